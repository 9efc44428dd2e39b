"""§4.1.philosopher Training people: prices, columns, rows that push back, training tiles."""

from __future__ import annotations

import pytest

from tests.games.gentes.world import ANNA, BEN, World, world

COLUMNS = ["noble", "artisan", "soldier", "merchant", "priest", "scholar"]
ONE = {1: 1, 2: 3, 3: 5, 4: 6, 5: 6, 6: 6, 7: 6, 8: 6}  # price: columns for one person
TWO = {1: 0, 2: 0, 3: 1, 4: 2, 5: 3, 6: 4, 7: 5, 8: 6}  # price: columns for two


def training(price: int, mat: str = "", *helpers: str, **more: object) -> World:
    """Return the moment at which Anna trains at a chosen price, by a hometown that sets it."""
    towns = ", ".join(f"at {town}" for town in ("philosophers_trade", *helpers))
    w = world(f"{towns}, {mat}" if mat else towns, columns=COLUMNS, **more)
    uses = [f"use {town}" for town in ("philosophers_trade", *helpers)]
    return w.play(ANNA, "tile philosopher_4", *uses, f"price {price}")


@pytest.mark.parametrize("price", range(1, 9))
def test_the_table_of_training_costs(price: int) -> None:
    """§4.1.philosopher The upper row prices one person by column, the lower row two (A16)."""
    w = training(price)
    assert w.may(ANNA) == {f"train {group}" for group in COLUMNS[: ONE[price]]}
    for n, group in enumerate(COLUMNS[: ONE[price]]):
        w = training(price).play(ANNA, f"train {group}")
        second = {f"train {other}" for other in COLUMNS[: TWO[price]]} if n < TWO[price] else set()
        assert (w.may(ANNA, "train") if w.asks == "train" else set()) == second


def test_the_dearer_of_two_counts() -> None:
    """§4.1.philosopher Two people of different groups: the dearer column must be paid (A18)."""
    w = training(6).play(ANNA, "train noble")
    assert w.refuses(ANNA, "train merchant") == ""
    assert w.refuses(ANNA, "train priest") == "too-dear"
    assert training(6).play(ANNA, "train priest").asked == BEN


def test_twice_the_same_group() -> None:
    """§4.1.philosopher Two of the same group, or fewer than allowed, at least one (A30)."""
    w = training(8).play(ANNA, "train scholar", "train scholar")
    assert w.people(ANNA) == "2 scholar"
    assert training(8).refuses(ANNA, "done") == "not-asked-now"
    assert training(8).play(ANNA, "train scholar", "done").people(ANNA) == "1 scholar"


def test_nobody_to_train() -> None:
    """§4.1.A1 An action must be done at least in part (A30): no price that trains nobody."""
    w = world("6 noble, at philosophers_trade, 1 coins", columns=COLUMNS)
    assert w.refuses(ANNA, "tile philosopher_1") == "too-few-coins"
    rich = world("6 noble, at philosophers_trade", columns=COLUMNS).play(
        ANNA, "tile philosopher_1", "use philosophers_trade"
    )
    assert rich.refuses(ANNA, "price 1") == "nobody-to-train"
    assert rich.refuses(ANNA, "price 2") == ""


def test_never_seven() -> None:
    """§4.1.philosopher Never more than six of a group (A23)."""
    w = world("6 priest").play(ANNA, "tile philosopher_1")
    assert w.refuses(ANNA, "train priest") == "group-full"


@pytest.mark.parametrize(
    ("before", "group", "after"),
    [
        ("3 noble, 2 artisan", "noble", "4 noble, 2 artisan"),
        ("4 noble, 2 artisan", "noble", "5 noble, 1 artisan"),
        ("5 noble, 1 artisan", "noble", "6 noble"),
        ("6 noble", "artisan", "5 noble, 1 artisan"),
        ("3 soldier, 3 merchant", "merchant", "2 soldier, 4 merchant"),
        ("1 soldier, 5 merchant", "soldier", "2 soldier, 4 merchant"),
        ("6 scholar", "priest", "1 priest, 5 scholar"),
        ("6 noble, 6 soldier, 6 priest", "merchant", "6 noble, 5 soldier, 1 merchant, 6 priest"),
    ],
)
def test_rows_push_back(before: str, group: str, after: str) -> None:
    """§4.1.philosopher A cube right beside the growing one goes one field back; other rows do not move."""
    w = world(before).play(ANNA, "tile philosopher_1", f"train {group}")
    assert w.people(ANNA) == after


def test_steps_that_cancel_each_other() -> None:
    """§4.1.philosopher Each person is a step of its own: after a push-back a full group may be trained again (A67)."""
    w = training(8, "6 noble")
    assert w.refuses(ANNA, "train noble") == "group-full"
    w.play(ANNA, "train artisan", "train noble")
    assert w.people(ANNA) == "6 noble"


def test_the_order_is_free() -> None:
    """§4.1.philosopher The order of training is the player's, and push-backs differ by it (A22)."""
    assert training(8, "5 noble").play(ANNA, "train noble", "train artisan").people(ANNA) == "5 noble, 1 artisan"
    assert training(8, "5 noble").play(ANNA, "train artisan", "train noble").people(ANNA) == "6 noble"


