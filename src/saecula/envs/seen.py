"""What a learner sees of a match: its view as text, and the same as numbers of fixed length."""

from __future__ import annotations

import json
import zlib
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from saecula.kernel.state import State
    from saecula.kernel.title import Title, View

LENGTH = 2048


def as_text(title: Title, s: State, seat: int) -> str:
    """Return a seat's view as JSON."""
    return json.dumps(title.view(s, seat), sort_keys=True)


def as_numbers(title: Title, s: State, seat: int) -> NDArray[np.float32]:
    """Return a seat's view as numbers: every leaf at the place its path hashes to, words as part of the path."""
    found = np.zeros(LENGTH, np.float32)
    add(title.view(s, seat), "", found)
    return found


def add(part: View | list[object] | object, path: str, found: NDArray[np.float32]) -> None:
    """Add one part of a view."""
    if isinstance(part, dict):
        for key, value in part.items():
            add(value, f"{path}/{key}", found)
    elif isinstance(part, (list, tuple)):
        for i, value in enumerate(part):
            add(value, f"{path}/{value}" if isinstance(value, str) else f"{path}/{i}", found)
    elif isinstance(part, str):
        found[place(f"{path}={part}")] += 1.0
    elif part is not None:
        found[place(path)] += float(part)  # type: ignore[arg-type]


def place(path: str) -> int:
    """Return the place of a path: the same in every run."""
    return zlib.crc32(path.encode()) % LENGTH


def rewards(title: Title, s: State) -> list[float]:
    """Return what the end is worth: 1 won, −1 lost, shared wins between; alone, points by the hundred."""
    standing = title.standing(s)
    if len(standing) == 1:
        return [max(-1.0, min(1.0, standing[0].points / 100))]
    winners = [score.seat for score in standing if score.place == 1]
    return [2 / len(winners) - 1 if score.seat in winners else -1.0 for score in standing]
