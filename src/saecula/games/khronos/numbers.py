"""The numbers of a match: typed rows made into the tables of the rules."""

from __future__ import annotations

import itertools
from functools import cache

from saecula.games.khronos import kinds
from saecula.games.khronos.data import Rows, load_rows
from saecula.games.khronos.tables import SITE_ROWS, SURCHARGES, KhronosTables, fits
from saecula.games.packs import columns_for
from saecula.kernel.rows import Row, row
from saecula.kernel.title import ON, Options

PACK = "pack"


@cache
def rows_of(values: str, pack: str) -> Rows:
    """Return the rows of a table of values and a pack."""
    return load_rows(values, pack, PACK)


@cache
def tables_of(seats: int, options: tuple[tuple[str, str], ...], pack: str) -> KhronosTables:
    """Return the numbers of a match."""
    rows = rows_of(dict(options)["values"], pack)
    return tables_on(
        seats, dict(options), rows, [line.cells for line in rows.map], [hamlet.cell for hamlet in rows.hamlet]
    )


def tables_on(seats: int, options: Options, rows: Rows, lines: list[str], hamlets: list[str]) -> KhronosTables:
    """Return the numbers of a match on a map."""
    forest, mountain = [surcharge.of(seats) for surcharge in rows.surcharge]
    cells = [kinds.CELL_NAMES.index(cell) for cell in hamlets]
    terrain = [kinds.TERRAIN_LETTERS.index(letter) for line in lines for letter in line]
    adds = options["terrain"] == "add"
    return KhronosTables(
        **columns_for(KhronosTables, building=rows.building, card=rows.card),
        **survey(terrain, {kinds.FOREST: forest, kinds.MOUNTAIN: mountain}, adds=adds),
        least=row(least_costs([building.cost for building in rows.building])),
        terrain=row(terrain),
        hamlets=row(
            [
                sum(1 << cell % kinds.COLUMNS for cell in cells if cell // kinds.COLUMNS == line)
                for line in range(kinds.ROWS)
            ]
        ),
        forest=forest,
        mountain=mountain,
        adds=adds,
        holdem=options["holdem"] == ON,
        keeps=options["keep_cards"] == ON,
        loses=options["paradox_tiles_leave_game"] == ON,
        only_tied_domains=options["weaker_domains"] == "tied",
        open_money=options["open_money"] == ON,
    )


def least_costs(costs: list[int]) -> list[int]:
    """§2.2 Enlarging costs the difference, never less than nothing."""
    saved = [costs[tile - tile % kinds.RANKS : tile] for tile in range(kinds.TILE_COUNT)]
    return [min([cost, *(max(0, cost - smaller) for smaller in saved[tile])]) for tile, cost in enumerate(costs)]


def survey(terrain: list[int], surcharges: dict[int, int], *, adds: bool) -> dict[str, Row]:
    """§A1 For every place of every rank: what its terrain costs, and which tiles may lie there.

    A river cell is never forest or mountain; one cell of a terrain is enough for its surcharge.
    """
    surcharge = [0] * (kinds.RANKS * kinds.CELLS)
    sites = [0] * (2 * SITE_ROWS)
    for size, cell in itertools.product(range(1, kinds.RANKS + 1), range(kinds.CELLS)):
        if not fits(size, cell):
            continue
        seen = {terrain[cell + y * kinds.COLUMNS + x] for y in range(size) for x in range(size)}
        due = [cards for kind, cards in surcharges.items() if kind in seen]
        more = sum(due) if adds else max(due, default=0)
        surcharge[(size - 1) * kinds.CELLS + cell] = more
        for paid in range(more, SURCHARGES):
            at = ((size - 1) * SURCHARGES + paid) * kinds.ROWS + cell // kinds.COLUMNS
            sites[at] |= 1 << cell % kinds.COLUMNS
            if kinds.RIVER not in seen:
                sites[SITE_ROWS + at] |= 1 << cell % kinds.COLUMNS
    return {"surcharge": row(surcharge), "sites": row(sites)}
