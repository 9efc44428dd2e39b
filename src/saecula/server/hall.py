"""The hall: opens tables, seats people, makes matches; one per server process."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from saecula.bots import bot_of, bots_of
from saecula.games import TITLES
from saecula.kernel.log import SAT, BrokenLog, Log, fold
from saecula.kernel.notation import event_line, write
from saecula.kernel.problem import Problem
from saecula.kernel.title import settled_options
from saecula.match.opening import RELEASE, read_log
from saecula.server import chance, people, privacy, sight
from saecula.server.elsewhere import Elsewhere
from saecula.server.guests import Guest
from saecula.server.limits import DEFAULT_LIMITS, Limits
from saecula.server.people import clean_name, new_id, new_key
from saecula.server.seats import bot_keys, given_names, is_ready, learn_names, people_of
from saecula.server.table import Table
from saecula.store import Lost, MatchRecord, SeatRecord
from saecula.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from saecula.kernel.title import Title
    from saecula.server.forms import EngineState
    from saecula.server.messages import NewMatch, SeatWish
    from saecula.server.think import Thinkers
    from saecula.store import Person, Store

LOGGER = logging.getLogger("saecula")
IDLE_SECONDS = 600  # then a table without guests leaves the memory
MAX_TABLES = 1000  # in memory; of more, those without guests leave at once
SECONDS_BETWEEN_TIDYINGS = 1.0
MAX_MY_MATCHES = 100
MAX_IMPORTED_LINES = 10_000  # lines of a log: many times as many as a long match has
SECONDS_PER_DAY = 86_400  # seconds
NOBODY = ("", "-", "me", "open", "person")  # what a log calls somebody without a name


class Hall:
    """All tables of this process."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        new_seed: Callable[[], str] = people.new_seed,
        titles: Sequence[Title] = TITLES,
        limits: Limits = DEFAULT_LIMITS,
    ) -> None:
        self.store = store
        self.titles = titles
        self.new_seed = new_seed
        self.thinkers = thinkers
        self.tables: dict[str, Table] = {}
        self.elsewhere = Elsewhere(store.database.peers, self.tables)
        self.names: dict[str, str] = {}  # person → nickname
        self.limits = limits
        self._beginning: Counter[str] = Counter()  # person → matches that are just being made
        self._opening = asyncio.Lock()
        self._tidied = 0.0  # when
        self._refreshing: set[asyncio.Task[None]] = set()

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
                table = Table(record, self.store, self.thinkers, self.names, self.elsewhere)
                await table.open()
                self.tables[match] = table
                if time.monotonic() - self._tidied > SECONDS_BETWEEN_TIDYINGS:
                    self.forget_idle()
        return self.tables[match]

    def forget_idle(self) -> None:
        """Let go of tables that nobody uses: the disk has them."""
        now = self._tidied = time.monotonic()
        for match, table in list(self.tables.items()):
            if not table.is_busy() and (now - table.used > IDLE_SECONDS or len(self.tables) > MAX_TABLES):
                self.tables.pop(match).close()

    async def wake_all(self) -> None:
        """After a start: go on with every match in which a bot is to act or a clock runs."""
        for match in await self.store.open_matches():
            record = await self.store.match(match)
            if record is not None and goes_on(record):
                try:
                    await self.table(match)
                except Problem as problem:  # one broken log keeps no other match from going on
                    LOGGER.warning("%s", problem, extra={"match": match})
                except Lost:
                    raise
                except Exception:  # nor does one that we cannot read for any other reason
                    LOGGER.exception("fault", extra={"match": match})

    def hear(self, match: str) -> None:
        """Another process changed a match ("": perhaps any): read again what is open here."""
        for table in list(self.tables.values()):
            if match in ("", table.record.id):
                task = asyncio.get_running_loop().create_task(self.refresh(table, whole=not match))
                self._refreshing.add(task)
                task.add_done_callback(self._refreshing.discard)

    async def refresh(self, table: Table, *, whole: bool = True) -> None:
        """Read a table again; if the database is away, news of its return will come."""
        try:
            await table.journal.refresh(whole=whole)
        except (Lost, Problem) as error:
            LOGGER.warning("%s", error, extra={"match": table.record.id})

    async def await_engine(self) -> EngineState:
        """Let bots think faster as soon as they can, tell every table, and return what came of it."""
        await self.thinkers.improve()
        for table in self.tables.values():
            table.publisher.publish()
        return self.thinkers.engine.state

    async def close(self) -> None:
        """Stop: everything acknowledged is on disk already."""
        for table in self.tables.values():
            table.close()
        self.elsewhere.close()
        self.thinkers.close()
        await self.store.close()

    # -- new matches --------------------------------------------------------------------------------------------

    def title(self, key: str) -> Title:
        """Return a title that is played here."""
        for title in self.titles:
            if title.key == key:
                return title
        raise Problem("no-such-title", title=key[:40], known=", ".join(title.key for title in self.titles))

    async def new_match(self, host: Person, wish: NewMatch) -> MatchRecord:
        """Make a match."""
        title = self.title(wish.title)
        options = settled_options(title, len(wish.seats), dict(wish.options))
        log = Log(title, release=RELEASE, seats=len(wish.seats), options=options, seed=None, pack="", position="")
        match = new_id()
        for word in set(wish.seats) - {"me", "open"}:
            bot_of(word, title.key)
        seats = [seat_record(match, seat, word, host, wish.mode) for seat, word in enumerate(wish.seats)]
        return await self.keep(host, log, seats, wish.mode, wish.minutes, match)

    async def check_bots(self, host: Person) -> None:
        """Refuse one match of bots alone more than a person may have begun within a day and not ended."""
        most = self.limits.bot_matches_a_day
        begun = await self.store.begun(host.id, time.time() - SECONDS_PER_DAY, by_bots=True)
        if begun + self._beginning[f"{host.id} by bots"] > most:
            raise Problem("too-many-bot-matches", most=most)

    async def keep(
        self, host: Person, log: Log, seats: list[SeatRecord], mode: str, minutes: float, match: str
    ) -> MatchRecord:
        """Write a match with its seats; if another process was quicker, return what it wrote."""
        by_bots = [f"{host.id} by bots"] if all(seat.kind == "bot" for seat in seats) else []
        self._beginning += Counter([host.id, *by_bots])
        try:
            await self.check_room(host)
            if by_bots:
                await self.check_bots(host)
            return await self.write_match(host, log, seats, mode, minutes, match)
        finally:
            self._beginning -= Counter([host.id, *by_bots])

    async def forget(self, person: Person) -> list[str]:
        """Delete a person; whoever is at one of their tables sees a seat without a name. Return their matches."""
        matches = await privacy.forget(self.store, person)
        self.names.pop(person.id, None)
        for match in matches:
            if match in self.tables:
                await self.refresh(self.tables[match])
        return matches

    async def check_room(self, host: Person) -> None:
        """Refuse a match behind a closed door, and one more than a person may have begun in a day and not ended."""
        if await self.store.door() == "closed":
            raise Problem("door-closed")
        most = self.limits.matches_a_day
        if await self.store.begun(host.id, time.time() - SECONDS_PER_DAY) + self._beginning[host.id] > most:
            raise Problem("too-many-matches", most=most)

    async def write_match(
        self, host: Person, log: Log, seats: list[SeatRecord], mode: str, minutes: float, match: str
    ) -> MatchRecord:
        """Write a match with its seats and events."""
        now = time.time()
        head = write(log.copy(None, 0)).removesuffix("end 0\n")
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
            seats=seats,
        )
        fixed = self.new_seed is not people.new_seed
        record.chance = chance.first_agreement(record, len(log.events) + 1, alone=fixed)
        lines = [event_line(log.title, event, hidden=False).split(" ", 1)[1] for event in log.events]
        self.names[host.id] = host.name
        return record if await self.store.add_match(record, lines) else await self.store.match(match) or record

    async def rematch(self, person: Person, match: str) -> MatchRecord:
        """Make the same match again, or return the rematch that somebody made already: one, however many ask."""
        table = await self.table(match)
        old = table.record
        if person.id != old.host and person.id not in people_of(table.record):
            raise Problem("not-yours")
        rematch = await self.store.claim_rematch(match, new_id())
        found = await self.store.match(rematch)
        if found is None:
            log = read_log(old.head + "end 0\n")
            seats = [again(seat, rematch) for seat in old.seats]
            found = await self.keep(person, log, seats, old.mode, old.minutes, rematch)
        old.rematch = rematch
        table.publisher.publish()
        return found

    async def branch(self, host: Person, table: Table, log: Log) -> MatchRecord:
        """Go on from an earlier moment as a match of one's own: every person's seat is the host's, bots stay."""
        match = new_id()
        names = given_names(table.record, self.names)
        seats = [taken_over(seat, match, host, names[seat.seat]) for seat in table.record.seats]
        return await self.keep(host, log, played_by(host, seats), "table", 0, match)

    async def bring(self, host: Person, text: str) -> MatchRecord:
        """Make a match of one's own from a log that the rules allow: bots and names are as the log says."""
        await self.check_room(host)
        log = await asyncio.to_thread(checked_log, text)
        self.title(log.title.key)
        match = new_id()
        sat = {event.seat: event.who for event in log.events if event.kind == SAT}
        seats = [logged_seat(match, seat, sat.get(seat, ""), host, log.title.key) for seat in range(log.seats)]
        return await self.keep(host, log, played_by(host, seats), "table", 0, match)

    # -- seats --------------------------------------------------------------------------------------------------

    def call(self, person: Person) -> None:
        """Use a person's new nickname wherever he sits."""
        if self.names.get(person.id) != person.name:
            self.names[person.id] = person.name
            for table in self.tables.values():
                if person.id in people_of(table.record):
                    table.seating.rename()
                    table.publisher.publish()

    async def change_seat(self, person: Person, match: str, seat: int, wish: SeatWish) -> Table:
        """Take, leave, open a seat, give it to a bot, renew its link, or propose to free it: as seats.py allows."""
        table = await self.table(match)
        if not 0 <= seat < len(table.record.seats):
            raise Problem("no-such-seat", seat=seat, seats=len(table.record.seats))
        self.names[person.id] = person.name
        if wish.do == "vote":
            await table.consent.propose_to_free(person.id, seat)
        else:
            await table.seating.change(person.id, seat, wish)
        return table

    async def lobby(self, person: Person | None, match: str, key: str, lang: str = "en") -> dict[str, Any]:
        """Tell who sits where; the links of seats that are not occupied to the host alone."""
        table = await self.table(match)
        await chance.settle(table.journal)
        record = table.record
        if not sight.may_watch(record, Guest(None if person is None else person.id, key)):
            raise Problem("no-such-match")
        is_host = person is not None and person.id == record.host
        texts = table.match.texts(lang)
        names = given_names(record, self.names)
        return {
            "match": record.id,
            "title": record.title,
            "mode": record.mode,
            "minutes": record.minutes,
            "options": table.match.options,
            "ready": is_ready(record),
            "chance": chance.chance_picture(record),
            "running": sight.is_running(table.journal),
            "over": table.match.over,
            "host": is_host,
            "seat": sight.links(record).get(key),
            "you": [seat.seat for seat in record.seats if person is not None and seat.person == person.id],
            "public": record.watch,
            "seats": [
                {
                    "seat": seat.seat,
                    "kind": seat.kind,
                    "bot": seat.bot,
                    "name": texts.plain_name(f"seat/{seat.seat}") if seat.kind == "bot" else names[seat.seat],
                    "key": seat.secret if is_host and seat.kind != "person" else None,
                }
                for seat in record.seats
            ],
        }

    async def my_matches(self, person: Person, lang: str = "en") -> list[dict[str, Any]]:
        """List a person's matches with whose turn it is."""
        found = []
        for record in await self.store.matches_of(person.id, MAX_MY_MATCHES):
            full = await self.store.match(record.id) or record
            await learn_names(self.store, self.names, full)
            summary = json.loads(record.summary)
            mine = [seat.seat for seat in full.seats if seat.person == person.id]
            asked = any(seat in mine for seat in summary.get("to_act", []))
            found.append(
                {
                    "match": record.id,
                    "title": record.title,
                    "mode": record.mode,
                    "alone": len(mine) == 1 and len(bot_keys(full)) == len(full.seats) - 1,
                    "over": bool(record.over),
                    "turn": not record.over and (asked or person.id in chance.lacking(full)),
                    "players": self.shown_names(full, lang),
                    "points": summary.get("points", []),
                    "you": mine,
                    "changed": record.changed,
                }
            )
        return found

    def shown_names(self, record: MatchRecord, lang: str) -> list[str]:
        """Return who sits where: nicknames as given, bots in a language, nothing for an open seat."""
        given = [seat.name or self.names.get(seat.person or "", "") for seat in record.seats]
        bots = Texts(record.title, lang).bot_names(bot_keys(record), given)
        return [name or bots.get(seat, "") for seat, name in enumerate(given)]


