"""Upkeep of a store: who is in it, and how people and matches leave it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from saecula.kernel.problem import Problem
from saecula.store import Person, Store
from saecula.store.database import Sentence
from saecula.store.records import IS_IDLE

SAT = "  sit "  # in the line of an event: the seat stands before it, who sits there behind it
PEOPLE_SQL = """
    SELECT p.id, p.name, p.made, COUNT(m.id), MAX(m.changed)
    FROM people p
    LEFT JOIN (
        SELECT host AS person, id AS played FROM matches
        UNION SELECT person, match FROM seats WHERE person IS NOT NULL
    ) x ON x.person = p.id
    LEFT JOIN matches m ON m.id = x.played
    GROUP BY p.id, p.name, p.made
    ORDER BY p.made, p.id
"""
PLAYED_SQL = """
    SELECT id FROM matches WHERE host = ?
    UNION SELECT match FROM seats WHERE person = ?
    UNION SELECT match FROM knowers WHERE who = ?
"""


async def all_people(store: Store) -> list[tuple[str, str, float, int, float | None]]:
    """Return each person: id, name, when they came, how many matches they host or play, when the last one changed."""
    found = await store.database.read(PEOPLE_SQL)
    return [(str(one), str(name), float(made), int(count), last) for one, name, made, count, last in found]


async def all_matches(store: Store) -> list[str]:
    """Return the ids of all matches, the oldest first."""
    return [str(row[0]) for row in await store.database.read("SELECT id FROM matches ORDER BY made, id")]


async def has_phrase(store: Store, person: str) -> bool:
    """Say whether a person has asked for a recovery phrase."""
    return bool(await store.database.read("SELECT 1 FROM people WHERE id = ? AND phrase IS NOT NULL", person))


async def numbered_lines(store: Store, match: str) -> list[tuple[int, str]]:
    """Return the events of a match with their numbers."""
    found = await store.database.read("SELECT n, line FROM events WHERE match = ? ORDER BY n", match)
    return [(int(n), str(line)) for n, line in found]


async def matches_played(store: Store, person: str) -> list[str]:
    """Return the matches that a person hosts, plays, or has left and knows secrets of."""
    return [str(row[0]) for row in await store.database.read(PLAYED_SQL, person, person, person)]


async def delete_match(store: Store, match: str) -> None:
    """Delete a match and all that belongs to it."""
    tables: list[Sentence] = [
        (f"DELETE FROM {table} WHERE match = ?", (match,))  # noqa: S608 - fixed words
        for table in ("events", "seats", "knowers")
    ]
    forget: Sentence = ("UPDATE matches SET rematch = NULL WHERE rematch = ?", (match,))
    last: Sentence = ("DELETE FROM matches WHERE id = ?", (match,))
    if not await store.database.write(*tables, forget, last, *store.database.news(match)):
        raise Problem("changed-meanwhile")


async def delete_person(store: Store, person: Person, heir: str, nameless: Callable[[str, str], str]) -> list[str]:
    """Delete a person; somebody without a name gets their seats. Return their matches.

    `heir` is the id of that somebody; `nameless` takes the name out of who sat in a seat of a title, as a log says it.
    """
    matches = await matches_played(store, person.id)
    sentences: list[Sentence] = []
    if matches:
        sentences.append(("INSERT INTO people (id, name, settings, made) VALUES (?, '', '{}', 0)", (heir,)))
    for match in matches:
        sentences += await nameless_lines(store, match, person, nameless)
    old_and_new = (heir, person.id)
    sentences += [
        ("UPDATE seats SET person = ? WHERE person = ?", old_and_new),
        ("UPDATE matches SET host = ? WHERE host = ?", old_and_new),
        ("UPDATE knowers SET who = ? WHERE who = ?", old_and_new),
        ("UPDATE matches SET hints = REPLACE(hints, ?, ?) WHERE hints IS NOT NULL", (person.id, heir)),
        ("DELETE FROM people WHERE id = ?", (person.id,)),
    ]
    if not await store.database.write(*sentences, *store.database.news("")):  # lines that stand may be others now
        raise Problem("changed-meanwhile")
    return matches


async def nameless_lines(
    store: Store, match: str, person: Person, nameless: Callable[[str, str], str]
) -> list[Sentence]:
    """Return what takes a name out of a log: every name in seats that are theirs, their present one in others."""
    record = await store.match(match)
    if record is None:
        return []
    theirs = {seat.seat for seat in record.seats if seat.person == person.id}
    sql = "UPDATE events SET line = ? WHERE match = ? AND n = ?"
    changes: list[Sentence] = []
    for n, line in await numbered_lines(store, match):
        seat, sat, who = line.partition(SAT)
        after = nameless(record.title, who)
        names = person.name and who in (person.name, f"{after} {person.name}")
        if sat and after != who and (names or int(seat.removeprefix("seat ")) in theirs):
            changes.append((sql, (f"{seat}{SAT}{after}", match, n)))
    return changes


async def old_matches(store: Store, before: float) -> list[str]:
    """Return the finished matches in which nothing has changed since then."""
    found = await store.database.read("SELECT id FROM matches WHERE over = 1 AND changed < ?", before)
    return [str(row[0]) for row in found]


async def idle_people(store: Store, before: float) -> list[str]:
    """Return the people from before then who are in no match, and cannot come back by a phrase."""
    found = await store.database.read(f"SELECT id FROM people WHERE made < ? AND {IS_IDLE}", before)  # noqa: S608 - fixed words
    return [str(row[0]) for row in found]


async def prune(store: Store, matches: list[str], people: list[str]) -> None:
    """Delete matches, and people who are in none; whoever has just begun a match stays."""
    await asyncio.gather(*[delete_match(store, match) for match in matches])
    sql = "DELETE FROM people WHERE id = ?"
    await asyncio.gather(*[store.database.write((sql, (person,))) for person in people])
