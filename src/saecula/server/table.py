"""Table: the keeper of one match. It wires journal, seating, chores, consent and publisher, and hears messages."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import TYPE_CHECKING

from saecula.kernel.problem import Problem
from saecula.match.match import Match, Refused
from saecula.server import messages, sight
from saecula.server.chores import Chores
from saecula.server.consent import Consent
from saecula.server.journal import Journal
from saecula.server.publisher import Publisher
from saecula.server.seating import Seating
from saecula.server.showing import (
    past_picture,
    preview_picture,
    problem_picture,
    reasons_picture,
    refused_picture,
    texts_picture,
)
from saecula.store import Lost
from saecula.texts import check_language

if TYPE_CHECKING:
    from saecula.server.elsewhere import Elsewhere
    from saecula.server.guests import Guest
    from saecula.server.think import Thinkers
    from saecula.store import MatchRecord, Store

Answer = Mapping[str, object]  # schema.Answers says which


class Table:
    """One match at play."""

    def __init__(
        self, record: MatchRecord, store: Store, thinkers: Thinkers, names: dict[str, str], elsewhere: Elsewhere
    ) -> None:
        self.journal = Journal(record, store, names)
        self.seating = Seating(self.journal)
        self.chores = Chores(self.journal, self.seating, thinkers, elsewhere)
        self.consent = Consent(self.journal, self.seating, thinkers)
        self.publisher = Publisher(self.journal, self.seating, self.consent, self.chores)
        self.journal.changed = self.go_on
        self.elsewhere = elsewhere
        self.used = time.monotonic()

    @property
    def record(self) -> MatchRecord:
        """What the store knows of the match."""
        return self.journal.record

    @property
    def match(self) -> Match:
        """The match as it is now."""
        return self.journal.match

    async def open(self) -> None:
        """Read the match, and let it go on where it was."""
        await self.journal.open()
        self.elsewhere.ask(self.seating)
        self.chores.wake()

    def close(self) -> None:
        """Leave everything as it is: the disk knows it."""
        self.chores.close()

    def go_on(self, sender: Guest | None = None) -> None:
        """Something has changed: wake who is next, and tell everybody but the sender, who is answered."""
        self.chores.wake()
        self.publisher.publish(sender)

    def is_busy(self) -> bool:
        """Say whether anybody is here, a bot is to act or a clock runs."""
        return bool(self.seating.guests) or self.chores.bot_seat() is not None or self.chores.clock.running is not None

    def join(self, guest: Guest) -> None:
        """Let a connection in; it hears the picture after its hello."""
        self.seating.guests.append(guest)
        self.used = time.monotonic()
        self.chores.wake()  # bots among themselves have waited for somebody

    def leave(self, guest: Guest) -> None:
        """Let a connection go."""
        if guest in self.seating.guests:
            self.seating.guests.remove(guest)
            self.chores.wake()
            self.publisher.publish(is_urgent=False)

    async def hear(self, guest: Guest, message: messages.PageMessage) -> None:
        """Answer one message; what is wrong with it is told to its sender alone."""
        self.used = time.monotonic()
        try:
            answer = await self.answer(guest, message)
        except Refused as refused:
            answer = {"refused": refused_picture(refused, guest.lang)}
        except Problem as problem:
            answer = {"problem": problem_picture(problem, self.match.texts(guest.lang))}
            if problem.key == "ask-closed":
                answer["now"] = self.publisher.picture(guest)
        except Lost:
            answer = {"problem": problem_picture(Problem("store-lost"), self.match.texts(guest.lang))}
        if answer is not None:
            guest.tell({"re": message.id, **answer})

    async def answer(self, guest: Guest, message: messages.PageMessage) -> Answer | None:
        """Do what a message says."""
        if isinstance(message, messages.Hello | messages.Lang):
            guest.lang = check_language(message.lang)
            guest.has_facts = False
            guest.n = min(getattr(message, "n", 0), self.match.n)
            is_new, guest.has_come = not guest.has_come, True
            self.publisher.greet(guest, is_new=is_new)
            return None
        if isinstance(message, messages.Ping):
            return {"ok": True}
        if isinstance(message, messages.Help):
            return {"ok": True, "text": self.match.help(message.thing, guest.lang), "thing": message.thing}
        if isinstance(message, messages.At):
            return {"ok": True, "picture": past_picture(self.journal, guest, message.n, message.seat)}
        if message.seat not in sight.seats_of(self.record, guest):
            raise Problem("not-your-seat", seat=message.seat)
        return {"ok": True, **await self.answer_seat(guest, message)}

    async def answer_seat(self, guest: Guest, message: messages.PageMessage) -> Answer:
        """Do what one of the sender's seats says."""
        match message:
            case messages.Choose():
                await self.journal.choose(message.seat, message.ask, message.choices, guest)
                return self.publisher.told(guest)
            case messages.Seen():
                await self.chores.clock.see(message.seat, message.ask)
                return {}
            case messages.PreviewWish():
                return preview_picture(self.match, message, guest.lang)
            case messages.Describe():
                return {"texts": texts_picture(self.match, message, guest.lang)}
            case messages.Why():
                return reasons_picture(self.match, message, guest.lang)
            case messages.HintWish():
                return await self.consent.hint(message.seat, guest.lang)
            case messages.Undo():
                undone = await self.consent.undo(guest, message.seat)
                return self.publisher.told(guest) if undone else {"proposed": True}
            case messages.Redo():
                await self.consent.redo(guest, message.seat)
                return self.publisher.told(guest)
            case messages.ConsentReply():
                done = await self.consent.answer(guest, message.seat, yes=message.yes)
                return self.publisher.told(guest) if done else {}
            case messages.BotSeat():
                await self.seating.stand_in(message.seat, on=message.on)
                return {}
        raise Problem("message-wrong", detail=type(message).__name__)
