"""Seats: who sits where, as the record of a match says."""

from __future__ import annotations

from dataclasses import replace
from operator import attrgetter
from typing import TYPE_CHECKING

from saecula.bots import bot_of
from saecula.kernel.problem import Problem
from saecula.server.agreement import read_agreement
from saecula.server.people import new_key

if TYPE_CHECKING:
    from saecula.server.messages import SeatWish
    from saecula.store import MatchRecord, SeatRecord, Store

STAND_IN = "greedy"  # the bot that plays for a person who is away
kind_of = attrgetter("kind")


async def learn_names(store: Store, names: dict[str, str], record: MatchRecord) -> None:
    """Read the nicknames of those who sit at a match."""
    for seat in record.seats:
        if seat.person and seat.person not in names:
            person = await store.person(seat.person)
            if person is not None:
                names[seat.person] = person.name


def given_names(record: MatchRecord, names: dict[str, str]) -> list[str]:
    """Return the names that people gave themselves, by seat."""
    return [given_name(record, names, seat) for seat in record.seats]


def given_name(record: MatchRecord, names: dict[str, str], seat: SeatRecord) -> str:
    """Return the name of the person in a seat; the texts of each reader have their own where it is empty."""
    if seat.name:
        return seat.name
    alike = [other for other in record.seats if other.person == seat.person and not other.name]
    if record.mode == "table" and len(alike) > 1:
        return ""
    return names.get(seat.person or "", "")


def bot_keys(record: MatchRecord) -> dict[int, str]:
    """Return the bots of a match by seat; a stand-in is not among them."""
    return {seat.seat: seat.bot for seat in record.seats if seat.kind == "bot"}


def is_full(record: MatchRecord) -> bool:
    """Say whether every seat is taken."""
    return "open" not in map(kind_of, record.seats)


def is_ready(record: MatchRecord) -> bool:
    """Say whether the match may begin: every seat is taken, and the seed is settled."""
    return is_full(record) and read_agreement(record.chance).settled


def people_of(record: MatchRecord) -> set[str]:
    """Return the persons who sit at a match."""
    return {seat.person for seat in record.seats if seat.kind == "person" and seat.person}


def is_unlimited(record: MatchRecord) -> bool:
    """Say whether undo needs no consent: solo, hot-seat, or one person among bots."""
    return is_ready(record) and len(people_of(record)) <= 1


def others_here(record: MatchRecord, seat: int) -> list[int]:
    """Return the seats of other people whose consent counts: nobody asks a person who is away, with a stand-in."""
    mine = record.seats[seat].person
    people = [other for other in record.seats if other.kind == "person" and other.person != mine]
    return [other.seat for other in people if not other.bot]


def wished_seat(person: str, record: MatchRecord, seat: SeatRecord, wish: SeatWish) -> SeatRecord:
    """Return the seat as somebody wishes it, or raise a Problem. Whoever sits down uses up the link of the seat."""
    is_host = person == record.host
    is_own = seat.kind == "person" and seat.person == person
    if wish.do == "take":
        if seat.kind == "person" and not is_own:
            raise Problem("seat-taken")
        if not is_host and not is_own and wish.key != seat.secret:
            raise Problem("not-your-seat", seat=seat.seat)
        secret = seat.secret if is_own else new_key()
        return replace(seat, kind="person", person=person, bot="", name="", secret=secret)
    if not is_host and (not is_own or wish.do == "renew"):
        raise Problem("not-your-seat", seat=seat.seat)
    if wish.do == "renew":
        return replace(seat, secret=new_key())
    if wish.do == "bot":
        bot_of(wish.bot, record.title)
        return replace(seat, kind="bot", person=None, bot=wish.bot, name="")
    return freed(seat)


def freed(seat: SeatRecord) -> SeatRecord:
    """Return a seat that nobody has any more."""
    return replace(seat, kind="open", person=None, bot="", name="", missed=0)
