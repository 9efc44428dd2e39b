"""§C Domains joined and split, buildings that shrink, and their shadows."""

from __future__ import annotations

from typing import Any

from tests.games.khronos.world import BLUE, GREEN, RED, WHITE, World, world

# -- §C1 ---------------------------------------------------------------------------------------------------------------


def test_no_repair_without_equals() -> None:
    """§C1 Joined domains whose highest buildings differ stay as they are."""
    w = world("mil2@5,3/red; mil1@5,6/white", hand="1 civil").build(GREEN, "civ1@5,5")
    assert (w.asks, len(w.domains("might"))) == ("act", 1)


def test_lower_equals_do_not_matter() -> None:
    """§C1 Only the highest rank must be unique."""
    w = world("mil2@5,3/red; mil1@7,3/red; mil1@5,6/white", hand="1 civil").build(GREEN, "civ1@5,5")
    assert w.asks == "act"


def test_enlarging_joins_as_well() -> None:
    """§C1 A hamlet grown to a town touches the second domain: 3 against 2."""
    w = world("mil2@5,3/red; mil1@7,3/red; civ1@5,5; mil2@5,7/white", hand="2 civil").build(GREEN, "civ2@5,5")
    assert (w.asks, w.asked) == ("shrink", WHITE)


def test_strength_counts_buildings_of_all_owners() -> None:
    """§C1 White's keep is outweighed by Red's with a tower of White himself."""
    w = world("mil2@5,3/red; mil1@7,3/white; mil2@5,6/white", hand="1 civil").build(GREEN, "civ1@5,5")
    assert (w.asks, w.asked) == ("shrink", WHITE)


def test_strength_counts_one_kind_only() -> None:
    """§C1 An abbey adds nothing to military strength: 2 against 2, Green chooses."""
    w = world("mil2@5,3/red; rel3@7,2/red; mil2@5,6/white", hand="1 civil").build(GREEN, "civ1@5,5")
    assert (w.asks, w.asked) == ("victim", GREEN)


def test_the_own_building_shrinks_without_a_question() -> None:
    """§C1 Equal strength, one of the two is Green's: his shrinks, he only says where."""
    w = world("mil2@5,3/green; mil2@5,6/white", hand="1 civil").build(GREEN, "civ1@5,5")
    assert (w.asks, w.asked) == ("shrink", GREEN)


def test_stronger_is_stronger_even_against_the_own() -> None:
    """§C1 Green's domain is the stronger one: White's keep shrinks though Green joined them."""
    w = world("mil2@5,3/green; mil1@7,3/red; mil2@5,6/white", hand="1 civil").build(GREEN, "civ1@5,5")
    assert (w.asks, w.asked) == ("shrink", WHITE)


def test_of_several_own_ones_the_owner_chooses() -> None:
    """§C1 Two of three equals are Green's: he picks one of them, not Red's, and again until one is left (A22)."""
    w = world("mil1@5,4/green; mil1@5,6/red; mil1@4,5/green", hand="1 civil").build(GREEN, "civ1@5,5")
    assert (w.asks, w.asked) == ("victim", GREEN)
    assert w.refuses(GREEN, "raze might-g6") == "own-first"
    assert w.refuses(GREEN, "raze might-f6") == "not-tied"
    w.choose_victim(GREEN, "5,4")
    assert w.might == ["civ1@5,5", "mil1@5,6/red"]


THREE_DOMAINS = (
    "mil3@8,5/red; mil3@8,9/white; mil1@11,9/white; "
    "mil1@7,8/blue; mil2@5,8/blue; mil1@4,8/blue; mil1@4,9/blue; mil1@5,10/blue"
)


def test_all_buildings_of_weaker_domains_shrink() -> None:
    """§C1 The strongest of three has no building of the highest rank: those of both others shrink (A20)."""
    w = world(THREE_DOMAINS, hand="1 civil")
    assert sorted(domain["strength"]["military"] for domain in w.domains("might")) == [4, 5, 6]
    w.build(GREEN, "civ1@8,8").shrink(WHITE, "8,9").shrink(RED, "8,6")
    assert {"mil2@8,6/red", "mil2@8,9/white"} <= set(w.might)


def test_by_option_the_strongest_without_an_equal_is_not_compared() -> None:
    """§C1 Then the two domains with an equal building compare, and the weaker one's shrinks (A20)."""
    w = world(THREE_DOMAINS, hand="1 civil", options={"weaker_domains": "tied"})
    w.build(GREEN, "civ1@8,8").shrink(RED, "8,6")
    assert w.asks == "act"
    assert {"mil2@8,6/red", "mil3@8,9/white"} <= set(w.might)


