"""The shape of the sample: which rows exist, under which keys. Numbers printed on components are data (data/)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LANTERNS: Final = ("paper", "silk", "glass", "brass", "jade")
LANTERN_COUNT: Final[i64] = 5
SEATS_MOST: Final = 3
