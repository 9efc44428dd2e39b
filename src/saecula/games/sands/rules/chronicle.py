"""§5.1 Chronicle action: a card face down into a bin."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from saecula.games.sands import words
from saecula.games.sands.kinds import BIN_COUNT, CHRONICLE_COUNT
from saecula.games.sands.layout import BINS_AT
from saecula.games.sands.rules.action import CardAction
from saecula.games.sands.state import NONE, Sands
from saecula.kernel.choices import Choices
from saecula.kernel.frames import Once
from saecula.kernel.state import ALLOWED


@final
class ChronicleAction(CardAction):
    """§5.1 A chronicle is laid face down into a bin."""

    def why_not(self, s: Sands, seat: i64) -> i64:
        """§5.1, R76 There must be a bin without one of the player's cards."""
        place: i64
        for place in range(BIN_COUNT):
            if s.in_bin(seat, place) == NONE:
                return ALLOWED
        return words.NO_BIN_LEFT

    def begin(self, s: Sands, seat: i64) -> None:
        """§5.1 Ask for the bin, which all can see, then for the card."""
        s.push(ChooseBin(seat, False))


@final
class ChooseBin(Once[Sands]):
    """§5.1 Into which bin?"""

    def ask(self, s: Sands, seat: i64) -> i64:
        """§5.1 In which category do you hope to score?"""
        return words.ASK_BIN

    def about(self, s: Sands, choice: i64) -> bool:
        """§5.1 Say whether a choice is a bin."""
        return words.BIN_FOR.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§5.1 Add every bin."""
        place: i64
        for place in range(BIN_COUNT):
            out.add(words.BIN_FOR.at(place))

    def why_not(self, s: Sands, seat: i64, choice: i64) -> i64:
        """§5.1 One card of each player per bin, never replaced or moved."""
        place = words.BIN_FOR.x(choice)
        return ALLOWED if s.in_bin(seat, place) == NONE else s.say(words.BIN_TAKEN, place)

    def answer(self, s: Sands, choice: i64) -> None:
        """§5.1 Ask for the card."""
        s.push(LayCard(self.seat, False, words.BIN_FOR.x(choice)))

    def copy(self) -> ChooseBin:
        return ChooseBin(self.seat, self.answered)


@final
class LayCard(Once[Sands]):
    """§5.1 Which chronicle, face down?"""

    place: i64

    def __init__(self, seat: i64, answered: bool, place: i64) -> None:
        super().__init__(seat, answered)
        self.place = place

    def ask(self, s: Sands, seat: i64) -> i64:
        """§5.1 Which chronicle do you lay there?"""
        return s.say(words.ASK_LAY, self.place)

    def about(self, s: Sands, choice: i64) -> bool:
        """§5.1 Say whether a choice is a chronicle."""
        return words.LAY.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§5.1 Add every chronicle."""
        card: i64
        for card in range(CHRONICLE_COUNT):
            out.add(words.LAY.at(card))

    def why_not(self, s: Sands, seat: i64, choice: i64) -> i64:
        """§5.1 Only a card still in the hand."""
        card = words.LAY.x(choice)
        place: i64
        for place in range(BIN_COUNT):
            if s.in_bin(seat, place) == card:
                return s.say(words.LAID_ALREADY, card)
        return ALLOWED

    def seen_by(self, s: Sands, seat: i64) -> i64:
        """§5.1, R113 The card lies face down."""
        return 1 << self.seat

    def answer(self, s: Sands, choice: i64) -> None:
        """§5.1 Lay it; R83 it counts for the dynasty that ends next."""
        s.set(self.seat, BINS_AT + self.place, words.LAY.x(choice))
        s.acted = True
        s.tell(words.LAYS, self.seat, self.place)
        s.tell_to(1 << self.seat, words.LAYS_CARD, self.seat, words.LAY.x(choice))

    def copy(self) -> LayCard:
        return LayCard(self.seat, self.answered, self.place)
