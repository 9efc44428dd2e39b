"""The shape of the sample: which rows exist, under which keys. Numbers printed on components are data (data/)."""

from __future__ import annotations

from typing import Final, Literal, get_args

from mypy_extensions import i64

Lantern = Literal["paper", "silk", "glass", "brass", "jade"]
LANTERNS: Final[tuple[Lantern, ...]] = get_args(Lantern)
LANTERN_COUNT: Final[i64] = 5
MAX_SEATS: Final = 3
