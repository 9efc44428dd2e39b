"""Hard cases: lent choices inside a pick, several seats asked at once, permissions of several owners.

The toys subclass kernel classes, so this file runs uncompiled only; the sample covers both.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from saecula.kernel.drafts import try_draft
from saecula.kernel.frames import choices, judge, play, to_act, why_not
from saecula.kernel.log import free_undo, undo_reach
from saecula.kernel.pick import INTERRUPTED, Pick
from saecula.kernel.state import ALLOWED, DONE, NOT_ASKED_NOW
from tests.kernel.toys import ACTIVE, ALLOW, CARD, DENY, LEFT, MOVE, OPPRESS, RIGHT, Migrate, Table, Turn

if TYPE_CHECKING:
    from collections.abc import Callable

# -- case 1 and 3: a bonus inside a pick ----------------------------------------------------------------------------


def test_a_lent_choice_is_offered_inside_another_question() -> None:
    """The turn stays below the pick and lends it its bonus; once used it is gone."""
    table = Table().play(ACTIVE, "card 0")
    assert table.may(ACTIVE) == ["move 0", "move 1", "move 2", "done", "oppress 0", "oppress 1"]
    assert table.play(ACTIVE, "oppress 1").may(ACTIVE) == ["move 0", "move 1", "move 2", "done"]


def test_search_gets_lent_choices_at_the_lenders_own_question_only() -> None:
    """Without `lent`, a question has what its own frame lends, not what lies below."""
    table = Table()
    assert table.may(ACTIVE, lent=False)[-2:] == ["oppress 0", "oppress 1"]
    assert table.play(ACTIVE, "card 0").may(ACTIVE, lent=False) == ["move 0", "move 1", "move 2", "done"]


def test_an_ordinary_choice_of_a_frame_below_is_not_asked_now() -> None:
    """A frame below answers for what it lends, not for its own question: no card, no done in the middle of a battle."""
    table = Table().play(ACTIVE, "card 0")
    assert why_not(table.s, ACTIVE, CARD.at(1)) == NOT_ASKED_NOW
    assert judge(table.s, CARD.at(1)) is None
    table.play(ACTIVE, "done").play(ACTIVE, "card 2")
    assert why_not(table.s, LEFT, DONE) == NOT_ASKED_NOW


def test_after_a_lent_choice_a_pick_begins_its_order_anew() -> None:
    """A move before the bonus and one after it may be in any order."""
    table = Table().play(ACTIVE, "card 0", "move 1")
    assert "move 0" not in table.may(ACTIVE)
    table.play(ACTIVE, "oppress 1")
    assert (table.may(ACTIVE), table.s.top.__class__) == (["move 0", "move 2", "done"], Migrate)
    table.play(ACTIVE, "move 0")
    assert table.s.cubes == [1, 0, 1, 0]


def test_a_lent_choice_may_fill_a_pick() -> None:
    """With one gold less, one move was all: the pick closes instead of asking for more."""
    table = Table().play(ACTIVE, "card 0", "move 1", "oppress 0")
    assert (table.s.story, table.s.gold, table.s.top.__class__) == (["moved 1"], 1, Turn)


def test_an_interrupted_pick_is_copied_as_it_is() -> None:
    """A clone knows that the order began anew."""
    table = Table().play(ACTIVE, "card 0", "move 1", "oppress 1")
    twin = table.s.clone()
    top = twin.top
    assert isinstance(top, Pick)
    assert top.last == INTERRUPTED
    assert choices(twin, ACTIVE) == choices(table.s, ACTIVE)


def test_a_lent_choice_in_a_draft_sorts_what_follows_anew() -> None:
    """The pieces after the bonus are put into order, too; those before it stay before it."""
    table = Table().play(ACTIVE, "card 0")
    draft = [MOVE.at(1), OPPRESS.at(1), MOVE.at(2), MOVE.at(0)]
    planned = try_draft(table.s, ACTIVE, draft)
    assert planned.refusal == ALLOWED
    assert planned.choices == [MOVE.at(1), OPPRESS.at(1), MOVE.at(0), MOVE.at(2)]


def test_a_draft_over_two_picks_gives_each_its_own_pieces() -> None:
    """Sorting stops where the first pick is full: {1, 2} and then {0, 0}, not {0, 0} and {1, 2}."""
    table = Table().play(ACTIVE, "card 3")
    planned = try_draft(table.s, ACTIVE, [MOVE.at(2), MOVE.at(1), DONE, MOVE.at(0), MOVE.at(0)])
    assert planned.choices == [MOVE.at(1), MOVE.at(2), MOVE.at(0), MOVE.at(0)]
    assert try_draft(table.s, ACTIVE, [MOVE.at(2), MOVE.at(1), MOVE.at(0), MOVE.at(0)]).choices == planned.choices


def test_undo_inside_a_pick_with_a_bonus_goes_back_to_its_beginning() -> None:
    """Moves and bonus are one answer of one seat, free to take back."""
    table = Table().play(ACTIVE, "card 0", "move 1", "oppress 1", "move 0")
    assert free_undo(table.fold, ACTIVE)
    table.undo(ACTIVE)
    assert (table.s.cubes, table.s.gold, table.may(ACTIVE)[0]) == ([2, 1, 1, 0], 2, "move 0")


# -- case 2: dice under two hands -----------------------------------------------------------------------------------


def test_nothing_is_lent_while_several_are_asked_not_even_to_the_last() -> None:
    """Otherwise the arrival of the other answer would change what the attacker may do."""
    table = Table().play(ACTIVE, "card 1")
    dice = [f"die {die}" for die in range(4)]
    assert table.may(ACTIVE) == dice
    table.play(LEFT, "die 2")
    assert table.may(ACTIVE) == dice
    assert why_not(table.s, ACTIVE, OPPRESS.at(0)) == NOT_ASKED_NOW


def test_a_sealed_answer_is_taken_back_alone_before_the_last_one_is_in() -> None:
    """The other answer stands; after the last one, all are taken back together, and not freely."""
    table = Table().play(ACTIVE, "card 1").play(LEFT, "die 2")
    assert (undo_reach(table.fold, LEFT), free_undo(table.fold, LEFT)) == ([2], True)
    table.play(ACTIVE, "die 1")
    assert table.s.story == ["dice [1, 2]"]
    for seat in (ACTIVE, LEFT):
        assert (undo_reach(table.fold, seat), free_undo(table.fold, seat)) == ([2, 3], False)
    table.undo(LEFT)
    assert to_act(table.s) == (ACTIVE, LEFT)


def test_a_choice_before_an_open_question_is_not_free_once_somebody_answered() -> None:
    """The card that began the battle can be taken back freely only while nobody has set a die."""
    table = Table().play(ACTIVE, "card 1")
    assert free_undo(table.fold, ACTIVE)
    table.play(LEFT, "die 2")
    assert (undo_reach(table.fold, ACTIVE), free_undo(table.fold, ACTIVE)) == ([1, 2], False)


# -- case 4: permissions of several owners --------------------------------------------------------------------------


def test_several_answers_of_several_owners_arrive_in_any_order() -> None:
    """Each owner answers land by land; however they interleave, the same comes out."""
    mine = {LEFT: ["allow 0", "deny 1"], RIGHT: ["deny 2", "allow 3"]}
    ends = set()
    for order in set(itertools.permutations([LEFT, LEFT, RIGHT, RIGHT])):
        table = Table().play(ACTIVE, "card 2")
        left = {seat: list(words) for seat, words in mine.items()}
        for seat in order:
            table.play(seat, left[seat].pop(0))
        ends.add((tuple(table.s.story), table.s.owed))
    assert ends == {(("roads [1, 2, 2, 1]",), 1 << ACTIVE)}


def test_an_owner_takes_back_all_own_answers_and_no_others() -> None:
    """However the answers came in, and though LEFT still owes one."""
    orders: list[Callable[[Table], Table]] = [
        lambda t: t.play(LEFT, "allow 0").play(RIGHT, "deny 2"),
        lambda t: t.play(RIGHT, "deny 2").play(LEFT, "allow 0"),
        lambda t: t.play(RIGHT, "deny 2", "deny 3").play(LEFT, "allow 0"),
    ]
    for answer in orders:
        table = answer(Table().play(ACTIVE, "card 2"))
        assert free_undo(table.fold, LEFT)
        assert free_undo(table.fold, RIGHT)
        rights = [event.n for event in table.log.events if event.seat == RIGHT]
        assert undo_reach(table.fold, RIGHT) == rights
        table.undo(RIGHT)
        assert (to_act(table.s), table.may(LEFT), table.may(RIGHT)) == (
            (LEFT, RIGHT),
            ["allow 1", "deny 1"],
            ["allow 2", "deny 2"],
        )


def test_a_draft_may_answer_for_all_own_lands() -> None:
    """The owner still owes, nobody learned anything: the draft goes on."""
    table = Table().play(ACTIVE, "card 2").play(LEFT, "allow 0")
    planned = try_draft(table.s, RIGHT, [ALLOW.at(2), DENY.at(3)])
    assert (planned.refusal, len(planned.choices)) == (ALLOWED, 2)
    play(table.s, RIGHT, ALLOW.at(2))
    assert to_act(table.s) == (LEFT, RIGHT)
