"""Moments of matches, for tests that look at many of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saecula.kernel.chance import Chance, Rng
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.state import AT_END, BY_NATURE, NATURE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from saecula.kernel.state import State
    from saecula.kernel.title import Options, Title


def moments(title: Title, seats: int, options: Options, seed: int, stride: int) -> Iterator[tuple[State, int]]:
    """Play a match, with an even seed at random and with an odd one by rules of thumb; yield who is asked, and when."""
    s = title.new(seats, options, "")
    chance = Chance(seed)
    n = 0
    while s.owed != AT_END:
        n += 1
        if s.owed == BY_NATURE:
            play(s, NATURE, draw(s, chance.word(n)))
            continue
        seat = to_act(s)[0]
        if n % stride == 0:
            yield s, seat
        legal = choices(s, seat)
        by_thumb = seed % 2 and len(legal) > 1
        play(s, seat, title.advice(s, seat, legal, Rng(chance, n)) if by_thumb else legal[chance.word(n) % len(legal)])
    yield s, 0
