"""Seating: who is here, who plays each seat, and how that changes."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from saecula.kernel.log import SAT
from saecula.kernel.problem import Problem
from saecula.server import chance, sight
from saecula.server.seats import STAND_IN, bot_keys, freed, given_name, given_names, wished_seat

if TYPE_CHECKING:
    from saecula.server.guests import Guest
    from saecula.server.journal import Journal
    from saecula.server.messages import SeatWish
    from saecula.store import SeatRecord

MAX_WHO_LENGTH = 60  # characters of a note in the log


class Seating:
    """The seats of one table, and its guests."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.guests: list[Guest] = []
        self.elsewhere: dict[str, set[str]] = {}  # process → the persons who are at this table there
        self.told: set[str] = set()  # of whom the other processes know
        self.lock = asyncio.Lock()  # one change of seats after another

    def rename(self) -> None:
        """Speak with the present names from now on."""
        record = self.journal.record
        self.journal.match.call(given_names(record, self.journal.names), bot_keys(record))

    def people_here(self) -> set[str | None]:
        """Return the persons who are connected."""
        return {guest.person for guest in self.guests}.union(*self.elsewhere.values())

    def persons(self) -> set[str]:
        """Return the persons who are connected to this process."""
        return {guest.person for guest in self.guests if guest.person is not None}

    def note_elsewhere(self, process: str, people: set[str]) -> bool:
        """Keep who is connected to another process; say whether somebody has come or gone."""
        before = self.people_here()
        self.elsewhere.pop(process, None)
        if people:
            self.elsewhere[process] = people
        return self.people_here() != before

    async def change(self, person: str, seat: int, wish: SeatWish) -> None:
        """Take, leave or open a seat, give it to a bot, or renew its link; others than the host only for themselves."""
        async with self.lock:
            before = self.journal.record.seats[seat]
            after = replace(wished_seat(person, self.journal.record, before, wish), missed=0)
            if (after.kind, after.person) != (before.kind, before.person):
                after = replace(after, sat=time.time())
            await sight.check_change(self.journal, person, before, after)
            if not await self.sit(after, before):
                await self.journal.refresh()
                raise Problem("seat-taken")

    async def free(self, before: SeatRecord) -> None:
        """Free a person's seat: the others have voted so. Whoever has left it meanwhile has done it already."""
        async with self.lock:
            await self.sit(replace(freed(before), sat=time.time()), before)

    async def stand_in(self, seat: int, *, on: bool) -> None:
        """Let a bot sit in for a person until they return; how a match was finished stays as it is."""
        if self.journal.match.over:
            raise Problem("ask-closed")
        before = self.journal.record.seats[seat]
        if not await self.sit(replace(before, bot=STAND_IN if on else "", missed=0), before):
            raise Problem("seat-taken")

    async def sit(self, after: SeatRecord, before: SeatRecord) -> bool:
        """Change who plays a seat: on disk, in the log, for everybody; False if another was quicker."""
        await sight.note_leaving(self.journal, before, after)
        if not await self.journal.store.change_seat(after, before):
            return False
        self.journal.record.seats[after.seat] = after
        self.rename()
        if (after.kind, after.person, after.bot) != (before.kind, before.person, before.bot):
            await self.note_seat(after)
        await chance.reseat(self.journal, before, after)
        self.journal.changed(None)
        return True

    async def note_seat(self, seat: SeatRecord) -> None:
        """Write into the log who plays a seat now, unless another process did."""
        journal = self.journal
        name = given_name(journal.record, journal.names, seat)
        who = (" ".join([word for word in (seat.bot, name) if word]) or seat.kind)[:MAX_WHO_LENGTH].strip()
        async with journal.lock:
            while self.last_noted(seat.seat) != who:
                await journal.commit(journal.match.plan_sitting(seat.seat, who))

    def last_noted(self, seat: int) -> str:
        """Return who plays a seat, as the log says."""
        sat = [event for event in self.journal.match.events if event.kind == SAT and event.seat == seat]
        return sat[-1].who if sat else ""
