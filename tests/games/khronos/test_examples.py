"""The worked examples of the rulebook, E0–E30: kinds, owners, numbers and outcomes are its own, places are ours."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.khronos.world import BLUE, GREEN, RED, WHITE, World, description_of, new_world, world, world_of

TAXES = {"round": 4, "phase": "taxes"}


def taxes(seat: int, *, there: str, **facts: Any) -> int:  # noqa: ANN401 - what world_of takes
    """Return what a seat collects at the end of its turn in round 4; `there`: where its adventurers stand."""
    return world_of(description_of(**facts, active=seat, adventurers=there) | TAXES).money(seat) - 4


def test_setup() -> None:
    """§setup E0 Two adventurers in Might, 25 cubes, 4 Taler and 4 cards each; 55 cards: 18, 18 and 19."""
    w = new_world(4).chance(*["deal military"] * 4, *["deal religious"] * 4, *["deal civil"] * 8, "start 1")
    facts = w.match.facts
    assert facts["cards"] == {"military": 18, "religious": 18, "civil": 19}
    assert (w.seen["round"], w.seen["deck"]) == (1, 55 - 16)
    for seat in range(4):
        own = w.seat(seat)
        assert (own["money"], own["cubes"], own["cards"]) == (4, 25, 4)
        assert {adventurer["era"] for adventurer in own["adventurers"].values()} == {"might"}


def test_travel() -> None:
    """§II.1 E1 Blue sends one adventurer to Reason and one to Faith, for 1 Taler each."""
    w = world(active=BLUE).play(BLUE, "travel first reason").play(BLUE, "travel second faith")
    own = w.seat(BLUE)
    assert (own["adventurers"]["first"]["era"], own["adventurers"]["second"]["era"]) == ("reason", "faith")
    assert w.money(BLUE) == 2


def test_cost_of_a_keep() -> None:
    """§2.1 E2 A keep costs 2 military cards; cards of other colours do not count."""
    assert world(hand="2 military").refuses(GREEN, "take keep might") == ""
    assert world(hand="2 religious, 2 civil").refuses(GREEN, "take keep might") == "too-few-cards"


def test_controllers() -> None:
    """§2.1 E3 A cube shows whose a building is: the monastery is Red's, the watchtower Green's."""
    w = world("rel2@5,5/red; mil1@9,9/green")
    assert w.might == ["rel2@5,5/red", "mil1@9,9/green"]
    assert (w.cubes(RED), w.cubes(GREEN)) == (24, 24)


def test_build_and_copy() -> None:
    """§2.1 E4 Green builds a keep in Might: 1 Taler, a copy in Faith, a ruin in Reason, two cubes laid."""
    w = world(hand="4 military").build(GREEN, "mil2@5,5")
    assert (w.money(GREEN), w.cubes(GREEN)) == (5, 23)
    assert (w.might, w.faith, w.reason) == (["mil2@5,5/green"], ["mil2@5,5/green"], ["ruin mil2@5,5"])


def test_cost_of_enlarging() -> None:
    """§2.2 E5 A watchtower becomes a keep for the difference: 1 military card."""
    w = world("mil1@5,5/green", hand="1 military, 3 civil").build(GREEN, "mil2@5,5")
    assert w.might == ["mil2@5,5/green"]
    assert w.seat(GREEN)["hand"] == {"military": 0, "religious": 0, "civil": 3}


def test_enlarge_in_faith() -> None:
    """§2.2 E6 Red enlarges a chapel in Faith: 2 Taler, nothing in Might, a ruin in Reason."""
    w = world(faith="rel1@5,5/red", active=RED, hand="1 religious", adventurers="faith, faith")
    w.build(RED, "rel2@5,5", "faith")
    assert (w.might, w.faith, w.reason, w.money(RED)) == ([], ["rel2@5,5/red"], ["ruin rel2@5,5"], 6)


def test_no_two_chapels_in_one() -> None:
    """§2.2 E7 A monastery cannot be made of two chapels: the second one's cell is not free."""
    w = world("rel2@4,4/red; rel1@6,4/green; rel1@6,5/green", hand="4 religious")
    assert w.refuses_build(GREEN, "rel2@6,4") == "not-free"


def test_demolish() -> None:
    """§2.3 E8 Green demolishes Red's chapel for a religious card and 1 Taler; the cube goes home."""
    w = world("rel1@5,5/red", hand="1 religious").demolish(GREEN, "5,5")
    assert (w.might, w.money(GREEN), w.cubes(RED)) == ([], 3, 25)
    assert w.seat(GREEN)["hand"]["religious"] == 0


