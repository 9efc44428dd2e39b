"""Elsewhere: other server processes that play with the same database.

Any of them serves any table. The bots and the clock of a match are the business of one process at a time; when that one
has ended, another takes them over. And whoever is at a table in one process is there for all.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

import msgspec

from saecula.store import Lost

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Mapping
    from typing import Any

    from saecula.server.seating import Seating
    from saecula.store.database import Colleagues

SECONDS_BETWEEN_LOOKS = 1.0  # for what an ended process has left
MAX_PEOPLE_TOLD = 200  # of one table: a message between processes is short


class Presence(msgspec.Struct, array_like=True):
    """Who is at a table in another process; whether it wants to know the same of us."""

    match: str
    people: list[str]
    asks: bool = False


class AnyTable(Protocol):
    """A table, as far as other processes have to do with it."""

    seating: Seating

    def go_on(self) -> None:
        """Something has changed: wake who is next, and tell everybody."""


class Elsewhere:
    """What this process knows of the others, and tells them; where there can be none, nothing."""

    def __init__(self, peers: Colleagues | None, tables: Mapping[str, AnyTable]) -> None:
        self.peers = peers
        self.tables = tables
        self.wanted: set[str] = set()  # matches whose bots and clock another process may have
        self._telling: set[asyncio.Task[None]] = set()
        self._looking: asyncio.Task[None] | None = None

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Hear of matches that other processes changed, of "" when some news may have been missed, and of people."""
        if self.peers is not None:
            await self.peers.listen(heard, self.hear)
            self._looking = asyncio.get_running_loop().create_task(self._look_for_ever())

    def close(self) -> None:
        """Hear nothing any more."""
        if self._looking is not None:
            self._looking.cancel()

    # -- bots and clocks ----------------------------------------------------------------------------------------

    def is_ours(self, match: str) -> bool:
        """Say whether this process plays the bots of a match and runs its clock."""
        return self.peers is None or match in self.peers.held

    def want(self, match: str) -> None:
        """Play the bots of a match and run its clock, as soon as no other process does."""
        if not self.is_ours(match) and match not in self.wanted:
            self.wanted.add(match)
            self._spawn(self._take({match}))

    def let_go(self, match: str) -> None:
        """Leave that to another process: here is nobody, and nothing to do."""
        self.wanted.discard(match)
        if self.peers is not None and match in self.peers.held:
            self._spawn(self.peers.let_go(match))

    async def _take(self, matches: set[str]) -> None:
        """Take what nobody has, and go on there."""
        if self.peers is None:
            return
        for match in await self.peers.hold(matches):
            self.wanted.discard(match)
            if match in self.tables:
                self.tables[match].go_on()
            else:
                await self.peers.let_go(match)

    # -- people -------------------------------------------------------------------------------------------------

    def tell(self, seating: Seating) -> None:
        """Tell the others who is at a table here, if that has changed."""
        if self.peers is not None and seating.persons() != seating.told:
            self._tell(self.peers, seating, asks=False)

    def ask(self, seating: Seating) -> None:
        """Ask the others who is at a table there."""
        if self.peers is not None:
            self._tell(self.peers, seating, asks=True)

    def _tell(self, peers: Colleagues, seating: Seating, *, asks: bool) -> None:
        seating.told = seating.persons()
        presence = Presence(seating.journal.record.id, sorted(seating.told)[:MAX_PEOPLE_TOLD], asks)
        self._spawn(peers.tell_presence(msgspec.json.encode(presence).decode()))

    def hear(self, process: str, words: str) -> None:
        """Hear who is at a table in another process."""
        told = msgspec.json.decode(words, type=Presence)
        table = self.tables.get(told.match)
        if table is None:
            return
        if told.asks and self.peers is not None:
            self._tell(self.peers, table.seating, asks=False)
        if table.seating.note_elsewhere(process, set(told.people)):
            table.go_on()

    async def _forget_the_ended(self) -> None:
        """Nobody is there any more in a process that has ended."""
        crowded = [table for table in self.tables.values() if table.seating.elsewhere]
        if self.peers is None or not crowded:
            return
        alive = await self.peers.alive()
        for table in crowded:
            if ended := table.seating.elsewhere.keys() - alive:
                for process in ended:
                    table.seating.note_elsewhere(process, set())
                table.go_on()

    # -- at work ------------------------------------------------------------------------------------------------

    async def _look_for_ever(self) -> None:
        """See what ended processes have left; while the database is away, wait."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            await patiently(self._take(self.wanted))
            await patiently(self._forget_the_ended())

    def _spawn(self, job: Coroutine[Any, Any, None]) -> None:
        """Do something meanwhile."""
        task = asyncio.get_running_loop().create_task(patiently(job))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)


async def patiently(job: Coroutine[Any, Any, None]) -> None:
    """Do something; while the database is away, leave it: news of its return will come."""
    with suppress(Lost):
        await job
