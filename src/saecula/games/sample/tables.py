"""The numbers of one match, made once from rows, pack and options, and shared by all copies of its state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from mypy_extensions import i64, mypyc_attr

from saecula.kernel.rows import Row


@final
@mypyc_attr(acyclic=True)
@dataclass(frozen=True, kw_only=True)
class SampleTables:
    """Printed values as rows by number; options of the match as numbers."""

    lantern_price: Row
    lantern_cards: Row
    lamps: i64  # per seat, at the start
