"""Sight: who may see what of a match. The law stands here; every door of the server asks these functions.

* A finished match is open to all who may look at its table.
* While a match runs, somebody sees what the seats they hold have seen, and nothing else; who holds no seat sees what
  everybody may. A free seat and a bot's seat are nobody's.
* The whole of a running match, with what no seat has seen, is told only to a person who holds every seat.
* Several seats of one person share a device, and the server cannot tell who looks at it: what is not asked for through
  the eyes of one seat is told as everybody may see it. The page hands the device over before it shows what only another
  seat has seen.
* A branch is made of the log as its maker may read it; where a choice is missing, there is no branch.
* Nobody gets at another's secrets by a change of seats: an occupied seat of a running match is freed by its own person
  alone, or by a vote of the others (consent.py), and whoever has known two seats is the only one who ever knew them.
* The link of a seat holds until somebody sits down; the host renews it.
"""

from __future__ import annotations

from collections.abc import Iterable

from saecula.kernel.log import SAID, UNDONE, Log
from saecula.kernel.problem import Problem
from saecula.kernel.state import ALL, NATURE, SPECTATOR
from saecula.match.match import Match
from saecula.match.opening import read_log
from saecula.server.guests import Guest
from saecula.server.journal import Journal
from saecula.server.seats import is_ready, people_of
from saecula.store import MatchRecord, SeatRecord

BOT = ""  # among those who know a seat


# -- looking ----------------------------------------------------------------------------------------------------------


def may_watch(record: MatchRecord, guest: Guest) -> bool:
    """Say whether a connection may see a table at all: the host, who sits there, and whoever has a link that holds."""
    known = guest.person == record.host or guest.person in people_of(record)
    return (guest.person is not None and known) or guest.key in (record.watch, *links(record))


def links(record: MatchRecord) -> dict[str, int]:
    """Return the seats that may be taken by link: that of an occupied seat holds no more."""
    return {seat.secret: seat.seat for seat in record.seats if seat.kind != "person"}


def seats_of(record: MatchRecord, guest: Guest) -> list[int]:
    """Return the seats of a connection, by its cookie."""
    if guest.person is None:
        return []
    return [seat.seat for seat in record.seats if seat.kind == "person" and seat.person == guest.person]


def eyes(journal: Journal, guest: Guest) -> list[int]:
    """Return the seats through which a connection sees; a spectator's eyes without any."""
    return seats_of(journal.record, guest) or [SPECTATOR]


def one_pair_of_eyes(journal: Journal, guest: Guest) -> int:
    """Return through whose eyes a connection sees what is asked for no seat in particular."""
    found = eyes(journal, guest)
    return found[0] if len(found) == 1 else SPECTATOR


def may_see_through(journal: Journal, guest: Guest, seat: int) -> bool:
    """Say whether a connection may look at the table through the eyes of a seat."""
    return seat < journal.match.seats and (seat in (SPECTATOR, *eyes(journal, guest)) or journal.match.over)


def sees_all(journal: Journal, guest: Guest) -> bool:
    """Say whether a connection may see the whole match."""
    return journal.scene.over or len(seats_of(journal.record, guest)) == journal.match.seats


def log_for(journal: Journal, guest: Guest) -> str:
    """Return the log as far as a connection may read it."""
    return journal.match.log() if sees_all(journal, guest) else journal.match.log_as(eyes(journal, guest))


# -- playing on from an earlier moment --------------------------------------------------------------------------------


def may_branch(journal: Journal, guest: Guest) -> bool:
    """Say whether a connection may play on from here: at the end, and where nobody else plays and nothing is hidden."""
    if sees_all(journal, guest):
        return True
    return people_of(journal.record) == {guest.person} and reads_all(journal, guest, journal.match)


def reads_all(journal: Journal, guest: Guest, match: Match) -> bool:
    """Say whether no choice of a match, now or as it was, is missing in the log that a connection may read."""
    return not match.title.hides or match.has_been_seen(eyes(journal, guest))


def branched_log(journal: Journal, guest: Guest, n: int) -> Log:
    """Return the log up to an event, as far as a connection may read it; raise a Problem where that is not enough."""
    if not may_branch(journal, guest):
        raise Problem("branch-hidden" if people_of(journal.record) == {guest.person} else "not-yours")
    if sees_all(journal, guest) or not journal.match.title.hides:
        return journal.match.copy_of_log(n)
    then = journal.match.at(n)
    if not reads_all(journal, guest, then):
        raise Problem("branch-hidden")
    return read_log(then.log_as(eyes(journal, guest)))


# -- changing seats ---------------------------------------------------------------------------------------------------


def is_running(journal: Journal) -> bool:
    """Say whether a match has begun, and is not over: every seat is taken, or somebody has chosen."""
    chosen = (event.kind == SAID and event.seat != NATURE for event in journal.match.events)
    return not journal.match.over and (is_ready(journal.record) or any(chosen))


def has_secrets(match: Match) -> bool:
    """Say whether seats of a running match may know different things by now."""
    if match.over or not match.title.hides:
        return False
    described = bool(match.copy_of_log(0).position)
    undone = any(event.kind == UNDONE for event in match.events)
    return described or undone or any(step.seen_by != ALL for step in match.steps)


async def note_leaving(journal: Journal, before: SeatRecord, after: SeatRecord) -> None:
    """Remember who knows the secrets of a seat that somebody else will have."""
    leaves = before.kind != "open" and (before.kind, before.person) != (after.kind, after.person)
    if leaves and has_secrets(journal.match):
        await journal.store.note_knower(before.match, before.seat, before.person or BOT)


async def check_change(journal: Journal, person: str, before: SeatRecord, after: SeatRecord) -> None:
    """Refuse a change of seats that drives somebody out, or by which one person would know what two seats hide."""
    is_anothers = before.kind == "person" and before.person != person
    if is_anothers and is_running(journal):
        raise Problem("seat-occupied")
    sits_down = after.kind == "person" and not (before.kind == "person" and before.person == after.person)
    if sits_down and has_secrets(journal.match):
        left = await journal.store.knowers(before.match)
        if not keeps_secrets(journal.record.seats, left, before.seat, person):
            raise Problem("seat-known")


def keeps_secrets(seats: list[SeatRecord], left: Iterable[tuple[int, str]], seat: int, person: str) -> bool:
    """Say whether somebody may sit down: whoever has known two seats must be the only one who ever knew them."""
    known = {one.seat: {one.person or BOT} if one.kind != "open" else set() for one in seats}
    for number, who in left:
        known[number].add(who)
    known[seat].add(person)
    for one in known[seat] - {BOT}:
        theirs = [who for who in known.values() if one in who]
        if len(theirs) > 1 and any(who != {one} for who in theirs):
            return False
    return True
