"""§2.1–§2.3, §A1–§A3: building, enlarging and demolishing in Might and Faith."""

from __future__ import annotations

import pytest

from tests.games.khronos.test_examples import RIVER
from tests.games.khronos.test_turn import with_coins
from tests.games.khronos.world import GREEN, RED, WHITE, world

CARD = {"mil": "military", "rel": "religious", "civ": "civil"}
IN_FAITH = "faith, faith"

# -- §2.1 --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "cost"),
    [("mil1", 1), ("mil2", 2), ("mil3", 4), ("rel1", 1), ("rel2", 2), ("rel3", 4), ("civ1", 1), ("civ2", 3)],
)
def test_cost_in_the_colour_of_the_kind(words: str, cost: int) -> None:
    """§2.1 The number of the front, not of the ruin, in cards of the building's colour; one fewer is refused."""
    card = CARD[words[:3]]
    other = "religious" if card == "military" else "military"
    w = world(hand=f"{cost} {card}").build(GREEN, f"{words}@5,5")
    assert w.seat(GREEN)["cards"] == 0
    assert w.seen["discard"][card] == cost
    assert world(hand=f"{cost - 1} {card}, {5 - cost} {other}").refuses_build(GREEN, f"{words}@5,5")


@pytest.mark.parametrize("era", ["might", "faith"])
@pytest.mark.parametrize(("rank", "pays"), [(1, False), (2, True), (3, True)])
@pytest.mark.parametrize("kind", ["mil", "rel"])
def test_income(kind: str, rank: int, era: str, *, pays: bool) -> None:
    """§2.1 Small ones pay nothing; medium and large ones 1 Taler in Might, 2 in Faith; copies nothing (A69)."""
    w = world(hand=f"4 {CARD[kind]}", adventurers=f"{era}, {era}").build(GREEN, f"{kind}{rank}@5,5", era)
    assert w.money(GREEN) == 4 + (({"might": 1, "faith": 2}[era]) if pays else 0)


def test_a_cube_marks_the_owner() -> None:
    """§2.1 On military and religious buildings; civil ones belong to nobody."""
    w = world(hand="1 military, 1 religious, 2 civil").build(GREEN, "mil1@1,1").build(GREEN, "rel1@3,3")
    w.build(GREEN, "civ1@5,5")
    assert (w.might, w.cubes(GREEN)) == (["mil1@1,1/green", "rel1@3,3/green", "civ1@5,5"], 23)


def test_no_owned_building_without_a_cube() -> None:
    """§2.1 Without a cube nothing military or religious is built; civil buildings are (A36)."""
    w = world(hand="2 military, 2 civil", players={GREEN: {"cubes": 0}})
    assert w.refuses(GREEN, "take watchtower might") == "no-cube"
    assert w.build(GREEN, "civ1@5,5").might == ["civ1@5,5"]


def test_refusals_of_taking_a_tile_name_what_is_missing() -> None:
    """§2.1, §2.2 A castle takes two cards at least, if a keep is enlarged: with one no place need be looked for."""
    assert world(hand="1 military").refuses(GREEN, "take castle might") == "too-few-cards"
    assert world(hand="4 military", adventurers="might 1, faith").refuses(GREEN, "take castle might") == "too-few-plays"
    assert world(hand="2 military").refuses(GREEN, "take castle might") == "nowhere"


def test_free_cells_only() -> None:
    """§2.1 Neither on buildings nor on printed hamlets (A11); a tile must lie on the map."""
    w = world("civ1@5,5; mil2@8,8/green", hamlets="2,2", hand="4 military")
    assert w.refuses_build(GREEN, "mil1@5,5") == "not-free"
    assert w.refuses_build(GREEN, "mil1@2,2") == "not-free"
    assert w.refuses_build(GREEN, "mil2@9,9") == "not-free"
    assert w.refuses_build(GREEN, "mil2@19,5") == "off-the-map"
    assert w.refuses_build(GREEN, "mil2@5,15") == "off-the-map"
    assert world(hamlets="2,2").refuses_build(GREEN, "civ1@2,2") == "not-free"


def test_nothing_need_be_touched() -> None:
    """§2.1 A building may stand alone (A10)."""
    w = world(hamlets="2,2", hand="1 military").build(GREEN, "mil1@15,15")
    assert len(w.domains("might")) == 2


def test_tiles_run_out() -> None:
    """§2.1 Only with a tile in the box."""
    assert world(hand="2 military", stock={"keep": 0}).refuses(GREEN, "take keep might") == "no-tile"


