"""The players of Bronze: levels and personas around one planner."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from saecula.bots.levels import LEVELS
from saecula.bots.worlds import Bot, Worlds
from saecula.games.bronze.bots import PERSONAS
from saecula.games.bronze.bots.native.dice import number_of
from saecula.games.bronze.bots.native.outlook import Outlook, standing_outcome
from saecula.games.bronze.bots.native.planner import SpendingPlan
from saecula.games.bronze.bots.native.policy import Policy, follow, is_after_dice, next_reroll, planned_choice
from saecula.games.bronze.bots.native.rolls import RollValues
from saecula.games.bronze.bots.taste import random_taste, tasted
from saecula.games.bronze.bots.trading import Trader
from saecula.games.bronze.bots.weights import folded, shipped, shipped_nets
from saecula.games.bronze.rules.end import score
from saecula.games.bronze.rules.roll import Lead, Reroll
from saecula.games.bronze.state import Bronze
from saecula.games.bronze.words import LEAD
from saecula.kernel.state import AT_END, DONE

POLICIES_KEPT = 48  # each of one player in one match
LOOKAHEAD_WIDTH, LOOKAHEAD_PAIRS = 6, 6
SOLO_SEATS = 1
MAX_TASTE_ROUNDS = 12  # later tastes are set aside: with some of them a match would never end
MAX_PLANNED_ROUNDS = 20  # later rules of thumb end the match
TWO_SEATS = 2
PERSONA_TASTE = 0.3  # the strength of a persona's taste


@dataclass(frozen=True)
class BronzeSettings:
    """How a player thinks: by which nets, how wide and far, how wrongly, and how much one choice may lose."""

    kind: str = "net"  # or "small", with four hidden units, or "linear", with none
    width: int = 8
    pairs: int = 10
    thorough: bool = True  # foresees more than one roll, and compares more plans after the last one
    error: float = 0.0  # the strength of a random taste, new in every match
    taste: tuple[tuple[str, float], ...] = field(default=())  # of a persona, always the same
    points: float = 0.0  # the most that one choice may lose: alone
    chance: float = 0.0  # … and against others
    ahead: int = 0  # plans compared by the next turn after them: alone, or against one other

    def unbiased(self) -> BronzeSettings:
        """Return the same settings without misjudgement."""
        return BronzeSettings(kind=self.kind, width=self.width, pairs=self.pairs, thorough=self.thorough)


@lru_cache(maxsize=POLICIES_KEPT)
def policy_of(settings: BronzeSettings, seats: int, taste: int) -> Policy:
    """Return the policy of a player in one match."""
    if not settings.error and not settings.taste:
        return Policy(
            list(shipped_nets(settings.kind, seats)), settings.width, settings.pairs, thorough=settings.thorough
        )
    found = []
    nets, origin = shipped(settings.kind, seats)
    for layers in nets:
        bent = tasted(layers, dict(settings.taste), PERSONA_TASTE)
        found.append(folded(tasted(bent, random_taste(taste), settings.error), origin.seats))
    return Policy(found, settings.width, settings.pairs, thorough=settings.thorough)


class BronzePlayer:
    """Chooses by its own judgement, unless that would lose too much: no obvious choice is missed."""

    def __init__(self, usual: BronzeSettings, duel: BronzeSettings | None = None) -> None:
        self.usual = usual
        self.duel = duel or usual

    def settings(self, seats: int) -> BronzeSettings:
        """Return how it thinks with so many seats."""
        return self.duel if seats == TWO_SEATS else self.usual

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Return a legal choice."""
        if len(legal) == 1:
            return legal[0]
        s = worlds.sample()
        assert isinstance(s, Bronze)
        if s.seats > SOLO_SEATS and s.round > MAX_PLANNED_ROUNDS:
            return worlds.title.advice(s, seat, legal, worlds.rng)
        return Decision(self.settings(int(s.seats)), s, seat, worlds.taste()).choice()


