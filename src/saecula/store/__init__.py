"""The store: events, matches, seats, people and settings, on SQLite or PostgreSQL through the same sentences of SQL."""

from __future__ import annotations

from saecula.store.database import Database, Lost
from saecula.store.postgres import Postgres
from saecula.store.records import MatchRecord, Person, SeatRecord, Store
from saecula.store.sqlite import Sqlite

__all__ = ["Database", "Lost", "MatchRecord", "Person", "Postgres", "SeatRecord", "Sqlite", "Store", "open_store"]


async def open_store(url: str) -> Store:
    """Open a store: `postgresql://…`, or the path of an SQLite file (`:memory:` for none)."""
    database: Database
    database = Postgres(url) if url.startswith(("postgresql://", "postgres://")) else Sqlite(url)
    await database.open()
    store = Store(database)
    await store.migrate()
    return store
