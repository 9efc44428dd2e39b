"""The rows of the sample: read once, laid over by an owner's pack."""

from __future__ import annotations

from importlib import resources

import msgspec

from saecula.games.packs import Positive, Raw, Row, Whole, overlay, read_rows, typed


class Lantern(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lantern: what it sells for, and how many cards show it."""

    price: Whole
    cards: Positive


class Rows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All rows of the sample."""

    lantern: list[Lantern]


def shipped() -> Raw:
    """Read the rows of this folder."""
    return read_rows(resources.files(__package__).joinpath("rows.toml").read_text("utf-8"), "rows.toml")


def load_rows(pack: str, where: str) -> Rows:
    """Return the rows with a pack (TOML text, empty for none) laid over them."""
    raw = shipped()
    if pack:
        raw = overlay(raw, read_rows(pack, where), where)
    return typed(raw, Rows, where if pack else "rows.toml")
