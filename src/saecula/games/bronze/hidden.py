"""What a seat must imagine: nothing. All lies open, and the future is not in the state."""

from __future__ import annotations

from saecula.games.bronze.state import Bronze


def resample(s: Bronze) -> Bronze:
    """Return a copy."""
    return s.clone()
