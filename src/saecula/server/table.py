"""Table: the keeper of one match. One lock, no network; memory follows the disk, never leads it."""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING, Any

from saecula.kernel.frames import to_act
from saecula.kernel.log import Event, event_line, fold, read_event, redo_reach, sitting, undo_reach, undoing
from saecula.kernel.problem import Problem
from saecula.kernel.state import AT_END, SPECTATOR
from saecula.match import Match, Refused
from saecula.opening import read_log
from saecula.server import messages
from saecula.server.people import nature_of, seed_hash
from saecula.server.pictures import ask_number, eyes_of, match_picture
from saecula.texts import check_language

if TYPE_CHECKING:
    from collections.abc import Callable

    from saecula.kernel.state import State
    from saecula.server.think import Thinkers
    from saecula.store import MatchRecord, SeatRecord, Store

PICTURE_PAUSE = 0.1  # seconds between two pictures of bots' moves
STAND_IN = "greedy"  # who plays for one who left
BOT_TRIES = 3


class Guest:
    """One connection: a person (or nobody), a key, a language, and a way to send."""

    def __init__(self, person: str | None, key: str, send: Callable[[dict[str, Any]], None]) -> None:
        self.person = person
        self.key = key
        self.send = send
        self.lang = "en"
        self.n = 0
        self.has_facts = False


