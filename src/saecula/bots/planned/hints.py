"""Hints of players that plan: the two best answers, compared in the same worlds, and the features that decide."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from saecula.bots.hints import MARGIN, Candidate, Hint, Reason
from saecula.bots.planned.planner import DRAWS_PER_WORLD, Plan, copy_rng, margin, outcomes_of
from saecula.bots.planned.player import PLAN_END_SHARE, blend, deepened_end, distinct
from saecula.kernel.chance import Chance
from saecula.kernel.frames import choices, play, to_act
from saecula.kernel.pick import Pick
from saecula.kernel.state import AT_END

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from saecula.bots.planned.judge import Judge
    from saecula.bots.planned.player import PlannerSettings
    from saecula.bots.planned.value import LinearValue
    from saecula.bots.worlds import Worlds
    from saecula.kernel.chance import Rng
    from saecula.kernel.state import State

    Array = NDArray[np.float64]

MAX_CHOICES = 40  # that are tried
RANKING_WORLDS = 6  # in which all of them are tried
FINALISTS = 4  # which are compared once more, …
FINAL_WORLDS = 16  # … in other worlds
DEEP_WORLDS = 6  # the same for deepened plans
STANDARD_ERRORS = 2.0  # of the difference between two answers: a smaller one may be chance


@dataclass
class AnswerPlans:
    """All pieces of an answer, and its plan in each of some worlds; all answers meet the same worlds."""

    choices: list[int]
    plans: list[Plan] = field(default_factory=list)

    def worths(self, value: LinearValue, seat: int) -> list[float]:
        """Return the value in each world."""
        return [plan.worth(value, seat) for plan in self.plans]

    def worth(self, value: LinearValue, seat: int) -> float:
        """Return the mean value."""
        worths = self.worths(value, seat)
        return sum(worths) / len(worths)

    def whole(self) -> Plan:
        """Return one plan with the ends in all worlds, each world counting the same."""
        whole = Plan(self.choices[0])
        for plan in self.plans:
            whole.mix_in(plan)
        return whole


def planned_hint(value: LinearValue, settings: PlannerSettings, worlds: Worlds, seat: int, legal: list[int]) -> Hint:
    """Return the best answer, and why; the best are compared in other worlds than those they were found in."""
    if len(legal) == 1:
        return Hint(MARGIN, [Candidate(legal, 0.0)])
    answers = finalists(value, settings, worlds, seat, ranked(value, settings, worlds, seat, legal))
    best = sorted(answers, key=lambda one: -one.worth(value, seat))[:2]
    candidates = [Candidate(one.choices, one.worth(value, seat)) for one in best]
    if len(best) == 1:
        return Hint(MARGIN, candidates)
    why = reasons(value, best[0].whole(), best[1].whole(), seat)
    return Hint(MARGIN, candidates, why, sampling_noise(*[one.worths(value, seat) for one in best]))


def sampling_noise(first: Sequence[float], second: Sequence[float]) -> float:
    """Return the difference that chance may make between two equal answers, tried in the same worlds."""
    differences = np.subtract(first, second)
    if len(differences) < 2:  # noqa: PLR2004 - one has no deviation
        return 0.0
    return STANDARD_ERRORS * float(np.std(differences, ddof=1)) / math.sqrt(len(differences))


def ranked(
    value: LinearValue, settings: PlannerSettings, worlds: Worlds, seat: int, legal: list[int]
) -> list[AnswerPlans]:
    """Return choices, the best first: the shortlist, and as many others as there is time for."""
    judge = value.judge
    s = judge.sample_world(worlds)
    shortlist = judge.shortlist(s, seat, legal, settings.shortlist_size, worlds.rng)
    answers = [AnswerPlans([choice]) for choice in list(dict.fromkeys([*shortlist, *legal]))[:MAX_CHOICES]]
    try_all(judge, [s, *[judge.sample_world(worlds) for _ in range(RANKING_WORLDS - 1)]], seat, answers, worlds.rng)
    return sorted(answers, key=lambda one: -one.worth(value, seat))


def finalists(
    value: LinearValue, settings: PlannerSettings, worlds: Worlds, seat: int, answers: list[AnswerPlans]
) -> list[AnswerPlans]:
    """Compare the best answers, with all their pieces, in other worlds; plans that deserve it are deepened instead."""
    judge = value.judge
    s = judge.sample_world(worlds)
    if settings.deep_plans and judge.deserves_deepening(s):
        return deepened_answers(value, settings, worlds, seat, answers)
    best = [AnswerPlans(whole_answer(value, s, seat, one.choices[0], worlds.rng)) for one in answers[:FINALISTS]]
    try_all(judge, [judge.sample_world(worlds) for _ in range(FINAL_WORLDS)], seat, best, worlds.rng)
    return best


def deepened_answers(
    value: LinearValue, settings: PlannerSettings, worlds: Worlds, seat: int, answers: list[AnswerPlans]
) -> list[AnswerPlans]:
    """Deepen the best plans, with common random numbers."""
    plans = distinct([one.whole() for one in answers], value, seat)[: settings.deep_plans]
    best = [AnswerPlans([plan.choice]) for plan in plans]
    for _ in range(DEEP_WORLDS):
        world, luck = value.judge.sample_world(worlds), worlds.rng.below(1 << 30)
        try_all(value.judge, [world], seat, best, worlds.rng)
        for one in best:
            end = deepened_end(value, settings, world, seat, one.choices[0], Chance(luck))
            one.plans[-1] = blend(one.plans[-1], Plan(one.choices[0], [end], [1.0]), PLAN_END_SHARE)
    return best


def try_all(judge: Judge, worlds: list[State], seat: int, answers: list[AnswerPlans], rng: Rng) -> None:
    """Plan all answers in some worlds, with common random numbers."""
    for world in worlds:
        for one in answers:
            plan = Plan(one.choices[0])
            plan.add(outcomes_of(judge, world, seat, one.choices, copy_rng(rng)))
            one.plans.append(plan)
        rng.n += DRAWS_PER_WORLD


def whole_answer(value: LinearValue, s: State, seat: int, choice: int, rng: Rng) -> list[int]:
    """Return an answer that begins with a choice: all pieces of a pick, each the best after those before it."""
    twin = s.clone()
    answer = [choice]
    pick = twin.top
    play(twin, seat, choice)
    while isinstance(pick, Pick) and twin.top is pick and not pick.closed and seat in to_act(twin):
        pieces = [AnswerPlans([piece]) for piece in choices(twin, seat, lent=False)[:MAX_CHOICES]]
        try_all(value.judge, [twin], seat, pieces, rng)
        answer.append(max(pieces, key=lambda one: one.worth(value, seat)).choices[0])
        play(twin, seat, answer[-1])
    return answer


def reasons(value: LinearValue, first: Plan, second: Plan, seat: int) -> list[Reason]:
    """Return the points by which each part speaks for the first plan: exact, for the value is linear."""
    judge = value.judge
    (own, others), (own_then, others_then) = (contributions(value, plan, seat) for plan in (first, second))
    differences = own - own_then
    found = [Reason("rivals", float((others_then - others).sum()))]
    at = 0
    for part, names in judge.parts.items():
        found.append(Reason(f"{judge.title.key}-{part}", float(differences[at : at + len(names)].sum())))
        at += len(names)
    return [reason for reason in found if reason.amount]


def contributions(value: LinearValue, plan: Plan, seat: int) -> tuple[Array, Array]:
    """Return the mean contribution of each feature to the value of a plan: one's own, and the others'."""
    found = [contribution(value, end, seat) for end in plan.ends]
    own, others = np.average(found, axis=0, weights=plan.shares)
    return own, others


def contribution(value: LinearValue, end: State, seat: int) -> Array:
    """Return the contribution of each feature at one end; where the match is over, the margin is the first feature."""
    judge = value.judge
    if end.owed != AT_END:
        return np.array(value.weights[judge.stage(end), :-1] * np.array(judge.own_and_others(end, seat)))
    found = np.zeros((2, len(judge.names)))
    found[0, 0] = margin([score.points for score in judge.title.standing(end)], seat)
    return found
