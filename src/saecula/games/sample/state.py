"""The world of a sample match: hands, coins, lamps, the deck, and what each seat knows of the others' hands."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from saecula.games.sample.kinds import LANTERN_COUNT
from saecula.games.sample.tables import SampleTables
from saecula.games.sample.words import WORDS
from saecula.kernel.piles import Deck, new_deck
from saecula.kernel.rows import Row, ints
from saecula.kernel.state import State


@final
@mypyc_attr(acyclic=True)
class Sample(State):
    """Numbers only; small questions below say what they mean."""

    t: SampleTables
    deck: Deck
    hands: Row  # cards of each lantern in each hand
    known: Row  # per watching seat and hand: cards the watcher knows to be there
    away: Row  # per lantern: cards laid away, open to all
    coins: Row
    lamps: Row
    round: i64
    active: i64  # whose turn it is

    def __init__(
        self,
        seats: i64,
        rules: i64,
        t: SampleTables,
        deck: Deck,
        hands: Row,
        known: Row,
        away: Row,
        coins: Row,
        lamps: Row,
    ) -> None:
        super().__init__(seats, rules)
        self.first_lent = WORDS.first_lent
        self.t = t
        self.deck = deck
        self.hands = hands
        self.known = known
        self.away = away
        self.coins = coins
        self.lamps = lamps
        self.round = 0
        self.active = 0

    def clone(self) -> Sample:
        """Return a copy that shares only the tables."""
        twin = Sample(
            self.seats,
            self.rules,
            self.t,
            self.deck.copy(),
            self.hands[:],
            self.known[:],
            self.away[:],
            self.coins[:],
            self.lamps[:],
        )
        twin.round = self.round
        twin.active = self.active
        self.copy_kernel_fields(twin)
        return twin

    def in_hand(self, seat: i64, lantern: i64) -> i64:
        """Return how many cards of a lantern a seat holds."""
        return self.hands[seat * LANTERN_COUNT + lantern]

    def hand_size(self, seat: i64) -> i64:
        """Return how many cards a seat holds."""
        size: i64 = 0
        lantern: i64
        for lantern in range(LANTERN_COUNT):
            size += self.in_hand(seat, lantern)
        return size

    def known_at(self, watcher: i64, seat: i64, lantern: i64) -> i64:
        """Return where `known` keeps what a watcher knows of a hand."""
        return (watcher * self.seats + seat) * LANTERN_COUNT + lantern

    def give(self, seat: i64, lantern: i64, known: i64) -> None:
        """Put a card into a hand; `known` is the mask of seats that know which one."""
        self.hands[seat * LANTERN_COUNT + lantern] += 1
        watcher: i64
        for watcher in range(self.seats):
            if watcher != seat and known >> watcher & 1 == 1:
                self.known[self.known_at(watcher, seat, lantern)] += 1

    def lay_away(self, seat: i64, lantern: i64) -> None:
        """Take a card from a hand and lay it away for all to see."""
        self.hands[seat * LANTERN_COUNT + lantern] -= 1
        self.away[lantern] += 1
        watcher: i64
        for watcher in range(self.seats):
            at = self.known_at(watcher, seat, lantern)
            if self.known[at] > 0:
                self.known[at] -= 1


def new_sample(seats: i64, rules: i64, t: SampleTables) -> Sample:
    """§2 Shuffle all cards; everybody has a stall without cards or coins, and the lamps of the match."""
    hands = ints(seats * LANTERN_COUNT, 0)
    known = ints(seats * seats * LANTERN_COUNT, 0)
    deck = new_deck(t.lantern_cards[:])
    return Sample(seats, rules, t, deck, hands, known, ints(LANTERN_COUNT, 0), ints(seats, 0), ints(seats, t.lamps))
