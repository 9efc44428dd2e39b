import pytest

from tests.games.bronze.world import ANNA, BEN, CLEO, DORA, World, new_world, world

FOUR = "leadership, agriculture, quarrying, medicine"
IDLE = ("food3", "food3", "food3")
# Every monument of two seats; the last one lacks a box.
FOUR_MONUMENTS = "3 step_pyramid, 5 stone_circle, 11 hanging_gardens, 13 great_wall"


def test_fifth_development_ends_the_match_after_the_round() -> None:
    """§end After somebody's 5th development the round is played to its end (R23)."""
    w = world(f"{FOUR}, 4 wood", "", "", phase="buy", start=ANNA).play(ANNA, "buy irrigation wood")
    assert (w.match.over, w.seen["last_round"], w.active) == (False, True, BEN)
    w.stops(*IDLE)
    assert (w.match.over, w.active) == (False, CLEO)
    w.stops(*IDLE)
    assert w.match.over
    assert w.told[-1] == "ends"
    assert w.told.count("last-round") == 1


def test_fifth_development_of_the_last_seat_ends_at_once() -> None:
    """§end The seat to the right of the start player has the last turn."""
    w = world(f"{FOUR}, 4 wood", "", "", phase="buy", start=BEN, active=ANNA)
    assert w.play(ANNA, "buy irrigation wood").match.over


def test_fifth_development_still_discards() -> None:
    """§end The turn that ends the match is played to its end, with phase 8."""
    w = world(f"{FOUR}, 4 wood, 7 stone", "", phase="buy", start=BEN, active=ANNA).play(ANNA, "buy irrigation wood")
    assert (w.match.over, w.goods(ANNA)) == (True, "6 stone")


def test_everybody_had_the_same_number_of_turns() -> None:
    """§end Everybody has had the same number of turns."""
    w = new_world(3).chance("start 1")
    while not w.match.over and w.seen["round"] < 3:
        w.stops(*IDLE).end_turn()
    assert w.told.count("turn") == 3 * 2 + 1


def test_four_developments_do_not_end_it() -> None:
    """§end Four developments end nothing (R23)."""
    w = world(f"{FOUR}", "", phase="discard", start=BEN, active=ANNA)
    assert (w.match.over, w.seen["last_round"], w.seen["round"]) == (False, False, 2)


def test_developments_of_several_seats_do_not_add_up() -> None:
    """§end One seat must own five (R23)."""
    assert not world(FOUR, FOUR, phase="discard", start=BEN, active=ANNA).match.over


def last_monument(first: str, second: str) -> World:
    """Anna completes her Obelisk in the last turn of a round."""
    w = world(first, second, phase="build", dice="workers3", start=BEN, active=ANNA)
    return w.play(ANNA, "mark obelisk", "done")


def test_all_monuments_end_the_match() -> None:
    """§end The match ends when every monument in play is completed; two seats need 5 (R24)."""
    w = last_monument(f"{FOUR_MONUMENTS}, 8 obelisk", "")
    assert w.match.over
    assert "last-round" in w.told


def test_monuments_of_all_seats_add_up() -> None:
    """§end It does not matter who completed which monument."""
    assert last_monument("8 obelisk, 5 stone_circle", "3 step_pyramid, 11 hanging_gardens, 13 great_wall").match.over


def test_one_monument_missing() -> None:
    """§end While one monument is unfinished, the match goes on."""
    assert not last_monument(
        "8 obelisk, 5 stone_circle, 2 step_pyramid", "11 hanging_gardens, 13 great_wall"
    ).match.over


def test_a_monument_twice_counts_once() -> None:
    """§end A monument completed by two seats counts once."""
    assert not last_monument("8 obelisk, 5 stone_circle", "9 obelisk, 3 step_pyramid, 13 great_wall").match.over


def test_three_seats_need_six_monuments() -> None:
    """§end With 3 seats the Hanging Gardens are not needed, the Temple and the Great Pyramid are (R24)."""
    most = "3 step_pyramid, 5 stone_circle, 7 temple, 13 great_wall"
    w = world(f"{most}, 8 obelisk", "15 great_pyramid", "", phase="build", dice="workers3", start=BEN, active=ANNA)
    assert w.play(ANNA, "mark obelisk", "done").match.over
    w = world(f"{most}, 8 obelisk", "14 great_pyramid", "", phase="build", dice="workers3", start=BEN, active=ANNA)
    assert not w.play(ANNA, "mark obelisk", "done").match.over


def test_four_seats_need_seven_monuments() -> None:
    """§end With 4 seats all seven are needed (R24)."""
    most = "3 step_pyramid, 5 stone_circle, 7 temple, 13 great_wall, 15 great_pyramid"
    w = world(
        f"{most}, 8 obelisk", "", "10 hanging_gardens", "", phase="build", dice="workers3", start=BEN, active=ANNA
    )
    assert not w.play(ANNA, "mark obelisk", "done").match.over
    w = world(
        f"{most}, 8 obelisk", "", "11 hanging_gardens", "", phase="build", dice="workers3", start=BEN, active=ANNA
    )
    assert w.play(ANNA, "mark obelisk", "done").match.over


