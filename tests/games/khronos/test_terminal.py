"""The maps of Khronos in the terminal: as many side by side as fit, with owners, rulers, choices and previews."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len

import saecula
from saecula.match.match import Match
from saecula.term import Terminal, show
from tests.term.playing import Screen, first_choices, played

NAMES = ["Marion", "Nicole", "Tarek"]


def table(**more: object) -> Match:
    """Return a match of three, with buildings of every kind and state."""
    chain = {"tile": "keep", "cell": "c8"}
    description = {
        "seats": [
            {"money": 9, "hand": {"military": 2, "civil": 2}, "adventurers": [{"era": "might"}, {"era": "reason"}]},
            {"adventurers": [{"era": "faith"}, {"era": "faith"}]},
            {},
        ],
        "round": 4,
        "might": [
            chain | {"owner": 0},
            {"tile": "town", "cell": "e8"},
            {"tile": "watchtower", "cell": "g8", "owner": 1},
        ],
        "faith": [chain | {"owner": 0}, {"tile": "town", "cell": "e8"}, {"tile": "abbey", "cell": "c4", "owner": 2}],
        "reason": [
            chain,
            {"tile": "town", "cell": "e8", "cubes": {"0": 2, "1": 1}},
            {"tile": "abbey", "cell": "c4", "half": 1},
            {"tile": "monastery", "cell": "l4", "restored": True},
        ],
    }  # fmt: skip
    return saecula.position("khronos", description | more, seed=7, players=NAMES)


def shown(match: Match, lang: str, width: int, screen: Screen | None = None) -> str:
    """Return the board as text."""
    where = Screen() if screen is None else screen
    show(match, lang, terminal=Terminal(io.StringIO(), where, width=width))
    return where.getvalue()


def row(board: str, number: int) -> str:
    """Return a row of the maps."""
    return next(line for line in board.splitlines() if line.startswith(f"{number:>2} "))


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("width", [40, 79, 80, 110, 120, 200])
def test_no_line_is_wider_than_the_terminal(width: int, lang: str) -> None:
    lines = shown(table(), lang, width).splitlines()
    assert max(cell_len(line) for line in lines) <= width


@pytest.mark.parametrize(("width", "maps"), [(40, 1), (80, 2), (109, 3), (160, 3)])
def test_as_many_maps_side_by_side_as_fit(width: int, maps: int) -> None:
    assert row(shown(table(), "en", width), 1).count(" 1 ") == maps


def test_buildings_show_their_kind_and_whose_they_are() -> None:
    might, faith, reason = (row(shown(table(), "en", 120), 8)[i : i + 35] for i in (0, 37, 74))
    assert "M1m1C·c·M2" in might  # Marion's keep, a town, Nicole's watchtower
    assert "M1m1C·c· " in faith
    assert "M/m/C1c1" in reason  # a ruin; Marion's cubes in the town
    assert "c2c·" in row(shown(table(), "en", 120), 9)  # Nicole's
    board = row(shown(table(), "en", 120), 4)
    assert "R2r/r/" in board  # half restored by Nicole
    assert "R·r·" in board  # restored: nobody's
    assert "c·" in row(shown(table(), "en", 120), 10)  # a printed hamlet


def test_rulers_and_taxes_are_told() -> None:
    board = shown(table(), "en", 120)
    assert "C8: 1 gets 3" in board
    assert "would collect: Might 3" in board
    assert "Round 4 of 7 (taxes: 4, 7)" in board
    assert "hand: 2 × military, 2 × civil" in board
    assert "reconstruction" in board
    assert "nachempfunden" in shown(table(), "de", 120)


def test_others_coins_are_covered() -> None:
    board = shown(table(), "en", 120)
    assert "1 Marion: coins 9" in board
    assert "2 Nicole: coins ?" in board


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_other_encodings_are_written_more_plainly(encoding: str) -> None:
    board = shown(table(), "de", 80, Screen(encoding))
    assert "M1m1B.b.M2" in board


def test_places_for_a_tile_are_marked_and_named() -> None:
    match = table()
    _, text = played(match, ["take watchtower might"], width=120, players=["me", "random", "random"])
    last = text.rsplit("━━ Round", 1)[1]
    assert " + + +" in row(last, 6)
    assert "Where do you lay the Watchtower" in last
    assert "D5 E5" in last.split("Where do you lay")[1]  # very many: names only


def test_looking_at_an_answer_does_nothing_and_shows_all_ages() -> None:
    match = table(might=[], faith=[{"tile": "monastery", "cell": "l13", "owner": 1}], reason=[])
    before = match.digest()
    lines = ["look take keep might", "take keep might", "look m14", "look"]
    _, text = played(match, lines, width=120, players=["me", "random", "random"])
    taken = text.split("› look take keep might\n")[1].split("\n› ")[0]
    assert "Price: 2 × military, earns 1" in taken
    looked = text.split("› look m14\n")[1].split("\n› ")[0]
    assert "Time paradox: Nicole loses the Monastery" in looked
    assert row(looked, 14).count("M1m1") == len(("might", "faith"))
    assert "xxxx" in row(looked, 13)  # where the monastery stood
    assert "M/m/" in row(looked, 14)
    assert "Marion: coins +1" in looked
    assert "such as: look 2" in text.split("› look\n")[1]
    assert match.digest() != before  # the tile was taken, and nothing else happened
    assert match.view(0)["pending"]["what"] == "place"


def test_looking_shows_what_stays_open() -> None:
    might = [
        {"tile": "keep", "cell": "e11", "owner": 1},
        {"tile": "keep", "cell": "h11", "owner": 2},
        {"tile": "town", "cell": "j11"},
    ]
    match = table(map="plain", hamlets=[], might=might, faith=[], reason=[])
    _, text = played(match, ["take hamlet might", "look g11"], width=80, players=["me", "random", "random"])
    assert "Marion has still to decide" in text


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_match_by_first_choices(lang: str) -> None:
    match = saecula.new("khronos", seats=2, seed=3)
    code, text = played(match, first_choices(match), lang=lang)
    assert code == 0
    assert match.over
    assert "term-" not in text
