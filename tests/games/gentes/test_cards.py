"""The 54 cards, one by one: what they need, bring and cost, and what they do for the rest of the match.

Every value is written by hand from the tables of the reconstruction.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.games.gentes.world import ANNA, World, world

NAMES = {"N": "noble", "A": "artisan", "S": "soldier", "M": "merchant", "P": "priest", "G": "scholar"}
SPACES = {"T": ("athenai", "olympia"), "O": ("delphi", "dodona"), "H": ("syracusae", "corinthus")}
ROWS = {"1": "cult", "2": "culture", "3": "power", "4": "economy"}
UNLOCK, TEMPLE, ORACLE, ANY = "unlock", "temple", "oracle", "any"


class Printed(NamedTuple):
    """A card as it is printed: `3P` are three priests, `1H` is a trade city, symbols by the numbers of their rows."""

    name: str
    epoch: int
    symbols: str
    people: str
    cities: str
    points: int
    gains: str = ""
    loses: str = ""


DECK = [
    Printed("altar", 1, "1 4", "3P", "", 1, TEMPLE),
    Printed("well", 1, "4", "1N 1A 1M", "", 1),
    Printed("harbour", 1, "3 4", "2S 2M", "1H", 1, UNLOCK),
    Printed("trading_post", 1, "4", "2M 1G", "", 1, "2 coins"),
    Printed("insula", 1, "2", "2N 1A", "", 1),
    Printed("catapult", 1, "3", "2S 1A 1G", "", 3, "3 coins", "S"),
    Printed("granary", 1, "1", "1N 1M 1P", "", 1, UNLOCK),
    Printed("marketplace", 1, "2 4", "3M 1A", "", 2, "3 coins"),
    Printed("treasury", 1, "1 2", "2N 1M 1P", "", 2, "3 coins"),
    Printed("forge", 1, "3 4", "2A 1S 1G", "", 1, "", "G"),
    Printed("scriptorium", 1, "1 2", "3G", "", 1),
    Printed("stele", 1, "1 2", "1N 2P", "", 2),
    Printed("quarry", 1, "3 4", "2S 2A", "", 2),
    Printed("road", 1, "3", "2A 2G", "", 2, UNLOCK),
    Printed("pottery", 1, "2 4", "2A 1G", "", 1, "2 coins"),
    Printed("training_ground", 1, "2 3", "1N 3S", "", 2),
    Printed("watchtower", 1, "1 3", "2S 1P", "", 1, ORACLE),
    Printed("shipyard", 1, "3 4", "2M 2A", "", 1),
    Printed("academy", 2, "2", "4G 1N", "", 3),
    Printed("aqueduct", 2, "1 4", "4A 1G", "", 4, UNLOCK),
    Printed("arena", 2, "3", "3S 2N", "", 5, "N", "S"),
    Printed("basilica", 2, "1 2", "3N 2M", "", 3, "3 coins"),
    Printed("library", 2, "1 2", "3G 2N", "", 3),
    Printed("forum", 2, "2 4", "3M 2N", "", 3),
    Printed("gymnasium", 2, "2 3", "2S 2G 1N", "", 3),
    Printed("sanctuary", 2, "1", "4P", "1T", 3, TEMPLE),
    Printed("hospital", 2, "1 2", "2P 3G", "", 3, ANY),
    Printed("caravanserai", 2, "3 4", "4M 1S", "", 3, "3 coins unlock"),
    Printed("barracks", 2, "1 3", "4S 1P", "", 3, "S"),
    Printed("monument", 2, "1 3", "3A 2P", "", 6, "", "A"),
    Printed("mint", 2, "4", "2A 3M", "1H", 3),
    Printed("oracle_site", 2, "1", "3P 1G", "1O", 3, ORACLE),
    Printed("city_wall", 2, "3 4", "3S 3A", "", 5),
    Printed("statue", 2, "1", "2N 2P 1A", "", 4),
    Printed("theatre", 2, "2 3", "2G 2M 1N", "", 3),
    Printed("thermae", 2, "2 4", "2M 2A 1P", "", 3, UNLOCK),
    Printed("circus", 3, "", "3S 3N", "", 7, "5 coins"),
    Printed("emporium", 3, "", "5M 1G", "2H", 8),
    Printed("fortress", 3, "", "5S 2A", "", 9, "", "S"),
    Printed("hanging_gardens", 3, "", "3G 4N", "1O", 10),
    Printed("colossus", 3, "", "4A 3S", "1H", 10),
    Printed("lighthouse", 3, "", "4M 3G", "1H", 9),
    Printed("mausoleum", 3, "", "4N 3P", "1T", 11, "", "N"),
    Printed("museion", 3, "", "5G 1M", "1O", 9),
    Printed("necropolis", 3, "", "4P 2A", "1T", 8, TEMPLE),
    Printed("obelisk", 3, "", "3P 3A", "", 7, ORACLE),
    Printed("palace", 3, "", "5N 2M", "", 9, "", "M"),
    Printed("pantheon", 3, "", "5P 2N", "2T", 12),
    Printed("pyramid", 3, "", "5A 3P", "1T", 13, "", "A"),
    Printed("school", 3, "", "4G 1S", "", 6, ANY),
    Printed("senate", 3, "", "3N 2G 2M", "", 8),
    Printed("observatory", 3, "", "4G 2P", "2O", 11),
    Printed("triumphal_arch", 3, "", "4S 2P 1M", "", 8, "3 coins"),
    Printed("citadel", 3, "", "4S 3A", "1O", 10),
]
every_card = pytest.mark.parametrize("card", DECK, ids=[card.name for card in DECK])


def counts(words: str) -> dict[str, int]:
    """Return `2A 1S` as counts by letter."""
    return {word[1]: int(word[0]) for word in words.split()}


def built(cities: str) -> list[str]:
    """Return spaces with the symbols of `2T`."""
    return [SPACES[symbol][n] for symbol, count in counts(cities).items() for n in range(count)]


def holding(card: Printed, people: dict[str, int], spaces: list[str], more: str = "") -> World:
    """Return Anna's turn with the card in hand, these people and these cities."""
    parts = [f"hand {card.name}", *[f"{n} {NAMES[letter]}" for letter, n in people.items()]]
    parts += [f"at {space}" for space in spaces]
    return world(", ".join([*parts, more] if more else parts), round=2 * card.epoch - 1)


