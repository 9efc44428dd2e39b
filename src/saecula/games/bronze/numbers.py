"""The numbers of a match: typed rows made into the tables of the rules."""

from __future__ import annotations

from functools import cache

from saecula.games.bronze.data import Rows, load_rows
from saecula.games.bronze.tables import BronzeTables
from saecula.kernel.rows import row
from saecula.kernel.title import ON

PACK = "pack"


SOLO_ROUNDS = 10  # §solo


LAST_DEVELOPMENT = 5  # §end


LAST_DEVELOPMENT_LONGER = 6  # R52, option of the 2024 edition


@cache
def rows_of(edition: str, pack: str) -> Rows:
    """Return the rows of an edition and a pack."""
    return load_rows(edition, pack, PACK)


@cache
def tables_of(seats: int, options: tuple[tuple[str, str], ...], pack: str) -> BronzeTables:
    """Return the numbers of a match."""
    chosen = dict(options)
    rows = rows_of(chosen["edition"], pack)
    solo = seats == 1
    boxes = [city.boxes for city in rows.city]
    return BronzeTables(
        holes=row([good.holes for good in rows.good]),
        good_value=row([good.value for good in rows.good]),
        food_most=rows.number("food_most"),
        food_start=rows.number("food_start"),
        coin=rows.number("coin"),
        coin_minted=rows.number("coin_minted"),
        food_price=rows.number("food_price"),
        city_boxes=row([sum(boxes[: i + 1]) for i in range(len(boxes))]),
        cost=row([development.cost for development in rows.development]),
        points=row([development.points for development in rows.development]),
        boxes=row([monument.boxes for monument in rows.monument]),
        first=row([monument.first for monument in rows.monument]),
        later=row([monument.later for monument in rows.monument]),
        in_play=sum(1 << i for i, monument in enumerate(rows.monument) if seats not in monument.out_with),
        monument_bonus=rows.number("monument_bonus"),
        city_bonus=rows.number("city_bonus"),
        skulls_locked=not solo or rows.number("solo_skulls_locked") > 0,
        last_round=SOLO_ROUNDS if solo else 0,
        last_development=LAST_DEVELOPMENT_LONGER if chosen["longer_game"] == ON else LAST_DEVELOPMENT,
        early_end=not solo or chosen["solo_early_end"] == ON,
        offers=int(chosen["offers"]) if chosen["trading"] == ON else 0,
    )
