"""§5.7 All 31 advances, one test each: what it does, and that without it nothing happens."""

from __future__ import annotations

import pytest

from saecula.games.sands.kinds import ADVANCES
from tests.games.sands.world import ANGELIKA, MARION, World, world

# Each advance with the marker that reaches it, and the cards of its tree.
TREES: dict[str, tuple[str, list[str]]] = {
    "agriculture": ("agriculture 1", []),
    "labor": ("labor 1", []),
    "ornamentation": ("agriculture 2", ["ornamentation"]),
    "masonry": ("agriculture 2", ["masonry"]),
    "despotism": ("agriculture 3", ["ornamentation", "despotism"]),
    "sanitation": ("agriculture 3", ["ornamentation", "sanitation"]),
    "bread_and_circus": ("agriculture 3", ["ornamentation", "bread_and_circus"]),
    "coinage": ("agriculture 3", ["ornamentation", "coinage"]),
    "vision": ("agriculture 4", ["ornamentation", "sanitation", "vision"]),
    "architecture": ("agriculture 4", ["ornamentation", "sanitation", "architecture"]),
    "law": ("law 1", []),
    "bronze_working": ("bronze_working 1", []),
    "horsemanship": ("law 2", ["horsemanship"]),
    "conscription": ("law 2", ["conscription"]),
    "chariots": ("law 3", ["conscription", "chariots"]),
    "phalanx": ("law 3", ["conscription", "phalanx"]),
    "triremes": ("law 3", ["conscription", "triremes"]),
    "monarchy": ("law 3", ["horsemanship", "monarchy"]),
    "iron_working": ("bronze_working 3", ["horsemanship", "iron_working"]),
    "bureaucracy": ("bronze_working 4", ["horsemanship", "iron_working", "bureaucracy"]),
    "legions": ("law 4", ["horsemanship", "chariots", "legions"]),
    "writing": ("writing 1", []),
    "religion": ("religion 1", []),
    "poetry": ("religion 2", ["poetry"]),
    "commerce": ("religion 2", ["commerce"]),
    "democracy": ("religion 3", ["commerce", "democracy"]),
    "philosophy": ("religion 3", ["commerce", "philosophy"]),
    "drama": ("religion 3", ["poetry", "drama"]),
    "cartography": ("religion 3", ["poetry", "cartography"]),
    "literature": ("religion 4", ["poetry", "drama", "literature"]),
    "festivals": ("religion 4", ["poetry", "drama", "festivals"]),
}
SYMBOLS = {  # fountains, lyres
    "ornamentation": (2, 0),
    "masonry": (1, 0),
    "despotism": (1, 0),
    "sanitation": (1, 0),
    "bread_and_circus": (1, 0),
    "coinage": (1, 0),
    "vision": (2, 0),
    "architecture": (2, 0),
    "poetry": (0, 2),
    "commerce": (0, 1),
    "democracy": (0, 1),
    "philosophy": (0, 1),
    "drama": (0, 2),
    "cartography": (0, 1),
    "literature": (0, 2),
    "festivals": (0, 2),
}

FOUR = "capital gallia, province italia, province hispania, colony graecia"


def having(advance: str, empire: str, *others: str, **more: object) -> World:
    """Return a world in which Marion has achieved an advance."""
    marker, cards = TREES[advance]
    trees = {marker.split()[0]: cards} if cards else {}
    return world(f"{empire}, marker {marker}", *others, trees=trees, **more)


def lacking(empire: str, *others: str, **more: object) -> World:
    """Return the same world without it."""
    return world(empire, *others, **more)


def test_every_advance_is_here() -> None:
    """§2.5 All 31, each reached by a marker."""
    assert set(TREES) == set(ADVANCES)


@pytest.mark.parametrize("advance", TREES)
def test_symbols(advance: str) -> None:
    """§5.7 R108 A marker gives its card and all lower ones of the tree, with their symbols."""
    me = having(advance, "capital gallia").seat(MARION)
    below = [me["advances"][0], *TREES[advance][1]]
    assert me["advances"] == below
    assert me["advances"][-1] == advance
    assert me["empire"]["fountains"]["has"] == sum(SYMBOLS.get(card, (0, 0))[0] for card in below)
    assert me["empire"]["lyres"]["has"] == sum(SYMBOLS.get(card, (0, 0))[1] for card in below)


# -- civil ------------------------------------------------------------------------------------------------------------


