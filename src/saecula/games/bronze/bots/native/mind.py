"""Mind: a seat's choices of a turn, from the planner's plans; and the same turn a step further."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saecula.games.bronze.bots.native.dice import COUNTS, number_of
from saecula.games.bronze.bots.native.net import Net
from saecula.games.bronze.bots.native.outlook import phase_of
from saecula.games.bronze.bots.native.planner import PROPOSALS_MOST, Keep, Plan, Planner
from saecula.games.bronze.bots.native.purse import GONE_BITS, NOTHING, Purse, gone_of
from saecula.games.bronze.bots.native.works import PROJECT_COUNT, Works
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

LATE_WIDTH: Final = 24  # after the dice there is time to look at more ways
LATE_PAIRS: Final = 160


@final
class Mind:
    """Remembers the dice of the turn it last thought about."""

    nets: list[Net]
    width: i64
    pairs: i64
    thorough: bool
    planner: Planner | None
    sheets: Row
    first_builder: Row
    moment: i64

    def __init__(self, nets: list[Net], width: int, pairs: int, *, thorough: bool = True) -> None:
        self.nets = nets
        self.width = width
        self.pairs = pairs
        self.thorough = thorough  # else it takes every roll for the last, and then sees a single way to use it
        self.planner = None
        self.sheets = ints(0, 0)
        self.first_builder = ints(0, 0)
        self.moment = -1

    def net_of(self, s: Bronze, seat: i64) -> Net:
        """Return the net that judges the table after this seat's turn."""
        phase = phase_of(s, seat)
        last: i64 = len(self.nets) - 1
        if s.seats > last + 1:  # nets of fewer seats: what counts is who is the last of a round
            return self.nets[last if phase == s.seats - 1 else 0]
        return self.nets[phase if phase < last else last]

    def dice_planner(self, s: Bronze, seat: i64) -> Planner:
        """Return the planner of this turn's dice, solved."""
        moment = ((s.round * 8 + s.turn) * 8 + seat) * 8 + s.start
        known = self.planner
        if (
            known is not None
            and moment == self.moment
            and s.sheets == self.sheets
            and s.first_builder == self.first_builder
            and known.look.t is s.t
        ):
            return known
        planner = Planner(self.net_of(s, seat), s, seat, self.width, self.pairs)
        planner.solve(s.t.skulls_locked, self.thorough)
        self.planner = planner
        self.moment = moment
        self.sheets = s.sheets[:]
        self.first_builder = s.first_builder[:]
        return planner

    def hope(self, s: Bronze, seat: i64) -> float:
        """Return what a seat may expect before it rolls: points, or its chance of winning."""
        return self.dice_planner(s, seat).hope

    def choose(self, s: Bronze, seat: i64) -> int:
        """Return the best choice of the question on top; −1 where it is none of a turn's own."""
        top = s.top
        if isinstance(top, Reroll):
            return int(next_reroll(s, top, self.best_keep(s, seat, top).best))
        if isinstance(top, Lead):
            return int(self.best_lead(s, seat))
        if is_late(s):
            return int(planned_choice(s, self.late_planner(s, seat, 0).best))
        return -1

    def best_keep(self, s: Bronze, seat: i64, top: Reroll) -> Keep:
        """§1 Return the best dice to keep."""
        low: i64 = 0 if top.taken == 0 else REROLL.x(top.last)
        return Keep(self.dice_planner(s, seat), s.dice, s.rolls, low, s.t.skulls_locked)

    def best_lead(self, s: Bronze, seat: i64) -> i64:
        """§7 Return the die to roll again, or to leave it."""
        planner = self.dice_planner(s, seat)
        roll = number_of(s.dice)
        best = planner.last[roll]
        choice: i64 = DONE
        face: i64
        for face in range(FACE_COUNT):
            value = planner.lead_value(roll, face)
            if value > best:
                best = value
                choice = LEAD.at(face)
        return choice

    def late_planner(self, s: Bronze, seat: i64, keeps: i64) -> Planner:
        """Return a planner that has resolved the rest of a turn after its last roll; with `keeps` all plans seen."""
        width: i64 = LATE_WIDTH if self.thorough else self.width
        planner = Planner(self.net_of(s, seat), s, seat, width, LATE_PAIRS if self.thorough else self.pairs)
        planner.keeps = keeps
        planner.tries = PROPOSALS_MOST if self.thorough else 1
        top = s.top
        coins = s.dice[COIN]
        if isinstance(top, Split):
            planner.dice = s.cities_rolled
            planner.resolve_dice(s.dice, True)
        elif isinstance(top, Stones):
            planner.resolve(s.food(seat), workers_rolled(s, seat, s.as_food), coins)
        elif isinstance(top, Build):
            low: i64 = 0 if top.taken == 0 else MARK.x(top.last)
            planner.works = Works(planner.own, low, width)
            planner.build_and_buy(s.food(seat), top.boxes - top.taken, coins)
        elif isinstance(top, Buy):
            planner.build_and_buy(s.food(seat), 0, coins)
        elif isinstance(top, Discard):
            from_good: i64 = 0 if top.taken == 0 else DISCARD.x(top.last)
            planner.purse = Purse(planner.own, False, from_good, width)
            planner.build_and_buy(s.food(seat), 0, coins)
        else:  # between phases, for trade
            planner.resolve(s.food(seat), workers_rolled(s, seat, s.as_food), coins)
        return planner


def is_late(s: Bronze) -> bool:
    """Say whether the question on top comes after the last roll and is no trade."""
    top = s.top
    return (
        isinstance(top, Split)
        or isinstance(top, Stones)
        or isinstance(top, Build)
        or isinstance(top, Buy)
        or isinstance(top, Discard)
    )


def next_reroll(s: Bronze, top: Reroll, kept: i64) -> i64:
    """§1 Return the next die to take up, so that these are kept."""
    first: i64 = 0 if top.taken == 0 else REROLL.x(top.last)
    face: i64
    for face in range(first, FACE_COUNT):
        if s.dice[face] > COUNTS[kept * FACE_COUNT + face]:
            return REROLL.at(face)
    return DONE


def planned_choice(s: Bronze, plan: Plan) -> i64:
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
        return DONE if plan.bought == NOTHING else BUY.at(plan.bought, plan.stacks)
    good: i64
    for good in range(GOOD_COUNT):
        if gone_of(plan.gone, good) > 0:
            return DISCARD.at(good)
    return DONE


def follow(s: Bronze, seat: i64, plan: Plan) -> None:
    """Play a plan to the end of the turn; what it does not say is left as it is."""
    left = plan.copy()
    turn = s.turn
    at_round = s.round
    while s.owed == 1 << seat and s.turn == turn and s.round == at_round:
        top = s.top
        if not is_late(s) and not isinstance(top, Trade):
            return
        choice = DONE if isinstance(top, Trade) else planned_choice(s, left)
        if isinstance(top, Build) and choice != DONE:
            left.boxes[MARK.x(choice)] -= 1
        elif isinstance(top, Discard):
            left.gone -= 1 << (GONE_BITS * DISCARD.x(choice))
        play(s, int(seat), int(choice))
