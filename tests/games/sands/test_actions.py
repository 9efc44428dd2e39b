"""§5.1, §5.2, §5.6, §5.8, §5.10 Chronicle, muster, govern, caravans, tribute; rulings 11–15, 20–27, 34–35, 97–98."""

from __future__ import annotations

import pytest

from saecula.games.sands.kinds import BINS
from tests.games.sands.world import ANGELIKA, MARION, NICOLE, World, world

# -- chronicle --------------------------------------------------------------------------------------------------------


def test_six_bins_are_full() -> None:
    """§5.1 R76 At most six of the seven cards lie; then the card can only be returned."""
    laid = ", ".join(f"chronicle {n} {place}" for n, place in enumerate(BINS, 1))
    w = world(f"capital gallia, {laid}", cards=["chronicle", "govern"])
    assert w.refuses(MARION, "play chronicle") == "no-bin-left"
    assert w.seat(MARION)["chronicles"] == ["7"]


def test_a_chronicle_laid_late_counts_for_the_dynasty_that_ends() -> None:
    """§5.1 R83 The marker has already changed colour; the card is scored in this generation."""
    w = world(
        "capital gallia, province italia, province hispania, colony sicilia, political 1",
        cards=["chronicle"],
        turn=4,
        position=9,
        position_before=6,
        start=ANGELIKA,
        active=MARION,
    )
    w.play(MARION, "play chronicle", "bin territories", "lay 1")
    assert (w.seen["dynasty"], w.points(MARION)) == (2, 1)


# -- muster -----------------------------------------------------------------------------------------------------------


def mustering(empire: str, **more: object) -> World:
    """Return Marion's muster, begun, with politics unlocked."""
    return world(f"{empire}, emphasis political", cards=["muster"], **more).play(MARION, "play muster")


def test_conversions_alone() -> None:
    """§5.2 R35 The warrior from the supply is not obligatory."""
    w = mustering("capital gallia, province italia, gallia P, italia W, 2 gold")
    w.play(MARION, "train gallia", "retire italia")
    assert (w.people(MARION, "gallia"), w.people(MARION, "italia"), w.gold(MARION)) == ("W", "P", 0)


def test_one_operation_in_each_land() -> None:
    """§5.2 R34 After an operation the land is done."""
    w = mustering("capital gallia, province italia, gallia PPW, italia P, 9 gold").play(MARION, "train gallia")
    for operation in ("muster", "train", "retire"):
        assert w.refuses(MARION, f"{operation} gallia") == "mustered-here"
    assert w.refuses(MARION, "muster italia") == ""


def test_one_warrior_from_the_supply() -> None:
    """§5.2 R34 With politics unlocked there are conversions to come, but no second warrior."""
    w = mustering("capital gallia, province italia, italia P, 9 gold").play(MARION, "muster gallia")
    assert w.refuses(MARION, "muster italia") == "mustered-enough"
    assert w.refuses(MARION, "train italia") == ""


def test_only_controlled_lands() -> None:
    """§5.2 Citizens abroad are not mustered."""
    w = mustering("capital gallia, libya P, 9 gold")
    assert w.refuses(MARION, "muster libya") == "not-your-land"
    assert w.refuses(MARION, "train libya") == "not-your-land"
    assert w.refuses(MARION, "train gallia") == "no-such-citizen"


def test_an_empty_supply_of_warriors() -> None:
    """§2.0 R97 R98 No tenth warrior is left: one must retire first, each operation is paid at once."""
    w = mustering("capital gallia, province italia, gallia WWWWWWWWWW, italia P, 9 gold")
    assert w.refuses(MARION, "muster italia") == "supply-empty"
    assert w.refuses(MARION, "train italia") == "supply-empty"
    w.play(MARION, "retire gallia", "muster italia")
    assert (w.people(MARION, "italia"), w.gold(MARION)) == ("PW", 7)


def test_an_empty_supply_of_peasants() -> None:
    """§2.0 R97 With all twenty peasants on the map no warrior retires and no peasant is irrigated."""
    w = mustering(
        "capital gallia, province italia, gallia PPPPPPPPPPPPPPPPPPPPW, 9 gold, marker labor 3",
        trees={"labor": ["masonry", "despotism"]},
        structures={"italia": ["irrigation"]},
    )
    assert w.refuses(MARION, "retire gallia") == "supply-empty"
    assert w.refuses(MARION, "irrigate italia") == "supply-empty"
    w.play(MARION, "train gallia", "irrigate italia")
    assert w.people(MARION, "italia") == "P"


