"""§IV, §end Taxes of domains, and the score."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.khronos.kinds import CELLS, CIVIL, COLUMNS, ERA_COUNT, MIGHT, MILITARY, REASON, RELIGIOUS, ROWS
from saecula.games.khronos.rules.domains import top_rank
from saecula.games.khronos.state import CUBES_AT, Khronos, cell_of, cubes_on, kind_of, owner_of, rank_of
from saecula.games.khronos.words import NO_TAXES, TAXES
from saecula.kernel.choices import Choices
from saecula.kernel.rows import Row, ints

TAX_ROUNDS: Final = 1 << 4 | 1 << 7  # §IV the fourth and the seventh
LAST_ROUND: Final = 7
INHABITANTS_BITS: Final = 6
MAX_INHABITANTS: Final = 63
COINS_BITS: Final = 16
MAX_COINS: Final = 65535


def collect_taxes(s: Khronos) -> None:
    """§IV At the end of one's fourth and seventh turn: from every domain one rules, in eras where one is (A42, A65)."""
    if TAX_ROUNDS >> s.round & 1 == 0:
        return
    seat = s.active
    before = s.money[seat]
    era: i64
    for era in range(MIGHT, ERA_COUNT):
        if s.is_in(seat, era):
            s.money[seat] += taxes_in(s, seat, era, s.telling)
    if s.money[seat] == before:
        s.tell(NO_TAXES, seat)


def taxes_in(s: Khronos, seat: i64, era: i64, telling: bool) -> i64:
    """§IV Return what a seat collects in an era if it has an adventurer there."""
    cells = buildings_in(s, era)
    coins = tax_values(s, era, cells)
    rules = rulers(s, era, cells)
    total: i64 = 0
    zone: i64
    for zone in range(CELLS):
        if rules[zone] >> seat & 1 == 1 and coins[zone] > 0:
            total += coins[zone]
            if telling:
                s.tell(TAXES, seat, coins[zone], era, era * CELLS + zone)
    return total


def taxes_of_all(s: Khronos) -> Row:
    """§IV Return per era and seat what `taxes_in` does; only maps that have changed are gone through again."""
    if s.untaxed != 0:
        s.taxes = s.taxes[:]
        era: i64
        for era in range(MIGHT, ERA_COUNT):
            if s.untaxed >> era & 1 == 1:
                reckon_taxes(s, era)
        s.untaxed = 0
    return s.taxes


def reckon_taxes(s: Khronos, era: i64) -> None:
    """§IV Note what everybody would collect in an era, in one walk through its buildings."""
    seat: i64
    for seat in range(s.seats):
        s.taxes[era * s.seats + seat] = 0
    found = ints(CELLS + CELLS, 0)  # per domain its coins and who rules it, packed; after that the domains' names
    n: i64 = CELLS
    ruling: i64 = MILITARY if era == MIGHT else RELIGIOUS
    at = era * CELLS
    board = s.board
    zones = s.zone
    row: i64
    for row in range(ROWS):
        columns = s.taken[era * ROWS + row]
        cell = row * COLUMNS
        while columns != 0:
            if columns & 1 == 1:
                b = board[at + cell]
                if cell_of(b) == cell:
                    zone = zones[at + cell] - 1
                    kind = kind_of(b)
                    if zone == cell:  # a domain is named by its first cell
                        found[n] = zone
                        n += 1
                    if (kind == CIVIL) == (era != REASON):
                        found[zone] += s.value(b)
                    elif era == REASON:
                        found[zone] += packed_inhabitants(s, b) << COINS_BITS
                    elif kind == ruling and rank_of(b) == top_rank(s, era, zone + 1, kind):
                        found[zone] = found[zone] & MAX_COINS | (1 << owner_of(b)) << COINS_BITS
            columns >>= 1
            cell += 1
    i: i64
    for i in range(CELLS, n):
        share_taxes(s, era, found[found[i]])


def share_taxes(s: Khronos, era: i64, domain: i64) -> None:
    """§IV Note the coins of one domain, packed with who rules it, for its rulers."""
    coins = domain & MAX_COINS
    rules = domain >> COINS_BITS
    if coins == 0 or rules == 0:
        return
    if era == REASON:
        rules = with_most(s, rules)
    seat: i64
    for seat in range(s.seats):
        if rules >> seat & 1 == 1:
            s.taxes[era * s.seats + seat] += coins


def buildings_in(s: Khronos, era: i64) -> Choices:
    """§IV Return the cells of an era in which buildings begin, in reading order."""
    found = Choices()
    at = era * CELLS
    row: i64
    for row in range(ROWS):
        columns = s.taken[era * ROWS + row]
        cell = row * COLUMNS
        while columns != 0:
            if columns & 1 == 1 and cell_of(s.board[at + cell]) == cell:
                found.add(at + cell)
            columns >>= 1
            cell += 1
    return found


def tax_values(s: Khronos, era: i64, cells: Choices) -> Row:
    """§IV Return per domain (name − 1) its civil strength, in Reason its military and religious strength."""
    found = ints(CELLS, 0)
    i: i64
    for i in range(cells.n):
        b = s.board[cells.row[i]]
        if (kind_of(b) == CIVIL) == (era != REASON):
            found[s.zone[cells.row[i]] - 1] += s.value(b)
    return found


def rulers(s: Khronos, era: i64, cells: Choices) -> Row:
    """§IV Return per domain (name − 1) the bit set of seats that rule it: one at most, in Reason perhaps several."""
    if era == REASON:
        return most_inhabitants(s, cells)
    kind: i64 = MILITARY if era == MIGHT else RELIGIOUS
    found = ints(CELLS, 0)
    i: i64
    for i in range(cells.n):
        b = s.board[cells.row[i]]
        zone = s.zone[cells.row[i]]
        if kind_of(b) == kind and rank_of(b) == top_rank(s, era, zone, kind):
            found[zone - 1] = 1 << owner_of(b)
    return found


def most_inhabitants(s: Khronos, cells: Choices) -> Row:
    """§IV The most cubes on the civil buildings of a domain rule it in Reason; cubes on ruins do not count (A43)."""
    counts = inhabitants(s, cells)
    found = ints(CELLS, 0)
    zone: i64
    for zone in range(CELLS):
        if counts[zone] != 0:
            found[zone] = with_most(s, counts[zone])
    return found


def with_most(s: Khronos, counts: i64) -> i64:
    """§IV Return the bit set of seats with the most cubes."""
    found: i64 = 0
    most: i64 = 1
    seat: i64
    for seat in range(s.seats):
        cubes = counts >> INHABITANTS_BITS * seat & MAX_INHABITANTS
        if cubes > most:
            most = cubes
            found = 0
        if cubes == most:
            found |= 1 << seat
    return found


def inhabitants(s: Khronos, cells: Choices) -> Row:
    """§IV Return per domain of Reason (name − 1) the cubes of all seats, packed."""
    found = ints(CELLS, 0)
    i: i64
    for i in range(cells.n):
        b = s.board[cells.row[i]]
        found[s.zone[cells.row[i]] - 1] += packed_inhabitants(s, b)
    return found


def packed_inhabitants(s: Khronos, b: i64) -> i64:
    """§IV Return the cubes of all seats on a building."""
    found: i64 = 0
    if b >> CUBES_AT != 0:
        seat: i64
        for seat in range(s.seats):
            found += cubes_on(b, seat) << INHABITANTS_BITS * seat
    return found
