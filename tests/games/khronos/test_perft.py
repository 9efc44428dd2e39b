"""Counts of choice sequences from set positions: any change of any legal set shows here."""

from typing import Any

import pytest

from saecula.games.khronos import TITLE
from tests.counting import kept, perft, slow_perft

MAX_SEQUENCES_ASKED = 120  # sequences that are also counted by asking for every refusal


@pytest.mark.parametrize(("depth", "count", "position"), kept("khronos"))
def test_perft(depth: int, count: int, position: dict[str, Any]) -> None:
    """§turn So many ways lead on from here."""
    assert perft(TITLE.position(position)[0], depth) == count


@pytest.mark.parametrize(
    ("depth", "count", "position"), [line for line in kept("khronos") if line[1] < MAX_SEQUENCES_ASKED]
)
def test_slow_perft(depth: int, count: int, position: dict[str, Any]) -> None:
    """§turn Without the fast lists of legal choices the counts are the same."""
    assert slow_perft(TITLE.position(position)[0], depth, len(TITLE.words)) == count


def test_perft_by_hand() -> None:
    """§2.1 On an empty plain a watchtower has 320 places, a keep 19 × 15, a castle 18 × 14, and that is all."""
    poor = {"money": 0, "hand": {"military": 4}}
    s = TITLE.position({"seats": [poor, {}], "map": "plain", "hamlets": [], "options": {"open_money": True}})[0]
    assert perft(s, 1) == 1 + 3  # done, or one of three tiles
    assert perft(s, 2) == 3 + 20 * 16 + 19 * 15 + 18 * 14  # done: a card of each colour may be drawn
