"""Positions of Bronze worth a picture: for the board's demo and tests, and for screenshots."""

from __future__ import annotations

import random
from typing import Any

import saecula

PLAYERS = ["Marion", "Nicole", "Tarek", "Irene"]


def at(description: dict[str, Any], seed: int = 7) -> saecula.Match:
    """Set up a position."""
    seats = len(description["seats"])
    return saecula.position("bronze", description, seed=seed, players=PLAYERS[:seats])


MUCH: list[dict[str, Any]] = [
    {"food": 7, "goods": {"wood": 4, "stone": 3, "pottery": 3, "cloth": 2, "metal": 1}, "city_boxes": 13,
     "monuments": {"step_pyramid": 3, "stone_circle": 5, "temple": 4, "obelisk": 9, "great_wall": 6,
                   "great_pyramid": 2},
     "developments": ["irrigation", "agriculture", "coinage"], "disasters": 5},
    {"food": 3, "goods": {"wood": 2, "stone": 2, "cloth": 2}, "city_boxes": 7,
     "monuments": {"step_pyramid": 3, "stone_circle": 5, "temple": 7, "great_wall": 3},
     "developments": ["leadership", "medicine", "religion", "masonry"], "disasters": 9},
    {"food": 11, "goods": {"wood": 3, "stone": 3}, "city_boxes": 18,
     "monuments": {"step_pyramid": 3, "obelisk": 5, "hanging_gardens": 11, "great_pyramid": 9},
     "developments": ["quarrying", "engineering"], "disasters": 3},
    {"food": 1, "goods": {"wood": 1, "stone": 6, "pottery": 2, "metal": 3}, "city_boxes": 3,
     "monuments": {"stone_circle": 2, "great_wall": 13},
     "developments": ["caravans", "granaries", "leadership"], "disasters": 12},
]  # fmt: skip
FIRST = {"step_pyramid": 1, "stone_circle": 0, "temple": 1, "obelisk": 0, "hanging_gardens": 2, "great_wall": 3}


def late(**more: object) -> dict[str, Any]:
    """Describe a late position with four players."""
    return {"seats": MUCH, "round": 11, "start": 2, "active": 0, "first_builders": FIRST, **more}


def played_out(seats: int, seed: int) -> saecula.Match:
    """Play a game at random, with a liking for buying and building."""
    match = saecula.new("bronze", seats=seats, seed=seed, players=PLAYERS[:seats])
    rng = random.Random(seed)  # noqa: S311 - a demo
    while not match.over:
        seat = match.to_act[0]
        found = [c.number for c in match.choices(seat)]
        busy = [n for n in found if n != 0] if match.ask(seat).key in ("ask-mark", "ask-buy") else found
        match.play(seat, rng.choice(busy or found))
    return match


def ended() -> saecula.Match:
    """Return a game whose last turn is played: the first two have equal points, the tie-break decides."""
    sheets = [dict(sheet) for sheet in MUCH]
    sheets[1] = sheets[1] | {"developments": [*sheets[1]["developments"], "empire"], "disasters": 12}
    sheets[2] = sheets[2] | {"developments": ["quarrying", "engineering", "architecture"]}
    match = at(late(phase="buy", start=1, dice={"coin": 2, "workers3": 3, "skull2": 1}) | {"seats": sheets})
    match.play(0, "done")
    while not match.over:
        match.play(0, match.choices(0)[0].number)
    return match


def situations() -> dict[str, saecula.Match]:
    """Return every situation of the demo."""
    dice = {"food3": 1, "workers3": 1, "either2": 2, "coin": 1, "skull2": 1}
    trading = {"trading": True}
    deal = {"partner": 1, "amounts": {"wood": 3, "cloth": -1, "food": 2}}
    return {
        "start": saecula.new("bronze", seats=2, seed=5, players=PLAYERS[:2]),
        "reroll": at(late(phase="roll", rolls_left=1, dice=dice)),
        "rerolled": at(late(phase="roll", rolls_left=0, dice={"workers3": 2, "either2": 1, "coin": 1, "skull2": 2})),
        "lead": at(late(phase="lead", active=1, dice={"food3": 1, "coin": 2, "skull2": 2})),
        "food": at(late(phase="food", rolls_left=0, dice={"either2": 3, "coin": 1, "workers3": 1, "good1": 1})),
        "stones": at(late(phase="disasters", active=2, dice={"workers3": 3, "coin": 2, "skull2": 2})),
        "build": at(late(phase="build", dice={"workers3": 2, "either2": 1, "coin": 1, "skull2": 2})),
        "buy": at(late(phase="buy", dice={"coin": 2, "workers3": 2, "either2": 1, "skull2": 1})),
        "discard": at(late(phase="discard", dice={"coin": 2, "workers3": 2, "either2": 1, "skull2": 1})),
        "partner": at(late(phase="trade", dice={"coin": 2, "workers3": 2, "either2": 2}, options=trading)),
        "offer": at(late(phase="trade", dice={"coin": 2, "workers3": 2, "either2": 2}, options=trading)).play(
            0, "partner 1"
        ),
        "answer": at(late(phase="trade", dice={"coin": 2, "workers3": 2, "either2": 2}, options=trading, deal=deal)),
        "counter": at(
            late(phase="trade", dice={"coin": 2, "workers3": 2, "either2": 2}, options=trading, deal=deal)
        ).play(1, "counter"),
        "invited": at(
            late(phase="trade", dice={"coin": 2, "workers3": 2, "either2": 2}, options=trading, deal={"partner": 1})
        ),
        "three": at({"seats": [*MUCH[:2], {}], "phase": "roll", "options": {}} | {
            "first_builders": {"step_pyramid": 1, "stone_circle": 0, "temple": 1, "obelisk": 0}}),
        "solo": saecula.new("bronze", seats=1, seed=3, players=PLAYERS[:1]),
        "end": ended(),
        "random": played_out(4, 11),
    }  # fmt: skip
