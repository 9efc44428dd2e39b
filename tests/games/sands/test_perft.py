"""Counts of choice sequences from set positions: any change of any legal set shows here."""

from typing import Any

import pytest

from saecula.games.sands import TITLE
from tests.counting import kept, perft, slow_perft


@pytest.mark.parametrize(("depth", "count", "position"), kept("sands"))
def test_perft(depth: int, count: int, position: dict[str, Any]) -> None:
    """§4.2 So many ways lead on from here."""
    assert perft(TITLE.position(position)[0], depth) == count


@pytest.mark.parametrize(("depth", "count", "position"), [line for line in kept("sands") if line[1] < 300])
def test_slow_perft(depth: int, count: int, position: dict[str, Any]) -> None:
    """§4.2 Without the fast lists of legal choices the counts are the same."""
    assert slow_perft(TITLE.position(position)[0], depth, len(TITLE.words)) == count


def test_perft_by_hand() -> None:
    """§4.2 A Of 91 pairs of cards three have two emphasis cards; the second player may select as many."""
    s = TITLE.position({"seats": [{"capital": "gallia"}, {"capital": "syria"}]})[0]
    assert perft(s, 2) == 88 * 88
