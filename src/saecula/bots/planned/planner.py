"""Planner: rules of thumb follow each promising choice to the end of its plan, where the value judges."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from saecula.bots.planned.judge import Judge
from saecula.bots.planned.value import LinearValue, Observation
from saecula.kernel.chance import Rng
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.state import AT_END, BY_NATURE, NATURE, State

MAX_STEPS = 400  # of one plan
DRAWS_PER_WORLD = 256  # between the random numbers of two sampled worlds


@dataclass
class Plan:
    """A choice, and the ends it leads to in all sampled worlds; shares are proportional to probabilities."""

    choice: int
    ends: list[State] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    observations: list[Observation] = field(default_factory=list)  # of the ends, made when first needed

    def worth(self, value: LinearValue, seat: int) -> float:
        """Return the expected value."""
        self.observations += [observe(value.judge, end, seat) for end in self.ends[len(self.observations) :]]
        pairs = zip(self.shares, self.observations, strict=True)
        return sum(share * value.estimate(observation) for share, observation in pairs) / sum(self.shares)

    def add(self, ends: list[tuple[float, State]]) -> None:
        """Add ends with their shares."""
        self.shares += [share for share, _ in ends]
        self.ends += [end for _, end in ends]

    def mix_in(self, other: Plan, share: float = 1.0) -> None:
        """Add the ends of another plan; together they have this share."""
        total = sum(other.shares)
        self.add([(share * part / total, end) for part, end in zip(other.shares, other.ends, strict=True)])


def observe(judge: Judge[Any], s: State, seat: int) -> Observation:
    """Return stage and features for a value; the true margin where the match is over."""
    if s.owed != AT_END:
        return judge.stage(s), *judge.own_and_others(s, seat)
    return margin([score.points for score in judge.title.standing(s)], seat)


def evaluate(value: LinearValue, s: State, seat: int) -> float:
    """Return the value of a state for a seat."""
    return value.estimate(observe(value.judge, s, seat))


def margin(points: Sequence[float], seat: int) -> float:
    """Return the points of a seat less the mean of the others'."""
    return points[seat] - (sum(points) - points[seat]) / max(1, len(points) - 1)


def make_plans(judge: Judge[Any], worlds: list[State], seat: int, shortlist: list[int], rng: Rng) -> list[Plan]:
    """Plan each choice in all worlds, with common random numbers."""
    plans = [Plan(choice) for choice in shortlist]
    for world in worlds:
        for plan in plans:
            plan.add(outcomes_of(judge, world, seat, [plan.choice], copy_rng(rng)))
        rng.n += DRAWS_PER_WORLD
    return plans


def copy_rng(rng: Rng) -> Rng:
    """Return a generator of the same random numbers."""
    twin = Rng(rng.chance, 0)
    twin.n = rng.n
    return twin


def outcomes_of(judge: Judge[Any], world: State, seat: int, answer: list[int], rng: Rng) -> list[tuple[float, State]]:
    """Return the ends of a plan that begins with the pieces of an answer, with their probabilities."""
    s = world.clone()
    far = judge.effect_is_delayed(s)
    for piece in answer:
        if seat in to_act(s) and piece in choices(s, seat):
            play(s, seat, piece)
    finish_plan(judge, s, seat, rng, far=far)
    return judge.chance_outcomes(s, seat, rng)


def deepened(judge: Judge[Any], world: State, seat: int, choice: int, rng: Rng) -> State:
    """Return the end of a deepened plan: a rollout of all seats, beyond the end of the plan itself."""
    s = world.clone()
    play(s, seat, choice)
    for _ in range(MAX_STEPS):
        if judge.deepening_is_over(s, world):
            break
        rollout_step(judge, s, rng)
    return s


def finish_plan(judge: Judge[Any], s: State, seat: int, rng: Rng, *, far: bool) -> None:
    """Play a plan of a seat to its end by rules of thumb."""
    if judge.play_out_plan(s, seat, rng, MAX_STEPS):
        return
    for _ in range(MAX_STEPS):
        if judge.plan_is_over(s, seat, far=far):
            return
        rollout_step(judge, s, rng)


def rollout_step(judge: Judge[Any], s: State, rng: Rng) -> None:
    """Let nature draw, or the first seat that owes a choice follow rules of thumb."""
    if s.owed == BY_NATURE:
        play(s, NATURE, draw(s, rng.below(1 << 30)))
        return
    seat = to_act(s)[0]
    legal = choices(s, seat)
    play(s, seat, legal[0] if len(legal) == 1 else judge.rollout_choice(s, seat, legal, rng))
