"""The rows of Bronze: read once, laid over by the edition's pack and by an owner's pack."""

from __future__ import annotations

from typing import Annotated

import msgspec

from saecula.games.packs import Positive, Raw, Row, Whole, overlay, read_rows, shipped_rows, typed
from saecula.kernel.problem import Problem

MAX_HOLES = 15  # an offer names at most so many of a ware


class Good(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of the pegboard: its holes, and the coins of its first piece."""

    holes: Annotated[int, msgspec.Meta(ge=1, le=MAX_HOLES)]
    value: Positive


class Development(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A development: what it costs and what it scores."""

    cost: Positive
    points: Whole


class Monument(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A monument: its boxes, the points of the first and of later builders, and the seat counts it is left out with."""

    boxes: Positive
    first: Whole
    later: Whole
    out_with: list[int]


class City(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A city to be built: its boxes."""

    boxes: Positive


class PrintedNumber(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Any other printed number."""

    number: Whole


class Rows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All rows of Bronze."""

    good: list[Good]
    development: list[Development]
    monument: list[Monument]
    city: list[City]
    value: list[PrintedNumber]

    def number(self, key: str) -> int:
        """Return one of the other numbers."""
        return next(row.number for row in self.value if row.key == key)


def shipped(name: str) -> Raw:
    """Read a file of this folder."""
    return shipped_rows(__package__, name)


def load_rows(edition: str, pack: str, where: str) -> Rows:
    """Return the rows of an edition with a pack (TOML text, empty for none) laid over them."""
    raw = shipped("rows.toml")
    if edition != "2008":
        raw = overlay(raw, shipped(f"edition-{edition}.toml"), f"edition-{edition}.toml")
    if pack:
        raw = overlay(raw, read_rows(pack, where), where)
    rows = typed(raw, Rows, where if pack else "rows.toml")
    if not rows.number("food_start") <= rows.number("food_most") <= MAX_HOLES:
        raise Problem("pack-food", where=where, most=MAX_HOLES)
    return rows
