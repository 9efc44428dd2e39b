"""§4.2 The decline: new start player, tidying up, round marker and epochs, activation, the limit of the hand."""

from __future__ import annotations

import pytest

from saecula.kernel.state import NATURE
from tests.games.gentes.world import ANNA, BEN, CLEO, World, world

HAND = ["altar", "well", "harbour", "trading_post", "insula", "catapult", "granary", "marketplace", "treasury", "forge"]


def hand(cards: int) -> str:
    """Return a hand of so many cards in words."""
    return ", ".join(f"hand {card}" for card in HAND[:cards])


def test_the_new_start_player() -> None:
    """§4.2.A Who has the tile takes the marker; without it the marker stays (A85)."""
    w = world("", "tile leader, at athenai", "", phase="decline")
    assert (w.seen["start"], w.asked) == (BEN, BEN)
    stays = world("at athenai", "", "", phase="decline", start=CLEO)
    assert stays.seen["start"] == CLEO


def test_steps_in_their_order() -> None:
    """§4.2 A, B, C, D, E; D in the new player order; then the next round of the new start player (A44)."""
    w = world(f"at athenai, {hand(4)}, 3 temple", "tile leader, at ephesus", phase="decline", round=2)
    w.any_cards()
    assert (w.seen["round"], w.seen["phase"], w.asks, w.asked) == (3, "decline", "activate", BEN)
    assert w.seen["tiles"]["leader"] is None
    w.play(BEN, "activate ephesus")
    assert (w.asked, w.time(ANNA)["singles"]) == (ANNA, 0)
    w.play(ANNA, "done")
    assert (w.time(ANNA)["singles"], w.seen["phase"], w.asked) == (1, "bloom", BEN)


@pytest.mark.parametrize(("singles", "doubles"), [(6, 0), (1, 3), (0, 2), (4, 1)])
def test_hourglasses_run_out(singles: int, doubles: int) -> None:
    """§4.2.B Singles go back to the supply, doubles turn to singles and stay; tiles go back to the board."""
    w = world(f"{singles} singles, {doubles} doubles, tile scribe_1, at athenai, 3 cubes", phase="decline")
    track = w.time(ANNA)
    assert (track["singles"], track["doubles"], track["tiles"], track["free"]) == (doubles, 0, [], 12 - 3 - doubles)
    assert all(holder is None for holder in w.seen["tiles"].values())


@pytest.mark.parametrize(
    ("played", "marker", "epoch"), [(1, 2, 1), (2, 3, 2), (3, 4, 2), (4, 5, 3), (5, 6, 3), (6, 6, 3)]
)
def test_the_round_marker(played: int, marker: int, epoch: int) -> None:
    """§4.2.C One field on, except in round 6; new epochs after rounds 2 and 4 (A45)."""
    w = world("at athenai", phase="decline", round=played)
    changes = played in {2, 4}
    assert (w.match.to_act == (NATURE,)) == changes
    w.any_cards()
    assert (w.seen["round"], w.seen["epoch"], w.time(ANNA)["cubes"]) == (marker, epoch, 4 if changes else 5)


def test_cards_at_the_change_of_epochs() -> None:
    """§4.2.C Row and stack go to the discard pile, hands and played cards stay, the next stack fills the row (A33)."""
    w = world("hand altar, played well, at athenai", "hand harbour", phase="decline", round=2)
    assert len(w.seen["pile"]) == 15
    assert {"altar", "well", "harbour"} & set(w.seen["pile"]) == set()
    w.any_cards()
    assert (len(w.seen["stock"]), "2" in w.seen["later"], len(w.seen["later"]["3"])) == (10, False, 18)
    assert (w.mat(ANNA)["hand"], w.mat(ANNA)["played"]) == (["altar"], ["well"])


