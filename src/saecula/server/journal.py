"""Journal: the events of one match. Written first, then true, then told; memory follows the disk, never leads it."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from saecula.kernel.frames import to_act
from saecula.kernel.notation import event_line
from saecula.kernel.problem import Problem
from saecula.kernel.state import AT_END
from saecula.match.honesty import number_of
from saecula.match.match import Match
from saecula.match.opening import read_kept
from saecula.match.planning import Planned, plan_written
from saecula.server import agreement
from saecula.server.metrics import CHOICE_SECONDS
from saecula.server.pictures import Scene, ask_number, encode
from saecula.server.seats import bot_keys, given_names, is_ready, learn_names

if TYPE_CHECKING:
    from collections.abc import Callable

    from saecula.kernel.title import Score
    from saecula.server.guests import Guest
    from saecula.store import MatchRecord, Store


def tell_nobody(_: Guest | None) -> None:
    """Leave it untold: until a table listens."""


class Deleted(Problem):
    """The match is no longer in the store: an operator has deleted it."""


class Journal:
    """One match on disk and in memory. Whoever plans, commits and tells holds the lock for all three."""

    def __init__(self, record: MatchRecord, store: Store, names: dict[str, str]) -> None:
        self.record = record
        self.store = store
        self.names = names  # person → nickname
        self.lock = asyncio.Lock()
        self.times: list[float] = []  # when each event was written
        self.match: Match  # both from `open` on
        self.scene: Scene
        self.changed: Callable[[Guest | None], None] = tell_nobody  # called after a change, with the guest who made it
        self._scores: list[Score] = []  # after the last events written

    # -- from the disk ------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Fold the events on disk."""
        await learn_names(self.store, self.names, self.record)
        await self.read_events()
        await self.begin()

    async def begin(self) -> None:
        """Write what nature decided first, once the seed is settled."""
        fresh = self.match.events[len(self.times) :]
        if fresh and not await self.write(Planned(fresh, self.match.folded)):
            await self.read_events()

    async def read_events(self) -> None:
        """Fold the match from the disk."""
        found = await self.store.events(self.record.id, 0)
        log = read_kept(self.record.head, enumerate((line for line, _ in found), 1))
        self.times = [at for _, at in found]
        names = given_names(self.record, self.names)
        seed = agreement.seed(self.record)
        nature = None if seed is None else lambda n: number_of(seed, n)
        self.match = Match(log, names, nature, bot_keys(self.record))
        self.scene = Scene(self.match)

    async def catch_up(self, *, whole: bool = False) -> None:
        """Read what another process wrote; of the events only those that are new, if no more has changed."""
        record = await self.store.match(self.record.id)
        if record is None:
            raise Deleted("no-such-match")
        before, self.record = self.record, record
        await learn_names(self.store, self.names, record)
        if whole or is_another(record, before) or not await self.read_new_events():
            await self.read_events()
        await self.begin()

    async def read_new_events(self) -> bool:
        """Go on with what another process has appended; False if it does not go on from what is known here."""
        found = await self.store.events(self.record.id, self.match.n)
        if not found:
            return True
        try:
            planned = plan_written(self.match.copy_of_log(), self.match.folded, [line for line, _ in found])
        except Problem:
            return False
        self.times += [at for _, at in found]
        self.match.accept(planned)
        names, bots = given_names(self.record, self.names), bot_keys(self.record)
        if (self.match.players, self.match.bots) != (names, bots):
            self.match.call(names, bots)
        self.scene = Scene(self.match)
        return True

    async def refresh(self, *, whole: bool = True) -> None:
        """Another process has changed something: read it, and tell everybody."""
        async with self.lock:
            await self.catch_up(whole=whole)
        self.changed(None)

    # -- to the disk --------------------------------------------------------------------------------------------

    async def choose(self, seat: int, ask: int, choices: list[int], guest: Guest) -> None:
        """Accept a draft as the answer to a question of a seat."""
        begun = time.perf_counter()
        async with self.lock:
            while not await self.commit(self.plan(seat, ask, choices)):
                pass  # planned anew on what another process wrote
            self.changed(guest)
        CHOICE_SECONDS.labels("person").observe(time.perf_counter() - begun)

    def plan(self, seat: int, ask: int, choices: list[int]) -> Planned:
        """Work out what a draft brings about; raise a Problem if that question is not open, or Refused."""
        if not is_ready(self.record):
            raise Problem("seats-open")
        if seat not in self.scene.to_act or ask != ask_number(self.match, seat):
            raise Problem("ask-closed")
        return self.match.plan(seat, choices)

    async def commit(self, planned: Planned) -> bool:
        """Write what was planned, then make it true; False if another process was quicker: what it wrote is true."""
        if not await self.write(planned):
            await self.catch_up()
            return False
        self.match.accept(planned)
        self.scene = Scene(self.match, self._scores)
        return True

    async def write(self, planned: Planned) -> bool:
        """Put events on disk, with a summary of the state after them; False if another process was quicker."""
        now = time.time()
        title, after, events = self.match.title, planned.state, planned.events
        lines = [event_line(title, event, hidden=False).split(" ", 1)[1] for event in events]
        scores = title.standing(after)
        summary = encode({"to_act": to_act(after), "points": [score.points for score in scores]}).decode()
        if not await self.store.append(self.record.id, events[0].n, lines, now, after.owed == AT_END, summary):
            return False
        self.times += [now] * len(events)
        self.record.proposal = None
        self._scores = scores
        return True


def is_another(record: MatchRecord, before: MatchRecord) -> bool:
    """Say whether more has changed of a match than events change."""
    alike = replace(record, over=before.over, summary=before.summary, proposal=before.proposal, changed=before.changed)
    return alike != before
