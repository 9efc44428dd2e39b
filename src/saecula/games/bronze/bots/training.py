"""Training: temporal difference on tables after turns, with exact expectations as targets and exploring starts."""

from __future__ import annotations

import math
import time
from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from saecula.bots.adam import Adam
from saecula.bots.trainer import Trainer, TrainingRequest
from saecula.files import cannot
from saecula.games.bronze import TITLE
from saecula.games.bronze.bots.native.net import input_count
from saecula.games.bronze.bots.selfplay import Batch, Lesson, SelfPlay, inputs_of
from saecula.games.bronze.bots.weights import (
    LAYERS,
    SOLO_UNIT,
    BronzeOrigin,
    Layers,
    feature_hash,
    folded,
    new_layers,
    read,
    save,
    widened,
)
from saecula.games.bronze.numbers import SOLO_ROUNDS
from saecula.kernel.problem import Problem

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from saecula.bots.worlds import Bot

TWO = 2  # seats
HIDDEN = 32  # hidden units, unless said
BATCHES = 80  # rounds of learning at least, if a batch …
BATCH_LEAST, BATCH_MOST = 50, 100  # … has so many matches
REMEMBERED = 48  # batches …
STUDIED = 24  # … of which as many lessons are gone through after each new one, any of them, …
PASSES = 2  # … and none more often
KEPT = 8  # batches between two times the weights are written
RESULTS = 0.5  # how much results count against expectations at first; at a third of the training no more
MINIBATCH = 256
RATE_FIRST = 3e-3
RATE_AGAIN = 1e-3  # for weights that have learned before
RATE_LAST = 1e-4


@dataclass
class Learner:
    """One net with its optimiser and what it remembers."""

    layers: Layers
    seats: int
    inputs: list[NDArray[np.float32]] = field(default_factory=list)
    targets: list[NDArray[np.float32]] = field(default_factory=list)
    optimizers: dict[str, Adam] = field(default_factory=lambda: {name: Adam() for name in LAYERS})
    mean: dict[str, Any] = field(default_factory=dict)  # of the net after each batch
    batches: int = 0

    def remember(self, lessons: list[Lesson]) -> None:
        """Add a batch, and forget the oldest."""
        x = np.zeros((len(lessons), input_count(self.seats)), np.float32)
        for i, lesson in enumerate(lessons):
            for feature, amount in inputs_of(lesson, self.seats):
                x[i, feature] = amount
        unit = SOLO_UNIT if self.seats == 1 else 1.0
        self.inputs = [*self.inputs, x][-REMEMBERED:]
        self.targets = [*self.targets, np.array([lesson.target / unit for lesson in lessons], np.float32)][-REMEMBERED:]

    def study(self, rng: np.random.Generator, rate: float) -> None:
        """Go through some of what is remembered."""
        x = np.concatenate(self.inputs)
        y = np.concatenate(self.targets)
        passes = np.concatenate([rng.permutation(len(y)) for _ in range(PASSES)])
        order = passes[: STUDIED * len(self.targets[-1])]
        for start in range(0, len(order), MINIBATCH):
            part = order[start : start + MINIBATCH]
            self.step(x[part], y[part], rate)
        self.batches += 1
        for name in LAYERS:
            layer = getattr(self.layers, name)
            self.mean[name] = self.mean.get(name, 0.0) + (layer - self.mean.get(name, 0.0)) / self.batches

    def steady(self) -> Layers:
        """Return the mean of the net along the course: what it wavers about goes, what it has learned stays."""
        return Layers(**{name: np.asarray(self.mean[name], np.float32) for name in LAYERS})

    def step(self, x: NDArray[np.float32], y: NDArray[np.float32], rate: float) -> None:
        """Follow the gradient of squared error (points) or cross entropy (chances): both are outcome − target."""
        layers = self.layers
        before = x @ layers.rows + layers.hidden
        hidden = np.maximum(before, 0)
        error = (self.outcome(hidden, x) - y) / len(y)
        back = (error[:, None] * layers.out) * (before > 0)
        gradient = {
            "rows": x.T @ back,
            "hidden": back.sum(axis=0),
            "out": hidden.T @ error,
            "direct": x.T @ error,
            "bias": error.sum(keepdims=True),
        }
        for name in LAYERS:
            change = self.optimizers[name].step(gradient[name], rate)
            getattr(layers, name)[...] -= change.astype(np.float32)

    def outcome(self, hidden: NDArray[np.float32], x: NDArray[np.float32]) -> NDArray[np.float32]:
        """Return what the net says."""
        raw: NDArray[np.float32] = hidden @ self.layers.out + x @ self.layers.direct + self.layers.bias
        return raw if self.seats == 1 else (1 / (1 + np.exp(-raw))).astype(np.float32)

    def error(self) -> float:
        """Return the root of the mean squared error on the newest batch; none, if a few matches gave it no lesson."""
        x, y = self.inputs[-1], self.targets[-1]
        if len(y) == 0:
            return 0.0
        hidden = np.maximum(x @ self.layers.rows + self.layers.hidden, 0)
        unit = SOLO_UNIT if self.seats == 1 else 1.0
        return float(np.sqrt(np.mean((self.outcome(hidden, x) - y) ** 2))) * unit


