"""Whole trade offers in one line."""

from __future__ import annotations

import pytest

import saecula
from saecula.games.bronze.terminal.offers import read_offer
from saecula.match.match import Match
from saecula.term.answers import Unreadable
from saecula.term.question import question_of
from tests.term.playing import played


def trading(seats: int = 2) -> Match:
    """Return a match in its trade phase: seat 0 has wood and food, seat 1 stone and food."""
    first = {"goods": {"wood": 4}, "food": 5}
    other = {"goods": {"stone": 3}, "food": 5}
    return saecula.position(
        "bronze",
        {
            "options": {"trading": "on"},
            "active": 0,
            "phase": "trade",
            "dice": {"food3": 3},
            "seats": [first, other, *[{"food": 3}] * (seats - 2)],
        },
        seed=1,
    )


def draft(match: Match, line: str, lang: str = "en") -> list[str] | None:
    """Read a line as an offer of whoever is asked."""
    seat = match.to_act[0]
    return read_offer(match, seat, question_of(match, seat, lang), line, match.texts(lang))


@pytest.mark.parametrize(
    "line",
    [
        "give 3 wood, take 2 stone",
        "take 2 stone give 3 wood",
        "1: give 3 wood, take 2 stone",
        "player 2: give 3 wood and take 2 stone",
        "partner 1 give 3 wo, get 2 sto",
        "+3 wood -2 stone",
        "+3, -2, 0, 0, 0, 0",
    ],
)
def test_an_offer_from_the_first_question(line: str) -> None:
    match = trading()
    assert draft(match, line) == ["partner 1", "trade wood 3", "trade stone -2", "trade food 0"]
    match.play(0, *draft(match, line) or [])
    assert match.ask_key == "answer"


def test_an_offer_in_german() -> None:
    expected = ["partner 1", "trade wood 3", "trade stone -2", "trade food 0"]
    assert draft(trading(), "gib 3 Holz, nimm 2 Stein", "de") == expected


def test_the_rest_of_an_offer_and_a_counter_offer() -> None:
    match = trading().play(0, "partner 1", "trade wood 3")
    assert draft(match, "take 1 stone") == ["trade stone -1", "trade food 0"]
    match.play(0, "trade stone -1", "trade food 0").play(1, "counter")
    assert draft(match, "give 1 stone, take 4 wood") == ["trade wood 4", "trade stone -1", "trade food 0"]


def test_an_invitation() -> None:
    match = trading()
    assert draft(match, "invite") == ["partner 1", "trade wood 0", "trade stone 0", "trade food 0"]


@pytest.mark.parametrize("line", ["1", "partner 1", "done", "player 2", "-2", ""])
def test_other_answers_are_no_offers(line: str) -> None:
    assert draft(trading(), line) is None


@pytest.mark.parametrize(
    ("seats", "line", "key"),
    [
        (3, "give 1 wood", "term-which-partner"),
        (2, "give 1 metal", "term-offer-closed"),
        (2, "give 1 woood", "term-unknown-near"),
        (2, "give 1 qqqq", "term-unknown"),
    ],
)
def test_offers_that_cannot_be_read(seats: int, line: str, key: str) -> None:
    with pytest.raises(Unreadable, match=key):
        draft(trading(seats), line)


def test_a_deal_at_the_table() -> None:
    match = trading()
    code, shown = played(match, ["give 9 wood", "give 3 wood, take 2 stone", "accept"])
    assert code == 0
    assert match.view(0)["seats"][0]["goods"]["stone"] == 2
    assert "Player 1 has only 4" in shown or "4" in shown.split("give 9 wood")[1].splitlines()[1]
    assert "Player 2, it is your turn." in shown
