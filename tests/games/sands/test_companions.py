"""Rules without a worked example, but with a plain text (D01–D25)."""

from __future__ import annotations

import pytest

from tests.games.sands.world import ANGELIKA, MARION, NICOLE, World, description_of, world, world_of


def test_d01_one_emphasis_a_generation() -> None:
    """§4.2 D01 A second emphasis card cannot be selected, neither at once nor in a later turn."""
    w = world()
    assert w.refuses(MARION, "select civil_emphasis+political_emphasis") == "two-emphases"
    later = world("emphasis civil", turn=2, position=1, position_before=0)
    assert later.refuses(MARION, "select build+cultural_emphasis") == "emphasis-played"
    assert later.refuses(MARION, "select build+civil_emphasis") == "emphasis-played"


def test_d02_repeats() -> None:
    """§4.2 D02 One card may be used again, for one step of unrest at the end of the turn."""
    w = world("capital gallia, used govern, used build", turn=2, position=1, position_before=0)
    assert w.refuses(MARION, "select build+govern") == "two-repeats"
    assert w.refuses(MARION, "select muster+govern") == ""
    used = world("capital gallia, used govern, unrest 5, 9 crops", turn=2, cards=["muster", "govern"])
    used.play(MARION, "play govern", "govern 1")
    assert used.unrest(MARION) == 4
    assert used.end_turn().unrest(MARION) == 5


def test_d04_the_fourth_turn_ends_a_generation() -> None:
    """§4.2 D04 No roll after the fourth turn; the dynasty marker has moved four spaces in all."""
    w = world(phase="roll", turn=4, position=3, position_before=0)
    assert (w.seen["generation"], w.seen["turn"], w.seen["position"], w.asks) == (2, 1, 4, "select")


def test_d04_no_roll_after_the_first_turn() -> None:
    """§4.2 D04 After the first turn the players go on at once."""
    w = world(phase="roll", turn=1)
    assert (w.seen["turn"], w.seen["position"], w.asks) == (2, 1, "select")


def test_the_die_after_turn_three() -> None:
    """§4.2 The third space shows a 5."""
    assert world(phase="roll", turn=3, position=2, position_before=0).chance("roll 5").seen["turn"] == 4
    assert world(phase="roll", turn=3, position=2, position_before=0).chance("roll 4").seen["generation"] == 2


def scored(empire: str, **more: object) -> World:
    """Return the world after the first dynasty is scored for Marion."""
    return world(empire, phase="scoring", position=8, position_before=6, **more)


def test_d06_wonders() -> None:
    """§4.5 D06 A point for each controlled wonder; R80 with Vision two for each."""
    structures = {"gallia": ["wonder"], "italia": ["wonder"], "rhodes": ["wonder"]}
    assert scored("capital gallia, province italia", structures=structures).points(MARION) == 2
    seer = "capital gallia, province italia, marker agriculture 4"
    trees = {"agriculture": ["masonry", "coinage", "vision"]}
    assert scored(seer, structures=structures, trees=trees).points(MARION) == 4


def test_d07_heritage_too_low() -> None:
    """§4.5 D07 No points, no heritage, the card comes back."""
    w = scored("capital gallia, province italia, province hispania, colony sicilia, chronicle 1 territories")
    assert (w.points(MARION), w.heritage(MARION, "political"), w.seat(MARION)["bins"]) == (0, 0, {})


def test_d08_bins() -> None:
    """§5.1 D08 One own card per bin, never replaced; others may share it. Only a card of the hand."""
    w = world("capital gallia, chronicle 3 lyres", "chronicle 1 fountains", cards=["chronicle", "govern"])
    w.play(MARION, "play chronicle")
    assert w.refuses(MARION, "bin lyres") == "bin-taken"
    w.play(MARION, "bin fountains")
    assert w.refuses(MARION, "lay 3") == "laid-already"
    w.play(MARION, "lay 1")
    assert w.seat(MARION)["bins"] == {"fountains": "1", "lyres": "3"}
    assert w.seat(ANGELIKA)["bins"] == {"fountains": "1"}


def attack(marion: str, angelika: str, **more: object) -> World:
    """Marion attacks Angelika in Libya."""
    w = world(marion, angelika, cards=["conquer", "govern"], **more)
    return w.play(MARION, "play conquer", f"attack libya {ANGELIKA}")


