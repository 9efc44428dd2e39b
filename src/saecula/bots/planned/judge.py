"""Judge: a title's features, the choices worth planning, and the ends of plans."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Generic, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from saecula.bots.worlds import Worlds
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.frames import to_act
from saecula.kernel.state import AT_END, BY_NATURE, State
from saecula.kernel.title import Title

Array = NDArray[np.float64]
World = TypeVar("World", bound=State)


class Weighted(Protocol):
    """The weights of a judge's features, a row for each stage."""

    weights: Array

    def __hash__(self) -> int:
        """Return a number that never changes, so that results can be cached."""


class Judge(ABC, Generic[World]):
    """What the common planner has to know about a title."""

    title: Title
    parts: ClassVar[dict[str, tuple[str, ...]]]  # the features of one seat, by what they are about
    stages: int  # of a match: each has weights of its own
    # Settings of the training.
    training_shortlist: int = 12  # choices planned at each question
    epsilon: float = 0.12  # share of random choices
    own_points_only: bool = False  # whether samples are about a seat's own points: half as noisy, but blind to others
    warmup_share: float = 0.5  # share of matches by rules of thumb, before anything is learned
    sample_decay: float = 0.3  # weight of older samples after each wave of matches by the learned value
    training_bias: float = 0.0  # standard deviation of the log factor by which each seat misjudges a feature
    ridge: float = 0.1  # weight of the prior against all samples together

    @property
    def training_seats(self) -> tuple[int, ...]:
        """The numbers of seats in training matches, in turn."""
        return self.title.seats

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the features of one seat, in their order."""
        return tuple(name for part in self.parts.values() for name in part)

    @abstractmethod
    def stage(self, s: World) -> int:
        """Return the stage of a match, from 0."""

    @abstractmethod
    def features(self, s: World) -> list[list[float]]:
        """Return the features of each seat."""

    @abstractmethod
    def prior_weights(self, stage: int) -> dict[str, float]:
        """Return the hand-made weights of a stage, in points: training begins with them and stays near them."""

    def prior(self) -> Array:
        """Return the hand-made weights of all stages, with a constant of 0."""
        rows = [self.prior_weights(stage) for stage in range(self.stages)]
        return np.array([[*[row.get(name, 0.0) for name in self.names], 0.0] for row in rows])

    def own_and_others(self, s: World, seat: int) -> tuple[Array, Array]:
        """Return the features of a seat, and the mean of the others'."""
        return own_and_mean(self.features(s), seat)

    def sample_world(self, worlds: Worlds) -> State:
        """Return a world that the seat cannot tell from the true one."""
        return worlds.sample()

    def shortlist(self, s: World, seat: int, legal: list[int], most: int, rng: Rng) -> list[int]:
        """Return up to `most` choices worth planning: the one by rules of thumb, then the first others."""
        advised = self.title.advice(s, seat, legal, rng)
        return [advised, *[choice for choice in legal if choice != advised][: most - 1]]

    def effect_is_delayed(self, s: World) -> bool:
        """Say whether the effect of a choice shows only later: then a plan goes on until the same question returns."""
        return False

    def plan_is_over(self, s: World, seat: int, *, far: bool) -> bool:
        """Say whether a plan of a seat ends here: at the next choice of nature or of another seat."""
        return s.owed in (AT_END, BY_NATURE) or seat not in to_act(s)

    def play_out_plan(self, s: World, seat: int, rng: Rng, most: int) -> bool:
        """Play a plan to its end in the title's own way, in up to `most` steps; return False if there is none."""
        return False

    def chance_outcomes(self, s: World, seat: int, rng: Rng) -> list[tuple[float, State]]:
        """Return the outcomes of a last roll at the end of a plan, with their probabilities; usually there is none."""
        return [(1.0, s)]

    def rollout_choice(self, s: World, seat: int, legal: list[int], rng: Rng) -> int:
        """Return the choice of a seat in a rollout: by rules of thumb."""
        return self.title.advice(s, seat, legal, rng)

    def deserves_deepening(self, s: World) -> bool:
        """Say whether the best plans of this question should be followed beyond their ends."""
        return False

    def deepening_is_over(self, s: World, begun: World) -> bool:
        """Say whether a deepened plan, begun at another state, ends here."""
        return s.owed == AT_END

    def play_by_value(self, s: World, first: tuple[int, int], value: Weighted, chance: Chance, rounds: int) -> State:
        """Return the state some rounds after a seat's choice, all seats playing by a value; few titles have this."""
        raise NotImplementedError

    def learning_seats(self, s: World, seat: int) -> list[int]:
        """Return the seats whose features become samples after a choice of a seat: the one that has ended a plan."""
        return [seat] if s.owed != AT_END and self.plan_is_over(s, seat, far=False) else []

    def warmup_choice(self, s: World, seat: int, legal: list[int], rng: Rng, style: int) -> int:
        """Return the choice of a seat before anything is learned: by rules of thumb, in one of several styles."""
        return self.title.advice(s, seat, legal, rng)


def own_and_mean(features: list[list[float]], seat: int) -> tuple[Array, Array]:
    """Return the features of a seat, and the mean of the others'."""
    own = np.array(features[seat], dtype=float)
    others = np.array(features[:seat] + features[seat + 1 :], dtype=float)
    return own, others.sum(axis=0) / len(others) if len(others) else np.zeros(len(own))
