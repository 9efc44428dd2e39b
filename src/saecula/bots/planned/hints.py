"""Advice: the two best answers by the value, compared in the same worlds, and which part of what a seat has decides."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from saecula.bots.hints import MARGIN, Candidate, Hint, Reason
from saecula.bots.planned.planner import LEAP, Plan, go_on, margin, same
from saecula.bots.planned.player import SOON, blended, later, unlike
from saecula.kernel.chance import Chance
from saecula.kernel.frames import choices, play, to_act
from saecula.kernel.pick import Pick
from saecula.kernel.state import AT_END

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from saecula.bots.planned.judge import Judge
    from saecula.bots.planned.player import Strength
    from saecula.bots.planned.value import Value
    from saecula.bots.worlds import Worlds
    from saecula.kernel.chance import Rng
    from saecula.kernel.state import State

    Array = NDArray[np.float64]

MOST = 40  # choices that are thought through
FEW_WORLDS = 6  # in which all of them are tried
FINALISTS = 4  # who are compared once more, …
WORLDS = 16  # … in other worlds
DEEP_WORLDS = 6  # the same for plans that are followed farther
ERRORS = 2.0  # standard errors that chance may make of two equal answers


@dataclass
class Weighed:
    """An answer, and where it leads in each of some worlds; all answers meet the same ones."""

    choices: list[int]
    plans: list[Plan] = field(default_factory=list)

    def worths(self, value: Value, seat: int) -> list[float]:
        """Return what it is worth in each world."""
        return [plan.worth(value, seat) for plan in self.plans]

    def worth(self, value: Value, seat: int) -> float:
        """Return what it is worth on average."""
        found = self.worths(value, seat)
        return sum(found) / len(found)

    def whole(self) -> Plan:
        """Return it as one plan, every world counting the same."""
        found = Plan(self.choices[0])
        for plan in self.plans:
            total = sum(plan.shares)
            found.add([(share / total, end) for share, end in zip(plan.shares, plan.ends, strict=True)])
        return found


def planned_hint(value: Value, strength: Strength, worlds: Worlds, seat: int, legal: list[int]) -> Hint:
    """Return what a strong player would do, and why: the best are compared in worlds that did not choose them."""
    if len(legal) == 1:
        return Hint(MARGIN, [Candidate(legal, 0.0)])
    found = finals(value, strength, worlds, seat, ranked(value, strength, worlds, seat, legal))
    best = sorted(found, key=lambda one: -one.worth(value, seat))[:2]
    candidates = [Candidate(one.choices, one.worth(value, seat)) for one in best]
    if len(best) == 1:
        return Hint(MARGIN, candidates)
    why = reasons(value, best[0].whole(), best[1].whole(), seat)
    return Hint(MARGIN, candidates, why, noise(*[one.worths(value, seat) for one in best]))


def noise(first: Sequence[float], second: Sequence[float]) -> float:
    """Return what chance alone may make of two equal answers that were tried in the same worlds."""
    apart = np.subtract(first, second)
    return ERRORS * float(np.std(apart, ddof=1)) / math.sqrt(len(apart)) if len(apart) > 1 else 0.0


def ranked(value: Value, strength: Strength, worlds: Worlds, seat: int, legal: list[int]) -> list[Weighed]:
    """Return choices, the best first: what is promising, and as much of the rest as there is time for."""
    judge = value.judge
    s = judge.imagined(worlds)
    promising = judge.shortlist(s, seat, legal, strength.shortlist, worlds.rng)
    found = [Weighed([choice]) for choice in list(dict.fromkeys([*promising, *legal]))[:MOST]]
    try_all(judge, [s, *[judge.imagined(worlds) for _ in range(FEW_WORLDS - 1)]], seat, found, worlds.rng)
    return sorted(found, key=lambda one: -one.worth(value, seat))


def finals(value: Value, strength: Strength, worlds: Worlds, seat: int, found: list[Weighed]) -> list[Weighed]:
    """Compare the best, with all their pieces, in other worlds; main actions are followed as far as a master does."""
    judge = value.judge
    s = judge.imagined(worlds)
    if strength.deeper and judge.deepens(s):
        return followed_farther(value, strength, worlds, seat, found)
    best = [Weighed(whole_answer(value, s, seat, one.choices[0], worlds.rng)) for one in found[:FINALISTS]]
    try_all(judge, [judge.imagined(worlds) for _ in range(WORLDS)], seat, best, worlds.rng)
    return best


def followed_farther(
    value: Value, strength: Strength, worlds: Worlds, seat: int, found: list[Weighed]
) -> list[Weighed]:
    """Follow the best plans farther, in each world with the same luck."""
    plain = unlike([one.whole() for one in found], value, seat)[: strength.deeper]
    best = [Weighed([plan.choice]) for plan in plain]
    for _ in range(DEEP_WORLDS):
        world, luck = value.judge.imagined(worlds), worlds.rng.below(1 << 30)
        try_all(value.judge, [world], seat, best, worlds.rng)
        for one in best:
            end = later(value, strength, world, seat, one.choices[0], Chance(luck))
            one.plans[-1] = blended(one.plans[-1], Plan(one.choices[0], [end], [1.0]), SOON)
    return best


def try_all(judge: Judge, seen: list[State], seat: int, found: list[Weighed], rng: Rng) -> None:
    """Try answers in some worlds, in each of them with the same luck."""
    for world in seen:
        for one in found:
            plan = Plan(one.choices[0])
            plan.add(led_to(judge, world, seat, one.choices, same(rng)))
            one.plans.append(plan)
        rng.n += LEAP


def led_to(judge: Judge, world: State, seat: int, answer: list[int], rng: Rng) -> list[tuple[float, State]]:
    """Return the worlds after all pieces of an answer and what rules of thumb make of it, with their shares."""
    s = world.clone()
    far = judge.reaches_far(s)
    for piece in answer:
        if seat in to_act(s) and piece in choices(s, seat):
            play(s, seat, piece)
    go_on(judge, s, seat, rng, far=far)
    return judge.forks(s, seat, rng)


def whole_answer(value: Value, s: State, seat: int, choice: int, rng: Rng) -> list[int]:
    """Return an answer that begins with a choice: of a pick all pieces, each the best after those before it."""
    twin = s.clone()
    found = [choice]
    pick = twin.top
    play(twin, seat, choice)
    while isinstance(pick, Pick) and twin.top is pick and not pick.closed and seat in to_act(twin):
        ways = [Weighed([piece]) for piece in choices(twin, seat, lent=False)[:MOST]]
        try_all(value.judge, [twin], seat, ways, rng)
        found.append(max(ways, key=lambda one: one.worth(value, seat)).choices[0])
        play(twin, seat, found[-1])
    return found


def reasons(value: Value, first: Plan, second: Plan, seat: int) -> list[Reason]:
    """Return by how many points each part speaks for the first plan: exact, for the value is linear."""
    judge = value.judge
    (own, others), (own_then, others_then) = (contributions(value, plan, seat) for plan in (first, second))
    difference = own - own_then
    found = [Reason("rivals", float((others_then - others).sum()))]
    at = 0
    for part, names in judge.parts.items():
        found.append(Reason(f"{judge.title.key}-{part}", float(difference[at : at + len(names)].sum())))
        at += len(names)
    return [reason for reason in found if reason.amount]


def contributions(value: Value, plan: Plan, seat: int) -> tuple[Array, Array]:
    """Return what each feature adds to the value of a plan, and takes for what the others have.

    Where the match is over, the margin counts, as the first feature: points, or coins.
    """
    weighed = [contribution(value, end, seat) for end in plan.ends]
    own, others = np.average(weighed, axis=0, weights=plan.shares)
    return own, others


def contribution(value: Value, end: State, seat: int) -> Array:
    """Return what each feature adds in one world, and takes for what the others have."""
    judge = value.judge
    if end.owed != AT_END:
        return np.array(value.weights[judge.stage(end), :-1] * np.array(judge.sides(end, seat)))
    found = np.zeros((2, len(judge.names)))
    found[0, 0] = margin([score.points for score in judge.title.standing(end)], seat)
    return found
