"""Positions and first choices of golden matches that show what whole matches show too seldom."""

from __future__ import annotations

from typing import Any

Opening = tuple[dict[str, Any], tuple[str, ...]]


def tile(name: str, cell: str, owner: int | None = None, **more: object) -> dict[str, object]:
    """Return a building of a position."""
    return {"tile": name, "cell": cell} | ({} if owner is None else {"owner": owner}) | more


def last_turn(hand: str, opening: tuple[str, ...], **maps: object) -> Opening:
    """Return an opening in the last turn of a match of four, on an empty plain."""
    seats: list[dict[str, object]] = [{}, {}, {}, {"hand": {hand: 4}}]
    return {"seats": seats, "round": 7, "active": 3, "map": "plain", "hamlets": []} | maps, opening


KEEPS = [tile("keep", "d6", 0), tile("keep", "g6", 2)]
CASTLES = [tile("castle", "c6", 2), tile("castle", "g6", 0)]
JOIN = ("take hamlet might", "at might-f6")

KHRONOS: tuple[Opening, ...] = (
    last_turn(
        "civil", JOIN, might=[*KEEPS, tile("watchtower", "d8", 1)], faith=KEEPS
    ),  # a weaker domain's keep shrinks
    last_turn(
        "civil",
        JOIN,
        might=[*CASTLES, tile("watchtower", "g9", 1)],
        faith=CASTLES,
        reason=[tile("castle", "c6", half=0), tile("castle", "g6")],
    ),  # a castle shrinks in all ages
    last_turn("civil", JOIN, might=[tile("watchtower", "e6", 3), tile("watchtower", "g6", 2)]),  # and a small one falls
    last_turn("military", ("take keep might", "at might-f6"), stock={"keep": 1}),
    (
        {
            "seats": [{}, {"hand": {"military": 4}, "cubes": 0}],
            "round": 7,
            "active": 1,
            "map": "plain",
            "hamlets": [],
            "might": [tile("watchtower", "f6", 1)],
        },
        ("take keep might", "at might-f6"),
    ),  # no cube is left for the shadow
    last_turn(
        "military",
        ("take keep might", "at might-g8"),
        hamlets=["f7"],
        faith=[tile("town", "f7")],
        reason=[tile("town", "f7", cubes={"0": 1, "2": 1})],
    ),  # whose cube stays on the hamlet?
    (
        {
            "seats": [{"cubes": 0}, {}, {}, {"hand": {"military": 4}}],
            "round": 7,
            "active": 3,
            "map": "plain",
            "hamlets": ["f7"],
            "faith": [tile("town", "f7")],
            "reason": [tile("town", "f7", cubes={"0": 1})],
        },
        ("take keep might", "at might-g8", "split 2", "done"),
    ),  # a cube that may stay goes home
    last_turn("religious", ("take monastery might", "at might-f6"), faith=[tile("monastery", "d6", 1)]),
)
OPENINGS: dict[str, tuple[Opening, ...]] = {"khronos": KHRONOS}
