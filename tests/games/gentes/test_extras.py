"""§4.1.B Additional actions: a person for three cubes, two exchanges for a cube of the oracle, bonus tiles."""

from __future__ import annotations

import pytest

from tests.games.gentes.world import ANNA, BEN, World, world

FULL = "3 noble, 3 artisan, 3 soldier, 3 merchant, 3 priest"


@pytest.mark.parametrize(
    ("cubes", "ways"),
    [
        ("3 temple", {3}),
        ("3 oracle", {0}),
        ("2 temple, 1 oracle", {2}),
        ("1 temple, 2 oracle", {1}),
        ("4 temple, 4 oracle", {0, 1, 2, 3}),
        ("2 temple, 2 oracle", {1, 2}),
        ("2 temple", set()),
    ],
)
def test_three_cubes_for_a_person(cubes: str, ways: set[int]) -> None:
    """§4.1.B Three cubes of temple and oracle in any mix train a person of any group."""
    w = world(cubes)
    groups = ("noble", "artisan", "soldier", "merchant", "priest", "scholar")
    assert w.may(ANNA, "recruit") == {f"recruit {group} {n}" for group in groups for n in ways}
    for n in {0, 1, 2, 3} - ways:
        assert w.refuses(ANNA, f"recruit noble {n}") == ("too-few-cubes" if ways else "no-cubes")


def test_recruiting_keeps_to_the_rows() -> None:
    """§4.1.B Opposed groups limit each other; nobody recruits a seventh."""
    w = world("6 noble, 3 priest, 3 scholar, 4 temple, 4 oracle")
    assert w.refuses(ANNA, "recruit noble 3") == "group-full"
    w.play(ANNA, "recruit artisan 3", "recruit priest 0")
    assert (w.people(ANNA), w.cubes(ANNA)) == ("5 noble, 1 artisan, 4 priest, 2 scholar", (1, 1))


def test_before_and_after_the_main_action() -> None:
    """§4.1.B As often as one likes, before and after the main action (A42)."""
    w = world("4 temple, 4 oracle").play(ANNA, "recruit noble 3", "tax short", "recruit noble 1", "swap noble priest")
    assert w.asks == "swap"
    w.play(ANNA, "swap noble scholar", "done").play(BEN, "tax short")
    assert (w.people(ANNA), w.cubes(ANNA)) == ("1 priest, 1 scholar", (0, 1))


def test_after_the_last_field() -> None:
    """§4.1.B Also after a main action that filled the track (A75)."""
    w = world("6 singles, 3 temple").play(ANNA, "tax short")
    assert (w.time(ANNA)["free"], w.asks) == (0, "after")
    w.play(ANNA, "recruit noble 3")
    assert (w.people(ANNA), w.asked) == ("1 noble", BEN)


def test_never_inside_a_main_action() -> None:
    """§4.1.B Not while an action is being done (A75), and only in one's own turn (A42)."""
    w = world("4 temple, 4 oracle, 1 noble", "4 temple, 4 oracle")
    assert w.refuses(BEN, "recruit noble 3") == "not-your-turn"
    w.play(ANNA, "tile philosopher_4")
    assert w.asks == "train"
    assert w.refuses(ANNA, "recruit noble 3") == w.refuses(ANNA, "swap noble priest") == "not-asked-now"


def test_people_recruited_before_help_the_action() -> None:
    """§4.1.B A person trained for cubes before the main action meets a requirement of it."""
    w = world("hand stele, 2 priest, 3 oracle")
    assert w.refuses(ANNA, "tile chronicler_9") == "nothing-playable"
    w.play(ANNA, "recruit noble 0", "tile chronicler_9", "play stele")
    assert w.mat(ANNA)["played"] == ["stele"]


def test_exchange_needs_an_oracle_cube() -> None:
    """§4.1.B A cube of the oracle, not of the temple."""
    w = world("2 noble, 4 temple")
    assert w.refuses(ANNA, "swap noble priest") == "no-oracle"


