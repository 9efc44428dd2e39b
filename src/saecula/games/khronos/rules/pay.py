"""§II.2 Playing cards: which cards leave the hand, and which adventurer plays them."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from saecula.games.khronos.kinds import ADVENTURERS_EACH, CARD_COUNT
from saecula.games.khronos.state import PLAYS_EACH, Khronos
from saecula.games.khronos.words import ASK_SPLIT, ASK_SURCHARGE, NO_SPLIT, NOT_IN_HAND, PAY, PAYS, SAME_SPLIT, SPLIT
from saecula.kernel.choices import Choices
from saecula.kernel.frames import Once
from saecula.kernel.pick import Pick
from saecula.kernel.state import ALL, ALLOWED, DONE
from saecula.kernel.verbs import counted


def others(seat: i64) -> i64:
    """§setup Return the mask of everybody but this seat: who learns something when it shows its cards."""
    return ALL & ~(1 << seat)


def pay_cards(s: Khronos, seat: i64, era: i64, card: i64, cost: i64, more: i64) -> None:
    """§II.2 Play the cards of the colour; then ask which others for the terrain (§A1), and who plays how many."""
    _: i64
    for _ in range(cost):
        s.play_card(seat, card)
    if cost > 0:
        s.reveal(others(seat))
        s.tell(PAYS, seat, counted(card, cost))
    allot(s, seat, era, cost + more)
    if more > 0:
        if s.hand_size(seat) == more:
            pay_hand(s, seat)
        else:
            s.push(PaySurcharge(seat, 0, 0, False, more, 0))


def pay_hand(s: Khronos, seat: i64) -> None:
    """§A1 The whole rest of the hand is the surcharge: nothing to ask."""
    paid: i64 = 0
    card: i64
    for card in range(CARD_COUNT):
        paid += counted(card, s.in_hand(seat, card))
        while s.in_hand(seat, card) > 0:
            s.play_card(seat, card)
    s.reveal(others(seat))
    s.tell(PAYS, seat, paid)


@final
@mypyc_attr(free_list_len=1)
class PaySurcharge(Pick[Khronos]):
    """§A1 Any cards pay for the terrain. Asked even of a hand of equal cards: leaving it out would give them away."""

    cards: i64
    paid: i64  # packed counts, for the story

    def __init__(self, seat: i64, taken: i64, last: i64, closed: bool, cards: i64, paid: i64) -> None:
        super().__init__(seat, taken, last, closed)
        self.cards = cards
        self.paid = paid

    def low(self, s: Khronos) -> i64:
        """§A1 Return the surcharge."""
        return self.cards

    def high(self, s: Khronos) -> i64:
        """§A1 Return the surcharge."""
        return self.cards

    def ask(self, s: Khronos, seat: i64) -> i64:
        """§A1 Which cards?"""
        return s.say(ASK_SURCHARGE, self.cards - self.taken)

    def about(self, s: Khronos, choice: i64) -> bool:
        """§A1 Say whether a choice is a card to pay with, or the end of paying."""
        return PAY.has(choice) or choice == DONE

    def among(self, s: Khronos, out: Choices) -> None:
        """§A1 Add every colour."""
        card: i64
        for card in range(CARD_COUNT):
            out.add(PAY.at(card))

    def most(self, s: Khronos, piece: i64) -> i64:
        """§A1 Return how many are in the hand."""
        return s.in_hand(self.seat, PAY.x(piece))

    def clash(self, s: Khronos, piece: i64) -> i64:
        """§A1 A card must be there."""
        return s.say(NOT_IN_HAND, PAY.x(piece)) if s.in_hand(self.seat, PAY.x(piece)) == 0 else ALLOWED

    def more(self, s: Khronos) -> bool:
        """§A1 The hand has enough."""
        return True

    def take(self, s: Khronos, piece: i64) -> None:
        """§A1 The card lies open."""
        s.play_card(self.seat, PAY.x(piece))
        self.paid += counted(PAY.x(piece), 1)
        s.reveal(others(self.seat))

    def finish(self, s: Khronos) -> None:
        """§A1 Tell it."""
        s.tell(PAYS, self.seat, self.paid)

    def copy(self) -> PaySurcharge:
        return PaySurcharge(self.seat, self.taken, self.last, self.closed, self.cards, self.paid)


def allot(s: Khronos, seat: i64, era: i64, cards: i64) -> None:
    """§II.2 Each adventurer in the era plays up to two cards a turn; ask only where the ways differ (A63)."""
    at = seat * ADVENTURERS_EACH
    if s.eras[at + 1] != era:
        s.played[at] += cards
    elif s.eras[at] != era:
        s.played[at + 1] += cards
    else:
        first = least_share(s, seat, cards)
        if first == most_share(s, seat, cards):
            share(s, seat, first, cards)
        else:
            s.push(SplitCards(seat, False, cards))


def are_alike(s: Khronos, seat: i64) -> bool:
    """§II.2 Say whether both adventurers of a seat, standing together, have played equally many cards."""
    at = seat * ADVENTURERS_EACH
    return s.played[at] == s.played[at + 1]


def least_share(s: Khronos, seat: i64, cards: i64) -> i64:
    """§II.2 Return the fewest cards the first adventurer can play; of adventurers alike he plays the larger part."""
    least = cards - s.plays_left(seat, 1)
    if are_alike(s, seat) and least < (cards + 1) // 2:
        return (cards + 1) // 2
    return least if least > 0 else 0


def most_share(s: Khronos, seat: i64, cards: i64) -> i64:
    """§II.2 Return the most cards the first adventurer can play."""
    most = s.plays_left(seat, 0)
    return cards if cards < most else most


def share(s: Khronos, seat: i64, first: i64, cards: i64) -> None:
    """§II.2 Note who played how many."""
    at = seat * ADVENTURERS_EACH
    s.played[at] += first
    s.played[at + 1] += cards - first


@final
@mypyc_attr(free_list_len=1)
class SplitCards(Once[Khronos]):
    """§II.2 Which of the two adventurers plays how many cards?"""

    cards: i64

    def __init__(self, seat: i64, answered: bool, cards: i64) -> None:
        super().__init__(seat, answered)
        self.cards = cards

    def ask(self, s: Khronos, seat: i64) -> i64:
        """§II.2 How many cards does the first one play?"""
        return s.say(ASK_SPLIT, self.cards)

    def about(self, s: Khronos, choice: i64) -> bool:
        """§II.2 Say whether a choice is a number of cards for the first adventurer."""
        return SPLIT.has(choice)

    def candidates(self, s: Khronos, seat: i64, out: Choices) -> None:
        """§II.2 Add none to two."""
        first: i64
        for first in range(PLAYS_EACH + 1):
            out.add(SPLIT.at(first))

    def why_not(self, s: Khronos, seat: i64, choice: i64) -> i64:
        """§II.2 Both must be able to play their part; of adventurers alike one order is enough."""
        first = SPLIT.x(choice)
        if first > most_share(s, seat, self.cards) or self.cards - first > s.plays_left(seat, 1) or first > self.cards:
            return s.say(NO_SPLIT, self.cards)
        return ALLOWED if first >= least_share(s, seat, self.cards) else SAME_SPLIT

    def notes(self, s: Khronos, seat: i64, choice: i64) -> None:
        """§II.2 Leave what the second one plays."""
        s.say(0, self.cards - SPLIT.x(choice))

    def answer(self, s: Khronos, choice: i64) -> None:
        """§II.2 Note it."""
        share(s, self.seat, SPLIT.x(choice), self.cards)

    def copy(self) -> SplitCards:
        return SplitCards(self.seat, self.answered, self.cards)
