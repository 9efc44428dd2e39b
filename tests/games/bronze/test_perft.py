"""Counts of choice sequences from set positions: any change of any legal set shows here."""

from typing import Any

import pytest

from saecula.games.bronze import TITLE
from tests.counting import kept, perft, slow_perft


@pytest.mark.parametrize(("depth", "count", "position"), kept("bronze"))
def test_perft(depth: int, count: int, position: dict[str, Any]) -> None:
    """§course So many ways lead on from here."""
    assert perft(TITLE.position(position)[0], depth) == count


def test_perft_by_hand() -> None:
    """§1 Three dice have 216 rolls; then a die of each face but skulls, or none; three skulls can buy in 17 ways."""
    s = TITLE.position({"seats": [{}, {}]})[0]
    assert perft(s, 3) == 6**3
    assert perft(s, 4) == 5 * (6**3 - 5**3) + (6**3 - 1) + (2 * 7 + 3 * 1 + 1)


@pytest.mark.parametrize(("depth", "count", "position"), [line for line in kept("bronze") if line[1] < 300])
def test_slow_perft(depth: int, count: int, position: dict[str, Any]) -> None:
    """§course Without the fast lists of legal choices the counts are the same."""
    assert slow_perft(TITLE.position(position)[0], depth, len(TITLE.words)) == count
