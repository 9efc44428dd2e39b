"""The hall: opens tables, seats people, makes matches; one per server process."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from saecula.bots import bot_of
from saecula.games import title_of
from saecula.kernel.log import Log, event_line, write
from saecula.kernel.problem import Problem
from saecula.kernel.title import settled_options
from saecula.opening import RELEASE, read_log
from saecula.server.people import new_id, new_key, new_seed
from saecula.server.table import Table
from saecula.store import MatchRecord, SeatRecord

if TYPE_CHECKING:
    from collections.abc import Callable

    from saecula.match import Match
    from saecula.server.messages import NewMatch, SeatWish
    from saecula.server.think import Thinkers
    from saecula.store import Person, Store

LOGGER = logging.getLogger("saecula")
IDLE_SECONDS = 600  # then a table without guests leaves the memory
TABLES_MOST = 5000
MY_MATCHES_MOST = 100


class Hall:
    """All tables of this process."""

    def __init__(self, store: Store, thinkers: Thinkers, new_seed: Callable[[], str] = new_seed) -> None:
        self.store = store
        self.new_seed = new_seed
        self.thinkers = thinkers
        self.tables: dict[str, Table] = {}
        self.names: dict[str, str] = {}  # person → nickname
        self._opening = asyncio.Lock()

    # -- tables -------------------------------------------------------------------------------------------------

    async def table(self, match: str) -> Table:
        """Return the table of a match, folded from the disk if nobody was there."""
        if match in self.tables:
            return self.tables[match]
        async with self._opening:
            if match not in self.tables:
                record = await self.store.match(match)
                if record is None:
                    raise Problem("no-such-match")
                await self.learn_names(record)
                table = Table(record, self.store, self.thinkers, self.names)
                await table.open()
                self.tables[match] = table
                self.forget_idle()
        return self.tables[match]

    async def learn_names(self, record: MatchRecord) -> None:
        """Read the nicknames of those who sit at a match."""
        for seat in record.seats:
            if seat.person and seat.person not in self.names:
                person = await self.store.person(seat.person)
                if person is not None:
                    self.names[seat.person] = person.name

    def forget_idle(self) -> None:
        """Let go of tables that nobody uses: the disk has them."""
        now = time.monotonic()
        for match, table in list(self.tables.items()):
            busy = table.guests or table.bot_seat() is not None or table.record.minutes > 0
            if not busy and (now - table.used > IDLE_SECONDS or len(self.tables) > TABLES_MOST):
                del self.tables[match]

    async def wake_all(self) -> None:
        """After a start: go on with every match in which a bot is to act or a clock runs."""
        for match in await self.store.open_matches():
            record = await self.store.match(match)
            if record is not None and (record.minutes > 0 or any(seat.bot for seat in record.seats)):
                try:
                    await self.table(match)
                except Problem as problem:  # one broken log keeps no other match from going on
                    LOGGER.warning("%s: %s", match, problem)

    async def close(self) -> None:
        """Stop: everything acknowledged is on disk already."""
        for table in self.tables.values():
            table.close()
        self.thinkers.close()
        await self.store.close()

    # -- new matches --------------------------------------------------------------------------------------------

    async def new_match(self, host: Person, wish: NewMatch) -> MatchRecord:
        """Make a match."""
        title = title_of(wish.title)
        options = settled_options(title, len(wish.seats), dict(wish.options))
        log = Log(title, release=RELEASE, seats=len(wish.seats), options=options, seed=None, pack="", position="")
        return await self.keep(host, log, wish.seats, wish.mode, wish.minutes)

    async def keep(self, host: Person, log: Log, words: list[str], mode: str, minutes: float) -> MatchRecord:
        """Write a match with its seats."""
        match = new_id()
        now = time.time()
        head = write(log.head(None)).removesuffix("end 0\n")
        record = MatchRecord(
            id=match,
            title=log.title.key,
            head=head,
            host=host.id,
            mode=mode,
            minutes=minutes,
            watch=new_key(),
            seed=self.new_seed(),
            made=now,
            changed=now,
            seats=[seat_record(match, seat, word, host, mode) for seat, word in enumerate(words)],
        )
        lines = [event_line(log.title, event, hidden=False).split(" ", 1)[1] for event in log.events]
        await self.store.add_match(record, lines)
        self.names[host.id] = host.name
        return record

    async def rematch(self, host: Person, match: str) -> MatchRecord:
        """Make the same match again, or return the rematch that somebody made already."""
        table = await self.table(match)
        if table.record.rematch:
            found = await self.store.match(table.record.rematch)
            if found is not None:
                return found
        old = table.record
        log = read_log(old.head + "end 0\n")
        words = ["me" if seat.person == host.id else seat.bot or "open" for seat in old.seats]
        record = await self.keep(host, log.head(None), words, old.mode, old.minutes)
        for seat, before in zip(record.seats, old.seats, strict=True):
            if seat.kind == "open" and before.kind == "person":
                await self.store.change_seat(replace(seat, kind="person", person=before.person), seat)
        await self.store.set_rematch(match, record.id)
        old.rematch = record.id
        table.publish()
        return record

    async def branch(self, host: Person, match: Match, n: int) -> MatchRecord:
        """Go on from an earlier moment as a hot-seat match of one's own."""
        log = match.copy_of_log(n)
        return await self.keep(host, log, ["me"] * match.seats, "table", 0)

    async def bring(self, host: Person, text: str) -> MatchRecord:
        """Make a hot-seat match from a log."""
        log = read_log(text)
        return await self.keep(host, log, ["me"] * log.seats, "table", 0)

    # -- seats --------------------------------------------------------------------------------------------------

    async def change_seat(self, person: Person, match: str, seat: int, wish: SeatWish) -> Table:
        """Take, leave, open a seat or give it to a bot; the host may do all of it, others only for themselves."""
        table = await self.table(match)
        if not 0 <= seat < len(table.record.seats):
            raise Problem("no-such-seat", seat=seat, seats=len(table.record.seats))
        before = table.record.seats[seat]
        after = wished_seat(person, table.record, before, wish)
        if not await self.store.change_seat(after, before):
            raise Problem("seat-taken")
        table.record.seats[seat] = after
        self.names[person.id] = person.name
        table.match.players = table.player_names()
        table.match.forget_texts()
        await table.note_seat(seat, after.bot or (person.name if after.kind == "person" else "open"))
        table.wake()
        table.publish()
        return table

    async def lobby(self, person: Person | None, match: str, key: str) -> dict[str, Any]:
        """Tell who sits where; the links of seats to the host alone."""
        table = await self.table(match)
        record = table.record
        keys = {seat.secret: seat.seat for seat in record.seats}
        known = person is not None and (person.id == record.host or person.id in table.people())
        if not known and key not in keys and key != record.watch:
            raise Problem("no-such-match")
        is_host = person is not None and person.id == record.host
        return {
            "match": record.id,
            "title": record.title,
            "mode": record.mode,
            "minutes": record.minutes,
            "options": table.match.options,
            "ready": table.is_ready(),
            "over": table.match.over,
            "host": is_host,
            "seat": keys.get(key),
            "you": [seat.seat for seat in record.seats if person is not None and seat.person == person.id],
            "public": record.watch,
            "seats": [
                {
                    "seat": seat.seat,
                    "kind": seat.kind,
                    "bot": seat.bot,
                    "name": table.seat_name(seat),
                    "key": seat.secret if is_host or (person is not None and seat.person == person.id) else None,
                }
                for seat in record.seats
            ],
        }

    async def my_matches(self, person: Person) -> list[dict[str, Any]]:
        """List a person's matches with whose turn it is."""
        found = []
        for record in await self.store.matches_of(person.id, MY_MATCHES_MOST):
            full = await self.store.match(record.id) or record
            await self.learn_names(full)
            summary = json.loads(record.summary)
            mine = [seat.seat for seat in full.seats if seat.person == person.id]
            found.append(
                {
                    "match": record.id,
                    "title": record.title,
                    "mode": record.mode,
                    "over": bool(record.over),
                    "turn": any(seat in mine for seat in summary.get("to_act", [])) and not record.over,
                    "players": [self.names.get(seat.person or "", seat.bot) for seat in full.seats],
                    "points": summary.get("points", []),
                    "you": mine,
                    "changed": record.changed,
                }
            )
        return found


