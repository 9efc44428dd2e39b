"""Rollouts of Sands, compiled: rules of thumb play on to the next selection, or to the die before it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.sands.bots.native.features import features_of
from saecula.games.sands.rules.course import MAX_TURNS, Roll, Select
from saecula.games.sands.rules.scoring import DYNASTIES
from saecula.games.sands.state import Sands
from saecula.games.sands.thumb.advise import advise, choice_worth, promises_for
from saecula.games.sands.thumb.outlook import outlook_of
from saecula.kernel.chance import Rng
from saecula.kernel.choices import Choices
from saecula.kernel.frames import add_choices, draw, lowest, play
from saecula.kernel.state import AT_END, BY_NATURE, NATURE

ENDINGS: Final = 3  # whether the dynasty ends with this generation: impossible, possible, certain
PAIR: Final = 2  # seats: larger tables have weights of their own


def is_at_rest(s: Sands, seat: i64) -> bool:
    """§4.2 C Say whether a plan ends here: at the die that may end the generation, or at a seat's next selection."""
    if s.owed == BY_NATURE:
        return isinstance(s.top, Roll)
    return s.owed == AT_END or (isinstance(s.top, Select) and (s.owed >> seat) & 1 == 1)


def play_on(s: Sands, seat: i64, rng: Rng, max_steps: i64) -> None:
    """Play by rules of thumb until a seat's plan ends."""
    out = Choices()
    for _ in range(max_steps):
        if is_at_rest(s, seat):
            return
        if s.owed == BY_NATURE:
            play(s, NATURE, draw(s, int(rng.below(1 << 30))))
            continue
        actor = lowest(s.owed)
        out.n = 0
        add_choices(s, actor, out, True)
        play(s, int(actor), int(out.row[0]) if out.n == 1 else advise(s, actor, out.as_list()))


def choice_worths(s: Sands, seat: i64, legal: list[int]) -> list[int]:
    """Return what each choice is worth by rules of thumb."""
    outlook = outlook_of(s, seat)
    promises = promises_for(s, seat, outlook)
    return [int(choice_worth(s, seat, outlook, promises, choice)) for choice in legal]


def stage_of(s: Sands) -> int:
    """§4.0, §4.5 Return the stage: the dynasty, and whether it ends with this generation."""
    dynasty = min(s.dynasty, DYNASTIES - 1)
    turns = s.t.dynasty_end[dynasty] - s.position_before  # this generation needs so many to end the dynasty
    ending: i64 = 2
    if turns > MAX_TURNS:
        ending = 0
    elif turns > max(2, s.turn):
        ending = 1
    return int(ENDINGS * (dynasty + (0 if s.seats == PAIR else DYNASTIES)) + ending)


def own_and_others(s: Sands, seat: i64) -> tuple[list[float], list[float]]:
    """Return the features of a seat, and the mean of the others'."""
    others: list[float] = []
    other: i64
    for other in range(s.seats):
        if other != seat:
            found = features_of(s, other)
            others = [one + more for one, more in zip(others, found, strict=True)] if others else found
    count = float(s.seats - 1)
    return features_of(s, seat), [total / count for total in others]
