"""§IV, §end Taxes of domains, and the score."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.khronos.kinds import CELLS, CIVIL, COLUMNS, ERA_COUNT, MIGHT, MILITARY, REASON, RELIGIOUS, ROWS
from saecula.games.khronos.rules.domains import top_rank
from saecula.games.khronos.state import (
    CUBES_AT,
    Khronos,
    cell_of,
    cubes_on,
    kind_of,
    owner_of,
    rank_of,
)
from saecula.games.khronos.words import NO_TAXES, TAXES
from saecula.kernel.choices import Choices
from saecula.kernel.rows import Row, ints

TAX_ROUNDS: Final = 1 << 4 | 1 << 7  # §IV the fourth and the seventh
LAST_ROUND: Final = 7
INHABITANTS_BITS: Final = 6
INHABITANTS_MOST: Final = 63


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
    coins = tax_values(s, era)
    rules = rulers(s, era)
    total: i64 = 0
    zone: i64 = 0
    while zone < CELLS:
        if rules[zone] >> seat & 1 == 1 and coins[zone] > 0:
            total += coins[zone]
            if telling:
                s.tell(TAXES, seat, coins[zone], era, era * CELLS + zone)
        zone += 1
    return total


def buildings_in(s: Khronos, era: i64) -> Choices:
    """§IV Return the cells of an era in which buildings begin, in reading order."""
    found = Choices()
    at = era * CELLS
    row: i64 = 0
    while row < ROWS:
        columns = s.taken[era * ROWS + row]
        cell = row * COLUMNS
        while columns != 0:
            if columns & 1 == 1 and cell_of(s.board[at + cell]) == cell:
                found.add(at + cell)
            columns >>= 1
            cell += 1
        row += 1
    return found


def tax_values(s: Khronos, era: i64) -> Row:
    """§IV Return per domain (name − 1) its civil strength, in Reason its military and religious strength."""
    found = ints(CELLS, 0)
    cells = buildings_in(s, era)
    i: i64 = 0
    while i < cells.n:
        b = s.board[cells.at(i)]
        if (kind_of(b) == CIVIL) == (era != REASON):
            found[s.zone[cells.at(i)] - 1] += s.value(b)
        i += 1
    return found


def rulers(s: Khronos, era: i64) -> Row:
    """§IV Return per domain (name − 1) the bit set of seats that rule it: one at most, in Reason perhaps several."""
    if era == REASON:
        return most_inhabitants(s)
    kind: i64 = MILITARY if era == MIGHT else RELIGIOUS
    found = ints(CELLS, 0)
    cells = buildings_in(s, era)
    i: i64 = 0
    while i < cells.n:
        b = s.board[cells.at(i)]
        zone = s.zone[cells.at(i)]
        if kind_of(b) == kind and rank_of(b) == top_rank(s, era, zone, kind):
            found[zone - 1] = 1 << owner_of(b)
        i += 1
    return found


def most_inhabitants(s: Khronos) -> Row:
    """§IV The most cubes on the civil buildings of a domain rule it in Reason; cubes on ruins do not count (A43)."""
    counts = inhabitants(s)
    found = ints(CELLS, 0)
    zone: i64 = 0
    while zone < CELLS:
        if counts[zone] != 0:
            most: i64 = 1
            seat: i64 = 0
            while seat < s.seats:
                cubes = counts[zone] >> INHABITANTS_BITS * seat & INHABITANTS_MOST
                if cubes > most:
                    most = cubes
                    found[zone] = 0
                if cubes == most:
                    found[zone] |= 1 << seat
                seat += 1
        zone += 1
    return found


def inhabitants(s: Khronos) -> Row:
    """§IV Return per domain of Reason (name − 1) the cubes of all seats, packed."""
    found = ints(CELLS, 0)
    cells = buildings_in(s, REASON)
    i: i64 = 0
    while i < cells.n:
        b = s.board[cells.at(i)]
        seat: i64 = 0
        while seat < s.seats and b >> CUBES_AT != 0:
            found[s.zone[cells.at(i)] - 1] += cubes_on(b, seat) << INHABITANTS_BITS * seat
            seat += 1
        i += 1
    return found