def test_no_gold_no_muster() -> None:
    """§5.2 R87 One gold is needed; and with nothing to do the card is refused."""
    assert world("capital gallia", cards=["muster"]).refuses(MARION, "play muster") == "muster-gold"
    full = world("capital gallia, gallia WWWWWWWWWW, 1 gold", cards=["muster"])
    assert full.refuses(MARION, "play muster") == "nothing-to-muster"


def test_muster_ends_when_the_player_says_so() -> None:
    """§5.2 R35 Nothing more is obligatory."""
    w = mustering("capital gallia, province italia, gallia P, italia P, 9 gold").play(MARION, "train gallia", "done")
    assert w.gold(MARION) == 8
    assert w.asks != "muster"


# -- govern -----------------------------------------------------------------------------------------------------------


def test_unrest_has_a_lowest_space() -> None:
    """§5.6 R105 Never below 1, not even for nothing."""
    w = world("capital gallia, 9 crops, unrest 3", cards=["govern"]).play(MARION, "play govern")
    assert w.refuses(MARION, "govern 3") == "unrest-lowest"
    calm = world("capital gallia, 9 crops, unrest 1", cards=["cultural_emphasis", "govern"])
    assert calm.refuses(MARION, "play govern") == "unrest-lowest"


def test_the_free_level() -> None:
    """§5.6 §6.0 With culture unlocked the first level costs nothing, further ones are paid."""
    w = world("capital gallia, province italia, 2 crops, unrest 5", cards=["cultural_emphasis", "govern"])
    w.play(MARION, "play govern")
    assert [w.notes(MARION, f"govern {n}")[0] for n in (1, 2)] == [0, 2]
    assert w.play(MARION, "govern 1").unrest(MARION) == 4


def test_governing_needs_crops() -> None:
    """§5.6 R87 Without them the card cannot be used."""
    assert world("capital gallia, unrest 5", cards=["govern"]).refuses(MARION, "play govern") == "govern-crops"


# -- caravans ---------------------------------------------------------------------------------------------------------


def sending(empire: str, *others: str, **more: object) -> World:
    """Return Marion's caravan action, begun."""
    return world(f"{empire}, 2 gold", *others, cards=["caravan_1", "govern"], **more).play(MARION, "play caravan_1")


def test_caravans_begin_at_the_capital() -> None:
    """§5.8 R110 At every border of it, dotted or not."""
    near = {"gallia-hispania", "hispania-italia", "hispania-mauretania", "hispania-sicilia"}
    assert sending("capital hispania").may(MARION, "caravan") == {f"caravan {border}" for border in near}


def test_one_own_caravan_per_border() -> None:
    """§5.8 R21 Others may lie there; branches are allowed."""
    w = sending("capital gallia, caravan gallia-italia", "capital italia, caravan gallia-germania")
    assert w.refuses(MARION, "caravan gallia-italia") == "caravan-there"
    assert w.refuses(MARION, "caravan gallia-germania") == ""
    assert w.refuses(MARION, "caravan germania-italia") == ""


def test_chains_run_through_foreign_lands() -> None:
    """§5.8 R110 Whoever controls the land between."""
    w = sending("capital gallia, caravan gallia-italia", "capital italia, italia PPP")
    assert w.refuses(MARION, "caravan italia-sicilia") == ""


def test_the_second_caravan_card_is_locked() -> None:
    """§5.8 §6.0 Without culture it cannot be used at all."""
    w = world("capital gallia, 2 gold", cards=["caravan_1", "caravan_2"])
    assert w.refuses(MARION, "play caravan_2") == "locked"


def test_heritage_of_a_trade_good() -> None:
    """§5.8 R23 Each player gains with his own caravan, whoever came first."""
    w = sending("capital gallia", "capital hispania, caravan gallia-hispania")
    w.play(MARION, "caravan gallia-hispania", "heritage civil")
    assert w.heritage(MARION, "civil") == 1


def test_a_caravan_raises_heritage_once() -> None:
    """§5.8 Silver and a foreign capital together give one step."""
    w = sending("capital gallia", "capital hispania").play(MARION, "caravan gallia-hispania", "heritage civil")
    assert (list(w.seat(MARION)["heritage"].values()), w.asks) == ([1, 0, 0], "card")


def test_no_heritage_for_a_contact_one_has() -> None:
    """§5.8 R22 Another own caravan already touches Italia."""
    w = sending("capital gallia, caravan gallia-italia", "capital italia")
    assert w.notes(MARION, "caravan italia-sicilia")[0] == 0


def test_contact_with_a_moved_capital() -> None:
    """§5.8 R22 R111 A capital founded where a caravan lies gives nothing; one not yet touched does."""
    lies = sending("capital gallia, caravan gallia-italia", "capital italia")
    assert lies.heritage(MARION, "civil") == 0
    moved = sending("capital gallia, caravan gallia-italia", "capital sicilia")
    assert moved.notes(MARION, "caravan italia-sicilia")[0] == 1


