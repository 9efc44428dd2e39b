"""What a seat of Gentes has, in whole numbers: some of them in hundredths of a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.gentes.kinds import (
    BLOOM,
    CARD_COUNT,
    DECLINE,
    FINAL,
    GROUP_COUNT,
    HAND_MOST,
    MAJOR,
    MARK_COUNT,
    ORACLE,
    POINTS,
    REGION_COUNT,
    ROUNDS,
    TEMPLE,
    TOWN_AT,
    TRADE,
)
from saecula.games.gentes.rules.chronicler import missing_cities, missing_people
from saecula.games.gentes.rules.final import half_points
from saecula.games.gentes.state import (
    BONUSES_AT,
    CUBES_AT,
    DOUBLES_AT,
    SINGLES_AT,
    SPENT_AT,
    Gentes,
    bit,
    count_bits,
    lowest_bit,
)
from saecula.games.gentes.thumb import (
    CITY,
    ENOUGH_COINS,
    FIELD,
    LATE,
    PERSON,
    PLAYING,
    POINT,
    bonuses,
    cities,
    final_hand,
    lasting_cards,
    leads_next,
    most_promising,
    rounds_left,
    time,
    worth,
)
from saecula.kernel.rows import Row, ints
from saecula.kernel.verbs import count_in

SEEN: Final = 40  # numbers per seat
PARTS: Final = 3  # of a round
STAGES: Final = 19
MUCH_TIME: Final = 3  # free fields on average
FAR: Final = 1000
FEW_COINS: Final = 6

# Where the numbers stand; the order is that of the names in `judge.py`.
POINTS_SEEN: Final = 0
HAND_SEEN: Final = 3
MARKS_SEEN: Final = 8
NEAR_SEEN: Final = 12
CITIES_SEEN: Final = 19
PEOPLE_SEEN: Final = 26
COINS_SEEN: Final = 30
TIME_SEEN: Final = 33


def stage_of(s: Gentes) -> i64:
    """§4.0 Each round has its bloom, with much time and with little, and its decline; then comes the scoring."""
    if s.phase == FINAL:
        return PARTS * ROUNDS
    part: i64 = PARTS - 1
    if s.phase <= BLOOM:
        free: i64 = 0
        seat: i64 = 0
        while seat < s.seats:
            free += s.free_fields(seat)
            seat += 1
        part = 0 if free > MUCH_TIME * s.seats else 1
    here: i64 = s.round if s.round < ROUNDS else ROUNDS
    return PARTS * (here - 1) + part


def see_all(s: Gentes) -> list[int]:
    """§5.0 Return what all seats have, one after another."""
    found: list[int] = []
    seen = ints(SEEN, 0)
    seat: i64 = 0
    while seat < s.seats:
        see(s, seat, seen)
        found += list(seen)
        seat += 1
    return found


def see(s: Gentes, seat: i64, out: Row) -> None:
    """§5.0 Fill in what a seat has that counts at the end or helps until then."""
    left = rounds_left(s)
    out[POINTS_SEEN] = s.points(seat)
    out[POINTS_SEEN + 1] = count_bits(s.on_mat(seat, BONUSES_AT))
    out[POINTS_SEEN + 2] = 0 if s.phase == FINAL else bonuses(s, seat)
    see_cards(s, seat, left, out)
    see_hand(s, seat, left, out)
    see_cities(s, seat, out)
    see_people(s, seat, out)
    coins = s.coins(seat)
    out[COINS_SEEN] = coins if coins < FEW_COINS else FEW_COINS
    out[COINS_SEEN + 1] = coins if coins < ENOUGH_COINS else ENOUGH_COINS
    out[COINS_SEEN + 2] = coins - ENOUGH_COINS if coins > ENOUGH_COINS else 0
    see_time(s, seat, out)


def see_cards(s: Gentes, seat: i64, left: i64, out: Row) -> None:
    """§4.1.chronicler Fill in the cards before a seat: actions, symbols, people that they show."""
    played = s.played(seat)
    out[HAND_SEEN + 2] = count_bits(played)
    out[HAND_SEEN + 3] = lasting_cards(s, seat, left)
    total: i64 = 0
    most: i64 = 0
    squares: i64 = 0
    mark: i64 = 0
    while mark < MARK_COUNT:
        have = s.marks(seat, mark)
        total += have
        squares += have * have
        most = max(most, have)
        mark += 1
    out[MARKS_SEEN] = total
    out[MARKS_SEEN + 1] = most
    out[MARKS_SEEN + 2] = squares
    printed: i64 = 0
    group: i64 = 0
    while group < GROUP_COUNT:
        printed += s.printed(seat, group)
        group += 1
    out[MARKS_SEEN + 3] = printed
    actions = played & s.t.round_cards
    out[NEAR_SEEN + 3] = count_bits(actions)
    out[NEAR_SEEN + 4] = count_bits(actions & ~s.on_mat(seat, SPENT_AT))


def see_hand(s: Gentes, seat: i64, left: i64, out: Row) -> None:
    """§4.1.chronicler, §5.0.A Fill in the hand: what its cards promise as long as there is time, and what they lack."""
    cards = s.hand(seat)
    count = count_bits(cards)
    over: i64 = count - HAND_MOST if count > HAND_MOST else 0
    out[HAND_SEEN] = count
    out[HAND_SEEN + 1] = over
    prospect = ints(CARD_COUNT, 0)
    needed = ints(CARD_COUNT, 0)
    ready: i64 = 0
    near: i64 = FAR  # what the nearest three lack: people, and two for a city
    second: i64 = FAR
    third: i64 = FAR
    halves: i64 = 0
    rest = cards
    while rest:
        card = lowest_bit(rest)
        people = missing_people(s, seat, card)
        lacking = missing_cities(s, seat, card)
        towns = count_in(lacking, 0) + count_in(lacking, 1) + count_in(lacking, 2)
        costs = PERSON * people + CITY * towns + PLAYING
        prospect[card] = worth(s, seat, card, left) - (costs * LATE // 100 if left == 0 else costs)
        needed[card] = 5 + 2 * people + 7 * towns
        halves += half_points(s, card)
        lack = people + 2 * towns
        if lack == 0:
            ready += 1
        if lack < near:
            third, second, near = second, near, lack
        elif lack < second:
            third, second = second, lack
        elif lack < third:
            third = lack
        rest &= rest - 1
    out[NEAR_SEEN] = ready
    out[NEAR_SEEN + 1] = near if near < FAR else 0
    out[NEAR_SEEN + 2] = (second if second < FAR else 0) + (third if third < FAR else 0)
    out[NEAR_SEEN + 5] = halves
    out[NEAR_SEEN + 6] = prospect[most_promising(cards, prospect)] if cards else 0
    if s.phase == FINAL:
        out[HAND_SEEN + 4] = final_hand(s, seat)
        return
    fields = 2 * (s.free_fields(seat) if s.phase != DECLINE else 0) + 16 * left  # in halves of a field
    value: i64 = -FIELD * over * 3 // 4
    while cards:
        card = most_promising(cards, prospect)
        cards &= ~bit(card)
        fields -= needed[card]
        lost = -POINT * half_points(s, card)
        value += prospect[card] if fields >= 0 and prospect[card] > lost else lost
    out[HAND_SEEN + 4] = value


def see_cities(s: Gentes, seat: i64, out: Row) -> None:
    """§4.2.D Fill in cities and hometowns, and in how many regions there are cities of points, of trade, of cubes."""
    spaces = s.spaces(seat)
    out[CITIES_SEEN] = count_bits(spaces & MAJOR)
    out[CITIES_SEEN + 1] = count_bits(spaces >> TOWN_AT)
    out[CITIES_SEEN + 2] = count_bits(s.towns(seat))
    out[CITIES_SEEN + 3] = cities(s, seat)
    out[CITIES_SEEN + 4] = 0
    out[CITIES_SEEN + 5] = 0
    out[CITIES_SEEN + 6] = 0
    region: i64 = 0
    while region < REGION_COUNT:
        own = spaces & s.t.region_spaces[region]
        if own & s.t.symbol_spaces[POINTS]:
            out[CITIES_SEEN + 4] += 1
        if own & s.t.symbol_spaces[TRADE]:
            out[CITIES_SEEN + 5] += 1
        if own & (s.t.symbol_spaces[TEMPLE] | s.t.symbol_spaces[ORACLE]):
            out[CITIES_SEEN + 6] += 1
        region += 1


def see_people(s: Gentes, seat: i64, out: Row) -> None:
    """§4.1.philosopher Fill in people, groups without any, and the cubes that stand in for people or move them."""
    empty: i64 = 0
    group: i64 = 0
    while group < GROUP_COUNT:
        if s.people(seat, group) == 0:
            empty += 1
        group += 1
    out[PEOPLE_SEEN] = s.all_people(seat)
    out[PEOPLE_SEEN + 1] = empty
    out[PEOPLE_SEEN + 2] = s.cubes(seat, TEMPLE)
    out[PEOPLE_SEEN + 3] = s.cubes(seat, ORACLE)


def see_time(s: Gentes, seat: i64, out: Row) -> None:
    """§4.1.A2 Fill in the time track, and whether the seat begins the next round."""
    free = s.free_fields(seat)
    out[TIME_SEEN] = free
    out[TIME_SEEN + 1] = 1 if free > 0 else 0
    out[TIME_SEEN + 2] = s.on_mat(seat, CUBES_AT)
    out[TIME_SEEN + 3] = s.on_mat(seat, SINGLES_AT)
    out[TIME_SEEN + 4] = s.on_mat(seat, DOUBLES_AT)
    out[TIME_SEEN + 5] = time(s, seat)
    out[TIME_SEEN + 6] = 1 if leads_next(s) == seat else 0
