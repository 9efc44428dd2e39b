"""§4.1.scribe Taking cards from the row or from the discard pile, filling the row up."""

from __future__ import annotations

from itertools import combinations

import pytest

from saecula.kernel.drafts import rest
from saecula.kernel.state import NATURE
from tests.games.gentes.world import ANNA, BEN, World, world

ROW = ["academy", "aqueduct", "arena", "basilica", "library", "forum", "gymnasium", "sanctuary"]
# price: places for one, two and three cards of the row; cards of the discard pile
TABLE = {
    1: (1, 0, 0, 0),
    2: (2, 0, 0, 0),
    3: (3, 0, 0, 0),
    4: (4, 2, 0, 0),
    5: (5, 3, 0, 0),
    6: (6, 4, 0, 1),
    7: (7, 5, 0, 1),
    8: (8, 6, 3, 1),
    9: (8, 7, 3, 1),
    10: (8, 8, 4, 2),
}


def taking(price: int, market: list[str] = ROW, **more: object) -> World:
    """Return the moment at which Anna takes cards at a chosen price, in epoch II."""
    w = world("at scribes_temple", round=3, market=market, **more)
    return w.play(ANNA, "tile scribe_1", "use scribes_temple", f"price {price}")


def takes(w: World, *cards: str) -> bool:
    """Say whether these cards may be taken together."""
    return w.refuses(ANNA, *[f"take {card}" for card in cards]) == ""


@pytest.mark.parametrize("price", range(1, 11))
@pytest.mark.parametrize("market", [ROW, ROW[::-1]], ids=["ascending", "descending"])
def test_the_table_of_the_scribe(price: int, market: list[str]) -> None:
    """§4.1.scribe The price says how many cards come from how many places, and how many from the discard pile."""
    one, two, three, piled = TABLE[price]
    w = taking(price, market)
    assert [card for card in market if takes(w, card)] == market[:one]
    pairs = [pair for pair in combinations(market, 2) if takes(w, *pair)]
    assert pairs == list(combinations(market[:two], 2))
    triples = [triple for triple in combinations(market, 3) if takes(w, *triple)]
    assert triples == list(combinations(market[:three], 3))
    assert not takes(w, *market[:4])
    assert w.may(ANNA, "take") == {f"take {card}" for card in (*market[:one], *(w.seen["pile"] if piled else []))}
    second = taking(price, market).play(ANNA, f"take {market[0]}")
    more = {f"take {card}" for card in market[1:two] if ROW.index(card) > ROW.index(market[0])}
    assert (second.may(ANNA, "take") if second.asks == "take" else set()) == more
    assert [takes(w, *cards) for cards in (("altar",), ("altar", "forge"), ("altar", "forge", "road"))] == [
        piled >= 1,
        piled >= 2,
        False,
    ]
    assert w.coins(ANNA) == 20 - price


def joins(w: World, *cards: str) -> set[str]:
    """Return the cards that may be taken beside these."""
    words = w.match.title.words
    left = rest(w.match.state, ANNA, [words.parse(f"take {card}") for card in cards])
    return set() if left is None else {words.notation(piece).removeprefix("take ") for piece, _ in left.pieces}


@pytest.mark.parametrize("price", range(1, 11))
@pytest.mark.parametrize("market", [ROW, ROW[::-1]], ids=["ascending", "descending"])
def test_a_card_is_offered_beside_those_it_may_come_with(price: int, market: list[str]) -> None:
    """§4.1.scribe Whoever has a card from far right in hand is offered no second one, and likewise for the third."""
    one, two, three, piled = TABLE[price]
    w = taking(price, market)
    pile = set(w.seen["pile"])
    assert joins(w) == {*market[:one], *(pile if piled else ())}
    for card in market[:one]:
        assert joins(w, card) == (set(market[:two]) - {card} if card in market[:two] else set())
    for pair in combinations(market[:two], 2):
        assert joins(w, *pair) == (set(market[:three]) - set(pair) if set(pair) <= set(market[:three]) else set())
    for triple in combinations(market[:three], 3):
        assert joins(w, *triple) == set()
    if piled:
        assert joins(w, "altar") == (pile - {"altar"} if piled > 1 else set())


@pytest.mark.parametrize("market", [ROW, ROW[::-1]], ids=["ascending", "descending"])
def test_too_many_cards_from_too_far_are_refused_for_that(market: list[str]) -> None:
    """§4.1.scribe Also where the first cards alone fill what may be taken, so that the row would be filled up next."""
    w = taking(8, market)
    assert w.refuses(ANNA, *[f"take {market[place]}" for place in (0, 1, 4)], "done") == "too-far-right"
    assert w.refuses(ANNA, *[f"take {market[place]}" for place in (0, 7)], "done") == "too-far-right"
    assert w.refuses(ANNA, *[f"take {card}" for card in market[:4]]) == "all-taken"


def test_fewer_cards_than_allowed() -> None:
    """§4.1.scribe Fewer cards are allowed, at least one (A30)."""
    assert taking(10).refuses(ANNA, "done") == "too-few-taken"
    assert taking(10).play(ANNA, "take forum", "done").mat(ANNA)["hand"] == ["forum"]


