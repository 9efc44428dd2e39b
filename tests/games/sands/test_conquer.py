"""§5.3 Conquer: strengths, losses, retreat, capitals, annexing; rulings 36–50, 93–96."""

from __future__ import annotations

import pytest

from tests.games.sands.world import ANGELIKA, MARION, NICOLE, World, world


def conquering(*empires: str, **more: object) -> World:
    """Return Marion's conquer action, begun."""
    return world(*empires, **({"cards": ["conquer", "govern"]} | more)).play(MARION, "play conquer")


def fought(*empires: str, dice: tuple[int, int] = (1, 1), **more: object) -> World:
    """Marion attacks Angelika in Libya; both set their dice, if they have any to set."""
    w = conquering(*empires, **more).play(MARION, f"attack libya {ANGELIKA}")
    for seat, die in zip((MARION, ANGELIKA), dice, strict=True):
        if seat in w.match.to_act and w.asks == "die":
            w.play(seat, f"die {die}")
    return w


DEFENDER = "capital syria, province aegyptus, colony libya"


def test_an_attack_needs_both_and_its_crops() -> None:
    """§5.3 A Citizens of both must be there; it costs the attacker's unrest in crops."""
    w = conquering("capital gallia, libya W, rhodes W, 3 crops", f"{DEFENDER}, libya P")
    assert w.refuses(MARION, f"attack libya {NICOLE}") == "enemy-not-there"
    assert w.refuses(MARION, f"attack aegyptus {ANGELIKA}") == "you-are-not-there"
    assert w.refuses(MARION, f"attack libya {MARION}") == "yourself"
    assert w.refuses(MARION, "attack libya 3") == "not-seated"
    assert w.notes(MARION, f"attack libya {ANGELIKA}")[0] == 3
    poor = conquering("capital gallia, libya W, rhodes WW, 1 crops", f"{DEFENDER}, libya P")
    assert poor.refuses(MARION, f"attack libya {ANGELIKA}") == "attack-crops"


def test_only_one_opponent_is_attacked() -> None:
    """§5.3 A Of two others in the land the attacked one alone fights and leaves."""
    w = fought("capital gallia, libya WWW, 3 crops", f"{DEFENDER}, libya PP", "capital armenia, libya PP")
    assert (w.people(ANGELIKA, "libya"), w.people(NICOLE, "libya")) == ("", "PP")


def test_peasants_count_one_and_warriors_two_and_pips_three() -> None:
    """§5.3 A One peasant and three warriors with a die of 2 are 13."""
    w = conquering("capital gallia, libya PWWW, 3 crops", f"{DEFENDER}, libya PPW")
    w.play(MARION, f"attack libya {ANGELIKA}")
    assert [side["base"] for side in w.seen["battle"]["sides"]] == [7, 4]
    w.play(MARION, "die 2").play(ANGELIKA, "die 3")
    assert [side["total"] for side in w.seen["battle"]["sides"]] == [13, 13]
    assert w.seen["battle"]["won"] is False


def test_owners_choose_their_losses_victor_first() -> None:
    """§5.3 A R93 The victor returns one citizen, then the loser two, each of his own choice."""
    w = fought("capital gallia, libya PWWW, 3 crops", f"{DEFENDER}, libya PPWW", dice=(4, 1))
    assert (w.asks, w.match.to_act, w.unrest(MARION)) == ("losses", (MARION,), 7)
    w.play(MARION, "lose warrior")
    assert w.match.to_act == (ANGELIKA,)
    w.play(ANGELIKA, "lose peasant", "lose warrior")
    assert w.people(MARION, "libya") == "PWW"
    assert w.people(ANGELIKA, "aegyptus") == "PW"  # the only land to retreat to


def test_losses_when_there_are_too_few() -> None:
    """§5.3 A R40 A loser with a single citizen returns that one."""
    w = fought("capital gallia, libya WW, 3 crops", f"{DEFENDER}, libya P")
    assert (w.people(ANGELIKA, "libya"), w.seat(ANGELIKA)["supply"]["peasant"]) == ("", 20)