def test_last_monument_plays_the_round_out() -> None:
    """§end Also after the last monument the round is played to its end (R23)."""
    w = world(f"{FOUR_MONUMENTS}, 8 obelisk", phase="build", dice="workers3").play(ANNA, "mark obelisk", "done")
    assert (w.match.over, w.active, w.seen["last_round"]) == (False, BEN, True)
    assert w.stops(*IDLE).match.over


def test_both_ends_in_one_round() -> None:
    """§end Both ends may come in one round; only the first is told (R23)."""
    w = world(f"{FOUR_MONUMENTS}, 8 obelisk, {FOUR}, 4 wood", "", phase="build", dice="workers3")
    w.play(ANNA, "mark obelisk", "done", "buy irrigation wood").stops(*IDLE)
    assert w.match.over
    assert w.told.count("last-round") == 1


def test_others_may_still_buy_their_fifth() -> None:
    """§end In the last round the others play full turns and may buy too (R23)."""
    w = world(f"{FOUR}, 4 wood", f"{FOUR}, 4 wood", phase="buy").play(ANNA, "buy irrigation wood")
    w.stops(*IDLE)
    assert w.asks == "lead"
    w.play(BEN, "done", "buy irrigation wood")
    assert (w.match.over, w.places) == (True, [1, 1])


def test_the_last_round_still_trades() -> None:
    """§end The last round has its trade phases too (R23)."""
    w = world(f"{FOUR}, 4 wood, 1 stone", "", phase="buy", options={"trading": True}).play(ANNA, "buy irrigation wood")
    assert w.stops(*IDLE).asks == "partner"


def test_nobody_chooses_after_the_end() -> None:
    """§end After the end nobody is asked."""
    w = world(f"{FOUR}, irrigation", "", phase="discard", start=BEN, active=ANNA)
    assert (w.match.over, w.match.to_act, w.active) == (True, (), -1)
    assert w.refuses(ANNA, "done") == "match-over"


def test_who_brought_the_end_about() -> None:
    """§end The end is told of the seat that brought it about, also when a match begins in its last round (R23)."""
    w = world("2 step_pyramid", f"{FOUR}, irrigation", phase="build", dice="workers3", start=BEN, active=ANNA)
    assert "last-round" not in w.play(ANNA, "mark step_pyramid", "done").told


# -- scoring ---------------------------------------------------------------------------------------


def test_score() -> None:
    """§end Developments, monuments, Architecture, Empire, less the disaster boxes (R44)."""
    w = world(
        "architecture, empire, irrigation, 7 city, 9 obelisk, 13 great_wall, 6 disasters",
        "9 obelisk",
        first_builders={"obelisk": BEN},
    )
    assert w.match.scores[ANNA].parts == {"developments": 18, "monuments": 13, "bonus": 2 + 5, "disasters": -6}
    assert (w.points(ANNA), w.points(BEN)) == (32, 6)


def test_score_may_be_negative() -> None:
    """§end A score may be negative (R26)."""
    assert world("7 disasters").points(ANNA) == -7


def test_food_and_goods_score_nothing() -> None:
    """§end Food, goods, cities and unfinished monuments score nothing (R22)."""
    assert world("15 food, 4 metal, 18 city, 8 obelisk").points(ANNA) == 0


# -- ties ------------------------------------------------------------------------------------------


def test_highest_score_wins() -> None:
    """§end The highest score wins, whatever the goods are worth."""
    assert world("irrigation", "4 metal, 5 cloth", "leadership, irrigation").places == [2, 3, 1]


def test_tie_goods_decide() -> None:
    """§end Among equals the value of the goods left decides, by coins and not by number."""
    assert world("irrigation, 4 wood", "leadership, 3 stone").places == [2, 1]


def test_tie_only_among_the_tied() -> None:
    """§end Goods decide only between the tied; a richer seat with fewer points stays behind."""
    assert world("irrigation, 1 wood", "irrigation, 1 stone", "4 metal", "religion").places == [3, 2, 4, 1]


def test_tie_food_does_not_count() -> None:
    """§end Food does not break a tie (R45)."""
    assert world("irrigation, 15 food", "irrigation, 0 food").places == [1, 1]


def test_tie_after_goods_is_shared() -> None:
    """§end Equal points and equal goods share the victory (R27)."""
    assert world("irrigation, 3 wood", "irrigation, 1 wood, 1 metal", "", "").places == [1, 1, 3, 3]


def test_tie_counts_goods_above_six() -> None:
    """§end Goods received in trade after one's last phase 8 count, also above 6 (R45)."""
    w = world(
        f"{FOUR}, irrigation, 6 wood", f"{FOUR}, 6 wood, 1 metal", phase="trade", active=BEN, options={"trading": True}
    )
    w.play(BEN, "partner 0", "trade wood 0", "trade metal 1", "trade food 0")
    w.play(ANNA, "accept").play(BEN, "done")
    if w.asks == "buy":
        w.play(BEN, "done")
    assert (w.match.over, w.goods(ANNA), w.match.scores[ANNA].tie_break) == (True, "6 wood, 1 metal", 21 + 5)


@pytest.mark.parametrize("seat", [ANNA, BEN, CLEO, DORA])
def test_all_alike(seat: int) -> None:
    """§end Nobody is preferred for his seat (R27)."""
    assert world("", "", "", "").match.scores[seat].place == 1
