"""Who selects which cards at Sands: the predictor learns, guesses well, and is asked where others are imagined."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from saecula.bots.planned import value as values
from saecula.bots.planned.net import Dataset
from saecula.games.sands.bots import training as sands_training
from saecula.games.sands.bots.choices import (
    FILE,
    NEVER,
    SIZE,
    Predictor,
    Question,
    hit_rate,
    learned,
    question,
    shipped_choices,
)
from saecula.games.sands.bots.judge import JUDGE, liked_best
from saecula.games.sands.bots.training import COURSES, GUESSES, SelfPlay, improved, train
from saecula.games.sands.kinds import PAIR_COUNT
from saecula.games.sands.rules.course import Select
from saecula.games.sands.words import SELECT
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.frames import choices, to_act
from tests.games.sands.bots.test_players import thumbed


def test_forbidden_pairs_are_never_expected() -> None:
    """And the chances of the others add up to one."""
    s = thumbed(Select)
    seat = to_act(s)[0]
    legal = choices(s, seat)
    asked = question(s, seat, legal)
    chances = shipped_choices(JUDGE).chances(asked.x, asked.liked)
    assert chances.sum() == pytest.approx(1.0)
    assert {pair for pair in range(PAIR_COUNT) if chances[pair] > 0} <= {SELECT.x(choice) for choice in legal}
    assert len(legal) < PAIR_COUNT


def test_what_is_always_selected_is_learned() -> None:
    """One of two pairs, and which one a single feature tells; rules of thumb like all pairs alike."""
    chance = np.random.default_rng(1)
    liked = np.where(np.arange(PAIR_COUNT) < 40, 0.0, NEVER)
    questions = []
    for _ in range(500):
        x = np.append(chance.normal(0.0, 1.0, len(question_at().x) - 1), 1.0)
        questions.append(Question(x, liked, 7 if x[3] > 0 else 30))
    predictor = learned(questions[:400], 100)
    assert hit_rate(predictor, questions[400:], 1) > 0.7  # by chance a half
    assert hit_rate(Predictor(), questions[400:], 40) == 1.0


def question_at() -> Question:
    """Return some question."""
    s = thumbed(Select)
    return question(s, to_act(s)[0], choices(s, to_act(s)[0]))


def test_weights_are_packed_into_a_row_and_unpacked() -> None:
    """Without loss."""
    row = np.arange(float(SIZE))
    assert np.array_equal(Predictor.of(row).flat(), row)


def test_most_selections_of_other_matches_are_among_three_guesses() -> None:
    """In a match that nobody learned from; the true rate is measured in docs/opponents.md."""
    match = SelfPlay(JUDGE, 2, 99, values.shipped_value(JUDGE))
    match.play()
    assert len(match.asked) > 20
    rate = hit_rate(shipped_choices(JUDGE), match.asked, GUESSES)
    assert rate > 0.4
    assert rate > hit_rate(Predictor(), match.asked, GUESSES)  # rules of thumb alone


def test_likely_pairs_are_thought_through() -> None:
    """As many as are wanted, the likeliest first; other questions are answered by rules of thumb."""
    s = thumbed(Select)
    legal = choices(s, 0)
    asked = question(s, 0, legal)
    chances = shipped_choices(JUDGE).chances(asked.x, asked.liked)
    shortlist = JUDGE.shortlist(s, 0, legal, 9, Rng(Chance(1, BOTS), 1))
    found = [chances[SELECT.x(choice)] for choice in shortlist]
    assert found == sorted(chances, reverse=True)[:9]
    assert shortlist != liked_best(s, 0, legal, 9)


def test_training_finds_value_and_predictor_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same call, the same weights; how often three guesses were right is written down."""
    monkeypatch.setattr(sands_training, "WATCHED", 2 / 7)
    monkeypatch.setattr(sands_training, "IMPROVED", 1 / 7)
    found = []
    valued = []
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        file = tmp_path / name / "sands.npz"
        origin = train(games=7, seed=5, file=file, progress=lambda *_: None)
        weights, made = values.read_weights(file.with_name(FILE).read_bytes(), FILE, JUDGE, (SIZE,))
        assert 0.0 < made.curve[0]["hits"] <= 1.0
        hits = [row["hits"] for row in origin.curve if "hits" in row]  # before experts play, and after
        assert len(hits) == 2
        assert hits[-1] == made.curve[0]["hits"]
        found.append(weights)
        valued.append(values.read_value(file.read_bytes(), file.name, JUDGE).weights)
    assert np.array_equal(found[0], found[1])
    assert np.array_equal(valued[0], valued[1])


def test_experts_learn_from_their_own_matches() -> None:
    """They stay near what they knew, but not there; a careless choice now and then, and all seats learn."""
    first = values.shipped_value(JUDGE).weights
    played: list[int] = []
    better = improved(first, shipped_choices(JUDGE), games=1, seed=5, progress=played.append)
    assert played == [1]
    assert len(better.curve) == COURSES
    assert better.curve[-1]["lessons"] == len(better.lessons.stages)
    assert not np.array_equal(better.weights, first)
    assert len(better.lessons.stages) > 20
    results = np.array(better.lessons.results)
    assert off(better.weights, better.lessons, results) < off(first, better.lessons, results)


def off(weights: NDArray[np.float64], lessons: Dataset, results: NDArray[np.float64]) -> float:
    """Return by how much weights are off, squared."""
    said = [weights[stage, :-1] @ x + weights[stage, -1] for stage, x in pairs_of(lessons)]
    return float(np.mean((results - said) ** 2))


def pairs_of(lessons: Dataset) -> list[tuple[int, NDArray[np.float64]]]:
    """Return tables with their stages."""
    return list(zip(lessons.stages, lessons.inputs, strict=True))
