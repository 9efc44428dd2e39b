"""The features of a seat of Gentes, in whole numbers: some of them in hundredths of a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.gentes import kinds, state
from saecula.games.gentes.state import Gentes, bit, count_bits
from saecula.games.gentes.thumb import cards
from saecula.games.gentes.thumb.cards import best_prospect, final_hand_worth, playable_worth, played_worth, prospects
from saecula.games.gentes.thumb.prospects import bonus_progress, cities_worth, next_start, time_worth
from saecula.games.gentes.thumb.worths import COINS_NEEDED, FIELD_WORTH, POINT_WORTH, rounds_left
from saecula.kernel.rows import Row, ints

FEATURE_COUNT: Final[i64] = 40  # of one seat
PARTS_PER_ROUND: Final = 3
STAGE_COUNT: Final = PARTS_PER_ROUND * kinds.ROUNDS + 1
EARLY_FIELDS: Final = 3  # free fields on average: with more of them a bloom is in its first part
FIRST_COINS: Final = 6
MAX_LACK: Final = 1000  # more than any card lacks

# The first feature of each group; the order is that of the names in `judge.py`.
POINTS_FROM: Final = 0
HAND_FROM: Final = 3
MARKS_FROM: Final = 8
NEAR_FROM: Final = 12
CITIES_FROM: Final = 19
PEOPLE_FROM: Final = 26
COINS_FROM: Final = 30
TIME_FROM: Final = 33


def stage_of(s: Gentes) -> i64:
    """§4.0 Return the stage of a match: the early bloom, the late bloom or the decline of a round, or the scoring."""
    if s.phase == kinds.FINAL:
        return PARTS_PER_ROUND * kinds.ROUNDS
    part: i64 = PARTS_PER_ROUND - 1
    if s.phase <= kinds.BLOOM:
        free: i64 = 0
        seat: i64
        for seat in range(s.seats):
            free += s.free_fields(seat)
        part = 0 if free > EARLY_FIELDS * s.seats else 1
    return PARTS_PER_ROUND * (min(s.round, kinds.ROUNDS) - 1) + part


def features_of_all(s: Gentes) -> list[int]:
    """§5.0 Return the features of all seats, one after another."""
    found: list[int] = []
    out = ints(FEATURE_COUNT, 0)
    seat: i64
    for seat in range(s.seats):
        fill_features(s, seat, out)
        found += list(out)
    return found


def fill_features(s: Gentes, seat: i64, out: Row) -> None:
    """§5.0 Fill in all features of a seat."""
    left = rounds_left(s)
    out[POINTS_FROM] = s.points(seat)
    out[POINTS_FROM + 1] = count_bits(s.on_mat(seat, state.BONUSES_AT))
    out[POINTS_FROM + 2] = 0 if s.phase == kinds.FINAL else bonus_progress(s, seat)
    fill_cards(s, seat, left, out)
    fill_hand(s, seat, left, out)
    fill_cities(s, seat, out)
    fill_people(s, seat, out)
    coins = s.coins(seat)
    out[COINS_FROM] = min(coins, FIRST_COINS)
    out[COINS_FROM + 1] = min(coins, COINS_NEEDED)
    out[COINS_FROM + 2] = max(0, coins - COINS_NEEDED)
    fill_time(s, seat, out)


def fill_cards(s: Gentes, seat: i64, left: i64, out: Row) -> None:
    """§4.1.chronicler Fill in the cards before a seat: their actions, symbols and printed people."""
    played = s.played(seat)
    out[HAND_FROM + 2] = count_bits(played)
    out[HAND_FROM + 3] = played_worth(s, seat, left)
    total: i64 = 0
    most: i64 = 0
    squares: i64 = 0
    mark: i64
    for mark in range(kinds.MARK_COUNT):
        have = s.marks(seat, mark)
        total += have
        squares += have * have
        most = max(most, have)
    out[MARKS_FROM] = total
    out[MARKS_FROM + 1] = most
    out[MARKS_FROM + 2] = squares
    printed: i64 = 0
    group: i64
    for group in range(kinds.GROUP_COUNT):
        printed += s.printed(seat, group)
    out[MARKS_FROM + 3] = printed
    actions = played & s.t.round_cards
    out[NEAR_FROM + 3] = count_bits(actions)
    out[NEAR_FROM + 4] = count_bits(actions & ~s.on_mat(seat, state.SPENT_AT))


def fill_hand(s: Gentes, seat: i64, left: i64, out: Row) -> None:
    """§4.1.chronicler, §5.0.A Fill in the hand: what its cards are worth and what they lack."""
    count = count_bits(s.hand(seat))
    over = max(0, count - kinds.MAX_HAND)
    found = prospects(s, seat, left)
    out[HAND_FROM] = count
    out[HAND_FROM + 1] = over
    if s.phase == kinds.FINAL:
        out[HAND_FROM + 4] = final_hand_worth(s, seat)
    else:
        out[HAND_FROM + 4] = -FIELD_WORTH * over * 3 // 4 + playable_worth(s, seat, left, found)
    fill_lacks(count, found, out)
    losses: i64 = 0
    place: i64
    for place in range(count):
        losses += found[place * cards.PROSPECTS + cards.LOSS]
    out[NEAR_FROM + 5] = -losses // POINT_WORTH
    out[NEAR_FROM + 6] = found[best_prospect(bit(count) - 1, found) * cards.PROSPECTS] if count > 0 else 0


def fill_lacks(count: i64, found: Row, out: Row) -> None:
    """§4.1.chronicler Fill in how many cards lack nothing, and how much the nearest three lack; a city counts two."""
    ready: i64 = 0
    first: i64 = MAX_LACK
    second: i64 = MAX_LACK
    third: i64 = MAX_LACK
    place: i64
    for place in range(count):
        at = place * cards.PROSPECTS
        lack = found[at + cards.PEOPLE_MISSING] + 2 * found[at + cards.CITIES_MISSING]
        if lack == 0:
            ready += 1
        if lack < first:
            third, second, first = second, first, lack
        elif lack < second:
            third, second = second, lack
        elif lack < third:
            third = lack
    out[NEAR_FROM] = ready
    out[NEAR_FROM + 1] = first if first < MAX_LACK else 0
    out[NEAR_FROM + 2] = (second if second < MAX_LACK else 0) + (third if third < MAX_LACK else 0)


def fill_cities(s: Gentes, seat: i64, out: Row) -> None:
    """§4.2.D Fill in cities and hometowns, and the number of regions with cities of points, of trade and of cubes."""
    spaces = s.spaces(seat)
    out[CITIES_FROM] = count_bits(spaces & kinds.MAJOR)
    out[CITIES_FROM + 1] = count_bits(spaces >> kinds.TOWN_AT)
    out[CITIES_FROM + 2] = count_bits(s.towns(seat))
    out[CITIES_FROM + 3] = cities_worth(s, seat)
    out[CITIES_FROM + 4] = regions_with(s, spaces & s.t.symbol_spaces[kinds.POINTS])
    out[CITIES_FROM + 5] = regions_with(s, spaces & s.t.symbol_spaces[kinds.TRADE])
    out[CITIES_FROM + 6] = regions_with(s, spaces & (s.t.symbol_spaces[kinds.TEMPLE] | s.t.symbol_spaces[kinds.ORACLE]))


def regions_with(s: Gentes, spaces: i64) -> i64:
    """§4.2.D Return the number of regions that have some of these spaces."""
    count: i64 = 0
    region: i64
    for region in range(kinds.REGION_COUNT):
        if spaces & s.t.region_spaces[region]:
            count += 1
    return count


def fill_people(s: Gentes, seat: i64, out: Row) -> None:
    """§4.1.philosopher Fill in people, groups without any, and cubes."""
    empty: i64 = 0
    group: i64
    for group in range(kinds.GROUP_COUNT):
        if s.people(seat, group) == 0:
            empty += 1
    out[PEOPLE_FROM] = s.all_people(seat)
    out[PEOPLE_FROM + 1] = empty
    out[PEOPLE_FROM + 2] = s.cubes(seat, kinds.TEMPLE)
    out[PEOPLE_FROM + 3] = s.cubes(seat, kinds.ORACLE)


def fill_time(s: Gentes, seat: i64, out: Row) -> None:
    """§4.1.A2 Fill in the time track, and whether the seat begins the next round."""
    free = s.free_fields(seat)
    out[TIME_FROM] = free
    out[TIME_FROM + 1] = 1 if free > 0 else 0
    out[TIME_FROM + 2] = s.on_mat(seat, state.CUBES_AT)
    out[TIME_FROM + 3] = s.on_mat(seat, state.SINGLES_AT)
    out[TIME_FROM + 4] = s.on_mat(seat, state.DOUBLES_AT)
    out[TIME_FROM + 5] = time_worth(s, seat)
    out[TIME_FROM + 6] = 1 if next_start(s) == seat else 0
