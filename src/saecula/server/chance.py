"""Chance that nobody can bend: how the secret numbers of a match are exchanged, before its first draw.

1. The server chooses a number with the match, and shows its fingerprint.
2. Every person's page chooses one, too, and gives its fingerprint.
3. When all seats are taken and all fingerprints are there, the pages give their numbers.
4. The seed is the hash of all numbers; the match begins.

Whoever does not give a number in time stays without a part in the seed, which the log says. A person who holds several
seats gives one number. When somebody else takes a seat before the seed is settled, what was given for it is forgotten,
and if numbers were told already, all begins anew.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import msgspec

from saecula.kernel.problem import Problem
from saecula.match.honesty import Honesty, fingerprint, slices_of, with_chance
from saecula.server.agreement import Agreement, Given, agreement_of, contributions
from saecula.server.seats import is_full, people_of

if TYPE_CHECKING:
    from saecula.server.forms import ChanceWish
    from saecula.server.journal import Journal
    from saecula.store import MatchRecord, SeatRecord

WAIT_SECONDS = {"live": 30.0, "table": 30.0, "days": 86_400.0}  # from the moment when all seats are taken


def written(agreed: Agreement) -> str:
    """Return an agreement as the store keeps it."""
    return msgspec.json.encode(agreed).decode()


def first_agreement(record: MatchRecord, first: int, *, alone: bool) -> str:
    """Return the agreement of a new match; the server's number stands `alone` in a test, and where nobody plays."""
    agreed = Agreement(settled=alone or (is_full(record) and not people_of(record)), first=first)
    return written(timed(record, agreed))


def timed(record: MatchRecord, agreed: Agreement) -> Agreement:
    """Let the time run as soon as all seats are taken."""
    until = time.time() + WAIT_SECONDS[record.mode] if is_full(record) else 0.0
    return msgspec.structs.replace(agreed, until=until)


# -- who gave what ----------------------------------------------------------------------------------------------------


def seats_by_person(record: MatchRecord) -> dict[str, list[int]]:
    """Return the seats of each person, the lowest first."""
    found: dict[str, list[int]] = {}
    for seat in record.seats:
        if seat.kind == "person" and seat.person:
            found.setdefault(seat.person, []).append(seat.seat)
    return found


def given_by(record: MatchRecord) -> dict[str, Given | None]:
    """Return what each person gave so far."""
    agreed = agreement_of(record)
    found: dict[str, Given | None] = {}
    for person, seats in seats_by_person(record).items():
        found[person] = next((agreed.seats[seat] for seat in seats if seat in agreed.seats), None)
    return found


def is_open(record: MatchRecord) -> bool:
    """Say whether numbers may be told: every seat is taken, every fingerprint is there."""
    return is_full(record) and None not in given_by(record).values()


def lacking(record: MatchRecord) -> list[str]:
    """Return the people for whom the match waits: for their fingerprints, or, once all are there, their numbers."""
    if agreement_of(record).settled:
        return []
    given = given_by(record)
    if not is_open(record):
        return [person for person, one in given.items() if one is None]
    return [person for person, one in given.items() if one is not None and one.fingerprint and not one.number]


def chance_picture(record: MatchRecord) -> dict[str, Any]:
    """Tell how far the exchange is, and what everybody may know of it."""
    agreed = agreement_of(record)
    server, *people = contributions(record, over=False)
    seats = seats_by_person(record)
    return {
        "server": server.fingerprint,
        "settled": agreed.settled,
        "open": not agreed.settled and is_open(record),
        "first": agreed.first,
        "until": agreed.until,
        "waits_for": sorted(seats[person][0] for person in lacking(record)),
        "seats": [{"seat": one.who, "fingerprint": one.fingerprint, "number": one.number or None} for one in people],
    }


# -- giving -----------------------------------------------------------------------------------------------------------


