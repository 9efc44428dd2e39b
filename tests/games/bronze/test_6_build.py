import pytest

from tests.games.bronze.world import ANNA, BEN, CLEO, World, solo, world

# Everything that two seats can build but one box of the Obelisk.
NEARLY_ALL = "18 city, 3 step_pyramid, 5 stone_circle, 8 obelisk, 11 hanging_gardens, 13 great_wall"


def marks(w: World, seat: int, projects: str) -> World:
    """A seat marks boxes, `2 obelisk, 3 city`, and has enough."""
    draft = [f"mark {part.split()[1]}" for part in projects.split(", ") for _ in range(int(part.split()[0]))]
    return w.play(seat, *draft, "done")


def test_example_workers() -> None:
    """§6 E6a A worker die and two 2/2 dice, one of them food: 5 workers."""
    w = world(phase="food", dice="workers3, 2 either2").play(ANNA, "food 1")
    assert (w.asks, w.seen["workers"]) == ("mark", 5)


def test_example_obelisk_and_city() -> None:
    """§6 E6b E6c Two workers finish the Obelisk for 3 points, three build the 4th city: 4 dice from then on."""
    w = world("7 obelisk", "9 obelisk", phase="build", dice="workers3, either2")
    w = marks(w, ANNA, "2 obelisk, 3 city")
    assert (w.sheet(ANNA)["built"], w.sheet(BEN)["built"]) == ({"obelisk": 3}, {"obelisk": 6})
    assert w.cities(ANNA) == 4
    assert w.stops("food3", "food3", "food3").seen["hand"] == 4


@pytest.mark.parametrize(("dice", "workers"), [("workers3", 3), ("either2", 2), ("2 workers3, either2", 8)])
def test_workers_per_die(dice: str, workers: int) -> None:
    """§6 A worker die gives 3 workers, a 2/2 die 2 workers, each of them marks one box."""
    w = world(phase="build", dice=dice)
    assert w.seen["workers"] == workers
    w.play(ANNA, *["mark hanging_gardens"] * workers)
    assert (w.sheet(ANNA)["monuments"]["hanging_gardens"], w.active) == (workers, BEN)


def test_one_worker_one_box() -> None:
    """§6 Nobody marks more boxes than he has workers."""
    w = world(phase="build", dice="workers3")
    assert w.refuses(ANNA, *["mark city"] * 4) == "all-taken"


def test_marking_is_optional() -> None:
    """§6 Workers may be left unused and are lost (R19)."""
    w = world(phase="build", dice="workers3").play(ANNA, "done")
    assert (w.active, w.sheet(ANNA)["city_boxes"]) == (BEN, 0)


def test_workers_may_be_split() -> None:
    """§6 Workers may be split freely between cities and monuments, in any order (R19)."""
    w = marks(world(phase="build", dice="2 workers3"), ANNA, "1 great_wall, 1 city, 2 obelisk, 1 step_pyramid")
    monuments = w.sheet(ANNA)["monuments"]
    assert (w.sheet(ANNA)["city_boxes"], monuments["great_wall"], monuments["obelisk"]) == (1, 1, 2)
    assert w.active == BEN


def test_box_by_box_goes_up_the_sheet() -> None:
    """§6 Marked one by one, boxes come in the order of the sheet, so that one plan is one path (R40)."""
    w = world(phase="build", dice="workers3").play(ANNA, "mark obelisk")
    assert w.refuses(ANNA, "mark city") == "later-in-order"
    assert w.may(ANNA) == {"mark obelisk", "mark hanging_gardens", "mark great_wall", "done"}


def test_partial_boxes_stay() -> None:
    """§6 Boxes of an unfinished city or monument are kept between turns."""
    w = marks(world(phase="build", dice="workers3"), ANNA, "2 city, 1 obelisk")
    w.stops("food3", "food3", "food3").stops("workers3", "food3", "food3")
    w = marks(w, ANNA, "1 city, 1 obelisk")
    assert (w.cities(ANNA), w.sheet(ANNA)["monuments"]["obelisk"]) == (4, 2)


@pytest.mark.parametrize(("boxes", "cities"), [(3, 4), (7, 5), (12, 6), (18, 7)])
def test_cities_one_after_another(boxes: int, cities: int) -> None:
    """§6 Cities are filled in order: 3, 4, 5 and 6 boxes (R20)."""
    before = world(f"{boxes - 1} city", phase="build", dice="workers3")
    assert before.cities(ANNA) == cities - 1
    assert marks(before, ANNA, "1 city").cities(ANNA) == cities


def test_one_turn_may_finish_two_cities() -> None:
    """§6 With enough workers two cities are built in one turn (R20)."""
    w = marks(world("2 city", phase="build", dice="2 workers3"), ANNA, "5 city")
    assert w.cities(ANNA) == 5


def test_no_eighth_city() -> None:
    """§6 At most 4 new cities, 7 in all (R39)."""
    assert world("18 city", phase="build", dice="workers3").refuses(ANNA, "mark city") == "seven-cities"
    assert world("17 city", phase="build", dice="workers3").refuses(ANNA, "mark city", "mark city") == "seven-cities"


