"""Situations of Khronos worth a picture: for the board's demo and tests, and for screenshots."""

from __future__ import annotations

import random
import re
from typing import Any

import saecula

PLAYERS = ["Marion", "Nicole", "Tarek", "Irene", "Jonas"]

Description = dict[str, Any]


def at(description: Description, seed: int = 7) -> saecula.Match:
    """Set up a position."""
    seats = len(description["seats"])
    return saecula.position("khronos", description, seed=seed, players=PLAYERS[:seats])


def played(seats: int, seed: int, turns: int) -> saecula.Match:
    """Play so many decisions at random, with a liking for large tiles."""
    match = saecula.new("khronos", seats=seats, seed=seed, players=PLAYERS[:seats])
    rng = random.Random(seed)  # noqa: S311 - a demo
    while not match.over and turns > 0:
        seat = match.to_act[0]
        found = match.choices(seat)
        busy = [c for c in found if c.number != 0 and not c.notation.startswith(("purse", "exchange"))]
        liked = [
            c for c in busy if re.search(r"take (keep|monastery|town|city|castle|abbey)|populate|restore", c.notation)
        ]
        match.play(seat, rng.choice(liked or busy or found).number)
        turns -= 1
    return match


def tile(tile: str, cell: str, owner: int | None = None, **more: object) -> Description:
    """Describe a building."""
    return {"tile": tile, "cell": cell, **({} if owner is None else {"owner": owner}), **more}


def chain(kind: str, cell: str, owner: int) -> tuple[Description, Description, Description]:
    """Describe a building of Might with its copy and its ruin."""
    return tile(kind, cell, owner), tile(kind, cell, owner), tile(kind, cell)


def late(active: int = 0, **more: object) -> Description:
    """Describe a full table of three in round 4."""
    keep, keep_f, keep_r = chain("keep", "c8", 0)
    castle, castle_f, castle_r = chain("castle", "l10", 1)
    cloister, cloister_f, cloister_r = chain("monastery", "g13", 2)
    return {
        "seats": [
            {"money": 9, "hand": {"military": 1, "religious": 1, "civil": 2},
             "adventurers": [{"era": "might"}, {"era": "reason"}]},
            {"money": 12, "hand": {"military": 2, "religious": 2},
             "adventurers": [{"era": "faith"}, {"era": "faith"}]},
            {"money": 7, "hand": {"religious": 1, "civil": 3},
             "adventurers": [{"era": "might"}, {"era": "faith"}]},
        ],
        "round": 4, "active": active, "phase": "actions",
        "might": [keep, tile("town", "e8"), tile("watchtower", "g8", 1), castle, tile("town", "j11"),
                  tile("hamlet", "o12"), cloister, tile("chapel", "h12", 1), tile("city", "h15"),
                  tile("watchtower", "k16", 2)],
        "faith": [keep_f, tile("town", "e8"), tile("abbey", "c4", 2), castle_f, tile("town", "j11"), cloister_f,
                  tile("city", "h15"), tile("chapel", "k15", 0), tile("monastery", "l4", 1), tile("town", "l6")],
        "reason": [keep_r, tile("town", "e8", cubes={"0": 2, "1": 1}), tile("abbey", "c4", half=1),
                   castle_r | {"restored": True}, tile("town", "j11", cubes={"1": 1}), cloister_r,
                   tile("city", "h15", cubes={"0": 1, "1": 2, "2": 2}), tile("monastery", "l4", restored=True),
                   tile("town", "l6", cubes={"2": 1}), tile("hamlet", "c12", cubes={"2": 1})],
    } | more  # fmt: skip


def opening() -> saecula.Match:
    """Return the first turn of a match for three: Marion holds a keep over Might."""
    hands = [{"military": 2, "civil": 1, "religious": 1}, {"civil": 4}, {"religious": 4}]
    return at({"seats": [{"hand": hand} for hand in hands], "phase": "actions"}).play(0, "take keep might")


def paradox() -> saecula.Match:
    """Return Tarek with a town over Might whose copy would erase a monastery in Faith and its ruin."""
    table = late(active=2)
    table["faith"] = [*table["faith"], tile("monastery", "c14", 1)]
    table["reason"] = [*table["reason"], tile("monastery", "c14", restored=True)]
    return at(table).play(2, "take town might")


def stopped() -> saecula.Match:
    """Return Marion with a keep over Might that casts no shadow: in Faith it would join two domains."""
    table = {"seats": [{"hand": {"military": 2}}, {}, {}], "phase": "actions", "faith": [tile("chapel", "h6", 1)]}
    return at(table).play(0, "take keep might")


def merging() -> Description:
    """Describe two domains of Might that a hamlet would join: Nicole's keep is the weaker one."""
    left, left_f, left_r = chain("keep", "e11", 0)
    right, right_f, right_r = chain("keep", "h11", 1)
    table = late(active=2)
    flat = {"map": "plain", "hamlets": []}
    return table | flat | {
        "might": [left, right, tile("watchtower", "e13", 2), tile("town", "j11"), tile("town", "c11")],
        "faith": [left_f, right_f, tile("town", "j11"), tile("town", "c11")],
        "reason": [left_r, right_r, tile("town", "j11", cubes={"1": 2}), tile("town", "c11", cubes={"0": 1})],
    }  # fmt: skip


def victims() -> saecula.Match:
    """Return Tarek who must choose which of two equal keeps shrinks."""
    table = merging()
    table["might"] = [one for one in table["might"] if one["tile"] != "watchtower"]
    return at(table).play(2, "take hamlet might").play(2, "at might-g11")


def taxed() -> saecula.Match:
    """Return the table after round 4, when all have stopped and taxes have been collected."""
    match = at(late())
    for seat, answers in ((0, 1), (1, 2), (2, 2)):  # the first one need not decline an exchange
        for _ in range(answers):
            match.play(seat, "done")
    return match


def ended() -> saecula.Match:
    """Return a match that is over."""
    return played(3, 4, 10_000)


def situations() -> dict[str, tuple[saecula.Match, str]]:
    """Return every situation of the demo, and the choice that is looked at in it."""
    merge = at(merging()).play(2, "take hamlet might")
    return {
        "start": (saecula.new("khronos", seats=3, seed=5, players=PLAYERS[:3]), ""),
        "act": (at(late()), ""),
        "shadow": (opening(), "at might-f6"),
        "paradox": (paradox(), "at might-c15"),
        "stopped": (stopped(), "at might-f6"),
        "merge": (merge, "at might-g11"),
        "shrink": (at(merging()).play(2, "take hamlet might").play(2, "at might-g11"), ""),
        "victim": (victims(), ""),
        "surcharge": (opening().play(0, "at might-b6"), ""),
        "taxes": (taxed(), ""),
        "five": (played(5, 8, 150), ""),
        "end": (ended(), ""),
    }
