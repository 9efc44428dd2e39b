"""Peers: the server processes that share one PostgreSQL database tell each other what they changed and who is there.

All of it goes over one connection. What a process holds, it holds by this connection: when that ends, however it ends,
others may hold it.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import asyncpg

from saecula.store.database import Lost
from saecula.store.group_commit import CONNECTION_ERRORS, MAX_SECONDS

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

RETRY_SECONDS = 0.5
CHANNEL = "saecula"
PRESENCE = "saecula_presence"
PROCESS = "saecula "  # and the name of a process: what its connection is called
HOLD = "SELECT m FROM unnest($1::text[]) m WHERE pg_try_advisory_lock(hashtextextended(m, 0))"
LET_GO = "SELECT pg_advisory_unlock(hashtextextended($1, 0))"
ALIVE = "SELECT application_name FROM pg_stat_activity WHERE datname = current_database()"


class Peers:
    """This process among those that share a database."""

    def __init__(self, connect: Callable[..., Awaitable[asyncpg.Connection]], name: str) -> None:
        self.name = name
        self.held: set[str] = set()  # matches whose bots and clock are ours
        self._connect = connect
        self._connection: asyncpg.Connection | None = None
        self._speaking = asyncio.Lock()  # one sentence after another
        self._listening: asyncio.Task[None] | None = None

    async def listen(self, heard: Callable[[str], None], present: Callable[[str, str], None]) -> None:
        """Hear of changed matches ("": perhaps any), and of who is where."""
        ready = asyncio.Event()
        self._listening = asyncio.get_running_loop().create_task(self._listen(heard, present, ready))
        try:
            await asyncio.wait_for(ready.wait(), MAX_SECONDS)
        except TimeoutError as error:
            raise Lost("LISTEN") from error

    def close(self) -> None:
        """Leave: what was held is free."""
        if self._listening is not None:
            self._listening.cancel()
        if self._connection is not None:
            self._connection.terminate()

    async def hold(self, matches: Iterable[str]) -> list[str]:
        """Try to hold matches; return those that are ours now."""
        tried = [match for match in matches if match not in self.held]
        found = [str(row[0]) for row in await self._ask(HOLD, tried)] if tried else []
        self.held.update(found)
        return found

    async def let_go(self, match: str) -> None:
        """Let another process hold a match."""
        if match in self.held:
            self.held.discard(match)
            await self._ask(LET_GO, match)

    async def tell_presence(self, words: str) -> None:
        """Tell the others who is where."""
        await self._ask("SELECT pg_notify($1, $2)", PRESENCE, f"{self.name} {words}")

    async def alive(self) -> set[str]:
        """Return the names of all processes that are connected."""
        names = [str(row[0]) for row in await self._ask(ALIVE)]
        return {name.removeprefix(PROCESS) for name in names if name.startswith(PROCESS)}

    async def _ask(self, sql: str, *values: object) -> list[Any]:
        """Say one sentence; raise Lost where the connection is gone."""
        async with self._speaking:
            if self._connection is None:
                raise Lost("LISTEN")
            try:
                return list(await self._connection.fetch(sql, *values, timeout=MAX_SECONDS))
            except (*CONNECTION_ERRORS, asyncpg.PostgresError) as error:
                raise Lost(str(error)) from error

    async def _listen(
        self, heard: Callable[[str], None], present: Callable[[str, str], None], ready: asyncio.Event
    ) -> None:
        """Listen; when the connection breaks, come back, and say that something may have been missed."""

        def hear(_connection: Any, _pid: int, channel: str, payload: str) -> None:  # noqa: ANN401 - the library's type
            name, _, words = payload.partition(" ")
            if name == self.name:
                return
            if channel == CHANNEL:
                heard(words)
            else:
                present(name, words)

        while True:
            with suppress(*CONNECTION_ERRORS, asyncpg.PostgresError):
                connection = await self._connect(server_settings={"application_name": f"{PROCESS}{self.name}"})
                ended = asyncio.Event()
                connection.add_termination_listener(lambda _, ended=ended: ended.set())
                for channel in (CHANNEL, PRESENCE):
                    await connection.add_listener(channel, hear)
                self._connection = connection
                if ready.is_set():
                    heard("")
                ready.set()
                try:
                    await ended.wait()
                finally:
                    self._connection = None
                    self.held.clear()
                    connection.terminate()
            await asyncio.sleep(RETRY_SECONDS)
