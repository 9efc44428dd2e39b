"""§4.5 The end of a dynasty: wonders, then chronicles; §10.0 the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from saecula.games.sands import kinds, layout, words
from saecula.games.sands.bits import count_bits, has_bit, lowest_bit, without_lowest
from saecula.games.sands.rules.empire import fountains, lyres, power_in, raise_heritage, structures
from saecula.games.sands.state import NONE, Sands, category_of_bin
from saecula.kernel.choices import Choices
from saecula.kernel.frames import EachSeat, Sequence, tell_winners
from saecula.kernel.rows import row
from saecula.kernel.state import ALLOWED, NOBODY, Frame

DYNASTIES: Final = 3  # §4.0
END_BONUS: Final = 3  # §10.0

STRUCTURES_BIN: Final = 0
FOUNTAINS_BIN: Final = 1
TERRITORIES_BIN: Final = 2
POPULATION_BIN: Final = 3
CONTACTS_BIN: Final = 4
LYRES_BIN: Final = 5


def is_over(s: Sands) -> bool:
    """§10.0, R74 Say whether the third dynasty has been scored."""
    return s.dynasty == DYNASTIES


def end_dynasty(s: Sands) -> None:
    """§4.5, R103 The dynasty ends if the marker has reached the next colour."""
    if s.position >= s.t.dynasty_end[s.dynasty]:
        s.tell(words.DYNASTY_ENDS, s.dynasty + 1)
        s.push(Scoring(0))


# -- what is counted --------------------------------------------------------------------------------------------------


def contacts(s: Sands, seat: i64) -> i64:
    """§4.5 Return the trade goods and others' capital or city territories that a seat's caravans touch, each once."""
    own = s.caravans(seat)
    total = count_bits(own & s.t.goods)
    other: i64
    for other in range(s.seats):
        if other != seat:
            left = s.seats_of_power(other)
            while left:
                if s.t.borders_at[lowest_bit(left)] & own != 0:
                    total += 1
                left = without_lowest(left)
    return total


def achievement(s: Sands, seat: i64, place: i64) -> i64:
    """§4.5 Return what a seat has achieved in a bin's category."""
    if place == STRUCTURES_BIN:
        return structures(s, seat)
    if place == FOUNTAINS_BIN:
        return fountains(s, seat)
    if place == TERRITORIES_BIN:
        return s.size_of(seat)
    if place == POPULATION_BIN:
        return s.population(seat)
    return contacts(s, seat) if place == CONTACTS_BIN else lyres(s, seat)


def scoring_heritage(s: Sands, seat: i64, category: i64) -> i64:
    """§4.5, R18, R62, R106 Return the heritage that counts: before any gain of this scoring, more with Literature."""
    return s.heritage(seat, category) + s.effect(seat, kinds.E_CHRONICLE_HERITAGE)


def is_eligible(s: Sands, seat: i64, place: i64) -> bool:
    """§4.5 Say whether the chronicle in a bin can be scored by itself: threshold met, heritage sufficient."""
    card = s.in_bin(seat, place)
    if card == NONE or achievement(s, seat, place) < s.t.need(card, place):
        return False
    return s.t.chronicle_heritage[card] <= scoring_heritage(s, seat, category_of_bin(place))


def fit_together(s: Sands, seat: i64, category: i64) -> bool:
    """§4.5 Say whether the two chronicles of a category need no more heritage together than there is."""
    first = category * kinds.BINS_PER_CATEGORY
    return heritage_of_both(s, seat, first) <= scoring_heritage(s, seat, category)


def heritage_of_both(s: Sands, seat: i64, first: i64) -> i64:
    """§4.5 Return the heritage that the chronicles of a category's two bins need together."""
    return s.t.chronicle_heritage[s.in_bin(seat, first)] + s.t.chronicle_heritage[s.in_bin(seat, first + 1)]


def tell_short(s: Sands, seat: i64, place: i64) -> None:
    """§4.5 Tell why the chronicle in a bin does not score: too little achieved, too little heritage, or both."""
    card = s.in_bin(seat, place)
    shown = achievement(s, seat, place)
    heritage = scoring_heritage(s, seat, category_of_bin(place))
    if shown < s.t.threshold[card * kinds.BIN_COUNT + place]:
        s.tell(words.FALLS_SHORT, seat, card, place, shown, s.t.threshold[card * kinds.BIN_COUNT + place])
    if heritage < s.t.chronicle_heritage[card]:
        s.tell(words.LACKS_HERITAGE, seat, card, place, heritage, s.t.chronicle_heritage[card])


