"""§2.4, §2.5: populating and restoring in the Age of Reason."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.khronos.test_examples import taxes
from tests.games.khronos.world import GREEN, RED, World, world


def in_reason(reason: str, hand: str, **more: Any) -> World:  # noqa: ANN401 - what world takes
    """Return a world in which both of Green's adventurers stand in Reason."""
    return world(reason=reason, hand=hand, **{"adventurers": "reason, reason"} | more)


# -- §2.4 --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("words", "room"), [("civ1@5,5", 1), ("civ2@5,5", 3), ("civ3@5,5", 5)])
def test_room(words: str, room: int) -> None:
    """§2.4 One cube on a hamlet, three on a town, five on a city, of whomever."""
    hamlets = "5,5" if words == "civ1@5,5" else ""
    full = f"{words} {{red {room}}}"
    almost = f"{words} {{red {room - 1}}}" if room > 1 else words
    w = in_reason(almost, "1 civil", hamlets=hamlets).play(GREEN, "populate reason-f6").pay(GREEN)
    assert w.cubes(GREEN) == 24
    assert in_reason(full, "1 civil", hamlets=hamlets).refuses(GREEN, "populate reason-f6") == "no-room"


def test_one_seat_may_fill_a_town() -> None:
    """§2.4 Three cards, three cubes (A66)."""
    w = in_reason("civ2@5,5", "3 civil")
    for _ in range(3):
        w.play(GREEN, "populate reason-f6").pay(GREEN)
    assert (w.reason, w.seat(GREEN)["cards"]) == (["civ2@5,5 {green 3}"], 0)


def test_what_populating_takes() -> None:
    """§2.4 A civil card, a cube, an adventurer in Reason, a civil building."""
    assert in_reason("civ2@5,5", "4 military").refuses(GREEN, "populate reason-f6") == "too-few-cards"
    assert (
        in_reason("civ2@5,5", "4 civil", players={GREEN: {"cubes": 0}}).refuses(GREEN, "populate reason-f6")
        == "no-cube"
    )
    away = in_reason("civ2@5,5", "4 civil", adventurers="might, faith")
    assert away.refuses(GREEN, "populate reason-f6") == "no-adventurer"
    assert in_reason("mil2@5,5", "4 civil").refuses(GREEN, "populate reason-f6") == "no-civil"


@pytest.mark.parametrize(("new", "era"), [("civ2", "might"), ("civ3", "might"), ("civ2", "faith"), ("civ3", "faith")])
def test_inhabitants_of_a_hamlet_move_on(new: str, era: str) -> None:
    """§2.4 From a printed hamlet onto the town or city that covers it in Reason."""
    w = world(reason="civ1@6,6 {red 1}", hamlets="6,6", hand="4 civil", adventurers=f"{era}, {era}")
    assert w.build(GREEN, f"{new}@6,6", era).reason == [f"{new}@6,6 {{red 1}}"]


def test_inhabitants_stay_if_nothing_reaches_reason() -> None:
    """§2.4 No tile for Reason: the hamlet stays, and the cube on it."""
    w = world(reason="civ1@6,6 {red 1}", hamlets="6,6", hand="2 civil", stock={"town": 2}).build(GREEN, "civ2@6,6")
    assert (w.faith, w.reason) == (["civ2@6,6"], ["civ1@6,6 {red 1}"])


# -- §2.5 --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "card", "cards"),
    [("mil2", "military", 1), ("rel2", "religious", 1), ("mil3", "military", 2), ("rel3", "religious", 2)],
)
def test_restoring(words: str, card: str, cards: int) -> None:
    """§2.5 As many cards of the colour as the ruin's value; the front shows, no cube stays, nothing is paid (A39)."""
    w = in_reason(f"{words}@5,5", f"{cards} {card}").play(GREEN, "restore reason-f6")
    if cards == 2:
        assert w.asks == "restore"
        w.play(GREEN, "cards 2")
    w.pay(GREEN)
    assert (w.reason, w.cubes(GREEN), w.money(GREEN), w.seat(GREEN)["cards"]) == ([f"{words}@5,5"], 25, 4, 0)
    other = "religious" if card == "military" else "military"
    assert in_reason(f"{words}@5,5", f"2 {other}, 2 civil").refuses(GREEN, "restore reason-f6") == "too-few-cards"


@pytest.mark.parametrize("words", ["mil2@5,5", "mil3@5,5"])
def test_refusals_of_restoring_tell_what_is_missing(words: str) -> None:
    """§2.5, §II.2 One card is missing, or one adventurer who may still play one."""
    refused = in_reason(words, "4 civil").match.why_not(GREEN, ["restore reason-f6"])
    assert refused is not None
    assert str(refused).startswith("That needs a card of the colour “military”, and you have none.")
    refused = in_reason(words, "4 military", adventurers="reason 2, might").match.why_not(GREEN, ["restore reason-f6"])
    assert refused is not None
    assert str(refused).startswith("That takes 1 card, but in the Age of Reason your adventurers may play none")


def test_half_a_restoration_by_choice() -> None:
    """§2.5 With two cards one may still play only one, and mark it (DP8)."""
    w = in_reason("mil3@5,5", "2 military").play(GREEN, "restore reason-f6", "cards 1").pay(GREEN)
    assert (w.reason, w.cubes(GREEN), w.seat(GREEN)["cards"]) == (["half green mil3@5,5"], 24, 1)


def test_both_halves_by_one_seat() -> None:
    """§2.5 The second card may come later, of the same seat: its cube comes home."""
    w = in_reason("half green mil3@5,5", "1 military").play(GREEN, "restore reason-f6").pay(GREEN)
    assert (w.reason, w.cubes(GREEN)) == (["mil3@5,5"], 25)


def test_restoring_without_a_cube() -> None:
    """§2.5 A half cannot be marked; the whole needs no mark, nor does a second half (A36)."""
    no_cube = {GREEN: {"cubes": 0}}
    assert in_reason("mil3@5,5", "1 military", players=no_cube).refuses(GREEN, "restore reason-f6") == "no-cube"
    w = in_reason("mil3@5,5", "2 military", players=no_cube).play(GREEN, "restore reason-f6").pay(GREEN)
    assert w.reason == ["mil3@5,5"]
    w = in_reason("half red mil3@5,5", "1 military", players=no_cube).play(GREEN, "restore reason-f6").pay(GREEN)
    assert (w.reason, w.cubes(RED)) == (["mil3@5,5"], 25)


def test_only_ruins_are_restored() -> None:
    """§2.5 An intact building is none, nor is a town; and an adventurer must be there."""
    assert in_reason("intact mil2@5,5", "4 military").refuses(GREEN, "restore reason-f6") == "no-ruin"
    assert in_reason("civ2@5,5", "4 military").refuses(GREEN, "restore reason-f6") == "no-ruin"
    away = in_reason("mil2@5,5", "4 military", adventurers="might, faith")
    assert away.refuses(GREEN, "restore reason-f6") == "no-adventurer"


@pytest.mark.parametrize(("state", "coins"), [("", 2), ("half red ", 2), ("intact ", 4)])
def test_restoring_raises_the_value(state: str, coins: int) -> None:
    """§2.5 A castle's ruin is worth 2, half restored as well (A44), restored 4."""
    assert taxes(GREEN, reason=f"{state}mil3@5,5; civ2@5,8 {{green 1}}", there="reason, might") == coins