def test_agriculture() -> None:
    """§4.1 One crop more for each controlled land of crops with an own peasant, beyond the capacity too."""
    empire = "capital gallia, province italia, province hispania, gallia PPPP, hispania P, italia W"
    tiles = {"gallia": "crops 3", "italia": "crops 4", "hispania": "gold 4"}
    w = having("agriculture", empire, tiles=tiles, phase="resources")
    assert (w.crops(MARION), w.gold(MARION)) == (3 + 1, 1)
    assert lacking(empire, tiles=tiles, phase="resources").crops(MARION) == 3


def test_agriculture_does_not_help_oppress() -> None:
    """§5.11 It speaks of receiving resources only."""
    w = having("agriculture", "capital gallia, gallia P", tiles={"gallia": "crops 3"}, cards=["muster", "govern"])
    assert w.play(MARION, "oppress gallia").crops(MARION) == 1


@pytest.mark.parametrize(
    ("peasants", "cost", "left"), [("PPP", 1, "P"), ("PP", 2, ""), ("P", 3, ""), ("PPPPPP", 0, "PPPP")]
)
def test_labor(peasants: str, cost: int, left: str) -> None:
    """§5.5 R69 R67 A gold less per peasant there, never below nothing; then two leave, or all if there are fewer."""
    w = having("labor", f"capital gallia, gallia {peasants}, 9 gold", cards=["build", "govern"])
    w.play(MARION, "play build", "build quarry gallia", "labor")
    assert (w.gold(MARION), w.people(MARION, "gallia")) == (9 - cost, left)


def test_labor_is_optional() -> None:
    """§5.5 R69 R106 With gold enough the peasants may be spared; without, they toil."""
    w = having("labor", "capital gallia, gallia PP, 4 gold", cards=["build", "govern"])
    w.play(MARION, "play build", "build quarry gallia", "done")
    assert (w.gold(MARION), w.people(MARION, "gallia")) == (0, "PP")
    poor = having("labor", "capital gallia, gallia PP, 3 gold", cards=["build", "govern"])
    poor.play(MARION, "play build", "build quarry gallia")
    assert (poor.gold(MARION), poor.people(MARION, "gallia")) == (1, "")


def test_ornamentation() -> None:
    """§5.7 Symbols only: two fountains."""
    assert having("ornamentation", "capital gallia").seat(MARION)["empire"]["fountains"]["has"] == 2


def test_masonry() -> None:
    """§5.5 Every build a gold cheaper, R67 never below nothing."""
    w = having("masonry", "capital gallia, 9 gold", cards=["build", "govern"]).play(MARION, "play build")
    assert w.notes(MARION, "build wonder gallia")[0] == 3 + 4 - 1
    cheap = having(
        "masonry",
        "capital gallia, unrest 1, 0 gold",
        structures={"gallia": ["quarry"]},
        cards=["build", "govern"],
    ).play(MARION, "play build")
    assert cheap.notes(MARION, "build library gallia")[0] == 0


@pytest.mark.parametrize(
    ("advance", "category"), [("despotism", "civil"), ("monarchy", "political"), ("democracy", "cultural")]
)
def test_permanent_unlocks(advance: str, category: str) -> None:
    """§6.0 R65 Despotism, Monarchy and Democracy unlock their category for good, across generations."""
    w = having(advance, "capital gallia")
    assert w.seat(MARION)["unlocked"] == [category]
    later = having(advance, "capital gallia", phase="prepare", turn=4, position=4, position_before=0)
    assert (later.seen["generation"], later.seat(MARION)["unlocked"]) == (2, [category])


def test_despotism() -> None:
    """§5.10 The box of Tribute is open."""
    w = having(
        "despotism",
        "capital gallia, colony rhodes",
        "capital italia, caravan gallia-italia",
        cards=["tribute", "govern"],
    ).play(MARION, "play tribute")
    assert "tribute both" in w.may(MARION)


def test_sanitation() -> None:
    """§4.4 R52 Room for one more in every controlled land, not for the double test."""
    empire = "capital gallia, gallia PPPP"
    more = {"tiles": {"gallia": "gold 3"}, "phase": "crowding"}
    assert having("sanitation", empire, **more).unrest(MARION) == 3
    assert having("sanitation", f"{empire}P", **more).unrest(MARION) == 4
    assert lacking(empire, **more).unrest(MARION) == 4
    double = having("sanitation", "capital gallia, gallia PPPPPPP", **more)
    assert double.people(MARION, "gallia") == "PPPPPP"


def test_bread_and_circus() -> None:
    """§9.0 R106 The own maximum is 5, for raises, which then cost points."""
    w = having("bread_and_circus", "capital gallia, gallia P, unrest 5", cards=["muster", "govern"])
    w.play(MARION, "oppress gallia").end_turn()
    assert (w.unrest(MARION), w.points(MARION)) == (5, -1)


