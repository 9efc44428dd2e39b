"""Matches, states, choices and scores behave as Python objects do: they print, compare, copy and pickle."""

from __future__ import annotations

import base64
import copy
import inspect
import os
import pickle
import subprocess
import sys
from functools import cache
from typing import TYPE_CHECKING

import pytest

import saecula
from saecula.kernel.chance import Chance
from saecula.kernel.frames import choices, draw, play, playout
from saecula.kernel.state import BY_NATURE, NATURE, State
from saecula.lab.variants import empty_log, variants
from saecula.match.match import Match
from tests.test_every_title import every_title

if TYPE_CHECKING:
    from saecula.kernel.title import Title

MATCHES = 3
READ = """
import base64, pickle, sys
state, match, choice, refused = pickle.loads(base64.b64decode(sys.stdin.read()))
print(match.digest(), match.title.standing(state)[0].points, state, choice.text("de"), refused)
"""


@cache
def moments(title: Title) -> list[Match]:
    """Return matches at random moments, over seat counts and options."""
    found = []
    combinations = variants(title)
    for seed in range(MATCHES):
        seats, options = combinations[seed * 7 % len(combinations)]
        match = Match(empty_log(title, seats, options, seed), ["Anna"])
        chance = Chance(seed)
        for n in range(10 * (seed + 1) ** 2):
            if not match.over:
                seat = match.to_act[0]
                legal = match.choices(seat)
                match.play(seat, legal[chance.word(n) % len(legal)])
        found.append(match)
    return found


@every_title
def test_match_is_copied_and_pickled_with_its_log_and_names(title: Title) -> None:
    """A twin is equal, has the same names, and goes on by itself."""
    for match in moments(title):
        for twin in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
            assert twin == match
            assert hash(twin) == hash(match)
            assert (twin.digest(), twin.players, twin.log()) == (match.digest(), match.players, match.log())
            if not match.over:
                seat = twin.to_act[0]
                twin.play(seat, twin.choices(seat)[0])
                assert twin != match


@every_title
def test_state_is_copied_and_pickled(title: Title) -> None:
    """A twin of a state is another object in the same situation."""
    for match in moments(title):
        for twin in (copy.copy(match.state), copy.deepcopy(match.state), pickle.loads(pickle.dumps(match.state))):
            assert twin is not match.state
            assert match.title.view(twin, 0) == match.view(0)
            assert [score.points for score in match.title.standing(twin)] == [score.points for score in match.scores]


@every_title
def test_pickle_is_small(title: Title) -> None:
    """A state is pickled without its tables, a choice without the events of its match."""
    for match in moments(title):
        assert len(pickle.dumps(match.state)) < 10_000
        if not match.over:
            assert len(pickle.dumps(match.choices(match.to_act[0])[0])) < 2_500


@every_title
def test_choices_compare_by_value(title: Title) -> None:
    """The same choice asked for twice is equal, others are not, and a pickled one says the same words."""
    for match in moments(title):
        for seat in match.to_act:
            legal = match.choices(seat)
            assert legal == match.choices(seat)
            assert len({*legal, *match.choices(seat)}) == len(legal)
            twin = pickle.loads(pickle.dumps(legal[-1]))
            assert (twin, twin.text("de"), twin.targets) == (legal[-1], legal[-1].text("de"), legal[-1].targets)


def test_choices_of_two_titles_differ() -> None:
    """A number means something else in another title."""
    bronze, sands = (saecula.new(title, seats=2, seed=1) for title in ("bronze", "sands"))
    assert bronze.choice(0) != sands.choice(0)
    assert bronze.choice(0) == saecula.new("bronze", seats=3, seed=2).choice(0)
    assert bronze.choice(0) != "done"


def test_representation_says_what_it_is() -> None:
    """A match, a state, a question, a choice, a score and a title show their facts."""
    match = saecula.new("bronze", seats=2, seed=7)
    assert repr(match) == "<Match of bronze: 2 seats, 4 events, seat 0 to act>"
    assert repr(match.state) == "<Bronze: 2 seats, seat 0 to act>"
    assert repr(match.ask(0)) == "<ask seat 0: Which dice do you roll again? (2 rolls left) (§1)>"
    assert repr(match.choices(0)[0]) == "Choice('reroll either2')"
    assert repr(match.scores[0]).startswith("Score(seat=0, points=0, place=1, parts={")
    assert repr(match.title) == "<title bronze>"
    assert match.scores == copy.deepcopy(match.scores)


