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
    ILLEGAL,
    PREDICTOR_FILE,
    WEIGHT_COUNT,
    Predictor,
    Selection,
    selection_of,
    shipped_predictor,
    top_k_accuracy,
    train_predictor,
)
from saecula.games.sands.bots.judge import JUDGE, best_by_thumb
from saecula.games.sands.bots.training import EXPERT_WAVES, TOP_K, SelectionMatch, train, train_experts
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
    asked = selection_of(s, seat, legal)
    chances = shipped_predictor(JUDGE).probabilities(asked.features, asked.worths)
    assert chances.sum() == pytest.approx(1.0)
    assert {pair for pair in range(PAIR_COUNT) if chances[pair] > 0} <= {SELECT.x(choice) for choice in legal}
    assert len(legal) < PAIR_COUNT


def test_what_is_always_selected_is_learned() -> None:
    """One of two pairs, and which one a single feature tells; rules of thumb like all pairs alike."""
    chance = np.random.default_rng(1)
    liked = np.where(np.arange(PAIR_COUNT) < 40, 0.0, ILLEGAL)
    questions = []
    for _ in range(500):
        x = np.append(chance.normal(0.0, 1.0, len(selection_at().features) - 1), 1.0)
        questions.append(Selection(x, liked, 7 if x[3] > 0 else 30))
    predictor = train_predictor(questions[:400], 100)
    assert top_k_accuracy(predictor, questions[400:], 1) > 0.7  # by chance a half
    assert top_k_accuracy(Predictor(), questions[400:], 40) == 1.0


def selection_at() -> Selection:
    """Return some selection."""
    s = thumbed(Select)
    return selection_of(s, to_act(s)[0], choices(s, to_act(s)[0]))


def test_weights_are_packed_into_a_row_and_unpacked() -> None:
    """Without loss."""
    row = np.arange(float(WEIGHT_COUNT))
    assert np.array_equal(Predictor.unpacked(row).packed(), row)


def test_most_selections_of_other_matches_are_among_three_guesses() -> None:
    """In a match that nobody learned from; the true rate is measured in docs/lab-notes.md."""
    match = SelectionMatch(JUDGE, 2, 99, values.shipped_value(JUDGE))
    match.play()
    assert len(match.selections) > 20
    rate = top_k_accuracy(shipped_predictor(JUDGE), match.selections, TOP_K)
    assert rate > 0.4
    assert rate > top_k_accuracy(Predictor(), match.selections, TOP_K)  # rules of thumb alone


def test_likely_pairs_are_thought_through() -> None:
    """As many as are wanted, the likeliest first; other questions are answered by rules of thumb."""
    s = thumbed(Select)
    legal = choices(s, 0)
    asked = selection_of(s, 0, legal)
    chances = shipped_predictor(JUDGE).probabilities(asked.features, asked.worths)
    shortlist = JUDGE.shortlist(s, 0, legal, 9, Rng(Chance(1, BOTS), 1))
    found = [chances[SELECT.x(choice)] for choice in shortlist]
    assert found == sorted(chances, reverse=True)[:9]
    assert shortlist != best_by_thumb(s, 0, legal, 9)


def test_training_finds_value_and_predictor_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same call, the same weights; how often three guesses were right is written down."""
    monkeypatch.setattr(sands_training, "PREDICTOR_SHARE", 2 / 7)
    monkeypatch.setattr(sands_training, "EXPERT_SHARE", 1 / 7)
    found = []
    valued = []
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        file = tmp_path / name / "sands.npz"
        origin = train(games=7, seed=5, file=file, progress=lambda *_: None)
        weights, made = values.read_weights(
            file.with_name(PREDICTOR_FILE).read_bytes(), PREDICTOR_FILE, JUDGE, (WEIGHT_COUNT,)
        )
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
    better = train_experts(first, shipped_predictor(JUDGE), games=1, seed=5, progress=played.append)
    assert played == [1]
    assert len(better.curve) == EXPERT_WAVES
    assert better.curve[-1]["lessons"] == len(better.samples.stages)
    assert not np.array_equal(better.weights, first)
    assert len(better.samples.stages) > 20
    results = np.array(better.samples.results)
    assert off(better.weights, better.samples, results) < off(first, better.samples, results)


def off(weights: NDArray[np.float64], lessons: Dataset, results: NDArray[np.float64]) -> float:
    """Return by how much weights are off, squared."""
    said = [weights[stage, :-1] @ x + weights[stage, -1] for stage, x in pairs_of(lessons)]
    return float(np.mean((results - said) ** 2))


def pairs_of(lessons: Dataset) -> list[tuple[int, NDArray[np.float64]]]:
    """Return tables with their stages."""
    return list(zip(lessons.stages, lessons.inputs, strict=True))