@pytest.mark.parametrize(("option", "unrest", "most"), [("seven", 3, 4), ("seven", 6, 0), ("own_maximum", 3, 2)])
def test_bread_and_circus_in_an_attack(option: str, unrest: int, most: int) -> None:
    """§5.3, §9.0 R37 The die of an attack may raise unrest to 7 for everybody; by option to the own maximum."""
    battle = having(
        "bread_and_circus",
        f"capital gallia, libya PPPP, 9 crops, unrest {unrest}",
        "capital syria, libya P",
        cards=["conquer", "govern"],
        options={"attack_die": option},
    ).play(MARION, "play conquer", f"attack libya {ANGELIKA}")
    assert {choice for choice in battle.may(MARION) if choice.startswith("die")} == {
        f"die {face}" for face in range(1, most + 1)
    }


def test_a_die_beyond_the_own_maximum_costs_no_points() -> None:
    """§9.0 R37 R38 The victor's unrest rises to 7; what raises it further costs points until it is governed down."""
    w = having(
        "bread_and_circus",
        "capital gallia, gallia P, libya PPPP, 9 crops, unrest 5",
        "capital syria, province aegyptus, colony libya, libya P",
        cards=["conquer", "govern"],
    ).play(MARION, "play conquer", f"attack libya {ANGELIKA}", "die 2")
    w.play(ANGELIKA, "die 1")
    assert (w.unrest(MARION), w.points(MARION)) == (7, 0)


def test_bread_and_circus_above_its_maximum() -> None:
    """§9.0 R38 Achieved at unrest 6: the marker stays and costs nothing; raises cost points."""
    w = having("bread_and_circus", "capital gallia, gallia P, unrest 6", cards=["muster", "govern"])
    assert (w.unrest(MARION), w.points(MARION)) == (6, 0)
    w.play(MARION, "oppress gallia").end_turn()
    assert (w.unrest(MARION), w.points(MARION)) == (6, -1)


def test_coinage() -> None:
    """§5.7 R92 Once in a turn, up to three of one resource for as many of the other."""
    w = having("coinage", "capital gallia, 5 crops, 1 gold", cards=["muster", "govern"])
    assert w.refuses(MARION, "exchange crops 4") == "exchange-most"
    assert w.refuses(MARION, "exchange gold 2") == "exchange-lacks"
    w.play(MARION, "exchange crops 3")
    assert (w.crops(MARION), w.gold(MARION)) == (2, 4)
    assert w.refuses(MARION, "exchange gold 1") == "exchanged-already"
    assert w.play(MARION, "play muster", "muster gallia").end_turn().unrest(MARION) == 3  # no bonus action
    assert (
        lacking("capital gallia, 5 crops", cards=["muster", "govern"]).refuses(MARION, "exchange crops 1")
        == "no-exchange"
    )


def test_vision() -> None:
    """§4.5 R80 A second point for each wonder."""
    more = {"structures": {"gallia": ["wonder"]}, "phase": "scoring", "position": 8, "position_before": 6}
    assert having("vision", "capital gallia", **more).points(MARION) == 2
    assert lacking("capital gallia", **more).points(MARION) == 1


def test_architecture() -> None:
    """§5.5 R107 Two structures, each paid; the first counts for the second; a cube for the card and for each."""
    w = having("architecture", "capital gallia, 9 gold", cards=["civil_emphasis", "build"])
    w.play(MARION, "play build", "build quarry gallia")
    assert (w.asks, w.gold(MARION)) == ("build", 9 - 4)
    assert w.notes(MARION, "build irrigation gallia")[0] == 3 + 2 - 1  # the quarry helps at once
    w.play(MARION, "build irrigation gallia")
    assert (w.gold(MARION), w.seat(MARION)["boxes"], w.heritage(MARION, "civil")) == (1, 3, 1)
    one = having("architecture", "capital gallia, 20 gold", cards=["build", "govern"])
    one.play(MARION, "play build")
    assert one.refuses(MARION, "done") == "action-first"
    assert one.play(MARION, "build roads gallia", "done").asks == "card"


def test_architecture_with_labor() -> None:
    """§5.5 R107 Labor is asked for at each build: the peasants toil for the first, the second is paid in full."""
    w = having("architecture", "capital gallia, gallia PPP, 9 gold, marker labor 1", cards=["build", "govern"])
    w.play(MARION, "play build", "build roads gallia", "labor")
    assert (w.gold(MARION), w.people(MARION, "gallia")) == (9 - 2, "P")
    w.play(MARION, "build quarry gallia", "done")
    assert (w.gold(MARION), w.people(MARION, "gallia")) == (7 - 4, "P")


# -- cultural ---------------------------------------------------------------------------------------------------------


