"""The lasting effects of cards, each one played."""

from __future__ import annotations

import pytest

from tests.games.gentes.world import ANNA, BEN, world


@pytest.mark.parametrize("card", ["well", "insula"])
def test_tax_cards(card: str) -> None:
    """§4.1.home Well and Insula pay the tax again, every time, also twice a round (A1)."""
    w = world(f"played {card}, 0 coins", "6 singles").play(ANNA, "tax short")
    assert w.coins(ANNA) == 8
    w.play(BEN, "tax short").play(ANNA, "tax long", "doubles 1")
    assert w.coins(ANNA) == 8 + 16


@pytest.mark.parametrize(("tile", "paid"), [("philosopher_1", 2), ("philosopher_2", 3), ("philosopher_3", 3)])
def test_forge_halves_a_philosophers_tile(tile: str, paid: int) -> None:
    """§4.1.A The Forge: a tile costs half, rounded up; its full price sets the columns (A16, A65)."""
    w = world("played forge", "", "", "").play(ANNA, f"tile {tile}")
    assert w.coins(ANNA) == 20 - paid
    assert w.refuses(ANNA, "train scholar") == ""


def test_forge_only_halves_tiles() -> None:
    """§4.1.A Cards change actions by tiles, not those of cards and hometowns (A15)."""
    w = world("played forge, played training_ground, at philosophers_trade")
    prices = {source["source"]: source["coins"] for source in w.match.view(ANNA)["sources"]}
    assert prices["card/training_ground"] == prices["hometown/philosophers_trade"] == 4
    assert w.play(ANNA, "act training_ground", "done").coins(ANNA) == 20 - 4


def test_quarry_pays_out_below_zero() -> None:
    """§4.1.A The Quarry: a seafarer's tile costs 2 less; a tile of 0 pays 2; the Shipyard costs what it costs (A15)."""
    w = world("played quarry, 0 coins").play(ANNA, "tile seafarer_1", "doubles 1")
    assert w.coins(ANNA) == 2
    assert world("played quarry, 3 coins").refuses(ANNA, "tile seafarer_4") == "too-few-coins"
    assert world("played quarry, 4 coins").refuses(ANNA, "tile seafarer_4") == ""
    assert world("played quarry, played shipyard, 3 coins").refuses(ANNA, "act shipyard") == "too-few-coins"


@pytest.mark.parametrize("card", ["academy", "school"])
def test_one_more_person(card: str) -> None:
    """§4.1.philosopher Academy and School: one more person by a tile, not by a card's action (A15)."""
    w = world(f"played {card}, played gymnasium", round=5).play(ANNA, "tile philosopher_4")
    w.play(ANNA, "train noble", "train soldier", "train scholar")
    assert (w.people(ANNA), w.asked) == ("1 noble, 1 soldier, 1 scholar", BEN)
    own = world(f"played {card}, played gymnasium", round=5).play(ANNA, "act gymnasium", "train noble", "train noble")
    assert own.asked == BEN


def test_basilica_sets_the_price_of_a_philosophers_tile() -> None:
    """§4.1.A1 Basilica: any price of 1 to 8 with any tile (A17); not for the Gymnasium (A15)."""
    w = world("played basilica, played gymnasium, 5 coins", round=3).play(ANNA, "tile philosopher_4")
    assert w.may(ANNA) == {f"price {n}" for n in range(1, 6)}
    w.play(ANNA, "price 5", "train noble", "train soldier")
    assert w.coins(ANNA) == 0
    assert w.time(ANNA)["singles"] == 2
    assert (
        world("played basilica, played gymnasium, 5 coins", round=3).refuses(ANNA, "act gymnasium") == "too-few-coins"
    )
    cheap = world("played basilica", round=3).play(ANNA, "tile philosopher_1")
    assert cheap.may(ANNA) == {f"price {n}" for n in range(1, 9)}


def test_library_sets_the_price_of_a_scribes_tile() -> None:
    """§4.1.A1 Library: any price of 1 to 10 with any scribe's tile (A17); not for the Scriptorium (A15)."""
    w = world("played library, played scriptorium, 12 coins", round=3).play(ANNA, "tile scribe_1")
    assert w.may(ANNA) == {f"price {n}" for n in range(1, 11)}
    w.play(ANNA, "price 10", "take aqueduct", "take arena", "take basilica")
    assert (w.coins(ANNA), w.mat(ANNA)["hand"]) == (2, ["aqueduct", "arena", "basilica"])
    own = world("played library, played scriptorium, 5 coins", round=3)
    assert own.refuses(ANNA, "act scriptorium") == "too-few-coins"


def test_scriptorium_acts() -> None:
    """§4.1.A Scriptorium: a scribe for 6 coins and an hourglass, without a tile, once a round."""
    w = world("played scriptorium", "5 singles").play(ANNA, "act scriptorium", "take altar", "done").any_cards()
    assert (w.coins(ANNA), w.time(ANNA)["singles"], w.time(ANNA)["tiles"]) == (14, 2, [])
    assert w.mat(ANNA)["spent"] == ["scriptorium"]
    w.play(BEN, "tax short")
    assert w.refuses(ANNA, "act scriptorium") == "card-spent"


