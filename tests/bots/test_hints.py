"""Hints: three steps, reasons, and honesty about small differences."""

from __future__ import annotations

import pytest

import saecula
from saecula.bots import Worlds, search
from saecula.bots.hints import CHANCE, MARGIN, POINTS, Candidate, Hint, Reason, hint_of, hint_sentences, search_hint
from saecula.games.bronze.rules.trade import Answer, Offer, Trade
from saecula.games.gentes.rules.setup import Settlers
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.frames import choices, play, to_act
from saecula.kernel.pick import Pick
from saecula.match.match import Match
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
        steps = hint_sentences(hint, match, seat, Texts(title, lang))
        assert len(steps) == 3
        assert all(steps)
        match.play(seat, hint.candidates[0].choices[0])


def reasoned(*reasons: Reason) -> Hint:
    """Return a hint with these reasons, whose first answer is clearly better."""
    return Hint(CHANCE, [Candidate([1], 0.6), Candidate([2], 0.5)], list(reasons))


def test_what_speaks_for_the_answer_comes_first() -> None:
    """However much speaks against it; the largest of that comes next, if it is larger than the next reason for it."""
    hint = reasoned(Reason("food", 0.01), Reason("cities", -0.2), Reason("goods", 0.1))
    assert [reason.key for reason in hint.top_reasons] == ["goods", "cities"]
    hint = reasoned(Reason("food", 0.05), Reason("cities", -0.02), Reason("goods", 0.1))
    assert [reason.key for reason in hint.top_reasons] == ["goods", "food"]


def test_where_no_part_speaks_for_an_answer_all_of_it_does() -> None:
    """And what would be shown as nought is no reason."""
    hint = reasoned(Reason("food", 0.0001), Reason("cities", -0.2))
    assert [reason.key for reason in hint.top_reasons] == ["together", "cities"]


def test_small_differences_are_a_matter_of_taste() -> None:
    """Below the noise nobody knows better."""
    assert Hint(CHANCE, [Candidate([1], 0.505), Candidate([2], 0.5)]).is_negligible
    assert not Hint(CHANCE, [Candidate([1], 0.55), Candidate([2], 0.5)]).is_negligible


def test_a_hint_names_what_makes_the_difference() -> None:
    """Somewhere in a match the parts of the sheet are weighed."""
    match = saecula.new("bronze", seats=2, seed=4)
    keys: set[str] = set()
    for _ in range(60):
        seat = match.to_act[0]
        hint = hinted(match, seat)
        keys |= {reason.key for reason in hint.top_reasons}
        match.play(seat, hint.candidates[0].choices[0])
    assert keys & {"food", "goods", "cities", "monuments", "developments"}
    assert any(key.startswith("dice-") for key in keys)


def test_a_searched_hint_shows_wins_and_not_rewards(monkeypatch: pytest.MonkeyPatch) -> None:
    """However rewards are made up, the chance shown is the share of iterations that were won."""
    monkeypatch.setattr(search, "rewards_of", lambda _title, _s: [0.99, 0.99])
    match = saecula.new("bronze", seats=2, seed=4)
    seat = match.to_act[0]
    hint = search_hint(Worlds(match.title, match.state, seat, Rng(Chance(1), 1)), choices(match.state, seat))
    assert hint.unit == CHANCE
    assert all(0.1 < candidate.value < 0.9 for candidate in hint.candidates)
    assert hint.noise > 0.05


def test_a_searched_hint_alone_shows_points() -> None:
    """Nobody is there to be beaten."""
    match = saecula.new("bronze", seats=1, seed=4)
    hint = search_hint(Worlds(match.title, match.state, 0, Rng(Chance(1), 1)), choices(match.state, 0))
    assert hint.unit == POINTS
    assert all(20 < candidate.value < 90 for candidate in hint.candidates)


def test_sampled_values_have_a_noise_of_their_own() -> None:
    """What sixty iterations say is rough."""
    assert Hint(CHANCE, [Candidate([1], 0.6), Candidate([2], 0.5)], noise=0.2).is_negligible


TITLES = ("bronze", "khronos", "gentes", "sands")


@pytest.mark.parametrize("title", TITLES)
def test_what_is_hinted_can_be_played_as_it_stands(title: str) -> None:
    """With all its pieces, all over a match; and nothing but what speaks for it is named first."""
    match = saecula.new(title, seats=2, seed=2)
    for n in range(400):
        if match.over:
            break
        seat = match.to_act[0]
        legal = [choice.number for choice in match.choices(seat)]
        if n % (12 if title == "khronos" else 4) > 2:
            match.play(seat, *advised(match, seat))
            continue
        hint = hinted(match, seat)
        assert not [reason for reason in hint.top_reasons[:1] if reason.amount < 0]
        assert hint.top_reasons or hint.is_negligible
        assert hint.lead >= 0
        assert len(hint.candidates) == 2 or len(legal) <= 2
        match.play(seat, *hint.candidates[0].choices)


