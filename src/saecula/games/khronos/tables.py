"""The numbers of one match, made once from rows, pack and options, shared by all clones."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.khronos.kinds import (
    CELLS,
    COLUMNS,
    FOREST,
    MOUNTAIN,
    RANKS,
    RIVER,
    ROWS,
    TILE_COUNT,
)
from saecula.kernel.rows import Row, ints

WHOLE_ROW: Final = (1 << COLUMNS) - 1
MAX_PLAYS: Final = 4  # §II.2 two adventurers, two cards each: no surcharge beyond it can be paid
SURCHARGES: Final = MAX_PLAYS + 1
SITE_ROWS: Final = RANKS * SURCHARGES * ROWS  # a stretch of `sites`


@final
@mypyc_attr(acyclic=True)
class KhronosTables:
    """Printed values as rows by number; switches of the match as numbers; what follows from the map, reckoned once."""

    cost: Row  # per tile: cards
    tax: Row  # per tile: coins
    ruin: Row  # per tile: value of the ruin side, and cards to restore it
    capacity: Row  # per tile: cubes
    tiles: Row  # per tile: how many there are
    cards: Row  # per colour
    terrain: Row  # per cell
    hamlets: Row  # per row of the map: bit set of columns with a printed hamlet
    forest: i64  # surcharge in cards
    mountain: i64
    adds: bool  # A7 both surcharges count
    holdem: bool
    keeps: bool  # A50 unused cards may be kept
    loses: bool  # A18 tiles erased by a paradox leave the game
    open_money: bool
    least: Row  # per tile: the fewest cards of its colour that it can cost, built or enlarged
    surcharge: Row  # per rank and cell: cards of any colour on top, for the tile whose top-left corner lies there
    sites: Row  # bit sets of top-left corners; see `site_row`
    dry: i64  # where the stretch of `sites` without rivers begins

    def __init__(
        self,
        *,
        cost: Row,
        tax: Row,
        ruin: Row,
        capacity: Row,
        tiles: Row,
        cards: Row,
        terrain: Row,
        hamlets: Row,
        forest: i64,
        mountain: i64,
        adds: bool,
        holdem: bool,
        keeps: bool,
        loses: bool,
        open_money: bool,
    ) -> None:
        self.cost = cost
        self.tax = tax
        self.ruin = ruin
        self.capacity = capacity
        self.tiles = tiles
        self.cards = cards
        self.terrain = terrain
        self.hamlets = hamlets
        self.forest = forest
        self.mountain = mountain
        self.adds = adds
        self.holdem = holdem
        self.keeps = keeps
        self.loses = loses
        self.open_money = open_money
        self.least = cost[:]
        self.surcharge = ints(RANKS * CELLS, 0)
        self.sites = ints(2 * SITE_ROWS, 0)
        self.dry = SITE_ROWS
        self.reckon_least()
        self.survey()

    def reckon_least(self) -> None:
        """§2.2 Enlarging costs the difference, never less than nothing."""
        tile: i64
        for tile in range(TILE_COUNT):
            smaller: i64
            for smaller in range(tile - tile % RANKS, tile):
                difference = self.cost[tile] - self.cost[smaller]
                if difference < self.least[tile]:
                    self.least[tile] = difference if difference > 0 else 0

    def survey(self) -> None:
        """§A1 Reckon for every place of every rank what its terrain costs, and whether it lies in the river."""
        rank: i64
        for rank in range(1, RANKS + 1):
            cell: i64
            for cell in range(CELLS):
                if fits(rank, cell):
                    self.survey_site(rank, cell)

    def survey_site(self, rank: i64, cell: i64) -> None:
        """§A1 A river cell is never forest or mountain; one cell of a terrain is enough for its surcharge."""
        seen: i64 = 0
        i: i64
        for i in range(rank * rank):
            seen |= 1 << self.terrain[cell + i // rank * COLUMNS + i % rank]
        forest: i64 = self.forest if seen >> FOREST & 1 == 1 else 0
        mountain: i64 = self.mountain if seen >> MOUNTAIN & 1 == 1 else 0
        more: i64 = forest + mountain
        if not self.adds:
            more = forest if forest > mountain else mountain
        self.surcharge[(rank - 1) * CELLS + cell] = more
        bit: i64 = 1 << cell % COLUMNS
        paid: i64
        for paid in range(more, SURCHARGES):
            at = ((rank - 1) * SURCHARGES + paid) * ROWS + cell // COLUMNS
            self.sites[at] |= bit
            if seen >> RIVER & 1 == 0:
                self.sites[self.dry + at] |= bit

    def site_row(self, tile: i64, most: i64) -> i64:
        """§A1 Return where `sites` has the corners of places whose surcharge is at most so many cards, row by row.

        Only a town or a city may lie in the river.
        """
        rank = tile % RANKS + 1
        at = ((rank - 1) * SURCHARGES + most) * ROWS
        return at if tile > TILE_COUNT - RANKS else self.dry + at


def fits(rank: i64, cell: i64) -> bool:
    """Say whether a tile whose top-left corner lies on this cell lies on the map."""
    return cell // COLUMNS + rank <= ROWS and cell % COLUMNS + rank <= COLUMNS
