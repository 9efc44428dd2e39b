"""PettingZoo: every title as an AEC and as a parallel environment. Nature plays inside; illegal choices are masked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, register
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

from saecula.envs.text import text_of
from saecula.envs.vector import VectorEnv
from saecula.games import TITLES
from saecula.kernel.problem import Problem

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray
    from pettingzoo import ParallelEnv

    from saecula.envs.rewards import Reward

AGENT = "seat_{}"


class SaeculaEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # an untyped library
    """A match as an environment: agents `seat_0`, `seat_1` …, choices as numbers of the title's vocabulary."""

    def __init__(
        self,
        title: str,
        *,
        seats: int,
        options: Mapping[str, object] | None = None,
        pack: str = "",
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.match = VectorEnv(title, 1, seats, options=options, pack=pack, reward=reward)
        self.title = self.match.title
        self.metadata = {
            "name": f"saecula_{title}_v{self.title.rules}",
            "render_modes": ["ansi"],
            "is_parallelizable": True,
        }
        self.render_mode = render_mode
        self.seats = seats
        self.possible_agents = [AGENT.format(seat) for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(self.match.words) for agent in self.possible_agents}
        seen: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, 255, (self.match.width,), np.uint8),
            "action_mask": spaces.Box(0, 1, (self.match.words,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, 255, (seats * self.match.width,), np.uint8)
        self.seed = 0
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of all choices."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; the same seed rolls the same dice."""
        self.seed = self.seed + 1 if seed is None else seed
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.match.reset(self.seed)
        self.go_on()

    def go_on(self) -> None:
        """Note who chooses next, or the end."""
        if self.match.done[0]:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self.match.rewards[0].tolist(), strict=True))
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.match.to_act[0]]
            self.infos[self.agent_selection]["action_mask"] = self.match.mask[0].astype(np.int8)

    def step(self, action: int | None) -> None:
        """Play a choice of the agent whose turn it is; raise a Problem if it is not legal now."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action is None or not 0 <= int(action) < self.match.words or not self.match.mask[0, int(action)]:
            raise Problem("not-legal-now", action=action, agent=agent)
        self.infos[agent] = {}
        self.match.step([int(action)])
        self.go_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees, and which choices it has now."""
        if agent == self.agent_selection and not self.match.done[0]:
            return {"observation": self.match.planes[0].copy(), "action_mask": self.match.mask[0].astype(np.int8)}
        seen = self.match.view(0, self.seat_of[agent])
        return {"observation": seen, "action_mask": np.zeros(self.match.words, np.int8)}

    def state(self) -> NDArray[np.uint8]:
        """Return what all seats see together, for a critic that may know everything that is known."""
        return np.concatenate([self.match.view(0, seat) for seat in range(self.seats)])

    def text(self, agent: str) -> str:
        """Return what an agent sees as JSON."""
        return text_of(self.title, self.match.state(0), self.seat_of[agent])

    def render(self) -> str:
        """Return what everybody sees as JSON."""
        return text_of(self.title, self.match.state(0), -1)

    def close(self) -> None:
        """Nothing is open."""


def env(title: str, *, seats: int = 2, **options: Any) -> SaeculaEnv:  # noqa: ANN401 - handed on
    """Return a title as an AEC environment."""
    return SaeculaEnv(title, seats=seats, **options)


raw_env = env


def parallel_env(title: str, *, seats: int = 2, **options: Any) -> ParallelEnv[str, Any, Any]:  # noqa: ANN401 - handed on
    """Return a title as a parallel environment: of the actions only the one of the agent whose turn it is counts."""
    return turn_based_aec_to_parallel_wrapper(SaeculaEnv(title, seats=seats, **options))


for shown in TITLES:
    register("aec", f"saecula/{shown.key.capitalize()}-v{shown.rules}", env, kwargs={"title": shown.key})
    register("parallel", f"saecula/{shown.key.capitalize()}-v{shown.rules}", parallel_env, kwargs={"title": shown.key})
