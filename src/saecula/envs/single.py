"""Gymnasium: one seat of a match against bots or policies, under a name for each title and version of its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium import spaces

from saecula.bots import Worlds, parse_bot
from saecula.envs.text import text_of
from saecula.envs.vector import VectorEnv
from saecula.games import TITLES
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.problem import Problem

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numpy.typing import NDArray

    from saecula.bots import Bot
    from saecula.envs.rewards import Reward

    Policy = Callable[[NDArray[np.uint8], NDArray[np.bool_]], int]  # planes and mask → a choice


class OneSeatEnv(gymnasium.Env[Any, Any]):
    """A match as one seat plays it; the others are bots by name, or policies.

    `seat` is where the learner sits, −1 for another seat in every match.
    """

    def __init__(
        self,
        title: str,
        *,
        seats: int = 2,
        seat: int = -1,
        opponent: str | Policy = "random",
        options: Mapping[str, object] | None = None,
        pack: str = "",
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        self.match = VectorEnv(title, 1, seats, options=options, pack=pack, reward=reward)
        if not -1 <= seat < seats:
            raise Problem("no-such-value", option="seat", value=seat, known=f"-1 … {seats - 1}")
        self.opponent: Bot | Policy = parse_bot(opponent, title) if isinstance(opponent, str) else opponent
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.fixed_seat = seat
        self.seat = max(seat, 0)
        self.action_space = spaces.Discrete(self.match.words)
        self.observation_space = spaces.Box(0, 255, (self.match.width,), np.uint8)
        self.is_running = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Begin a match; the same seed gives the same dice and the same seat."""
        super().reset(seed=seed)
        dice = int(self.np_random.integers(1 << 62))
        self.seat = self.fixed_seat if self.fixed_seat >= 0 else int(self.np_random.integers(self.match.seats))
        self.match.reset([dice])
        self.is_running = True
        self.let_others_play()
        return self.seen(), self.info()

    def step(self, action: int) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Play a choice, and let the others play until the learner chooses again; refuse what is not legal."""
        if not self.is_running:
            raise Problem("env-not-running")
        if not 0 <= int(action) < self.match.words or not self.match.mask[0, int(action)]:
            raise Problem("not-legal-now", action=action, agent=self.seat)
        self.match.step([int(action)])
        self.let_others_play()
        self.is_running = not self.match.done[0]
        return self.seen(), float(self.match.rewards[0, self.seat]), not self.is_running, False, self.info()

    def let_others_play(self) -> None:
        """Play for the others until it is the learner's turn, or the match is over."""
        while not self.match.done[0] and self.match.to_act[0] != self.seat:
            self.match.step([self.answer(int(self.match.to_act[0]))])

    def answer(self, seat: int) -> int:
        """Return what another seat chooses."""
        if callable(self.opponent):
            return int(self.opponent(self.match.planes[0].copy(), self.action_masks()))
        seed, events, _ = self.match.clock(0)
        worlds = Worlds(self.match.title, self.match.state(0), seat, Rng(Chance(seed, BOTS), events + 1))
        return self.opponent.choose(worlds, seat, np.flatnonzero(self.match.mask[0]).tolist())

    def seen(self) -> NDArray[np.uint8]:
        """Return what the learner sees."""
        return self.match.view(0, self.seat)

    def info(self) -> dict[str, Any]:
        """Return the mask and the seat, as wrappers look for them."""
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which choices are legal now."""
        mask: NDArray[np.bool_] = self.match.mask[0].astype(np.bool_)
        return mask

    def render(self) -> str:
        """Return what the learner sees as JSON."""
        return text_of(self.match.title, self.match.state(0), self.seat)


def register_all() -> None:
    """Tell Gymnasium the names of the titles: `one for each version of its rules."""
    for title in TITLES:
        name = f"saecula/{title.key.capitalize()}-v{title.rules}"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="saecula.envs.single:OneSeatEnv", kwargs={"title": title.key})


register_all()
