"""Value: how many points a seat will be ahead at the end. Linear, one row of weights for each stage of a match."""

from __future__ import annotations

import hashlib
import json
import zipfile
from dataclasses import asdict, dataclass, field
from functools import cache
from importlib import resources
from io import BytesIO
from typing import TYPE_CHECKING

import numpy as np

from saecula.bots.arrays import arrays_of, bad
from saecula.kernel.problem import Problem

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from saecula.bots.planned.judge import Judge
    from saecula.kernel.state import State

    Array = NDArray[np.float64]
    Look = tuple[int, Array, Array] | float  # stage, what a seat has, what the others have; or the margin at the end

WEIGHTS = "weights"  # the array


@dataclass
class Origin:
    """What weights were made with."""

    title: str
    rules: int
    features: str
    seed: int
    games: int
    cpu_seconds: float
    curve: list[dict[str, float]] = field(default_factory=list)


@dataclass(eq=False)
class Value:
    """Weights per stage: of what a seat has more than the others, and of one."""

    judge: Judge
    weights: Array
    around: bool = True  # whether it minds what the others have

    def of(self, s: State, seat: int) -> float:
        """Return how far a seat will be ahead, in points."""
        return self.seen((self.judge.stage(s), *self.judge.sides(s, seat)))

    def seen(self, look: Look) -> float:
        """Return the same from what was seen of a world."""
        if isinstance(look, float):
            return look
        stage, own, others = look
        weights = self.weights[stage]
        beyond = 0.0 if self.around and self.judge.alone else weights[-1]  # both sides of a difference have it
        return float(weights[:-1] @ (own - others if self.around else own) + beyond)


def feature_hash(judge: Judge) -> str:
    """Return a digest of what the features mean: weights made for others are useless."""
    shape = [judge.title.key, judge.stages, *judge.names]
    return hashlib.sha256(json.dumps(shape).encode()).hexdigest()[:16]


def save(file: Path, value: Value, origin: Origin) -> None:
    """Write weights and their origin; equal weights give equal bytes."""
    arrays = {"origin": np.array(json.dumps(asdict(origin), sort_keys=True)), WEIGHTS: value.weights}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, array in arrays.items():
            data = BytesIO()
            np.save(data, array, allow_pickle=False)
            archive.writestr(zipfile.ZipInfo(f"{name}.npy"), data.getvalue(), zipfile.ZIP_DEFLATED)


def read(data: bytes, name: str, judge: Judge, shape: tuple[int, ...] = ()) -> tuple[Value, Origin]:
    """Read weights; raise a Problem where they do not fit the rules or the features of this release.

    Without a shape they are those of a value.
    """
    origin, arrays = arrays_of(data, name, Origin, judge.title.key)
    if arrays.keys() != {WEIGHTS}:
        raise bad(name, ", ".join(sorted(arrays)))
    weights = arrays[WEIGHTS]
    if origin.rules != judge.title.rules:
        raise Problem("weights-other-rules", file=name, rules=origin.rules, ours=judge.title.rules)
    if origin.features != feature_hash(judge) or weights.shape != (shape or judge.guesses().shape):
        raise Problem("weights-other-features", file=name, features=origin.features, ours=feature_hash(judge))
    return Value(judge, weights), origin


def shipped_bytes(title: str, name: str) -> bytes:
    """Return a file of weights that comes with a title."""
    return resources.files(f"saecula.games.{title}.bots.learned").joinpath(name).read_bytes()


@cache
def shipped(judge: Judge) -> tuple[Value, Origin]:
    """Return the weights that come with the release."""
    name = f"{judge.title.key}.npz"
    return read(shipped_bytes(judge.title.key, name), name, judge)
