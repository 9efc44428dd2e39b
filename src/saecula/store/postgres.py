"""PostgreSQL through asyncpg, with the same sentences; processes tell each other what they changed."""

from __future__ import annotations

import asyncio
import re
import secrets
import sqlite3
from contextlib import closing
from typing import Any

import asyncpg

from saecula.store.database import Database, Found, Lost, Sentence, Value
from saecula.store.group_commit import CONNECTION_ERRORS, MAX_SECONDS, GroupCommit, numbered
from saecula.store.migrations import TABLES, columns_of, table_sentences
from saecula.store.peers import CHANNEL, Peers
from saecula.store.sqlite import open_to_read

MAX_CONNECTIONS = 8
ROWS_AT_ONCE = 1000  # of a backup


class Postgres(Database):
    """A PostgreSQL database by its URL."""

    TABLES_SQL = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self._peers = Peers(self._connect, secrets.token_hex(8))
        self.peers = self._peers
        self._pool: asyncpg.Pool | None = None
        self._group_commit = GroupCommit(self._connect)

    async def open(self) -> None:
        """Connect."""
        try:
            self._pool = await asyncpg.create_pool(
                self.url, min_size=1, max_size=MAX_CONNECTIONS, timeout=MAX_SECONDS, reset=leave_as_it_is
            )
        except (*CONNECTION_ERRORS, asyncpg.PostgresError, ValueError) as error:
            raise Lost(re.sub(r"://[^@]*@", "://…@", str(error))) from error

    async def _connect(self, **more: Any) -> asyncpg.Connection:  # noqa: ANN401 - the library's own type
        """Return a new connection."""
        return await asyncpg.connect(self.url, timeout=MAX_SECONDS, **more)

    async def close(self) -> None:
        """Disconnect."""
        self._peers.close()
        if self._pool is not None:
            try:
                async with asyncio.timeout(MAX_SECONDS):
                    await self._group_commit.close()
                    await self._pool.close()
            except CONNECTION_ERRORS:
                self._group_commit.terminate()
                self._pool.terminate()

    async def _read(self, sql: str, values: tuple[Value, ...]) -> Found:
        """Return rows."""
        if self._pool is None:
            raise Lost(self.url.split("@")[-1])
        try:
            return [tuple(row) for row in await self._pool.fetch(numbered(sql), *values, timeout=MAX_SECONDS)]
        except CONNECTION_ERRORS as error:
            raise Lost(str(error)) from error

    async def _write(self, sentences: tuple[Sentence, ...]) -> bool:
        """Write together with what others write now."""
        if self._pool is None:
            raise Lost(self.url.split("@")[-1])
        return await self._group_commit.write(sentences)

    # -- copies -------------------------------------------------------------------------------------------------

    async def dump(self, file: str) -> None:
        """Copy the tables as one transaction sees them."""
        if self._pool is None:
            raise Lost(self.url.split("@")[-1])
        try:
            async with (
                self._pool.acquire() as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                applied = {str(row[0]) for row in await connection.fetch("SELECT name FROM migrations")}
                with closing(sqlite3.connect(file, isolation_level=None)) as copy:
                    copy.execute("BEGIN")
                    for sql in table_sentences(applied):
                        copy.execute(sql)
                    for table in TABLES:
                        await copy_rows(connection, copy, table)
                    copy.execute("COMMIT")
        except (*CONNECTION_ERRORS, asyncpg.PostgresError, sqlite3.Error) as error:
            raise Lost(str(error)) from error

    async def fill(self, file: str) -> None:
        """Make the tables and copy the rows in one transaction."""
        if self._pool is None:
            raise Lost(self.url.split("@")[-1])
        try:
            with closing(open_to_read(file)) as copy:
                applied = {str(name) for (name,) in copy.execute("SELECT name FROM migrations")}
                async with self._pool.acquire() as connection, connection.transaction():
                    for sql in table_sentences(applied):
                        await connection.execute(sql)
                    for table in TABLES:
                        if columns := columns_of(copy, table):
                            rows = copy.execute(f"SELECT {', '.join(columns)} FROM {table}")  # noqa: S608 - our own names
                            await connection.copy_records_to_table(table, columns=columns, records=rows)
        except (*CONNECTION_ERRORS, asyncpg.PostgresError, sqlite3.Error) as error:
            raise Lost(str(error)) from error

    # -- between processes --------------------------------------------------------------------------------------

    def news(self, match: str) -> list[Sentence]:
        """Tell the others of a match, when the write is on disk."""
        return [("SELECT pg_notify(?, ?)", (CHANNEL, f"{self._peers.name} {match}"))]


async def leave_as_it_is(_: asyncpg.Connection) -> None:
    """Spare a way to the database after each sentence: we leave nothing behind in a connection."""


async def copy_rows(connection: asyncpg.Connection, copy: sqlite3.Connection, table: str) -> None:
    """Copy the rows of a table, if the copy has it, into an SQLite file."""
    columns = columns_of(copy, table)
    if columns:
        names, places = ", ".join(columns), ", ".join("?" * len(columns))
        cursor = await connection.cursor(f"SELECT {names} FROM {table}")  # noqa: S608 - our own names
        while rows := await cursor.fetch(ROWS_AT_ONCE):
            copy.executemany(f"INSERT INTO {table} ({names}) VALUES ({places})", [tuple(row) for row in rows])  # noqa: S608
