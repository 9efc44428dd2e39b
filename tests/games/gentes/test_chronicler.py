"""§4.1.chronicler Playing cards: stand-ins, penalties, rewards, symbols, the bonus for eight cards."""

from __future__ import annotations

import pytest

from tests.games.gentes.world import ANNA, BEN, World, world

FORGE = "hand forge, 2 artisan, 1 soldier"
SEVEN = ", ".join(
    f"played {card}" for card in ("altar", "well", "harbour", "trading_post", "insula", "catapult", "granary")
)


def playing(mat: str, *others: str, **more: object) -> World:
    """Return the moment at which Anna plays a card by the tile of 5."""
    return world(mat, *others, **more).play(ANNA, "tile chronicler_9")


def test_a_card_must_be_playable() -> None:
    """§4.1.A1 Without a card that can be played the chronicler cannot be chosen (A30)."""
    w = world("hand forge")
    assert w.refuses(ANNA, "tile chronicler_9") == "nothing-playable"
    assert world("").refuses(ANNA, "tile chronicler_9") == "nothing-playable"
    two = playing("hand stele, hand altar, 1 noble, 2 priest")
    assert two.may(ANNA) == {"play stele"}
    assert two.refuses(ANNA, "play altar") == "people-missing"
    assert two.refuses(ANNA, "play forge") == "not-in-hand"


def test_cities_cannot_be_replaced() -> None:
    """§4.1.chronicler Temple cubes stand in for people, never for cities (A36); points cities serve nobody (A5)."""
    w = playing("hand harbour, hand stele, 1 soldier, 2 merchant, 4 temple, at cnossus")
    assert w.refuses(ANNA, "play harbour") == "city-missing"


def test_exactly_the_missing_people() -> None:
    """§4.1.chronicler As many temple cubes as people are missing, no more, no choice (A71)."""
    w = playing("hand stele, 1 priest, 4 temple")
    assert w.may(ANNA) == {"play stele"}
    w.play(ANNA, "play stele")
    assert (w.cubes(ANNA), w.people(ANNA)) == ((2, 0), "1 priest")
    assert playing("hand stele, hand altar, 3 priest, 4 temple").refuses(ANNA, "play stele") == ""
    none = playing("hand stele, 1 noble, 2 priest, 4 temple").play(ANNA, "play stele")
    assert none.cubes(ANNA) == (4, 0)


def test_four_cubes_at_most() -> None:
    """§4.1.chronicler Oracle cubes stand in for nobody; more than four people cannot be missing."""
    assert world("hand stele, 2 temple, 4 oracle").refuses(ANNA, "tile chronicler_9") == "nothing-playable"
    assert world("hand stele, 3 temple").refuses(ANNA, "tile chronicler_9") == ""
    assert world("hand city_wall, 1 soldier, 1 artisan, 4 temple", round=3).refuses(ANNA, "tile chronicler_9") == ""
    assert (
        world("hand city_wall, 1 soldier, 4 temple", round=3).refuses(ANNA, "tile chronicler_9") == "nothing-playable"
    )


def test_the_reward_of_a_card_does_not_help_to_play_it() -> None:
    """§4.1.chronicler Requirements are shown first: neither its printed nor its gained people help (A34)."""
    assert world("hand altar, 2 priest").refuses(ANNA, "tile chronicler_9") == "nothing-playable"
    assert world("hand barracks, 3 soldier, 1 priest", round=3).refuses(ANNA, "tile chronicler_9") == "nothing-playable"


def test_a_virtual_person_cannot_be_lost() -> None:
    """§4.1.B The penalty takes a person of the board or three cubes; else the card may not be played (A37, A72)."""
    w = playing(f"{FORGE}, hand stele, 1 noble, 2 priest, 1 temple, 2 oracle")
    assert w.refuses(ANNA, "play forge") == "penalty-missing"
    assert w.mat(ANNA)["missing"]["forge"]["penalty"] is True
    rich = playing(f"{FORGE}, 1 temple, 3 oracle").play(ANNA, "play forge")
    assert (rich.cubes(ANNA), rich.people(ANNA), rich.asked) == ((0, 0), "2 artisan, 1 soldier", BEN)
    mixed = playing(f"{FORGE}, 3 temple, 2 oracle").play(ANNA, "play forge")
    assert mixed.may(ANNA) == {"spare 1", "spare 2"}
    assert mixed.refuses(ANNA, "lose scholar") == "no-person"
    assert mixed.refuses(ANNA, "spare 3") == "too-few-cubes"