def test_d09_a_tie_is_the_defenders() -> None:
    """§5.3 D09 Equal strengths: the attacker loses two citizens, the victor one."""
    w = attack("capital gallia, libya PPPP, 3 crops", "capital syria, colony libya, libya PPPP")
    w.play(MARION, "die 1").play(ANGELIKA, "die 1")
    assert (w.people(MARION, "libya"), w.people(ANGELIKA, "libya")) == ("PP", "PPP")
    assert (w.unrest(MARION), w.unrest(ANGELIKA), w.owner("libya")) == (3, 4, ANGELIKA)


def test_d10_no_die_at_the_maximum() -> None:
    """§5.3 D10 At unrest 7 there is no die and no bonus; the other sets his."""
    w = attack("capital gallia, libya PPPPP, 7 crops, unrest 7", "capital syria, colony libya, libya P")
    assert w.match.to_act == (ANGELIKA,)
    w.play(ANGELIKA, "die 1")
    assert w.owner("libya") == -1  # 5 against 1 + 3
    assert (w.unrest(MARION), w.people(MARION, "libya")) == (7, "PPPP")


def test_d11_the_die_up_to_the_maximum() -> None:
    """§5.3 D11 At unrest 5: 1 or 2; R36 never nothing."""
    w = attack("capital gallia, libya PP, 5 crops, unrest 5", "capital syria, libya P, unrest 1")
    assert w.may(MARION) == {"die 1", "die 2"}
    assert w.refuses(MARION, "die 3") == "die-too-high"
    assert len(w.may(ANGELIKA)) == 6


def test_d14_the_last_territory() -> None:
    """§5.3 D14 R46 The loser keeps his last territory and stays there; it cannot be annexed, not even empty."""
    w = attack("capital gallia, libya WWWWW, 9 crops", "capital libya, libya PPP")
    w.play(MARION, "die 1").play(ANGELIKA, "die 1")
    assert (w.owner("libya"), w.people(ANGELIKA, "libya"), w.asks) == (ANGELIKA, "P", "card")
    empty = world("capital gallia, libya W, 9 crops", "capital libya", cards=["conquer", "govern"])
    assert empty.refuses(MARION, "play conquer") == "nothing-to-conquer"
    chosen = world("capital gallia, libya W, rhodes W, 9 crops", "capital libya", cards=["conquer", "govern"])
    assert chosen.play(MARION, "play conquer").refuses(MARION, "annex libya") == "last-land"


TEN = ["italia", "hispania", "graecia", "asia_minor", "syria", "aegyptus", "mauretania", "sicilia", "rhodes"]


def test_d16_ten_territories() -> None:
    """§5.3 D16 R50 Nobody controls more than ten."""
    colonies = ", ".join(f"colony {land}" for land in TEN)
    empire = f"capital gallia, {colonies}, libya W, cyprus W, 99 crops"
    w = world(empire, "capital armenia, cyprus P", "capital germania", cards=["conquer", "govern"])
    assert w.play(MARION, "play conquer").refuses(MARION, "annex libya") == "ten-lands"


def test_d17_no_raid_at_home() -> None:
    """§5.4 D17 An own land yields nothing: the raid only moves."""
    w = world("capital gallia, province italia, gallia W", cards=["raid", "govern"])
    w.play(MARION, "play raid", "move warrior gallia italia")
    assert (w.crops(MARION), w.gold(MARION), w.asks) == (0, 0, "card")
    assert "raid" in w.seat(MARION)["used"]


def test_d18_one_of_each_and_no_more_than_the_capacity() -> None:
    """§5.5 D18 R68 A second quarry is refused, and a fourth structure where three have room."""
    w = world(
        "capital gallia, province italia, 20 gold",
        tiles={"gallia": "gold 3"},
        structures={"gallia": ["quarry", "roads", "temple"], "italia": ["quarry"]},
        cards=["build", "govern"],
    ).play(MARION, "play build")
    assert w.refuses(MARION, "build wonder gallia") == "land-full"
    assert w.refuses(MARION, "build quarry italia") == "built-already"


