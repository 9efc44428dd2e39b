"""The numbers of a match: typed rows made into the tables of the rules."""

from __future__ import annotations

from functools import cache

from saecula.games.packs import columns_for
from saecula.games.sample.data import Rows, load_rows
from saecula.games.sample.tables import SampleTables

PACK = "pack"


@cache
def rows_of(pack: str) -> Rows:
    """Return the rows with a pack laid over them."""
    return load_rows(pack, PACK)


@cache
def tables_of(lamps: str, pack: str) -> SampleTables:
    """Return the numbers of a match."""
    return SampleTables(**columns_for(SampleTables, lantern=rows_of(pack).lantern), lamps=int(lamps))
