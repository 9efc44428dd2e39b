"""The worked examples of the rulebook (T1 … T22) and the rules with a number (U1 … U13)."""

from __future__ import annotations

import pytest

from tests.games.gentes.world import ANNA, BEN, CLEO, DORA, World, new_world, world

COLUMNS = ["merchant", "artisan", "noble", "soldier", "priest", "scholar"]
GROUPS = {"noble", "artisan", "soldier", "merchant", "priest", "scholar"}
ROW = ["altar", "well", "harbour", "trading_post", "insula", "catapult", "granary", "marketplace"]


def trains(price: str, *people: str, mat: str = "") -> str:
    """Return why a philosopher's tile does not train these people, the merchant's tile lying leftmost."""
    return world(mat, columns=COLUMNS).refuses(ANNA, f"tile {price}", *[f"train {group}" for group in people])


def takes(tile: str, *cards: str, **more: object) -> str:
    """Return why a scribe's tile does not bring these cards."""
    w = world("", **more)
    w.play(ANNA, f"tile {tile}", *(["doubles 0"] if tile != "scribe_1" else []))
    return w.refuses(ANNA, *[f"take {card}" for card in cards])


def test_t1_start_population() -> None:
    """§3.0 T1 A noble, a merchant and two priests; four in all."""
    w = world("hand altar", "hand well", phase="people")
    w.play(ANNA, "settle noble", "settle merchant", "settle priest", "settle priest")
    assert w.people(ANNA) == "1 noble, 1 merchant, 2 priest"
    assert w.mat(ANNA)["all_people"] == 4
    assert w.asked == BEN


def test_t2_price_of_a_tile() -> None:
    """§4.1.A1 T2 The philosopher's tile of 8 costs 8 coins."""
    w = world("12 coins").play(ANNA, "tile philosopher_4")
    assert w.coins(ANNA) == 4
    assert w.time(ANNA)["tiles"] == ["philosopher_4"]


@pytest.mark.parametrize(("doubles", "free"), [(1, 2), (0, 1)])
def test_t3_two_hourglasses(doubles: int, free: int) -> None:
    """§4.1.A2 T3 The scribe's tile of 8 with one double leaves two of four fields, with two singles one."""
    w = world("3 singles").play(ANNA, "tile scribe_3", f"doubles {doubles}")
    assert w.time(ANNA)["free"] == free
    assert (w.time(ANNA)["doubles"], w.time(ANNA)["singles"]) == (doubles, 5 - 2 * doubles)


def test_t4_push_back() -> None:
    """§4.1.philosopher T4 A third priest pushes the fourth scholar back."""
    w = world("2 priest, 4 scholar").play(ANNA, "tile philosopher_1", "train priest")
    assert w.people(ANNA) == "3 priest, 3 scholar"


def test_t5_two_people_and_their_tiles() -> None:
    """§4.1.philosopher T5 A merchant and an artisan for 4 coins; first the artisan's tile goes to the end."""
    for first, second in (("merchant", "artisan"), ("artisan", "merchant")):
        w = world("", columns=COLUMNS).play(ANNA, "tile philosopher_1", f"train {first}", f"train {second}")
        assert (w.people(ANNA), w.coins(ANNA)) == ("1 artisan, 1 merchant", 16)
        assert w.seen["columns"] == ["noble", "soldier", "priest", "scholar", "artisan", "merchant"]


def test_t6_what_four_coins_train() -> None:
    """§4.1.philosopher T6 One person of any group, two of the first two columns only."""
    assert {group for group in GROUPS if not trains("philosopher_1", group)} == GROUPS
    pairs = {(a, b) for a in COLUMNS for b in COLUMNS if not trains("philosopher_1", a, b)}
    assert pairs == {(a, b) for a in COLUMNS[:2] for b in COLUMNS[:2]}
    assert trains("philosopher_1", "merchant", "noble") == "too-dear"


