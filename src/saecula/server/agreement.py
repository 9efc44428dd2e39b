"""Agreement on chance: what the record of a match says of the secret numbers that its seed is made of."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from saecula.match.honesty import SERVER, Contribution, fingerprint, seed_of

if TYPE_CHECKING:
    from saecula.store import MatchRecord

MAX_REMEMBERED = 4096  # agreements


class Given(msgspec.Struct, frozen=True):
    """What a person gave: a fingerprint, later its number; "" as a fingerprint if their browser has none to give."""

    fingerprint: str
    number: str = ""


class Agreement(msgspec.Struct, frozen=True):
    """How far the exchange is; `settled`: the seed is known, and the match begins."""

    settled: bool = True
    first: int = 1  # the first event that the seed decides
    until: float = 0.0  # then the match begins without what is missing; 0 while a seat is open
    seats: dict[int, Given] = {}


@lru_cache(MAX_REMEMBERED)
def read_agreement(text: str) -> Agreement:
    """Read an agreement; matches from before there were any have a seed of the server alone."""
    return msgspec.json.decode(text, type=Agreement) if text else Agreement()


def agreement_of(record: MatchRecord) -> Agreement:
    """Return how far the exchange for a match is."""
    return read_agreement(record.chance)


def seed(record: MatchRecord) -> str | None:
    """Return what decides all dice and cards of a match; None as long as numbers are missing."""
    agreed = agreement_of(record)
    return seed_of(record.seed, numbers(agreed)) if agreed.settled else None


def numbers(agreed: Agreement) -> list[tuple[int, str]]:
    """Return the numbers of people, by seat."""
    return [(seat, given.number) for seat, given in agreed.seats.items()]


def contributions(record: MatchRecord, *, over: bool) -> list[Contribution]:
    """Return who gave what, as everybody may know it: the server's number at the end, other numbers when all are in."""
    agreed = agreement_of(record)
    server = Contribution(SERVER, fingerprint(record.seed), record.seed if over else "")
    people = sorted(agreed.seats.items())
    shown = [Contribution(seat, one.fingerprint, one.number if agreed.settled else "") for seat, one in people]
    return [server, *shown]
