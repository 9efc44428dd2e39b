"""Slopes: what a learner remembers of them, so that every step has about the same length (Adam)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[np.float64]


class Slopes:
    """The mean of the latest slopes, and how steep they were; `memory` of the slopes, and of their squares."""

    def __init__(self, memory: tuple[float, float]) -> None:
        self.memory = memory
        self.steps = 0
        self.mean: Array | float = 0.0
        self.square: Array | float = 0.0

    def step(self, slope: Array) -> tuple[Array, Array]:
        """Take in a slope; return where to go down from, and by what to divide it."""
        self.steps += 1
        slow, slower = self.memory
        self.mean = slow * self.mean + (1 - slow) * slope
        self.square = slower * self.square + (1 - slower) * slope**2
        steepness: Array = np.sqrt(self.square / (1 - slower**self.steps)) + 1e-8
        return self.mean / (1 - slow**self.steps), steepness
