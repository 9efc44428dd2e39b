"""§4.5 What the story says of chronicles that do not score."""

from __future__ import annotations

from tests.games.sands.world import MARION, NICOLE, World, world

TORN = (  # both political chronicles are met, but heritage is enough for one of them only
    "capital gallia, province italia, province hispania, colony sicilia, colony libya, colony rhodes, colony cyprus, "
    "gallia PPPPPPPPPP, italia PPPPPPPPPP, libya WWWWWWWWWW, political 7, "
    "chronicle 4 territories, chronicle 5 population"
)


def scored(marion: str = "", angelika: str = "") -> World:
    """Return a world at the end of a dynasty."""
    return world(marion, angelika, phase="scoring", position=8, position_before=6)


def unscored(w: World, seat: int, lang: str = "en") -> list[str]:
    """Return what a seat reads about chronicles that do not score."""
    words = ("does not score", "wertet nicht")
    return [line for line in w.match.story(seat, lang) if any(word in line for word in words)]


def test_a_threshold_that_is_missed_is_told() -> None:
    """§4.5 The reason is how much the chronicle asks for, and how much there is."""
    w = scored(TORN + ", cultural 7, chronicle 7 lyres").play(MARION, "score 5")
    assert unscored(w, MARION)[1:] == ["Your Chronicle 7 (F: lyres) does not score: it needs 14 and has none."]
    assert unscored(w, NICOLE, "de")[1:] == ["Person 1: Chronik 7 (F: Leiern) wertet nicht: verlangt 14, vorhanden 0."]


def test_too_little_heritage_is_told() -> None:
    """§4.5 Four territories are enough for chronicle 1, no heritage is not."""
    armenia = "capital armenia, province asia_minor, province mesopotamia, colony syria, chronicle 1 territories"
    w = scored(TORN, armenia).play(MARION, "score 5")
    assert unscored(w, NICOLE)[1:] == [
        "Player 2: Chronicle 1 (C: territories) does not score: it needs heritage 1 and has 0."
    ]


def test_the_one_of_two_that_is_left_out_is_told() -> None:
    """§4.5 4 + 5 is more than 7: who scores 5 reads why 4 does not score."""
    w = scored(TORN).play(MARION, "score 5")
    assert unscored(w, MARION) == [
        "Your Chronicle 4 (C: territories) does not score: together the two need heritage 9 and have 7."
    ]
