import pytest

from tests.games.bronze.world import ANNA, BEN, CLEO, World, solo, world

RICH = "4 metal"  # worth 50
EXAMPLE = "1 metal, 1 cloth, 3 stone, 5 wood"


def ways(w: World, development: str) -> set[str]:
    """Return the ways to pay for a development."""
    choices = [what.split() for what in w.may(ANNA)]
    return {words[2] for words in choices if words[0] == "buy" and words[1] == development}


# -- Leadership ------------------------------------------------------------------------------------


def test_leadership_after_the_third_roll() -> None:
    """§7 Leadership: after the last roll any one die is rolled again, a skull too; the result stands (R2)."""
    w = world("leadership", dice="3 skull2", rolls_left=0)
    assert w.asks == "lead"
    w.play(ANNA, "lead skull2").rolls("either2")
    assert (w.asks, w.dice) == ("food", "1 either2, 2 skull2")


def test_leadership_after_stopping_early() -> None:
    """§7 Leadership: also whoever stops before the third roll may use it, and no further roll follows (R2)."""
    w = world("leadership").rolls("coin", "food3", "food3").play(ANNA, "done", "lead coin").rolls("workers3")
    assert w.asks == "mark"


def test_leadership_is_optional() -> None:
    """§7 Leadership may be left unused (R35)."""
    w = world("leadership").rolls("food3", "food3", "food3").play(ANNA, "done")
    assert w.asks == "lead"
    assert w.play(ANNA, "done").active == BEN


def test_leadership_once() -> None:
    """§7 Leadership rolls one die, once (R2)."""
    w = world("leadership", phase="lead", dice="3 food3")
    assert w.refuses(ANNA, "lead food3", "lead food3") == "too-far"
    assert w.play(ANNA, "lead food3").seen["hand"] == 1
    assert w.rolls("food3").active == BEN


def test_leadership_needs_a_die_with_this_face() -> None:
    """§7 Leadership: the die must lie there."""
    w = world("leadership", phase="lead", dice="3 food3")
    assert w.may(ANNA) == {"lead food3", "done"}
    assert w.refuses(ANNA, "lead skull2") == "nothing-to-lead"


def test_leadership_may_roll_a_skull() -> None:
    """§7 Leadership: a new skull must be accepted (R2, R35)."""
    w = world("leadership, 9 food", phase="lead", dice="2 skull2, food3").play(ANNA, "lead food3").rolls("skull2")
    assert (w.disasters(ANNA), w.disasters(BEN)) == (0, 3)


def test_leadership_not_in_the_turn_it_is_bought() -> None:
    """§7 Leadership bought in phase 7 waits for the next turn (R2, R16)."""
    w = world("4 wood", phase="buy", dice="3 food3").play(ANNA, "buy leadership wood")
    assert w.active == BEN
    assert w.stops("food3", "food3", "food3").stops("food3", "food3", "food3").asks == "lead"


def test_no_leadership_no_question() -> None:
    """§7 Without Leadership nobody is asked; another seat's does not help (R2)."""
    assert world("", "leadership").stops("food3", "food3", "food3").active == BEN


# -- Irrigation, Medicine, Religion: see test_5_disasters ------------------------------------------


def test_medicine_works_at_once() -> None:
    """§7 Medicine protects already in the next turn of an opponent (R16)."""
    w = world("2 metal", phase="buy").play(ANNA, "buy medicine metal").rolls("skull2", "skull2", "skull2")
    assert w.disasters(ANNA) == 0


def test_religion_works_at_once() -> None:
    """§7 Religion protects already in the next turn of an opponent (R16)."""
    w = world("3 metal, 1 wood", "7 city, religion", phase="buy").play(ANNA, "buy religion metal")
    assert w.rolls(*["skull2"] * 5).goods(ANNA) == "1 wood"


def test_irrigation_works_from_the_next_turn() -> None:
    """§7 Irrigation bought now stops the drought of the next turn (R16)."""
    w = world("4 wood, 9 food", phase="buy").play(ANNA, "buy irrigation wood").stops("food3", "food3", "food3")
    assert w.stops("skull2", "skull2", "food3").disasters(ANNA) == 0


