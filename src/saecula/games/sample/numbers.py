"""The numbers of a match: typed rows made into the tables of the rules."""

from __future__ import annotations

from functools import cache

from saecula.games.sample.data import Rows, load_rows
from saecula.games.sample.tables import SampleTables
from saecula.kernel.rows import row

PACK = "pack"


@cache
def rows_of(pack: str) -> Rows:
    """Return the rows with a pack laid over them."""
    return load_rows(pack, PACK)


@cache
def tables_of(lamps: str, pack: str) -> SampleTables:
    """Return the numbers of a match."""
    rows = rows_of(pack).lantern
    return SampleTables(
        price=row([lantern.price for lantern in rows]),
        cards=row([lantern.cards for lantern in rows]),
        lamps=int(lamps),
    )
