"""§A2, §B What a tile would cover and touch in an era: asked before anything is taken off."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.khronos.kinds import CELLS, COLUMNS
from saecula.games.khronos.rules.domains import NO_DOMAIN, top_rank
from saecula.games.khronos.rules.grid import BESIDE, COVERED, beside_at, beside_end, covered_at, covered_end
from saecula.games.khronos.state import EMPTY, Khronos, cell_of, is_printed, kind_of, rank_of
from saecula.kernel.rows import Row, ints

MAX_DOMAINS_JOINED: Final = 13  # domains beside a large building, and its own
NO_ZONES: Final = ints(MAX_DOMAINS_JOINED, NO_DOMAIN)


def overlaps(a: i64, b: i64) -> bool:
    """§B Say whether two places share a cell."""
    rows = cell_of(a) // COLUMNS - cell_of(b) // COLUMNS
    columns = cell_of(a) % COLUMNS - cell_of(b) % COLUMNS
    return -rank_of(a) < rows < rank_of(b) and -rank_of(a) < columns < rank_of(b)


def first_covered(s: Khronos, era: i64, new: i64, replaced: i64) -> i64:
    """§B Return the first tile that a new one would cover, but for what it replaces and printed hamlets, or EMPTY."""
    i: i64
    for i in range(covered_at(rank_of(new)), covered_end(rank_of(new))):
        b = s.at(era, cell_of(new) + COVERED[i])
        if b != EMPTY and b != replaced and not is_printed(b):
            return b
    return EMPTY


def stands(s: Khronos, era: i64, cell: i64, new: i64) -> bool:
    """§B Say whether something will stand on a cell outside a new tile when all that it covers is gone."""
    b = s.at(era, cell)
    return b != EMPTY and (not overlaps(b, new) or s.has_hamlet(cell))


def domains_joined(s: Khronos, era: i64, new: i64, old: i64) -> Row:
    """§A2 Return the domains that a new tile touches, each once (A49), and that of what it replaces (A9, A51, A72)."""
    found = NO_ZONES[:]
    n: i64 = 0
    if old != EMPTY:
        found[0] = s.zone[era * CELLS + cell_of(old)]
        n = 1
    i: i64
    for i in range(beside_at(cell_of(new), rank_of(new)), beside_end(cell_of(new), rank_of(new))):
        if stands(s, era, BESIDE[i], new):
            zone = s.zone[era * CELLS + BESIDE[i]]
            if not is_among(found, n, zone):
                found[n] = zone
                n += 1
    return found[:n]


def is_among(zones: Row, n: i64, zone: i64) -> bool:
    """§A2 Say whether a domain is one of the first n."""
    i: i64
    for i in range(n):
        if zones[i] == zone:
            return True
    return False


def top_after(s: Khronos, era: i64, new: i64, replaced: i64) -> i64:
    """§A3, §B Return the highest rank of its kind among those that a new tile would be in one domain with."""
    if first_covered(s, era, new, replaced) == EMPTY:
        joined = domains_joined(s, era, new, replaced)
        return top_rank(s, era, joined[0], kind_of(new)) if len(joined) > 0 else 0
    seen = ints(CELLS, 0)
    waiting = ints(CELLS, 0)
    n = spread(s, era, cell_of(new), rank_of(new), new, seen, waiting, 0)
    top: i64 = 0
    while n > 0:  # a stack, which grows meanwhile
        n -= 1
        cell = waiting[n]
        b = s.at(era, cell)
        if kind_of(b) == kind_of(new) and rank_of(b) > top and not overlaps(b, new):
            top = rank_of(b)
        n = spread(s, era, cell, 1, new, seen, waiting, n)
    return top


def spread(s: Khronos, era: i64, cell: i64, rank: i64, new: i64, seen: Row, waiting: Row, n: i64) -> i64:
    """§A2 Note the cells beside a tile or a cell where something will stand; return how many wait now."""
    i: i64
    for i in range(beside_at(cell, rank), beside_end(cell, rank)):
        near = BESIDE[i]
        if seen[near] == 0 and stands(s, era, near, new):
            seen[near] = 1
            waiting[n] = near
            n += 1
    return n
