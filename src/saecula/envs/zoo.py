"""PettingZoo: one AEC environment for every title. Nature plays inside; illegal choices are masked."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from saecula.envs.seen import as_numbers, as_text, length, rewards
from saecula.games import title_of
from saecula.kernel.chance import Chance
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.problem import Problem
from saecula.kernel.state import AT_END, BY_NATURE, NATURE, State
from saecula.kernel.title import settled_options


class SaeculaEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # an untyped library
    """A match as an environment: agents `seat_0`, `seat_1` …, choices as numbers of the title's vocabulary."""

    def __init__(
        self, title: str, *, seats: int, options: dict[str, object] | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.title = title_of(title)
        self.metadata = {
            "name": f"saecula_{title}_v{self.title.rules}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.seats = seats
        self.options = settled_options(self.title, seats, options or {})
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        size = len(self.title.words)
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (length(self.title),), np.float32),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.s: State = self.title.new(seats, self.options, "")
        self.seed = 0
        self.events = 0

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
        self.s = self.title.new(self.seats, self.options, "")
        self.events = 0
        self.go_on()

    def go_on(self) -> None:
        """Let nature act until a seat owes a choice or the match is over."""
        chance = Chance(self.seed)
        while self.s.owed == BY_NATURE:
            self.events += 1
            play(self.s, NATURE, draw(self.s, chance.word(self.events)))
        if self.s.owed == AT_END:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, rewards(self.title, self.s), strict=True))
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = f"seat_{to_act(self.s)[0]}"

    def step(self, action: int | None) -> None:
        """Play a choice of the agent whose turn it is; raise a Problem if it is not legal now."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self.possible_agents.index(agent)
        if action is None or int(action) not in choices(self.s, seat):
            raise Problem("not-legal-now", action=action, agent=agent)
        self.events += 1
        play(self.s, seat, int(action))
        self.go_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees, and which choices it has now."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.title.words), np.int8)
        mask[choices(self.s, seat)] = 1
        return {"observation": as_numbers(self.title, self.s, seat), "action_mask": mask}

    def text(self, agent: str) -> str:
        """Return what an agent sees as JSON."""
        return as_text(self.title, self.s, self.possible_agents.index(agent))

    def render(self) -> str:
        """Return what everybody sees as JSON."""
        return as_text(self.title, self.s, -1)

    def close(self) -> None:
        """Nothing is open."""
