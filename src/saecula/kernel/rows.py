"""Rows: integers of fixed length, unboxed. Copy: `r[:]`, compare: `==`, show: `list(r)`."""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import i64

try:
    from librt.vecs import vec
except ImportError:  # uncompiled on a machine without the wheel: the same answers, a little slower
    vec = list  # type: ignore[misc, assignment]

Row: TypeAlias = "vec[i64]"


def ints(n: i64, fill: i64) -> Row:
    """A row of n equal numbers."""
    return vec[i64]([fill for _ in range(n)])


def row(values: list[int]) -> Row:
    """A row of these numbers."""
    return vec[i64](values)