# -- Agriculture, Quarrying, Masonry ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "as_food", "food"), [("food3", 0, 4), ("either2", 1, 3), ("food3, either2", 1, 7), ("either2, coin", 0, 0)]
)
def test_agriculture_per_die(dice: str, as_food: int, food: int) -> None:
    """§7 Agriculture brings 1 food more per die that gives food, not per ear of wheat (R4)."""
    w = world("5 food, agriculture", phase="food", dice=dice)
    assert (w.play(ANNA, f"food {as_food}") if w.asks == "food" else w).food(ANNA) == 5 + food - 3


def test_agriculture_keeps_the_limit() -> None:
    """§7 Also with Agriculture 15 food are the most (R9)."""
    assert world("9 food, agriculture", phase="food", dice="3 food3").food(ANNA) == 15 - 3


@pytest.mark.parametrize(
    ("dice", "as_food", "workers"), [("workers3", 0, 4), ("either2", 0, 3), ("workers3, 2 either2", 1, 7)]
)
def test_masonry_per_die(dice: str, as_food: int, workers: int) -> None:
    """§7 Masonry brings 1 worker more per die that gives workers (R5)."""
    assert world("masonry", phase="build", dice=dice, as_food=as_food).seen["workers"] == workers


def test_masonry_gives_nothing_to_stones() -> None:
    """§7 Masonry adds nothing to the stones of Engineering (R5)."""
    w = world("masonry, engineering, 2 stone", phase="build", dice="workers3").play(ANNA, "stones 2")
    assert w.seen["workers"] == 4 + 6


def test_masonry_bought_now_helps_next_turn() -> None:
    """§7 Masonry bought in phase 7 brings no workers any more in this turn (R16)."""
    w = world("4 metal", phase="build", dice="workers3").play(ANNA, "mark city", "done", "buy masonry metal")
    assert (w.active, w.sheet(ANNA)["city_boxes"]) == (BEN, 1)


@pytest.mark.parametrize(
    ("city", "dice", "stone"),
    [
        (0, "3 coin", 0),
        (0, "good1, 2 coin", 0),
        (0, "2 good1, coin", 2),
        (0, "skull2, 2 coin", 2),
        (12, "6 good1", 2),
        (18, "7 good1", 3),
    ],
)
def test_quarrying(city: int, dice: str, stone: int) -> None:
    """§7 Quarrying brings one stone more, once a turn, if at least one stone is collected (R8)."""
    w = world(f"{city} city, quarrying, caravans", phase="goods", dice=dice)
    assert w.sheet(ANNA)["goods"]["stone"] == stone


def test_quarrying_does_not_shift_the_order() -> None:
    """§7 The stone of Quarrying takes no place in the order (R8)."""
    assert world("quarrying", phase="goods", dice="3 good1").goods(ANNA) == "1 wood, 2 stone, 1 pottery"


@pytest.mark.parametrize("stone", [5, 6, 7])
def test_quarrying_ends_at_the_row(stone: int) -> None:
    """§7 A stone over the edge of the row is lost, also that of Quarrying (R8)."""
    w = world(f"{stone} stone, quarrying, caravans", phase="goods", dice="2 good1, coin")
    assert w.sheet(ANNA)["goods"]["stone"] == 7


# -- Coinage, Granaries ----------------------------------------------------------------------------


def test_coinage() -> None:
    """§7 With Coinage a coin die is worth 12 coins."""
    w = world("coinage", phase="buy", dice="2 coin")
    assert (w.seen["coins"], ways(w, "religion")) == (24, {"coins"})
    assert w.refuses(ANNA, "buy granaries coins") == "too-little"


def test_coinage_does_not_pay_for_itself() -> None:
    """§7 Coinage is worth 12 coins only once it is owned (R16)."""
    assert world("1 metal", phase="buy", dice="2 coin").refuses(ANNA, "buy coinage metal") == "too-little"


