"""§5.7 Advance action: a marker moves along a tree, or begins a new one; the first to arrive lays the next card."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saecula.games.sands import kinds, words
from saecula.games.sands.bits import count_bits, lowest_bit, without_lowest
from saecula.games.sands.layout import KNOWN, TOP, UNSEEN
from saecula.games.sands.rules.action import CardAction
from saecula.games.sands.rules.bonus import PATRONAGE_BOOST
from saecula.games.sands.rules.empire import achieve
from saecula.games.sands.state import NONE, Sands, pile_of
from saecula.kernel.choices import Choices
from saecula.kernel.frames import Once
from saecula.kernel.state import ALL, ALLOWED, BY_NATURE, NOBODY, Frame

FIRST_CARD: Final[i64] = kinds.ADVANCE_COUNT - kinds.ADVANCE_CARD_COUNT  # advance cards follow the roots
CARDS_DRAWN: Final = 2  # §5.7


@final
class AdvanceAction(CardAction):
    """§5.7 An advance is achieved."""

    def why_not(self, s: Sands, seat: i64) -> i64:
        """§5.7, R87 A step or a new marker must be possible."""
        tree: i64
        for tree in range(kinds.TREE_COUNT):
            if why_not_advance(s, seat, tree) == ALLOWED:
                return ALLOWED
        return words.NOTHING_TO_ADVANCE

    def begin(self, s: Sands, seat: i64) -> None:
        """§5.7 Ask for the tree."""
        s.push(Advance(seat, False))


def counted_heritage(s: Sands, seat: i64, category: i64) -> i64:
    """§5.7, R106 Return the heritage that counts for advancing: with Philosophy and patronage (§5.11)."""
    boost: i64 = PATRONAGE_BOOST if s.patron == category else 0
    return s.heritage(seat, category) + s.effect(seat, kinds.E_ADVANCE_HERITAGE) + boost


def why_not_advance(s: Sands, seat: i64, tree: i64) -> i64:
    """§5.7 A further card, or (box) a new tree; unrest, less with Writing, no higher than heritage there."""
    level = s.marker(seat, tree)
    lock = s.t.card_lock[kinds.CARD_ADVANCE]
    if level == 0 and lock >= 0 and not s.unlocked(seat, lock):
        return s.say(words.LOCKED, lock)
    if s.tree_card(tree, level + 1) == NONE:
        return s.say(words.TREE_ENDS, tree)
    category = tree // kinds.TREES_PER_CATEGORY
    heritage = counted_heritage(s, seat, category)
    unrest = s.unrest(seat) - s.effect(seat, kinds.E_ADVANCE_CALM)
    return ALLOWED if unrest <= heritage else s.say(words.HERITAGE_TOO_LOW, category, heritage, unrest)


@final
class Advance(Once[Sands]):
    """§5.7 On which tree?"""

    def ask(self, s: Sands, seat: i64) -> i64:
        """§5.7 On which tree do you advance?"""
        return s.say(words.ASK_ADVANCE, s.unrest(seat) - s.effect(seat, kinds.E_ADVANCE_CALM))

    def about(self, s: Sands, choice: i64) -> bool:
        """§5.7 Say whether a choice is a tree."""
        return words.ADVANCE_ON.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§5.7 Add every tree."""
        tree: i64
        for tree in range(kinds.TREE_COUNT):
            out.add(words.ADVANCE_ON.at(tree))

    def why_not(self, s: Sands, seat: i64, choice: i64) -> i64:
        """§5.7 Judge a tree."""
        return why_not_advance(s, seat, words.ADVANCE_ON.x(choice))

    def notes(self, s: Sands, seat: i64, choice: i64) -> None:
        """§5.7 Note the level that is reached."""
        s.say(0, s.marker(seat, words.ADVANCE_ON.x(choice)) + 1)

    def answer(self, s: Sands, choice: i64) -> None:
        """§5.7 Move the marker; R64 the second level already lies beside each root, R109 the fourth is the last."""
        tree = words.ADVANCE_ON.x(choice)
        achieve(s, self.seat, tree)
        s.acted = True
        level = s.marker(self.seat, tree)
        s.tell(words.ADVANCES_TO, self.seat, s.tree_card(tree, level))
        if 1 < level < kinds.LEVELS and s.tree_card(tree, level + 1) == NONE:
            draw_next(s, self.seat, tree, level + 1)

    def copy(self) -> Advance:
        return Advance(self.seat, self.answered)