def test_foreign_cities_count_like_capitals() -> None:
    """§5.8 §8.0 R102 A city of another player brings heritage; of nobody, none."""
    foreign = sending("capital gallia", "capital syria, province italia", structures={"italia": ["city"]})
    assert foreign.notes(MARION, "caravan gallia-italia")[0] == 1
    nobodys = sending("capital gallia", structures={"italia": ["city"]})
    assert nobodys.notes(MARION, "caravan gallia-italia")[0] == 0


@pytest.mark.parametrize(("option", "gain"), [(False, 0), (True, 1)])
def test_own_cities(option: bool, gain: int) -> None:  # noqa: FBT001 - the option's value
    """§5.8 R20 Own cities and capitals bring none, unless the option reads §5.8 alone."""
    w = sending(
        "capital gallia, province italia",
        structures={"italia": ["city"]},
        options={"own_cities_give_heritage": option},
    )
    assert w.notes(MARION, "caravan gallia-italia")[0] == gain


def test_a_chain_needs_its_source() -> None:
    """§5.8 R25 After the city is lost its caravans stay, but lead nowhere."""
    w = sending("capital syria, caravan gallia-italia", "capital gallia", structures={"gallia": ["city"]})
    assert w.refuses(MARION, "caravan italia-sicilia") == "no-chain"
    assert w.seat(MARION)["caravans"] == ["gallia-italia"]


def test_heritage_ends_at_fifteen() -> None:
    """§8.0 Further steps are lost: a full track cannot be chosen."""
    w = sending("capital gallia, civil 15, political 15").play(MARION, "caravan gallia-hispania")
    assert w.refuses(MARION, "heritage civil") == "heritage-full"
    assert w.may(MARION, "heritage") == {"heritage cultural"}
    full = sending("capital gallia, civil 15, political 15, cultural 15").play(MARION, "caravan gallia-hispania")
    assert full.asks == "card"


TWENTY = [
    "gallia-italia",
    "gallia-hispania",
    "gallia-germania",
    "germania-italia",
    "graecia-italia",
    "hispania-italia",
    "hispania-mauretania",
    "hispania-sicilia",
    "italia-sicilia",
    "graecia-sicilia",
    "graecia-rhodes",
    "rhodes-sicilia",
    "libya-sicilia",
    "mauretania-sicilia",
    "libya-mauretania",
    "libya-rhodes",
    "aegyptus-rhodes",
    "asia_minor-rhodes",
    "cyprus-rhodes",
    "asia_minor-graecia",
]


def test_twenty_caravans() -> None:
    """§2.6 R97 The twenty-first is not there; nor for Migrate."""
    caravans = ", ".join(f"caravan {border}" for border in TWENTY)
    w = world(f"capital gallia, {caravans}, 9 gold, gallia P", cards=["caravan_1", "migrate"])
    assert w.refuses(MARION, "play caravan_1") == "no-caravan-left"
    free = world(f"capital gallia, {caravans}, gallia P", cards=["cultural_emphasis", "migrate"])
    assert free.play(MARION, "play migrate", "move peasant gallia italia").asks != "free-caravan"


def test_an_exchange_before_paying() -> None:
    """§5.8 R92 Coinage between placing and paying: what is gone cannot pay any more."""
    w = world(
        "capital gallia, 2 crops, 2 gold, marker labor 3", trees={"labor": ["masonry", "coinage"]}, cards=["caravan_1"]
    ).play(MARION, "play caravan_1", "caravan gallia-italia", "exchange gold 1")
    assert w.refuses(MARION, "pay gold") == "pay-lacks"
    w.play(MARION, "pay crops")
    assert (w.crops(MARION), w.gold(MARION)) == (1, 1)


def test_a_network_grows_with_its_caravans() -> None:
    """§5.8 A capital with a caravan on every border goes on from the lands behind them."""
    borders = ("gallia-hispania", "hispania-italia", "hispania-mauretania", "hispania-sicilia")
    caravans = ", ".join(f"caravan {border}" for border in borders)
    w = world(f"capital hispania, {caravans}, 2 gold", cards=["caravan_1", "govern"])
    assert w.seat(MARION)["network"] == ["hispania", "gallia", "italia", "mauretania", "sicilia"]
    assert w.play(MARION, "play caravan_1").refuses(MARION, "caravan libya-mauretania") == ""


# -- tribute ----------------------------------------------------------------------------------------------------------


