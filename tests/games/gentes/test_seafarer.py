"""§4.1.seafarer Building cities and hometowns, taking one back, activating a region."""

from __future__ import annotations

import pytest

from tests.games.gentes.world import ANNA, BEN, World, world

SIX = "at athenai, at syracusae, at cnossus, at ephesus, at scribes_temple, at inventors_trade"


def building(mat: str, tile: str = "seafarer_4", *others: str, **more: object) -> World:
    """Return the moment at which Anna builds, or takes a city back."""
    return world(mat, *others, **more).play(ANNA, f"tile {tile}", "doubles 1")


def test_a_space_must_be_free() -> None:
    """§4.1.seafarer A free space that shows the tile's symbol, a major city or a hometown."""
    w = building("at athenai", "seafarer_1", "at ephesus")
    assert w.refuses(ANNA, "build ephesus") == "space-taken"
    assert w.refuses(ANNA, "build athenai") == "space-taken"
    assert w.refuses(ANNA, "build delphi") == "wrong-symbol"
    assert w.may(ANNA) == {
        "build olympia",
        "build byblos",
        "build scribes_temple",
        "build philosophers_temple",
        "build inventors_temple",
    }


def test_only_the_region_of_the_new_city() -> None:
    """§4.1.seafarer All own major cities of this region, the new one included, none of others and none elsewhere."""
    w = building("at syracusae, at corinthus, at tyrus, 6 coins", "seafarer_4", "at cnossus").play(ANNA, "build sparta")
    assert (w.coins(ANNA), w.points(ANNA), w.points(BEN)) == (10, 2, 0)


def test_a_hometown_activates_a_region_of_choice() -> None:
    """§4.1.seafarer All own major cities of any one region, or of an empty one; hometowns yield nothing (A7, A8)."""
    w = building("at syracusae, at corinthus, at pergamon, 0 coins", "seafarer_1", "", "")
    w.play(ANNA, "build scribes_temple")
    assert w.may(ANNA) == {"region red", "region yellow", "region green"}
    red = world("at syracusae, at corinthus, at pergamon, 0 coins").play(ANNA, "tile seafarer_1", "doubles 1")
    red.play(ANNA, "build scribes_temple", "region red")
    assert (red.coins(ANNA), red.points(ANNA), red.cubes(ANNA)) == (10, 0, (0, 0))
    w.play(ANNA, "region yellow")
    assert (w.coins(ANNA), w.points(ANNA), w.cubes(ANNA)) == (0, 0, (0, 0))


def test_without_major_cities_no_region_is_asked() -> None:
    """§4.1.seafarer A first hometown activates nothing (A8)."""
    w = building("", "seafarer_1").play(ANNA, "build inventors_temple")
    assert w.asked == BEN


def test_no_taking_back_with_cities_in_supply() -> None:
    """§4.1.seafarer Only without cities in the supply is one taken back (A12)."""
    five = SIX.removesuffix(", at inventors_trade")
    w = building(five, "seafarer_3")
    assert w.asks == "build"
    assert w.refuses(ANNA, "clear athenai") == "not-asked-now"


def test_relocation() -> None:
    """§4.1.seafarer Any own city is taken back and built again; the freed space is free for all at once (A69)."""
    w = building(SIX, "seafarer_3")
    assert w.asks == "clear"
    assert len(w.may(ANNA)) == 6
    assert w.refuses(ANNA, "clear olympia") == "not-your-city"
    w.play(ANNA, "clear syracusae")
    assert w.seen["spaces"]["syracusae"] is None
    coins = w.coins(ANNA)
    w.play(ANNA, "build syracusae")
    assert (w.mat(ANNA)["supply"], w.coins(ANNA) - coins, w.points(ANNA)) == (0, 5, 2 + 8)


