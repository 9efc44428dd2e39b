"""§A2, §A3 Domains and the highest ranks in them: kept up to date whenever a building is laid or lifted.

A domain is a side-connected group of visible buildings. It is named by its first cell in reading order, plus one
(A60); `tops` holds for it the highest military and religious rank, and how many buildings share each.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.khronos.kinds import CELLS, CIVIL, COLUMNS, ROWS
from saecula.games.khronos.rules.grid import BESIDE, COVERED, beside_at, beside_end, covered_at, covered_end
from saecula.games.khronos.state import EMPTY, Khronos, cell_of, kind_of, lay_hamlet, rank_of
from saecula.kernel.rows import Row, ints

NO_DOMAIN: Final = 0
SEVERAL: Final = -1
RANK_BITS: Final = 2
TOP_BITS: Final = 8  # per kind: the highest rank, and above it how many buildings have it
TOP_MASK: Final = 255


def top_rank(s: Khronos, era: i64, zone: i64, kind: i64) -> i64:
    """§A3 Return the highest rank of a kind in a domain; 0 if there is none."""
    return s.tops[era * CELLS + zone - 1] >> TOP_BITS * kind & 3


def top_count(s: Khronos, era: i64, zone: i64, kind: i64) -> i64:
    """§A3 Return how many buildings of a domain share the highest rank of a kind."""
    return (s.tops[era * CELLS + zone - 1] >> TOP_BITS * kind & TOP_MASK) >> RANK_BITS


def own_top(b: i64) -> i64:
    """§A3 Return the tops of a domain that is this building alone."""
    kind = kind_of(b)
    return 0 if kind == CIVIL else (rank_of(b) | 1 << RANK_BITS) << TOP_BITS * kind


def merged(a: i64, b: i64) -> i64:
    """§A3 Return the tops of two domains taken together."""
    return higher(a & TOP_MASK, b & TOP_MASK) | higher(a >> TOP_BITS, b >> TOP_BITS) << TOP_BITS


def higher(a: i64, b: i64) -> i64:
    """§A3 The higher rank counts; equal ranks are counted together."""
    if a & 3 != b & 3:
        return a if a & 3 > b & 3 else b
    return a + (b >> RANK_BITS << RANK_BITS)


def zone_beside(s: Khronos, era: i64, cell: i64, rank: i64) -> i64:
    """§A2 Return the domain that a tile would touch: NO_DOMAIN, its name, or SEVERAL."""
    found: i64 = NO_DOMAIN
    zones = s.zone
    at = era * CELLS
    cells = BESIDE
    i: i64
    for i in range(beside_at(cell, rank), beside_end(cell, rank)):
        zone = zones[at + cells[i]]
        if zone != NO_DOMAIN and zone != found:
            if found != NO_DOMAIN:
                return SEVERAL
            found = zone
    return found


def lay(s: Khronos, era: i64, b: i64) -> None:
    """§A2 Lay a building over free cells and over what it replaces; domains that it touches are one domain now."""
    cell = cell_of(b)
    rank = rank_of(b)
    at = era * CELLS
    s.change_map(era)
    name = lowest_name(s, era, cell, rank)
    i: i64
    for i in range(beside_at(cell, rank), beside_end(cell, rank)):
        if s.zone[at + BESIDE[i]] != NO_DOMAIN:
            rename(s, era, s.zone[at + BESIDE[i]], name)
    for i in range(covered_at(rank), covered_end(rank)):
        here = at + cell + COVERED[i]
        if s.zone[here] != NO_DOMAIN:
            rename(s, era, s.zone[here], name)
        s.board[here] = b
        s.zone[here] = name
    mark_taken(s, era, cell, rank)
    set_top(s, era, name, merged(s.tops[at + name - 1], own_top(b)))


def lowest_name(s: Khronos, era: i64, cell: i64, rank: i64) -> i64:
    """§A2 Return the name of the domain that a tile will be in: the first cell of all that it touches or replaces."""
    name = cell + 1
    i: i64
    for i in range(beside_at(cell, rank), beside_end(cell, rank)):
        name = lower(name, s.zone[era * CELLS + BESIDE[i]])
    for i in range(covered_at(rank), covered_end(rank)):
        name = lower(name, s.zone[era * CELLS + cell + COVERED[i]])
    return name


def lower(name: i64, zone: i64) -> i64:
    """§A2 Return the lower of two names of domains, one of which may be no domain."""
    return zone if zone != NO_DOMAIN and zone < name else name


def mark_taken(s: Khronos, era: i64, cell: i64, rank: i64) -> None:
    """§2.1 The cells of a tile are not free any more."""
    columns: i64 = ((1 << rank) - 1) << cell % COLUMNS
    top = era * ROWS + cell // COLUMNS
    row: i64
    for row in range(top, top + rank):
        s.taken[row] |= columns


def set_top(s: Khronos, era: i64, zone: i64, top: i64) -> None:
    """§A3 Note the highest ranks of a domain, and whether any is shared."""
    s.tops[era * CELLS + zone - 1] = top
    if (top >> RANK_BITS & 63) > 1 or top >> (TOP_BITS + RANK_BITS) > 1:
        s.tied |= 1 << era


def rename(s: Khronos, era: i64, old: i64, name: i64) -> None:
    """§A2 A domain becomes part of another one."""
    if old == name:
        return
    at = era * CELLS
    s.tops[at + name - 1] = merged(s.tops[at + name - 1], s.tops[at + old - 1])
    s.tops[at + old - 1] = 0
    end = at + CELLS
    i: i64
    for i in range(at + old - 1, end):  # the first cell of a domain gives its name
        if s.zone[i] == old:
            s.zone[i] = name


def rewrite(s: Khronos, era: i64, b: i64) -> None:
    """§2.4, §2.5 A building stays where it is and changes its state."""
    s.change_board(era)
    at = era * CELLS + cell_of(b)
    i: i64
    for i in range(covered_at(rank_of(b)), covered_end(rank_of(b))):
        s.board[at + COVERED[i]] = b


def lift(s: Khronos, era: i64, b: i64) -> None:
    """§A2 Take a building away; a hamlet printed below it shows again, and its domain may fall apart."""
    cell = cell_of(b)
    rank = rank_of(b)
    s.change_map(era)
    zone = s.zone[era * CELLS + cell]
    alone = zone_beside(s, era, cell, rank) == NO_DOMAIN
    s.tops[era * CELLS + zone - 1] = 0
    columns: i64 = ((1 << rank) - 1) << cell % COLUMNS
    row: i64
    for row in range(rank):
        s.taken[era * ROWS + cell // COLUMNS + row] &= ~columns
    i: i64
    for i in range(covered_at(rank), covered_end(rank)):
        here = cell + COVERED[i]
        s.board[era * CELLS + here] = EMPTY
        s.zone[era * CELLS + here] = NO_DOMAIN
        if s.has_hamlet(here):
            lay_hamlet(s, era, here)
            if not alone:
                s.zone[era * CELLS + here] = NO_DOMAIN
    if not alone:
        fall_apart(s, era, zone)


def fall_apart(s: Khronos, era: i64, zone: i64) -> None:
    """§A2 Find the domains into which the rest of a domain falls; hamlets that show again wait for a name, too."""
    at = era * CELLS
    cell: i64
    for cell in range(zone - 1, CELLS):  # the first cell of a domain gives its name
        if s.zone[at + cell] == zone:
            s.zone[at + cell] = NO_DOMAIN
    name_domains(s, era, zone - 1)


def rezone(s: Khronos, era: i64) -> None:
    """§A2 Find all domains of an era anew."""
    s.change_map(era)
    at = era * CELLS
    i: i64
    for i in range(CELLS):
        s.zone[at + i] = NO_DOMAIN
        s.tops[at + i] = 0
    name_domains(s, era, 0)


def name_domains(s: Khronos, era: i64, cell: i64) -> None:
    """§A2 Name all domains without a name, from a cell on."""
    at = era * CELLS
    waiting = ints(CELLS, 0)
    first: i64
    for first in range(cell, CELLS):
        if s.board[at + first] != EMPTY and s.zone[at + first] == NO_DOMAIN:
            flood(s, era, first, waiting)


def flood(s: Khronos, era: i64, first: i64, waiting: Row) -> None:
    """§A2 Name everything that is side-connected with a cell after that cell."""
    at = era * CELLS
    name = first + 1
    top: i64 = 0
    waiting[0] = first
    s.zone[at + first] = name
    n: i64 = 1
    while n > 0:  # a stack, which grows meanwhile
        n -= 1
        cell = waiting[n]
        b = s.board[at + cell]
        if cell_of(b) == cell:
            top = merged(top, own_top(b))
        i: i64
        for i in range(beside_at(cell, 1), beside_end(cell, 1)):
            near = at + BESIDE[i]
            if s.board[near] != EMPTY and s.zone[near] == NO_DOMAIN:
                s.zone[near] = name
                waiting[n] = BESIDE[i]
                n += 1
    set_top(s, era, name, top)


def first_tie(s: Khronos, era: i64, kind: i64) -> i64:
    """§A3 Return the first domain in which several buildings share the highest rank of a kind, or NO_DOMAIN (A28)."""
    zone: i64
    for zone in range(1, CELLS + 1):
        if top_count(s, era, zone, kind) > 1:
            return zone
    return NO_DOMAIN
