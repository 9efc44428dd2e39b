from math import prod

import pytest

from saecula import Problem
from saecula.games.bronze.kinds import WARES
from saecula.games.bronze.rules.trade import Answer, amount_of
from saecula.games.bronze.state import Bronze
from saecula.kernel.frames import choices, play
from tests.games.bronze.trading import market, names, offers
from tests.games.bronze.world import ANNA, BEN, CLEO, DORA, World, new_world, world

NONE = "0 food"


# -- the phase -------------------------------------------------------------------------------------


def test_example_two_deals() -> None:
    """§trade E9 3 wood for 2 stone with one, then 3 stone for 2 pottery with another."""
    w = market("3 wood, 1 stone", "2 stone", "2 pottery")
    offers(w, BEN, "3 wood, -2 stone").play(BEN, "accept")
    assert (w.goods(ANNA), w.goods(BEN)) == ("3 stone", "3 wood")
    offers(w, CLEO, "3 stone, -2 pottery").play(CLEO, "accept")
    assert [w.goods(seat) for seat in (ANNA, BEN, CLEO)] == ["2 pottery", "3 wood", "3 stone"]


def test_example_only_what_one_has_at_that_moment() -> None:
    """§trade E9 Before the first deal there are not 3 stone to give (R30)."""
    w = market("3 wood, 1 stone", "2 stone", "2 pottery").play(ANNA, "partner 2", "trade wood 0")
    assert w.refuses(ANNA, "trade stone 3") == "giver-lacks"


def test_others_deal_only_with_the_active_seat() -> None:
    """§trade E9 The others cannot deal with each other (R30)."""
    w = market("3 wood", "2 stone", "2 pottery")
    assert w.refuses(BEN, "partner 2") == "not-your-turn"
    offers(w, BEN, "3 wood")
    assert (w.match.to_act, w.refuses(CLEO, "accept")) == ((BEN,), "not-your-turn")


def test_not_in_the_basic_game() -> None:
    """§trade Without the option nobody trades (R53)."""
    assert world("1 wood", "1 stone", phase="disasters").active == BEN


def test_after_disasters() -> None:
    """§trade Trade comes after phase 5: goods lost in a revolt cannot be traded."""
    w = market("7 city, 3 wood", "1 wood", phase="disasters", dice="5 skull2")
    assert (w.asks, w.goods(ANNA)) == ("partner", "")


def test_after_feeding() -> None:
    """§trade Trade comes after phase 4: food from others does not feed the cities any more."""
    w = market("0 food", "9 food", phase="feed")
    assert w.disasters(ANNA) == 3
    assert offers(w, BEN, "-5 food").play(BEN, "accept").food(ANNA) == 5


def test_before_building() -> None:
    """§trade Trade comes before phase 6: stones from others serve Engineering in this turn (R47)."""
    w = market("engineering, 1 wood", "2 stone", dice="workers3")
    offers(w, BEN, "1 wood, -2 stone").play(BEN, "accept").play(ANNA, "done")
    assert w.may(ANNA) == {"stones 0", "stones 1", "stones 2"}


def test_before_buying() -> None:
    """§trade What was traded pays in this turn; Granaries sell food from others too (R17)."""
    w = market("granaries, 0 food, 1 wood", "9 food", dice="coin")
    offers(w, BEN, "1 wood, -1 food").play(BEN, "accept").play(ANNA, "done", "buy irrigation coins")
    assert w.food(ANNA) == 0


def test_done_closes_the_phase() -> None:
    """§trade "Done" closes the phase for this turn (R47)."""
    w = market("1 wood", "1 stone", dice="workers3").play(ANNA, "done")
    assert (w.asks, w.refuses(ANNA, "partner 1")) == ("mark", "not-asked-now")


def test_nobody_trades_twice_at_once() -> None:
    """§trade One negotiation at a time; an offer begun is finished (R47, R50)."""
    w = market("1 wood", "1 stone", "1 metal").play(ANNA, "partner 1")
    assert (w.refuses(ANNA, "partner 2"), w.refuses(ANNA, "done")) == ("not-asked-now", "not-asked-now")


def test_nobody_to_trade_with() -> None:
    """§trade When nothing can change hands the phase is skipped (R47)."""
    assert market(NONE, NONE, NONE).active == BEN


def test_a_partner_without_anything() -> None:
    """§trade With two empty hands there is no deal, with others there is (R47)."""
    w = market(NONE, NONE, "0 food, 1 wood")
    assert w.may(ANNA) == {"partner 2", "done"}
    assert w.refuses(ANNA, "partner 1") == "nothing-to-trade"


def test_full_rows_on_both_sides() -> None:
    """§trade Where every row of the receiver is full nothing can change hands (R47, R48)."""
    assert market("0 food, 8 wood, caravans", "0 food, 8 wood, caravans").asks == "buy"


