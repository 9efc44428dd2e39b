"""Rules of thumb for Khronos."""

from __future__ import annotations

from saecula.games.khronos.state import Khronos


def advise(s: Khronos, seat: int, legal: list[int]) -> int:
    """Take the first."""
    return legal[0]
