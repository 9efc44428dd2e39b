"""§2, §3.2, §3.4: nature says which card lies on top, and only one seat sees it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saecula.games.sample.state import Sample
from saecula.games.sample.words import ASK_CARD, CARD, DRAWS, SEES
from saecula.kernel.choices import Choices
from saecula.kernel.frames import EachSeat
from saecula.kernel.state import BY_NATURE, NOBODY, Frame

HAND: Final = 3  # §2 dealt to each; §3.3 the limit


class TopCard(Frame[Sample]):
    """§2 The top card is turned up for one seat; what becomes of it, `Draw` and `Look` say."""

    seat: i64
    left: i64  # cards still to be turned up

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def owes(self, s: Sample) -> i64:
        """§2 Return nature, as long as there are cards."""
        return BY_NATURE if self.left > 0 and s.deck.size() > 0 else NOBODY

    def ask(self, s: Sample, seat: i64) -> i64:
        """§2 Which card lies on top?"""
        return ASK_CARD

    def about(self, s: Sample, choice: i64) -> bool:
        """§2 Say whether a choice is a card."""
        return CARD.has(choice)

    def candidates(self, s: Sample, seat: i64, out: Choices) -> None:
        """§2 Add every card that may lie on top."""
        first = out.n
        s.deck.candidates(out)
        i: i64
        for i in range(first, out.n):
            out.row[i] = CARD.at(out.row[i])

    def weight(self, s: Sample, choice: i64) -> i64:
        """§2 Each unseen card is as likely as any other."""
        return s.deck.weight(CARD.x(choice))

    def seen_by(self, s: Sample, seat: i64) -> i64:
        """§2 Only the seat itself sees it; the kernel marks the event with this mask."""
        return 1 << self.seat


@final
class Draw(TopCard):
    """§2, §3.2 The card goes into the hand."""

    def choose(self, s: Sample, seat: i64, choice: i64) -> None:
        """§3.2 Who looked at the card before knows now where it is."""
        card = CARD.x(choice)
        known = s.deck.who_know_top()
        s.deck.take(card)
        s.give(self.seat, card, known)
        self.left -= 1
        s.tell_to(1 << self.seat, DRAWS, self.seat, card)

    def copy(self) -> Draw:
        return Draw(self.seat, self.left)


@final
class Look(TopCard):
    """§3.4 The card stays on top, known to the one who looked."""

    def choose(self, s: Sample, seat: i64, choice: i64) -> None:
        """§3.4 Put it back; who knew it before still does."""
        card = CARD.x(choice)
        known = s.deck.who_know_top() | 1 << self.seat
        s.deck.take(card)
        s.deck.put_on_top(card, known)
        self.left -= 1
        s.tell_to(1 << self.seat, SEES, self.seat, card)

    def copy(self) -> Look:
        return Look(self.seat, self.left)


@final
class Deal(EachSeat[Sample]):
    """§2 Everybody is dealt three cards."""

    def each(self, s: Sample, seat: i64) -> None:
        """§2 Deal to one seat."""
        s.push(Draw(seat, HAND))

    def copy(self) -> Deal:
        return Deal(self.first, self.done)