def test_coinage_of_another_seat() -> None:
    """§7 Another seat's Coinage mints nothing."""
    assert world("", "coinage", phase="buy", dice="2 coin").seen["coins"] == 14


def test_granaries_sell_food() -> None:
    """§7 Granaries sell food for 4 coins each, no more than is needed (R17, R42)."""
    w = world("granaries, 9 food", phase="buy", dice="coin").play(ANNA, "buy irrigation coins")
    assert (w.food(ANNA), w.told) == (8, ["sells-food", "buys", "turn"])


def test_granaries_beside_goods() -> None:
    """§7 Food and stacks pay together; every set of stacks leaves the rest to the food (R17)."""
    w = world("granaries, 15 food, 1 metal, 1 wood", phase="buy")
    assert ways(w, "irrigation") == {"coins", "metal", "wood+metal"}
    assert w.refuses(ANNA, "buy irrigation wood") == "more-than-needed"
    assert w.play(ANNA, "buy irrigation metal").food(ANNA) == 13


def test_granaries_sell_only_what_is_there() -> None:
    """§7 No more food can be sold than there is (R17)."""
    w = world("granaries, 2 food, 4 metal", phase="buy")
    assert w.refuses(ANNA, "buy irrigation coins") == "too-little"


def test_granaries_sell_after_feeding() -> None:
    """§7 Only food that the cities left can be sold (R17)."""
    w = world("granaries, 4 food, 1 metal", phase="feed", dice="coin")
    assert w.refuses(ANNA, "buy leadership coins") == ""
    assert w.play(ANNA, "buy leadership coins").food(ANNA) == 0
    assert world("granaries, 3 food", phase="feed", dice="coin").active == BEN


def test_granaries_do_not_pay_for_themselves() -> None:
    """§7 Granaries sell nothing for their own purchase (R16)."""
    w = world("3 metal, 15 food", phase="buy").play(ANNA, "buy granaries metal")
    assert w.food(ANNA) == 15
    assert world("2 metal, 15 food", phase="buy").refuses(ANNA, "buy granaries metal") == "too-little"


def test_food_cannot_be_sold_without_granaries() -> None:
    """§7 Without Granaries food is no money (R17)."""
    assert world("15 food", phase="buy", dice="coin").active == BEN


def test_numbers_of_a_purchase() -> None:
    """§7 The question shows the cost, what is paid and the food sold."""
    w = world("granaries, 9 food", phase="buy", dice="coin")
    notes = {choice.notation: choice._notes[:3] for choice in w.match.choices(ANNA)}
    assert notes["buy irrigation coins"] == (10, 11, 1)


# -- Caravans: see test_8_discard ------------------------------------------------------------------

# -- Engineering -----------------------------------------------------------------------------------


def test_engineering() -> None:
    """§7 Engineering marks 3 boxes per stone, any number of stones (R31)."""
    w = world("engineering, 3 stone", phase="build", dice="workers3")
    assert (w.asks, w.may(ANNA)) == ("stones", {"stones 0", "stones 1", "stones 2", "stones 3"})
    w.play(ANNA, "stones 2", *["mark great_wall"] * 9)
    assert (w.sheet(ANNA)["monuments"]["great_wall"], w.goods(ANNA), w.active) == (9, "1 stone", BEN)


def test_engineering_without_workers() -> None:
    """§7 Stones build also without any worker die (R31)."""
    w = world("engineering, 1 stone", phase="build").play(ANNA, "stones 1", "mark city", "mark city", "mark city")
    assert w.cities(ANNA) == 4


def test_engineering_uses_stones_of_this_turn() -> None:
    """§7 Stones collected in this turn can be spent (R31)."""
    assert world("engineering", phase="goods", dice="2 good1, food3").may(ANNA) == {"stones 0", "stones 1"}


def test_engineering_partial_use() -> None:
    """§7 Not all boxes of a stone must be used; the rest is lost, the stone too (R31)."""
    w = world("engineering, 1 stone", phase="build").play(ANNA, "stones 1", "mark city", "done")
    assert (w.sheet(ANNA)["city_boxes"], w.goods(ANNA), w.active) == (1, "", BEN)