def test_person_or_cubes() -> None:
    """§4.1.B The player's choice if both are possible, any mix of cubes (A72)."""
    w = playing(f"{FORGE}, 1 scholar, 3 temple, 3 oracle").play(ANNA, "play forge")
    assert w.may(ANNA) == {"lose scholar", "spare 0", "spare 1", "spare 2", "spare 3"}
    assert w.refuses(ANNA, "lose artisan") == "not-this-group"
    w.play(ANNA, "spare 0")
    assert (w.cubes(ANNA), w.people(ANNA)) == ((3, 0), "2 artisan, 1 soldier, 1 scholar")


def test_no_choice_without_cubes() -> None:
    """§4.1.chronicler With fewer than three cubes the person is lost without a question."""
    w = playing(f"{FORGE}, 1 scholar, 1 temple, 1 oracle").play(ANNA, "play forge")
    assert (w.asks, w.people(ANNA)) == ("after", "2 artisan, 1 soldier")


def test_a_reward_is_never_refused() -> None:
    """§4.1.chronicler +1 person: any group below 6, push-back included; nobody may decline it (A73)."""
    w = playing("hand hospital, 2 priest, 4 scholar, 6 noble", round=3).play(ANNA, "play hospital")
    assert w.may(ANNA) == {f"gain {group}" for group in ("artisan", "soldier", "merchant", "priest", "scholar")}
    assert w.refuses(ANNA, "gain noble") == "group-full"
    assert w.refuses(ANNA, "done") == "not-asked-now"
    w.play(ANNA, "gain artisan")
    assert w.people(ANNA) == "5 noble, 1 artisan, 2 priest, 4 scholar"


def test_rewards_that_find_no_room_are_lost() -> None:
    """§4.1.chronicler A seventh soldier and a fifth cube are lost (A39)."""
    w = playing("hand barracks, 6 soldier, 1 priest", round=3).play(ANNA, "play barracks")
    assert w.people(ANNA) == "6 soldier, 1 priest"
    temple = playing("hand altar, 3 priest, 4 temple").play(ANNA, "play altar")
    assert temple.cubes(ANNA) == (4, 0)
    oracle = playing("hand watchtower, 2 soldier, 1 priest, 4 oracle").play(ANNA, "play watchtower")
    assert oracle.cubes(ANNA) == (0, 4)


GRANARY = "hand granary, 1 noble, 1 merchant, 1 priest"


def test_unlocking_without_time_cubes() -> None:
    """§4.1.chronicler Without a cube on the track one goes to temple or oracle, where room is, or is lost (A73)."""
    w = playing(f"{GRANARY}, 0 cubes, 3 temple, 3 oracle").play(ANNA, "play granary")
    assert w.may(ANNA) == {"cube temple", "cube oracle"}
    w.play(ANNA, "cube oracle")
    assert (w.cubes(ANNA), w.time(ANNA)["cubes"]) == ((3, 4), 0)
    only = playing(f"{GRANARY}, 0 cubes, 4 temple, 3 oracle").play(ANNA, "play granary")
    assert (only.cubes(ANNA), only.asks) == ((4, 4), "after")
    other = playing(f"{GRANARY}, 0 cubes, 3 temple, 4 oracle").play(ANNA, "play granary")
    assert other.cubes(ANNA) == (4, 4)
    lost = playing(f"{GRANARY}, 0 cubes, 4 temple, 4 oracle").play(ANNA, "play granary")
    assert lost.cubes(ANNA) == (4, 4)
    kept = playing(f"{GRANARY}, 1 cubes, 3 temple, 3 oracle").play(ANNA, "play granary")
    assert (kept.cubes(ANNA), kept.time(ANNA)["cubes"]) == ((3, 3), 0)


def test_the_arena_gives_and_takes() -> None:
    """§4.1.chronicler The Arena's noble and soldier stand in different rows: no order is asked (A38, A74)."""
    w = playing("hand arena, 3 soldier, 2 noble, 4 artisan", round=3).play(ANNA, "play arena")
    assert (w.people(ANNA), w.asked) == ("3 noble, 3 artisan, 2 soldier", BEN)