def printed_rows(card: Printed) -> set[str]:
    """Return the rows of the card's symbols."""
    return {ROWS[row] for row in card.symbols.split()}


@every_card
def test_what_a_card_brings(card: Printed) -> None:
    """§4.1.chronicler With exactly its people and cities a card is played: points, symbols, gains, losses (A38)."""
    people = counts(card.people)
    w = holding(card, people, built(card.cities)).play(ANNA, "tile chronicler_1", "doubles 1")
    assert w.may(ANNA) == {f"play {card.name}"}
    w.play(ANNA, f"play {card.name}")
    if card.gains == ANY:
        assert w.asks == "gain"
        w.play(ANNA, "gain merchant")
        people["M"] = people.get("M", 0) + 1
    for letter in card.loses:
        people[letter] -= 1
    if card.gains in NAMES:
        people[card.gains] += 1
    assert {group: n for group, n in w.mat(ANNA)["people"].items() if n} == {
        NAMES[g]: n for g, n in people.items() if n
    }
    coins = int(card.gains[0]) if "coins" in card.gains else 0
    assert w.coins(ANNA) == 20 + coins
    assert w.cubes(ANNA) == (int(TEMPLE in card.gains), int(ORACLE in card.gains))
    assert w.time(ANNA)["cubes"] == 5 - (1 if UNLOCK in card.gains else 0)
    assert w.points(ANNA) == card.points + (1 if card.symbols else 0)
    assert w.mat(ANNA)["symbols"] == {row: int(row in printed_rows(card)) for row in ROWS.values()}
    assert (w.mat(ANNA)["played"], w.mat(ANNA)["hand"]) == ([card.name], [])


