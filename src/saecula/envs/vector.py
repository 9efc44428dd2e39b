"""Many matches of one title at once, as arrays: what each acting seat sees, which choices it has, rewards, ends.

The arrays are views of the arena's own memory: every step writes them anew, so copy what is to be kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from saecula.envs.layout import array_of, eyes_of, layout_of, scale_of
from saecula.envs.rewards import REWARDS, Reward, TitleWorth
from saecula.games import title_of
from saecula.kernel.arena import Arena
from saecula.kernel.planes import Canvas
from saecula.kernel.problem import Problem
from saecula.kernel.rows import row_of_buffer
from saecula.kernel.title import settled_options

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from numpy.typing import NDArray

    from saecula.kernel.rows import Row
    from saecula.kernel.state import State

MAX_SEED = (1 << 62) - 1
DTYPES = ("uint8", "float32")


class VectorEnv:
    """`n` matches of a title. Nature plays inside; a match that is over begins anew at the next step.

    `observation` has a row of planes for each match, as the seat in `to_act` sees it, and `mask` the choices of that
    seat. `rewards` and `done` are of the last step; the last view of a match that is over can be read until the next.
    """

    def __init__(
        self,
        title: str,
        n: int,
        seats: int = 2,
        *,
        options: Mapping[str, object] | None = None,
        pack: str = "",
        dtype: str = "uint8",
        reward: Reward = "win",
    ) -> None:
        if dtype not in DTYPES:
            raise Problem("no-such-value", option="dtype", value=dtype, known=", ".join(DTYPES))
        if reward not in REWARDS:
            raise Problem("no-such-value", option="reward", value=reward, known=", ".join(REWARDS))
        if n < 1:
            raise Problem("no-such-value", option="n", value=n, known="1, 2, 3, …")
        self.title = title_of(title)
        self._made_with = (title, n, seats, dict(options or {}), pack, dtype, reward)
        self.n = n
        self.seats = seats
        self.words = len(self.title.words)
        first = self.title.new(seats, settled_options(self.title, seats, dict(options or {})), pack)
        eyes = eyes_of(self.title, first)
        self.layout = layout_of(eyes)
        self.scale = scale_of(eyes)
        self.width = len(self.scale)
        self._eyes = eyes
        self._arena = Arena(first, eyes, TitleWorth(self.title, reward), self.words, n)
        self._canvas = Canvas(eyes.fields(), 1)
        self.planes: NDArray[np.uint8] = array_of(self._arena.planes, np.uint8).reshape(n, self.width)
        self.mask: NDArray[np.uint8] = array_of(self._arena.mask, np.uint8).reshape(n, self.words)
        self.counts: NDArray[np.int64] = array_of(self._arena.counts, np.int64)
        self.to_act: NDArray[np.int64] = array_of(self._arena.to_act, np.int64)
        self.rewards: NDArray[np.float64] = array_of(self._arena.rewards, np.float64).reshape(n, seats)
        self.done: NDArray[np.bool_] = array_of(self._arena.done, np.bool_)
        self._legal: NDArray[np.int64] = array_of(self._arena.legal, np.int64)
        self._view: NDArray[np.uint8] = array_of(self._canvas.planes, np.uint8)
        self._floats = np.zeros((n, self.width), np.float32) if dtype == "float32" else None

    @property
    def observation(self) -> NDArray[Any]:
        """What each acting seat sees: planes of 0 and 1 and numbers, or floats between 0 and 1."""
        if self._floats is None:
            return self.planes
        return np.multiply(self.planes, self.scale, out=self._floats)

    def reset(self, seeds: Sequence[int] | int = 0) -> NDArray[Any]:
        """Begin every match: with a seed each, or with following ones. The same seed rolls the same dice."""
        chosen = list(range(seeds, seeds + self.n)) if isinstance(seeds, int) else [int(seed) for seed in seeds]
        if len(chosen) != self.n:
            raise Problem("wrong-shape", wanted=self.n, given=str((len(chosen),)))
        if not all(0 <= seed <= MAX_SEED for seed in chosen):
            raise Problem("no-such-value", option="seed", value=chosen[0], known=f"0 … {MAX_SEED}")
        self._arena.reset(chosen)
        return self.observation

    def step(
        self, actions: NDArray[np.integer[Any]] | Sequence[int]
    ) -> tuple[NDArray[Any], NDArray[np.float64], NDArray[np.bool_]]:
        """Play one choice in every match; refuse all of them if one is not legal."""
        self._arena.step(self._row(actions))
        return self.observation, self.rewards, self.done

    def _row(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> Row:
        """Return actions as a row of the engine."""
        given = np.ascontiguousarray(actions)
        if given.shape != (self.n,):
            raise Problem("wrong-shape", wanted=self.n, given=str(given.shape))
        if given.dtype.kind not in "iu":
            raise Problem("wrong-dtype", given=str(given.dtype))
        return row_of_buffer(given.astype(np.int64, copy=False))

    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return the legal choices of all matches one after another, and where those of each begin (CSR)."""
        self._arena.gather()
        begins = np.zeros(self.n + 1, np.int64)
        np.cumsum(self.counts, out=begins[1:])
        return self._legal[: begins[-1]], begins

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """Return a random legal choice for every match."""
        self._arena.gather()
        ends = np.cumsum(self.counts)
        places = (rng.random(self.n) * self.counts).astype(np.int64)
        chosen: NDArray[np.int64] = self._legal[ends - self.counts + places]
        return chosen

    def view(self, match: int, seat: int) -> NDArray[np.uint8]:
        """Return what any seat of a match sees, as a copy."""
        self._arena.draw_view(match, seat, self._canvas)
        return self._view.copy()

    def restore(self, match: int, state: State, clock: tuple[int, int, int]) -> None:
        """Put a state with its clock, kept earlier, in the place of a match."""
        self._arena.restore(match, state, clock)

    def clock(self, match: int) -> tuple[int, int, int]:
        """Return the seed of a match, the number of its events, and the seat that looks at it."""
        return self._arena.clock(match)

    def __reduce__(self) -> tuple[Callable[..., VectorEnv], tuple[object, ...]]:
        """Pickle how it was made, and every match."""
        kept = [(self.state(match), self.clock(match)) for match in range(self.n)]
        return restored, (self._made_with, kept)

    def state(self, match: int) -> State:
        """Return a copy of the state of a match."""
        return self._arena.state(match)


def restored(made_with: tuple[Any, ...], kept: list[tuple[State, tuple[int, int, int]]]) -> VectorEnv:
    """Return what was pickled."""
    title, n, seats, options, pack, dtype, reward = made_with
    env = VectorEnv(title, n, seats, options=options, pack=pack, dtype=dtype, reward=reward)
    for match, (state, clock) in enumerate(kept):
        env.restore(match, state, clock)
    return env