def test_partners() -> None:
    """§trade Partners are the other seats."""
    w = market("1 wood", "", "")
    assert w.may(ANNA) == {"partner 1", "partner 2", "done"}
    assert (w.refuses(ANNA, "partner 0"), w.refuses(ANNA, "partner 3")) == ("yourself", "not-seated")


def test_trading_in_every_turn() -> None:
    """§trade Every seat trades in its own turn."""
    w = new_world(2, trading="on").chance("start 1").stops("food3", "food3", "food3")
    assert (w.asks, w.match.to_act) == ("partner", (BEN,))
    w.play(BEN, "done").stops("food3", "food3", "food3")
    assert (w.asks, w.match.to_act) == ("partner", (ANNA,))


# -- offers ----------------------------------------------------------------------------------------


def test_wares_in_order() -> None:
    """§trade An offer is one number each for wood, stone, pottery, cloth, metal and food, in this order (R48)."""
    w = market("1 wood, 1 stone, 1 pottery, 1 cloth, 1 metal", "").play(ANNA, "partner 1")
    for ware in WARES:
        assert {what.split()[1] for what in w.may(ANNA)} == {ware}
        w.play(ANNA, f"trade {ware} 0")
    assert w.asks == "invited"


def test_wares_nobody_has_are_passed_over() -> None:
    """§trade What neither can give is not asked (R48)."""
    w = market("0 food, 1 stone", "0 food, 1 metal").play(ANNA, "partner 1")
    assert w.may(ANNA) == {"trade stone 0", "trade stone 1"}
    assert w.play(ANNA, "trade stone 1").may(ANNA) == {"trade metal 0", "trade metal -1"}


def test_another_ware_is_asked() -> None:
    """§trade Only the ware in question can be named (R48)."""
    w = market("1 wood, 1 stone", "").play(ANNA, "partner 1")
    assert w.refuses(ANNA, "trade stone 1") == "not-this-ware"


def test_limits_of_an_amount() -> None:
    """§trade Give what you have, receive what he has, as far as it fits (R30, R48)."""
    w = market("3 wood", "7 wood").play(ANNA, "partner 1")
    assert w.may(ANNA) == {f"trade wood {n}" for n in range(-5, 2)}
    assert w.refuses(ANNA, "trade wood 2") == "no-room"
    assert w.refuses(ANNA, "trade wood 4") == "giver-lacks"
    assert w.refuses(ANNA, "trade wood -6") == "no-room"
    assert w.refuses(ANNA, "trade wood -8") == "giver-lacks"


def test_limits_of_food() -> None:
    """§trade Nobody gets above 15 food (R30)."""
    w = market("12 food", "14 food").play(ANNA, "partner 1")
    assert w.may(ANNA) == {f"trade food {n}" for n in range(-3, 2)}
    assert w.refuses(ANNA, "trade food 2") == "no-room"


def test_no_coins_no_workers() -> None:
    """§trade Only goods and food are traded (R30)."""
    w = market("1 wood", "", dice="2 coin, workers3").play(ANNA, "partner 1")
    for word in ("trade coins 1", "trade workers 1", "trade irrigation 1"):
        with pytest.raises(Problem, match="no-such-words"):
            w.play(ANNA, word)


@pytest.mark.parametrize("deal", ["1 wood", "-2 stone", "3 food"])
def test_gifts(deal: str) -> None:
    """§trade One-sided deals are legal if both agree (R30, R51)."""
    w = offers(market("1 wood", "2 stone"), BEN, deal)
    assert "accept" in w.may(BEN)


def test_several_wares_both_ways() -> None:
    """§trade Any combination of goods and food may change hands."""
    w = offers(
        market("2 wood, 1 metal, 5 food", "4 stone, 2 cloth, 1 food"),
        BEN,
        "1 wood, 1 metal, 2 food, -3 stone, -2 cloth",
    )
    w.play(BEN, "accept")
    assert (w.goods(ANNA), w.food(ANNA)) == ("1 wood, 3 stone, 2 cloth", 3)
    assert (w.goods(BEN), w.food(BEN)) == ("1 wood, 1 stone, 1 metal", 3)


def test_nothing_is_carried_out_before_it_is_accepted() -> None:
    """§trade Both must agree (R30)."""
    w = offers(market("3 wood", "2 stone"), BEN, "3 wood, -2 stone")
    assert (w.goods(ANNA), w.goods(BEN)) == ("3 wood", "2 stone")


def test_no_answer_for_another() -> None:
    """§trade A plan cannot reach past the partner's answer."""
    w = market("0 food, 1 wood", NONE)
    assert w.refuses(ANNA, "partner 1", "trade wood 1", "done") == "too-far"


def test_offers_are_open() -> None:
    """§trade Everybody sees an offer (R51)."""
    w = offers(market("3 wood", "2 stone", ""), BEN, "3 wood, -2 stone")
    seen = w.match.view(CLEO)["trade"]
    assert (seen["deal"]["partner"], seen["deal"]["named"]["wood"], seen["deal"]["named"]["stone"]) == (BEN, 3, -2)
    assert w.told == ["offers"]


