"""Players of Khronos: a turn is planned as a whole, once; the best plans are compared by rollouts."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property, partial

import numpy as np

from saecula.bots.planned.net import NetValue, shipped_net
from saecula.bots.planned.planner import Plan
from saecula.bots.planned.player import PlannerSettings, PlanningPlayer, biased_value, persona_settings
from saecula.bots.planned.value import LinearValue
from saecula.bots.worlds import Bot, Worlds
from saecula.games.khronos.bots.cards import Hands
from saecula.games.khronos.bots.judge import JUDGE
from saecula.games.khronos.bots.native import turns as turns_of
from saecula.games.khronos.bots.native.turns import BeamWidths, CandidateTurn
from saecula.games.khronos.rules.build import Place
from saecula.games.khronos.rules.cards import Exchange, KeepCards, Prepare, SwapCards
from saecula.games.khronos.rules.course import Act
from saecula.games.khronos.rules.pay import PaySurcharge
from saecula.games.khronos.rules.taxes import LAST_ROUND
from saecula.games.khronos.state import Khronos
from saecula.games.khronos.thumb.places import promising_places
from saecula.games.khronos.thumb.plans import KnownOutcomes, after_action, maps_key
from saecula.games.khronos.words import TURN_PURSE
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.state import AT_END, DONE
from saecula.kernel.title import EVEN

CARD_EXCHANGES = (Prepare, Exchange, SwapCards)
CARD_QUESTIONS = (*CARD_EXCHANGES, KeepCards, PaySurcharge)
MAX_REMEMBERED_CHOICES = 4096  # of plans that are being carried out
FIRST_TAX_ROUND = 4
FINALISTS = 3  # plans with the most rollouts
ROLLOUT_BEAM = (1, 1)
EVENTS_PER_WORLD = 64  # random events
MAX_TURNS_AHEAD = 3  # in a rollout
TWO_SEATS = 2
ROLLOUTS_FACTOR = 4  # times as many rollouts against several opponents
MAX_ROLLOUT_TURNS = (
    1000  # played on for all plans together at a table of two; with more seats fewer, for turns get longer
)


@dataclass(frozen=True)
class KhronosSettings(PlannerSettings):
    """Settings of a planner of whole turns, with the widths of its beam search.

    `worlds` is the number of turns rolled out for all plans together; against several opponents it is higher.
    """

    breadth: BeamWidths = turns_of.USUAL_BEAM


LEVEL_SETTINGS = {
    "easy": KhronosSettings(shortlist_size=400, weight_noise=2.6, max_loss=18.0, minds_others=False, worlds=0),
    "medium": KhronosSettings(shortlist_size=400, weight_noise=1.2, max_loss=10.0, worlds=0),
    "hard": KhronosSettings(shortlist_size=400, weight_noise=0.2, max_loss=3.0, worlds=0),
    "expert": KhronosSettings(shortlist_size=12, worlds=60),
    "master": KhronosSettings(shortlist_size=32, worlds=MAX_ROLLOUT_TURNS, breadth=(16, 8, 8)),
}
FAVOURITES = {  # weight, and parts of the value
    "ansel": (3.0, ("taxes",)),
    "maura": (3.0, ("inhabitants", "coins")),
    "odo": (3.5, ("chances",)),
    "berta": (3.5, ("domains",)),
}
# Standard errors of the value in coins, per round, as measured.
VALUE_STANDARD_ERRORS = (16.5, 15.4, 13.7, 11.5, 9.1, 7.8, 5.6)
PERSONA_MAX_LOSS = 2.0  # coins that a persona gives up for its favourites


@dataclass(kw_only=True)
class TurnPlan(Plan):
    """A plan with all of its choices. Its first end is that of the turn, the others are the ends of rollouts."""

    turn: CandidateTurn
    way: tuple[tuple[int, int], ...]
    wins: Callable[[Khronos], float]  # the chance of winning from a table
    chances: list[float] = field(default_factory=list)  # of winning, by end
    known: KnownOutcomes = field(default_factory=dict)  # of the maps at the end of the turn, and after it

    def __post_init__(self) -> None:
        """Judge the end of the turn."""
        self.chances = [self.wins(self.turn.end)]

    def chance(self) -> float:
        """Return the chance of winning the match."""
        return sum(share * won for share, won in zip(self.shares, self.chances, strict=True)) / sum(self.shares)

    def play_on(self, seat: int, chance: Chance, world: int) -> None:
        """Roll the plan out in one more world; the end of the turn counts as much as all rollouts."""
        end = rollout(self.turn.s, seat, chance, world, self.known)
        self.add([(1.0, end)])
        self.chances.append(self.wins(end))
        self.shares[0] = float(len(self.ends) - 1)


def turn_plan(turn: CandidateTurn, seat: int, wins: Callable[[Khronos], float]) -> TurnPlan:
    """Return the plan to play this turn, and end it."""
    way = (*turn.way, (turns_of.position_key(turn.s, seat), DONE))
    return TurnPlan(way[0][1], [turn.end], [1.0], turn=turn, way=way, wins=wins)


class KhronosPlayer(PlanningPlayer):
    """Plans a turn before its first action, and carries the plan out as long as it fits."""

    def __init__(self, settings: KhronosSettings, value: LinearValue | None = None) -> None:
        super().__init__(JUDGE, settings, value)
        self.breadth = settings.breadth
        self.memory: dict[tuple[int, int], int] = {}
        self.underway: dict[int, int] = {}  # per taste: the round of the plan
        self.moment: tuple[int, ...] = ()  # of `known_hands`
        self.known_hands: Hands

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Return a legal choice."""
        s = worlds.sample()
        assert isinstance(s, Khronos)
        if len(legal) == 1:
            return legal[0]
        if self.settings.worlds and isinstance(s.top, CARD_EXCHANGES):
            return self.hands(s, worlds, seat).choice(s, legal)
        if isinstance(s.top, CARD_QUESTIONS):
            return JUDGE.title.advice(s, seat, legal, worlds.rng)
        planned = self.planned(s, worlds.taste(), seat, legal)
        if planned in legal:
            return planned
        best = self.ranked(self.plans(s, worlds, seat, legal), worlds, seat)[0]
        if isinstance(best, TurnPlan):
            self.remember(best, worlds.taste(), int(s.round))
        return best.choice

    @cached_property
    def weights(self) -> list[list[float]]:
        """The linear part of its value, for the compiled search."""
        found: list[list[float]] = self.value.weights.tolist()
        return found

    def win_chance(self, seat: int, s: Khronos) -> float:
        """Return the chance that a seat wins, from its expected lead by a normal distribution."""
        lead = turns_of.lead_of(s, seat, self.weights)
        if s.owed == AT_END:
            return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
        if isinstance(self.value, NetValue):
            lead += self.value.correction(JUDGE.stage(s), np.subtract(*JUDGE.own_and_others(s, seat)))
        return 0.5 + 0.5 * math.erf(lead / (math.sqrt(2) * VALUE_STANDARD_ERRORS[turns_of.stage_of(s) % LAST_ROUND]))

    def ranked(self, found: list[Plan], worlds: Worlds, seat: int) -> list[Plan]:
        """Return the best plans first: those rolled out by the chance of winning, else the best by the value."""
        played = [plan for plan in found if isinstance(plan, TurnPlan) and len(plan.ends) > 1]
        if played and not self.settings.favoured_parts:
            return [*self.ranked_turns(played, worlds, seat)]
        return [self.best(found, worlds, seat)]

    def ranked_turns(self, found: list[TurnPlan], worlds: Worlds, seat: int) -> list[TurnPlan]:
        """Return rolled out turns, the best first: by the chance of winning, or by a persona's favourites."""
        if not self.settings.favoured_parts:
            return sorted(found, key=lambda plan: -plan.chance())
        own = biased_value(self.value, self.settings, worlds.taste())
        return sorted(found, key=lambda plan: -plan.worth(own, seat))

    def planned(self, s: Khronos, taste: int, seat: int, legal: list[int]) -> int | None:
        """Return the choice of the plan; where it holds none, the last one, as the search assumed."""
        if isinstance(s.top, (Act, Place)) or s.active != seat or self.underway.get(taste) != s.round:
            return self.memory.get((taste, turns_of.position_key(s, seat)))
        return [choice for choice in legal if not TURN_PURSE.has(choice)][-1]

    def hands(self, s: Khronos, worlds: Worlds, seat: int) -> Hands:
        """§I, §holdem Return the values of the hands of this turn, from the cache if known."""
        moment = (worlds.taste(), seat, int(s.round), int(maps_key(s)), *s.eras)
        if moment != self.moment:
            self.moment = moment
            self.known_hands = Hands(s, seat, self.weights, Rng(Chance(worlds.rng.below(1 << 30)), 1))
        return self.known_hands

    def plans(self, s: Khronos, worlds: Worlds, seat: int, legal: list[int]) -> list[Plan]:
        """Return the best plans for the rest of a turn; elsewhere one plan per choice."""
        if isinstance(s.top, Act) and s.active == seat:
            best = turns_of.turns(s, seat, self.weights, worlds.rng, self.breadth)[: self.settings.shortlist_size]
            found = [turn_plan(turn, seat, partial(self.win_chance, seat)) for turn in best]
            if self.settings.worlds:
                found = self.compared(found, worlds, seat)
            return [*found]
        few = promising_places(s, s.top, seat).as_list() if isinstance(s.top, Place) else legal
        few = [choice for choice in few if not TURN_PURSE.has(choice)]
        return [Plan(choice, [after_all(s, seat, choice, worlds.rng)], [1.0]) for choice in few]

    def compared(self, found: list[TurnPlan], worlds: Worlds, seat: int) -> list[TurnPlan]:
        """Roll out by successive halving: all plans in some worlds, the better half in more, with the same cards."""
        chance = Chance(worlds.rng.below(1 << 30))
        stages = max(1, math.ceil(math.log2(len(found) / FINALISTS)) + 1)
        turns_each = turns_ahead(found[0].turn.s)
        seats = int(found[0].turn.s.seats)
        most = min(2 * MAX_ROLLOUT_TURNS // seats, self.settings.worlds * (ROLLOUTS_FACTOR if seats > TWO_SEATS else 1))
        begun = 0
        for stage in range(stages):
            if stage:
                found = self.ranked_turns(found, worlds, seat)[: max(FINALISTS, len(found) // 2)]
            more = max(1, round(most / stages / len(found) / turns_each))
            for plan in found:
                for world in range(begun, begun + more):
                    plan.play_on(seat, chance, world)
            begun += more
        return found

    def remember(self, plan: TurnPlan, taste: int, in_round: int) -> None:
        """Remember a plan from its second choice on: the first is always thought through."""
        if len(self.memory) > MAX_REMEMBERED_CHOICES:
            self.memory.clear()
            self.underway.clear()
        self.underway[taste] = in_round
        self.memory.update({(taste, question): choice for question, choice in plan.way[1:]})


def after_all(s: Khronos, seat: int, choice: int, rng: Rng) -> Khronos:
    """Return the position after a choice and the end of the turn."""
    twin = after_action(s, seat, choice, choice).s.clone()
    turns_of.end_turn(twin, seat, rng)
    return twin


def turns_ahead(s: Khronos) -> int:
    """§turn Return the length of a rollout in turns: until everybody has collected taxes, within a limit."""
    last = FIRST_TAX_ROUND if s.round <= FIRST_TAX_ROUND else LAST_ROUND
    to_come = int((last - s.round + 1) * s.seats - (s.active - s.start) % s.seats - 1)
    return max(1, min(to_come, MAX_TURNS_AHEAD))


def rollout(s: Khronos, seat: int, chance: Chance, world: int, known: KnownOutcomes | None = None) -> Khronos:
    """§turn Deal the others' cards anew, end the turn, and roll out."""
    event = (world + 1) * EVENTS_PER_WORLD
    rng = Rng(chance, event)
    twin = JUDGE.title.resample(s, seat, rng, EVEN)
    assert isinstance(twin, Khronos)
    max_turns = turns_ahead(twin)
    turns_of.end_turn(twin, seat, rng)
    return turns_of.rolled_out(twin, chance, event + 1, max_turns, ROLLOUT_BEAM, known)


def players() -> dict[str, Bot]:
    """Return all players by name."""
    strengths = LEVEL_SETTINGS | persona_settings(
        FAVOURITES, replace(LEVEL_SETTINGS["expert"], max_loss=PERSONA_MAX_LOSS)
    )
    found: dict[str, Bot] = {name: KhronosPlayer(settings) for name, settings in strengths.items()}
    return found | {"net": expert_with(shipped_net(JUDGE))}


def expert_with(value: LinearValue) -> PlanningPlayer:
    """Return an expert who goes by another value."""
    return KhronosPlayer(LEVEL_SETTINGS["expert"], value)
