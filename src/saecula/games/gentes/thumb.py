"""Rules of thumb for Gentes: finish the cards in hand, grow cities early, mind time debts and what the end will cost.

A choice is worth what the seat's prospects are worth after it. Values are in hundredths of a point, guessed by hand and
corrected by play.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.gentes.kinds import (
    ANY,
    BONUS_COUNT,
    CARD_COUNT,
    CARDS_FOR_BONUS,
    CITIES_EACH,
    DECLINE,
    EFFECT_COUNT,
    EVERYBODY,
    FINAL,
    GAIN_AT,
    GROUP_COUNT,
    HAND_MOST,
    INVENTORS,
    LEADER_TILE,
    LOSE_AT,
    ORACLE,
    POINTS,
    REGION_COUNT,
    ROUNDS,
    TEMPLE,
    TOWN_AT,
    TOWNS_PER_KIND,
    TRADE,
    UNLOCK,
)
from saecula.games.gentes.rules.action import ChoosePrice, Helpers
from saecula.games.gentes.rules.activate import Activate
from saecula.games.gentes.rules.chronicler import missing_cities, missing_people
from saecula.games.gentes.rules.extras import is_extra
from saecula.games.gentes.rules.final import ScoreHand, half_points, hourglasses_left, penalty
from saecula.games.gentes.rules.seafarer import Clear
from saecula.games.gentes.rules.setup import PEOPLE_AT_START, Draft, Settlers
from saecula.games.gentes.rules.turn import Turn
from saecula.games.gentes.state import (
    BONUSES_AT,
    CUBES_AT,
    DOUBLES_AT,
    MARKS_AT,
    MAT,
    PACKED_BITS,
    PACKED_MOST,
    PEOPLE_AT,
    TILES_AT,
    Gentes,
    bit,
    count_bits,
    lowest_bit,
)
from saecula.games.gentes.tables import GentesTables
from saecula.games.gentes.words import SETTLE
from saecula.kernel.choices import Choices
from saecula.kernel.frames import settle
from saecula.kernel.rows import Row, ints
from saecula.kernel.state import DONE
from saecula.kernel.verbs import count_in

POINT: Final = 100
FIELD: Final = 110  # a free field of time
COIN: Final = 30  # one of the first coins
RICH_COIN: Final = 12
ENOUGH_COINS: Final = 20
LATE_COIN: Final = 20  # one of the first in the last round
ENOUGH_LATE: Final = 10
END_COIN: Final = 10
TEMPLE_CUBE: Final = 85
ORACLE_CUBE: Final = 60
END_CUBE: Final = 50
PERSON: Final = 220  # what it costs to train one
CITY: Final = 380  # … to build one
PLAYING: Final = 290  # … to play a card
LATE: Final = 60  # hundredths of these costs in the last round, when time and coins are good for nothing else
STRANGER: Final = 30  # a person no card in hand asks for, per round left
TOWN: Final = 60  # a hometown, per round left
INVENTION: Final = 90  # … of inventors
REGION_MATE: Final = 10  # a further city in a region, per decline left
LEAD: Final = 150  # beginning the next round
DEBT: Final = 100  # an hourglass that stays
GIVEN: Final = 100  # a person gained or lost by a card
MARK: Final = 20  # a symbol, per round left
NEAR: Final = 70  # hundredths of a bonus tile that is nearly reached
MUCH: Final = 1_000_000_000_000

ESTIMATES: Final = 4  # numbers per card: what playing it brings, and …
PER_ROUND: Final = 1  # … for each round left
PER_DECLINE: Final = 2  # … for each decline left
LASTING: Final = 3  # what it brings after it was played, for each round left


def advise(s: Gentes, seat: i64, legal: list[int]) -> int:
    """Return a sensible choice."""
    top = s.top
    if isinstance(top, Draft):
        return best_draft(s, seat, legal)
    if isinstance(top, Settlers):
        choice = best_settler(s, seat, top.taken)
        return choice if choice in legal else legal[0]
    out = Choices()
    for choice in legal:
        out.add(choice)
    if isinstance(top, (Turn, Activate, ScoreHand)):
        return int(best_step(s, seat, out))
    return int(best_answer(s, seat, out))


def best_step(s: Gentes, seat: i64, legal: Choices) -> i64:
    """§4.1, §4.2.D, §5.0.A Return an additional action that pays at once, else the best of all others."""
    now = prospects(s, seat)
    best: i64 = -MUCH
    found: i64 = legal.row[0]
    extra: i64 = now
    chosen: i64 = DONE
    i: i64
    for i in range(legal.n):
        choice = legal.row[i]
        value = now if choice == DONE else value_of(s, seat, choice, not is_extra(choice))
        if is_extra(choice):
            if value > extra:
                extra = value
                chosen = choice
        elif value > best:
            best = value
            found = choice
    return chosen if chosen != DONE else found


def best_answer(s: Gentes, seat: i64, legal: Choices) -> i64:
    """§4.1.A Return the answer after which prospects are best; prices and hometowns are thought through to the end."""
    top = s.top
    deep = isinstance(top, (Helpers, ChoosePrice, Clear))
    best: i64 = -MUCH
    found: i64 = legal.row[0]
    i: i64
    for i in range(legal.n):
        value = value_of(s, seat, legal.row[i], deep)
        if value > best:
            best = value
            found = legal.row[i]
    return found


def value_of(s: Gentes, seat: i64, choice: i64, deep: bool) -> i64:
    """§4.1.A Return the prospects after a choice, or after the whole action it begins."""
    twin = s.clone()
    twin.top.choose(twin, seat, choice)
    settle(twin)
    if deep:
        legal = Choices()
        while twin.owed == 1 << seat and not isinstance(twin.top, (Turn, Activate, ScoreHand)):
            legal.n = 0
            twin.top.choices(twin, seat, legal)
            twin.top.choose(twin, seat, best_answer(twin, seat, legal))
            settle(twin)
    return prospects(twin, seat)


# -- what a position is worth ---------------------------------------------------------------------------------------


def rounds_left(s: Gentes) -> i64:
    """§4.0 Return the rounds after the present one; in the decline the marker has moved on."""
    left: i64 = ROUNDS - s.round
    return left + 1 if s.phase == DECLINE and left > 0 else left


def declines_left(s: Gentes) -> i64:
    """§4.2.D Return how often cities will be activated."""
    if s.phase == FINAL:
        return 0
    return rounds_left(s) if s.phase == DECLINE else ROUNDS + 1 - s.round


def prospects(s: Gentes, seat: i64) -> i64:
    """§5.0 Return what a seat's position is worth."""
    value = POINT * s.points(seat) + money(s, seat) + time(s, seat)
    if s.phase == FINAL:
        return value + END_CUBE * s.all_cubes(seat) + final_hand(s, seat)
    left = rounds_left(s)
    value += TEMPLE_CUBE * s.cubes(seat, TEMPLE) + ORACLE_CUBE * s.cubes(seat, ORACLE)
    value += STRANGER * left * s.all_people(seat)
    if left > 0 and leads_next(s) == seat:
        value += LEAD
    value += cities(s, seat) + bonuses(s, seat) + lasting_cards(s, seat, left)
    return value + hand(s, seat, left)


