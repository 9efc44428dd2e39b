"""The places for a tile that are worth a look: those beside or over buildings, and one with nothing around it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.khronos.kinds import CELLS, RANKS, REASON, ROWS, SMALL
from saecula.games.khronos.rules.build import Place
from saecula.games.khronos.rules.domains import NO_DOMAIN
from saecula.games.khronos.rules.grid import BESIDE, COVERED, beside_at, beside_end, covered_at, covered_end
from saecula.games.khronos.rules.sites import add_sites, add_sites_among, beside_taken, rows_taken, smear
from saecula.games.khronos.state import EMPTY, Khronos
from saecula.games.khronos.words import AT
from saecula.kernel.chance import LOW_31, scramble
from saecula.kernel.choices import Choices
from saecula.kernel.rows import Row, ints

NO_NEIGHBOURS: Final = 0
SURCHARGE_RANGE: Final = 16  # above any surcharge
COVERS_MARK: Final = -(1 << 31)


def promising_places(s: Khronos, place: Place, seat: i64) -> Choices:
    """Return one place for each different surrounding and price; of those with no neighbours only the first."""
    every = Choices()
    add_sites_among(s, seat, place.era, place.tile, columns_of_interest(s, place), every)
    found = Choices()
    marks = Choices()
    i: i64
    for i in range(every.n):
        cell = AT.x(every.at(i)) % CELLS
        more = s.t.surcharge[place.tile % RANKS * CELLS + cell]
        mark = surroundings(s, place.tile, place.era, cell)
        if (mark != NO_NEIGHBOURS or more == 0) and not marks.has(mark * SURCHARGE_RANGE + more):
            marks.add(mark * SURCHARGE_RANGE + more)
            found.add(every.at(i))
    if found.n == 0:
        every.n = 0
        add_sites(s, seat, place.era, place.tile, every)
        found.add(every.at(0))
    return found


def columns_of_interest(s: Khronos, place: Place) -> Row:
    """Return per row the columns where a tile would touch something, and the first free place with no neighbours.

    That one has no surcharge. What the shadow of the tile touches in later eras counts, too.
    """
    rank = place.tile % RANKS + 1
    last: i64 = place.era if rank == SMALL else REASON
    found = ints(ROWS, 0)
    without_surcharge = s.t.site_row(place.tile, 0)
    found_free = False
    row: i64
    for row in range(ROWS + 1 - rank):
        near: i64 = 0
        era: i64
        for era in range(place.era, last + 1):
            near |= beside_taken(s, era, row, rank) | smear(rows_taken(s, era, row, rank), rank)
        free = s.t.sites[without_surcharge + row] & ~near
        if free != 0 and not found_free:
            found_free = True
            near |= free & -free
        found[row] = near
    return found


def surroundings(s: Khronos, tile: i64, era: i64, cell: i64) -> i64:
    """Return a hash of what a tile and its shadows would touch or cover; NO_NEIGHBOURS if nothing."""
    rank = tile % RANKS + 1
    last: i64 = era if rank == SMALL else REASON
    here: i64 = NO_NEIGHBOURS
    shadow: i64
    for shadow in range(era, last + 1):
        at = shadow * CELLS
        marks: i64 = 0
        i: i64
        for i in range(beside_at(cell, rank), beside_end(cell, rank)):
            zone = s.zone[at + BESIDE[i]]
            if zone != NO_DOMAIN:
                marks |= 1 << scramble(zone) % 31
        for i in range(covered_at(rank), covered_end(rank)):
            if s.board[at + cell + COVERED[i]] != EMPTY:
                marks |= COVERS_MARK
        if marks != 0:
            here = scramble(scramble(here + shadow + 1 ^ marks & LOW_31) ^ marks >> 31)
    return here
