"""Lent choices, with the sample: the lamp burns beside another question (§3.4)."""

from __future__ import annotations

from saecula.games.sample import TITLE
from saecula.kernel.frames import why_not
from saecula.kernel.state import ALL, ALLOWED
from tests.kernel.market import (
    ANNA,
    BEN,
    WORDS,
    at,
    imagined,
    known_facts,
    may,
    nature,
    peeked,
    sealed,
)


def test_a_lent_choice_is_offered_in_the_own_turn_only() -> None:
    """§3.4 The lamp burns at any time of the own turn: beside the number of cards and beside the cards to drop."""
    match = at("paper silk glass", "silk", phase="turn")
    assert may(match, ANNA) == ["stock 0", "stock 1", "stock 2", "stock 3", "peek"]
    assert [choice.notation for choice in match.choices(ANNA, lent=False)] == may(match, ANNA)[:-1]
    match.play(ANNA, "stock 1")
    nature(match, "jade")
    assert may(match, ANNA) == ["drop paper", "drop silk", "drop glass", "drop jade", "peek"]
    assert "peek" not in may(sealed(), ANNA)
    assert why_not(sealed().state, ANNA, WORDS.parse("peek")) != ALLOWED


def test_a_lent_choice_is_judged_by_its_lender() -> None:
    """§3.4 No lamp, nothing to see, seen already: each with its section."""
    cases = {
        "refusal-no-lamp": at("paper", "silk", phase="turn", lamps=0),
        "refusal-seen-already": peeked(),
    }
    for key, match in cases.items():
        refused = match.why_not(ANNA, "peek")
        assert refused is not None
        assert (refused.key, refused.section) == (key, "3.4")
    empty = at(
        "paper silk glass",
        "silk silk jade",
        phase="turn",
        lamps=2,
        away={"paper": 5, "silk": 2, "glass": 3, "brass": 3},
    )
    empty.play(ANNA, "stock 1")
    nature(empty, "jade")
    refused = empty.why_not(ANNA, "peek")
    assert refused is not None
    assert refused.key == "refusal-nothing-to-see"


def test_an_interrupted_pick_begins_its_order_anew() -> None:
    """§3.4 After the look, paper may follow silk; the piece laid aside stays aside, and the look is seen by all."""
    match = at("paper silk glass", "silk", phase="turn").play(ANNA, "stock 2")
    nature(match, "brass", "brass")
    match.play(ANNA, "drop silk", "peek")
    assert match.steps[-1].seen_by == ALL
    nature(match, "jade")
    assert match.view(ANNA)["aside"] == {"silk": 1}
    assert may(match, ANNA) == ["drop paper", "drop glass", "drop brass"]
    match.play(ANNA, "drop paper")
    assert match.view(BEN)["away"] == {"paper": 1, "silk": 1}


def test_an_interrupted_pick_is_imagined_as_interrupted() -> None:
    """While nature looks up the card, and after it, Ben imagines a piece aside, whichever."""
    match = at("paper silk glass", "silk", phase="turn").play(ANNA, "stock 2")
    nature(match, "brass", "brass")
    match.play(ANNA, "drop silk", "peek")
    for cards in ((), ("jade",)):
        nature(match, *cards)
        for n in range(20):
            twin = imagined(match.state, BEN, n)
            assert known_facts(twin, BEN) == known_facts(match.state, BEN)
            assert sum(TITLE.view(twin, ANNA)["aside"].values()) == 1