def test_military_first_in_might() -> None:
    """§C1 Both kinds are tied: in Might the military tie comes first, then the religious one."""
    w = world("mil1@5,4/red; rel1@4,4/red; mil1@5,6/white; rel1@4,6/white", hand="1 civil").build(GREEN, "civ1@5,5")
    assert {c for c in w.may(GREEN) if c.startswith("raze")} == {"raze might-e6", "raze might-g6"}
    w.choose_victim(GREEN, "5,4")
    assert w.asks == "act"  # Red's chapel is a domain of its own now


def test_religious_first_in_faith() -> None:
    """§C1 In Faith it is the other way round."""
    board = "mil1@5,4/red; rel1@4,4/red; mil1@5,6/white; rel1@4,6/white"
    w = world(faith=board, hand="1 civil", adventurers="faith, faith").build(GREEN, "civ1@5,5", "faith")
    assert {c for c in w.may(GREEN) if c.startswith("raze")} == {"raze faith-e5", "raze faith-g5"}
    w.choose_victim(GREEN, "4,4", "faith")
    assert {c for c in w.may(GREEN) if c.startswith("raze")} == {"raze faith-e6", "raze faith-g6"}


def test_nothing_is_repaired_in_reason() -> None:
    """§C1 A town joins equal ruins in Reason, and nothing happens."""
    w = world(reason="mil2@5,3; mil2@5,7", hand="3 civil").build(GREEN, "civ2@5,5")
    assert w.reason == ["ruin mil2@5,3", "civ2@5,5", "ruin mil2@5,7"]
    assert len(w.domains("reason")) == 1


def test_might_before_faith() -> None:
    """§C A town joins equals in both eras: Might is repaired first, and its shadows count in Faith (A31)."""
    w = world("civ1@5,5", chain="mil2@5,3/red; mil2@5,7/white", hand="2 civil").build(GREEN, "civ2@5,5")
    w.choose_victim(GREEN, "5,3").shrink(RED, "5,3")
    assert w.asks == "act"
    assert w.faith == ["civ2@5,5", "mil2@5,7/white"]
    assert w.reason == ["civ2@5,5", "ruin mil2@5,7"]


# -- §C2 ---------------------------------------------------------------------------------------------------------------


def joined_castles(reason: str = "", **more: Any) -> World:  # noqa: ANN401 - what world takes
    """Green joins Blue's strong domain with White's castle, which casts a shadow on Faith and perhaps Reason."""
    return world("mil3@5,2/white; mil3@5,6/blue; mil1@8,6/red", "mil3@5,2/white", reason, hand="1 civil", **more).build(
        GREEN, "civ1@5,5"
    )


def test_the_owner_decides_where_even_outside_the_domain() -> None:
    """§C2 Four places for a keep inside a castle; White may leave the domain (A46)."""
    w = joined_castles()
    places = {c for c in w.may(WHITE) if c.startswith("at ")}
    assert places == {"at might-c6", "at might-d6", "at might-c7", "at might-d7"}
    assert w.refuses(WHITE, "at might-e6") == "outside"
    assert len(w.shrink(WHITE, "5,2").domains("might")) == 2


def test_a_restored_castle_is_a_ruin_again() -> None:
    """§C2 White's restored castle in Reason becomes the ruin of a keep."""
    assert joined_castles("intact mil3@5,2").shrink(WHITE, "6,3").reason == ["ruin mil2@6,3"]


def test_no_shadow_no_copy() -> None:
    """§C2 Reason had no castle there: no keep appears (A25)."""
    w = joined_castles().shrink(WHITE, "5,3")
    assert (w.faith, w.reason) == (["mil2@5,3/white"], [])


def test_a_shrunk_copy_needs_a_tile() -> None:
    """§C2 One keep is left, for Might: the castles of Faith and Reason vanish without one."""
    w = joined_castles("mil3@5,2", stock={"keep": 1}).shrink(WHITE, "5,3")
    assert "mil2@5,3/white" in w.might
    assert (w.faith, w.reason) == ([], [])


def test_a_shrunk_copy_must_not_equal_the_highest() -> None:
    """§C2 In Faith a keep stands beside White's castle: the smaller copy would equal it, so none is made (A24)."""
    w = world(
        "mil3@5,2/white; mil3@5,6/blue; mil1@8,6/red",
        "mil3@5,2/white; mil2@8,3/red",
        "mil3@5,2",
        hand="1 civil",
    ).build(GREEN, "civ1@5,5")
    w.shrink(WHITE, "6,3")
    assert (w.faith, w.reason) == (["mil2@8,3/red"], [])


