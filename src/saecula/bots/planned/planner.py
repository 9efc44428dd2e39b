"""Planner: promising choices are followed by rules of thumb to the end of the plan, and the value judges there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from saecula.kernel.chance import Rng
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.state import AT_END, BY_NATURE, NATURE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from saecula.bots.planned.judge import Judge
    from saecula.bots.planned.value import Look, Value
    from saecula.kernel.state import State

STEPS_MOST = 400  # of one plan
LEAP = 256  # draws between the chances of two imagined worlds


@dataclass
class Plan:
    """A choice and where it leads, in each imagined world, and how likely each end is there."""

    choice: int
    ends: list[State] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)  # at the ends, once somebody has looked

    def worth(self, value: Value, seat: int) -> float:
        """Return what the ends are worth on average."""
        self.looks += [look_at(value.judge, end, seat) for end in self.ends[len(self.looks) :]]
        found = sum(share * value.seen(look) for share, look in zip(self.shares, self.looks, strict=True))
        return found / sum(self.shares)

    def add(self, ends: list[tuple[float, State]]) -> None:
        """Add the ends in one imagined world."""
        self.shares += [share for share, _ in ends]
        self.ends += [end for _, end in ends]


def look_at(judge: Judge, s: State, seat: int) -> Look:
    """Return what a value judges a world by: when the match is over, the true margin."""
    if s.owed != AT_END:
        return judge.stage(s), *judge.sides(s, seat)
    points = [score.points for score in judge.title.standing(s)]
    return margin(points, seat)


def outcome(value: Value, s: State, seat: int) -> float:
    """Return what a world is worth to a seat."""
    return value.seen(look_at(value.judge, s, seat))


def margin(points: Sequence[float], seat: int) -> float:
    """Return how far a seat is ahead of the others on average."""
    return points[seat] - (sum(points) - points[seat]) / max(1, len(points) - 1)


def plans(judge: Judge, worlds: list[State], seat: int, shortlist: list[int], rng: Rng) -> list[Plan]:
    """Follow plans through imagined worlds, in each of them with the same luck."""
    found = [Plan(choice) for choice in shortlist]
    for world in worlds:
        for plan in found:
            plan.add(followed(judge, world, seat, plan.choice, same(rng)))
        rng.n += LEAP
    return found


def same(rng: Rng) -> Rng:
    """Return the same numbers once more."""
    twin = Rng(rng.chance, 0)
    twin.n = rng.n
    return twin


def followed(judge: Judge, world: State, seat: int, choice: int, rng: Rng) -> list[tuple[float, State]]:
    """Return the worlds after a choice and what rules of thumb make of it until the plan ends, with their shares."""
    s = world.clone()
    far = judge.reaches_far(s)
    if seat in to_act(s) and choice in choices(s, seat):
        play(s, seat, choice)
    go_on(judge, s, seat, rng, far=far)
    return judge.forks(s, seat, rng)


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
    if judge.goes_on(s, seat, rng, STEPS_MOST):
        return
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
    play(s, asked, legal[0] if len(legal) == 1 else judge.follow(s, asked, legal, rng))
