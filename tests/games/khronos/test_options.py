"""§holdem and the other options: keep_cards, values, paradox_tiles_leave_game, terrain, open_money."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.khronos.test_cards import exchanging, hand
from tests.games.khronos.test_examples import FOREST_AND_MOUNTAIN, taxes
from tests.games.khronos.test_turn import dealt, with_coins
from tests.games.khronos.world import BLUE, GREEN, RED, World, new_world, world

HOLDEM = {"holdem": "on"}


def swapping(display: dict[str, int], cards: str, **more: Any) -> World:  # noqa: ANN401 - what world takes
    """Return a world of Hold'em before Green's actions."""
    return exchanging(cards, options=HOLDEM, display=display, **more)


# -- §holdem -----------------------------------------------------------------------------------------------------------


def test_one_card_of_each_kind_is_laid_open() -> None:
    """§holdem Before dealing: one military, one religious, one civil card; 52 are left (A40)."""
    w = new_world(2, holdem="on")
    assert w.seen["display"] == {"military": 1, "religious": 1, "civil": 1}
    assert w.seen["deck"] == 52
    assert new_world(2).seen["display"] is None


def test_swap_takes_and_lays_as_many() -> None:
    """§holdem Green takes both civil cards for a military and a religious one, free of charge."""
    w = swapping({"military": 1, "civil": 2}, "2 military, 2 religious")
    w.play(GREEN, "swap civil 2", "discard military", "discard religious")
    assert (hand(w), w.money(GREEN)) == ((1, 1, 2), 4)
    assert w.seen["display"] == {"military": 2, "religious": 1, "civil": 0}
    assert sum(w.seen["discard"].values()) == 0


def test_only_what_lies_open_can_be_taken() -> None:
    """§holdem Not more than there are."""
    w = swapping({"military": 1, "civil": 2}, "4 religious")
    assert w.refuses(GREEN, "swap military 2") == "not-on-display"
    assert w.refuses(GREEN, "swap religious 1") == "not-on-display"


def test_three_of_a_kind_can_be_taken() -> None:
    """§holdem As many of a kind as one likes."""
    w = swapping({"civil": 3}, "4 religious").play(GREEN, "swap civil 3", *["discard religious"] * 3)
    assert (hand(w), w.seen["display"]["religious"]) == ((0, 1, 3), 3)


def test_swap_once_a_turn() -> None:
    """§holdem Once, not again."""
    w = swapping({"military": 1, "civil": 2}, "4 religious").play(GREEN, "swap civil 1", "discard religious")
    assert w.refuses(GREEN, "swap military 1") == "swapped-already"


def test_swap_and_exchange_in_any_order() -> None:
    """§holdem In addition to the paid exchange, before or after it (A40)."""
    first = swapping({"military": 1, "civil": 2}, "4 religious").play(GREEN, "swap civil 1", "discard religious")
    first.play(GREEN, "exchange", "discard religious", "done").chance("deal military")
    assert (hand(first), first.money(GREEN), first.asks) == ((1, 2, 1), 2, "act")
    last = swapping({"military": 1, "civil": 2}, "4 religious")
    last.play(GREEN, "exchange", "discard religious", "done").chance("deal military")
    last.play(GREEN, "swap civil 1", "discard religious")
    assert (hand(last), last.asks) == ((1, 2, 1), "act")


def test_swap_without_money() -> None:
    """§holdem Whoever cannot pay for an exchange may still swap."""
    w = swapping({"military": 1, "civil": 2}, "4 religious", players=with_coins(GREEN, 0))
    assert w.asks == "prepare"
    assert w.refuses(GREEN, "exchange") == "too-little-money"


def test_a_small_hand_swaps_few_cards() -> None:
    """§holdem Whoever holds one card, as only a described position can have it, takes one, not three."""
    w = swapping({"civil": 3}, "1 religious")
    assert w.refuses(GREEN, "swap civil 3") == "too-small-a-hand"
    w.play(GREEN, "swap civil 1", "discard religious")
    assert hand(w) == (0, 0, 1)


def test_no_swap_during_the_actions() -> None:
    """§holdem Only before them (A71)."""
    assert world(options=HOLDEM).refuses(GREEN, "swap civil 1")


def test_no_swap_without_the_option() -> None:
    """§holdem The variant is a choice before the match."""
    assert exchanging("4 civil").refuses(GREEN, "swap civil 1")


def test_the_display_outlasts_turns() -> None:
    """§holdem It changes by swaps only (A71)."""
    w = swapping({"military": 1, "civil": 2}, "4 religious").end_turn()
    assert w.seen["display"] == {"military": 1, "religious": 0, "civil": 2}


def test_everybody_knows_what_was_taken() -> None:
    """§holdem Open cards that went into a hand are known there until they are played."""
    w = swapping({"military": 1, "civil": 2}, "4 religious")
    w.play(GREEN, "swap civil 2", "discard religious", "discard religious").play(GREEN, "done")
    assert w.match.view(RED)["seats"][GREEN]["hand"] == {"military": 0, "religious": 0, "civil": 2}
    w.build(GREEN, "civ1@5,5")
    assert w.match.view(RED)["seats"][GREEN]["hand"]["civil"] == 1


# -- keep_cards --------------------------------------------------------------------------------------------------------

KEEPING = {"keep_cards": "on"}


def test_cards_may_be_kept() -> None:
    """§III By option Green lays down one card, keeps three and draws up to four (A50)."""
    w = world(hand="3 military, 1 civil", options=KEEPING).play(GREEN, "done")
    assert w.asks == "keep-cards"
    w.play(GREEN, "discard civil", "done").chance("deal religious")
    assert hand(w) == (3, 1, 0)


def test_all_cards_may_be_kept() -> None:
    """§III Then nothing is drawn."""
    w = world(hand="3 military, 1 civil", options=KEEPING).play(GREEN, "done", "done")
    assert (hand(w), w.asked) == ((3, 0, 1), 2)


def test_kept_cards_stay_covered() -> None:
    """§III The others do not learn what Green keeps."""
    views = []
    for kept in ("military", "religious"):
        w = world(hand=f"3 {kept}, 1 civil", options=KEEPING).play(GREEN, "done", "discard civil", "done")
        views.append(w.chance("deal civil").match.view(RED))
    assert views[0] == views[1]


# -- values ------------------------------------------------------------------------------------------------------------

UNIFORM = {"values": "uniform"}


def test_uniform_values() -> None:
    """§setup By option every kind is worth 1, 2, 4; the room for cubes stays 1, 3, 5."""
    tiles = world(options=UNIFORM).match.facts["tiles"].values()
    assert [(tile["cost"], tile["tax"]) for tile in tiles] == [(1, 1), (2, 2), (4, 4)] * 3
    assert [tile["capacity"] for tile in tiles] == [0] * 6 + [1, 3, 5]
    stepped = world().match.facts["tiles"]
    assert [stepped[tile]["cost"] for tile in ("hamlet", "town", "city")] == [1, 3, 5]


def test_a_city_from_nothing() -> None:
    """§2.1 A city of cost 4 can be built at once, one of cost 5 only by enlarging."""
    assert world(hand="4 civil", options=UNIFORM).build(GREEN, "civ3@5,5").might == ["civ3@5,5"]
    assert world(hand="4 civil").refuses(GREEN, "take city might") == "nowhere"


def test_uniform_taxes() -> None:
    """§IV E12 with the uniform values: city 4, town 2, hamlet 1 are 7; town and two hamlets are 4."""
    might = "mil2@4,5/red; civ3@6,5; civ2@4,7; mil1@12,5/red; civ2@12,6"
    hamlets = "4,4 12,4 14,6"
    assert taxes(RED, might=might, hamlets=hamlets, there="might, reason", options=UNIFORM) == 7 + 4


# -- paradox_tiles_leave_game ------------------------------------------------------------------------------------------

STAYING = {"paradox_tiles_leave_game": "off"}


@pytest.mark.parametrize(("options", "stock", "gone"), [({}, 15, {"monastery": 2}), (STAYING, 17, {})])
def test_erased_tiles(options: dict[str, str], stock: int, gone: dict[str, int]) -> None:
    """§B Tiles erased by a paradox leave the game, or by option go back to the box (A18)."""
    w = world(faith="rel2@5,5/green", reason="rel2@5,5", active=BLUE, hand="2 religious", options=options)
    w.build(BLUE, "rel2@6,6")
    assert (w.seen["stock"]["monastery"], w.seen["gone"]) == (stock, gone)


def test_replaced_and_shrunk_tiles_stay_in_the_game() -> None:
    """§B Only a paradox takes tiles out of the game."""
    w = world(chain="mil2@5,5/green", hand="2 military").build(GREEN, "mil3@5,5")
    assert (w.seen["stock"]["keep"], w.seen["gone"]) == (24, {})
    w = world("mil1@5,4/green; mil1@5,6/white", hand="1 civil").build(GREEN, "civ1@5,5")
    assert (w.seen["stock"]["watchtower"], w.seen["gone"]) == (19, {})


def test_an_erased_town_leaves_the_game_and_a_cube() -> None:
    """§B The town over a hamlet is out of the game, its inhabitant stays."""
    w = world(faith="civ2@6,5", reason="civ2@6,5 {white 1}", hamlets="6,5", hand="2 military")
    w.build(GREEN, "mil2@7,6")
    assert w.seen["gone"] == {"town": 2}
    assert "civ1@6,5 {white 1}" in w.reason


# -- terrain -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("terrain", "refusal"), [("add", "nowhere"), ("max", "")])
def test_forest_and_mountain(terrain: str, refusal: str) -> None:
    """§A1 A keep over both, for two seats: 2 + 3 cards are too many, 2 + 2 are not (A7)."""
    plain_but_there = ["~" * 16] * 5 + FOREST_AND_MOUNTAIN[5:7] + ["~" * 16] * 13
    narrow = [line if line[0] == "~" else "~" * 5 + line[5:7] + "~" * 9 for line in plain_but_there]
    w = world(seats=2, map=narrow, hand="2 military, 2 civil", options={"terrain": terrain})
    assert w.refuses(GREEN, "take keep might") == refusal
    if not refusal:
        assert w.build(GREEN, "mil2@5,5").seat(GREEN)["cards"] == 0


# -- open_money --------------------------------------------------------------------------------------------------------


def test_open_money() -> None:
    """§setup By option all money lies open, and nobody turns anything."""
    w = dealt(3, 0, open_money="on")
    assert [seat["money"] for seat in w.match.view(GREEN)["seats"]] == [4, 4, 4]
    assert not [choice for choice in w.may(RED) if choice.startswith("purse")]
    assert w.refuses(RED, "purse open")


def test_money_is_open_at_the_end() -> None:
    """§end Then everybody counts."""
    w = world(round=7, phase="taxes", active=BLUE, hand="")
    assert [seat["money"] for seat in w.match.view(RED)["seats"]] == [4, 4, 4, 4]
