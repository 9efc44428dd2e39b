"""Counts of choice sequences from set positions: any change of any legal set shows here."""

import json
from pathlib import Path
from typing import Any

import pytest

from saecula.games.khronos import TITLE
from saecula.kernel.frames import choices, play, to_act, why_not
from saecula.kernel.state import ALLOWED, NATURE, State

FILE = Path(__file__).parents[2] / "perft" / "khronos.txt"
SLOW_MOST = 120  # sequences that are also counted by asking for every refusal


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
        twin = s.clone()
        play(twin, seat, choice)
        count += slow_perft(twin, depth - 1)
    return count


@pytest.mark.parametrize(("depth", "count", "position"), read())
def test_perft(depth: int, count: int, position: dict[str, Any]) -> None:
    """§turn So many ways lead on from here."""
    assert perft(TITLE.position(position)[0], depth) == count


@pytest.mark.parametrize(("depth", "count", "position"), [line for line in read() if line[1] < SLOW_MOST])
def test_slow_perft(depth: int, count: int, position: dict[str, Any]) -> None:
    """§turn Without the fast lists of legal choices the counts are the same."""
    assert slow_perft(TITLE.position(position)[0], depth) == count


def test_perft_by_hand() -> None:
    """§2.1 On an empty plain a watchtower has 320 places, a keep 19 × 15, a castle 18 × 14."""
    poor = {"money": 0, "hand": {"military": 4}}
    s = TITLE.position({"seats": [poor, {}], "map": "plain", "hamlets": [], "options": {"open_money": True}})[0]
    assert perft(s, 1) == 1 + 3  # done, or one of three tiles
    assert perft(s, 2) == 3 + 20 * 16 + 19 * 15 + 18 * 14  # done: a card of each colour may be drawn
