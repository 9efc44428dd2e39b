"""§3.0 H The first advances: a card of level 2 beside each root, and everybody's first marker."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saecula.games.sands.bits import lowest_bit, without_lowest
from saecula.games.sands.kinds import ADVANCE_CARD_COUNT, ADVANCE_COUNT, TREE_COUNT, TREES_PER_CATEGORY
from saecula.games.sands.layout import UNSEEN
from saecula.games.sands.rules.empire import achieve
from saecula.games.sands.state import Sands, pile_of
from saecula.games.sands.words import ADVANCE_ON, ASK_FIRST_ADVANCE, ASK_SECOND_LEVEL, DRAW, FIRST_ADVANCE, SECOND_LEVEL
from saecula.kernel.choices import Choices
from saecula.kernel.frames import EachSeat, Once
from saecula.kernel.state import BY_NATURE, NOBODY, Frame

LEVEL_TWO: Final = 2
FIRST_CARD: Final = ADVANCE_COUNT - ADVANCE_CARD_COUNT  # advance cards follow the roots


def lay_second_levels(s: Sands) -> None:
    """§3.0 H1 A random advance of level 2 beside each root."""
    s.push(SecondLevels(0))


@final
class SecondLevels(Frame[Sands]):
    """§3.0 H1 Nature lays them, tree by tree."""

    tree: i64

    def __init__(self, tree: i64) -> None:
        self.tree = tree

    def owes(self, s: Sands) -> i64:
        """§3.0 H1 Return nature, while a tree lacks its card and the pile has one."""
        return BY_NATURE if self.tree < TREE_COUNT and self.pile(s) != 0 else NOBODY

    def pile(self, s: Sands) -> i64:
        """§3.0 H1 Return the cards that nature may lay, as a bit set."""
        return s.in_pile(pile_of(self.tree // TREES_PER_CATEGORY, LEVEL_TWO), UNSEEN)

    def ask(self, s: Sands, seat: i64) -> i64:
        """§3.0 H1 Which advance is laid on this tree?"""
        return s.say(ASK_SECOND_LEVEL, self.tree)

    def about(self, s: Sands, choice: i64) -> bool:
        """§3.0 H1 Say whether a choice is a card."""
        return DRAW.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§3.0 H1 Add the cards of the pile."""
        left = self.pile(s)
        while left:
            out.add(DRAW.at(lowest_bit(left) - FIRST_CARD))
            left = without_lowest(left)

    def choose(self, s: Sands, seat: i64, choice: i64) -> None:
        """§3.0 H1 Lay it face up."""
        advance = DRAW.x(choice) + FIRST_CARD
        s.take_unseen(pile_of(self.tree // TREES_PER_CATEGORY, LEVEL_TWO), advance)
        s.lay_advance(self.tree, LEVEL_TWO, advance)
        s.tell(SECOND_LEVEL, self.tree, advance)
        self.tree += 1

    def run(self, s: Sands) -> None:
        """§3.0 H1 Pass over a tree without a card; end after the last."""
        self.tree += 1
        if self.tree >= TREE_COUNT:
            s.pop()

    def copy(self) -> SecondLevels:
        return SecondLevels(self.tree)


def place_first_markers(s: Sands) -> None:
    """§3.0 H3 Beginning with the start player."""
    s.push(FirstMarkers(s.start, 0))


@final
class FirstMarkers(EachSeat[Sands]):
    """§3.0 H3 Everybody places one advance marker."""

    def each(self, s: Sands, seat: i64) -> None:
        """§3.0 H3 Ask one seat."""
        s.push(FirstMarker(seat, False))

    def copy(self) -> FirstMarkers:
        return FirstMarkers(self.first, self.done)


@final
class FirstMarker(Once[Sands]):
    """§3.0 H3 Which advance of level 1?"""

    def ask(self, s: Sands, seat: i64) -> i64:
        """§3.0 H3 With which advance do you begin?"""
        return ASK_FIRST_ADVANCE

    def about(self, s: Sands, choice: i64) -> bool:
        """§3.0 H3 Say whether a choice is a tree."""
        return ADVANCE_ON.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§3.0 H3 Add every tree."""
        tree: i64
        for tree in range(TREE_COUNT):
            out.add(ADVANCE_ON.at(tree))

    def notes(self, s: Sands, seat: i64, choice: i64) -> None:
        """§3.0 H3 Note the level."""
        s.say(0, 1)

    def answer(self, s: Sands, choice: i64) -> None:
        """§3.0 H3 Place the marker on the root."""
        achieve(s, self.seat, ADVANCE_ON.x(choice))
        s.tell(FIRST_ADVANCE, self.seat, ADVANCE_ON.x(choice))

    def copy(self) -> FirstMarker:
        return FirstMarker(self.seat, self.answered)
