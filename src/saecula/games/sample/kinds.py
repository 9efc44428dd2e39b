"""The shape of the sample: which rows exist, under which keys. Numbers printed on components are data (data/)."""

from __future__ import annotations

from typing import Final

LANTERNS: Final = ("paper", "silk", "glass", "brass", "jade")
LANTERN_COUNT: Final = 5
SEATS_MOST: Final = 3
