"""§4.1.chronicler Playing a card: requirements, temple cubes that stand in for people, rewards, penalties, symbols."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from saecula.games.gentes import state, words
from saecula.games.gentes.kinds import EFFECT_COUNT, GROUP_COUNT, LOSE_AT, MARK_COUNT, POINTS, TEMPLE
from saecula.games.gentes.rules.bearing import AREAS_FROM, can_bear, reserves_of
from saecula.games.gentes.rules.effects import NO_EFFECT, Effects
from saecula.games.gentes.state import Gentes, add_each, bit, lowest_bit
from saecula.kernel.choices import Choices
from saecula.kernel.frames import Once
from saecula.kernel.rows import Row, ints
from saecula.kernel.state import ALLOWED
from saecula.kernel.verbs import counted


def missing_people(s: Gentes, seat: i64, card: i64) -> i64:
    """§4.1.chronicler Return the number of people that a card's requirement lacks; printed ones count (A35)."""
    mats = s.mats
    needs = s.t.need
    at = seat * state.MAT
    printed = mats[at + state.PRINTED_AT]
    missing: i64 = 0
    group: i64
    for group in range(GROUP_COUNT):
        have = mats[at + state.PEOPLE_AT + group] + (printed & state.PACKED_MASK)
        need = needs[card * GROUP_COUNT + group]
        if need > have:
            missing += need - have
        printed >>= state.PACKED_BITS
    return missing


def missing_by_group(s: Gentes, seat: i64, card: i64) -> i64:
    """§4.1.chronicler Return the people that a card's requirement lacks, packed by group."""
    at = seat * state.MAT
    printed = s.mats[at + state.PRINTED_AT]
    missing: i64 = 0
    group: i64
    for group in range(GROUP_COUNT):
        have = s.mats[at + state.PEOPLE_AT + group] + (printed & state.PACKED_MASK)
        need = s.t.need[card * GROUP_COUNT + group]
        if need > have:
            missing += counted(group, need - have)
        printed >>= state.PACKED_BITS
    return missing


def missing_cities(s: Gentes, seat: i64, card: i64) -> i64:
    """§4.1.chronicler Return the cities that a card's requirement lacks, packed: temple, oracle, trade (A5, A6)."""
    missing: i64 = 0
    symbol: i64
    for symbol in range(POINTS):
        need = s.t.city_need[card * POINTS + symbol]
        if need > 0:
            lack = need - s.cities_of(seat, symbol)
            if lack > 0:
                missing += counted(symbol, lack)
    return missing


def why_not_fulfilled(s: Gentes, seat: i64, card: i64) -> i64:
    """§4.1.chronicler The card is in hand, and its people and cities are there; a temple cube stands in for a person.

    The reward of the card itself does not help (A34), and no cube stands in for a city (A36).
    """
    if s.hand(seat) >> card & 1 == 0:
        return s.say(words.NOT_IN_HAND, card)
    if missing_people(s, seat, card) > s.cubes(seat, TEMPLE):
        return s.say(words.PEOPLE_MISSING, card, missing_by_group(s, seat, card), s.cubes(seat, TEMPLE))
    cities = missing_cities(s, seat, card)
    return s.say(words.CITY_MISSING, card, cities) if cities else ALLOWED


def why_not_play(s: Gentes, seat: i64, card: i64) -> i64:
    """§4.1.chronicler Requirements, and penalties that can be borne: a person on the board or three cubes (A37)."""
    refusal = why_not_fulfilled(s, seat, card)
    if refusal != ALLOWED or s.t.losers >> card & 1 == 0 or can_lose(s, seat, card):
        return refusal
    return s.say(words.PENALTY_MISSING, card)


def can_lose(s: Gentes, seat: i64, card: i64) -> bool:
    """§4.1.B Say whether the penalties can be borne once temple cubes have stood in for missing people (A72)."""
    at_once = True
    group: i64
    for group in range(GROUP_COUNT):
        if s.t.effects[card * EFFECT_COUNT + LOSE_AT + group] > s.people(seat, group):
            at_once = False
    if at_once:
        return True
    reserves = reserves_of(s, seat)
    reserves.row[AREAS_FROM + TEMPLE] -= missing_people(s, seat, card)
    return can_bear(reserves, effects_of(s, card))