class Decision:
    """One choice of one player."""

    def __init__(self, settings: BronzeSettings, s: Bronze, seat: int, taste: int) -> None:
        seats = int(s.seats)
        unbiased = settings.unbiased()
        patient = seats == SOLO_SEATS or int(s.round) <= MAX_TASTE_ROUNDS
        own = bool(settings.error or settings.taste) and patient
        self.settings = settings
        self.s = s
        self.seat = seat
        self.own = policy_of(settings if patient else unbiased, seats, taste if settings.error and patient else 0)
        self.unbiased = policy_of(unbiased, seats, 0) if own else self.own
        self.max_loss = settings.points if seats == SOLO_SEATS else settings.chance
        self.ahead = settings.ahead if seats <= TWO_SEATS else 0

    def choice(self) -> int:
        """Return the choice."""
        top = self.s.top
        if isinstance(top, Reroll):
            return self.reroll(top)
        if isinstance(top, Lead):
            return self.lead()
        if is_after_dice(self.s):
            return int(planned_choice(self.s, self.plan()))
        return Trader(self.own, self.s, self.seat, self.unbiased, self.max_loss).choice()

    def reroll(self, top: Reroll) -> int:
        """§1 Take up the next die that is not kept."""
        return int(next_reroll(self.s, top, self.kept(top)))

    def kept(self, top: Reroll) -> int:
        """§1 Return the dice that its own judgement keeps, unless they are much worse than the best."""
        kept = self.own.best_keep(self.s, self.seat, top).best
        if self.unbiased is not self.own:
            best = self.unbiased.best_keep(self.s, self.seat, top)
            values = self.unbiased.roll_values(self.s, self.seat)
            if best.value - values.keep_value(kept, self.s.rolls) > self.max_loss:
                kept = best.best
        return int(kept)

    def lead(self) -> int:
        """§7 Return the die for Leadership, likewise."""
        choice = int(self.own.best_lead(self.s, self.seat))
        if self.unbiased is self.own:
            return choice
        best = int(self.unbiased.best_lead(self.s, self.seat))
        values = self.unbiased.roll_values(self.s, self.seat)
        return best if lead_value(values, self.s, best) - lead_value(values, self.s, choice) > self.max_loss else choice

    def plan(self) -> SpendingPlan:
        """Return the plan for the rest of the turn."""
        if self.ahead > 0:
            return self.plan_ahead()
        plan = self.own.planner_after_dice(self.s, self.seat).best
        if self.unbiased is not self.own:
            best = self.unbiased.planner_after_dice(self.s, self.seat).best
            if self.worth(best) - self.worth(plan) > self.max_loss:
                return best
        return plan

    def worth(self, plan: SpendingPlan) -> float:
        """Return the unbiased value of a plan: points, or the chance of winning."""
        after = self.s.clone()
        follow(after, self.seat, plan)
        outlook = Outlook(self.unbiased.net_of(self.s, self.seat), after, self.seat)
        if after.owed == AT_END:
            return outlook.chance(outlook.final_outcome(0, score(after, self.seat), after.wealth(self.seat)))
        return outlook.chance(standing_outcome(outlook.net, after, self.seat))

    def plan_ahead(self) -> SpendingPlan:
        """Return the plan after which the next turn has the best expected value."""
        planner = self.own.planner_after_dice(self.s, self.seat, keeps_all=True)
        best = planner.best
        most = -1.0e9
        for plan in foremost(planner.plans, self.ahead):
            value = self.next_turn(plan)
            if value > most:
                most = value
                best = plan
        return best

    def next_turn(self, plan: SpendingPlan) -> float:
        """Return the expected value of the next turn after a plan; the opponent's is subtracted from 1."""
        after = self.s.clone()
        follow(after, self.seat, plan)
        if after.owed == AT_END:
            return self.worth(plan)
        expected = expected_value_of(self.settings, after)
        return expected if after.seats == SOLO_SEATS else 1.0 - expected


def lead_value(values: RollValues, s: Bronze, choice: int) -> float:
    """§7 Return what a choice of Leadership is worth."""
    roll = number_of(s.dice)
    return float(values.accepted[roll]) if choice == DONE else values.lead_value(roll, LEAD.x(choice))


EXPECTED_VALUES: dict[tuple[object, ...], float] = {}  # of turns: several plans lead to the same table
MAX_EXPECTED_VALUES = 20_000


def expected_value_of(settings: BronzeSettings, s: Bronze) -> float:
    """Return the expected value of the active seat's turn, from the cache if known."""
    moment = (int(s.seats), int(s.round), int(s.turn), int(s.start), id(s.t))
    key = (settings, moment, tuple(s.sheets), tuple(s.first_builder))
    if key not in EXPECTED_VALUES:
        if len(EXPECTED_VALUES) >= MAX_EXPECTED_VALUES:
            EXPECTED_VALUES.clear()
        policy = Policy(list(shipped_nets(settings.kind, int(s.seats))), LOOKAHEAD_WIDTH, LOOKAHEAD_PAIRS)
        EXPECTED_VALUES[key] = policy.expected_value(s, s.active)
    return EXPECTED_VALUES[key]


def forget() -> None:
    """Empty the caches."""
    policy_of.cache_clear()
    EXPECTED_VALUES.clear()


def foremost(plans: list[SpendingPlan], most: int) -> list[SpendingPlan]:
    """Return the best plans, equal ones once."""
    found: dict[tuple[object, ...], SpendingPlan] = {}
    for plan in sorted(plans, key=lambda plan: -plan.outcome):
        found.setdefault((plan.as_food, plan.stones, tuple(plan.boxes), plan.bought, plan.stacks), plan)
        if len(found) == most:
            break
    return list(found.values())


LEVEL_SETTINGS = {
    "easy": BronzeSettings(error=1.7, points=5.0, chance=0.3),
    "medium": BronzeSettings(error=0.95, points=3.0, chance=0.2),
    "hard": BronzeSettings(error=0.45, points=2.0, chance=0.12),
    "expert": BronzeSettings(ahead=4),
    "master": BronzeSettings(width=12, pairs=20, ahead=12),
}
DUEL_SETTINGS = {  # against one other, where levels would else lie too close together
    "easy": BronzeSettings(error=1.7, chance=0.3),
    "medium": BronzeSettings(error=1.15, chance=0.2),
    "hard": BronzeSettings(error=0.7, chance=0.14),
    "expert": BronzeSettings(kind="small", width=1, pairs=1, thorough=False),
    "master": BronzeSettings(width=12, pairs=20, ahead=4),
}
PERSONA_TASTES = {
    "mirit": (("cities", 1.0), ("great_wall", 0.6), ("great_pyramid", 0.6), ("hanging_gardens", 0.6)),
    "tamu": (("wealth", 1.1), ("coinage", 0.9), ("caravans", 0.9), ("granaries", 0.6)),
    "senbi": (("food", 0.9), ("agriculture", 0.7), ("irrigation", 0.7), ("medicine", 0.7)),
    "kara": (("count", 1.5), ("leadership", 0.9), ("religion", 0.9), ("quarrying", 0.6)),
}


def players() -> dict[str, Bot]:
    """Return all players of Bronze by name."""
    found: dict[str, Bot] = {level: BronzePlayer(LEVEL_SETTINGS[level], DUEL_SETTINGS[level]) for level in LEVELS}
    for name in PERSONAS:
        found[name] = BronzePlayer(BronzeSettings(taste=PERSONA_TASTES[name], points=2.0, chance=0.1))
    found["linear"] = BronzePlayer(BronzeSettings(kind="linear"))
    return found