def test_eighteen_at_the_end_of_the_action_only() -> None:
    """§4.1.chronicler A person gained and one lost by the same card: 18 must hold at the end (A41)."""
    w = playing("hand arena, 5 noble, 6 soldier, 6 priest", round=3).play(ANNA, "play arena")
    assert (w.mat(ANNA)["all_people"], w.mat(ANNA)["bonuses"]) == (17, [])
    cubes = playing("hand arena, 5 noble, 6 soldier, 6 priest, 3 temple", round=3).play(ANNA, "play arena", "spare 3")
    assert (cubes.mat(ANNA)["all_people"], cubes.mat(ANNA)["bonuses"]) == (18, ["people"])
    gained = playing("hand hospital, 6 noble, 6 soldier, 2 priest, 3 scholar", round=3).play(
        ANNA, "play hospital", "gain priest"
    )
    assert (gained.mat(ANNA)["bonuses"], gained.mat(ANNA)["parts"]["bonuses"]) == (["people"], 8)


@pytest.mark.parametrize(
    ("played", "best"),
    [
        ((), 1),
        (("altar",), 2),  # cult 2
        (("altar", "granary"), 3),
        (("insula", "marketplace"), 3),  # culture 3
        (("altar", "insula", "marketplace"), 3),  # cult 2, culture 3
        (("quarry", "road"), 1),
    ],
)
def test_the_best_symbol_scores(played: tuple[str, ...], best: int) -> None:
    """§4.1.chronicler One symbol of the card scores as many points as symbols of its row lie there (A40)."""
    mat = ", ".join(["hand stele, 1 noble, 2 priest", *[f"played {card}" for card in played]])
    w = playing(mat).play(ANNA, "play stele")
    assert w.mat(ANNA)["parts"]["symbols"] == best
    assert w.mat(ANNA)["parts"]["cards"] == 2


def test_epoch_three_has_no_symbols() -> None:
    """§4.1.chronicler Cards of epoch III score no symbols."""
    w = playing("hand circus, 3 soldier, 3 noble, played altar, played road", round=5).play(ANNA, "play circus")
    assert (w.points(ANNA), w.mat(ANNA)["parts"]["symbols"]) == (7, 0)


def test_earlier_epochs_may_still_be_played() -> None:
    """§4.2.C Hand cards of earlier epochs stay and are played later."""
    w = playing("hand stele, 1 noble, 2 priest", round=6).play(ANNA, "play stele")
    assert w.mat(ANNA)["played"] == ["stele"]


def test_the_eighth_card() -> None:
    """§4.1.chronicler Eight played cards bring the top bonus tile (A41)."""
    w = playing(f"hand stele, 1 noble, 2 priest, {SEVEN}").play(ANNA, "play stele")
    assert (w.mat(ANNA)["bonuses"], w.mat(ANNA)["parts"]["bonuses"]) == (["cards"], 8)
    six = SEVEN.removesuffix(", played granary")
    assert playing(f"hand stele, 1 noble, 2 priest, {six}").play(ANNA, "play stele").mat(ANNA)["bonuses"] == []
    later = ", ".join(
        f"played {card}"
        for card in ("marketplace", "treasury", "forge", "scriptorium", "quarry", "road", "pottery", "shipyard")
    )
    second = playing(f"hand stele, 1 noble, 2 priest, {SEVEN}", f"{later}, bonus cards").play(ANNA, "play stele")
    assert second.mat(ANNA)["parts"]["bonuses"] == 4


def test_points_part_by_part() -> None:
    """§2.9 Points are counted beyond 50 and 100, and every part is kept."""
    w = playing("hand stele, 1 noble, 2 priest, 98 points").play(ANNA, "play stele")
    assert w.points(ANNA) == 98 + 2 + 1
    assert sum(w.mat(ANNA)["parts"].values()) == 101


def test_the_story_tells_a_played_card() -> None:
    """§4.1.chronicler The others are shown what was played, and what for."""
    w = playing("hand stele, 1 noble, 1 priest, 1 temple").play(ANNA, "play stele")
    assert {"plays", "symbols"} <= set(w.told)
