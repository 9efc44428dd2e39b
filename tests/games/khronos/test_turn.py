"""§setup, §turn, §II, §end: who plays when, travelling, and how many cards an adventurer plays."""

from __future__ import annotations

import pytest

from tests.games.khronos.world import BLUE, GREEN, RED, WHITE, World, new_world, world


def dealt(seats: int, start: int, **options: str) -> World:
    """Return a match after setup; everybody has two military and two civil cards."""
    hands = ["deal military", "deal military", "deal civil", "deal civil"] * seats
    return new_world(seats, **options).chance(*hands, f"start {start}")


def with_coins(seat: int, money: int) -> dict[int, dict[str, int]]:
    """Return the facts of a seat with so many coins."""
    return {seat: {"money": money}}


# -- §setup, §turn ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_setup_for_all(seats: int) -> None:
    """§setup Everybody has two adventurers in Might, 25 cubes, 4 Taler and 4 cards."""
    w = dealt(seats, 0)
    for seat in range(seats):
        own = w.seat(seat)
        assert (own["money"], own["cubes"], own["cards"]) == (4, 25, 4)
        assert {adventurer["era"] for adventurer in own["adventurers"].values()} == {"might"}


def test_ten_hamlets_at_the_same_places() -> None:
    """§setup Ten hamlets are printed on each map."""
    eras = dealt(2, 0).seen["eras"]
    printed = [[b["cell"] for b in era["buildings"] if b["printed"]] for era in eras]
    assert len(printed[0]) == 10
    assert printed[0] == printed[1] == printed[2]
    assert all(len(era["domains"]) == 10 for era in eras)


def test_tiles_in_the_box() -> None:
    """§setup 155 tiles: 20, 24 and 9 military, 20, 20 and 9 religious, 20, 24 and 9 civil ones."""
    stock = dealt(2, 0).seen["stock"]
    assert list(stock.values()) == [20, 24, 9, 20, 20, 9, 20, 24, 9]
    assert sum(stock.values()) == 155


def test_clockwise_from_the_start_player() -> None:
    """§turn One turn each, clockwise from the start player, who begins every round (A61)."""
    w = dealt(3, 2)
    seen = []
    for _ in range(7):
        seen.append((w.seen["round"], w.seen["active"]))
        w.end_turn()
    assert seen == [(1, 2), (1, 0), (1, 1), (2, 2), (2, 0), (2, 1), (3, 2)]


def test_the_phases_of_a_turn() -> None:
    """§turn Exchange, actions, new cards; taxes follow without a question."""
    w = dealt(2, 0)
    assert (w.seen["phase"], w.asks, w.asked) == ("exchange", "prepare", RED)
    w.play(RED, "done")
    assert (w.seen["phase"], w.asks) == ("actions", "act")
    w.play(RED, "done")
    assert w.seen["phase"] == "draw"
    w.chance(*["deal religious"] * 4)
    assert (w.seen["phase"], w.asked) == ("exchange", GREEN)


def test_seven_rounds() -> None:
    """§turn, §end Two seats play fourteen turns, and the match is over."""
    w = dealt(2, 1)
    turns = 0
    while not w.match.over:
        w.end_turn()
        turns += 1
    assert turns == 14


def test_only_the_active_seat_acts() -> None:
    """§turn Whose turn it is not does not act."""
    w = world()
    assert w.refuses(RED, "travel first faith")
    assert w.may(RED) == set()


def test_most_coins_win() -> None:
    """§end The largest fortune wins, here White's."""
    coins = {RED: {"money": 7}, GREEN: {"money": 3}, WHITE: {"money": 9}, BLUE: {"money": 7}}
    w = world(round=7, phase="taxes", active=BLUE, hand="", players=coins)
    assert w.match.over
    assert {score.seat: score.place for score in w.match.scores} == {WHITE: 1, RED: 2, BLUE: 2, GREEN: 4}


def test_two_share_the_victory() -> None:
    """§end Equal fortunes share the first place (A38)."""
    coins = {RED: {"money": 9}, GREEN: {"money": 3}, WHITE: {"money": 9}, BLUE: {"money": 7}}
    w = world(round=7, phase="taxes", active=BLUE, hand="", players=coins)
    assert {score.seat for score in w.match.scores if score.place == 1} == {RED, WHITE}


# -- §setup: money open or covered ------------------------------------------------------------------------------


def test_money_is_covered_until_its_owner_opens_it() -> None:
    """§setup Everybody decides for himself; others see nothing of a covered purse."""
    w = world()
    assert w.match.view(RED)["seats"][GREEN]["money"] is None
    assert w.refuses(GREEN, "purse covered") == "laid-so"
    w.play(GREEN, "purse open")
    assert w.match.view(RED)["seats"][GREEN]["money"] == 4
    assert w.refuses(GREEN, "purse covered") == "turned-already"
    assert w.asks == "act"


# -- §II.1 -------------------------------------------------------------------------------------------------------------


def test_travel_needs_another_era_and_a_coin() -> None:
    """§II.1 Into one of the two other eras, for 1 Taler."""
    assert world().refuses(GREEN, "travel first might") == "there-already"
    assert world(players=with_coins(GREEN, 0)).refuses(GREEN, "travel first faith") == "too-little-money"


def test_travel_as_often_as_one_can_pay() -> None:
    """§II.1 One adventurer travels four times for 4 Taler, and no fifth time."""
    w = world()
    for era in ("reason", "faith", "might", "reason"):
        w.play(GREEN, f"travel first {era}")
    assert w.money(GREEN) == 0
    assert w.refuses(GREEN, "travel second faith") == "too-little-money"


