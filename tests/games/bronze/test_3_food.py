import pytest

from tests.games.bronze.world import ANNA, BEN, world


def eaten(*sheets: str, dice: str, as_food: int = 0) -> int:
    """Return the food of Anna after collecting and feeding."""
    w = world(*sheets, phase="food", dice=dice)
    return (w.play(ANNA, f"food {as_food}") if w.asks == "food" else w).food(ANNA)


def test_example_five_food() -> None:
    """§3 E3 One food die and one 2/2 die taken as food: 5 food, from 3 to 8 (and the 3 cities eat 3)."""
    assert eaten("3 food", "", dice="food3, either2", as_food=1) == 8 - 3


@pytest.mark.parametrize(
    ("dice", "as_food", "food"), [("food3", 0, 3), ("2 food3", 0, 6), ("either2", 1, 2), ("coin", 0, 0)]
)
def test_food_per_die(dice: str, as_food: int, food: int) -> None:
    """§3 A food die brings 3 food, a 2/2 die 2 food by choice."""
    assert eaten("5 food", "", dice=dice, as_food=as_food) == 5 + food - 3


def test_either_dice_as_workers_bring_no_food() -> None:
    """§3 A 2/2 die that gives workers gives no food."""
    w = world(phase="food", dice="2 either2").play(ANNA, "food 0")
    assert (w.food(ANNA), w.asks, w.seen["workers"]) == (0, "mark", 4)


def test_each_die_for_itself() -> None:
    """§3 Each 2/2 die is decided for itself: how many give food, from none to all (R3, R36)."""
    w = world(phase="food", dice="3 either2")
    assert w.may(ANNA) == {"food 0", "food 1", "food 2", "food 3"}
    assert w.refuses(ANNA, "food 4") == "too-many-dice"
    w.play(ANNA, "food 1")
    assert (w.food(ANNA), w.seen["workers"]) == (3 + 2 - 3, 4)


def test_undecided_dice_stop_the_turn() -> None:
    """§3 The turn does not go on before the 2/2 dice are decided (R3)."""
    w = world(phase="food", dice="either2")
    assert {w.refuses(ANNA, what) for what in ("done", "mark city", "buy irrigation coins")} == {"not-asked-now"}
    assert w.food(ANNA) == 3


def test_the_choice_is_binding() -> None:
    """§3 Once decided, a 2/2 die stays what it is (R3)."""
    w = world(phase="food", dice="2 either2").play(ANNA, "food 1")
    assert w.refuses(ANNA, "food 0") == "not-asked-now"


def test_nothing_to_decide_without_such_dice() -> None:
    """§3 Without a 2/2 die nothing is asked (R36)."""
    assert world(phase="food", dice="workers3").asks == "mark"


def test_decided_after_all_rolls() -> None:
    """§3 The choice comes after all rolls, after Leadership and after the goods (R3)."""
    w = world("leadership").stops("either2", "either2", "good1").play(ANNA, "lead either2").rolls("coin")
    assert (w.asks, w.may(ANNA), w.goods(ANNA)) == ("food", {"food 0", "food 1"}, "1 wood")


def test_food_is_capped_before_feeding() -> None:
    """§3 At most 15 food can be held when it is collected; the cities eat afterwards (R9)."""
    assert eaten("14 food", "", dice="3 food3") == 15 - 3


def test_full_row_of_food() -> None:
    """§3 Whoever has 15 food collects nothing (R9)."""
    assert eaten("15 food", "", dice="food3") == 15 - 3


def test_exactly_fifteen() -> None:
    """§3 15 food fit (R9)."""
    assert eaten("12 food", "", dice="food3") == 15 - 3


def test_others_harvest_nothing() -> None:
    """§3 Only the active seat collects food."""
    assert world(phase="food", dice="3 food3").food(BEN) == 3


def test_numbers_of_a_choice() -> None:
    """§3 The question shows what each choice brings: food and workers of all dice."""
    w = world("agriculture, masonry", phase="food", dice="food3, workers3, either2")
    notes = [choice._notes[:2] for choice in w.match.choices(ANNA)]
    assert notes == [(4, 7), (7, 4)]
