"""§2.0–§3.0 The parts and the preparations; rulings 1–4, 64, 85, 112."""

from __future__ import annotations

import pytest

from saecula.games.sands import TITLE
from saecula.games.sands.kinds import BORDERS, LANDS, ROOTS, STRUCTURES
from saecula.kernel.frames import weights
from saecula.kernel.state import NATURE
from tests.games.sands.world import ANGELIKA, DORA, EMMA, MARION, NICOLE, World, new_world, world


def tiled(seats: int, start: int = MARION, **options: str) -> World:
    """Return a match with its tiles laid and its start player named."""
    w = new_world(seats, **options)
    while w.asks == "tile":
        w.step()
    return w.chance(f"start {start}")


def drafted(seats: int, *lands: str, start: int = MARION) -> World:
    """Return a match after so many provinces were chosen."""
    w = tiled(seats, start)
    for land in lands:
        w.play(w.match.to_act[0], f"province {land}")
    return w


@pytest.mark.parametrize(("seats", "lands", "goods"), [(2, 12, 13), (3, 16, 14), (4, 22, 15), (5, 26, 16)])
def test_lands_in_play(seats: int, lands: int, goods: int) -> None:
    """§3.0 R2 R110 Named lands only, by the number of players; a border needs one side in play."""
    w = new_world(seats)
    assert len(w.seen["lands"]) == lands
    borders = w.match.facts["borders"].values()
    assert sum(border["in_play"] and border["good"] is not None for border in borders) == goods
    named = {border["ends"][i] for border in borders for i in (0, 1)}
    assert named <= set(LANDS)  # nameless seas are no part of the game


def test_the_map() -> None:
    """§2.1 26 lands, 60 borders, 8 of them dotted; what the examples of the rulebook force."""
    facts = new_world(5).match.facts
    assert (len(facts["lands"]), len(facts["borders"]), len(BORDERS)) == (26, 60, 60)
    assert sum(border["dotted"] for border in facts["borders"].values()) == 8
    near = {land: row["near"] for land, row in facts["lands"].items()}
    for a, b in (
        ("asia_minor", "armenia"),
        ("gallia", "italia"),
        ("italia", "sicilia"),
        ("hispania", "sicilia"),
        ("hispania", "italia"),
        ("mauretania", "hispania"),
        ("mauretania", "aethiopia"),
        ("libya", "aethiopia"),
        ("libya", "mauretania"),
    ):
        assert b in near[a]
        assert a in near[b]
    assert "hispania" not in near["libya"]
    terrains = [row["terrain"] for row in facts["lands"].values()]
    assert [terrains.count(kind) for kind in ("plains", "mountain", "island")] == [12, 10, 4]
    assert {facts["lands"][land]["terrain"] for land in ("sicilia", "cyprus", "rhodes")} == {"island"}


def test_the_chronicle_board() -> None:
    """§2.2 Three categories with two bins and two trees each."""
    facts = new_world(2).match.facts
    for table in ("bins", "trees"):
        assert list(facts[table].values()) == ["civil"] * 2 + ["political"] * 2 + ["cultural"] * 2
    assert facts["heritage_most"] == 15


def test_dice_and_abacus() -> None:
    """§2.7 §2.8 A die has six faces, all alike; everybody sees everybody's crops and gold."""
    w = world("capital gallia, 7 crops, 9 gold", phase="roll", turn=2, position=1, position_before=0)
    assert [weight for _, weight in weights(w.match.state)] == [1] * 6
    seen = w.match.view(ANGELIKA)["seats"][MARION]
    assert (seen["crops"], seen["gold"]) == (7, 9)


@pytest.mark.parametrize("seats", TITLE.seats)
def test_tiles_are_mixed(seats: int) -> None:
    """§3.0 B R3 All tiles in play are shuffled together: any may come to the first land, each equally likely."""
    w = new_world(seats)
    found = {TITLE.words.notation(choice): weight for choice, weight in weights(w.match.state)}
    tiles = [f"tile {tile['resource']} {tile['capacity']}" for tile in TITLE.rows()["tile"] if tile["players"] <= seats]
    assert found == {tile: tiles.count(tile) for tile in tiles}
    while w.asks == "tile":
        w.step()
    laid = [f"tile {land['resource']} {land['capacity']}" for land in w.seen["lands"].values()]
    assert sorted(laid) == sorted(tiles)