def test_a_cube_without_cubes_on_the_track() -> None:
    """§4.2.C Without cubes on the track: temple or oracle by choice, in player order, before step D (A80)."""
    w = world("0 cubes, at athenai", "0 cubes", phase="decline", round=2, start=BEN).any_cards()
    assert (w.asks, w.asked) == ("cube", BEN)
    assert w.may(BEN) == {"cube temple", "cube oracle"}
    w.play(BEN, "cube oracle").play(ANNA, "cube temple")
    assert (w.cubes(ANNA), w.cubes(BEN), w.asks) == ((1, 0), (0, 1), "activate")


@pytest.mark.parametrize("round_", [2, 4])
def test_additional_actions_make_room_for_the_cube_of_the_epoch(round_: int) -> None:
    """§4.2 “Also in the decline phase”: both are full, three cubes become a person, and there is room (A75)."""
    w = world("0 cubes, 4 temple, 4 oracle, at athenai, 2 noble", phase="decline", round=round_).any_cards()
    assert w.asks == "no-room"
    assert w.refuses(ANNA, "cube temple") == "area-full"
    assert {choice.split()[0] for choice in w.may(ANNA)} == {"recruit", "swap", "done"}
    w.play(ANNA, "recruit priest 3")
    assert (w.asks, w.cubes(ANNA)) == ("cube", (1, 4))
    assert w.refuses(ANNA, "done") == "room-left"
    w.play(ANNA, "cube temple")
    assert (w.cubes(ANNA), w.asks) == ((2, 4), "activate")


def test_the_cube_may_be_let_go() -> None:
    """§4.2.C Without room, and without an additional action, it is lost."""
    w = world("0 cubes, 4 temple, 4 oracle, at athenai", phase="decline", round=4).any_cards()
    w.play(ANNA, "done")
    assert (w.cubes(ANNA), w.asks) == ((4, 4), "activate")


def test_an_exchange_makes_room_as_well() -> None:
    """§4.1.B One cube of the oracle for two exchanges, then the cube goes to the oracle."""
    w = world("0 cubes, 4 temple, 4 oracle, at athenai, 1 noble", phase="decline", round=4).any_cards()
    w.play(ANNA, "swap noble priest", "done")
    assert w.may(ANNA, "cube") == {"cube oracle"}
    w.play(ANNA, "cube oracle")
    assert w.cubes(ANNA) == (4, 4)


def test_full_areas_are_refused() -> None:
    """§4.2.C A full area is never offered."""
    w = world("0 cubes, 3 temple, 3 oracle, at athenai", phase="decline", round=4).any_cards()
    assert w.may(ANNA, "cube") == {"cube temple", "cube oracle"}
    w.play(ANNA, "cube temple")
    assert w.cubes(ANNA) == (4, 3)
    one = world("0 cubes, 4 temple, 2 oracle, at athenai", phase="decline", round=2).any_cards()
    assert one.may(ANNA, "cube") == {"cube oracle"}


def test_one_city_per_region() -> None:
    """§4.2.D One own major city in each region, in any order; hometowns bring nothing (A7)."""
    mat = "at syracusae, at corinthus, at appolonia, at didyma, at inventors_trade, 0 coins"
    w = world(mat, "at athenai", "", phase="activate")
    assert w.may(ANNA, "activate") == {f"activate {city}" for city in ("syracusae", "corinthus", "appolonia", "didyma")}
    assert w.refuses(ANNA, "activate athenai") == "not-your-major"
    w.play(ANNA, "activate didyma", "activate corinthus")
    assert w.refuses(ANNA, "activate syracusae") == "region-done"
    assert w.refuses(ANNA, "activate corinthus") == "visited"
    w.play(ANNA, "activate appolonia")
    assert (w.coins(ANNA), w.points(ANNA), w.cubes(ANNA)) == (5, 2, (0, 1))


def test_activation_is_optional() -> None:
    """§4.2.D Nobody must activate a city or exchange (A47, A79)."""
    w = world("at athenai, played mint", "at delphi", phase="activate", round=3).play(ANNA, "done")
    assert (w.cubes(ANNA), w.coins(ANNA), w.asked) == ((0, 0), 20, BEN)