def test_d19_unrest_above_heritage() -> None:
    """§5.7 D19 Unrest 4 and heritage 3: no advance there."""
    w = world("capital gallia, unrest 4, civil 3, cultural 4, marker labor 1, marker religion 1", cards=["advance"])
    w.play(MARION, "play advance")
    assert w.refuses(MARION, "advance labor") == "heritage-too-low"
    assert w.refuses(MARION, "advance religion") == ""


def test_d20_a_caravan_is_paid_in_one_resource() -> None:
    """§5.8 D20 R27 One crop and one gold do not pay for it."""
    w = world("capital gallia, 1 crops, 1 gold", cards=["caravan_1", "govern"])
    assert w.refuses(MARION, "play caravan_1") == "caravan-cost"
    rich = world("capital gallia, 2 crops, 2 gold", cards=["caravan_1", "govern"])
    rich.play(MARION, "play caravan_1", "caravan gallia-italia")
    assert rich.may(MARION, "pay") == {"pay crops", "pay gold"}
    rich.play(MARION, "pay gold")
    assert (rich.crops(MARION), rich.gold(MARION)) == (2, 0)


def test_d22_one_bonus_action_a_turn() -> None:
    """§5.11 D22 After one bonus action every other is refused."""
    w = world("capital gallia, gallia P, caravan gallia-hispania", cards=["muster", "govern"])
    w.play(MARION, "tax gold")
    for other in ("oppress gallia", "patronage civil", "tax crops"):
        assert w.refuses(MARION, other) == "bonus-used"


def test_d24_lands_out_of_play() -> None:
    """§3.0 D24 R24 With two players: nobody enters Germania; a caravan may cross its border, but no chain goes on."""
    seats = ("capital italia, italia P, 4 crops", "capital syria")
    w = world_of(description_of(*seats, phase="turn", cards=["migrate", "caravan_1"]))
    w.play(MARION, "play migrate")
    assert w.refuses(MARION, "move peasant italia germania") == "not-in-play"
    w.play(MARION, "move peasant italia gallia", "play caravan_1", "caravan germania-italia", "heritage civil")
    assert w.seat(MARION)["network"] == ["italia"]
    more = world_of(description_of(seats[0] + ", caravan germania-italia", seats[1], phase="turn", cards=["caravan_1"]))
    more.play(MARION, "play caravan_1")
    assert more.refuses(MARION, "caravan gallia-germania") == "no-chain"
    assert more.refuses(MARION, "caravan dacia-germania") == "border-out"


def the_end(*empires: str, **more: object) -> World:
    """Return the world after the third dynasty."""
    return world(*empires, phase="scoring", dynasty=3, position=24, position_before=22, **more)


def test_d25_end_bonuses() -> None:
    """§10.0 D25 R74 Three points each for territories, calm and symbols; all who tie get them; no preparation."""
    w = the_end(
        "capital gallia, province italia, unrest 5, 4 crops",
        "capital syria, province armenia, unrest 2, 4 crops",
        "capital libya, unrest 2",
        structures={"libya": ["aqueduct"]},
    )
    assert [score.parts["bonuses"] for score in w.match.scores] == [3, 6, 6]
    assert w.match.over
    assert (w.crops(MARION), w.seen["start"]) == (4, MARION)  # R84: nothing is prepared any more


@pytest.mark.parametrize(("chronicle", "places"), [("1 structures", [1, 2, 3]), ("", [1, 1, 3])])
def test_d25_ties(chronicle: str, places: list[int]) -> None:
    """§10.0 D25 R75 Among equals the chronicles of the final dynasty decide; else the win is shared."""
    words = f", chronicle {chronicle}" if chronicle else ""
    description = description_of(
        f"capital gallia, province italia, civil 1{words}",
        "capital syria, province armenia, civil 1",
        "capital libya, unrest 4",
        structures={"gallia": ["quarry"], "italia": ["fortress"], "syria": ["quarry"], "armenia": ["fortress"]},
        phase="scoring",
        dynasty=3,
        position=24,
        position_before=22,
    )
    if chronicle:
        description["seats"][ANGELIKA]["points"] = {"wonders": 1}
    w = world_of(description)
    assert w.points(MARION) == w.points(ANGELIKA) > w.points(NICOLE)
    assert [score.place for score in w.match.scores] == places