@dataclass(frozen=True)
class Course:
    """What is trained: how many matches at how many seats; from nothing or from weights, against itself or a rival."""

    seats: int
    games: int
    hidden: int
    seed: int
    start: tuple[Layers, ...] = ()
    games_before: int = 0  # that the start has learned from
    seconds_before: float = 0.0
    rival: Bot | None = None

    def going_on(self, layers: list[Layers], origin: BronzeOrigin) -> Course:
        """Return the same course from weights that have learned already: for these seats, or for two of them."""
        if origin.seats != self.seats:
            if origin.seats != TWO or self.seats < TWO:
                raise Problem("weights-other-seats", seats=origin.seats, wanted=self.seats)
            layers = widened(layers, self.seats)
        return replace(
            self,
            hidden=origin.hidden,
            start=tuple(layers),
            games_before=origin.games,
            seconds_before=origin.cpu_seconds,
        )

    def learners(self, rng: np.random.Generator) -> list[Learner]:
        """Return a learner for each phase."""
        phases = SOLO_ROUNDS - 1 if self.seats == 1 else self.seats
        nets = [deepcopy(layers) for layers in self.start]
        nets = nets or [new_layers(self.seats, self.hidden, rng) for _ in range(phases)]
        return [Learner(layers, self.seats) for layers in nets]

    def rate(self, done: float) -> float:
        """Return how fast to learn after a part of the course."""
        first = RATE_AGAIN if self.start else RATE_FIRST
        return RATE_LAST + (first - RATE_LAST) * (1 + math.cos(math.pi * done)) / 2

    def learned(self, learner: Learner) -> Layers:
        """Return what to write: who goes on with matches against itself does not waver; a probe is to hit hard."""
        return learner.steady() if self.start and self.rival is None else learner.layers

    def results(self, done: float) -> float:
        """Return how much results count: who knows nothing yet learns from them at first."""
        return 0.0 if self.seats == 1 or self.start else RESULTS * max(0.0, 1 - 3 * done)


