"""Training: matches by rules of thumb, then by the value itself, with exploration; ridge regression on the results."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saecula.bots.planned.judge import Judge, own_and_mean
from saecula.bots.planned.net import Dataset, train_net
from saecula.bots.planned.planner import make_plans, margin
from saecula.bots.planned.value import LinearValue, PlannerOrigin, WeightsLog
from saecula.bots.trainer import Progress
from saecula.bots.worlds import Bot, Worlds
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.state import AT_END, BY_NATURE, NATURE, State
from saecula.kernel.title import settled_options

Array = NDArray[np.float64]

FEATURE_PREFIX = "had "  # keys of a report: mean features at the end of matches
WAVES = 3  # of matches played by the value learned so far
SEED_SHIFT = 32  # match numbers follow the seed


@dataclass
class LeastSquares:
    """Ridge regression towards a prior, for each stage: the sums over all samples."""

    gram: Array  # XᵀX
    moment: Array  # Xᵀy
    samples: int = 0

    @classmethod
    def for_judge(cls, judge: Judge[Any]) -> LeastSquares:
        """Return sums over no samples."""
        size = len(judge.names) + 1
        return cls(np.zeros((judge.stages, size, size)), np.zeros((judge.stages, size)))

    def add(self, stage: int, x: Array, y: float) -> None:
        """Add a sample; the last of its inputs is 1."""
        self.gram[stage] += np.outer(x, x)
        self.moment[stage] += x * y
        self.samples += 1

    def decay(self, factor: float) -> None:
        """Let all samples so far count less."""
        self.gram *= factor
        self.moment *= factor

    def solve(self, prior: Array, ridge: float) -> Array:
        """Return the weights; the penalty of each is proportional to the variance of its feature."""
        weights = []
        for gram, moment, mean in zip(self.gram, self.moment, prior, strict=True):
            variance = np.diag(gram) - gram[-1] ** 2 / max(gram[-1, -1], 1.0)  # of a feature, times the samples
            penalty = np.diag(ridge * variance + 1.0)
            weights.append(np.linalg.solve(gram + penalty, moment + penalty @ mean))
        return np.array(weights)


@dataclass
class PlannerMatch:
    """One match, and its samples: the features at the ends of plans."""

    judge: Judge[Any]
    seats: int
    number: int
    value: LinearValue | None
    bias: float = 0.0  # standard deviation of the log factor by which each seat misjudges a feature
    samples: list[tuple[int, int, Array]] = field(default_factory=list)  # seat, stage, inputs
    biased_values: dict[int, LinearValue] = field(default_factory=dict)
    last_features: list[list[float]] = field(default_factory=list)  # of each seat

    def play(self) -> list[float]:
        """Play to the end; return the result of each seat: its margin, or its own points."""
        title = self.judge.title
        s = title.new(self.seats, settled_options(title, self.seats, {}), "")
        nature, thoughts = Chance(self.number), Chance(self.number, BOTS)
        exploration = random.Random(self.number)  # noqa: S311 - no secrets
        n = 0
        while s.owed != AT_END:
            n += 1
            if s.owed == BY_NATURE:
                play(s, NATURE, draw(s, nature.word(n)))
                continue
            seat = to_act(s)[0]
            play(s, seat, self.choose(s, seat, Rng(thoughts, n), exploration))
            self.sample(s, self.judge.learning_seats(s, seat))
        points = [score.points for score in title.standing(s)]
        if self.judge.own_points_only:
            return [float(own) for own in points]
        return [margin(points, seat) for seat in range(self.seats)]

    def sample(self, s: State, seats: list[int]) -> None:
        """Keep the features of some seats as samples."""
        features = self.judge.features(s) if seats else []
        self.last_features = features or self.last_features
        for seat in seats:
            own, others = own_and_mean(features, seat)
            x = own if self.judge.own_points_only else own - others
            self.samples.append((seat, self.judge.stage(s), np.append(x, 1.0)))

    def choose(self, s: State, seat: int, rng: Rng, exploration: random.Random) -> int:
        """Return a random choice with probability ε, else one by rules of thumb, or by plans once there is a value."""
        legal = choices(s, seat)
        if len(legal) == 1:
            return legal[0]
        if exploration.random() < self.judge.epsilon:
            return exploration.choice(legal)
        value = self.value_of(seat)
        if value is None:
            return self.judge.warmup_choice(s, seat, legal, rng, self.number * self.seats + seat)
        shortlist = self.judge.shortlist(s, seat, legal, self.judge.training_shortlist, rng)
        if len(shortlist) == 1:
            return shortlist[0]
        return max(make_plans(self.judge, [s], seat, shortlist, rng), key=lambda plan: plan.worth(value, seat)).choice

    def chosen_by(self, bot: Bot, s: State, seat: int, rng: Rng, exploration: random.Random, epsilon: float) -> int:
        """Return the choice of a bot, which sees no more than its seat does, or a random one with probability ε."""
        legal = choices(s, seat)
        if len(legal) == 1:
            return legal[0]
        if epsilon and exploration.random() < epsilon:
            return exploration.choice(legal)
        return bot.choose(Worlds(self.judge.title, s, seat, rng), seat, legal)

    def value_of(self, seat: int) -> LinearValue | None:
        """Return the value as a seat misjudges it throughout this match."""
        if self.value is None or not self.bias:
            return self.value
        if seat not in self.biased_values:
            rng = np.random.default_rng(self.number * self.seats + seat)
            factors = np.exp(rng.normal(0.0, self.bias, len(self.judge.names)))
            self.biased_values[seat] = LinearValue(self.judge, self.value.weights * np.append(factors, 1.0))
        return self.biased_values[seat]


def mean_features(judge: Judge[Any], last_features: list[list[float]]) -> dict[str, float]:
    """Return the mean features at the end of matches, for a report."""
    if not last_features:
        return {}
    means = np.mean(last_features, axis=0)
    return {f"{FEATURE_PREFIX}{name}": round(float(mean), 2) for name, mean in zip(judge.names, means, strict=True)}


def root_mean_square(squares: list[float]) -> float:
    """Return the root of a mean of squared errors; 0 for none."""
    return round(float(np.sqrt(np.mean(squares))), 3) if squares else 0.0


def train(judge: Judge[Any], *, games: int, seed: int, file: Path, progress: Progress) -> PlannerOrigin:
    """Learn a value from nothing, and write it; the same call finds the same weights."""
    log = WeightsLog(judge, file, seed)
    value = LinearValue(judge, judge.prior())
    regression, data = LeastSquares.for_judge(judge), Dataset()
    warmup = round(games * judge.warmup_share)
    ends = [warmup + round((games - warmup) * wave / WAVES) for wave in range(WAVES + 1)]
    for wave, (first, end) in enumerate(pairwise([0, *ends])):
        if end == first:
            continue
        squared_errors: list[float] = []
        last_features: list[list[float]] = []
        for number in range(first, end):
            seats = judge.training_seats[number % len(judge.training_seats)]
            player = value if wave else None
            match = PlannerMatch(judge, seats, (seed << SEED_SHIFT) + number, player, judge.training_bias)
            results = match.play()
            last_features += match.last_features
            for seat, stage, x in match.samples:
                regression.add(stage, x, results[seat])
                data.add(number, stage, x[:-1], results[seat])
                squared_errors.append((value.weights[stage] @ x - results[seat]) ** 2)
            progress(number + 1, {})
        value = LinearValue(judge, regression.solve(judge.prior(), judge.ridge))
        regression.decay(judge.sample_decay)
        figures = {"error": root_mean_square(squared_errors), "lessons": regression.samples}
        log.write(value.weights, end, figures | mean_features(judge, last_features))
        progress(end, log.curve[-1])
    log.origin.curve += train_net(file, value, data, log.origin)
    return log.origin
