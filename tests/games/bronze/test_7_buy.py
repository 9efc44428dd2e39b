from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saecula import Problem
from saecula.games.bronze.kinds import DEVELOPMENTS, GOODS
from tests.games.bronze.test_setup import DEVELOPMENT_NUMBERS
from tests.games.bronze.world import ANNA, BEN, World, world

RICH = "4 metal"  # worth 50
EXAMPLE = "1 metal, 1 cloth, 3 stone, 5 wood"


def ways(w: World, development: str) -> set[str]:
    """Return the ways to pay for a development."""
    choices = [what.split() for what in w.may(ANNA)]
    return {words[2] for words in choices if words[0] == "buy" and words[1] == development}


# -- paying ----------------------------------------------------------------------------------------


def test_example_agriculture() -> None:
    """§7 E7a 7 coins, metal and cloth buy Agriculture for 15; the surplus is lost, the other goods stay."""
    w = world(EXAMPLE, phase="buy", dice="coin").play(ANNA, "buy agriculture cloth+metal").end_turn()
    assert w.sheet(ANNA)["developments"] == ["agriculture"]
    assert w.points(ANNA) == 3
    assert (w.sheet(ANNA)["goods"]["metal"], w.sheet(ANNA)["goods"]["cloth"]) == (0, 0)
    assert w.told[:1] == ["buys"]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "You buy Agriculture (3 points), paid with Cloth and Metal, plus 7 coins from the dice."),
        ("de", "Du kaufst Landwirtschaft (3 Punkte), bezahlt mit Stoff und Metall, dazu 7 Münzen von den Würfeln."),
    ],
)
def test_a_purchase_tells_all_that_was_paid(lang: str, told: str) -> None:
    """§7 E7a The coins of the dice are told beside the goods."""
    w = world(EXAMPLE, phase="buy", dice="coin").play(ANNA, "buy agriculture cloth+metal")
    assert told in w.match.story(ANNA, lang)


def test_a_purchase_without_goods_is_paid_with_coins() -> None:
    """§7 Coins alone are told once."""
    w = world("", phase="buy", dice="coin, coin").play(ANNA, "buy leadership coins")
    assert "You buy Leadership (2 points), paid with coins." in w.match.story(ANNA)


def test_example_agriculture_other_goods_stay() -> None:
    """§7 E7a Stone and wood are untouched (with 8 goods 2 go at the end of the turn)."""
    w = world(EXAMPLE, phase="buy", dice="coin").play(ANNA, "buy agriculture cloth+metal")
    assert (w.asks, w.goods(ANNA)) == ("discard", "5 wood, 3 stone")


def test_example_agriculture_works_from_the_next_turn() -> None:
    """§7 E7a From now on every food die brings 1 food more (R16)."""
    w = world("0 food, 1 metal, 1 cloth", phase="buy", dice="coin").play(ANNA, "buy agriculture cloth+metal")
    w.stops("food3", "food3", "food3").stops("food3", "good1", "good1")
    assert w.food(ANNA) == 4 - 3


def test_example_minimal_payments() -> None:
    """§7 E7b Metal and cloth, or stone, or wood: no fewer, no more (R18, R42)."""
    w = world(EXAMPLE, phase="buy", dice="coin")
    assert ways(w, "agriculture") == {"cloth+metal", "stone", "wood"}
    assert w.refuses(ANNA, "buy agriculture metal") == "too-little"
    assert w.refuses(ANNA, "buy agriculture cloth") == "too-little"
    assert w.refuses(ANNA, "buy agriculture coins") == "too-little"
    assert w.refuses(ANNA, "buy agriculture wood+stone") == "more-than-needed"
    assert w.refuses(ANNA, "buy agriculture wood+metal") == "more-than-needed"


def test_example_whole_stacks_only() -> None:
    """§7 E7c Nobody pays with a part of a stack: there are no words for it, and the whole stack goes (R18)."""
    w = world("5 wood", phase="buy", dice="coin")
    with pytest.raises(Problem, match="no-such-words"):
        w.play(ANNA, "buy agriculture 3 wood")
    assert w.play(ANNA, "buy agriculture wood").goods(ANNA) == ""


def test_coins_alone() -> None:
    """§7 Each coin die is worth 7 coins; dice may pay alone, and the surplus is lost."""
    w = world("1 wood", phase="buy", dice="2 coin")
    assert w.seen["coins"] == 14
    assert w.play(ANNA, "buy irrigation coins").goods(ANNA) == "1 wood"


def test_coins_are_not_kept() -> None:
    """§7 Coins not spent are lost."""
    w = world(phase="buy", dice="2 coin").play(ANNA, "done").stops("food3", "food3", "food3")
    w.stops("coin", "food3", "food3")
    assert w.active == BEN


def test_no_change() -> None:
    """§7 There is no change: 50 coins of metal for a cost of 10 (R18)."""
    assert world(RICH, phase="buy").play(ANNA, "buy irrigation metal").goods(ANNA) == ""