def test_t7_a_major_city_activates_its_region() -> None:
    """§4.1.seafarer T7 Athenai brings a temple cube, Syracusae and Cnossus of its region 5 coins and 2 points."""
    w = world("at syracusae, at cnossus, at ephesus, 0 coins").play(ANNA, "tile seafarer_1", "doubles 1")
    w.play(ANNA, "build athenai")
    assert (w.coins(ANNA), w.points(ANNA), w.cubes(ANNA)) == (5, 2, (1, 0))


def test_t8_inventors_double_the_tax() -> None:
    """§4.1.home T8 One hourglass brings 4 + 4 coins with a hometown of the inventors, which is used then."""
    w = world("at inventors_oracle, 0 coins").play(ANNA, "tax short", "use inventors_oracle")
    assert (w.coins(ANNA), w.time(ANNA)["singles"]) == (8, 2)
    assert w.mat(ANNA)["tired"] == ["inventors_oracle"]


def test_t10_what_eight_coins_take() -> None:
    """§4.1.scribe T10 Any one of eight, two of the first six, or just the first three; three of four need 10 coins."""
    take = [card for card in ROW if not takes("scribe_3", card, market=ROW)]
    assert take == ROW
    two = {(a, b) for a in ROW for b in ROW if a < b and not takes("scribe_3", a, b, market=ROW)}
    assert two == {(a, b) for a in ROW[:6] for b in ROW[:6] if a < b}
    assert takes("scribe_3", *ROW[:3], market=ROW) == ""
    assert takes("scribe_3", ROW[0], ROW[1], ROW[3], market=ROW) == "too-far-right"
    assert takes("scribe_5", ROW[0], ROW[1], ROW[3], market=ROW) == ""
    assert takes("scribe_5", ROW[0], ROW[1], ROW[4], market=ROW) == "too-far-right"


def test_t11_the_discard_pile() -> None:
    """§4.1.scribe T11 Ten coins bring up to two cards of the discard pile, never together with cards of the row."""
    assert takes("scribe_5", "altar", "forge", round=3) == ""
    assert takes("scribe_5", "altar", "forge", "stele", round=3) != ""
    assert takes("scribe_5", "altar", "academy", round=3) == "not-mixed"
    assert takes("scribe_3", "altar", round=3) == ""
    w = world("", round=3).play(ANNA, "tile scribe_5", "doubles 1", "take altar", "take forge")
    assert (w.mat(ANNA)["hand"], w.asked) == (["altar", "forge"], BEN)
    assert "altar" not in w.seen["pile"]


def forge(mat: str = "3 artisan, 1 soldier, 2 scholar", **more: object) -> World:
    """Anna plays the Forge by the tile of 5."""
    return world(f"hand forge, {mat}", **more).play(ANNA, "tile chronicler_9", "play forge")


def test_t12_the_forge() -> None:
    """§4.1.chronicler T12 The Forge needs 2 artisans, a soldier and a scholar, brings 1 point and costs a scholar."""
    w = forge()
    assert w.people(ANNA) == "3 artisan, 1 soldier, 1 scholar"
    assert (w.mat(ANNA)["parts"]["cards"], w.mat(ANNA)["played"], w.mat(ANNA)["hand"]) == (1, ["forge"], [])


def test_t13_symbols_of_the_forge() -> None:
    """§4.1.chronicler T13 Its row-3 symbol would bring 1, its third symbol of row 4 brings 3: 1 + 3 points."""
    w = forge("3 artisan, 1 soldier, 2 scholar, played altar, played well")
    assert w.mat(ANNA)["symbols"] == {"cult": 1, "culture": 0, "power": 1, "economy": 3}
    assert w.points(ANNA) == 4


def test_t14_three_cubes_train_a_noble() -> None:
    """§4.1.B T14 Two cubes of the oracle and one of the temple: a second noble."""
    w = world("1 noble, 1 temple, 2 oracle").play(ANNA, "recruit noble 1")
    assert (w.people(ANNA), w.cubes(ANNA)) == ("2 noble", (0, 0))


