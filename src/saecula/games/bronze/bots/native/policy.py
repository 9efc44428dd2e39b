"""The choices of one seat's turn, taken from the planner's plans."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saecula.games.bronze.bots.native.builds import PROJECT_COUNT, BuildOptions
from saecula.games.bronze.bots.native.dice import FACE_COUNTS, number_of
from saecula.games.bronze.bots.native.net import Net
from saecula.games.bronze.bots.native.outlook import phase_of
from saecula.games.bronze.bots.native.planner import MAX_PROPOSALS, Planner, SpendingPlan
from saecula.games.bronze.bots.native.purchases import DISCARD_BITS, NO_PURCHASE, PurchaseOptions, discarded_of
from saecula.games.bronze.bots.native.rolls import KeepSearch, RollValues
from saecula.games.bronze.kinds import COIN, FACE_COUNT, GOOD_COUNT
from saecula.games.bronze.rules.build import Build, Stones
from saecula.games.bronze.rules.buy import Buy
from saecula.games.bronze.rules.collect import Split, workers_rolled
from saecula.games.bronze.rules.discard import Discard
from saecula.games.bronze.rules.roll import Lead, Reroll
from saecula.games.bronze.rules.trade import Trade
from saecula.games.bronze.state import Bronze
from saecula.games.bronze.words import BUY, DISCARD, FOOD, LEAD, MARK, REROLL, STONES
from saecula.kernel.frames import play
from saecula.kernel.rows import Row, ints
from saecula.kernel.state import DONE

WIDTH_AFTER_DICE: Final = 24  # after the dice there is time to outlook at more ways
PAIRS_AFTER_DICE: Final = 160


@final
class Policy:
    """Remembers the values of the last turn's rolls."""

    nets: list[Net]
    width: i64
    pairs: i64
    thorough: bool
    known: RollValues | None
    known_sheets: Row
    known_first_builder: Row
    known_moment: i64

    def __init__(self, nets: list[Net], width: int, pairs: int, *, thorough: bool = True) -> None:
        """Unless `thorough`, every roll is taken for the last, and one way to use it is looked at."""
        self.nets = nets
        self.width = width
        self.pairs = pairs
        self.thorough = thorough
        self.known = None
        self.known_sheets = ints(0, 0)
        self.known_first_builder = ints(0, 0)
        self.known_moment = -1

    def net_of(self, s: Bronze, seat: i64) -> Net:
        """Return the net that judges the table after this seat's turn."""
        phase = phase_of(s, seat)
        last: i64 = len(self.nets) - 1
        if s.seats > last + 1:  # nets of fewer seats: what counts is who is the last of a round
            return self.nets[last if phase == s.seats - 1 else 0]
        return self.nets[phase if phase < last else last]

    def roll_values(self, s: Bronze, seat: i64) -> RollValues:
        """Return the values of all rolls of this turn."""
        moment = ((s.round * 8 + s.turn) * 8 + seat) * 8 + s.start
        known = self.known
        if (
            known is not None
            and moment == self.known_moment
            and s.sheets == self.known_sheets
            and s.first_builder == self.known_first_builder
            and known.planner.outlook.t is s.t
        ):
            return known
        planner = Planner(self.net_of(s, seat), s, seat, self.width, self.pairs)
        values = RollValues(planner, s.t.skulls_locked, self.thorough)
        self.known = values
        self.known_moment = moment
        self.known_sheets = s.sheets[:]
        self.known_first_builder = s.first_builder[:]
        return values

    def expected_value(self, s: Bronze, seat: i64) -> float:
        """Return what a seat may expect before it rolls: points, or its chance of winning."""
        return self.roll_values(s, seat).expected_value

    def choose(self, s: Bronze, seat: i64) -> int:
        """Return the best choice of the question on top; −1 for a trade."""
        top = s.top
        if isinstance(top, Reroll):
            return int(next_reroll(s, top, self.best_keep(s, seat, top).best))
        if isinstance(top, Lead):
            return int(self.best_lead(s, seat))
        if is_after_dice(s):
            return int(planned_choice(s, self.planner_after_dice(s, seat).best))
        return -1

    def best_keep(self, s: Bronze, seat: i64, top: Reroll) -> KeepSearch:
        """§1 Return the best dice to keep."""
        low: i64 = 0 if top.taken == 0 else REROLL.x(top.last)
        return KeepSearch(self.roll_values(s, seat), s.dice, s.rolls, low)

    def best_lead(self, s: Bronze, seat: i64) -> i64:
        """§7 Return the die to roll again, or to leave it."""
        values = self.roll_values(s, seat)
        roll = number_of(s.dice)
        best = values.accepted[roll]
        choice: i64 = DONE
        face: i64
        for face in range(FACE_COUNT):
            value = values.lead_value(roll, face)
            if value > best:
                best = value
                choice = LEAD.at(face)
        return choice

    def planner_after_dice(self, s: Bronze, seat: i64, *, keeps_all: bool = False) -> Planner:
        """Return a planner that has planned the rest of a turn after its last roll."""
        width: i64 = WIDTH_AFTER_DICE if self.thorough else self.width
        planner = Planner(self.net_of(s, seat), s, seat, width, PAIRS_AFTER_DICE if self.thorough else self.pairs)
        planner.keeps_all = keeps_all
        planner.proposals_compared = MAX_PROPOSALS if self.thorough else 1
        top = s.top
        coins = s.dice[COIN]
        if isinstance(top, Split):
            planner.dice = s.cities_rolled
            planner.resolve_dice(s.dice, True)
        elif isinstance(top, Stones):
            planner.resolve(s.food(seat), workers_rolled(s, seat, s.as_food), coins)
        elif isinstance(top, Build):
            low: i64 = 0 if top.taken == 0 else MARK.x(top.last)
            planner.builds = BuildOptions(planner.own, low, width)
            planner.build_and_buy(s.food(seat), top.boxes - top.taken, coins)
        elif isinstance(top, Buy):
            planner.build_and_buy(s.food(seat), 0, coins)
        elif isinstance(top, Discard):
            from_good: i64 = 0 if top.taken == 0 else DISCARD.x(top.last)
            planner.purchases = PurchaseOptions(planner.own, False, from_good, width)
            planner.build_and_buy(s.food(seat), 0, coins)
        else:  # between phases, for trade
            planner.resolve(s.food(seat), workers_rolled(s, seat, s.as_food), coins)
        return planner


