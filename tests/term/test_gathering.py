"""A pick typed piece by piece: what was typed is kept, in any order, until it is enough."""

from __future__ import annotations

from typing import Any

import pytest

import saecula
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.drafts import try_draft
from saecula.kernel.frames import choices
from saecula.kernel.pick import Pick
from saecula.kernel.state import ALLOWED, DONE, NATURE
from saecula.kernel.title import Title
from saecula.match.match import Match
from saecula.term.gathering import Gathering, is_part
from saecula.term.question import question_of
from tests.term.playing import played
from tests.titles import EVERY_TITLE, KEYS


def discarding(wood: int = 4) -> Match:
    """Four of ten goods have to go: three kinds are there."""
    goods = {"wood": wood, "stone": 3, "pottery": 3}
    description = {"active": 0, "phase": "discard", "dice": {"food3": 3}, "seats": [{"goods": goods}, {}]}
    return saecula.position("bronze", description, seed=1)


def after(shown: str, line: str, n: int = 1) -> str:
    """Return what was shown after a line was typed for the nth time, up to the next line."""
    return shown.split(f"› {line}\n")[n].split("\n› ", 1)[0]


def answer_of(match: Match) -> list[int]:
    """Return the first four choices of the first seat, as the log has them."""
    return [step.event.choice for step in match.steps if step.event.seat == 0][:4]


def goods_of(match: Match) -> dict[str, int]:
    """Return the goods of the first seat."""
    goods: dict[str, int] = match.view()["seats"][0]["goods"]
    return {good: n for good, n in goods.items() if n}


def test_pieces_are_kept_in_any_order_until_there_are_enough() -> None:
    match = discarding()
    _, shown = played(match, ["pottery", "2*wood", "pottery"])
    assert "Kept: Pottery (1 of 4)" in after(shown, "pottery")
    assert "Kept: Pottery and 2 × Wood (3 of 4)" in after(shown, "2*wood")
    assert "fixed order" not in shown
    assert "so far" not in shown
    assert goods_of(match) == {"wood": 2, "stone": 3, "pottery": 1}
    whole = discarding()
    whole.play(0, "discard pottery", "discard wood", "discard wood", "discard pottery")
    assert answer_of(match) == answer_of(whole)


@pytest.mark.parametrize("word", ["undo", "back", "u"])
def test_undo_drops_the_last_piece(word: str) -> None:
    """And with none kept it takes back the last answer, as ever."""
    match = discarding()
    _, shown = played(match, ["stone pottery", word, "wood", word, word, "3*wood", "stone"])
    assert "Kept: Stone (1 of 4)" in after(shown, word)
    assert "Kept" not in after(shown, word, 3)
    assert goods_of(match) == {"wood": 1, "stone": 2, "pottery": 3}


def test_the_draft_is_shown_with_the_question() -> None:
    """After drawing the table again, and in another language."""
    _, shown = played(discarding(), ["wood", "board", "lang de", "stein"])
    assert "Kept: Wood (1 of 4)" in after(shown, "board")
    assert "Vorgemerkt: Holz (1 von 4)" in after(shown, "lang de")
    assert "Vorgemerkt: Holz und Stein (2 von 4)" in after(shown, "stein")


def test_what_cannot_be_taken_is_refused_at_once_and_the_rest_stays() -> None:
    """A piece that is not there, more than there are, more than are asked for."""
    match = discarding()
    _, shown = played(match, ["stone", "cloth", "2*pottery 2*wood"])
    assert "Kept" not in after(shown, "cloth")
    assert goods_of(match) == {"wood": 2, "stone": 3, "pottery": 1}  # whole by itself, and too many with the stone
    match = discarding()
    _, shown = played(match, ["stone pottery", "3*wood", "2*pottery"])
    assert "That is 5, but you may take at most 4" in after(shown, "3*wood")
    assert goods_of(match) == {"wood": 4, "stone": 2}
    match = discarding(wood=5)
    _, shown = played(match, ["stone", "3*stone", "wood"])
    assert "None of this is left" in after(shown, "3*stone")
    assert "Kept: Stone and Wood (2 of 5)" in after(shown, "wood")


