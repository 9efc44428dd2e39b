"""§5.5 All 12 structures, one test each, and what building costs and needs."""

from __future__ import annotations

import pytest

from saecula.games.sands.kinds import STRUCTURES
from tests.games.sands.world import ANGELIKA, MARION, NICOLE, World, world

PRINTED = {  # category, level, fountains, lyres, heritage
    "quarry": ("civil", 1, 0, 0, 0),
    "irrigation": ("civil", 2, 1, 0, 0),
    "aqueduct": ("civil", 3, 2, 0, 0),
    "city": ("civil", 4, 1, 0, 0),
    "victory_arch": ("political", 1, 0, 0, 1),
    "roads": ("political", 2, 0, 0, 0),
    "fortress": ("political", 3, 0, 0, 0),
    "palace": ("political", 4, 0, 0, 1),
    "library": ("cultural", 1, 0, 1, 1),
    "amphitheater": ("cultural", 2, 0, 1, 0),
    "temple": ("cultural", 3, 0, 2, 0),
    "wonder": ("cultural", 4, 1, 2, 0),
}


def building(empire: str, *others: str, **more: object) -> World:
    """Return Marion's build action, begun."""
    return world(empire, *others, **({"cards": ["build", "govern"]} | more)).play(MARION, "play build")


def test_every_structure_is_here() -> None:
    """§5.5 Twelve kinds, four of each category."""
    assert tuple(PRINTED) == STRUCTURES


@pytest.mark.parametrize("structure", PRINTED)
def test_what_is_printed(structure: str) -> None:
    """§5.5 R108 Level and unrest in gold, a cube of its category, symbols, and heritage when built."""
    category, level, fountains, lyres, heritage = PRINTED[structure]
    land = "rhodes" if structure == "victory_arch" else "gallia"
    w = building(
        "capital gallia, colony rhodes, 20 gold, marker labor 3",
        trees={"labor": ["masonry", "despotism"]},
        tiles={"gallia": "gold 4", "rhodes": "gold 4"},
        cards=["build", f"{category}_emphasis"],
    )
    before = w.seat(MARION)
    w.play(MARION, f"build {structure} {land}")
    after = w.seat(MARION)
    assert before["gold"] - after["gold"] == 3 + level - 1  # Masonry
    assert after["boxes"] == 1 + (category == "civil")
    assert after["heritage"][category] == heritage + (after["boxes"] == 3)
    for place, symbols in (("fountains", fountains), ("lyres", lyres), ("structures", 1)):
        assert after["empire"][place]["has"] - before["empire"][place]["has"] == symbols
    assert w.seen["supply"][structure] == (11 if structure == "city" else 4)


# -- one by one -------------------------------------------------------------------------------------------------------


def test_quarry() -> None:
    """§5.5 Builds in its land cost a gold less, elsewhere they do not."""
    w = building("capital gallia, province italia, 9 gold", structures={"gallia": ["quarry"]})
    assert (w.notes(MARION, "build roads gallia")[0], w.notes(MARION, "build roads italia")[0]) == (4, 5)


def test_irrigation() -> None:
    """§5.2 With civil unlocked, Muster brings a peasant there for a gold; R34 instead of any other operation."""
    empire = "capital gallia, 3 gold"
    more = {"structures": {"gallia": ["irrigation"]}}
    w = world(empire, cards=["civil_emphasis", "muster"], **more).play(MARION, "play muster", "irrigate gallia")
    assert (w.people(MARION, "gallia"), w.gold(MARION)) == ("P", 2)
    assert w.asks != "muster"  # one operation in each land
    locked = world(empire, cards=["muster", "govern"], **more).play(MARION, "play muster")
    assert locked.refuses(MARION, "irrigate gallia") == "no-irrigation"


@pytest.mark.parametrize(("structure", "room"), [("aqueduct", 2), ("city", 1)])
def test_room(structure: str, room: int) -> None:
    """§4.4 R52 R106 Aqueduct and city make room for the unrest test, not for double capacity nor production."""
    more = {"tiles": {"gallia": "gold 3"}, "structures": {"gallia": [structure]}}
    full = "P" * (3 + room)
    assert world(f"capital gallia, gallia {full}", phase="crowding", **more).unrest(MARION) == 3
    assert world(f"capital gallia, gallia {full}P", phase="crowding", **more).unrest(MARION) == 4
    double = world("capital gallia, gallia PPPPPPP", phase="crowding", **more)
    assert double.people(MARION, "gallia") == "PPPPPP"
    assert world(f"capital gallia, gallia {full}", phase="resources", **more).gold(MARION) == 3


def test_aqueduct_and_city_add_up() -> None:
    """§4.4 R106 Room for three more; with Sanitation four."""
    more = {"tiles": {"gallia": "gold 3"}, "structures": {"gallia": ["aqueduct", "city"]}, "phase": "crowding"}
    assert world("capital gallia, gallia PPPPPP", **more).land("gallia")["room"] == 6
    seven = world("capital gallia, marker labor 3", trees={"labor": ["masonry", "sanitation"]}, **more)
    assert seven.land("gallia")["room"] == 7


