"""The sheet of the planning seat when planning begins, and the gain of every single change of it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from saecula.games.bronze import kinds
from saecula.games.bronze.bots.native.net import (
    CITY_FROM,
    CITY_LEVELS,
    COUNT_FROM,
    DEVELOPMENTS_FROM,
    FINISHED_FROM,
    FOOD_LEVELS,
    GOODS_FROM,
    INPUT_PER_POINT,
    MAX_GOOD_LEVEL,
    MAX_MONUMENT_LEVEL,
    MONUMENTS_FROM,
    SHEET_FEATURES,
    WEALTH_FROM,
    WEALTH_LIMIT_COUNT,
    Reals,
    city_feature,
    count_feature,
    food_feature,
    good_feature,
    monument_feature,
    reals,
    wealth_feature,
    zeros,
)
from saecula.games.bronze.bots.native.outlook import OPPONENTS_SPARED, OUTCOME_PER_COIN, Outlook
from saecula.games.bronze.rules.end import all_monuments_built
from saecula.games.bronze.state import NOT_YET, Bronze
from saecula.games.bronze.tables import BronzeTables
from saecula.kernel.rows import Row


@final
@mypyc_attr(acyclic=True)
class OwnSheet:
    """The sheet as numbers, its sums of rows, and the gain of each feature against the one that holds now."""

    outlook: Outlook
    t: BronzeTables
    food: i64
    goods: Row
    city: i64
    cities: i64
    free: Row  # boxes per monument that are still to mark
    built: i64  # monuments finished
    open: i64  # bit set: monuments in play that nobody has finished
    developments: i64
    count: i64
    sheet: Reals  # rows of cities and monuments, then (one stride further) those of developments
    base: Reals  # everything as it stands
    value: float
    gain: Reals  # per feature
    point: float  # the gain of one point

    def __init__(self, outlook: Outlook, s: Bronze) -> None:
        seat = outlook.seat
        self.outlook = outlook
        self.t = s.t
        self.food = s.food(seat)
        self.goods = zeros(kinds.GOOD_COUNT)
        good: i64
        for good in range(kinds.GOOD_COUNT):
            self.goods[good] = s.good(seat, good)
        self.city = s.city_boxes(seat)
        self.cities = s.cities(seat)
        self.free = zeros(kinds.MONUMENT_COUNT)
        self.built = 0
        self.open = 0
        self.developments = s.developments(seat)
        self.count = s.count_developments(seat)
        stride = outlook.net.stride
        self.sheet = reals(2 * stride)
        self.base = reals(stride)
        self.gain = reals(SHEET_FEATURES)
        self.value = 0.0
        self.point = 1.0
        self.see_monuments(s)
        self.add_sheet()
        self.add_base(s.wealth(seat))
        if outlook.over:
            self.weigh_the_end()
        else:
            self.weigh_features(s.wealth(seat))

    def has(self, development: i64) -> bool:
        """Say whether a development is owned."""
        return self.developments >> development & 1 == 1

    def see_monuments(self, s: Bronze) -> None:
        """Note what is finished, and what may be finished first."""
        monument: i64
        for monument in range(kinds.MONUMENT_COUNT):
            if s.is_in_play(monument):
                self.free[monument] = s.t.monument_boxes[monument] - s.monument_boxes(self.outlook.seat, monument)
                if self.free[monument] == 0:
                    self.built += 1
                if s.first_builder[monument] == NOT_YET:
                    self.open |= 1 << monument
        if not s.t.early_end or all_monuments_built(s):
            self.open |= 1 << kinds.MONUMENT_COUNT  # no monument brings the end (again)

    def add_sheet(self) -> None:
        """Sum up cities and monuments, and apart from them developments."""
        net = self.outlook.net
        net.add(city_feature(self.city), self.sheet, 0)
        monument: i64
        for monument in range(kinds.MONUMENT_COUNT):
            net.add(monument_feature(monument, self.free[monument]), self.sheet, 0)
            if self.is_finished(monument):
                net.add(FINISHED_FROM + monument, self.sheet, 0)
        development: i64
        for development in range(kinds.DEVELOPMENT_COUNT):
            if self.has(development):
                net.add(DEVELOPMENTS_FROM + development, self.sheet, net.stride)
        net.add(count_feature(self.count), self.sheet, net.stride)

    def is_finished(self, monument: i64) -> bool:
        """Say whether somebody has finished a monument that is in play."""
        return self.open >> monument & 1 == 0 and self.t.in_play >> monument & 1 == 1

    def add_base(self, wealth: i64) -> None:
        """Sum up everything as it stands."""
        net = self.outlook.net
        i: i64
        for i in range(net.stride):
            self.base[i] = self.outlook.rest[i] + self.sheet[i] + self.sheet[net.stride + i]
        net.add(food_feature(self.food), self.base, 0)
        good: i64
        for good in range(kinds.GOOD_COUNT):
            net.add(good_feature(good, self.goods[good]), self.base, 0)
        net.add(wealth_feature(wealth), self.base, 0)
        net.add_times(net.points_feature(0), INPUT_PER_POINT * float(self.outlook.points), self.base, 0)

    def weigh_the_end(self) -> None:
        """In the last turn only points count, and wealth among equals."""
        self.value = float(self.outlook.points)
        step: i64
        for step in range(WEALTH_LIMIT_COUNT + 1):
            self.gain[WEALTH_FROM + step] = 0.01 * float(step)

    def weigh_features(self, wealth: i64) -> None:
        """Note what each feature would gain if it took the place of the one that holds."""
        zero = reals(self.outlook.net.stride)
        self.value = self.outlook.net.value(self.base, 0, zero, 0)
        self.weigh_block(0, FOOD_LEVELS, food_feature(self.food))
        good: i64
        for good in range(kinds.GOOD_COUNT):
            self.weigh_block(GOODS_FROM[good], MAX_GOOD_LEVEL[good] + 1, good_feature(good, self.goods[good]))
        self.weigh_block(CITY_FROM, CITY_LEVELS, city_feature(self.city))
        monument: i64
        for monument in range(kinds.MONUMENT_COUNT):
            holds = monument_feature(monument, self.free[monument])
            self.weigh_block(MONUMENTS_FROM[monument], MAX_MONUMENT_LEVEL[monument] + 1, holds)
            if not self.is_finished(monument):
                self.weigh_one(FINISHED_FROM + monument)
        development: i64
        for development in range(kinds.DEVELOPMENT_COUNT):
            if not self.has(development):
                self.weigh_one(DEVELOPMENTS_FROM + development)
        self.weigh_block(COUNT_FROM, kinds.DEVELOPMENT_COUNT + 1, count_feature(self.count))
        self.weigh_block(WEALTH_FROM, WEALTH_LIMIT_COUNT + 1, wealth_feature(wealth))
        tried = reals(self.outlook.net.stride)
        self.outlook.net.add_times(self.outlook.net.points_feature(0), INPUT_PER_POINT, tried, 0)
        self.point = self.outlook.net.value(self.base, 0, tried, 0) - self.value

    def weigh_block(self, first: i64, levels: i64, holds: i64) -> None:
        """Note what each level of a block would gain."""
        net = self.outlook.net
        feature: i64
        for feature in range(first, first + levels):
            if feature != holds:
                self.gain[feature] = net.value_with(self.base, feature, holds) - self.value

    def weigh_one(self, feature: i64) -> None:
        """Note what one more feature would gain."""
        net = self.outlook.net
        self.gain[feature] = net.value(self.base, 0, net.rows, feature * net.stride) - self.value

    def city_points(self, boxes: i64) -> i64:
        """§end Return what more boxes on the track of cities bring at once: Empire counts cities."""
        if not self.has(kinds.EMPIRE):
            return 0
        return self.t.city_bonus * self.new_cities(boxes)

    def new_cities(self, boxes: i64) -> i64:
        """§6 Return how many cities more boxes finish."""
        first = self.cities - kinds.CITIES_AT_START
        city: i64
        for city in range(first, kinds.NEW_CITIES):
            if self.city + boxes < self.t.city_boxes[city]:
                return city - first
        return kinds.NEW_CITIES - first

    def monument_points(self, monument: i64) -> i64:
        """§6 Return what finishing a monument brings."""
        points = self.t.monument_first[monument] if self.open >> monument & 1 else self.t.monument_later[monument]
        return points + (self.t.monument_bonus if self.has(kinds.ARCHITECTURE) else 0)

    def development_points(self, development: i64) -> i64:
        """§7 Return what a development brings, with cities and monuments as they stand."""
        points = self.t.development_points[development]
        if development == kinds.ARCHITECTURE:
            points += self.t.monument_bonus * self.built
        elif development == kinds.EMPIRE:
            points += self.t.city_bonus * self.cities
        return points

    def end_gain(self, points: i64, wealth: i64) -> float:
        """§end Return what ending the match now would gain, with so many points more."""
        total = self.outlook.points + points
        if self.outlook.over:
            return float(points) + OUTCOME_PER_COIN * float(wealth)
        return self.outlook.final_outcome(OPPONENTS_SPARED, total, wealth) - self.value
