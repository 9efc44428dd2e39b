"""Rules in progress: sequences, turns, picks, drafts. The sample plays; test_hard_cases.py has toys of its own."""

from __future__ import annotations

import itertools

import pytest

from saecula import Refused
from saecula.games.sample import TITLE
from saecula.kernel.chance import BOTS, Chance
from saecula.kernel.choices import Choices
from saecula.kernel.drafts import try_draft
from saecula.kernel.frames import choices, playout, to_act, why_not
from saecula.kernel.log import digest, fold, said
from saecula.kernel.pick import picking
from saecula.kernel.state import (
    ALLOWED,
    AT_END,
    DONE,
    NATURE,
    OVER,
    TOO_FEW_TAKEN,
    WOULD_STRAND,
    State,
)
from saecula.match.match import Match
from tests.kernel.market import ANNA, BEN, CLEO, WORDS, at, blank, market, may, nature, reason, world


def dropping(*cards: str) -> Match:
    """Anna holds these cards and two brass lanterns too many; she must drop two of the five."""
    match = at(" ".join(cards), "silk", phase="turn")
    match.play(ANNA, "stock 2")
    return nature(match, "brass", "brass")


def refusal(match: Match, seat: int, *draft: str) -> str:
    """The key of the reason, or an empty word."""
    refused = match.why_not(seat, list(draft))
    return refused.key.removeprefix("refusal-") if refused else ""


# -- sequences and turns --------------------------------------------------------------------------------------------


def test_a_sequence_runs_its_steps_in_order() -> None:
    """§3 In a round: showing, then for each seat restocking, then the limit."""
    match = at("paper silk glass", "paper silk glass")
    asked = []
    while world(match).round == 1:
        if match.to_act == (NATURE,):
            match._append(said(len(match.events) + 1, NATURE, choices(match.state, NATURE)[0]))
            continue
        asked.append((match.to_act[0], match.ask_key))
        match.play(match.to_act[0], match.choices(match.to_act[0], lent=False)[-1].number)
    turns = [(seat, ask) for seat in (0, 1) for ask in ("stock", "drop", "drop")]
    assert asked == [(0, "show"), (1, "show"), *turns]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_each_seat_goes_round_from_the_first(number: int) -> None:
    """§3.2 Another seat begins each round, clockwise from there."""
    match = at("paper", "silk", "glass", round=number)
    match.play(ANNA, "show paper").play(BEN, "show silk").play(CLEO, "show glass")
    order = []
    for _ in range(3):
        order.append(match.to_act[0])
        match.play(match.to_act[0], "stock 0")
    first = (number - 1) % 3
    assert order == [first, (first + 1) % 3, (first + 2) % 3]


def test_a_step_without_a_question_is_passed_over() -> None:
    """§3.2 With an empty deck, which all can see, nobody is asked how many cards to take."""
    match = at("paper jade", "silk jade", away={"paper": 5, "silk": 4, "glass": 4, "brass": 3})
    match.play(ANNA, "show paper").play(BEN, "show silk")
    assert (match.ask_key, world(match).round) == ("show", 2)


def test_a_seat_that_owes_nothing_is_refused() -> None:
    """Not your turn, not asked now, match over: the kernel's own refusals."""
    match = at("paper", "silk", phase="turn")
    assert reason(match, BEN, "stock 1") == ("not-your-turn", (1 << ANNA,))
    assert choices(match.state, BEN) == []
    assert refusal(match, ANNA, "show paper") == "not-asked-now"
    assert refusal(match, ANNA, "done") == "not-asked-now"
    assert refusal(match, 7, "stock 1") == "not-your-turn"
    over = at("paper", "silk", round=4, phase="turn", active=1)
    while not over.over:
        over.play(over.to_act[0], "stock 0")
    assert (over.to_act, over.state.owed, over.state.top is OVER) == ((), AT_END, True)
    assert why_not(over.state, ANNA, DONE) != ALLOWED


def test_a_question_is_answered_by_number_or_words() -> None:
    """A choice is a number with a name."""
    assert (
        at("paper", "silk").play(ANNA, WORDS.parse("show paper")).digest()
        == at("paper", "silk").play(ANNA, "show paper").digest()
    )


