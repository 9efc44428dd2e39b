"""What is stored about a person: told to them, or deleted. The page and the operator use the same functions."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

from saecula.bots import bots_of
from saecula.kernel.problem import Problem
from saecula.match.match import Match
from saecula.match.opening import read_kept
from saecula.server.people import new_id
from saecula.store import upkeep

if TYPE_CHECKING:
    from saecula.store import Person, Store


async def known_of(store: Store, person: Person) -> dict[str, Any]:
    """Return everything that is stored about a person; of a running match, only what they may know of it."""
    matches = [await known_of_match(store, person, match) for match in await upkeep.matches_played(store, person.id)]
    about = {"id": person.id, "name": person.name, "made": day(person.made), "settings": json.loads(person.settings)}
    return {**about, "recovery_phrase": await upkeep.has_phrase(store, person.id), "matches": matches}


async def known_of_match(store: Store, person: Person, match: str) -> dict[str, Any]:
    """Return a match as a person may know it."""
    record = await store.match(match)
    if record is None:  # deleted since we began
        raise Problem("unknown-match", id=match)
    seats = [seat.seat for seat in record.seats if seat.person == person.id]
    folded = Match(read_kept(record.head, await upkeep.numbered_lines(store, match)))
    return {
        "match": match,
        "title": record.title,
        "made": day(record.made),
        "changed": day(record.changed),
        "over": record.over,
        "host": record.host == person.id,
        "seats": seats,
        "log": folded.log() if folded.over else folded.log_as(seats),
    }


async def forget(store: Store, person: Person) -> list[str]:
    """Delete a person, and return their matches, which keep a seat without a name."""
    return await upkeep.delete_person(store, person, new_id(), nameless)


def nameless(title: str, who: str) -> str:
    """Return who sat in a seat, as a log says it, without a name: the bot that sat in for them, or a person."""
    bot = who.partition(" ")[0]
    return bot if bot in bots_of(title) else "person"


def day(moment: float | None) -> str:
    """Return a moment as everybody writes it, in UTC; nothing for none."""
    return "" if not moment else time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(moment))