@pytest.mark.parametrize(("seats", "english", "german"), [(2, 4, 4), (3, 5, 5), (4, 6, 5), (5, 8, 6)])
def test_structure_tiles(seats: int, english: int, german: int) -> None:
    """§3.0 F R1 So many of each kind, all twelve cities always; the German numbers are an option."""
    for option, tiles in (("english", english), ("german", german)):
        supply = new_world(seats, structure_tiles=option).seen["supply"]
        assert supply == {structure: 12 if structure == "city" else tiles for structure in STRUCTURES}


def test_everything_begins_at_its_place() -> None:
    """§3.0 C–E Markers on the first spaces, unrest 3, heritage beside the tracks, no points, no resources."""
    w = new_world(3)
    assert (w.seen["position"], w.seen["generation"], w.seen["turn"]) == (0, 0, 0)
    me = w.seat(MARION)
    assert (me["unrest"], me["points"], me["crops"], me["gold"]) == (3, 0, 0, 0)
    assert list(me["heritage"].values()) == [0, 0, 0]
    assert me["supply"] == {"peasant": 20, "warrior": 10, "caravan": 20}
    assert (len(me["hand"]), len(me["chronicles"])) == (14, 7)


def test_the_draft_goes_forward_back_and_forward() -> None:
    """§3.0 G1 G2 From the start player, back from the last, and from the start player again."""
    w = tiled(3, start=ANGELIKA)
    order = []
    while w.asks == "province":
        order.append(w.match.to_act[0])
        w.step()
    assert order == [ANGELIKA, NICOLE, MARION, MARION, NICOLE, ANGELIKA, ANGELIKA, NICOLE, MARION]


def test_provinces_are_free_and_adjacent() -> None:
    """§3.0 G2 In play, not taken, the second and third beside an own one."""
    w = drafted(2, "gallia")
    assert w.refuses(ANGELIKA, "province gallia") == "taken"
    assert w.refuses(ANGELIKA, "province germania") == "not-in-play"
    w.play(ANGELIKA, "province syria")
    assert w.refuses(ANGELIKA, "province italia") == "not-beside"
    w.play(ANGELIKA, "province cyprus").play(MARION, "province italia")
    assert w.may(MARION) == {f"province {land}" for land in ("hispania", "graecia", "sicilia")}


# Britannia has but two neighbours, India three: who sits there can be walled in.
WALLED = ("britannia", "gallia", "germania", "bactria", "persia", "arabia", "serica", "dacia", "hispania")


def test_a_second_province_without_a_free_neighbour() -> None:
    """§3.0 G2 R4 The same way out as for the third: any free land."""
    w = drafted(5, *WALLED)
    assert w.match.to_act == (MARION,)
    assert w.refuses(MARION, "province libya") == ""
    assert w.refuses(MARION, "province gallia") == "taken"


def test_a_third_province_without_a_free_neighbour() -> None:
    """§3.0 G2 All neighbours of Britannia and India are taken: any free land."""
    w = drafted(5, *WALLED, "india")
    assert w.match.to_act == (MARION,)
    assert w.refuses(MARION, "province libya") == ""


def settled(w: World) -> World:
    """Let everybody choose provinces until all have three."""
    while w.asks == "province":
        w.step()
    return w


def test_a_capital_needs_a_neighbour() -> None:
    """§3.0 G4 R112 Britannia stands alone, Libya and its neighbour do not: the capital is one of those."""
    w = settled(drafted(5, *WALLED, "libya", "sicilia"))
    assert w.refuses(MARION, "capital britannia") == "capital-alone"
    assert w.refuses(MARION, "capital italia") == "not-a-province"
    assert w.may(MARION) == {"capital libya", "capital sicilia"}


def test_three_provinces_apart() -> None:
    """§3.0 G5 R112 Then any may be the capital, and the caravan goes across any of its borders."""
    w = settled(drafted(5, *WALLED, "india", "aegyptus"))
    assert w.may(MARION) == {"capital britannia", "capital india", "capital aegyptus"}
    w.play(MARION, "capital india")
    while w.asks == "first-capital":
        w.step()
    assert w.may(MARION) == {f"caravan {border}" for border in ("bactria-india", "india-persia", "india-serica")}
    w.play(MARION, "caravan india-persia")  # spices bring no further heritage
    assert w.asks == "first-heritage"
    w.play(MARION, "heritage political")
    assert (list(w.seat(MARION)["heritage"].values()), w.seat(MARION)["goods"]) == ([0, 1, 0], 1)