def test_exchange_details() -> None:
    """§4.1.B One person back, who must be on the board, then one of another group forward, below 6 (A77)."""
    w = world("2 noble, 6 priest, 1 oracle, played pottery")
    assert w.refuses(ANNA, "swap noble noble") == "same-group"
    assert w.refuses(ANNA, "swap artisan noble") == "no-person"
    assert w.refuses(ANNA, "swap noble priest") == "group-full"
    assert w.refuses(ANNA, "swap noble soldier") == ""


def test_the_second_exchange_may_be_left() -> None:
    """§4.1.B Up to twice: one exchange at least, the second may be skipped (A25)."""
    w = world("2 noble, 2 oracle").play(ANNA, "swap noble priest", "done")
    assert (w.people(ANNA), w.cubes(ANNA), w.asks) == ("1 noble, 1 priest", (0, 1), "turn")


def test_the_second_exchange_may_undo_the_first() -> None:
    """§4.1.B Each exchange is judged at its moment: the person just gained may be given."""
    w = world("1 noble, 1 oracle").play(ANNA, "swap noble priest", "swap priest scholar")
    assert w.people(ANNA) == "1 scholar"


@pytest.mark.parametrize(
    ("before", "swap", "after"),
    [
        ("1 noble, 3 priest, 3 scholar", "swap noble priest", "4 priest, 2 scholar"),
        ("3 priest, 3 scholar", "swap priest scholar", "2 priest, 4 scholar"),
        ("6 priest", "swap priest scholar", "5 priest, 1 scholar"),
    ],
)
def test_exchange_into_a_full_row(before: str, swap: str, after: str) -> None:
    """§4.1.B Into a full row the opposed group drops by one; inside a row both cubes move (A24)."""
    assert world(f"{before}, 1 oracle").play(ANNA, swap, "done").people(ANNA) == after


def bonus(w: World) -> tuple[list[str], int]:
    """Return Anna's bonus tiles and their points."""
    return w.mat(ANNA)["bonuses"], int(w.mat(ANNA)["parts"]["bonuses"])


def test_bonus_by_an_additional_action() -> None:
    """§4.1.B 18 people by an additional action: the tile comes at its end (A41)."""
    w = world(f"{FULL}, 2 scholar, 3 temple").play(ANNA, "recruit scholar 3")
    assert bonus(w) == (["people"], 8)


def test_bonus_at_the_end_of_an_exchange() -> None:
    """§4.1.B An exchange is one action of up to two steps: 18 in between is not enough (A41)."""
    moment = "6 noble, 6 soldier, 6 priest, 4 oracle"
    between = world(moment).play(ANNA, "swap noble artisan")
    assert (between.mat(ANNA)["all_people"], bonus(between)) == (18, ([], 0))
    lost = world(moment).play(ANNA, "swap noble artisan", "swap noble merchant")
    assert (lost.mat(ANNA)["all_people"], bonus(lost)) == (17, ([], 0))
    kept = world(moment).play(ANNA, "swap noble artisan", "done")
    assert bonus(kept) == (["people"], 8)


def test_one_bonus_per_category() -> None:
    """§4.1.B One tile per category, kept when its condition is lost, not taken again (A13, A76)."""
    w = world(f"{FULL}, 3 scholar, 4 oracle, bonus people").play(ANNA, "swap scholar noble", "done")
    assert (w.mat(ANNA)["all_people"], bonus(w)) == (17, (["people"], 0))
    w.play(ANNA, "recruit scholar 0")
    assert (w.mat(ANNA)["all_people"], bonus(w)) == (18, (["people"], 0))


def test_several_bonuses_at_once() -> None:
    """§4.1.B Each category has its own tile."""
    seven = ("altar", "well", "harbour", "trading_post", "insula", "catapult", "granary")
    cities = ("athenai", "delphi", "tyrus", "troia", "byblos", "inventors_trade")
    mat = [*[f"played {card}" for card in seven], *[f"at {space}" for space in cities], "bonus cities"]
    w = world(", ".join([*mat, "hand hospital, 6 noble, 6 soldier, 3 scholar, 2 priest"]), round=3)
    w.play(ANNA, "tile chronicler_9", "play hospital", "gain priest")
    assert bonus(w) == (["cities", "cards", "people"], 16)
