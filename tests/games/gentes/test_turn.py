"""§4.1 The golden age: turns, main actions, prices, hourglasses, taxes, the new start player."""

from __future__ import annotations

import pytest

import saecula
from saecula.games.gentes.kinds import CARD_AT, HOME_AT, SOURCE_COUNT, TAX_AT
from saecula.games.gentes.rules.sources import sources_there, why_not_there
from saecula.games.gentes.state import Gentes
from saecula.games.gentes.words import TURN_BEGINS
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.frames import choices
from saecula.kernel.state import ALLOWED, NATURE
from tests.games.gentes.world import ANNA, BEN, CLEO, world


def test_no_passing() -> None:
    """§4.1 Who has a free field takes a main action; nobody passes (A29)."""
    w = world("0 coins, 6 singles")
    assert w.refuses(ANNA, "done") == "no-passing"
    assert w.may(ANNA) == {"tile leader", "tax short", "tax long"}


def test_without_tiles_there_is_always_the_tax_collector() -> None:
    """§4.1.A1 The tax collector has no tile and is always there; the last field takes one hourglass (A29)."""
    w = world("0 coins, 6 singles", "tile leader")
    assert w.may(ANNA) == {"tax short", "tax long"}
    assert w.refuses(ANNA, "tile leader") == "tile-taken"


def test_turns_go_round_until_every_field_is_taken() -> None:
    """§4.1 Clockwise; who has no free field is skipped; the phase ends when nobody has one (A64, A85)."""
    w = world("4 singles, 0 coins", "7 singles", "6 singles", start=ANNA)
    askers = []
    while w.seen["round"] == 1 and w.seen["phase"] == "bloom":
        askers.append(w.asked)
        w.play(w.asked, "tax short")
    assert askers == [ANNA, CLEO, ANNA, ANNA]
    assert (w.seen["round"], w.asked) == (2, ANNA)


def test_the_story_begins_a_chapter_with_every_turn() -> None:
    """§4.1 Who is to act is told with what there is to act with; a choice that brings the next turn ends this one."""
    w = world("6 singles, 0 coins", "6 singles, 3 coins")
    assert w.match.preview(ANNA, ["tax short"]).ends_turn
    w.play(ANNA, "tax short").play(BEN, "tax short")
    turns = [line for step in w.match.steps for line in step.lines if line.code == TURN_BEGINS]
    assert [line.numbers[:3] for line in turns] == [(BEN, 3, 1), (ANNA, 4, 7)]
    assert w.told[-3:] == ["time-is-up", "round", "turn"]


def test_nobody_has_a_field() -> None:
    """§4.1 If nobody has a free field the phase ends at once (A64): the decline of the next round follows."""
    w = world(
        "0 cubes, 0 singles, 12 doubles, at athenai",
        "0 cubes, 0 singles, 12 doubles, at delphi",
        phase="decline",
        round=3,
    )
    w.play(ANNA, "done").play(BEN, "done")
    assert (w.seen["round"], w.asks, w.asked) == (5, "card", NATURE)
    assert w.told.count("time-is-up") == 1


@pytest.mark.parametrize("seats", [2, 3])
def test_the_list_of_main_actions_agrees_with_their_judge(seats: int) -> None:
    """§4.1.A What lies there for a seat is exactly what `why_not_there` allows, all match long."""
    match = saecula.new("gentes", seats=seats, seed=seats)
    rng = Rng(Chance(seats), 1)
    found = set()
    while not match.over:
        s = match.state
        assert isinstance(s, Gentes)
        for seat in range(seats):
            there = sources_there(s, seat)
            assert there == [n for n in range(SOURCE_COUNT) if why_not_there(s, seat, n) == ALLOWED]
            found.update(there)
        seat = match.to_act[0]
        legal = choices(match.state, seat)
        match.play(seat, legal[rng.below(len(legal))])
    kinds = ((0, CARD_AT), (CARD_AT, HOME_AT), (HOME_AT, TAX_AT), (TAX_AT, SOURCE_COUNT))
    assert all(found.intersection(range(low, high)) for low, high in kinds)  # the match has had each of them


