"""What cards are worth: in hand, before a seat, and in the final scoring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.gentes import kinds
from saecula.games.gentes.rules.chronicler import missing_cities, missing_people
from saecula.games.gentes.rules.final import half_points
from saecula.games.gentes.state import MARKS_AT, PACKED_BITS, PACKED_MASK, Gentes, bit, count_bits, lowest_bit
from saecula.games.gentes.tables import GentesTables
from saecula.games.gentes.thumb import worths
from saecula.games.gentes.thumb.worths import declines_left
from saecula.kernel.rows import Row, ints
from saecula.kernel.verbs import count_in

# Estimates have four numbers per card: what playing it brings, and …
ESTIMATES: Final = 4
PER_ROUND: Final = 1  # … for each round left
PER_DECLINE: Final = 2  # … for each decline left
LASTING: Final = 3  # what it brings after it was played, for each round left

# Prospects of a hand have four numbers per card, in order: what it brings less what it takes to play it, and …
PROSPECTS: Final = 4
LOSS: Final = 1  # … what it costs in the end if it stays in hand
PEOPLE_MISSING: Final = 2
CITIES_MISSING: Final = 3

# Times to play cards are in halves of a field.
HALVES_PER_ROUND: Final = 16
HALVES_TO_PLAY: Final = 5
HALVES_PER_PERSON: Final = 2
HALVES_PER_CITY: Final = 7


# -- estimates --------------------------------------------------------------------------------------------------------


def estimates(s: Gentes) -> Row:
    """§4.1.chronicler Return the estimates of this match's cards."""
    memory = s.t.memory
    if len(memory.estimates) == 0:
        memory.estimates = estimates_of(s.t)
    return memory.estimates


def estimates_of(t: GentesTables) -> Row:
    """§4.1.chronicler Work out the estimates of all cards."""
    found = ints(kinds.CARD_COUNT * ESTIMATES, 0)
    card: i64
    for card in range(kinds.CARD_COUNT):
        at = card * ESTIMATES
        effects = card * kinds.EFFECT_COUNT
        worth = worths.POINT_WORTH * t.card_points[card] + worths.COIN_WORTH * t.gain_coins[card] * 8 // 10
        worth += (
            worths.TEMPLE_CUBE_WORTH * t.effects[effects + kinds.TEMPLE]
            + worths.ORACLE_CUBE_WORTH * t.effects[effects + kinds.ORACLE]
        )
        worth += worths.TRAINING_COST * t.effects[effects + kinds.ANY]
        group: i64
        for group in range(kinds.GROUP_COUNT):
            worth += worths.CARD_PERSON_WORTH * (
                t.effects[effects + kinds.GAIN_AT + group] - t.effects[effects + kinds.LOSE_AT + group]
            )
        found[at] = worth
        found[at + LASTING] = lasting_worth(t, card)
        found[at + PER_ROUND] = found[at + LASTING] + worths.FIELD_WORTH * t.effects[effects + kinds.UNLOCK]
        found[at + PER_ROUND] += worths.SYMBOL_WORTH * count_bits(t.marks[card])
        found[at + PER_DECLINE] = decline_worth(t, card)
    return found


def lasting_worth(t: GentesTables, card: i64) -> i64:
    """§4.1.A Return what a played card brings in each round."""
    worth: i64 = 40 * count_bits(t.printed[card])
    if t.round_cards >> card & 1:
        worth += worths.FIELD_WORTH
    if t.tax_cards >> card & 1:
        worth += 2 * worths.COIN_WORTH
    if t.share_cards >> card & 1:
        worth += 4 * worths.COIN_WORTH
    if t.more_cards >> card & 1:
        worth += worths.CARD_PERSON_WORTH
    if t.price_cards >> card & 1:
        worth += 2 * worths.COIN_WORTH
    if t.less_cards >> card & 1:
        worth += 2 * worths.COIN_WORTH
    return worth


def decline_worth(t: GentesTables, card: i64) -> i64:
    """§4.2.D Return what a played card brings in each decline."""
    worth: i64 = 0
    if t.gift_cards >> card & 1:
        worth = worths.COIN_WORTH * t.gift_coins[card] + worths.POINT_WORTH * (
            t.gift_points[card] + t.gift_activate[card]
        )
        worth += (
            worths.TEMPLE_CUBE_WORTH * t.gift_cubes[card]
            + worths.ORACLE_CUBE_WORTH * t.gift_cubes[kinds.CARD_COUNT + card]
        )
    if t.exchange_cards >> card & 1:
        gain = worths.POINT_WORTH * t.exchange_points[card] + worths.CARD_PERSON_WORTH * t.exchange_any[card]
        gain -= 20 * t.exchange_coins[card]
        if gain > 0:
            worth += gain * t.exchange_times[card]
    return worth