def test_position_is_pickled() -> None:
    """A described position keeps its options and goes on."""
    match = saecula.position("bronze", {"seats": [{}, {}], "phase": "build", "dice": {"workers3": 3}}, seed=1)
    assert pickle.loads(pickle.dumps(match)) == match
    assert pickle.loads(pickle.dumps(match.state)).t is match.state.t  # type: ignore[attr-defined]


def test_refusal_and_problem_are_pickled() -> None:
    """What was raised in a worker is told where it is read."""
    match = saecula.new("bronze", seats=2, seed=7)
    with pytest.raises(saecula.Refused) as refused:
        match.play(1, "done")
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)
    with pytest.raises(saecula.Problem) as problem:
        saecula.new("bronze", seats=9)
    assert str(pickle.loads(pickle.dumps(problem.value))) == str(problem.value)


@every_title
def test_pickle_is_read_compiled_and_uncompiled(title: Title) -> None:
    """What this process pickles, an uncompiled one reads, and what it would pickle is the same."""
    match = next(match for match in moments(title) if not match.over)
    seat = match.to_act[0]
    refused = match.why_not(seat, len(match.title.words) - 1) or match.why_not(seat, 0)
    sent = base64.b64encode(pickle.dumps((match.state, match, match.choices(seat)[0], refused)))
    environment = {**os.environ, "SAECULA_PURE": "1"}
    command = [sys.executable, "-c", READ]
    told = subprocess.run(command, input=sent, env=environment, capture_output=True, check=True).stdout.decode()
    points = match.title.standing(match.state)[0].points
    assert (
        told.split() == f"{match.digest()} {points} {match.state} {match.choices(seat)[0].text('de')} {refused}".split()
    )


def test_a_state_of_another_version_is_refused() -> None:
    """Other fields or other rules are told, not guessed."""
    match = saecula.new("bronze", seats=2, seed=7)
    restore, arguments = match.state.__reduce__()
    for version in ((match.title.rules + 1, 0), (match.title.rules, 0)):
        with pytest.raises(saecula.Problem, match="state-other-version"):
            restore(*arguments[:4], version, *arguments[5:])


def test_a_state_that_no_title_opened_is_refused() -> None:
    """It cannot be made again."""
    with pytest.raises(saecula.Problem, match="state-without-origin"):
        pickle.dumps(State(2, 1))


def test_an_imagined_world_is_pickled() -> None:
    """Worlds of a search go to other processes: choices and draws agree there."""
    match = saecula.new("khronos", seats=3, seed=5)
    world = match.state.clone()
    twin = pickle.loads(pickle.dumps(world))
    for n in range(40):
        for s in (world, twin):
            nature = s.owed == BY_NATURE
            seat = NATURE if nature else next(i for i in range(3) if s.owed >> i & 1)
            play(s, seat, draw(s, n) if nature else choices(s, seat)[0])
    assert match.title.view(world, 0) == match.title.view(twin, 0)


@pytest.mark.parametrize(
    ("what", "told"),
    [
        (saecula.Match, "One play of a title"),
        (saecula.Match.play, "Play one choice or several"),
        (saecula.Match.to_act, "The seats that owe a choice."),
        (saecula.Choice.text, "Return the choice in words."),
        (playout, "Play at random to the end"),
    ],
    ids=["Match", "play", "to_act", "text", "playout"],
)
def test_help_is_there_at_run_time(what: object, told: str) -> None:
    """Docstrings are, compiled too."""
    assert told in (inspect.getdoc(what) or "")


def test_types_are_there_at_run_time() -> None:
    """Uncompiled in the signature, compiled in the documentation."""
    text = f"{inspect.signature(saecula.Match.play)} {saecula.Match.play.__doc__}".replace("'", "")
    assert "seat: int, *draft: int | str | Choice) -> Match" in text