def test_t15_cubes_instead_of_a_scholar() -> None:
    """§4.1.B T15 One cube of the temple and two of the oracle keep the scholar; one temple cube alone does not."""
    w = forge("3 artisan, 1 soldier, 2 scholar, 1 temple, 2 oracle")
    assert w.asks == "lose"
    assert w.may(ANNA) == {"lose scholar", "spare 1"}
    w.play(ANNA, "spare 1")
    assert (w.people(ANNA), w.cubes(ANNA)) == ("3 artisan, 1 soldier, 2 scholar", (0, 0))
    poor = forge("3 artisan, 1 soldier, 2 scholar, 1 temple")
    assert (poor.people(ANNA), poor.cubes(ANNA)) == ("3 artisan, 1 soldier, 1 scholar", (1, 0))


def test_t16_two_nobles_become_others() -> None:
    """§4.1.B T16 One cube of the oracle: two nobles become a scholar and a soldier."""
    w = world("3 noble, 1 oracle").play(ANNA, "swap noble scholar", "swap noble soldier")
    assert (w.people(ANNA), w.cubes(ANNA)) == ("1 noble, 1 soldier, 1 scholar", (0, 0))
    assert w.asks == "turn"


def test_t17_tidying_the_time_track() -> None:
    """§4.2.B T17 Tiles go back, singles vanish, one double stays as one single."""
    w = world("tile scribe_1, tile leader, 3 singles, 1 doubles, at athenai", phase="decline")
    track = w.time(ANNA)
    assert (track["tiles"], track["singles"], track["doubles"], track["free"]) == ([], 1, 0, 6)
    assert w.seen["tiles"]["scribe_1"] is None


def test_t18_a_new_epoch() -> None:
    """§4.2.C T18 One cube leaves each track; row and stock go to the discard pile; eight new cards lie there."""
    w = world("at athenai", phase="decline", round=2)
    fresh = set(w.seen["stock"])
    assert (len(w.seen["pile"]), len(fresh)) == (18, 18)
    w.any_cards()
    assert (w.seen["round"], w.seen["epoch"]) == (3, 2)
    assert len(set(w.seen["market"]) & fresh) == 8
    assert (w.time(ANNA)["cubes"], w.time(BEN)["cubes"], w.time(ANNA)["free"]) == (4, 4, 8)


def test_t19_trading_post() -> None:
    """§4.2.D T19 Appolonia 2 points, Syracusae 5 coins, 3 of them for a point by the Trading Post."""
    w = world("at appolonia, at syracusae, played trading_post, 0 coins", "", "", phase="activate", round=1)
    w.play(ANNA, "activate appolonia", "activate syracusae", "exchange trading_post")
    assert (w.coins(ANNA), w.points(ANNA)) == (2, 3)


def test_t20_the_draft() -> None:
    """§3.0 T20 Nine cards for three; each takes two, last to first; three are shuffled back."""
    w = new_world(3).chance("start 1", *[f"column {group}" for group in COLUMNS])
    w.any_cards()
    assert len(w.seen["revealed"]) == 9
    takers = []
    for _ in range(6):
        takers.append(w.asked)
        w.play(w.asked, f"draft {w.seen['revealed'][0]}")
    assert takers == [ANNA, CLEO, BEN, ANNA, CLEO, BEN]
    assert (w.asks, w.seen["revealed"], len(w.seen["stock"])) == ("settle", [], 12)
    assert [w.mat(seat)["hand_size"] for seat in range(3)] == [2, 2, 2]


@pytest.mark.parametrize(("earlier", "points"), [((), 1), (("well", "trading_post"), 3)])
def test_t21_so_many_symbols_so_many_points(earlier: tuple[str, ...], points: int) -> None:
    """§4.1.chronicler T21 The first symbol of a kind brings 1 point, the third 3."""
    w = forge(", ".join(["3 artisan, 1 soldier, 2 scholar", *[f"played {card}" for card in earlier]]))
    assert w.mat(ANNA)["parts"]["symbols"] == points


