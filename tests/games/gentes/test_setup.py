"""§3.0 The setup, and what lies in the box."""

from __future__ import annotations

import pytest

from saecula.games.gentes import TITLE
from saecula.kernel.state import NATURE
from tests.games.gentes.world import ANNA, BEN, CLEO, DORA, World, new_world, world

COLUMNS = ["priest", "noble", "scholar", "soldier", "artisan", "merchant"]


def dealt(seats: int, start: int, **options: str) -> World:
    """Return a new match after chance has spoken: the start player, the training tiles, the cards of the draft."""
    w = new_world(seats, **options).chance(f"start {start}", *[f"column {group}" for group in COLUMNS])
    return w.any_cards()


def draft_all(w: World) -> list[int]:
    """Everybody takes the first card; return who took, in order."""
    takers = []
    while w.asks == "draft":
        takers.append(w.asked)
        w.play(w.asked, f"draft {w.seen['revealed'][0]}")
    return takers


def test_everybody_begins_alike() -> None:
    """§3.0 §2.2 §2.8 20 coins, 0 points, nobody, 5 cubes and a single hourglass on 12 fields, six cities."""
    w = dealt(4, 0)
    for seat in (ANNA, BEN, CLEO, DORA):
        mat = w.mat(seat)
        assert (mat["coins"], mat["points"], mat["all_people"], mat["supply"]) == (20, 0, 0, 6)
        track = mat["time"]
        assert (track["fields"], track["cubes"], track["singles"], track["doubles"], track["free"]) == (12, 5, 1, 0, 6)
        assert (mat["temple"], mat["oracle"], mat["hand_size"]) == (0, 0, 0)


def test_coins_lie_open() -> None:
    """§3.0 Everybody sees everybody's coins."""
    w = world("7 coins", "9 coins")
    assert [mat["coins"] for mat in w.match.view(BEN)["seats"]] == [7, 9]


def test_chance_names_the_start_player_and_lays_the_training_tiles() -> None:
    """§3.0 §2.7 Any seat may begin; six training tiles lie in any order (A60)."""
    w = new_world(3)
    assert w.asks == "start"
    assert [choice.notation for choice in w.match.choices(NATURE)] == ["start 0", "start 1", "start 2"]
    w.chance("start 2")
    assert w.asks == "column"
    for n, group in enumerate(COLUMNS):
        assert len(w.match.choices(NATURE)) == 6 - n
        w.chance(f"column {group}")
    assert w.seen["columns"] == COLUMNS
    assert (w.seen["start"], w.asks) == (2, "card")


@pytest.mark.parametrize(
    ("seats", "start", "takers"),
    [
        (2, 0, [BEN, ANNA, BEN, ANNA]),
        (3, 2, [BEN, ANNA, CLEO, BEN, ANNA, CLEO]),
        (4, 1, [ANNA, DORA, CLEO, BEN, ANNA, DORA, CLEO, BEN]),
    ],
)
def test_draft_order(seats: int, start: int, takers: list[int]) -> None:
    """§3.0 From the right of the start player counter-clockwise, the start player last, and the same again (A60)."""
    w = dealt(seats, start)
    assert len(w.seen["revealed"]) == 3 * seats
    assert w.refuses(takers[0], f"draft {w.seen['stock'][0]}") == "not-revealed"
    assert draft_all(w) == takers


@pytest.mark.parametrize(("seats", "left"), [(2, 14), (3, 12), (4, 10)])
def test_what_is_left_goes_back_and_eight_cards_are_laid_out(seats: int, left: int) -> None:
    """§3.0 Cards of the draft that nobody took are in the stack again; then the row of eight (A60)."""
    w = dealt(seats, 0)
    draft_all(w)
    assert (len(w.seen["stock"]), w.seen["market"]) == (left, [None] * 8)
    for seat in range(seats):
        w.play(seat, *["settle noble"] * 4)
    w.any_cards()
    assert (len(w.seen["stock"]), None in w.seen["market"]) == (left - 8, False)
    assert (w.seen["round"], w.asks, w.asked) == (1, "turn", ANNA)


def test_people_from_the_start_player_on() -> None:
    """§3.0 The start player chooses people first, then clockwise, open to all (A53)."""
    w = dealt(3, 1)
    draft_all(w)
    askers = []
    while w.asks == "settle":
        askers.append(w.asked)
        w.play(w.asked, "settle noble", "settle artisan", "settle soldier", "settle scholar")
    assert askers == [BEN, CLEO, ANNA]
    assert w.match.view(ANNA)["seats"][BEN]["all_people"] == 4


