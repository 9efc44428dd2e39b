import pytest

from tests.games.bronze.world import ANNA, BEN, CLEO, DORA, world

ALL_GOODS = "2 wood, 1 stone, 1 metal"


def boxes(*sheets: str, dice: str) -> list[int]:
    """Return the disaster boxes of all seats after phase 5."""
    w = world(*sheets, phase="disasters", dice=dice)
    return [w.disasters(seat) for seat in range(len(sheets))]


@pytest.mark.parametrize("skulls", [0, 1])
def test_no_disaster(skulls: int) -> None:
    """§5 With no skull or one nothing happens."""
    assert boxes("", "", dice=f"{skulls} skull2") == [0, 0]


def test_example_drought() -> None:
    """§5 E5 Two skulls bring a drought: two boxes."""
    assert boxes("", "", dice="2 skull2") == [2, 0]


def test_pestilence() -> None:
    """§5 Three skulls bring a pestilence: three boxes for everybody but the roller (R12)."""
    assert boxes("", "", "", "", dice="3 skull2") == [0, 3, 3, 3]


def test_invasion() -> None:
    """§5 Four skulls bring an invasion: four boxes."""
    assert boxes("3 city", "", dice="4 skull2") == [4, 0]


@pytest.mark.parametrize(("city", "skulls"), [(7, 5), (12, 6), (18, 7)])
def test_revolt(city: int, skulls: int) -> None:
    """§5 Five skulls or more bring a revolt: all goods of the roller are lost, no box is marked (R14)."""
    w = world(f"{city} city, {ALL_GOODS}", ALL_GOODS, phase="disasters", dice=f"{skulls} skull2")
    assert (w.goods(ANNA), w.goods(BEN)) == ("", ALL_GOODS)
    assert (w.disasters(ANNA), w.disasters(BEN)) == (0, 0)


def test_revolt_takes_what_was_just_collected() -> None:
    """§5 Goods collected in this turn are lost too (R14)."""
    assert world("7 city, 1 metal", "", phase="goods", dice="5 skull2").goods(ANNA) == ""


def test_revolt_leaves_food_and_coins() -> None:
    """§5 Food and coins are no goods (R14)."""
    w = world("18 city, 9 food, 3 metal", "", phase="disasters", dice="5 skull2, 2 coin")
    assert (w.food(ANNA), w.goods(ANNA), w.seen["coins"]) == (9, "", 14)
    assert w.may(ANNA) == {"buy leadership coins", "buy irrigation coins", "done"}


def test_revolt_leaves_no_stone_for_engineering() -> None:
    """§5 The goods are gone before building and buying (R14)."""
    w = world("7 city, 5 stone, engineering", "", phase="disasters", dice="5 skull2")
    assert w.active == BEN


@pytest.mark.parametrize(
    ("shield", "dice", "city"),
    [("irrigation", "2 skull2", 0), ("13 great_wall", "4 skull2", 3), ("religion", "5 skull2", 7)],
)
def test_protection_of_the_roller(shield: str, dice: str, city: int) -> None:
    """§5 Irrigation stops a drought, the Great Wall an invasion, Religion a revolt of one's own (R11)."""
    w = world(f"{city} city, 1 wood, {shield}", "", phase="disasters", dice=dice)
    assert (w.disasters(ANNA), w.goods(ANNA)) == (0, "1 wood")


@pytest.mark.parametrize(
    ("shields", "dice", "city", "lost"),
    [
        ("medicine, religion, 13 great_wall", "2 skull2", 0, 2),
        ("medicine, religion, irrigation", "4 skull2", 3, 4),
    ],
)
def test_wrong_protection(shields: str, dice: str, city: int, lost: int) -> None:
    """§5 Each protection is good against its own disaster only, and shifts nothing (R11)."""
    assert boxes(f"{city} city, {shields}", "", dice=dice) == [lost, 0]


def test_wrong_protection_from_a_revolt() -> None:
    """§5 Only Religion keeps the goods in a revolt; Caravans do not (R11)."""
    shields = "medicine, irrigation, caravans, 13 great_wall"
    assert world(f"7 city, 2 wood, {shields}", "", phase="disasters", dice="5 skull2").goods(ANNA) == ""


def test_protected_from_pestilence_by_ones_own_medicine() -> None:
    """§5 Each opponent looks for his own Medicine; the roller's Medicine protects nobody else (R12)."""
    assert boxes("medicine", "medicine", "", "irrigation", dice="3 skull2") == [0, 0, 3, 3]