def test_the_question_says_when_only_additional_actions_are_left() -> None:
    """§4.2.D Cities and exchanges come first; after them the same question asks for additional actions alone (A75)."""
    w = world("at athenai, 1 oracle, 1 noble", phase="activate")
    assert w.match.ask(ANNA).text == "Which cities and cards do you activate?"
    w.play(ANNA, "activate athenai")
    assert w.match.ask(ANNA).text.startswith("Nothing is left to activate.")
    final = world("hand stele, 1 oracle, 1 noble", phase="final", round=6)
    assert final.match.ask(ANNA).text.startswith("No hand card can be scored as it is")


def test_the_order_of_activation_is_free() -> None:
    """§4.2.D Cubes first spent make room for those to come: additional actions between activations (A75)."""
    w = world("at athenai, 4 temple, 1 oracle, 1 noble", phase="activate")
    w.play(ANNA, "recruit noble 3", "activate athenai", "swap noble priest", "done")
    assert (w.cubes(ANNA), w.people(ANNA)) == ((2, 0), "1 noble, 1 priest")


def test_exchanges_of_cards() -> None:
    """§4.2.D Trading Post and Mint once, Emporium twice in a decline, for coins that are there (A48)."""
    w = world("played trading_post, played mint, played emporium, 14 coins", phase="activate", round=5)
    w.play(ANNA, "exchange trading_post")
    assert w.refuses(ANNA, "exchange trading_post") == "exchanged"
    assert w.refuses(ANNA, "exchange altar") == "card-not-played"
    w.play(ANNA, "exchange emporium", "exchange mint")
    assert (w.coins(ANNA), w.points(ANNA)) == (3, 1 + 1 + 2)
    w.play(ANNA, "exchange emporium")
    assert (w.coins(ANNA), w.points(ANNA), w.seen["phase"]) == (0, 5, "bloom")
    poor = world("played trading_post, played altar, 2 coins, at syracusae", phase="activate")
    assert poor.refuses(ANNA, "exchange trading_post") == "too-few-coins"
    assert poor.refuses(ANNA, "exchange altar") == "no-exchange"
    assert poor.play(ANNA, "activate syracusae").refuses(ANNA, "exchange trading_post") == ""


def test_gifts_come_by_themselves() -> None:
    """§4.2.D Treasury, Senate, Sanctuary and Oracle Site give without being asked (A79)."""
    mat = "played treasury, played senate, played sanctuary, played oracle_site, 0 coins"
    w = world(mat, phase="activate", round=5)
    assert (w.coins(ANNA), w.points(ANNA), w.cubes(ANNA), w.seen["phase"]) == (2, 1, (1, 1), "bloom")


def test_bonus_in_the_last_decline() -> None:
    """§4.2.D Step D of round 6 is the last chance for a bonus tile (A76); claims go in player order (A41)."""
    people = "6 noble, 6 soldier, 5 priest, 3 oracle"
    w = world(people, people, phase="activate", round=6, start=BEN)
    assert w.asked == BEN
    w.play(BEN, "recruit scholar 0").play(ANNA, "recruit scholar 0")
    assert [int(w.mat(seat)["parts"]["bonuses"]) for seat in (ANNA, BEN)] == [4, 8]


def test_additional_actions_in_decline() -> None:
    """§4.2 They are offered where they change anything: with the cube of the epoch and in step D (A75)."""
    w = world(f"4 temple, 4 oracle, {hand(5)}", phase="limit")
    assert w.asks == "limit"
    assert w.may(ANNA) == {"doubles 0", "doubles 1"}
    cube = world("0 cubes, 3 temple, 3 oracle", phase="decline", round=2).any_cards()
    assert {choice.split()[0] for choice in cube.may(ANNA)} == {"cube", "recruit"}


