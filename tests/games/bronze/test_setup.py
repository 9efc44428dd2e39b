import pytest

from saecula.games.bronze.kinds import MONUMENTS
from tests.games.bronze.world import ANNA, BEN, CLEO, new_world, world


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_start(seats: int) -> None:
    """§setup Everybody begins with 3 food, no goods, 3 cities and an empty sheet (R46)."""
    w = new_world(seats)
    for seat in range(seats):
        sheet = w.sheet(seat)
        assert (sheet["food"], w.goods(seat), sheet["cities"]) == (3, "", 3)
        assert (sheet["city_boxes"], sheet["developments"], sheet["disasters"], w.points(seat)) == (0, [], 0, 0)
        assert set(sheet["monuments"].values()) == {0}
    assert len(w.seen["seats"]) == seats


@pytest.mark.parametrize("start", [ANNA, BEN, CLEO])
def test_start_player(start: int) -> None:
    """§setup Chance names the start player, who is marked and begins."""
    w = new_world(3).chance(f"start {start}")
    assert (w.seen["start"], w.active, w.seen["round"]) == (start, start, 1)
    assert w.told == ["starts", "turn"]


def test_start_player_only_among_the_seated() -> None:
    """§setup Only somebody who sits at the table can begin, everybody with equal chance."""
    w = new_world(3)
    assert [choice.notation for choice in w.match.choices(60)] == ["start 0", "start 1", "start 2"]


def test_solo_needs_no_start_player() -> None:
    """§setup Alone, you begin."""
    assert new_world(1).asks == "roll"


@pytest.mark.parametrize(
    ("seats", "out"),
    [(1, set()), (2, {"temple", "great_pyramid"}), (3, {"hanging_gardens"}), (4, set())],
)
def test_monuments_in_play(seats: int, out: set[str]) -> None:
    """§setup With 3 the Hanging Gardens are struck out, with 2 the Temple and the Great Pyramid; they do not add up."""
    facts = new_world(seats).match.facts["monuments"]
    assert {monument for monument in MONUMENTS if not facts[monument]["in_play"]} == out


@pytest.mark.parametrize(("seats", "monument"), [(2, "temple"), (2, "great_pyramid"), (3, "hanging_gardens")])
def test_struck_out_monuments_cannot_be_built(seats: int, monument: str) -> None:
    """§setup Monuments that are struck out cannot be built."""
    w = world(*[""] * seats, phase="build", dice="workers3")
    assert w.refuses(ANNA, f"mark {monument}") == "not-in-play"


def test_two_seats_may_build_the_hanging_gardens() -> None:
    """§setup With 2 the Hanging Gardens stay in."""
    assert "mark hanging_gardens" in world(phase="build", dice="workers3").may(ANNA)


MONUMENT_NUMBERS = {
    "step_pyramid": (3, 1, 0),
    "stone_circle": (5, 2, 1),
    "temple": (7, 4, 2),
    "obelisk": (9, 6, 3),
    "hanging_gardens": (11, 8, 4),
    "great_wall": (13, 10, 5),
    "great_pyramid": (15, 12, 6),
}
DEVELOPMENT_NUMBERS = {
    "leadership": (10, 2),
    "irrigation": (10, 2),
    "agriculture": (15, 3),
    "quarrying": (15, 3),
    "medicine": (15, 3),
    "coinage": (20, 4),
    "caravans": (20, 4),
    "religion": (20, 6),
    "granaries": (30, 6),
    "masonry": (30, 6),
    "engineering": (40, 6),
    "architecture": (50, 8),
    "empire": (60, 8),
}


def test_printed_numbers() -> None:
    """§setup The score sheet and the pegboard show the numbers of 2008 (R52)."""
    facts = new_world(4).match.facts
    assert {key: (m["boxes"], m["first"], m["later"]) for key, m in facts["monuments"].items()} == MONUMENT_NUMBERS
    assert {key: (d["cost"], d["points"]) for key, d in facts["developments"].items()} == DEVELOPMENT_NUMBERS
    assert facts["holes"] == {"wood": 8, "stone": 7, "pottery": 6, "cloth": 5, "metal": 4, "food": 15}
    assert [(city["city"], city["boxes"]) for city in facts["cities"]] == [(4, 3), (5, 4), (6, 5), (7, 6)]


@pytest.mark.parametrize(
    ("good", "values"),
    [
        ("wood", [0, 1, 3, 6, 10, 15, 21, 28, 36]),
        ("stone", [0, 2, 6, 12, 20, 30, 42, 56]),
        ("pottery", [0, 3, 9, 18, 30, 45, 63]),
        ("cloth", [0, 4, 12, 24, 40, 60]),
        ("metal", [0, 5, 15, 30, 50]),
    ],
)
def test_values_of_goods(good: str, values: list[int]) -> None:
    """§setup The pegboard shows what a stack is worth."""
    assert [world(f"{n} {good}").sheet(ANNA)["worth"][good] for n in range(len(values))] == values