def populated() -> World:
    """Red has put a cube on a hamlet and one on the town beside it (E9)."""
    w = world(reason="civ2@5,6", hamlets="5,5", active=RED, hand="2 civil", adventurers="reason, reason")
    return w.play(RED, "populate reason-f6").pay(RED).play(RED, "populate reason-g6").pay(RED)


def test_populate() -> None:
    """§2.4 E9 Red plays two civil cards: a cube on the hamlet, one on the town."""
    w = populated()
    assert set(w.reason) == {"civ1@5,5 {red 1}", "civ2@5,6 {red 1}"}
    assert w.cubes(RED) == 23


def test_populate_until_full() -> None:
    """§2.4 E10 White fills the town with two cubes; neither town nor hamlet takes another."""
    w = world(
        reason="civ2@5,6 {red 1}; civ1@5,5 {red 1}",
        hamlets="5,5",
        active=WHITE,
        hand="4 civil",
        adventurers="reason, reason",
    )
    w.play(WHITE, "populate reason-g6").pay(WHITE).play(WHITE, "populate reason-g6").pay(WHITE)
    assert set(w.reason) == {"civ1@5,5 {red 1}", "civ2@5,6 {red 1, white 2}"}
    assert w.refuses(WHITE, "populate reason-g6") == "no-room"
    assert w.refuses(WHITE, "populate reason-f6") == "no-room"


def test_restore() -> None:
    """§2.5 E11 One card restores a keep; one card restores half an abbey and leaves a cube there."""
    w = world(reason="mil2@5,5; rel3@8,8", active=RED, hand="1 military, 1 religious", adventurers="reason, reason")
    w.play(RED, "restore reason-f6").pay(RED)
    w.play(RED, "restore reason-i9").pay(RED)
    assert (w.reason, w.cubes(RED)) == (["mil2@5,5", "half red rel3@8,8"], 24)


def test_restore_the_other_half() -> None:
    """§2.5 E11b Anybody restores the other half; the first one's cube goes home."""
    w = world(reason="half red rel3@8,8", hand="1 religious", adventurers="reason, reason")
    assert w.cubes(RED) == 24
    w.play(GREEN, "restore reason-i9").pay(GREEN)
    assert (w.reason, w.cubes(RED)) == (["rel3@8,8"], 25)


MIGHT_TAXED = "mil2@4,5/red; civ3@6,5; mil1@12,5/red; civ2@12,6"


def test_taxes_of_might() -> None:
    """§IV E12 Red rules two domains of Might and collects 7 and 4."""
    hamlets = "4,4 4,7 12,4"
    assert taxes(RED, might=MIGHT_TAXED, hamlets=hamlets, there="might, reason") == 7 + 4


def test_taxes_of_the_absent() -> None:
    """§IV E12 Nobody in Might, no taxes from Might; nobody else collects them either."""
    hamlets = "4,4 4,7 12,4"
    assert taxes(RED, might=MIGHT_TAXED, hamlets=hamlets, there="faith, reason") == 0
    assert taxes(GREEN, might=MIGHT_TAXED, hamlets=hamlets, there="might, might") == 0


def test_taxes_of_faith() -> None:
    """§IV E13 Green's abbey collects 6 in Faith."""
    assert taxes(GREEN, faith="rel3@8,4/green; civ3@8,7", hamlets="8,3", there="faith, might") == 6


def test_taxes_of_reason() -> None:
    """§IV E14 White has most inhabitants and collects 5: the keep 2, the abbey's ruin 2, the monastery's ruin 1."""
    reason = "civ2@5,5 {white 2, red 1}; intact mil2@7,5; rel3@5,7; rel2@3,5"
    assert taxes(WHITE, reason=reason, hamlets="5,4", there="reason, might") == 5
    assert taxes(RED, reason=reason, hamlets="5,4", there="reason, might") == 0


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        ("mil1@7,5", ""),
        ("mil3@7,5", ""),
        ("mil2@7,5", "equal-rank"),
        ("rel1@7,5", ""),
        ("rel2@7,5", ""),
        ("rel3@7,5", "equal-rank"),
    ],
)
def test_hierarchy(words: str, refusal: str) -> None:
    """§A3 E15 In a domain of a keep and an abbey, no second keep and no second abbey is built."""
    w = world(
        "mil2@5,5/red; civ1@5,7; rel3@5,8/green",
        active=WHITE,
        hand="4 military" if words.startswith("mil") else "4 religious",
    )
    assert w.refuses_build(WHITE, words) == refusal


