"""Chores: what a table does by itself: bots that choose, and clocks that run out."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from saecula.kernel.log import SAID
from saecula.kernel.state import NATURE
from saecula.server.people import thought_seed
from saecula.store import Lost

if TYPE_CHECKING:
    from saecula.server.table import Table
    from saecula.server.think import Thinkers

LOGGER = logging.getLogger("saecula")
STAND_IN = "greedy"  # who plays for one who left
RETRY_SECONDS = 1.0  # while the database is away


class Chores:
    """The bots and the clock of one table."""

    def __init__(self, table: Table, thinkers: Thinkers) -> None:
        self.table = table
        self.thinkers = thinkers
        self.bots: asyncio.Task[None] | None = None
        self.taking: asyncio.Task[None] | None = None
        self.clock: tuple[int, float] | None = None  # the seat whose time runs, and until when
        self._alarm: asyncio.TimerHandle | None = None

    def close(self) -> None:
        """Leave everything as it is: the disk knows what is to be done."""
        for task in (self.bots, self.taking):
            if task is not None:
                task.cancel()
        self.stop_clock()

    def wake(self) -> None:
        """Let the next bot think, and set the clock."""
        self.set_clock()
        if self.bot_seat() is not None and (self.bots is None or self.bots.done()):
            self.bots = asyncio.get_running_loop().create_task(self.run_bots())

    # -- bots ---------------------------------------------------------------------------------------------------

    def bot_seat(self) -> int | None:
        """Return a seat that is to act and played by a bot; bots among themselves play while somebody watches."""
        seats = self.table.record.seats
        if not self.table.guests and all(seat.bot for seat in seats):
            return None
        for seat in self.table.scene.to_act if self.table.is_ready() else ():
            if seat < len(seats) and seats[seat].bot:
                return seat
        return None

    async def run_bots(self) -> None:
        """Play bots' choices until a person is to act; whatever goes wrong, try again later."""
        while (seat := self.bot_seat()) is not None:
            try:
                await self.play_bot(seat)
            except Lost:
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:  # a fault of ours is logged, and no table waits for ever
                LOGGER.exception("%s: fault", self.table.record.id)
                await asyncio.sleep(RETRY_SECONDS)
        self.set_clock()
        self.table.publish()

    async def play_bot(self, seat: int) -> None:
        """Play one choice of a bot, by the same door as a person's."""
        table = self.table
        n = table.match.n
        bot = table.record.seats[seat].bot
        seed = thought_seed(table.record.seed)
        notation = await self.thinkers.choose(table.record.id, table.match.log(), seat, bot, seed, table.record.host)
        async with table.lock:
            if table.match.n != n or self.bot_seat() is None:
                return
            events, after = table.match.plan(seat, [notation])
            if await table.write(events, after):
                table.accept(events)
            else:
                await table.catch_up()

    # -- clocks -------------------------------------------------------------------------------------------------

    def clock_picture(self) -> dict[str, Any] | None:
        """Tell until when the next seat has time."""
        return None if self.clock is None else {"seat": self.clock[0], "until": self.clock[1]}

    def stop_clock(self) -> None:
        """Let nobody's time run."""
        self.clock = None
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def set_clock(self) -> None:
        """Give the seat that is to act its time, from when its turn began: also over a restart."""
        self.stop_clock()
        table = self.table
        if table.record.minutes <= 0 or not table.is_ready():
            return
        asked = [seat for seat in table.scene.to_act if seat < len(table.record.seats)]
        limits = [(self.asked_since(seat), seat) for seat in asked if not table.record.seats[seat].bot]
        if limits:
            since, seat = min(limits)
            until = since + 60 * table.record.minutes
            self.clock = (seat, until)
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, until - time.time()), self.ring, seat)

    def asked_since(self, seat: int) -> float:
        """Return when a seat's time began: with its turn, with another's last choice, an undo or a change of seats."""
        table = self.table
        turns = table.match.title.turns
        began = 1
        for step in reversed(table.match.folded.steps):
            if step.event.seat not in (seat, NATURE) or any(line.code in turns for line in step.lines):
                began = step.event.n
                break
        changed = next((event.n for event in reversed(table.match.events) if event.kind != SAID), 1)
        return table.times[max(began, changed) - 1] if table.times else time.time()

    def ring(self, seat: int) -> None:
        """The time is up."""
        self.stop_clock()
        self.taking = asyncio.get_running_loop().create_task(self.take_over(seat))

    async def take_over(self, seat: int) -> None:
        """Let a bot sit in; the owner may return. If another process did it already, that is as good."""
        before = self.table.record.seats[seat]
        if before.bot:
            return
        try:
            await self.table.sit(replace(before, bot=STAND_IN), before)
        except Lost:
            LOGGER.warning("%s: store-lost", self.table.record.id)
            self._alarm = asyncio.get_running_loop().call_later(RETRY_SECONDS, self.ring, seat)
