"""Perft: counts of choice sequences from set positions, kept in tests/perft; any change of a legal set shows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saecula.kernel.frames import choices, play, to_act, why_not
from saecula.kernel.state import ALLOWED, NATURE

if TYPE_CHECKING:
    from saecula.kernel.state import State

FOLDER = Path(__file__).parent / "perft"


def kept(title: str) -> list[tuple[int, int, dict[str, Any]]]:
    """Return depth, count and position of every line kept for a title."""
    text = (FOLDER / f"{title}.txt").read_text("utf-8")
    parts = [line.split(maxsplit=2) for line in text.splitlines() if line and not line.startswith("#")]
    return [(int(depth), int(count), json.loads(position)) for depth, count, position in parts]


def perft(s: State, depth: int) -> int:
    """Count the sequences of so many choices, of seats and of nature; a match that ends sooner is one sequence."""
    if depth == 0 or not to_act(s):
        return 1
    count = 0
    seat = to_act(s)[0]
    for choice in choices(s, seat):
        if depth == 1:
            count += 1
            continue
        twin = s.clone()
        play(twin, seat, choice)
        count += perft(twin, depth - 1)
    return count


def slow_perft(s: State, depth: int, words: int) -> int:
    """Count the same by asking for a refusal of every choice there is; `words` is the size of the vocabulary."""
    if depth == 0 or not to_act(s):
        return 1
    count = 0
    seat = to_act(s)[0]
    legal = choices(s, NATURE) if seat == NATURE else [n for n in range(words) if why_not(s, seat, n) == ALLOWED]
    for choice in legal:
        if depth == 1:
            count += 1
            continue
        twin = s.clone()
        play(twin, seat, choice)
        count += slow_perft(twin, depth - 1, words)
    return count