def leads_next(s: Gentes) -> i64:
    """§4.2.A Return who will begin the next round, as things stand."""
    if s.tiles >> LEADER_TILE & 1 == 0:
        seat: i64
        for seat in range(s.seats):
            if s.on_mat(seat, TILES_AT) >> LEADER_TILE & 1:
                return seat
    return s.start


def money(s: Gentes, seat: i64) -> i64:
    """§5.0.B Coins: the first are needed, many are not; at the end ten make a point."""
    coins = s.coins(seat)
    if s.phase == FINAL or (s.phase == DECLINE and rounds_left(s) == 0):
        return END_COIN * coins
    is_late = rounds_left(s) == 0
    coin: i64 = LATE_COIN if is_late else COIN
    enough: i64 = ENOUGH_LATE if is_late else ENOUGH_COINS
    if coins <= enough:
        return coin * coins
    return coin * enough + RICH_COIN * (coins - enough)


def time(s: Gentes, seat: i64) -> i64:
    """§4.1.A2, §5.0.D Free fields now, fields of later rounds that cubes block, and hourglasses that stay."""
    if s.phase == FINAL:
        return 0
    left = rounds_left(s)
    blocked = FIELD * left * s.on_mat(seat, CUBES_AT)
    if s.phase == DECLINE:
        debt = hourglasses_left(s, seat)
        return -blocked - (POINT * penalty(s, debt) if left == 0 else DEBT * debt)
    debt = s.on_mat(seat, DOUBLES_AT)
    cost = POINT * penalty(s, debt) if left == 0 else DEBT * debt
    return FIELD * s.free_fields(seat) - blocked - cost


def cities(s: Gentes, seat: i64) -> i64:
    """§4.1.seafarer, §4.2.D The best city of each region pays in every decline, others when it is built on."""
    declines = declines_left(s)
    spaces = s.spaces(seat)
    value: i64 = 0
    region: i64
    for region in range(REGION_COUNT):
        own = spaces & s.t.region_spaces[region]
        best: i64 = 0
        while own:
            income = yearly(s, lowest_bit(own))
            best = max(best, income)
            value += REGION_MATE * declines
            own &= own - 1
        value += best * declines
    towns = spaces >> TOWN_AT
    while towns:
        kind = lowest_bit(towns) // TOWNS_PER_KIND
        value += (INVENTION if kind == INVENTORS else TOWN) * (declines - 1)
        towns &= towns - 1
    return value


