"""Which cards to exchange and to swap: exact, as a hand lasts one turn and there are only fifteen hands."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from itertools import product

from saecula.games.khronos.bots.native.turns import USUAL_BEAM, best_turn
from saecula.games.khronos.kinds import CARD_COUNT
from saecula.games.khronos.rules.cards import EXCHANGE_PRICE, Exchange, SwapCards
from saecula.games.khronos.state import HAND, Khronos
from saecula.games.khronos.words import DISCARD, EXCHANGE, SWAP
from saecula.kernel.chance import Rng
from saecula.kernel.frames import settle
from saecula.kernel.state import DONE

Hand = tuple[int, ...]  # cards of each colour
MIN_SEATS_FOR_NARROW_BEAM = 5  # turns take long with so many
NARROW_BEAM = (3, 2, 3)


class Hands:
    """The value of every hand for a seat in this turn, and so the expected value of other cards."""

    def __init__(self, s: Khronos, seat: int, weights: list[list[float]], rng: Rng) -> None:
        self.s = before_cards(s)
        self.seat = seat
        self.weights = weights
        self.rng = rng
        self.breadth = USUAL_BEAM if s.seats < MIN_SEATS_FOR_NARROW_BEAM else NARROW_BEAM
        self.found: dict[Hand, float] = {}
        self.unseen = unseen_cards(s, seat)
        self.display: Hand = tuple(int(cards) for cards in s.display)

    def worth(self, hand: Hand) -> float:
        """§II Return the value of the best turn with a hand."""
        if hand not in self.found:
            twin = self.s.clone()
            for card, cards in enumerate(hand):
                twin.hands[self.seat * CARD_COUNT + card] = cards
            settle(twin)
            self.found[hand] = best_turn(twin, self.seat, self.weights, self.rng, self.breadth)
        return self.found[hand]

    def expected(self, hand: Hand, *, swaps: bool, exchanges: bool) -> float:
        """§I, §holdem Return the expected value of a hand if some of it may still be swapped or exchanged."""
        ways = [self.worth(hand)]
        if swaps:
            ways += [self.expected(after, swaps=False, exchanges=exchanges) for _, after in self.swapped(hand)]
        if exchanges:
            ways += [self.exchanged(kept, swaps=swaps) for kept in subsets(hand) if kept != hand]
        return max(ways)

    def exchanged(self, kept: Hand, *, swaps: bool) -> float:
        """§I Return the expected value of an exchange that keeps these cards: every draw, by its chance."""
        found = -float(EXCHANGE_PRICE)
        for drawn, chance in draws(self.unseen, HAND - sum(kept)):
            found += chance * self.expected(together(kept, drawn), swaps=swaps, exchanges=False)
        return found

    def swapped(self, hand: Hand) -> Iterator[tuple[int, Hand]]:
        """§holdem Return every swap, with the hand after it."""
        for card, lying in enumerate(self.display):
            for cards in range(1, min(lying, sum(hand)) + 1):
                for kept in subsets(hand):
                    if sum(hand) - sum(kept) == cards:
                        yield int(SWAP.at(card, cards - 1)), with_more(kept, card, cards)

    def choice(self, s: Khronos, legal: list[int]) -> int:
        """§I, §holdem Return the best answer to a question about cards."""
        ways = self.ways(s, legal)
        return max(ways, key=lambda choice: ways[choice])

    def ways(self, s: Khronos, legal: list[int]) -> dict[int, float]:
        """§I, §holdem Return the expected value of each answer to a question about cards."""
        top = s.top
        hand = hand_of(s, self.seat)
        swaps = bool(s.t.holdem) and not s.swapped
        if isinstance(top, Exchange):
            return self.laid(hand, legal, lambda kept: self.exchanged(kept, swaps=swaps))
        exchanges = not s.exchanged and s.money[self.seat] >= EXCHANGE_PRICE
        if isinstance(top, SwapCards):
            left, card, cards = int(top.cards - top.taken), int(top.card), int(top.cards)

            def after_swap(kept: Hand) -> float:
                if sum(hand) - sum(kept) != left:
                    return -math.inf
                return self.expected(with_more(kept, card, cards), swaps=False, exchanges=exchanges)

            return self.laid(hand, legal, after_swap)
        found = {DONE: self.worth(hand)}
        if EXCHANGE.at() in legal:
            found[int(EXCHANGE.at())] = max(self.exchanged(kept, swaps=swaps) for kept in subsets(hand) if kept != hand)
        for choice, after in self.swapped(hand) if swaps else ():
            expected = self.expected(after, swaps=False, exchanges=exchanges)
            found[choice] = max(found.get(choice, -math.inf), expected)
        return {choice: worth for choice, worth in found.items() if choice in legal}

    def laid(self, hand: Hand, legal: list[int], worth: Callable[[Hand], float]) -> dict[int, float]:
        """§I Return the value of laying down each next card, and of stopping: cards are laid in order of colours."""
        open_to = [DISCARD.at(card) in legal for card in range(CARD_COUNT)]
        found: dict[int, float] = {}
        for kept in subsets(hand):
            first = next((card for card in range(CARD_COUNT) if kept[card] < hand[card]), None)
            if first is None:
                choice = DONE
            elif open_to[first]:
                choice = int(DISCARD.at(first))
            else:
                continue
            if choice in legal:
                found[choice] = max(found.get(choice, -math.inf), worth(kept))
        return found


def before_cards(s: Khronos) -> Khronos:
    """§I Return the position before an exchange or a swap was begun, and before it was paid for."""
    twin = s.clone()
    while isinstance(twin.top, (Exchange, SwapCards)):
        if isinstance(twin.top, Exchange):
            twin.money[twin.top.seat] += EXCHANGE_PRICE
        twin.pop()
    return twin


def hand_of(s: Khronos, seat: int) -> Hand:
    """Return a hand."""
    return tuple(int(s.in_hand(seat, card)) for card in range(CARD_COUNT))


def unseen_cards(s: Khronos, seat: int) -> Hand:
    """§III Return the cards that a seat may draw: all it does not see; the discard pile, too, if the deck runs out."""
    found = [int(cards) for cards in s.deck]
    pile = [int(cards) for cards in s.discard]
    if sum(found) < HAND:
        found = [a + b for a, b in zip(found, pile, strict=True)]
    for other in range(int(s.seats)):
        for card in range(CARD_COUNT):
            at = other * CARD_COUNT + card
            found[card] += int(s.hands[at] - s.known[at]) if other != seat else 0
    return tuple(found)


def draws(cards: Hand, number: int) -> Iterable[tuple[Hand, float]]:
    """§III Return every draw of so many cards, and its probability."""
    number = min(max(number, 0), sum(cards))
    ways = math.comb(sum(cards), number)
    for drawn in product(*[range(min(number, there) + 1) for there in cards]):
        if sum(drawn) == number:
            yield drawn, math.prod(math.comb(there, n) for there, n in zip(cards, drawn, strict=True)) / ways


def subsets(hand: Hand) -> Iterable[Hand]:
    """Return every subset of a hand, the whole hand included."""
    return product(*[range(cards + 1) for cards in hand])


def together(one: Hand, other: Hand) -> Hand:
    """Return two sets of cards as one."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def with_more(hand: Hand, card: int, cards: int) -> Hand:
    """Return a hand with some cards of a colour more."""
    return tuple(n + (cards if colour == card else 0) for colour, n in enumerate(hand))
