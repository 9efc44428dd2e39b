"""Planner: promising choices are followed by rules of thumb to the end of the plan, and the value judges there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.state import AT_END, BY_NATURE, NATURE

if TYPE_CHECKING:
    from saecula.bots.planned.judge import Judge
    from saecula.bots.planned.value import Value
    from saecula.kernel.chance import Rng
    from saecula.kernel.state import State

STEPS_MOST = 400  # of one plan


@dataclass
class Plan:
    """A choice and where it leads, once for each imagined world."""

    choice: int
    ends: list[State]

    def worth(self, value: Value, seat: int) -> float:
        """Return what the ends are worth on average."""
        return sum(outcome(value, end, seat) for end in self.ends) / len(self.ends)


def outcome(value: Value, s: State, seat: int) -> float:
    """Return what a world is worth to a seat: when the match is over, its true margin."""
    if s.owed != AT_END:
        return value.of(s, seat)
    points = [score.points for score in value.judge.title.standing(s)]
    return margin(points, seat)


def margin(points: list[int], seat: int) -> float:
    """Return how far a seat is ahead of the others on average."""
    return points[seat] - (sum(points) - points[seat]) / max(1, len(points) - 1)


def plans(judge: Judge, worlds: list[State], seat: int, shortlist: list[int], rng: Rng) -> list[Plan]:
    """Follow plans through imagined worlds; how they begin is seen in the first of them."""
    begun = judge.beginnings(worlds[0], seat, shortlist)
    found = [Plan(first, [followed(judge, world, seat, choice, rng)]) for first, world, choice in begun]
    for world in worlds[1:]:
        for plan in found:
            plan.ends.append(followed(judge, world, seat, plan.choice, rng))
    return found


def followed(judge: Judge, world: State, seat: int, choice: int, rng: Rng) -> State:
    """Return the world after a choice and all that rules of thumb make of it until the plan ends."""
    s = world.clone()
    far = judge.reaches_far(s)
    if seat in to_act(s) and choice in choices(s, seat):
        play(s, seat, choice)
    go_on(judge, s, seat, rng, far=far)
    return s


def arrived(judge: Judge, world: State, seat: int, choice: int, rng: Rng) -> State:
    """Return the world after a choice and all that everybody makes of it by rules of thumb, farther than a plan."""
    s = world.clone()
    play(s, seat, choice)
    for _ in range(STEPS_MOST):
        if judge.arrives(s, world):
            break
        step(judge, s, rng)
    return s


def go_on(judge: Judge, s: State, seat: int, rng: Rng, *, far: bool) -> None:
    """Play by rules of thumb until a plan of a seat ends."""
    for _ in range(STEPS_MOST):
        if judge.rests(s, seat, far=far):
            return
        step(judge, s, rng)


def step(judge: Judge, s: State, rng: Rng) -> None:
    """Let nature draw, or the first seat that is asked choose by rules of thumb."""
    if s.owed == BY_NATURE:
        play(s, NATURE, draw(s, rng.below(1 << 30)))
        return
    asked = to_act(s)[0]
    legal = choices(s, asked)
    play(s, asked, legal[0] if len(legal) == 1 else judge.title.advice(s, asked, legal, rng))
