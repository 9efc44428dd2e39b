"""The table as the planning seat sees it: the sums of rows that no choice of this turn changes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.bronze.bots.native.net import (
    DEVELOPMENTS_FROM,
    FINISHED_FROM,
    INPUT_PER_POINT,
    SHEET_FEATURES,
    Net,
    Reals,
    chance_of,
    city_feature,
    count_feature,
    food_feature,
    good_feature,
    monument_feature,
    reals,
    wealth_feature,
    zeros,
)
from saecula.games.bronze.kinds import DEVELOPMENT_COUNT, GOOD_COUNT, MAX_SEATS, MEDICINE, MONUMENT_COUNT, RELIGION
from saecula.games.bronze.rules.disasters import PESTILENCE_POINTS
from saecula.games.bronze.rules.end import is_last, score
from saecula.games.bronze.state import NOT_YET, Bronze
from saecula.games.bronze.tables import BronzeTables
from saecula.kernel.choices import Choices
from saecula.kernel.rows import Row

# What a disaster does to the opponents.
OPPONENTS_SPARED: Final = 0
OPPONENTS_LOSE_POINTS: Final = 1
OPPONENTS_LOSE_GOODS: Final = 2
FATE_COUNT: Final = 3

WIN_OUTCOME: Final = 8.0  # of a match that is over and won, before the sigmoid; lost is the negative
OUTCOME_PER_POINT: Final = 0.05  # of the margin in a match that is over
OUTCOME_PER_COIN: Final = 0.0001


def features_of(s: Bronze, seat: i64, block: i64, finished: bool, out: Choices) -> None:
    """Add the features that hold on a seat's sheet, in a block of the net's rows."""
    base = block * SHEET_FEATURES
    out.add(base + food_feature(s.food(seat)))
    good: i64
    for good in range(GOOD_COUNT):
        out.add(base + good_feature(good, s.good(seat, good)))
    out.add(base + city_feature(s.city_boxes(seat)))
    monument: i64
    for monument in range(MONUMENT_COUNT):
        free = s.t.monument_boxes[monument] - s.monument_boxes(seat, monument) if s.is_in_play(monument) else 0
        out.add(base + monument_feature(monument, free))
        if finished and s.first_builder[monument] != NOT_YET:
            out.add(base + FINISHED_FROM + monument)
    development: i64
    for development in range(DEVELOPMENT_COUNT):
        if s.has(seat, development):
            out.add(base + DEVELOPMENTS_FROM + development)
    out.add(base + count_feature(s.count_developments(seat)))
    out.add(base + wealth_feature(s.wealth(seat)))


def all_features(s: Bronze, seat: i64, sheets: i64, out: Choices) -> None:
    """Add the features of so many sheets as a seat sees them after its turn, and whether this is the last round."""
    features_of(s, seat, 0, True, out)
    k: i64
    for k in range(1, sheets):
        features_of(s, rival(s, seat, k), k, False, out)
    if is_last(s):
        out.add(sheets * SHEET_FEATURES)


def rival(s: Bronze, seat: i64, k: i64) -> i64:
    """Return the k-th best of the others: a net may outlook at fewer sheets than there are."""
    found: i64 = seat
    seen: i64 = 1 << seat
    _: i64
    for _ in range(k):
        best: i64 = -1
        other: i64
        for other in range(s.seats):
            if seen >> other & 1 == 0 and (best < 0 or built(s, other) > built(s, best)):
                best = other
        found = best
        seen |= 1 << best
    return found


def built(s: Bronze, seat: i64) -> i64:
    """Return a seat's points before disasters: nobody else's turn changes them."""
    return score(s, seat) + s.disasters(seat)


def phase_of(s: Bronze, seat: i64) -> i64:
    """Return which net judges the table after a seat's turn: by round alone in solo, else by place in the round."""
    if s.seats == 1:
        return s.round - 1
    return (seat - s.start + s.seats) % s.seats


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """The table as one seat sees it. `rest` has a sum of rows for each fate of the others."""

    net: Net
    t: BronzeTables
    seat: i64
    seats: i64
    points: i64
    last_round: bool  # the end has been brought about
    last_seat: bool  # nobody plays after this turn in this round
    over: bool  # the match ends with this turn, whatever happens
    rest: Reals
    their_points: Row  # per fate and other seat
    their_wealth: Row

    def __init__(self, net: Net, s: Bronze, seat: i64) -> None:
        self.net = net
        self.t = s.t
        self.seat = seat
        self.seats = s.seats
        self.points = score(s, seat)
        self.last_round = is_last(s)
        place = (seat - s.start + s.seats) % s.seats
        self.last_seat = place == s.seats - 1
        final_round = s.t.last_round > 0 and s.round >= s.t.last_round
        self.over = self.last_seat and (self.last_round or final_round)
        self.rest = reals(FATE_COUNT * net.stride)
        self.their_points = zeros(FATE_COUNT * MAX_SEATS)
        self.their_wealth = zeros(FATE_COUNT * MAX_SEATS)
        self.see_others(s)

    def see_others(self, s: Bronze) -> None:
        """Sum up the rows of the other sheets for each fate."""
        net = self.net
        i: i64
        for i in range(net.stride):
            self.rest[i] = net.first[i]
        if self.last_round:
            net.add(net.last_round_feature(), self.rest, 0)
        seen = Choices()
        k: i64
        for k in range(1, net.seats):
            other = rival(s, self.seat, k)
            features_of(s, other, k, False, seen)
            net.add_times(net.points_feature(k), INPUT_PER_POINT * float(score(s, other)), self.rest, 0)
        for k in range(1, self.seats):
            other = (self.seat + k) % self.seats
            self.their_points[k] = score(s, other)
            self.their_wealth[k] = s.wealth(other)
        for i in range(seen.n):
            net.add(seen.row[i], self.rest, 0)
        self.copy_fate(OPPONENTS_LOSE_POINTS)
        self.copy_fate(OPPONENTS_LOSE_GOODS)
        if self.seats > 1:
            self.see_disasters(s)

    def copy_fate(self, fate: i64) -> None:
        """Begin a fate like that of the spared."""
        at = fate * self.net.stride
        i: i64
        for i in range(self.net.stride):
            self.rest[at + i] = self.rest[i]
        for i in range(MAX_SEATS):
            self.their_points[fate * MAX_SEATS + i] = self.their_points[i]
            self.their_wealth[fate * MAX_SEATS + i] = self.their_wealth[i]

    def see_disasters(self, s: Bronze) -> None:
        """§5 Pestilence takes 3 points of all without Medicine, a revolt all goods of those without Religion."""
        k: i64
        for k in range(1, self.seats):
            other = (self.seat + k) % self.seats
            if not s.has(other, MEDICINE):
                self.their_points[OPPONENTS_LOSE_POINTS * MAX_SEATS + k] -= PESTILENCE_POINTS
            if not s.has(other, RELIGION):
                self.their_wealth[OPPONENTS_LOSE_GOODS * MAX_SEATS + k] = 0
        for k in range(1, self.net.seats):
            self.see_disaster(s, k)

    def see_disaster(self, s: Bronze, k: i64) -> None:
        """Note what disasters do to one of the sheets that the net looks at."""
        net = self.net
        other = rival(s, self.seat, k)
        if not s.has(other, MEDICINE):
            lost = -INPUT_PER_POINT * float(PESTILENCE_POINTS)
            net.add_times(net.points_feature(k), lost, self.rest, OPPONENTS_LOSE_POINTS * net.stride)
        if not s.has(other, RELIGION):
            base = k * SHEET_FEATURES
            at = OPPONENTS_LOSE_GOODS * net.stride
            good: i64
            for good in range(GOOD_COUNT):
                had = base + good_feature(good, s.good(other, good))
                net.change(had, base + good_feature(good, 0), self.rest, at)
            net.change(base + wealth_feature(s.wealth(other)), base + wealth_feature(0), self.rest, at)

    def final_outcome(self, fate: i64, points: i64, wealth: i64) -> float:
        """§end Return the outcome of a match that is over."""
        if self.seats == 1:
            return float(points) + OUTCOME_PER_COIN * float(wealth)
        least: i64 = 1 << 30
        won = True
        equals: i64 = 0
        k: i64
        for k in range(1, self.seats):
            theirs = self.their_points[fate * MAX_SEATS + k]
            if points - theirs < least:
                least = points - theirs
            wealth_there = self.their_wealth[fate * MAX_SEATS + k]
            if theirs > points or (theirs == points and wealth_there > wealth):
                won = False
            elif theirs == points and wealth_there == wealth:
                equals += 1
        outcome = OUTCOME_PER_POINT * float(least) + OUTCOME_PER_COIN * float(wealth)
        if not won:
            return outcome - WIN_OUTCOME
        return outcome if equals > 0 else outcome + WIN_OUTCOME

    def chance(self, outcome: float) -> float:
        """Return an outcome as it is averaged: a chance of winning, or points."""
        return chance_of(outcome) if self.net.sigmoid else outcome


def standing_outcome(net: Net, s: Bronze, seat: i64) -> float:
    """Return the outcome for a seat, as the table stands after its turn."""
    sum_of = reals(net.stride)
    held = Choices()
    all_features(s, seat, net.seats, held)
    i: i64
    for i in range(held.n):
        net.add(held.row[i], sum_of, 0)
    net.add_times(net.points_feature(0), INPUT_PER_POINT * float(score(s, seat)), sum_of, 0)
    k: i64
    for k in range(1, net.seats):
        net.add_times(net.points_feature(k), INPUT_PER_POINT * float(score(s, rival(s, seat, k))), sum_of, 0)
    return net.value(net.first, 0, sum_of, 0)