def draw_next(s: Sands, seat: i64, tree: i64, level: i64) -> None:
    """§5.7, R63 Two cards of the next level to choose from; one, if only one is left; else the tree ends."""
    pile = pile_of(tree // kinds.TREES_PER_CATEGORY, level)
    size = count_bits(s.in_pile(pile, UNSEEN))
    if s.in_pile(pile, TOP) != NONE:
        size += 1
    if size > 0:
        s.tell(words.DRAWS, seat, tree)
        s.push(NextCard(seat, tree, level, 1 if size == 1 else CARDS_DRAWN, NONE, NONE, 0))


@final
class NextCard(Frame[Sands]):
    """§5.7 Nature draws; the player lays one card face up and returns the other to the top."""

    seat: i64
    tree: i64
    level: i64
    wanted: i64  # cards to draw
    first: i64
    second: i64
    known: i64  # who, beside the player, knows the first card: the mask of the pile's top

    def __init__(self, seat: i64, tree: i64, level: i64, wanted: i64, first: i64, second: i64, known: i64) -> None:
        self.seat = seat
        self.tree = tree
        self.level = level
        self.wanted = wanted
        self.first = first
        self.second = second
        self.known = known

    def pile(self) -> i64:
        """§5.7 Return the pile that is drawn from."""
        return pile_of(self.tree // kinds.TREES_PER_CATEGORY, self.level)

    def owes(self, s: Sands) -> i64:
        """§5.7 Return nature until the cards are drawn, then the player if there are two."""
        if self.first == NONE or (self.wanted == CARDS_DRAWN and self.second == NONE):
            return BY_NATURE
        return 1 << self.seat if self.wanted == CARDS_DRAWN else NOBODY

    def ask(self, s: Sands, seat: i64) -> i64:
        """§5.7 Which advance is laid next on the tree?"""
        return s.say(words.ASK_PLACE if self.second != NONE else words.ASK_DRAW, self.tree)

    def about(self, s: Sands, choice: i64) -> bool:
        """§5.7 Say whether a choice is a card, drawn or laid."""
        return words.PLACE.has(choice) if self.second != NONE else words.DRAW.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§5.7 Add what may lie on top of the pile, or the two cards drawn."""
        if self.second != NONE:
            out.add(words.PLACE.at(self.first - FIRST_CARD))
            out.add(words.PLACE.at(self.second - FIRST_CARD))
            return
        top = s.in_pile(self.pile(), TOP)
        if top != NONE:
            out.add(words.DRAW.at(top - FIRST_CARD))
            return
        left = s.in_pile(self.pile(), UNSEEN)
        while left:
            out.add(words.DRAW.at(lowest_bit(left) - FIRST_CARD))
            left = without_lowest(left)

    def why_not(self, s: Sands, seat: i64, choice: i64) -> i64:
        """§5.7 Only a card that was drawn."""
        advance = words.PLACE.x(choice) + FIRST_CARD
        return ALLOWED if advance == self.first or advance == self.second else s.say(words.NOT_DRAWN, advance)

    def seen_by(self, s: Sands, seat: i64) -> i64:
        """§5.7, R109 Two cards are seen by the player alone; a single one goes to the table at once."""
        return ALL if self.wanted == 1 or self.second != NONE else 1 << self.seat

    def choose(self, s: Sands, seat: i64, choice: i64) -> None:
        """§5.7 Draw a card, or lay one."""
        if self.second != NONE:
            chosen = words.PLACE.x(choice) + FIRST_CARD
            self.lay(s, chosen, self.first + self.second - chosen)
        elif self.first == NONE:
            self.known = s.in_pile(self.pile(), KNOWN)
            self.first = self.take_top(s, words.DRAW.x(choice) + FIRST_CARD)
        else:
            self.second = self.take_top(s, words.DRAW.x(choice) + FIRST_CARD)

    def take_top(self, s: Sands, advance: i64) -> i64:
        """§5.7 Take the top card, which nature has named."""
        pile = self.pile()
        s.take_unseen(pile, advance)
        s.set_pile(pile, TOP, NONE)
        s.set_pile(pile, KNOWN, 0)
        if self.wanted == CARDS_DRAWN:
            s.tell_to(1 << self.seat, words.DRAWS_CARD, self.seat, advance)
        return advance

    def lay(self, s: Sands, chosen: i64, other: i64) -> None:
        """§5.7 One card goes face up beside the marker, the other back on top of its pile, known to its viewer."""
        s.lay_advance(self.tree, self.level, chosen)
        s.tell(words.PLACES_CARD, self.seat, chosen, self.tree)
        s.reveal()
        s.pop()
        if other != NONE:
            seen = self.known if other == self.first else 0
            s.set_pile(self.pile(), TOP, other)
            s.set_pile(self.pile(), KNOWN, seen | 1 << self.seat)

    def run(self, s: Sands) -> None:
        """§5.7 With a single card there is no choice."""
        self.lay(s, self.first, NONE)

    def copy(self) -> NextCard:
        return NextCard(self.seat, self.tree, self.level, self.wanted, self.first, self.second, self.known)
