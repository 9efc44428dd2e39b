"""Net: a few hidden units that correct a linear value."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saecula.bots.adam import Adam
from saecula.bots.planned.judge import Judge
from saecula.bots.planned.value import (
    LinearValue,
    Observation,
    PlannerOrigin,
    shipped_value,
    shipped_weights,
    write_weights,
)

Array = NDArray[np.float64]
Ints = NDArray[np.int64]

HIDDEN_UNITS = 24
HOLD_OUT_INTERVAL = 10  # every tenth match is held out
EPOCHS = 12
BATCH_SIZE = 256
LEARNING_RATE = 0.002  # at first; it falls linearly to zero
WEIGHT_DECAY = 0.0001
LINEAR_RIDGE = 0.0001  # of the linear value that the net is compared with


@dataclass(eq=False)
class NetValue(LinearValue):
    """A linear value and its correction. Rows of the net: one for each feature, for each stage, and the output."""

    net: Array = field(default_factory=lambda: np.zeros((0, 0)))

    def estimate(self, observation: Observation) -> float:
        """Return the expected margin, in points."""
        margin = super().estimate(observation)
        if isinstance(observation, float):
            return margin
        stage, own, others = observation
        if not self.judge.own_points_only:
            return margin + self.correction(stage, own - others)
        return margin + self.correction(stage, own) - self.correction(stage, others)

    def correction(self, stage: int, x: Array) -> float:
        """Return the output of the net."""
        return float(hidden_layer(self.net, x, stage) @ self.net[-1])


def hidden_layer(net: Array, x: Array, stages: Ints | int) -> Array:
    """Return the hidden units of one sample, or of several."""
    features = x.shape[-1]
    hidden: Array = np.tanh(x @ net[:features] + net[features + stages])
    return hidden


@dataclass
class Dataset:
    """Samples of many matches: stage and features, and the result that is to be predicted."""

    matches: list[int] = field(default_factory=list)
    stages: list[int] = field(default_factory=list)
    inputs: list[Array] = field(default_factory=list)
    results: list[float] = field(default_factory=list)

    def add(self, match: int, stage: int, x: Array, result: float) -> None:
        """Add a sample; its features come without a constant."""
        self.matches.append(match)
        self.stages.append(stage)
        self.inputs.append(x)
        self.results.append(result)


@dataclass
class NetFit:
    """A trained net, and the root mean squared errors on the samples held out."""

    net: Array
    linear_error: float
    net_error: float
    held_out: int  # samples


def train_net(file: Path, value: LinearValue, data: Dataset, origin: PlannerOrigin) -> list[dict[str, float]]:
    """Fit a net and write it beside the linear weights; return a row with both errors, if matches can be held out."""
    begin = time.process_time()
    if len({match % HOLD_OUT_INTERVAL == 0 for match in data.matches}) == 1:
        return []
    fit = fit_net(value, data, origin.seed)
    row = {
        "games": float(origin.games),
        "cpu_seconds": round(time.process_time() - begin, 1),
        "lessons": float(len(data.stages)),
        "tables": float(fit.held_out),
        "linear_off": round(fit.linear_error, 3),
        "net_off": round(fit.net_error, 3),
    }
    write_weights(file.with_name(net_file_name(value.judge)), fit.net, replace(origin, curve=[row]))
    return [row]


def net_file_name(judge: Judge[Any]) -> str:
    """Return the name of the file with a title's net."""
    return f"{judge.title.key}-net.npz"


@cache
def shipped_net(judge: Judge[Any]) -> NetValue:
    """Return the net that comes with the release, on top of the linear value."""
    shape = (len(judge.names) + judge.stages + 1, HIDDEN_UNITS)
    net, _ = shipped_weights(judge, net_file_name(judge), shape)
    return NetValue(judge, shipped_value(judge).weights, net=net)


def fit_net(value: LinearValue, data: Dataset, seed: int) -> NetFit:
    """Fit a net to the residuals of the linear value; early stopping keeps the epoch with the least hold-out error."""
    judge = value.judge
    x, stages, results = np.array(data.inputs), np.array(data.stages), np.array(data.results)
    held_out = np.array(data.matches) % HOLD_OUT_INTERVAL == 0
    residuals = results - refitted_linear(value, x, stages, results, ~held_out)
    mean, deviation = x[~held_out].mean(axis=0), x[~held_out].std(axis=0) + 1e-6
    scale = residuals[~held_out].std()
    x, targets = (x - mean) / deviation, residuals / scale
    rng = np.random.default_rng(seed)
    features = len(judge.names)
    net = rng.normal(0.0, 1.0 / np.sqrt(features), (features, HIDDEN_UNITS))
    net = np.vstack([net, np.zeros((judge.stages + 1, HIDDEN_UNITS))])
    adam = Adam()
    training_set, test_set = np.flatnonzero(~held_out), np.flatnonzero(held_out)
    best, least_error = net.copy(), float(np.mean(targets[test_set] ** 2))
    for epoch in range(EPOCHS):
        learning_rate = LEARNING_RATE * (1 - epoch / EPOCHS)
        for batch in np.array_split(rng.permutation(training_set), max(1, len(training_set) // BATCH_SIZE)):
            net = net - adam.step(gradient(net, x[batch], stages[batch], targets[batch]), learning_rate)
        outputs = hidden_layer(net, x[test_set], stages[test_set]) @ net[-1]
        error = float(np.mean((targets[test_set] - outputs) ** 2))
        if error < least_error:
            best, least_error = net.copy(), error
    best[-1] *= scale  # from here on for plain features and points
    best[:features] /= deviation[:, None]
    best[features:-1] -= mean @ best[:features]
    linear_error = float(np.sqrt(np.mean(residuals[test_set] ** 2)))
    return NetFit(best, linear_error, float(np.sqrt(least_error) * scale), len(test_set))


def gradient(net: Array, x: Array, stages: Ints, targets: Array) -> Array:
    """Return the gradient of half the mean squared error of a mini-batch, with weight decay."""
    features = x.shape[1]
    hidden = hidden_layer(net, x, stages)
    errors = (hidden @ net[-1] - targets) / len(targets)
    found: Array = WEIGHT_DECAY * net
    found[-1] += errors @ hidden
    back = np.outer(errors, net[-1]) * (1.0 - hidden**2)
    found[:features] += x.T @ back
    np.add.at(found, features + stages, back)
    return found


def refitted_linear(value: LinearValue, x: Array, stages: Ints, results: Array, training: NDArray[np.bool_]) -> Array:
    """Return the predictions of the linear value, refitted by ridge regression on the training samples alone."""
    predictions = np.zeros(len(x))
    inputs = np.column_stack([x, np.ones(len(x))])
    for stage, weights in enumerate(value.weights):
        here = stages == stage
        known = inputs[here & training]
        ridge = np.diag(known.var(axis=0) * len(known) * LINEAR_RIDGE + 1.0) if len(known) else np.eye(len(weights))
        residuals = results[here & training] - known @ weights
        change = np.linalg.solve(known.T @ known + ridge, known.T @ residuals)
        predictions[here] = inputs[here] @ (weights + change)
    return predictions
