"""Players that plan: levels misjudge features throughout a match, personas overrate the same ones in every match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, TypeVar

import numpy as np

from saecula.bots.planned.judge import Judge
from saecula.bots.planned.planner import Plan, deepened, make_plans
from saecula.bots.planned.value import LinearValue, shipped_value
from saecula.bots.worlds import Worlds
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.state import State

CACHED_VALUES = 64  # each for one player at one match
FINALISTS = 2  # deepened plans that are left for the last comparison
PLAN_END_SHARE = 3 / 7  # of a plan's own end, against the end some rounds later by the value
COMPARED_DIGITS = 6  # plans of equal worth mostly lead to the same position


@dataclass(frozen=True)
class PlannerSettings:
    """How thoroughly a player plans, and how wrongly it judges."""

    shortlist_size: int = 40
    weight_noise: float = 0.0  # standard deviation of the factor that misjudges each feature, drawn for every match
    max_loss: float = 0.0  # points that misjudgement may cost at one choice
    favoured_parts: tuple[str, ...] = ()  # what a persona overrates
    favour_factor: float = 1.0  # … and how much
    minds_others: bool = True  # whether the features of the others count
    worlds: int = 1  # sampled where the effect of a choice is delayed
    deep_plans: int = 0  # plans that are deepened
    deep_worlds: int = 1  # … and in how many worlds
    deep_rounds: int = 0  # … and how many rounds by the value; 0: by rules of thumb, to the next round


@lru_cache(maxsize=CACHED_VALUES)
def biased_value(right: LinearValue, settings: PlannerSettings, taste: int) -> LinearValue:
    """Return the value as a player misjudges it; the same for the same taste."""
    judge = right.judge
    noise = 1.0 + np.random.default_rng(taste).normal(0.0, settings.weight_noise, len(judge.names))
    favour = [
        settings.favour_factor if part in settings.favoured_parts else 1.0
        for part, names in judge.parts.items()
        for _ in names
    ]
    return LinearValue(judge, right.weights * np.append(noise * favour, 1.0), minds_others=settings.minds_others)


class PlanningPlayer:
    """Chooses by its own judgement, unless that would lose too much: no obvious choice is ever missed."""

    def __init__(self, judge: Judge[Any], settings: PlannerSettings, value: LinearValue | None = None) -> None:
        self.judge = judge
        self.settings = settings
        self.given_value = value

    @property
    def value(self) -> LinearValue:
        """The right judgement: the shipped value, unless another one was given."""
        return self.given_value or shipped_value(self.judge)

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Return a legal choice."""
        if len(legal) == 1:
            return legal[0]
        best = self.best(considered_plans(self.value, self.settings, worlds, seat, legal), worlds, seat)
        return best.choice if best.choice in legal else legal[0]

    def best(self, plans: list[Plan], worlds: Worlds, seat: int) -> Plan:
        """Return the plan this player likes best, or the right one where that would lose too much."""
        right = self.value
        best = max(plans, key=lambda plan: plan.worth(right, seat))
        if self.settings.weight_noise or self.settings.favoured_parts:
            own = biased_value(right, self.settings, worlds.taste())
            liked = max(plans, key=lambda plan: plan.worth(own, seat))
            if best.worth(right, seat) - liked.worth(right, seat) <= self.settings.max_loss:
                best = liked
        return best


AnySettings = TypeVar("AnySettings", bound=PlannerSettings)


def persona_settings(
    favourites: Mapping[str, tuple[float, tuple[str, ...]]], base: AnySettings
) -> dict[str, AnySettings]:
    """Return the settings of personas: those of a level, and the factor of their favourite parts."""
    return {
        name: replace(base, weight_noise=0.0, favour_factor=factor, favoured_parts=parts)
        for name, (factor, parts) in favourites.items()
    }


def considered_plans(
    right: LinearValue, settings: PlannerSettings, worlds: Worlds, seat: int, legal: list[int]
) -> list[Plan]:
    """Return the plans a player compares; in several worlds only where the effect of a choice is delayed."""
    judge = right.judge
    s = judge.sample_world(worlds)
    shortlist = judge.shortlist(s, seat, legal, settings.shortlist_size, worlds.rng)
    more = settings.worlds - 1 if judge.effect_is_delayed(s) else 0
    plans = make_plans(judge, [s, *[judge.sample_world(worlds) for _ in range(more)]], seat, shortlist, worlds.rng)
    if settings.deep_plans and len(plans) > 1 and judge.deserves_deepening(s):
        return deepened_plans(right, settings, worlds, seat, plans)
    return plans


def deepened_plans(
    right: LinearValue, settings: PlannerSettings, worlds: Worlds, seat: int, plans: list[Plan]
) -> list[Plan]:
    """Deepen the best plans with common random numbers, then the better half of them again, down to the finalists.

    By rules of thumb the end of the plan itself counts as much as all deepened ends together. By the value little
    depends on luck: plans are deepened once, and that counts more.
    """
    judge = right.judge
    best = sorted(plans, key=lambda plan: -plan.worth(right, seat))
    best = (distinct(best, right, seat) if settings.deep_rounds else best)[: settings.deep_plans]
    shallow = {plan.choice: plan for plan in best}
    deep = [Plan(plan.choice) for plan in best]
    while True:
        for _ in range(settings.deep_worlds):
            world, luck = judge.sample_world(worlds), worlds.rng.below(1 << 30)
            for plan in deep:
                plan.add([(1.0, deepened_end(right, settings, world, seat, plan.choice, Chance(luck)))])
        share = PLAN_END_SHARE if settings.deep_rounds else 1.0
        blends = [blend(shallow[plan.choice], plan, share) for plan in deep]
        if len(deep) <= FINALISTS or settings.deep_rounds:
            return blends
        worth = {plan.choice: plan.worth(right, seat) for plan in blends}
        deep = sorted(deep, key=lambda plan: -worth[plan.choice])[: max(FINALISTS, len(deep) // 2)]


def distinct(ranked: list[Plan], right: LinearValue, seat: int) -> list[Plan]:
    """Return the first of all plans with equal worth."""
    return list({round(plan.worth(right, seat), COMPARED_DIGITS): plan for plan in reversed(ranked)}.values())[::-1]


def deepened_end(
    right: LinearValue, settings: PlannerSettings, world: State, seat: int, choice: int, chance: Chance
) -> State:
    """Return the end of a deepened plan: by the value, or by rules of thumb."""
    if not settings.deep_rounds:
        return deepened(right.judge, world, seat, choice, Rng(chance, 1))
    return right.judge.play_by_value(world, (seat, choice), right, chance, settings.deep_rounds)


def blend(shallow: Plan, deep: Plan, share: float) -> Plan:
    """Return a plan with the ends of both; those of the shallow one count `share` times as much as the others."""
    factor = share * sum(deep.shares) / sum(shallow.shares)
    observed = len(shallow.observations) == len(shallow.ends)
    return Plan(
        shallow.choice,
        [*shallow.ends, *deep.ends],
        [*[factor * one for one in shallow.shares], *deep.shares],
        [*shallow.observations, *deep.observations] if observed else [],
    )
