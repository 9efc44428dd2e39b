"""Counts of choice sequences from set positions: any change of any legal set shows here."""

from typing import Any

import pytest

from saecula.games.sample import TITLE
from tests.counting import kept, perft, slow_perft


@pytest.mark.parametrize(("depth", "count", "position"), kept("sample"))
def test_perft(depth: int, count: int, position: dict[str, Any]) -> None:
    """§3 So many ways lead on from here, also without the fast lists of legal choices."""
    s = TITLE.position(position)[0]
    assert perft(s, depth) == slow_perft(s, depth, len(TITLE.words)) == count
