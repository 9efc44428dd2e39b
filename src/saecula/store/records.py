"""Records: what the store keeps, and the sentences that keep it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING

from saecula.kernel.problem import Problem
from saecula.store.migrations import MIGRATIONS, MIGRATIONS_TABLE

if TYPE_CHECKING:
    from saecula.store.database import Database, Sentence, Value

MAX_ROWS = 500  # events in one sentence
MAX_IDLE_PEOPLE = 500  # people of one cleanup


@dataclass
class Person:
    """Somebody with a nickname; no account."""

    id: str
    name: str
    settings: str = "{}"
    made: float = 0.0


@dataclass
class SeatRecord:
    """Who sits in a seat: a person, a bot, or nobody yet. `secret` opens the seat by link, once.

    `name` is what a seat is called that somebody plays in the place of another; else it is "".
    """

    match: str
    seat: int
    kind: str  # person, bot, open
    person: str | None
    bot: str
    secret: str
    sat: float = 0.0  # when this person or bot came to the seat
    seen: float = 0.0  # when the person last had a new question in sight, where there is a clock
    missed: int = 0  # the event by which the clock called the stand-in, 0 for none
    name: str = ""


@dataclass
class MatchRecord:
    """A match without its events. `head` is the log before the first event."""

    id: str
    title: str
    head: str
    host: str
    mode: str  # live, days, table
    minutes: float  # a turn's time, 0 for none
    watch: str  # the public key
    seed: str  # secret until the match is over
    over: bool = False
    summary: str = "{}"
    rematch: str | None = None
    proposal: str | None = None  # an undo, or hints, that wait for consent
    hints: str | None = None  # the persons who agreed to hints, with spaces between
    chance: str = ""  # how far the exchange of secret numbers is; "" for matches from before there was one
    made: float = 0.0
    changed: float = 0.0
    seats: list[SeatRecord] = field(default_factory=list)


MATCH_COLUMNS = (
    "id, title, head, host, mode, minutes, watch, seed, over, summary, rematch, proposal, hints, chance, made, changed"
)
MARKS = ", ".join("?" for _ in MATCH_COLUMNS.split(","))
IS_IDLE = (  # people in no match and without a phrase; no index has COALESCE: that of times is to be used
    "COALESCE(phrase, '') = ''"
    " AND NOT EXISTS (SELECT 1 FROM matches WHERE host = people.id)"
    " AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id)"
    " AND NOT EXISTS (SELECT 1 FROM knowers WHERE who = people.id)"
)
SEAT_COLUMNS = "match, seat, kind, person, bot, secret, sat, seen, missed, name"


class Store:
    """Everything that outlives the process."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def migrate(self) -> None:
        """Bring the tables up to date; each migration is applied once, also when two servers start together."""
        await self.database.write((MIGRATIONS_TABLE, ()))
        applied = await self.applied()
        for name, sentences in MIGRATIONS:
            if name not in applied:
                first: Sentence = ("INSERT INTO migrations (name) VALUES (?)", (name,))
                await self.database.write(first, *[(sql, ()) for sql in sentences])

    async def check(self) -> None:
        """Raise Lost if the database does not answer."""
        await self.database.read("SELECT name FROM migrations LIMIT 1")

    async def applied(self) -> set[str]:
        """Return the migrations that were applied; refuse a store of a newer release."""
        applied = {str(name) for (name,) in await self.database.read("SELECT name FROM migrations")}
        check_release(applied)
        return applied

    async def close(self) -> None:
        """Let go of the database."""
        await self.database.close()

    async def claim(self) -> None:
        """Be the one server of this store, where there may be only one; raise a Problem if there is one already."""
        await self.database.claim()

    # -- settings and people ------------------------------------------------------------------------------------

    async def setting(self, name: str, fresh: str) -> str:
        """Return a setting; the first to ask for it writes the fresh value."""
        await self.database.write(
            ("INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (name, fresh)),
        )
        found = await self.database.read("SELECT value FROM settings WHERE name = ?", name)
        return str(found[0][0])

    async def person(self, person: str) -> Person | None:
        """Return a person by id."""
        found = await self.database.read("SELECT id, name, settings, made FROM people WHERE id = ?", person)
        return Person(*found[0]) if found else None

    async def person_by_phrase(self, phrase: str) -> Person | None:
        """Return the person with this (hashed) recovery phrase."""
        found = await self.database.read("SELECT id, name, settings, made FROM people WHERE phrase = ?", phrase)
        return Person(*found[0]) if found else None

    async def add_person(self, person: Person) -> None:
        """Keep a new person."""
        sql = "INSERT INTO people (id, name, settings, made) VALUES (?, ?, ?, ?)"
        await self.database.write((sql, (person.id, person.name, person.settings, person.made)))

    async def change_person(self, person: Person) -> None:
        """Keep a person's name and settings."""
        sql = "UPDATE people SET name = ?, settings = ? WHERE id = ?"
        await self.database.write((sql, (person.name, person.settings, person.id)))

    async def set_phrase(self, person: str, phrase: str) -> None:
        """Keep the hash of a recovery phrase; an older phrase is void."""
        await self.database.write(("UPDATE people SET phrase = ? WHERE id = ?", (phrase, person)))

    async def forget_idle_people(self, after: float, before: float) -> float:
        """Delete people without a phrase, a match or a seat, made between two times; return the time it got to.

        One call looks at the next few only, so that nobody waits for it.
        """
        batch = "SELECT made FROM people WHERE made > ? AND made < ? ORDER BY made LIMIT ?"
        latest = f"SELECT MAX(made) FROM ({batch}) AS batch"  # noqa: S608 - fixed words
        until = (await self.database.read(latest, after, before, MAX_IDLE_PEOPLE))[0][0]
        if until is None:
            return after
        sql = f"DELETE FROM people WHERE made > ? AND made <= ? AND {IS_IDLE}"  # noqa: S608 - fixed words
        await self.database.write((sql, (after, until)))
        return float(until)

    # -- the door -----------------------------------------------------------------------------------------------

    async def door(self) -> str:
        """Return whether the operator has closed the door to new people and matches: `closed`, or ""."""
        found = await self.database.read("SELECT value FROM settings WHERE name = 'door'")
        return str(found[0][0]) if found else ""

    async def set_door(self, door: str) -> None:
        """Close the door, or open it."""
        sql = "INSERT INTO settings (name, value) VALUES ('door', ?) ON CONFLICT (name) DO UPDATE SET value = ?"
        await self.database.write((sql, (door, door)))

    async def add_invitation(self, code: str, people: int, until: float) -> None:
        """Keep an invitation with a place for each of so many people."""
        sql = "INSERT INTO invitations (code, place, until) VALUES (?, ?, ?)"
        await self.database.write(*[(sql, (code, place, until)) for place in range(people)])

    async def take_invitation(self, code: str, now: float, ticket: str) -> bool:
        """Take a place of an invitation; False if there is none left. The ticket is nobody else's."""
        free = "SELECT MIN(place) FROM invitations WHERE code = ? AND until > ? AND taken IS NULL"
        sql = f"UPDATE invitations SET taken = ? WHERE code = ? AND taken IS NULL AND place = ({free})"  # noqa: S608
        await self.database.write((sql, (ticket, code, code, now)))
        return bool(await self.database.read("SELECT 1 FROM invitations WHERE code = ? AND taken = ?", code, ticket))

    # -- matches and seats --------------------------------------------------------------------------------------

    async def add_match(self, match: MatchRecord, lines: list[str]) -> bool:
        """Keep a new match with its seats and first events; False if there is one with this id."""
        sql = f"INSERT INTO matches ({MATCH_COLUMNS}) VALUES ({MARKS})"  # noqa: S608 - fixed words
        values = (
            match.id,
            match.title,
            match.head,
            match.host,
            match.mode,
            match.minutes,
            match.watch,
            match.seed,
            int(match.over),
            match.summary,
            match.rematch,
            match.proposal,
            match.hints,
            match.chance,
            match.made,
            match.changed,
        )
        seats = [seat_sentence(seat) for seat in match.seats]
        events = event_sentences(match.id, 1, lines, match.made)
        return await self.database.write((sql, values), *seats, *events)

    async def match(self, match: str) -> MatchRecord | None:
        """Return a match with its seats."""
        found = await self.database.read(f"SELECT {MATCH_COLUMNS} FROM matches WHERE id = ?", match)  # noqa: S608 - fixed words
        if not found:
            return None
        record = MatchRecord(*found[0])
        record.over = bool(record.over)
        seats = await self.database.read(
            f"SELECT {SEAT_COLUMNS} FROM seats WHERE match = ? ORDER BY seat",  # noqa: S608 - fixed words
            match,
        )
        record.seats = [SeatRecord(*seat) for seat in seats]
        return record

    async def matches_of(self, person: str, most: int) -> list[MatchRecord]:
        """Return the matches a person sits in or hosts, the latest first; without their seats."""
        columns = ", ".join(f"m.{column.strip()}" for column in MATCH_COLUMNS.split(","))
        found = await self.database.read(
            f"SELECT DISTINCT {columns} FROM matches m LEFT JOIN seats s ON s.match = m.id"  # noqa: S608 - fixed words
            " WHERE s.person = ? OR m.host = ? ORDER BY m.changed DESC LIMIT ?",
            person,
            person,
            most,
        )
        return [MatchRecord(*row) for row in found]

    async def begun(self, person: str, since: float, *, by_bots: bool = False) -> int:
        """Return how many matches a person has made since then that are not over; of bots alone, if so wished."""
        sql = "SELECT COUNT(*) FROM matches WHERE host = ? AND made > ? AND over = 0"
        if by_bots:
            sql += " AND NOT EXISTS (SELECT 1 FROM seats WHERE match = matches.id AND kind <> 'bot')"
        return int((await self.database.read(sql, person, since))[0][0])

    async def change_seat(self, seat: SeatRecord, before: SeatRecord) -> bool:
        """Keep who sits in a seat, unless somebody else was quicker."""
        sql = (
            "UPDATE seats SET kind = ?, person = ?, bot = ?, secret = ?, sat = ?, missed = ?, name = ?"
            " WHERE match = ? AND seat = ? AND kind = ? AND COALESCE(person, '') = ? AND bot = ? AND secret = ?"
        )
        was = (before.kind, before.person or "", before.bot, before.secret)
        own = (seat.kind, seat.person, seat.bot, seat.secret)
        values = (*own, seat.sat, seat.missed, seat.name, seat.match, seat.seat, *was)
        await self.database.write((sql, values), *self.database.news(seat.match))
        now = await self.database.read(
            "SELECT kind, person, bot, secret FROM seats WHERE match = ? AND seat = ?", seat.match, seat.seat
        )
        return bool(now) and tuple(now[0]) == own

    async def see(self, match: str, seat: int, at: float) -> None:
        """Keep when a person had a new question in sight."""
        sql = "UPDATE seats SET seen = ? WHERE match = ? AND seat = ?"
        await self.database.write((sql, (at, match, seat)), *self.database.news(match))

    async def note_knower(self, match: str, seat: int, who: str) -> None:
        """Keep who has left a seat and knows its secrets: a person, or "" for a bot."""
        sql = "INSERT INTO knowers (match, seat, who) VALUES (?, ?, ?) ON CONFLICT (match, seat, who) DO NOTHING"
        await self.database.write((sql, (match, seat, who)))

    async def knowers(self, match: str) -> list[tuple[int, str]]:
        """Return who has left which seat and knows its secrets."""
        found = await self.database.read("SELECT seat, who FROM knowers WHERE match = ?", match)
        return [(int(seat), str(who)) for seat, who in found]

    async def claim_rematch(self, match: str, rematch: str) -> str:
        """Note which match is the rematch of another, and return it: the first one noted stays."""
        sentence: Sentence = ("UPDATE matches SET rematch = ? WHERE id = ? AND rematch IS NULL", (rematch, match))
        await self.database.write(sentence, *self.database.news(match))
        return str((await self.database.read("SELECT rematch FROM matches WHERE id = ?", match))[0][0])

    async def change_proposal(self, match: str, after: str | None, before: str | None) -> bool:
        """Keep a proposal, or drop it, unless somebody else was quicker."""
        sql = "UPDATE matches SET proposal = ? WHERE id = ? AND COALESCE(proposal, '') = ?"
        await self.database.write((sql, (after, match, before or "")), *self.database.news(match))
        now = await self.database.read("SELECT proposal FROM matches WHERE id = ?", match)
        return bool(now) and now[0][0] == after

    async def change_chance(self, match: str, after: str, before: str) -> bool:
        """Keep how far the exchange of secret numbers is, unless somebody else was quicker."""
        sql = "UPDATE matches SET chance = ? WHERE id = ? AND chance = ?"
        await self.database.write((sql, (after, match, before)), *self.database.news(match))
        now = await self.database.read("SELECT chance FROM matches WHERE id = ?", match)
        return bool(now) and now[0][0] == after

    async def allow_hints(self, match: str, people: str) -> None:
        """Keep who agreed to hints; the proposal is answered."""
        sql = "UPDATE matches SET hints = ?, proposal = NULL WHERE id = ?"
        await self.database.write((sql, (people, match)), *self.database.news(match))

    # -- events -------------------------------------------------------------------------------------------------

    async def append(self, match: str, first: int, lines: list[str], at: float, over: bool, summary: str) -> bool:  # noqa: FBT001
        """Write events from number `first` on; False if another writer was quicker."""
        changed: Sentence = (
            "UPDATE matches SET changed = ?, over = ?, summary = ?, proposal = NULL WHERE id = ?",
            (at, int(over), summary, match),
        )
        return await self.database.write(*event_sentences(match, first, lines, at), changed, *self.database.news(match))

    async def events(self, match: str, after: int) -> list[tuple[str, float]]:
        """Return the lines of the events after a number, and when they were written."""
        sql = "SELECT line, at FROM events WHERE match = ? AND n > ? ORDER BY n"
        return [(str(line), float(at)) for line, at in await self.database.read(sql, match, after)]

    async def open_matches(self) -> list[str]:
        """Return the ids of all matches that are not over."""
        return [str(row[0]) for row in await self.database.read("SELECT id FROM matches WHERE over = 0")]


def check_release(applied: set[str]) -> None:
    """Refuse a store that a newer release has written."""
    if applied - {name for name, _ in MIGRATIONS}:
        raise Problem("store-newer")


def is_up_to_date(applied: set[str]) -> bool:
    """Say whether no migration is missing."""
    return {name for name, _ in MIGRATIONS} <= applied


def seat_sentence(seat: SeatRecord) -> Sentence:
    """Return the sentence that keeps a new seat."""
    sql = f"INSERT INTO seats ({SEAT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608 - fixed words
    own = (seat.match, seat.seat, seat.kind, seat.person, seat.bot, seat.secret)
    return (sql, (*own, seat.sat, seat.seen, seat.missed, seat.name))


def event_sentences(match: str, first: int, lines: list[str], at: float) -> list[Sentence]:
    """Return the sentences that append events, many at once."""
    rows: list[tuple[Value, ...]] = [(match, first + i, line, at) for i, line in enumerate(lines)]
    pieces = [rows[i : i + MAX_ROWS] for i in range(0, len(rows), MAX_ROWS)]
    return [(insert_events(len(piece)), tuple(chain.from_iterable(piece))) for piece in pieces]


@cache
def insert_events(rows: int) -> str:
    """Return the SQL that appends so many events."""
    return f"INSERT INTO events (match, n, line, at) VALUES {', '.join(['(?, ?, ?, ?)'] * rows)}"  # noqa: S608 - fixed words