def test_writing() -> None:
    """§5.7 For advancing, unrest counts one less."""
    w = having("writing", "capital gallia, unrest 4, civil 3, political 2", cards=["cultural_emphasis", "advance"])
    w.play(MARION, "play advance")
    assert w.refuses(MARION, "advance labor") == ""
    assert w.refuses(MARION, "advance law") == "heritage-too-low"


def test_religion() -> None:
    """§5.6 R105 Each paid level costs a crop less, one at least."""
    w = having("religion", f"{FOUR}, 9 crops, unrest 5", cards=["govern"]).play(MARION, "play govern")
    assert w.notes(MARION, "govern 2")[0] == 6
    one = having("religion", "capital gallia, 9 crops, unrest 5", cards=["govern"]).play(MARION, "play govern")
    assert one.notes(MARION, "govern 2")[0] == 2


def test_poetry() -> None:
    """§5.7 Symbols only: two lyres."""
    assert having("poetry", "capital gallia").seat(MARION)["empire"]["lyres"]["has"] == 2


def test_commerce() -> None:
    """§5.8 A caravan costs one."""
    w = having("commerce", "capital gallia, 1 gold", cards=["caravan_1", "govern"])
    w.play(MARION, "play caravan_1", "caravan gallia-italia")
    assert w.gold(MARION) == 0


def test_democracy() -> None:
    """§5.8 Caravan II is usable."""
    w = having("democracy", "capital gallia, 2 gold", cards=["caravan_2", "govern"])
    assert w.refuses(MARION, "play caravan_2") == ""


def test_philosophy() -> None:
    """§5.7 For advancing, every heritage counts one more; R106 with Writing and Patronage it adds up."""
    empire = "capital gallia, unrest 3, civil 2, political 1"
    w = having("philosophy", empire, cards=["cultural_emphasis", "advance"]).play(MARION, "play advance")
    assert (w.refuses(MARION, "advance labor"), w.refuses(MARION, "advance law")) == ("", "heritage-too-low")
    both = having("philosophy", f"{empire}, unrest 5, marker writing 1", cards=["cultural_emphasis", "advance"])
    both.play(MARION, "patronage political")
    assert both.play(MARION, "play advance").refuses(MARION, "advance law") == ""  # 5 − 1 ≤ 1 + 1 + 2
    assert w.heritage(MARION, "civil") == 2


def test_drama() -> None:
    """§5.5 Amphitheaters work while culture is locked."""
    more = {"structures": {"italia": ["amphitheater"]}, "cards": ["build", "govern"]}
    empire = "capital gallia, province italia, 9 gold"
    assert having("drama", empire, **more).play(MARION, "play build").notes(MARION, "build quarry gallia")[0] == 3
    assert lacking(empire, **more).play(MARION, "play build").notes(MARION, "build quarry gallia")[0] == 4


def test_cartography() -> None:
    """§5.8 R107 Two caravans, each paid and each tested for heritage; the second may build on the first."""
    w = having("cartography", "capital gallia, 4 gold", "capital graecia", cards=["caravan_1", "govern"])
    w.play(MARION, "play caravan_1", "caravan gallia-italia", "caravan graecia-italia", "heritage civil")
    assert (w.gold(MARION), w.seat(MARION)["caravans"]) == (0, ["gallia-italia", "graecia-italia"])
    one = having("cartography", "capital gallia, 9 gold", cards=["caravan_1", "govern"])
    assert one.play(MARION, "play caravan_1", "caravan gallia-italia", "done").asks == "card"


def test_literature() -> None:
    """§4.5 R106 Every heritage counts one more at scoring, for a sum too."""
    empire = "capital gallia, province italia, province hispania, colony sicilia"
    more = {"phase": "scoring", "position": 8, "position_before": 6}
    w = having("literature", f"{empire}, chronicle 1 territories", **more)
    assert (w.points(MARION), w.heritage(MARION, "political")) == (1, 1)
    people = "gallia PPPPPPPPPPPPPPP, political 2"
    both = having("literature", f"{empire}, {people}, chronicle 1 territories, chronicle 2 population", **more)
    assert both.points(MARION) == 1 + 3


def test_festivals() -> None:
    """§5.11 The first bonus action of a generation is free of unrest, a later one is not."""
    w = having("festivals", "capital gallia, gallia P", cards=["muster", "govern"]).play(MARION, "oppress gallia")
    assert w.end_turn().unrest(MARION) == 3
    again = having(
        "festivals", "capital gallia, gallia P, bonus tax", cards=["muster"], turn=2, position=1, position_before=0
    )
    assert again.play(MARION, "oppress gallia").end_turn().unrest(MARION) == 4