# -- picks ----------------------------------------------------------------------------------------------------------


def test_a_pick_never_descends() -> None:
    """One multiset is one path: after silk, paper comes too early in the order."""
    match = dropping("paper", "silk", "glass")
    match.play(ANNA, "drop silk")
    assert picking(match.state)
    assert refusal(match, ANNA, "drop paper") == "later-in-order"
    assert may(match, ANNA) == ["drop glass", "drop brass", "peek"]


def test_a_pick_has_no_more_of_a_piece_than_there_are() -> None:
    """None in the hand is the title's refusal, none left of it the pick's."""
    match = dropping("paper", "silk", "glass")
    assert refusal(match, ANNA, "drop jade") == "not-in-hand"
    match.play(ANNA, "drop glass")
    assert refusal(match, ANNA, "drop glass") == "none-left"


def test_the_numbers_of_a_refusal_go_with_its_code() -> None:
    """What an overruled judge has said stays with its own code."""
    s = State(2, 1)
    heard = s.heard = {}
    assert [s.say(TOO_FEW_TAKEN, 3, 1), s.say(WOULD_STRAND, 2)] == [TOO_FEW_TAKEN, WOULD_STRAND]
    assert heard == {TOO_FEW_TAKEN: (3, 1, 0, 0), WOULD_STRAND: (2, 0, 0, 0)}


def test_nobody_listens_after_the_answer() -> None:
    """A refusal, a question and a choice's text are heard once; then the rules judge in silence again."""
    match = at("paper", "silk", phase="turn")
    reason(match, BEN, "stock 1")
    match.ask(ANNA)
    match.choice(WORDS.parse("stock 1"), ANNA)
    assert match.state.heard is None


def test_a_pick_does_not_strand() -> None:
    """A first piece is legal only if a last one is: two must go, so jade, the last in order, cannot be first."""
    match = at("paper silk glass", "silk", phase="turn")
    match.play(ANNA, "stock 2")
    nature(match, "brass", "jade")
    assert reason(match, ANNA, "drop jade") == ("would-strand", (2,))
    assert may(match, ANNA) == ["drop paper", "drop silk", "drop glass", "drop brass", "peek"]


def test_a_pick_is_not_done_too_early_and_closes_when_full() -> None:
    """Done is refused while pieces are missing, and not asked for when none may follow."""
    match = dropping("paper", "silk", "glass")
    assert refusal(match, ANNA, "done") == "too-few-taken"
    match.play(ANNA, "drop paper")
    assert reason(match, ANNA, "done") == ("too-few-taken", (2, 1))
    match.play(ANNA, "drop silk")
    assert match.to_act == (BEN,)


def test_the_ask_of_a_pick_names_all_pieces() -> None:
    """Shape, bounds and pieces, also those that come later in the order."""
    match = dropping("paper", "silk", "glass")
    ask = match.ask(ANNA)
    assert (ask.shape, ask.low, ask.high) == ("pick", 2, 2)
    assert [(WORDS.notation(piece), most) for piece, most in ask.pieces] == [
        ("drop paper", 1),
        ("drop silk", 1),
        ("drop glass", 1),
        ("drop brass", 2),
    ]
    match.play(ANNA, "drop glass")
    assert (match.ask(ANNA).low, match.ask(ANNA).high) == (1, 1)


# -- drafts ---------------------------------------------------------------------------------------------------------


def test_pieces_in_any_order_are_one_log() -> None:
    """A person drags as it comes; the log has one form."""
    logs = set()
    for draft in itertools.permutations(["drop glass", "drop paper"]):
        match = dropping("paper", "silk", "glass")
        match.play(ANNA, *draft)
        logs.add(match.log())
    assert len(logs) == 1
    assert "seat 0  drop paper\n5 seat 0  drop glass" in logs.pop()


def test_every_plan_of_a_pick_is_one_path() -> None:
    """As many paths as multisets: two of paper, silk, glass, brass, brass make 7."""
    match = dropping("paper", "silk", "glass")
    paths = set()
    for first in choices(match.state, ANNA, lent=False):
        twin = try_draft(match.state, ANNA, [first]).state
        paths |= {(first, second) for second in choices(twin, ANNA, lent=False)}
    assert len(paths) == len({tuple(sorted(path)) for path in paths}) == 7