def test_t22_the_first_game() -> None:
    """§3.0 T22 Hands and people of a first game, from the start player on."""
    w = new_world(4, first_game="on").chance("start 2", *[f"column {group}" for group in COLUMNS])
    assert w.mat(CLEO)["hand"] == ["treasury", "stele"]
    assert w.people(CLEO) == "1 noble, 1 merchant, 2 priest"
    assert (w.mat(DORA)["hand"], w.people(DORA)) == (["insula", "training_ground"], "1 noble, 3 soldier")
    assert (w.mat(ANNA)["hand"], w.people(ANNA)) == (["marketplace", "shipyard"], "1 artisan, 3 merchant")
    assert (w.mat(BEN)["hand"], w.people(BEN)) == (["scriptorium", "road"], "1 artisan, 3 scholar")


def test_u1_taxes() -> None:
    """§4.1.tax U1 One hourglass 4 coins, two hourglasses 8 coins, and no tile."""
    short = world("0 coins").play(ANNA, "tax short")
    long = world("0 coins").play(ANNA, "tax long", "doubles 0")
    assert (short.coins(ANNA), short.time(ANNA)["singles"]) == (4, 2)
    assert (long.coins(ANNA), long.time(ANNA)["singles"]) == (8, 3)
    assert (short.time(ANNA)["tiles"], long.time(ANNA)["tiles"]) == ([], [])


def test_u2_new_start_player() -> None:
    """§4.1.leader U2 The tile alone, no hourglass, 2 coins; start player of the next round."""
    w = world("0 coins, 6 singles").play(ANNA, "tile leader")
    assert (w.coins(ANNA), w.time(ANNA)["free"], w.time(ANNA)["tiles"]) == (2, 0, ["leader"])
    assert (w.time(ANNA)["singles"], w.seen["start"]) == (6, ANNA)
    ben = world("6 singles", "6 singles", active=BEN, start=ANNA)
    ben.play(BEN, "tile leader")
    assert ben.seen["start"] == ANNA
    ben.play(ANNA, "tax short").any_cards()
    assert (ben.seen["start"], ben.seen["round"], ben.asked) == (BEN, 2, BEN)


def test_u3_four_cubes_in_temple_and_oracle() -> None:
    """§4.1.seafarer U3 Temple and oracle hold four cubes each; more are lost."""
    w = world("at athenai, at delphi, 3 temple, 4 oracle").play(ANNA, "tile seafarer_1", "doubles 1", "build olympia")
    assert w.cubes(ANNA) == (4, 4)


def test_u4_bonus_tiles() -> None:
    """§4.1.B U4 Eight points for the first, four for later ones; one tile per category."""
    five = "at athenai, at olympia, at delphi, at dodona, at syracusae"
    w = world(five, "at ephesus, at byblos, at didyma, at patara, at tyrus, 12 coins")
    w.play(ANNA, "tile seafarer_3", "doubles 1", "build corinthus", "done")
    assert (w.mat(ANNA)["parts"]["bonuses"], w.mat(ANNA)["bonuses"]) == (8, ["cities"])
    w.play(BEN, "tile seafarer_4", "doubles 1", "build miletus")
    assert (w.mat(BEN)["parts"]["bonuses"], w.mat(BEN)["bonuses"]) == (4, ["cities"])


@pytest.mark.parametrize(
    ("cards", "may"),
    [(3, None), (4, None), (5, {"doubles 0", "doubles 1"}), (7, {"doubles 0", "doubles 1", "doubles 2"})],
)
def test_u6_hand_limit(cards: int, may: set[str] | None) -> None:
    """§4.2.E U6 One hourglass for each card above three; several may be doubles."""
    hand = ["altar", "well", "harbour", "trading_post", "insula", "catapult", "granary"][:cards]
    w = world(", ".join(f"hand {card}" for card in hand), phase="limit")
    if may is None:
        assert w.asks == "turn"
        assert w.time(ANNA)["singles"] == 1 + cards - 3
        return
    assert w.may(ANNA) == may
    w.play(ANNA, "doubles 1")
    assert (w.time(ANNA)["singles"], w.time(ANNA)["doubles"]) == (1 + cards - 5, 1)


