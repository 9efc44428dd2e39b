"""Bags of pieces and decks of cards: the order of unseen cards does not exist, known cards stay where they are."""

from __future__ import annotations

import itertools

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from saecula.kernel.chance import Chance, Rng
from saecula.kernel.choices import Choices
from saecula.kernel.piles import UNKNOWN, Bag, Deck, new_deck
from saecula.kernel.rows import ints, row
from saecula.kernel.state import ALL, SPECTATOR, knows

KINDS = 4
COUNTS = [3, 2, 1, 4]
COUNT_LISTS = st.lists(st.integers(0, 4), min_size=KINDS, max_size=KINDS)


def whole(deck: Deck) -> list[int]:
    """How many cards of each kind a deck has, wherever they lie."""
    twin = deck.copy()
    twin.shuffle()
    return [int(count) for count in twin.unseen.counts]


def tops(deck: Deck) -> list[int]:
    """The cards that may lie on top."""
    out = Choices()
    deck.candidates(out)
    return out.as_list()


@given(COUNT_LISTS)
def test_a_bag_counts(counts: list[int]) -> None:
    """What goes in comes out; the size is the sum."""
    bag = Bag(row(counts))
    assert bag.size == sum(counts)
    bag.put(2)
    assert (bag.size, bag.counts[2]) == (sum(counts) + 1, counts[2] + 1)
    twin = bag.copy()
    twin.take(2)
    assert (twin.size, list(twin.counts)) == (sum(counts), counts)
    assert bag.size == sum(counts) + 1


def test_any_takes_each_piece_alike() -> None:
    """Ten pieces, every piece as likely: frequencies within four deviations."""
    rng = Rng(Chance(4), 0)
    drawn = [0] * KINDS
    for _ in range(20_000):
        drawn[Bag(row(COUNTS)).any(rng)] += 1
    for kind in range(KINDS):
        share = COUNTS[kind] / 10
        assert abs(drawn[kind] - 20_000 * share) < 4 * (20_000 * share * (1 - share)) ** 0.5


def test_any_empties_a_bag() -> None:
    """Ten draws give exactly what was inside."""
    bag = Bag(row(COUNTS))
    drawn = [int(bag.any(Rng(Chance(1), n))) for n in range(10)]
    assert [drawn.count(kind) for kind in range(KINDS)] == COUNTS
    assert bag.size == 0


def test_choices_grow_and_copy() -> None:
    """A buffer doubles when full; a copy is its own, even of an empty one."""
    out = Choices()
    for number in range(1000):
        out.add(number)
    twin = out.copy()
    twin.add(7)
    out.n = 0
    empty = out.copy()
    empty.add(5)
    assert twin.as_list() == [*range(1000), 7]
    assert (empty.as_list(), out.as_list()) == ([5], [])
    assert (twin.has(999), empty.has(999)) == (True, False)


def test_who_knows() -> None:
    """A mask knows seats; the spectator knows what everybody knows."""
    assert knows(0b101, 2)
    assert not knows(0b101, 1)
    assert knows(ALL, SPECTATOR)
    assert not knows(0b111, SPECTATOR)


def test_the_top_card_lies_above_then_unseen_then_under() -> None:
    """Known cards above, then the unseen ones by their weights, then the known ones under them, first pushed first."""
    deck = new_deck(row([1, 0, 2, 0]))
    deck.put_on_top(3, 0b01)
    deck.put_under(1, 0b10)
    deck.put_under(0, ALL)
    assert (deck.size(), tops(deck), deck.weight(3)) == (6, [3], 1)
    assert (deck.top_known_to(0), deck.top_known_to(1), deck.top_known_to(SPECTATOR)) == (3, UNKNOWN, UNKNOWN)
    deck.take(3)
    assert (tops(deck), deck.weight(0), deck.weight(2)) == ([0, 2], 1, 2)
    assert deck.who_know_top() == 0
    for card in (2, 0, 2):
        deck.take(card)
    assert (tops(deck), deck.top_known_to(0), deck.top_known_to(1)) == ([1], UNKNOWN, 1)
    deck.take(1)
    assert (tops(deck), deck.top_known_to(SPECTATOR)) == ([0], 0)
    deck.take(0)
    assert (deck.size(), tops(deck), deck.who_know_top(), deck.top_known_to(0)) == (0, [], 0, UNKNOWN)


