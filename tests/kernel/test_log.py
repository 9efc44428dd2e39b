"""The log: a match is its events, and a broken log says where it breaks."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saecula import BrokenLog, Problem, load
from saecula.games.sample import TITLE
from saecula.kernel.log import (
    Event,
    digest,
    fold,
    redo_reach,
    said,
    sitting,
    standing,
    undo_reach,
    undoing,
)
from saecula.kernel.notation import MAX_EVENTS, MAX_LOG_LENGTH, write
from saecula.match.match import Match
from tests.kernel.market import ANNA, BEN, CLEO, at, blank, market, nature, play_on

PACK = '# mine\n[[lantern]]\nkey = "jade"\nprice = 9\nname = { en = "Jade\u2028lamp" }  \n\n'


def numbers(events: list[Event]) -> list[int]:
    """Event numbers."""
    return [event.n for event in events]


def whole(seed: int = 3) -> str:
    """The log of a whole match."""
    return play_on(market(seed=seed), 1000).log()


def broken(text: str) -> BrokenLog:
    """Why a text is no log."""
    with pytest.raises(BrokenLog) as caught:
        load(text)
    return caught.value


def changed(text: str, line: int, to: str | None) -> str:
    """The text with another line at this place (from 1), or without it."""
    lines = text.split("\n")
    lines[line - 1 : line] = [] if to is None else [to]
    return "\n".join(lines)


# -- writing and reading --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_a_log_reads_back(seed: int) -> None:
    """Written, read, written: the same text; folded: the same facts; with undo, redo and seats taken."""
    match = play_on(market(seed=seed, lamps=2), 9, seed)
    match.sit(BEN, "  Ben   the Second ")
    match.undo(match.steps[-1].event.seat if match.steps[-1].event.seat < 3 else ANNA)
    match.redo(ANNA)
    again = load(match.log())
    assert again.log() == match.log()
    assert again.digest() == match.digest()
    assert "sit Ben the Second" in match.log()


def test_the_head_names_what_is_needed() -> None:
    """Title, rules, release, seats, options that differ from the default, data, seed."""
    first = market(seed=-5, lamps=2).log().split("\n")[0]
    assert first.startswith("start sample rules=1 release=")
    assert " seats=3 options=lamps:2 data=" in first
    assert first.endswith(" seed=-5")


def test_a_pack_travels_with_the_log_to_the_letter() -> None:
    """Blank lines, trailing blanks and odd line separators inside names survive."""
    match = play_on(market(pack=PACK), 6)
    again = load(match.log())._log
    assert again.pack == PACK
    assert write(again) == match.log()
    assert load(match.log()).view(ANNA) == match.view(ANNA)


def test_a_position_travels_with_the_log() -> None:
    """A log from a set-up position folds without the seed, too."""
    match = at("paper jade", "silk", phase="turn")
    match.play(ANNA, "stock 2")
    nature(match, "glass", "glass")
    assert load(match.log()).digest() == match.digest()


def test_mailed_logs_may_have_other_line_ends() -> None:
    """Carriage returns and blank lines at the end do no harm."""
    text = whole()
    assert load(text.replace("\n", "\r\n")).digest() == load(text + "\n\n").digest() == load(text).digest()


def test_old_rules_stay_with_their_match() -> None:
    """A state knows under which rules its match began."""
    log = blank(2)
    assert log.begin().rules == TITLE.rules == 1
    old = type(log)(
        TITLE, release="-", seats=2, options={"lamps": "1"}, seed=None, pack="", position="", rules=TITLE.rules + 4
    )
    assert old.begin().rules == 5


# -- broken logs ----------------------------------------------------------------------------------------------------

EVENT_LINE = 12  # a line in the middle of the events: event 11


@pytest.mark.parametrize(
    ("line", "to", "key"),
    [
        (1, "hello", "log-no-head"),
        (1, "", "log-no-head"),
        (1, "start sample rules=2 release=- seats=3 options=- data=x", "log-other-rules"),
        (1, "start sample rules=0 release=- seats=3 options=- data=x", "log-other-rules"),
        (1, "start sample rules=1 release=- seats=3 options=- data=x", "log-other-data"),
        (1, "start sample rules=one release=- seats=3 options=- data=x", "log-not-a-number"),
        (1, "start sample rules=1 release=- seats=3 options=- data=x seed=pi", "log-not-a-number"),
        (1, "start sample rules=1 release=- seats=3 options=- data=x weather=fine", "log-unknown-word"),
        (1, "start sample rules=1 release=- seats=3 data=x", "log-missing-word"),
        (EVENT_LINE, None, "log-out-of-order"),
        (EVENT_LINE, "12 seat 1  show paper", "log-out-of-order"),
        (EVENT_LINE, "11 seat 3  show paper", "log-no-such-seat"),
        (EVENT_LINE, "11 seat 1  sing loudly", "log-unknown-choice"),
        (EVENT_LINE, "11 seat 1  undo", "log-unknown-choice"),
        (EVENT_LINE, "11 seat 1  undo 11", "log-bad-undo"),
        (EVENT_LINE, "11 seat 1  undo 0", "log-bad-undo"),
        (EVENT_LINE, "11 seat 1  undo 12", "log-bad-undo"),
        (EVENT_LINE, "11 seat 1  undo ten", "log-bad-undo"),
        (EVENT_LINE, "11 seat 1  undo -3", "log-bad-undo"),
        (EVENT_LINE, "eleven", "log-not-an-event"),
        (EVENT_LINE, "11 seat -1  done", "log-not-an-event"),
        (EVENT_LINE, "11 nobody  done", "log-not-an-event"),
        (EVENT_LINE, "", "log-not-an-event"),
        (EVENT_LINE, "position {}", "log-not-an-event"),
    ],
)
def test_a_bad_line_is_named(line: int, to: str | None, key: str) -> None:
    """The problem says what is wrong and in which line."""
    problem = broken(changed(whole(), line, to))
    assert (problem.key, problem.n) == (key, line)


@pytest.mark.parametrize(
    ("to", "key"),
    [
        ("11 seat 1  show jade", "log-illegal"),
        ("11 seat 0  show paper", "log-illegal"),
        ("11 seat 1  peek", "log-illegal"),
        ("11 nature  card paper", "log-not-natures"),
        ("11 seat 1  ?", "log-hidden"),
        ("11 seat 1  undo 4", "log-illegal"),  # without the card of event 4, event 10 comes before the deal is over
    ],
)
def test_an_event_against_the_rules_is_named(to: str, key: str) -> None:
    """Folding stops at the first event that is not legal."""
    match = market(seed=None)
    nature(match, "paper", "paper", "paper", "silk", "silk", "silk", "glass", "glass", "glass")
    match.play(ANNA, "show paper").play(BEN, "show silk").play(CLEO, "show glass")
    text = match.log().replace("11 seat 1  show silk", to)
    problem = broken(text)
    assert problem.key == key
    assert problem.n == (10 if "undo" in to else 11)


def test_a_duplicated_line_is_out_of_order() -> None:
    """No event number is used twice."""
    lines = whole().split("\n")
    problem = broken("\n".join([*lines[:5], lines[4], *lines[5:]]))
    assert (problem.key, problem.n) == ("log-out-of-order", 6)


def test_a_truncated_log_is_broken_wherever_it_was_cut() -> None:
    """A log ends with `end` and the number of its events: any shorter text is noticed."""
    text = whole()
    for cut in range(0, len(text) - 1, 7):
        with pytest.raises(Problem):
            load(text[:cut])
    assert broken("\n".join(text.split("\n")[:20])).key == "log-truncated"
    assert broken(text.split("\n")[0]).key == "log-truncated"
    assert broken(changed(text, len(text.split("\n")) - 1, "end 3")).key == "log-wrong-end"


def test_events_after_the_end_are_refused() -> None:
    """Nothing follows the end of the match."""
    lines = whole().rstrip("\n").split("\n")
    n = len(lines) - 1
    lines[-1:] = [f"{n} seat 0  done", f"end {n}"]
    assert (broken("\n".join(lines)).key, broken("\n".join(lines)).n) == ("log-after-end", n)


def test_a_bad_position_is_a_problem() -> None:
    """The line of the position is checked like everything that comes from outside."""
    text = at("paper", "silk").log()
    for bad in ("{", "[" * 100_000, "?", "[]", '{"seats": [{}, {}, {}]}'):
        with pytest.raises(Problem):
            load(changed(text, 2, f"position {bad}"))


def test_logs_are_bounded() -> None:
    """Neither endless texts nor endless events are read."""
    assert broken("start sample" + " " * MAX_LOG_LENGTH).key == "log-too-long"
    head = market(seed=1).log().split("\n")[0]
    events = [f"{n} seat 0  sit x" for n in range(1, MAX_EVENTS + 3)]
    assert broken("\n".join([head, *events, f"end {len(events)}"])).key == "log-too-many"


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_any_damage_is_a_problem_or_harmless(data: st.DataObject) -> None:
    """A damaged log is loaded or named as broken; nothing else happens."""
    text = DAMAGED
    at_place = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 30))
    other = data.draw(st.text(max_size=12))
    with suppress(Problem):
        load(text[:at_place] + other + text[at_place + length :])


# -- standing, undo and redo ----------------------------------------------------------------------------------------


def test_an_undo_cancels_and_an_undo_of_an_undo_brings_back() -> None:
    """`standing` needs no rules: 1 2 3, undo 2 3, undo of that, and undo again."""
    events = [said(1, 0, 5), said(2, 0, 6), said(3, 1, 7), undoing(4, 0, [2, 3])]
    assert numbers(standing(events)) == [1, 4]
    events.append(undoing(5, 0, [4]))
    assert numbers(standing(events)) == [1, 2, 3, 5]
    events.append(undoing(6, 0, [5]))
    assert numbers(standing(events)) == [1, 4, 6]
    events.append(undoing(7, 0, [6]))
    assert numbers(standing(events)) == [1, 2, 3, 5, 7]


def test_an_undo_may_leave_other_answers_in_place() -> None:
    """Only what it names is cancelled, not what came later."""
    assert numbers(standing([said(1, 0, 5), said(2, 1, 6), undoing(3, 0, [1])])) == [2, 3]


def test_redo_goes_back_undo_by_undo_until_a_new_choice() -> None:
    """The last undo first; a redo is no undo; sitting down does not matter, choosing does."""
    events = [said(1, 0, 5), said(2, 0, 6), undoing(3, 0, [2]), undoing(4, 0, [1])]
    assert redo_reach(events) == [4]
    events.append(undoing(5, 0, [4]))
    assert redo_reach(events) == [3]
    events.append(sitting(6, 1, "Ben"))
    assert redo_reach(events) == [3]
    events.append(undoing(7, 0, [3]))
    assert redo_reach(events) == []
    assert numbers(standing(events)) == [1, 2, 5, 6, 7]
    events.append(undoing(8, 0, [2]))
    assert redo_reach(events) == [8]
    events.append(said(9, 0, 4))
    assert redo_reach(events) == []


def test_undo_equals_never_having_done_it_and_redo_never_having_undone() -> None:
    """Over a whole match, move by move; nature's old outcomes come back with a redo."""
    match = market(seed=5, lamps=2)
    while not match.over:
        seat = match.to_act[0]
        play_on(match, 1, seed=len(match.events))
        after = match.digest()
        reach = undo_reach(match.folded, seat)
        never = digest(
            TITLE, fold(match._log, [event for event in standing(match.events) if event.n not in reach]).state
        )
        assert match.undo(seat).digest() == never
        assert match.redo(seat).digest() == after


