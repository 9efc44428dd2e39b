"""The worked examples of the rulebook (T01–T25), with the companions that show their limits."""

from __future__ import annotations

import pytest

from saecula.games.sands import TITLE
from saecula.games.sands.kinds import ADVANCES, CARDS, CHRONICLES, STRUCTURES
from tests.games.sands.world import ANGELIKA, MARION, NICOLE, World, new_world, world


def test_t01_resources() -> None:
    """§4.1 T01 Four peasants bring three gold in Armenia, its capacity; five crops elsewhere; warriors nothing."""
    w = world(
        "capital asia_minor, province syria, province armenia, asia_minor PPPW, syria PP, armenia PPPPWW",
        tiles={"armenia": "gold 3", "asia_minor": "crops 4", "syria": "crops 3"},
        phase="resources",
    )
    assert (w.gold(MARION), w.crops(MARION)) == (3, 5)


def test_t02_emphasis_and_tribute() -> None:
    """§4.2 T02 The emphasis opens the box of Tribute in the same turn, and gets exactly one cube for it."""
    w = world(
        "capital gallia, colony rhodes",
        "capital italia, caravan gallia-italia",
        tiles={"gallia": "crops 4", "rhodes": "gold 3"},
        cards=["civil_emphasis", "tribute"],
    ).play(MARION, "play tribute", "tribute both")
    assert (w.crops(MARION), w.gold(MARION)) == (1, 1)
    assert w.seat(MARION)["boxes"] == 1
    assert w.seat(MARION)["unlocked"] == ["civil"]


@pytest.mark.parametrize(("face", "generation", "turn"), [(3, 1, 3), (6, 1, 3), (2, 2, 1), (1, 2, 1)])
def test_t03_the_die_after_turn_two(face: int, generation: int, turn: int) -> None:
    """§4.2 T03 Both markers advance; a roll equal to the 3 goes on (R78), a lower one ends the generation."""
    w = world(phase="roll", turn=2, position=1, position_before=0)
    assert w.seen["position"] == 2
    w.chance(f"roll {face}")
    assert (w.seen["generation"], w.seen["turn"], w.seen["position"]) == (generation, turn, 2)


def test_t04_growth() -> None:
    """§4.3 T04 The marker passed a peasant icon: a peasant comes to every land Marion controls."""
    w = world(
        "capital gallia, province italia, colony libya, gallia PW, italia P",
        phase="growth",
        position=5,
        position_before=3,
    )
    assert [w.people(MARION, land) for land in ("gallia", "italia", "libya")] == ["PPW", "PP", "P"]


def test_t05_overcrowding() -> None:
    """§4.4 T05 Five citizens where four have room: the controller's unrest rises, nobody leaves."""
    w = world(
        "capital asia_minor, asia_minor PPP, unrest 4",
        "capital gallia, asia_minor PW",
        tiles={"asia_minor": "crops 4"},
        phase="crowding",
    )
    assert (w.unrest(MARION), w.unrest(ANGELIKA), w.unrest(NICOLE)) == (5, 3, 3)
    assert (w.people(MARION, "asia_minor"), w.people(ANGELIKA, "asia_minor")) == ("PPP", "PW")


SIX_LANDS = "capital gallia, province italia, province hispania, colony sicilia, colony libya, colony rhodes"


def political(heritage: int) -> World:
    """Return a scoring with chronicles 3 and 4 in both political bins, both conditions met."""
    return world(
        f"{SIX_LANDS}, colony cyprus, gallia PPPPPPPPPPPP, italia PPPPWWWWW, political {heritage}, "
        "chronicle 3 territories, chronicle 4 population",
        phase="scoring",
        position=8,
        position_before=6,
    )


def test_t06_two_chronicles_of_one_category() -> None:
    """§4.5 T06 With heritage 7 both score; with 6 only one may, and Marion says which."""
    assert political(7).points(MARION) == 6 + 10
    w = political(6)
    assert w.asks == "score"
    assert w.may(MARION, "score") == {"score 3", "score 4"}
    w.play(MARION, "score 3")
    assert (w.points(MARION), w.heritage(MARION, "political")) == (6, 7)


