"""Publisher: who is told what, and when."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from saecula.match.honesty import fingerprint
from saecula.server import sight
from saecula.server.pictures import Raw, encode
from saecula.server.showing import players_picture, table_picture

if TYPE_CHECKING:
    from saecula.server.chores import Chores
    from saecula.server.consent import Consent
    from saecula.server.guests import Guest
    from saecula.server.journal import Journal
    from saecula.server.schema import DoneAnswer, Picture
    from saecula.server.seating import Seating

PICTURE_PAUSE = 0.1  # seconds between two pictures of bots' moves


class Publisher:
    """The pictures of one table."""

    def __init__(self, journal: Journal, seating: Seating, consent: Consent, chores: Chores) -> None:
        self.journal = journal
        self.seating = seating
        self.consent = consent
        self.chores = chores
        self.seed_hash = fingerprint(journal.record.seed)
        self._players: dict[str, Raw] = {}  # by language
        self._players_of: list[object] = []  # what these pictures show
        self._waiting: asyncio.TimerHandle | None = None
        self._published = 0.0
        self._changes = 0  # that were to be published

    def picture(self, guest: Guest) -> Picture:
        """Build what a connection may see now, and note what it has seen."""
        picture: Picture = {
            **table_picture(self.journal, self.consent, guest),
            "players": self.players(guest.lang),
            "seed_hash": self.seed_hash,
            "clock": self.chores.clock.picture(),
        }
        guest.n = picture["n"]
        guest.eyes = picture["as"]
        guest.has_facts = True
        return picture

    def players(self, lang: str) -> Raw:
        """Return who sits where and who is here, encoded until that changes."""
        match, here = self.journal.match, self.seating.people_here()
        slow = self.chores.thinkers.slow_bots(match.title.key)
        shown = [match, match.players, [*self.journal.record.seats], here, slow]
        if shown != self._players_of:
            self._players.clear()
            self._players_of = shown
        if lang not in self._players:
            self._players[lang] = Raw(encode(players_picture(match, self.journal.record.seats, here, slow, lang)))
        return self._players[lang]

    def told(self, guest: Guest) -> DoneAnswer:
        """Answer the guest who has changed the match: what is true now."""
        picture = self.picture(guest)
        return {"n": picture["n"], "now": picture}

    def show(self, guest: Guest) -> None:
        """Send a connection what is true now."""
        guest.tell({"picture": self.picture(guest)})

    def greet(self, guest: Guest, *, is_new: bool) -> None:
        """Show everything to a guest who has come, or speaks another language; the others see who has come."""
        if is_new:
            self.publish(guest, is_urgent=False)
        self.show(guest)

    def publish(self, sender: Guest | None = None, *, is_urgent: bool = True) -> None:
        """Send pictures to all but the sender, who is answered.

        Of bots' moves, and of people who come and go, several within a tenth of a second become one picture.
        """
        self._changes += 1
        if sender is not None:
            sender.changes = self._changes
        may_wait = not is_urgent or self.chores.bot_seat() is not None
        if self._waiting is not None:
            if may_wait:
                return
            self._waiting.cancel()
        loop = asyncio.get_running_loop()
        wait = self._published + PICTURE_PAUSE - loop.time() if may_wait else 0.0
        if wait <= 0:
            self.publish_now(sender)
        else:
            self._waiting = loop.call_later(wait, self.publish_news)

    def publish_now(self, sender: Guest | None = None) -> None:
        """Send pictures to all but the sender; whoever has not said hello gets theirs then, in their language."""
        self.send([guest for guest in self.seating.guests if guest is not sender and guest.has_come])

    def publish_news(self) -> None:
        """Send pictures to all who do not have the last one."""
        self.send([guest for guest in self.seating.guests if guest.changes != self._changes and guest.has_come])

    def send(self, guests: list[Guest]) -> None:
        """Send pictures; who looks through the same eyes gets the same one."""
        self._waiting = None
        self._published = asyncio.get_running_loop().time()
        record = self.journal.record
        alike: dict[tuple[object, ...], tuple[bytes, int]] = {}
        for guest in guests:
            like = (tuple(sight.seats_of(record, guest)), guest.lang, guest.n, guest.eyes, guest.has_facts)
            if like not in alike:
                message = encode({"picture": self.picture(guest)})
                alike[like] = (message, guest.eyes)
            message, guest.eyes = alike[like]
            guest.n, guest.has_facts, guest.changes = self.journal.match.n, True, self._changes
            guest.send(message)
