"""The world of a Bronze match: the sheets and pegboards of all seats, and the turn in progress."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.bronze.kinds import CITIES_AT_START, FACE_COUNT, GOOD_COUNT, MONUMENT_COUNT, NEW_CITIES
from saecula.games.bronze.tables import BronzeTables
from saecula.kernel.rows import Row, ints
from saecula.kernel.state import State

# Where things stand on a seat's stretch of `sheets`.
FOOD_AT: Final = 0
GOODS_AT: Final = 1
CITY_AT: Final = 6  # boxes marked on the track of cities
MONUMENTS_AT: Final = 7
DEVELOPMENTS_AT: Final = 14  # bit set
DISASTERS_AT: Final = 15
SHEET: Final = 16

NOT_YET: Final = -1


@final
@mypyc_attr(acyclic=True)
class Bronze(State):
    """Numbers only; small questions below say what they mean."""

    t: BronzeTables
    sheets: Row
    first_builder: Row  # per monument: who completed it first
    dice: Row  # how many dice lie showing each face
    hand: i64  # dice in the hand, about to be rolled
    rolls: i64  # rolls made in this turn
    as_food: i64  # 2/2 dice that give food in this turn
    stones_spent: i64  # §7 Engineering, in this turn
    cities_rolled: i64  # cities at the start of this turn
    round: i64
    turn: i64  # turns begun in this round
    active: i64
    ender: i64  # the seat that brought about the end

    def __init__(self, seats: i64, rules: i64, t: BronzeTables, sheets: Row, first_builder: Row, dice: Row) -> None:
        super().__init__(seats, rules)
        self.t = t
        self.sheets = sheets
        self.first_builder = first_builder
        self.dice = dice
        self.hand = 0
        self.rolls = 0
        self.as_food = 0
        self.stones_spent = 0
        self.cities_rolled = 0
        self.round = 0
        self.turn = 0
        self.active = 0
        self.ender = NOT_YET

    def clone(self) -> Bronze:
        """Return a copy that shares only the tables."""
        twin = Bronze(self.seats, self.rules, self.t, self.sheets[:], self.first_builder[:], self.dice[:])
        twin.hand = self.hand
        twin.rolls = self.rolls
        twin.as_food = self.as_food
        twin.stones_spent = self.stones_spent
        twin.cities_rolled = self.cities_rolled
        twin.round = self.round
        twin.turn = self.turn
        twin.active = self.active
        twin.ender = self.ender
        self.copy_kernel_fields(twin)
        return twin

    def food(self, seat: i64) -> i64:
        """Return the food on a seat's pegboard."""
        return self.sheets[seat * SHEET + FOOD_AT]

    def set_food(self, seat: i64, food: i64) -> None:
        """Move the food marker."""
        self.sheets[seat * SHEET + FOOD_AT] = food

    def good(self, seat: i64, good: i64) -> i64:
        """Return how many of a good a seat has."""
        return self.sheets[seat * SHEET + GOODS_AT + good]

    def set_good(self, seat: i64, good: i64, amount: i64) -> None:
        """Move the marker of a good."""
        self.sheets[seat * SHEET + GOODS_AT + good] = amount

    def goods(self, seat: i64) -> i64:
        """Return how many goods a seat has in all."""
        total: i64 = 0
        at = seat * SHEET + GOODS_AT
        good: i64
        for good in range(GOOD_COUNT):
            total += self.sheets[at + good]
        return total

    def stacks(self, seat: i64) -> Row:
        """Return how many of each good a seat has."""
        return self.sheets[seat * SHEET + GOODS_AT : seat * SHEET + GOODS_AT + GOOD_COUNT]

    def worths(self, seat: i64) -> Row:
        """Return the coins a seat gets for each whole stack."""
        worths = self.stacks(seat)
        good: i64
        for good in range(GOOD_COUNT):
            worths[good] = self.t.worth(good, worths[good])
        return worths

    def wealth(self, seat: i64) -> i64:
        """Return the coin value of all goods of a seat."""
        total: i64 = 0
        at = seat * SHEET + GOODS_AT
        good: i64
        for good in range(GOOD_COUNT):
            total += self.t.worth(good, self.sheets[at + good])
        return total

    def city_boxes(self, seat: i64) -> i64:
        """Return the boxes marked on the track of cities."""
        return self.sheets[seat * SHEET + CITY_AT]

    def cities(self, seat: i64) -> i64:
        """Return the finished cities, the three of the start included."""
        marked = self.sheets[seat * SHEET + CITY_AT]
        new: i64
        for new in range(NEW_CITIES):
            if marked < self.t.city_boxes[new]:
                return CITIES_AT_START + new
        return CITIES_AT_START + NEW_CITIES

    def monument_boxes(self, seat: i64, monument: i64) -> i64:
        """Return the boxes marked of a monument."""
        return self.sheets[seat * SHEET + MONUMENTS_AT + monument]

    def has_built(self, seat: i64, monument: i64) -> bool:
        """Say whether a seat has completed a monument."""
        return self.sheets[seat * SHEET + MONUMENTS_AT + monument] == self.t.monument_boxes[monument]

    def marked(self, seat: i64) -> Row:
        """Return the boxes a seat has marked of each monument."""
        return self.sheets[seat * SHEET + MONUMENTS_AT : seat * SHEET + MONUMENTS_AT + MONUMENT_COUNT]

    def built(self, seat: i64) -> i64:
        """Return the monuments in play that a seat has completed, as a bit set."""
        bits: i64 = 0
        at = seat * SHEET + MONUMENTS_AT
        monument: i64
        for monument in range(MONUMENT_COUNT):
            if self.sheets[at + monument] == self.t.monument_boxes[monument]:
                bits |= 1 << monument
        return bits & self.t.in_play

    def monument_points(self, seat: i64, monument: i64) -> i64:
        """Return what a completed monument is worth to a seat."""
        return (
            self.t.monument_first[monument] if self.first_builder[monument] == seat else self.t.monument_later[monument]
        )

    def developments(self, seat: i64) -> i64:
        """Return a seat's developments as a bit set."""
        return self.sheets[seat * SHEET + DEVELOPMENTS_AT]

    def has(self, seat: i64, development: i64) -> bool:
        """Say whether a seat owns a development."""
        return self.sheets[seat * SHEET + DEVELOPMENTS_AT] >> development & 1 == 1

    def count_developments(self, seat: i64) -> i64:
        """Return how many developments a seat owns."""
        bits = self.sheets[seat * SHEET + DEVELOPMENTS_AT]
        count: i64 = 0
        while bits:
            bits &= bits - 1
            count += 1
        return count

    def disasters(self, seat: i64) -> i64:
        """Return the disaster boxes a seat has marked."""
        return self.sheets[seat * SHEET + DISASTERS_AT]

    def mark_disasters(self, seat: i64, boxes: i64) -> None:
        """Mark disaster boxes; R26 there is no upper limit."""
        self.sheets[seat * SHEET + DISASTERS_AT] += boxes

    def is_in_play(self, monument: i64) -> bool:
        """Say whether a monument may be built in this match."""
        return self.t.in_play >> monument & 1 == 1


def new_sheets(seats: i64, t: BronzeTables) -> Row:
    """§setup 3 food, no goods, three cities, nothing marked."""
    sheets = ints(seats * SHEET, 0)
    seat: i64
    for seat in range(seats):
        sheets[seat * SHEET + FOOD_AT] = t.food_start
    return sheets


def new_bronze(seats: i64, rules: i64, t: BronzeTables) -> Bronze:
    """Return the world before the first event."""
    return Bronze(seats, rules, t, new_sheets(seats, t), ints(MONUMENT_COUNT, NOT_YET), ints(FACE_COUNT, 0))