def test_t07_scoring_example_a() -> None:
    """§4.5 T07 Four territories, heritage 1: one point, and (R17) political heritage rises to 2."""
    w = world(
        "capital armenia, province asia_minor, province mesopotamia, colony syria, political 1, "
        "chronicle 1 territories",
        phase="scoring",
        position=8,
        position_before=6,
    )
    assert (w.points(MARION), w.heritage(MARION, "political")) == (1, 2)
    assert (w.seat(MARION)["bins"], w.seat(MARION)["chronicles"]) == ({}, list(CHRONICLES))


def test_t08_scoring_example_b() -> None:
    """§4.5 T08 Fountains fall short; 4 + 5 is more than 7; Angelika takes 15 points."""
    w = world(
        "",
        f"{SIX_LANDS}, colony cyprus, gallia PPPPPPPPPP, italia PPPPPPPPPP, libya WWWWWWWWWW, civil 4, political 7, "
        "chronicle 3 fountains, chronicle 4 territories, chronicle 5 population, marker labor 2",
        trees={"labor": ["ornamentation"]},
        structures={"gallia": ["aqueduct"], "italia": ["irrigation"]},
        phase="scoring",
        position=8,
        position_before=6,
    )
    facts = w.seat(ANGELIKA)["empire"]
    assert [facts[place]["has"] for place in ("fountains", "territories", "population")] == [5, 7, 30]
    w.play(ANGELIKA, "score 5")
    assert w.points(ANGELIKA) == 15
    assert (w.heritage(ANGELIKA, "political"), w.heritage(ANGELIKA, "civil")) == (8, 4)
    assert w.seat(ANGELIKA)["chronicles"] == list(CHRONICLES)


def test_t09_muster_example_a() -> None:
    """§5.2 T09 With politics locked: one warrior, and no more."""
    w = world(
        "",
        "capital gallia, province hispania, province italia, gallia P, 3 gold",
        start=ANGELIKA,
        cards=["muster", "govern"],
    ).play(ANGELIKA, "play muster")
    assert w.refuses(ANGELIKA, "train gallia") == "locked"
    w.play(ANGELIKA, "muster gallia")
    assert (w.gold(ANGELIKA), w.people(ANGELIKA, "gallia")) == (2, "PW")
    assert w.asks == "card"  # nothing more to muster
    assert w.refuses(ANGELIKA, "muster hispania") == "not-asked-now"


def test_t10_muster_example_b() -> None:
    """§5.2 T10 Political emphasis and Despotism: a warrior, a conversion and an irrigated peasant for a gold each."""
    w = world(
        "",
        "capital gallia, province hispania, province italia, hispania P, 3 gold, emphasis political, "
        "marker agriculture 3",
        trees={"agriculture": ["ornamentation", "despotism"]},
        structures={"italia": ["irrigation"]},
        start=ANGELIKA,
        cards=["muster", "govern"],
    ).play(ANGELIKA, "play muster", "muster gallia", "train hispania", "irrigate italia")
    assert w.gold(ANGELIKA) == 0
    assert [w.people(ANGELIKA, land) for land in ("gallia", "hispania", "italia")] == ["W", "W", "P"]


def test_t11_conquer_example_a() -> None:
    """§5.3 T11 Nicole's Rhodes stands empty of her citizens: Marion annexes it for three crops."""
    w = world(
        "capital gallia, province sicilia, province cyprus, rhodes PP, 3 crops",
        "capital italia, rhodes W",
        "capital libya, colony rhodes",
        cards=["conquer", "govern"],
    ).play(MARION, "play conquer", "annex rhodes")
    assert w.crops(MARION) == 0
    assert (w.owner("rhodes"), w.land("rhodes")["status"]) == (MARION, "colony")
    assert w.people(ANGELIKA, "rhodes") == "W"
    assert w.seat(NICOLE)["lands"] == ["libya"]