def test_city() -> None:
    """§5.5 Its level is the capacity; it is a source of caravans and of tribute."""
    for capacity in (3, 4, 5):
        w = building(
            "capital gallia, province italia, 9 gold",
            tiles={"italia": f"gold {capacity}"},
            cards=["civil_emphasis", "build"],
        )
        assert w.notes(MARION, "build city italia")[0] == 3 + capacity
    source = world("capital gallia, province libya", structures={"libya": ["city"]})
    assert source.seat(MARION)["network"] == ["gallia", "libya"]


def test_a_capital_is_not_a_city() -> None:
    """§3.0 A capital has no room and no symbol of a city, and a city may be built there."""
    w = building("capital gallia, 9 gold", tiles={"gallia": "gold 3"}, cards=["civil_emphasis", "build"])
    assert w.land("gallia")["room"] == 3
    assert w.refuses(MARION, "build city gallia") == ""


def test_victory_arch() -> None:
    """§5.5 R15 Only in a colony, which a province and a capital are not, even one that was a colony."""
    w = building("capital gallia, province italia, colony rhodes, 9 gold")
    for land in ("gallia", "italia"):
        assert w.refuses(MARION, f"build victory_arch {land}") == "only-in-colony"
    assert w.play(MARION, "build victory_arch rhodes").heritage(MARION, "political") == 1


def test_roads() -> None:
    """§5.9 All neighbours of their land are neighbours of one another, for movement."""
    w = world("capital rhodes, asia_minor P", structures={"rhodes": ["roads"]}, cards=["migrate", "govern"])
    w.play(MARION, "play migrate")
    reached = {words.split()[-1] for words in w.may(MARION, "move")}
    near = {"armenia", "cyprus", "graecia", "rhodes", "syria"}
    assert reached == near | {"aegyptus", "libya", "sicilia"}


def test_roads_are_no_borders() -> None:
    """§5.9 R28 They help neither caravans nor amphitheaters."""
    w = world("capital gallia, 2 gold", structures={"italia": ["roads"]}, cards=["caravan_1", "govern"])
    assert w.play(MARION, "play caravan_1").refuses(MARION, "caravan graecia-italia") == "no-chain"
    b = building(
        "capital gallia, province graecia, 9 gold",
        structures={"italia": ["roads"], "graecia": ["amphitheater"]},
        cards=["cultural_emphasis", "build"],
    )
    assert b.notes(MARION, "build quarry gallia")[0] == 4


def test_fortress() -> None:
    """§5.3 Three more for the attacked controller; not for a guest, not for the controller who attacks."""
    more = {"structures": {"libya": ["fortress"]}, "cards": ["conquer", "govern"]}

    def bases(*empires: str) -> list[int]:
        w = world(*empires, **more).play(MARION, "play conquer", f"attack libya {ANGELIKA}")
        return [side["base"] for side in w.seen["battle"]["sides"]]

    assert bases("capital gallia, libya W, 9 crops", "capital syria, colony libya, libya W") == [2, 5]
    assert bases("capital gallia, libya W, 9 crops", "capital syria, libya W", "capital armenia, colony libya") == [
        2,
        2,
    ]
    assert bases("capital gallia, colony libya, libya W, 9 crops", "capital syria, libya W") == [2, 2]


def test_palace() -> None:
    """§5.3 §5.6 R105 With politics unlocked one territory fewer counts, however many palaces; one at least."""
    empire = "capital gallia, province italia, province hispania, libya P, 9 crops, unrest 5"
    more = {"structures": {"gallia": ["palace"], "italia": ["palace"]}, "turn": 2, "position": 1, "position_before": 0}
    opened = world(f"{empire}, emphasis political", cards=["conquer", "govern"], **more)
    assert opened.play(MARION, "play govern").notes(MARION, "govern 1")[0] == 2
    locked = world(empire, cards=["conquer", "govern"], **more).play(MARION, "play conquer")
    assert locked.notes(MARION, "annex libya")[0] == 3
    annexed = world(f"{empire}, emphasis political", cards=["conquer", "govern"], **more)
    assert annexed.play(MARION, "play conquer").notes(MARION, "annex libya")[0] == 2
    one = world("capital gallia, 9 crops, unrest 5, emphasis political", cards=["govern"], **more)
    assert one.play(MARION, "play govern").notes(MARION, "govern 1")[0] == 1


def test_palace_and_bureaucracy_and_religion() -> None:
    """§5.6 R105 4 − 2 − 1 = 1; Religion cannot go below one."""
    w = world(
        "capital gallia, province italia, province hispania, colony graecia, colony sicilia, 9 crops, unrest 5, "
        "emphasis political, marker bronze_working 4, marker religion 1",
        trees={"bronze_working": ["horsemanship", "iron_working", "bureaucracy"]},
        structures={"gallia": ["palace"]},
        cards=["govern"],
        turn=2,
        position=1,
        position_before=0,
    ).play(MARION, "play govern")
    assert w.notes(MARION, "govern 2")[0] == 2  # (5 − 3) − 1 = 1 for each level


