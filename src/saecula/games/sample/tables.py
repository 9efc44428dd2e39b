"""The numbers of one match, made once from rows, pack and options, shared by all clones."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from saecula.kernel.rows import Row


@final
@mypyc_attr(acyclic=True)
class SampleTables:
    """Printed values as rows by number; options of the match as numbers."""

    price: Row  # per lantern
    cards: Row  # per lantern
    lamps: i64  # per seat, at the start

    def __init__(self, *, price: Row, cards: Row, lamps: i64) -> None:
        self.price = price
        self.cards = cards
        self.lamps = lamps
