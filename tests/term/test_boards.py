"""The drawn table: never wider than the terminal, with and without colour, in any encoding."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.text import Text

import saecula
from saecula.match.match import Match
from saecula.term import Terminal, show
from saecula.term.bots import bot_choice
from saecula.term.layout import ASCII, flowing, framed, in_columns, wrapped
from saecula.term.pictures import SeatView
from saecula.term.plain import draw as draw_plain
from tests.term.playing import Screen, bronze


def late(seats: int, choices: int = 90) -> Match:
    """Return a match some way into the game."""
    match = bronze(seats, seed=11)
    for _ in range(choices):
        if match.over:
            break
        match.play(match.to_act[0], bot_choice(match, match.to_act[0], "greedy", 3))
    return match


def shown(match: Match, lang: str, width: int, screen: Screen | None = None, *, colour: bool | None = None) -> str:
    """Return the board as text."""
    where = Screen() if screen is None else screen
    show(match, lang, terminal=Terminal(io.StringIO(), where, width=width, colour=colour))
    return where.getvalue()


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("width", [40, 44, 79, 80, 99, 100, 120, 200])
def test_no_line_is_wider_than_the_terminal(width: int, seats: int, lang: str) -> None:
    lines = shown(late(seats), lang, width).splitlines()
    assert max(cell_len(line) for line in lines) <= width
    frames = [line for line in lines if line.startswith(("╭─", "│", "╰"))]
    assert len({cell_len(line.rstrip()) for line in frames if "╭─ " in line}) <= 2


@pytest.mark.parametrize("width", [40, 80, 120])
def test_everything_is_on_the_board(width: int) -> None:
    match = late(2)
    board = shown(match, "en", width)
    for thing in ("Food", "Wood", "Metal", "Obelisk", "Great Wall", "Masonry", "Disaster boxes", "Player 2", "Round"):
        assert thing in board
    assert "Temple" not in board  # not in play with two
    for sheet in match.view()["seats"]:
        assert str(sheet["points"]).replace("-", "-") in board


def test_no_colour_codes_in_a_pipe_and_some_on_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    match = late(2)
    assert "\x1b" not in shown(match, "en", 80)
    assert "\x1b" in shown(match, "en", 80, Screen(watched=True))
    assert "\x1b" in shown(match, "en", 80, colour=True)
    assert "\x1b" not in shown(match, "en", 80, Screen(watched=True), colour=False)
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in shown(match, "en", 80, Screen(watched=True))


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_other_encodings_are_written_more_plainly(encoding: str) -> None:
    board = shown(late(2), "de", 80, Screen(encoding))
    board.encode(encoding)
    assert "?" not in board.replace("|   ?   |", "").replace(":   ?   :", "")
    assert "+---" in board


def test_locked_skulls_and_dice_in_hand_are_marked() -> None:
    dice = {"skull2": 2, "coin": 1}
    description = {"active": 0, "phase": "roll", "dice": dice, "seats": [{}, {}]}
    match = saecula.position("bronze", description, seed=1)
    board = shown(match, "en", 80)
    assert board.count("locked") == 2
    assert "╔═" in board
    match = match.at(len(match.events)).play(0, "reroll coin", "done")
    assert "in hand" in shown(match, "en", 80)


def test_a_title_without_a_board_is_shown_plainly() -> None:
    match = bronze(2)
    view = {"long_word": "x" * 10, "list": list(range(60)), "nothing": None, "seats": [{"a": 1}, {"b": [1, 2]}]}
    picture = SeatView(view=view, facts={}, texts=match.texts("en"), seat=0, names=("Ann", "Bob"), width=40)
    text = "\n".join(line.plain for line in draw_plain(picture))
    assert "long word: xxxxxxxxxx" in text
    assert "Ann" in text or "a 1" in text
    assert max(len(line) for line in text.splitlines()) <= 40


def test_blocks() -> None:
    assert [line.plain for line in wrapped(Text("one two three four"), 9, 2)] == ["one two", "  three", "  four"]
    frame = framed([Text("x")], 12, ASCII, title=Text("a long title here"), note=Text("note"))
    assert {line.cell_len for line in frame} == {12}
    entries = [Text("12 wood+stone"), Text("13 metal")]
    assert [line.plain for line in flowing(Text("Empire"), entries, 30)] == [
        "Empire  12 wood+stone",
        "        13 metal",
    ]
    assert [line.plain for line in flowing(Text("Empire"), entries, 18)] == [
        "Empire",
        "    12 wood+stone",
        "    13 metal",
    ]
    assert in_columns([], 20) == []
    assert len(in_columns([Text("abcdefgh")] * 4, 20)) == 2