def is_after_dice(s: Bronze) -> bool:
    """Say whether the question on top comes after the last roll and is no trade."""
    return isinstance(s.top, (Split, Stones, Build, Buy, Discard))


def next_reroll(s: Bronze, top: Reroll, kept: i64) -> i64:
    """§1 Return the next die to take up, so that these are kept."""
    first: i64 = 0 if top.taken == 0 else REROLL.x(top.last)
    face: i64
    for face in range(first, FACE_COUNT):
        if s.dice[face] > FACE_COUNTS[kept * FACE_COUNT + face]:
            return REROLL.at(face)
    return DONE


def planned_choice(s: Bronze, plan: SpendingPlan) -> i64:
    """Return the next choice of a plan."""
    top = s.top
    if isinstance(top, Split):
        return FOOD.at(plan.as_food)
    if isinstance(top, Stones):
        return STONES.at(plan.stones)
    if isinstance(top, Build):
        project: i64
        for project in range(PROJECT_COUNT):
            if plan.boxes[project] > 0:
                return MARK.at(project)
        return DONE
    if isinstance(top, Buy):
        return DONE if plan.bought == NO_PURCHASE else BUY.at(plan.bought, plan.stacks)
    good: i64
    for good in range(GOOD_COUNT):
        if discarded_of(plan.discarded, good) > 0:
            return DISCARD.at(good)
    return DONE


def follow(s: Bronze, seat: i64, plan: SpendingPlan) -> None:
    """Play a plan to the end of the turn; trades are ended."""
    left = plan.copy()
    turn = s.turn
    at_round = s.round
    while s.owed == 1 << seat and s.turn == turn and s.round == at_round:
        top = s.top
        if not is_after_dice(s) and not isinstance(top, Trade):
            return
        choice = DONE if isinstance(top, Trade) else planned_choice(s, left)
        take_out(left, choice)
        play(s, int(seat), int(choice))


def take_out(plan: SpendingPlan, choice: i64) -> None:
    """Take a box or a good that is dealt with out of a plan."""
    if MARK.has(choice):
        plan.boxes[MARK.x(choice)] -= 1
    elif DISCARD.has(choice):
        plan.discarded -= 1 << (DISCARD_BITS * DISCARD.x(choice))
