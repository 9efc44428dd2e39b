"""§3.0 The table before the first event: sheets, trees and piles as they are laid out."""

from __future__ import annotations

from mypy_extensions import i64

from saecula.games.sands.kinds import BIN_COUNT, CATEGORY_COUNT, LEVELS, TREE_COUNT
from saecula.games.sands.layout import BINS_AT, CAPITAL_AT, EMPHASIS_AT, PAIR_AT, TOP, UNREST_AT, UNSEEN
from saecula.games.sands.state import NONE, UNREST_START, Sands, bare_table
from saecula.games.sands.tables import SandsTables


def lay_sheet(s: Sands, seat: i64) -> None:
    """§3.0 E Unrest 3, heritage beside the tracks, no points, no resources."""
    s.set(seat, UNREST_AT, UNREST_START)
    s.set(seat, CAPITAL_AT, NONE)
    s.set(seat, PAIR_AT, NONE)
    s.set(seat, EMPHASIS_AT, NONE)
    place: i64
    for place in range(BIN_COUNT):
        s.set(seat, BINS_AT + place, NONE)


def lay_roots(s: Sands) -> None:
    """§2.2 The roots of the six trees."""
    tree: i64
    for tree in range(TREE_COUNT):
        s.lay_advance(tree, 1, tree)


def lay_piles(s: Sands) -> None:
    """§3.0 H One pile per category and level, shuffled: nobody knows where any card is."""
    pile: i64
    for pile in range(CATEGORY_COUNT * LEVELS):
        s.set_pile(pile, UNSEEN, s.t.piles[pile])
        s.set_pile(pile, TOP, NONE)


def new_sands(seats: i64, rules: i64, t: SandsTables) -> Sands:
    """§3.0 Return the world before the first event."""
    s = bare_table(seats, rules, t)
    seat: i64
    for seat in range(seats):
        lay_sheet(s, seat)
    lay_roots(s)
    lay_piles(s)
    return s
