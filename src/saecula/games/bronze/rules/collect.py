"""§2 Goods, §3 food (and the choice of the 2/2 dice), §4 feeding the cities."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from saecula.games.bronze import kinds
from saecula.games.bronze.state import Bronze
from saecula.games.bronze.words import ASK_FOOD, COLLECTS, FAMINE, FEEDS, FOOD, GOODS_LOST, HARVESTS, TOO_MANY_DICE
from saecula.kernel.choices import Choices
from saecula.kernel.frames import Once
from saecula.kernel.state import ALLOWED
from saecula.kernel.verbs import counted


def collect_goods(s: Bronze) -> None:
    """§2 One good per jar and two per skull die: wood, stone, pottery, cloth, metal, then wood again (R6)."""
    seat = s.active
    collected = s.dice[kinds.GOOD1] + 2 * s.dice[kinds.SKULL2]
    if collected == 0:
        return
    got: i64 = 0
    lost: i64 = 0
    i: i64
    for i in range(collected):
        good = i % kinds.GOOD_COUNT
        if put_on_row(s, seat, good):
            got += counted(good, 1)
        else:  # R7 a full row takes no more, but its place in the order counts
            lost += counted(good, 1)
    if collected > kinds.STONE and s.has(seat, kinds.QUARRYING):  # §7 one stone more if any stone was collected (R8)
        if put_on_row(s, seat, kinds.STONE):
            got += counted(kinds.STONE, 1)
        else:
            lost += counted(kinds.STONE, 1)
    if s.telling:
        if got:
            s.tell(COLLECTS, seat, got)
        if lost:
            s.tell(GOODS_LOST, seat, lost)


def put_on_row(s: Bronze, seat: i64, good: i64) -> bool:
    """§2 Move a marker one hole on, if there is one (R7, R33)."""
    amount = s.good(seat, good)
    if amount == s.t.good_holes[good]:
        return False
    s.set_good(seat, good, amount + 1)
    return True


def split_dice(s: Bronze) -> None:
    """§3 Each 2/2 die gives food or workers; asked only when there is one (R3, R36)."""
    if s.dice[kinds.EITHER2] > 0:
        s.push(Split(s.active, False))


@final
@mypyc_attr(free_list_len=1)
class Split(Once[Bronze]):
    """§3 How many of the 2/2 dice give food? The others give workers."""

    def ask(self, s: Bronze, seat: i64) -> i64:
        """§3 How many give food?"""
        return s.say(ASK_FOOD, s.dice[kinds.EITHER2], s.cities_rolled, s.food(seat))

    def about(self, s: Bronze, choice: i64) -> bool:
        """§3 Say whether a choice is a number of dice."""
        return FOOD.has(choice)

    def candidates(self, s: Bronze, seat: i64, out: Choices) -> None:
        """§3 Add the numbers up to the most dice."""
        n: i64
        for n in range(kinds.MAX_DICE + 1):
            out.add(FOOD.at(n))

    def why_not(self, s: Bronze, seat: i64, choice: i64) -> i64:
        """§3 There must be so many 2/2 dice."""
        return s.say(TOO_MANY_DICE, s.dice[kinds.EITHER2]) if FOOD.x(choice) > s.dice[kinds.EITHER2] else ALLOWED

    def notes(self, s: Bronze, seat: i64, choice: i64) -> None:
        """§3 Leave the food and the workers of all dice with this choice."""
        n = FOOD.x(choice)
        s.say(0, food_rolled(s, seat, n), workers_rolled(s, seat, n))

    def answer(self, s: Bronze, choice: i64) -> None:
        """§3 The choice binds for this turn."""
        s.as_food = FOOD.x(choice)

    def copy(self) -> Split:
        return Split(self.seat, self.answered)


def food_rolled(s: Bronze, seat: i64, as_food: i64) -> i64:
    """§3 3 food, or 2 of a 2/2 die; Agriculture adds 1 per die (§7, R4)."""
    dice = s.dice[kinds.FOOD3] + as_food
    return 3 * s.dice[kinds.FOOD3] + 2 * as_food + (dice if s.has(seat, kinds.AGRICULTURE) else 0)


def workers_rolled(s: Bronze, seat: i64, as_food: i64) -> i64:
    """§6 3 workers, or 2 of a 2/2 die; Masonry adds 1 per die (§7, R5)."""
    either = s.dice[kinds.EITHER2] - as_food
    dice = s.dice[kinds.WORKERS3] + either
    return 3 * s.dice[kinds.WORKERS3] + 2 * either + (dice if s.has(seat, kinds.MASONRY) else 0)


def collect_food(s: Bronze) -> None:
    """§3 Food is collected before the cities eat; what does not fit on the row is lost (R9)."""
    seat = s.active
    amount = food_rolled(s, seat, s.as_food)
    if amount == 0:
        return
    food = s.food(seat) + amount
    s.set_food(seat, food if food < s.t.food_most else s.t.food_most)
    s.tell(HARVESTS, seat, amount, s.food(seat))


def feed_cities(s: Bronze) -> None:
    """§4 Each city eats 1 food; each city that goes hungry marks 1 disaster box (R10)."""
    seat = s.active
    cities = s.cities_rolled
    food = s.food(seat)
    if food >= cities:
        s.set_food(seat, food - cities)
        s.tell(FEEDS, seat, cities, food - cities)
        return
    s.set_food(seat, 0)
    s.mark_disasters(seat, cities - food)
    s.tell(FAMINE, seat, cities - food)
