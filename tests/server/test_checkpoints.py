"""Checkpoints: SQLite's log goes into the file, and no choice waits for it."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from saecula.kernel.problem import Problem
from saecula.store import Person, Sqlite, checkpoints, open_store

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 30.0  # seconds
MANY = 300  # writes


def size_of(file: str) -> int:
    """Return how long a file is."""
    return Path(file).stat().st_size


def test_nobody_waits_for_a_checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one is under way, writes are acknowledged."""
    under_way, may_end = threading.Event(), threading.Event()

    def slowly(_: sqlite3.Connection) -> None:
        under_way.set()
        assert may_end.wait(PATIENCE)

    async def story() -> None:
        store = await open_store(str(tmp_path / "store.db"))
        monkeypatch.setattr(checkpoints, "copy_pages", slowly)
        monkeypatch.setattr(checkpoints, "SENTENCES_BETWEEN", 1)
        await store.add_person(Person("one", "One"))
        assert await asyncio.to_thread(under_way.wait, PATIENCE)
        async with asyncio.timeout(PATIENCE):
            await store.add_person(Person("two", "Two"))
        assert await store.person("two")
        may_end.set()
        await store.close()

    asyncio.run(story())


def test_the_log_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much is written without a pause, it stays short."""

    async def written(between: int) -> int:
        monkeypatch.setattr(checkpoints, "SENTENCES_BETWEEN", between)
        file = tmp_path / f"{between}.db"
        store = await open_store(str(file))
        for i in range(MANY):
            await store.add_person(Person(str(i), "a person of a long name" * 20))
            copying = store.database._checkpoints._copying  # type: ignore[attr-defined]  # no clock here
            if copying is not None:
                await asyncio.to_thread(copying.result)
        size = size_of(f"{file}-wal")
        await store.close()
        with closing(sqlite3.connect(file)) as found:
            assert found.execute("SELECT COUNT(*) FROM people").fetchone() == (MANY,)
        return size

    assert asyncio.run(written(10)) * 5 < asyncio.run(written(MANY * 10))


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    """An operator's commands are not; and when the first server has ended, the file is free."""
    path = str(tmp_path / "store.db")

    async def story() -> None:
        first, second = await open_store(path), await open_store(path)
        await first.claim()
        with pytest.raises(Problem, match="store-served"):
            await second.claim()
        await first.close()
        await second.close()
        third = await open_store(path)
        await third.claim()
        await third.close()

    asyncio.run(story())


def test_stores_in_memory_are_everybodys_own() -> None:
    """There is nothing to claim."""

    async def claimed(make: Callable[[str], Sqlite]) -> None:
        for database in (make(":memory:"), make(":memory:")):
            await database.claim()

    asyncio.run(claimed(Sqlite))
