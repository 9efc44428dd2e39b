"""SQLite: one writer thread that gathers what is asked at the same time into one commit."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from pathlib import Path
from typing import TYPE_CHECKING

from saecula.store.database import Database, Found, Lost, Sentence, Value

if TYPE_CHECKING:
    from collections.abc import Callable

GATHERED_MOST = 500  # writes in one commit
WAIT_MS = 5000  # for another process that writes


class Asked:
    """Something the thread shall do, and who waits for it."""

    def __init__(self, sentences: tuple[Sentence, ...], loop: asyncio.AbstractEventLoop) -> None:
        self.sentences = sentences
        self.loop = loop
        self.future: asyncio.Future[bool] = loop.create_future()
        self.written = False

    def answer(self, error: Exception | None = None) -> None:
        """Tell the one who waits, in his own thread."""

        def tell() -> None:
            if self.future.done():
                return
            if error is None:
                self.future.set_result(self.written)
            else:
                self.future.set_exception(Lost(str(error)))

        self.loop.call_soon_threadsafe(tell)


class Sqlite(Database):
    """An SQLite file: write-ahead log, synchronous=FULL; an answer comes after the commit."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._asked: queue.SimpleQueue[Asked | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._reader: sqlite3.Connection | None = None
        self.in_memory = path == ":memory:"
        self._reading = threading.Lock()
        self._writing = self._reading if self.in_memory else threading.Lock()  # in memory there is one connection
        self._writer: sqlite3.Connection | None = None

    def connect(self) -> sqlite3.Connection:
        """Open a connection that any thread may use."""
        if not self.in_memory:
            Path(self.path).parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute(f"PRAGMA busy_timeout={WAIT_MS}")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        return connection

    async def open(self) -> None:
        """Open the file and start the writer."""
        try:
            self._writer = self.connect()
            self._reader = self._writer if self.in_memory else self.connect()
        except (sqlite3.Error, OSError) as error:
            raise Lost(str(error)) from error
        self._thread = threading.Thread(target=self._write_forever, name="saecula-store", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Let the writer finish."""
        if self._thread is not None:
            self._asked.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None
        for connection in (self._reader, self._writer):
            if connection is not None:
                connection.close()

    async def read(self, sql: str, *values: Value) -> Found:
        """Return rows; small sentences by key, so they run where they are asked."""
        if self._reader is None:
            raise Lost(self.path)
        try:
            with self._reading:
                return self._reader.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise Lost(str(error)) from error

    async def write(self, *sentences: Sentence) -> bool:
        """Hand the sentences to the writer and wait for the disk."""
        if self._thread is None:
            raise Lost(self.path)
        asked = Asked(sentences, asyncio.get_running_loop())
        self._asked.put(asked)
        return await asked.future

    def _write_forever(self) -> None:
        while True:
            first = self._asked.get()
            if first is None:
                return
            gathered = [first]
            stop = False
            while len(gathered) < GATHERED_MOST and not self._asked.empty():
                following = self._asked.get()
                if following is None:
                    stop = True
                    break
                gathered.append(following)
            self._commit(gathered)
            if stop:
                return

    def _commit(self, gathered: list[Asked]) -> None:
        writer = self._writer
        assert writer is not None  # noqa: S101 - opened before the thread starts
        try:
            with self._writing:
                writer.execute("BEGIN IMMEDIATE")
                for asked in gathered:
                    asked.written = self._try(writer.execute, asked.sentences)
                writer.execute("COMMIT")
        except sqlite3.Error as error:
            if writer.in_transaction:
                writer.execute("ROLLBACK")
            for asked in gathered:
                asked.answer(error)
            return
        for asked in gathered:
            asked.answer()

    def _try(self, execute: Callable[..., object], sentences: tuple[Sentence, ...]) -> bool:
        execute("SAVEPOINT one")
        try:
            for sql, values in sentences:
                execute(sql, values)
        except sqlite3.IntegrityError:
            execute("ROLLBACK TO one")
            execute("RELEASE one")
            return False
        execute("RELEASE one")
        return True
