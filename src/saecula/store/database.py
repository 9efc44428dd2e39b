"""What the store needs of a database: read, and write several sentences as one."""

from __future__ import annotations

import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Protocol

from saecula.kernel.problem import Problem

Value = str | int | float | None
Sentence = tuple[str, tuple[Value, ...]]  # SQL with ? for each value
Found = list[tuple[Any, ...]]
URL_PASSWORD = re.compile(r"(://[^\s:/?@]*:)\S*@")
QUERY_SECRET = re.compile(r"([?&]\w*(?:pass|key)\w*=)[^\s&]*", re.IGNORECASE)


class Lost(Exception):  # noqa: N818 - the project's word for it
    """The database is gone or full: nothing was written."""


class Damaged(Lost):
    """What the database finds in its file cannot be: no waiting helps."""


class Colleagues(Protocol):
    """The other processes that may serve with the same database."""

    held: set[str]  # matches whose bots and clock are ours

    async def listen(self, heard: Callable[[str], None], present: Callable[[str, str], None]) -> None:
        """Hear of changed matches ("": perhaps any), and by process of who is where."""

    async def hold(self, matches: Iterable[str]) -> list[str]:
        """Try to hold matches; return those that are ours now."""

    async def let_go(self, match: str) -> None:
        """Let another process hold a match."""

    async def tell_presence(self, words: str) -> None:
        """Tell the others who is where."""

    async def alive(self) -> set[str]:
        """Return the names of all processes that are connected."""


class Database(ABC):
    """One database behind the store."""

    TABLES_SQL: ClassVar[str]  # finds the names of all tables

    def __init__(self) -> None:
        self.report: Callable[[str], None] | None = None  # hears once of damage that is found at work
        self.peers: Colleagues | None = None  # where several processes may serve with it
        self.wrote: Callable[[float], object] = float  # hears how many seconds each write took

    def news(self, match: str) -> list[Sentence]:
        """Return what a write adds to tell other processes of a match; nothing where there are none."""
        return []

    async def claim(self) -> None:  # noqa: B027 - where many may serve, there is nothing to claim
        """Be the one server that plays with this database, or raise a Problem; only until the end of the process."""

    def is_there(self) -> bool:
        """Say whether there may be something to open: opening it would make a file."""
        return True

    @abstractmethod
    async def open(self) -> None:
        """Connect."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was asked, then disconnect."""

    async def read(self, sql: str, *values: Value) -> Found:
        """Return the rows a sentence finds; raise Lost if the database is gone."""
        check_text(values)
        return await self._read(sql, values)

    async def write(self, *sentences: Sentence) -> bool:
        """Write all sentences or none, and return only when they are on disk.

        False: a key is taken already. Raise Lost if the database is gone or full.
        """
        for _, values in sentences:
            check_text(values)
        begun = time.perf_counter()
        done = await self._write(sentences)
        self.wrote(time.perf_counter() - begun)
        return done

    async def tables(self) -> set[str]:
        """Return the names of all tables."""
        return {str(name) for (name,) in await self.read(self.TABLES_SQL)}

    @abstractmethod
    async def dump(self, file: str) -> None:
        """Copy everything, as it is at one moment, into a new SQLite file, while others go on writing."""

    @abstractmethod
    async def fill(self, file: str) -> None:
        """Take over everything from an SQLite file into this database without tables; all or nothing."""

    @abstractmethod
    async def _read(self, sql: str, values: tuple[Value, ...]) -> Found:
        """Read."""

    @abstractmethod
    async def _write(self, sentences: tuple[Sentence, ...]) -> bool:
        """Write."""


def masked(text: str) -> str:
    """Return a text without the passwords and keys of the URLs in it."""
    return QUERY_SECRET.sub(r"\1…", URL_PASSWORD.sub(r"\1…@", text))


def check_text(values: tuple[Value, ...]) -> None:
    """Refuse text that not every database can keep, wherever it comes from: null characters, halves of characters."""
    for value in values:
        if isinstance(value, str):
            try:
                value.encode()
            except UnicodeEncodeError as error:
                raise Problem("text-wrong") from error
            if "\0" in value:
                raise Problem("text-wrong")
