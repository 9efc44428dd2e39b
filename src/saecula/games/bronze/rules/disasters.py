"""§5 Disasters: the skulls of the active seat's dice, counted exactly."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.bronze.kinds import GOOD_COUNT, GREAT_WALL, IRRIGATION, MEDICINE, RELIGION, SKULL2
from saecula.games.bronze.state import Bronze
from saecula.games.bronze.words import REVOLTED, SPARED, STRUCK
from saecula.kernel.verbs import counted

DROUGHT: Final = 1
PESTILENCE: Final = 2
INVASION: Final = 3
REVOLT: Final = 4

DROUGHT_SKULLS: Final = 2
PESTILENCE_SKULLS: Final = 3
INVASION_SKULLS: Final = 4
REVOLT_SKULLS: Final = 5  # or more
DROUGHT_POINTS: Final = 2
PESTILENCE_POINTS: Final = 3
INVASION_POINTS: Final = 4


def resolve_disasters(s: Bronze) -> None:
    """§5 2 skulls drought, 3 pestilence, 4 invasion, 5 or more revolt; immunity shifts nothing (R11, R38)."""
    skulls = s.dice[SKULL2]
    if skulls == DROUGHT_SKULLS:
        drought(s)
    elif skulls == PESTILENCE_SKULLS:
        pestilence(s)
    elif skulls == INVASION_SKULLS:
        invasion(s)
    elif skulls >= REVOLT_SKULLS:
        revolt(s)


def drought(s: Bronze) -> None:
    """§5 The roller loses 2 points, unless Irrigation waters the fields."""
    if s.has(s.active, IRRIGATION):
        s.tell(SPARED, s.active, DROUGHT)
    else:
        strike(s, s.active, DROUGHT, DROUGHT_POINTS)


def pestilence(s: Bronze) -> None:
    """§5 Every opponent loses 3 points, each with Medicine excepted; §solo it is the roller (R12)."""
    seat: i64
    for seat in range(s.seats):
        if seat != s.active or s.seats == 1:
            if s.has(seat, MEDICINE):
                s.tell(SPARED, seat, PESTILENCE)
            else:
                strike(s, seat, PESTILENCE, PESTILENCE_POINTS)


def invasion(s: Bronze) -> None:
    """§5 The roller loses 4 points, unless a Great Wall of an earlier turn stands (R13)."""
    if s.has_built(s.active, GREAT_WALL) and s.is_in_play(GREAT_WALL):
        s.tell(SPARED, s.active, INVASION)
    else:
        strike(s, s.active, INVASION, INVASION_POINTS)


def revolt(s: Bronze) -> None:
    """§5 The roller loses all goods; with Religion every opponent without it does instead (R14, R15)."""
    if not s.has(s.active, RELIGION):
        lose_goods(s, s.active)
        return
    s.tell(SPARED, s.active, REVOLT)
    seat: i64
    for seat in range(s.seats):
        if seat != s.active:
            if s.has(seat, RELIGION):
                s.tell(SPARED, seat, REVOLT)
            else:
                lose_goods(s, seat)


def strike(s: Bronze, seat: i64, disaster: i64, boxes: i64) -> None:
    """§5 Mark one disaster box per point lost."""
    s.mark_disasters(seat, boxes)
    s.tell(STRUCK, seat, disaster, boxes)


def lose_goods(s: Bronze, seat: i64) -> None:
    """§5 All goods go, also those just collected; food and coins are no goods (R14)."""
    lost: i64 = 0
    good: i64
    for good in range(GOOD_COUNT):
        lost += counted(good, s.good(seat, good))
        s.set_good(seat, good, 0)
    s.tell(REVOLTED, seat, lost)