def test_domains() -> None:
    """§A2 E16 Four domains; a watchtower may not join two of them, a hamlet may."""
    might = "mil1@12,12/white; mil2@5,3/red; civ1@7,4; rel2@5,6/green; civ1@7,6"
    w = world(might, hamlets="2,9", active=BLUE, hand="2 military, 2 civil")
    assert len(w.domains("might")) == 4
    assert w.refuses_build(BLUE, "mil1@5,5") == "joins-domains"
    assert len(w.build(BLUE, "civ1@5,5").domains("might")) == 3


def test_copies() -> None:
    """§B E17 A keep and a city fall forward to Faith and Reason, a chapel does not."""
    w = world("rel1@3,3/green", chain="mil2@6,6/red; civ2@10,6", hand="2 civil").build(GREEN, "civ3@10,6")
    assert w.might == ["rel1@3,3/green", "mil2@6,6/red", "civ3@10,6"]
    assert w.faith == ["mil2@6,6/red", "civ3@10,6"]
    assert w.reason == ["ruin mil2@6,6", "civ3@10,6"]


def test_paradox() -> None:
    """§B E18 Blue's monastery of Might overlaps Green's of Faith, which never was."""
    w = world(faith="rel2@5,5/green", reason="rel2@5,5", active=BLUE, hand="2 religious").build(BLUE, "rel2@6,6")
    assert (w.faith, w.reason) == (["rel2@6,6/blue"], ["ruin rel2@6,6"])
    assert (w.cubes(GREEN), w.cubes(BLUE)) == (25, 23)


def test_copy_would_join() -> None:
    """§B E19 A copy that would join two domains of Faith is not made, nor one in Reason; the building stands."""
    w = world(faith="mil1@5,4/red; civ1@5,7", active=BLUE, hand="2 religious").build(BLUE, "rel2@5,5")
    assert (w.might, w.money(BLUE)) == (["rel2@5,5/blue"], 5)
    assert (w.faith, w.reason) == (["mil1@5,4/red", "civ1@5,7"], [])


def test_copy_would_equal() -> None:
    """§B E20 A copy beside an equal monastery is not made, nor one in Reason."""
    w = world(faith="rel2@5,3/green", active=BLUE, hand="2 religious").build(BLUE, "rel2@5,5")
    assert (w.might, w.faith, w.reason) == (["rel2@5,5/blue"], ["rel2@5,3/green"], [])


def test_the_weaker_shrinks() -> None:
    """§C1 E21 Red joins 3 against 2: White's keep becomes a watchtower on a cell of White's choice, in all eras."""
    w = world("mil1@7,3/green", chain="mil2@5,3/red; mil2@5,6/white", active=RED, hand="1 civil")
    w.build(RED, "civ1@5,5")
    assert (w.asks, w.asked, len([c for c in w.may(WHITE) if c.startswith("at ")])) == ("shrink", WHITE, 4)
    w.shrink(WHITE, "6,7")
    assert w.might == ["mil2@5,3/red", "civ1@5,5", "mil1@6,7/white", "mil1@7,3/green"]
    assert (w.faith, w.reason) == (["mil2@5,3/red"], ["ruin mil2@5,3"])
    assert w.cubes(WHITE) == 24


def test_a_tie_is_decided_by_the_active_seat() -> None:
    """§C1 E22 Military 2:2, Green owns none and picks Red's keep; religious 1:1, Green's own chapel falls."""
    w = world("rel1@4,4/white; rel1@4,6/green", chain="mil2@5,3/red; mil2@5,6/white", hand="1 civil")
    w.build(GREEN, "civ1@5,5")
    assert (w.asks, w.asked) == ("victim", GREEN)
    w.choose_victim(GREEN, "5,3").shrink(RED, "5,4")
    assert w.might == ["rel1@4,4/white", "mil1@5,4/red", "civ1@5,5", "mil2@5,6/white"]
    assert (w.faith, w.reason) == (["mil2@5,6/white"], ["ruin mil2@5,6"])


def test_a_castle_shrinks_in_every_era() -> None:
    """§C2 E23 White's castle becomes a keep in Might and Faith and a keep's ruin; Red's half restoration is lost."""
    w = world(
        "mil3@5,2/white; mil1@8,6/red",
        "mil3@5,2/white",
        "half red mil3@5,2",
        chain="mil3@5,6/blue",
        hand="1 civil",
    )
    assert w.cubes(RED) == 23
    w.build(GREEN, "civ1@5,5").shrink(WHITE, "5,3")
    assert w.might == ["mil2@5,3/white", "civ1@5,5", "mil3@5,6/blue", "mil1@8,6/red"]
    assert w.faith == ["mil2@5,3/white", "mil3@5,6/blue"]
    assert w.reason == ["ruin mil2@5,3", "ruin mil3@5,6"]
    assert w.cubes(RED) == 24


