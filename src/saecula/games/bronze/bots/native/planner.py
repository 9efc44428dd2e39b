"""The best plan for the rest of a turn, once the dice are known. Builds and purchases are the best by estimate."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.bronze import kinds
from saecula.games.bronze.bots.native.builds import PROJECT_COUNT, WORST_OUTCOME, BuildOptions
from saecula.games.bronze.bots.native.net import INPUT_PER_POINT, Net, Reals, food_feature, reals, zeros
from saecula.games.bronze.bots.native.outlook import (
    OPPONENTS_LOSE_GOODS,
    OPPONENTS_LOSE_POINTS,
    OPPONENTS_SPARED,
    Outlook,
)
from saecula.games.bronze.bots.native.own_sheet import OwnSheet
from saecula.games.bronze.bots.native.purchases import HARVEST_LOST, STONE_AMOUNTS, PurchaseOptions
from saecula.games.bronze.rules import disasters
from saecula.games.bronze.rules.build import BOXES_PER_STONE
from saecula.games.bronze.state import Bronze
from saecula.kernel.rows import Row

PROPOSALS_COMPARED: Final = 4
MAX_PROPOSALS: Final = 128


@final
@mypyc_attr(acyclic=True)
class SpendingPlan:
    """One way through the rest of a turn, from the food of the dice to the last good discarded."""

    as_food: i64
    stones: i64
    boxes: Row  # per project
    bought: i64
    stacks: i64
    discarded: i64  # packed
    outcome: float

    def __init__(self) -> None:
        self.as_food = 0
        self.stones = 0
        self.boxes = zeros(PROJECT_COUNT)
        self.bought = -1
        self.stacks = 0
        self.discarded = 0
        self.outcome = WORST_OUTCOME

    def copy(self) -> SpendingPlan:
        """Return an equal plan that can be changed."""
        twin = SpendingPlan()
        twin.as_food = self.as_food
        twin.stones = self.stones
        twin.boxes = self.boxes[:]
        twin.bought = self.bought
        twin.stacks = self.stacks
        twin.discarded = self.discarded
        twin.outcome = self.outcome
        return twin


@final
@mypyc_attr(acyclic=True)
class Proposal:
    """A split of the dice and a number of stones spent, with what they lead to and an estimate of its value."""

    as_food: i64
    stones: i64
    food: i64
    boxes: i64
    lost: i64  # points
    estimate: float

    def __init__(self, as_food: i64, stones: i64, food: i64, boxes: i64, lost: i64, estimate: float) -> None:
        self.as_food = as_food
        self.stones = stones
        self.food = food
        self.boxes = boxes
        self.lost = lost
        self.estimate = estimate


@final
class Planner:
    """Plans the rest of one turn: `resolve_dice` from a roll, `resolve` and `build_and_buy` from later on."""

    outlook: Outlook
    own: OwnSheet
    builds: BuildOptions
    purchases: PurchaseOptions
    max_pairs: i64  # of a build and a purchase that are compared
    proposals_compared: i64
    proposals: list[Proposal]
    wall: bool
    dice: i64  # how many are rolled: one for each city
    fate: i64  # what a disaster does to the opponents
    harvest: i64
    coin_dice: i64
    best: SpendingPlan
    keeps_all: bool
    plans: list[SpendingPlan]  # every plan compared, if `keeps_all`
    sum_of: Reals

    def __init__(self, net: Net, s: Bronze, seat: i64, width: i64, max_pairs: i64) -> None:
        """Look at the table; `width` builds and as many purchases are kept, and `max_pairs` of them compared."""
        self.outlook = Outlook(net, s, seat)
        self.own = OwnSheet(self.outlook, s)
        self.max_pairs = max_pairs
        self.proposals_compared = PROPOSALS_COMPARED
        self.proposals = []
        self.builds = BuildOptions(self.own, 0, width)
        self.purchases = PurchaseOptions(self.own, True, 0, width)
        self.wall = s.has_built(seat, kinds.GREAT_WALL) and s.is_in_play(kinds.GREAT_WALL)
        self.dice = s.cities(seat)
        self.fate = OPPONENTS_SPARED
        self.harvest = 0
        self.coin_dice = 0
        self.best = SpendingPlan()
        self.keeps_all = False
        self.plans = []
        self.sum_of = reals(net.stride)

    def begin(self, fate: i64, harvest: i64, coin_dice: i64) -> None:
        """Forget the last best plan; note what the dice bring, however they are split."""
        self.fate = fate
        self.harvest = harvest
        self.coin_dice = coin_dice
        self.best.outcome = WORST_OUTCOME
        self.proposals = []

    def resolve_dice(self, dice: Row, collected: bool) -> float:
        """Return the outcome of the best plan for these dice; `collected`: their goods are on the pegboard already."""
        own = self.own
        skulls = dice[kinds.SKULL2]
        harvest: i64 = 0 if collected else dice[kinds.GOOD1] + 2 * skulls
        if skulls >= disasters.REVOLT_SKULLS and not own.has(kinds.RELIGION):
            harvest = HARVEST_LOST
        self.begin(self.fate_of(skulls), harvest, dice[kinds.COIN])
        lost = self.disaster_points(skulls)
        as_food: i64
        for as_food in range(dice[kinds.EITHER2] + 1):
            as_workers = dice[kinds.EITHER2] - as_food
            food = own.food + 3 * dice[kinds.FOOD3] + 2 * as_food
            if own.has(kinds.AGRICULTURE):
                food += dice[kinds.FOOD3] + as_food
            boxes = 3 * dice[kinds.WORKERS3] + 2 * as_workers
            if own.has(kinds.MASONRY):
                boxes += dice[kinds.WORKERS3] + as_workers
            if food > own.t.food_most:
                food = own.t.food_most
            food -= self.dice
            if food < 0:
                self.propose(as_food, 0, boxes, lost - food)
            else:
                self.propose(as_food, food, boxes, lost)
        return self.compare_proposals()

    def fate_of(self, skulls: i64) -> i64:
        """§5 Return what a disaster does to the opponents."""
        if skulls == disasters.PESTILENCE_SKULLS and self.outlook.seats > 1:
            return OPPONENTS_LOSE_POINTS
        return (
            OPPONENTS_LOSE_GOODS
            if skulls >= disasters.REVOLT_SKULLS and self.own.has(kinds.RELIGION)
            else OPPONENTS_SPARED
        )

    def disaster_points(self, skulls: i64) -> i64:
        """§5 Return the points that a disaster costs the roller."""
        own = self.own
        if skulls == disasters.DROUGHT_SKULLS and not own.has(kinds.IRRIGATION):
            return disasters.DROUGHT_POINTS
        if skulls == disasters.PESTILENCE_SKULLS and self.outlook.seats == 1 and not own.has(kinds.MEDICINE):
            return disasters.PESTILENCE_POINTS
        return disasters.INVASION_POINTS if skulls == disasters.INVASION_SKULLS and not self.wall else 0

    def resolve(self, food: i64, boxes: i64, coin_dice: i64) -> None:
        """Find the best plan when the dice are done: stones, boxes and purchases are left."""
        self.begin(OPPONENTS_SPARED, 0, coin_dice)
        self.propose(0, food, boxes, 0)
        self.compare_proposals()

    def build_and_buy(self, food: i64, boxes: i64, coin_dice: i64) -> None:
        """Find the best plan when no stones can be spent any more."""
        self.begin(OPPONENTS_SPARED, 0, coin_dice)
        free = self.builds.all_free
        self.compare(Proposal(0, 0, food, boxes if boxes < free else free, 0, 0.0))

    def propose(self, as_food: i64, food: i64, boxes: i64, lost: i64) -> None:
        """Propose each number of stones that may be spent."""
        own = self.own
        max_stones: i64 = 0
        if own.has(kinds.ENGINEERING):
            max_stones = self.max_stones(boxes)
        value = own.gain[food_feature(food)] - own.point * float(lost)
        stones: i64
        for stones in range(max_stones + 1):
            if len(self.proposals) == MAX_PROPOSALS:
                return
            marked = boxes + BOXES_PER_STONE * stones
            if marked > self.builds.all_free:
                marked = self.builds.all_free
            purchase = self.purchases.find(self.harvest, stones, self.coin_dice, food)
            build = self.builds.find(marked)
            estimate = value + (self.purchases.estimate[purchase] + self.builds.estimate[build])
            self.proposals.append(Proposal(as_food, stones, food, marked, lost, estimate))

    def max_stones(self, boxes: i64) -> i64:
        """§7 Return how many stones may be spent: of each at least one box must find a place (R40)."""
        most = self.purchases.stones_after(self.harvest)
        free = self.builds.all_free - boxes
        useful = (free + BOXES_PER_STONE - 1) // BOXES_PER_STONE if free > 0 else 0
        if useful < most:
            most = useful
        return most if most < STONE_AMOUNTS else STONE_AMOUNTS - 1

    def compare_proposals(self) -> float:
        """Look closer at the proposals with the best estimates; return the outcome of the best plan found."""
        _: i64
        for _ in range(self.proposals_compared):
            if len(self.proposals) == 0:
                break
            best = self.proposals[0]
            for proposal in self.proposals:
                if proposal.estimate > best.estimate:
                    best = proposal
            self.proposals.remove(best)
            self.compare(best)
        return self.best.outcome

    def compare(self, proposal: Proposal) -> None:
        """Compare pairs of a purchase and a build, those with better estimates first."""
        builds = self.builds
        purchases = self.purchases
        first_purchase = purchases.find(self.harvest, proposal.stones, self.coin_dice, proposal.food)
        first_build = builds.find(proposal.boxes)
        found = builds.found[proposal.boxes]
        points = self.outlook.points - proposal.lost
        j: i64
        for j in range(purchases.width):
            purchase = first_purchase + j
            if not purchases.is_there(purchase):
                break
            self.begin_sum(purchase, proposal.food, points)
            i: i64
            for i in range(found):
                if (i + 1) * (j + 1) > self.max_pairs:
                    break
                outcome = self.outcome(purchase, first_build + i, points)
                if outcome > self.best.outcome or self.keeps_all:
                    self.note(proposal, purchase, first_build + i, outcome)

    def outcome(self, purchase: i64, build: i64, points: i64) -> float:
        """Return the outcome of a purchase and a build; `begin_sum` has summed up the rest."""
        outlook = self.outlook
        builds = self.builds
        purchases = self.purchases
        bonus = self.bonus_points(purchase, build)
        ends = builds.ends[build] + purchases.ends[purchase]
        if outlook.over or (outlook.last_seat and ends > 0):
            total = points + builds.points[build] + purchases.points[purchase] + bonus
            return outlook.final_outcome(self.fate, total, purchases.wealth[purchase])
        if bonus > 0 or ends > 1:
            return self.corrected_outcome(build, bonus, ends)
        return outlook.net.value(self.sum_of, 0, builds.sums, build * outlook.net.stride)

    def begin_sum(self, purchase: i64, food: i64, points: i64) -> None:
        """Sum up all rows but those of cities and monuments."""
        net = self.outlook.net
        rest = self.outlook.rest
        sums = self.purchases.sums
        rows = net.rows
        stride = net.stride
        at = self.fate * stride
        bought = purchase * stride
        fed = food_feature(food - self.purchases.sold[purchase]) * stride
        own = net.points_feature(0) * stride
        tens = INPUT_PER_POINT * float(points)
        to = self.sum_of
        i: i64
        for i in range(stride):
            to[i] = rest[at + i] + sums[bought + i] + rows[fed + i] + tens * rows[own + i]

    def bonus_points(self, purchase: i64, build: i64) -> i64:
        """§end Return what Architecture or Empire, bought in this turn, adds for what is built in it."""
        bought = self.purchases.bought[purchase]
        if bought == kinds.ARCHITECTURE:
            return self.builds.monuments[build] * self.own.t.monument_bonus
        return self.builds.cities[build] * self.own.t.city_bonus if bought == kinds.EMPIRE else 0

    def corrected_outcome(self, build: i64, bonus: i64, ends: i64) -> float:
        """Return an outcome whose parts do not simply add up: bonus points, or the end brought about twice."""
        net = self.outlook.net
        twin = self.sum_of[:]
        net.add_times(net.points_feature(0), INPUT_PER_POINT * float(bonus), twin, 0)
        if ends > 1 and not self.outlook.last_round:
            net.add_times(net.last_round_feature(), -1.0, twin, 0)
        return net.value(twin, 0, self.builds.sums, build * net.stride)

    def note(self, proposal: Proposal, purchase: i64, build: i64, outcome: float) -> None:
        """Note a plan as the best, or among all."""
        plan: SpendingPlan = SpendingPlan() if self.keeps_all else self.best
        plan.as_food = proposal.as_food
        plan.stones = proposal.stones
        plan.bought = self.purchases.bought[purchase]
        plan.stacks = self.purchases.stacks[purchase]
        plan.discarded = self.purchases.discarded[purchase]
        plan.outcome = outcome
        project: i64
        for project in range(PROJECT_COUNT):
            plan.boxes[project] = self.builds.boxes[build * PROJECT_COUNT + project]
        if self.keeps_all:
            self.plans.append(plan)
            if outcome > self.best.outcome:
                self.best = plan.copy()
