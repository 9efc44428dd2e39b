"""§6.0–§9.0 What every action touches: heritage, unrest, boxes of emphasis cards, structures, the size of an empire."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.sands.bits import count_bits, has_bit, lowest_bit, without_lowest
from saecula.games.sands.kinds import E_LOWER_CEILING, E_SMALLER_EMPIRE, EFFECT_COUNT, P_SMALLER_EMPIRE, TREE_COUNT
from saecula.games.sands.layout import (
    BOXES_AT,
    EFFECTS_AT,
    EMPHASIS_AT,
    HERITAGE_AT,
    MARKERS_AT,
    UNLOCKED_AT,
    UNREST_AT,
    UNREST_POINTS_AT,
)
from saecula.games.sands.state import MAX_UNREST, NONE, Sands
from saecula.games.sands.words import CUBE, HERITAGE_RISES, UNREST_COSTS, UNREST_RISES
from saecula.kernel.rows import Row

MIN_SIZE: Final = 1  # R105


def raise_heritage(s: Sands, seat: i64, category: i64, steps: i64) -> None:
    """§8.0 Raise a heritage; steps beyond the end of the track are lost."""
    raised = s.heritage(seat, category) + steps
    raised = min(raised, s.t.heritage_most)
    if raised != s.heritage(seat, category):
        s.set(seat, HERITAGE_AT + category, raised)
        s.tell(HERITAGE_RISES, seat, category, raised)


def unrest_most(s: Sands, seat: i64) -> i64:
    """§9.0 Return a seat's maximum: 7, or 5 with Bread and Circus."""
    return MAX_UNREST - s.effect(seat, E_LOWER_CEILING)


def raise_unrest(s: Sands, seat: i64, cause: i64) -> None:
    """§9.0 Raise unrest by one, and tell why; at the maximum (R38 or above it) it costs a point instead (R57)."""
    if s.unrest(seat) >= unrest_most(s, seat):
        s.change(seat, UNREST_POINTS_AT, 1)
        s.tell(UNREST_COSTS, seat, 1, cause)
        return
    s.change(seat, UNREST_AT, 1)
    s.tell(UNREST_RISES, seat, s.unrest(seat), cause)


def fill_box(s: Sands, seat: i64, categories: i64) -> None:
    """§7.0 Lay a cube on the emphasis card if its category matches; the last box raises heritage, once (R89)."""
    category = s.get(seat, EMPHASIS_AT)
    boxes = s.get(seat, BOXES_AT)
    if category < 0 or not has_bit(categories, category) or boxes >= s.t.emphasis_boxes:
        return
    s.set(seat, BOXES_AT, boxes + 1)
    s.tell(CUBE, seat, category, boxes + 1, s.t.emphasis_boxes)
    if boxes + 1 == s.t.emphasis_boxes:
        raise_heritage(s, seat, category, 1)


def counted_size(s: Sands, seat: i64) -> i64:
    """§5.3, §5.6, R105 Return the territories that count for crops when annexing and governing: one at least."""
    size = s.size_of(seat) - s.effect(seat, E_SMALLER_EMPIRE) - best_power(s, seat, P_SMALLER_EMPIRE)
    return MIN_SIZE if size < MIN_SIZE else size


# -- structures and symbols -------------------------------------------------------------------------------------------


def power_in(s: Sands, seat: i64, land: i64, power: i64, opened: bool = False) -> i64:
    """§6.0 Return what the structures of a land do for a seat: boxes only if unlocked, or opened otherwise."""
    t = s.t
    there = s.built(land) & t.with_power[power]
    total: i64 = 0
    while there:
        structure = lowest_bit(there)
        there = without_lowest(there)
        total += t.always_of(structure, power)
        lock = t.structure_lock[structure]
        if opened or lock == NONE or s.unlocked(seat, lock):
            total += t.boxed_of(structure, power)
    return total


def best_power(s: Sands, seat: i64, power: i64) -> i64:
    """§6.0 Return the strongest such structure among a seat's lands: once per player."""
    best: i64 = 0
    left = s.lands(seat)
    while left:
        found = power_in(s, seat, lowest_bit(left), power)
        left = without_lowest(left)
        best = max(best, found)
    return best


def structures(s: Sands, seat: i64) -> i64:
    """§4.5 Return the structure tiles in a seat's lands."""
    total: i64 = 0
    left = s.lands(seat)
    while left:
        total += count_bits(s.built(lowest_bit(left)))
        left = without_lowest(left)
    return total


def symbols(s: Sands, seat: i64, on_structures: Row, on_advances: Row) -> i64:
    """§4.5, R102, R108 Return the fountains or lyres in a seat's lands and on the advances achieved, locked or not."""
    total: i64 = 0
    left = s.lands(seat)
    while left:
        there = s.built(lowest_bit(left))
        left = without_lowest(left)
        while there:
            total += on_structures[lowest_bit(there)]
            there = without_lowest(there)
    markers = s.markers(seat)
    tree: i64
    for tree in range(TREE_COUNT):
        level: i64
        for level in range(1, markers[tree] + 1):
            total += on_advances[s.tree_card(tree, level)]
    return total


def fountains(s: Sands, seat: i64) -> i64:
    """§4.5 Return a seat's fountains."""
    return symbols(s, seat, s.t.structure_fountains, s.t.advance_fountains)


def lyres(s: Sands, seat: i64) -> i64:
    """§10.0 Return a seat's lyres."""
    return symbols(s, seat, s.t.structure_lyres, s.t.advance_lyres)


# -- advances ---------------------------------------------------------------------------------------------------------


def achieve(s: Sands, seat: i64, tree: i64) -> None:
    """§5.7 Move a seat's marker one step along a tree: the advance there is achieved."""
    s.change(seat, MARKERS_AT + tree, 1)
    advance = s.tree_card(tree, s.marker(seat, tree))
    effect: i64
    for effect in range(EFFECT_COUNT):
        s.change(seat, EFFECTS_AT + effect, s.t.effect_of(advance, effect))
    if s.t.advance_unlocks[advance] != NONE:
        s.include(seat, UNLOCKED_AT, 1 << s.t.advance_unlocks[advance])
