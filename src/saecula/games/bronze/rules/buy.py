"""§7 Buying: at most one development a turn, paid with coins, whole stacks of goods and (Granaries) food."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from saecula.games.bronze import words
from saecula.games.bronze.kinds import COIN, COINAGE, DEVELOPMENT_COUNT, GOOD_COUNT, GRANARIES
from saecula.games.bronze.rules.end import note_end
from saecula.games.bronze.state import DEVELOPMENTS_AT, SHEET, Bronze
from saecula.kernel.choices import Choices
from saecula.kernel.frames import Once
from saecula.kernel.rows import Row
from saecula.kernel.state import ALLOWED, DONE


def buy_development(s: Bronze) -> None:
    """§7 Asked only when something can be bought."""
    seat = s.active
    if all_coins(s, seat) >= cheapest(s, seat):
        s.push(Buy(s.active, False))


def dice_coins(s: Bronze, seat: i64) -> i64:
    """§7 A coin die is worth 7 coins, with Coinage 12; they cannot be kept."""
    return s.dice[COIN] * (s.t.coin_minted if s.has(seat, COINAGE) else s.t.coin)


def food_coins(s: Bronze, seat: i64) -> i64:
    """§7 Granaries: food left after feeding may be sold for this purchase (R17)."""
    return s.food(seat) * s.t.food_price if s.has(seat, GRANARIES) else 0


def all_coins(s: Bronze, seat: i64) -> i64:
    """§7 Return the most a seat could pay."""
    return dice_coins(s, seat) + s.wealth(seat) + food_coins(s, seat)


def cheapest(s: Bronze, seat: i64) -> i64:
    """§7 Return the lowest cost among the developments a seat lacks; with none lacking, more than anybody has."""
    lowest: i64 = 1 << 30
    costs = s.t.development_cost
    owned = s.developments(seat)
    development: i64
    for development in range(DEVELOPMENT_COUNT):
        if costs[development] < lowest and owned >> development & 1 == 0:
            lowest = costs[development]
    return lowest


def why_not_own(s: Bronze, seat: i64, development: i64) -> i64:
    """§7 Each development once per seat (R41)."""
    return s.say(words.OWNED_ALREADY, development) if s.has(seat, development) else ALLOWED


def held_stacks(s: Bronze, seat: i64) -> i64:
    """§7 Return the goods of which a seat has any, as a bit set: a stack must hold something to become coins."""
    held: i64 = 0
    good: i64
    for good in range(GOOD_COUNT):
        if s.good(seat, good) > 0:
            held |= 1 << good
    return held


def why_not_stacks(s: Bronze, seat: i64, goods: i64) -> i64:
    """§7 Only stacks that hold something."""
    empty = goods & ~held_stacks(s, seat)
    good: i64
    for good in range(GOOD_COUNT):
        if empty >> good & 1:
            return s.say(words.EMPTY_STACK, good)
    return ALLOWED


def wastes_stack(s: Bronze, cost: i64, paid: i64, least: i64) -> bool:
    """§7 Say whether the stack of lowest worth is given for nothing: without it the rest would do (R18, R42)."""
    return 0 < least <= paid + sold_food(s, cost - paid) * s.t.food_price - cost


def why_not_pay(s: Bronze, seat: i64, development: i64, goods: i64) -> i64:
    """§7 Dice, stacks and food must reach the cost, and no stack may be given for nothing (R18, R42)."""
    cost = s.t.development_cost[development]
    paid = dice_coins(s, seat) + stacks_coins(s, seat, goods)
    most = paid + food_coins(s, seat)
    if most < cost:
        return s.say(words.TOO_LITTLE, development, cost, most)
    if wastes_stack(s, cost, paid, least_worth(s, seat, goods)):
        return s.say(words.MORE_THAN_NEEDED, development, cost, paid)
    return ALLOWED


def sold_food(s: Bronze, missing: i64) -> i64:
    """§7 Granaries: sell no more food than the purchase needs (R42)."""
    return 0 if missing <= 0 else (missing + s.t.food_price - 1) // s.t.food_price


def stacks_coins(s: Bronze, seat: i64, goods: i64) -> i64:
    """§7 Return the coins of these whole stacks; there is no change."""
    return sum_of(s.worths(seat), goods)


def least_worth(s: Bronze, seat: i64, goods: i64) -> i64:
    """§7 Return the lowest worth among these stacks, 0 without any."""
    return least_of(s.worths(seat), goods)


def sum_of(worths: Row, goods: i64) -> i64:
    """§7 Return what these goods are worth together."""
    coins: i64 = 0
    good: i64
    for good in range(GOOD_COUNT):
        if goods >> good & 1:
            coins += worths[good]
    return coins


def least_of(worths: Row, goods: i64) -> i64:
    """§7 Return the lowest worth among these goods, 0 without any."""
    least: i64 = 0
    good: i64
    for good in range(GOOD_COUNT):
        if goods >> good & 1 and (least == 0 or worths[good] < least):
            least = worths[good]
    return least


@final
@mypyc_attr(free_list_len=1)
class Buy(Once[Bronze]):
    """§7 Buy one development with a set of whole stacks, or none."""

    def ask(self, s: Bronze, seat: i64) -> i64:
        """§7 What is bought?"""
        return s.say(words.ASK_BUY, dice_coins(s, seat))

    def about(self, s: Bronze, choice: i64) -> bool:
        """§7 Say whether a choice is a purchase."""
        return words.BUY.has(choice) or choice == DONE

    def candidates(self, s: Bronze, seat: i64, out: Choices) -> None:
        """§7 Add every development with every set of stacks, and to buy nothing."""
        choice: i64
        for choice in range(words.BUY.base, words.BUY.base + words.BUY.size):
            out.add(choice)
        out.add(DONE)

    def why_not(self, s: Bronze, seat: i64, choice: i64) -> i64:
        """§7 Judge a purchase: the development first, then the stacks, then the price."""
        if choice == DONE:
            return ALLOWED
        development = words.BUY.x(choice)
        goods = words.BUY.y(choice)
        refusal = why_not_own(s, seat, development)
        if refusal == ALLOWED:
            refusal = why_not_stacks(s, seat, goods)
        if refusal == ALLOWED:
            refusal = why_not_pay(s, seat, development, goods)
        return refusal

    def choices(self, s: Bronze, seat: i64, out: Choices) -> None:
        """§7 The same as the default, set by set: each set of stacks is counted once for all developments."""
        coins = dice_coins(s, seat)
        food = food_coins(s, seat)
        costs = s.t.development_cost
        lacking = ~s.developments(seat)
        worths = s.worths(seat)
        held = held_stacks(s, seat)
        goods: i64 = 0
        while True:
            paid = coins + sum_of(worths, goods)
            least = least_of(worths, goods)
            development: i64
            for development in range(DEVELOPMENT_COUNT):
                cost = costs[development]
                if lacking >> development & 1 and cost <= paid + food and not wastes_stack(s, cost, paid, least):
                    out.add(words.BUY.at(development, goods))
            if goods == held:
                break
            goods = (goods - held) & held  # the next set of held stacks
        out.add(DONE)

    def notes(self, s: Bronze, seat: i64, choice: i64) -> None:
        """§7 Leave cost, coins paid and food sold."""
        if choice != DONE:
            cost = s.t.development_cost[words.BUY.x(choice)]
            paid = dice_coins(s, seat) + stacks_coins(s, seat, words.BUY.y(choice))
            sold = sold_food(s, cost - paid)
            s.say(0, cost, paid + sold * s.t.food_price, sold)

    def answer(self, s: Bronze, choice: i64) -> None:
        """§7 Pay, and own the development from now on (R16)."""
        if choice == DONE:
            return
        development = words.BUY.x(choice)
        goods = words.BUY.y(choice)
        coins = dice_coins(s, self.seat)
        paid = coins + stacks_coins(s, self.seat, goods)
        good: i64
        for good in range(GOOD_COUNT):
            if goods >> good & 1:
                s.set_good(self.seat, good, 0)
        sold = sold_food(s, s.t.development_cost[development] - paid)
        if sold > 0:
            s.set_food(self.seat, s.food(self.seat) - sold)
            s.tell(words.SELLS_FOOD, self.seat, sold, sold * s.t.food_price)
        s.sheets[self.seat * SHEET + DEVELOPMENTS_AT] |= 1 << development
        added: i64 = coins if goods != 0 else 0  # coins alone need no number
        s.tell(words.BUYS, self.seat, development, goods, s.t.development_points[development], added)
        note_end(s, self.seat)

    def copy(self) -> Buy:
        return Buy(self.seat, self.answered)