def test_a_victor_may_lose_his_last_citizen() -> None:
    """§5.3 A R41 Then there is nobody to annex with."""
    w = fought("capital gallia, libya W, 9 crops", f"{DEFENDER}, libya P", dice=(4, 1))
    assert (w.owner("libya"), w.people(MARION, "libya"), w.asks) == (-1, "", "card")


def test_all_survivors_retreat_to_one_land() -> None:
    """§5.3 A R42 R94 Plain adjacency, own control, whatever the crowd there; chosen after the losses."""
    w = fought(
        "capital gallia, libya WWWWW, 3 crops",
        "capital aegyptus, province mauretania, province syria, colony libya, libya PPWW, mauretania PPPPPP",
        tiles={"mauretania": "gold 3"},
    )
    w.play(ANGELIKA, "lose peasant", "lose warrior")
    assert (w.asks, w.may(ANGELIKA)) == ("retreat", {"retreat aegyptus", "retreat mauretania"})
    assert w.refuses(ANGELIKA, "retreat syria") == "not-adjacent"
    assert w.refuses(ANGELIKA, "retreat rhodes") == "not-your-land"
    w.play(ANGELIKA, "retreat mauretania")
    assert (w.people(ANGELIKA, "mauretania"), w.people(ANGELIKA, "libya")) == ("PPPPPPPW", "")
    assert w.owner("libya") == -1


def test_roads_do_not_help_a_retreat() -> None:
    """§5.3 A R28 R94 Syria lies beyond the roads of Aegyptus: nobody reaches it, all are lost."""
    w = fought(
        "capital gallia, libya WWWW, 3 crops",
        "capital syria, colony libya, libya PPPP",
        structures={"aegyptus": ["roads"]},
    )
    assert (w.people(ANGELIKA, "syria"), w.seat(ANGELIKA)["supply"]["peasant"]) == ("", 20)


def test_a_guest_who_loses_retreats_too() -> None:
    """§5.3 A R43 R45 R95 Angelika stands in Nicole's Libya: she leaves, Nicole keeps her marker."""
    w = fought("capital gallia, libya WWWW, 9 crops", "capital aegyptus, libya PPP", "capital syria, colony libya")
    assert (w.people(ANGELIKA, "aegyptus"), w.owner("libya")) == ("P", NICOLE)
    w.play(MARION, "annex libya")  # Nicole has no citizen there
    assert w.owner("libya") == MARION


def test_an_attacker_who_loses_stays() -> None:
    """§5.3 A R44 He returns two citizens and does not retreat; the loser's unrest does not rise."""
    w = fought("capital gallia, libya PPPP, 3 crops", f"{DEFENDER}, libya WWWW")
    assert (w.people(MARION, "libya"), w.people(ANGELIKA, "libya")) == ("PP", "WWW")
    assert (w.unrest(MARION), w.unrest(ANGELIKA)) == (3, 4)


def test_annexing_after_a_lost_attack() -> None:
    """§5.3 R95 Marion lost to a guest, but has most citizens in the uncontrolled land: she may annex it."""
    w = fought("capital gallia, libya PPPP, 4 crops", "capital syria, libya P", dice=(1, 4))
    assert w.asks == "annex"
    assert w.refuses(MARION, "annex rhodes") == "only-in-attacked"
    w.play(MARION, "annex libya")
    assert (w.owner("libya"), w.crops(MARION)) == (MARION, 4 - 3 - 1)


def test_annexing_may_be_declined_and_ends_the_action() -> None:
    """§5.3 R48 First the attack, then the annexation; after annexing there is no attack."""
    w = fought("capital gallia, libya WWW, 9 crops", f"{DEFENDER}, libya P")
    w.play(MARION, "done")
    assert (w.owner("libya"), w.crops(MARION), w.asks) == (-1, 6, "card")
    first = conquering("capital gallia, libya WW, 9 crops", "capital syria, libya P").play(MARION, "annex libya")
    assert first.refuses(MARION, f"attack libya {ANGELIKA}") == "not-asked-now"


ANY_ORDER = {"options": {"conquer_order": "any"}}