def test_t12_conquer_example_b() -> None:
    """§5.3 T12 Base 7 to 5, with dice 13 to 11; Angelika wins and annexes Libya for two crops less."""
    w = world(
        "",
        "capital gallia, province italia, province hispania, libya PWW, 4 crops, marker law 3",
        "capital syria, colony libya, libya WW, marker bronze_working 1",
        trees={"law": ["horsemanship", "chariots"]},
        start=ANGELIKA,
        cards=["conquer", "govern"],
    )
    w.play(ANGELIKA, "play conquer", f"attack libya {NICOLE}")
    assert [side["base"] for side in w.seen["battle"]["sides"]] == [7, 5]
    w.play(NICOLE, "die 2").play(ANGELIKA, "die 2")
    assert [side["total"] for side in w.seen["battle"]["sides"]] == [13, 11]
    w.play(ANGELIKA, "lose peasant")
    assert (w.owner("libya"), w.people(NICOLE, "libya"), w.crops(ANGELIKA)) == (-1, "", 4 - 3)
    w.play(ANGELIKA, "annex libya")
    assert (w.unrest(ANGELIKA), w.unrest(NICOLE), w.crops(ANGELIKA)) == (5, 3, 4 - 3 - 1)
    assert (w.land("libya")["status"], w.people(ANGELIKA, "libya")) == ("colony", "WW")


def test_t13_raid() -> None:
    """§5.4 T13 Three warriors in Italia take three crops from Angelika."""
    w = world(
        "",
        "capital gallia, colony italia, 4 crops",
        "capital libya, sicilia WWW, hispania W",
        tiles={"italia": "crops 4"},
        start=NICOLE,
        cards=["raid", "govern"],
    )
    w.play(NICOLE, "play raid", "move warrior hispania italia", *["move warrior sicilia italia"] * 2, "done")
    assert (w.people(NICOLE, "italia"), w.people(NICOLE, "sicilia")) == ("WWW", "W")
    assert (w.crops(NICOLE), w.crops(ANGELIKA)) == (3, 1)


def test_t14_build_example_a() -> None:
    """§5.5 T14 A Victory Arch in the colony Rhodes: 4 + 1 gold, political heritage."""
    w = world("capital gallia, colony rhodes, 5 gold, unrest 4", cards=["build", "govern"])
    w.play(MARION, "play build", "build victory_arch rhodes")
    assert (w.gold(MARION), w.heritage(MARION, "political")) == (0, 1)
    assert w.land("rhodes")["structures"] == ["victory_arch"]


def test_t15_build_example_b() -> None:
    """§5.5 T15 A city for 9, with the quarry 8, with Labor 5; Oppress inside the action pays for it (R59, R91)."""
    w = world(
        "capital asia_minor, province armenia, asia_minor PPP, 3 gold, unrest 5, marker labor 1",
        tiles={"asia_minor": "gold 4"},
        structures={"asia_minor": ["quarry"], "armenia": ["amphitheater"]},
        cards=["build", "civil_emphasis"],
    ).play(MARION, "play build")
    assert w.refuses(MARION, "build city asia_minor") == "build-gold"
    w.play(MARION, "oppress asia_minor")
    assert w.gold(MARION) == 6
    assert w.notes(MARION, "build city asia_minor")[:2] == (8, 5)
    w.play(MARION, "build city asia_minor")
    assert (w.gold(MARION), w.people(MARION, "asia_minor")) == (1, "P")
    assert w.land("asia_minor")["structures"] == ["quarry", "city"]
    assert (w.seat(MARION)["boxes"], w.unrest(MARION), w.active) == (2, 6, ANGELIKA)


@pytest.mark.parametrize("levels", [1, 2])
def test_t16_govern_example_a(levels: int) -> None:
    """§5.6 T16 Three territories: three crops for each level."""
    w = world(
        "", "", "capital gallia, province italia, colony libya, 6 crops, unrest 5", start=NICOLE, cards=["govern"]
    )
    w.play(NICOLE, "play govern")
    assert w.refuses(NICOLE, "govern 3") == "govern-crops"
    w.play(NICOLE, f"govern {levels}")
    assert (w.crops(NICOLE), w.unrest(NICOLE)) == (6 - 3 * levels, 5 - levels)


