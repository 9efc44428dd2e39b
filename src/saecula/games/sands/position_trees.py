"""Trees and piles of a set-up position: named cards are laid, the rest follows as the rules demand."""

from __future__ import annotations

from saecula.games.sands.bits import has_bit, lowest_bit
from saecula.games.sands.kinds import ADVANCES, CATEGORIES, LEVELS, ROOTS, TREES_PER_CATEGORY
from saecula.games.sands.layout import KNOWN, TOP, UNSEEN
from saecula.games.sands.state import NONE, Sands, pile_of
from saecula.kernel.problem import Problem

SECOND_LEVEL = 2


def lay_trees(s: Sands, named: dict[str, list[str]], markers: list[dict[str, int]]) -> None:
    """§3.0 H1, §5.7 Lay the named cards; then level 2 everywhere, and a next card after each marker from level 2 on."""
    for root, cards in named.items():
        for level, card in enumerate(cards, start=SECOND_LEVEL):
            lay_card(s, tree_number(root), level, card)
    for tree in range(len(ROOTS)):
        reached = max([marks.get(ROOTS[tree], 0) for marks in markers])
        wanted = SECOND_LEVEL if reached < SECOND_LEVEL else min(reached + 1, LEVELS)
        for level in range(SECOND_LEVEL, wanted + 1):
            if s.tree_card(tree, level) == NONE:
                lay_first(s, tree, level, needed=level <= reached)


def tree_number(tree: str) -> int:
    """Return a tree by the key of its root."""
    if tree not in ROOTS:
        raise Problem("position-unknown", what="tree", value=tree, known=", ".join(ROOTS))
    return ROOTS.index(tree)


def lay_card(s: Sands, tree: int, level: int, card: str) -> None:
    """Lay a named card, which must be in the pile of the tree's category and level."""
    pile = pile_of(tree // TREES_PER_CATEGORY, level) if level <= LEVELS else 0
    advance = ADVANCES.index(card) if card in ADVANCES else 0
    if not has_bit(s.in_pile(pile, UNSEEN), advance):
        raise Problem("position-tree", tree=ROOTS[tree], level=level, advance=card)
    s.take_unseen(pile, advance)
    s.lay_advance(tree, level, advance)


def lay_first(s: Sands, tree: int, level: int, *, needed: bool) -> None:
    """Lay the first card of a pile, if it has one; under a marker there must be one."""
    left = s.in_pile(pile_of(tree // TREES_PER_CATEGORY, level), UNSEEN)
    if left:
        lay_card(s, tree, level, ADVANCES[lowest_bit(left)])
    elif needed:
        raise Problem("position-tree", tree=ROOTS[tree], level=level, advance="-")


def set_pile_tops(s: Sands, tops: dict[str, tuple[str, list[int]]]) -> None:
    """§5.7, R109 Put known cards on top of their piles."""
    for key, (card, known) in tops.items():
        category, _, level = key.partition("-")
        if category not in CATEGORIES or level not in ("3", "4"):
            raise Problem("position-unknown", what="pile", value=key, known=", ".join(CATEGORIES))
        pile = pile_of(CATEGORIES.index(category), int(level))
        advance = ADVANCES.index(card) if card in ADVANCES else 0
        if not has_bit(s.in_pile(pile, UNSEEN), advance) or any(seat >= s.seats for seat in known) or not known:
            raise Problem("position-pile", pile=key, advance=card)
        s.take_unseen(pile, advance)
        s.set_pile(pile, TOP, advance)
        s.set_pile(pile, KNOWN, sum(1 << seat for seat in set(known)))
