"""OpenSpiel: one game for all titles, `pyspiel.load_game("python_saecula", {"title": key, "seats": 2})`.

`options` are written `trading:on;offers:5`. An observation is what a seat sees now; an information state also has every
event that the seat has seen and every line it was told. Its tensor has the latest events only: its string alone has
perfect recall.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from saecula.envs.layout import array_of, eyes_of, scale_of
from saecula.envs.rewards import TitleWorth
from saecula.envs.text import text_of
from saecula.games import TITLES, title_of
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.frames import choices, judge, play, to_act, weights
from saecula.kernel.planes import Canvas
from saecula.kernel.problem import Problem
from saecula.kernel.state import AT_END, BY_NATURE, NATURE, knows
from saecula.kernel.title import EVEN, settled_options

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numpy.typing import NDArray

    from saecula.kernel.state import State
    from saecula.kernel.title import Title

MAX_SEATS = 6
MAX_EVENTS = 20_000
RECALLED = 32  # events in the tensor of an information state
NUMBERS_PER_EVENT = 2  # who chose, and what
NAME = "python_saecula"
FIRST = TITLES[0].key  # played where no title is named
HIDDEN = "?"  # a choice that a seat has not seen


def game_type(seats: int) -> pyspiel.GameType:
    """Return what algorithms ask about a game: at two seats one pays what the other wins."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Saecula",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if seats == TWO else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MAX_SEATS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"title": FIRST, "seats": TWO, "options": "", "pack": ""},
    )


TWO = 2


class SaeculaGame(pyspiel.Game):  # type: ignore[misc]  # an untyped library
    """A title for so many seats, with its options and a data pack."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        self.title = title_of(str(chosen.get("title", FIRST)))
        self.seats = int(chosen.get("seats", TWO))
        self.options = settled_options(self.title, self.seats, read_options(str(chosen.get("options", ""))))
        self.first = self.title.new(self.seats, self.options, str(chosen.get("pack", "")))
        self.worth = TitleWorth(self.title)
        self.eyes = eyes_of(self.title, self.first)
        self.scale = scale_of(self.eyes)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.title.words),
            max_chance_outcomes=len(self.title.words),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.seats == TWO else None,
            max_game_length=MAX_EVENTS,
        )
        super().__init__(game_type(self.seats), info, chosen)

    def new_initial_state(self) -> SaeculaState:
        """Return the beginning of a match."""
        return SaeculaState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        """Return the observer: what a seat sees now, or with perfect recall also what it has seen before."""
        if params:
            raise ValueError(params)
        return Observer(self, recalls=iig_obs_type is not None and bool(iig_obs_type.perfect_recall))


def read_options(text: str) -> dict[str, object]:
    """Return options written `trading:on;offers:5`."""
    return {key: value for key, _, value in (pair.partition(":") for pair in text.split(";") if pair)}


class SaeculaState(pyspiel.State):  # type: ignore[misc]  # an untyped library
    """A moment of a match; nature's draws are explicit."""

    def __init__(self, game: SaeculaGame) -> None:
        super().__init__(game)
        self.title: Title = game.title
        self.worth = game.worth
        self.s: State = game.first.clone()
        self.s.telling = True
        self.seen = [""] * game.seats  # of each seat: the events and lines that it knows

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
        seat = NATURE if self.s.owed == BY_NATURE else to_act(self.s)[0]
        frame = judge(self.s, action) or self.s.top
        watchers = int(frame.seen_by(self.s, seat)) | (1 << seat)
        self.s.lines = []
        play(self.s, seat, int(action))
        for watcher in range(len(self.seen)):
            lines = [(line.code, *line.numbers) for line in self.s.lines if knows(line.audience, watcher)]
            self.seen[watcher] += f"{seat}:{action if knows(watchers, watcher) else HIDDEN}{lines or ''};"

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.title.words.notation(action))

    def is_terminal(self) -> bool:
        """Say whether the match is over."""
        return bool(self.s.owed == AT_END)

    def returns(self) -> list[float]:
        """Return what the end is worth; nothing before."""
        return self.worth.rewards(self.s) if self.is_terminal() else [0.0] * int(self.s.seats)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SaeculaState:
        """Return a moment that a player cannot tell from this one; it has no history, so it cannot be serialized."""
        twin = SaeculaState(self.get_game())
        rng = Rng(Chance(int(sampler() * (1 << 62))), 0)
        twin.s = self.title.resample(self.s, player, rng, EVEN)
        twin.s.telling = True
        twin.seen = [self.seen[player]] * len(self.seen)
        return twin

    def to_dict(self) -> dict[str, object]:
        """Return what everybody sees."""
        return dict(self.title.view(self.s, -1))

    def __str__(self) -> str:
        """Show what everybody sees."""
        return text_of(self.title, self.s, -1)


class Observer:
    """What a player sees, as planes between 0 and 1 and as text."""

    def __init__(self, game: SaeculaGame, *, recalls: bool) -> None:
        self.game = game
        self.recalls = recalls
        self.canvas = Canvas(game.eyes.fields(), 1)
        self.planes = array_of(self.canvas.planes, np.uint8)
        width = len(self.planes)
        self.tensor = np.zeros(width + (NUMBERS_PER_EVENT * RECALLED if recalls else 0), np.float32)
        self.dict = {"observation": self.tensor[:width]}
        if recalls:
            self.dict["events"] = self.tensor[width:]

    def set_from(self, state: SaeculaState, player: int) -> None:
        """Fill the tensor with a player's view."""
        self.canvas.face(0, player, state.s.seats)
        self.game.eyes.paint(state.s, player, self.canvas)
        np.multiply(self.planes, self.game.scale, out=self.dict["observation"])
        if self.recalls:
            self.dict["events"][:] = latest(state.seen[player], int(state.s.seats), len(state.title.words))

    def string_from(self, state: SaeculaState, player: int) -> str:
        """Return a player's view as text, with all that it has seen before where there is perfect recall."""
        view = text_of(state.title, state.s, player)
        return f"{state.seen[player]}\n{view}" if self.recalls else view


def latest(seen: str, seats: int, words: int) -> NDArray[np.float32]:
    """Return the latest events that a seat knows, the last one first: who chose, and what where it was seen."""
    found = np.zeros(NUMBERS_PER_EVENT * RECALLED, np.float32)
    for i, event in enumerate(reversed(seen.split(";")[-RECALLED - 1 : -1])):
        who, _, rest = event.partition(":")
        choice = rest.partition("[")[0]
        found[NUMBERS_PER_EVENT * i] = 1.0 if int(who) == NATURE else (int(who) + 1) / (seats + 1)
        found[NUMBERS_PER_EVENT * i + 1] = 0.0 if choice == HIDDEN else (int(choice) + 1) / words
    return found


pyspiel.register_game(game_type(0), SaeculaGame)
