"""What a learner sees of a match: its view as text, and the same as numbers of fixed length."""

from __future__ import annotations

import json
import math
import zlib
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from saecula.kernel.state import State
    from saecula.kernel.title import Title, View

FOLDER = "saecula.envs"
FILE = "places.json"  # per title every path of its views, with the lengths of the lists on it: tools/write_places.py
SPARE = 512  # places for what is not in the file, by hash
LETTERS = 1 << 24  # words are told apart by so many numbers, all of which a float32 can hold

Leaf = tuple[str, tuple[int, ...], float]  # the path with # for each place in a list, these places, and the number


def as_text(title: Title, s: State, seat: int) -> str:
    """Return a seat's view as JSON."""
    return json.dumps(title.view(s, seat), sort_keys=True)


def as_numbers(title: Title, s: State, seat: int) -> NDArray[np.float32]:
    """Return a seat's view as numbers: each at a place that no other has, always the same; 0 where there is nothing.

    Words are numbers between 0 and 1, lists go by position.
    """
    found = np.zeros(length(title), np.float32)
    for path, indices, number in leaves(title.view(s, seat)):
        found[place(title.key, path, indices)] += number
    return found


def leaves(part: View | object, path: str = "", indices: tuple[int, ...] = ()) -> Iterator[Leaf]:
    """Return every number and word of a view."""
    if isinstance(part, dict):
        for key, value in part.items():
            yield from leaves(value, f"{path}/{key}", indices)
    elif isinstance(part, (list, tuple)):
        for i, value in enumerate(part):
            yield from leaves(value, f"{path}/#", (*indices, i))
    elif isinstance(part, str):
        yield path, indices, number_of(part)
    elif part is not None:
        yield path, indices, float(part)  # type: ignore[arg-type]


def number_of(word: str) -> float:
    """Return a word as a number above 0, the same in every run."""
    return (zlib.crc32(word.encode()) % (LETTERS - 1) + 1) / LETTERS


@cache
def known(key: str) -> tuple[dict[str, tuple[int, tuple[int, ...]]], int]:
    """Return where the places of each path of a title begin and how long its lists are; and where all of them end."""
    paths: dict[str, list[int]] = json.loads(resources.files(FOLDER).joinpath(FILE).read_text("utf-8")).get(key, {})
    found = {}
    end = 0
    for path, sizes in paths.items():
        found[path] = (end, tuple(sizes))
        end += math.prod(sizes)
    return found, end


def length(title: Title) -> int:
    """Return how many numbers describe a view of a title."""
    return known(title.key)[1] + SPARE


def place(key: str, path: str, indices: tuple[int, ...]) -> int:
    """Return the place of a leaf: its own, or a spare one."""
    paths, end = known(key)
    begin, sizes = paths.get(path, (0, ()))
    if path not in paths or any(i >= size for i, size in zip(indices, sizes, strict=True)):
        return end + zlib.crc32(f"{path} {indices}".encode()) % SPARE
    at = 0
    for i, size in zip(indices, sizes, strict=True):
        at = at * size + i
    return begin + at


def rewards(title: Title, s: State) -> list[float]:
    """Return what the end is worth: 1 won, −1 lost, shared wins between; alone, points by the hundred."""
    standing = title.standing(s)
    if len(standing) == 1:
        return [max(-1.0, min(1.0, standing[0].points / 100))]
    winners = [score.seat for score in standing if score.place == 1]
    return [2 / len(winners) - 1 if score.seat in winners else -1.0 for score in standing]