def test_income_can_be_spent_at_once() -> None:
    """§2.1 The coin for a keep pays for a travel of the same turn (A6)."""
    w = world(hand="2 military", players=with_coins(GREEN, 0)).build(GREEN, "mil2@5,5")
    w.play(GREEN, "travel first faith")
    assert w.money(GREEN) == 0


# -- §II.2 -------------------------------------------------------------------------------------------------------------


def test_cards_only_where_an_adventurer_stands() -> None:
    """§II.2, §2.1 Nobody in Faith, no action in Faith."""
    w = world(faith="mil1@3,3/red", hand="2 military, 2 civil")
    assert w.refuses(GREEN, "take watchtower faith") == "no-adventurer"
    assert w.refuses(GREEN, "raze faith-d4") == "no-adventurer"
    in_faith = world(faith="mil1@3,3/red", hand="2 military, 2 civil", adventurers="faith, reason")
    assert in_faith.refuses(GREEN, "take watchtower faith") == ""
    assert in_faith.refuses(GREEN, "raze faith-d4") == ""


def test_what_cards_do_in_which_era() -> None:
    """§II.2 In Might and Faith build and demolish; in Reason populate and restore, and nothing else."""
    boards = {"might": "mil1@3,3/red", "faith": "mil1@3,3/red", "reason": "mil2@9,9; civ2@12,12"}
    hand = "2 military, 2 civil"
    early = {"done", "travel", "purse", "take", "raze"}
    late = {"done", "travel", "purse", "populate", "restore"}
    for era, verbs in (("might", early), ("faith", early), ("reason", late)):
        w = world(**boards, hand=hand, adventurers=f"{era}, {era}")
        assert {choice.split()[0] for choice in w.may(GREEN)} == verbs


def test_travelling_does_not_renew_cards() -> None:
    """§II.2 Two cards an adventurer and turn, wherever he goes (A41)."""
    w = world(hand="4 military", adventurers="might 2, reason")
    w.play(GREEN, "travel first faith").play(GREEN, "travel first might")
    assert w.refuses(GREEN, "take watchtower might") == "too-few-plays"


def test_the_next_turn_renews_cards() -> None:
    """§II.2 The limit is one of a turn."""
    w = world(seats=2, active=GREEN, adventurers="might 2, might 2").end_turn().end_turn()
    assert {a["plays_left"] for a in w.seat(GREEN)["adventurers"].values()} == {2}


@pytest.mark.parametrize(
    ("adventurers", "legal"),
    [
        ("might, might", True),
        ("might 1, might", True),
        ("might 1, might 1", False),
        ("might 2, might", False),
        ("might, faith", False),
    ],
)
def test_three_cards_need_both_adventurers(adventurers: str, *, legal: bool) -> None:
    """§II.2 A town costs three cards: both adventurers in the era, as far as their cards reach (A5)."""
    w = world(hand="3 civil", adventurers=adventurers)
    assert ("take town might" in w.may(GREEN)) == legal


def test_who_plays_is_asked_where_it_matters() -> None:
    """§II.2 One has played a card already: who plays this one makes a difference (A63)."""
    w = world(hand="1 military", adventurers="might, might 1")
    w.play(GREEN, "take watchtower might", "at might-f6")
    assert (w.asks, {c for c in w.may(GREEN) if c.startswith("split")}) == ("split", {"split 0", "split 1"})
    w.play(GREEN, "split 0")
    own = w.seat(GREEN)["adventurers"]
    assert (own["first"]["plays_left"], own["second"]["plays_left"]) == (2, 0)
    assert w.might == ["mil1@5,5/green"]


def test_two_cards_of_two_adventurers_alike() -> None:
    """§II.2 Two cards: one each, or both by one; which of the two is all the same (A63)."""
    w = world(hand="2 military")
    w.play(GREEN, "take keep might", "at might-f6")
    assert {c for c in w.may(GREEN) if c.startswith("split")} == {"split 1", "split 2"}
    assert w.refuses(GREEN, "split 0") == "same-split"
    w.play(GREEN, "split 1")
    assert {a["plays_left"] for a in w.seat(GREEN)["adventurers"].values()} == {1}


def test_who_is_alone_plays_without_a_question() -> None:
    """§II.2 Only one stands in the era: his cards are used."""
    w = world(hand="2 military", adventurers="faith, might").play(GREEN, "take keep might", "at might-f6")
    assert w.asks == "act"
    own = w.seat(GREEN)["adventurers"]
    assert (own["first"]["plays_left"], own["second"]["plays_left"]) == (2, 0)


def test_nobody_has_to_act() -> None:
    """§II.2 A turn may end with all cards unused (A70)."""
    w = world(hand="4 civil").play(GREEN, "done")
    assert w.seen["discard"] == {"military": 0, "religious": 0, "civil": 4}


def test_several_actions_in_any_order() -> None:
    """§II Build, travel, demolish and travel again in one turn."""
    w = world(faith="rel1@9,9/red", hand="1 military, 1 religious, 1 civil", adventurers="might, might")
    w.build(GREEN, "civ1@2,2").play(GREEN, "travel first faith").demolish(GREEN, "9,9", "faith")
    w.build(GREEN, "mil1@5,5")
    assert (w.might, w.faith, w.money(GREEN)) == (["civ1@2,2", "mil1@5,5/green"], [], 2)
