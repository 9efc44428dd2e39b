import pytest

from saecula.games.bronze.kinds import FACES
from saecula.kernel.frames import weights
from tests.games.bronze.world import ANNA, BEN, world


def test_example_three_rolls() -> None:
    """§1 E1 A skull stays, a die set aside before is rolled again; the third roll stands (R1)."""
    w = world().rolls("food3", "workers3", "coin").play(ANNA, "reroll workers3", "reroll coin", "done")
    w.rolls("skull2", "good1")
    assert w.refuses(ANNA, "reroll skull2") == "skull-locked"
    w.play(ANNA, "reroll food3", "done").rolls("coin")
    assert w.dice == "1 coin, 1 good1, 1 skull2"
    assert w.asks != "reroll"


@pytest.mark.parametrize(("city", "dice"), [(0, 3), (2, 3), (3, 4), (6, 4), (7, 5), (11, 5), (12, 6), (17, 6), (18, 7)])
def test_one_die_per_city(city: int, dice: int) -> None:
    """§1 The number of cities is the number of dice; an unfinished city has none."""
    assert world(f"{city} city").seen["hand"] == dice


def test_six_faces_alike() -> None:
    """§1 A die shows each of its six faces equally often."""
    w = world()
    drawn = [(w.match.choice(choice).notation, weight) for choice, weight in weights(w.match.state)]
    assert drawn == [(f"roll {face}", 1) for face in FACES]


def test_stop_after_the_first_roll() -> None:
    """§1 There are up to three rolls: a seat may stop after the first (R32)."""
    assert world().rolls("food3", "food3", "food3").play(ANNA, "done").active == BEN


def test_stop_after_the_second_roll() -> None:
    """§1 A seat may stop after the second roll (R32)."""
    w = world().rolls("food3", "food3", "food3").play(ANNA, "reroll food3", "done").rolls("food3")
    assert (w.asks, w.seen["rolls_left"]) == ("reroll", 1)
    assert w.play(ANNA, "done").active == BEN


def test_no_fourth_roll() -> None:
    """§1 After the third roll the result stands."""
    w = world(dice="3 workers3", rolls_left=1).play(ANNA, "reroll workers3", "done").rolls("workers3")
    assert w.asks == "mark"
    assert w.refuses(ANNA, "reroll workers3") == "not-asked-now"


def test_choosing_none_stops() -> None:
    """§1 A roll rolls at least one die; choosing none ends the rolling (R34)."""
    w = world(dice="3 workers3").play(ANNA, "done")
    assert w.asks == "mark"


def test_all_dice_may_be_rolled_again() -> None:
    """§1 Any number of dice may be rolled again; with the last die taken the roll begins by itself."""
    w = world(dice="3 coin").play(ANNA, "reroll coin", "reroll coin", "reroll coin")
    assert (w.asks, w.seen["hand"], w.dice) == ("roll", 3, "")


def test_only_the_chosen_dice_are_rolled() -> None:
    """§1 Dice not chosen stay as they lie."""
    w = world(dice="2 coin, food3").play(ANNA, "reroll coin", "done")
    assert (w.seen["hand"], w.dice) == (1, "1 food3, 1 coin")


def test_skull_stays_locked_for_all_rolls() -> None:
    """§1 A skull of the first roll is still locked after the second (R1)."""
    w = world().rolls("skull2", "coin", "coin").play(ANNA, "reroll coin", "done").rolls("coin")
    assert w.may(ANNA) == {"reroll coin", "done"}


def test_only_skulls_end_the_rolling() -> None:
    """§1 When every die is a locked skull, rolling ends by itself (R34)."""
    w = world().rolls("skull2", "skull2", "skull2")
    assert w.disasters(BEN) == 3


def test_only_skulls_still_ask_for_leadership() -> None:
    """§1 When every die is locked, Leadership stays possible (R34)."""
    w = world("leadership").rolls("skull2", "skull2", "skull2")
    assert (w.asks, w.may(ANNA)) == ("lead", {"lead skull2", "done"})


def test_skulls_close_the_pick() -> None:
    """§1 When only skulls are left beside the dice taken, the roll begins by itself."""
    w = world(dice="coin, 2 skull2").play(ANNA, "reroll coin")
    assert (w.asks, w.seen["hand"]) == ("roll", 1)


def test_a_die_must_be_there() -> None:
    """§1 Only dice on the table can be rolled again, and each only once."""
    w = world(dice="2 coin, good1")
    assert w.refuses(ANNA, "reroll food3") == "no-such-die"
    assert w.refuses(ANNA, "reroll skull2") == "no-such-die"
    assert w.refuses(ANNA, "reroll coin", "reroll coin", "reroll coin") == "no-other-die"


def test_dice_in_any_order_are_one_choice() -> None:
    """§1 In which order dice are taken makes no difference."""
    one = world(dice="coin, food3, good1").play(ANNA, "reroll good1", "reroll food3", "done")
    other = world(dice="coin, food3, good1").play(ANNA, "reroll food3", "reroll good1", "done")
    assert one.match.log() == other.match.log()


def test_no_looking_at_the_dice_before_deciding() -> None:
    """§1 A plan cannot reach past the roll."""
    assert world(dice="coin, 2 food3").refuses(ANNA, "reroll coin", "done", "done") == "too-far"


def test_built_city_rolls_only_from_the_next_turn() -> None:
    """§1 Dice are counted when the turn begins."""
    w = world("2 city", dice="3 workers3", phase="build").play(ANNA, "mark city", "done")
    assert (w.cities(ANNA), w.active) == (4, BEN)
    assert w.stops("food3", "food3", "food3").seen["hand"] == 4