def test_protection_keeps_the_goods_of_the_skulls() -> None:
    """§5 Whoever is protected keeps the two goods of each skull (R11)."""
    w = world("irrigation", "", phase="goods", dice="2 skull2, coin")
    assert (w.goods(ANNA), w.disasters(ANNA)) == ("1 wood, 1 stone, 1 pottery, 1 cloth", 0)


def test_wall_of_another_seat_protects_nobody() -> None:
    """§5 The Great Wall protects its builder only (R13)."""
    assert boxes("3 city", "13 great_wall", dice="4 skull2") == [4, 0]


def test_unfinished_wall_protects_nobody() -> None:
    """§5 An unfinished Great Wall protects nobody (R13)."""
    assert boxes("3 city, 12 great_wall", "", dice="4 skull2") == [4, 0]


def test_wall_completed_in_this_turn_comes_too_late() -> None:
    """§5 Disasters come before building (R13)."""
    w = world("7 city, 12 great_wall", "", phase="disasters", dice="4 skull2, workers3")
    w.play(ANNA, "mark great_wall", "done")
    assert (w.disasters(ANNA), w.points(ANNA)) == (4, 10 - 4)


def test_wall_of_a_later_builder_protects_too() -> None:
    """§5 Also a Great Wall for the smaller points protects."""
    w = world(
        "3 city, 13 great_wall", "13 great_wall", phase="disasters", dice="4 skull2", first_builders={"great_wall": BEN}
    )
    assert w.disasters(ANNA) == 0


def test_irrigation_bought_in_this_turn_comes_too_late() -> None:
    """§5 Disasters come before buying (R16)."""
    w = world("4 metal", "", phase="disasters", dice="2 skull2").play(ANNA, "buy irrigation metal")
    assert w.disasters(ANNA) == 2


def test_revolt_turned_by_religion() -> None:
    """§5 With Religion the revolt strikes every opponent without it (R15)."""
    w = world("7 city, religion, 1 wood", "2 wood", "religion, 3 wood", "4 metal", phase="disasters", dice="5 skull2")
    assert [w.goods(seat) for seat in (ANNA, BEN, CLEO, DORA)] == ["1 wood", "", "3 wood", ""]


def test_revolt_of_a_seat_without_religion_strikes_only_itself() -> None:
    """§5 Religion of an opponent does not turn a revolt (R15)."""
    w = world("7 city, 1 wood", "religion, 2 wood", "3 wood", phase="disasters", dice="5 skull2")
    assert [w.goods(seat) for seat in (ANNA, BEN, CLEO)] == ["", "2 wood", "3 wood"]


def test_victims_are_hit_at_once() -> None:
    """§5 Also whose turn in this round is over is hit at once (R37)."""
    w = world("", "", "", phase="disasters", dice="3 skull2", active=BEN)
    assert [w.disasters(seat) for seat in (ANNA, BEN, CLEO)] == [3, 0, 3]


def test_no_goods_no_loss() -> None:
    """§5 A revolt without goods takes nothing (R37)."""
    w = world("7 city", "", phase="disasters", dice="5 skull2")
    assert (w.goods(ANNA), w.disasters(ANNA)) == ("", 0)


def test_skulls_of_two_seats_never_add_up() -> None:
    """§5 Only the dice of the active seat count, once a turn (R38)."""
    w = world("9 food", "9 food").stops("skull2", "food3", "food3").stops("skull2", "food3", "food3")
    assert [w.disasters(seat) for seat in (ANNA, BEN)] == [0, 0]


def test_skulls_do_not_carry_over() -> None:
    """§5 Skulls of one turn are forgotten in the next (R38)."""
    w = world("9 food", "").stops("skull2", "food3", "food3").end_turn().stops("food3", "food3", "food3")
    assert w.stops("skull2", "food3", "food3").disasters(ANNA) == 0


def test_no_upper_limit() -> None:
    """§5 There are always boxes left to mark (R26)."""
    assert world("99 disasters, 3 city, 0 food", "", phase="feed", dice="4 skull2").points(ANNA) == -107


def test_leadership_saves_from_a_drought() -> None:
    """§5 Only the final dice count: a skull rolled away by Leadership brings no drought (R35)."""
    w = world("leadership, 9 food", "", phase="lead", dice="2 skull2, food3").play(ANNA, "lead skull2").rolls("food3")
    assert w.disasters(ANNA) == 0


def test_leadership_may_bring_a_drought() -> None:
    """§5 A new skull counts (R35)."""
    w = world("leadership, 9 food", "", phase="lead", dice="skull2, 2 food3").play(ANNA, "lead food3").rolls("skull2")
    assert w.disasters(ANNA) == 2
