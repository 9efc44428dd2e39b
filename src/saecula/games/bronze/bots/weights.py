"""Weights: the learned numbers of the value nets, in small files that say what they were made with."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saecula.bots.weights import WeightsOrigin, damaged, hash_of_features, read_arrays, write_arrays
from saecula.games.bronze import TITLE
from saecula.games.bronze.bots.native import net as layout
from saecula.games.bronze.bots.native.net import Net, input_count, reals_of
from saecula.kernel.problem import Problem

Array = NDArray[np.float32]

WEIGHTS_FOLDER = "saecula.games.bronze.bots.learned"
SOLO_UNIT = 10.0  # solo nets count in tens of points
LAYERS = ("rows", "hidden", "out", "direct", "bias")


@dataclass(kw_only=True)
class BronzeOrigin(WeightsOrigin):
    """How weights of Bronze were made."""

    seats: int
    hidden: int  # units


@dataclass
class Layers:
    """One net as it is trained: hidden = max(0, x·rows + hidden), outcome = hidden·out + x·direct + bias."""

    rows: Array
    hidden: Array
    out: Array
    direct: Array
    bias: Array


def feature_hash() -> str:
    """Return a digest of what the features mean: weights made for others are useless."""
    shape = [
        layout.FOOD_LEVELS,
        layout.GOOD_LEVELS,
        layout.CITY_LEVELS,
        layout.MONUMENT_LEVELS,
        layout.WEALTH_LIMITS,
        layout.SHEET_FEATURES,
        layout.INPUT_PER_POINT,
    ]
    return hash_of_features(shape)


def new_layers(seats: int, hidden: int, rng: np.random.Generator) -> Layers:
    """Return a net that knows nothing."""
    inputs = input_count(seats)
    return Layers(
        rows=rng.normal(0.0, 0.08, (inputs, hidden)).astype(np.float32),
        hidden=np.zeros(hidden, np.float32),
        out=rng.normal(0.0, 0.08, hidden).astype(np.float32),
        direct=rng.normal(0.0, 0.0 if hidden else 0.02, inputs).astype(np.float32),  # somebody must want something
        bias=np.zeros(1, np.float32),
    )


def widened(nets: list[Layers], seats: int) -> list[Layers]:
    """Return nets of two seats as nets of more: they look at the best rival, and not yet at the others."""
    return [widened_layers(nets[-1 if place == seats - 1 else 0], seats) for place in range(seats)]


def widened_layers(layers: Layers, seats: int) -> Layers:
    """Return one net with rows for more sheets, whose rows say nothing."""
    sheets = 2 * layout.SHEET_FEATURES
    known = [*range(sheets), seats * layout.SHEET_FEATURES, *(input_count(seats) - seats + k for k in range(2))]
    rows = np.zeros((input_count(seats), layers.rows.shape[1]), np.float32)
    direct = np.zeros(input_count(seats), np.float32)
    rows[known] = layers.rows
    direct[known] = layers.direct
    return replace(layers, rows=rows, direct=direct)


def folded(layers: Layers, seats: int) -> Net:
    """Return a net in the form that thinks fast: max(0, z) · v is z · v/2, which is linear, plus |z| · v/2."""
    unit = SOLO_UNIT if seats == 1 else 1.0
    half = layers.out * (unit / 2)
    direct = layers.direct * unit + layers.rows @ half
    rows = np.concatenate([layers.rows, direct[:, None]], axis=1)
    if seats == 1:  # points count as they are; the net says what is still to come
        rows[-1, :] = 0.0
        rows[-1, -1] = 1.0 / layout.INPUT_PER_POINT
    first = np.append(layers.hidden, layers.bias * unit + layers.hidden @ half)
    return Net(
        len(half),
        seats,
        seats > 1,
        reals_of(rows.astype(np.float64).ravel().tolist()),
        reals_of(first.astype(np.float64).tolist()),
        reals_of(half.astype(np.float64).tolist()),
    )


def save(file: Path, nets: list[Layers], origin: BronzeOrigin) -> None:
    """Write nets and their origin, in half precision, which is precise enough."""
    arrays = {
        f"{phase}-{name}": getattr(layers, name).astype(np.float16)
        for phase, layers in enumerate(nets)
        for name in LAYERS
    }
    write_arrays(file, origin, arrays)


def read(data: bytes, name: str) -> tuple[list[Layers], BronzeOrigin]:
    """Read nets; raise a Problem where they do not fit the rules or the features of this release."""
    origin, arrays = read_arrays(data, name, BronzeOrigin, TITLE, feature_hash(), default_title=TITLE.key)
    return nets_of(arrays, origin, name), origin


def nets_of(arrays: dict[str, NDArray[Any]], origin: BronzeOrigin, name: str) -> list[Layers]:
    """Return the nets of a file; raise a Problem where an array is missing, too much, or of another shape."""
    inputs = input_count(origin.seats) if origin.seats in TITLE.seats else 0
    hidden = origin.hidden
    shapes = {"rows": (inputs, hidden), "hidden": (hidden,), "out": (hidden,), "direct": (inputs,), "bias": (1,)}
    phases = len(arrays) // len(LAYERS)
    expected = {f"{phase}-{part}": shapes[part] for phase in range(phases) for part in LAYERS}
    found = {key: array.shape for key, array in arrays.items()}
    wrong = sorted(key for key in found.keys() | expected.keys() if found.get(key) != expected.get(key))
    if wrong or not phases:
        raise damaged(name, ", ".join(wrong))
    return [
        Layers(**{part: arrays[f"{phase}-{part}"].astype(np.float32) for part in LAYERS}) for phase in range(phases)
    ]


def nearest(kind: str, seats: int) -> tuple[str, int]:
    """Return the shipped weights that fit best: of this kind, else a net; for these seats, else for the next fewer."""
    names = {file.name for file in resources.files(WEIGHTS_FOLDER).iterdir()}
    wanted = [(one, n) for one in (kind, "net") for n in range(seats, min(seats, 2) - 1, -1)]
    for one, n in wanted:
        if f"{one}-{n}.npz" in names:
            return one, n
    raise Problem("bad-weights", file=f"{kind}-{seats}.npz")


@cache
def shipped(kind: str, seats: int) -> tuple[list[Layers], BronzeOrigin]:
    """Return the weights that come with the release: kind `net` or `linear`."""
    kind, seats = nearest(kind, seats)
    name = f"{kind}-{seats}.npz"
    return read(resources.files(WEIGHTS_FOLDER).joinpath(name).read_bytes(), name)


@cache
def shipped_nets(kind: str, seats: int) -> tuple[Net, ...]:
    """Return the shipped nets, ready to think."""
    nets, origin = shipped(kind, seats)
    return tuple(folded(layers, origin.seats) for layers in nets)