@every_card
def test_what_a_card_needs(card: Printed) -> None:
    """§4.1.chronicler None of its people and none of its cities may be missing; points cities do not serve (A5)."""
    people = counts(card.people)
    cities = counts(card.cities)
    for letter in people:
        fewer = people | {letter: people[letter] - 1}
        assert holding(card, fewer, built(card.cities)).refuses(ANNA, "tile chronicler_1") == "nothing-playable"
    for symbol in cities:
        fewer_cities = [space for space in built(card.cities) if space != SPACES[symbol][0]]
        other = [*fewer_cities, "cnossus", "sparta"]
        w = holding(card, people, other)
        assert w.refuses(ANNA, "tile chronicler_1") == "nothing-playable"
        assert w.mat(ANNA)["missing"][card.name]["cities"] == {{"T": "temple", "O": "oracle", "H": "trade"}[symbol]: 1}


@every_card
def test_temple_cubes_stand_in_for_people(card: Printed) -> None:
    """§4.1.chronicler One temple cube for each missing person, exactly so many, and no person is marked (A71)."""
    people = counts(card.people)
    letter = next(iter(people))
    if letter == card.loses:
        letter = list(people)[1]
    fewer = people | {letter: people[letter] - 1}
    w = holding(card, fewer, built(card.cities), "3 temple").play(ANNA, "tile chronicler_1", "doubles 1")
    w.play(ANNA, f"play {card.name}")
    while w.asks in {"gain", "lose"}:
        w.play(ANNA, "gain merchant" if w.asks == "gain" else f"lose {NAMES[card.loses]}")
    assert w.cubes(ANNA)[0] == 2 + int(TEMPLE in card.gains)
    gained = int(letter == card.gains) + int(card.gains == ANY and letter == "M")
    assert w.mat(ANNA)["people"][NAMES[letter]] == fewer[letter] + gained


# -- what lasts --------------------------------------------------------------------------------------------------

PLAIN: dict[str, Any] = {
    "tax": 4,
    "philosopher": 8,
    "philosopher_most": 0,
    "scribe_most": 0,
    "seafarer": 6,
    "act": None,
    "printed": {},
    "trained": 2,
    "decline": (20, 0, 0, 0),
    "more": 0,
    "exchange": None,
}
LASTING: dict[str, dict[str, Any]] = {
    "altar": {"printed": {"priest": 1}},
    "well": {"tax": 8},
    "trading_post": {"exchange": (3, 1, 0, 1)},
    "insula": {"tax": 8},
    "marketplace": {"printed": {"merchant": 1}},
    "treasury": {"decline": (22, 0, 0, 0)},
    "forge": {"philosopher": 4},
    "scriptorium": {"act": ("scribe", 6, 1, 0)},
    "stele": {"printed": {"scholar": 1}},
    "quarry": {"seafarer": 4},
    "pottery": {"printed": {"artisan": 1}},
    "training_ground": {"act": ("philosopher", 4, 1, 0)},
    "watchtower": {"printed": {"soldier": 1}},
    "shipyard": {"act": ("seafarer", 4, 2, 0)},
    "academy": {"trained": 3},
    "basilica": {"philosopher_most": 8},
    "library": {"scribe_most": 10},
    "forum": {"act": ("coins", 0, 1, 8)},
    "gymnasium": {"act": ("philosopher", 6, 1, 0)},
    "sanctuary": {"decline": (20, 1, 0, 0)},
    "hospital": {"exchange": (3, 0, 1, 1)},
    "barracks": {"printed": {"soldier": 1}},
    "mint": {"exchange": (5, 2, 0, 1)},
    "oracle_site": {"decline": (20, 0, 1, 0)},
    "statue": {"printed": {"noble": 1}},
    "theatre": {"act": ("chronicler", 2, 1, 0)},
    "emporium": {"exchange": (3, 1, 0, 2)},
    "lighthouse": {"more": 1},
    "museion": {"act": ("chronicler", 0, 1, 0)},
    "school": {"trained": 3},
    "senate": {"decline": (20, 0, 0, 1)},
}


