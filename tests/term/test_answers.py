"""Reading what a person types as choices."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saecula.kernel.state import DONE
from saecula.term.answers import Form, ListedChoice, Unreadable, Words, complete, read

WORDS = Words(done=frozenset({"done", "fertig"}), all=frozenset({"all", "alle"}), joins=frozenset({"and", "und"}))
STOP = ListedChoice("0", DONE, "done", ("Stop rolling",), 0)
REROLL = Form(
    pick=True,
    options=(
        ListedChoice("1", 11, "reroll food3", ("Roll again: 3 food", "3 food"), 2),
        ListedChoice("2", 12, "reroll coin", ("Roll again: coin", "coin"), 1),
        ListedChoice("3", 13, "reroll good1", ("Roll again: 1 good", "1 good"), 3),
        STOP,
    ),
    high=6,
)
MARK = Form(
    pick=True,
    options=(
        ListedChoice("1", 21, "mark city", ("Mark a box: City", "City"), 5),
        ListedChoice("2", 22, "mark step_pyramid", ("Mark a box: Step Pyramid", "Step Pyramid"), 3),
        ListedChoice("3", 23, "mark great_pyramid", ("Mark a box: Great Pyramid", "Great Pyramid"), 5),
        ListedChoice("4", 24, "mark obelisk", ("Mark a box: Obelisk", "Obelisk"), 5),
        STOP,
    ),
    high=5,
)
BUY = Form(
    pick=False,
    options=(
        ListedChoice("1", 31, "buy leadership wood", ("Leadership Wood",)),
        ListedChoice("2", 32, "buy leadership wood+stone", ("Leadership Wood Stone",)),
        ListedChoice("3", 33, "buy masonry wood+stone", ("Masonry Wood Stone",)),
        ListedChoice("0", DONE, "done", ("Buy nothing",)),
    ),
)
FOOD = Form(
    pick=False,
    options=(ListedChoice("0", 40, "food 0"), ListedChoice("1", 41, "food 1"), ListedChoice("-2", 42, "food -2")),
)


@pytest.mark.parametrize(
    ("line", "pieces"),
    [
        ("1 3", [11, 13]),
        ("1,3", [11, 13]),
        ("food3 coin", [11, 12]),
        ("reroll food3 coin", [11, 12]),
        ("reroll food3 reroll coin", [11, 12]),
        ("REROLL Food3, Coin done", [11, 12]),
        ("3 food", [11]),
        ("3 food coin", [11, 12]),
        ("1 good and coin", [13, 12]),
        ("2*1", [11, 11]),
        ("2*good1", [13, 13]),
        ("2 x good1", [13, 13]),
        ("good1*2 coin", [13, 13, 12]),
        ("2 × coin", [12, 12]),
        ("1 1 2", [11, 11, 12]),
        ("2 good1", [13, 13]),
        ("all", [11, 11, 12, 13, 13, 13]),
        ("alle good1", [13, 13, 13]),
        ("all 1", [11, 11]),
        ("co", [12]),
        ("done", []),
        ("fertig", []),
        ("", []),
    ],
)
def test_dice_to_roll_again(line: str, pieces: list[int]) -> None:
    assert read(REROLL, line, WORDS) == [*pieces, DONE]


@pytest.mark.parametrize(
    ("line", "pieces"),
    [
        ("mark city city obelisk", [21, 21, 24]),
        ("3*city", [21, 21, 21]),
        ("mark 3*city, obelisk", [21, 21, 21, 24]),
        ("3 city und 2 obelisk", [21, 21, 21, 24, 24]),
        ("step pyramid step_pyramid", [22, 22]),
        ("2 great pyramid", [23, 23]),
        ("obel", [24]),
    ],
)
def test_boxes_to_mark(line: str, pieces: list[int]) -> None:
    assert read(MARK, line, WORDS) == [*pieces, DONE]


@pytest.mark.parametrize(
    ("line", "choice"),
    [
        ("1", 31),
        ("buy leadership wood", 31),
        ("leadership wood", 31),
        ("leadership wood stone", 32),
        ("buy leadership wood+stone", 32),
        ("masonry", 33),
        ("mas", 33),
        ("0", DONE),
        ("done", DONE),
        ("buy nothing", DONE),
    ],
)
def test_one_of_several(line: str, choice: int) -> None:
    assert read(BUY, line, WORDS) == [choice]


@pytest.mark.parametrize(("line", "choice"), [("0", 40), ("1", 41), ("+1", 41), ("-2", 42), ("food 1", 41)])
def test_a_number_may_be_its_own_label(line: str, choice: int) -> None:
    assert read(FOOD, line, WORDS) == [choice]


@pytest.mark.parametrize(
    ("form", "line", "key"),
    [
        (BUY, "leadership", "term-ambiguous"),
        (BUY, "9", "term-no-such-label"),
        (BUY, "masenry", "term-unknown-near"),
        (BUY, "qqqq", "term-unknown"),
        (MARK, "pyramid", "term-ambiguous"),
        (MARK, "obelsik", "term-unknown-near"),
        (MARK, "7", "term-no-such-label"),
        (MARK, "3*", "term-unknown"),
        (MARK, "6*city", "term-too-many"),
        (MARK, "all", "term-too-many"),
        (MARK, "city xyz", "term-unknown"),
        (REROLL, "coin done coin", "term-done-last"),
    ],
)
def test_what_cannot_be_read_is_told(form: Form, line: str, key: str) -> None:
    with pytest.raises(Unreadable) as error:
        read(form, line, WORDS)
    assert error.value.key in (key, "term-counted-nothing") if line.endswith("*") else error.value.key == key


def test_a_choice_beside_the_pick_stands_alone() -> None:
    form = Form(pick=True, options=(*MARK.options, ListedChoice("5", 50, "oppress libya", lone=True)), high=5)
    assert read(form, "oppress libya", WORDS) == [50]
    with pytest.raises(Unreadable, match="term-alone"):
        read(form, "city oppress libya", WORDS)


def test_what_is_lent_is_not_meant_by_the_thing_alone() -> None:
    """Somebody who pays says what with; Patronage has to be named."""
    pay = ListedChoice("1", 61, "pay gold", ("Pay in gold", "gold", "gold"))
    patronage = ListedChoice("2", 62, "patronage cultural", ("Patronage: cultural", "cultural", "cultural"), lent=True)
    form = Form(pick=False, options=(pay, patronage))
    assert read(form, "gold", WORDS) == [61]
    for line in ("patronage cultural", "patronage", "patr cult", "2", "Patronage: cultural"):
        assert read(form, line, WORDS) == [62]
    for line in ("cultural", "cult"):
        with pytest.raises(Unreadable, match="term-unknown"):
            read(form, line, WORDS)


@given(st.text(max_size=60))
def test_any_line_is_read_or_called_unreadable(line: str) -> None:
    for form in (REROLL, MARK, BUY, FOOD):
        numbers = {option.choice for option in form.options} | {DONE}
        with contextlib.suppress(Unreadable):
            assert set(read(form, line, WORDS)) <= numbers


def test_completion() -> None:
    commands: dict[str, list[str] | None] = {"undo": None, "why": [], "lang": ["en", "de"]}
    things = ["Masonry", "Metal"]
    assert complete("un", MARK, commands, things) == ["undo"]
    assert complete("wh", MARK, commands, things) == ["why "]
    assert complete("why ma", MARK, commands, things) == ["why Masonry"]
    assert complete("lang d", MARK, commands, things) == ["lang de"]
    assert complete("undo x", MARK, commands, things) == []
    assert complete("mark o", MARK, commands, things) == ["mark obelisk"]
    assert complete("city ob", MARK, commands, things) == ["city obelisk"]
    assert complete("ob", MARK, commands, things) == ["obelisk"]
    assert complete("", None, commands, things) == ["lang ", "undo", "why "]


def test_the_words_of_the_language_are_completed_too() -> None:
    """Where nothing in the notation begins so; in a pick the last word of a line, else the whole line."""
    reroll = Form(
        pick=True, options=(ListedChoice("1", 11, "reroll coin", ("Noch einmal werfen: Münze", "Münze", "Münze")),)
    )
    buy = Form(
        pick=False,
        options=(ListedChoice("1", 31, "buy masonry coins", ("Mauerwerk kaufen", "Mauerwerk", "Mauerwerk")),),
    )
    assert complete("Mü", reroll, {}, []) == ["Münze"]
    assert complete("food3 mü", reroll, {}, []) == ["food3 Münze"]
    assert complete("mauer", buy, {}, []) == ["Mauerwerk", "Mauerwerk kaufen"]
    assert complete("xyz", buy, {}, []) == []
