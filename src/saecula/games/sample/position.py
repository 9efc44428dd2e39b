"""Set-up positions: the beginning of a round or of a turn, from a description."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from saecula.games.sample.kinds import LANTERN_COUNT, LANTERNS
from saecula.games.sample.rules.cards import HAND
from saecula.games.sample.rules.course import ROUNDS, Round, Rounds
from saecula.games.sample.rules.turn import Restock
from saecula.games.sample.state import Sample, new_sample
from saecula.games.sample.tables import SampleTables
from saecula.kernel.frames import settle
from saecula.kernel.problem import Problem

Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Lantern = Literal["paper", "silk", "glass", "brass", "jade"]
AFTER_ALL = 2  # both parts of the round have begun


class Stall(msgspec.Struct, forbid_unknown_fields=True):
    """One seat."""

    hand: dict[Lantern, Small] = {}
    coins: Small = 0
    lamps: Small | None = None


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The beginning of a round, or of a turn in it; cards that are nowhere else are in the deck, unseen."""

    seats: Annotated[list[Stall], msgspec.Meta(min_length=2, max_length=3)]
    options: dict[str, bool | int | str] = {}
    round: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)] = 1
    phase: Literal["show", "turn"] = "show"
    active: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    away: dict[Lantern, Small] = {}


def set_up(p: Position, t: SampleTables, rules: int) -> Sample:
    """Return the world of a description; raise a Problem if it cannot exist."""
    s = new_sample(len(p.seats), rules, t)
    if p.active >= s.seats:
        raise Problem("position-seat", seats=len(p.seats))
    for seat, stall in enumerate(p.seats):
        for lantern, cards in stall.hand.items():
            s.hands[seat * LANTERN_COUNT + take(s, seat, lantern, cards)] = cards
        if s.hand_size(seat) > HAND:
            raise Problem("position-too-many", seat=seat, what="hand", amount=int(s.hand_size(seat)), most=HAND)
        s.coins[seat] = stall.coins
        s.lamps[seat] = t.lamps if stall.lamps is None else stall.lamps
    for lantern, cards in p.away.items():
        s.away[take(s, -1, lantern, cards)] = cards
    s.round = p.round
    s.active = p.active
    s.push(Rounds())
    s.push(Round(0 if p.phase == "show" else AFTER_ALL))
    if p.phase == "turn":
        first = (p.round - 1) % len(p.seats)
        s.push(Restock(first, (p.active - first) % len(p.seats)))
    settle(s)
    return s


def take(s: Sample, seat: int, lantern: str, cards: int) -> int:
    """Take cards out of the deck and return which they are."""
    card = LANTERNS.index(lantern)
    left = int(s.deck.unseen.counts[card])
    if cards > left:
        raise Problem("position-too-many", seat=seat, what=lantern, amount=cards, most=left)
    for _ in range(cards):
        s.deck.unseen.take(card)
    return card