def test_t17_govern_example_b() -> None:
    """§5.6 T17 Democracy and the cultural emphasis do not stack: one level is free (R65)."""
    w = world(
        "",
        "capital gallia, province italia, 2 crops, unrest 5, emphasis cultural, marker writing 3",
        trees={"writing": ["poetry", "democracy"]},
        start=ANGELIKA,
        cards=["govern"],
    ).play(ANGELIKA, "play govern")
    assert w.refuses(ANGELIKA, "govern 3") == "govern-crops"
    w.play(ANGELIKA, "govern 2")
    assert (w.crops(ANGELIKA), w.unrest(ANGELIKA)) == (0, 3)


def test_t18_advance_example_a() -> None:
    """§5.7 T18 The first on Ornamentation draws two, lays Sanitation beside it and puts Despotism back on top."""
    w = world(
        "",
        "capital gallia, unrest 3, civil 3, marker labor 1, 1 crops, 1 gold",
        trees={"labor": ["ornamentation"]},
        start=ANGELIKA,
        cards=["advance"],
    ).play(ANGELIKA, "play advance", "advance labor")
    w.chance("draw despotism", "draw sanitation").play(ANGELIKA, "place sanitation")
    assert w.seen["trees"]["labor"] == ["labor", "ornamentation", "sanitation"]
    assert w.seat(ANGELIKA)["advances"] == ["labor", "ornamentation"]
    assert w.match.view(ANGELIKA)["piles"]["civil-3"] == {"cards": 3, "top": "despotism"}
    assert (w.crops(ANGELIKA), w.gold(ANGELIKA)) == (1, 1)


def test_t19_advance_example_b() -> None:
    """§5.7 T19 Patronage makes 1 count as 3 for this turn: a new marker on Agriculture; unrest rises at the end."""
    w = world("", "", "capital gallia, civil 1, marker law 1", start=NICOLE, cards=["advance", "cultural_emphasis"])
    assert w.refuses(NICOLE, "play advance") == "nothing-to-advance"
    w.play(NICOLE, "patronage civil", "play advance", "advance agriculture")
    assert w.seat(NICOLE)["markers"] == {"agriculture": 1, "law": 1}
    assert (w.heritage(NICOLE, "civil"), w.unrest(NICOLE), w.active) == (1, 4, MARION)


def test_t20_caravan() -> None:
    """§5.8 T20 The chain from her city reaches Sicilia, where Angelika's capital brings heritage; Hispania is off."""
    w = world(
        "",
        "capital sicilia",
        "capital syria, colony gallia, caravan gallia-italia, 2 crops",
        structures={"gallia": ["city"]},
        start=NICOLE,
        cards=["caravan_1", "govern"],
    ).play(NICOLE, "play caravan_1")
    assert w.refuses(NICOLE, "caravan hispania-sicilia") == "no-chain"
    w.play(NICOLE, "caravan italia-sicilia")
    assert w.may(NICOLE, "heritage") == {"heritage civil", "heritage political", "heritage cultural"}
    w.play(NICOLE, "heritage cultural")
    assert (w.crops(NICOLE), w.heritage(NICOLE, "cultural")) == (0, 1)


ROAD_MOVE = "move warrior libya hispania"


def migration(structures: dict[str, list[str]]) -> World:
    """Return Marion's migration from Mauretania."""
    return world(
        "capital mauretania, libya PW, sicilia W, mauretania P",
        structures=structures,
        cards=["cultural_emphasis", "migrate"],
    ).play(MARION, "play migrate")


def test_t21_migrate() -> None:
    """§5.9 T21 Through the roads of Mauretania from Libya to Hispania; then a free caravan, without heritage."""
    w = migration({"mauretania": ["roads"]})
    w.play(MARION, "move peasant libya aethiopia", "move peasant mauretania aethiopia")
    w.play(MARION, ROAD_MOVE, "move warrior sicilia hispania", "caravan hispania-mauretania")
    assert (w.people(MARION, "aethiopia"), w.people(MARION, "hispania")) == ("PP", "WW")
    assert w.seat(MARION)["caravans"] == ["hispania-mauretania"]
    assert list(w.seat(MARION)["heritage"].values()) == [0, 0, 0]
    assert migration({}).refuses(MARION, ROAD_MOVE) == "not-reached"