def test_engineering_asks_before_the_first_box() -> None:
    """§7 Stones are chosen before the first box is marked, once (R40)."""
    w = world("engineering, 2 stone", phase="build", dice="workers3")
    assert w.refuses(ANNA, "mark city") == "not-asked-now"
    assert w.play(ANNA, "stones 1", "mark city").refuses(ANNA, "stones 1") == "not-asked-now"


def test_engineering_needs_the_stones() -> None:
    """§7 Nobody spends stones he does not have."""
    assert world("engineering, 2 stone", phase="build").refuses(ANNA, "stones 3") == "too-few-stones"
    assert world("engineering", phase="build").active == BEN


FULL = "18 city, 3 step_pyramid, 5 stone_circle, 11 hanging_gardens, 13 great_wall"


@pytest.mark.parametrize(("obelisk", "dice", "most"), [(5, "", 2), (6, "", 1), (5, "either2", 1), (2, "workers3", 2)])
def test_engineering_wastes_no_stone(obelisk: int, dice: str, most: int) -> None:
    """§7 A stone is spent only if one of its 3 boxes can still be marked (R40)."""
    w = world(f"engineering, 5 stone, {FULL}, {obelisk} obelisk", phase="build", dice=dice)
    assert w.may(ANNA) == {f"stones {n}" for n in range(most + 1)}
    assert w.refuses(ANNA, f"stones {most + 1}") == "stones-wasted"


def test_engineering_is_not_asked_when_workers_suffice() -> None:
    """§7 When the workers can mark every free box, no stone is asked for (R40)."""
    w = world(f"engineering, 5 stone, {FULL}, 6 obelisk", phase="build", dice="workers3")
    assert w.asks == "mark"


def test_stones_spent_pay_for_nothing_else() -> None:
    """§7 A stone spent on building is gone when developments are paid (R31)."""
    w = world("engineering, 3 stone", phase="build").play(ANNA, "stones 1", "mark city", "done")
    assert w.active == BEN
    assert world("engineering, 3 stone", phase="build").play(ANNA, "stones 0").asks == "buy"


# -- Architecture, Empire --------------------------------------------------------------------------


def test_architecture() -> None:
    """§7 Architecture is worth 1 point per completed monument, also one worth nothing, not the unfinished (R44)."""
    w = world(
        "architecture, 3 step_pyramid, 5 stone_circle, 8 obelisk", "3 step_pyramid", first_builders={"step_pyramid": 1}
    )
    assert (w.points(ANNA), w.match.scores[ANNA].parts["bonus"]) == (8 + 0 + 2 + 2, 2)


@pytest.mark.parametrize(("city", "cities"), [(0, 3), (2, 3), (3, 4), (17, 6), (18, 7)])
def test_empire(city: int, cities: int) -> None:
    """§7 Empire is worth 1 point per finished city, the three of the start included (R44)."""
    assert world(f"empire, {city} city").points(ANNA) == 8 + cities


def test_bonuses_belong_to_the_owner() -> None:
    """§7 Nobody else's monuments or cities count (R44)."""
    w = world("architecture, empire", "18 city, 9 obelisk, 13 great_wall")
    assert (w.points(ANNA), w.points(BEN)) == (8 + 8 + 3, 6 + 10)


def test_development_of_one_seat_helps_no_other() -> None:
    """§7 Developments work for their owner only."""
    owned = "agriculture, masonry, quarrying, coinage, engineering"
    w = world("", owned, "", phase="goods", dice="2 good1, food3", start=CLEO, active=ANNA)
    assert (w.active, w.goods(ANNA), w.food(ANNA), w.food(CLEO)) == (BEN, "1 wood, 1 stone", 3, 3)


def test_solo_may_own_more_than_five() -> None:
    """§7 Alone more than 5 developments are possible (R46)."""
    owned = "leadership, irrigation, agriculture, quarrying, medicine"
    w = solo(f"{owned}, 3 metal", phase="buy").play(ANNA, "buy coinage metal")
    assert len(w.sheet(ANNA)["developments"]) == 6
    assert not w.match.over
