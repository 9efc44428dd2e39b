"""The form of a set-up position: what a description may say, and of which type."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from saecula.games.sands import kinds
from saecula.games.sands.rules.scoring import DYNASTIES
from saecula.games.shapes import one_of

LandKey = Annotated[str, one_of(kinds.LANDS)]
CategoryKey = Annotated[str, one_of(kinds.CATEGORIES)]
TreeKey = Annotated[str, one_of(kinds.ROOTS)]
PileKey = Annotated[str, one_of([f"{category}-{level}" for category in kinds.CATEGORIES for level in (3, 4)])]
Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=4)]
Citizens = Annotated[str, msgspec.Meta(pattern="^[PW]*$", max_length=30)]
Tile = Annotated[str, msgspec.Meta(pattern="^(crops|gold) [1-9]$")]
Pair = Annotated[list[str], msgspec.Meta(min_length=2, max_length=2)]
Phase = Literal["resources", "select", "turn", "roll", "growth", "crowding", "scoring", "prepare"]


class Empire(msgspec.Struct, forbid_unknown_fields=True):
    """One seat: lands, people, tracks and cards."""

    capital: LandKey
    provinces: list[LandKey] = []
    colonies: list[LandKey] = []
    citizens: dict[LandKey, Citizens] = {}
    crops: Small = 0
    gold: Small = 0
    unrest: Annotated[int, msgspec.Meta(ge=0, le=7)] = 3
    heritage: dict[CategoryKey, Small] = {}
    caravans: list[Annotated[str, one_of(kinds.BORDERS)]] = []
    markers: dict[TreeKey, Annotated[int, msgspec.Meta(ge=1, le=4)]] = {}
    used: list[Annotated[str, one_of(kinds.ACTIONS)]] = []
    emphasis: str | None = None
    boxes: Small = 0
    selected: Pair | None = None
    chronicles: dict[Annotated[str, one_of(kinds.BINS)], Annotated[str, one_of(kinds.CHRONICLES)]] = {}
    bonuses: list[Annotated[str, one_of(kinds.BONUSES)]] = []
    points: dict[str, Annotated[int, msgspec.Meta(ge=-99, le=999)]] = {}
    final_chronicles: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0


class Pile(msgspec.Struct, forbid_unknown_fields=True):
    """The known top card of a pile, and who has seen it."""

    top: str
    known: list[Seat] = []


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A moment of a generation."""

    seats: Annotated[list[Empire], msgspec.Meta(min_length=2, max_length=5)]
    options: dict[str, bool | int | str] = {}
    tiles: dict[LandKey, Tile] = {}
    structures: dict[LandKey, list[Annotated[str, one_of(kinds.STRUCTURES)]]] = {}
    trees: dict[TreeKey, list[Annotated[str, one_of(kinds.ADVANCE_CARDS)]]] = {}
    piles: dict[PileKey, Pile] = {}
    start: Seat = 0
    dynasty: Annotated[int, msgspec.Meta(ge=1, le=DYNASTIES)] = 1
    generation: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1
    position: Small = 0
    position_before: Small | None = None
    turn: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    phase: Phase = "select"
    active: Seat | None = None
    cards: Annotated[list[str], msgspec.Meta(max_length=2)] | None = None
    bonus: str | None = None
    patron: str | None = None
    exchanged: bool = False
    repeated: bool = False
