"""Situations of Gentes worth a picture: for the board's demo and tests, and for screenshots."""

from __future__ import annotations

import random
from typing import Any

import saecula

PLAYERS = ["Marion", "Nicole", "Tarek", "Irene"]

Description = dict[str, Any]


def at(description: Description, seed: int = 7) -> saecula.Match:
    """Set up a position."""
    seats = len(description["seats"])
    return saecula.position("gentes", description, seed=seed, players=PLAYERS[:seats])


def mats() -> list[Description]:
    """Describe three mats in the middle of a match."""
    return [
        {
            "people": {"noble": 2, "artisan": 3, "soldier": 2, "merchant": 4, "priest": 1, "scholar": 3},
            "coins": 13, "points": 21, "temple": 2, "oracle": 3, "cubes": 3, "singles": 2, "doubles": 1,
            "tiles": ["seafarer_5"], "hand": ["mint", "statue", "aqueduct"],
            "played": ["marketplace", "shipyard", "road", "well"], "spent": [],
            "spaces": ["syracusae", "alexandria", "scribes_temple", "inventors_trade"],
        },
        {
            "people": {"noble": 1, "soldier": 5, "merchant": 1, "priest": 4, "scholar": 1},
            "coins": 6, "points": 26, "temple": 4, "oracle": 1, "cubes": 2, "singles": 3, "doubles": 0,
            "tiles": ["chronicler_5", "philosopher_3"], "hand": ["barracks", "sanctuary"],
            "played": ["altar", "watchtower", "catapult", "training_ground"], "spent": ["training_ground"],
            "spaces": ["athenai", "delphi", "cnossus", "philosophers_oracle"], "tired": ["philosophers_oracle"],
        },
        {
            "people": {"noble": 3, "artisan": 1, "merchant": 2, "priest": 2, "scholar": 4},
            "coins": 9, "points": 17, "oracle": 2, "cubes": 3, "singles": 1, "doubles": 1,
            "tiles": ["scribe_3"], "hand": ["library", "hospital", "theatre", "basilica"],
            "played": ["scriptorium", "stele", "treasury"], "spent": [],
            "spaces": ["ephesus", "byblos", "memphis", "pergamon", "scribes_oracle"],
        },
    ]  # fmt: skip


def middle(**more: object) -> Description:
    """Describe round 3 of a match of three; Marion is to act."""
    return {"seats": mats(), "round": 3, "start": 1, "active": 0} | more


def mine(**more: object) -> Description:
    """Describe the same moment with another mat of Marion's."""
    first, *others = mats()
    return middle(seats=[first | more, *others])


def played(seats: int, seed: int, answers: int) -> saecula.Match:
    """Play so many answers at random, with a liking for cities and cards."""
    match = saecula.new("gentes", seats=seats, seed=seed, players=PLAYERS[:seats])
    rng = random.Random(seed)  # noqa: S311 - a demo
    while not match.over and answers > 0:
        seat = match.to_act[0]
        found = match.choices(seat)
        liked = [c for c in found if c.notation.startswith(("tile chronicler", "tile seafarer", "play", "act"))]
        calm = [c for c in found if not c.notation.startswith(("recruit", "swap"))]
        match.play(seat, rng.choice(liked or calm or found).number)
        answers -= 1
    return match


def ended(seats: int = 3, seed: int = 11) -> saecula.Match:
    """Return a match that is over."""
    return played(seats, seed, 10_000)


def moved() -> saecula.Match:
    """Return Marion with six cities on the map: one has to be taken back."""
    spaces = ["syracusae", "alexandria", "scribes_temple", "inventors_trade", "carthago", "troia"]
    return at(mine(spaces=spaces)).play(0, "tile seafarer_1").play(0, "doubles 1")


def drafting() -> Description:
    """Describe the draft of three."""
    laid = ["altar", "well", "harbour", "forge", "stele", "road", "quarry", "insula", "granary"]
    return {"seats": [{}, {}, {}], "phase": "draft", "revealed": laid}


def final() -> Description:
    """Describe the scoring of hands at the end."""
    return mine(hand=["statue", "city_wall", "pyramid"]) | {"round": 6, "phase": "final", "active": None}


def ordered() -> saecula.Match:
    """Return the moment after a card of a data pack whose rewards and penalty may come in any order."""
    pack = (
        '[[card]]\nkey = "stele"\nneeds = { noble = 1 }\ngains = { temple = 2, oracle = 1 }\nloses = { scholar = 1 }\n'
    )
    options = {"first_game": True}
    for seed in range(20):  # until the one who begins has the card
        match = saecula.new("gentes", seats=2, seed=seed, options=options, pack=pack, players=PLAYERS[:2])
        seat = match.to_act[0]
        if "stele" in match.view(seat)["seats"][seat]["hand"]:
            break
    return match.play(seat, "tile chronicler_9").play(seat, "play stele")


def situations() -> dict[str, tuple[saecula.Match, str]]:
    """Return every situation of the demo, and the choice that is looked at in it."""
    return {
        "draft": (at(drafting()), ""),
        "settle": (at({"seats": [{"hand": ["altar"]}, {}, {}], "phase": "people"}), ""),
        "turn": (at(middle()), ""),
        "help": (at(mine(spaces=["scribes_temple", "inventors_trade", "inventors_temple"])).play(0, "tax long"), ""),
        "price": (at(middle()).play(0, "tile scribe_1").play(0, "use scribes_temple"), ""),
        "doubles": (at(middle()).play(0, "tile chronicler_1"), "doubles 1"),
        "train": (at(mine(spaces=["inventors_trade"])).play(0, "tile philosopher_4").play(0, "done"), "train noble"),
        "take": (at(mine(spaces=[], coins=30)).play(0, "tile scribe_5").play(0, "doubles 1"), ""),
        "play": (at(middle()).play(0, "tile chronicler_7"), "play statue"),
        "build": (at(mine(spaces=["syracusae"])).play(0, "tile seafarer_8").play(0, "doubles 1"), "build sparta"),
        "clear": (moved(), ""),
        "region": (at(mine(spaces=["olympia", "carthago"])).play(0, "tile seafarer_3").play(0, "doubles 1")
                   .play(0, "build scribes_trade"), ""),
        "lose": (at(mine(hand=["arena"], people={"soldier": 3, "noble": 2})).play(0, "tile chronicler_7")
                 .play(0, "play arena"), ""),
        "gain": (at({"seats": [{"hand": ["hospital"], "people": {"priest": 2, "scholar": 3}}, {}, {}], "round": 3})
                 .play(0, "tile chronicler_7").play(0, "play hospital"), ""),
        "next": (ordered(), ""),
        "swap": (at(middle()).play(0, "swap noble priest"), "swap artisan soldier"),
        "cube": (at(mine(cubes=0) | {"phase": "decline", "round": 4, "start": 0, "active": None}), ""),
        "activate": (at(middle(phase="activate", active=0, start=0)), ""),
        "limit": (at(mine(hand=["mint", "statue", "aqueduct", "forum", "arena"]) | {"phase": "limit", "start": 0}), ""),
        "score": (at(final()), ""),
        "two": (at({"seats": [mats()[0] | {"spaces": ["syracusae"], "tiles": []}, {}], "round": 4, "active": 0}), ""),
        "four": (played(4, 5, 150), ""),
        "end": (ended(), ""),
    }  # fmt: skip
