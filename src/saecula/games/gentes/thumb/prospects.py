"""What a position of Gentes is worth to a seat: points, coins, time, cities, bonus tiles and cards."""

from __future__ import annotations

from mypy_extensions import i64

from saecula.games.gentes import kinds, state
from saecula.games.gentes.rules.final import hourglasses_left, penalty
from saecula.games.gentes.state import Gentes, count_bits, lowest_bit
from saecula.games.gentes.thumb import worths
from saecula.games.gentes.thumb.cards import final_hand_worth, hand_worth, played_worth
from saecula.games.gentes.thumb.worths import declines_left, rounds_left


def position_worth(s: Gentes, seat: i64) -> i64:
    """§5.0 Return what a position is worth to a seat."""
    worth = worths.POINT_WORTH * s.points(seat) + coins_worth(s, seat) + time_worth(s, seat)
    if s.phase == kinds.FINAL:
        return worth + worths.FINAL_CUBE_WORTH * s.all_cubes(seat) + final_hand_worth(s, seat)
    left = rounds_left(s)
    worth += worths.TEMPLE_CUBE_WORTH * s.cubes(seat, kinds.TEMPLE) + worths.ORACLE_CUBE_WORTH * s.cubes(
        seat, kinds.ORACLE
    )
    worth += worths.PERSON_WORTH * left * s.all_people(seat)
    if left > 0 and next_start(s) == seat:
        worth += worths.START_WORTH
    worth += cities_worth(s, seat) + bonus_progress(s, seat) + played_worth(s, seat, left)
    return worth + hand_worth(s, seat, left)


def next_start(s: Gentes) -> i64:
    """§4.2.A Return the seat that will begin the next round, as things stand."""
    if s.tiles >> kinds.LEADER_TILE & 1 == 0:
        seat: i64
        for seat in range(s.seats):
            if s.on_mat(seat, state.TILES_AT) >> kinds.LEADER_TILE & 1:
                return seat
    return s.start


def coins_worth(s: Gentes, seat: i64) -> i64:
    """§5.0.B Return what coins are worth: those that are needed more than others; at the end ten make a point."""
    coins = s.coins(seat)
    is_last = rounds_left(s) == 0
    if s.phase == kinds.FINAL or (s.phase == kinds.DECLINE and is_last):
        return worths.FINAL_COIN_WORTH * coins
    each: i64 = worths.LAST_ROUND_COIN_WORTH if is_last else worths.COIN_WORTH
    needed: i64 = worths.LAST_ROUND_COINS_NEEDED if is_last else worths.COINS_NEEDED
    if coins <= needed:
        return each * coins
    return each * needed + worths.SPARE_COIN_WORTH * (coins - needed)


def time_worth(s: Gentes, seat: i64) -> i64:
    """§4.1.A2, §5.0.D Return what free fields are worth, less fields blocked in later rounds, less hourglasses left."""
    if s.phase == kinds.FINAL:
        return 0
    left = rounds_left(s)
    free = -left * s.on_mat(seat, state.CUBES_AT)
    hourglasses = hourglasses_left(s, seat) if s.phase == kinds.DECLINE else s.on_mat(seat, state.DOUBLES_AT)
    if s.phase != kinds.DECLINE:
        free += s.free_fields(seat)
    return worths.FIELD_WORTH * free - (
        worths.POINT_WORTH * penalty(s, hourglasses) if left == 0 else worths.HOURGLASS_COST * hourglasses
    )


def cities_worth(s: Gentes, seat: i64) -> i64:
    """§4.1.seafarer, §4.2.D Return what cities are worth: in each decline the best of each region pays."""
    declines = declines_left(s)
    spaces = s.spaces(seat)
    worth: i64 = 0
    region: i64
    for region in range(kinds.REGION_COUNT):
        own = spaces & s.t.region_spaces[region]
        best: i64 = 0
        while own:
            best = max(best, income_worth(s, lowest_bit(own)))
            worth += worths.CITY_WORTH * declines
            own &= own - 1
        worth += best * declines
    towns = spaces >> kinds.TOWN_AT
    while towns:
        kind = lowest_bit(towns) // kinds.TOWNS_PER_KIND
        worth += (worths.INVENTOR_TOWN_WORTH if kind == kinds.INVENTORS else worths.TOWN_WORTH) * (declines - 1)
        towns &= towns - 1
    return worth


def income_worth(s: Gentes, city: i64) -> i64:
    """§4.2.D Return what a city brings in one decline."""
    symbol = s.t.symbol_of[city]
    amount = s.t.income_amount[symbol]
    if symbol == kinds.POINTS:
        return worths.POINT_WORTH * amount
    if symbol == kinds.TRADE:
        return worths.COIN_WORTH * amount * 8 // 10
    return (worths.TEMPLE_CUBE_WORTH if symbol == kinds.TEMPLE else worths.ORACLE_CUBE_WORTH) * amount


def bonus_progress(s: Gentes, seat: i64) -> i64:
    """§4.1.B Return what progress towards bonus tiles is worth: it grows with the square of what is there."""
    worth: i64 = 0
    bonus: i64
    for bonus in range(kinds.BONUS_COUNT):
        if s.on_mat(seat, state.BONUSES_AT) >> bonus & 1 == 0:
            first = s.bonuses >> state.PACKED_BITS * bonus & state.PACKED_MASK == 0
            points = s.t.bonus_first if first else s.t.bonus_later
            if bonus == 0:
                have: i64 = count_bits(s.spaces(seat))
                need: i64 = kinds.CITIES_PER_SEAT
            elif bonus == 1:
                have = count_bits(s.played(seat))
                need = kinds.CARDS_FOR_BONUS
            else:
                have = s.all_people(seat)
                need = kinds.PEOPLE_FOR_BONUS
            worth += points * have * have * worths.BONUS_PERCENT // (need * need)
    return worth