# -- limits ----------------------------------------------------------------------------------------


def test_three_offers_to_each_partner() -> None:
    """§trade At most 3 offers to each partner in one phase; invitations and deals count (R50)."""
    w = market("3 wood", "2 stone", "1 metal")
    offers(w, BEN, "").play(BEN, "decline")
    offers(w, BEN, "1 wood").play(BEN, "accept")
    offers(w, BEN, "1 wood").play(BEN, "counter")
    names(w, BEN, "2 wood").play(ANNA, "decline")
    assert (w.refuses(ANNA, "partner 1"), w.may(ANNA)) == ("no-offers-left", {"partner 2", "done"})


def test_phase_ends_with_the_last_offer() -> None:
    """§trade When every partner has heard all offers, the phase ends by itself (R50)."""
    w = market("3 wood", "", offers_made={"1": 2}, dice="workers3")
    assert offers(w, BEN, "").play(BEN, "decline").asks == "mark"


def test_offers_begin_anew_in_the_next_phase() -> None:
    """§trade The number of offers is counted in one trade phase only (R50)."""
    w = market("3 wood", "", offers_made={"1": 2})
    offers(w, BEN, "").play(BEN, "decline").stops("food3", "food3", "food3").play(BEN, "done")
    assert "partner 1" in w.stops("food3", "food3", "food3").may(ANNA)


@pytest.mark.parametrize("most", [1, 2, 9])
def test_number_of_offers_is_an_option(most: int) -> None:
    """§trade How many offers there are is an option (R50, R53)."""
    w = market("3 wood", "1 stone", "", "", options={"trading": True, "offers": most})
    for partner in (BEN, DORA):
        for _ in range(most):
            offers(w, partner, "").play(partner, "decline")
        assert w.refuses(ANNA, f"partner {partner}") == "no-offers-left"
    assert w.seen["trade"]["made"] == {"1": most, "2": 0, "3": most}


def test_more_than_six_goods_until_ones_own_discard() -> None:
    """§trade Goods received in another's turn may exceed 6 until one's own phase 8 (R25)."""
    w = offers(market("3 stone", "6 wood"), BEN, "3 stone").play(BEN, "accept").play(ANNA, "done")
    assert (w.active, w.goods(BEN)) == (BEN, "6 wood, 3 stone")
    w.stops("food3", "food3", "food3").play(BEN, "done", "done")
    assert (w.asks, w.match.to_act) == ("discard", (BEN,))


def test_active_seat_discards_after_trade() -> None:
    """§trade Goods received in the own turn count in the own phase 8 (R25)."""
    w = offers(market("6 wood", "1 stone"), BEN, "-1 stone").play(BEN, "accept").play(ANNA, "done", "done")
    assert w.asks == "discard"


# -- all offers, counted ---------------------------------------------------------------------------


def deals(s: Bronze, seat: int) -> list[tuple[int, ...]]:
    """Return every offer a seat can complete from here, path by path."""
    if isinstance(s.top, Answer):
        return [tuple(int(amount_of(s.top.offer, ware)) for ware in range(6))]
    found = []
    legal = choices(s, seat)
    assert legal
    for choice in legal:
        twin = s.clone()
        play(twin, seat, choice)
        found += deals(twin, seat)
    return found


@pytest.mark.parametrize(
    ("first", "second", "offer"),
    [
        ("0 food, 2 wood, 1 metal", "1 food, 1 wood, 2 stone", "1 wood, -1 food"),
        ("0 food, 8 wood", "1 food, 7 wood, 1 metal", ""),
        ("14 food, 1 cloth", "13 food, 5 cloth", "-1 cloth"),
        ("0 food, 1 wood", "1 food", "1 wood, -1 food"),
    ],
)
def test_every_offer_by_one_path(first: str, second: str, offer: str) -> None:
    """§trade Every possible offer has one path; counter-offers are all of them but two (R48, R49)."""
    w = market(first, second).play(ANNA, "partner 1")
    state = w.match.state
    assert isinstance(state, Bronze)
    made = deals(state, ANNA)
    seen = w.seen["trade"]["deal"]
    assert len(made) == len(set(made)) == prod(seen["gives_most"][ware] + seen["gets_most"][ware] + 1 for ware in WARES)
    names(w, ANNA, offer)
    answered = w.match.state.top
    assert isinstance(answered, Answer)
    forbidden = {(0,) * 6, tuple(int(amount_of(answered.offer, ware)) for ware in range(6))}
    countered = deals_after(w.play(BEN, "counter"))
    assert len(countered) == len(set(countered))
    assert set(countered) == set(made) - forbidden


def deals_after(w: World) -> list[tuple[int, ...]]:
    """Return every counter-offer Ben can make."""
    state = w.match.state
    assert isinstance(state, Bronze)
    return deals(state, BEN)
