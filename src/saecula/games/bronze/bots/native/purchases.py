"""The best ways to buy and to discard goods (§7, §8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.bronze.bots.native.net import (
    DEVELOPMENTS_FROM,
    INPUT_PER_POINT,
    Reals,
    count_feature,
    food_feature,
    good_feature,
    longer,
    longer_reals,
    reals,
    wealth_feature,
    zeros,
)
from saecula.games.bronze.bots.native.own_sheet import OwnSheet
from saecula.games.bronze.kinds import CARAVANS, COINAGE, DEVELOPMENT_COUNT, GOOD_COUNT, GRANARIES, QUARRYING, STONE
from saecula.games.bronze.rules.discard import GOODS_KEPT
from saecula.kernel.rows import Row, ints

HARVEST_LOST: Final = 16  # the goods are collected, then lost in a revolt
HARVEST_AMOUNTS: Final = 17  # 0 … 15 goods collected, or HARVEST_LOST
STONE_AMOUNTS: Final = 16
COIN_DICE_AMOUNTS: Final = 8
FOOD_AMOUNTS: Final = 16
NO_PURCHASE: Final = -1  # bought
DISCARD_BITS: Final = 5
INITIAL_CAPACITY: Final = 320
NO_PURCHASES_FOUND: Final[Row] = ints(HARVEST_AMOUNTS * STONE_AMOUNTS * COIN_DICE_AMOUNTS * FOOD_AMOUNTS, -1)


@final
@mypyc_attr(acyclic=True)
class PurchaseOptions:
    """Ways to buy or not, searched once per harvest, stones spent, coin dice and, with Granaries, food."""

    own: OwnSheet
    may_buy: bool
    low: i64  # goods before this one stay: they are discarded in order
    width: i64
    first: Row  # per key: its first way, or −1 before the search
    used: i64  # of the capacity
    capacity: i64
    kept: i64  # ways of the current key
    estimate: Reals
    bought: Row
    stacks: Row
    sold: Row  # food
    discarded: Row  # goods, packed
    points: Row
    wealth: Row
    ends: Row
    sums: Reals  # rows of goods, wealth, developments, and their points
    held: Row  # goods before a purchase
    rest: Row  # goods after it
    weighed: bool  # the goods after the purchase:
    goods_worth: float
    goods_wealth: i64
    goods_discarded: i64

    def __init__(self, own: OwnSheet, may_buy: bool, low: i64, width: i64) -> None:
        self.own = own
        self.may_buy = may_buy
        self.low = low
        self.width = width
        self.first = NO_PURCHASES_FOUND[:]
        self.used = 0
        self.kept = 0
        self.capacity = INITIAL_CAPACITY
        self.estimate = reals(INITIAL_CAPACITY)
        self.bought = zeros(INITIAL_CAPACITY)
        self.stacks = zeros(INITIAL_CAPACITY)
        self.sold = zeros(INITIAL_CAPACITY)
        self.discarded = zeros(INITIAL_CAPACITY)
        self.points = zeros(INITIAL_CAPACITY)
        self.wealth = zeros(INITIAL_CAPACITY)
        self.ends = zeros(INITIAL_CAPACITY)
        self.sums = reals(INITIAL_CAPACITY * own.outlook.net.stride)
        self.held = zeros(GOOD_COUNT)
        self.rest = zeros(GOOD_COUNT)
        self.weighed = False
        self.goods_worth = 0.0
        self.goods_wealth = 0
        self.goods_discarded = 0

    def find(self, harvest: i64, stones: i64, coin_dice: i64, food: i64) -> i64:
        """Return the first of `width` ways; `is_there` says which of them there are."""
        if not self.own.has(GRANARIES):
            food = 0  # none can be sold
        key = ((harvest * STONE_AMOUNTS + stones) * COIN_DICE_AMOUNTS + coin_dice) * FOOD_AMOUNTS + food
        if self.first[key] < 0:
            self.first[key] = self.used
            self.make_room()
            self.kept = 0
            self.collect(harvest, stones)
            self.weigh_all(coin_dice, food)
            way: i64
            for way in range(self.used, self.used + self.kept):
                self.sum_up(way)
            for way in range(self.used + self.kept, self.used + self.width):
                self.bought[way] = NO_PURCHASE - 1
            self.used += self.width
        return self.first[key]

    def is_there(self, way: i64) -> bool:
        """Say whether a way was found for this number."""
        return self.bought[way] >= NO_PURCHASE

    def collect(self, harvest: i64, stones: i64) -> None:
        """§2 Take the goods of the dice; §7 spend stones."""
        t = self.own.t
        good: i64
        for good in range(GOOD_COUNT):
            self.held[good] = 0 if harvest == HARVEST_LOST else self.own.goods[good]
        if harvest == HARVEST_LOST:
            return
        i: i64
        for i in range(harvest):
            good = i % GOOD_COUNT
            if self.held[good] < t.good_holes[good]:
                self.held[good] += 1
        if harvest > STONE and self.own.has(QUARRYING) and self.held[STONE] < t.good_holes[STONE]:
            self.held[STONE] += 1
        self.held[STONE] -= stones

    def stones_after(self, harvest: i64) -> i64:
        """Return the stones there are to spend after a harvest."""
        self.collect(harvest, 0)
        return self.held[STONE]

    def weigh_all(self, coin_dice: i64, food: i64) -> None:
        """Weigh buying nothing, and every purchase the rules allow."""
        own = self.own
        t = own.t
        self.weighed = False
        self.weigh(NO_PURCHASE, 0, 0)
        if not self.may_buy:
            return
        coins = coin_dice * (t.coin_minted if own.has(COINAGE) else t.coin)
        held: i64 = 0
        good: i64
        for good in range(GOOD_COUNT):
            if self.held[good] > 0:
                held |= 1 << good
        stacks: i64 = 0
        while True:
            paid = coins
            least: i64 = 0
            for good in range(GOOD_COUNT):
                if stacks >> good & 1:
                    worth = t.worth(good, self.held[good])
                    paid += worth
                    if least == 0 or worth < least:
                        least = worth
            self.weigh_purchases(stacks, paid, least, food)
            if stacks == held:
                break
            stacks = (stacks - held) & held

    def weigh_purchases(self, stacks: i64, paid: i64, least: i64, food: i64) -> None:
        """§7 Weigh every development that these stacks can pay without waste (R18, R42)."""
        own = self.own
        price = own.t.food_price
        self.weighed = False
        development: i64
        for development in range(DEVELOPMENT_COUNT):
            cost = own.t.development_cost[development]
            if not own.has(development) and cost <= paid + food * price:
                sold: i64 = 0 if cost <= paid else (cost - paid + price - 1) // price
                if not 0 < least <= paid + sold * price - cost:
                    self.weigh(development, stacks, sold)

    def weigh(self, bought: i64, stacks: i64, sold: i64) -> None:
        """Estimate a way by its single gains, and keep it if it is among the best."""
        own = self.own
        if not self.weighed or bought == CARAVANS:
            self.weigh_goods(stacks, not own.has(CARAVANS) and bought != CARAVANS)
        worth = self.goods_worth
        if sold > 0:
            worth += own.gain[food_feature(own.food - sold if own.food > sold else 0)]
        if bought >= 0:
            points = own.development_points(bought)
            if own.outlook.last_seat and own.t.early_end and own.count + 1 >= own.t.last_development:
                worth = own.end_gain(points, self.goods_wealth)
            else:
                worth += own.gain[DEVELOPMENTS_FROM + bought] + own.gain[count_feature(own.count + 1)]
                worth += own.point * float(points)
        self.keep(worth, bought, stacks, sold, self.goods_discarded, self.goods_wealth)
        self.weighed = bought != CARAVANS

    def weigh_goods(self, stacks: i64, limited: bool) -> None:
        """Guess what the goods are worth that are left without these stacks; §8 at width 6 of them, unless Caravans."""
        own = self.own
        good: i64
        for good in range(GOOD_COUNT):
            self.rest[good] = 0 if stacks >> good & 1 else self.held[good]
        self.goods_discarded = self.discard_surplus() if limited else 0
        self.goods_wealth = 0
        worth: float = 0.0
        for good in range(GOOD_COUNT):
            self.goods_wealth += own.t.worth(good, self.rest[good])
            worth += own.gain[good_feature(good, self.rest[good])]
        self.goods_worth = worth + own.gain[wealth_feature(self.goods_wealth)]

    def discard_surplus(self) -> i64:
        """§8 Discard the surplus piece by piece, each time the least useful; return it packed."""
        own = self.own
        total: i64 = 0
        good: i64
        for good in range(GOOD_COUNT):
            total += self.rest[good]
        discarded: i64 = 0
        _: i64
        for _ in range(total - GOODS_KEPT):
            best: i64 = -1
            least: float = 0.0
            for good in range(self.low, GOOD_COUNT):
                amount = self.rest[good]
                if amount > 0:
                    missed = own.gain[good_feature(good, amount)] - own.gain[good_feature(good, amount - 1)]
                    missed += own.point * 0.02 * float(own.t.good_value[good] * amount)
                    if best < 0 or missed < least:
                        least = missed
                        best = good
            if best < 0:
                break
            self.rest[best] -= 1
            discarded += 1 << (DISCARD_BITS * best)
        return discarded

    def keep(self, worth: float, bought: i64, stacks: i64, sold: i64, discarded: i64, wealth: i64) -> None:
        """Keep a way, if it is among the best of the current key."""
        count = self.kept
        if count == self.width:
            if worth <= self.estimate[self.used + count - 1]:
                return
            count -= 1
        at = self.used + count
        while at > self.used and self.estimate[at - 1] < worth:  # push worse ways down until the place is found
            self.estimate[at] = self.estimate[at - 1]
            self.bought[at] = self.bought[at - 1]
            self.stacks[at] = self.stacks[at - 1]
            self.sold[at] = self.sold[at - 1]
            self.discarded[at] = self.discarded[at - 1]
            self.wealth[at] = self.wealth[at - 1]
            at -= 1
        self.estimate[at] = worth
        self.bought[at] = bought
        self.stacks[at] = stacks
        self.sold[at] = sold
        self.discarded[at] = discarded
        self.wealth[at] = wealth
        self.kept = count + 1

    def sum_up(self, way: i64) -> None:
        """Sum up the rows of goods and developments after a way."""
        own = self.own
        net = own.outlook.net
        at = way * net.stride
        i: i64
        for i in range(net.stride):
            self.sums[at + i] = own.sheet[net.stride + i]
        good: i64
        for good in range(GOOD_COUNT):
            left: i64 = 0 if self.stacks[way] >> good & 1 else self.held[good]
            left -= discarded_of(self.discarded[way], good)
            net.add(good_feature(good, left), self.sums, at)
        net.add(wealth_feature(self.wealth[way]), self.sums, at)
        self.points[way] = 0
        self.ends[way] = 0
        bought = self.bought[way]
        if bought >= 0:
            self.points[way] = own.development_points(bought)
            net.add(DEVELOPMENTS_FROM + bought, self.sums, at)
            net.change(count_feature(own.count), count_feature(own.count + 1), self.sums, at)
            net.add_times(net.points_feature(0), INPUT_PER_POINT * float(self.points[way]), self.sums, at)
            if own.t.early_end and own.count + 1 >= own.t.last_development:
                self.ends[way] = 1
                if not own.outlook.last_round:
                    net.add(net.last_round_feature(), self.sums, at)

    def make_room(self) -> None:
        """Double the rows when they are full."""
        if self.used + self.width <= self.capacity:
            return
        stride = self.own.outlook.net.stride
        self.capacity *= 2
        self.estimate = longer_reals(self.estimate, self.capacity)
        self.sums = longer_reals(self.sums, self.capacity * stride)
        self.bought = longer(self.bought, self.capacity)
        self.stacks = longer(self.stacks, self.capacity)
        self.sold = longer(self.sold, self.capacity)
        self.discarded = longer(self.discarded, self.capacity)
        self.points = longer(self.points, self.capacity)
        self.wealth = longer(self.wealth, self.capacity)
        self.ends = longer(self.ends, self.capacity)


def discarded_of(discarded: i64, good: i64) -> i64:
    """Return how many pieces of a good are discarded."""
    return discarded >> (DISCARD_BITS * good) & ((1 << DISCARD_BITS) - 1)
