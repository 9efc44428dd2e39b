"""§4.1, §4.3–§4.6, §10.0 Resources, growth, overcrowding, scoring and the end; rulings 16–19, 51–56, 103–104."""

from __future__ import annotations

from itertools import pairwise

import pytest

from saecula.games.sands.kinds import BINS
from tests.games.sands.world import ANGELIKA, MARION, NICOLE, World, description_of, new_world, world, world_of

# -- 4.1 --------------------------------------------------------------------------------------------------------------


def test_no_resources_without_control() -> None:
    """§4.1 R71 R82 Peasants abroad bring nothing, neither in foreign nor in uncontrolled lands."""
    w = world("capital gallia, italia PP, libya PP", "capital italia", phase="resources")
    assert (w.crops(MARION), w.gold(MARION)) == (0, 0)


def test_guests_do_not_change_income() -> None:
    """§4.1 Only one's own peasants are counted against the capacity."""
    w = world(
        "capital gallia, gallia PPP", "capital italia, gallia PPPP", tiles={"gallia": "gold 3"}, phase="resources"
    )
    assert (w.gold(MARION), w.gold(ANGELIKA)) == (3, 0)


# -- 4.3 --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "position", "grown"), [(3, 4, True), (0, 3, False), (4, 7, False), (3, 7, True), (2, 6, True)]
)
def test_icons_reached_or_passed(before: int, position: int, grown: bool) -> None:  # noqa: FBT001 - a column
    """§4.3 R103 The icon of space 4 counts if the marker came to it or past it now, not if it began there."""
    w = world("capital gallia", phase="growth", position=position, position_before=before)
    assert w.people(MARION, "gallia") == ("P" if grown else "")


@pytest.mark.parametrize(("option", "spaces"), [("three", [4, 12, 20]), ("six", [3, 7, 11, 15, 19, 23])])
def test_where_the_icons_are(option: str, spaces: list[int]) -> None:
    """§4.3 R55 Three or six icons; never two within the four spaces of one generation, so growth comes once."""
    found = new_world(2, growth_icons=option).match.facts["growth"]
    assert found == spaces
    assert min(b - a for a, b in pairwise(found)) >= 4
    grown = world("capital gallia", options={"growth_icons": option}, phase="growth", position=4, position_before=0)
    assert grown.people(MARION, "gallia") == "P"


def test_growth_with_six_icons() -> None:
    """§4.3 Space 7 has an icon only with the option."""
    for option, people in (("three", ""), ("six", "P")):
        w = world("capital gallia", options={"growth_icons": option}, phase="growth", position=7, position_before=6)
        assert w.people(MARION, "gallia") == people


PEASANTS_18 = "gallia PPPPPPPPPPPPPPPPPP"


def test_growth_in_short_supply() -> None:
    """§4.3 R56 R97 Two peasants for three lands: the owner says where, in player order, one each; it is mandatory."""
    w = world(
        f"capital gallia, province italia, province hispania, {PEASANTS_18}",
        f"capital syria, province armenia, province cyprus, {PEASANTS_18.replace('gallia', 'syria')}",
        phase="growth",
        position=4,
        position_before=3,
        start=ANGELIKA,
    )
    assert (w.asks, w.match.to_act) == ("growth", (ANGELIKA,))
    assert w.refuses(ANGELIKA, "done") == "too-few-taken"
    assert w.refuses(ANGELIKA, "peasant italia") == "not-your-land"
    w.play(ANGELIKA, "peasant syria")
    assert w.refuses(ANGELIKA, "peasant syria") == "grown-here"
    w.play(ANGELIKA, "peasant armenia")
    w.draft(MARION, "peasant italia", "peasant hispania")
    assert (w.people(ANGELIKA, "armenia"), w.people(ANGELIKA, "cyprus")) == ("P", "")
    assert (w.people(MARION, "italia"), w.people(MARION, "hispania")) == ("P", "P")


def test_growth_without_any_supply() -> None:
    """§4.3 R97 All twenty are on the map: nothing happens."""
    w = world(f"capital gallia, province italia, {PEASANTS_18}PP", phase="growth", position=4, position_before=3)
    assert w.people(MARION, "italia") == ""