def train(course: Course, *, file: Path, progress: Callable[[int, dict[str, float]], None]) -> BronzeOrigin:
    """Train all nets for a number of seats, and write them; the same call finds the same weights."""
    begin = time.process_time()
    rng = np.random.default_rng(course.seed)
    learners = course.learners(rng)
    matches = SelfPlay(course.seats, course.seed, course.rival)
    curve: list[dict[str, float]] = []
    games = course.games
    size = max(BATCH_LEAST, min(BATCH_MOST, games // BATCHES))
    for first in range(0, games, size):
        nets = [folded(learner.layers, course.seats) for learner in learners]
        done = first / games
        batch = matches.batch(nets, course.games_before + first, min(size, games - first), course.results(done))
        for phase, learner in enumerate(learners):
            learner.remember([lesson for lesson in batch.lessons if lesson.phase == phase])
            learner.study(rng, course.rate(done))
        curve.append(figures(batch, learners, min(first + size, games), time.process_time() - begin))
        played = int(curve[-1]["games"])
        if played == games or len(curve) % KEPT == 0:  # an interrupted training leaves what it has learned so far
            save(file, [course.learned(learner) for learner in learners], origin_of(course, curve))
        progress(played, curve[-1])
    return origin_of(course, curve)


def share_won(file: Path, rival: Bot, games: int, seed: int) -> tuple[float, float]:
    """Return the share of matches that learned weights win against a rival in all seats, and its standard error."""
    layers, origin = read(file.read_bytes(), file.name)
    nets = [folded(one, origin.seats) for one in layers]
    matches = SelfPlay(origin.seats, seed, rival, explores=False)
    wins = matches.batch(nets, 0, games, 0.0).wins
    return float(np.mean(wins)), float(np.std(wins) / math.sqrt(len(wins)))


@dataclass
class BronzeTrainer(Trainer):
    """Trains for one number of seats; it may go on from weights, and its nets have as many hidden units as wanted."""

    evaluation_games = 400
    can_continue = True

    def file_stem(self, request: TrainingRequest) -> str:
        """Return what kind of weights these are, and for how many seats."""
        return f"{'net' if course_of(request).hidden else 'linear'}-{request.seats}"

    def train(
        self, request: TrainingRequest, file: Path, progress: Callable[[int, dict[str, float]], None]
    ) -> BronzeOrigin:
        """Train all nets for a number of seats."""
        return train(course_of(request), file=file, progress=progress)

    def share_won(self, file: Path, opponent: Bot, games: int, seed: int) -> tuple[float, float]:
        """Return the share of matches won, and its standard error."""
        return share_won(file, opponent, games, seed)


TRAINER = BronzeTrainer()


def course_of(request: TrainingRequest) -> Course:
    """Return the course of an order; weights that it goes on from keep their hidden units."""
    course = Course(request.seats, request.games, width_of(request.hidden_units), request.seed, rival=request.opponent)
    if request.start is None:
        return course
    found = course.going_on(*read_weights(request.start))
    if request.hidden_units is not None and width_of(request.hidden_units) != found.hidden:
        raise Problem("hidden-other", hidden=request.hidden_units, file=request.start, width=found.hidden)
    return found


def width_of(hidden: int | None) -> int:
    """Return how many hidden units there will be: they come in fours."""
    return -(-(HIDDEN if hidden is None else hidden) // 4) * 4


def read_weights(file: Path) -> tuple[list[Layers], BronzeOrigin]:
    """Read weights to go on from."""
    try:
        return read(file.read_bytes(), file.name)
    except OSError as error:
        raise cannot("read", file, error) from error


def origin_of(course: Course, curve: list[dict[str, float]]) -> BronzeOrigin:
    """Return what the weights were made with so far."""
    return BronzeOrigin(
        rules=TITLE.rules,
        features=feature_hash(),
        seats=course.seats,
        hidden=course.hidden,
        seed=course.seed,
        games=course.games_before + int(curve[-1]["games"]),
        cpu_seconds=round(course.seconds_before + curve[-1]["cpu_seconds"], 1),
        curve=thinned(curve),
    )


def figures(batch: Batch, learners: list[Learner], games: int, seconds: float) -> dict[str, float]:
    """Return one row of the training report: error, and how the matches without wanderers went."""

    def mean(values: Sequence[float]) -> float:
        return round(sum(values) / max(1, len(values)), 3)

    return {
        "games": games,
        "cpu_seconds": round(seconds, 1),
        "error": round(sum(learner.error() for learner in learners) / len(learners), 4),
        "score": mean(batch.scores),
        "cities": mean(batch.cities),
        "developments": mean(batch.developments),
        "monuments": mean(batch.monuments),
    } | ({"wins": mean(batch.wins)} if batch.wins else {})


def thinned(curve: list[dict[str, float]]) -> list[dict[str, float]]:
    """Return at most about forty rows of a curve, the last one among them."""
    step = max(1, len(curve) // 40)
    return curve[::-1][::step][::-1]