@pytest.mark.parametrize(
    ("trained", "columns"),
    [
        ("artisan", "noble soldier merchant priest scholar artisan"),
        ("artisan artisan", "noble soldier merchant priest scholar artisan"),
        ("artisan priest", "noble soldier merchant scholar priest artisan"),
        ("priest artisan", "noble soldier merchant scholar priest artisan"),
        ("noble soldier scholar", "artisan merchant priest scholar soldier noble"),
        ("noble noble priest", "artisan soldier merchant scholar priest noble"),
        ("scholar", "noble artisan soldier merchant priest scholar"),
    ],
)
def test_training_tiles_move(trained: str, columns: str) -> None:
    """§4.1.philosopher Tiles of trained groups go to the right end, the dearest first, each once (A20)."""
    w = training(8, "", "inventors_temple").play(ANNA, *[f"train {group}" for group in trained.split()])
    if w.asks == "train":
        w.play(ANNA, "done")
    assert w.seen["columns"] == columns.split()


def test_columns_stay_during_the_action() -> None:
    """§4.1.philosopher Columns lie as before until the last person is trained; pushed-back groups do not move (A68)."""
    w = training(3).play(ANNA, "train noble")
    assert w.seen["columns"] == COLUMNS
    assert w.may(ANNA) == {"train noble", "done"}
    pushed = training(4, "3 soldier, 3 merchant").play(ANNA, "train merchant")
    assert pushed.seen["columns"] == ["noble", "artisan", "soldier", "priest", "scholar", "merchant"]


def test_other_people_move_no_training_tile() -> None:
    """§4.1.philosopher Cubes and cards move no training tile (A21)."""
    w = world("3 temple, 1 oracle, 1 noble, hand barracks, 4 soldier, 1 priest", columns=COLUMNS, round=3)
    w.play(ANNA, "recruit noble 3", "swap noble artisan", "done", "tile chronicler_9", "play barracks")
    assert w.people(ANNA) == "1 noble, 1 artisan, 5 soldier, 1 priest"
    assert w.seen["columns"] == COLUMNS


def two_row(price: int, *helpers: str) -> World:
    """Return the same moment with the other setting of the extra person."""
    return training(price, "", *helpers, options={"extra_person": "two_row"})


def test_an_extra_person_by_the_row_chosen() -> None:
    """§4.1.home An extra person within the range of the row chosen: two dear ones for 4 coins (A19, literal)."""
    w = training(4, "", "inventors_temple").play(ANNA, "train scholar", "train scholar")
    assert (w.people(ANNA), w.asked) == ("2 scholar", BEN)
    three = training(4, "", "inventors_temple").play(ANNA, "train artisan", "train noble")
    assert three.may(ANNA) == {"train noble", "train artisan", "done"}


def test_an_extra_person_by_the_row_of_two() -> None:
    """§4.1.home The other setting: one person by the upper row, from the second on the lower row counts (A19)."""
    w = two_row(4, "inventors_temple").play(ANNA, "train scholar")
    assert w.may(ANNA, "train") == {"train noble", "train artisan"}
    w.play(ANNA, "train noble")
    assert w.asked == BEN
    other = two_row(4, "inventors_temple").play(ANNA, "train noble", "train scholar")
    assert (other.people(ANNA), other.asked) == ("1 noble, 1 scholar", BEN)
    cheap = two_row(4, "inventors_temple").play(ANNA, "train noble", "train artisan", "train artisan")
    assert cheap.people(ANNA) == "1 noble, 2 artisan"


def test_extra_people_add_up() -> None:
    """§4.1.home Each inventor and, with a tile, each such card adds a person (A3, A65)."""
    w = world("at inventors_temple, at inventors_oracle, played academy, played school, 8 coins", round=5)
    w.play(ANNA, "tile philosopher_4", "use inventors_temple", "use inventors_oracle", *["train scholar"] * 6)
    assert (w.people(ANNA), w.asked) == ("6 scholar", BEN)
    one_row = world("at inventors_temple, at inventors_oracle", columns=COLUMNS).play(ANNA, "tile philosopher_1")
    one_row.play(ANNA, "use inventors_temple", "use inventors_oracle", *["train scholar"] * 3)
    assert (one_row.people(ANNA), one_row.asked) == ("3 scholar", BEN)


def test_the_bonus_for_eighteen_people() -> None:
    """§4.1.philosopher At 18 people the top tile comes at the end of the action (A41)."""
    w = training(8, "6 noble, 6 merchant, 4 scholar").play(ANNA, "train scholar", "train priest")
    assert (w.mat(ANNA)["bonuses"], w.points(ANNA)) == (["people"], 8)


def test_eighteen_only_for_a_moment() -> None:
    """§4.1.philosopher What counts is the end of the action: a push-back never takes the sum below."""
    w = training(8, "6 noble, 6 merchant, 5 scholar").play(ANNA, "train scholar", "train priest")
    assert (w.mat(ANNA)["all_people"], w.points(ANNA)) == (18, 8)