def test_a_split_is_repaired() -> None:
    """§C3 E24 White's keep shrinks, the south splits off with two monasteries; Green owns none and picks one."""
    w = world(
        "mil1@7,3/blue; mil2@5,6/white; rel3@2,6/blue; rel2@7,7/red; civ1@7,9; rel2@7,10/white",
        chain="mil2@5,3/red",
        hand="1 civil",
    )
    w.build(GREEN, "civ1@5,5").shrink(WHITE, "5,6")
    assert (w.asks, w.asked) == ("victim", GREEN)
    assert {c for c in w.may(GREEN) if c.startswith("raze")} == {"raze might-h8", "raze might-k8"}
    w.choose_victim(GREEN, "7,10").shrink(WHITE, "8,11")
    assert {"mil1@5,6/white", "rel2@7,7/red", "rel1@8,11/white", "civ1@5,5"} <= set(w.might)
    assert w.asks == "act"


def test_swaps_of_the_variant() -> None:
    """§holdem E25 From one military and two civil cards: nothing, the military one, one civil, or both civil."""
    w = world(
        options={"holdem": "on"},
        display={"military": 1, "civil": 2},
        phase="exchange",
        hand="4 religious",
        players={GREEN: {"hand": {"religious": 4}, "money": 0}},
    )
    assert w.may(GREEN) - {"purse open", "purse covered"} == {
        "done",
        "swap military 1",
        "swap civil 1",
        "swap civil 2",
    }


def test_enlarging_ruins_what_was_restored() -> None:
    """§B E26 Red's restored keep, enlarged in Might, is a castle's ruin in Reason."""
    w = world("mil2@5,5/red", "mil2@5,5/red", "intact mil2@5,5", active=RED, hand="2 military")
    w.build(RED, "mil3@5,5")
    assert w.reason == ["ruin mil3@5,5"]


FOREST_AND_MOUNTAIN = ["." * 16] * 5 + ["." * 5 + "F" + "." * 10, "." * 6 + "M" + "." * 9] + ["." * 16] * 13


@pytest.mark.parametrize(
    ("seats", "forest", "mountain", "both"), [(2, 1, 2, 3), (3, 1, 2, 3), (4, 0, 1, 1), (5, 0, 0, 0)]
)
def test_surcharge(seats: int, forest: int, mountain: int, both: int) -> None:
    """§A1 E27 What forest, mountain and both cost more with two to five seats."""
    for place, surcharge in (("mil1@5,5", forest), ("mil1@6,6", mountain), ("mil2@5,5", both)):
        base = 1 if place.startswith("mil1") else 2
        hand = f"{base} military"
        if surcharge:
            poor = world(seats=seats, map=FOREST_AND_MOUNTAIN, hand=f"{hand}, {surcharge - 1} civil")
            assert poor.refuses_build(GREEN, place)
        if base + surcharge <= 4:
            rich = world(seats=seats, map=FOREST_AND_MOUNTAIN, hand=f"{hand}, {surcharge} civil")
            rich.build(GREEN, place)
            assert rich.seat(GREEN)["cards"] == 0


RIVER = ["." * 5 + "~" + "." * 10] * 20


def test_river() -> None:
    """§A1 E28 Only towns and cities stand on a river."""
    for words, hand in (("civ1@5,5", "civil"), ("mil1@5,5", "military"), ("rel2@5,4", "religious")):
        assert world(map=RIVER, hand=f"4 {hand}").refuses_build(GREEN, words) == "in-the-river"
    w = world("civ1@5,4", map=RIVER, hand="4 civil")
    assert w.refuses_build(GREEN, "civ2@5,4") == ""
    assert w.refuses_build(GREEN, "civ3@5,4") == ""


def test_four_cards_at_most() -> None:
    """§II.2 E29 Two adventurers in one era play four cards together, and none after that."""
    w = world(hand="4 military").build(GREEN, "mil3@5,5")
    assert w.might == ["mil3@5,5/green"]
    used_up = world(hand="4 military", adventurers="might 2, might 2")
    assert used_up.refuses(GREEN, "take watchtower might") == "too-few-plays"


def test_two_cards_each_wherever() -> None:
    """§II.2 E30 One card in Might, one in Faith, and the adventurer has played his two."""
    w = world(hand="3 military", adventurers="might, reason").build(GREEN, "mil1@5,5")
    w.play(GREEN, "travel first faith").build(GREEN, "mil1@9,9", "faith")
    assert (w.might, w.faith) == (["mil1@5,5/green"], ["mil1@9,9/green"])
    assert w.refuses(GREEN, "take watchtower faith") == "too-few-plays"
