"""§I, §III: exchanging, discarding, drawing and reshuffling; covered hands."""

from __future__ import annotations

from typing import Any

from tests.games.khronos.test_turn import dealt, with_coins
from tests.games.khronos.world import GREEN, RED, World, world


def exchanging(hand: str, **more: Any) -> World:  # noqa: ANN401 - what world takes
    """Return a world before the actions of Green's turn."""
    return world(hand=hand, phase="exchange", **more)


def hand(w: World, seat: int = GREEN) -> tuple[int, ...]:
    """Return how many military, religious and civil cards a seat holds."""
    return tuple(w.seat(seat)["hand"].values())


# -- §I ----------------------------------------------------------------------------------------------------------------


def test_exchange() -> None:
    """§I For 2 Taler Green exchanges two cards and draws two; then the actions begin."""
    w = exchanging("2 military, 2 civil").play(GREEN, "exchange", "discard military", "discard civil", "done")
    assert w.money(GREEN) == 2
    assert w.seen["discard"] == {"military": 1, "religious": 0, "civil": 1}
    w.chance("deal religious", "deal religious")
    assert hand(w) == (1, 2, 1)
    assert w.asks == "act"


def test_exchange_the_whole_hand() -> None:
    """§I All four cards may go; then nobody is asked for more."""
    w = exchanging("4 civil").play(GREEN, "exchange", *["discard civil"] * 4)
    w.chance(*["deal military"] * 4)
    assert hand(w) == (4, 0, 0)


def test_exchange_at_least_one() -> None:
    """§I Exchanging nothing is no exchange (A1)."""
    w = exchanging("4 civil").play(GREEN, "exchange")
    assert {choice for choice in w.may(GREEN) if not choice.startswith("purse")} == {"discard civil"}


def test_exchange_once_a_turn() -> None:
    """§I Once a turn, even with money for more."""
    rich = exchanging("4 civil", players=with_coins(GREEN, 9), options={"holdem": "on"})
    rich.play(GREEN, "exchange", "discard civil", "done").chance("deal civil")
    assert rich.asks == "prepare"
    assert rich.refuses(GREEN, "exchange") == "exchanged-already"


def test_exchange_needs_two_coins() -> None:
    """§I Whoever has 1 Taler is not even asked."""
    assert exchanging("4 civil", players=with_coins(GREEN, 1)).asks == "act"
    assert exchanging("4 civil", players=with_coins(GREEN, 2)).asks == "prepare"


def test_no_exchange_without_cards() -> None:
    """§I A described position may have an empty hand: nobody is asked to exchange what he has not."""
    assert exchanging("").asks == "act"


def test_no_exchange_is_free() -> None:
    """§I Exchanging is a chance, no duty."""
    w = exchanging("4 civil").play(GREEN, "done")
    assert (w.asks, w.money(GREEN), hand(w)) == ("act", 4, (0, 0, 4))


def test_no_exchange_after_the_actions_began() -> None:
    """§I Only at the beginning of a turn."""
    assert world().refuses(GREEN, "exchange")


def test_exchanged_cards_may_come_back() -> None:
    """§I They are discarded before drawing: with an empty deck they are shuffled into the new one (A2)."""
    w = exchanging("4 civil", discard={"military": 18, "religious": 18, "civil": 15})
    assert w.seen["deck"] == 0
    w.play(GREEN, "exchange", "discard civil", "done")
    assert (w.seen["deck"], sum(w.seen["discard"].values())) == (52, 0)
    w.chance("deal civil")
    assert hand(w) == (0, 0, 4)
    assert "reshuffled" in w.told


# -- §III --------------------------------------------------------------------------------------------------------------


def test_unused_cards_are_laid_down() -> None:
    """§III All that is left goes to the open pile, and four new cards are drawn."""
    w = world(hand="2 military, 1 religious, 1 civil").build(GREEN, "mil1@5,5").play(GREEN, "done")
    assert w.seen["discard"] == {"military": 2, "religious": 1, "civil": 1}
    w.chance(*["deal civil"] * 4)
    assert (hand(w), w.asked) == ((0, 0, 4), 2)


def test_reshuffle_in_the_middle_of_drawing() -> None:
    """§III The deck has one card: draw it, shuffle, go on (A3)."""
    w = world(hand="4 civil", discard={"military": 17, "religious": 18, "civil": 15}).play(GREEN, "done")
    assert w.seen["deck"] == 1
    w.chance("deal military")
    assert (w.seen["deck"], w.seen["discard"]) == (54, {"military": 0, "religious": 0, "civil": 0})
    w.chance(*["deal civil"] * 3)
    assert hand(w) == (1, 0, 3)


def test_no_reshuffle_before_it_is_needed() -> None:
    """§III The last card was drawn and none is missing: the discard pile stays open to all (A62)."""
    w = world(hand="4 civil", discard={"military": 14, "religious": 18, "civil": 15}).play(GREEN, "done")
    w.chance(*["deal military"] * 4)
    assert (w.seen["deck"], sum(w.seen["discard"].values())) == (0, 51)
    assert "reshuffled" not in w.told


def test_hands_hold_four_cards_between_turns() -> None:
    """§III After every turn everybody has four cards, and no card is lost, through several reshuffles."""
    w = dealt(5, 0)
    for _ in range(35):
        assert {seat["cards"] for seat in w.seen["seats"]} == {4}
        assert w.seen["deck"] + sum(w.seen["discard"].values()) == 55 - 20
        w.end_turn()
    assert w.told.count("reshuffled") >= 2


# -- covered hands -----------------------------------------------------------------------------------------------------


def test_nobody_sees_another_hand() -> None:
    """§setup Whatever Green holds, the others see the same table."""
    some, other = world(hand="4 military"), world(hand="1 religious, 3 civil")
    for seat in (RED, None):
        views = [w.match.view() if seat is None else w.match.view(seat) for w in (some, other)]
        assert views[0] == views[1]
    assert some.match.view(RED)["seats"][GREEN]["cards"] == 4
    assert sum(some.match.view(RED)["seats"][GREEN]["hand"].values()) == 0


def test_drawn_cards_are_covered() -> None:
    """§III Of what Green draws the others learn nothing."""
    views = []
    for card in ("military", "civil"):
        w = world(hand="4 religious").play(GREEN, "done").chance(*[f"deal {card}"] * 4)
        views.append((w.match.view(RED), w.match.view()))
        assert w.seat(GREEN)["hand"][card] == 4
    assert views[0] == views[1]


def test_played_and_discarded_cards_are_open() -> None:
    """§III Everybody may look at the discard pile (A62)."""
    w = world(hand="1 military, 3 civil").build(GREEN, "mil1@5,5")
    assert w.match.view(RED)["discard"] == {"military": 1, "religious": 0, "civil": 0}
