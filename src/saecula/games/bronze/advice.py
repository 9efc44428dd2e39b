"""Rules of thumb for Bronze: what a sensible player would do."""

from __future__ import annotations

from saecula.games.bronze.state import Bronze


def advise(s: Bronze, seat: int, legal: list[int]) -> int:
    """Return a sensible choice."""
    return legal[0]
