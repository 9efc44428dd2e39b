"""The players of Bronze: levels and personas around one planner."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

from saecula.bots.levels import LEVELS
from saecula.games.bronze.bots import PERSONAS
from saecula.games.bronze.bots.native.dice import number_of
from saecula.games.bronze.bots.native.mind import Mind, follow, is_late, next_reroll, planned_choice
from saecula.games.bronze.bots.native.outlook import Outlook, standing_outcome
from saecula.games.bronze.bots.taste import random_taste, tasted
from saecula.games.bronze.bots.trading import Trader
from saecula.games.bronze.bots.weights import folded, shipped, shipped_nets
from saecula.games.bronze.rules.end import score
from saecula.games.bronze.rules.roll import Lead, Reroll
from saecula.games.bronze.state import Bronze
from saecula.games.bronze.words import LEAD
from saecula.kernel.state import AT_END, DONE

if TYPE_CHECKING:
    from saecula.bots.worlds import Bot, Worlds
    from saecula.games.bronze.bots.native.planner import Plan, Planner

MINDS = 48  # kept, each for one player at one match
AHEAD_WIDTH, AHEAD_PAIRS = 6, 6
ALONE = 1
PATIENCE = 12  # rounds: then tastes are set aside, or players who want nothing would never end
ENOUGH = 20  # rounds: then rules of thumb bring the match to its end
TWO = 2
LEANS = 0.3  # how much a persona's taste counts against what it knows


@dataclass(frozen=True)
class Strength:
    """How a player thinks: which nets, how wide, how far, how wrong, and how wrong at most in one choice."""

    kind: str = "net"  # or "small", which has four hidden units, or "linear", which has none
    width: int = 8
    pairs: int = 10
    thorough: bool = True  # foresees more than one roll, and compares more ways to use the last one
    error: float = 0.0  # of its own taste, new in every match
    leaning: tuple[tuple[str, float], ...] = field(default=())  # a persona's taste, always the same
    points: float = 0.0  # what one choice may lose at most: alone
    chance: float = 0.0  # … and against others
    ahead: int = 0  # plans after which the next turn is looked at: alone, or against one other

    def right(self) -> Strength:
        """Return who thinks as much, but misjudges nothing."""
        return Strength(kind=self.kind, width=self.width, pairs=self.pairs, thorough=self.thorough)


@lru_cache(maxsize=MINDS)
def mind_of(strength: Strength, seats: int, taste: int) -> Mind:
    """Return the mind of a player at one match."""
    if not strength.error and not strength.leaning:
        return Mind(
            list(shipped_nets(strength.kind, seats)), strength.width, strength.pairs, thorough=strength.thorough
        )
    found = []
    nets, origin = shipped(strength.kind, seats)
    for layers in nets:
        bent = tasted(layers, dict(strength.leaning), LEANS)
        found.append(folded(tasted(bent, random_taste(taste), strength.error), origin.seats))
    return Mind(found, strength.width, strength.pairs, thorough=strength.thorough)


class Player:
    """Chooses by its own judgement, unless that would lose too much: what is obvious is never missed."""

    def __init__(self, usual: Strength, duel: Strength | None = None) -> None:
        self.usual = usual
        self.duel = duel or usual

    def strength(self, seats: int) -> Strength:
        """Return how it thinks: against one other, or else."""
        return self.duel if seats == TWO else self.usual

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Return a legal choice."""
        if len(legal) == 1:
            return legal[0]
        s = worlds.sample()
        assert isinstance(s, Bronze)
        if s.seats > ALONE and s.round > ENOUGH:
            return worlds.title.advice(s, seat, legal, worlds.rng)
        return Thought(self.strength(int(s.seats)), s, seat, worlds.taste()).choice()


