"""Files of weights: written so that equal weights give equal bytes, and read without trust."""

from __future__ import annotations

import hashlib
import json
import tokenize
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from io import BytesIO
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from saecula.kernel.problem import Problem
from saecula.kernel.title import Title

Arrays = dict[str, NDArray[Any]]

ORIGIN_KEY = "origin"
# A RuntimeError is also what is not implemented, and too deep a nesting.
VALUE_ERRORS = (ValueError, KeyError, TypeError, AttributeError, SyntaxError, RuntimeError, ArithmeticError)
READ_ERRORS = (*VALUE_ERRORS, OSError, EOFError, MemoryError, zipfile.BadZipFile, zlib.error, tokenize.TokenError)
# Types of the fields of an origin, by name.
FIELD_TYPES: dict[object, type | tuple[type, ...]] = {"int": int, "float": (int, float), "str": str}


@dataclass(kw_only=True)
class WeightsOrigin:
    """How weights were made; a title adds fields of its own."""

    rules: int
    features: str  # the hash of what they mean
    seed: int
    games: int
    cpu_seconds: float
    curve: list[dict[str, float]] = field(default_factory=list)


AnyOrigin = TypeVar("AnyOrigin", bound=WeightsOrigin)


def hash_of_features(shape: list[Any]) -> str:
    """Return a digest of what features mean: weights made for others are useless."""
    return hashlib.sha256(json.dumps(shape).encode()).hexdigest()[:16]


def write_arrays(file: Path, origin: WeightsOrigin, arrays: Mapping[str, NDArray[Any]]) -> None:
    """Write arrays and their origin."""
    origin_array = np.array(json.dumps(asdict(origin), sort_keys=True))
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, array in {ORIGIN_KEY: origin_array, **arrays}.items():
            data = BytesIO()
            np.save(data, array, allow_pickle=False)
            archive.writestr(zipfile.ZipInfo(f"{name}.npy"), data.getvalue(), zipfile.ZIP_DEFLATED)


def read_arrays(
    data: bytes, name: str, origin_type: type[AnyOrigin], title: Title, features: str, *, default_title: str = "?"
) -> tuple[AnyOrigin, Arrays]:
    """Return origin and arrays; raise a Problem where they are damaged, or made for other titles, rules or features.

    `default_title` is the title of files that name none.
    """
    try:
        with np.load(BytesIO(data), allow_pickle=False) as archive:
            given = json.loads(str(archive[ORIGIN_KEY]))
            found_title = given.get("title", default_title)
            if found_title != title.key:
                raise Problem("weights-other-title", file=name, title=found_title, wanted=title.key)
            origin = origin_from(origin_type, given)
            arrays = {key: archive[key] for key in archive.files if key != ORIGIN_KEY}
    except READ_ERRORS as error:
        raise damaged(name, str(error)) from error
    for key, array in arrays.items():
        if array.dtype.kind != "f" or not np.isfinite(array).all():
            raise damaged(name, key)
    if not title.weights_since <= origin.rules <= title.rules:
        raise Problem("weights-other-rules", file=name, rules=origin.rules, ours=title.rules)
    if origin.features != features:
        raise Problem("weights-other-features", file=name, features=origin.features, ours=features)
    return origin, arrays


def origin_from(origin_type: type[AnyOrigin], given: Mapping[str, Any]) -> AnyOrigin:
    """Return an origin; raise a TypeError where a field is missing, unknown or of another type."""
    origin = origin_type(**given)
    for one in fields(origin):
        if one.type in FIELD_TYPES and not isinstance(getattr(origin, one.name), FIELD_TYPES[one.type]):
            raise TypeError(one.name)
    return origin


def damaged(name: str, detail: str) -> Problem:
    """Return the refusal of a damaged file."""
    return Problem("bad-weights", file=name, detail=detail[:80])
