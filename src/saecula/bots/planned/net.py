"""Net: a few hidden units on top of a linear value, which say by how much that is off."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from saecula.bots.planned.slopes import Slopes
from saecula.bots.planned.value import Value, read, save, shipped, shipped_bytes

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from saecula.bots.planned.judge import Judge
    from saecula.bots.planned.value import Look, Origin

    Array = NDArray[np.float64]

HIDDEN = 24
TESTED = 10  # of so many matches one is not learned from, but asked about
EPOCHS = 12
BATCH = 256
RATE = 0.002
MEMORY = (0.9, 0.999)  # of slopes, and of their squares
FIRMNESS = 0.0001  # how firmly weights stay small
DOUBT = 0.0001  # the same of a linear value


@dataclass(eq=False)
class NetValue(Value):
    """A linear value and its correction. Rows of the net: one for each feature, for each stage, and the output."""

    net: Array = field(default_factory=lambda: np.zeros((0, 0)))

    def seen(self, look: Look) -> float:
        """Return how far a seat will be ahead, in points."""
        found = super().seen(look)
        if isinstance(look, float):
            return found
        stage, own, others = look
        if not self.judge.alone:
            return found + self.correction(stage, own - others)
        return found + self.correction(stage, own) - self.correction(stage, others)

    def correction(self, stage: int, x: Array) -> float:
        """Return by how much the linear value is off."""
        hidden = np.tanh(x @ self.net[: len(x)] + self.net[len(x) + stage])
        return float(hidden @ self.net[-1])


@dataclass
class Lessons:
    """Tables of many matches, and what came of them."""

    matches: list[int] = field(default_factory=list)
    stages: list[int] = field(default_factory=list)
    inputs: list[Array] = field(default_factory=list)
    results: list[float] = field(default_factory=list)

    def add(self, match: int, stage: int, x: Array, result: float) -> None:
        """Take in a table, without the one at the end of its inputs."""
        self.matches.append(match)
        self.stages.append(stage)
        self.inputs.append(x)
        self.results.append(result)


@dataclass
class Study:
    """What came of learning: the net, and how far off both values are of matches that were not learned from."""

    net: Array
    linear_error: float
    net_error: float
    tested: int


def write_net(file: Path, value: Value, lessons: Lessons, origin: Origin) -> list[dict[str, float]]:
    """Learn a net from lessons, and write it beside the linear weights; return a row that says how far off both are."""
    begin = time.process_time()
    aside = {match % TESTED == 0 for match in lessons.matches}
    if len(aside) == 1:
        return []  # too few matches to know what is learned
    study = studied(value, lessons, origin.seed)
    seconds = round(time.process_time() - begin, 1)
    row = {"games": float(origin.games), "cpu_seconds": seconds, "lessons": float(len(lessons.stages))}
    row |= {
        "tables": float(study.tested),
        "linear_off": round(study.linear_error, 3),
        "net_off": round(study.net_error, 3),
    }
    save(file.with_name(name_of(value.judge)), Value(value.judge, study.net), replace(origin, curve=[row]))
    return [row]


def name_of(judge: Judge) -> str:
    """Return the name of the file with a title's net."""
    return f"{judge.title.key}-net.npz"


@cache
def shipped_net(judge: Judge) -> NetValue:
    """Return the net that comes with the release."""
    name = name_of(judge)
    shape = (len(judge.names) + judge.stages + 1, HIDDEN)
    net = read(shipped_bytes(judge.title.key, name), name, judge, shape)[0].weights
    return NetValue(judge, shipped(judge)[0].weights, net=net)


def studied(value: Value, lessons: Lessons, seed: int) -> Study:
    """Learn a net; the epoch that did best on the matches kept aside is the one that counts."""
    judge = value.judge
    x, stages = np.array(lessons.inputs), np.array(lessons.stages)
    results = np.array(lessons.results)
    aside = np.array(lessons.matches) % TESTED == 0
    off = results - linear(value, x, stages, results, ~aside)
    spread = x[~aside].std(axis=0) + 1e-6
    middle = x[~aside].mean(axis=0)
    plain = (x - middle) / spread
    luck = np.random.default_rng(seed)
    scale = off[~aside].std()
    net = np.vstack(
        [
            luck.normal(0.0, 1.0 / np.sqrt(len(judge.names)), (len(judge.names), HIDDEN)),
            np.zeros((judge.stages + 1, HIDDEN)),
        ]
    )
    course = Course(plain, stages, off / scale)
    learned, tested = np.flatnonzero(~aside), np.flatnonzero(aside)
    best, least = net.copy(), float(np.mean(course.off[tested] ** 2))
    for epoch in range(EPOCHS):
        course.rate = RATE * (1 - epoch / EPOCHS)
        for batch in np.array_split(luck.permutation(learned), max(1, len(learned) // BATCH)):
            net = course.stepped(net, batch)
        error = float(np.mean((course.off[tested] - course.answers(net, tested)) ** 2))
        if error < least:
            best, least = net.copy(), error
    best[-1] *= scale
    best[: len(spread)] /= spread[:, None]
    best[len(spread) : -1] -= middle @ best[: len(spread)]
    return Study(best, float(np.sqrt(np.mean(off[tested] ** 2))), float(np.sqrt(least) * scale), len(tested))


def linear(value: Value, x: Array, stages: NDArray[np.int64], results: Array, learned: NDArray[np.bool_]) -> Array:
    """Return what a linear value says that has not seen the matches kept aside either."""
    found = np.zeros(len(x))
    ones = np.column_stack([x, np.ones(len(x))])
    for stage, weights in enumerate(value.weights):
        here = stages == stage
        known = ones[here & learned]
        hold = np.diag(known.var(axis=0) * len(known) * DOUBT + 1.0) if len(known) else np.eye(len(weights))
        left = results[here & learned] - known @ weights
        better = weights + np.linalg.solve(known.T @ known + hold, known.T @ left)
        found[here] = ones[here] @ better
    return found


class Course:
    """Steps of learning, each from a few lessons."""

    def __init__(self, x: Array, stages: NDArray[np.int64], off: Array) -> None:
        self.x, self.stages, self.off = x, stages, off
        self.slopes, self.rate = Slopes(MEMORY), RATE

    def hidden(self, net: Array, rows: NDArray[np.int64]) -> Array:
        """Return what the hidden units say."""
        width = self.x.shape[1]
        found: Array = np.tanh(self.x[rows] @ net[:width] + net[width + self.stages[rows]])
        return found

    def answers(self, net: Array, rows: NDArray[np.int64]) -> Array:
        """Return the corrections of some lessons."""
        found: Array = self.hidden(net, rows) @ net[-1]
        return found

    def stepped(self, net: Array, rows: NDArray[np.int64]) -> Array:
        """Return the net after one step down the slope."""
        hidden = self.hidden(net, rows)
        wrong = (hidden @ net[-1] - self.off[rows]) / len(rows)
        slope = FIRMNESS * net
        slope[-1] += wrong @ hidden
        back = np.outer(wrong, net[-1]) * (1.0 - hidden**2)
        width = self.x.shape[1]
        slope[:width] += self.x[rows].T @ back
        np.add.at(slope, width + self.stages[rows], back)
        stride, steepness = self.slopes.step(slope)
        return net - self.rate * stride / steepness
