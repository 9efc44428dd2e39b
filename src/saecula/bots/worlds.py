"""Worlds: the knowledge of a bot. Bot: a player that is no person."""

from __future__ import annotations

from typing import Protocol

from saecula.kernel.chance import Rng
from saecula.kernel.state import State
from saecula.kernel.title import EVEN, Guess, Shown, Title

TASTE_DRAW = 1 << 30  # the number of a draw, beyond all event numbers


class Worlds:
    """The knowledge of a bot: its view, and samples of worlds it cannot tell from the true one; never the state."""

    def __init__(self, title: Title, s: State, seat: int, rng: Rng) -> None:
        self.title = title
        self.seat = seat
        self.rng = rng
        self._s = s

    def view(self) -> Shown:
        """Return the view of the seat."""
        return self.title.view(self._s, self.seat)

    def sample(self, guess: Guess = EVEN, rng: Rng | None = None) -> State:
        """Sample a world; equal random numbers give equal worlds."""
        return self.title.resample(self._s, self.seat, rng or self.rng, guess)

    def taste(self) -> int:
        """Return a random number that stays the same for this seat throughout the match."""
        return int(self.rng.chance.word(TASTE_DRAW + self.seat))


class Bot(Protocol):
    """Whatever chooses."""

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Return one of the legal choices."""
        ...
