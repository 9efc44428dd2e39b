"""The course of a plan of Sands, compiled: rules of thumb play on to the next selection, or to the die before it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.sands.bots.native.features import features_of
from saecula.games.sands.rules.course import MAX_TURNS, Roll, Select
from saecula.games.sands.rules.scoring import DYNASTIES
from saecula.games.sands.state import Sands
from saecula.games.sands.thumb.advise import advise, plan_for, worth
from saecula.games.sands.thumb.hopes import outlook
from saecula.kernel.chance import Rng
from saecula.kernel.choices import Choices
from saecula.kernel.frames import add_choices, draw, lowest, play
from saecula.kernel.state import AT_END, BY_NATURE, NATURE

ENDINGS: Final = 3  # of a dynasty in this generation: impossible, possible, certain
PAIR: Final = 2  # seats: with more of them the weights are others


def is_at_rest(s: Sands, seat: i64) -> bool:
    """§4.2 C Say whether the die is about to decide if the generation ends, or a seat's next selection is due."""
    if s.owed == BY_NATURE:
        return isinstance(s.top, Roll)
    return s.owed == AT_END or (isinstance(s.top, Select) and (s.owed >> seat) & 1 == 1)


def play_on(s: Sands, seat: i64, rng: Rng, most: i64) -> None:
    """Play by rules of thumb until a plan of a seat rests, so many steps at most."""
    out = Choices()
    for _ in range(most):
        if is_at_rest(s, seat):
            return
        if s.owed == BY_NATURE:
            play(s, NATURE, draw(s, int(rng.below(1 << 30))))
            continue
        asked = lowest(s.owed)
        out.n = 0
        add_choices(s, asked, out, True)
        play(s, int(asked), int(out.row[0]) if out.n == 1 else advise(s, asked, out.as_list()))


def likings(s: Sands, seat: i64, legal: list[int]) -> list[int]:
    """Return how much rules of thumb like each choice."""
    view = outlook(s, seat)
    plan = plan_for(s, seat, view)
    return [int(worth(s, seat, view, plan, choice)) for choice in legal]


def stage_of(s: Sands) -> int:
    """§4.0, §4.5 Dynasties end with the generation in which the marker reaches the next colour."""
    dynasty = min(s.dynasty, DYNASTIES - 1)
    turns = s.t.dynasty_end[dynasty] - s.position_before  # that this generation needs to end the dynasty
    ending: i64 = 2
    if turns > MAX_TURNS:
        ending = 0
    elif turns > max(2, s.turn):
        ending = 1
    return int(ENDINGS * (dynasty + (0 if s.seats == PAIR else DYNASTIES)) + ending)


def both_sides(s: Sands, seat: i64) -> tuple[list[float], list[float]]:
    """Return what a seat has, and what the others have on average."""
    others: list[float] = []
    other: i64
    for other in range(s.seats):
        if other != seat:
            found = features_of(s, other)
            others = [one + more for one, more in zip(others, found, strict=True)] if others else found
    rivals = float(s.seats - 1)
    return features_of(s, seat), [total / rivals for total in others]
