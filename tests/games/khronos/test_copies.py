"""§B Copies in future ages: who casts a shadow, bans, replacing, paradox, hamlets below."""

from __future__ import annotations

import pytest

from tests.games.khronos.world import BLUE, GREEN, RED, WHITE, World, world

IN_FAITH = "faith, faith"
CARD = {"mil": "military", "rel": "religious", "civ": "civil"}


@pytest.mark.parametrize("words", ["mil1@5,5", "rel1@5,5", "civ1@5,5"])
def test_small_buildings_are_not_copied(words: str) -> None:
    """§B Neither from Might nor from Faith."""
    w = world(hand=f"1 {CARD[words[:3]]}").build(GREEN, words)
    assert (w.faith, w.reason) == ([], [])
    w = world(hand=f"1 {CARD[words[:3]]}", adventurers=IN_FAITH).build(GREEN, words, "faith")
    assert (w.might, w.reason) == ([], [])


@pytest.mark.parametrize("words", ["mil2@5,5", "mil3@5,5", "rel2@5,5", "rel3@5,5", "civ2@5,5"])
def test_what_is_copied_from_where(words: str) -> None:
    """§B From Might to Faith and Reason, from Faith to Reason only; ruins without cubes, civil ones intact."""
    civil = words.startswith("civ")
    owned = words if civil else f"{words}/green"
    late = words if civil else f"ruin {words}"
    hand = f"4 {CARD[words[:3]]}"
    w = world(hand=hand).build(GREEN, words)
    assert (w.might, w.faith, w.reason) == ([owned], [owned], [late])
    assert w.cubes(GREEN) == (25 if civil else 23)
    w = world(hand=hand, adventurers=IN_FAITH).build(GREEN, words, "faith")
    assert (w.might, w.faith, w.reason) == ([], [owned], [late])
    assert w.cubes(GREEN) == (25 if civil else 24)


def test_a_small_building_enlarged_is_copied() -> None:
    """§B Whatever it was before."""
    w = world("rel1@5,5/green", hand="3 religious").build(GREEN, "rel3@4,4")
    assert (w.faith, w.reason) == (["rel3@4,4/green"], ["ruin rel3@4,4"])


@pytest.mark.parametrize("tiles", [1, 2, 3])
def test_civil_copies_end_with_the_tiles(tiles: int) -> None:
    """§B As many copies as tiles."""
    w = world(hand="3 civil", stock={"town": tiles}).build(GREEN, "civ2@5,5")
    assert [len(era) for era in (w.might, w.faith, w.reason)] == [1, int(tiles > 1), int(tiles > 2)]


# -- the two bans ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["mil", "rel"])
def test_the_bans_hold_for_both_kinds(kind: str) -> None:
    """§B No copy that joins domains of Faith, none that equals the highest; the building stands and pays."""
    hand = f"2 {CARD[kind]}"
    for faith in ("civ1@5,4; civ1@5,7", f"{kind}2@5,3/red"):
        w = world(faith=faith, hand=hand).build(GREEN, f"{kind}2@5,5")
        assert (w.might, w.money(GREEN), w.cubes(GREEN)) == ([f"{kind}2@5,5/green"], 5, 24)
        assert (w.faith, w.reason) == (faith.split("; "), [])


def test_a_copy_may_outrank_and_be_outranked() -> None:
    """§B Only the equal of the highest is banned."""
    assert "mil2@5,5/green" in world(faith="mil3@5,2/red", hand="2 military").build(GREEN, "mil2@5,5").faith
    assert "mil2@5,5/green" in world(faith="mil1@5,4/red", hand="2 military").build(GREEN, "mil2@5,5").faith


def test_bans_do_not_count_what_the_copy_erases() -> None:
    """§B The equal monastery and the second domain vanish below the copy: nothing is left to forbid it."""
    w = world(faith="rel2@4,5/red; civ1@6,7", hand="2 religious").build(GREEN, "rel2@5,5")
    assert w.faith == ["rel2@5,5/green", "civ1@6,7"]


def test_a_banned_copy_erases_nothing() -> None:
    """§B Faith ignores Might: what lies in the way stays as well."""
    faith = ["rel2@4,5/red", "civ1@6,4", "civ1@6,7"]
    w = world(faith="; ".join(faith), hand="2 military").build(GREEN, "mil2@5,5")
    assert (w.faith, w.reason) == (faith, [])


def test_no_rule_in_reason() -> None:
    """§B In Reason a ruin may join domains and stand beside its equal (A13)."""
    w = world(reason="mil2@5,3; civ2@5,7", hand="2 military", adventurers=IN_FAITH).build(GREEN, "mil2@5,5", "faith")
    assert w.reason == ["ruin mil2@5,3", "ruin mil2@5,5", "civ2@5,7"]
    assert len(w.domains("reason")) == 1


