"""PostgreSQL through asyncpg, with the same sentences."""

from __future__ import annotations

import re
from functools import cache

import asyncpg

from saecula.store.database import Database, Found, Lost, Sentence, Value

CONNECTIONS_MOST = 8
GONE = (OSError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncpg.InsufficientResourcesError)


@cache
def numbered(sql: str) -> str:
    """Write $1, $2 … for each question mark."""
    parts = sql.split("?")
    return "".join(f"{part}${i + 1}" for i, part in enumerate(parts[:-1])) + parts[-1]


class Postgres(Database):
    """A PostgreSQL database by its URL."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: asyncpg.Pool | None = None

    async def open(self) -> None:
        """Connect."""
        try:
            self._pool = await asyncpg.create_pool(self.url, min_size=1, max_size=CONNECTIONS_MOST, timeout=10)
        except (*GONE, asyncpg.PostgresError, ValueError) as error:
            raise Lost(re.sub(r"://[^@]*@", "://…@", str(error))) from error

    async def close(self) -> None:
        """Disconnect."""
        if self._pool is not None:
            await self._pool.close()

    async def read(self, sql: str, *values: Value) -> Found:
        """Return rows."""
        if self._pool is None:
            raise Lost(self.url.split("@")[-1])
        try:
            return [tuple(row) for row in await self._pool.fetch(numbered(sql), *values)]
        except GONE as error:
            raise Lost(str(error)) from error

    async def write(self, *sentences: Sentence) -> bool:
        """Write in one transaction."""
        if self._pool is None:
            raise Lost(self.url.split("@")[-1])
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                for sql, values in sentences:
                    await connection.execute(numbered(sql), *values)
        except asyncpg.IntegrityConstraintViolationError:
            return False
        except GONE as error:
            raise Lost(str(error)) from error
        return True
