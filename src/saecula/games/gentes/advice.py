"""Rules of thumb for Gentes."""

from __future__ import annotations

from mypy_extensions import i64

from saecula.games.gentes.state import Gentes


def advise(s: Gentes, seat: i64, legal: list[int]) -> int:
    """Return a sensible choice."""
    return legal[0]
