"""SQLite: one writer thread that gathers what is asked at the same time into one commit."""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
from contextlib import closing, suppress
from pathlib import Path

from saecula.kernel.problem import Problem
from saecula.store.checkpoints import Checkpoints
from saecula.store.database import Damaged, Database, Found, Lost, Sentence, Value

OWN_FILE, OWN_FOLDER, OTHERS = 0o600, 0o700, 0o077  # the file holds secrets: of cookies, and of matches at play
DAMAGE_CODES = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
MAX_GATHERED = 500  # writes in one commit
LOCK_SUFFIX = "-serving"  # of the file next to it that a server locks
BUSY_TIMEOUT_MS = 5000  # for another process that writes


class Asked:
    """Something the thread shall do, and who waits for it."""

    def __init__(self, sentences: tuple[Sentence, ...], loop: asyncio.AbstractEventLoop) -> None:
        self.sentences = sentences
        self.future: asyncio.Future[bool] = loop.create_future()
        self.written = False


class Sqlite(Database):
    """An SQLite file: write-ahead log, synchronous=FULL; an answer comes after the commit."""

    TABLES_SQL = "SELECT name FROM sqlite_master WHERE type = 'table'"

    def __init__(self, path: str) -> None:
        super().__init__()
        self.path = path
        self.in_memory = path == ":memory:"
        self._asked: queue.SimpleQueue[Asked | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop
        self._reader: sqlite3.Connection | None = None
        self._writer: sqlite3.Connection | None = None
        self._checkpoints: Checkpoints | None = None
        self._claim: sqlite3.Connection | None = None
        self._reading = threading.Lock()
        self._writing = self._reading if self.in_memory else threading.Lock()  # in memory there is one connection

    def connect(self) -> sqlite3.Connection:
        """Open a connection that any thread may use."""
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute(f"PRAGMA busy_timeout={BUSY_TIMEOUT_MS}")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        return connection

    def is_there(self) -> bool:
        """Say whether there is such a file."""
        return Path(self.path).is_file()

    async def open(self) -> None:
        """Open the file and start the writer."""
        try:
            if not self.in_memory:
                make_file(Path(self.path))
            self._writer = self.connect()
            self._reader = self._writer if self.in_memory else self.connect()
            if not self.in_memory:
                self._checkpoints = Checkpoints(self._writer, self.connect())
                tighten(self.path)
        except OSError as error:
            raise Lost(str(error)) from error
        except sqlite3.Error as error:
            raise self._lost(error) from error
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(
            target=self._write_forever, args=[self._writer], name="saecula-store", daemon=True
        )
        self._thread.start()

    async def claim(self) -> None:
        """Hold a lock that ends with this process, however it ends: memory follows the file, and no other writer."""
        if self.in_memory:
            return
        lock = f"{self.path}{LOCK_SUFFIX}"
        try:
            make_file(Path(lock))
            self._claim = sqlite3.connect(lock, isolation_level=None, check_same_thread=False, timeout=0)
            self._claim.execute("BEGIN EXCLUSIVE")
        except OSError as error:
            raise Lost(str(error)) from error
        except sqlite3.Error as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                raise Problem("store-served", store=self.path) from error
            raise self._lost(error) from error

    async def close(self) -> None:
        """Let the writer finish."""
        if self._thread is not None:
            self._asked.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None
        if self._checkpoints is not None:
            self._checkpoints.close()
        for connection in (self._reader, self._writer, self._claim):
            if connection is not None:
                connection.close()

    async def _read(self, sql: str, values: tuple[Value, ...]) -> Found:
        """Return rows; small sentences by key, so they run where they are asked."""
        if self._reader is None:
            raise Lost(self.path)
        try:
            with self._reading:
                return self._reader.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise self._lost(error) from error

    async def _write(self, sentences: tuple[Sentence, ...]) -> bool:
        """Hand the sentences to the writer and wait for the disk."""
        if self._thread is None:
            raise Lost(self.path)
        asked = Asked(sentences, self._loop)
        self._asked.put(asked)
        return await asked.future

    async def dump(self, file: str) -> None:
        """Copy the file in one step; SQLite keeps the moment for us, and writers do not wait."""
        if self._reader is None:
            raise Lost(self.path)
        try:
            with self._reading, closing(sqlite3.connect(file)) as copy:
                self._reader.backup(copy)
                copy.execute("PRAGMA journal_mode=DELETE")  # one file, which can be read anywhere
        except sqlite3.Error as error:
            raise self._lost(error) from error

    async def fill(self, file: str) -> None:
        """Take over every page in one transaction."""
        if self._writer is None:
            raise Lost(self.path)
        try:
            with self._writing, closing(open_to_read(file)) as copy:
                copy.backup(self._writer)
        except sqlite3.Error as error:
            raise self._lost(error) from error

    def _lost(self, error: sqlite3.Error) -> Lost:
        """Return what went wrong."""
        if getattr(error, "sqlite_errorcode", 0) & 0xFF not in DAMAGE_CODES:
            return Lost(str(error))
        if self.report is not None:
            self.report(f"{self.path}: {error}")
            self.report = None
        return Damaged(str(error))

    def _write_forever(self, writer: sqlite3.Connection) -> None:
        while True:
            gathered = self._gather()
            if gathered:
                error = self._commit(writer, gathered)
                if not self._tell(gathered, None if error is None else self._lost(error)):
                    return
            else:
                return

    def _tell(self, gathered: list[Asked], error: Lost | None) -> bool:
        """Answer in the loop of those who asked; say whether it still runs: nobody waits after its end."""
        try:
            self._loop.call_soon_threadsafe(answer_all, gathered, error)
        except RuntimeError:
            if self._loop.is_closed():
                return False
            raise
        return True

    def _gather(self) -> list[Asked]:
        """Wait for something to write, and take all that is there by then; nothing means the end."""
        gathered: list[Asked] = []
        following = self._asked.get()
        while following is not None:
            gathered.append(following)
            if len(gathered) == MAX_GATHERED or self._asked.empty():
                return gathered
            following = self._asked.get()
        if gathered:
            self._asked.put(None)  # first these, then the end
        return gathered

    def _commit(self, writer: sqlite3.Connection, gathered: list[Asked]) -> sqlite3.Error | None:
        """Write all that was gathered; return what went wrong: then nothing was written."""
        try:
            with self._writing:
                writer.execute("BEGIN IMMEDIATE")
                for asked in gathered:
                    asked.written = write_or_skip(writer, asked.sentences)
                writer.execute("COMMIT")
        except sqlite3.Error as error:
            if writer.in_transaction:
                writer.execute("ROLLBACK")
            return error
        if self._checkpoints is not None:
            self._checkpoints.note(sum(len(asked.sentences) for asked in gathered))
        return None


def open_to_read(file: str) -> sqlite3.Connection:
    """Open an SQLite file that nothing shall change."""
    return sqlite3.connect(f"{Path(file).resolve().as_uri()}?mode=ro", uri=True)


def make_file(file: Path) -> None:
    """Make a file, and the folders on the way to it, that nobody but its owner can read; one that is there stays."""
    for folder in reversed(file.parents):
        if not folder.exists():
            folder.mkdir(OWN_FOLDER, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWN_FILE))


def tighten(path: str) -> None:
    """Keep others from reading what an older release wrote for all; somebody else's files are theirs to keep."""
    for file in (Path(path), Path(f"{path}-wal"), Path(f"{path}-shm")):
        with suppress(FileNotFoundError, PermissionError):
            if file.stat().st_mode & OTHERS:
                file.chmod(OWN_FILE)


def write_or_skip(writer: sqlite3.Connection, sentences: tuple[Sentence, ...]) -> bool:
    """Write all sentences, or none if a key is taken."""
    writer.execute("SAVEPOINT one")
    try:
        for sql, values in sentences:
            writer.execute(sql, values)
    except sqlite3.IntegrityError:
        writer.execute("ROLLBACK TO one")
        writer.execute("RELEASE one")
        return False
    writer.execute("RELEASE one")
    return True


def answer_all(gathered: list[Asked], error: Lost | None) -> None:
    """Tell those who wait, in their own thread."""
    for asked in gathered:
        if asked.future.done():
            continue
        if error is None:
            asked.future.set_result(asked.written)
        else:
            asked.future.set_exception(error)
