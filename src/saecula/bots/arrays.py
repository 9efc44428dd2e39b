"""Arrays: reading files of weights, of which none is trusted."""

from __future__ import annotations

import json
import tokenize
import zipfile
import zlib
from dataclasses import fields
from io import BytesIO
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from saecula.kernel.problem import Problem

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

ORIGIN = "origin"
DAMAGED = (
    OSError,
    EOFError,
    ValueError,
    KeyError,
    TypeError,
    AttributeError,
    SyntaxError,
    RuntimeError,  # also what is not implemented, and too deep a nesting
    ArithmeticError,
    MemoryError,
    zipfile.BadZipFile,
    zlib.error,
    tokenize.TokenError,
)
# Types of the fields of an origin, by name.
SIMPLE: dict[object, type | tuple[type, ...]] = {"int": int, "float": (int, float), "str": str}

Origin = TypeVar("Origin")


def arrays_of(
    data: bytes, name: str, origin: type[Origin], title: str, unnamed: str = "?"
) -> tuple[Origin, dict[str, NDArray[Any]]]:
    """Return where weights come from and all their arrays; raise a Problem where they do not fit.

    `unnamed` is the title of weights that name none.
    """
    try:
        with np.load(BytesIO(data), allow_pickle=False) as found:
            made = json.loads(str(found[ORIGIN]))
            found_title = made.get("title", unnamed)
            if found_title != title:
                raise Problem("weights-other-title", file=name, title=found_title, wanted=title)
            told = origin_of(origin, made)
            arrays = {key: found[key] for key in found.files if key != ORIGIN}
    except DAMAGED as error:
        raise bad(name, str(error)) from error
    for key, array in arrays.items():
        if array.dtype.kind != "f" or not np.isfinite(array).all():
            raise bad(name, key)
    return told, arrays


def origin_of(origin: type[Origin], told: Mapping[str, object]) -> Origin:
    """Return an origin; raise a TypeError where a field is missing, unknown or of another type."""
    found = origin(**told)
    for field in fields(found):  # type: ignore[arg-type]  # every origin is a dataclass
        if field.type in SIMPLE and not isinstance(getattr(found, field.name), SIMPLE[field.type]):
            raise TypeError(field.name)
    return found


def bad(name: str, detail: str) -> Problem:
    """Return the refusal of a damaged file."""
    return Problem("bad-weights", file=name, detail=detail[:80])
