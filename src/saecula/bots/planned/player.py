"""Players around one planner: levels by consistent misjudgement, personas by a taste that stays."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from saecula.bots.planned.planner import Plan, arrived, plans
from saecula.bots.planned.value import Value, shipped
from saecula.kernel.chance import Chance, Rng

if TYPE_CHECKING:
    from collections.abc import Mapping

    from saecula.bots.planned.judge import Judge
    from saecula.bots.worlds import Worlds
    from saecula.kernel.state import State

TASTES = 64  # kept, each for one player at one match
FINALISTS = 2  # plans that are compared last
SOON = 3 / 7  # what the end of a plan counts against what the value has made of it in later rounds
SAME = 6  # digits in which plans differ that lead to different tables


@dataclass(frozen=True)
class Strength:
    """How a player thinks: how many choices, how wrong, how wrong at most in one choice, in how many worlds."""

    shortlist: int = 40
    error: float = 0.0  # of its own taste, new in every match
    points: float = 0.0  # what one choice may lose at most
    loves: tuple[str, ...] = ()  # a persona's taste, always the same: parts of what a seat has
    love: float = 1.0  # … and how much it overrates them
    looks_around: bool = True  # whether it minds what the others have
    worlds: int = 1  # that are imagined where what is chosen shows only later
    deeper: int = 0  # how many of the best plans are followed farther
    deep_worlds: int = 1  # … and through how many worlds
    rounds: int = 0  # … and how many rounds by the value, instead of by rules of thumb to the next one


@lru_cache(maxsize=TASTES)
def tasted(right: Value, strength: Strength, taste: int) -> Value:
    """Return the value as a player sees it: each feature over- or underrated, the same throughout a match."""
    judge = right.judge
    drawn = 1.0 + np.random.default_rng(taste).normal(0.0, strength.error, len(judge.names))
    loved = [strength.love if part in strength.loves else 1.0 for part, names in judge.parts.items() for _ in names]
    return Value(judge, right.weights * np.append(drawn * loved, 1.0), around=strength.looks_around)


class Player:
    """Chooses by its own judgement, unless that would lose too much: what is obvious is never missed."""

    def __init__(self, judge: Judge, strength: Strength, value: Value | None = None) -> None:
        self.judge = judge
        self.strength = strength
        self.given = value

    @property
    def value(self) -> Value:
        """What it judges by: the value that ships, unless it was given another."""
        return self.given or shipped(self.judge)[0]

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Return a legal choice."""
        if len(legal) == 1:
            return legal[0]
        best = self.best(thought(self.value, self.strength, worlds, seat, legal), worlds, seat)
        return best.choice if best.choice in legal else legal[0]

    def best(self, found: list[Plan], worlds: Worlds, seat: int) -> Plan:
        """Return the plan this player likes best, or the right one where that would lose too much."""
        right = self.value
        best = max(found, key=lambda plan: plan.worth(right, seat))
        if self.strength.error or self.strength.loves:
            own = tasted(right, self.strength, worlds.taste())
            liked = max(found, key=lambda plan: plan.worth(own, seat))
            if best.worth(right, seat) - liked.worth(right, seat) <= self.strength.points:
                best = liked
        return best


AnyStrength = TypeVar("AnyStrength", bound=Strength)


def personas(loves: Mapping[str, tuple[float, tuple[str, ...]]], like: AnyStrength) -> dict[str, AnyStrength]:
    """Return how personas think: like some level, but for what they love, and how much."""
    return {name: replace(like, error=0.0, love=love, loves=parts) for name, (love, parts) in loves.items()}


def thought(right: Value, strength: Strength, worlds: Worlds, seat: int, legal: list[int]) -> list[Plan]:
    """Return the plans a player thinks through; in several worlds only where what is asked shows later."""
    judge = right.judge
    s = judge.imagined(worlds)
    shortlist = judge.shortlist(s, seat, legal, strength.shortlist, worlds.rng)
    more = strength.worlds - 1 if judge.reaches_far(s) else 0
    found = plans(judge, [s, *[judge.imagined(worlds) for _ in range(more)]], seat, shortlist, worlds.rng)
    if strength.deeper and len(found) > 1 and judge.deepens(s):
        return farther(right, strength, worlds, seat, found)
    return found


def farther(right: Value, strength: Strength, worlds: Worlds, seat: int, found: list[Plan]) -> list[Plan]:
    """Follow the best plans farther, in each world with the same luck; then the better half of them again, down to two.

    Where the plan itself ends counts as much as all that may come of it. What the value makes of a plan for some rounds
    depends little on luck: then once is enough, and counts more.
    """
    judge = right.judge
    best = sorted(found, key=lambda plan: -plan.worth(right, seat))
    best = (unlike(best, right, seat) if strength.rounds else best)[: strength.deeper]
    ahead = [Plan(plan.choice) for plan in best]
    soon = {plan.choice: plan for plan in best}
    while True:
        for _ in range(strength.deep_worlds):
            world, luck = judge.imagined(worlds), worlds.rng.below(1 << 30)
            for plan in ahead:
                plan.add([(1.0, later(right, strength, world, seat, plan.choice, Chance(luck)))])
        both = [blended(soon[plan.choice], plan, SOON if strength.rounds else 1.0) for plan in ahead]
        if len(ahead) <= FINALISTS or strength.rounds:
            return both
        worth = {plan.choice: plan.worth(right, seat) for plan in both}
        ahead = sorted(ahead, key=lambda plan: -worth[plan.choice])[: max(FINALISTS, len(ahead) // 2)]


def unlike(ranked: list[Plan], right: Value, seat: int) -> list[Plan]:
    """Return one of several plans that are worth the same: they mostly lead to the same table."""
    return list({round(plan.worth(right, seat), SAME): plan for plan in reversed(ranked)}.values())[::-1]


def later(right: Value, strength: Strength, world: State, seat: int, choice: int, chance: Chance) -> State:
    """Return where a choice leads, farther than its plan: by the value, or by rules of thumb."""
    if not strength.rounds:
        return arrived(right.judge, world, seat, choice, Rng(chance, 1))
    return right.judge.played_on(world, (seat, choice), right, chance, strength.rounds)


def blended(soon: Plan, later: Plan, own: float) -> Plan:
    """Return a plan whose own ends count so many times as much as those that were reached by playing on."""
    share = own * sum(later.shares) / sum(soon.shares)
    looks = [*soon.looks, *later.looks] if len(soon.looks) == len(soon.ends) else []
    return Plan(soon.choice, [*soon.ends, *later.ends], [*[share * one for one in soon.shares], *later.shares], looks)