def test_by_option_an_attack_may_follow_the_annexation() -> None:
    """§5.3 R48 “One or both”: Marion annexes the empty province, then attacks the guest in it."""
    empires = ("capital gallia, libya PPP, 9 crops", "capital syria, libya PP", "capital armenia, province libya")
    w = conquering(*empires, **ANY_ORDER).play(MARION, "annex libya")
    assert (w.owner("libya"), w.asks, w.crops(MARION)) == (MARION, "attack", 8)
    assert {f"attack libya {ANGELIKA}", "done"} <= w.may(MARION)
    assert w.refuses(MARION, "annex libya") == "not-asked-now"
    assert w.refuses(MARION, f"attack rhodes {ANGELIKA}") == "only-in-attacked"
    w.play(MARION, f"attack libya {ANGELIKA}", "die 1").play(ANGELIKA, "die 1")
    assert (w.crops(MARION), w.people(ANGELIKA, "libya"), w.asks) == (5, "", "card")
    declined = conquering(*empires, **ANY_ORDER).play(MARION, "annex libya", "done")
    assert (declined.crops(MARION), declined.asks) == (8, "card")


def test_by_option_nobody_to_attack_is_not_asked_for() -> None:
    """§5.3 R48 Nobody else stands there, or the crops are gone: the action ends with the annexation."""
    alone = conquering("capital gallia, libya P, 9 crops", "capital syria", **ANY_ORDER).play(MARION, "annex libya")
    assert alone.asks == "card"
    poor = conquering("capital gallia, libya PP, 1 crops", "capital syria, libya P", **ANY_ORDER)
    assert poor.play(MARION, "annex libya").asks == "card"


def test_a_bonus_action_between_attack_and_annexation() -> None:
    """§5.11 R92 The attack took the last crops: Oppress may still pay for the annexation, once the battle is won."""
    marion = "capital gallia, gallia PP, libya WWW, 3 crops"
    w = fought(marion, f"{DEFENDER}, libya P", tiles={"gallia": "crops 4"})
    assert (w.asks, w.crops(MARION)) == ("annex", 0)
    assert w.refuses(MARION, "annex libya") == "annex-crops"
    w.play(MARION, "oppress gallia", "annex libya")
    assert (w.owner("libya"), w.crops(MARION)) == (MARION, 1)
    golden = fought(marion, f"{DEFENDER}, libya P", tiles={"gallia": "gold 4"})
    assert golden.asks == "card"  # gold does not help
    used = fought(
        marion, f"{DEFENDER}, libya P", tiles={"gallia": "crops 4"}, cards=["conquer"], turn=1, bonus="patronage"
    )
    assert (used.owner("libya"), used.active) == (-1, ANGELIKA)  # one bonus action a turn: the turn is over


def test_coinage_between_attack_and_annexation() -> None:
    """§5.11 R92 So may an exchange of gold, and gold from Oppress or Tax with it."""
    coiner = "capital gallia, libya WWW, 3 crops, marker labor 3"
    trees = {"labor": ["masonry", "coinage"]}
    w = fought(f"{coiner}, 1 gold", f"{DEFENDER}, libya P", trees=trees)
    w.play(MARION, "exchange gold 1", "annex libya")
    assert w.owner("libya") == MARION
    both = fought(f"{coiner}, gallia P", f"{DEFENDER}, libya P", trees=trees, tiles={"gallia": "gold 4"})
    both.play(MARION, "oppress gallia", "exchange gold 1", "annex libya")
    assert both.owner("libya") == MARION
    assert fought(coiner, f"{DEFENDER}, libya P", trees=trees).asks == "card"


def test_a_lost_capital_moves_at_once() -> None:
    """§5.3 A R96 Its owner chooses any controlled land, a colony too; the marker there goes back."""
    w = fought(
        "capital gallia, libya WWWW, 3 crops",
        "capital libya, province aegyptus, colony rhodes, libya P, civil 2, caravan libya-sicilia",
    )
    assert (w.asks, w.match.to_act, w.may(ANGELIKA)) == (
        "capital",
        (ANGELIKA,),
        {"capital aegyptus", "capital rhodes"},
    )
    assert w.refuses(ANGELIKA, "capital libya") == "not-your-land"
    w.play(ANGELIKA, "capital rhodes")
    assert [w.land(land)["status"] for land in ("rhodes", "aegyptus", "libya")] == ["capital", "province", None]
    assert (w.heritage(ANGELIKA, "civil"), w.seat(ANGELIKA)["caravans"]) == (2, ["libya-sicilia"])


