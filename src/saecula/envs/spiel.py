"""OpenSpiel: one game for all titles, `pyspiel.load_game("python_saecula", {"title": key, "seats": 2})`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from saecula.envs.seen import as_numbers, as_text, length, rewards
from saecula.games import TITLES, title_of
from saecula.kernel.frames import choices, play, to_act, weights
from saecula.kernel.problem import Problem
from saecula.kernel.state import AT_END, BY_NATURE, NATURE
from saecula.kernel.title import settled_options

if TYPE_CHECKING:
    from collections.abc import Mapping

    from saecula.kernel.state import State
    from saecula.kernel.title import Title

MAX_SEATS = 6
MAX_EVENTS = 20_000
NAME = "python_saecula"
FIRST = TITLES[0].key  # played where no title is named

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Saecula",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_SEATS,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification={"title": FIRST, "seats": 2},
)


class SaeculaGame(pyspiel.Game):  # type: ignore[misc]  # an untyped library
    """A title for so many seats, with its default options."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        self.title = title_of(str(chosen.get("title", FIRST)))
        self.seats = int(chosen.get("seats", 2))
        self.options = settled_options(self.title, self.seats, {})
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.title.words),
            max_chance_outcomes=len(self.title.words),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=MAX_EVENTS,
        )
        super().__init__(GAME_TYPE, info, chosen)

    def new_initial_state(self) -> SaeculaState:
        """Return the beginning of a match."""
        return SaeculaState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        """Return the observer: a seat's view as numbers and as text; it has no memory, so no perfect recall."""
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise Problem("no-information-state")
        return Observer(self.title, params or {})


class SaeculaState(pyspiel.State):  # type: ignore[misc]  # an untyped library
    """A moment of a match; nature's draws are explicit."""

    def __init__(self, game: SaeculaGame) -> None:
        super().__init__(game)
        self.title: Title = game.title
        self.s: State = game.title.new(game.seats, game.options, "")

    def current_player(self) -> int:
        """Return the seat that owes a choice first, chance, or the end."""
        if self.s.owed == AT_END:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.s.owed == BY_NATURE else to_act(self.s)[0]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(choices(self.s, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return nature's choices with their probabilities."""
        found = weights(self.s)
        total = sum(weight for _, weight in found)
        return [(choice, weight / total) for choice, weight in found]

    def _apply_action(self, action: int) -> None:
        """Play a choice of whoever owes one first; raise a Problem if it is not legal now."""
        if action not in self.legal_actions():
            raise Problem("not-legal-now", action=action, agent=self.current_player())
        play(self.s, NATURE if self.s.owed == BY_NATURE else to_act(self.s)[0], int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.title.words.notation(action))

    def is_terminal(self) -> bool:
        """Say whether the match is over."""
        return bool(self.s.owed == AT_END)

    def returns(self) -> list[float]:
        """Return what the end is worth; nothing before."""
        return rewards(self.title, self.s) if self.is_terminal() else [0.0] * int(self.s.seats)

    def __str__(self) -> str:
        """Show what everybody sees."""
        return as_text(self.title, self.s, -1)


class Observer:
    """What a player sees."""

    def __init__(self, title: Title, params: Mapping[str, Any]) -> None:
        if params:
            raise ValueError(params)
        self.tensor = np.zeros(length(title), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SaeculaState, player: int) -> None:
        """Fill the tensor with a player's view."""
        self.tensor[:] = as_numbers(state.title, state.s, player)

    def string_from(self, state: SaeculaState, player: int) -> str:
        """Return a player's view as text."""
        return as_text(state.title, state.s, player)


pyspiel.register_game(GAME_TYPE, SaeculaGame)
