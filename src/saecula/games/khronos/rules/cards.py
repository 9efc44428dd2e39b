"""§I, §III, §holdem: drawing, exchanging and swapping cards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.khronos import words
from saecula.games.khronos.kinds import CARD_COUNT
from saecula.games.khronos.rules.pay import others
from saecula.games.khronos.state import HAND, Khronos
from saecula.kernel.choices import Choices
from saecula.kernel.frames import EachSeat
from saecula.kernel.pick import Pick
from saecula.kernel.state import ALLOWED, BY_NATURE, DONE, NOBODY, NOT_ASKED_NOW, Frame
from saecula.kernel.verbs import counted

EXCHANGE_PRICE: Final = 2  # §I


def deck_size(s: Khronos) -> i64:
    """§III Return how many cards the deck has."""
    return s.deck[0] + s.deck[1] + s.deck[2]


def draw_up(s: Khronos, seat: i64) -> None:
    """§I, §III Draw until the hand is full."""
    missing = HAND - s.hand_size(seat)
    if missing > 0:
        reshuffle_if_empty(s)
        s.push(Draw(seat, missing))


def reshuffle_if_empty(s: Khronos) -> None:
    """§III A card must be drawn and the deck is empty: the discard pile is the new deck (A2, A3, A62, A64)."""
    if deck_size(s) > 0:
        return
    card: i64
    for card in range(CARD_COUNT):
        s.deck[card] = s.discard[card]
        s.discard[card] = 0
    s.tell(words.RESHUFFLED, deck_size(s))


@final
@mypyc_attr(free_list_len=1)
class Draw(Frame[Khronos]):
    """§setup, §III The next cards of the deck go into a hand; only their owner sees them."""

    seat: i64
    left: i64

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def owes(self, s: Khronos) -> i64:
        """§III Return nature, as long as cards are missing."""
        return BY_NATURE if self.left > 0 else NOBODY

    def ask(self, s: Khronos, seat: i64) -> i64:
        """§III Which card comes next?"""
        return s.say(words.ASK_DEAL, self.seat)

    def about(self, s: Khronos, choice: i64) -> bool:
        """§III Say whether a choice is a card."""
        return words.DEAL.has(choice)

    def candidates(self, s: Khronos, seat: i64, out: Choices) -> None:
        """§III Add every colour that the deck has."""
        card: i64
        for card in range(CARD_COUNT):
            if s.deck[card] > 0:
                out.add(words.DEAL.at(card))

    def weight(self, s: Khronos, choice: i64) -> i64:
        """§III Each card is as likely as any other."""
        return s.deck[words.DEAL.x(choice)]

    def draw(self, s: Khronos, r: i64, out: Choices) -> i64:
        """§III The same as the default, without a list of candidates."""
        rest = r % deck_size(s)
        card: i64 = 0
        while rest >= s.deck[card]:  # a search: it ends before the deck does, for `rest` is less than its size
            rest -= s.deck[card]
            card += 1
        return words.DEAL.at(card)

    def seen_by(self, s: Khronos, seat: i64) -> i64:
        """§III Hands are covered."""
        return 1 << self.seat

    def choose(self, s: Khronos, seat: i64, choice: i64) -> None:
        """§III Into the hand."""
        card = words.DEAL.x(choice)
        s.deck[card] -= 1
        s.hands[self.seat * CARD_COUNT + card] += 1
        s.tell_to(1 << self.seat, words.DRAWS, self.seat, card)
        self.left -= 1
        if self.left > 0:
            reshuffle_if_empty(s)
        else:
            s.pop()

    def copy(self) -> Draw:
        return Draw(self.seat, self.left)


@final
class DealHands(EachSeat[Khronos]):
    """§setup Everybody draws four cards."""

    def each(self, s: Khronos, seat: i64) -> None:
        """§setup Deal to one seat."""
        draw_up(s, seat)

    def copy(self) -> DealHands:
        return DealHands(self.first, self.done)


# -- §I and §holdem: before the actions -----------------------------------------------------------------------------


def prepare(s: Khronos) -> None:
    """§I Ask for an exchange, if anything can be exchanged."""
    s.exchanged = False
    s.swapped = False
    s.push(Prepare(False))


def why_not_exchange(s: Khronos, seat: i64) -> i64:
    """§I Once a turn, for 2 coins."""
    if s.exchanged:
        return words.EXCHANGED_ALREADY
    if s.hand_size(seat) == 0:
        return s.say(words.TOO_SMALL_A_HAND, 1, 0)
    return s.say(words.TOO_LITTLE_MONEY, EXCHANGE_PRICE, s.money[seat]) if s.money[seat] < EXCHANGE_PRICE else ALLOWED


def why_not_swap(s: Khronos, seat: i64, card: i64, cards: i64) -> i64:
    """§holdem Once a turn, free: any number of the open cards of one kind (A40, A71)."""
    if s.swapped:
        return words.SWAPPED_ALREADY
    if s.hand_size(seat) < cards:
        return s.say(words.TOO_SMALL_A_HAND, cards, s.hand_size(seat))
    return s.say(words.NOT_ON_DISPLAY, card, s.display[card]) if s.display[card] < cards else ALLOWED


@final
@mypyc_attr(free_list_len=1)
class Prepare(Frame[Khronos]):
    """§I, §holdem Exchange for coins, swap with the open cards, each once and in any order, or neither."""

    closed: bool

    def __init__(self, closed: bool) -> None:
        self.closed = closed

    def owes(self, s: Khronos) -> i64:
        """§I Return the active seat, while it can exchange or swap; an empty hand, in a described position, cannot."""
        can_swap = s.t.holdem and not s.swapped
        if (
            self.closed
            or s.hand_size(s.active) == 0
            or (not can_swap and (s.exchanged or s.money[s.active] < EXCHANGE_PRICE))
        ):
            return NOBODY
        return 1 << s.active

    def ask(self, s: Khronos, seat: i64) -> i64:
        """§I Do you exchange cards?"""
        return s.say(words.ASK_PREPARE, s.money[seat])

    def about(self, s: Khronos, choice: i64) -> bool:
        """§I, §holdem Say whether a choice exchanges, swaps or goes on."""
        return choice == DONE or words.EXCHANGE.has(choice) or (s.t.holdem and words.SWAP.has(choice))

    def candidates(self, s: Khronos, seat: i64, out: Choices) -> None:
        """§I, §holdem Add all ways."""
        out.add(DONE)
        out.add(words.EXCHANGE.at())
        if s.t.holdem:
            i: i64
            for i in range(CARD_COUNT * 3):
                out.add(words.SWAP.at(i // 3, i % 3))

    def why_not(self, s: Khronos, seat: i64, choice: i64) -> i64:
        """§I, §holdem Judge a way."""
        if choice == DONE:
            return ALLOWED
        if words.EXCHANGE.has(choice):
            return why_not_exchange(s, seat)
        return (
            why_not_swap(s, seat, words.SWAP.x(choice), words.SWAP.y(choice) + 1)
            if words.SWAP.has(choice)
            else NOT_ASKED_NOW
        )

    def choose(self, s: Khronos, seat: i64, choice: i64) -> None:
        """§I, §holdem Begin it."""
        if choice == DONE:
            self.closed = True
        elif words.EXCHANGE.has(choice):
            s.exchanged = True
            s.money[seat] -= EXCHANGE_PRICE
            s.push(Exchange(seat, 0, 0, False, 0))
        else:
            s.swapped = True
            s.push(SwapCards(seat, 0, 0, False, words.SWAP.x(choice), words.SWAP.y(choice) + 1, 0))

    def copy(self) -> Prepare:
        return Prepare(self.closed)


class HandPick(Pick[Khronos]):
    """§I, §III, §holdem Cards of the hand are laid down one by one, for all to see."""

    laid: i64  # packed counts, for the story

    def __init__(self, seat: i64, taken: i64, last: i64, closed: bool, laid: i64) -> None:
        super().__init__(seat, taken, last, closed)
        self.laid = laid

    def high(self, s: Khronos) -> i64:
        """§I Return the whole hand."""
        return s.hand_size(self.seat) + self.taken

    def about(self, s: Khronos, choice: i64) -> bool:
        """§I Say whether a choice is a card, or the end."""
        return words.DISCARD.has(choice) or choice == DONE

    def among(self, s: Khronos, out: Choices) -> None:
        """§I Add every colour."""
        card: i64
        for card in range(CARD_COUNT):
            out.add(words.DISCARD.at(card))

    def most(self, s: Khronos, piece: i64) -> i64:
        """§I Return how many are in the hand."""
        return s.in_hand(self.seat, words.DISCARD.x(piece))

    def clash(self, s: Khronos, piece: i64) -> i64:
        """§I A card must be there."""
        return (
            s.say(words.NOT_IN_HAND, words.DISCARD.x(piece))
            if s.in_hand(self.seat, words.DISCARD.x(piece)) == 0
            else ALLOWED
        )

    def more(self, s: Khronos) -> bool:
        """§I Say whether any card is left."""
        return s.hand_size(self.seat) > 0

    def take(self, s: Khronos, piece: i64) -> None:
        """§I On the open discard pile (A2)."""
        s.play_card(self.seat, words.DISCARD.x(piece))
        self.laid += counted(words.DISCARD.x(piece), 1)
        s.reveal(others(self.seat))


@final
@mypyc_attr(free_list_len=1)
class Exchange(HandPick):
    """§I Which cards are exchanged? At least one (A1)."""

    def low(self, s: Khronos) -> i64:
        """§I (A1) Exchanging nothing is pointless."""
        return 1

    def ask(self, s: Khronos, seat: i64) -> i64:
        """§I Which cards?"""
        return s.say(words.ASK_EXCHANGE, s.hand_size(seat))

    def finish(self, s: Khronos) -> None:
        """§I Draw as many."""
        s.tell(words.EXCHANGES, self.seat, self.laid)
        draw_up(s, self.seat)

    def copy(self) -> Exchange:
        return Exchange(self.seat, self.taken, self.last, self.closed, self.laid)


@final
@mypyc_attr(free_list_len=1)
class SwapCards(HandPick):
    """§holdem Which cards of the hand take the place of the open ones? As many, of any kinds (A71)."""

    card: i64
    cards: i64

    def __init__(self, seat: i64, taken: i64, last: i64, closed: bool, card: i64, cards: i64, laid: i64) -> None:
        super().__init__(seat, taken, last, closed, laid)
        self.card = card
        self.cards = cards

    def low(self, s: Khronos) -> i64:
        """§holdem As many as are taken."""
        return self.cards

    def high(self, s: Khronos) -> i64:
        """§holdem As many as are taken."""
        return self.cards

    def ask(self, s: Khronos, seat: i64) -> i64:
        """§holdem Which cards?"""
        return s.say(words.ASK_SWAP, self.cards - self.taken, self.card)

    def take(self, s: Khronos, piece: i64) -> None:
        """§holdem Beside the deck, open; it can be taken by nobody before the swap is over."""
        s.drop_card(self.seat, words.DISCARD.x(piece))
        s.display[words.DISCARD.x(piece)] += 1
        self.laid += counted(words.DISCARD.x(piece), 1)
        s.reveal(others(self.seat))

    def finish(self, s: Khronos) -> None:
        """§holdem The open cards go into the hand: everybody knows that they are there."""
        at = self.seat * CARD_COUNT + self.card
        s.display[self.card] -= self.cards
        s.hands[at] += self.cards
        s.known[at] += self.cards
        s.tell(words.SWAPS, self.seat, self.laid, counted(self.card, self.cards))

    def copy(self) -> SwapCards:
        return SwapCards(self.seat, self.taken, self.last, self.closed, self.card, self.cards, self.laid)


# -- §III: after the actions ----------------------------------------------------------------------------------------


def discard_rest(s: Khronos) -> None:
    """§III All unused cards go to the discard pile, open; A50 by option the seat says which."""
    seat = s.active
    if s.hand_size(seat) == 0:
        return
    if s.t.keeps:
        s.push(KeepCards(seat, 0, 0, False, 0))
        return
    laid: i64 = 0
    card: i64
    for card in range(CARD_COUNT):
        laid += counted(card, s.in_hand(seat, card))
        while s.in_hand(seat, card) > 0:
            s.play_card(seat, card)
    s.reveal(others(seat))
    s.tell(words.DISCARDS, seat, laid)


@final
@mypyc_attr(free_list_len=1)
class KeepCards(HandPick):
    """§III (A50) By option unused cards may be kept: which are laid down?"""

    def ask(self, s: Khronos, seat: i64) -> i64:
        """§III Which cards go?"""
        return s.say(words.ASK_KEEP_CARDS, s.hand_size(seat))

    def finish(self, s: Khronos) -> None:
        """§III Tell it."""
        if self.laid:
            s.tell(words.DISCARDS, self.seat, self.laid)

    def copy(self) -> KeepCards:
        return KeepCards(self.seat, self.taken, self.last, self.closed, self.laid)


def draw_cards(s: Khronos) -> None:
    """§III Draw up to four."""
    draw_up(s, s.active)
