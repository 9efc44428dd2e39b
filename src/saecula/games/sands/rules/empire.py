"""§6.0–§9.0 What every action touches: heritage, unrest, the boxes of emphasis cards, the size of an empire."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.sands.kinds import (
    E_LOWER_CEILING,
    E_SMALLER_EMPIRE,
    P_SMALLER_EMPIRE,
)
from saecula.games.sands.state import (
    BOXES_AT,
    EMPHASIS_AT,
    HERITAGE_AT,
    SHEET,
    UNREST_AT,
    UNREST_MOST,
    UNREST_POINTS_AT,
    Sands,
)
from saecula.games.sands.words import CUBE, HERITAGE_RISES, UNREST_COSTS, UNREST_RISES

LEAST_SIZE: Final = 1  # R105


def raise_heritage(s: Sands, seat: i64, category: i64, steps: i64) -> None:
    """§8.0 Raise a heritage; steps beyond the end of the track are lost."""
    at = seat * SHEET + HERITAGE_AT + category
    raised = s.sheets[at] + steps
    raised = min(raised, s.t.heritage_most)
    if raised != s.sheets[at]:
        s.sheets[at] = raised
        s.tell(HERITAGE_RISES, seat, category, raised)


def unrest_most(s: Sands, seat: i64) -> i64:
    """§9.0, R37 Return a seat's own maximum: 7, or 5 with bread and circus."""
    return UNREST_MOST - s.effect(seat, E_LOWER_CEILING)


def raise_unrest(s: Sands, seat: i64) -> None:
    """§9.0 Raise unrest by one; at the maximum (R38 or above it) it costs a point instead (R57)."""
    if s.unrest(seat) >= unrest_most(s, seat):
        s.sheets[seat * SHEET + UNREST_POINTS_AT] += 1
        s.tell(UNREST_COSTS, seat, 1)
        return
    s.sheets[seat * SHEET + UNREST_AT] += 1
    s.tell(UNREST_RISES, seat, s.unrest(seat))


def fill_box(s: Sands, seat: i64, categories: i64) -> None:
    """§7.0 Lay a cube on the emphasis card if its category matches; the last box raises heritage, once (R89)."""
    at = seat * SHEET
    category = s.sheets[at + EMPHASIS_AT]
    boxes = s.sheets[at + BOXES_AT]
    if category < 0 or categories >> category & 1 == 0 or boxes >= s.t.boxes:
        return
    s.sheets[at + BOXES_AT] = boxes + 1
    s.tell(CUBE, seat, category, boxes + 1, s.t.boxes)
    if boxes + 1 == s.t.boxes:
        raise_heritage(s, seat, category, 1)


def counted_size(s: Sands, seat: i64) -> i64:
    """§5.3, §5.6, R105 Return the territories that count for crops when annexing and governing: one at least."""
    size = s.size_of(seat) - s.effect(seat, E_SMALLER_EMPIRE) - s.best_power(seat, P_SMALLER_EMPIRE)
    return LEAST_SIZE if size < LEAST_SIZE else size