def seat_record(match: str, seat: int, word: str, host: Person, mode: str) -> SeatRecord:
    """Return a new seat: mine, open, or a bot's."""
    if word == "me" or (word == "open" and mode == "table"):
        return SeatRecord(match, seat, "person", host.id, "", new_key())
    if word == "open":
        return SeatRecord(match, seat, "open", None, "", new_key())
    bot_of(word)
    return SeatRecord(match, seat, "bot", None, word, new_key())


def wished_seat(person: Person, record: MatchRecord, seat: SeatRecord, wish: SeatWish) -> SeatRecord:
    """Return the seat as somebody wishes it, or raise a Problem."""
    is_host = person.id == record.host
    is_own = seat.kind == "person" and seat.person == person.id
    if wish.do == "take":
        if seat.kind == "person" and not is_own:
            raise Problem("seat-taken")
        if not is_host and not is_own and wish.key != seat.secret:
            raise Problem("not-your-seat", seat=seat.seat)
        return replace(seat, kind="person", person=person.id, bot="")
    if not is_host and not is_own:
        raise Problem("not-your-seat", seat=seat.seat)
    if wish.do == "bot":
        bot_of(wish.bot)
        return replace(seat, kind="bot", person=None, bot=wish.bot)
    return replace(seat, kind="open", person=None, bot="")
