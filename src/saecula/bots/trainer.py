"""Trainer: what a title's `bots.training` offers for the command `train`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from saecula.bots.weights import WeightsOrigin
from saecula.bots.worlds import Bot

Progress = Callable[[int, dict[str, float]], None]


@dataclass(frozen=True)
class TrainingRequest:
    """What to train: the number of seats and of matches, weights to begin with, and an opponent."""

    seats: int
    games: int
    seed: int
    hidden_units: int | None = None
    start: Path | None = None  # weights to continue from
    opponent: Bot | None = None  # to learn to beat, instead of self-play


class Trainer(ABC):
    """Trains the players of one title."""

    evaluation_games = 100  # after learning to beat a bot
    can_continue = False  # whether a request may have `start` and `hidden_units`

    @abstractmethod
    def file_stem(self, request: TrainingRequest) -> str:
        """Return the name of the file of weights, without its ending."""

    @abstractmethod
    def train(self, request: TrainingRequest, file: Path, progress: Progress) -> WeightsOrigin:
        """Train, write the weights, and return their origin."""

    @abstractmethod
    def share_won(self, file: Path, opponent: Bot, games: int, seed: int) -> tuple[float, float]:
        """Return the share of matches that the weights in a file win against a bot, and its standard error."""

    def other_files(self, request: TrainingRequest) -> list[str]:
        """Return the names of the files that are written beside the weights."""
        return []
