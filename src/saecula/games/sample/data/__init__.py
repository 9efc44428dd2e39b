"""The rows of the sample: read once, laid over by an owner's pack."""

from __future__ import annotations

import msgspec

from saecula.games.packs import Positive, Raw, Row, Whole, rows_with_pack, shipped_rows


class Lantern(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lantern: what it sells for, and how many cards show it."""

    price: Whole
    cards: Positive


class Rows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All rows of the sample."""

    lantern: list[Lantern]


def shipped() -> Raw:
    """Read the rows of this folder."""
    return shipped_rows(__package__, "rows.toml")


def load_rows(pack: str, where: str) -> Rows:
    """Return the rows with a pack (TOML text, empty for none) laid over them."""
    return rows_with_pack(shipped(), Rows, pack, where)
