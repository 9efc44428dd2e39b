"""The trainer of a title whose players plan: for all numbers of seats at once."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from saecula.bots.planned import training
from saecula.bots.planned.best_response import SEATS, BestResponseMatch
from saecula.bots.planned.judge import Judge
from saecula.bots.planned.net import net_file_name
from saecula.bots.planned.training import SEED_SHIFT, LeastSquares
from saecula.bots.planned.value import LinearValue, PlannerOrigin, WeightsLog, read_value, shipped_value
from saecula.bots.trainer import Progress, Trainer, TrainingRequest
from saecula.bots.worlds import Bot

WAVES = 6  # after each the learner plays by what it has learned
PRIOR_MATCHES = 1000  # the weight of the shipped value, in matches: about as many as it comes from
EPSILON = 0.05  # share of random choices of the learner


@dataclass
class PlannedTrainer(Trainer):
    """Trains by the common training, or by the title's own; `expert_with` makes a player from a value."""

    judge: Judge[Any]
    expert_with: Callable[[LinearValue], Bot]
    own_training: Callable[..., PlannerOrigin] | None = None
    own_files: tuple[str, ...] = ()  # that the title's own training writes besides

    def file_stem(self, request: TrainingRequest) -> str:
        """Return the key of the title."""
        return self.judge.title.key

    def train(self, request: TrainingRequest, file: Path, progress: Progress) -> PlannerOrigin:
        """Train from nothing, or learn to beat an opponent; the same request finds the same weights."""
        if request.opponent is not None:
            return self.train_best_response(request.opponent, request, file, progress)
        if self.own_training is not None:
            return self.own_training(games=request.games, seed=request.seed, file=file, progress=progress)
        return training.train(self.judge, games=request.games, seed=request.seed, file=file, progress=progress)

    def train_best_response(
        self, opponent: Bot, request: TrainingRequest, file: Path, progress: Progress
    ) -> PlannerOrigin:
        """Begin with the shipped value, and learn from matches against an opponent."""
        log = WeightsLog(self.judge, file, request.seed)
        prior = shipped_value(self.judge).weights
        value = LinearValue(self.judge, prior)
        regression = LeastSquares.for_judge(self.judge)
        for first, end in pairwise(round(request.games * wave / WAVES) for wave in range(WAVES + 1)):
            wins = []
            learner = self.expert_with(value)
            for number in range(first, end):
                match = self.duel(value, learner, opponent, (request.seed << SEED_SHIFT) + number)
                match.epsilon = EPSILON
                results = match.play()
                wins.append(match.won(results))
                for seat, stage, x in match.samples:
                    regression.add(stage, x, results[seat])
                progress(number + 1, {})
            value = LinearValue(self.judge, regression.solve(prior, PRIOR_MATCHES / max(1, end)))
            log.write(value.weights, end, {"wins": round(float(np.mean(wins)), 3) if wins else 0.0})
        return log.origin

    def share_won(self, file: Path, opponent: Bot, games: int, seed: int) -> tuple[float, float]:
        """Return the share of matches won, and its standard error."""
        value = read_value(file.read_bytes(), file.name, self.judge)
        learner = self.expert_with(value)
        matches = [self.duel(value, learner, opponent, (seed << SEED_SHIFT) + number) for number in range(games)]
        wins = [match.won(match.play()) for match in matches]
        return float(np.mean(wins)), float(np.std(wins) / math.sqrt(len(wins)))

    def duel(self, value: LinearValue, learner: Bot, opponent: Bot, number: int) -> BestResponseMatch:
        """Return a match of a learner against its opponent."""
        return BestResponseMatch(self.judge, SEATS, number, value, learner=learner, opponent=opponent)

    def other_files(self, request: TrainingRequest) -> list[str]:
        """Return the file of the net, and those of the title's own training."""
        return [] if request.opponent is not None else [net_file_name(self.judge), *self.own_files]
