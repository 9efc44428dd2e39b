"""Bags of pieces and decks of cards. The order of unseen cards does not exist until nature draws."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.kernel.chance import Rng
from saecula.kernel.choices import Choices, collected
from saecula.kernel.rows import Row, row
from saecula.kernel.state import knows

UNKNOWN: Final = -1


@final
@mypyc_attr(acyclic=True)
class Bag:
    """How many of each kind lie inside."""

    counts: Row
    size: i64

    def __init__(self, counts: Row) -> None:
        self.counts = counts
        self.size = 0
        i: i64
        for i in range(len(counts)):
            self.size += counts[i]

    def put(self, kind: i64) -> None:
        """Put one in."""
        self.counts[kind] += 1
        self.size += 1

    def take(self, kind: i64) -> None:
        """Take one out."""
        self.counts[kind] -= 1
        self.size -= 1

    def any(self, rng: Rng) -> i64:
        """Take one out at random: for imagining worlds, never for play, where nature draws."""
        left = rng.below(self.size)
        kind: i64 = 0
        while left >= self.counts[kind]:  # a search: it ends before the row does, for `left` is less than its sum
            left -= self.counts[kind]
            kind += 1
        self.take(kind)
        return kind

    def copy(self) -> Bag:
        return Bag(self.counts[:])


@final
@mypyc_attr(acyclic=True)
class Deck:
    """Unseen cards in a bag; above and below them cards whose place is known, each with the seats that know it."""

    unseen: Bag
    above: Choices  # the last one lies on top
    above_known: Choices
    under: Choices  # the first one lies right below the unseen cards
    under_known: Choices

    def __init__(self, unseen: Bag, above: Choices, above_known: Choices, under: Choices, under_known: Choices) -> None:
        self.unseen = unseen
        self.above = above
        self.above_known = above_known
        self.under = under
        self.under_known = under_known

    def __reduce__(self) -> tuple[Callable[..., Deck], tuple[object, ...]]:
        """Pickle the numbers."""
        piles = [self.above, self.above_known, self.under, self.under_known]
        return stacked, (list(self.unseen.counts), [pile.as_list() for pile in piles])

    def size(self) -> i64:
        """Return the number of cards."""
        return self.above.n + self.unseen.size + self.under.n

    def put_on_top(self, card: i64, known: i64) -> None:
        """Lay a card on top; `known` is the mask of seats that saw it."""
        self.above.add(card)
        self.above_known.add(known)

    def put_under(self, card: i64, known: i64) -> None:
        """Push a card below all others."""
        self.under.add(card)
        self.under_known.add(known)

    def candidates(self, out: Choices) -> None:
        """Add the cards that may lie on top: one if it is known to anybody, else each unseen kind."""
        if self.above.n > 0:
            out.add(self.above.at(self.above.n - 1))
        elif self.unseen.size > 0:
            card: i64
            for card in range(len(self.unseen.counts)):
                if self.unseen.counts[card] > 0:
                    out.add(card)
        elif self.under.n > 0:
            out.add(self.under.at(0))

    def weight(self, card: i64) -> i64:
        """Return how likely a candidate is the top card."""
        return self.unseen.counts[card] if self.above.n == 0 and self.unseen.size > 0 else 1

    def take(self, card: i64) -> None:
        """Take the top card, which nature said is this one."""
        if self.above.n > 0:
            self.above.n -= 1
            self.above_known.n -= 1
        elif self.unseen.size > 0:
            self.unseen.take(card)
        else:
            drop_first(self.under)
            drop_first(self.under_known)

    def who_know_top(self) -> i64:
        """Return the mask of seats that know the top card."""
        if self.above.n > 0:
            return self.above_known.at(self.above.n - 1)
        return self.under_known.at(0) if self.unseen.size == 0 and self.under.n > 0 else 0

    def top_known_to(self, seat: i64) -> i64:
        """Return the top card if this seat knows it, else UNKNOWN."""
        if not knows(self.who_know_top(), seat):
            return UNKNOWN
        return self.above.at(self.above.n - 1) if self.above.n > 0 else self.under.at(0)

    def shuffle(self) -> None:
        """Mix all cards: nobody knows any place."""
        i: i64
        for i in range(self.above.n):
            self.unseen.put(self.above.at(i))
        for i in range(self.under.n):
            self.unseen.put(self.under.at(i))
        self.above.n = 0
        self.above_known.n = 0
        self.under.n = 0
        self.under_known.n = 0

    def hide(self, seat: i64, pool: Bag) -> i64:
        """Move every card whose place this seat does not know into a pool; return how many were unseen, for `deal`."""
        unseen = self.unseen.size
        hide_known(self.above, self.above_known, seat, pool)
        hide_known(self.under, self.under_known, seat, pool)
        card: i64
        for card in range(len(self.unseen.counts)):
            while self.unseen.counts[card] > 0:
                self.unseen.take(card)
                pool.put(card)
        return unseen

    def deal(self, unseen: i64, pool: Bag, rng: Rng) -> None:
        """Fill the hidden places from the pool: a world that the seat cannot tell from the true one."""
        deal_known(self.above, pool, rng)
        deal_known(self.under, pool, rng)
        _: i64
        for _ in range(unseen):
            self.unseen.put(pool.any(rng))

    def copy(self) -> Deck:
        return Deck(
            self.unseen.copy(),
            self.above.copy(),
            self.above_known.copy(),
            self.under.copy(),
            self.under_known.copy(),
        )


def new_deck(counts: Row) -> Deck:
    """Return a shuffled deck of so many cards of each kind."""
    return Deck(Bag(counts), Choices(), Choices(), Choices(), Choices())


def drop_first(cards: Choices) -> None:
    """Remove the first number."""
    i: i64
    for i in range(1, cards.n):
        cards.row[i - 1] = cards.row[i]
    cards.n -= 1


def hide_known(cards: Choices, known: Choices, seat: i64, pool: Bag) -> None:
    """Move cards whose place the seat does not know into the pool, leaving blanks."""
    i: i64
    for i in range(cards.n):
        if not knows(known.at(i), seat):
            pool.put(cards.at(i))
            cards.row[i] = UNKNOWN


def deal_known(cards: Choices, pool: Bag, rng: Rng) -> None:
    """Fill the blanks from the pool."""
    i: i64
    for i in range(cards.n):
        if cards.at(i) == UNKNOWN:
            cards.row[i] = pool.any(rng)


def stacked(counts: list[int], piles: list[list[int]]) -> Deck:
    """Return a deck from what was pickled."""
    above, above_known, under, under_known = [collected(pile) for pile in piles]
    return Deck(Bag(row(counts)), above, above_known, under, under_known)
