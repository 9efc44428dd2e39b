"""Consent: undo, redo, hints and votes. What concerns other people is proposed to them, and done when all agree.

Everybody at the table is told of a proposal, spectators too.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

import msgspec

from saecula.bots.hints import hint_sentences
from saecula.kernel.log import redo_reach, undo_reach, unseen_in
from saecula.kernel.problem import Problem
from saecula.server import sight
from saecula.server.kept import question_of
from saecula.server.metrics import THOUGHTS
from saecula.server.pictures import encode
from saecula.server.seats import is_ready, is_unlimited, others_here

if TYPE_CHECKING:
    from saecula.server.guests import Guest
    from saecula.server.journal import Journal
    from saecula.server.schema import HintAnswer, Permission
    from saecula.server.seating import Seating
    from saecula.server.think import Thinkers
    from saecula.store import SeatRecord

FREE: Final = "free"
ASK: Final = "ask"
ABOUT_UNDO, ABOUT_HINTS, ABOUT_SEAT = "undo", "hints", "seat"
AWAY_SECONDS = 86_400.0  # nothing has happened for so long: who is asked has gone


class Consent:
    """What the people of one table must agree on."""

    def __init__(self, journal: Journal, seating: Seating, thinkers: Thinkers) -> None:
        self.journal = journal
        self.seating = seating
        self.thinkers = thinkers

    @property
    def proposal(self) -> dict[str, Any] | None:
        """What somebody has proposed."""
        text = self.journal.record.proposal
        found: dict[str, Any] | None = None if text is None else msgspec.json.decode(text)
        return found

    async def propose(self, proposal: dict[str, Any] | None) -> None:
        """Keep a proposal, or drop it, unless another process has changed it; and tell everybody."""
        record = self.journal.record
        text = None if proposal is None else encode(proposal).decode()
        if not await self.journal.store.change_proposal(record.id, text, record.proposal):
            await self.journal.catch_up()
            raise Problem("ask-closed")
        record.proposal = text
        self.journal.changed(None)

    async def answer(self, guest: Guest, seat: int, *, yes: bool) -> bool:
        """Answer a proposal; when the last one agrees, it is done. Say whether that has changed the match."""
        async with self.journal.lock:
            proposal = self.proposal
            if proposal is None or seat not in proposal["waits_for"]:
                raise Problem("nothing-proposed")
            left = [other for other in proposal["waits_for"] if other != seat]
            if left or not yes:
                await self.propose(proposal | {"waits_for": left} if yes else None)
                return False
            about = proposal.get("about")
            if about == ABOUT_HINTS:
                await self.allow_hints(proposal["seat"])
                return False
            if about != ABOUT_SEAT:
                await self.take_back(guest, proposal["seat"], proposal["reach"])
                return True
            await self.propose(None)
        await self.free(proposal)
        return False

    # -- undo ---------------------------------------------------------------------------------------------------

    async def undo(self, guest: Guest, seat: int) -> bool:
        """Undo at once where it is free, else propose it to the others and return False."""
        async with self.journal.lock:
            match = self.journal.match
            reach = undo_reach(match.folded, seat)
            if not reach:
                raise Problem("nothing-to-undo")
            asked = self.asked_to_undo(seat, reach)
            if not asked:
                await self.take_back(guest, seat, reach)
                return True
            await self.propose({"seat": seat, "n": reach[0], "about": ABOUT_UNDO, "reach": reach, "waits_for": asked})
            return False

    def asked_to_undo(self, seat: int, reach: list[int]) -> list[int]:
        """Return the seats that must agree to an undo: the other people here, unless it is free.

        Whoever would lose a choice that this seat has not seen is asked always: also who is away, or shares the device.
        """
        record, match = self.journal.record, self.journal.match
        others = [] if is_unlimited(record) or match.undo_is_free(seat) else others_here(record, seat)
        unseen = [one for one in unseen_in(match.folded, seat, reach) if record.seats[one].kind == "person"]
        return sorted({*others, *unseen})

    async def redo(self, guest: Guest, seat: int) -> None:
        """Take back the last undo; not what others have consented to."""
        async with self.journal.lock:
            if not self.may_redo(seat):
                raise Problem("nothing-to-redo")
            await self.take_back(guest, seat, redo_reach(self.journal.match.events))

    def may_redo(self, seat: int) -> bool:
        """Say whether a seat may take back the last undo: its own, or anybody's where nobody has a say or a secret."""
        match = self.journal.match
        reach = redo_reach(match.events)
        is_open = is_unlimited(self.journal.record) and not match.title.hides
        return bool(reach) and (is_open or match.events[reach[0] - 1].seat == seat)

    async def take_back(self, guest: Guest, seat: int, reach: list[int]) -> None:
        """Take back events, and tell everybody."""
        if not await self.journal.commit(self.journal.match.plan_undo(seat, reach)):
            raise Problem("ask-closed")
        self.journal.changed(guest)

    # -- hints: against other people only if all of them agree ------------------------------------------------------

    def hints_are_free(self, seat: int) -> bool:
        """Say whether nobody need be asked: one person alone or among bots, the others away, or all have agreed."""
        record = self.journal.record
        agreed = set((record.hints or "").split())
        return is_unlimited(record) or not others_here(record, seat) or self.concerned(seat) <= agreed

    def concerned(self, seat: int) -> set[str | None]:
        """Return the persons who must agree: who asks, and all others who are not away."""
        record = self.journal.record
        return {record.seats[one].person for one in [seat, *others_here(record, seat)]}

    def hints_picture(self, seats: list[int]) -> Permission | None:
        """Tell a connection whether it may have hints: free, by asking the others, or not at all."""
        if not seats or self.journal.scene.over or not is_ready(self.journal.record):
            return None
        return FREE if self.hints_are_free(seats[0]) else ASK

    async def hint(self, seat: int, lang: str) -> HintAnswer:
        """Give a hint in three steps, or ask the others whether there may be hints."""
        journal = self.journal
        record = journal.record
        if seat not in journal.scene.to_act or not is_ready(record):
            raise Problem("ask-closed")
        if not self.hints_are_free(seat):
            await self.ask_for_hints(seat)
            return {"proposed": True}
        n = journal.match.n
        with THOUGHTS.track_inprogress():
            found = await self.thinkers.hint(question_of(journal, seat, record.seats[seat].person))
        match = journal.match
        if match.n != n:
            raise Problem("ask-closed")
        best = found.candidates[0].choices
        things = {thing for choice in best for thing in match.choice(choice, seat).targets}
        return {
            "steps": hint_sentences(found, match, seat, match.texts(lang)),
            "choices": best,
            "things": sorted(things),
        }

    async def ask_for_hints(self, seat: int) -> None:
        """Propose hints for all to the other people at the table."""
        async with self.journal.lock:
            if self.proposal is not None:
                raise Problem("already-proposed")
            waits_for = others_here(self.journal.record, seat)
            n = self.journal.match.n
            await self.propose({"seat": seat, "n": n, "about": ABOUT_HINTS, "waits_for": waits_for})

    async def allow_hints(self, seat: int) -> None:
        """All have agreed: from now on they may ask for hints, until somebody sits down, or comes back, who did not."""
        record = self.journal.record
        people = " ".join(sorted(person for person in self.concerned(seat) if person))
        await self.journal.store.allow_hints(record.id, people)
        record.hints = people
        record.proposal = None
        self.journal.changed(None)

    # -- votes: the others may free the seat of somebody who does not come back ---------------------------------------

    async def propose_to_free(self, person: str, seat: int) -> None:
        """Propose to free another person's seat; it is free at once where nobody has to be asked."""
        record = self.journal.record
        async with self.journal.lock:
            mine = [one.seat for one in record.seats if one.kind == "person" and one.person == person]
            before = record.seats[seat]
            if not mine:
                raise Problem("not-yours")
            if before.kind != "person" or before.person == person or not sight.is_running(self.journal):
                raise Problem("seat-no-vote")
            if self.proposal is not None:
                raise Problem("already-proposed")
            proposal = {
                "seat": mine[0],
                "freed": seat,
                "sat": before.sat,
                "n": self.journal.match.n,
                "about": ABOUT_SEAT,
                "waits_for": self.asked_to_free(mine[0], before),
            }
            if proposal["waits_for"]:
                await self.propose(proposal)
                return
        await self.free(proposal)

    def asked_to_free(self, seat: int, before: SeatRecord) -> list[int]:
        """Return the seats that vote: the other people here; where there are none, the person themself, if not away."""
        seats = self.journal.record.seats
        voters = [one for one in others_here(self.journal.record, seat) if seats[one].person != before.person]
        return voters or ([] if self.is_away(before) else [before.seat])

    def is_away(self, seat: SeatRecord) -> bool:
        """Say whether a person has gone: not connected, and a stand-in plays, or nobody has played for a day."""
        quiet = time.time() - max(self.journal.times, default=0.0)
        return seat.person not in self.seating.people_here() and (bool(seat.bot) or quiet > AWAY_SECONDS)

    async def free(self, proposal: dict[str, Any]) -> None:
        """Free the seat that a vote was about, unless its person has left it meanwhile."""
        seat = self.journal.record.seats[proposal["freed"]]
        if seat.kind == "person" and seat.sat == proposal["sat"]:
            await self.seating.free(seat)
