"""What clients receive of Bronze: the shapes of its views and printed numbers."""

from __future__ import annotations

from typing import TypedDict

from saecula.games.bronze.kinds import Disaster, Face, Good, Monument, Phase, ScorePart, Ware
from saecula.games.shapes import Some


class SheetView(TypedDict):
    """One seat's pegboard and score sheet; `worth` is of whole stacks, `built` of finished monuments."""

    food: int
    goods: dict[Good, int]
    worth: dict[Good, int]
    cities: int
    city_boxes: int
    monuments: dict[Monument, int]
    built: Some[Monument, int]
    developments: list[str]
    disasters: int
    points: int
    parts: dict[ScorePart, int]


class DealView(TypedDict):
    """A deal in the making; of the amounts named so far the active seat gives what is above 0."""

    partner: int
    countered: bool
    named: Some[Ware, int]
    gives_most: dict[Ware, int]
    gets_most: dict[Ware, int]


class TradeView(TypedDict):
    """The trade of a turn: how many offers went to each other seat, and the open one."""

    made: dict[str, int]
    deal: DealView | None


class BronzeView(TypedDict):
    """The table; `hand` counts the dice in the hand, not yet rolled."""

    round: int
    start: int
    active: int | None
    phase: Phase | None
    last_round: bool
    dice: dict[Face, int]
    hand: int
    rolls_left: int
    as_food: int
    workers: int
    coins: int
    first_builders: dict[Monument, int | None]
    trade: TradeView | None
    seats: list[SheetView]


class CityFacts(TypedDict):
    """The boxes of a new city."""

    city: int
    boxes: int


class MonumentFacts(TypedDict):
    """Boxes of a monument, and points for its first and later builders."""

    boxes: int
    first: int
    later: int
    in_play: bool


class DevelopmentFacts(TypedDict):
    """Price and points of a development."""

    cost: int
    points: int


class DisasterFacts(TypedDict):
    """What brings a disaster: so many skulls, or `more`; and the thing that keeps it away or turns it on the others."""

    key: Disaster
    skulls: int
    more: bool
    points: int
    against: str


class BronzeFacts(TypedDict):
    """The printed numbers: `values` of the first piece of a good, `worths` of a stack that reaches each hole."""

    holes: dict[Ware, int]
    values: dict[Good, int]
    worths: dict[Good, list[int]]
    cities: list[CityFacts]
    monuments: dict[Monument, MonumentFacts]
    developments: dict[str, DevelopmentFacts]
    disasters: list[DisasterFacts]
    last_round: int
    last_development: int
    early_end: bool
    skulls_locked: bool
    offers: int