def advised(match: Match, seat: int) -> list[int]:
    """Return what rules of thumb say, all pieces of it."""
    s = match.state.clone()
    found: list[int] = []
    pick = s.top
    while seat in to_act(s) and s.top is pick:
        legal = choices(s, seat)
        found.append(match.title.advice(s, seat, legal, Rng(Chance(3), len(found))))
        play(s, seat, found[-1])
        if not isinstance(pick, Pick):
            break
    return found


def test_four_people_of_the_beginning_are_hinted_at_once() -> None:
    """Gentes asks for four, and refuses one."""
    match = saecula.new("gentes", seats=2, seed=3)
    while not isinstance(match.state.top, Settlers):
        seat = match.to_act[0]
        match.play(seat, match.choices(seat)[0].number)
    seat = match.to_act[0]
    hint = hinted(match, seat)
    assert [len(candidate.choices) for candidate in hint.candidates] == [4, 4]
    assert " × 1 × " not in " ".join(hint_sentences(hint, match, seat, Texts("gentes", "de")))
    match.play(seat, *hint.candidates[0].choices)


def said(hint: Hint, lang: str, title: str = "bronze", seats: int = 2) -> str:
    """Return the second step of a hint about the first two choices of a match."""
    match = saecula.new(title, seats=seats, seed=4)
    seat = match.to_act[0]
    for candidate, choice in zip(hint.candidates, match.choices(seat), strict=False):
        candidate.choices = [choice.number]
    return hint_sentences(hint, match, seat, Texts(title, lang))[1]


def test_numbers_are_written_as_in_the_language() -> None:
    """With a comma and a real minus in German, the unit held to its number; what a percentage is, is said once."""
    hint = Hint(MARGIN, [Candidate([], 7.25), Candidate([], -9.2)], [Reason("sands-deeds", 12.04)])
    german, english = said(hint, "de", "sands"), said(hint, "en", "sands")
    assert "+7,2\u00a0Punkte gegenüber der anderen Seite am" in german
    assert "−9,2" in german
    assert "12,0\u00a0Punkte" in german
    assert "Der nächstbeste" in german
    assert "One answer stands out" in english
    assert "+7.2\u00a0points against the other at the end" in english
    several = said(Hint(CHANCE, [Candidate([], 0.514), Candidate([], 0.45)]), "de", seats=3)
    assert several.count("Gewinnchance") == 1
    assert "51\u00a0%" in several
    assert several.count("„") == 2


def test_a_single_answer_is_not_to_be_weighed() -> None:
    """No step asks to compare."""
    match = saecula.new("bronze", seats=2, seed=4)
    seat = match.to_act[0]
    steps = hint_sentences(
        Hint(CHANCE, [Candidate([match.choices(seat)[0].number], 0.0)]), match, seat, Texts("bronze", "en")
    )
    assert "ompare" not in " ".join(steps)
    assert "There is only one answer: “" in steps[1]


@pytest.mark.parametrize("seats", [3, 4])
def test_chances_at_the_opening_are_about_even(seats: int) -> None:
    """Nobody at a table of equals is told to win half of the time."""
    found = []
    for seed in range(6):
        match = saecula.new("bronze", seats=seats, seed=seed)
        found.append(hinted(match, match.to_act[0]).candidates[0].value)
    assert sum(found) / len(found) == pytest.approx(1 / seats, abs=0.08)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_deals_are_weighed_against_no_deal(lang: str) -> None:
    """§trade Whom to deal with, what to offer, what to answer: each has an alternative."""
    match = saecula.new("bronze", seats=2, seed=4, options={"trading": True})
    asked = set()
    for _ in range(120):
        if match.over:
            break
        seat = match.to_act[0]
        if isinstance(match.state.top, (Trade, Offer, Answer)) and len(match.choices(seat)) > 1:
            asked.add(type(match.state.top))
            hint = hinted(match, seat)
            assert len(hint.candidates) == 2
            assert all(hint_sentences(hint, match, seat, Texts("bronze", lang)))
            if isinstance(match.state.top, Trade) and len(asked) == 1:
                match.play(seat, match.choices(seat)[0].number)
                continue
        match.play(seat, *advised(match, seat))
    assert Trade in asked