def effects_of(s: Gentes, card: i64) -> Row:
    """§4.1.chronicler Return the number of each reward and penalty whose order might matter."""
    left = ints(EFFECT_COUNT, 0)
    effect: i64
    for effect in range(EFFECT_COUNT):
        left[effect] = s.t.effects[card * EFFECT_COUNT + effect]
    return left


def why_not_any_play(s: Gentes, seat: i64) -> i64:
    """§4.1.A1 A card must be played (A30)."""
    cards = s.hand(seat)
    while cards:
        if why_not_play(s, seat, lowest_bit(cards)) == ALLOWED:
            return ALLOWED
        cards &= cards - 1
    return words.NOTHING_PLAYABLE


@final
@mypyc_attr(free_list_len=1)
class PlayCard(Once[Gentes]):
    """§4.1.chronicler Which card is played?"""

    def ask(self, s: Gentes, seat: i64) -> i64:
        """§4.1.chronicler Which card do you play?"""
        return words.ASK_PLAY

    def about(self, s: Gentes, choice: i64) -> bool:
        """§4.1.chronicler Say whether a choice plays a card."""
        return words.PLAY.has(choice)

    def candidates(self, s: Gentes, seat: i64, out: Choices) -> None:
        """§4.1.chronicler Add the hand."""
        add_each(out, words.PLAY, s.hand(seat))

    def why_not(self, s: Gentes, seat: i64, choice: i64) -> i64:
        """§4.1.chronicler Judge a card."""
        return why_not_play(s, seat, words.PLAY.x(choice))

    def notes(self, s: Gentes, seat: i64, choice: i64) -> None:
        """§4.1.chronicler Note the temple cubes it takes."""
        s.say(0, missing_people(s, seat, words.PLAY.x(choice)))

    def answer(self, s: Gentes, choice: i64) -> None:
        """§4.1.chronicler Stand-ins are paid, exactly as many as are missing (A71); points and coins come at once."""
        card = words.PLAY.x(choice)
        seat = self.seat
        virtual = spend_temple(s, seat, card)
        s.card = card
        s.put(seat, state.HAND_AT, s.hand(seat) & ~bit(card))
        s.put(seat, state.PLAYED_AT, s.played(seat) | bit(card))
        s.put(seat, state.PRINTED_AT, s.on_mat(seat, state.PRINTED_AT) + s.t.printed[card])
        s.add_points(seat, state.CARD_POINTS, s.t.card_points[card])
        s.tell(words.PLAYS, seat, card, s.t.card_points[card], virtual)
        if s.t.gain_coins[card] > 0:
            s.add_coins(seat, s.t.gain_coins[card])
            s.tell(words.RECEIVES, seat, s.t.gain_coins[card])
        s.push(Effects(seat, effects_of(s, card), NO_EFFECT))

    def copy(self) -> PlayCard:
        return PlayCard(self.seat, self.answered)


def spend_temple(s: Gentes, seat: i64, card: i64) -> i64:
    """§4.1.chronicler One temple cube for each missing person; virtual people are not marked anywhere (A71)."""
    virtual = missing_people(s, seat, card)
    s.set_cubes(seat, TEMPLE, s.cubes(seat, TEMPLE) - virtual)
    return virtual


def score_symbols(s: Gentes) -> None:
    """§4.1.chronicler One symbol of the played card scores all symbols of its row, the best one by itself (A40)."""
    if s.card == state.NO_CARD:
        return
    seat = s.active
    best: i64 = 0
    chosen: i64 = 0
    mark: i64
    for mark in range(MARK_COUNT):
        if s.t.marks[s.card] >> mark & 1:
            s.put(seat, state.MARKS_AT, s.on_mat(seat, state.MARKS_AT) + (1 << state.PACKED_BITS * mark))
            if s.marks(seat, mark) > best:
                best = s.marks(seat, mark)
                chosen = mark
    if best > 0:
        s.add_points(seat, state.SYMBOL_POINTS, best)
        s.tell(words.SYMBOLS_SCORED, seat, chosen, best)