def test_one_main_action_a_turn() -> None:
    """§4.1.A One main action, then only additional ones (A42)."""
    w = world("1 noble, 4 oracle").play(ANNA, "tax short")
    assert w.asks == "after"
    assert w.refuses(ANNA, "tax short") == "main-action-done"
    assert w.refuses(ANNA, "swap noble priest") == ""
    assert w.refuses(ANNA, "done") == ""


def test_the_turn_ends_by_itself() -> None:
    """§4.1 Without cubes for additional actions nobody is asked for more."""
    w = world("2 temple, 5 noble").play(ANNA, "tax short")
    assert (w.asks, w.asked) == ("turn", BEN)


def test_coins_are_needed_before_the_action() -> None:
    """§4.1.A1 The price must be there; the coins that an action brings do not help to pay for it (A63)."""
    w = world("4 coins, hand marketplace, 3 merchant, 1 artisan")
    assert w.refuses(ANNA, "tile chronicler_9") == "too-few-coins"
    assert w.refuses(ANNA, "tile scribe_1") == "too-few-coins"
    assert w.refuses(ANNA, "tile philosopher_1") == ""


@pytest.mark.parametrize(
    ("source", "fields"),
    [
        ("tile philosopher_1", 2),
        ("tile seafarer_1", 3),
        ("tile seafarer_4", 2),
        ("tile scribe_1", 2),
        ("tile scribe_3", 2),
        ("tile chronicler_1", 2),
        ("tile leader", 1),
        ("tax short", 1),
        ("tax long", 1),
        ("home scribes_temple", 1),
        ("home philosophers_temple", 1),
        ("act shipyard", 1),
        ("act scriptorium", 1),
    ],
)
def test_fields_an_action_needs(source: str, fields: int) -> None:
    """§4.1.A1 Room for the tile and the hourglasses, as doubles where two come (A28)."""
    mat = (
        "at scribes_temple, at philosophers_temple, played shipyard, played scriptorium, hand stele, 1 noble, 2 priest"
    )
    assert world(f"{mat}, 2 cubes, {10 - fields} singles").refuses(ANNA, source) == ""
    if fields > 1:
        assert world(f"{mat}, 2 cubes, {11 - fields} singles").refuses(ANNA, source) == "no-time"


@pytest.mark.parametrize(
    ("source", "room", "ways"),
    [
        ("tile seafarer_1", 6, {0: 4, 1: 3}),
        ("tile seafarer_1", 3, {1: 3}),
        ("tile scribe_3", 6, {0: 3, 1: 2}),
        ("tile scribe_3", 2, {1: 2}),
        ("tax long", 6, {0: 2, 1: 1}),
        ("tile scribe_1", 6, {0: 2}),
        ("tax short", 6, {0: 1}),
    ],
)
def test_hourglasses_as_singles_or_doubles(source: str, room: int, ways: dict[int, int]) -> None:
    """§4.1.A2 One hourglass is a single (A26); two are two singles or a double; three: A27."""
    for doubles, fields in ways.items():
        w = world(f"1 cubes, {11 - room} singles").play(ANNA, source)
        if len(ways) > 1:
            assert w.may(ANNA) == {f"doubles {n}" for n in ways}
            assert w.refuses(ANNA, "doubles 2") in {"too-many-doubles", "not-asked-now"}
            w.play(ANNA, f"doubles {doubles}")
        assert w.time(ANNA)["doubles"] == doubles
        assert w.time(ANNA)["free"] == room - fields


def test_hourglasses_stay_as_they_lie() -> None:
    """§4.1.A2 Nothing that lies on the track can be changed later; only the number of free fields counts (A59)."""
    w = world("2 singles, 1 doubles, 1 noble, 2 oracle").play(ANNA, "tax short")
    assert {choice.split()[0] for choice in w.may(ANNA)} == {"swap", "done"}
    assert w.time(ANNA)["free"] == 12 - 5 - 3 - 1


