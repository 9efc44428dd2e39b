"""Counts of choice sequences from set positions: any change of any legal set shows here."""

from typing import Any

import pytest

from saecula.games.gentes import TITLE
from tests.counting import kept, perft, slow_perft


@pytest.mark.parametrize(("depth", "count", "position"), kept("gentes"))
def test_perft(depth: int, count: int, position: dict[str, Any]) -> None:
    """§4.0 So many ways lead on from here."""
    assert perft(TITLE.position(position)[0], depth) == count


@pytest.mark.parametrize(("depth", "count", "position"), [line for line in kept("gentes") if line[1] < 1000])
def test_slow_perft(depth: int, count: int, position: dict[str, Any]) -> None:
    """§4.0 Without the fast lists of legal choices the counts are the same."""
    assert slow_perft(TITLE.position(position)[0], depth, len(TITLE.words)) == count


def test_perft_by_hand() -> None:
    """§3.0 Four people of six groups are 126 multisets, each one path; three players draft from nine cards in order."""
    settling = TITLE.position({"seats": [{"hand": ["altar"]}, {}], "phase": "people"})[0]
    assert perft(settling, 4) == 126
    cards = ["altar", "well", "harbour", "forge", "stele", "road", "quarry", "insula", "granary"]
    draft = TITLE.position({"seats": [{}, {}, {}], "phase": "draft", "revealed": cards})[0]
    assert perft(draft, 6) == 9 * 8 * 7 * 6 * 5 * 4
