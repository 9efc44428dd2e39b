"""The story of whole matches: who wins is told, and nobody reads their own name."""

from __future__ import annotations

from pathlib import Path

import pytest

import saecula
from saecula.games import TITLES
from saecula.texts import LANGUAGES

GOLDEN = Path(__file__).parent / "golden"
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]
each_title = pytest.mark.parametrize("title", [title.key for title in TITLES])


def finished(title: str, players: list[str]) -> saecula.Match:
    """Return a match that was played to its end."""
    file = min((GOLDEN / title).glob("rules-2-*.log"), default=min((GOLDEN / title).glob("*.log")))
    return saecula.load(file.read_text("utf-8"), players)


@each_title
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_story_names_the_winner_and_the_points(title: str, lang: str) -> None:
    """With or without a tie, and also for a seat that played alone."""
    match = finished(title, NAMES)
    best = [score for score in match.title.standing(match.state) if score.place == 1]
    lines = [
        line for step in match.steps for line in step.lines if match.line_key(line) in ("line-wins", "line-victory")
    ]
    assert [line.numbers[:2] for line in lines] == [(score.seat, score.points) for score in best]
    for score in best:
        told = [line for line in match.story(lang=lang) if NAMES[score.seat] in line and str(score.points) in line]
        assert told


@each_title
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_reads_their_own_name(title: str, lang: str) -> None:
    """They are “you” in their own story."""
    match = finished(title, ["Zenobia", *NAMES])
    assert [line for line in match.story(0, lang) if "Zenobia" in line] == []


def test_unrest_tells_its_cause() -> None:
    """Bonus action, repeated card, overcrowding or battle."""
    story = finished("sands", NAMES).story()
    assert [line for line in story if "unrest rises" in line and not line.endswith(").")] == []
    assert any("(repeated card)" in line for line in story)
