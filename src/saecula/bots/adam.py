"""Adam, the optimizer of all trainings by gradient descent (Kingma and Ba, 2015)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.floating[Any]]

EPSILON = 1e-8


class Adam:
    """Running means of the gradient and of its square, for one array of weights."""

    def __init__(self, beta1: float = 0.9, beta2: float = 0.999) -> None:
        self.beta1 = beta1
        self.beta2 = beta2
        self.steps = 0
        self.mean: Array | float = 0.0
        self.square: Array | float = 0.0

    def step(self, gradient: Array, learning_rate: float = 1.0) -> Array:
        """Return what to subtract from the weights."""
        self.steps += 1
        self.mean = self.beta1 * self.mean + (1 - self.beta1) * gradient
        self.square = self.beta2 * self.square + (1 - self.beta2) * gradient**2
        mean = self.mean / (1 - self.beta1**self.steps)
        deviation: Array = np.sqrt(self.square / (1 - self.beta2**self.steps)) + EPSILON
        return learning_rate * mean / deviation
