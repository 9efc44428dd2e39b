"""Judge: what a player of a title looks at, which choices it thinks through, and where its plans end."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

import numpy as np

from saecula.kernel.frames import to_act
from saecula.kernel.state import AT_END, BY_NATURE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from saecula.kernel.chance import Rng
    from saecula.kernel.state import State
    from saecula.kernel.title import Title

    Array = NDArray[np.float64]


class Judge(ABC):
    """The eyes of a title's player: hand-made features, the same for every seat."""

    title: Title
    parts: ClassVar[dict[str, tuple[str, ...]]]  # the features of one seat, by what they are about
    stages: int  # of a match: each has weights of its own
    studied: int = 12  # choices that are thought through in training
    beginners: float = 0.5  # of all training matches are played by rules of thumb
    tables: tuple[int, ...] = ()  # numbers of seats in training, in turn; all of the title's if none are named

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

    def shortlist(self, s: State, seat: int, legal: list[int], most: int, rng: Rng) -> list[int]:
        """Return the choices that are thought through: what rules of thumb advise, and the first of the others."""
        advised = self.title.advice(s, seat, legal, rng)
        return [advised, *[choice for choice in legal if choice != advised][: most - 1]]

    def beginnings(self, s: State, seat: int, shortlist: list[int]) -> list[tuple[int, State, int]]:
        """Return plans that have begun: the first choice, the world they have come to, and the choice there."""
        return [(choice, s, choice) for choice in shortlist]

    def reaches_far(self, s: State) -> bool:
        """Say whether what is asked now shows only later: then a plan goes on until the same is asked again."""
        return False

    def rests(self, s: State, seat: int, *, far: bool) -> bool:
        """Say whether a plan of a seat ends here: somebody else is asked, or nature."""
        return s.owed in (AT_END, BY_NATURE) or seat not in to_act(s)

    def deepens(self, s: State) -> bool:
        """Say whether a choice is worth following farther than its plan."""
        return False

    def arrives(self, s: State, begun: State) -> bool:
        """Say whether a plan that is followed farther, begun there, has come far enough."""
        return s.owed == AT_END

    @abstractmethod
    def guessed(self, stage: int) -> dict[str, float]:
        """Return the hand-made weights of a stage, in points: learning begins there."""

    def guesses(self) -> Array:
        """Return the hand-made weights of all stages, in the order of the inputs."""
        rows = [self.guessed(stage) for stage in range(self.stages)]
        return np.array([[*[row.get(name, 0.0) for name in self.names], 0.0] for row in rows])

    def sides(self, s: State, seat: int) -> tuple[Array, Array]:
        """Return what a seat has, and what the others have on average."""
        found = self.features(s)
        own = np.array(found.pop(seat), dtype=float)
        return own, np.mean(found, axis=0) if found else np.zeros(len(own))

    def inputs(self, s: State, seat: int, *, around: bool = True) -> Array:
        """Return what a seat has more than the others, and a one; without looking around, what it has."""
        own, others = self.sides(s, seat)
        return np.append(own - others if around else own, 1.0)
