"""The outlook of an empire: how near it is to each chronicle, and the points to expect. Guessed by hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.sands.kinds import BIN_COUNT, BINS_PER_CATEGORY, CATEGORY_COUNT, CHRONICLE_COUNT, EFFECT_COUNT
from saecula.games.sands.rules.scoring import DYNASTIES, FOUNTAINS_BIN, LYRES_BIN, achievement
from saecula.games.sands.state import NONE, Sands
from saecula.kernel.rows import Row, ints

LEVEL: Final = 100  # levels of chronicles are in hundredths
POINT_WORTH: Final = 100  # worths are in hundredths of a point
HERITAGES_FROM: Final[i64] = BIN_COUNT  # in an outlook: after what counts in the six bins
OUTLOOK_SIZE: Final[i64] = BIN_COUNT + CATEGORY_COUNT

# Shares of the lower of achievement and heritage, and of each of them; what the weaker bin is divided by.
LOWER_SHARE: Final = 6
EACH_SHARE: Final = 2
SHARES: Final = LOWER_SHARE + EACH_SHARE + EACH_SHARE
WEAKER_BIN_DIVISOR: Final = 10

# Of an advance, per dynasty left.
EFFECT_WORTH: Final = 60
UNLOCK_WORTH: Final = 120


def outlook_of(s: Sands, seat: i64) -> Row:
    """Return what a seat has achieved in each bin, then its heritages."""
    found = ints(OUTLOOK_SIZE, 0)
    place: i64
    for place in range(BIN_COUNT):
        found[place] = achievement(s, seat, place)
    category: i64
    for category in range(CATEGORY_COUNT):
        found[HERITAGES_FROM + category] = s.heritage(seat, category)
    return found


def level_of(s: Sands, place: i64, achieved: i64) -> i64:
    """Return the level of an achievement: the chronicles within its reach, and the part of the way to the next."""
    t = s.t
    below: i64 = 0
    card: i64
    for card in range(CHRONICLE_COUNT):
        need = t.need(card, place)
        if achieved < need:
            return card * LEVEL + (achieved - below) * LEVEL // (need - below) if need > below else card * LEVEL
        below = need
    return CHRONICLE_COUNT * LEVEL


def heritage_level(s: Sands, heritage: i64) -> i64:
    """Return the level of a heritage: the chronicles it suffices for."""
    card: i64
    for card in range(CHRONICLE_COUNT):
        if s.t.chronicle_heritage[card] > heritage:
            return card * LEVEL
    return CHRONICLE_COUNT * LEVEL


def worth_of_level(s: Sands, level: i64) -> i64:
    """Return what a level is worth."""
    card = level // LEVEL
    below: i64 = s.t.chronicle_points[card - 1] if card > 0 else 0
    if card >= CHRONICLE_COUNT:
        return below * LEVEL
    return below * LEVEL + (s.t.chronicle_points[card] - below) * (level % LEVEL)


def expected_points(s: Sands, outlook: Row) -> i64:
    """Return what a seat with such an outlook may expect to score in one dynasty."""
    total: i64 = 0
    category: i64
    for category in range(CATEGORY_COUNT):
        place = category * BINS_PER_CATEGORY
        one = level_of(s, place, outlook[place])
        other = level_of(s, place + 1, outlook[place + 1])
        best = one if one > other else other
        heritage = heritage_level(s, outlook[HERITAGES_FROM + category])
        lower = best if best < heritage else heritage
        total += worth_of_level(s, (LOWER_SHARE * lower + EACH_SHARE * best + EACH_SHARE * heritage) // SHARES)
        total += (one + other - best) // WEAKER_BIN_DIVISOR
    return total


def gain_from(s: Sands, outlook: Row, item: i64, more: i64) -> i64:
    """Return what more of one item of an outlook is worth over the dynasties that are left."""
    if more == 0:
        return 0
    before = expected_points(s, outlook)
    outlook[item] += more
    after = expected_points(s, outlook)
    outlook[item] -= more
    return (after - before) * (DYNASTIES - s.dynasty)


def best_heritage(s: Sands, outlook: Row) -> i64:
    """Return the category in which one more heritage is worth most; a full track gains nothing."""
    best: i64 = 0
    most: i64 = NONE
    category: i64
    for category in range(CATEGORY_COUNT):
        found = gain_from(s, outlook, HERITAGES_FROM + category, 1)
        if outlook[HERITAGES_FROM + category] >= s.t.heritage_most:
            found = NONE
        if found > most:
            most = found
            best = category
    return best


def heritage_worth(s: Sands, outlook: Row) -> i64:
    """Return what one more heritage in the best category is worth."""
    return POINT_WORTH // 2 + gain_from(s, outlook, HERITAGES_FROM + best_heritage(s, outlook), 1)


def advance_worth(s: Sands, outlook: Row, advance: i64) -> i64:
    """Return what an advance is worth: symbols, effects, what it unlocks."""
    left = DYNASTIES - s.dynasty
    worth = gain_from(s, outlook, FOUNTAINS_BIN, s.t.advance_fountains[advance])
    worth += gain_from(s, outlook, LYRES_BIN, s.t.advance_lyres[advance])
    t = s.t
    effect: i64
    for effect in range(EFFECT_COUNT):
        if t.effect_of(advance, effect) > 0:
            worth += EFFECT_WORTH * left
    if s.t.advance_unlocks[advance] != NONE:
        worth += UNLOCK_WORTH * left
    return worth
