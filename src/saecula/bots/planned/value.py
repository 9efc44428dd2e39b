"""Value: by how many points a seat will be ahead at the end. Linear in the features, with weights for each stage."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saecula.bots.planned.judge import Judge
from saecula.bots.weights import WeightsOrigin, damaged, hash_of_features, read_arrays, write_arrays
from saecula.kernel.problem import Problem
from saecula.kernel.state import State

Array = NDArray[np.float64]
# Stage, own features, mean features of the others; or the margin, where the match is over.
Observation = tuple[int, Array, Array] | float

WEIGHTS_KEY = "weights"


@dataclass(kw_only=True)
class PlannerOrigin(WeightsOrigin):
    """How weights of a planner were made."""

    title: str


@dataclass(eq=False)
class LinearValue:
    """Weights per stage: of the difference between own features and the others', and a constant."""

    judge: Judge[Any]
    weights: Array
    minds_others: bool = True

    def of(self, s: State, seat: int) -> float:
        """Return the expected margin of a seat, in points."""
        return self.estimate((self.judge.stage(s), *self.judge.own_and_others(s, seat)))

    def estimate(self, observation: Observation) -> float:
        """Return the expected margin from what a judge observed."""
        if isinstance(observation, float):
            return observation
        stage, own, others = observation
        weights = self.weights[stage]
        cancels = self.minds_others and self.judge.own_points_only  # both sides of the difference have the constant
        constant = 0.0 if cancels else weights[-1]
        return float(weights[:-1] @ (own - others if self.minds_others else own) + constant)


def feature_hash(judge: Judge[Any]) -> str:
    """Return a digest of what a judge's features mean."""
    return hash_of_features([judge.title.key, judge.stages, *judge.names])


def write_weights(file: Path, weights: Array, origin: PlannerOrigin) -> None:
    """Write weights and their origin."""
    write_arrays(file, origin, {WEIGHTS_KEY: weights})


class WeightsLog:
    """The file of a training: weights are written after each wave of matches, with all figures so far."""

    origin: PlannerOrigin  # of the latest weights

    def __init__(self, judge: Judge[Any], file: Path, seed: int) -> None:
        self.judge, self.file, self.seed = judge, file, seed
        self.begin = time.process_time()
        self.curve: list[dict[str, float]] = []

    def write(self, weights: Array, games: int, figures: Mapping[str, float]) -> None:
        """Write weights after a number of matches."""
        seconds = round(time.process_time() - self.begin, 1)
        self.curve.append({"games": games, "cpu_seconds": seconds, **figures})
        self.origin = PlannerOrigin(
            title=self.judge.title.key,
            rules=self.judge.title.rules,
            features=feature_hash(self.judge),
            seed=self.seed,
            games=games,
            cpu_seconds=seconds,
            curve=list(self.curve),
        )
        write_weights(self.file, weights, self.origin)


def read_weights(data: bytes, name: str, judge: Judge[Any], shape: tuple[int, ...]) -> tuple[Array, PlannerOrigin]:
    """Read weights; raise a Problem where they do not fit the rules or the features of this release."""
    origin, arrays = read_arrays(data, name, PlannerOrigin, judge.title, feature_hash(judge))
    if arrays.keys() != {WEIGHTS_KEY}:
        raise damaged(name, ", ".join(sorted(arrays)))
    weights = arrays[WEIGHTS_KEY]
    if weights.shape != shape:
        raise Problem("weights-other-features", file=name, features=origin.features, ours=feature_hash(judge))
    return weights, origin


def read_value(data: bytes, name: str, judge: Judge[Any]) -> LinearValue:
    """Read a linear value; raise a Problem where it does not fit."""
    return LinearValue(judge, read_weights(data, name, judge, judge.prior().shape)[0])


def shipped_file(title: str, name: str) -> bytes:
    """Return a file of weights that comes with a title."""
    return resources.files(f"saecula.games.{title}.bots.learned").joinpath(name).read_bytes()


def shipped_weights(judge: Judge[Any], name: str, shape: tuple[int, ...]) -> tuple[Array, PlannerOrigin]:
    """Return weights that come with a title."""
    return read_weights(shipped_file(judge.title.key, name), name, judge, shape)


@cache
def shipped_value(judge: Judge[Any]) -> LinearValue:
    """Return the value that comes with the release."""
    return LinearValue(judge, shipped_weights(judge, f"{judge.title.key}.npz", judge.prior().shape)[0])
