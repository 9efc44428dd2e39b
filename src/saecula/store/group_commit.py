"""Group commit: what is written to PostgreSQL at the same time goes into one transaction, over a connection of its own.

A commit waits for the disk, and PostgreSQL lets transactions that notify others commit only one after the other. So a
transaction a write would be as slow as the disk, whatever else is free.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING

import asyncpg

from saecula.store.database import Lost, Sentence, Value

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

MAX_GATHERED = 500  # writes in one commit
MAX_SECONDS = 10.0  # to connect, and for one answer
CONNECTION_ERRORS = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InsufficientResourcesError,
    asyncpg.OperatorInterventionError,
    asyncpg.ReadOnlySQLTransactionError,
)


@cache
def numbered(sql: str) -> str:
    """Write $1, $2 … for each question mark."""
    parts = sql.split("?")
    return "".join(f"{part}${i + 1}" for i, part in enumerate(parts[:-1])) + parts[-1]


class Waiting:
    """Something to write, and who waits for it."""

    def __init__(self, sentences: tuple[Sentence, ...]) -> None:
        self.sentences = sentences
        self.future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def answer(self, found: bool | Exception) -> None:  # noqa: FBT001 - what came of it
        """Tell whoever waits, if they still do."""
        if self.future.done():
            return
        if isinstance(found, Exception):
            self.future.set_exception(found)
        else:
            self.future.set_result(found)


class GroupCommit:
    """The writes of this process."""

    def __init__(self, connect: Callable[[], Awaitable[asyncpg.Connection]]) -> None:
        self._connect = connect
        self._connection: asyncpg.Connection | None = None
        self._asked: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, sentences: tuple[Sentence, ...]) -> bool:
        """Write all sentences or none; False if a key is taken already."""
        asked = Waiting(sentences)
        self._asked.append(asked)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.get_running_loop().create_task(self._write_all())
        return await asked.future

    async def close(self) -> None:
        """Finish what was asked."""
        if self._writing is not None:
            await self._writing
        if self._connection is not None:
            await self._connection.close()

    def terminate(self) -> None:
        """Let go of the connection."""
        if self._writing is not None:
            self._writing.cancel()
        self._drop()

    async def _write_all(self) -> None:
        """Write as long as there is something to write; what comes during a commit goes into the next."""
        while self._asked:
            gathered, self._asked = self._asked[:MAX_GATHERED], self._asked[MAX_GATHERED:]
            try:
                await self._write_together(gathered)
            except BaseException as error:
                for asked in gathered:
                    asked.answer(Lost(str(error)))
                if not isinstance(error, Exception):
                    raise

    async def _write_together(self, gathered: list[Waiting]) -> None:
        """Write in one transaction; if it fails by one of them, each in its own."""
        try:
            await self._commit([asked.sentences for asked in gathered])
        except CONNECTION_ERRORS as error:
            for asked in gathered:
                asked.answer(Lost(str(error)))
        except asyncpg.PostgresError:
            for asked in gathered:
                asked.answer(await self._written_alone(asked))
        else:
            for asked in gathered:
                asked.answer(True)

    async def _written_alone(self, asked: Waiting) -> bool | Exception:
        """Write in a transaction of its own; return what came of it."""
        try:
            await self._commit([asked.sentences])
        except asyncpg.IntegrityConstraintViolationError:
            return False
        except CONNECTION_ERRORS as error:
            return Lost(str(error))
        except asyncpg.PostgresError as error:
            found: Exception = error
            return found
        return True

    async def _commit(self, writes: list[tuple[Sentence, ...]]) -> None:
        """Write in one transaction; a database that does not answer loses its connection."""
        try:
            async with asyncio.timeout(MAX_SECONDS):
                if self._connection is None or self._connection.is_closed():
                    self._connection = await self._connect()
                await commit(self._connection, writes)
        except asyncpg.PostgresError:
            raise
        except BaseException:
            self._drop()
            raise

    def _drop(self) -> None:
        """Let go of the connection."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


async def commit(connection: asyncpg.Connection, writes: list[tuple[Sentence, ...]]) -> None:
    """Write in one transaction; equal sentences go together."""
    transaction = connection.transaction()
    await transaction.start()
    try:
        for sql, rows in alike(writes):
            if len(rows) == 1:
                await connection.execute(numbered(sql), *rows[0])
            else:
                await connection.executemany(numbered(sql), rows)
    except asyncpg.PostgresError:
        if not connection.is_closed():
            await transaction.rollback()
        raise
    await transaction.commit()


def alike(writes: list[tuple[Sentence, ...]]) -> Iterator[tuple[str, list[tuple[Value, ...]]]]:
    """Gather sentences of the same words; those of one write keep their order."""
    waiting = [iter(sentences) for sentences in writes]
    heads = [(sentence, rest) for rest in waiting if (sentence := next(rest, None)) is not None]
    while heads:
        sql = heads[0][0][0]
        rows, others = [], []
        for (words, values), rest in heads:
            if words != sql:
                others.append(((words, values), rest))
                continue
            rows.append(values)
            following = next(rest, None)
            if following is not None:
                others.append((following, rest))
        heads = others
        yield sql, rows