@pytest.mark.parametrize(
    ("cards", "free", "may"),
    [
        (4, 6, None),
        (5, 6, {0, 1}),
        (5, 1, None),
        (6, 6, {0, 1}),
        (6, 2, None),
        (7, 3, {1, 2}),
        (8, 3, None),
        (10, 5, {2, 3}),
    ],
)
def test_hourglasses_for_too_many_cards(cards: int, free: int, may: set[int] | None) -> None:
    """§4.2.E All hourglasses must be placed if they fit; the player picks a mix that fits (A81)."""
    w = world(f"{hand(cards)}, 0 singles, {12 - free} cubes", phase="limit")
    extra = cards - 3
    if may is None:
        assert w.asks != "limit"
        doubles = max(0, extra - free)
        assert (w.time(ANNA)["singles"], w.time(ANNA)["doubles"]) == (extra - 2 * doubles, doubles)
        return
    assert w.may(ANNA) == {f"doubles {n}" for n in may}
    for wrong in {0, 1, 2, 3} - may:
        assert w.refuses(ANNA, f"doubles {wrong}") == "must-fit"
    w.play(ANNA, f"doubles {min(may)}")
    assert w.time(ANNA)["free"] == free - extra + min(may)


@pytest.mark.parametrize(("cards", "free", "doubles"), [(6, 1, 1), (10, 2, 2), (4, 0, 0), (10, 0, 0)])
def test_hourglasses_without_room(cards: int, free: int, doubles: int) -> None:
    """§4.2.E Without room for all every free field takes a double, the rest lapses, no card is discarded (A33, A81)."""
    w = world(f"{hand(cards)}, 0 singles, {12 - free} cubes", phase="limit")
    track = w.time(ANNA)
    assert (track["singles"], track["doubles"], track["free"]) == (0, doubles, 0)
    assert w.mat(ANNA)["hand_size"] == cards


def test_a_full_track_sits_out() -> None:
    """§4.1 Who begins the phase without a free field has no turn and no additional actions until the decline (A64)."""
    w = world(f"{hand(10)}, 0 singles, 10 cubes, 3 temple", phase="limit")
    assert (w.asked, w.time(ANNA)["free"]) == (BEN, 0)
    assert w.refuses(ANNA, "recruit noble 3") == "not-your-turn"


def test_the_limit_in_player_order() -> None:
    """§4.2.E Each in turn from the start player on; then the next round begins."""
    rest = ("scriptorium", "stele", "quarry", "road", "pottery")
    w = world(hand(5), ", ".join(f"hand {card}" for card in rest), phase="limit", start=BEN)
    assert w.asked == BEN
    w.play(BEN, "doubles 0").play(ANNA, "doubles 1")
    assert (w.seen["round"], w.asks, w.asked) == (2, "turn", BEN)


def whole_round(w: World) -> None:
    """Everybody takes taxes until the round is over, and leaves out what may be left out."""
    turn = w.seen["round"]
    for _ in range(200):
        if w.match.over or (w.seen["phase"] == "bloom" and w.seen["round"] != turn):
            return
        seat = w.match.to_act[0]
        if seat == NATURE:
            w.any_cards()
        else:
            w.play(seat, "tax short" if w.asks == "turn" else "done")


def test_six_rounds() -> None:
    """§4.0 Six rounds of two phases, two for each epoch; base capacity 6, 7, 8, 8, 9, 9 (A45)."""
    w = world("0 coins", "0 coins")
    free = []
    while not w.match.over:
        free.append(w.time(ANNA)["free"])
        whole_round(w)
    assert free == [6, 7, 8, 8, 9, 9]
    assert w.coins(ANNA) + 10 * w.mat(ANNA)["parts"]["coins"] == 4 * sum(free)
    assert (w.seen["round"], w.told.count("round"), w.told.count("epoch")) == (6, 5, 2)


def test_the_last_decline_is_done_fully() -> None:
    """§4.2 The decline of round 6 is done fully: start player, tidying up, activation, hand limit (A45, A46)."""
    w = world(f"tile leader, 2 doubles, {hand(5)}, at syracusae, 0 coins", "", phase="decline", round=6)
    assert (w.seen["round"], w.time(ANNA)["singles"], w.time(ANNA)["tiles"]) == (6, 2, [])
    w.play(ANNA, "activate syracusae")
    assert (w.coins(ANNA), w.asks) == (5, "limit")
    w.play(ANNA, "doubles 1")
    assert w.match.over
    assert w.mat(ANNA)["parts"]["hourglasses"] == -16