# -- paradox -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "victim",
    [
        "mil1@6,6/red",
        "rel1@5,6/green",
        "civ1@6,5",
        "mil2@6,6/red",
        "rel2@4,4/white",
        "rel3@3,3/red",
        "civ2@6,4",
        "civ3@6,6",
    ],
)
def test_any_building_in_the_way_is_erased(victim: str) -> None:
    """§B Whatever kind, rank and owner, covered wholly or in part; all cubes go home, tiles leave the game."""
    w = world(faith=victim, hand="2 military").build(GREEN, "mil2@5,5")
    assert (w.faith, w.reason) == (["mil2@5,5/green"], ["ruin mil2@5,5"])
    assert [w.cubes(seat) for seat in (RED, GREEN, WHITE)] == [25, 23, 25]
    assert sum(w.seen["stock"].values()) + sum(w.seen["gone"].values()) == 155 - 3


def test_several_are_erased_with_their_copies() -> None:
    """§B Two buildings of Faith never were, nor their copies in Reason (A16)."""
    w = world(faith="rel2@4,4/red; civ2@6,6", reason="rel2@4,4; civ2@6,6 {white 1}", hand="2 military")
    w.build(GREEN, "mil2@5,5")
    assert (w.faith, w.reason) == (["mil2@5,5/green"], ["ruin mil2@5,5"])
    assert (w.cubes(RED), w.cubes(WHITE)) == (25, 25)


def test_the_copy_of_the_erased_vanishes_even_without_a_new_ruin() -> None:
    """§B No tile is left for Reason; the old ruin is gone all the same (A16, A19)."""
    w = world(faith="rel2@4,4/red", reason="rel2@4,4", hand="2 military", stock={"keep": 2}).build(GREEN, "mil2@5,5")
    assert (w.faith, w.reason) == (["mil2@5,5/green"], [])


def test_a_paradox_in_reason() -> None:
    """§B What is built in Faith erases what lies in its way in Reason."""
    w = world(reason="half red rel3@6,6", hand="2 military", adventurers=IN_FAITH).build(GREEN, "mil2@5,5", "faith")
    assert (w.reason, w.cubes(RED)) == (["ruin mil2@5,5"], 25)


def test_the_same_building_of_the_same_owner() -> None:
    """§B Built in Faith before, restored in Reason: the copy takes its place, and Reason has a fresh ruin (A53)."""
    w = world(faith="mil2@5,5/green", reason="intact mil2@5,5", hand="2 military").build(GREEN, "mil2@5,5")
    assert (w.faith, w.reason, w.cubes(GREEN)) == (["mil2@5,5/green"], ["ruin mil2@5,5"], 23)


def test_an_old_copy_of_somebody_else_is_no_replacement() -> None:
    """§B Red's keep stands where Green's copy would: a paradox, not a replacement."""
    w = world("mil2@5,5/green", "mil2@5,5/red", "half blue mil3@9,9", hand="2 military").build(GREEN, "mil3@5,5")
    assert (w.faith, w.cubes(RED), w.cubes(GREEN)) == (["mil3@5,5/green"], 25, 23)


# -- hamlets below -----------------------------------------------------------------------------------------------------


def erased(cubes: str, active: int = GREEN, hamlets: str = "6,5", tile: str = "civ3@6,4") -> World:
    """Return the world after a keep of the active seat has erased a city of Faith and Reason."""
    return world(faith=tile, reason=f"{tile} {cubes}", hamlets=hamlets, active=active, hand="2 military").build(
        active, "mil2@8,6"
    )


def test_most_cubes_keep_one() -> None:
    """§B Red has most: one of his cubes stays on the hamlet."""
    w = erased("{red 2, white 1}")
    assert "civ1@6,5 {red 1}" in w.reason
    assert (w.cubes(RED), w.cubes(WHITE)) == (24, 25)


def test_the_destroyer_may_keep_one_with_most() -> None:
    """§B Only in a tie the destroyer drops out."""
    assert "civ1@6,5 {green 1}" in erased("{green 2, white 1}").reason


def test_the_destroyer_drops_out_of_a_tie() -> None:
    """§B Green and White are equal, Green destroys: White's cube stays."""
    assert "civ1@6,5 {white 1}" in erased("{green 2, white 2, red 1}").reason


def test_with_an_empty_supply_no_cube_has_to_stay() -> None:
    """§B “May keep”: Red has no cube left to place; he may take his home instead (A67)."""
    for answer, cubes, hamlet in ((f"keep {RED}", 0, ["civ1@6,5 {red 1}"]), ("done", 1, [])):
        board = {"faith": "civ2@6,5", "reason": "civ2@6,5 {red 1}", "hamlets": "6,5", "hand": "2 military"}
        w = world(**board, players={RED: {"cubes": 0}}).build(GREEN, "mil2@7,6")
        assert (w.asks, w.asked) == ("stay", RED)
        assert {f"keep {RED}", "done"} <= w.may(RED)
        assert w.refuses(RED, f"keep {WHITE}") == "not-asked-now"
        w.play(RED, answer)
        assert (w.cubes(RED), [b for b in w.reason if b.startswith("civ1")]) == (cubes, hamlet)