@pytest.mark.parametrize(
    "people", ["4 priest", "1 priest, 3 scholar", "2 noble, 2 artisan", "1 noble, 1 soldier, 1 merchant, 1 scholar"]
)
def test_any_split_of_four_people(people: str) -> None:
    """§3.0 Exactly four in any split, also all of one group or of one row (A62)."""
    w = world("hand altar", phase="people")
    draft = [f"settle {part.split()[1]}" for part in people.split(", ") for _ in range(int(part[0]))]
    assert w.refuses(ANNA, *draft[:3], "done") == "too-few-taken"
    w.play(ANNA, *draft)
    assert (w.people(ANNA), w.asked) == (people, BEN)


def test_first_game_with_fewer_players() -> None:
    """§3.0 A first game has no draft and no choice of people; hands nobody has are in the stack (A61)."""
    w = new_world(2, first_game="on").chance("start 1", *[f"column {group}" for group in COLUMNS])
    assert (w.mat(BEN)["hand"], w.mat(ANNA)["hand"]) == (["treasury", "stele"], ["insula", "training_ground"])
    assert {"marketplace", "shipyard", "scriptorium", "road"} <= set(w.seen["stock"])
    assert len(w.seen["stock"]) == 14
    w.any_cards()
    assert (w.asks, w.asked, len(w.seen["stock"])) == ("turn", BEN, 6)


def test_first_game_is_an_option() -> None:
    """§3.0 Options: first game, expert tax, open hands, the extra person's row, coins that break ties (A86)."""
    assert TITLE.seats == (2, 3, 4)
    options = {option.key: (option.values, option.default) for option in TITLE.options}
    assert options == {
        "first_game": (("off", "on"), "off"),
        "no_four_coin_tax": (("off", "on"), "off"),
        "open_hands": (("off", "on"), "off"),
        "extra_person": (("any_row", "two_row"), "any_row"),
        "tie_coins": (("left", "all"), "left"),
        "unscored_cards": (("free", "lost"), "free"),
    }


def test_bonus_stacks() -> None:
    """§3.0 §2.6 Three stacks, 8 on top, then 4 for each other player: the fourth player still finds one."""
    six = ["athenai, olympia, delphi, dodona, syracusae, corinthus", "ephesus, byblos, didyma, patara, tyrus, miletus"]
    six += ["cyrene, memphis, ammonium, thebae, alexandria, carthago"]
    mats = [", ".join(f"at {space}" for space in [*spaces.split(", ")]) + ", bonus cities" for spaces in six]
    for seats in (2, 3, 4):
        w = world(*mats[: seats - 1], "at cnossus", active=seats - 1)
        assert w.seen["bonuses"]["cities"] == {"next": 4, "taken": list(range(seats - 1))}
        assert w.seen["bonuses"]["cards"] == {"next": 8, "taken": []}
    full = world(mats[0], mats[1])
    assert full.seen["bonuses"]["cities"] == {"next": None, "taken": [ANNA, BEN]}


@pytest.mark.parametrize("option", ["off", "on"])
def test_expert_tax(option: str) -> None:
    """§3.0 Experts may close the field of 4 coins; 8 coins for two hourglasses stay (A29, A54)."""
    w = world("6 singles, 0 coins", options={"no_four_coin_tax": option})
    assert w.refuses(ANNA, "tax short") == ("tax-closed" if option == "on" else "")
    w.play(ANNA, "tax long")
    assert (w.coins(ANNA), w.time(ANNA)["doubles"], w.time(ANNA)["free"]) == (8, 1, 0)


CITIES = {
    ("red", "temple"): "athenai olympia",
    ("red", "oracle"): "delphi dodona",
    ("red", "trade"): "syracusae corinthus",
    ("red", "points"): "cnossus sparta",
    ("yellow", "temple"): "cyrene memphis",
    ("yellow", "oracle"): "ammonium thebae",
    ("yellow", "trade"): "alexandria carthago",
    ("yellow", "points"): "appolonia leptis_magna",
    ("green", "temple"): "ephesus byblos",
    ("green", "oracle"): "didyma patara",
    ("green", "trade"): "tyrus miletus",
    ("green", "points"): "pergamon troia",
}
YIELD = {"temple": (0, 0, 1, 0), "oracle": (0, 0, 0, 1), "trade": (5, 0, 0, 0), "points": (0, 2, 0, 0)}


