"""The trainer of a title whose players make plans: for all numbers of seats at once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from saecula.bots.planned import training
from saecula.bots.planned.net import name_of
from saecula.bots.planned.probe import probe, share_won
from saecula.bots.trainer import Order, Trainer

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from saecula.bots.planned.judge import Judge
    from saecula.bots.planned.value import Origin, Value
    from saecula.bots.worlds import Bot


@dataclass
class PlannedTrainer(Trainer):
    """Trains by the common course, or by the title's own; `expert_with` is the player that learns to beat a bot."""

    judge: Judge
    expert_with: Callable[[Value], Bot]
    course: Callable[..., Origin] | None = None
    others: tuple[str, ...] = ()  # files that the title's own course writes besides

    def name(self, order: Order) -> str:
        """Return the key of the title."""
        return self.judge.title.key

    def train(self, order: Order, file: Path, progress: Callable[[int, dict[str, float]], None]) -> Origin:
        """Train from nothing, or learn to beat a rival."""
        if order.rival is not None:
            course: Callable[..., Origin] = partial(probe, self.judge, self.expert_with, order.rival)
        else:
            course = self.course or partial(training.train, self.judge)
        return course(games=order.games, seed=order.seed, file=file, progress=progress)

    def share_won(self, file: Path, rival: Bot, games: int, seed: int) -> tuple[float, float]:
        """Return the share of matches won, and its standard error."""
        return share_won(self.judge, self.expert_with, file, rival, games, seed)

    def beside(self, order: Order) -> list[str]:
        """Return the file of the net, and what else the title's own course writes."""
        return [] if order.rival is not None else [name_of(self.judge), *self.others]