def yearly(s: Gentes, city: i64) -> i64:
    """§4.2.D What a city brings in one decline."""
    symbol = s.t.symbol_of[city]
    amount = s.t.income_amount[symbol]
    if symbol == POINTS:
        return POINT * amount
    if symbol == TRADE:
        return COIN * amount * 8 // 10
    return (TEMPLE_CUBE if symbol == TEMPLE else ORACLE_CUBE) * amount


def bonuses(s: Gentes, seat: i64) -> i64:
    """§4.1.B Progress towards bonus tiles: more, the nearer they are."""
    value: i64 = 0
    bonus: i64
    for bonus in range(BONUS_COUNT):
        if s.on_mat(seat, BONUSES_AT) >> bonus & 1 == 0:
            first = s.bonuses >> PACKED_BITS * bonus & PACKED_MOST == 0
            points = s.t.bonus_first if first else s.t.bonus_later
            if bonus == 0:
                have: i64 = count_bits(s.spaces(seat))
                need: i64 = CITIES_EACH
            elif bonus == 1:
                have = count_bits(s.played(seat))
                need = CARDS_FOR_BONUS
            else:
                have = s.all_people(seat)
                need = EVERYBODY
            value += points * have * have * NEAR // (need * need)
    return value


# -- cards ----------------------------------------------------------------------------------------------------------


def estimates_of(t: GentesTables) -> Row:
    """§4.1.chronicler Return four numbers per card: worth, worth per round left and per decline left, lasting worth."""
    found = ints(CARD_COUNT * ESTIMATES, 0)
    card: i64
    for card in range(CARD_COUNT):
        at = card * ESTIMATES
        effects = card * EFFECT_COUNT
        value = POINT * t.card_points[card] + COIN * t.gain_coins[card] * 8 // 10
        value += TEMPLE_CUBE * t.effects[effects + TEMPLE] + ORACLE_CUBE * t.effects[effects + ORACLE]
        value += PERSON * t.effects[effects + ANY]
        group: i64
        for group in range(GROUP_COUNT):
            value += GIVEN * (t.effects[effects + GAIN_AT + group] - t.effects[effects + LOSE_AT + group])
        found[at + LASTING] = lasting(t, card)
        found[at + PER_ROUND] = found[at + LASTING] + FIELD * t.effects[effects + UNLOCK]
        found[at + PER_ROUND] += MARK * count_bits(t.marks[card])
        found[at + PER_DECLINE] = declining(t, card)
        found[at] = value
    return found


def estimates(s: Gentes) -> Row:
    """§4.1.chronicler Return the estimates of this match's cards."""
    memory = s.t.memory
    if len(memory.estimates) == 0:
        memory.estimates = estimates_of(s.t)
    return memory.estimates


def lasting(t: GentesTables, card: i64) -> i64:
    """§4.1.A What a played card brings in every round that is left."""
    each: i64 = 40 * count_bits(t.printed[card])
    if t.round_cards >> card & 1:
        each += FIELD
    if t.tax_cards >> card & 1:
        each += 2 * COIN
    if t.share_cards >> card & 1:
        each += 4 * COIN
    if t.more_cards >> card & 1:
        each += GIVEN
    if t.price_cards >> card & 1:
        each += 2 * COIN
    if t.less_cards >> card & 1:
        each += 2 * COIN
    return each


def declining(t: GentesTables, card: i64) -> i64:
    """§4.2.D What a played card brings in every decline that is left."""
    value: i64 = 0
    if t.gift_cards >> card & 1:
        value = COIN * t.gift_coins[card] + POINT * t.gift_points[card] + POINT * t.gift_activate[card]
        value += TEMPLE_CUBE * t.gift_cubes[card] + ORACLE_CUBE * t.gift_cubes[CARD_COUNT + card]
    if t.exchange_cards >> card & 1:
        gain = POINT * t.exchange_points[card] + GIVEN * t.exchange_any[card] - 20 * t.exchange_coins[card]
        if gain > 0:
            value += gain * t.exchange_times[card]
    return value


def lasting_cards(s: Gentes, seat: i64, left: i64) -> i64:
    """§4.1.A What played cards will still bring."""
    known = estimates(s)
    rounds: i64 = 0
    declines: i64 = 0
    cards = s.played(seat)
    while cards:
        at = lowest_bit(cards) * ESTIMATES
        rounds += known[at + LASTING]
        declines += known[at + PER_DECLINE]
        cards &= cards - 1
    return rounds * left + declines * declines_left(s)


