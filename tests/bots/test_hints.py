"""Hints: three steps, reasons, and honesty about small differences."""

from __future__ import annotations

import pytest

import saecula
from saecula.bots import Worlds, search
from saecula.bots.hints import CHANCE, POINTS, Candidate, Hint, Reason, hint_of, searched, told
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.frames import choices
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


def test_a_searched_hint_shows_wins_and_not_rewards(monkeypatch: pytest.MonkeyPatch) -> None:
    """However rewards are made up, the chance shown is the share of imagined matches that were won."""
    monkeypatch.setattr(search, "rewards_of", lambda _title, _s: [0.99, 0.99])
    match = saecula.new("bronze", seats=2, seed=4)
    seat = match.to_act[0]
    hint = searched(Worlds(match.title, match.state, seat, Rng(Chance(1), 1)), choices(match.state, seat))
    assert hint.unit == CHANCE
    assert all(0.1 < candidate.value < 0.9 for candidate in hint.candidates)
    assert hint.noise > 0.05


def test_a_searched_hint_alone_shows_points() -> None:
    """Nobody is there to be beaten."""
    match = saecula.new("bronze", seats=1, seed=4)
    hint = searched(Worlds(match.title, match.state, 0, Rng(Chance(1), 1)), choices(match.state, 0))
    assert hint.unit == POINTS
    assert all(20 < candidate.value < 90 for candidate in hint.candidates)


def test_sampled_values_have_a_noise_of_their_own() -> None:
    """What sixty imagined matches say is rough."""
    assert Hint(CHANCE, [Candidate([1], 0.6), Candidate([2], 0.5)], noise=0.2).is_taste
