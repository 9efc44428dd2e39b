"""Rows: integers of fixed length, unboxed. Copy: `r[:]`, compare: `==`, show: `list(r)`."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from mypy_extensions import i64

try:
    from librt.vecs import vec
except ImportError:  # uncompiled on a machine without the wheel: the same answers, a little slower
    vec = list  # type: ignore[misc, assignment]

Row: TypeAlias = "vec[i64]"


ZEROS: Final = vec[i64]([0 for _ in range(1024)])  # never changed: a slice is a copy, and quicker than a new row


def ints(n: i64, fill: i64) -> Row:
    """A row of n equal numbers."""
    if fill == 0 and n <= len(ZEROS):
        return ZEROS[:n]
    return vec[i64]([fill for _ in range(n)])


def row(values: list[int]) -> Row:
    """A row of these numbers."""
    return vec[i64](values)


def row_of_buffer(numbers: Any) -> Row:  # noqa: ANN401 - whatever has the buffer protocol
    """Return the 64-bit numbers of an array as a row, in one copy."""
    return vec[i64](numbers)