def test_a_building_of_somebody_else_is_no_shadow() -> None:
    """§C2 Red's castle stands in Faith where White's stood in Might: it and the ruin stay."""
    w = world("mil3@5,2/white; mil3@5,6/blue; mil1@8,6/red", "mil3@5,2/red", "mil3@5,2", hand="1 civil").build(
        GREEN, "civ1@5,5"
    )
    w.shrink(WHITE, "5,3")
    assert (w.faith, w.reason) == (["mil3@5,2/red"], ["ruin mil3@5,2"])


def test_a_building_of_another_rank_is_no_shadow() -> None:
    """§C2 White has enlarged the copy in Faith: the keep of Might shrinks alone."""
    w = world("mil2@5,3/white; mil2@5,6/blue; mil1@7,6/red", "mil3@5,3/white", "mil3@5,3", hand="1 civil").build(
        GREEN, "civ1@5,5"
    )
    w.shrink(WHITE, "5,3")
    assert (w.faith, w.reason) == (["mil3@5,3/white"], ["ruin mil3@5,3"])


def test_shrinking_in_faith_reaches_reason_not_might() -> None:
    """§C2 The chain's monastery shrinks in Faith: Might keeps it, Reason loses the ruin."""
    w = world(
        chain="rel2@5,3/white", faith="rel2@5,6/blue; rel1@7,6/red", hand="1 civil", adventurers="faith, faith"
    ).build(GREEN, "civ1@5,5", "faith")
    w.shrink(WHITE, "5,4", "faith")
    assert (w.might, w.reason) == (["rel2@5,3/white"], [])
    assert "rel1@5,4/white" in w.faith


def test_no_smaller_tile_at_all() -> None:
    """§C2 Neither keeps nor watchtowers are left: the castle is destroyed, and its shadows (A68)."""
    w = joined_castles("half red mil3@5,2", stock={"keep": 0, "watchtower": 0})
    assert (w.asks, w.asked) == ("act", GREEN)
    assert (w.might, w.faith, w.reason) == (["civ1@5,5", "mil3@5,6/blue", "mil1@8,6/red"], [], [])
    assert (w.cubes(WHITE), w.cubes(RED)) == (25, 24)


# -- §C3 ---------------------------------------------------------------------------------------------------------------

SPLIT = "mil2@5,3/red; civ1@5,5; mil1@5,6/{}; rel1@5,7/white; mil1@5,8/{}"


def test_after_a_split_the_own_building_shrinks() -> None:
    """§C3 One of the equals is Green's, who split the domain: it falls without a question."""
    w = world(SPLIT.format("white", "green"), hand="1 civil").demolish(GREEN, "5,5")
    assert w.asks == "act"
    assert "mil1@5,8/green" not in w.might
    assert "mil1@5,6/white" in w.might


def test_after_a_split_of_two_own_ones_the_owner_chooses() -> None:
    """§C3 Both are Green's: he says which."""
    w = world(SPLIT.format("green", "green"), hand="1 civil").demolish(GREEN, "5,5")
    assert (w.asks, w.asked) == ("victim", GREEN)


def test_after_a_split_no_strength_counts() -> None:
    """§C3 White's keep would be outweighed; nevertheless Green may name Red's."""
    w = world("mil3@5,2/blue; civ1@5,5; mil2@5,6/red; mil1@7,6/red; civ1@5,8; mil2@5,9/white", hand="1 civil").demolish(
        GREEN, "5,5"
    )
    assert {c for c in w.may(GREEN) if c.startswith("raze")} == {"raze might-g6", "raze might-j6"}
    w.choose_victim(GREEN, "5,6").shrink(RED, "5,7")
    assert "mil2@5,9/white" in w.might


def test_two_parts_need_repair() -> None:
    """§C3 Both halves have equals: the first in reading order comes first (A28)."""
    w = world(
        "mil1@5,1/red; civ1@5,2; mil1@5,3/white; civ1@5,4; mil2@2,5/blue; civ1@4,5; civ1@5,5; civ1@5,6; mil1@5,7/red; "
        "civ1@5,8; mil1@5,9/white",
        hand="1 civil",
    )
    assert len(w.domains("might")) == 1
    w.demolish(GREEN, "5,5")
    asked = []
    while w.asks == "victim":
        choices = sorted(c for c in w.may(GREEN) if c.startswith("raze"))
        asked.append(choices)
        w.play(GREEN, choices[0])
    assert asked == [["raze might-b6", "raze might-d6"], ["raze might-h6", "raze might-j6"]]


def test_the_cubes_of_what_fell_go_home() -> None:
    """§C2 A destroyed watchtower's cube goes to its owner's supply."""
    w = world("mil1@5,4/red; mil1@5,6/white", hand="1 civil")
    assert w.cubes(RED) == 24
    w.build(GREEN, "civ1@5,5").choose_victim(GREEN, "5,4")
    assert (w.cubes(RED), w.cubes(WHITE), w.cubes(BLUE)) == (25, 24, 25)