@pytest.mark.parametrize(("card", "half"), [("altar", 1), ("forge", 1), ("stele", 1), ("catapult", 2)])
def test_u8_half_the_points_of_hand_cards(card: str, half: int) -> None:
    """§5.0.A U8 Half the points, rounded up: for a fulfilled card, against one that is not."""
    people = "3 priest, 1 noble, 2 artisan, 2 soldier, 2 scholar"
    able = world(f"hand {card}, {people}, 0 coins, 0 singles", phase="final", round=6).play(ANNA, f"score {card}")
    assert able.points(ANNA) == half
    unable = world(f"hand {card}, 0 coins, 0 singles", phase="final", round=6)
    assert (unable.match.over, unable.points(ANNA)) == (True, -half)


@pytest.mark.parametrize(
    ("mat", "points"),
    [
        ("9 coins", 0),
        ("10 coins", 1),
        ("29 coins", 2),
        ("1 temple", 0),
        ("1 temple, 1 oracle", 1),
        ("4 temple, 3 oracle", 3),
    ],
)
def test_u9_coins_and_cubes(mat: str, points: int) -> None:
    """§5.0.B §5.0.C U9 One point for 10 coins, one for two cubes of temple and oracle together."""
    w = world(f"0 coins, 0 singles, {mat}" if "coins" not in mat else f"0 singles, {mat}", phase="final", round=6)
    assert w.points(ANNA) == points


@pytest.mark.parametrize(("left", "lost"), [(0, 0), (1, 2), (2, 4), (3, 8), (4, 16), (5, 16)])
def test_u10_hourglasses_left(left: int, lost: int) -> None:
    """§5.0.D U10 One, two, three, four and more hourglasses cost 2, 4, 8, 16 points."""
    w = world(f"0 coins, {left} singles", phase="final", round=6)
    assert w.points(ANNA) == -lost


TILES = {
    2: "philosopher 1 4, seafarer 1 2 3 4, scribe 1 3 5, chronicler 1 2 6 7 9",
    3: "philosopher 1 3 4, seafarer 1 2 3 5 6 7 8, scribe 1 2 3 5, chronicler 1 2 3 5 7 8 9",
    4: "philosopher 1 2 3 4, seafarer 1 2 3 4 5 6 7 8 9, scribe 1 2 3 4 5, chronicler 1 2 3 4 5 6 7 8 9",
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_u12_what_is_in_play(seats: int) -> None:
    """§3.0 U12 Two players: no yellow region; tiles by the number of players."""
    seen = world(*[""] * seats).seen
    named = [words.split() for words in TILES[seats].split(", ")]
    assert set(seen["tiles"]) == {f"{name}_{n}" for name, *numbers in named for n in numbers} | {"leader"}
    assert ("cyrene" in seen["spaces"], "athenai" in seen["spaces"], "ephesus" in seen["spaces"]) == (
        seats > 2,
        True,
        True,
    )
    assert len(seen["spaces"]) == 33 - (8 if seats == 2 else 0)


def test_u13_eighteen_people() -> None:
    """§4.1.philosopher U13 Eighteen people are three full rows."""
    w = world("6 noble, 3 soldier, 3 merchant, 5 priest, 0 coins, 3 temple").play(ANNA, "recruit scholar 3")
    assert w.mat(ANNA)["all_people"] == 18
    assert (w.mat(ANNA)["bonuses"], w.points(ANNA)) == (["people"], 8)
    full = world("3 noble, 3 artisan, 3 soldier, 3 merchant, 3 priest, 3 scholar, 3 temple, bonus people")
    full.play(ANNA, "recruit scholar 3")
    assert (full.mat(ANNA)["all_people"], full.points(ANNA)) == (18, 0)