def test_a_tie_of_others_is_the_destroyers_choice() -> None:
    """§B Red and White are equal: Green says whose cube stays (DP7)."""
    w = erased("{red 2, white 2, blue 1}")
    assert (w.asks, w.asked) == ("keeper", GREEN)
    assert {c for c in w.may(GREEN) if c.startswith("keep")} == {f"keep {RED}", f"keep {WHITE}"}
    assert w.refuses(GREEN, f"keep {BLUE}") == "not-most-cubes"
    w.play(GREEN, f"keep {WHITE}")
    assert set(w.reason) == {"civ1@6,5 {white 1}", "ruin mil2@8,6"}
    assert (w.cubes(RED), w.cubes(WHITE), w.cubes(BLUE)) == (25, 24, 25)


def test_a_tie_with_the_destroyer_and_two_others() -> None:
    """§B Green drops out; Red and White are still equal: Green chooses between them."""
    w = erased("{red 1, white 1, green 1}")
    assert {c for c in w.may(GREEN) if c.startswith("keep")} == {f"keep {RED}", f"keep {WHITE}"}


def test_no_hamlet_below() -> None:
    """§B Then all cubes go home."""
    w = erased("{red 2, white 1}", hamlets="")
    assert w.reason == ["ruin mil2@8,6"]
    assert (w.cubes(RED), w.cubes(WHITE)) == (25, 25)


def test_no_cube_above_the_hamlet() -> None:
    """§B The hamlet shows again, empty."""
    w = world(faith="civ2@6,5", reason="civ2@6,5", hamlets="6,5", hand="2 military").build(GREEN, "mil2@7,6")
    assert w.reason == ["ruin mil2@7,6"]
    assert [b["cell"] for b in w.seen["eras"][2]["buildings"] if b["printed"]] == ["f7"]


# -- replacing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["mil", "rel"])
def test_restoration_is_lost_by_enlarging(kind: str) -> None:
    """§B A restored keep or monastery gives way to a ruin, also when it is enlarged in Faith."""
    hand = f"2 {CARD[kind]}"
    for era in ("might", "faith"):
        boards = {"might": f"{kind}2@5,5/green", "faith": f"{kind}2@5,5/green", "reason": f"intact {kind}2@5,5"}
        w = world(**boards, hand=hand, adventurers=f"{era}, {era}").build(GREEN, f"{kind}3@5,5", era)
        assert w.reason == [f"ruin {kind}3@5,5"]


def test_enlarging_in_faith_leaves_might_alone() -> None:
    """§B Time runs forward only (A34)."""
    w = world(chain="mil2@5,5/green", hand="2 military", adventurers=IN_FAITH).build(GREEN, "mil3@5,5", "faith")
    assert (w.might, w.faith, w.reason) == (["mil2@5,5/green"], ["mil3@5,5/green"], ["ruin mil3@5,5"])


# -- domains of later ages ---------------------------------------------------------------------------------------------


def test_a_civil_copy_needs_no_permission() -> None:
    """§B Neither rule holds a town back: it joins two domains in Faith."""
    w = world(faith="mil1@5,4/red; rel1@5,7/white", hand="3 civil").build(GREEN, "civ2@5,5")
    assert (len(w.domains("faith")), w.asks) == (1, "act")


def test_a_paradox_may_leave_equals() -> None:
    """§B, §C3 The keep that outranked two watchtowers of Faith is erased: Green says which of them falls (A30)."""
    w = world(faith="mil2@5,5/white; mil1@5,7/red; civ1@6,7; mil1@7,7/blue", hand="2 religious")
    w.build(GREEN, "rel2@4,4")
    assert (w.asks, w.asked) == ("victim", GREEN)
    w.choose_victim(GREEN, "7,7", "faith")
    assert w.faith == ["rel2@4,4/green", "mil1@5,7/red", "civ1@6,7"]


def test_a_copy_that_joins_and_splits_counts_no_strength() -> None:
    """§B, §C3 The town joins 2 with 3, but erases a link of the stronger domain: Green picks freely (A59)."""
    stronger = "mil2@4,7/blue; mil1@3,7/white"
    w = world("civ1@5,5", faith=f"mil2@5,3/red; {stronger}", hand="2 civil").build(GREEN, "civ2@5,5")
    assert (w.asks, w.asked) == ("shrink", RED)
    w = world("civ1@5,5", faith=f"mil2@5,3/red; {stronger}; rel2@6,6/white; civ1@8,7", hand="2 civil")
    w.build(GREEN, "civ2@5,5")
    assert (w.asks, w.asked) == ("victim", GREEN)
    assert {c for c in w.may(GREEN) if c.startswith("raze")} == {"raze faith-d6", "raze faith-h5"}