def test_a_done_after_a_full_pick_is_swallowed() -> None:
    """A client may end every pick with done; a full one has closed itself."""
    match = dropping("paper", "silk", "glass")
    match.play(ANNA, "drop silk", "drop paper", "done")
    assert [event.choice for event in match.events][-2:] == [WORDS.parse("drop paper"), WORDS.parse("drop silk")]


def test_a_draft_counts_all_or_none() -> None:
    """The refusal names the first bad choice; nothing of the draft stays."""
    match = dropping("paper", "silk", "glass")
    before, events = match.digest(), len(match.events)
    with pytest.raises(Refused) as caught:
        match.play(ANNA, "drop silk", "drop jade")
    assert caught.value.key == "refusal-not-in-hand"
    assert caught.value.choice is not None
    assert caught.value.choice.notation == "drop jade"
    assert (match.digest(), len(match.events)) == (before, events)


def test_a_draft_does_not_reach_past_nature_or_a_mark_or_another_seat() -> None:
    """Otherwise a refused tail would take back a card that had been seen."""
    match = at("paper silk glass", "silk", phase="turn")
    assert refusal(match, ANNA, "stock 1", "drop paper") == "too-far"
    assert refusal(match, ANNA, "peek", "stock 1") == "too-far"
    assert refusal(match, ANNA, "stock 0", "stock 0") == "too-far"
    turning = dropping("paper", "silk", "glass")
    assert refusal(turning, ANNA, "drop paper", "drop silk", "stock 1") == "too-far"
    sealed = at("paper silk", "silk")
    assert refusal(sealed, ANNA, "show paper", "show silk") == "too-far"


def test_a_plan_changes_nothing() -> None:
    """It plays on a copy, and knows the numbers of its refusal."""
    match = dropping("paper", "silk", "glass")
    before = match.digest()
    planned = try_draft(match.state, ANNA, [WORDS.parse("drop paper"), DONE])
    assert (TITLE.why.all[planned.refusal].key, planned.refused) == ("refusal-too-few-taken", DONE)
    assert planned.numbers[:2] == (2, 1)
    assert match.digest() == before


# -- whole matches --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_the_loop_of_simulations_plays_a_log(seed: int) -> None:
    """What `playout` records folds to the same end, lent choices and all."""
    log = blank(2 + seed % 2, {"lamps": "2"})
    s = log.begin()
    record = Choices()
    playout(s, Chance(seed), Chance(seed, BOTS), record)
    numbers = record.as_list()
    log.events.extend(said(n + 1, numbers[2 * n], numbers[2 * n + 1]) for n in range(len(numbers) // 2))
    assert digest(TITLE, fold(log, log.events).state) == digest(TITLE, s)
    assert to_act(s) == ()


def test_random_matches_use_everything() -> None:
    """Every verb and every story line of the sample occurs; scores are places by coins, then lamps."""
    verbs, told = set(), set()
    for seed in range(12):
        match = market(seats=2 + seed % 2, seed=seed, lamps=2)
        s = match.state.clone()
        log = blank(int(s.seats), {"lamps": "2"})
        record = Choices()
        s = log.begin()
        playout(s, Chance(seed), Chance(seed, BOTS), record)
        numbers = record.as_list()
        log.events.extend(said(n + 1, numbers[2 * n], numbers[2 * n + 1]) for n in range(len(numbers) // 2))
        folded = fold(log, log.events)
        verbs |= {WORDS.verb_of(step.event.choice).name for step in folded.steps}
        told |= {line.code for step in folded.steps for line in step.lines}
        scores = TITLE.standing(folded.state)
        best = max((score.points, score.tie_break) for score in scores)
        assert all((score.place == 1) == ((score.points, score.tie_break) == best) for score in scores)
        assert TITLE.broken(folded.state) == []
    assert verbs == {verb.name for verb in WORDS.verbs} - {"done"}
    assert told == set(range(1, len(TITLE.lines.all)))