class Table:
    """One match at play."""

    def __init__(self, record: MatchRecord, store: Store, thinkers: Thinkers, names: dict[str, str]) -> None:
        self.record = record
        self.store = store
        self.thinkers = thinkers
        self.names = names  # person → nickname
        self.guests: list[Guest] = []
        self.lock = asyncio.Lock()
        self.proposal: dict[str, Any] | None = None
        self.used = time.monotonic()
        self._publishing: asyncio.TimerHandle | None = None
        self._published = 0.0
        self._chores: set[asyncio.Task[None]] = set()
        self._clock: asyncio.TimerHandle | None = None
        self.match = Match(read_log(record.head + "end 0\n"), nature=self.nature)

    def nature(self, n: int) -> int:
        """Return the random number of an event."""
        return nature_of(self.record.seed, n)

    async def open(self) -> None:
        """Fold the events on disk, and let the match go on where it was."""
        log = read_log(self.record.head + "end 0\n")
        lines = await self.store.events(self.record.id, 0)
        for i, line in enumerate(lines):
            log.events.append(read_event(log, f"{i + 1} {line}", i + 1))
        self.match = Match(log, self.player_names(), nature=self.nature)
        fresh = self.match.events[len(lines) :]  # nature began: the first rolls of a match
        if fresh and not await self.write(fresh, self.match.state):
            await self.open()
            return
        self.wake()

    # -- who sits where -----------------------------------------------------------------------------------------

    def player_names(self) -> list[str]:
        """Return the shown name of every seat."""
        return [self.seat_name(seat) for seat in self.record.seats]

    def seat_name(self, seat: SeatRecord) -> str:
        """Return a seat's shown name; the texts' own where it is empty."""
        if seat.kind == "bot":
            return f"{seat.bot.capitalize()} {seat.seat + 1}"
        if self.record.mode == "table" and sum(other.kind == "person" for other in self.record.seats) > 1:
            return ""
        return self.names.get(seat.person or "", "")

    def seats_of(self, guest: Guest) -> list[int]:
        """Return the seats of a connection: by its cookie, else by its key."""
        return [
            seat.seat
            for seat in self.record.seats
            if seat.kind == "person" and seat.person is not None and seat.person == guest.person
        ]

    def may_watch(self, guest: Guest) -> bool:
        """Say whether a connection may see the table at all."""
        known = guest.person == self.record.host or any(seat.person == guest.person for seat in self.record.seats)
        keys = [self.record.watch, *[seat.secret for seat in self.record.seats]]
        return (guest.person is not None and known) or guest.key in keys

    def people(self) -> set[str]:
        """Return the persons who sit here."""
        return {seat.person for seat in self.record.seats if seat.kind == "person" and seat.person}

    def is_unlimited(self) -> bool:
        """Say whether undo needs no consent: solo, hot-seat, or one person among bots."""
        return len(self.people()) <= 1 and all(seat.kind != "open" for seat in self.record.seats)

    def is_ready(self) -> bool:
        """Say whether every seat is taken."""
        return all(seat.kind != "open" for seat in self.record.seats)

    # -- messages -----------------------------------------------------------------------------------------------

    def join(self, guest: Guest) -> None:
        """Let a connection in; it hears the picture after its hello."""
        self.guests.append(guest)
        self.used = time.monotonic()

    def leave(self, guest: Guest) -> None:
        """Let a connection go."""
        if guest in self.guests:
            self.guests.remove(guest)
            self.publish()

    async def hear(self, guest: Guest, message: messages.Any) -> None:
        """Answer one message; what is wrong with it is told to its sender alone."""
        self.used = time.monotonic()
        try:
            answer = await self.answer(guest, message)
            if answer is not None:
                guest.send({"re": message.id, "ok": True} | answer)
        except Refused as refused:
            guest.send({"re": message.id, "refused": refused_picture(refused, guest.lang)})
        except Problem as problem:
            text = self.match.texts(guest.lang).problem(problem)
            guest.send({"re": message.id, "problem": {"key": problem.key, "text": text}})

    async def answer(self, guest: Guest, message: messages.Any) -> dict[str, Any] | None:
        """Do what a message says."""
        if isinstance(message, messages.Hello | messages.Lang):
            guest.lang = check_language(message.lang)
            guest.has_facts = False
            guest.n = min(getattr(message, "n", 0), self.match.n)
            for other in [guest, *[one for one in self.guests if one is not guest]]:
                if other is guest or isinstance(message, messages.Hello):
                    self.show(other)
            return None
        if isinstance(message, messages.Help):
            return {"text": self.match.help(message.thing, guest.lang), "thing": message.thing}
        if isinstance(message, messages.At):
            return self.replay(guest, message.n, message.seat)
        self.own(guest, message.seat)
        return await self.answer_seat(guest, message)

    async def answer_seat(self, guest: Guest, message: messages.Any) -> dict[str, Any]:
        """Do what one of the sender's seats says."""
        if isinstance(message, messages.Choose):
            return await self.choose(guest, message)
        if isinstance(message, messages.Preview):
            preview = self.match.preview(message.seat, message.choices, guest.lang)
            return {
                "lines": preview.lines,
                "view": preview.view,
                "next": preview.next_ask,
                "told": preview.told,
                "changes": preview.changes,
            }
        if isinstance(message, messages.Why):
            return self.why(guest, message)
        if isinstance(message, messages.Undo):
            return await self.undo(message.seat)
        if isinstance(message, messages.Redo):
            return await self.redo(message.seat)
        if isinstance(message, messages.Consent):
            return await self.consent(message.seat, yes=message.yes)
        if isinstance(message, messages.BotSeat):
            return await self.stand_in(guest, message.seat, on=message.on)
        raise Problem("message-wrong", detail=type(message).__name__)

    def own(self, guest: Guest, seat: int) -> None:
        """Refuse a message for a seat that is not the sender's."""
        if seat not in self.seats_of(guest):
            raise Problem("not-your-seat", seat=seat)

    # -- choosing -----------------------------------------------------------------------------------------------

    async def choose(self, guest: Guest, message: messages.Choose) -> dict[str, Any]:
        """Accept a draft: written first, then true, then told."""
        async with self.lock:
            while True:
                if not self.is_ready():
                    raise Problem("seats-open")
                if message.ask != ask_number(self.match) or message.seat not in self.match.to_act:
                    self.show(guest)
                    raise Problem("ask-closed")
                events, after = self.match.plan(message.seat, message.choices)
                if await self.write(events, after):
                    break
                await self.catch_up()
            self.accept(events)
        return {"n": self.match.n}

    async def write(self, events: list[Event], after: State) -> bool:
        """Put events on disk, with a summary of the state after them; False if another process was quicker."""
        lines = [event_line(self.match.title, event, hidden=False).split(" ", 1)[1] for event in events]
        points = [score.points for score in self.match.title.standing(after)]
        summary = json.dumps({"to_act": list(to_act(after)), "points": points})
        over = after.owed == AT_END
        return await self.store.append(self.record.id, events[0].n, lines, time.time(), over, summary)

    def accept(self, events: list[Event]) -> None:
        """Make written events true, tell everybody, and wake who is next."""
        self.match.accept([event for event in events if event.n > self.match.n])
        self.proposal = None
        self.publish()
        self.wake()

    async def catch_up(self) -> None:
        """Read what another process wrote."""
        lines = await self.store.events(self.record.id, self.match.n)
        log = self.match.copy_of_log()
        for line in lines:
            n = len(log.events) + 1
            log.events.append(read_event(log, f"{n} {line}", n))
        self.match = Match(log, self.player_names(), nature=self.nature)

    # -- undo ---------------------------------------------------------------------------------------------------

    async def undo(self, seat: int) -> dict[str, Any]:
        """Undo at once where it is free, else propose it to the others."""
        async with self.lock:
            reach = undo_reach(self.match.folded, seat)
            if not reach:
                raise Problem("nothing-to-undo")
            waits_for = sorted(self.people() - {self.record.seats[seat].person})
            if self.is_unlimited() or self.match.undo_is_free(seat):
                await self.do_undo(seat, reach)
                return {"n": self.match.n}
            others = [other.seat for other in self.record.seats if other.person in waits_for and other.kind == "person"]
            self.proposal = {"seat": seat, "n": reach[0], "reach": reach, "waits_for": others}
            self.publish()
            return {"proposed": True}

    async def do_undo(self, seat: int, reach: list[int]) -> None:
        """Write an undo and make it true."""
        event = undoing(self.match.n + 1, seat, reach)
        log = self.match.copy_of_log()
        if not await self.write([event], fold(log, [*log.events, event]).state):
            await self.catch_up()
            raise Problem("ask-closed")
        self.accept([event])

    async def redo(self, seat: int) -> dict[str, Any]:
        """Take back the last undo; not what others have consented to."""
        async with self.lock:
            reach = redo_reach(self.match.events)
            if not reach or not (self.is_unlimited() or self.match.events[reach[0] - 1].seat == seat):
                raise Problem("nothing-to-redo")
            await self.do_undo(seat, reach)
            return {"n": self.match.n}

    async def consent(self, seat: int, *, yes: bool) -> dict[str, Any]:
        """Answer a proposal; when the last one agrees, it is done."""
        async with self.lock:
            proposal = self.proposal
            if proposal is None or seat not in proposal["waits_for"]:
                raise Problem("nothing-proposed")
            if not yes:
                self.proposal = None
                self.publish()
                return {}
            proposal["waits_for"] = [other for other in proposal["waits_for"] if other != seat]
            if proposal["waits_for"]:
                self.publish()
                return {}
            await self.do_undo(proposal["seat"], proposal["reach"])
            return {"n": self.match.n}

    # -- asking -------------------------------------------------------------------------------------------------

    def why(self, guest: Guest, message: messages.Why) -> dict[str, Any]:
        """Tell why not: for one choice, or for every choice that points at a thing."""
        if message.choice >= 0:
            refused = self.match.why_not(message.seat, message.choice)
            return {"reasons": [] if refused is None else [refused_picture(refused, guest.lang)]}
        reasons = self.match.reasons(message.seat, message.thing)
        told: list[dict[str, Any]] = []
        for _, refused in reasons:
            if refused is not None and refused.key not in [reason["key"] for reason in told]:
                told.append(refused_picture(refused, guest.lang))
        if not reasons:
            refused = self.match.why_not(message.seat, 0)
            key = "refusal-not-asked-now" if refused is None else refused.key
            text = self.match.texts(guest.lang).say(key, {"seats": self.waiting(guest)})
            told = [{"key": key, "section": "", "text": text}]
        return {"reasons": told[:5], "legal": any(refused is None for _, refused in reasons)}

    def replay(self, guest: Guest, n: int, seat: int) -> dict[str, Any]:
        """Show an earlier moment, through eyes this connection has; all eyes when the match is over."""
        if seat != SPECTATOR and seat not in self.seats_of(guest) and not self.match.over:
            raise Problem("not-your-seat", seat=seat)
        if seat >= self.match.seats:
            raise Problem("not-your-seat", seat=seat)
        then = self.match.at(min(n, self.match.n))
        picture = match_picture(then, [], seat, guest.lang, 0, unlimited=False)
        return {"picture": picture | {"facts": self.match.facts}}

    # -- pictures -----------------------------------------------------------------------------------------------

    def picture(self, guest: Guest) -> dict[str, Any]:
        """Build what a connection may see now."""
        seats = self.seats_of(guest)
        eyes = eyes_of(seats, self.match.to_act)
        picture = match_picture(self.match, seats, eyes, guest.lang, guest.n, self.is_unlimited())
        if not self.is_ready():
            picture["asks"] = []
        picture |= {
            "match": self.record.id,
            "mode": self.record.mode,
            "options": self.match.options,
            "players": self.players_picture(guest),
            "waiting": self.waiting(guest),
            "proposal": None
            if self.proposal is None
            else {key: self.proposal[key] for key in ("seat", "n", "waits_for")},
            "seed_hash": seed_hash(self.record.seed),
            "seed": self.record.seed if self.match.over else None,
            "rematch": self.record.rematch,
            "clock": self.clock_picture(),
        }
        if not guest.has_facts:
            picture |= {"facts": self.match.facts, "names": self.names_picture(guest)}
        return picture

    def names_picture(self, guest: Guest) -> dict[str, str]:
        """Tell the names of all things of this match."""
        texts = self.match.texts(guest.lang)
        things = [thing for kind in self.match.title.components for pointed in kind.things for thing in pointed]
        return {thing: texts.plain_name(thing) for thing in things}

    def players_picture(self, guest: Guest) -> list[dict[str, Any]]:
        """Tell who sits where, and who is here."""
        here = {other.person for other in self.guests}
        texts = self.match.texts(guest.lang)
        return [
            {
                "seat": seat.seat,
                "name": texts.plain_name(f"seat/{seat.seat}"),
                "kind": seat.kind,
                "bot": seat.bot,
                "here": seat.kind == "bot" or seat.person in here,
            }
            for seat in self.record.seats
        ]

    def waiting(self, guest: Guest) -> str:
        """Name the seats that are to act."""
        texts = self.match.texts(guest.lang)
        return ", ".join(texts.plain_name(f"seat/{seat}") for seat in self.match.to_act if seat < self.match.seats)

    def show(self, guest: Guest) -> None:
        """Send a connection what is true now."""
        guest.send({"picture": self.picture(guest)})
        guest.n = self.match.n
        guest.has_facts = True

    def publish(self) -> None:
        """Send pictures to all; several within a tenth of a second become one."""
        if self._publishing is not None:
            return
        loop = asyncio.get_running_loop()
        wait = self._published + PICTURE_PAUSE - loop.time() if self.bot_seat() is not None else 0.0
        if wait <= 0:
            self.publish_now()
        else:
            self._publishing = loop.call_later(wait, self.publish_now)

    def publish_now(self) -> None:
        """Send pictures to all."""
        self._publishing = None
        self._published = asyncio.get_running_loop().time()
        for guest in list(self.guests):
            self.show(guest)

    # -- bots and clocks ----------------------------------------------------------------------------------------

    def bot_seat(self) -> int | None:
        """Return a seat that is to act and played by a bot."""
        for seat in self.match.to_act:
            record = self.record.seats[seat] if seat < len(self.record.seats) else None
            if record is not None and record.bot:
                return seat
        return None

    def wake(self) -> None:
        """Let the next bot think, and set the clock."""
        self.set_clock()
        if self.is_ready() and not self.match.over and self.bot_seat() is not None and not self._chores:
            task = asyncio.get_running_loop().create_task(self.run_bots())
            self._chores.add(task)
            task.add_done_callback(self._chores.discard)

    async def run_bots(self) -> None:
        """Play bots' choices until a person is to act; each by the same door as a person's."""
        while (seat := self.bot_seat()) is not None and not self.match.over:
            n = self.match.n
            bot = self.record.seats[seat].bot
            notation = await self.thinkers.choose(self.match.log(), seat, bot, n + seat)
            async with self.lock:
                if self.match.n != n or self.bot_seat() != seat:
                    continue
                choice = notation or self.match.choices(seat)[-1].notation
                events, after = self.match.plan(seat, [choice])
                if await self.write(events, after):
                    self.match.accept(events)
                    self.publish()
                else:
                    await self.catch_up()
        self.set_clock()
        self.publish()

    def clock_picture(self) -> dict[str, Any] | None:
        """Tell until when the next seat has time."""
        if self._clock is None or not self.match.to_act:
            return None
        left = self._clock.when() - asyncio.get_running_loop().time()
        return {"seat": self.match.to_act[0], "until": time.time() + left}

    def set_clock(self) -> None:
        """Give the seat that is to act its time; then a bot sits in for it."""
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        asked = [seat for seat in self.match.to_act if not self.record.seats[seat].bot]
        if self.record.minutes > 0 and asked and self.is_ready() and not self.match.over:
            loop = asyncio.get_running_loop()
            self._clock = loop.call_later(60 * self.record.minutes, self.time_is_up, asked[0])

    def time_is_up(self, seat: int) -> None:
        """A bot sits in; the owner may return."""
        self._clock = None
        self.record.seats[seat].bot = STAND_IN
        self.wake()
        self.publish()

    async def stand_in(self, guest: Guest, seat: int, *, on: bool) -> dict[str, Any]:
        """Let a bot sit in for a person, or let him return."""
        record = self.record.seats[seat]
        before = type(record)(**vars(record))
        record.bot = STAND_IN if on else ""
        await self.store.change_seat(record, before)
        await self.note_seat(seat, f"{STAND_IN} for {guest.person}" if on else "person")
        self.wake()
        self.publish()
        return {}

    async def note_seat(self, seat: int, who: str) -> None:
        """Write a change of seat into the log."""
        async with self.lock:
            event = sitting(self.match.n + 1, seat, who[:60])
            if await self.write([event], self.match.state):
                self.match.accept([event])
            else:
                await self.catch_up()

    def close(self) -> None:
        """Tell the guests that the server stops."""
        for guest in list(self.guests):
            guest.send({"gone": True})
        for task in self._chores:
            task.cancel()
        if self._clock is not None:
            self._clock.cancel()


def refused_picture(refused: Refused, lang: str) -> dict[str, Any]:
    """Tell a refusal."""
    return {"key": refused.key, "section": refused.section, "text": refused.text(lang)}
