"""What a seat must imagine: nothing. Cards are taken openly, so everybody can know all hands (A56)."""

from __future__ import annotations

from saecula.games.gentes.state import Gentes
from saecula.kernel.chance import Rng
from saecula.kernel.title import Guess


def resample(s: Gentes, seat: int, rng: Rng, guess: Guess) -> Gentes:
    """Return a copy: the future is not in the state, and the order of the stacks does not exist (A55)."""
    return s.clone()
