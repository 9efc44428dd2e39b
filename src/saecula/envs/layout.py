"""Where each field of a view lies among its planes, for people and programs to read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict, TypeVar

import numpy as np

from saecula.games import part
from saecula.kernel.planes import KINDS, PART_SEATS, SCALED, Eyes, Field
from saecula.kernel.problem import Problem

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from saecula.kernel.state import State
    from saecula.kernel.title import Title


Number = TypeVar("Number", bound=np.generic)


class PlanePlace(TypedDict):
    """The planes of one field: `width` of them, from `start` on.

    `most` is the greatest amount, or how many things there are; `low` the least amount, which a plane shows as 0.
    """

    name: str
    kind: str
    start: int
    width: int
    low: int
    most: int


def eyes_of(title: Title, first: State) -> Eyes:
    """Return how a title draws what a seat sees."""
    module = part(title.key, "eyes")
    if module is None:
        raise Problem("no-eyes", title=title.key)
    eyes: Eyes = module.eyes(first)
    return eyes


def scales_of(field: Field) -> list[float]:
    """Return by what each plane of a field is multiplied."""
    if field.packing is not None:
        parts = field.packing.parts
        seats = int(field.packing.seats)
        return [1 / part.size if part.kind == PART_SEATS else 1.0 for part in parts for _ in range(part.width(seats))]
    return [1 / (field.size - field.low) if field.kind == SCALED else 1.0] * field.width


def layout_of(eyes: Eyes) -> list[PlanePlace]:
    """Return the places of all fields in order."""
    found: list[PlanePlace] = []
    start = 0
    for field in eyes.fields():
        found.append(
            {
                "name": field.name,
                "kind": KINDS[field.kind],
                "start": start,
                "width": field.width,
                "low": field.low,
                "most": field.size,
            }
        )
        start += field.width
    return found


def scale_of(eyes: Eyes) -> NDArray[np.float32]:
    """Return by what each plane is multiplied so that it lies between 0 and 1."""
    return np.array(
        [
            1 / (field.size - field.low) if field.kind == SCALED else 1.0
            for field in eyes.fields()
            for _ in range(field.width)
        ],
        np.float32,
    )


def array_of(memory: Any, dtype: type[Number]) -> NDArray[Number]:  # noqa: ANN401 - a row of the engine
    """Return the engine's memory as an array, without a copy."""
    return np.frombuffer(memory, dtype)
