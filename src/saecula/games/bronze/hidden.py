"""What a seat must imagine: nothing. All lies open, and the future is not in the state."""

from __future__ import annotations

from saecula.games.bronze.state import Bronze
from saecula.kernel.chance import Rng
from saecula.kernel.title import Guess


def resample(s: Bronze, seat: int, rng: Rng, guess: Guess) -> Bronze:
    """Return a copy."""
    return s.clone()