@pytest.mark.parametrize(("region", "symbol"), CITIES)
def test_major_cities(region: str, symbol: str) -> None:
    """§2.1 24 major cities in three regions; each is built by its symbol's tile or by Any, and brings its reward."""
    tile = {"temple": "seafarer_1", "oracle": "seafarer_2", "trade": "seafarer_3", "points": "seafarer_8"}[symbol]
    for city in CITIES[region, symbol].split():
        w = world("6 coins", "", "").play(ANNA, f"tile {tile}", "doubles 1", f"build {city}")
        seen = (w.coins(ANNA) - (0 if symbol == "points" else 6), w.points(ANNA), *w.cubes(ANNA))
        assert seen == YIELD[symbol]
        neighbour = CITIES[region, "points"].split()[0]
        if symbol != "points":
            both = world(f"6 coins, at {neighbour}", "", "").play(ANNA, f"tile {tile}", "doubles 1", f"build {city}")
            assert both.points(ANNA) == 2


@pytest.mark.parametrize("kind", ["scribes", "philosophers", "inventors"])
def test_hometown_spaces(kind: str) -> None:
    """§2.1 Nine hometowns, one of each symbol in each of three kinds."""
    for symbol, tile in (("temple", "seafarer_1"), ("oracle", "seafarer_2"), ("trade", "seafarer_3")):
        w = world("").play(ANNA, f"tile {tile}", "doubles 1")
        towns = {f"build {kind}_{other}" for other in ("temple", "oracle", "trade")}
        assert w.may(ANNA) & towns == {f"build {kind}_{symbol}"}


TILES = {
    "philosopher": [(4, 1), (5, 1), (6, 1), (8, 1)],
    "seafarer": [(0, 3), (0, 3), (0, 3), (6, 2), (3, 2), (3, 2), (3, 2), (6, 3), (4, 2)],
    "scribe": [(6, 1), (7, 1), (8, 2), (9, 2), (10, 2)],
    "chronicler": [(0, 2), (1, 2), (2, 2), (3, 2), (1, 1), (2, 1), (3, 1), (4, 1), (5, 1)],
}
SEAFARERS = ["temple", "oracle", "trade", "any", "temple", "oracle", "trade", "any", "any"]


def test_action_tiles() -> None:
    """§2.4 28 tiles with their coins and hourglasses (§2.5); the start player's gives 2 coins."""
    sources = world("", "", "", "").match.view(ANNA)["sources"]
    seen = {source["source"]: (source["coins"], source["hourglasses"]) for source in sources}
    want = {f"tile/{action}_{n + 1}": numbers for action, tiles in TILES.items() for n, numbers in enumerate(tiles)}
    assert seen == want | {"tile/leader": (0, 0), "tax/short": (0, 1), "tax/long": (0, 2)}
    assert next(source["gain"] for source in sources if source["source"] == "tile/leader") == 2


@pytest.mark.parametrize("n", range(1, 10))
def test_symbols_of_seafarers(n: int) -> None:
    """§4.1.seafarer A tile shows temple, oracle, trade or any; only Any builds cities of points (A4)."""
    w = world("", "", "", "").play(ANNA, f"tile seafarer_{n}", "doubles 1")
    probes = {"temple": "build athenai", "oracle": "build delphi", "trade": "build tyrus", "points": "build troia"}
    fits = {symbol for symbol, choice in probes.items() if choice in w.may(ANNA)}
    assert fits == ({SEAFARERS[n - 1]} if SEAFARERS[n - 1] != "any" else set(probes))
    if SEAFARERS[n - 1] != "any":
        assert w.refuses(ANNA, "build troia") == "wrong-symbol"


def test_two_players_without_the_yellow_region() -> None:
    """§3.0 With two players the yellow region is closed, for building and for activating (A57)."""
    w = world("at athenai").play(ANNA, "tile seafarer_4", "doubles 1")
    assert w.refuses(ANNA, "build appolonia") == "region-closed"
    w.play(ANNA, "build inventors_trade")
    assert w.may(ANNA) == {"region red", "region green"}
    assert w.refuses(ANNA, "region yellow") == "region-closed"
    assert world("", "", "").play(ANNA, "tile seafarer_8", "doubles 1", "build appolonia").points(ANNA) == 2


def test_the_supply_never_runs_out() -> None:
    """§3.0 §2.10 Coins, cubes and time tiles are unlimited (A58): 200 coins at once, four tracks of doubles."""
    w = world("9990 coins", "", "", "").play(ANNA, "tax long", "doubles 1")
    assert w.coins(ANNA) == 9998
