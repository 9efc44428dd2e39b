"""What the store needs of a database: read, and write several sentences as one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

Value = str | int | float | None
Sentence = tuple[str, tuple[Value, ...]]  # SQL with ? for each value
Found = list[tuple[Any, ...]]


class Lost(Exception):  # noqa: N818 - the project's word for it
    """The database is gone or full: nothing was written."""


class Database(ABC):
    """One database behind the store."""

    def news(self, match: str) -> list[Sentence]:
        """Return what a write adds to tell other processes of a match; nothing where there are none."""
        return []

    async def listen(self, heard: Callable[[str], None]) -> None:  # noqa: B027 - where nobody speaks, nothing is heard
        """Hear of matches that other processes changed; of "" when some news may have been missed."""

    @abstractmethod
    async def open(self) -> None:
        """Connect."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was asked, then disconnect."""

    @abstractmethod
    async def read(self, sql: str, *values: Value) -> Found:
        """Return the rows a sentence finds; raise Lost if the database is gone."""

    @abstractmethod
    async def write(self, *sentences: Sentence) -> bool:
        """Write all sentences or none, and return only when they are on disk.

        False: a key is taken already. Raise Lost if the database is gone or full.
        """
