"""The numbers of a match, made from its rows, seats and options."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from itertools import accumulate
from typing import Any

from saecula.games.bronze.data import Rows, load_rows
from saecula.games.bronze.tables import BronzeTables
from saecula.games.packs import columns_for
from saecula.kernel.rows import row
from saecula.kernel.title import ON

PACK = "pack"
SOLO_ROUNDS = 10  # §solo
LAST_DEVELOPMENT = 5  # §end
LAST_DEVELOPMENT_LONGER = 6  # R52, option of the 2024 edition


@cache
def rows_of(edition: str, pack: str) -> Rows:
    """Return the rows of an edition with a pack laid over them."""
    return load_rows(edition, pack, PACK)


def lone_numbers(rows: Rows) -> dict[str, Any]:
    """Return the fields of the tables that are named after a row of `value`."""
    declared = {field.name for field in fields(BronzeTables)}
    return {value.key: value.number for value in rows.value if value.key in declared}


@cache
def tables_of(seats: int, options: tuple[tuple[str, str], ...], pack: str) -> BronzeTables:
    """Return the numbers of a match."""
    chosen = dict(options)
    rows = rows_of(chosen["edition"], pack)
    solo = seats == 1
    return BronzeTables(
        **lone_numbers(rows),
        **columns_for(BronzeTables, good=rows.good, development=rows.development, monument=rows.monument),
        city_boxes=row(list(accumulate(city.boxes for city in rows.city))),
        in_play=sum(1 << i for i, monument in enumerate(rows.monument) if seats not in monument.out_with),
        skulls_locked=not solo or rows.number("solo_skulls_locked") > 0,
        last_round=SOLO_ROUNDS if solo else 0,
        last_development=LAST_DEVELOPMENT_LONGER if chosen["longer_game"] == ON else LAST_DEVELOPMENT,
        early_end=not solo or chosen["solo_early_end"] == ON,
        offers=int(chosen["offers"]) if chosen["trading"] == ON else 0,
    )
