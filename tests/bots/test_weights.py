"""Files of weights: a damaged one is refused in a sentence, whatever is wrong with it."""

from __future__ import annotations

import random
from dataclasses import replace
from io import BytesIO
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from saecula.bots.planned import value
from saecula.bots.planned.net import HIDDEN_UNITS
from saecula.bots.planned.value import shipped_file
from saecula.games.bronze.bots import weights
from saecula.games.sands.bots.choices import WEIGHT_COUNT
from saecula.kernel.problem import Problem
from tests.titles import judge_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from saecula.bots.planned.judge import Judge

DAMAGES = 200
REFUSALS = {"bad-weights", "weights-other-rules", "weights-other-features"}


def planned(judge: Judge[Any], shape: tuple[int, ...] = ()) -> Callable[[bytes], object]:
    """Return who reads weights of such a shape for a judge."""
    return lambda data: value.read_weights(data, "x.npz", judge, shape or judge.prior().shape)


def net(judge: Judge[Any]) -> Callable[[bytes], object]:
    """Return who reads a net for a judge."""
    return planned(judge, (len(judge.names) + judge.stages + 1, HIDDEN_UNITS))


READERS: dict[str, tuple[str, Callable[[bytes], object]]] = {
    "small-2.npz": ("bronze", lambda data: weights.read(data, "x.npz")),
    "linear-1.npz": ("bronze", lambda data: weights.read(data, "x.npz")),
    "gentes.npz": ("gentes", planned(judge_of("gentes"))),
    "khronos.npz": ("khronos", planned(judge_of("khronos"))),
    "gentes-net.npz": ("gentes", net(judge_of("gentes"))),
    "sands-net.npz": ("sands", net(judge_of("sands"))),
    "sands-choices.npz": ("sands", planned(judge_of("sands"), (WEIGHT_COUNT,))),
}


def damaged(data: bytes, luck: random.Random) -> bytes:
    """Return a file of which some bits are wrong, or which was cut off."""
    if luck.random() < 0.3:
        return data[: luck.randrange(len(data))]
    found = bytearray(data)
    for _ in range(3):
        found[luck.randrange(len(found))] ^= 1 << luck.randrange(8)
    return bytes(found)


@pytest.mark.parametrize("file", READERS)
def test_a_damaged_file_is_refused(file: str) -> None:
    """Many files, each damaged elsewhere: nearly all are refused, and none is a traceback."""
    title, read = READERS[file]
    data = shipped_file(title, file)
    luck = random.Random(file)  # noqa: S311 - damage, no secrets
    read(data)
    found = [refusal(read, damaged(data, luck)) for _ in range(DAMAGES)]
    assert set(found) <= REFUSALS | {""}
    assert found.count("") < DAMAGES * 0.1


def refusal(read: Callable[[bytes], object], data: bytes) -> str:
    """Return why a file is refused; nothing, if it is read."""
    try:
        read(data)
    except Problem as problem:
        return problem.key
    return ""


def packed(arrays: dict[str, np.ndarray[tuple[int, ...], np.dtype[np.generic]]]) -> bytes:
    """Return a file of arrays."""
    data = BytesIO()
    np.savez(data, allow_pickle=False, **arrays)
    return data.getvalue()


@pytest.mark.parametrize(("file", "array"), [("small-2.npz", "0-rows"), ("gentes.npz", "weights")])
@pytest.mark.parametrize("number", [np.nan, np.inf])
def test_weights_that_are_no_numbers_are_refused(file: str, array: str, number: float) -> None:
    """Nobody could think with them."""
    title, read = READERS[file]
    arrays = dict(np.load(BytesIO(shipped_file(title, file))))
    arrays[array].flat[7] = number
    with pytest.raises(Problem, match="bad-weights"):
        read(packed(arrays))


@pytest.mark.parametrize("array", ["0-rows", "0-hidden", "1-out", "1-direct", "1-bias"])
@pytest.mark.parametrize("longer", [True, False])
def test_arrays_of_another_shape_are_refused(array: str, *, longer: bool) -> None:
    """Bronze: every array of a net is as large as its seats and hidden units say, and none is missing."""
    title, read = READERS["small-2.npz"]
    arrays = dict(np.load(BytesIO(shipped_file(title, "small-2.npz"))))
    if longer:
        arrays[array] = np.concatenate([arrays[array], arrays[array][:1]])
    else:
        del arrays[array]
    with pytest.raises(Problem, match="bad-weights"):
        read(packed(arrays))


def test_nets_of_other_seats_than_they_say_are_refused(tmp_path: Path) -> None:
    """Bronze: weights for two seats that call themselves some for three."""
    nets, origin = weights.shipped("small", 2)
    weights.save(tmp_path / "small-3.npz", nets, replace(origin, seats=3))
    with pytest.raises(Problem, match="bad-weights"):
        weights.read((tmp_path / "small-3.npz").read_bytes(), "small-3.npz")
