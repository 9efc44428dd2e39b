"""Checkpoints: what SQLite's write-ahead log has gathered goes into the file while others go on writing.

SQLite would do it within a commit, and everybody would wait for it. Here a thread with a connection of its own copies
nearly all, and the writer, between two commits, the few pages that came meanwhile: only then does the log begin anew.
"""

from __future__ import annotations

import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress

SENTENCES_BETWEEN = 1000  # written between two checkpoints: some four thousand pages of the log, about 16 MB
COPY = "PRAGMA wal_checkpoint(PASSIVE)"


class Checkpoints:
    """The checkpoints of one file."""

    def __init__(self, writer: sqlite3.Connection, own: sqlite3.Connection) -> None:
        self.writer = writer
        self.own = own
        self._written = 0
        self._thread = ThreadPoolExecutor(1, "saecula-checkpoint")
        self._copying: Future[None] | None = None
        writer.execute("PRAGMA wal_autocheckpoint=0")

    def note(self, sentences: int) -> None:
        """Hear in the writer's thread, after a commit, how much was written."""
        self._written += sentences
        if self._copying is None and self._written >= SENTENCES_BETWEEN:
            self._written = 0
            self._copying = self._thread.submit(copy_pages, self.own)
        elif self._copying is not None and self._copying.done():
            self._copying = None
            copy_pages(self.writer)

    def close(self) -> None:
        """Finish; whoever closes the file last copies the rest."""
        self._thread.shutdown()
        self.own.close()


def copy_pages(connection: sqlite3.Connection) -> None:
    """Copy what may be copied now; on a full disk the log keeps it until later."""
    with suppress(sqlite3.Error):
        connection.execute(COPY).fetchall()
