"""Hints: three steps, reasons, and honesty about small differences."""

from __future__ import annotations

import pytest

import saecula
from saecula.bots import Worlds
from saecula.bots.hints import CHANCE, Candidate, Hint, Reason, hint_of, told
from saecula.kernel.chance import Chance, Rng
from saecula.match import Match
from saecula.texts import LANGUAGES, Texts


def hinted(match: Match, seat: int) -> Hint:
    """Ask for a hint."""
    return hint_of(match, seat, Worlds(match.title, match.state, seat, Rng(Chance(1), 1)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("title", "seats"), [("bronze", 1), ("bronze", 2), ("sample", 2)])
def test_every_question_can_be_hinted(title: str, seats: int, lang: str) -> None:
    """Three steps at each question of a match, and the advised answer is legal."""
    match = saecula.new(title, seats=seats, seed=4)
    for _ in range(24):
        if match.over:
            break
        seat = match.to_act[0]
        hint = hinted(match, seat)
        steps = told(hint, match, seat, Texts(title, lang))
        assert len(steps) == 3
        assert all(steps)
        match.play(seat, hint.candidates[0].choices[0])


def test_the_weightiest_reasons_come_first() -> None:
    """Two of them."""
    hint = Hint(CHANCE, [], [Reason("food", 0.01), Reason("cities", -0.2), Reason("goods", 0.1)])
    assert [reason.key for reason in hint.foremost] == ["cities", "goods"]


def test_small_differences_are_a_matter_of_taste() -> None:
    """Below the noise nobody knows better."""
    assert Hint(CHANCE, [Candidate([1], 0.505), Candidate([2], 0.5)]).is_taste
    assert not Hint(CHANCE, [Candidate([1], 0.55), Candidate([2], 0.5)]).is_taste


def test_a_hint_names_what_makes_the_difference() -> None:
    """Somewhere in a match the parts of the sheet are weighed."""
    match = saecula.new("bronze", seats=2, seed=4)
    keys: set[str] = set()
    for _ in range(60):
        seat = match.to_act[0]
        hint = hinted(match, seat)
        keys |= {reason.key for reason in hint.foremost}
        match.play(seat, hint.candidates[0].choices[0])
    assert keys & {"food", "goods", "cities", "monuments", "developments"}
    assert any(key.startswith("dice-") for key in keys)
