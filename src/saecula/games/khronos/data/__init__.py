"""The rows of Khronos: read once, laid over by the chosen table of values and by an owner's pack."""

from __future__ import annotations

from typing import Annotated

import msgspec

from saecula.games.khronos.kinds import CELL_NAMES, COLUMNS
from saecula.games.packs import Positive, Raw, Row, overlay, read_rows, shipped_rows, typed
from saecula.kernel.problem import Problem

Small = Annotated[int, msgspec.Meta(ge=0, le=9)]
Cell = Annotated[str, msgspec.Meta(pattern="^[a-p](1?[1-9]|10|20)$")]
MapRow = Annotated[str, msgspec.Meta(pattern="^[.FM~]{16}$")]


class Building(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A building: its tiles, its cost in cards, its tax value, the value of its ruin side, and the cubes it holds."""

    tiles: Annotated[int, msgspec.Meta(ge=1, le=60)]
    cost: Small
    tax: Small
    ruin: Annotated[int, msgspec.Meta(ge=0, le=2)]  # restored by one card or by two, the first marked by a cube
    capacity: Small


class Card(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A colour of cards: how many there are."""

    cards: Positive


class Surcharge(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A terrain that costs more cards: how many, by the number of seats."""

    seats2: Small
    seats3: Small
    seats4: Small
    seats5: Small

    def of(self, seats: int) -> int:
        """Return the cards for so many seats."""
        return (self.seats2, self.seats3, self.seats4, self.seats5)[seats - 2]


class MapLine(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One row of the map, a letter per cell."""

    cells: MapRow


class PrintedHamlet(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A hamlet printed on all three maps."""

    cell: Cell


class Rows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All rows of Khronos."""

    building: list[Building]
    card: list[Card]
    surcharge: list[Surcharge]
    map: list[MapLine]
    hamlet: list[PrintedHamlet]


MAX_HAND_CARDS = 5 * 4 + 3  # §setup, §holdem: cards that may be away from deck and discard


def shipped(name: str) -> Raw:
    """Read a file of this folder."""
    return shipped_rows(__package__, name)


def load_rows(values: str, pack: str, where: str) -> Rows:
    """Return the rows with a table of values and a pack (TOML text, empty for none) laid over them."""
    raw = shipped("rows.toml")
    if values == "uniform":
        raw = overlay(raw, shipped("values-uniform.toml"), "values-uniform.toml")
    if pack:
        raw = overlay(raw, read_rows(pack, where), where)
    rows = typed(raw, Rows, where if pack else "rows.toml")
    check_map([line.cells for line in rows.map], [hamlet.cell for hamlet in rows.hamlet], where)
    cards = sum(card.cards for card in rows.card)
    if cards < 2 * MAX_HAND_CARDS:
        raise Problem("pack-cards", where=where, cards=cards, least=2 * MAX_HAND_CARDS)
    return rows


def check_map(lines: list[str], hamlets: list[str], where: str) -> None:
    """§A1, §setup No two hamlets share a cell, and none lies in the river."""
    for i, hamlet in enumerate(hamlets):
        cell = CELL_NAMES.index(hamlet)
        if hamlet in hamlets[:i] or lines[cell // COLUMNS][cell % COLUMNS] == "~":
            raise Problem("pack-hamlet", where=where, cell=hamlet)
