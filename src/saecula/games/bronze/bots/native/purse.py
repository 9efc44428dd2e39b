"""Purse: the best ways to buy and to let go of goods (§7, §8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.bronze.bots.native.net import (
    DEVELOPMENTS_FROM,
    POINT,
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
from saecula.games.bronze.bots.native.own import GOODS_KEPT, Own
from saecula.games.bronze.kinds import (
    CARAVANS,
    COINAGE,
    DEVELOPMENT_COUNT,
    GOOD_COUNT,
    GRANARIES,
    QUARRYING,
    STONE,
)
from saecula.kernel.rows import Row, ints

ALL_LOST: Final = 16  # goods collected, then lost in a revolt
HARVESTS: Final = 17  # 0 … 15 goods collected, or ALL_LOST
STONES_MOST: Final = 16
COIN_DICE: Final = 8
FOODS: Final = 16
NOTHING: Final = -1  # bought
GONE_BITS: Final = 5
FIRST_ROOM: Final = 320
NOT_ASKED: Final[Row] = ints(HARVESTS * STONES_MOST * COIN_DICE * FOODS, -1)


@final
@mypyc_attr(acyclic=True)
class Purse:
    """Ways to buy or not, for each harvest, stones spent, coin dice (and food, with Granaries) when first asked for."""

    own: Own
    may_buy: bool
    low: i64  # goods before this one may not go: they go in order
    most: i64
    first: Row  # per key: its first way, −1 before it was asked
    n: i64  # ways in all
    room: i64
    kept: i64  # ways of the key in hand
    guess: Reals
    bought: Row
    stacks: Row
    sold: Row  # food
    gone: Row  # goods let go, packed
    points: Row
    wealth: Row
    ends: Row
    sums: Reals  # rows of goods, wealth, developments, and their points
    held: Row  # goods in hand
    rest: Row
    weighed: bool  # the goods that are left without the stacks in hand:
    goods_worth: float
    goods_wealth: i64
    goods_gone: i64

    def __init__(self, own: Own, may_buy: bool, low: i64, most: i64) -> None:
        self.own = own
        self.may_buy = may_buy
        self.low = low
        self.most = most
        self.first = NOT_ASKED[:]
        self.n = 0
        self.kept = 0
        self.room = FIRST_ROOM
        self.guess = reals(FIRST_ROOM)
        self.bought = zeros(FIRST_ROOM)
        self.stacks = zeros(FIRST_ROOM)
        self.sold = zeros(FIRST_ROOM)
        self.gone = zeros(FIRST_ROOM)
        self.points = zeros(FIRST_ROOM)
        self.wealth = zeros(FIRST_ROOM)
        self.ends = zeros(FIRST_ROOM)
        self.sums = reals(FIRST_ROOM * own.look.net.stride)
        self.held = zeros(GOOD_COUNT)
        self.rest = zeros(GOOD_COUNT)
        self.weighed = False
        self.goods_worth = 0.0
        self.goods_wealth = 0
        self.goods_gone = 0

    def find(self, harvest: i64, stones: i64, coin_dice: i64, food: i64) -> i64:
        """Return the first of `most` ways; those not there have nothing better than NEVER as guess."""
        sells = self.own.has(GRANARIES)
        key = ((harvest * STONES_MOST + stones) * COIN_DICE + coin_dice) * FOODS + (food if sells else 0)
        if self.first[key] < 0:
            self.first[key] = self.n
            self.make_room()
            self.kept = 0
            self.collect(harvest, stones)
            self.weigh_all(coin_dice, food if sells else 0)
            way: i64
            for way in range(self.n, self.n + self.kept):
                self.sum_up(way)
            for way in range(self.n + self.kept, self.n + self.most):
                self.bought[way] = NOTHING - 1
            self.n += self.most
        return self.first[key]

    def is_there(self, way: i64) -> bool:
        """Say whether there are so many ways."""
        return self.bought[way] >= NOTHING

    def collect(self, harvest: i64, stones: i64) -> None:
        """§2 Take the goods of the dice; §7 spend stones."""
        t = self.own.t
        good: i64
        for good in range(GOOD_COUNT):
            self.held[good] = 0 if harvest == ALL_LOST else self.own.goods[good]
        if harvest == ALL_LOST:
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
        self.weigh(NOTHING, 0, 0)
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
        """Guess what a way is worth by its single gains, and keep it among the best."""
        own = self.own
        if not self.weighed or bought == CARAVANS:
            self.weigh_goods(stacks, not own.has(CARAVANS) and bought != CARAVANS)
        worth = self.goods_worth
        if sold > 0:
            worth += own.gain[food_feature(own.food - sold if own.food > sold else 0)]
        if bought >= 0:
            points = own.development_points(bought)
            if own.look.last_seat and own.t.early_end and own.count + 1 >= own.t.last_development:
                worth = own.end_gain(points, self.goods_wealth)
            else:
                worth += own.gain[DEVELOPMENTS_FROM + bought] + own.gain[count_feature(own.count + 1)]
                worth += own.point * float(points)
        self.keep(worth, bought, stacks, sold, self.goods_gone, self.goods_wealth)
        self.weighed = bought != CARAVANS

    def weigh_goods(self, stacks: i64, limited: bool) -> None:
        """Guess what the goods are worth that are left without these stacks; §8 at most 6 of them, unless Caravans."""
        own = self.own
        good: i64
        for good in range(GOOD_COUNT):
            self.rest[good] = 0 if stacks >> good & 1 else self.held[good]
        self.goods_gone = self.let_go() if limited else 0
        self.goods_wealth = 0
        worth: float = 0.0
        for good in range(GOOD_COUNT):
            self.goods_wealth += own.t.worth(good, self.rest[good])
            worth += own.gain[good_feature(good, self.rest[good])]
        self.goods_worth = worth + own.gain[wealth_feature(self.goods_wealth)]

    def let_go(self) -> i64:
        """§8 Let go of the surplus piece by piece, each time what is missed least; return it packed."""
        own = self.own
        total: i64 = 0
        good: i64
        for good in range(GOOD_COUNT):
            total += self.rest[good]
        gone: i64 = 0
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
            gone += 1 << (GONE_BITS * best)
        return gone

    def keep(self, worth: float, bought: i64, stacks: i64, sold: i64, gone: i64, wealth: i64) -> None:
        """Keep a way, if it is among the best of the key in hand."""
        count = self.kept
        if count == self.most:
            if worth <= self.guess[self.n + count - 1]:
                return
            count -= 1
        at = self.n + count
        while at > self.n and self.guess[at - 1] < worth:  # push worse ways down until the place is found
            self.guess[at] = self.guess[at - 1]
            self.bought[at] = self.bought[at - 1]
            self.stacks[at] = self.stacks[at - 1]
            self.sold[at] = self.sold[at - 1]
            self.gone[at] = self.gone[at - 1]
            self.wealth[at] = self.wealth[at - 1]
            at -= 1
        self.guess[at] = worth
        self.bought[at] = bought
        self.stacks[at] = stacks
        self.sold[at] = sold
        self.gone[at] = gone
        self.wealth[at] = wealth
        self.kept = count + 1

    def sum_up(self, way: i64) -> None:
        """Sum up the rows of goods and developments after a way."""
        own = self.own
        net = own.look.net
        at = way * net.stride
        i: i64
        for i in range(net.stride):
            self.sums[at + i] = own.sheet[net.stride + i]
        good: i64
        for good in range(GOOD_COUNT):
            left: i64 = 0 if self.stacks[way] >> good & 1 else self.held[good]
            left -= gone_of(self.gone[way], good)
            net.add(good_feature(good, left), self.sums, at)
        net.add(wealth_feature(self.wealth[way]), self.sums, at)
        self.points[way] = 0
        self.ends[way] = 0
        bought = self.bought[way]
        if bought >= 0:
            self.points[way] = own.development_points(bought)
            net.add(DEVELOPMENTS_FROM + bought, self.sums, at)
            net.change(count_feature(own.count), count_feature(own.count + 1), self.sums, at)
            net.add_times(net.points_feature(0), POINT * float(self.points[way]), self.sums, at)
            if own.t.early_end and own.count + 1 >= own.t.last_development:
                self.ends[way] = 1
                if not own.look.last_round:
                    net.add(net.last_round_feature(), self.sums, at)

    def make_room(self) -> None:
        """Double the rows when they are full."""
        if self.n + self.most <= self.room:
            return
        stride = self.own.look.net.stride
        self.room *= 2
        self.guess = longer_reals(self.guess, self.room)
        self.sums = longer_reals(self.sums, self.room * stride)
        self.bought = longer(self.bought, self.room)
        self.stacks = longer(self.stacks, self.room)
        self.sold = longer(self.sold, self.room)
        self.gone = longer(self.gone, self.room)
        self.points = longer(self.points, self.room)
        self.wealth = longer(self.wealth, self.room)
        self.ends = longer(self.ends, self.room)


def gone_of(gone: i64, good: i64) -> i64:
    """Return how many pieces of a good are let go."""
    return gone >> (GONE_BITS * good) & ((1 << GONE_BITS) - 1)
