"""Clocks: how long a person may think about a turn.

The time of a seat begins when the person has the question in sight, at the latest `LOOK_SECONDS` after it was asked.
It runs out only for somebody who waits: another person of the match who is connected, has no stand-in, and has been
there for `GRACE_SECONDS`. Then a stand-in plays until the seat is asked in a later turn (a line of `title.turns` was
told since); there the person has their time again. Stand-ins play only while somebody waits: where all are away, or all
have stand-ins, the match stands still.

Times are kept by the clock of the machine, so that they outlive a restart. Where that clock is set, a time that runs
here goes on as it was, and nobody has more than all their time from now on.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from saecula.kernel.log import SAT, UNDONE
from saecula.kernel.state import NATURE
from saecula.server.pictures import ask_number
from saecula.server.seats import STAND_IN, is_ready, people_of
from saecula.store import Lost

if TYPE_CHECKING:
    from collections.abc import Callable

    from saecula.server.journal import Journal
    from saecula.server.schema import ClockPicture
    from saecula.server.seating import Seating

LOGGER = logging.getLogger("saecula")
LOOK_SECONDS = 300.0  # at most; the time of a turn, if that is shorter
GRACE_SECONDS = 60.0  # likewise
RETRY_SECONDS = 1.0  # while the database is away
steady = time.monotonic  # that nobody sets


class Due(NamedTuple):
    """When the time of a seat is up."""

    waits: bool  # nobody is there for whom it would run out
    until: float
    seat: int


class Clock:
    """The clock of one table, and who is there to hear it."""

    def __init__(self, journal: Journal, seating: Seating, is_ours: Callable[[], bool]) -> None:
        self.journal = journal
        self.seating = seating
        self.is_ours = is_ours  # whether this process rings
        self.running: Due | None = None
        self.ringing: asyncio.Task[None] | None = None
        self.waiting: dict[str, float] = {}  # who is here and plays for themself, and since when, by the steady clock
        self.ends: dict[tuple[float, ...], float] = {}  # of the times that run, by the steady clock
        self._alarm: asyncio.TimerHandle | None = None

    def close(self) -> None:
        """Leave everything as it is: the disk knows it."""
        if self.ringing is not None:
            self.ringing.cancel()
        self.stop()

    def picture(self) -> ClockPicture | None:
        """Tell whose time is up next, and when."""
        due = self.running
        return None if due is None else {"waits": due.waits, "until": due.until, "seat": due.seat}

    def stop(self) -> None:
        """Let nobody's time run."""
        self.running = None
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def set(self) -> None:
        """Find out whose time is up next, and ring then: also over a restart."""
        self.stop()
        self.note_who_waits()
        if not self.is_wanted():
            return
        seats = self.journal.record.seats
        asked = [seat for seat in self.journal.scene.to_act if seat < len(seats) and not seats[seat].bot]
        if asked:
            self.running = min(self.due(seat) for seat in asked)
            if not self.running.waits and self.is_ours():
                self.ring_in(self.running.until - time.time(), self.running.seat)

    def is_wanted(self) -> bool:
        """Say whether this match is played with a clock, and has begun."""
        return self.journal.record.minutes > 0 and is_ready(self.journal.record)

    # -- who waits ----------------------------------------------------------------------------------------------

    def note_who_waits(self) -> None:
        """Keep since when each person is here who plays for themself."""
        here = self.seating.people_here()
        seats = [seat for seat in self.journal.record.seats if seat.kind == "person" and not seat.bot]
        now = steady()
        self.waiting = {
            seat.person: self.waiting.get(seat.person, now) for seat in seats if seat.person and seat.person in here
        }

    def waits_since(self, seat: int) -> float | None:
        """Return since when somebody waits for a seat."""
        mine = self.journal.record.seats[seat].person
        since = min((since for person, since in self.waiting.items() if person != mine), default=None)
        return None if since is None else time.time() - (steady() - since)

    def may_stand_in(self) -> bool:
        """Say whether stand-ins go on: somebody plays for themself, or the only person of the match looks on."""
        people = people_of(self.journal.record)
        return bool(self.waiting) or (len(people) == 1 and not people.isdisjoint(self.seating.people_here()))

    # -- a turn's time ------------------------------------------------------------------------------------------

    def due(self, seat: int) -> Due:
        """Return when a seat's time is up."""
        allowance = 60 * self.journal.record.minutes
        asked = self.asked_since(seat)
        look = min(LOOK_SECONDS, allowance)
        seen = self.journal.record.seats[seat].seen
        until = self.held((seat, asked, seen), (min(seen, asked + look) if seen >= asked else asked + look) + allowance)
        since = self.waits_since(seat)
        if since is None:
            return Due(waits=True, until=until, seat=seat)
        return Due(waits=False, until=max(until, since + min(GRACE_SECONDS, allowance)), seat=seat)

    def held(self, time_of: tuple[float, ...], until: float) -> float:
        """Return when a time is up, by the clock of the machine as it is now, whoever has set it meanwhile."""
        now = time.time()
        seat, asked, _ = time_of
        late = max(0.0, asked - now)  # by so much it was set back, while nobody here could notice
        self.ends = {key: end for key, end in self.ends.items() if key[0] != seat or key == time_of}
        return now + self.ends.setdefault(time_of, steady() + until - late - now) - steady()

    def asked_since(self, seat: int) -> float:
        """Return when a seat was asked: with its turn, another's choice, an undo, its return, or when all had sat down.

        Answers to a question that is still open (several seats are asked at once) change nothing.
        """
        journal = self.journal
        if not journal.times:
            return time.time()
        turns = journal.match.title.turns
        began = 1
        for step in reversed(journal.match.folded.steps):
            if step.question == journal.match.question:
                continue
            if step.event.seat not in (seat, NATURE) or any(line.code in turns for line in step.lines):
                began = step.event.n
                break
        for event in reversed(journal.match.events):
            if event.n <= began:
                break
            if event.kind == UNDONE or (event.kind == SAT and event.seat == seat):
                began = event.n
                break
        return max(journal.times[began - 1], *[one.sat for one in journal.record.seats])

    async def see(self, seat: int, ask: int) -> None:
        """Note that a person has the open question in sight: the time begins, once a turn."""
        journal = self.journal
        if not self.is_wanted() or seat not in journal.scene.to_act or ask != ask_number(journal.match, seat):
            return
        if journal.record.seats[seat].seen >= self.asked_since(seat):
            return
        now = max(time.time(), self.asked_since(seat))
        await journal.store.see(journal.record.id, seat, now)
        journal.record.seats[seat] = replace(journal.record.seats[seat], seen=now)
        journal.changed(None)

    # -- the time is up -----------------------------------------------------------------------------------------

    def ring_in(self, seconds: float, seat: int) -> None:
        """Ring after a while."""
        self._alarm = asyncio.get_running_loop().call_later(max(0.0, seconds), self.ring, seat)

    def ring(self, seat: int) -> None:
        """The time is up."""
        self.stop()
        self.ringing = asyncio.get_running_loop().create_task(self.take_over(seat))

    async def take_over(self, seat: int) -> None:
        """Let a stand-in play the turn. If another process did it already, that is as good."""
        journal = self.journal
        before = journal.record.seats[seat]
        if before.bot or seat not in journal.scene.to_act:
            return
        try:
            await self.seating.sit(replace(before, bot=STAND_IN, missed=journal.match.n + 1), before)
        except Lost:
            LOGGER.warning("store-lost", extra={"match": journal.record.id})
            self.ring_in(RETRY_SECONDS, seat)

    def is_asked_again(self, seat: int) -> bool:
        """Say whether the turn for which the clock called a stand-in is over."""
        record = self.journal.record.seats[seat]
        if record.kind != "person" or not record.bot or not record.missed:
            return False
        turns = self.journal.match.title.turns
        for step in reversed(self.journal.match.folded.steps):
            if step.event.n < record.missed:
                return False
            if any(line.code in turns for line in step.lines):
                return True
        return False

    async def hand_back(self, seat: int) -> None:
        """Ask the person again."""
        before = self.journal.record.seats[seat]
        if not await self.seating.sit(replace(before, bot="", missed=0), before):
            await self.journal.refresh()