def test_nothing_is_built_in_reason() -> None:
    """§2.1 In Reason nothing is built, enlarged or demolished."""
    w = world(reason="civ2@5,5", hand="4 civil", adventurers="reason, reason")
    assert not [choice for choice in w.may(GREEN) if choice.startswith(("take", "raze"))]


# -- §2.2 --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "cost"),
    [
        ("mil1", "mil2", 1),
        ("mil1", "mil3", 3),
        ("mil2", "mil3", 2),
        ("rel1", "rel2", 1),
        ("rel1", "rel3", 3),
        ("rel2", "rel3", 2),
        ("civ1", "civ2", 2),
        ("civ1", "civ3", 4),
        ("civ2", "civ3", 2),
    ],
)
@pytest.mark.parametrize("era", ["might", "faith"])
def test_enlarging_costs_the_difference(old: str, new: str, cost: int, era: str) -> None:
    """§2.2 In cards of the colour; 1 Taler in Might, 2 in Faith; the old tile goes back to the box."""
    owner = "" if old.startswith("civ") else "/green"
    board = {era: f"{old}@5,5{owner}"}
    hand = f"{cost} {CARD[old[:3]]}"
    w = world(**board, hand=hand, adventurers=f"{era}, {era}").build(GREEN, f"{new}@5,5", era)
    assert w.on(era) == [f"{new}@5,5{owner}"]
    assert (w.seat(GREEN)["cards"], w.money(GREEN)) == (0, {"might": 5, "faith": 6}[era])
    assert sum(w.seen["stock"].values()) == 155 - len(w.might + w.faith + w.reason)
    if cost > 1:
        poor = world(**board, hand=f"{cost - 1} {CARD[old[:3]]}", adventurers=f"{era}, {era}")
        assert poor.refuses_build(GREEN, f"{new}@5,5", era)


def test_only_own_and_civil_buildings_are_enlarged() -> None:
    """§2.2 Red's watchtower is not Green's to enlarge; any civil building is."""
    w = world("mil1@5,5/red; civ1@9,9", hand="2 military, 2 civil")
    assert w.refuses_build(GREEN, "mil2@5,5") == "not-yours"
    assert w.refuses_build(GREEN, "civ2@9,9") == ""


def test_no_kind_becomes_another() -> None:
    """§2.2 A watchtower does not become a monastery, nor a keep a keep elsewhere."""
    w = world("mil1@5,5/green; mil2@9,9/green", hand="2 military, 2 religious")
    assert w.refuses_build(GREEN, "rel2@5,5") == "not-free"
    assert w.refuses_build(GREEN, "mil2@9,9") == "not-free"
    assert w.refuses_build(GREEN, "mil2@10,10") == "not-free"


@pytest.mark.parametrize(("place", "refusal"), [("4,4", ""), ("5,5", ""), ("4,5", ""), ("6,6", "not-wholly")])
def test_the_old_place_is_covered_wholly(place: str, refusal: str) -> None:
    """§2.2 The larger tile covers the whole old one."""
    assert world("civ2@5,5", hand="2 civil").refuses_build(GREEN, f"civ3@{place}") == refusal


def test_the_rest_of_the_place_is_free() -> None:
    """§2.2 Any other building is in the way, also a second one of the kind."""
    w = world("civ1@5,5; civ1@5,6; mil1@4,4/red", hand="4 civil")
    assert w.refuses_build(GREEN, "civ2@5,5") == "not-free"
    assert w.refuses_build(GREEN, "civ2@4,4") == "not-free"
    assert w.refuses_build(GREEN, "civ2@5,4") == ""


def test_printed_hamlets_are_enlarged() -> None:
    """§2.2 A town over a printed hamlet takes no hamlet from the box or to it."""
    w = world(hamlets="5,5", hand="2 civil").build(GREEN, "civ2@4,4")
    assert w.might == ["civ2@4,4"]
    assert w.seen["stock"]["hamlet"] == 20


def test_the_cube_moves_on() -> None:
    """§2.2 Whoever enlarges keeps his cube there: only the copy in Faith takes another one."""
    w = world("mil1@5,5/green", hand="1 military")
    assert w.cubes(GREEN) == 24
    assert w.build(GREEN, "mil2@5,5").cubes(GREEN) == 23


def test_enlarging_without_a_cube() -> None:
    """§2.2 Needs none (A36)."""
    w = world("mil1@5,5/green", hand="1 military", players={GREEN: {"cubes": 0}}).build(GREEN, "mil2@5,5")
    assert w.might == ["mil2@5,5/green"]


