"""§5.0 The end: hand cards, coins, cubes and hourglasses; who wins."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.gentes.kinds import FINAL
from saecula.games.gentes.rules.chronicler import missing_people, spend_temple, why_not_fulfilled
from saecula.games.gentes.rules.extras import (
    add_all_extras,
    add_extras,
    do_extra,
    has_extra,
    is_extra,
    note_extra,
    why_not_extra,
)
from saecula.games.gentes.state import (
    COIN_POINTS,
    CUBE_POINTS,
    DOUBLES_AT,
    HAND_AT,
    HAND_POINTS,
    HOURGLASS_POINTS,
    LETTER_RULES,
    NOBODY_YET,
    POINTS_AT,
    SINGLES_AT,
    Gentes,
    add_each,
    bit,
    count_bits,
    lowest_bit,
)
from saecula.games.gentes.words import (
    ASK_SCORE,
    COINS_SCORED,
    CUBES_SCORED,
    ENDS,
    HOURGLASSES_SCORED,
    LEAVES,
    MISSES,
    SCORE,
    SCORES,
    WINS,
)
from saecula.kernel.choices import Choices
from saecula.kernel.frames import EachSeat, tell_winners
from saecula.kernel.rows import row
from saecula.kernel.state import ALLOWED, DONE, NOBODY, Frame

COINS_PER_POINT: Final = 10
CARD_WEIGHT: Final = 1_000_000  # a played card counts more among equals than any coins
CUBES_PER_POINT: Final = 2
MAX_HOURGLASSES_COUNTED: Final = 4


def score_hands(s: Gentes) -> None:
    """§5.0.A In player order (A82); only this part has decisions (A83)."""
    s.phase = FINAL
    s.push(HandScoring(s.start, 0))


@final
@mypyc_attr(free_list_len=1)
class HandScoring(EachSeat[Gentes]):
    """§5.0.A Everybody scores the hand."""

    def each(self, s: Gentes, seat: i64) -> None:
        """§5.0.A One seat's hand."""
        s.active = seat
        s.push(ScoreHand(seat, False))

    def run(self, s: Gentes) -> None:
        """§5.0.A Begin the next seat's hand."""
        if self.done == s.seats:
            s.active = NOBODY_YET
        super().run(s)

    def copy(self) -> HandScoring:
        return HandScoring(self.first, self.done)


def half_points(s: Gentes, card: i64) -> i64:
    """§5.0.A Half the card's points, rounded up."""
    return (s.t.card_points[card] + 1) // 2


def loses_unscored(s: Gentes) -> bool:
    """§5.0.A Say whether a card that could be scored, and is not, costs points (A50)."""
    return s.t.unscored_lost or s.rules < LETTER_RULES


