from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saecula.games.bronze.kinds import GOODS
from saecula.games.bronze.state import Bronze
from saecula.games.bronze.words import DISCARD
from saecula.kernel.frames import choices, play
from tests.games.bronze.world import ANNA, BEN, world

EXAMPLE = "3 stone, 5 wood"


def outcomes(s: Bronze) -> list[tuple[int, ...]]:
    """Return what Anna keeps, path by path."""
    legal = choices(s, ANNA)
    if not any(DISCARD.has(choice) for choice in legal):
        return [tuple(int(s.good(ANNA, good)) for good in range(5))]
    kept = []
    for choice in legal:
        twin = s.clone()
        play(twin, ANNA, choice)
        kept += outcomes(twin)
    return kept


def kept_of(words: str) -> list[tuple[int, ...]]:
    """Return what Anna may keep of these goods."""
    state = world(words, phase="discard").match.state
    assert isinstance(state, Bronze)
    return outcomes(state)


def test_example_eight_goods() -> None:
    """§8 E8 With 3 stone and 5 wood two go: 2 wood, 2 stone, or one of each; nothing else (R25)."""
    assert sorted(kept_of(EXAMPLE)) == [(3, 3, 0, 0, 0), (4, 2, 0, 0, 0), (5, 1, 0, 0, 0)]
    w = world(EXAMPLE, phase="discard").play(ANNA, "discard wood", "discard wood")
    assert (w.goods(ANNA), w.active) == ("3 wood, 3 stone", BEN)


def test_example_seven_goods() -> None:
    """§8 E10 With 5 wood and 2 stone one wood or one stone goes."""
    assert sorted(kept_of("5 wood, 2 stone")) == [(4, 2, 0, 0, 0), (5, 1, 0, 0, 0)]


def test_one_and_one_in_any_order() -> None:
    """§8 Wood and stone or stone and wood are the same."""
    one = world(EXAMPLE, phase="discard").play(ANNA, "discard stone", "discard wood")
    other = world(EXAMPLE, phase="discard").play(ANNA, "discard wood", "discard stone")
    assert one.goods(ANNA) == other.goods(ANNA) == "4 wood, 2 stone"
    assert one.match.log() == other.match.log()


def test_six_goods_stay() -> None:
    """§8 Up to 6 goods stay, and nobody is asked (R43)."""
    w = world("3 stone, 3 wood", phase="discard")
    assert (w.active, w.goods(ANNA)) == (BEN, "3 wood, 3 stone")


def test_no_more_than_the_surplus() -> None:
    """§8 Nobody discards more than the surplus (R43)."""
    assert world("4 stone, 3 wood", phase="discard").refuses(ANNA, "discard wood", "discard wood") == "all-taken"


def test_no_less_than_the_surplus() -> None:
    """§8 The surplus must go (R25)."""
    w = world(EXAMPLE, phase="discard")
    assert w.refuses(ANNA, "done") == "too-few-taken"
    assert w.refuses(ANNA, "discard wood", "done") == "too-few-taken"


def test_no_dead_end() -> None:
    """§8 A good that would leave too few to discard comes later in the plan (R25)."""
    w = world("7 wood, 1 metal", phase="discard")
    assert w.refuses(ANNA, "discard metal") == "would-strand"
    assert w.play(ANNA, "discard metal", "discard wood").goods(ANNA) == "6 wood"


def test_a_good_must_be_there() -> None:
    """§8 Only goods one has can go."""
    w = world("6 wood, 2 metal", phase="discard")
    assert w.refuses(ANNA, "discard cloth") == "no-such-good"
    assert w.refuses(ANNA, "discard metal", "discard metal", "discard metal") == "all-taken"


@pytest.mark.parametrize(("goods", "kept"), [("8 wood", "6 wood"), ("7 stone", "6 stone")])
def test_no_choice_no_question(goods: str, kept: str) -> None:
    """§8 With one kind of goods there is nothing to choose (R25)."""
    w = world(goods, phase="discard")
    assert (w.active, w.goods(ANNA)) == (BEN, kept)


def test_caravans() -> None:
    """§8 With Caravans all goods stay, up to the holes of the rows (R33, R43)."""
    w = world("8 wood, 7 stone, 6 pottery, 5 cloth, 4 metal, caravans", phase="discard")
    assert (w.active, sum(w.sheet(ANNA)["goods"].values()), sum(w.sheet(ANNA)["worth"].values())) == (BEN, 30, 265)


def test_caravans_keep_the_limits_of_the_rows() -> None:
    """§8 Caravans add no holes (R33)."""
    assert world("8 wood, caravans", phase="goods", dice="good1, 2 food3").goods(ANNA) == "8 wood"


def test_caravans_work_in_the_turn_they_are_bought() -> None:
    """§8 Caravans bought in phase 7 save the goods of phase 8 (R16)."""
    w = world("6 wood, 3 stone, 3 metal", phase="buy").play(ANNA, "buy caravans metal")
    assert (w.active, w.goods(ANNA)) == (BEN, "6 wood, 3 stone")


def test_goods_spent_before_count_no_more() -> None:
    """§8 What was spent in phase 7 need not go in phase 8."""
    assert world(EXAMPLE, phase="buy").play(ANNA, "buy irrigation wood").active == BEN


def test_only_at_the_end_of_ones_own_turn() -> None:
    """§8 The goods of the others are not counted in this turn (R25)."""
    w = world("", EXAMPLE, phase="discard")
    assert (w.active, w.asks, w.goods(BEN)) == (BEN, "roll", "5 wood, 3 stone")


def test_food_has_no_such_limit() -> None:
    """§8 Food is no good (R43)."""
    w = world("15 food, 6 wood", phase="discard")
    assert (w.active, w.food(ANNA)) == (BEN, 15)


def test_then_the_next_seat() -> None:
    """§8 Then the turn ends, and the seat to the left has its turn."""
    w = world("", EXAMPLE, "", phase="discard", active=BEN, start=BEN)
    assert w.play(BEN, "discard wood", "discard wood").active == 2


@given(stock=st.tuples(*[st.integers(0, holes) for holes in (8, 7, 4, 3, 2)]))
@settings(max_examples=25, deadline=None, derandomize=True)
def test_every_outcome_by_one_path(stock: tuple[int, ...]) -> None:
    """§8 Every way to keep exactly 6 goods can be chosen, and by one path only (R25)."""
    stock = stock if sum(stock) <= 13 else (8, 3, 0, 1, 1)
    words = ", ".join(f"{n} {good}" for n, good in zip(stock, GOODS, strict=True))
    keeps = [kept for kept in product(*[range(n + 1) for n in stock]) if sum(kept) == min(6, sum(stock))]
    assert sorted(kept_of(words)) == sorted(keeps)
