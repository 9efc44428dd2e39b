"""PostgreSQL through asyncpg, with the same sentences; processes tell each other what they changed."""

from __future__ import annotations

import asyncio
import re
import secrets
import sqlite3
from contextlib import closing, suppress
from typing import TYPE_CHECKING, Any

import asyncpg

from saecula.store.database import Database, Found, Lost, Sentence, Value
from saecula.store.group_commit import CONNECTION_ERRORS, MAX_SECONDS, GroupCommit, numbered
from saecula.store.migrations import TABLES, columns_of, table_sentences
from saecula.store.sqlite import open_to_read

if TYPE_CHECKING:
    from collections.abc import Callable

MAX_CONNECTIONS = 8
RETRY_SECONDS = 0.5
ROWS_AT_ONCE = 1000  # of a backup
CHANNEL = "saecula"


class Postgres(Database):
    """A PostgreSQL database by its URL."""

    TABLES_SQL = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self.name = secrets.token_hex(8)  # of this process, so that it does not listen to itself
        self._pool: asyncpg.Pool | None = None
        self._group_commit = GroupCommit(self._connect)
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect."""
        try:
            self._pool = await asyncpg.create_pool(
                self.url, min_size=1, max_size=MAX_CONNECTIONS, timeout=MAX_SECONDS, reset=leave_as_it_is
            )
        except (*CONNECTION_ERRORS, asyncpg.PostgresError, ValueError) as error:
            raise Lost(re.sub(r"://[^@]*@", "://…@", str(error))) from error

    async def _connect(self) -> asyncpg.Connection:
        """Return a new connection."""
        return await asyncpg.connect(self.url, timeout=MAX_SECONDS)

    async def close(self) -> None:
        """Disconnect."""
        if self._listening is not None:
            self._listening.cancel()
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
        return [("SELECT pg_notify(?, ?)", (CHANNEL, f"{self.name} {match}"))]

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Hear of matches that other processes changed."""
        ready = asyncio.Event()
        self._listening = asyncio.get_running_loop().create_task(self._listen(heard, ready))
        try:
            await asyncio.wait_for(ready.wait(), MAX_SECONDS)
        except TimeoutError as error:
            raise Lost(self.url.split("@")[-1]) from error

    async def _listen(self, heard: Callable[[str], None], ready: asyncio.Event) -> None:
        """Listen on a connection of its own; when it breaks, come back, and say that something may have been missed."""

        def hear(_connection: Any, _pid: int, _channel: str, payload: str) -> None:  # noqa: ANN401 - the library's type
            name, _, match = payload.partition(" ")
            if name != self.name:
                heard(match)

        while True:
            with suppress(*CONNECTION_ERRORS, asyncpg.PostgresError):
                connection = await asyncpg.connect(self.url, timeout=MAX_SECONDS)
                ended = asyncio.Event()
                connection.add_termination_listener(lambda _, ended=ended: ended.set())
                await connection.add_listener(CHANNEL, hear)
                if ready.is_set():
                    heard("")
                ready.set()
                try:
                    await ended.wait()
                finally:
                    connection.terminate()
            await asyncio.sleep(RETRY_SECONDS)


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