def test_a_lost_capital_with_one_land_left() -> None:
    """§5.3 A R96 There is nothing to choose."""
    w = fought("capital gallia, libya WWWW, 3 crops", "capital libya, colony rhodes, libya P")
    assert w.seat(ANGELIKA)["capital"] == "rhodes"
    assert w.land("rhodes")["status"] == "capital"


def test_annexing_an_empty_foreign_capital() -> None:
    """§5.3 B R47 The capital moves as after an attack."""
    w = conquering("capital gallia, libya W, 9 crops", "capital libya, province aegyptus, colony rhodes")
    w.play(MARION, "annex libya").play(ANGELIKA, "capital aegyptus")
    assert (w.owner("libya"), w.seat(ANGELIKA)["capital"]) == (MARION, "aegyptus")


@pytest.mark.parametrize(
    ("others", "refusal"),
    [(("libya WW", ""), "no-majority"), (("libya W", "libya W"), ""), (("libya PPP",), "no-majority")],
)
def test_annexing_needs_more_than_any_other(others: tuple[str, ...], refusal: str) -> None:
    """§5.3 B R49 Two citizens against one each of two others are enough; a tie is not."""
    empires = [f"capital {land}, {words}" for land, words in zip(("syria", "armenia"), others, strict=False)]
    w = conquering("capital gallia, libya PP, rhodes P, 9 crops", *empires)
    assert w.refuses(MARION, "annex libya") == refusal


def test_what_cannot_be_annexed() -> None:
    """§5.3 B Own land, land with citizens of its controller, land without own citizens, land one cannot pay."""
    w = conquering("capital gallia, gallia P, libya PPP, sicilia P, 9 crops", f"{DEFENDER}, libya P")
    assert w.refuses(MARION, "annex gallia") == "yours-already"
    assert w.refuses(MARION, "annex libya") == "still-held"
    assert w.refuses(MARION, "annex rhodes") == "you-are-not-there"
    assert w.refuses(MARION, "annex scythia") == "not-in-play"
    four = "capital gallia, province italia, province hispania, colony graecia"
    poor = conquering(f"{four}, sicilia P, libya WW, 3 crops", f"{DEFENDER}, libya P")
    assert poor.refuses(MARION, "annex sicilia") == "annex-crops"


def test_an_empire_need_not_hang_together() -> None:
    """§5.0 §5.3 B Mesopotamia is far from Gallia, and is annexed."""
    w = conquering("capital gallia, mesopotamia P, 1 crops").play(MARION, "annex mesopotamia")
    assert (w.owner("mesopotamia"), w.crops(MARION)) == (MARION, 0)


def test_a_province_lost_and_annexed_again_is_a_colony() -> None:
    """§2.6 R15 The status follows the marker."""
    w = conquering("capital gallia, libya W, 9 crops", "capital syria, province libya").play(MARION, "annex libya")
    assert w.land("libya")["status"] == "colony"


def test_the_maximum_of_the_victor() -> None:
    """§9.0 R39 The highest die lifts unrest exactly to 7, without loss of points."""
    w = fought("capital gallia, libya WW, 3 crops", f"{DEFENDER}, libya P", dice=(4, 1))
    assert (w.unrest(MARION), w.points(MARION)) == (7, 0)


def test_one_possible_face_is_set_by_itself() -> None:
    """§5.3 A R36 At unrest 6 the die can only show 1."""
    w = conquering("capital gallia, libya WW, 6 crops, unrest 6", "capital syria, colony libya, libya P, unrest 6")
    w.play(MARION, f"attack libya {ANGELIKA}")
    assert (w.owner("libya"), w.unrest(MARION)) == (-1, 7)


def test_attacking_a_guest_at_home() -> None:
    """§5.3 A R43 In one's own land, too: the guest leaves, control stays."""
    w = fought("capital libya, libya WW, 3 crops", "capital aegyptus, libya PPP", dice=(2, 1))
    assert (w.owner("libya"), w.people(ANGELIKA, "aegyptus"), w.asks) == (MARION, "P", "card")
