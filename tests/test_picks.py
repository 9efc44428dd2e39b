"""The pieces of a pick that are played one by one, in any order."""

from __future__ import annotations

from itertools import permutations

import pytest

import saecula
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.frames import choices
from saecula.kernel.problem import Problem
from saecula.kernel.state import DONE
from saecula.kernel.title import Title
from saecula.match.match import Match, Refused
from tests.term.test_gathering import any_of, discarding, goods_of, legal_pieces, open_pick
from tests.titles import EVERY_TITLE, KEYS

PIECES = ("discard wood", "discard wood", "discard stone", "discard pottery")


@pytest.mark.parametrize("pieces", sorted(set(permutations(PIECES))))
def test_pieces_are_played_one_by_one_in_any_order(pieces: tuple[str, ...]) -> None:
    """They are the same answer as all of them together, and the log can be read again."""
    match, together = discarding(), discarding().play(0, *PIECES)
    for piece in pieces:
        match.play(0, piece)
    assert (goods_of(match), match.to_act) == (goods_of(together), together.to_act)
    assert saecula.load(match.log()).digest() == match.digest()


def test_what_the_log_cannot_have_yet_is_kept_and_taken_back() -> None:
    """The last kind of goods alone would leave too few: it waits for the others."""
    match = discarding()
    before = match.log()
    match.play(0, "discard pottery").play(0, "discard pottery")
    assert [match.choice(number).notation for number in match.kept(0)] == ["discard pottery", "discard pottery"]
    assert match.log() == before
    assert match.undo(0).kept(0) == match.kept(0)[:1] != []
    with pytest.raises(Problem, match="nothing-to-undo"):
        match.undo(0).undo(0)


def test_a_piece_that_cannot_join_is_refused_and_the_others_stay() -> None:
    """So are the end before there are enough, and one piece too many."""
    match = discarding().play(0, "discard pottery", "discard pottery")
    kept = match.kept(0)
    for wrong in (["discard cloth"], ["done"], ["discard pottery", "discard pottery"]):
        with pytest.raises(Refused):
            match.play(0, *wrong)
        assert match.kept(0) == kept


def test_a_whole_answer_stands_for_itself() -> None:
    """What was kept before it is dropped."""
    match = discarding().play(0, "discard pottery").play(0, *["discard wood"] * 4)
    assert goods_of(match) == {"stone": 3, "pottery": 3}


@pytest.mark.parametrize("title", EVERY_TITLE, ids=KEYS)
def test_every_pick_may_be_played_in_any_order(title: Title) -> None:
    """Whatever is legal in the order of the log leads to the same position in another."""
    rng = Rng(Chance(6, BOTS), 0)
    shuffled = 0
    for seats, seed in [(seats, seed) for seats in title.seats for seed in range(3)]:
        match = saecula.new(title.key, seats=seats, seed=seed)
        while not match.over and len(match.events) < 400:
            seat = match.to_act[0]
            pick = open_pick(match)
            if pick is not None and pick.taken == 0:
                shuffled += play_in_any_order(match, seat, rng)
            match.play(seat, any_of(choices(match.state, seat), rng))
    assert shuffled > 0


def play_in_any_order(match: Match, seat: int, rng: Rng) -> int:
    """Play an answer to a pick one by one, in two orders; say whether they differ."""
    pieces = legal_pieces(match, seat, rng)
    others = sorted(pieces, key=lambda _: rng.below(1000))
    one, other = match.at(match.n), match.at(match.n)
    for n in range(len(pieces)):
        one.play(seat, pieces[n])
        other.play(seat, others[n])
    for twin in (one, other):
        if open_pick(twin) is not None and DONE in choices(twin.state, seat):
            twin.play(seat, DONE)
    assert (one.digest(), one.to_act) == (other.digest(), other.to_act)
    return int(pieces != others)
