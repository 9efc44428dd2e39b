"""What clients receive of the sample: the shapes of its views and printed numbers."""

from __future__ import annotations

from typing import TypedDict

from saecula.games.sample.kinds import Lantern
from saecula.games.shapes import Some


class StallView(TypedDict):
    """One stall; of others' hands what one has seen go there."""

    coins: int
    lamps: int
    cards: int
    hand: Some[Lantern, int]
    has_shown: bool


class SampleView(TypedDict):
    """The table; `shown` and `aside` are one's own."""

    round: int
    active: int
    deck: int
    top: Lantern | None
    away: Some[Lantern, int]
    shown: Lantern | None
    aside: Some[Lantern, int]
    seats: list[StallView]


# The printed numbers of each lantern.
SampleFacts = dict[str, dict[str, int]]