@pytest.mark.parametrize(("card", "turn", "paid", "farthest"), [("training_ground", 1, 4, 2), ("gymnasium", 3, 6, 4)])
def test_philosophers_on_cards(card: str, turn: int, paid: int, farthest: int) -> None:
    """§4.1.A Training Ground and Gymnasium: a philosopher for 4 or 6 coins and an hourglass."""
    columns = ["noble", "artisan", "soldier", "merchant", "priest", "scholar"]
    w = world(f"played {card}", round=turn, columns=columns).play(ANNA, f"act {card}", "train noble")
    assert w.may(ANNA, "train") == {f"train {group}" for group in columns[:farthest]}
    assert (w.coins(ANNA), w.time(ANNA)["singles"], w.time(ANNA)["tiles"]) == (20 - paid, 2, [])


def test_shipyard_acts() -> None:
    """§4.1.A Shipyard: any city for 4 coins and two hourglasses."""
    w = world("played shipyard").play(ANNA, "act shipyard", "doubles 1")
    assert {"build athenai", "build delphi", "build tyrus", "build sparta", "build inventors_oracle"} <= w.may(ANNA)
    assert (w.coins(ANNA), w.time(ANNA)["doubles"]) == (16, 1)


def test_forum_is_no_tax_collector() -> None:
    """§4.1.A Forum: 8 coins for an hourglass; tax cards and inventors do not pay it again."""
    w = world("played forum, played well, at inventors_trade, 0 coins", round=3).play(ANNA, "act forum")
    assert (w.coins(ANNA), w.time(ANNA)["singles"], w.asked) == (8, 2, BEN)


@pytest.mark.parametrize(("card", "paid"), [("theatre", 2), ("museion", 0)])
def test_chroniclers_on_cards(card: str, paid: int) -> None:
    """§4.1.A Theatre and Museion: a chronicler for 2 or 0 coins and an hourglass."""
    w = world(f"played {card}, hand stele, 1 noble, 2 priest", round=5).play(ANNA, f"act {card}", "play stele")
    assert (w.coins(ANNA), w.time(ANNA)["singles"], w.mat(ANNA)["played"]) == (20 - paid, 2, ["stele", card])
    assert w.mat(ANNA)["spent"] == [card]


@pytest.mark.parametrize(("card", "area"), [("sanctuary", 0), ("oracle_site", 1)])
def test_cubes_in_decline(card: str, area: int) -> None:
    """§4.2.D Sanctuary and Oracle Site: a cube, which waits until there is room, or is lost (A39, A79)."""
    cubes = ["4 temple", "4 oracle"][area]
    w = world(f"played {card}, {cubes}, 1 noble", phase="activate", round=3)
    assert w.cubes(ANNA)[area] == 4
    w.play(ANNA, f"recruit noble {3 - 3 * area}")
    assert w.cubes(ANNA)[area] == 2
    lost = world(f"played {card}, {cubes}, 1 noble", phase="activate", round=3).play(ANNA, "done")
    assert lost.cubes(ANNA)[area] == 4


def test_lighthouse() -> None:
    """§4.2.D Lighthouse: one more major city of any region, not one that was activated (A79)."""
    w = world("played lighthouse, at syracusae, at corinthus, at athenai, at tyrus, 0 coins", phase="activate", round=5)
    w.play(ANNA, "activate syracusae", "activate corinthus")
    assert w.may(ANNA, "activate") == {"activate tyrus"}
    assert w.refuses(ANNA, "activate syracusae") == "visited"
    assert w.refuses(ANNA, "activate athenai") == "region-done"
    w.play(ANNA, "activate tyrus")
    assert (w.coins(ANNA), w.asked) == (15, ANNA)


def test_hospital_heals() -> None:
    """§4.2.D Hospital: 3 coins for a person of any group below 6; rows push back, training tiles stay (A21, A79)."""
    w = world("played hospital, 6 noble, 3 soldier, 3 merchant, 3 coins", phase="activate", round=3)
    columns = w.seen["columns"]
    w.play(ANNA, "exchange hospital")
    assert w.refuses(ANNA, "gain noble") == "group-full"
    w.play(ANNA, "gain merchant")
    assert (w.people(ANNA), w.coins(ANNA)) == ("6 noble, 2 soldier, 4 merchant", 0)
    assert w.seen["columns"] == columns


def test_printed_people_help_but_are_nowhere() -> None:
    """§4.1.philosopher A printed person counts for requirements, with temple cubes (A35), not for the bonus of 18."""
    w = world("played altar, hand stele, 1 noble, 1 priest").play(ANNA, "tile chronicler_9", "play stele")
    assert w.people(ANNA) == "1 noble, 1 priest"
    both = world("played altar, hand stele, 1 noble, 1 temple").play(ANNA, "tile chronicler_9", "play stele")
    assert both.cubes(ANNA) == (0, 0)
    people = "6 noble, 6 soldier, 4 priest, 3 temple, played altar"
    assert world(people).play(ANNA, "recruit priest 3").mat(ANNA)["bonuses"] == []
