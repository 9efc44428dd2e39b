"""§IV, §end Taxes of domains, and the score."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.khronos.kinds import CELLS, CIVIL, ERA_COUNT, MIGHT, MILITARY, REASON, RELIGIOUS
from saecula.games.khronos.state import (
    EMPTY,
    NONE,
    Khronos,
    cell_of,
    cubes_on,
    kind_of,
    owner_of,
    rank_of,
)
from saecula.games.khronos.words import NO_TAXES, TAXES

TAX_ROUNDS: Final = 1 << 4 | 1 << 7  # §IV the fourth and the seventh
LAST_ROUND: Final = 7


def collect_taxes(s: Khronos) -> None:
    """§IV At the end of one's fourth and seventh turn: from every domain one rules, in eras where one is (A42, A65)."""
    if TAX_ROUNDS >> s.round & 1 == 0:
        return
    seat = s.active
    before = s.money[seat]
    era: i64 = MIGHT
    while era < ERA_COUNT:
        if s.is_in(seat, era):
            s.money[seat] += taxes_in(s, seat, era, s.telling)
        era += 1
    if s.money[seat] == before:
        s.tell(NO_TAXES, seat)


def taxes_in(s: Khronos, seat: i64, era: i64, telling: bool) -> i64:
    """§IV Return what a seat collects in an era if it has an adventurer there."""
    total: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        zone = s.zone[era * CELLS + cell]
        if zone == cell + 1 and rules_domain(s, seat, era, zone):
            coins = tax_of(s, era, zone)
            total += coins
            if telling and coins > 0:
                s.tell(TAXES, seat, coins, era, era * CELLS + cell)
        cell += 1
    return total


def tax_of(s: Khronos, era: i64, zone: i64) -> i64:
    """§IV In Might and Faith the civil strength of a domain, in Reason its military and religious strength."""
    total: i64 = 0
    cell = zone - 1
    while cell < CELLS:
        if s.zone[era * CELLS + cell] == zone:
            b = s.at(era, cell)
            if cell_of(b) == cell and (kind_of(b) == CIVIL) == (era != REASON):
                total += s.value(b)
        cell += 1
    return total


def rules_domain(s: Khronos, seat: i64, era: i64, zone: i64) -> bool:
    """§IV Might: the highest military building; Faith: the highest religious one; Reason: most cubes, also with others."""
    if era != REASON:
        return ruler_of(s, era, zone) == seat
    own = inhabitants_in(s, seat, zone)
    if own == 0:
        return False  # A43
    other: i64 = 0
    while other < s.seats:
        if inhabitants_in(s, other, zone) > own:
            return False
        other += 1
    return True


def ruler_of(s: Khronos, era: i64, zone: i64) -> i64:
    """§IV Return the owner of the highest military (Faith: religious) building of a domain, or NONE."""
    kind: i64 = MILITARY if era == MIGHT else RELIGIOUS
    best: i64 = EMPTY
    cell = zone - 1
    while cell < CELLS:
        if s.zone[era * CELLS + cell] == zone:
            b = s.at(era, cell)
            if kind_of(b) == kind and (best == EMPTY or rank_of(b) > rank_of(best)):
                best = b
        cell += 1
    return NONE if best == EMPTY else owner_of(best)


def inhabitants_in(s: Khronos, seat: i64, zone: i64) -> i64:
    """§IV Return the cubes of a seat on the civil buildings of a domain of Reason; those on ruins do not count."""
    total: i64 = 0
    cell = zone - 1
    while cell < CELLS:
        if s.zone[REASON * CELLS + cell] == zone:
            b = s.at(REASON, cell)
            if cell_of(b) == cell:
                total += cubes_on(b, seat)
        cell += 1
    return total
