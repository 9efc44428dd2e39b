"""Bots: they see only what their seat may know, and consistent guesses of the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from saecula.kernel.problem import Problem
from saecula.kernel.title import EVEN, Guess, Title, View

if TYPE_CHECKING:
    from saecula.kernel.chance import Rng
    from saecula.kernel.state import State


class Worlds:
    """What a bot may know: its view, and worlds it cannot tell from the true one; never the state itself."""

    def __init__(self, title: Title, s: State, seat: int, rng: Rng) -> None:
        self.title = title
        self.seat = seat
        self.rng = rng
        self._s = s

    def view(self) -> View:
        """Return what the seat sees."""
        return self.title.view(self._s, self.seat)

    def sample(self, guess: Guess = EVEN) -> State:
        """Return an imagined world."""
        return self.title.resample(self._s, self.seat, self.rng, guess)


class Bot(Protocol):
    """Somebody who chooses."""

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Return one of the legal choices."""
        ...


class RandomBot:
    """Every legal choice is as good as any other."""

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Return any legal choice."""
        return legal[worlds.rng.below(len(legal))]


class GreedyBot:
    """Follows the title's rules of thumb."""

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Return what the title advises."""
        return worlds.title.advice(worlds.sample(), seat, legal, worlds.rng)


BOTS: dict[str, Bot] = {"random": RandomBot(), "greedy": GreedyBot()}


def bot_of(key: str) -> Bot:
    """Return the bot with this key."""
    if key not in BOTS:
        raise Problem("no-such-bot", bot=key, known=", ".join(BOTS))
    return BOTS[key]
