"""Table: the keeper of one match. One lock, no network; memory follows the disk, never leads it."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from saecula.kernel.frames import to_act
from saecula.kernel.log import (
    SAT,
    Event,
    event_line,
    fold,
    read_event,
    redo_reach,
    sitting,
    undo_reach,
    undoing,
    unseen_in,
)
from saecula.kernel.problem import Problem
from saecula.kernel.state import AT_END
from saecula.match.match import Match, Refused
from saecula.match.opening import read_log
from saecula.server import messages, sight
from saecula.server.chores import Chores
from saecula.server.clocks import STAND_IN
from saecula.server.hinting import ABOUT_HINTS, allow_hints, hint
from saecula.server.people import nature_of, seed_hash
from saecula.server.pictures import Raw, Scene, ask_number, encode
from saecula.server.showing import (
    past_picture,
    players_picture,
    preview_picture,
    problem_picture,
    reasons_picture,
    refused_picture,
    table_picture,
    texts_picture,
)
from saecula.store import Lost
from saecula.texts import check_language

if TYPE_CHECKING:
    from saecula.kernel.state import State
    from saecula.kernel.title import Score
    from saecula.server.guests import Guest
    from saecula.server.think import Thinkers
    from saecula.store import MatchRecord, SeatRecord, Store

PICTURE_PAUSE = 0.1  # seconds between two pictures of bots' moves
Answer = dict[str, Any]


async def learn_names(store: Store, names: dict[str, str], record: MatchRecord) -> None:
    """Read the nicknames of those who sit at a match."""
    for seat in record.seats:
        if seat.person and seat.person not in names:
            person = await store.person(seat.person)
            if person is not None:
                names[seat.person] = person.name


def bot_keys(record: MatchRecord) -> dict[int, str]:
    """Return the bots of a match by seat; who sits in for a person is not among them."""
    return {seat.seat: seat.bot for seat in record.seats if seat.kind == "bot"}


class Table:
    """One match at play."""

    def __init__(self, record: MatchRecord, store: Store, thinkers: Thinkers, names: dict[str, str]) -> None:
        self.record = record
        self.store = store
        self.names = names  # person → nickname
        self.guests: list[Guest] = []
        self.lock = asyncio.Lock()
        self.seating = asyncio.Lock()  # one change of seats after another
        self.chores = Chores(self, thinkers)
        self.seed_hash = seed_hash(record.seed)
        self.used = time.monotonic()
        self.times: list[float] = []  # when each event was written
        self.match: Match  # both from `open` on
        self.scene: Scene
        self._players: dict[str, Raw] = {}  # by language
        self._scores: list[Score] = []  # after the last events written
        self._publishing: asyncio.TimerHandle | None = None
        self._published = 0.0

    @property
    def proposal(self) -> dict[str, Any] | None:
        """The undo that somebody has proposed."""
        found: dict[str, Any] | None = msgspec.json.decode(self.record.proposal or "null")
        return found

    async def open(self) -> None:
        """Fold the events on disk, and let the match go on where it was."""
        await learn_names(self.store, self.names, self.record)
        await self.read_events()
        fresh = self.match.events[len(self.times) :]  # nature began: the first rolls of a match
        if fresh and not await self.write(fresh, self.match.state):
            await self.read_events()
        self.chores.wake()

    async def read_events(self) -> None:
        """Fold the match from the disk."""
        log = read_log(self.record.head + "end 0\n")
        found = await self.store.events(self.record.id, 0)
        for i, (line, _) in enumerate(found):
            log.events.append(read_event(log, f"{i + 1} {line}", i + 1))
        self.times = [at for _, at in found]
        self.match = Match(log, self.given_names(), lambda n: nature_of(self.record.seed, n), bot_keys(self.record))
        self.scene = Scene(self.match)
        self._players.clear()

    # -- who sits where -----------------------------------------------------------------------------------------

    def given_names(self) -> list[str]:
        """Return the names that people gave themselves, by seat."""
        return [self.given_name(seat) for seat in self.record.seats]

    def given_name(self, seat: SeatRecord) -> str:
        """Return the name of the person in a seat; the texts of each reader have their own where it is empty."""
        if seat.name:
            return seat.name
        alike = [other for other in self.record.seats if other.person == seat.person and not other.name]
        if self.record.mode == "table" and len(alike) > 1:
            return ""
        return self.names.get(seat.person or "", "")

    def seats_of(self, guest: Guest) -> list[int]:
        """Return the seats of a connection, by its cookie."""
        if guest.person is None:
            return []
        return [seat.seat for seat in self.record.seats if seat.kind == "person" and seat.person == guest.person]

    def may_watch(self, guest: Guest) -> bool:
        """Say whether a connection may see the table at all."""
        known = guest.person == self.record.host or any(seat.person == guest.person for seat in self.record.seats)
        keys = [self.record.watch, *[seat.secret for seat in self.record.seats]]
        return (guest.person is not None and known) or guest.key in keys

    def people(self) -> set[str]:
        """Return the persons who sit here."""
        return {seat.person for seat in self.record.seats if seat.kind == "person" and seat.person}

    def others_here(self, seat: int) -> list[int]:
        """Return the seats of other people whose consent counts: who is away, with a bot in his seat, is not asked."""
        mine = self.record.seats[seat].person
        people = [other for other in self.record.seats if other.kind == "person" and other.person != mine]
        return [other.seat for other in people if not other.bot]

    def is_unlimited(self) -> bool:
        """Say whether undo needs no consent: solo, hot-seat, or one person among bots."""
        return self.is_ready() and len(self.people()) <= 1

    def is_ready(self) -> bool:
        """Say whether every seat is taken."""
        return all(seat.kind != "open" for seat in self.record.seats)

    def rename(self) -> None:
        """Speak with the present names from now on."""
        self.match.call(self.given_names(), bot_keys(self.record))
        self._players.clear()

    def players(self, lang: str) -> Raw:
        """Return who sits where and who is here, encoded until that changes."""
        if lang not in self._players:
            self._players[lang] = Raw(encode(players_picture(self, lang)))
        return self._players[lang]

    # -- messages -----------------------------------------------------------------------------------------------

    def join(self, guest: Guest) -> None:
        """Let a connection in; it hears the picture after its hello."""
        self.guests.append(guest)
        self._players.clear()
        self.used = time.monotonic()
        self.chores.wake()  # bots among themselves have waited for somebody

    def leave(self, guest: Guest) -> None:
        """Let a connection go."""
        if guest in self.guests:
            self.guests.remove(guest)
            self._players.clear()
            self.chores.wake()
            self.publish()

    async def hear(self, guest: Guest, message: messages.Any) -> None:
        """Answer one message; what is wrong with it is told to its sender alone."""
        self.used = time.monotonic()
        try:
            answer = await self.answer(guest, message)
        except Refused as refused:
            answer = {"refused": refused_picture(refused, guest.lang)}
        except Problem as problem:
            answer = {"problem": problem_picture(problem, self.match.texts(guest.lang))}
            if problem.key == "ask-closed":
                answer["now"] = self.picture(guest)
        except Lost:
            answer = {"problem": problem_picture(Problem("store-lost"), self.match.texts(guest.lang))}
        if answer is not None:
            guest.tell({"re": message.id, **answer})

    async def answer(self, guest: Guest, message: messages.Any) -> Answer | None:
        """Do what a message says."""
        if isinstance(message, messages.Hello | messages.Lang):
            guest.lang = check_language(message.lang)
            guest.has_facts = False
            guest.n = min(getattr(message, "n", 0), self.match.n)
            for other in [guest, *[one for one in self.guests if one is not guest]]:
                if other is guest or isinstance(message, messages.Hello):
                    self.show(other)
            return None
        if isinstance(message, messages.Ping):
            return {"ok": True}
        if isinstance(message, messages.Help):
            return {"ok": True, "text": self.match.help(message.thing, guest.lang), "thing": message.thing}
        if isinstance(message, messages.At):
            return {"ok": True, "picture": past_picture(self, guest, message.n, message.seat)}
        if message.seat not in self.seats_of(guest):
            raise Problem("not-your-seat", seat=message.seat)
        return {"ok": True, **await self.answer_seat(guest, message)}

    async def answer_seat(self, guest: Guest, message: messages.Any) -> Answer:
        """Do what one of the sender's seats says."""
        match message:
            case messages.Choose():
                return await self.choose(guest, message)
            case messages.Seen():
                await self.chores.clock.see(message.seat, message.ask)
                return {}
            case messages.Preview():
                return preview_picture(self.match, message, guest.lang)
            case messages.Describe():
                return {"texts": texts_picture(self, guest, message)}
            case messages.Why():
                return reasons_picture(self.match, message, guest.lang)
            case messages.Hint():
                return await hint(self, message.seat, guest.lang)
            case messages.Undo():
                return await self.undo(guest, message.seat)
            case messages.Redo():
                return await self.redo(guest, message.seat)
            case messages.Consent():
                return await self.consent(guest, message.seat, yes=message.yes)
            case messages.BotSeat():
                return await self.stand_in(message.seat, on=message.on)
        raise Problem("message-wrong", detail=type(message).__name__)

    # -- choosing -----------------------------------------------------------------------------------------------

    async def choose(self, guest: Guest, message: messages.Choose) -> Answer:
        """Accept a draft: written first, then true, then told."""
        async with self.lock:
            while True:
                if not self.is_ready():
                    raise Problem("seats-open")
                if message.seat not in self.scene.to_act or message.ask != ask_number(self.match, message.seat):
                    raise Problem("ask-closed")
                events, after = self.match.plan(message.seat, message.choices)
                if await self.write(events, after):
                    break
                await self.catch_up()
            self.accept(events, guest)
        return self.told(guest)

    async def write(self, events: list[Event], after: State) -> bool:
        """Put events on disk, with a summary of the state after them; False if another process was quicker."""
        now = time.time()
        lines = [event_line(self.match.title, event, hidden=False).split(" ", 1)[1] for event in events]
        scores = self.match.title.standing(after)
        summary = encode({"to_act": to_act(after), "points": [score.points for score in scores]}).decode()
        if not await self.store.append(self.record.id, events[0].n, lines, now, after.owed == AT_END, summary):
            return False
        self.times += [now] * len(events)
        self.record.proposal = None
        self._scores = scores
        return True

    def accept(self, events: list[Event], sender: Guest | None = None) -> None:
        """Make written events true, tell everybody but the sender, who is answered, and wake who is next."""
        self.match.accept(events)
        self.scene = Scene(self.match, self._scores)
        self.chores.wake()
        self.publish(sender)

    async def catch_up(self) -> None:
        """Read what another process wrote."""
        record = await self.store.match(self.record.id)
        if record is not None:
            self.record = record
            await learn_names(self.store, self.names, record)
        await self.read_events()

    async def refresh(self) -> None:
        """Another process has changed something: read it, and tell everybody."""
        async with self.lock:
            await self.catch_up()
        self.chores.wake()
        self.publish()

    # -- undo ---------------------------------------------------------------------------------------------------

    async def undo(self, guest: Guest, seat: int) -> Answer:
        """Undo at once where it is free, else propose it to the others."""
        async with self.lock:
            reach = undo_reach(self.match.folded, seat)
            if not reach:
                raise Problem("nothing-to-undo")
            asked = self.asked_to_undo(seat, reach)
            if not asked:
                return await self.do_undo(guest, seat, reach)
            await self.propose({"seat": seat, "n": reach[0], "about": "undo", "reach": reach, "waits_for": asked})
            return {"proposed": True}

    def asked_to_undo(self, seat: int, reach: list[int]) -> list[int]:
        """Return the seats that must agree to an undo: the other people here, unless it is free.

        Whoever would lose a choice that this seat has not seen is asked always: also who is away, or shares the device.
        """
        others = [] if self.is_unlimited() or self.match.undo_is_free(seat) else self.others_here(seat)
        unseen = [one for one in unseen_in(self.match.folded, seat, reach) if self.record.seats[one].kind == "person"]
        return sorted({*others, *unseen})

    async def propose(self, proposal: dict[str, Any] | None) -> None:
        """Keep a proposal, or drop it, unless another process has changed it; and tell everybody."""
        text = None if proposal is None else encode(proposal).decode()
        if not await self.store.change_proposal(self.record.id, text, self.record.proposal):
            await self.catch_up()
            raise Problem("ask-closed")
        self.record.proposal = text
        self.publish()

    async def do_undo(self, guest: Guest, seat: int, reach: list[int]) -> Answer:
        """Write an undo and make it true."""
        event = undoing(self.match.n + 1, seat, reach)
        log = self.match.copy_of_log()
        if not await self.write([event], fold(log, [*log.events, event]).state):
            await self.catch_up()
            raise Problem("ask-closed")
        self.accept([event], guest)
        return self.told(guest)

    async def redo(self, guest: Guest, seat: int) -> Answer:
        """Take back the last undo; not what others have consented to."""
        async with self.lock:
            if not self.may_redo(seat):
                raise Problem("nothing-to-redo")
            return await self.do_undo(guest, seat, redo_reach(self.match.events))

    def may_redo(self, seat: int) -> bool:
        """Say whether a seat may take back the last undo: its own, or anybody's where nobody has a say or a secret."""
        reach = redo_reach(self.match.events)
        is_open = self.is_unlimited() and not self.match.title.hides
        return bool(reach) and (is_open or self.match.events[reach[0] - 1].seat == seat)

    async def consent(self, guest: Guest, seat: int, *, yes: bool) -> Answer:
        """Answer a proposal; when the last one agrees, it is done."""
        async with self.lock:
            proposal = self.proposal
            if proposal is None or seat not in proposal["waits_for"]:
                raise Problem("nothing-proposed")
            left = [other for other in proposal["waits_for"] if other != seat]
            if yes and not left and proposal.get("about") == ABOUT_HINTS:
                await allow_hints(self, proposal["seat"])
                return {}
            if yes and not left:
                return await self.do_undo(guest, proposal["seat"], proposal["reach"])
            await self.propose(proposal | {"waits_for": left} if yes else None)
            return {}

    # -- pictures -----------------------------------------------------------------------------------------------

    def picture(self, guest: Guest) -> dict[str, Any]:
        """Build what a connection may see now, and note what it has seen."""
        picture = table_picture(self, guest)
        guest.n = self.match.n
        guest.eyes = picture["as"]
        guest.has_facts = True
        return picture

    def told(self, guest: Guest) -> Answer:
        """Answer who has changed the match: what is true now."""
        return {"n": self.match.n, "now": self.picture(guest)}

    def show(self, guest: Guest) -> None:
        """Send a connection what is true now."""
        guest.tell({"picture": self.picture(guest)})

    def publish(self, sender: Guest | None = None) -> None:
        """Send pictures to all but the sender; of bots' moves, several within a tenth of a second become one."""
        if self._publishing is not None:
            return
        loop = asyncio.get_running_loop()
        wait = self._published + PICTURE_PAUSE - loop.time() if self.chores.bot_seat() is not None else 0.0
        if wait <= 0:
            self.publish_now(sender)
        else:
            self._publishing = loop.call_later(wait, self.publish_now)

    def publish_now(self, sender: Guest | None = None) -> None:
        """Send pictures to all but the sender; who looks through the same eyes gets the same one."""
        self._publishing = None
        self._published = asyncio.get_running_loop().time()
        alike: dict[tuple[object, ...], tuple[bytes, int]] = {}
        for guest in self.guests:
            if guest is sender:
                continue
            like = (tuple(self.seats_of(guest)), guest.lang, guest.n, guest.eyes, guest.has_facts)
            if like not in alike:
                message = encode({"picture": self.picture(guest)})
                alike[like] = (message, guest.eyes)
            message, guest.eyes = alike[like]
            guest.n, guest.has_facts = self.match.n, True
            guest.send(message)

    # -- seats --------------------------------------------------------------------------------------------------

    async def stand_in(self, seat: int, *, on: bool) -> Answer:
        """Let a bot sit in for a person until they return; how a match was finished stays as it is."""
        if self.match.over:
            raise Problem("ask-closed")
        before = self.record.seats[seat]
        after = replace(before, bot=STAND_IN if on else "", missed=0)
        if not await self.sit(after, before):
            raise Problem("seat-taken")
        return {}

    async def sit(self, after: SeatRecord, before: SeatRecord) -> bool:
        """Change who plays a seat: on disk, in the log, for everybody; False if another was quicker."""
        await sight.note_leaving(self, before, after)
        if not await self.store.change_seat(after, before):
            return False
        self.record.seats[after.seat] = after
        self.rename()
        await self.note_seat(after)
        self.chores.wake()
        self.publish()
        return True

    async def note_seat(self, seat: SeatRecord) -> None:
        """Write into the log who plays a seat now, unless another process did."""
        who = (" ".join([word for word in (seat.bot, self.given_name(seat)) if word]) or seat.kind)[:60].strip()
        async with self.lock:
            while self.last_noted(seat.seat) != who:
                event = sitting(self.match.n + 1, seat.seat, who)
                if await self.write([event], self.match.state):
                    self.match.accept([event])
                    self.scene = Scene(self.match, self._scores)
                else:
                    await self.catch_up()

    def last_noted(self, seat: int) -> str:
        """Return who plays a seat, as the log says."""
        sat = [event for event in self.match.events if event.kind == SAT and event.seat == seat]
        return sat[-1].who if sat else ""

    def close(self) -> None:
        """Leave everything as it is: the disk knows it."""
        self.chores.close()
