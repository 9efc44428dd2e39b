"""The table of Sands in the terminal: all that a player needs, short, in both languages, in any width."""

from __future__ import annotations

import re
from functools import partial

import pytest
from rich.cells import cell_len

import saecula
from saecula.games.sands.kinds import STRUCTURES
from saecula.term.bots import bot_choice
from saecula.term.layout import styled
from saecula.term.question import draw_question, question_of
from tests.term.playing import after as after_some
from tests.term.playing import played, shown

MAX_LINES = 45


after = partial(after_some, "sands")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("width", [40, 80, 100, 120])
def test_no_line_is_wider_than_the_terminal(width: int, seats: int, lang: str) -> None:
    for choices in (0, 200, 2000):
        lines = shown(after(choices, seats), lang, width).splitlines()
        assert max(cell_len(line) for line in lines) <= width


@pytest.mark.parametrize("choices", [0, 100, 200, 350, 2000])
def test_two_seats_fit_on_a_screen(choices: int) -> None:
    assert len(shown(after(choices), "en", 100).splitlines()) <= MAX_LINES


def test_territories_tell_holder_citizens_and_structures() -> None:
    board = shown(after(200), "en", 100)
    assert re.search(r"Syria += gold  5/5  \*1 \[1\]4p 1w Lib", board)  # a capital with a library
    assert re.search(r"Aegyptus += crops 5/5! \*2 \[2\]4p 2w", board)  # overcrowded
    assert "wine Graecia–Italia[1]" in board


def test_the_chronicle_board_tells_what_is_reached() -> None:
    board = shown(after(200), "en", 100, seat=1)
    assert re.search(r"D: population +Pol +15  18 \| 12\+ 15\+ 18\+  21", board)


def test_chronicles_of_others_stay_face_down() -> None:
    match = after(350)
    own, others = shown(match, "en", 100, seat=1), shown(match, "en", 100, seat=-1)
    while match.over or not match.view(1)["seats"][1]["bins"]:
        match = match.at(len(match.events) - 5)
        own, others = shown(match, "en", 100, seat=1), shown(match, "en", 100, seat=-1)
    assert re.search(r"\[2\]\d", own)
    assert not re.search(r"\[2\]\d", others.split("face down")[-1].splitlines()[0])


def test_a_battle_shows_both_strengths() -> None:
    match = saecula.new("sands", seats=3, seed=4)
    while not match.view(0)["battle"]:  # random players of this seed come to one
        match.play(match.to_act[0], bot_choice(match, match.to_act[0], "random", 3))
    board = shown(match, "en", 100)
    assert "attacks with" in board
    assert "defends with" in board


def test_a_province_is_not_chosen_blindly() -> None:
    """§2.1 Board, list, help and look tell what lies beside a territory; what is out of play is no neighbour."""
    match = saecula.new("sands", seats=2, seed=11)
    _, told = played(
        match, ["? gallia", "look hispania", "? britannia", "? temple"], players=["me", "greedy"], width=100
    )
    assert re.search(r"  Gallia: His Ita +", told)
    assert re.search(r"Province: Hispania  Gal \(Ita\) \(Mau\) Sic +province hispania", told)
    assert "mostly France. It borders on Hispania and Italia." in told
    assert (
        "· It borders on Gallia and Sicilia.\n· A dotted line over the sea joins it to Italia and Mauretania." in told
    )
    assert told.count("borders on") == 2
    assert "Benachbart: Hispania und Italia." in match.help("land/gallia", "de")


def test_the_board_in_full_lists_the_neighbours_later_too() -> None:
    """§2.1 The short one has no room for them."""
    match = after(200)
    assert "Neighbours" not in shown(match, "en", 100)
    _, told = played(match, ["board"], width=100, players=["me", "greedy"])
    assert re.search(r"Neighbours.+\n.*Hispania: Gal", told)


@pytest.mark.parametrize("seats", [2, 5])
def test_the_neighbours_that_are_listed_are_those_of_the_rules(seats: int) -> None:
    """§2.1 Each once, over land or a dotted line, and the other way round."""
    match = saecula.new("sands", seats=seats, seed=11)
    for land, row in match.facts["lands"].items():
        listed = match.title.help_lists(match.state, f"land/{land}")
        others = [thing for things in listed.values() for thing in things]
        assert sorted(others) == sorted(f"land/{other}" for other in row["near"])


def question_shown(key: str, seed: int = 3) -> str:
    """Return the first long question of a kind in a match by chance."""
    match = saecula.new("sands", seats=2, seed=seed)
    while match.ask_key != key or len(match.choices(match.to_act[0])) < 10:
        match.play(match.to_act[0], bot_choice(match, match.to_act[0], "random", 5))
    question = question_of(match, match.to_act[0], "en")
    return "\n".join(line.plain for line in draw_question(question, styled("", ""), match.texts("en"), 100))


def test_what_a_building_costs_stands_in_the_list() -> None:
    """§5.5 Also where the structures stand in groups."""
    assert re.search(r"^  Quarry .*\d [A-Z][a-z]+ \(\d gold\)", question_shown("build"), re.MULTILINE)


@pytest.mark.parametrize("structure", STRUCTURES)
def test_what_a_building_costs_stands_in_its_help(structure: str) -> None:
    """§5.5 Its level, of a city the capacity, and the unrest; a reader of the help need not know the rule."""
    match = saecula.new("sands", seats=2, seed=3)
    level = match.facts["structures"][structure]["level"]
    english, german = ("the capacity of the territory in", "die Kapazität der Region in")
    if structure != "city":
        english, german = (f"{level}", f"{level}")
    assert f"Price: {english} gold plus your unrest." in match.help(f"structure/{structure}", "en")
    assert f"Preis: {german} Gold plus" in match.help(f"structure/{structure}", "de")


def test_moves_are_told_with_an_arrow() -> None:
    """§5.9 From where to where."""
    asked = question_shown("migrate")
    assert re.search(r"\d [A-Z]\w+ → [A-Z]\w+", asked)
    assert "+" not in asked


def test_german_has_no_english_words() -> None:
    board = shown(after(200), "de", 100)
    for word in ("Regionen", "Handelsgüter", "Überlieferung", "Chroniktafel", "Fortschritte"):
        assert word in board
    for word in ("Territories", "heritage", "caravan", "gold ", "term-", "board-"):
        assert word not in board


def test_other_encodings_are_written_more_plainly() -> None:
    board = shown(after(200), "de", 100, encoding="latin-1")
    assert "Schrift > " in board
    assert "?" not in board.replace(", ? ", "")
