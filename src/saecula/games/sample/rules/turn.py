"""§3.2–§3.4 One seat's turn: restock, keep to the limit, and look at the top card while at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from saecula.games.sample import words
from saecula.games.sample.kinds import LANTERN_COUNT
from saecula.games.sample.rules.cards import HAND, Draw, Look
from saecula.games.sample.rules.show import why_not_hold
from saecula.games.sample.state import Sample
from saecula.kernel.choices import Choices
from saecula.kernel.frames import EachSeat, Sequence
from saecula.kernel.pick import Pick
from saecula.kernel.piles import UNKNOWN
from saecula.kernel.rows import Row, ints
from saecula.kernel.state import ALLOWED, DONE, NOBODY, Frame
from saecula.kernel.verbs import counted


def restock(s: Sample) -> None:
    """§3.2 In turn, another seat beginning each round."""
    s.push(Restock((s.round - 1) % s.seats, 0))


@final
class Restock(EachSeat[Sample]):
    """§3.2 Everybody has a turn."""

    def each(self, s: Sample, seat: i64) -> None:
        """§3.2 Begin a turn."""
        s.active = seat
        s.push(Turn(0))

    def copy(self) -> Restock:
        return Restock(self.first, self.done)


def stock_up(s: Sample) -> None:
    """§3.2 Ask how many cards; an empty deck, which all can see, leaves nothing to ask."""
    if s.deck.size() > 0:
        s.push(Stock(False))


def keep_limit(s: Sample) -> None:
    """§3.3 Ask what goes, even from a hand of equal cards: leaving the question out would give the hand away."""
    if s.hand_size(s.active) > HAND:
        s.push(Drop(s.active, 0, 0, False, ints(LANTERN_COUNT, 0)))


TURN: Final[tuple[Callable[[Sample], None], ...]] = (stock_up, keep_limit)


@final
class Turn(Sequence[Sample]):
    """§3.2 The steps of a turn. It stays on the stack below their questions and lends them the lamp."""

    def steps(self) -> tuple[Callable[[Sample], None], ...]:
        """§3.2 Return the steps."""
        return TURN

    def about(self, s: Sample, choice: i64) -> bool:
        """§3.4 Say whether a choice is the lamp's."""
        return words.PEEK.has(choice)

    def lends(self, s: Sample, seat: i64, out: Choices) -> None:
        """§3.4 At any time of the own turn."""
        if why_not_peek(s, seat) == ALLOWED:
            out.add(words.PEEK.at())

    def why_not(self, s: Sample, seat: i64, choice: i64) -> i64:
        """§3.4 Judge the lamp."""
        return why_not_peek(s, seat)

    def choose(self, s: Sample, seat: i64, choice: i64) -> None:
        """§3.4 A lamp burns down; the interrupted question is asked again afterwards."""
        s.lamps[seat] -= 1
        s.tell(words.PEEKS, seat)
        s.push(Look(seat, 1))

    def copy(self) -> Turn:
        return Turn(self.step)


def why_not_peek(s: Sample, seat: i64) -> i64:
    """§3.4 A lamp, a card, and something new to see."""
    if s.lamps[seat] == 0:
        return words.NO_LAMP
    if s.deck.size() == 0:
        return words.NOTHING_TO_SEE
    top = s.deck.top_known_to(seat)
    return ALLOWED if top == UNKNOWN else s.say(words.SEEN_ALREADY, top)


@final
class Stock(Frame[Sample]):
    """§3.2 How many cards?"""

    chosen: bool

    def __init__(self, chosen: bool) -> None:
        self.chosen = chosen

    def owes(self, s: Sample) -> i64:
        """§3.2 Return the active seat."""
        return NOBODY if self.chosen else 1 << s.active

    def ask(self, s: Sample, seat: i64) -> i64:
        """§3.2 How many cards do you take?"""
        return s.say(words.ASK_STOCK, s.deck.size())

    def about(self, s: Sample, choice: i64) -> bool:
        """§3.2 Say whether a choice is a number of cards."""
        return words.STOCK.has(choice)

    def candidates(self, s: Sample, seat: i64, out: Choices) -> None:
        """§3.2 Add none to three."""
        cards: i64
        for cards in range(words.MAX_STOCK + 1):
            out.add(words.STOCK.at(cards))

    def why_not(self, s: Sample, seat: i64, choice: i64) -> i64:
        """§3.2 The deck must have them."""
        return s.say(words.TOO_FEW_CARDS, s.deck.size()) if words.STOCK.x(choice) > s.deck.size() else ALLOWED

    def choose(self, s: Sample, seat: i64, choice: i64) -> None:
        """§3.2 Draw them."""
        self.chosen = True
        cards = words.STOCK.x(choice)
        s.tell(words.STOCKS, seat, cards)
        s.pop()
        s.push(Draw(seat, cards))

    def copy(self) -> Stock:
        return Stock(self.chosen)


@final
class Drop(Pick[Sample]):
    """§3.3 Which cards go? They lie face down until all are chosen."""

    aside: Row  # per lantern

    def __init__(self, seat: i64, taken: i64, last: i64, closed: bool, aside: Row) -> None:
        super().__init__(seat, taken, last, closed)
        self.aside = aside

    def low(self, s: Sample) -> i64:
        """§3.3 Return what is too many."""
        return s.hand_size(self.seat) - HAND

    def high(self, s: Sample) -> i64:
        """§3.3 Return what is too many."""
        return s.hand_size(self.seat) - HAND

    def ask(self, s: Sample, seat: i64) -> i64:
        """§3.3 Which cards go?"""
        return s.say(words.ASK_DROP, self.high(s) - self.taken)

    def about(self, s: Sample, choice: i64) -> bool:
        """§3.3 Say whether a choice is a lantern, or the end of dropping."""
        return words.DROP.has(choice) or choice == DONE

    def among(self, s: Sample, out: Choices) -> None:
        """§3.3 Add every lantern."""
        lantern: i64
        for lantern in range(LANTERN_COUNT):
            out.add(words.DROP.at(lantern))

    def most(self, s: Sample, piece: i64) -> i64:
        """§3.3 Return how many are left in the hand."""
        return s.in_hand(self.seat, words.DROP.x(piece)) - self.aside[words.DROP.x(piece)]

    def clash(self, s: Sample, piece: i64) -> i64:
        """§3.3 A card must be there to go."""
        return why_not_hold(s, self.seat, words.DROP.x(piece))

    def seen_by(self, s: Sample, seat: i64) -> i64:
        """§3.3 The card lies face down."""
        return 1 << self.seat

    def take(self, s: Sample, piece: i64) -> None:
        """§3.3 Lay it aside."""
        self.aside[words.DROP.x(piece)] += 1

    def finish(self, s: Sample) -> None:
        """§3.3 Turn the cards up and lay them away."""
        s.reveal()
        gone: i64 = 0
        lantern: i64
        for lantern in range(LANTERN_COUNT):
            gone += counted(lantern, self.aside[lantern])
            while self.aside[lantern] > 0:
                self.aside[lantern] -= 1
                s.lay_away(self.seat, lantern)
        s.tell(words.DROPS, self.seat, gone)

    def copy(self) -> Drop:
        return Drop(self.seat, self.taken, self.last, self.closed, self.aside[:])
