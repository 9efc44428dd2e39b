import pytest

from tests.games.bronze.world import ANNA, World, solo

FOUR = "leadership, agriculture, quarrying, medicine"
SIX_MONUMENTS = "3 step_pyramid, 5 stone_circle, 7 temple, 11 hanging_gardens, 13 great_wall, 15 great_pyramid"
EARLY = {"solo_early_end": True}


def idle_round(w: World) -> World:
    """Alone, a round without anything to do."""
    return w.stops("food3", "food3", "food3").end_turn()


def test_ten_rounds() -> None:
    """§solo Ten rounds are played, then the score is the result (R28)."""
    w = solo()
    for played in range(10):
        assert (w.match.over, w.seen["round"]) == (False, played + 1)
        idle_round(w)
    assert (w.match.over, w.places, w.told.count("turn")) == (True, [1], 9)


def test_last_round_is_shown() -> None:
    """§solo The tenth round is the last."""
    assert [solo(round=n).seen["last_round"] for n in (9, 10)] == [False, True]


def test_five_developments_do_not_end_it() -> None:
    """§solo Five developments end nothing (R28, R46)."""
    w = solo(f"{FOUR}, 4 wood", phase="buy").play(ANNA, "buy irrigation wood")
    assert (w.match.over, w.seen["round"], w.seen["last_round"]) == (False, 2, False)
    assert "last-round" not in w.told


def test_all_monuments_do_not_end_it() -> None:
    """§solo All monuments end nothing (R28)."""
    w = solo(f"{SIX_MONUMENTS}, 8 obelisk", phase="build", dice="workers3").play(ANNA, "mark obelisk", "done")
    assert not w.match.over


def test_early_end_by_developments() -> None:
    """§solo With the option the 5th development ends the match (R28, R53)."""
    w = solo(f"{FOUR}, 4 wood", phase="buy", options=EARLY).play(ANNA, "buy irrigation wood")
    assert w.match.over


def test_early_end_by_monuments() -> None:
    """§solo With the option the last monument ends the match after the turn (R28, R53)."""
    w = solo(f"{SIX_MONUMENTS}, 8 obelisk", phase="build", dice="workers3", options=EARLY)
    assert w.play(ANNA, "mark obelisk", "done").match.over


def test_early_end_option_still_ends_after_ten_rounds() -> None:
    """§solo With the option ten rounds are still the most (R28)."""
    assert solo(phase="discard", dice="3 food3", round=10, options=EARLY).match.over


def test_monuments_always_for_the_larger_points() -> None:
    """§solo Monuments are always worth the larger points (R29)."""
    w = solo("8 obelisk", phase="build", dice="workers3").play(ANNA, "mark obelisk", "done")
    assert w.points(ANNA) == 6


@pytest.mark.parametrize("monument", ["temple", "hanging_gardens", "great_pyramid"])
def test_all_monuments_in_play(monument: str) -> None:
    """§solo All monuments are available."""
    assert f"mark {monument}" in solo(phase="build", dice="workers3").may(ANNA)


def test_pestilence_strikes_oneself() -> None:
    """§solo A pestilence strikes oneself (R12)."""
    assert solo(phase="disasters", dice="3 skull2").disasters(ANNA) == 3


def test_medicine_keeps_pestilence_away() -> None:
    """§solo Medicine keeps the own pestilence away (R12)."""
    assert solo("medicine", phase="disasters", dice="3 skull2").disasters(ANNA) == 0


def test_religion_prevents_a_revolt() -> None:
    """§solo Religion prevents a revolt (R15)."""
    assert solo("7 city, religion, 2 wood", phase="disasters", dice="5 skull2").goods(ANNA) == "2 wood"
    assert solo("7 city, 2 wood", phase="disasters", dice="5 skull2").goods(ANNA) == ""


def test_drought_and_invasion_as_always() -> None:
    """§solo Drought and invasion strike as always."""
    assert solo(phase="disasters", dice="2 skull2").disasters(ANNA) == 2
    assert solo("3 city", phase="disasters", dice="4 skull2").disasters(ANNA) == 4


def test_skulls_may_be_rolled_again() -> None:
    """§solo Skulls may be rolled again (R1)."""
    w = solo(dice="2 skull2, coin")
    assert "reroll skull2" in w.may(ANNA)
    w.play(ANNA, "reroll skull2", "reroll skull2", "done").rolls("food3", "skull2")
    assert w.play(ANNA, "reroll skull2", "done").rolls("food3").disasters(ANNA) == 0


def test_only_skulls_do_not_end_the_rolling() -> None:
    """§solo With nothing but skulls rolling goes on (R34)."""
    assert solo().rolls("skull2", "skull2", "skull2").asks == "reroll"


def test_skulls_need_not_be_rolled_again() -> None:
    """§solo Skulls may stay for their goods."""
    assert solo(dice="skull2, 2 food3").play(ANNA, "done").goods(ANNA) == "1 wood, 1 stone"


def test_leadership_is_asked_alone_too() -> None:
    """§solo Leadership is asked in solo as well (R35)."""
    assert solo("leadership", dice="3 skull2").play(ANNA, "done").may(ANNA) == {"lead skull2", "done"}


def test_result_may_be_negative() -> None:
    """§solo The result is the score, also below 0 (R46)."""
    w = solo("9 disasters", phase="discard", dice="3 food3", round=10)
    assert (w.match.over, w.points(ANNA), w.places) == (True, -9, [1])


def test_ten_developments() -> None:
    """§solo More than 5 developments are possible; each counts (R46)."""
    w = solo(f"{FOUR}, irrigation, coinage, caravans, religion, granaries, 4 metal", phase="buy", round=10)
    w.play(ANNA, "buy engineering metal")
    assert (w.match.over, len(w.sheet(ANNA)["developments"])) == (True, 10)
    assert w.points(ANNA) == 2 + 3 + 3 + 3 + 2 + 4 + 4 + 6 + 6 + 6


def test_no_trade_phase() -> None:
    """§solo There is nobody to trade with (R46, R47)."""
    w = solo("5 wood", dice="3 food3").play(ANNA, "done")
    assert w.asks == "buy"