def test_tribute_of_colonies() -> None:
    """§5.10 R15 One of its resource from each colony, none from provinces and the capital."""
    w = world(
        "capital gallia, province italia, colony rhodes, colony libya",
        tiles={"gallia": "gold 4", "italia": "gold 4", "rhodes": "crops 4", "libya": "gold 3"},
        cards=["tribute", "govern"],
    ).play(MARION, "play tribute")
    assert (w.crops(MARION), w.gold(MARION)) == (1, 1)


def test_a_colony_that_became_the_capital() -> None:
    """§5.10 R15 The capital counts as a province: no tribute from it, and no Victory Arch there."""
    w = world(
        "capital gallia, libya WWWW, 3 crops",
        "capital libya, colony rhodes, colony cyprus, libya P, 9 gold",
        "capital syria",
        tiles={"rhodes": "crops 4", "cyprus": "gold 4"},
        cards=["conquer"],
    ).play(MARION, "play conquer", f"attack libya {ANGELIKA}")
    w.play(MARION, "die 1").play(ANGELIKA, "die 1", "capital rhodes")
    assert [w.land(land)["status"] for land in ("rhodes", "cyprus")] == ["capital", "colony"]
    later = world("capital rhodes, colony cyprus", tiles={"rhodes": "crops 4", "cyprus": "gold 4"}, cards=["tribute"])
    later.play(MARION, "play tribute")
    assert (later.crops(MARION), later.gold(MARION)) == (0, 1)


def test_poor_opponents() -> None:
    """§5.10 R12 R13 The bank pays what they lack; capital and city ask for their own resource each."""
    w = world(
        "capital italia, province sicilia",
        "capital graecia, caravan italia-sicilia, 0 crops, 1 gold",
        tiles={"italia": "crops 4", "sicilia": "gold 4"},
        structures={"sicilia": ["city"]},
        cards=["tribute", "govern"],
    ).play(MARION, "play tribute")
    assert (w.crops(MARION), w.gold(MARION)) == (1, 1)
    assert (w.crops(ANGELIKA), w.gold(ANGELIKA)) == (0, 0)


def test_a_capital_with_a_city_counts_once() -> None:
    """§5.10 R14 One territory, one resource."""
    w = world(
        "capital italia",
        "capital graecia, caravan graecia-italia, 3 crops",
        tiles={"italia": "crops 4"},
        structures={"italia": ["city"]},
        cards=["tribute", "govern"],
    ).play(MARION, "play tribute")
    assert (w.crops(MARION), w.crops(ANGELIKA)) == (1, 2)


def test_the_ways_of_tribute() -> None:
    """§5.10 §6.0 Locked: one of two ways; unlocked: both, or one if the player likes."""
    empires = ("capital gallia, colony rhodes", "capital italia, caravan gallia-italia, 3 crops")
    tiles = {"gallia": "crops 4", "rhodes": "gold 3"}
    w = world(*empires, tiles=tiles, cards=["tribute", "govern"]).play(MARION, "play tribute")
    assert w.refuses(MARION, "tribute both") == "locked"
    w.play(MARION, "tribute colonies")
    assert (w.crops(MARION), w.gold(MARION), w.crops(ANGELIKA)) == (0, 1, 3)
    cities = world(*empires, tiles=tiles, cards=["tribute", "govern"]).play(MARION, "play tribute", "tribute cities")
    assert (cities.crops(MARION), cities.gold(MARION), cities.crops(ANGELIKA)) == (1, 0, 2)


def test_own_caravans_pay_no_tribute() -> None:
    """§5.10 R87 Only other players'; with neither colonies nor guests the card is refused."""
    w = world("capital italia, caravan graecia-italia", cards=["tribute", "govern"])
    assert w.refuses(MARION, "play tribute") == "no-tribute"
    assert w.seat(NICOLE)["caravans"] == []


def test_a_city_built_where_a_caravan_lies() -> None:
    """§5.10 R111 No heritage for it, but tribute and contact from then on."""
    w = world(
        "capital syria, province italia, 9 gold, emphasis civil",
        "capital graecia, caravan graecia-italia, 3 crops",
        tiles={"italia": "crops 4"},
        cards=["build", "tribute"],
        turn=2,
        position=1,
        position_before=0,
    )
    assert w.seat(ANGELIKA)["empire"]["contacts"]["has"] == 1  # wine
    w.play(MARION, "play build", "build city italia", "play tribute")
    assert (w.crops(MARION), w.crops(ANGELIKA)) == (1, 2)
    assert w.seat(ANGELIKA)["empire"]["contacts"]["has"] == 2
    assert sum(w.seat(ANGELIKA)["heritage"].values()) == 0