THREE = ("gallia", "syria", "libya", "rhodes", "cyprus", "italia", "hispania", "asia_minor", "aegyptus")


def test_settlers_capital_caravan_heritage_and_last_peasant() -> None:
    """§3.0 G3–G6 R85 Two peasants and a warrior each; the capital is still a province; one more peasant."""
    w = drafted(3, *THREE)
    assert [w.people(MARION, land) for land in ("gallia", "italia", "hispania")] == ["PPW"] * 3
    w.play(MARION, "capital italia").play(ANGELIKA, "capital syria").play(NICOLE, "capital rhodes")
    assert (w.asks, w.match.to_act) == ("first-caravan", (MARION,))
    assert w.refuses(MARION, "caravan graecia-italia") == "not-between"
    assert w.refuses(MARION, "caravan gallia-hispania") == "not-at-capital"
    w.play(MARION, "caravan gallia-italia", "heritage civil")
    assert w.match.to_act == (ANGELIKA,)
    w.play(ANGELIKA, "caravan cyprus-syria", "heritage political")
    w.play(NICOLE, "caravan libya-rhodes", "heritage cultural")
    assert w.refuses(MARION, "peasant libya") == "not-a-province"
    w.play(MARION, "peasant italia").play(ANGELIKA, "peasant syria").play(NICOLE, "peasant libya")
    assert w.people(MARION, "italia") == "PPPW"
    assert [w.land(land)["status"] for land in ("gallia", "italia")] == ["province", "capital"]


def test_a_single_border_is_not_asked_for() -> None:
    """§3.0 G5 Where the capital has one own neighbour, the caravan lies there by itself."""
    w = drafted(2, "gallia", "syria", "cyprus", "italia", "graecia", "aegyptus")
    w.play(MARION, "capital gallia").play(ANGELIKA, "capital syria")
    assert (w.asks, w.match.to_act) == ("first-heritage", (MARION,))
    assert w.seat(MARION)["caravans"] == ["gallia-italia"]


def test_trees() -> None:
    """§3.0 H R64 A card of level 2 beside each root, of its category, at random; then a marker each."""
    w = drafted(3, *THREE)
    while w.asks != "second-level":
        w.step()
    assert w.match.to_act == (NATURE,)
    drawn = {TITLE.words.notation(choice) for choice, _ in weights(w.match.state)}
    assert drawn == {"draw ornamentation", "draw masonry"}
    w.chance("draw masonry", "draw ornamentation", "draw conscription", "draw horsemanship")
    w.chance("draw commerce", "draw poetry")
    assert w.seen["trees"] == {
        "agriculture": ["agriculture", "masonry"],
        "labor": ["labor", "ornamentation"],
        "law": ["law", "conscription"],
        "bronze_working": ["bronze_working", "horsemanship"],
        "writing": ["writing", "commerce"],
        "religion": ["religion", "poetry"],
    }
    assert {key: pile["cards"] for key, pile in w.seen["piles"].items()} == {
        "civil-3": 4,
        "civil-4": 2,
        "political-3": 5,
        "political-4": 2,
        "cultural-3": 4,
        "cultural-4": 2,
    }
    assert w.may(MARION) == {f"advance {root}" for root in ROOTS}
    w.play(MARION, "advance law").play(ANGELIKA, "advance law").play(NICOLE, "advance religion")
    assert (w.seat(ANGELIKA)["advances"], w.seen["phase"], w.seen["generation"]) == (["law"], "select", 1)
    assert w.crops(MARION) + w.gold(MARION) == 7  # every peasant has produced


def test_five_players_begin() -> None:
    """§3.0 G1 Any seat may be the start player."""
    w = tiled(5, start=EMMA)
    assert (w.seen["start"], w.match.to_act) == (EMMA, (EMMA,))
    assert w.play(EMMA, "province serica").match.to_act == (MARION,)
    assert DORA not in w.match.to_act
