from saecula.games.bronze.rules.course import TURN
from tests.games.bronze.world import ANNA, BEN, CLEO, DORA, new_world, world

PEACE = ("food3", "food3", "food3")


def test_clockwise_from_the_start_player() -> None:
    """§course Beginning with the start player, everybody has one turn a round, clockwise."""
    w = new_world(4).chance("start 2")
    order = []
    for _ in range(5):
        order.append((w.seen["round"], w.active))
        w.stops(*PEACE).end_turn()
    assert order == [(1, CLEO), (1, DORA), (1, ANNA), (1, BEN), (2, CLEO)]


def test_phases_in_the_printed_order() -> None:
    """§course A turn has its phases in the printed order; trade lies between 5 and 6."""
    assert [phase.__name__ for phase in TURN] == [
        "roll_dice",
        "lead",
        "collect_goods",
        "split_dice",
        "collect_food",
        "feed_cities",
        "resolve_disasters",
        "trade",
        "spend_stones",
        "build",
        "buy_development",
        "discard_goods",
    ]


def test_every_question_of_a_turn_in_order() -> None:
    """§course One turn asks at most: reroll, lead, food, trade, stones, boxes, purchase, discard."""
    anna = "12 city, 7 stone, 6 wood, 3 pottery, leadership, engineering"
    w = world(anna, "1 wood", options={"trading": True}).rolls("coin", "either2", "coin", "coin", "coin", "coin")
    asked: list[str] = []
    while w.active == ANNA:
        if not asked or asked[-1] != w.asks:
            asked.append(w.asks)
        w.play(ANNA, {"food": "food 0", "stones": "stones 1", "discard": min(w.may(ANNA))}.get(w.asks, "done"))
    assert asked == ["reroll", "lead", "food", "partner", "stones", "mark", "buy", "discard"]


def test_no_empty_questions() -> None:
    """§course Without 2/2 dice, workers, coins or goods nothing is asked but which dice to roll again (R36)."""
    w = world().stops(*PEACE)
    assert (w.active, w.asks, w.seen["round"]) == (BEN, "roll", 1)


def test_only_the_active_seat_chooses() -> None:
    """§course Nobody else may choose in a turn."""
    w = world().rolls(*PEACE)
    assert w.refuses(BEN, "done") == "not-your-turn"
    assert w.may(BEN) == set()


def test_nothing_carries_over() -> None:
    """§course Dice, workers, stones spent and coins belong to one turn."""
    w = world("1 stone, engineering", phase="build", dice="2 either2, coin", as_food=1)
    w.play(ANNA, "stones 1", "mark city").end_turn().stops(*PEACE).end_turn()
    assert (w.active, w.dice, w.seen["hand"], w.seen["coins"], w.seen["workers"]) == (ANNA, "", 3, 0, 0)
    w.stops("workers3", "food3", "food3").play(ANNA, "mark city", "mark city", "mark city")
    assert (w.sheet(ANNA)["city_boxes"], w.active) == (4, BEN)
