"""The table of Gentes in the terminal: all that a player needs, short, in both languages, in any width."""

from __future__ import annotations

from functools import partial

import pytest
from rich.cells import cell_len

from tests.term.playing import after as after_some
from tests.term.playing import shown

MAX_LINES = 45


after = partial(after_some, "gentes")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("width", [40, 80, 100, 120])
def test_no_line_is_wider_than_the_terminal(width: int, seats: int, lang: str) -> None:
    for choices in (0, 60, 1000):
        lines = shown(after(choices, seats), lang, width).splitlines()
        assert max(cell_len(line) for line in lines) <= width


@pytest.mark.parametrize("choices", [0, 40, 70, 100, 130, 1000])
def test_two_seats_fit_on_a_screen(choices: int) -> None:
    assert len(shown(after(choices), "en", 100).splitlines()) <= MAX_LINES


def test_cards_tell_what_they_need_and_bring() -> None:
    board = shown(after(60), "en", 100, seat=1)
    assert "Treasury         2   2   ·   ·   1   1   ·  playable" in board
    assert "Library          3   2   ·   ·   ·   ·  3!" in board  # three scholars, more than there are
    assert "Scribe at any price to 10" in board


def test_hands_of_others_are_numbers_only() -> None:
    match = after(60)
    assert "Treasury" in shown(match, "en", 100, seat=1)
    assert "Treasury" not in shown(match, "en", 100, seat=0)
    assert "Treasury" not in shown(match, "en", 100, seat=-1)


def test_time_and_cities_show_whose_they_are() -> None:
    board = shown(after(60), "en", 100, seat=1)
    assert "■■■■TT112□□□  3 free, next round 7" in board
    assert "Syracusae[1], Corinthus" in board


def test_german_has_no_english_words() -> None:
    board = shown(after(60), "de", 100, seat=1)
    for word in ("Seefahrer", "Münzen", "Kartenauslage", "Ausbildung", "jede Runde"):
        assert word in board
    for word in ("Round", "coins", "decline", "playable", "term-", "board-"):
        assert word not in board


def test_other_encodings_are_written_more_plainly() -> None:
    board = shown(after(60), "de", 100, encoding="ascii")
    assert "####TT112..." in board or "####" in board
    assert "?" not in board
