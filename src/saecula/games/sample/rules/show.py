"""§3.1 Showing lanterns: everybody lays a card face down, all are turned up together."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saecula.games.sample.kinds import LANTERN_COUNT
from saecula.games.sample.state import Sample
from saecula.games.sample.words import ASK_SHOW, NO_SALE, NOT_IN_HAND, SELLS, SHOW, SHOWS
from saecula.kernel.choices import Choices
from saecula.kernel.rows import Row, ints
from saecula.kernel.state import ALLOWED, Frame

UNSET: Final = -1


def show(s: Sample) -> None:
    """§3.1 Ask everybody at once."""
    s.push(Show(ints(s.seats, UNSET)))


def why_not_hold(s: Sample, seat: i64, lantern: i64) -> i64:
    """§3.1, §3.3 Only a card of one's own hand can be shown or dropped."""
    return s.say(NOT_IN_HAND, lantern) if s.in_hand(seat, lantern) == 0 else ALLOWED


@final
class Show(Frame[Sample]):
    """§3.1 A sealed question to several seats: the answers may come in any order, nobody sees the others'."""

    shown: Row  # per seat: its lantern

    def __init__(self, shown: Row) -> None:
        self.shown = shown

    def owes(self, s: Sample) -> i64:
        """§3.1 Return everybody who has cards and has not chosen."""
        owed: i64 = 0
        seat: i64
        for seat in range(s.seats):
            if self.shown[seat] == UNSET and s.hand_size(seat) > 0:
                owed |= 1 << seat
        return owed

    def together(self) -> bool:
        """§3.1 All are asked at once: nothing is lent meanwhile."""
        return True

    def ask(self, s: Sample, seat: i64) -> i64:
        """§3.1 Which lantern do you show?"""
        return s.say(ASK_SHOW, s.round)

    def about(self, s: Sample, choice: i64) -> bool:
        """§3.1 Say whether a choice shows a lantern."""
        return SHOW.has(choice)

    def candidates(self, s: Sample, seat: i64, out: Choices) -> None:
        """§3.1 Add every lantern."""
        lantern: i64
        for lantern in range(LANTERN_COUNT):
            out.add(SHOW.at(lantern))

    def why_not(self, s: Sample, seat: i64, choice: i64) -> i64:
        """§3.1 Judge a lantern."""
        return why_not_hold(s, seat, SHOW.x(choice))

    def seen_by(self, s: Sample, seat: i64) -> i64:
        """§3.1 The card lies face down."""
        return 1 << seat

    def choose(self, s: Sample, seat: i64, choice: i64) -> None:
        """§3.1 Lay it before the stall; until all are turned up it counts as in the hand."""
        self.shown[seat] = SHOW.x(choice)

    def run(self, s: Sample) -> None:
        """§3.1 Turn all cards up: everybody learns something. Then sell."""
        s.reveal()
        s.pop()
        sell(s, self.shown)

    def copy(self) -> Show:
        return Show(self.shown[:])


def sell(s: Sample, shown: Row) -> None:
    """§3.1 The dearest lantern that a single seat shows is sold; all shown ones are laid away."""
    seller = best(s, shown)
    seat: i64
    for seat in range(s.seats):
        if shown[seat] != UNSET:
            s.tell(SHOWS, seat, shown[seat])
            s.lay_away(seat, shown[seat])
    if seller == UNSET:
        s.tell(NO_SALE)
        return
    price = s.t.lantern_price[shown[seller]]
    s.coins[seller] += price
    s.tell(SELLS, seller, shown[seller], price)


def best(s: Sample, shown: Row) -> i64:
    """§3.1 Return the seat that sells; equal lanterns outshine each other, and nobody may be left."""
    found: i64 = UNSET
    seat: i64
    for seat in range(s.seats):
        if is_alone(s, shown, seat) and (
            found == UNSET or s.t.lantern_price[shown[seat]] > s.t.lantern_price[shown[found]]
        ):
            found = seat
    return found


def is_alone(s: Sample, shown: Row, seat: i64) -> bool:
    """§3.1 Say whether a seat shows a lantern of a price that no other seat shows."""
    if shown[seat] == UNSET:
        return False
    other: i64
    for other in range(s.seats):
        if (
            other != seat
            and shown[other] != UNSET
            and s.t.lantern_price[shown[other]] == s.t.lantern_price[shown[seat]]
        ):
            return False
    return True