@final
@mypyc_attr(free_list_len=1)
class ScoreHand(Frame[Gentes]):
    """§5.0.A Cards whose requirements hold score half, in any order, additional actions between them (A75, A82)."""

    seat: i64
    closed: bool

    def __init__(self, seat: i64, closed: bool) -> None:
        self.seat = seat
        self.closed = closed

    def owes(self, s: Gentes) -> i64:
        """§5.0.A Return the seat while a card can score, or an additional action could make one score."""
        if self.closed or s.hand(self.seat) == 0:
            return NOBODY
        return 1 << self.seat if has_extra(s, self.seat) or self.has_card(s) else NOBODY

    def has_card(self, s: Gentes) -> bool:
        """§5.0.A Say whether a card of the hand can be scored as things are."""
        cards = s.hand(self.seat)
        while cards:
            if why_not_fulfilled(s, self.seat, lowest_bit(cards)) == ALLOWED:
                return True
            cards &= cards - 1
        return False

    def ask(self, s: Gentes, seat: i64) -> i64:
        """§5.0.A Which card do you score? Or only additional actions can help (A75)."""
        return s.say(ASK_SCORE, 1 if self.has_card(s) else 0, 1 if loses_unscored(s) else 0)

    def about(self, s: Gentes, choice: i64) -> bool:
        """§5.0.A Say whether a choice belongs to scoring the hand."""
        return SCORE.has(choice) or is_extra(choice) or choice == DONE

    def candidates(self, s: Gentes, seat: i64, out: Choices) -> None:
        """§5.0.A Add the hand, additional actions, and the end."""
        add_each(out, SCORE, s.hand(seat))
        add_all_extras(out)
        out.add(DONE)

    def why_not(self, s: Gentes, seat: i64, choice: i64) -> i64:
        """§5.0.A Requirements must hold; penalties no longer count (A49); stopping is allowed (A50)."""
        if choice == DONE:
            return ALLOWED
        return why_not_extra(s, seat, choice) if is_extra(choice) else why_not_fulfilled(s, seat, SCORE.x(choice))

    def choices(self, s: Gentes, seat: i64, out: Choices) -> None:
        """§5.0.A Same as the default, but only for possible choices."""
        cards = s.hand(seat)
        while cards:
            if why_not_fulfilled(s, seat, lowest_bit(cards)) == ALLOWED:
                out.add(SCORE.at(lowest_bit(cards)))
            cards &= cards - 1
        add_extras(s, seat, out)
        out.add(DONE)

    def notes(self, s: Gentes, seat: i64, choice: i64) -> None:
        """§5.0.A Note the points of a card, and the temple cubes it takes."""
        if SCORE.has(choice):
            s.say(0, half_points(s, SCORE.x(choice)), missing_people(s, seat, SCORE.x(choice)))
        else:
            note_extra(s, choice)

    def choose(self, s: Gentes, seat: i64, choice: i64) -> None:
        """§5.0.A Score a card: temple cubes are spent, people and cities are not (A82); it joins no display (A49)."""
        if choice == DONE:
            self.closed = True
        elif is_extra(choice):
            do_extra(s, seat, choice)
        else:
            card = SCORE.x(choice)
            virtual = spend_temple(s, seat, card)
            s.put(seat, HAND_AT, s.hand(seat) & ~bit(card))
            s.add_points(seat, HAND_POINTS, half_points(s, card))
            s.tell(SCORES, seat, card, half_points(s, card), virtual)

    def run(self, s: Gentes) -> None:
        """§5.0.A Cards that cannot be fulfilled cost half their points; by option also others left unscored (A50)."""
        lost = loses_unscored(s)
        cards = s.hand(self.seat)
        while cards:
            card = lowest_bit(cards)
            if not lost and why_not_fulfilled(s, self.seat, card) == ALLOWED:
                s.tell(LEAVES, self.seat, card)
                cards &= cards - 1
                continue
            s.add_points(self.seat, HAND_POINTS, -half_points(s, card))
            s.tell(MISSES, self.seat, card, half_points(s, card))
            cards &= cards - 1
        s.put(self.seat, HAND_AT, 0)
        s.pop()

    def copy(self) -> ScoreHand:
        return ScoreHand(self.seat, self.closed)


def score_coins(s: Gentes) -> None:
    """§5.0.B One point for 10 coins, which are given up."""
    seat: i64
    for seat in range(s.seats):
        points = s.coins(seat) // COINS_PER_POINT
        s.add_points(seat, COIN_POINTS, points)
        s.add_coins(seat, -COINS_PER_POINT * points)
        s.tell(COINS_SCORED, seat, points)


def score_cubes(s: Gentes) -> None:
    """§5.0.C One point for two cubes of temple and oracle together."""
    seat: i64
    for seat in range(s.seats):
        points = s.all_cubes(seat) // CUBES_PER_POINT
        s.add_points(seat, CUBE_POINTS, points)
        s.tell(CUBES_SCORED, seat, points)


def hourglasses_left(s: Gentes, seat: i64) -> i64:
    """§5.0.D Return the hourglasses on a time track: a double of step E counts two (A46)."""
    return s.on_mat(seat, SINGLES_AT) + 2 * s.on_mat(seat, DOUBLES_AT)


def penalty(s: Gentes, hourglasses: i64) -> i64:
    """§5.0.D Return the points that hourglasses cost: four or more as much as four."""
    return s.t.penalty[hourglasses if hourglasses < MAX_HOURGLASSES_COUNTED else MAX_HOURGLASSES_COUNTED]


def score_hourglasses(s: Gentes) -> None:
    """§5.0.D Hourglasses that are left cost points."""
    seat: i64
    for seat in range(s.seats):
        hourglasses = hourglasses_left(s, seat)
        points = penalty(s, hourglasses)
        s.add_points(seat, HOURGLASS_POINTS, -points)
        if hourglasses > 0:
            s.tell(HOURGLASSES_SCORED, seat, hourglasses, points)
    everybody = range(s.seats)
    tell_winners(s, WINS, row([s.points(seat) for seat in everybody]), row([tie_break(s, seat) for seat in everybody]))
    s.tell(ENDS)


def tie_coins(s: Gentes, seat: i64) -> i64:
    """§5.0 Return the coins that count among equals: those left over, or all (A52)."""
    if s.t.tie_all_coins:
        return s.coins(seat) + COINS_PER_POINT * s.on_mat(seat, POINTS_AT + COIN_POINTS)
    return s.coins(seat)


def tie_break(s: Gentes, seat: i64) -> i64:
    """§5.0 Among equals more played cards, then more coins (A52); then shared (A84)."""
    return CARD_WEIGHT * count_bits(s.played(seat)) + tie_coins(s, seat)
