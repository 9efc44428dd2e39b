"""The numbers of a match: typed rows made into the tables of the rules."""

from __future__ import annotations

from functools import cache

from saecula.games.khronos.data import Rows, load_rows
from saecula.games.khronos.kinds import CELL_NAMES, COLUMNS, ROWS, TERRAIN_LETTERS
from saecula.games.khronos.tables import KhronosTables
from saecula.kernel.rows import row
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
    forest, mountain = rows.surcharge
    cells = [CELL_NAMES.index(cell) for cell in hamlets]
    return KhronosTables(
        cost=row([building.cost for building in rows.building]),
        tax=row([building.tax for building in rows.building]),
        ruin=row([building.ruin for building in rows.building]),
        capacity=row([building.capacity for building in rows.building]),
        tiles=row([building.tiles for building in rows.building]),
        cards=row([card.cards for card in rows.card]),
        terrain=row([TERRAIN_LETTERS.index(letter) for line in lines for letter in line]),
        hamlets=row([sum(1 << cell % COLUMNS for cell in cells if cell // COLUMNS == line) for line in range(ROWS)]),
        forest=forest.of(seats),
        mountain=mountain.of(seats),
        adds=options["terrain"] == "add",
        holdem=options["holdem"] == ON,
        keeps=options["keep_cards"] == ON,
        loses=options["paradox_tiles_leave_game"] == ON,
        open_money=options["open_money"] == ON,
    )
