"""Trainer: what a title's `bots.training` offers to whoever wants its players trained."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from saecula.bots.worlds import Bot


@dataclass(frozen=True)
class Order:
    """What is to be trained: for how many seats, by how many matches, from what, and against whom."""

    seats: int
    games: int
    seed: int
    hidden: int | None = None  # units of a net
    start: Path | None = None  # weights to go on from
    rival: Bot | None = None  # to learn to beat, instead of playing against itself


class Trainer(ABC):
    """Trains the players of one title."""

    measured = 100  # matches after learning to beat a bot
    goes_on = False  # whether an order's `start` and `hidden` are heard

    @abstractmethod
    def name(self, order: Order) -> str:
        """Return the name of the file of weights, without its ending."""

    @abstractmethod
    def train(self, order: Order, file: Path, progress: Callable[[int, dict[str, float]], None]) -> Any:  # noqa: ANN401 - every kind of weights has an origin of its own
        """Train, write the weights, and return their origin: a dataclass with a `curve`."""

    @abstractmethod
    def share_won(self, file: Path, rival: Bot, games: int, seed: int) -> tuple[float, float]:
        """Return the share of matches that the weights in a file win against a bot, and its standard error."""

    def beside(self, order: Order) -> list[str]:
        """Return the names of the files that are written beside the weights."""
        return []
