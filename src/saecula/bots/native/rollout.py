"""Rollout: a match is played to its end by the title's rules of thumb."""

from __future__ import annotations

from mypy_extensions import i64

from saecula.kernel.chance import Rng
from saecula.kernel.choices import Choices
from saecula.kernel.frames import add_choices, lowest, play
from saecula.kernel.state import AT_END, BY_NATURE, NATURE, State
from saecula.kernel.title import Title


def habit(title: Title, s: State, seat: int, rng: Rng) -> int:
    """Return the choice of a seat by the title's quick rules of thumb."""
    out = Choices()
    add_choices(s, seat, out, True)
    if out.n == 1:
        return int(out.row[0])
    return title.habit(s, seat, out.as_list(), rng)


def rollout(title: Title, s: State, luck: Rng, rng: Rng, max_choices: i64) -> None:
    """Play on for up to `max_choices`; nature has random numbers of its own, so that luck can be shared."""
    out = Choices()
    _: i64
    for _ in range(max_choices):
        if s.owed == AT_END:
            return
        if s.owed == BY_NATURE:
            play(s, NATURE, int(s.top.draw(s, luck.below(1 << 30), out)))
        else:
            seat = int(lowest(s.owed))
            play(s, seat, habit(title, s, seat, rng))