@pytest.mark.parametrize("end", ["", "done", "Done", "fertig"])
def test_the_end_of_a_pick_says_what_is_kept_and_what_is_missing(end: str) -> None:
    """By Enter, and by a word for it."""
    lang, none, two = ("de", "noch nichts gewählt", "Vorgemerkt: Holz und Stein (2 von 4)")
    if end != "fertig":
        lang, none, two = ("en", "taken none so far", "Kept: Wood and Stone (2 of 4)")
    _, shown = played(discarding(), [end, "1 2", end], lang=lang)
    assert none in after(shown, end)
    assert two in after(shown, end, 2)


def test_a_look_needs_the_whole_answer() -> None:
    """Pieces that are kept count."""
    match = discarding()
    _, shown = played(match, ["pottery", "look wood", "look 3*wood"])
    assert "whole answer (pieces: 4)" in after(shown, "look wood")
    assert "discard" in after(shown, "look 3*wood")
    assert goods_of(match) == {"wood": 4, "stone": 3, "pottery": 3}


def test_why_knows_that_pieces_come_in_any_order() -> None:
    """The last of the list may be typed first."""
    match = discarding()
    _, shown = played(match, ["why pottery", "why discard pottery", "why cloth"])
    assert "You may do this" in after(shown, "why pottery")
    assert "You may do this" in after(shown, "why discard pottery")
    assert "none of this" in after(shown, "why cloth")


@pytest.mark.parametrize("title", EVERY_TITLE, ids=KEYS)
def test_every_pick_may_be_gathered_in_any_order(title: Title) -> None:
    """What is legal in the order of the log is kept piece by piece in every other order, and played as it."""
    rng = Rng(Chance(5, BOTS), 0)
    gathered = 0
    for seats in title.seats:
        match = saecula.new(title.key, seats=seats, seed=seats)
        while not match.over and len(match.events) < 600:
            seat = match.to_act[0]
            top = match.state.top
            if isinstance(top, Pick) and top.taken == 0:
                gathered += gather_in_any_order(match, seat, rng)
            match.play(seat, any_of(choices(match.state, seat), rng))
    assert gathered > 0


def any_of(numbers: list[int], rng: Rng) -> int:
    """Return one of them by chance."""
    return numbers[rng.below(len(numbers))]


def gather_in_any_order(match: Match, seat: int, rng: Rng) -> int:
    """Type a legal answer to a pick piece by piece; return whether it has several."""
    question = question_of(match, seat, "en")
    pieces = legal_pieces(match, seat, rng)
    shuffled = sorted(pieces, key=lambda _: rng.below(1000))
    if not pieces or len(pieces) < question.ask.low:
        return 0
    gathering = Gathering()
    for piece in shuffled[: max(0, question.ask.low - 1)]:
        draft = gathering.together(question, [piece, DONE])
        assert is_part(question, draft)
        gathering.keep(match, seat, question, draft)
    rest = shuffled[max(0, question.ask.low - 1) :]
    draft = gathering.together(question, [*rest, DONE])
    assert not is_part(question, draft)
    planned = try_draft(match.state, seat, [int(number) for number in draft])
    assert planned.refusal == ALLOWED
    assert planned.choices[: len(pieces)] == pieces
    return int(len(pieces) > 1)


def legal_pieces(match: Match, seat: int, rng: Rng) -> list[int]:
    """Return the pieces of a random answer, in the order of the log."""
    twin = match.at(match.n)
    pieces: list[int] = []
    while (pick := open_pick(twin)) is not None and pick.taken == len(pieces):
        number = any_of(choices(twin.state, seat, lent=False), rng)
        if number == DONE or not pick.about(twin.state, number):
            return pieces
        pieces.append(number)
        twin.play(seat, number)
    return pieces


def open_pick(match: Match) -> Pick[Any] | None:
    """Return the pick that asks a seat."""
    pick = match.state.top
    return pick if isinstance(pick, Pick) and match.to_act not in ((), (NATURE,)) else None