# -- 4.4 --------------------------------------------------------------------------------------------------------------


def crowded(*empires: str, **tiles: str) -> World:
    """Return the world at the test for overcrowding."""
    return world(*empires, tiles=tiles, phase="crowding")


def test_unrest_once_however_many_lands() -> None:
    """§4.4 R51 Two overcrowded lands raise unrest by one."""
    w = crowded("capital gallia, province italia, gallia PPPP, italia PPPP", gallia="gold 3", italia="gold 3")
    assert w.unrest(MARION) == 4


def test_guests_crowd_the_controller() -> None:
    """§4.4 Citizens of all players count; only the controller's unrest rises; at 7 it costs a point (§9.0)."""
    w = crowded("capital gallia, unrest 7", "capital italia, gallia PPPP", gallia="gold 3")
    assert (w.unrest(MARION), w.points(MARION), w.unrest(ANGELIKA)) == (7, -1, 3)


def test_uncontrolled_lands() -> None:
    """§4.4 R54 Nobody's unrest rises, but more than double the capacity must go."""
    w = crowded("capital gallia, libya PPPPPPP", libya="gold 3")
    assert (w.unrest(MARION), w.people(MARION, "libya")) == (3, "PPPPPP")


def test_rounds_of_removal() -> None:
    """§4.4 R53 Everybody there removes one, from the start player on, in full rounds until double is kept."""
    w = world(
        "capital gallia, gallia PPPW",
        "capital italia, gallia PPP",
        "capital syria, gallia P",
        tiles={"gallia": "gold 3"},
        phase="crowding",
        start=ANGELIKA,
    )
    assert w.match.to_act == (MARION,)  # Angelika and Nicole had but one kind and have removed one already
    assert (w.people(ANGELIKA, "gallia"), w.people(NICOLE, "gallia")) == ("PP", "")
    w.play(MARION, "lose warrior")
    # 5 are left: at most 6
    assert (w.people(MARION, "gallia"), w.people(ANGELIKA, "gallia")) == ("PPP", "PP")


def test_a_second_round_skips_who_has_left() -> None:
    """§4.4 R53 R104 Ten in a land of three: after a full round of three, seven; then those who are still there."""
    w = crowded(
        "capital gallia, gallia PPPPP",
        "capital italia, gallia PPPP",
        "capital syria, gallia P",
        gallia="gold 3",
    )
    assert [w.people(seat, "gallia") for seat in (MARION, ANGELIKA, NICOLE)] == ["PPP", "PP", ""]


def test_unrest_is_tested_before_removal() -> None:
    """§4.4 R104 The double test comes after; a controller reduced to nothing keeps control."""
    w = crowded("capital gallia, colony libya, libya P", "capital italia, libya PPPPPP", libya="gold 3")
    assert (w.unrest(MARION), w.people(MARION, "libya"), w.owner("libya")) == (4, "", MARION)


def test_growth_comes_before_overcrowding() -> None:
    """§4.3 R104 The new peasant makes four in a land of three."""
    w = world("capital gallia, gallia PPP", tiles={"gallia": "gold 3"}, phase="growth", position=4, position_before=3)
    assert w.unrest(MARION) == 4


# -- 4.5 --------------------------------------------------------------------------------------------------------------

SCORING = {"phase": "scoring", "position": 8, "position_before": 6}


@pytest.mark.parametrize(
    ("dynasty", "position", "scored"),
    [(1, 7, False), (1, 8, True), (1, 10, True), (2, 15, False), (2, 16, True), (3, 23, False), (3, 24, True)],
)
def test_a_dynasty_ends_with_its_colour(dynasty: int, position: int, scored: bool) -> None:  # noqa: FBT001 - a column
    """§4.5 R103 The test comes at the end of a generation: the first space of the next colour, or beyond."""
    w = world(
        "capital gallia",
        structures={"gallia": ["wonder"]},
        phase="scoring",
        dynasty=dynasty,
        position=position,
        position_before=min(position - 1, 8 * dynasty - 1),
    )
    assert w.seat(MARION)["parts"]["wonders"] == int(scored)
    assert w.match.over == (scored and dynasty == 3)