def test_library() -> None:
    """§5.5 Only beside the capital or a city of one's own."""
    w = building("capital gallia, province italia, colony libya, 9 gold", structures={"libya": ["city"]})
    assert w.refuses(MARION, "build library italia") == "only-in-city"
    assert w.refuses(MARION, "build library gallia") == ""
    assert w.play(MARION, "build library libya").heritage(MARION, "cultural") == 1


def test_amphitheater() -> None:
    """§5.5 R70 With culture unlocked: a gold less in adjacent own lands, one in all, none in its own land."""
    w = building(
        "capital gallia, province italia, colony germania, 9 gold",
        structures={"italia": ["amphitheater"], "germania": ["amphitheater"]},
        cards=["cultural_emphasis", "build"],
    )
    assert w.notes(MARION, "build roads gallia")[0] == 4
    alone = building(
        "capital gallia, province italia, 9 gold",
        structures={"italia": ["amphitheater"]},
        cards=["cultural_emphasis", "build"],
    )
    assert alone.notes(MARION, "build roads italia")[0] == 5
    foreign = building(
        "capital gallia, 9 gold",
        "capital italia",
        structures={"italia": ["amphitheater"]},
        cards=["cultural_emphasis", "build"],
    )
    assert foreign.notes(MARION, "build roads gallia")[0] == 5


def test_temple() -> None:
    """§5.6 R105 With culture unlocked one more level is free, however many temples; it adds to the card's."""
    more = {"structures": {"gallia": ["temple"], "italia": ["temple"]}}
    w = world("capital gallia, province italia, 2 crops, unrest 6", cards=["cultural_emphasis", "govern"], **more)
    w.play(MARION, "play govern")
    assert [w.notes(MARION, f"govern {n}")[0] for n in (1, 2, 3)] == [0, 0, 2]
    assert w.refuses(MARION, "govern 4") == "govern-crops"
    locked = world("capital gallia, province italia, 2 crops, unrest 6", cards=["govern"], **more)
    assert locked.play(MARION, "play govern").notes(MARION, "govern 1")[0] == 2


def test_wonder() -> None:
    """§4.5 R102 A point at the end of a dynasty for its controller; uncontrolled it is nobody's."""
    more = {"phase": "scoring", "position": 8, "position_before": 6}
    w = world("capital gallia", "capital italia", structures={"gallia": ["wonder"], "rhodes": ["wonder"]}, **more)
    assert [w.points(seat) for seat in (MARION, ANGELIKA, NICOLE)] == [1, 0, 0]
    assert w.seat(MARION)["parts"]["wonders"] == 1


# -- building ---------------------------------------------------------------------------------------------------------


def test_only_in_controlled_lands() -> None:
    """§5.5 Citizens are not enough."""
    w = building("capital gallia, libya PP, 9 gold")
    assert w.refuses(MARION, "build quarry libya") == "not-your-land"


def test_tiles_are_limited() -> None:
    """§2.0 R97 Five of each kind with three players; the sixth quarry is not there."""
    lands = ["italia", "hispania", "graecia", "syria", "libya"]
    w = building("capital gallia, 9 gold", structures={land: ["quarry"] for land in lands})
    assert w.refuses(MARION, "build quarry gallia") == "no-tile-left"


def test_nothing_to_build() -> None:
    """§5.5 R87 Without gold the card cannot be played."""
    assert world("capital gallia", cards=["build", "govern"]).refuses(MARION, "play build") == "nothing-to-build"


def test_structures_of_an_uncontrolled_land() -> None:
    """§5.5 R102 They count for nobody, but still for the limits, and go to the next controller."""
    structures = {"libya": ["quarry", "irrigation"]}
    w = world("capital gallia, libya W, 9 crops, 9 gold", structures=structures, cards=["conquer", "build"])
    assert w.seat(MARION)["empire"]["fountains"]["has"] == 0
    w.play(MARION, "play conquer", "annex libya")
    assert w.seat(MARION)["empire"]["fountains"]["has"] == 1
    w.play(MARION, "play build")
    assert w.refuses(MARION, "build irrigation libya") == "built-already"
    assert w.notes(MARION, "build roads libya")[0] == 4  # the quarry works for its new controller


def test_citizens_and_structures_have_separate_limits() -> None:
    """§2.3 R81 Three citizens leave room for three structures in a land of three."""
    w = building(
        "capital gallia, gallia PPP, 9 gold", tiles={"gallia": "gold 3"}, structures={"gallia": ["quarry", "roads"]}
    )
    assert w.refuses(MARION, "build temple gallia") == ""