# -- the scoring ------------------------------------------------------------------------------------------------------


def score_wonders(s: Sands) -> None:
    """§4.5 A point for each controlled wonder, two with Vision (R80)."""
    seat: i64
    for seat in range(s.seats):
        points: i64 = 0
        left = s.lands(seat)
        while left:
            land = lowest_bit(left)
            left = without_lowest(left)
            there = count_bits(s.built(land) & s.t.with_power[kinds.P_POINTS])
            points += power_in(s, seat, land, kinds.P_POINTS) + s.effect(seat, kinds.E_WONDER_POINTS) * there
        if points > 0:
            s.change(seat, layout.WONDER_POINTS_AT, points)
            s.tell(words.WONDERS, seat, points)


def flip_chronicles(s: Sands) -> None:
    """§4.5 All chronicles are turned up; then each player's are evaluated in turn order."""
    s.flipped = True
    s.reveal()
    s.push(Chronicles(s.start, 0))


def return_chronicles(s: Sands) -> None:
    """§4.5 All chronicles go back to their owners; the next dynasty begins."""
    seat: i64
    for seat in range(s.seats):
        place: i64
        for place in range(kinds.BIN_COUNT):
            s.set(seat, layout.BINS_AT + place, NONE)
    s.flipped = False
    s.dynasty += 1
    if is_over(s):
        award_bonuses(s)


SCORING: Final[tuple[Callable[[Sands], None], ...]] = (score_wonders, flip_chronicles, return_chronicles)


@final
class Scoring(Sequence[Sands]):
    """§4.5 Wonders, chronicles, cards back to the hands."""

    def steps(self) -> tuple[Callable[[Sands], None], ...]:
        """§4.5 Return the steps."""
        return SCORING

    def copy(self) -> Scoring:
        return Scoring(self.step)


@final
class Chronicles(EachSeat[Sands]):
    """§4.5 Every player's chronicles, beginning with the start player."""

    def each(self, s: Sands, seat: i64) -> None:
        """§4.5 Begin with one player's."""
        s.set(seat, layout.FINAL_CHRONICLES_AT, 0)
        s.push(Evaluate(seat, 0, 0))

    def copy(self) -> Chronicles:
        return Chronicles(self.first, self.done)