def test_a_shuffle_forgets_places_and_keeps_cards() -> None:
    """After a shuffle nobody knows the top card."""
    deck = new_deck(row(COUNTS))
    deck.put_on_top(0, ALL)
    deck.put_under(1, ALL)
    deck.shuffle()
    assert list(deck.unseen.counts) == [4, 3, 1, 4]
    assert deck.top_known_to(0) == UNKNOWN


class DeckMachine(RuleBasedStateMachine):
    """Whatever is done to a deck, a hand and a pool: no card is lost, and nobody's knowledge changes by imagining."""

    def __init__(self) -> None:
        super().__init__()
        self.deck = new_deck(row(COUNTS))
        self.hand: list[int] = []
        self.n = 0

    @rule(r=st.integers(0, 2**31 - 1))
    @precondition(lambda self: self.deck.size() > 0)
    def draw(self, r: int) -> None:
        """Nature turns up one of the candidates."""
        possible = tops(self.deck)
        card = possible[r % len(possible)]
        assert self.deck.weight(card) > 0
        self.deck.take(card)
        self.hand.append(card)

    @rule(mask=st.integers(0, 7), on_top=st.booleans())
    @precondition(lambda self: self.hand)
    def put_back(self, mask: int, on_top: bool) -> None:  # noqa: FBT001 - drawn by hypothesis
        """A card of the hand goes on top or under."""
        card = self.hand.pop()
        if on_top:
            self.deck.put_on_top(card, mask)
            assert [seat for seat in range(3) if self.deck.top_known_to(seat) == card] == [
                seat for seat in range(3) if mask >> seat & 1
            ]
        else:
            self.deck.put_under(card, mask)

    @rule()
    def shuffle(self) -> None:
        """All places are forgotten."""
        self.deck.shuffle()

    @rule(seat=st.integers(-1, 2))
    def imagine(self, seat: int) -> None:
        """Hide and deal: same size, same cards in all, same known places for this seat; the original is untouched."""
        before = whole(self.deck)
        twin = self.deck.copy()
        pool = Bag(ints(KINDS, 0))
        unseen = twin.hide(seat, pool)
        self.n += 1
        twin.deal(unseen, pool, Rng(Chance(8), self.n))
        assert pool.size == 0
        assert whole(twin) == before == whole(self.deck)
        assert twin.size() == self.deck.size()
        for cards, imagined, known in (
            (self.deck.above, twin.above, self.deck.above_known),
            (self.deck.under, twin.under, self.deck.under_known),
        ):
            for i in range(int(cards.n)):
                assert imagined.at(i) >= 0
                assert imagined.at(i) == cards.at(i) or not knows(known.at(i), seat)

    @invariant()
    def cards_are_conserved(self) -> None:
        """Deck and hand together hold what was dealt."""
        held = [self.hand.count(kind) for kind in range(KINDS)]
        assert [a + b for a, b in zip(whole(self.deck), held, strict=True)] == COUNTS
        assert self.deck.size() == sum(COUNTS) - len(self.hand)


TestDeck = DeckMachine.TestCase
TestDeck.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)


def test_imagined_decks_are_as_likely_as_real_ones() -> None:
    """A seat that knows nothing of two hidden top cards imagines every pair as often as a shuffle gives it."""
    pairs = dict.fromkeys(itertools.product(range(3), range(3)), 0)
    rng = Rng(Chance(21), 0)
    rounds = 20_000
    for _ in range(rounds):
        deck = new_deck(row([2, 1, 0]))
        deck.put_on_top(2, 0b01)
        deck.put_on_top(0, 0b01)
        pool = Bag(ints(3, 0))
        unseen = deck.hide(1, pool)
        deck.deal(unseen, pool, rng)
        pairs[int(deck.above.at(1)), int(deck.above.at(0))] += 1
    cards = [0, 0, 0, 1, 2]  # what seat 1 has not seen
    likely = [(cards[i], cards[j]) for i in range(5) for j in range(5) if i != j]
    for pair, count in pairs.items():
        share = likely.count(pair) / len(likely)
        assert abs(count - rounds * share) <= 4 * (rounds * share * (1 - share)) ** 0.5
