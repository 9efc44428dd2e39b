"""The trainer of a title whose players plan: for all numbers of seats at once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from saecula.bots.planned import training
from saecula.bots.planned.best_response import share_won, train_best_response
from saecula.bots.planned.net import net_file_name
from saecula.bots.trainer import Trainer, TrainingRequest

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from saecula.bots.planned.judge import Judge
    from saecula.bots.planned.value import LinearValue, PlannerOrigin
    from saecula.bots.worlds import Bot


@dataclass
class PlannedTrainer(Trainer):
    """Trains by the common training, or by the title's own; `expert_with` makes who learns to beat a bot."""

    judge: Judge
    expert_with: Callable[[LinearValue], Bot]
    own_training: Callable[..., PlannerOrigin] | None = None
    own_files: tuple[str, ...] = ()  # that the title's own training writes besides

    def file_stem(self, request: TrainingRequest) -> str:
        """Return the key of the title."""
        return self.judge.title.key

    def train(
        self, request: TrainingRequest, file: Path, progress: Callable[[int, dict[str, float]], None]
    ) -> PlannerOrigin:
        """Train from nothing, or learn to beat an opponent."""
        if request.opponent is not None:
            run: Callable[..., PlannerOrigin] = partial(
                train_best_response, self.judge, self.expert_with, request.opponent
            )
        else:
            run = self.own_training or partial(training.train, self.judge)
        return run(games=request.games, seed=request.seed, file=file, progress=progress)

    def share_won(self, file: Path, opponent: Bot, games: int, seed: int) -> tuple[float, float]:
        """Return the share of matches won, and its standard error."""
        return share_won(self.judge, self.expert_with, file, opponent, games, seed)

    def other_files(self, request: TrainingRequest) -> list[str]:
        """Return the file of the net, and those of the title's own training."""
        return [] if request.opponent is not None else [net_file_name(self.judge), *self.own_files]