@final
class Evaluate(Frame[Sands]):
    """§4.5 One player's chronicles, category by category; R19 they choose where only one of two can score."""

    seat: i64
    category: i64
    scored: i64  # categories in which points were scored, as a bit set

    def __init__(self, seat: i64, category: i64, scored: i64) -> None:
        self.seat = seat
        self.category = category
        self.scored = scored

    def is_torn(self, s: Sands) -> bool:
        """§4.5 Say whether both chronicles of the category can be scored, but not together."""
        first = self.category * kinds.BINS_PER_CATEGORY
        if not is_eligible(s, self.seat, first) or not is_eligible(s, self.seat, first + 1):
            return False
        return not fit_together(s, self.seat, self.category)

    def owes(self, s: Sands) -> i64:
        """§4.5 Return the player, if they have to choose."""
        return 1 << self.seat if self.category < kinds.CATEGORY_COUNT and self.is_torn(s) else NOBODY

    def ask(self, s: Sands, seat: i64) -> i64:
        """§4.5 Which of the two chronicles do you score?"""
        return s.say(words.ASK_SCORE, self.category, scoring_heritage(s, seat, self.category))

    def about(self, s: Sands, choice: i64) -> bool:
        """§4.5 Say whether a choice is a chronicle."""
        return words.SCORE.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§4.5 Add the two."""
        first = self.category * kinds.BINS_PER_CATEGORY
        out.add(words.SCORE.at(s.in_bin(seat, first)))
        out.add(words.SCORE.at(s.in_bin(seat, first + 1)))

    def why_not(self, s: Sands, seat: i64, choice: i64) -> i64:
        """§4.5 Only one of the two."""
        card = words.SCORE.x(choice)
        first = self.category * kinds.BINS_PER_CATEGORY
        if card == s.in_bin(seat, first) or card == s.in_bin(seat, first + 1):
            return ALLOWED
        return s.say(words.NOT_ELIGIBLE, card)

    def notes(self, s: Sands, seat: i64, choice: i64) -> None:
        """§4.5 Note the points."""
        s.say(0, s.t.chronicle_points[words.SCORE.x(choice)])

    def choose(self, s: Sands, seat: i64, choice: i64) -> None:
        """§4.5 Score it; the other is left out."""
        first = self.category * kinds.BINS_PER_CATEGORY
        chosen = first if s.in_bin(seat, first) == words.SCORE.x(choice) else first + 1
        self.score(s, chosen)
        other = first + first + 1 - chosen
        heritage = scoring_heritage(s, seat, self.category)
        s.tell(words.LEFT_OUT, seat, s.in_bin(seat, other), other, heritage, heritage_of_both(s, seat, first))
        self.category += 1

    def score(self, s: Sands, place: i64) -> None:
        """§4.5 The points of the card."""
        card = s.in_bin(self.seat, place)
        points = s.t.chronicle_points[card]
        s.change(self.seat, layout.CHRONICLE_POINTS_AT, points)
        s.change(self.seat, layout.FINAL_CHRONICLES_AT, points)
        self.scored |= 1 << self.category
        s.tell(words.SCORES, self.seat, card, place, points)

    def run(self, s: Sands) -> None:
        """§4.5 Score what needs no choice; after the last category heritage rises (R16, R17)."""
        if self.category < kinds.CATEGORY_COUNT:
            self.score_both(s)
            self.category += 1
            return
        s.pop()
        category: i64
        for category in range(kinds.CATEGORY_COUNT):
            if has_bit(self.scored, category):
                raise_heritage(s, self.seat, category, 1)

    def score_both(self, s: Sands) -> None:
        """§4.5 Each chronicle of the category that is eligible; two only if they fit together."""
        first = self.category * kinds.BINS_PER_CATEGORY
        place: i64
        for place in range(first, first + kinds.BINS_PER_CATEGORY):
            if is_eligible(s, self.seat, place):
                self.score(s, place)
            elif s.in_bin(self.seat, place) != NONE:
                tell_short(s, self.seat, place)

    def copy(self) -> Evaluate:
        return Evaluate(self.seat, self.category, self.scored)


# -- 10 ---------------------------------------------------------------------------------------------------------------


def award_bonuses(s: Sands) -> None:
    """§10.0 3 points each for most territories, lowest unrest, most symbols; ties all."""
    most_lands: i64 = 0
    least_unrest = s.unrest(0)
    most_symbols: i64 = 0
    seat: i64
    for seat in range(s.seats):
        most_lands = max(most_lands, s.size_of(seat))
        least_unrest = min(least_unrest, s.unrest(seat))
        most_symbols = max(most_symbols, fountains(s, seat) + lyres(s, seat))
    for seat in range(s.seats):
        if s.size_of(seat) == most_lands:
            award(s, seat, words.BONUS_LANDS, most_lands)
        if s.unrest(seat) == least_unrest:
            award(s, seat, words.BONUS_UNREST, least_unrest)
        if fountains(s, seat) + lyres(s, seat) == most_symbols:
            award(s, seat, words.BONUS_SYMBOLS, most_symbols)
    everybody = range(s.seats)
    ties = row([tie_break(s, seat) for seat in everybody])
    tell_winners(s, words.VICTORY, row([total(s, seat) for seat in everybody]), ties)
    s.tell(words.ENDS)


def award(s: Sands, seat: i64, line: i64, number: i64) -> None:
    """§10.0 Give one of the bonuses."""
    s.change(seat, layout.END_POINTS_AT, END_BONUS)
    s.tell(line, seat, END_BONUS, number)


def total(s: Sands, seat: i64) -> i64:
    """§10.0 Return a seat's points."""
    gained = s.get(seat, layout.CHRONICLE_POINTS_AT) + s.get(seat, layout.WONDER_POINTS_AT)
    return gained + s.get(seat, layout.END_POINTS_AT) - s.get(seat, layout.UNREST_POINTS_AT)


def tie_break(s: Sands, seat: i64) -> i64:
    """§10.0, R75 Among equals, most points of chronicles in the final dynasty; else the win is shared."""
    return s.get(seat, layout.FINAL_CHRONICLES_AT)