def test_the_generation_goes_on_past_the_colour() -> None:
    """§4.2 §4.5 The marker reaches the next colour in turn 2; a third turn is played all the same."""
    w = world(phase="roll", turn=2, position=7, position_before=6).chance("roll 6")
    assert (w.seen["position"], w.seen["dynasty"], w.seen["turn"], w.asks) == (8, 1, 3, "select")


CHRONICLES = {  # heritage, points, A … F
    "1": (1, 1, 2, 2, 4, 12, 2, 2),
    "2": (2, 3, 3, 4, 5, 15, 4, 4),
    "3": (3, 6, 5, 6, 6, 18, 6, 6),
    "4": (4, 10, 6, 8, 7, 21, 8, 8),
    "5": (5, 15, 8, 10, 8, 24, 10, 10),
    "6": (6, 21, 9, 12, 9, 27, 12, 12),
    "7": (7, 28, 11, 14, 10, 30, 14, 14),
}


def test_chronicle_cards() -> None:
    """§2.4 §4.5 What is printed on the seven cards."""
    facts = new_world(2).match.facts["chronicles"]
    found = {key: (card["heritage"], card["points"], *card["needs"].values()) for key, card in facts.items()}
    assert found == CHRONICLES
    assert tuple(facts["1"]["needs"]) == BINS


RICH = "capital gallia, province italia, province hispania, gallia PPPPPPPPPPP"


@pytest.mark.parametrize(
    ("place", "category", "enough", "short"),
    [
        ("structures", "civil", {"gallia": ["quarry", "roads"]}, {"gallia": ["quarry"], "libya": ["roads"]}),
        ("fountains", "civil", {"gallia": ["aqueduct"]}, {"gallia": ["irrigation"], "libya": ["aqueduct"]}),
        ("lyres", "cultural", {"gallia": ["temple"]}, {"gallia": ["amphitheater"], "libya": ["temple"]}),
    ],
)
def test_structures_and_symbols(
    place: str, category: str, enough: dict[str, list[str]], short: dict[str, list[str]]
) -> None:
    """§4.5 R102 Categories A, B and F: two in controlled lands score the first chronicle, others elsewhere do not."""
    empire = f"{RICH}, {category} 1, chronicle 1 {place}"
    assert world(empire, structures=enough, **SCORING).points(MARION) == 1
    assert world(empire, structures=short, **SCORING).points(MARION) == 0


@pytest.mark.parametrize(("people", "points"), [("libya W", 1), ("", 0)])
def test_population(people: str, points: int) -> None:
    """§4.5 Category D: all own citizens on the map, warriors and those abroad too."""
    w = world(f"{RICH}, {people}, political 1, chronicle 1 population", **SCORING)
    assert w.points(MARION) == points


@pytest.mark.parametrize(
    ("caravans", "contacts"),
    [
        (["gallia-hispania"], 1),  # silver
        (["gallia-hispania", "graecia-italia"], 2),  # and wine
        (["hispania-sicilia", "italia-sicilia"], 1),  # Angelika's capital, once
        (["hispania-sicilia", "libya-sicilia"], 3),  # her capital, her city in Libya, and olive oil
        (["gallia-italia"], 0),  # an own city
    ],
)
def test_contacts(caravans: list[str], contacts: int) -> None:
    """§4.5 Category E: trade goods, and other players' capitals and cities, each once."""
    words = ", ".join(f"caravan {border}" for border in caravans)
    w = world(
        f"{RICH}, cultural 1, chronicle 1 contacts, {words}",
        "capital sicilia, province libya",
        structures={"libya": ["city"], "italia": ["city"], "rhodes": ["city"]},
        phase="select",
    )
    assert w.seat(MARION)["empire"]["contacts"]["has"] == contacts


