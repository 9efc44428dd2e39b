"""Copies of a store: a backup is one SQLite file, whichever database it was made of and will be restored into."""

from __future__ import annotations

import errno
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from saecula.files import cannot
from saecula.kernel.problem import Problem
from saecula.store import Lost, Store, database_of, open_kept_store, problems_of, shown_store
from saecula.store.records import check_release
from saecula.store.sqlite import open_to_read

COUNTED_TABLES = ("matches", "events", "people")


async def back_up(url: str, file: Path) -> dict[str, int]:
    """Copy a store, which may be at work, into a new file; return how many matches, events and people it has."""
    check_name(file)
    with problems_of(url):
        store = await open_kept_store(url, older=True)
    try:
        with new_file(file) as neighbour, problems_of(url):
            try:
                await store.database.dump(neighbour)
            except Lost as lost:
                if getattr(lost.__cause__, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_FULL:
                    raise OSError(errno.ENOSPC, str(lost)) from lost  # the store is only read
                raise
    finally:
        await store.close()
    return check_backup(file)


async def restore(file: Path, url: str) -> dict[str, int]:
    """Fill a new or empty store from a backup, all or nothing, and bring it up to date; return how much it has."""
    counts = check_backup(file)
    database = database_of(url)
    with problems_of(url):
        try:
            await database.open()
            if await database.tables():
                raise Problem("store-not-empty", store=shown_store(url))
            await database.fill(str(file))
            await Store(database).migrate()
        finally:
            await database.close()
    return counts


def check_name(file: Path) -> None:
    """Refuse to write over anything: it may be an older backup, or the store itself."""
    if file.exists():
        raise Problem("backup-there", file=file)


def check_backup(file: Path) -> dict[str, int]:
    """Count what a backup has; refuse what is none, is damaged, or comes from a newer release."""
    try:
        with file.open("rb"):
            pass
    except OSError as error:
        raise cannot("read", file, error) from error
    try:
        with closing(open_to_read(str(file))) as copy:
            damage = str(copy.execute("PRAGMA quick_check(1)").fetchone()[0])
            applied = {str(name) for (name,) in copy.execute("SELECT name FROM migrations")}
            counts = {table: count_rows(copy, table) for table in COUNTED_TABLES}
    except sqlite3.Error as error:
        raise Problem("backup-damaged", file=file, detail=error) from error
    if damage != "ok":
        raise Problem("backup-damaged", file=file, detail=damage)
    check_release(applied)
    return counts


def count_rows(copy: sqlite3.Connection, table: str) -> int:
    """Return how many rows a table has."""
    return int(copy.execute(f"SELECT COUNT(*) FROM {table}").fetchone()[0])  # noqa: S608 - our own names


@contextmanager
def new_file(file: Path) -> Iterator[str]:
    """Give a neighbour to write, which only its owner can read; once it is whole, it becomes the file."""
    neighbour = ""
    try:
        handle, neighbour = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name[:40]}.")
        os.close(handle)
        yield neighbour
        Path(neighbour).replace(file)
        neighbour = ""
    except OSError as error:
        raise cannot("write", file, error) from error
    finally:
        if neighbour:
            Path(neighbour).unlink(missing_ok=True)