def test_no_tile_of_the_larger_rank() -> None:
    """§2.2 A tile must be left."""
    w = world("mil1@5,5/green", hand="2 military", stock={"keep": 0})
    assert w.refuses(GREEN, "take keep might") == "no-tile"


def test_enlarging_keeps_the_hierarchy() -> None:
    """§2.2, §A3 Not to the rank of the highest one, but beyond it."""
    w = world("mil2@5,3/red; civ1@5,5; mil1@5,6/green", hand="4 military")
    assert w.refuses_build(GREEN, "mil2@5,6") == "equal-rank"
    assert w.refuses_build(GREEN, "mil3@5,6") == ""


def test_enlarging_within_a_domain() -> None:
    """§A2 Growing along one's own domain joins nothing."""
    w = world("mil1@5,5/green; civ1@6,5; civ1@7,5; civ1@7,6", hand="1 military")
    assert w.refuses_build(GREEN, "mil2@4,5") == ""


# -- §2.3 --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["mil1@5,5/green", "mil1@5,5/red", "rel1@5,5/white", "civ1@5,5"])
@pytest.mark.parametrize("era", ["might", "faith"])
def test_any_small_building_is_demolished(words: str, era: str) -> None:
    """§2.3 Whoever owns it: a Taler and a card of its colour; the tile goes to the box, the cube home (A45)."""
    w = world(**{era: words}, hand=f"1 {CARD[words[:3]]}", adventurers=f"{era}, {era}").demolish(GREEN, "5,5", era)
    assert (w.on(era), w.money(GREEN), w.seat(GREEN)["cards"]) == ([], 3, 0)
    assert {w.cubes(seat) for seat in (RED, GREEN, WHITE)} == {25}
    assert sum(w.seen["stock"].values()) == 155


def test_what_is_not_demolished() -> None:
    """§2.3 Printed hamlets, medium and large buildings, and nothing."""
    w = world("civ2@5,5; mil3@9,9/green", hamlets="2,2", hand="2 civil, 2 military")
    assert w.refuses(GREEN, "raze might-c3") == "printed"
    assert w.refuses(GREEN, "raze might-f6") == "not-small"
    assert w.refuses(GREEN, "raze might-j10") == "not-small"
    assert w.refuses(GREEN, "raze might-a1") == "no-building"


def test_what_demolishing_takes() -> None:
    """§2.3 A coin, and a card of the building's colour."""
    board = "mil1@5,5/red"
    assert world(board, hand="4 civil").refuses(GREEN, "raze might-f6") == "too-few-cards"
    poor = world(board, hand="4 military", players=with_coins(GREEN, 0))
    assert poor.refuses(GREEN, "raze might-f6") == "too-little-money"
    tired = world(board, hand="4 military", adventurers="might 2, might 2")
    assert tired.refuses(GREEN, "raze might-f6") == "too-few-plays"


def test_demolition_splits_a_domain() -> None:
    """§2.3, §C3 Two domains are left, each in order: nothing more happens."""
    w = world("mil2@5,3/red; civ1@5,5; mil1@5,6/white", hand="1 civil").demolish(GREEN, "5,5")
    assert (len(w.domains("might")), w.asks) == (2, "act")


# -- §A1 ---------------------------------------------------------------------------------------------------------------

FOREST = ["F" * 16] * 20


def test_any_card_pays_for_the_terrain() -> None:
    """§A1 Green chooses which; it may be of the building's own colour."""
    w = world(seats=2, map=FOREST, hand="2 military, 1 religious, 1 civil", adventurers="might, might 1")
    w.play(GREEN, "take watchtower might", "at might-f6")
    assert w.asks == "surcharge"
    assert {c for c in w.may(GREEN) if c.startswith("pay")} == {"pay military", "pay religious", "pay civil"}
    w.play(GREEN, "pay religious").pay(GREEN)
    assert w.seat(GREEN)["hand"] == {"military": 1, "religious": 0, "civil": 1}
    assert w.might == ["mil1@5,5/green"]


def test_terrain_cards_count_as_played() -> None:
    """§A1, §II.2 A keep in the forest takes three cards: one adventurer alone cannot play them (A4)."""
    w = world(seats=2, map=FOREST, hand="2 military, 2 civil", adventurers="might, faith")
    assert w.refuses_build(GREEN, "mil2@5,5")
    assert w.refuses_build(GREEN, "mil1@5,5") == ""