def test_any_number_of_kinds() -> None:
    """§7 All five kinds may be spent together."""
    w = world("1 wood, 1 stone, 1 pottery, 1 cloth, 1 metal", phase="buy")
    assert ways(w, "agriculture") == {"wood+stone+pottery+cloth+metal"}


def test_exact_price() -> None:
    """§7 Paying exactly is enough."""
    assert ways(world("4 wood", phase="buy"), "irrigation") == {"wood"}
    assert ways(world("2 cloth, 2 wood", phase="buy"), "quarrying") == {"wood+cloth"}


def test_one_coin_short() -> None:
    """§7 One coin too little is too little."""
    assert world("1 wood, 1 stone", phase="buy", dice="coin").refuses(ANNA, "buy irrigation wood") == "too-little"
    assert world("2 pottery", phase="buy").active == BEN


def test_empty_stack() -> None:
    """§7 A stack without goods pays nothing."""
    assert world("4 wood", phase="buy").refuses(ANNA, "buy irrigation wood+metal") == "empty-stack"


def test_one_development_a_turn() -> None:
    """§7 At most one development is bought in a turn."""
    w = world("4 metal, 5 cloth, caravans", phase="buy", dice="3 coin").play(ANNA, "buy irrigation coins")
    assert w.active == BEN


def test_buying_is_optional() -> None:
    """§7 Nobody must buy, and goods cannot be cashed without buying (R42)."""
    assert world(RICH, phase="buy").play(ANNA, "done").goods(ANNA) == "4 metal"


def test_each_development_once() -> None:
    """§7 A seat buys each development once (R41)."""
    assert world(f"{RICH}, irrigation", phase="buy").refuses(ANNA, "buy irrigation metal") == "owned-already"


def test_several_seats_may_own_the_same() -> None:
    """§7 Every seat has a sheet of its own: the same development may belong to all (R41)."""
    w = world(RICH, "irrigation", phase="buy").play(ANNA, "buy irrigation metal")
    assert w.sheet(ANNA)["developments"] == w.sheet(BEN)["developments"] == ["irrigation"]


def test_nothing_affordable_is_not_asked() -> None:
    """§7 Who can afford nothing is not asked."""
    assert world("1 metal, 1 cloth", phase="buy").active == BEN


def test_cheapest_left_decides_whether_to_ask() -> None:
    """§7 Who owns what he could afford is not asked."""
    assert world("4 wood, leadership, irrigation", phase="buy").active == BEN


@pytest.mark.parametrize("development", DEVELOPMENTS)
def test_every_development_can_be_bought(development: str) -> None:
    """§7 Every development has its cost and its points, which count at once."""
    cost, points = DEVELOPMENT_NUMBERS[development]
    w = world("4 metal, 5 cloth", phase="buy")
    pay = "metal" if cost <= 50 else "cloth"
    bonus = 3 if development == "empire" else 0
    assert w.play(ANNA, f"buy {development} {pay}").points(ANNA) == points + bonus


def minimal_payments(cost: int, coins: int, worth: list[int], food: int, price: int) -> set[tuple[int, ...]]:
    """Return the sets of stacks of all payments from which nothing can be left out, counted in the slowest way."""
    stacks = [i for i, value in enumerate(worth) if value]
    payments = set()
    for chosen in [set_ for n in range(6) for set_ in combinations(stacks, n)]:
        for sold in range(food + 1):
            paid = coins + sum(worth[i] for i in chosen) + sold * price
            spare = [worth[i] for i in chosen] + [price] * (sold > 0)
            if paid >= cost and all(paid - value < cost for value in spare):
                payments.add(chosen)
    return payments


@given(
    stock=st.tuples(*[st.integers(0, holes) for holes in (8, 7, 6, 5, 4)]),
    food=st.integers(0, 15),
    coins=st.integers(0, 3),
    granaries=st.booleans(),
    edition=st.sampled_from(["2008", "2024"]),
)
@settings(max_examples=80, deadline=None, derandomize=True)
def test_payments_by_brute_force(stock: tuple[int, ...], food: int, coins: int, granaries: bool, edition: str) -> None:  # noqa: FBT001
    """§7 Legal are exactly the payments from which no stack and no food can be left out (R17, R18, R42)."""
    words = ", ".join(f"{n} {good}" for n, good in zip(stock, GOODS, strict=True)) + f", {food} food, caravans"
    w = world(words + ", granaries" * granaries, phase="buy", dice=f"{coins} coin", options={"edition": edition})
    if w.active != ANNA:
        return
    worth = [(i + 1) * n * (n + 1) // 2 for i, n in enumerate(stock)]
    price = 4 if edition == "2008" else 6
    costs = {key: facts["cost"] for key, facts in w.match.facts["developments"].items()}
    for development in set(DEVELOPMENTS) - set(w.sheet(ANNA)["developments"]):
        sets = minimal_payments(costs[development], 7 * coins, worth, food if granaries else 0, price)
        assert ways(w, development) == {"+".join(GOODS[i] for i in chosen) or "coins" for chosen in sets}