class Thought:
    """One choice of one player."""

    def __init__(self, strength: Strength, s: Bronze, seat: int, taste: int) -> None:
        seats = int(s.seats)
        right = strength.right()
        patient = seats == ALONE or int(s.round) <= PATIENCE
        own = bool(strength.error or strength.leaning) and patient
        self.strength = strength
        self.s = s
        self.seat = seat
        self.own = mind_of(strength if patient else right, seats, taste if strength.error and patient else 0)
        self.right = mind_of(right, seats, 0) if own else self.own
        self.most_lost = strength.points if seats == ALONE else strength.chance
        self.ahead = strength.ahead if seats <= TWO else 0

    def choice(self) -> int:
        """Return what to choose."""
        top = self.s.top
        if isinstance(top, Reroll):
            return self.reroll(top)
        if isinstance(top, Lead):
            return self.lead()
        if is_late(self.s):
            return int(planned_choice(self.s, self.plan()))
        return Trader(self.own, self.s, self.seat, self.right, self.most_lost).choice()

    def reroll(self, top: Reroll) -> int:
        """§1 Take up the next die that is not kept."""
        return int(next_reroll(self.s, top, self.kept(top)))

    def kept(self, top: Reroll) -> int:
        """§1 Keep what the own judgement likes, if it is not much worse than the best."""
        kept = self.own.best_keep(self.s, self.seat, top).best
        if self.right is not self.own:
            best = self.right.best_keep(self.s, self.seat, top)
            planner = self.right.dice_planner(self.s, self.seat)
            if best.value - planner.keep_value(kept, self.s.rolls) > self.most_lost:
                kept = best.best
        return int(kept)

    def lead(self) -> int:
        """§7 Likewise for Leadership."""
        choice = int(self.own.best_lead(self.s, self.seat))
        if self.right is self.own:
            return choice
        best = int(self.right.best_lead(self.s, self.seat))
        planner = self.right.dice_planner(self.s, self.seat)
        return best if self.led(planner, best) - self.led(planner, choice) > self.most_lost else choice

    def led(self, planner: Planner, choice: int) -> float:
        """Return what a choice of Leadership is worth."""
        roll = number_of(self.s.dice)
        return float(planner.last[roll]) if choice == DONE else planner.lead_value(roll, LEAD.x(choice))

    def plan(self) -> Plan:
        """Return the plan for the rest of the turn."""
        if self.ahead > 0:
            return self.plan_ahead()
        plan = self.own.late_planner(self.s, self.seat, 0).best
        if self.right is not self.own:
            best = self.right.late_planner(self.s, self.seat, 0).best
            if self.worth(best) - self.worth(plan) > self.most_lost:
                return best
        return plan

    def worth(self, plan: Plan) -> float:
        """Return what a plan is really worth: points, or the chance of winning."""
        after = self.s.clone()
        follow(after, self.seat, plan)
        look = Outlook(self.right.net_of(self.s, self.seat), after, self.seat)
        if after.owed == AT_END:
            return look.chance(look.final_outcome(0, score(after, self.seat), after.wealth(self.seat)))
        return look.chance(standing_outcome(look.net, after, self.seat))

    def plan_ahead(self) -> Plan:
        """Return the plan after which the next turn promises most."""
        planner = self.own.late_planner(self.s, self.seat, 1)
        best = planner.best
        most = -1.0e9
        for plan in foremost(planner.plans, self.ahead):
            value = self.next_turn(plan)
            if value > most:
                most = value
                best = plan
        return best

    def next_turn(self, plan: Plan) -> float:
        """Return what the next turn promises after a plan: the own one, or what the other leaves."""
        after = self.s.clone()
        follow(after, self.seat, plan)
        if after.owed == AT_END:
            return self.worth(plan)
        hope = hope_of(self.strength, after)
        return hope if after.seats == ALONE else 1.0 - hope


HOPES: dict[tuple[object, ...], float] = {}  # what turns promise: the pieces of a plan lead to the same tables
HOPES_MOST = 20_000


def hope_of(strength: Strength, s: Bronze) -> float:
    """Return what the active seat may expect of its turn; remembered, for it depends on nothing else."""
    moment = (int(s.seats), int(s.round), int(s.turn), int(s.start), id(s.t))
    key = (strength, moment, tuple(s.sheets), tuple(s.first_builder))
    if key not in HOPES:
        if len(HOPES) >= HOPES_MOST:
            HOPES.clear()
        mind = Mind(list(shipped_nets(strength.kind, int(s.seats))), AHEAD_WIDTH, AHEAD_PAIRS)
        HOPES[key] = mind.hope(s, s.active)
    return HOPES[key]


def forget() -> None:
    """Forget all minds, and what turns promise."""
    mind_of.cache_clear()
    HOPES.clear()


def foremost(plans: list[Plan], most: int) -> list[Plan]:
    """Return the best plans that differ in more than the order they were found in."""
    found: dict[tuple[object, ...], Plan] = {}
    for plan in sorted(plans, key=lambda plan: -plan.outcome):
        found.setdefault((plan.as_food, plan.stones, tuple(plan.boxes), plan.bought, plan.stacks), plan)
        if len(found) == most:
            break
    return list(found.values())


STRENGTHS = {
    "easy": Strength(error=1.7, points=5.0, chance=0.3),
    "medium": Strength(error=0.95, points=3.0, chance=0.2),
    "hard": Strength(error=0.45, points=2.0, chance=0.12),
    "expert": Strength(ahead=4),
    "master": Strength(width=12, pairs=20, ahead=12),
}
DUELS = {  # against one other every level is to be a step above the one below
    "easy": Strength(error=1.7, chance=0.3),
    "medium": Strength(error=1.15, chance=0.2),
    "hard": Strength(error=0.7, chance=0.14),
    "expert": Strength(kind="small", width=1, pairs=1, thorough=False),
    "master": Strength(width=12, pairs=20, ahead=4),
}
TASTES = {
    "mirit": (("cities", 1.0), ("great_wall", 0.6), ("great_pyramid", 0.6), ("hanging_gardens", 0.6)),
    "tamu": (("wealth", 1.1), ("coinage", 0.9), ("caravans", 0.9), ("granaries", 0.6)),
    "senbi": (("food", 0.9), ("agriculture", 0.7), ("irrigation", 0.7), ("medicine", 0.7)),
    "kara": (("count", 1.5), ("leadership", 0.9), ("religion", 0.9), ("quarrying", 0.6)),
}


def players() -> dict[str, Bot]:
    """Return all players of Bronze by name."""
    found: dict[str, Bot] = {level: Player(STRENGTHS[level], DUELS[level]) for level in LEVELS}
    for name in PERSONAS:
        found[name] = Player(Strength(leaning=TASTES[name], points=2.0, chance=0.1))
    found["linear"] = Player(Strength(kind="linear"))
    return found
