"""Verbs are numbers with names: one declaration yields numbers, notation, targets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saecula.kernel.problem import Problem
from saecula.kernel.verbs import (
    COUNT_BITS,
    MAX_COUNT,
    NUMBER,
    Kind,
    Phrases,
    Verb,
    Vocabulary,
    counted,
    counts_of,
    numbers,
    refusals,
    sets_of,
    things,
)

LAND = things("land", "libya", "gallia", "asia_minor")
GOOD = things("good", "wood", "stone")


def words() -> Vocabulary:
    """A vocabulary with verbs of every size."""
    vocabulary = Vocabulary()
    vocabulary.verb("wait")
    vocabulary.verb("muster", LAND)
    vocabulary.verb("move", GOOD, LAND)
    vocabulary.verb("ship", GOOD, LAND, LAND)
    vocabulary.verb("set", numbers(-2, 2))
    vocabulary.verb("pay", sets_of(GOOD, "nothing"))
    vocabulary.lent("oppress", LAND)
    vocabulary.lent("beg")
    return vocabulary


def test_done_is_the_first_number() -> None:
    """Number 0 is `done` in every vocabulary."""
    assert words().notation(0) == "done"


def test_every_number_has_its_own_words() -> None:
    """There and back, for every number."""
    vocabulary = words()
    notation = [vocabulary.notation(choice) for choice in range(len(vocabulary))]
    assert len(set(notation)) == len(vocabulary) == 1 + 1 + 3 + 6 + 18 + 5 + 4 + 3 + 1
    assert [vocabulary.parse(text) for text in notation] == list(range(len(vocabulary)))


@given(st.integers(0, 1), st.integers(0, 2), st.integers(0, 2))
def test_arguments_come_back(x: int, y: int, z: int) -> None:
    """at(x, y, z) and x, y, z are inverse, for one, two and three arguments."""
    vocabulary = words()
    muster, move, ship = vocabulary.verbs[2:5]
    assert muster.x(muster.at(y)) == y
    assert (move.x(move.at(x, y)), move.y(move.at(x, y))) == (x, y)
    choice = ship.at(x, y, z)
    assert (ship.x(choice), ship.y(choice), ship.z(choice)) == (x, y, z)
    assert ship.arguments(choice) == [x, y, z]
    assert ship.has(choice)
    assert not move.has(choice)


def test_targets_are_the_things_of_all_arguments() -> None:
    """`ship stone libya gallia` points at a good and two lands; a number points at nothing, a set at its members."""
    vocabulary = words()
    assert vocabulary.targets(vocabulary.parse("ship stone libya gallia")) == (
        "good/stone",
        "land/libya",
        "land/gallia",
    )
    assert vocabulary.targets(vocabulary.parse("set -1")) == ()
    assert vocabulary.targets(vocabulary.parse("pay wood+stone")) == ("good/wood", "good/stone")
    assert vocabulary.targets(vocabulary.parse("pay nothing")) == ()


def test_lent_verbs_come_last() -> None:
    """A verb declared after a lent one is an error; the lent ones are known by their number."""
    vocabulary = words()
    with pytest.raises(ValueError, match="late"):
        vocabulary.verb("late")
    assert vocabulary.first_lent == vocabulary.parse("oppress libya")
    assert vocabulary.parse("beg") > vocabulary.first_lent


@pytest.mark.parametrize(
    "text", ["", "nonsense", "muster", "muster rome", "muster libya libya", "done done", "DONE", "?"]
)
def test_unknown_words_are_a_problem(text: str) -> None:
    """What no choice is called cannot be parsed."""
    with pytest.raises(Problem) as caught:
        words().parse(text)
    assert caught.value.key == "no-such-words"


@pytest.mark.parametrize("choice", [-1, 42, 10**9])
def test_unknown_numbers_are_a_problem(choice: int) -> None:
    """A number outside the vocabulary has no words."""
    with pytest.raises(Problem) as caught:
        words().notation(choice)
    assert caught.value.key == "no-such-choice"


def test_an_alias_is_read_but_never_written() -> None:
    """A renamed word keeps its old spelling for reading only; spaces do not matter."""
    vocabulary = words()
    vocabulary.alias("recruit", "muster")
    assert vocabulary.notation(vocabulary.parse("recruit  gallia ")) == "muster gallia"


def test_packed_counts_add_up() -> None:
    """Counts of a kind's members are packed into one number."""
    kind = counts_of(GOOD)
    packed = counted(0, 3) + counted(1, MAX_COUNT)
    assert (packed & MAX_COUNT, packed >> COUNT_BITS) == (3, MAX_COUNT)
    assert (kind.name, kind.things) == ("good-counts", GOOD.things)


def test_phrases_have_codes_from_one() -> None:
    """Code 0 says nothing; a line of the story has at most five arguments, any other phrase four."""
    phrases = Phrases("line")
    assert phrases.say("moved", "5.9", land=LAND, cubes=NUMBER) == 1
    moved = phrases.all[1]
    assert (moved.key, moved.section, moved.names, moved.kinds) == (
        "line-moved",
        "5.9",
        ("land", "cubes"),
        (LAND, NUMBER),
    )
    assert phrases.say("long", "", a=NUMBER, b=NUMBER, c=NUMBER, d=NUMBER, e=NUMBER) == 2
    with pytest.raises(ValueError, match="longer"):
        phrases.say("longer", "", a=NUMBER, b=NUMBER, c=NUMBER, d=NUMBER, e=NUMBER, f=NUMBER)
    with pytest.raises(ValueError, match="long"):
        Phrases("ask").say("long", "", a=NUMBER, b=NUMBER, c=NUMBER, d=NUMBER, e=NUMBER)


def test_refusals_begin_with_the_kernels_own() -> None:
    """The codes of saecula.kernel.state are the places in the list."""
    from saecula.kernel import state  # noqa: PLC0415 - its constants by name

    keys = [phrase.key for phrase in refusals().all]
    for key in keys[1:]:
        assert keys[getattr(state, key.removeprefix("refusal-").replace("-", "_").upper())] == key


def test_verbs_are_objects_with_bounds() -> None:
    """A verb without arguments has one number."""
    verb = Verb("wait", 7, (), ())
    assert (verb.at(), verb.size, verb.has(7), verb.has(8), verb.arguments(7)) == (7, 1, True, False, [])
    assert len(Kind("none", (), ())) == 0