def test_relocation_activates_without_the_old_city() -> None:
    """§4.1.seafarer The city taken back does not yield (A69)."""
    w = building(f"{SIX}, bonus cities", "seafarer_3").play(ANNA, "clear cnossus", "build corinthus")
    assert (w.points(ANNA), w.coins(ANNA), w.cubes(ANNA)) == (0, 20 + 10, (1, 0))
    town = building(f"{SIX}, bonus cities", "seafarer_3").play(
        ANNA, "clear cnossus", "build philosophers_trade", "region red"
    )
    assert (town.points(ANNA), town.coins(ANNA)) == (0, 25)


def test_relocation_keeps_played_cards_and_the_bonus() -> None:
    """§4.1.seafarer Cards that needed the city stay (A69); the bonus is kept, and comes only once (A13)."""
    w = building(f"{SIX}, bonus cities, played harbour", "seafarer_3").play(ANNA, "clear syracusae", "build tyrus")
    assert (w.mat(ANNA)["played"], w.mat(ANNA)["bonuses"], w.points(ANNA)) == (["harbour"], ["cities"], 0)


def test_no_target_no_action() -> None:
    """§4.1.A1 Without a free space of the symbol no tile; own spaces count with an empty supply (A70)."""
    others = "at athenai, at olympia, at ephesus, at byblos, at scribes_temple, at philosophers_temple"
    assert world("", others).refuses(ANNA, "tile seafarer_1") == ""
    w = world("at inventors_temple", others)
    assert w.refuses(ANNA, "tile seafarer_1") == "no-space"
    full = "at inventors_temple, at delphi, at dodona, at tyrus, at miletus, at troia"
    last = world(full, others).play(ANNA, "tile seafarer_1", "doubles 1")
    assert last.may(ANNA) == {"clear inventors_temple"}
    assert last.refuses(ANNA, "clear delphi") == "nowhere-to-go"
    last.play(ANNA, "clear inventors_temple")
    assert last.may(ANNA) == {"build inventors_temple"}


def test_a_used_hometown_stays_used() -> None:
    """§4.1.home Taken back and rebuilt, a hometown stays used for its player; another one may use it (A11)."""
    six = "at athenai, at syracusae, at cnossus, at ephesus, at delphi, at inventors_temple, tired inventors_temple"
    w = building(f"{six}, 1 cubes", "seafarer_1").play(
        ANNA, "clear inventors_temple", "build inventors_temple", "region green"
    )
    w.play(BEN, "tax short")
    w.play(ANNA, "tax short")
    assert w.asks != "help"
    other = world(f"{six}, 1 cubes", "0 coins").play(ANNA, "tile seafarer_2", "doubles 1", "clear inventors_temple")
    other.play(ANNA, "build dodona", "done").play(BEN, "tile seafarer_1", "doubles 1", "build inventors_temple")
    other.play(ANNA, "tax short")
    while other.asked == ANNA:
        other.play(ANNA, "done")
    other.play(BEN, "tax short", "use inventors_temple")
    assert other.coins(BEN) == 8


def test_hometowns_are_cities_with_symbols() -> None:
    """§4.1.chronicler Hometowns meet requirements with their symbol and count for the six cities (A6)."""
    w = world("hand harbour, 2 soldier, 2 merchant, at inventors_trade").play(ANNA, "tile chronicler_9", "play harbour")
    assert w.mat(ANNA)["played"] == ["harbour"]
    five = "at scribes_temple, at scribes_oracle, at scribes_trade, at inventors_temple, at inventors_oracle"
    built = building(five, "seafarer_3").play(ANNA, "build inventors_trade")
    assert (built.mat(ANNA)["bonuses"], built.points(ANNA)) == (["cities"], 8)


@pytest.mark.parametrize(("cubes", "after"), [(0, 2), (2, 4), (3, 4), (4, 4)])
def test_temples_overflow(cubes: int, after: int) -> None:
    """§4.1.seafarer Two temples in one region bring two cubes, as far as the area has room (A39)."""
    w = building(f"at athenai, {cubes} temple", "seafarer_1").play(ANNA, "build olympia")
    assert w.cubes(ANNA) == (after, 0)
    oracle = building(f"at delphi, {cubes} oracle", "seafarer_2").play(ANNA, "build dodona")
    assert oracle.cubes(ANNA) == (0, after)
