"""Players around one planner: levels by consistent misjudgement, for Khronos, Gentes and Sands."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from saecula.bots.planned.planner import Plan, go_on, outcome, plans
from saecula.bots.planned.value import Value, shipped
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.state import AT_END, BY_NATURE, NATURE

if TYPE_CHECKING:
    from saecula.bots.planned.judge import Judge
    from saecula.bots.worlds import Worlds
    from saecula.kernel.chance import Rng
    from saecula.kernel.state import State

TASTES = 64  # kept, each for one player at one match
STEPS_MOST = 400  # until a seat is asked again


@dataclass(frozen=True)
class Strength:
    """How a player thinks: how many choices, how wrong, how wrong at most in one choice, how far ahead."""

    shortlist: int = 40
    error: float = 0.0  # of its own taste, new in every match
    points: float = 0.0  # what one choice may lose at most
    looks_around: bool = True  # whether it minds what the others have
    ahead: int = 0  # plans whose next turn is looked at …
    worlds: int = 1  # … in so many imagined worlds


@lru_cache(maxsize=TASTES)
def tasted(judge: Judge, strength: Strength, taste: int) -> Value:
    """Return the value as a player sees it: each feature over- or underrated, the same throughout a match."""
    right = shipped(judge)[0]
    drawn = np.random.default_rng(taste).normal(0.0, strength.error, len(judge.names))
    return Value(judge, right.weights * np.append(1.0 + drawn, 1.0), around=strength.looks_around)


class Player:
    """Chooses by its own judgement, unless that would lose too much: what is obvious is never missed."""

    def __init__(self, judge: Judge, strength: Strength) -> None:
        self.judge = judge
        self.strength = strength

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Return a legal choice."""
        if len(legal) == 1:
            return legal[0]
        found = thought(self.judge, self.strength, worlds, seat, legal)
        right = shipped(self.judge)[0]
        best = max(found, key=lambda plan: plan.worth(right, seat))
        if self.strength.error:
            own = tasted(self.judge, self.strength, worlds.taste())
            liked = max(found, key=lambda plan: plan.worth(own, seat))
            if best.worth(right, seat) - liked.worth(right, seat) <= self.strength.points:
                best = liked
        elif self.strength.ahead:
            best = self.looked_ahead(worlds, seat, found, right)
        return best.choice if best.choice in legal else legal[0]

    def looked_ahead(self, worlds: Worlds, seat: int, found: list[Plan], value: Value) -> Plan:
        """Return the best plan when the seat's next turn is planned, too, in several worlds."""
        ranked: dict[int, Plan] = {}
        for plan in sorted(found, key=lambda plan: -plan.worth(value, seat)):
            ranked.setdefault(plan.choice, plan)
        front = list(ranked.values())[: self.strength.ahead]
        return (
            max(front, key=lambda plan: self.next_turn(plan, seat, value, worlds.rng)) if len(front) > 1 else front[0]
        )

    def next_turn(self, plan: Plan, seat: int, value: Value, rng: Rng) -> float:
        """Return what a seat may expect of its next turn after a plan."""
        total = 0.0
        for n in range(self.strength.worlds):
            s = plan.ends[n % len(plan.ends)].clone()
            self.until_asked(s, seat, rng)
            total += best_outcome(self.judge, s, seat, value, self.strength.shortlist // 2, rng)
        return total / self.strength.worlds

    def until_asked(self, s: State, seat: int, rng: Rng) -> None:
        """Let the others play by rules of thumb until a seat has a choice again."""
        title = self.judge.title
        for _ in range(STEPS_MOST):
            if s.owed == AT_END:
                return
            if s.owed == BY_NATURE:
                play(s, NATURE, draw(s, rng.below(1 << 30)))
                continue
            asked = to_act(s)[0]
            legal = choices(s, asked)
            if asked == seat and len(legal) > 1:
                return
            play(s, asked, legal[0] if len(legal) == 1 else title.advice(s, asked, legal, rng))


def best_outcome(judge: Judge, s: State, seat: int, value: Value, most: int, rng: Rng) -> float:
    """Return what the best plan from a world is worth."""
    if s.owed == AT_END or seat not in to_act(s):
        go_on(judge, s, seat, rng, far=False)
        return outcome(value, s, seat)
    shortlist = judge.shortlist(s, seat, choices(s, seat), most, rng)
    return max(plan.worth(value, seat) for plan in plans(judge, [s], seat, shortlist, rng))


def thought(judge: Judge, strength: Strength, worlds: Worlds, seat: int, legal: list[int]) -> list[Plan]:
    """Return the plans a player thinks through; in several worlds only where what is asked shows later."""
    s = worlds.sample()
    shortlist = judge.shortlist(s, seat, legal, strength.shortlist, worlds.rng)
    more = strength.worlds - 1 if judge.reaches_far(s) else 0
    return plans(judge, [s, *[worlds.sample() for _ in range(more)]], seat, shortlist, worlds.rng)
