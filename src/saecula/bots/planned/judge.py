"""Judge: what a player of a title looks at, which choices it thinks through, and where its plans end."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Protocol

import numpy as np

from saecula.kernel.frames import to_act
from saecula.kernel.state import AT_END, BY_NATURE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from saecula.bots.worlds import Worlds
    from saecula.kernel.chance import Chance, Rng
    from saecula.kernel.state import State
    from saecula.kernel.title import Title

    Array = NDArray[np.float64]


class Weighted(Protocol):
    """What the features of a judge are worth: a value, whose weights have a row for each stage."""

    weights: Array

    def __hash__(self) -> int:
        """Return a number that stays the same: what was worked out for it can be kept."""


class Judge(ABC):
    """The eyes of a title's player: hand-made features, the same for every seat."""

    title: Title
    parts: ClassVar[dict[str, tuple[str, ...]]]  # the features of one seat, by what they are about
    stages: int  # of a match: each has weights of its own
    studied: int = 12  # choices that are thought through in training
    careless: float = 0.12  # of all choices in training are random: exploring starts all over a match
    alone: bool = False  # whether lessons are about a seat's own points: a little blind, but half as noisy
    beginners: float = 0.5  # of all matches in training are played before anything is learned
    remembered: float = 0.3  # what older matches still count after each wave of matches played by what was learned
    taste: float = 0.0  # how much everybody in training over- and underrates all features once something was learned
    firmness: float = 0.1  # how firmly weights stay where they were guessed, against all lessons together

    @property
    def tables(self) -> tuple[int, ...]:
        """The numbers of seats at which training is played, in turn."""
        return self.title.seats

    @property
    def names(self) -> tuple[str, ...]:
        """The features of one seat, in their order."""
        return tuple(name for part in self.parts.values() for name in part)

    @abstractmethod
    def stage(self, s: State) -> int:
        """Return how far a match is, from 0."""

    @abstractmethod
    def features(self, s: State) -> list[list[float]]:
        """Return what each seat has."""

    def imagined(self, worlds: Worlds) -> State:
        """Return an imagined world."""
        return worlds.sample()

    def shortlist(self, s: State, seat: int, legal: list[int], most: int, rng: Rng) -> list[int]:
        """Return the choices that are thought through: what rules of thumb advise, and the first of the others."""
        advised = self.title.advice(s, seat, legal, rng)
        return [advised, *[choice for choice in legal if choice != advised][: most - 1]]

    def reaches_far(self, s: State) -> bool:
        """Say whether what is asked now shows only later: then a plan goes on until the same is asked again."""
        return False

    def rests(self, s: State, seat: int, *, far: bool) -> bool:
        """Say whether a plan of a seat ends here: somebody else is asked, or nature."""
        return s.owed in (AT_END, BY_NATURE) or seat not in to_act(s)

    def goes_on(self, s: State, seat: int, rng: Rng, most: int) -> bool:
        """Play by rules of thumb until a plan rests, at most so many steps, where a title has its own way to do so."""
        return False

    def forks(self, s: State, seat: int, rng: Rng) -> list[tuple[float, State]]:
        """Return where a plan that has ended may lead by one last roll, and how likely: nowhere else."""
        return [(1.0, s)]

    def learners(self, s: State, seat: int) -> list[int]:
        """Return the seats that learn from the table after a choice of a seat: who has just ended a plan."""
        return [seat] if s.owed != AT_END and self.rests(s, seat, far=False) else []

    def wandering(self, s: State, seat: int, legal: list[int], rng: Rng, style: int) -> int:
        """Return what a training partner of some style does who has not learned anything: rules of thumb."""
        return self.title.advice(s, seat, legal, rng)

    def follow(self, s: State, seat: int, legal: list[int], rng: Rng) -> int:
        """Return how a seat plays on in an imagined world: by rules of thumb."""
        return self.title.advice(s, seat, legal, rng)

    def deepens(self, s: State) -> bool:
        """Say whether a choice is worth following farther than its plan."""
        return False

    def arrives(self, s: State, begun: State) -> bool:
        """Say whether a plan that is followed farther, begun there, has come far enough."""
        return s.owed == AT_END

    def played_on(self, s: State, first: tuple[int, int], value: Weighted, chance: Chance, rounds: int) -> State:
        """Return where a seat's choice leads in some rounds if everybody goes by a value: only some titles can tell."""
        raise NotImplementedError

    @abstractmethod
    def guessed(self, stage: int) -> dict[str, float]:
        """Return the hand-made weights of a stage, in points: learning begins there."""

    def guesses(self) -> Array:
        """Return the hand-made weights of all stages, in the order of the inputs."""
        rows = [self.guessed(stage) for stage in range(self.stages)]
        return np.array([[*[row.get(name, 0.0) for name in self.names], 0.0] for row in rows])

    def sides(self, s: State, seat: int) -> tuple[Array, Array]:
        """Return what a seat has, and what the others have on average."""
        return parted(self.features(s), seat)


def parted(found: list[list[float]], seat: int) -> tuple[Array, Array]:
    """Part the features of all seats: those of one, and the mean of the others'."""
    own = np.array(found[seat], dtype=float)
    others = np.array(found[:seat] + found[seat + 1 :], dtype=float)
    return own, others.sum(axis=0) / len(others) if len(others) else np.zeros(len(own))