def checked_log(text: str) -> Log:
    """Read a log and fold it; raise a Problem where it breaks."""
    if text.count("\n") > MAX_IMPORTED_LINES:
        raise BrokenLog("log-too-many", MAX_IMPORTED_LINES + 1, most=MAX_IMPORTED_LINES)
    log = read_log(text)
    fold(log, log.events)
    return log


def goes_on(record: MatchRecord) -> bool:
    """Say whether a match may have to go on with nobody there: bots and clocks do, but not bots among themselves."""
    bots = [bool(seat.bot) for seat in record.seats]
    return not all(bots) and (record.minutes > 0 or any(bots))


def again(seat: SeatRecord, match: str) -> SeatRecord:
    """Return the same seat at another match; who sat in for somebody has gone."""
    bot = seat.bot if seat.kind == "bot" else ""
    return SeatRecord(match, seat.seat, seat.kind, seat.person, bot, new_key(), name=seat.name)


def taken_over(seat: SeatRecord, match: str, host: Person, name: str) -> SeatRecord:
    """Return the same seat at a match of the host's own: others keep their names there."""
    if seat.kind == "bot":
        return again(seat, match)
    kept = seat.name if seat.person == host.id else name
    return SeatRecord(match, seat.seat, "person", host.id, "", new_key(), name=kept)


def logged_seat(match: str, seat: int, who: str, host: Person, title: str) -> SeatRecord:
    """Return the seat of a match of the host's own, as a log says who sat there last."""
    if who in bots_of(title):
        return SeatRecord(match, seat, "bot", None, who, new_key())
    bot, _, name = who.partition(" ")  # a bot may have sat in for somebody
    found = name if bot in bots_of(title) else who
    return SeatRecord(match, seat, "person", host.id, "", new_key(), name="" if found in NOBODY else clean_name(found))


def played_by(host: Person, seats: list[SeatRecord]) -> list[SeatRecord]:
    """Return the seats of a match that the host plays: where only bots sat, every seat is the host's."""
    if any(seat.kind == "person" for seat in seats):
        return seats
    return [replace(seat, kind="person", person=host.id, bot="") for seat in seats]


def seat_record(match: str, seat: int, word: str, host: Person, mode: str) -> SeatRecord:
    """Return a new seat: mine, open, or a bot's."""
    if word == "me" or (word == "open" and mode == "table"):
        return SeatRecord(match, seat, "person", host.id, "", new_key())
    if word == "open":
        return SeatRecord(match, seat, "open", None, "", new_key())
    return SeatRecord(match, seat, "bot", None, word, new_key())
