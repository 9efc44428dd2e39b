"""Chores: what a table does by itself: bots that choose, and (in clocks.py) time that runs out."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from saecula.server.clocks import RETRY_SECONDS, Clock
from saecula.server.journal import Deleted
from saecula.server.kept import question_of
from saecula.server.metrics import CHOICE_SECONDS, THOUGHTS
from saecula.server.seats import is_ready
from saecula.store import Lost

if TYPE_CHECKING:
    from saecula.server.elsewhere import Elsewhere
    from saecula.server.journal import Journal
    from saecula.server.seating import Seating
    from saecula.server.think import Thinkers

LOGGER = logging.getLogger("saecula")


class Chores:
    """The bots and the clock of one table."""

    def __init__(self, journal: Journal, seating: Seating, thinkers: Thinkers, elsewhere: Elsewhere) -> None:
        self.journal = journal
        self.seating = seating
        self.thinkers = thinkers
        self.bots: asyncio.Task[None] | None = None
        self.elsewhere = elsewhere
        self.clock = Clock(journal, seating, self.is_ours)

    def close(self) -> None:
        """Leave everything as it is: the disk knows what is to be done."""
        if self.bots is not None:
            self.bots.cancel()
        self.clock.close()
        self.elsewhere.let_go(self.journal.record.id)

    def is_ours(self) -> bool:
        """Say whether this process does the chores of this table, and no other."""
        return self.elsewhere.is_ours(self.journal.record.id)

    def wake(self) -> None:
        """Set the clock, and let the next bot think."""
        if self.bot_seat() is not None or self.clock.is_wanted():
            self.elsewhere.want(self.journal.record.id)
        elif not self.seating.guests:
            self.elsewhere.let_go(self.journal.record.id)
        self.elsewhere.tell(self.seating)
        self.clock.set()
        if self.bot_seat() is not None and self.is_ours() and (self.bots is None or self.bots.done()):
            self.bots = asyncio.get_running_loop().create_task(self.run_bots())

    # -- bots ---------------------------------------------------------------------------------------------------

    def bot_seat(self) -> int | None:
        """Return a seat that is to act and played by a bot; bots among themselves play while somebody watches."""
        seats = self.journal.record.seats
        if not self.seating.guests and all(seat.bot for seat in seats):
            return None
        for seat in self.journal.scene.to_act if is_ready(self.journal.record) else ():
            if seat < len(seats) and seats[seat].bot and self.may_act(seat):
                return seat
        return None

    def may_act(self, seat: int) -> bool:
        """Say whether there is something to do for a seat with a bot: to play, or to make room for its owner."""
        is_bot = self.journal.record.seats[seat].kind == "bot"
        return is_bot or self.clock.may_stand_in() or self.clock.is_asked_again(seat)

    async def run_bots(self) -> None:
        """Play bots' choices until a person is to act; whatever goes wrong, try again later."""
        while (seat := self.bot_seat()) is not None and self.is_ours():
            try:
                if self.clock.is_asked_again(seat):
                    await self.clock.hand_back(seat)
                else:
                    await self.play_bot(seat)
            except Lost:
                await asyncio.sleep(RETRY_SECONDS)
            except Deleted:
                return
            except Exception:  # a fault of ours is logged, and no table waits for ever
                LOGGER.exception("fault", extra={"match": self.journal.record.id})
                await asyncio.sleep(RETRY_SECONDS)
        self.journal.changed(None)

    async def play_bot(self, seat: int) -> None:
        """Play one choice of a bot, by the same door as a person's."""
        journal, begun = self.journal, time.perf_counter()
        record, n = journal.record, journal.match.n
        with THOUGHTS.track_inprogress():
            notation = await self.thinkers.choose(question_of(journal, seat), record.seats[seat].bot)
        async with journal.lock:
            if journal.match.n != n or self.bot_seat() is None:
                return
            if await journal.commit(journal.match.plan(seat, [notation])):
                CHOICE_SECONDS.labels("bot").observe(time.perf_counter() - begun)
                journal.changed(None)
