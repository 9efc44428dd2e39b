"""Players of Khronos: a turn is planned as a whole, once; the best plans are played on by rules of thumb."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from typing import TYPE_CHECKING

import numpy as np

from saecula.bots.planned.net import NetValue, shipped_net
from saecula.bots.planned.planner import Plan
from saecula.bots.planned.player import PlannerSettings, PlanningPlayer, biased_value, persona_settings
from saecula.games.khronos.bots.cards import Hands
from saecula.games.khronos.bots.judge import JUDGE
from saecula.games.khronos.bots.native.turns import (
    USUAL,
    Breadth,
    Turn,
    end_turn,
    lead_of,
    played_on,
    seen,
    stage_of,
    turns,
)
from saecula.games.khronos.rules.build import Place
from saecula.games.khronos.rules.cards import Exchange, KeepCards, Prepare, SwapCards
from saecula.games.khronos.rules.course import Act
from saecula.games.khronos.rules.pay import PaySurcharge
from saecula.games.khronos.rules.taxes import LAST_ROUND
from saecula.games.khronos.state import Khronos
from saecula.games.khronos.thumb import Known, after, mark_of_maps, promising
from saecula.games.khronos.words import TURN_PURSE
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.state import AT_END, DONE
from saecula.kernel.title import EVEN

if TYPE_CHECKING:
    from collections.abc import Callable

    from saecula.bots.planned.value import LinearValue
    from saecula.bots.worlds import Bot, Worlds

OTHER_CARDS = (Prepare, Exchange, SwapCards)  # whether to have others, and which to give
BY_THUMB = (*OTHER_CARDS, KeepCards, PaySurcharge)  # questions about cards, if nobody thinks about them
REMEMBERED = 4096  # questions of plans that are being carried out
FIRST_TAXES = 4  # the round
FINALISTS = 3  # plans that are played on most often
QUICK = (1, 1)  # plans and travels that rules of thumb follow when a match is played on
EVENTS_EACH = 64  # of chance in one imagined world
FARTHEST = 3  # turns that a plan is played on
TWO = 2  # seats
RIVALS = 4  # times as many turns are played on where there are several
TURNS_MOST = 1000  # played on for all plans together at a table of two; with more seats fewer, for turns get longer


@dataclass(frozen=True)
class Depth(PlannerSettings):
    """How a player of whole turns thinks: also how broad the beam is that finds them.

    `worlds` are turns that are played on for all plans together; with several rivals more, but not too many.
    """

    breadth: Breadth = USUAL


LEVEL_SETTINGS = {
    "easy": Depth(shortlist_size=400, weight_noise=2.6, max_loss=18.0, minds_others=False, worlds=0),
    "medium": Depth(shortlist_size=400, weight_noise=1.2, max_loss=10.0, worlds=0),
    "hard": Depth(shortlist_size=400, weight_noise=0.2, max_loss=3.0, worlds=0),
    "expert": Depth(shortlist_size=12, worlds=60),
    "master": Depth(shortlist_size=32, worlds=TURNS_MOST, breadth=(16, 8, 8)),
}
FAVOURITES = {  # how much, and what
    "ansel": (3.0, ("taxes",)),
    "maura": (3.0, ("inhabitants", "coins")),
    "odo": (3.5, ("chances",)),
    "berta": (3.5, ("domains",)),
}
# Coins by which the value is off, per round: measured.
STILL_OPEN = (16.5, 15.4, 13.7, 11.5, 9.1, 7.8, 5.6)
PERSONA_MAX_LOSS = 2.0  # coins that a persona would give for what it loves


@dataclass(kw_only=True)
class TurnPlan(Plan):
    """A plan that knows all of its choices. Its first end is that of the turn, the others are reached by playing on."""

    turn: Turn
    way: tuple[tuple[int, int], ...]
    wins: Callable[[Khronos], float]  # how likely, from such a table
    chances: list[float] = field(default_factory=list)  # of winning, at the ends
    known: Known = field(default_factory=dict)  # of the maps at the end of the turn, and after it

    def __post_init__(self) -> None:
        """Judge the end of the turn."""
        self.chances = [self.wins(self.turn.end)]

    def chance(self) -> float:
        """Return the chance of winning the match."""
        return sum(share * won for share, won in zip(self.shares, self.chances, strict=True)) / sum(self.shares)

    def play_on(self, seat: int, chance: Chance, world: int) -> None:
        """Play the plan on in one more world; the end of the turn counts as much as all that may come of it."""
        end = answered(self.turn.s, seat, chance, world, self.known)
        self.add([(1.0, end)])
        self.chances.append(self.wins(end))
        self.shares[0] = float(len(self.ends) - 1)


def turn_plan(turn: Turn, seat: int, wins: Callable[[Khronos], float]) -> TurnPlan:
    """Return the plan to take a turn like this, and end it."""
    way = (*turn.way, (seen(turn.s, seat), DONE))
    return TurnPlan(way[0][1], [turn.end], [1.0], turn=turn, way=way, wins=wins)


class KhronosPlayer(PlanningPlayer):
    """Plans a turn when it is first asked for an action, and then carries the plan out as long as it fits."""

    def __init__(self, settings: Depth, value: LinearValue | None = None) -> None:
        super().__init__(JUDGE, settings, value)
        self.breadth = settings.breadth
        self.memory: dict[tuple[int, int], int] = {}
        self.underway: dict[int, int] = {}  # by taste: the round in which a plan is being carried out
        self.moment: tuple[int, ...] = ()  # when it last thought about cards, and …
        self.known_hands: Hands  # … what it found then

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Return a legal choice."""
        s = worlds.sample()
        assert isinstance(s, Khronos)
        if len(legal) == 1:
            return legal[0]
        if self.settings.worlds and isinstance(s.top, OTHER_CARDS):
            return self.hands(s, worlds, seat).choice(s, legal)
        if isinstance(s.top, BY_THUMB):
            return JUDGE.title.advice(s, seat, legal, worlds.rng)
        planned = self.planned(s, worlds.taste(), seat, legal)
        if planned in legal:
            return planned
        best = self.favourites(self.plans(s, worlds, seat, legal), worlds, seat)[0]
        if isinstance(best, TurnPlan):
            self.remember(best, worlds.taste(), int(s.round))
        return best.choice

    @cached_property
    def weights(self) -> list[list[float]]:
        """What the compiled parts judge by: the linear part of its value."""
        found: list[list[float]] = self.value.weights.tolist()
        return found

    def win_chance(self, seat: int, s: Khronos) -> float:
        """Return the chance that a seat wins: half, if it will have as many coins as the best of the others."""
        lead = lead_of(s, seat, self.weights)
        if s.owed == AT_END:
            return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
        if isinstance(self.value, NetValue):
            lead += self.value.correction(JUDGE.stage(s), np.subtract(*JUDGE.own_and_others(s, seat)))
        return 0.5 + 0.5 * math.erf(lead / (math.sqrt(2) * STILL_OPEN[stage_of(s) % LAST_ROUND]))

    def favourites(self, found: list[Plan], worlds: Worlds, seat: int) -> list[Plan]:
        """Return plans, the best first: turns that were played on by the chance of winning, else the one it likes."""
        played = [plan for plan in found if isinstance(plan, TurnPlan) and len(plan.ends) > 1]
        if played and not self.settings.favoured_parts:
            return [*self.in_order(played, worlds, seat)]
        return [self.best(found, worlds, seat)]

    def in_order(self, found: list[TurnPlan], worlds: Worlds, seat: int) -> list[TurnPlan]:
        """Return turns that were played on, the best first: by the chance of winning, or by what a persona loves."""
        if not self.settings.favoured_parts:
            return sorted(found, key=lambda plan: -plan.chance())
        own = biased_value(self.value, self.settings, worlds.taste())
        return sorted(found, key=lambda plan: -plan.worth(own, seat))

    def planned(self, s: Khronos, taste: int, seat: int, legal: list[int]) -> int | None:
        """Return what the plan says; where it has not asked itself, it took the last answer."""
        if isinstance(s.top, (Act, Place)) or s.active != seat or self.underway.get(taste) != s.round:
            return self.memory.get((taste, seen(s, seat)))
        return [choice for choice in legal if not TURN_PURSE.has(choice)][-1]

    def hands(self, s: Khronos, worlds: Worlds, seat: int) -> Hands:
        """§I, §holdem Return what the hands of this turn are worth; the last ones thought about are remembered."""
        moment = (worlds.taste(), seat, int(s.round), int(mark_of_maps(s)), *s.eras)
        if moment != self.moment:
            self.moment = moment
            self.known_hands = Hands(s, seat, self.weights, Rng(Chance(worlds.rng.below(1 << 30)), 1))
        return self.known_hands

    def plans(self, s: Khronos, worlds: Worlds, seat: int, legal: list[int]) -> list[Plan]:
        """Return the best plans for the rest of a turn; elsewhere what each choice brings about."""
        if isinstance(s.top, Act) and s.active == seat:
            best = turns(s, seat, self.weights, worlds.rng, self.breadth)[: self.settings.shortlist_size]
            found = [turn_plan(turn, seat, partial(self.win_chance, seat)) for turn in best]
            if self.settings.worlds:
                found = self.tried(found, worlds, seat)
            return [*found]
        few = promising(s, s.top, seat).as_list() if isinstance(s.top, Place) else legal
        few = [choice for choice in few if not TURN_PURSE.has(choice)]
        return [Plan(choice, [after_all(s, seat, choice, worlds.rng)], [1.0]) for choice in few]

    def tried(self, found: list[TurnPlan], worlds: Worlds, seat: int) -> list[TurnPlan]:
        """Play the plans on in some worlds, the better half in some more, and so on: all with the same cards."""
        chance = Chance(worlds.rng.below(1 << 30))
        stages = max(1, math.ceil(math.log2(len(found) / FINALISTS)) + 1)
        turns_each = turns_ahead(found[0].turn.s)
        seats = int(found[0].turn.s.seats)
        most = min(2 * TURNS_MOST // seats, self.settings.worlds * (RIVALS if seats > TWO else 1))
        begun = 0
        for stage in range(stages):
            if stage:
                found = self.in_order(found, worlds, seat)[: max(FINALISTS, len(found) // 2)]
            more = max(1, round(most / stages / len(found) / turns_each))
            for plan in found:
                for world in range(begun, begun + more):
                    plan.play_on(seat, chance, world)
            begun += more
        return found

    def remember(self, plan: TurnPlan, taste: int, in_round: int) -> None:
        """Keep a plan in mind, from its second choice on: the first is always thought through."""
        if len(self.memory) > REMEMBERED:
            self.memory.clear()
            self.underway.clear()
        self.underway[taste] = in_round
        self.memory.update({(taste, question): choice for question, choice in plan.way[1:]})


def after_all(s: Khronos, seat: int, choice: int, rng: Rng) -> Khronos:
    """Return the world after a choice and the rest of the turn."""
    twin = after(s, seat, choice, choice).s.clone()
    end_turn(twin, seat, rng)
    return twin


def turns_ahead(s: Khronos) -> int:
    """§turn Return how many turns a plan is played on: until everybody has paid taxes, but not too far."""
    last = FIRST_TAXES if s.round <= FIRST_TAXES else LAST_ROUND
    to_come = int((last - s.round + 1) * s.seats - (s.active - s.start) % s.seats - 1)
    return max(1, min(to_come, FARTHEST))


def answered(s: Khronos, seat: int, chance: Chance, world: int, known: Known | None = None) -> Khronos:
    """§turn Deal the others' cards anew, end the turn, and play on until taxes have been paid by all."""
    event = (world + 1) * EVENTS_EACH
    rng = Rng(chance, event)
    twin = JUDGE.title.resample(s, seat, rng, EVEN)
    assert isinstance(twin, Khronos)
    turns_most = turns_ahead(twin)
    end_turn(twin, seat, rng)
    return played_on(twin, chance, event + 1, turns_most, QUICK, known)


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
