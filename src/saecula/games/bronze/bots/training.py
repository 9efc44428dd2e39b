"""Training by temporal differences on afterstates, with exact expectations as targets and exploring starts."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saecula.bots.adam import Adam
from saecula.bots.trainer import Trainer, TrainingRequest
from saecula.bots.worlds import Bot
from saecula.files import cannot
from saecula.games.bronze import TITLE
from saecula.games.bronze.bots import weights
from saecula.games.bronze.bots.native.net import input_count
from saecula.games.bronze.bots.selfplay import Afterstate, Batch, SelfPlayMatches, inputs_of
from saecula.games.bronze.bots.weights import BronzeOrigin, Layers
from saecula.games.bronze.numbers import SOLO_ROUNDS
from saecula.kernel.problem import Problem

TWO_SEATS = 2  # seats
HIDDEN_UNITS = 32  # by default
MIN_BATCHES = 80  # unless batches would get smaller than
MIN_BATCH_MATCHES, MAX_BATCH_MATCHES = 50, 100
REPLAY_BATCHES = 48  # in the replay buffer
REPLAY_RATIO = 24  # batches replayed after each new one, but …
MAX_EPOCHS = 2  # … no example more often
BATCHES_PER_CHECKPOINT = 8
INITIAL_RESULT_SHARE = 0.5  # of the result in a target; it falls to 0 in the first third of the training
MINIBATCH_SIZE = 256
LEARNING_RATE = 3e-3
FINE_TUNING_RATE = 1e-3  # the learning rate of weights that have learned before
FINAL_RATE = 1e-4


@dataclass
class Learner:
    """One net with its optimiser and its replay buffer."""

    layers: Layers
    seats: int
    inputs: list[NDArray[np.float32]] = field(default_factory=list)
    targets: list[NDArray[np.float32]] = field(default_factory=list)
    optimizers: dict[str, Adam] = field(default_factory=lambda: {name: Adam() for name in weights.LAYERS})
    mean: dict[str, Any] = field(default_factory=dict)  # of the weights after each batch
    batches: int = 0

    def add_batch(self, examples: list[Afterstate]) -> None:
        """Add a batch to the replay buffer, and drop the oldest."""
        x = np.zeros((len(examples), input_count(self.seats)), np.float32)
        for i, example in enumerate(examples):
            for feature, amount in inputs_of(example, self.seats):
                x[i, feature] = amount
        unit = weights.SOLO_UNIT if self.seats == 1 else 1.0
        self.inputs = [*self.inputs, x][-REPLAY_BATCHES:]
        y = np.array([example.target / unit for example in examples], np.float32)
        self.targets = [*self.targets, y][-REPLAY_BATCHES:]

    def replay(self, rng: np.random.Generator, rate: float) -> None:
        """Learn from a random part of the replay buffer."""
        x = np.concatenate(self.inputs)
        y = np.concatenate(self.targets)
        passes = np.concatenate([rng.permutation(len(y)) for _ in range(MAX_EPOCHS)])
        order = passes[: REPLAY_RATIO * len(self.targets[-1])]
        for start in range(0, len(order), MINIBATCH_SIZE):
            part = order[start : start + MINIBATCH_SIZE]
            self.step(x[part], y[part], rate)
        self.batches += 1
        for name in weights.LAYERS:
            layer = getattr(self.layers, name)
            self.mean[name] = self.mean.get(name, 0.0) + (layer - self.mean.get(name, 0.0)) / self.batches

    def averaged(self) -> Layers:
        """Return the average of the weights over the training, which is steadier than the last ones."""
        return Layers(**{name: np.asarray(self.mean[name], np.float32) for name in weights.LAYERS})

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
        for name in weights.LAYERS:
            change = self.optimizers[name].step(gradient[name], rate)
            getattr(layers, name)[...] -= change.astype(np.float32)

    def outcome(self, hidden: NDArray[np.float32], x: NDArray[np.float32]) -> NDArray[np.float32]:
        """Return the outputs of the net."""
        raw: NDArray[np.float32] = hidden @ self.layers.out + x @ self.layers.direct + self.layers.bias
        return raw if self.seats == 1 else (1 / (1 + np.exp(-raw))).astype(np.float32)

    def error(self) -> float:
        """Return the root mean squared error on the newest batch; 0 if that is empty."""
        x, y = self.inputs[-1], self.targets[-1]
        if len(y) == 0:
            return 0.0
        hidden = np.maximum(x @ self.layers.rows + self.layers.hidden, 0)
        unit = weights.SOLO_UNIT if self.seats == 1 else 1.0
        return float(np.sqrt(np.mean((self.outcome(hidden, x) - y) ** 2))) * unit


@dataclass(frozen=True)
class SelfPlaySettings:
    """What is trained: for how many seats, over how many matches, from which weights, against which rival."""

    seats: int
    games: int
    hidden: int
    seed: int
    start: tuple[Layers, ...] = ()
    games_before: int = 0  # that the starting weights have learned from
    seconds_before: float = 0.0
    rival: Bot | None = None

    def going_on(self, layers: list[Layers], origin: BronzeOrigin) -> SelfPlaySettings:
        """Return the same settings from trained weights: for as many seats, or for two."""
        if origin.seats != self.seats:
            if origin.seats != TWO_SEATS or self.seats < TWO_SEATS:
                raise Problem("weights-other-seats", seats=origin.seats, wanted=self.seats)
            layers = weights.widened(layers, self.seats)
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
        nets = nets or [weights.new_layers(self.seats, self.hidden, rng) for _ in range(phases)]
        return [Learner(layers, self.seats) for layers in nets]

    def rate(self, done: float) -> float:
        """Return the learning rate by cosine annealing, `done` being the part of the training that is over."""
        first = FINE_TUNING_RATE if self.start else LEARNING_RATE
        return FINAL_RATE + (first - FINAL_RATE) * (1 + math.cos(math.pi * done)) / 2

    def learned(self, learner: Learner) -> Layers:
        """Return the weights to write: averages where training goes on by self-play, else the last ones."""
        return learner.averaged() if self.start and self.rival is None else learner.layers

    def result_share(self, done: float) -> float:
        """Return the share of the result in a target: only untrained nets learn from results, at first."""
        return 0.0 if self.seats == 1 or self.start else INITIAL_RESULT_SHARE * max(0.0, 1 - 3 * done)


def train(settings: SelfPlaySettings, *, file: Path, progress: Callable[[int, dict[str, float]], None]) -> BronzeOrigin:
    """Train all nets for a number of seats, and write them; equal settings give equal weights."""
    begin = time.process_time()
    rng = np.random.default_rng(settings.seed)
    learners = settings.learners(rng)
    matches = SelfPlayMatches(settings.seats, settings.seed, settings.rival)
    curve: list[dict[str, float]] = []
    games = settings.games
    size = max(MIN_BATCH_MATCHES, min(MAX_BATCH_MATCHES, games // MIN_BATCHES))
    for first in range(0, games, size):
        nets = [weights.folded(learner.layers, settings.seats) for learner in learners]
        done = first / games
        number = settings.games_before + first
        batch = matches.batch(nets, number, min(size, games - first), settings.result_share(done))
        for phase, learner in enumerate(learners):
            learner.add_batch([example for example in batch.examples if example.phase == phase])
            learner.replay(rng, settings.rate(done))
        curve.append(figures(batch, learners, min(first + size, games), time.process_time() - begin))
        played = int(curve[-1]["games"])
        if played == games or len(curve) % BATCHES_PER_CHECKPOINT == 0:
            weights.save(file, [settings.learned(learner) for learner in learners], origin_of(settings, curve))
        progress(played, curve[-1])
    return origin_of(settings, curve)


def share_won(file: Path, rival: Bot, games: int, seed: int) -> tuple[float, float]:
    """Return the share of matches that weights win against a rival, over all seats, and its standard error."""
    layers, origin = weights.read(file.read_bytes(), file.name)
    nets = [weights.folded(one, origin.seats) for one in layers]
    matches = SelfPlayMatches(origin.seats, seed, rival, explores=False)
    wins = matches.batch(nets, 0, games, 0.0).wins
    return float(np.mean(wins)), float(np.std(wins) / math.sqrt(len(wins)))


@dataclass
class BronzeTrainer(Trainer):
    """Trains for one number of seats, from nothing or from weights, with any number of hidden units."""

    evaluation_games = 400
    can_continue = True

    def file_stem(self, request: TrainingRequest) -> str:
        """Return the kind of the weights, and for how many seats they are."""
        return f"{'net' if settings_of(request).hidden else 'linear'}-{request.seats}"

    def train(
        self, request: TrainingRequest, file: Path, progress: Callable[[int, dict[str, float]], None]
    ) -> BronzeOrigin:
        """Train all nets for a number of seats."""
        return train(settings_of(request), file=file, progress=progress)

    def share_won(self, file: Path, opponent: Bot, games: int, seed: int) -> tuple[float, float]:
        """Return the share of matches won, and its standard error."""
        return share_won(file, opponent, games, seed)


TRAINER = BronzeTrainer()


def settings_of(request: TrainingRequest) -> SelfPlaySettings:
    """Return the settings of a request; starting weights keep their hidden units."""
    units, seats = request.hidden_units, request.seats
    settings = SelfPlaySettings(seats, request.games, width_of(units), request.seed, rival=request.opponent)
    if request.start is None:
        return settings
    found = settings.going_on(*read_weights(request.start))
    if units is not None and width_of(units) != found.hidden:
        raise Problem("hidden-other", hidden=units, file=request.start, width=found.hidden)
    return found


def width_of(hidden: int | None) -> int:
    """Return the number of hidden units, rounded up to a multiple of four."""
    return -(-(HIDDEN_UNITS if hidden is None else hidden) // 4) * 4


def read_weights(file: Path) -> tuple[list[Layers], BronzeOrigin]:
    """Read weights to go on from."""
    try:
        return weights.read(file.read_bytes(), file.name)
    except OSError as error:
        raise cannot("read", file, error) from error


def origin_of(settings: SelfPlaySettings, curve: list[dict[str, float]]) -> BronzeOrigin:
    """Return how the weights were made so far."""
    return BronzeOrigin(
        rules=TITLE.rules,
        features=weights.feature_hash(),
        seats=settings.seats,
        hidden=settings.hidden,
        seed=settings.seed,
        games=settings.games_before + int(curve[-1]["games"]),
        cpu_seconds=round(settings.seconds_before + curve[-1]["cpu_seconds"], 1),
        curve=thinned(curve),
    )


def figures(batch: Batch, learners: list[Learner], games: int, seconds: float) -> dict[str, float]:
    """Return one row of the training report: the error, and figures of the matches without wanderers."""

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