def test_first_builder() -> None:
    """§6 The first to complete a monument gets the larger points, everybody later the smaller (R21)."""
    w = marks(world("4 stone_circle", "4 stone_circle", phase="build", dice="workers3"), ANNA, "1 stone_circle")
    w = marks(w.stops("workers3", "food3", "food3"), BEN, "1 stone_circle")
    assert (w.points(ANNA), w.points(BEN)) == (2, 1)
    assert w.seen["first_builders"]["stone_circle"] == ANNA


def test_first_is_who_completes_not_who_begins() -> None:
    """§6 Not the first box counts but the last (R21)."""
    w = marks(world("", "8 obelisk", phase="build", dice="workers3"), ANNA, "3 obelisk")
    w = marks(w.stops("workers3", "food3", "food3"), BEN, "1 obelisk")
    assert (w.points(ANNA), w.points(BEN)) == (0, 6)


def test_first_within_one_round() -> None:
    """§6 Also within one round the order of turns decides, not the order of seats (R21)."""
    w = world("8 obelisk", "8 obelisk", phase="build", dice="workers3", start=BEN)
    w = marks(w, BEN, "1 obelisk").stops("workers3", "food3", "food3")
    assert (marks(w, ANNA, "1 obelisk").points(ANNA), w.points(BEN)) == (3, 6)


def test_all_later_builders_get_the_smaller_points() -> None:
    """§6 The third builder gets what the second got (R22)."""
    w = world("8 obelisk", "9 obelisk", "9 obelisk", phase="build", dice="workers3", first_builders={"obelisk": CLEO})
    w = marks(w, ANNA, "1 obelisk")
    assert [w.points(seat) for seat in (ANNA, BEN, CLEO)] == [3, 3, 6]


def test_others_may_still_finish() -> None:
    """§6 A monument completed by another may still be completed (R22)."""
    assert "mark obelisk" in world("", "9 obelisk", phase="build", dice="workers3").may(ANNA)


def test_unfinished_monuments_are_worth_nothing() -> None:
    """§6 An unfinished monument has no points (R22)."""
    assert world("14 great_pyramid, 12 great_wall, 2 step_pyramid", "", "", "").points(ANNA) == 0


def test_a_monument_once_per_seat() -> None:
    """§6 A monument is completed once by each seat (R39)."""
    w = world("3 step_pyramid", phase="build", dice="workers3")
    assert w.refuses(ANNA, "mark step_pyramid") == "built-already"


def test_nothing_over_the_edge() -> None:
    """§6 A monument takes no more boxes than it has (R39)."""
    w = world("8 obelisk", phase="build", dice="workers3")
    assert w.refuses(ANNA, "mark obelisk", "mark obelisk") == "built-already"


def test_workers_without_a_box_are_lost() -> None:
    """§6 With no free box left workers are lost without a question (R39)."""
    w = world(f"{NEARLY_ALL}, masonry".replace("8 obelisk", "9 obelisk"), start=BEN, active=ANNA)
    assert w.rolls(*["workers3"] * 7).play(ANNA, "done").match.over


def test_last_box_closes_the_phase() -> None:
    """§6 When the last free box is marked, nothing more is asked (R39)."""
    w = world(NEARLY_ALL, phase="build", dice="7 workers3").play(ANNA, "mark obelisk")
    assert w.active == BEN


def test_solo_builds_all_seven() -> None:
    """§6 Alone all monuments can be built (R29)."""
    assert len(solo(phase="build", dice="workers3").may(ANNA)) == 7 + 1 + 1


def test_news_of_a_monument_is_immediate() -> None:
    """§6 The others learn at once that the larger points are gone (R21)."""
    w = world("2 step_pyramid", phase="build", dice="workers3").play(ANNA, "mark step_pyramid")
    assert w.seen["first_builders"]["step_pyramid"] == ANNA
    assert "monument-built" in w.play(ANNA, "done").told


def test_numbers_of_a_choice() -> None:
    """§6 The question shows how far a project is."""
    w = world("2 city, 7 obelisk", phase="build", dice="workers3")
    notes = {choice.notation: choice._notes[:2] for choice in w.match.choices(ANNA)}
    assert (notes["mark city"], notes["mark obelisk"], notes["mark step_pyramid"]) == ((2, 3), (7, 9), (0, 3))


@pytest.mark.parametrize(
    ("city", "note"), [(0, (0, 3)), (3, (0, 4)), (6, (3, 4)), (7, (0, 5)), (12, (0, 6)), (17, (5, 6))]
)
def test_numbers_of_a_city(city: int, note: tuple[int, int]) -> None:
    """§6 The question shows how far the city in building is, not the whole track (R20)."""
    w = world(f"{city} city", phase="build", dice="workers3")
    assert w.match.choices(ANNA)[0]._notes[:2] == note