def worth(s: Gentes, seat: i64, card: i64, left: i64) -> i64:
    """§4.1.chronicler What playing a card brings."""
    known = estimates(s)
    at = card * ESTIMATES
    value = known[at] + known[at + PER_ROUND] * left + known[at + PER_DECLINE] * declines_left(s)
    best: i64 = 0
    marks = s.t.marks[card]
    have = s.on_mat(seat, MARKS_AT)
    while marks:
        if marks & 1 and have & PACKED_MOST >= best:
            best = (have & PACKED_MOST) + 1
        marks >>= 1
        have >>= PACKED_BITS
    return value + POINT * best


def hand(s: Gentes, seat: i64, left: i64) -> i64:
    """§4.1.chronicler, §5.0.A Hand cards: the most promising first, as long as there is time to play them."""
    cards = s.hand(seat)
    value: i64 = 0
    over = count_bits(cards) - HAND_MOST
    if over > 0:
        value -= FIELD * over * 3 // 4
    fields = 2 * (s.free_fields(seat) if s.phase != DECLINE else 0) + 16 * left  # in halves of a field
    prospect = ints(CARD_COUNT, 0)
    needed = ints(CARD_COUNT, 0)
    rest = cards
    while rest:
        card = lowest_bit(rest)
        note_prospect(s, seat, card, left, prospect, needed)
        rest &= rest - 1
    while cards:
        card = most_promising(cards, prospect)
        cards &= ~bit(card)
        fields -= needed[card]
        lost = -POINT * half_points(s, card)
        value += prospect[card] if fields >= 0 and prospect[card] > lost else lost
    return value


def note_prospect(s: Gentes, seat: i64, card: i64, left: i64, prospect: Row, needed: Row) -> None:
    """§4.1.chronicler Note what a card is worth after all it takes to play it, and the time that takes, in halves."""
    people = missing_people(s, seat, card)
    lacking = missing_cities(s, seat, card)
    towns = count_in(lacking, 0) + count_in(lacking, 1) + count_in(lacking, 2)
    costs = PERSON * people + CITY * towns + PLAYING
    if left == 0:
        costs = costs * LATE // 100
    prospect[card] = worth(s, seat, card, left) - costs
    needed[card] = 5 + 2 * people + 7 * towns


def most_promising(cards: i64, prospect: Row) -> i64:
    """§4.1.chronicler Return the card with the best prospect."""
    found = lowest_bit(cards)
    cards &= cards - 1
    while cards:
        card = lowest_bit(cards)
        if prospect[card] > prospect[found]:
            found = card
        cards &= cards - 1
    return found


def final_hand(s: Gentes, seat: i64) -> i64:
    """§5.0.A Hand cards in the final scoring: what can score, and how near the others are."""
    value: i64 = 0
    cards = s.hand(seat)
    temple = s.cubes(seat, TEMPLE)
    while cards:
        card = lowest_bit(cards)
        half = POINT * half_points(s, card)
        people = missing_people(s, seat, card)
        if missing_cities(s, seat, card) == 0 and people <= temple:
            value += half - END_CUBE * people
            temple -= people
        else:
            value -= half
        cards &= cards - 1
    return value


# -- setup ----------------------------------------------------------------------------------------------------------


def best_draft(s: Gentes, seat: i64, legal: list[int]) -> int:
    """§3.0 Return the card that brings most for the people it takes, best beside what is in hand."""
    best: i64 = -MUCH
    found = legal[0]
    for choice in legal:
        twin = s.clone()
        twin.top.choose(twin, seat, choice)
        value = hand(twin, seat, ROUNDS - 1)
        if value > best:
            best = value
            found = choice
    return found


def best_settler(s: Gentes, seat: i64, taken: i64) -> int:
    """§3.0 Return the first of the people that the hand asks for most: they are named in a fixed order."""
    twin = s.clone()
    first: i64 = GROUP_COUNT
    _: i64
    for _ in range(taken, PEOPLE_AT_START):
        wanted = most_wanted(twin, seat)
        twin.mats[seat * MAT + PEOPLE_AT + wanted] += 1
        first = min(first, wanted)
    return int(SETTLE.at(first))


def most_wanted(s: Gentes, seat: i64) -> i64:
    """§3.0 Return the group of which one more person helps the hand most."""
    best: i64 = -MUCH
    found: i64 = 0
    group: i64
    for group in range(GROUP_COUNT):
        s.mats[seat * MAT + PEOPLE_AT + group] += 1
        value = hand(s, seat, ROUNDS - 1)
        s.mats[seat * MAT + PEOPLE_AT + group] -= 1
        if value > best:
            best = value
            found = group
    return found