def test_a_card_that_frees_a_field_keeps_its_player_in() -> None:
    """§4.1 Time is counted at the end of the turn (A63): the Granary frees the field that was filled last."""
    w = world("5 singles, hand granary, 1 noble, 1 merchant, 1 priest", "6 singles")
    assert w.time(ANNA)["free"] == 2
    w.play(ANNA, "tile chronicler_9", "play granary")
    assert w.time(ANNA)["free"] == 1
    w.play(BEN, "tax short")
    assert (w.asked, w.seen["phase"]) == (ANNA, "bloom")
    full = world("6 singles, hand granary, 1 noble, 1 merchant, 1 priest")
    assert full.refuses(ANNA, "tile chronicler_9") == "no-time"


def test_tiles_in_play() -> None:
    """§3.0 Tiles for other numbers of players cannot be taken; a taken tile is gone until the decline."""
    w = world("")
    assert w.refuses(ANNA, "tile philosopher_2") == "not-in-play"
    w.play(ANNA, "tile philosopher_1", "train noble", "done")
    assert w.refuses(BEN, "tile philosopher_1") == "tile-taken"
    assert w.seen["tiles"]["philosopher_1"] == ANNA


def test_start_player_takes_the_tile() -> None:
    """§4.1.leader The present start player may take it, too, and stays (A43)."""
    w = world("6 singles, at athenai", "7 singles").play(ANNA, "tile leader")
    assert w.seen["start"] == ANNA
    assert w.told.count("new-leader") == 0


def test_only_one_new_start_player() -> None:
    """§4.1.leader One tile, one player; the marker moves in the decline, not before (A85)."""
    w = world("", "").play(ANNA, "tax short").play(BEN, "tile leader")
    assert w.refuses(ANNA, "tile leader") == "tile-taken"
    assert w.seen["start"] == ANNA


@pytest.mark.parametrize(
    ("mat", "help_by", "short", "long"),
    [
        ("", [], 4, 8),
        ("at inventors_temple", ["inventors_temple"], 8, 16),
        ("at inventors_temple, at inventors_oracle", ["inventors_temple", "inventors_oracle"], 12, 24),
        ("played well, played insula", [], 12, 24),
        ("played well, played insula, at inventors_trade", ["inventors_trade"], 16, 32),
        ("played well, at inventors_trade", [], 8, 16),
    ],
)
def test_taxes_add_up(mat: str, help_by: list[str], short: int, long: int) -> None:
    """§4.1.tax Each tax card and each inventor adds the base amount once (A1, A2, A3); inventors are optional (A66)."""
    for field, coins in (("short", short), ("long", long)):
        w = world(f"{mat}, 0 coins" if mat else "0 coins").play(ANNA, f"tax {field}")
        if w.asks == "help":
            w.play(ANNA, *[f"use {town}" for town in help_by], *([] if help_by else ["done"]))
        if w.asks == "doubles":
            w.play(ANNA, "doubles 0")
        assert w.coins(ANNA) == coins
        assert w.mat(ANNA)["tired"] == help_by


def test_a_hometown_works_once_a_round() -> None:
    """§4.1.home One of the two actions of a hometown, once a round (A10)."""
    w = world("at philosophers_temple, 30 coins", round=3).play(ANNA, "home philosophers_temple", "train noble", "done")
    w.play(BEN, "tax short")
    assert w.refuses(ANNA, "home philosophers_temple") == "town-spent"
    w.play(ANNA, "tile philosopher_1")
    assert w.asks == "train"
    helped = world("at philosophers_temple, 30 coins", round=3)
    helped.play(ANNA, "tile philosopher_1", "use philosophers_temple", "price 1", "train noble")
    helped.play(BEN, "tax short")
    assert helped.refuses(ANNA, "home philosophers_temple") == "town-spent"