def test_heritage_rises_once_per_category() -> None:
    """§4.5 R16 Two chronicles of one category raise it by one; two categories both."""
    w = world(
        "capital gallia, province italia, province hispania, colony sicilia, colony libya, gallia PPPPPPPPPPPPP, "
        "political 3, civil 1, chronicle 1 population, chronicle 2 territories, chronicle 3 structures",
        structures={"gallia": ["roads", "quarry", "library"], "italia": ["quarry", "roads"]},
        **SCORING,
    )
    assert w.points(MARION) == 1 + 3
    assert [w.heritage(MARION, category) for category in ("civil", "political", "cultural")] == [1, 4, 0]


def test_heritage_before_the_gain_counts() -> None:
    """§4.5 R18 Chronicle 1 raises heritage to 2 afterwards: too late for chronicle 2."""
    w = world(
        "capital gallia, province italia, province hispania, colony sicilia, gallia PPPPPPPPPPPPPPP, political 1, "
        "chronicle 1 territories, chronicle 2 population",
        **SCORING,
    )
    assert (w.points(MARION), w.heritage(MARION, "political")) == (1, 2)


def test_only_one_of_two_meets_its_condition() -> None:
    """§4.5 R19 Then there is no question and no sum: the other scores by itself."""
    w = world(f"{RICH}P, political 2, chronicle 2 territories, chronicle 1 population", **SCORING)
    assert (w.points(MARION), w.asks) == (1, "select")


def test_players_choose_in_turn_order() -> None:
    """§4.5 R19 Beginning with the start player; all cards lie open meanwhile."""
    w = world(
        f"{RICH}, colony sicilia, gallia PPPPPPPPPPPPPPP, political 2, chronicle 1 territories, chronicle 2 population",
        "capital syria, province armenia, province asia_minor, colony cyprus, syria PPPPPPPPPPPPPPP, political 2, "
        "chronicle 1 territories, chronicle 2 population",
        start=ANGELIKA,
        **SCORING,
    )
    assert w.match.to_act == (ANGELIKA,)
    assert w.match.view(NICOLE)["seats"][MARION]["bins"] == {"territories": "1", "population": "2"}
    assert w.refuses(ANGELIKA, "score 3") == "not-eligible"
    w.play(ANGELIKA, "score 1").play(MARION, "score 2")
    assert (w.points(ANGELIKA), w.points(MARION)) == (1, 3)


def test_three_dynasties() -> None:
    """§4.0 §4.5 After a scoring the next dynasty begins with a new generation."""
    w = world("capital gallia, 5 crops", phase="scoring", dynasty=2, position=16, position_before=14, generation=6)
    assert (w.seen["dynasty"], w.seen["generation"], w.crops(MARION)) == (3, 7, 0)


# -- 10 ---------------------------------------------------------------------------------------------------------------


def test_the_final_chronicles_break_a_tie() -> None:
    """§10.0 R75 Only chronicles of the last scoring count, no wonders, no earlier ones."""
    description = description_of(
        "capital gallia, province italia, civil 1, chronicle 1 structures",
        "capital syria, province armenia",
        "capital libya, unrest 7",
        structures={"gallia": ["quarry"], "italia": ["roads"]},
        phase="scoring",
        dynasty=3,
        position=24,
        position_before=22,
    )
    description["seats"][ANGELIKA]["points"] = {"chronicles": 1}
    description["seats"][ANGELIKA]["final_chronicles"] = 1  # of the second dynasty: forgotten now
    w = world_of(description)
    assert w.points(MARION) == w.points(ANGELIKA)
    assert [score.place for score in w.match.scores][:2] == [1, 2]


def test_symbols_of_structures_and_advances_together() -> None:
    """§10.0 R108 Fountains and lyres in one sum, locked or not."""
    w = world(
        "capital gallia, unrest 7, marker religion 2",
        "capital syria, unrest 7",
        "capital libya, province aegyptus, unrest 1",
        trees={"religion": ["poetry"]},
        structures={"gallia": ["irrigation"], "syria": ["temple"]},
        phase="scoring",
        dynasty=3,
        position=24,
        position_before=22,
    )
    assert [score.parts["bonuses"] for score in w.match.scores] == [3, 0, 6]
