"""Counts of choice sequences from set positions: any change of any legal set shows here."""

import json
from pathlib import Path
from typing import Any

import pytest

from saecula.games.sands import TITLE
from saecula.kernel.frames import choices, play, to_act, why_not
from saecula.kernel.state import ALLOWED, NATURE, State

FILE = Path(__file__).parents[2] / "perft" / "sands.txt"


def read() -> list[tuple[int, int, dict[str, Any]]]:
    """Return depth, count and position of every line."""
    lines = [line for line in FILE.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    parts = [line.split(maxsplit=2) for line in lines]
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


def slow_perft(s: State, depth: int) -> int:
    """Count the same by asking for a refusal of every choice there is."""
    if depth == 0 or not to_act(s):
        return 1
    count = 0
    seat = to_act(s)[0]
    legal = (
        choices(s, NATURE) if seat == NATURE else [n for n in range(len(TITLE.words)) if why_not(s, seat, n) == ALLOWED]
    )
    for choice in legal:
        if depth == 1:
            count += 1
            continue
        twin = s.clone()
        play(twin, seat, choice)
        count += slow_perft(twin, depth - 1)
    return count


@pytest.mark.parametrize(("depth", "count", "position"), read())
def test_perft(depth: int, count: int, position: dict[str, Any]) -> None:
    """§4.2 So many ways lead on from here."""
    assert perft(TITLE.position(position)[0], depth) == count


@pytest.mark.parametrize(("depth", "count", "position"), [line for line in read() if line[1] < 300])
def test_slow_perft(depth: int, count: int, position: dict[str, Any]) -> None:
    """§4.2 Without the fast lists of legal choices the counts are the same."""
    assert slow_perft(TITLE.position(position)[0], depth) == count


def test_perft_by_hand() -> None:
    """§4.2 A Of 91 pairs of cards three have two emphasis cards; the second player may select as many."""
    s = TITLE.position({"seats": [{"capital": "gallia"}, {"capital": "syria"}]})[0]
    assert perft(s, 2) == 88 * 88
