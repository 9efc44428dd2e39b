"""§3.0 The table before the first event: empty sheets, map, trees and piles."""

from __future__ import annotations

from mypy_extensions import i64

from saecula.games.sands.kinds import BIN_COUNT, CATEGORY_COUNT, LAND_COUNT, LEVELS, TREE_COUNT
from saecula.games.sands.state import (
    BINS_AT,
    CAPITAL_AT,
    EMPHASIS_AT,
    MAP,
    NONE,
    OWNER_AT,
    PAIR_AT,
    PILE,
    SHEET,
    TOP,
    UNREST_AT,
    UNREST_START,
    UNSEEN,
    Sands,
)
from saecula.games.sands.tables import SandsTables
from saecula.kernel.rows import Row, ints


def new_sheets(seats: i64) -> Row:
    """§3.0 E Unrest 3, heritage beside the tracks, no points, no resources."""
    sheets = ints(seats * SHEET, 0)
    seat: i64
    for seat in range(seats):
        at = seat * SHEET
        sheets[at + UNREST_AT] = UNREST_START
        sheets[at + CAPITAL_AT] = NONE
        sheets[at + PAIR_AT] = NONE
        sheets[at + EMPHASIS_AT] = NONE
        place: i64
        for place in range(BIN_COUNT):
            sheets[at + BINS_AT + place] = NONE
    return sheets


def new_map() -> Row:
    """§3.0 A The board without tiles, markers and structures."""
    empty = ints(MAP, 0)
    land: i64
    for land in range(LAND_COUNT):
        empty[OWNER_AT + land] = NONE
    return empty


def new_trees() -> Row:
    """§2.2 The roots of the six trees."""
    trees = ints(TREE_COUNT * LEVELS, NONE)
    tree: i64
    for tree in range(TREE_COUNT):
        trees[tree * LEVELS] = tree
    return trees


def new_piles(t: SandsTables) -> Row:
    """§3.0 H One pile per category and level, shuffled: nobody knows any place."""
    piles = ints(CATEGORY_COUNT * LEVELS * PILE, 0)
    pile: i64
    for pile in range(CATEGORY_COUNT * LEVELS):
        piles[pile * PILE + UNSEEN] = t.piles[pile]
        piles[pile * PILE + TOP] = NONE
    return piles


def new_sands(seats: i64, rules: i64, t: SandsTables) -> Sands:
    """§3.0 Return the world before the first event."""
    return Sands(seats, rules, t, new_sheets(seats), new_map(), new_trees(), new_piles(t), t.supply[:])