def test_enlarging_pays_for_the_whole_place() -> None:
    """§A1 Forest that the old tile covered already counts again (A8)."""
    only_old = ["." * 16] * 5 + ["." * 5 + "F" + "." * 10] + ["." * 16] * 14
    w = world("mil1@5,5/green", seats=2, map=only_old, hand="1 military, 1 civil").build(GREEN, "mil2@5,5")
    assert w.seat(GREEN)["cards"] == 0
    poor = world("mil1@5,5/green", seats=2, map=only_old, hand="1 military")
    assert poor.refuses_build(GREEN, "mil2@5,5")


def test_several_cells_cost_once() -> None:
    """§A1 One cell of forest or four: one card."""
    w = world(seats=2, map=FOREST, hand="2 military, 1 civil").build(GREEN, "mil2@5,5")
    assert w.might == ["mil2@5,5/green"]


def test_demolishing_and_reason_pay_no_terrain() -> None:
    """§A1 Only building and enlarging do (A69)."""
    w = world("mil1@5,5/red", seats=2, map=FOREST, hand="1 military").demolish(GREEN, "5,5")
    assert w.might == []
    w = world(reason="mil2@5,5", seats=2, map=FOREST, hand="1 military", adventurers="reason, might")
    assert w.play(GREEN, "restore reason-f6").reason == ["mil2@5,5"]


@pytest.mark.parametrize("words", ["mil1", "mil2", "mil3", "rel1", "rel2", "rel3", "civ1"])
def test_who_does_not_build_in_the_river(words: str) -> None:
    """§A1 Hamlets and all military and religious buildings keep off the river, by building or by enlarging."""
    assert world(map=RIVER, hand=f"4 {CARD[words[:3]]}").refuses_build(GREEN, f"{words}@5,5") == "in-the-river"


def test_nothing_military_grows_into_the_river() -> None:
    """§A1 The watchtower beside the river may not grow over it."""
    w = world("mil1@5,4/green", map=RIVER, hand="4 military")
    assert w.refuses_build(GREEN, "mil2@5,4") == "in-the-river"
    assert w.refuses_build(GREEN, "mil2@5,3") == ""


def test_a_town_is_built_in_the_river() -> None:
    """§A1 Towns also from nothing, and their copies follow."""
    w = world(map=RIVER, hand="3 civil").build(GREEN, "civ2@5,5")
    assert (w.might, w.faith, w.reason) == (["civ2@5,5"], ["civ2@5,5"], ["civ2@5,5"])


# -- §A2, §A3 ----------------------------------------------------------------------------------------------------------


def test_corners_do_not_connect() -> None:
    """§A2 Diagonal neighbours are two domains: no rank is compared, nothing is joined."""
    w = world("mil1@4,4/red; mil1@6,6/white", hand="1 military").build(GREEN, "mil1@5,5")
    assert len(w.domains("might")) == 3


@pytest.mark.parametrize("era", ["might", "faith"])
def test_military_and_religious_buildings_join_nothing(era: str) -> None:
    """§A2 Neither between two domains, nor between two printed hamlets."""
    w = world(**{era: "civ1@5,4; civ1@5,6"}, hand="2 military, 2 religious", adventurers=f"{era}, {era}")
    assert w.refuses_build(GREEN, "mil1@5,5", era) == "joins-domains"
    assert w.refuses_build(GREEN, "rel1@5,5", era) == "joins-domains"


def test_touching_one_domain_twice_joins_nothing() -> None:
    """§A2 Both neighbours are of one domain."""
    w = world("civ1@5,4; civ1@6,4; civ1@6,5; civ1@6,6; civ1@5,6", hand="1 military")
    assert w.refuses_build(GREEN, "mil1@5,5") == ""


def test_the_hierarchy_looks_at_the_whole_domain() -> None:
    """§A3 The highest one counts, however far away; lower equals do not matter."""
    board = "mil2@5,3/red; civ1@5,5; civ1@5,6; mil1@5,7/white; civ1@5,8"
    w = world(board, hand="4 military")
    assert w.refuses_build(GREEN, "mil1@5,9") == ""
    assert w.refuses_build(GREEN, "mil2@5,9") == "equal-rank"
    assert w.refuses_build(GREEN, "mil3@5,9") == ""


def test_kinds_do_not_compare_with_each_other() -> None:
    """§A3 A keep beside a monastery is no equal."""
    assert world("rel2@5,3/red", hand="2 military").refuses_build(GREEN, "mil2@5,5") == ""


def test_no_hierarchy_of_civil_buildings() -> None:
    """§A3 A hamlet beside a hamlet, a town beside a town."""
    w = world("civ1@5,4; civ2@9,4", hand="4 civil").build(GREEN, "civ1@5,5").build(GREEN, "civ2@9,6")
    assert len(w.domains("might")) == 2