# -- cards before a seat ----------------------------------------------------------------------------------------------


def played_worth(s: Gentes, seat: i64, left: i64) -> i64:
    """§4.1.A Return what played cards will still bring."""
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


# -- cards in hand ----------------------------------------------------------------------------------------------------


def hand_worth(s: Gentes, seat: i64, left: i64) -> i64:
    """§4.1.chronicler, §5.0.A Return what a hand is worth, less the time that cards beyond the limit cost."""
    over = count_bits(s.hand(seat)) - kinds.MAX_HAND
    worth = playable_worth(s, seat, left, prospects(s, seat, left))
    return worth - worths.FIELD_WORTH * over * 3 // 4 if over > 0 else worth


def playable_worth(s: Gentes, seat: i64, left: i64, found: Row) -> i64:
    """§4.1.chronicler, §5.0.A Add up the hand by its prospects: the best cards first, as long as there is time."""
    halves = 2 * (s.free_fields(seat) if s.phase != kinds.DECLINE else 0) + HALVES_PER_ROUND * left
    worth: i64 = 0
    places = bit(count_bits(s.hand(seat))) - 1
    while places:
        place = best_prospect(places, found)
        places &= ~bit(place)
        at = place * PROSPECTS
        halves -= HALVES_TO_PLAY + HALVES_PER_PERSON * found[at + PEOPLE_MISSING]
        halves -= HALVES_PER_CITY * found[at + CITIES_MISSING]
        worth += found[at] if halves >= 0 and found[at] > found[at + LOSS] else found[at + LOSS]
    return worth


def prospects(s: Gentes, seat: i64, left: i64) -> Row:
    """§4.1.chronicler Return the prospects of the cards in hand."""
    cards = s.hand(seat)
    found = ints(count_bits(cards) * PROSPECTS, 0)
    at: i64 = 0
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        people = missing_people(s, seat, card)
        lacking = missing_cities(s, seat, card)
        cities = count_in(lacking, 0) + count_in(lacking, 1) + count_in(lacking, 2)
        cost = worths.TRAINING_COST * people + worths.CITY_COST * cities + worths.PLAY_COST
        if left == 0:
            cost = cost * worths.LAST_ROUND_COST_PERCENT // 100
        found[at] = card_worth(s, seat, card, left) - cost
        found[at + LOSS] = -worths.POINT_WORTH * half_points(s, card)
        found[at + PEOPLE_MISSING] = people
        found[at + CITIES_MISSING] = cities
        at += PROSPECTS
    return found


def card_worth(s: Gentes, seat: i64, card: i64, left: i64) -> i64:
    """§4.1.chronicler Return what playing a card brings."""
    known = estimates(s)
    at = card * ESTIMATES
    worth = known[at] + known[at + PER_ROUND] * left + known[at + PER_DECLINE] * declines_left(s)
    best: i64 = 0
    marks = s.t.marks[card]
    have = s.on_mat(seat, MARKS_AT)
    while marks:
        if marks & 1 and have & PACKED_MASK >= best:
            best = (have & PACKED_MASK) + 1
        marks >>= 1
        have >>= PACKED_BITS
    return worth + worths.POINT_WORTH * best


def best_prospect(places: i64, found: Row) -> i64:
    """§4.1.chronicler Return the place in hand of the card with the best prospect."""
    best = lowest_bit(places)
    places &= places - 1
    while places:
        place = lowest_bit(places)
        if found[place * PROSPECTS] > found[best * PROSPECTS]:
            best = place
        places &= places - 1
    return best


def final_hand_worth(s: Gentes, seat: i64) -> i64:
    """§5.0.A Return what a hand brings in the final scoring: cards that can score, less those that cannot."""
    worth: i64 = 0
    cards = s.hand(seat)
    temple = s.cubes(seat, kinds.TEMPLE)
    while cards:
        card = lowest_bit(cards)
        half = worths.POINT_WORTH * half_points(s, card)
        people = missing_people(s, seat, card)
        if missing_cities(s, seat, card) == 0 and people <= temple:
            worth += half - worths.FINAL_CUBE_WORTH * people
            temple -= people
        else:
            worth -= half
        cards &= cards - 1
    return worth