def trained_by_tile(played: str, turn: int) -> int:
    """Return how many merchants the dearest tile trains at most."""
    w = world(f"played {played}, 30 coins", round=turn).play(ANNA, "tile philosopher_4")
    if w.asks == "price":
        w.play(ANNA, "price 8")
    for _ in range(6):
        if w.asks != "train":
            break
        w.play(ANNA, "train merchant")
    return int(w.mat(ANNA)["people"]["merchant"])


def exchanged(w: World, card: str) -> tuple[int, int, int, int]:
    """Exchange as often as possible: return coins, points and people of one time, and the times."""
    coins, points = w.coins(ANNA), w.points(ANNA)
    times = 0
    while f"exchange {card}" in w.may(ANNA) and times < 4:
        w.play(ANNA, f"exchange {card}")
        if w.asks == "gain":
            w.play(ANNA, "gain noble")
        times += 1
    people = int(w.mat(ANNA)["all_people"])
    return (coins - w.coins(ANNA)) // times, (w.points(ANNA) - points) // times, people // times, times


def lasting(card: Printed) -> dict[str, Any]:
    """Return what a played card changes, as far as it can be seen."""
    turn = 2 * card.epoch
    bloom = world(f"played {card.name}", round=turn)
    sources = {source["source"]: source for source in bloom.match.view(ANNA)["sources"]}
    own = sources.get(f"card/{card.name}")
    decline = world(f"played {card.name}, at athenai, at olympia, at syracusae", phase="activate", round=turn)
    more = decline.seen["activation"]["more"]
    exchanges = exchanged(decline, card.name) if decline.may(ANNA, "exchange") else None
    mat = world(f"played {card.name}, at athenai, at olympia", phase="activate", round=turn).mat(ANNA)
    return {
        "tax": sources["tax/short"]["gain"],
        "philosopher": sources["tile/philosopher_4"]["coins"],
        "philosopher_most": sources["tile/philosopher_4"]["price_most"],
        "scribe_most": sources["tile/scribe_3"]["price_most"],
        "seafarer": sources["tile/seafarer_4"]["coins"],
        "act": (own["action"], own["coins"], own["hourglasses"], own["gain"]) if own else None,
        "printed": bloom.mat(ANNA)["printed"],
        "trained": trained_by_tile(card.name, turn),
        "decline": (mat["coins"], mat["temple"], mat["oracle"], mat["points"]),
        "more": more,
        "exchange": exchanges,
    }


@every_card
def test_what_a_card_does_later(card: Printed) -> None:
    """§4.1.A §4.2.D Each card has its own lasting effect, or none, and nothing else."""
    assert lasting(card) == PLAIN | LASTING.get(card.name, {})


def test_the_deck() -> None:
    """§2.0 §2.3 54 cards, 18 of each epoch; 7 act, 8 change, 9 work in decline, 7 show people, 23 do nothing later."""
    assert [len([card for card in DECK if card.epoch == epoch]) for epoch in (1, 2, 3)] == [18, 18, 18]
    kinds = [next(iter(effect)) for effect in LASTING.values()]
    assert (kinds.count("act"), kinds.count("printed"), len(DECK) - len(kinds)) == (7, 7, 23)
    assert sum(kind in {"exchange", "decline", "more"} for kind in kinds) == 9
    w = world("", "")
    seen = [*w.seen["market"], *w.seen["stock"], *w.seen["later"]["2"], *w.seen["later"]["3"]]
    assert sorted(seen) == sorted(card.name for card in DECK)
    assert w.seen["later"]["2"] == [card.name for card in DECK if card.epoch == 2]
