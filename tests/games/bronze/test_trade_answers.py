"""§trade Answers to an offer: yes, no, or a counter-offer."""

from __future__ import annotations

from saecula.games.bronze import TITLE
from saecula.kernel.verbs import COUNT_BITS, MAX_COUNT
from tests.games.bronze.trading import market, names, offers
from tests.games.bronze.world import ANNA, BEN, CLEO

NONE = "0 food"


def test_decline() -> None:
    """§trade A declined offer changes nothing (R49)."""
    w = offers(market("3 wood", "2 stone"), BEN, "3 wood, -2 stone").play(BEN, "decline")
    assert (w.goods(ANNA), w.goods(BEN), w.asks, w.match.to_act) == ("3 wood", "2 stone", "partner", (ANNA,))


def test_answers() -> None:
    """§trade The partner accepts, declines or makes a counter-offer (R49)."""
    assert offers(market("3 wood", "2 stone"), BEN, "3 wood").may(BEN) == {"accept", "decline", "counter"}


def test_counter_offer() -> None:
    """§trade A counter-offer has the same form: + the active seat gives; he says yes or no, no more (R49)."""
    w = offers(market("3 wood", "2 stone"), BEN, "1 wood, -2 stone").play(BEN, "counter")
    names(w, BEN, "3 wood, -1 stone")
    assert (w.match.to_act, w.may(ANNA)) == ((ANNA,), {"accept", "decline"})
    assert w.refuses(ANNA, "counter") == "not-asked-now"
    w.play(ANNA, "accept")
    assert (w.goods(ANNA), w.goods(BEN)) == ("1 stone", "3 wood, 1 stone")


def test_counter_offer_declined() -> None:
    """§trade A declined counter-offer ends the negotiation (R49)."""
    w = offers(market("3 wood", "2 stone"), BEN, "1 wood, -2 stone").play(BEN, "counter")
    names(w, BEN, "3 wood, -1 stone").play(ANNA, "decline")
    assert (w.asks, w.goods(ANNA)) == ("partner", "3 wood")
    assert w.told == ["offers", "counters", "declines"]


def test_counter_offer_is_another_one() -> None:
    """§trade A counter-offer is neither empty nor the offer itself (R49)."""
    w = offers(market("0 food, 1 wood", "0 food, 1 stone"), BEN, "1 wood, -1 stone").play(BEN, "counter")
    assert w.play(BEN, "trade wood 1").refuses(BEN, "trade stone -1") == "counter-same"
    w = offers(market("0 food, 1 wood", "0 food, 1 stone"), BEN, "1 wood, -1 stone").play(BEN, "counter")
    assert w.play(BEN, "trade wood 0").refuses(BEN, "trade stone 0") == "counter-empty"


def test_counter_offer_without_a_dead_end() -> None:
    """§trade A counter-offer cannot be begun so that only forbidden ones remain (R49)."""
    w = offers(market("0 food, 1 wood", "0 food, 1 stone"), BEN, "-1 stone").play(BEN, "counter")
    assert w.may(BEN) == {"trade wood 1"}
    assert w.refuses(BEN, "trade wood 0") == "counter-empty"


def test_no_counter_offer_possible() -> None:
    """§trade With one thing on the table there is nothing to counter (R49)."""
    w = offers(market("0 food, 1 wood", NONE), BEN, "1 wood")
    assert (w.may(BEN), w.refuses(BEN, "counter")) == ({"accept", "decline"}, "no-counter")


def test_invitation() -> None:
    """§trade An offer of nothing invites the partner to name a deal; it cannot be accepted (R48, R49)."""
    w = offers(market("1 wood", "1 stone"), BEN, "")
    assert (w.asks, w.may(BEN), w.told) == ("invited", {"decline", "counter"}, ["invites"])
    assert w.refuses(BEN, "accept") == "only-invited"
    names(w.play(BEN, "counter"), BEN, "1 wood, -1 stone").play(ANNA, "accept")
    assert (w.goods(ANNA), w.goods(BEN)) == ("1 stone", "1 wood")


def test_invited_with_one_thing_on_the_table() -> None:
    """§trade Invited, the partner can always name something (R49)."""
    w = offers(market("0 food, 1 wood", NONE), BEN, "").play(BEN, "counter")
    assert w.may(BEN) == {"trade wood 1"}


def test_deal_is_final() -> None:
    """§trade A deal is carried out at once and for good (R49)."""
    w = offers(market("1 wood", "1 stone", "1 metal"), BEN, "1 wood, -1 stone").play(BEN, "accept")
    offers(w, CLEO, "1 stone, -1 metal").play(CLEO, "decline")
    assert (w.goods(ANNA), w.goods(BEN)) == ("1 stone", "1 wood")


def test_story_tells_who_answers_whom() -> None:
    """§trade An answer is told with the one who gave it first, then the other (R51)."""
    w = offers(market("3 wood", "2 stone"), BEN, "1 wood").play(BEN, "decline")
    names(offers(w, BEN, "1 wood").play(BEN, "counter"), BEN, "2 wood").play(ANNA, "accept")
    told = {TITLE.lines.all[line.code].key: line.numbers[:2] for step in w.match.steps for line in step.lines}
    assert (told["line-declines"], told["line-accepts"]) == ((BEN, ANNA), (ANNA, BEN))


def test_story_tells_each_side_what_it_gives() -> None:
    """§trade Offers are told from the side of the one who makes them (R51)."""
    w = offers(market("3 wood", "2 stone"), BEN, "1 wood, -2 stone").play(BEN, "counter")
    lines = [line.numbers for step in names(w, BEN, "3 wood, -1 stone").match.steps for line in step.lines]
    assert lines == [(ANNA, BEN, 1, 2 << COUNT_BITS, 0), (BEN, ANNA, 1 << COUNT_BITS, 3, 0)]
    assert MAX_COUNT >= 15
