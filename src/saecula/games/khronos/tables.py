"""The numbers of one match, made once from rows, pack and options, shared by all clones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.khronos.kinds import COLUMNS, RANKS, ROWS, TILE_COUNT
from saecula.kernel.rows import Row

WHOLE_ROW: Final = (1 << COLUMNS) - 1
MAX_SURCHARGE: Final = 4  # §II.2 that can be paid: two adventurers, two cards each
SURCHARGES: Final = MAX_SURCHARGE + 1
SITE_ROWS: Final = RANKS * SURCHARGES * ROWS  # where the part of `sites` without rivers begins


@final
@mypyc_attr(acyclic=True)
@dataclass(frozen=True, kw_only=True)
class KhronosTables:
    """Printed values as rows by number; switches of the match as numbers; what follows from the map."""

    building_cost: Row  # per tile: cards
    building_tax: Row  # per tile: coins
    building_ruin: Row  # per tile: value of the ruin side, and cards to restore it
    building_capacity: Row  # per tile: cubes
    building_tiles: Row  # per tile: how many there are
    card_cards: Row  # per colour
    terrain: Row  # per cell
    hamlets: Row  # per row of the map: bit set of columns with a printed hamlet
    forest: i64  # surcharge in cards
    mountain: i64
    adds: bool  # A7 both surcharges count
    holdem: bool
    keeps: bool  # A50 unused cards may be kept
    loses: bool  # A18 tiles erased by a paradox leave the game
    only_tied_domains: bool  # A20 a joined domain without a building of the highest rank does not count
    open_money: bool
    least: Row  # per tile: the fewest cards of its colour that it can cost, built or enlarged
    surcharge: Row  # per rank and cell: cards of any colour on top, for the tile whose top-left corner lies there
    sites: Row  # bit sets of top-left corners; see `site_row`

    def site_row(self, tile: i64, most: i64) -> i64:
        """§A1 Return where `sites` has the corners of places whose surcharge is at most so many cards, row by row.

        Only a town or a city may lie in the river.
        """
        at = (tile % RANKS * SURCHARGES + (most if most < MAX_SURCHARGE else MAX_SURCHARGE)) * ROWS
        return at if tile > TILE_COUNT - RANKS else SITE_ROWS + at


def fits(rank: i64, cell: i64) -> bool:
    """Say whether a tile whose top-left corner lies on this cell lies on the map."""
    return cell // COLUMNS + rank <= ROWS and cell % COLUMNS + rank <= COLUMNS