async def give(journal: Journal, person: str, wish: ChanceWish) -> None:
    """Take a fingerprint, or a number, from a person; the last one begins the match."""
    while (after := written(with_gift(journal.record, person, wish))) != journal.record.chance:
        if await keep(journal, after):
            break
    await settle(journal)


async def keep(journal: Journal, after: str) -> bool:
    """Keep an agreement; False if another process was quicker: what it wrote is read."""
    if await journal.store.change_chance(journal.record.id, after, journal.record.chance):
        journal.record.chance = after
        return True
    await journal.refresh()
    return False


def with_gift(record: MatchRecord, person: str, wish: ChanceWish) -> Agreement:
    """Return the agreement with what a person gives; the same once more changes nothing. Raise a Problem."""
    agreed = agreement_of(record)
    mine = seats_by_person(record).get(person)
    if not mine:
        raise Problem("not-yours")
    seat = next((seat for seat in mine if seat in agreed.seats), mine[0])
    before = agreed.seats.get(seat)
    after = checked_gift(record, before, wish)
    if after == before:
        return agreed
    if agreed.settled:
        raise Problem("chance-settled")
    return msgspec.structs.replace(agreed, seats=agreed.seats | {seat: after})


def checked_gift(record: MatchRecord, before: Given | None, wish: ChanceWish) -> Given:
    """Return what was given together with what is given now; raise a Problem if it comes too early, or differs."""
    if wish.fingerprint is not None:
        taken = [one.fingerprint for one in agreement_of(record).seats.values() if one.fingerprint]
        if before is None and wish.fingerprint not in taken:
            return Given(wish.fingerprint)
        if before is None or before.fingerprint != wish.fingerprint:
            raise Problem("chance-given")
    if wish.number is None:
        return before or Given("")
    if before is None or (not is_open(record) and not agreement_of(record).settled):
        raise Problem("chance-early")
    if fingerprint(wish.number) != before.fingerprint:
        raise Problem("chance-wrong")
    return Given(before.fingerprint, wish.number)


async def reseat(journal: Journal, before: SeatRecord, after: SeatRecord) -> None:
    """Somebody else has a seat: forget what was given for it; give the time anew once all seats are taken."""
    if (before.kind, before.person) == (after.kind, after.person):
        return
    while not (agreed := agreement_of(journal.record)).settled:
        told = any(given.number for given in agreed.seats.values())
        kept = {} if told else {seat: given for seat, given in agreed.seats.items() if seat != before.seat}
        if await keep(journal, written(timed(journal.record, msgspec.structs.replace(agreed, seats=kept)))):
            break
    await settle(journal)


async def settle(journal: Journal) -> None:
    """Begin the match once everybody has given a number, or had the time for it."""
    agreed = agreement_of(journal.record)
    if agreed.settled or not is_full(journal.record):
        return
    if lacking(journal.record):
        if time.time() < agreed.until:
            return
        if not is_open(journal.record):  # the others have time again, for their numbers
            await keep(journal, written(without_the_absent(journal.record)))
            return
    if await keep(journal, written(msgspec.structs.replace(agreed, settled=True))):
        await journal.refresh()


def without_the_absent(record: MatchRecord) -> Agreement:
    """Return an agreement in which nobody waits for the fingerprints that are missing."""
    agreed, seats = agreement_of(record), seats_by_person(record)
    absent = {seats[person][0]: Given("") for person in lacking(record)}
    return timed(record, msgspec.structs.replace(agreed, seats=agreed.seats | absent))


# -- the log ----------------------------------------------------------------------------------------------------------


async def log_with_chance(journal: Journal, text: str) -> str:
    """Return a log with what may be known of its chance by now; at the end that is all."""
    agreed, over = agreement_of(journal.record), journal.match.over
    slices = await asyncio.to_thread(slices_of, journal.match, agreed.first) if over else []
    return with_chance(text, Honesty(contributions(journal.record, over=over), agreed.first, slices))