def test_row_and_discard_pile_are_not_combined() -> None:
    """§4.1.scribe Either the row or the discard pile."""
    w = taking(10).play(ANNA, "take altar")
    assert w.refuses(ANNA, "take academy") == "not-mixed"
    first = taking(10, pile=None).play(ANNA, "take academy")
    assert first.refuses(ANNA, "take altar") in {"not-mixed", "later-in-order"}
    assert "take altar" not in first.may(ANNA)
    assert taking(6).play(ANNA, "take altar").asked == BEN


def test_refusals_of_the_scribe() -> None:
    """§4.1.scribe What is not there, too far right, or too much of the pile is refused."""
    w = taking(5)
    assert w.refuses(ANNA, "take citadel") == "not-on-offer"
    assert w.refuses(ANNA, "take forum") == "too-far-right"
    assert w.refuses(ANNA, "take altar") == "pile-limit"


def test_the_row_is_filled_up_at_the_end_of_the_turn() -> None:
    """§4.1.scribe Gaps close to the left, new cards come from the right, after additional actions (A31)."""
    w = world("1 noble, 1 oracle", market=["altar", "well", "harbour", "forge", "stele", "road", "quarry", "insula"])
    w.play(ANNA, "tile scribe_3", "doubles 1", "take well", "take stele", "done")
    assert w.asks == "after"
    assert w.seen["market"] == ["altar", None, "harbour", "forge", None, "road", "quarry", "insula"]
    w.play(ANNA, "done")
    assert w.seen["market"] == ["altar", "harbour", "forge", "road", "quarry", "insula", None, None]
    assert w.match.to_act == (NATURE,)
    w.chance("card pottery", "card granary")
    assert w.seen["market"] == ["altar", "harbour", "forge", "road", "quarry", "insula", "pottery", "granary"]
    assert w.asked == BEN


def test_an_empty_stack_leaves_places_empty() -> None:
    """§4.1.scribe No card of the next epoch comes; places stay empty and are counted from the left (A31, A32)."""
    rest = ["altar", "well", "harbour", "forge"]
    others = (
        "hand trading_post, hand insula, hand catapult, hand granary, hand marketplace, hand treasury, hand scriptorium"
    )
    more = ", hand stele, hand quarry, hand road, hand pottery, hand training_ground, hand watchtower, hand shipyard"
    w = world("", others + more, market=rest, stock=[])
    w.play(ANNA, "tile scribe_1", "take altar", "take forge")
    assert (w.asked, w.seen["market"]) == (BEN, ["well", "harbour", *[None] * 6])
    w.play(BEN, "tile scribe_5", "doubles 1", "take well", "take harbour")
    assert w.seen["market"] == [None] * 8
    assert w.refuses(ANNA, "tile scribe_3") == "no-card-to-take"


def test_nothing_to_take() -> None:
    """§4.1.A1 With an empty row the pile must serve, from price 6 on (A70); what is there is taken (A70)."""
    held = ", ".join(f"hand {card}" for card in (*ROW, "hospital", "caravanserai", "barracks", "monument", "mint"))
    held += ", hand oracle_site, hand city_wall, hand statue, hand theatre, hand thermae"
    w = world("at scribes_temple", held, market=[], stock=[], round=3)
    w.play(ANNA, "tile scribe_5", "use scribes_temple")
    assert w.may(ANNA) == {"price 6", "price 7", "price 8", "price 9", "price 10"}
    assert w.refuses(ANNA, "price 5") == "no-card-to-take"
    w.play(ANNA, "price 10", "doubles 1", "take altar", "take well")
    assert (w.mat(ANNA)["hand"], w.asked) == (["altar", "well"], BEN)


def test_any_number_of_cards_in_the_golden_age() -> None:
    """§4.1.scribe The limit of three cards is checked in the decline only."""
    w = world(
        "hand altar, hand well, hand harbour",
        market=["forge", "stele", "road", "quarry", "insula", "granary", "pottery", "catapult"],
    )
    w.play(ANNA, "tile scribe_3", "doubles 1", "take forge", "take stele", "take road").any_cards()
    assert (len(w.mat(ANNA)["hand"]), w.asked) == (6, BEN)


def test_nobody_discards() -> None:
    """§4.2.C Cards reach the discard pile at the change of epochs only (A33): no choice ever discards."""
    w = world("hand altar, hand well")
    assert w.seen["pile"] == []
    assert not [choice for choice in w.may(ANNA) if choice.split()[0] in {"discard", "drop"}]


def test_earlier_epochs_lie_in_the_pile() -> None:
    """§4.1.scribe In epochs II and III the pile has cards of earlier epochs."""
    assert len(world("", round=3).seen["pile"]) == 18
    assert len(world("hand altar", round=5).seen["pile"]) == 35


def test_everybody_may_look_through_all_stacks() -> None:
    """§4.1.scribe Contents of stack, pile and later stacks are shown, without an order (A55)."""
    w = world("", market=["shipyard", "well", "harbour", "forge", "stele", "road", "quarry", "insula"])
    assert w.seen["stock"] == [
        "altar",
        "trading_post",
        "catapult",
        "granary",
        "marketplace",
        "treasury",
        "scriptorium",
        "pottery",
        "training_ground",
        "watchtower",
    ]
    assert (len(w.seen["later"]["2"]), len(w.seen["later"]["3"])) == (18, 18)
    w.play(ANNA, "tile scribe_1", "take shipyard", "done")
    assert {choice.notation for choice in w.match.choices(NATURE)} == {f"card {card}" for card in w.seen["stock"]}
