import pytest

from tests.games.bronze.world import ANNA, BEN, world


def test_example_three_cities() -> None:
    """§4 E4a Three cities eat 3 food, from 8 to 5."""
    w = world("8 food", "", phase="feed")
    assert (w.food(ANNA), w.disasters(ANNA)) == (5, 0)


def test_example_famine() -> None:
    """§4 E4b Five cities and 2 food: 3 boxes of disasters, no food left."""
    w = world("7 city, 2 food", "", phase="feed")
    assert (w.food(ANNA), w.disasters(ANNA)) == (0, 3)


@pytest.mark.parametrize(("food", "left", "boxes"), [(0, 0, 3), (1, 0, 2), (2, 0, 1), (3, 0, 0), (4, 1, 0)])
def test_one_box_per_hungry_city(food: int, left: int, boxes: int) -> None:
    """§4 Each city that cannot be fed marks one box; feeding is no choice (R10)."""
    w = world(f"{food} food", "", phase="feed")
    assert (w.food(ANNA), w.disasters(ANNA)) == (left, boxes)


def test_famine_adds_to_older_boxes() -> None:
    """§4 Boxes of earlier turns stay; each is a point less at the end."""
    w = world("5 disasters, 0 food", "", phase="feed")
    assert (w.disasters(ANNA), w.points(ANNA)) == (8, -8)


def test_new_city_is_fed_from_the_next_turn_on() -> None:
    """§4 A city built in this turn eats nothing yet: each die rolled is a city fed (R10)."""
    w = world("4 food, 2 city", "", phase="feed", dice="workers3").play(ANNA, "mark city", "done")
    assert (w.cities(ANNA), w.food(ANNA)) == (4, 1)
    w.stops("food3", "food3", "food3").stops("coin", "coin", "coin", "coin")
    assert (w.food(ANNA), w.disasters(ANNA)) == (0, 3)


def test_unfinished_city_eats_nothing() -> None:
    """§4 Only finished cities eat (R10)."""
    assert world("3 food, 6 city", "", phase="feed").disasters(ANNA) == 1
    assert world("3 food, 2 city", "", phase="feed").disasters(ANNA) == 0


def test_only_the_active_seat_feeds() -> None:
    """§4 The cities of the others eat in their own turns."""
    assert world("", "0 food", phase="feed").disasters(BEN) == 0


def test_famine_and_skulls_both_count() -> None:
    """§4 A famine and a disaster of skulls both strike (R10, R37)."""
    w = world("1 food", "", phase="feed", dice="2 skull2")
    assert w.disasters(ANNA) == 2 + 2


def test_famine_comes_first() -> None:
    """§4 The famine is told before the skulls (R37)."""
    w = world("leadership, 0 food", "", phase="lead", dice="2 skull2, coin").play(ANNA, "done")
    assert [key for key in w.told if key in ("famine", "struck")] == ["famine", "struck"]


def test_no_protection_from_famine() -> None:
    """§4 No development keeps a famine away; Medicine, Irrigation and Religion are about skulls."""
    assert world("0 food, medicine, irrigation, religion", "", phase="feed").disasters(ANNA) == 3
