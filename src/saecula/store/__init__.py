"""The store: events, matches, seats, people and settings, on SQLite or PostgreSQL through the same sentences of SQL."""

from __future__ import annotations

import re

from saecula.kernel.problem import Problem
from saecula.store.database import Damaged, Database, Lost, masked
from saecula.store.postgres import Postgres
from saecula.store.records import MatchRecord, Person, SeatRecord, Store
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
    "masked",
    "open_store",
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


def database_of(url: str) -> Database:
    """Return the database that a URL or a path names."""
    if url.startswith(("postgresql://", "postgres://")):
        return Postgres(url)
    scheme = re.match(r"[A-Za-z][A-Za-z0-9+.-]+://", url)
    if scheme is not None:
        raise Problem("store-kind", scheme=scheme[0])
    return Sqlite(url)
