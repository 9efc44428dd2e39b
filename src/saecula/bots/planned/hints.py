"""Hints of players that plan: the two best answers, compared in the same worlds, and the features that decide."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from saecula.bots.hints import MARGIN, Candidate, Hint, Reason
from saecula.bots.planned.planner import DRAWS_PER_WORLD, Plan, copy_rng, margin, outcomes_of
from saecula.bots.planned.player import PLAN_END_SHARE, PlannerSettings, blend, deepened_end, distinct
from saecula.bots.planned.value import LinearValue
from saecula.bots.worlds import Worlds
from saecula.kernel.chance import Chance
from saecula.kernel.frames import choices, play, to_act
from saecula.kernel.pick import Pick
from saecula.kernel.state import AT_END, State

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
    search = AnswerSearch(value, settings, worlds, seat)
    best = search.by_worth(search.finalists(search.ranked(legal)))[:2]
    candidates = [Candidate(one.choices, search.worth(one)) for one in best]
    if len(best) == 1:
        return Hint(MARGIN, candidates)
    why = reasons(value, best[0].whole(), best[1].whole(), seat)
    return Hint(MARGIN, candidates, why, sampling_noise(*[search.worths(one) for one in best]))


def sampling_noise(first: Sequence[float], second: Sequence[float]) -> float:
    """Return the difference that chance may make between two equal answers, tried in the same worlds."""
    differences = np.subtract(first, second)
    if len(differences) < 2:  # noqa: PLR2004 - one has no deviation
        return 0.0
    return STANDARD_ERRORS * float(np.std(differences, ddof=1)) / math.sqrt(len(differences))


@dataclass
class AnswerSearch:
    """The search for the best answers of a seat."""

    value: LinearValue
    settings: PlannerSettings
    worlds: Worlds
    seat: int

    def worths(self, answer: AnswerPlans) -> list[float]:
        """Return the value of an answer in each world."""
        return [plan.worth(self.value, self.seat) for plan in answer.plans]

    def worth(self, answer: AnswerPlans) -> float:
        """Return the mean value of an answer."""
        worths = self.worths(answer)
        return sum(worths) / len(worths)

    def by_worth(self, answers: list[AnswerPlans]) -> list[AnswerPlans]:
        """Return answers, the best first."""
        return sorted(answers, key=lambda one: -self.worth(one))

    def sample_worlds(self, number: int) -> list[State]:
        """Return so many sampled worlds."""
        return [self.value.judge.sample_world(self.worlds) for _ in range(number)]

    def ranked(self, legal: list[int]) -> list[AnswerPlans]:
        """Return choices, the best first: the shortlist, and as many others as there is time for."""
        [s] = self.sample_worlds(1)
        shortlist = self.value.judge.shortlist(s, self.seat, legal, self.settings.shortlist_size, self.worlds.rng)
        answers = [AnswerPlans([choice]) for choice in list(dict.fromkeys([*shortlist, *legal]))[:MAX_CHOICES]]
        self.try_all([s, *self.sample_worlds(RANKING_WORLDS - 1)], answers)
        return self.by_worth(answers)

    def finalists(self, answers: list[AnswerPlans]) -> list[AnswerPlans]:
        """Compare the best answers, with all their pieces, in other worlds; where that is worth it, deepen them."""
        [s] = self.sample_worlds(1)
        if self.settings.deep_plans and self.value.judge.deserves_deepening(s):
            return self.deepened(answers)
        best = [AnswerPlans(self.whole_answer(s, one.choices[0])) for one in answers[:FINALISTS]]
        self.try_all(self.sample_worlds(FINAL_WORLDS), best)
        return best

    def deepened(self, answers: list[AnswerPlans]) -> list[AnswerPlans]:
        """Deepen the best plans, with common random numbers."""
        plans = distinct([one.whole() for one in answers], self.value, self.seat)[: self.settings.deep_plans]
        best = [AnswerPlans([plan.choice]) for plan in plans]
        for _ in range(DEEP_WORLDS):
            [world] = self.sample_worlds(1)
            luck = self.worlds.rng.below(1 << 30)
            self.try_all([world], best)
            for one in best:
                choice = one.choices[0]
                end = deepened_end(self.value, self.settings, world, self.seat, choice, Chance(luck))
                one.plans[-1] = blend(one.plans[-1], Plan(choice, [end], [1.0]), PLAN_END_SHARE)
        return best

    def try_all(self, worlds: list[State], answers: list[AnswerPlans]) -> None:
        """Plan all answers in some worlds, with common random numbers."""
        rng = self.worlds.rng
        for world in worlds:
            for one in answers:
                plan = Plan(one.choices[0])
                plan.add(outcomes_of(self.value.judge, world, self.seat, one.choices, copy_rng(rng)))
                one.plans.append(plan)
            rng.n += DRAWS_PER_WORLD

    def whole_answer(self, s: State, choice: int) -> list[int]:
        """Return an answer that begins with a choice: all pieces of a pick, each the best after those before it."""
        twin = s.clone()
        answer = [choice]
        pick = twin.top
        play(twin, self.seat, choice)
        while isinstance(pick, Pick) and twin.top is pick and not pick.closed and self.seat in to_act(twin):
            pieces = [AnswerPlans([piece]) for piece in choices(twin, self.seat, lent=False)[:MAX_CHOICES]]
            self.try_all([twin], pieces)
            answer.append(max(pieces, key=self.worth).choices[0])
            play(twin, self.seat, answer[-1])
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
