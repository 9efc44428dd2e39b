"""The store: events, matches, seats, people and settings, on SQLite or PostgreSQL through the same sentences of SQL."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from saecula.kernel.problem import Problem
from saecula.store.database import Damaged, Database, Lost, masked
from saecula.store.postgres import Postgres
from saecula.store.records import MatchRecord, Person, SeatRecord, Store, is_up_to_date
from saecula.store.sqlite import Sqlite

__all__ = [
    "Damaged",
    "Database",
    "Lost",
    "MatchRecord",
    "Person",
    "Postgres",
    "SeatRecord",
    "Sqlite",
    "Store",
    "database_of",
    "masked",
    "open_kept_store",
    "open_store",
    "problems_of",
    "shown_store",
]


async def open_store(url: str) -> Store:
    """Open a store: `postgresql://…`, or the path of an SQLite file (`:memory:` for none)."""
    database = database_of(url)
    store = Store(database)
    try:
        await database.open()
        await store.migrate()
    except BaseException:
        await store.close()
        raise
    return store


async def open_kept_store(url: str, *, older: bool = False) -> Store:
    """Open a store that is there already, of this release or perhaps of an older one; its tables stay as they are."""
    database = database_of(url)
    store = Store(database)
    if not database.is_there():
        raise Problem("store-missing", store=url)
    try:
        await database.open()
        if "migrations" not in await database.tables():
            raise Problem("store-missing", store=shown_store(url))  # noqa: TRY301 - the store is closed below
        if not is_up_to_date(await store.applied()) and not older:
            raise Problem("store-older")  # noqa: TRY301 - (as above)
    except BaseException:
        await store.close()
        raise
    return store


def shown_store(url: str) -> str:
    """Return what may be told of a URL: no name and no password."""
    return url.rsplit("@", maxsplit=1)[-1]


@contextmanager
def problems_of(url: str) -> Iterator[None]:
    """Tell in a sentence what is wrong with a store."""
    try:
        yield
    except Damaged as damaged:
        raise Problem("store-damaged", store=shown_store(url), detail=damaged) from damaged
    except Lost as lost:
        raise Problem("cannot-keep", store=shown_store(url), detail=lost) from lost


def database_of(url: str) -> Database:
    """Return the database that a URL or a path names."""
    if url.startswith(("postgresql://", "postgres://")):
        return Postgres(url)
    scheme = re.match(r"[A-Za-z][A-Za-z0-9+.-]+://", url)
    if scheme is not None:
        raise Problem("store-kind", scheme=scheme[0])
    return Sqlite(url)