def test_an_undo_goes_back_to_the_beginning_of_a_pick() -> None:
    """The pieces of one pick are one answer; undoing it is free until the cards are turned up."""
    match = at("paper silk glass", "jade", phase="turn")
    match.play(ANNA, "stock 2")
    nature(match, "brass", "brass")
    match.play(ANNA, "drop paper")
    assert undo_reach(match.folded, ANNA) == [4]
    match.undo(ANNA, only_free=True)
    match.play(ANNA, "drop silk", "drop glass")
    assert undo_reach(match.folded, ANNA) == [6, 7]
    with pytest.raises(Problem, match="undo-not-free"):
        match.undo(ANNA, only_free=True)
    match.undo(ANNA)
    assert match.view(ANNA)["seats"][ANNA]["cards"] == 5


def test_nothing_to_undo_or_redo_is_a_problem() -> None:
    """At the beginning there is nothing to take back."""
    match = market()
    for what in (match.undo, match.redo):
        with pytest.raises(Problem, match="nothing-to"):
            what(ANNA)


DAMAGED = ""


@pytest.fixture(autouse=True, scope="module")
def logs_to_damage() -> None:
    """One match and its log, for all damages."""
    match = play_on(Match(blank(3, seed=3)), 25)
    globals()["DAMAGED"] = match.log()


def test_the_fold_of_nothing_is_the_beginning() -> None:
    """Without events, the world is the one before the first event."""
    log = blank(2)
    assert fold(log, []).steps == []
