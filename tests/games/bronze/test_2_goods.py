import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saecula.games.bronze.kinds import GOODS
from tests.games.bronze.world import ANNA, BEN, world

HOLES = (8, 7, 6, 5, 4)


def test_example_three_goods() -> None:
    """§2 E2 One skull and one jar: wood, stone, pottery; one skull is no disaster."""
    w = world(phase="goods", dice="skull2, good1, coin")
    assert w.goods(ANNA) == "1 wood, 1 stone, 1 pottery"
    assert w.disasters(ANNA) == 0


@pytest.mark.parametrize(
    ("dice", "goods"),
    [
        ("3 coin", ""),
        ("good1, 2 coin", "1 wood"),
        ("2 good1, coin", "1 wood, 1 stone"),
        ("skull2, 2 coin", "1 wood, 1 stone"),
        ("3 good1", "1 wood, 1 stone, 1 pottery"),
    ],
)
def test_goods_in_order(dice: str, goods: str) -> None:
    """§2 A jar brings one good, a skull die two: wood, stone, pottery, cloth, metal (R6)."""
    assert world(phase="goods", dice=dice).goods(ANNA) == goods


def test_sixth_good_is_wood_again() -> None:
    """§2 The sixth good begins again with wood (R6)."""
    w = world("caravans, 18 city", phase="goods", dice="7 good1")
    assert w.goods(ANNA) == "2 wood, 2 stone, 1 pottery, 1 cloth, 1 metal"


def test_fourteen_goods() -> None:
    """§2 Seven skulls bring fourteen goods, and a Revolt takes them; Religion keeps them (R6)."""
    w = world("caravans, religion, 18 city", phase="goods", dice="7 skull2")
    assert w.goods(ANNA) == "3 wood, 3 stone, 3 pottery, 3 cloth, 2 metal"


def test_order_begins_anew_every_turn() -> None:
    """§2 Every turn begins with wood (R6)."""
    w = world("1 wood, 1 stone", phase="goods", dice="good1, 2 food3")
    assert w.goods(ANNA) == "2 wood, 1 stone"


def test_full_row_counts_in_the_order() -> None:
    """§2 A good that finds its row full is lost; the next good goes to the next row (R7)."""
    w = world("8 wood, caravans", phase="goods", dice="2 good1, coin")
    assert w.goods(ANNA) == "8 wood, 1 stone"


def test_lost_good_buys_nothing() -> None:
    """§2 A good that found its row full cannot be spent."""
    w = world("4 metal, caravans, 7 city", phase="goods", dice="5 good1")
    assert w.sheet(ANNA)["goods"]["metal"] == 4
    assert w.sheet(ANNA)["worth"]["metal"] == 50


def test_more_than_six_goods_until_the_end_of_the_turn() -> None:
    """§2 While the turn lasts, a seat may have more than 6 goods."""
    w = world("6 wood", phase="goods", dice="2 good1, coin")
    assert (w.asks, w.goods(ANNA)) == ("buy", "7 wood, 1 stone")


def test_others_collect_nothing() -> None:
    """§2 Only the active seat collects."""
    assert world(phase="goods", dice="3 good1").goods(BEN) == ""


def test_food_and_workers_bring_no_goods() -> None:
    """§2 No other face brings goods."""
    assert world(phase="goods", dice="food3, workers3, either2").goods(ANNA) == ""


@given(
    stock=st.tuples(*[st.integers(0, holes) for holes in HOLES]),
    jars=st.integers(0, 7),
    quarry=st.booleans(),
    data=st.data(),
)
@settings(max_examples=60, deadline=None, derandomize=True)
def test_goods_as_a_person_would_count(stock: tuple[int, ...], jars: int, quarry: bool, data: st.DataObject) -> None:  # noqa: FBT001
    """§2 Good after good, row after row; Quarrying adds one stone at the end (R6, R7, R8)."""
    skulls = data.draw(st.integers(0, 7 - jars))
    expected = list(stock)
    for i in range(jars + 2 * skulls):
        expected[i % 5] = min(HOLES[i % 5], expected[i % 5] + 1)
    if quarry and jars + 2 * skulls >= 2:
        expected[1] = min(7, expected[1] + 1)
    words = ", ".join(f"{n} {good}" for n, good in zip(stock, GOODS, strict=True))
    words += ", 18 city, caravans, religion, irrigation" + ", quarrying" * quarry
    w = world(words, phase="goods", dice=f"{jars} good1, {skulls} skull2, {7 - jars - skulls} food3")
    assert list(w.sheet(ANNA)["goods"].values()) == expected