def test_a_hometown_is_fresh_in_the_next_round() -> None:
    """§4.2.B Used hometowns and cards are free again after the decline."""
    w = world("at philosophers_temple, tired philosophers_temple, played shipyard, spent shipyard", phase="decline")
    w.any_cards()
    assert w.asks == "turn"
    assert (w.mat(ANNA)["tired"], w.mat(ANNA)["spent"]) == ([], [])


def test_inventors_have_no_action_of_their_own() -> None:
    """§4.1.home Inventors only change actions; nobody acts in a hometown of others."""
    w = world("at inventors_temple", "at scribes_trade")
    assert w.refuses(ANNA, "home inventors_temple") == "no-own-action"
    assert w.refuses(ANNA, "home scribes_trade") == "not-your-town"


@pytest.mark.parametrize(
    ("source", "asked"),
    [("tile philosopher_1", True), ("act training_ground", True), ("home philosophers_oracle", True)],
)
def test_regular_actions(source: str, asked: bool) -> None:  # noqa: FBT001 - a row of the table
    """§4.1.home A regular action is one by tile, by card, or by the other action of such a hometown (A14)."""
    mat = "at philosophers_temple, at philosophers_oracle, at inventors_trade, played training_ground, 20 coins"
    w = world(mat).play(ANNA, source)
    assert (w.asks == "help") == asked
    others = {"use philosophers_temple", "use inventors_trade"}
    assert others <= w.may(ANNA)
    assert ("use philosophers_oracle" in w.may(ANNA)) == (source != "home philosophers_oracle")
    w.play(ANNA, "use philosophers_temple", "use inventors_trade")
    w.play(ANNA, "price 8", "train scholar", "train scholar", "train scholar")
    used = {"philosophers_temple", "inventors_trade"} | (
        {"philosophers_oracle"} if source.startswith("home") else set()
    )
    assert (set(w.mat(ANNA)["tired"]), w.people(ANNA), w.coins(ANNA)) == (used, "3 scholar", 12)


def test_two_philosopher_hometowns_combine() -> None:
    """§4.1.home The first for the action with one hourglass, the second for the price, as in the example (A14)."""
    w = world("at philosophers_temple, at philosophers_oracle, 20 coins")
    w.play(ANNA, "home philosophers_temple", "use philosophers_oracle", "price 8", "train scholar", "train scholar")
    assert (w.coins(ANNA), w.people(ANNA), w.time(ANNA)["singles"]) == (12, "2 scholar", 2)
    assert w.mat(ANNA)["tired"] == ["philosophers_temple", "philosophers_oracle"]


@pytest.mark.parametrize(
    ("source", "town", "most"),
    [
        ("tile scribe_1", "scribes_temple", 10),
        ("act scriptorium", "scribes_temple", 10),
        ("home scribes_oracle", "scribes_temple", 10),
        ("tile philosopher_1", "philosophers_temple", 8),
    ],
)
def test_prices_that_can_be_chosen(source: str, town: str, most: int) -> None:
    """§4.1.home 1 to 10 for scribes, 1 to 8 for philosophers, above or below the tile's price (A17)."""
    mat = f"at {town}, at scribes_oracle, at philosophers_oracle, played scriptorium, 30 coins"
    w = world(mat).play(ANNA, source, f"use {town}")
    if w.asks == "help":
        w.play(ANNA, "done")
    assert w.may(ANNA) == {f"price {n}" for n in range(1, most + 1)}
    assert w.refuses(ANNA, f"price {most + 1}") == w.refuses(ANNA, "price 0") == "price-range"