def tribute(**options: str) -> World:
    """Return Nicole's tribute from Italia and Sicilia, taken."""
    return world(
        "capital gallia, caravan gallia-italia, caravan italia-sicilia, 3 crops, 3 gold",
        "capital graecia, caravan italia-sicilia, 3 crops, 3 gold",
        "capital italia, province sicilia",
        tiles={"italia": "crops 4", "sicilia": "gold 4"},
        structures={"sicilia": ["city"]},
        start=NICOLE,
        cards=["tribute", "govern"],
        options=options,
    ).play(NICOLE, "play tribute")


def test_t22_tribute() -> None:
    """§5.10 T22 One resource from each player for each of capital and city."""
    w = tribute()
    assert (w.crops(NICOLE), w.gold(NICOLE)) == (2, 2)
    assert [(w.crops(seat), w.gold(seat)) for seat in (MARION, ANGELIKA)] == [(2, 2), (2, 2)]


def test_t22_tribute_per_caravan() -> None:
    """§5.10 T22 R11 As the German rules say: one for each caravan, so Marion pays two crops."""
    w = tribute(tribute="per_caravan")
    assert (w.crops(NICOLE), w.gold(NICOLE)) == (3, 2)
    assert [(w.crops(seat), w.gold(seat)) for seat in (MARION, ANGELIKA)] == [(1, 2), (2, 2)]


def test_t23_no_city_while_civil_is_locked() -> None:
    """§6.0 T23 R66 A city needs the civil box: by emphasis or by Despotism."""
    empire = "capital gallia, 20 gold"
    locked = world(empire, cards=["build", "govern"]).play(MARION, "play build")
    assert locked.refuses(MARION, "build city gallia") == "locked"
    emphasis = world(empire, cards=["build", "civil_emphasis"]).play(MARION, "play build")
    assert emphasis.refuses(MARION, "build city gallia") == ""
    despotic = f"{empire}, marker labor 3"
    opened = world(despotic, trees={"labor": ["masonry", "despotism"]}, cards=["build", "govern"])
    assert opened.play(MARION, "play build").refuses(MARION, "build city gallia") == ""


@pytest.mark.parametrize("seats", TITLE.seats)
def test_t24_after_the_preparations(seats: int) -> None:
    """§3.0 T24 Seven peasants, three warriors, three provinces, a caravan, one heritage, one advance each."""
    w = new_world(seats)
    while w.seen["phase"] == "setup":
        w.step()
    for seat in range(seats):
        me = w.seat(seat)
        assert me["supply"] == {"peasant": 20 - 7, "warrior": 10 - 3, "caravan": 19}
        assert sorted(w.land(land)["status"] for land in me["lands"]) == ["capital", "province", "province"]
        assert all(w.people(seat, land) in ("PPW", "PPPW") for land in me["lands"])
        other = next(land for land in me["caravans"][0].split("-") if land != me["capital"])
        assert (me["capital"] in me["caravans"][0], other in me["lands"]) == (True, True)
        assert sorted(me["heritage"].values()) == [0, 0, 1]
        assert (me["unrest"], me["points"], list(me["markers"].values())) == (3, 0, [1])


def test_t25_the_parts() -> None:
    """§2.0 T25 What lies in the box."""
    rows = TITLE.rows()
    facts = new_world(5).match.facts
    assert (len(rows["land"]), len(rows["tile"])) == (26, 26)
    assert [sum(tile["players"] == n for tile in rows["tile"]) for n in (2, 3, 4, 5)] == [12, 4, 6, 4]
    assert [sum(tile["resource"] == kind for tile in rows["tile"]) for kind in ("crops", "gold")] == [14, 12]
    assert {tile["capacity"] for tile in rows["tile"]} == {3, 4, 5}
    assert (len(STRUCTURES), sum(structure["tiles"] for structure in facts["structures"].values())) == (12, 100)
    assert (len(ADVANCES), len(rows["root"]), len(rows["advance"])) == (31, 6, 25)
    assert (len(CHRONICLES), len(rows["action"]), len(CARDS)) == (7, 11, 14)
    assert facts["pieces"] == {"peasant": 20, "warrior": 10, "caravan": 20}
    assert facts["lands_most"] == 9 + 1  # R50: nine control markers and the capital
    assert len(facts["trees"]) == 6  # as many as advance markers
