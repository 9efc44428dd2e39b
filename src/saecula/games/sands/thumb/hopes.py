"""What an empire may hope for: how near it is to each chronicle, in hundredths of a point. Guessed by hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.sands.kinds import (
    BIN_COUNT,
    BINS_PER_CATEGORY,
    CATEGORY_COUNT,
    CHRONICLE_COUNT,
    EFFECT_COUNT,
)
from saecula.games.sands.rules.scoring import DYNASTIES, achievement
from saecula.games.sands.state import NONE, Sands
from saecula.kernel.rows import Row, ints

WHOLE: Final = 100  # one level, one point
HERITAGE_IN: Final[i64] = BIN_COUNT  # an outlook has what counts in the six bins, then the three heritages
OUTLOOK: Final[i64] = BIN_COUNT + CATEGORY_COUNT

# The weights of the lower one of achievement and heritage, of each of them, and of the weaker bin.
LOWER: Final = 6
EACH: Final = 2
WEIGHTS: Final = LOWER + EACH + EACH
WEAKER_PART: Final = 10

EFFECT_WORTH: Final = 60  # an effect of an advance, for each dynasty that is left
UNLOCK_WORTH: Final = 120


def outlook(s: Sands, seat: i64) -> Row:
    """Return what a seat has to show in each bin, and its heritages."""
    found = ints(OUTLOOK, 0)
    place: i64
    for place in range(BIN_COUNT):
        found[place] = achievement(s, seat, place)
    category: i64
    for category in range(CATEGORY_COUNT):
        found[HERITAGE_IN + category] = s.heritage(seat, category)
    return found


def level_of(s: Sands, place: i64, has: i64) -> i64:
    """Return the chronicle whose threshold is met, in hundredths: on the way to the next one a part of it."""
    t = s.t
    below: i64 = 0
    card: i64
    for card in range(CHRONICLE_COUNT):
        need = t.need(card, place)
        if has < need:
            return card * WHOLE + (has - below) * WHOLE // (need - below) if need > below else card * WHOLE
        below = need
    return CHRONICLE_COUNT * WHOLE


def heritage_level(s: Sands, heritage: i64) -> i64:
    """Return the chronicle for which heritage suffices, in hundredths."""
    card: i64
    for card in range(CHRONICLE_COUNT):
        if s.t.chronicle_heritage[card] > heritage:
            return card * WHOLE
    return CHRONICLE_COUNT * WHOLE


def points_at(s: Sands, level: i64) -> i64:
    """Return the points of a level, in hundredths."""
    card = level // WHOLE
    below: i64 = s.t.chronicle_points[card - 1] if card > 0 else 0
    if card >= CHRONICLE_COUNT:
        return below * WHOLE
    return below * WHOLE + (s.t.chronicle_points[card] - below) * (level % WHOLE)


def hope(s: Sands, view: Row) -> i64:
    """Return what a seat with such an outlook may hope to score in one dynasty."""
    total: i64 = 0
    category: i64
    for category in range(CATEGORY_COUNT):
        place = category * BINS_PER_CATEGORY
        one = level_of(s, place, view[place])
        other = level_of(s, place + 1, view[place + 1])
        best = one if one > other else other
        heritage = heritage_level(s, view[HERITAGE_IN + category])
        lower = best if best < heritage else heritage
        total += points_at(s, (LOWER * lower + EACH * best + EACH * heritage) // WEIGHTS)
        total += (one + other - best) // WEAKER_PART
    return total


def gain(s: Sands, view: Row, item: i64, more: i64) -> i64:
    """Return how much hope rises with more of one item of the outlook, over the dynasties that are left."""
    if more == 0:
        return 0
    before = hope(s, view)
    view[item] += more
    after = hope(s, view)
    view[item] -= more
    return (after - before) * (DYNASTIES - s.dynasty)


def best_heritage(s: Sands, view: Row) -> i64:
    """Return the category in which one more heritage brings most hope; full tracks bring none."""
    best: i64 = 0
    most: i64 = NONE
    category: i64
    for category in range(CATEGORY_COUNT):
        found = gain(s, view, HERITAGE_IN + category, 1)
        if view[HERITAGE_IN + category] >= s.t.heritage_most:
            found = NONE
        if found > most:
            most = found
            best = category
    return best


def heritage_worth(s: Sands, view: Row) -> i64:
    """Return what one more heritage of one's own choice is worth."""
    return WHOLE // 2 + gain(s, view, HERITAGE_IN + best_heritage(s, view), 1)


def advance_worth(s: Sands, view: Row, advance: i64) -> i64:
    """Return what an advance is worth: its symbols, its effects, what it unlocks."""
    left = DYNASTIES - s.dynasty
    worth = gain(s, view, 1, s.t.advance_fountains[advance]) + gain(s, view, 5, s.t.advance_lyres[advance])
    t = s.t
    effect: i64
    for effect in range(EFFECT_COUNT):
        if t.effect_of(advance, effect) > 0:
            worth += EFFECT_WORTH * left
    if s.t.advance_unlocks[advance] != NONE:
        worth += UNLOCK_WORTH * left
    return worth
