"""Worlds: what a bot may know. Bot: somebody who chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from saecula.kernel.title import EVEN, Guess, Shown, Title

if TYPE_CHECKING:
    from saecula.kernel.chance import Rng
    from saecula.kernel.state import State

OWN_TASTE = 1 << 30  # far from every event number


class Worlds:
    """What a bot may know: its view, and worlds it cannot tell from the true one; never the state itself."""

    def __init__(self, title: Title, s: State, seat: int, rng: Rng) -> None:
        self.title = title
        self.seat = seat
        self.rng = rng
        self._s = s

    def view(self) -> Shown:
        """Return what the seat sees."""
        return self.title.view(self._s, self.seat)

    def sample(self, guess: Guess = EVEN, rng: Rng | None = None) -> State:
        """Return an imagined world; the same numbers, the same world."""
        return self.title.resample(self._s, self.seat, rng or self.rng, guess)

    def taste(self) -> int:
        """Return a number that stays the same for this seat throughout the match."""
        return int(self.rng.chance.word(OWN_TASTE + self.seat))


class Bot(Protocol):
    """Somebody who chooses."""

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Return one of the legal choices."""
        ...
