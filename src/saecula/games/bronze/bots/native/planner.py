"""Planner: the best way through one turn. Exact in the dice; buildings and purchases among the best guesses."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.bronze.bots.native.dice import COUNTS, FIRST_OF_SIZE, LESS, MORE, NO_ROLL, ROLLS_IN_ALL, number_of
from saecula.games.bronze.bots.native.net import POINT, Net, Reals, food_feature, reals, zeros
from saecula.games.bronze.bots.native.outlook import PESTILENCE, PESTILENCE_POINTS, REVOLT, SPARED, Outlook
from saecula.games.bronze.bots.native.own import Own
from saecula.games.bronze.bots.native.purse import ALL_LOST, STONES_MOST, Purse
from saecula.games.bronze.bots.native.works import NEVER, PROJECT_COUNT, Works
from saecula.games.bronze.kinds import (
    AGRICULTURE,
    ARCHITECTURE,
    COIN,
    EITHER2,
    EMPIRE,
    ENGINEERING,
    FACE_COUNT,
    FOOD3,
    GOOD1,
    GREAT_WALL,
    IRRIGATION,
    LEADERSHIP,
    MASONRY,
    MEDICINE,
    RELIGION,
    SKULL2,
    WORKERS3,
)
from saecula.games.bronze.rules.build import BOXES_PER_STONE
from saecula.games.bronze.state import Bronze
from saecula.kernel.rows import Row

TRIES: Final = 4
PROPOSAL: Final = 5  # numbers of one proposal: dice as food, stones, food, boxes, points lost
PROPOSALS_MOST: Final = 128


@final
@mypyc_attr(acyclic=True)
class Plan:
    """One way through the rest of a turn, from the food of the dice to the last good let go."""

    as_food: i64
    stones: i64
    boxes: Row  # per project
    bought: i64
    stacks: i64
    gone: i64  # packed
    outcome: float

    def __init__(self) -> None:
        self.as_food = 0
        self.stones = 0
        self.boxes = zeros(PROJECT_COUNT)
        self.bought = -1
        self.stacks = 0
        self.gone = 0
        self.outcome = NEVER

    def copy(self) -> Plan:
        """Return a copy."""
        twin = Plan()
        twin.as_food = self.as_food
        twin.stones = self.stones
        twin.boxes = self.boxes[:]
        twin.bought = self.bought
        twin.stacks = self.stacks
        twin.gone = self.gone
        twin.outcome = self.outcome
        return twin


@final
class Planner:
    """Plans from a state of the turn: `solve` before the last roll, `resolve_dice` and `resolve` after it."""

    look: Outlook
    own: Own
    works: Works
    purse: Purse
    pairs: i64  # how many pairs of a way to build and a way to buy are looked at
    tries: i64  # how many ways to split dice and spend stones are looked at
    n: i64
    guess: Reals
    proposals: Row
    wall: bool
    dice: i64
    best: Plan
    plans: list[Plan]  # kept where the caller asks for several
    keeps: i64
    sum_of: Reals
    last: Reals  # per roll: its value when rolling has ended
    kept2: Reals  # per set of dice kept: its value when the rest is rolled for the last time
    best2: Reals  # per roll after the second: the best of its subsets
    kept1: Reals
    best1: Reals
    hope: float  # the value before the first roll

    def __init__(self, net: Net, s: Bronze, seat: i64, width: i64, pairs: i64) -> None:
        """Look at the table; `width` ways to build and to buy are kept, and `pairs` of them compared."""
        self.look = Outlook(net, s, seat)
        self.own = Own(self.look, s)
        self.pairs = pairs
        self.tries = TRIES
        self.n = 0
        self.guess = reals(PROPOSALS_MOST)
        self.proposals = zeros(PROPOSALS_MOST * PROPOSAL)
        self.works = Works(self.own, 0, width)
        self.purse = Purse(self.own, True, 0, width)
        self.wall = s.has_built(seat, GREAT_WALL) and s.is_in_play(GREAT_WALL)
        self.dice = s.cities(seat)
        self.best = Plan()
        self.plans = []
        self.keeps = 0
        self.sum_of = reals(net.stride)
        self.last = reals(0)
        self.kept2 = reals(0)
        self.best2 = reals(0)
        self.kept1 = reals(0)
        self.best1 = reals(0)
        self.hope = 0.0

    # -- after the last roll ------------------------------------------------------------------------------------

    def resolve_dice(self, dice: Row, collected: bool) -> float:
        """Return the outcome of the best plan for these dice; `collected`: their goods are on the pegboard already."""
        own = self.own
        t = own.t
        skulls = dice[SKULL2]
        harvest: i64 = 0 if collected else dice[GOOD1] + 2 * skulls
        lost: i64 = 0
        fate: i64 = SPARED
        if skulls == 2 and not own.has(IRRIGATION):
            lost = 2
        elif skulls == 3 and self.look.seats > 1:
            fate = PESTILENCE
        elif skulls == 3 and not own.has(MEDICINE):
            lost = PESTILENCE_POINTS
        elif skulls == 4 and not self.wall:
            lost = 4
        elif skulls >= 5:
            if own.has(RELIGION):
                fate = REVOLT
            else:
                harvest = ALL_LOST
        self.best.outcome = NEVER
        self.n = 0
        as_food: i64
        for as_food in range(dice[EITHER2] + 1):
            fed = dice[FOOD3] + as_food
            built = dice[WORKERS3] + dice[EITHER2] - as_food
            food = own.food + 3 * dice[FOOD3] + 2 * as_food + (fed if own.has(AGRICULTURE) else 0)
            boxes = 3 * dice[WORKERS3] + 2 * (dice[EITHER2] - as_food) + (built if own.has(MASONRY) else 0)
            if food > t.food_most:
                food = t.food_most
            food -= self.dice
            hungry: i64 = 0
            if food < 0:
                hungry = -food
                food = 0
            self.propose(as_food, harvest, food, boxes, dice[COIN], lost + hungry)
        self.try_proposals(fate, harvest, dice[COIN])
        return self.best.outcome

    def resolve(self, food: i64, boxes: i64, coin_dice: i64) -> float:
        """Return the outcome of the best plan when the dice are done: only stones, boxes and purchases are left."""
        self.best.outcome = NEVER
        self.n = 0
        self.propose(0, 0, food, boxes, coin_dice, 0)
        self.try_proposals(SPARED, 0, coin_dice)
        return self.best.outcome

    def build_and_buy(self, food: i64, boxes: i64, coin_dice: i64) -> None:
        """Find the best plan when no stones can be spent any more."""
        self.best.outcome = NEVER
        most = self.works.all_free
        self.compare(SPARED, 0, 0, food, boxes if boxes < most else most, coin_dice, 0, 0)

    def propose(self, as_food: i64, harvest: i64, food: i64, boxes: i64, coin_dice: i64, lost: i64) -> None:
        """Note each number of stones that may be spent, with a guess of what it leads to."""
        own = self.own
        most: i64 = 0
        if own.has(ENGINEERING):
            most = self.stones_most(harvest, boxes)
        stones: i64
        for stones in range(most + 1):
            if self.n == PROPOSALS_MOST:
                return
            marked = boxes + BOXES_PER_STONE * stones
            if marked > self.works.all_free:
                marked = self.works.all_free
            guess = own.gain[food_feature(food)] - own.point * float(lost)
            buy = self.purse.find(harvest, stones, coin_dice, food)
            build = self.works.find(marked)
            guess += self.purse.guess[buy] + self.works.guess[build]
            at = self.n * PROPOSAL
            self.guess[self.n] = guess
            self.proposals[at] = as_food
            self.proposals[at + 1] = stones
            self.proposals[at + 2] = food
            self.proposals[at + 3] = marked
            self.proposals[at + 4] = lost
            self.n += 1

    def try_proposals(self, fate: i64, harvest: i64, coin_dice: i64) -> None:
        """Look closer at the best proposals."""
        _: i64
        for _ in range(self.tries if self.tries < self.n else self.n):
            best: i64 = 0
            i: i64
            for i in range(1, self.n):
                if self.guess[i] > self.guess[best]:
                    best = i
            self.guess[best] = NEVER
            at = best * PROPOSAL
            self.compare(
                fate,
                self.proposals[at],
                harvest,
                self.proposals[at + 2],
                self.proposals[at + 3],
                coin_dice,
                self.proposals[at + 4],
                self.proposals[at + 1],
            )

    def stones_most(self, harvest: i64, boxes: i64) -> i64:
        """§7 Return how many stones may be spent: of each at least one box must find a place (R40)."""
        most = self.purse.stones_after(harvest)
        free = self.works.all_free - boxes
        useful = (free + BOXES_PER_STONE - 1) // BOXES_PER_STONE if free > 0 else 0
        if useful < most:
            most = useful
        return most if most < STONES_MOST else STONES_MOST - 1

    def compare(
        self, fate: i64, as_food: i64, harvest: i64, food: i64, boxes: i64, coin_dice: i64, lost: i64, stones: i64
    ) -> None:
        """Compare pairs of a way to buy and a way to build, the better guesses first."""
        look = self.look
        net = look.net
        works = self.works
        purse = self.purse
        first_buy = purse.find(harvest, stones, coin_dice, food)
        first_build = works.find(boxes)
        builds = works.known[boxes]
        points = look.points - lost
        j: i64
        for j in range(purse.most):
            buy = first_buy + j
            if not purse.is_there(buy):
                break
            self.begin_sum(fate, buy, food, points)
            i: i64
            for i in range(builds):
                if (i + 1) * (j + 1) > self.pairs:
                    break
                build = first_build + i
                cross = self.cross_points(buy, build)
                if look.over or (look.last_seat and (works.ends[build] + purse.ends[buy] > 0)):
                    total = points + works.points[build] + purse.points[buy] + cross
                    outcome = look.final_outcome(fate, total, purse.wealth[buy])
                elif cross > 0 or works.ends[build] + purse.ends[buy] > 1:
                    outcome = self.rare_outcome(buy, build, cross)
                else:
                    outcome = net.value(self.sum_of, 0, works.sums, build * net.stride)
                if outcome > self.best.outcome or self.keeps > 0:
                    self.note(as_food, stones, buy, build, outcome)

    def begin_sum(self, fate: i64, buy: i64, food: i64, points: i64) -> None:
        """Sum up all rows but those of cities and monuments."""
        net = self.look.net
        rest = self.look.rest
        sums = self.purse.sums
        rows = net.rows
        at = fate * net.stride
        bought = buy * net.stride
        fed = food_feature(food - self.purse.sold[buy]) * net.stride
        own = net.points_feature(0) * net.stride
        tens = POINT * float(points)
        to = self.sum_of
        stride = net.stride
        i: i64
        for i in range(stride):
            to[i] = rest[at + i] + sums[bought + i] + rows[fed + i] + tens * rows[own + i]

    def cross_points(self, buy: i64, build: i64) -> i64:
        """§end Architecture and Empire bought in this turn count what is built in it."""
        bought = self.purse.bought[buy]
        if bought == ARCHITECTURE:
            return self.works.finished[build] * self.own.t.monument_bonus
        return self.works.founded[build] * self.own.t.city_bonus if bought == EMPIRE else 0

    def rare_outcome(self, buy: i64, build: i64, cross: i64) -> float:
        """Return an outcome whose parts do not simply add up."""
        net = self.look.net
        twin = self.sum_of[:]
        net.add_times(net.points_feature(0), POINT * float(cross), twin, 0)
        if self.works.ends[build] + self.purse.ends[buy] > 1 and not self.look.last_round:
            net.add_times(net.last_round_feature(), -1.0, twin, 0)
        return net.value(twin, 0, self.works.sums, build * net.stride)

    def note(self, as_food: i64, stones: i64, buy: i64, build: i64, outcome: float) -> None:
        """Write a plan down: as the best, or among several."""
        plan = self.best
        if self.keeps > 0:
            plan = Plan()
        plan.as_food = as_food
        plan.stones = stones
        plan.bought = self.purse.bought[buy]
        plan.stacks = self.purse.stacks[buy]
        plan.gone = self.purse.gone[buy]
        plan.outcome = outcome
        project: i64
        for project in range(PROJECT_COUNT):
            plan.boxes[project] = self.works.boxes[build * PROJECT_COUNT + project]
        if self.keeps > 0:
            self.plans.append(plan)
            if outcome > self.best.outcome:
                self.best = plan.copy()

    # -- the dice -----------------------------------------------------------------------------------------------

    def solve(self, locked: bool, far: bool) -> float:
        """Value every roll and every set of dice kept; return what the turn is worth before the first roll.

        Who does not look far takes the next roll for the last.
        """
        leads = self.own.has(LEADERSHIP)
        self.last = self.final_rolls()
        after_lead = self.led() if leads else self.last
        self.kept2 = self.averaged(after_lead)
        self.best2 = self.best_kept(self.kept2, after_lead, locked)
        self.kept1 = self.averaged(self.best2) if far else self.kept2
        self.best1 = self.best_kept(self.kept1, after_lead, locked)
        self.hope = self.averaged(self.best1)[0]
        return self.hope

    def final_rolls(self) -> Reals:
        """Return the value of every roll of all dice when rolling has ended."""
        found = reals(ROLLS_IN_ALL)
        dice = zeros(FACE_COUNT)
        roll: i64
        for roll in range(FIRST_OF_SIZE[self.dice], FIRST_OF_SIZE[self.dice + 1]):
            face: i64
            for face in range(FACE_COUNT):
                dice[face] = COUNTS[roll * FACE_COUNT + face]
            found[roll] = self.look.chance(self.resolve_dice(dice, False))
        return found

    def led(self) -> Reals:
        """§7 Leadership: one die, also a skull, may be rolled again."""
        found = reals(ROLLS_IN_ALL)
        roll: i64
        for roll in range(FIRST_OF_SIZE[self.dice], FIRST_OF_SIZE[self.dice + 1]):
            best = self.last[roll]
            face: i64
            for face in range(FACE_COUNT):
                value = self.lead_value(roll, face)
                if value > best:
                    best = value
            found[roll] = best
        return found

    def lead_value(self, roll: i64, face: i64) -> float:
        """Return the value of rolling one die of a face again by Leadership."""
        kept = LESS[roll * FACE_COUNT + face]
        if kept == NO_ROLL:
            return NEVER
        total: float = 0.0
        shown: i64
        for shown in range(FACE_COUNT):
            total += self.last[MORE[kept * FACE_COUNT + shown]]
        return total / 6.0

    def averaged(self, rolls: Reals) -> Reals:
        """Return for every set of dice kept the average over the rest, given the values of whole rolls."""
        found = rolls[:]
        whole = FIRST_OF_SIZE[self.dice]
        i: i64
        for i in range(1, whole + 1):
            kept = whole - i
            total: float = 0.0
            face: i64
            for face in range(FACE_COUNT):
                total += found[MORE[kept * FACE_COUNT + face]]
            found[kept] = total / 6.0
        return found

    def best_kept(self, kept: Reals, stop: Reals, locked: bool) -> Reals:
        """Return for every roll the best of keeping some dice, or of stopping; §1 a locked skull is always kept."""
        found = kept[:]
        faces: i64 = SKULL2 if locked else FACE_COUNT
        roll: i64
        for roll in range(FIRST_OF_SIZE[self.dice + 1]):
            best = stop[roll] if roll >= FIRST_OF_SIZE[self.dice] else kept[roll]
            face: i64
            for face in range(faces):
                less = LESS[roll * FACE_COUNT + face]
                if less != NO_ROLL and found[less] > best:
                    best = found[less]
            found[roll] = best
        return found

    def stop_value(self, roll: i64) -> float:
        """Return what a roll is worth when no more dice are taken up: Leadership may still follow."""
        if not self.own.has(LEADERSHIP):
            return self.last[roll]
        best = self.last[roll]
        face: i64
        for face in range(FACE_COUNT):
            value = self.lead_value(roll, face)
            if value > best:
                best = value
        return best

    def keep_value(self, kept: i64, rolls: i64) -> float:
        """Return what it is worth to keep these dice after so many rolls; all of them kept means to stop."""
        if kept >= FIRST_OF_SIZE[self.dice]:
            return self.stop_value(kept)
        return self.kept1[kept] if rolls == 1 else self.kept2[kept]


@final
class Keep:
    """The best dice to keep, found among all that the rules still allow."""

    planner: Planner
    rolls: i64
    low: i64
    locked: bool
    best: i64
    value: float

    def __init__(self, planner: Planner, dice: Row, rolls: i64, low: i64, locked: bool) -> None:
        """`dice` lie on the table; faces before `low` stay there: dice are taken up in order."""
        self.planner = planner
        self.rolls = rolls
        self.low = low
        self.locked = locked
        self.best = number_of(dice)
        self.value = NEVER
        self.try_all(self.best, low)

    def try_all(self, kept: i64, face: i64) -> None:
        """Try every set that is left after taking up dice from this face on."""
        value = self.planner.keep_value(kept, self.rolls)
        if value > self.value:
            self.value = value
            self.best = kept
        taken: i64
        for taken in range(face, FACE_COUNT):
            less = LESS[kept * FACE_COUNT + taken]
            if less != NO_ROLL and not (taken == SKULL2 and self.locked):
                self.try_all(less, taken)