def test_one_hometown_sets_the_price() -> None:
    """§4.1.A1 A second price would be wasted and may not be used up (A65); nor one beside the Library."""
    w = world("at scribes_temple, at scribes_oracle").play(ANNA, "tile scribe_1")
    assert w.refuses(ANNA, "use scribes_temple", "use scribes_oracle") == "all-taken"
    three = world("at philosophers_temple, at philosophers_oracle, at inventors_trade").play(ANNA, "tile philosopher_1")
    assert three.refuses(ANNA, "use philosophers_temple", "use philosophers_oracle") == "one-price"
    library = world("at scribes_temple, played library", round=3).play(ANNA, "tile scribe_1")
    assert library.asks == "price"
    both = world("at scribes_temple, at scribes_oracle, at scribes_trade").play(ANNA, "home scribes_trade")
    assert both.may(ANNA) == {"use scribes_temple", "use scribes_oracle", "done"}


def test_a_hometown_that_does_not_fit() -> None:
    """§4.1.home Scribes do not help philosophers; a used one, and one of others, help nobody."""
    w = world(
        "at scribes_temple, at philosophers_temple, at philosophers_oracle, tired philosophers_oracle",
        "at inventors_trade",
    )
    w.play(ANNA, "tile philosopher_1")
    assert w.refuses(ANNA, "use scribes_temple") == "town-not-fitting"
    assert w.refuses(ANNA, "use philosophers_oracle") == "town-spent"
    assert w.refuses(ANNA, "use inventors_trade") == "not-your-town"
    assert w.refuses(ANNA, "done") == ""


def test_a_poor_player_needs_the_hometown() -> None:
    """§4.1.A1 Only the payment must be there (A65): with 1 coin a hometown must set the price."""
    w = world("at philosophers_temple, at inventors_temple, 1 coins")
    assert w.refuses(ANNA, "tile philosopher_4") == ""
    assert world("1 coins").refuses(ANNA, "tile philosopher_4") == "too-few-coins"
    w.play(ANNA, "tile philosopher_4")
    assert w.refuses(ANNA, "done") == "needs-price"
    assert w.refuses(ANNA, "use inventors_temple") == "needs-price"
    w.play(ANNA, "use philosophers_temple", "done")
    assert (w.asks, w.coins(ANNA)) == ("train", 0)
    assert w.may(ANNA) == {"train noble"}


def test_forge_and_chosen_price() -> None:
    """§4.1.A1 First the price is chosen, then halved; the chosen price sets the range (A16, A65)."""
    w = world("played forge, played basilica, 3 coins", round=3).play(ANNA, "tile philosopher_1")
    assert w.may(ANNA) == {f"price {n}" for n in range(1, 7)}
    w.play(ANNA, "price 6", "train noble", "train merchant")
    assert w.coins(ANNA) == 0


def test_a_declared_inventor_is_used_up() -> None:
    """§4.1.home A declared hometown is used even if its extra person is not trained (A66)."""
    w = world("at inventors_trade").play(ANNA, "tile philosopher_1", "use inventors_trade", "train noble", "done")
    assert (w.mat(ANNA)["tired"], w.people(ANNA)) == (["inventors_trade"], "1 noble")


def test_a_card_acts_from_the_next_turn_on() -> None:
    """§4.1.A A card must have been played before; its action may be used in the same round (A78)."""
    w = world("hand training_ground, 1 noble, 3 soldier")
    assert w.refuses(ANNA, "act training_ground") == "card-not-played"
    w.play(ANNA, "tile chronicler_9", "play training_ground").play(BEN, "tax short")
    assert w.refuses(ANNA, "act training_ground") == ""
    assert world("played altar").refuses(ANNA, "act altar") == "no-card-action"
    assert w.play(ANNA, "act training_ground", "train noble", "done").mat(ANNA)["spent"] == ["training_ground"]


def test_a_new_hometown_helps_from_the_next_turn_on() -> None:
    """§4.1.home A hometown just built is there in the next turn (A9)."""
    w = world("0 coins").play(ANNA, "tile seafarer_1", "doubles 1", "build inventors_temple")
    assert w.asked == BEN
    w.play(BEN, "tax short").play(ANNA, "tax short", "use inventors_temple")
    assert w.coins(ANNA) == 8
