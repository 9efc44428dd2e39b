"""§5.0 The end: hand cards, coins, cubes, hourglasses, ties."""

from __future__ import annotations

import pytest

from tests.games.gentes.world import ANNA, BEN, CLEO, World, world


def final(*mats: str, **more: object) -> World:
    """Return the final scoring; coins and hourglasses are none where nothing is said."""
    plain = [
        f"{'0 coins, ' if 'coins' not in mat else ''}{'0 singles, ' if 'singles' not in mat else ''}{mat}"
        for mat in mats
    ]
    return world(*plain, *["0 coins, 0 singles"] * (2 - len(plain)), phase="final", round=6, **more)


def part(w: World, name: str, seat: int = ANNA) -> int:
    """Return one part of a score."""
    return int(w.mat(seat)["parts"][name])


@pytest.mark.parametrize(
    ("card", "people", "half"),
    [
        ("altar", "3 priest", 1),
        ("stele", "1 noble, 2 priest", 1),
        ("catapult", "2 soldier, 1 artisan, 1 scholar", 2),
        ("monument", "3 artisan, 2 priest", 3),
        ("circus", "3 soldier, 3 noble", 4),
        ("fortress", "5 soldier, 2 artisan", 5),
        ("pyramid", "5 artisan, 3 priest, at athenai", 7),
    ],
)
def test_half_the_points(card: str, people: str, half: int) -> None:
    """§5.0.A Half the points, rounded up; no coins, people, cubes, symbols or penalties (A49)."""
    w = final(f"hand {card}, {people}, 1 temple").play(ANNA, f"score {card}")
    assert part(w, "hand") == half
    assert (w.coins(ANNA), w.cubes(ANNA), part(w, "symbols")) == (0, (1, 0), 0)
    before = {part.split()[1]: int(part.split()[0]) for part in people.split(", ") if not part.startswith("at")}
    assert {group: n for group, n in w.mat(ANNA)["people"].items() if n} == before
    assert w.mat(ANNA)["played"] == []
    missing = final(f"hand {card}")
    assert (missing.match.over, part(missing, "hand")) == (True, -half)


@pytest.mark.parametrize(("option", "points"), [("free", -2), ("lost", -1 - 2)])
def test_a_card_not_scored_on_purpose(option: str, points: int) -> None:
    """§5.0.A Only cards that cannot be fulfilled cost half their points; by option also the others (A50)."""
    w = final("hand altar, hand catapult, 3 priest", options={"unscored_cards": option}).play(ANNA, "done")
    assert (part(w, "hand"), w.match.over) == (points, True)


def test_cards_in_any_order_with_temple_cubes() -> None:
    """§5.0.A Cubes spent for a card are gone, for step C, too; people and cities are not used up (A82)."""
    w = final("hand altar, hand stele, hand granary, 2 priest, 1 noble, 2 temple")
    assert w.may(ANNA, "score") == {"score altar", "score stele", "score granary"}
    w.play(ANNA, "score stele")
    assert w.cubes(ANNA) == (2, 0)
    w.play(ANNA, "score granary", "score altar")
    assert (w.cubes(ANNA), part(w, "hand"), part(w, "cubes"), w.match.over) == ((0, 0), 3, 0, True)


def test_refusals_of_final_scoring() -> None:
    """§5.0.A Requirements hold as ever, cities included."""
    w = final("hand harbour, hand stele, 1 soldier, 2 merchant, 3 temple")
    assert w.refuses(ANNA, "score harbour") == "city-missing"
    assert w.refuses(ANNA, "score road") == "not-in-hand"
    assert w.refuses(ANNA, "score stele") == ""
    assert final("hand stele, 2 temple, 1 oracle").refuses(ANNA, "score stele") == "people-missing"


def test_printed_people_in_final_scoring() -> None:
    """§5.0.A Printed people of the display count, those of cards scored now do not (A49)."""
    w = final("played altar, hand stele, 1 noble, 1 priest").play(ANNA, "score stele")
    assert part(w, "hand") == 1
    now = final("hand altar, hand stele, 3 priest").play(ANNA, "score altar")
    assert (now.match.over, part(now, "hand")) == (True, 1 - 1)
    two = final("hand altar, hand sanctuary, 3 priest, at athenai").play(ANNA, "score altar")
    assert part(two, "hand") == 1 - 2


def test_penalties_no_longer_count() -> None:
    """§5.0.A A penalty that could not be borne does not matter now (A49)."""
    w = final("hand forge, 2 artisan, 1 soldier, 1 temple").play(ANNA, "score forge")
    assert (part(w, "hand"), w.cubes(ANNA)) == (1, (0, 0))


def test_additional_actions_between_cards() -> None:
    """§5.0.A Cubes may still train and exchange people (A75, A82), but no bonus tile comes any more (A76)."""
    w = final("hand stele, hand altar, 2 priest, 4 oracle").play(ANNA, "recruit noble 0", "score stele")
    w.play(ANNA, "swap noble priest", "done", "score altar")
    assert (part(w, "hand"), w.cubes(ANNA)) == (2, (0, 0))
    people = final("hand road, 6 noble, 6 soldier, 5 priest, 3 temple").play(ANNA, "recruit priest 3")
    assert (people.mat(ANNA)["all_people"], people.mat(ANNA)["bonuses"]) == (18, [])


def test_nobody_is_asked_without_cards() -> None:
    """§5.0.A Without hand cards there is nothing to decide (A83)."""
    w = final("3 temple, 3 oracle")
    assert (w.match.over, part(w, "cubes")) == (True, 3)


def test_player_order() -> None:
    """§5.0.A In player order from the start player on (A82); then B, C and D for all (A83)."""
    w = final(
        "hand altar, 3 priest, 10 coins",
        "hand stele, 1 noble, 2 priest",
        "hand granary, 1 noble, 1 merchant, 1 priest",
        start=CLEO,
    )
    askers = []
    while not w.match.over:
        askers.append(w.asked)
        assert part(w, "coins") == 0
        w.play(w.asked, *sorted(w.may(w.asked, "score")))
    assert askers == [CLEO, ANNA, BEN]
    assert part(w, "coins") == 1


@pytest.mark.parametrize(("coins", "points", "left"), [(0, 0, 0), (9, 0, 9), (10, 1, 0), (37, 3, 7), (120, 12, 0)])
def test_coins(coins: int, points: int, left: int) -> None:
    """§5.0.B One point for each 10 coins, which are given up."""
    w = final(f"{coins} coins")
    assert (part(w, "coins"), w.coins(ANNA)) == (points, left)


@pytest.mark.parametrize(
    ("temple", "oracle", "points"), [(1, 0, 0), (1, 1, 1), (2, 1, 1), (3, 3, 3), (4, 4, 4), (0, 3, 1)]
)
def test_cubes(temple: int, oracle: int, points: int) -> None:
    """§5.0.C One point for two cubes, wherever they lie."""
    assert part(final(f"{temple} temple, {oracle} oracle"), "cubes") == points


@pytest.mark.parametrize(
    ("singles", "doubles", "lost"),
    [(0, 0, 0), (1, 0, 2), (2, 0, 4), (3, 0, 8), (4, 0, 16), (0, 1, 4), (1, 1, 8), (7, 2, 16)],
)
def test_hourglasses(singles: int, doubles: int, lost: int) -> None:
    """§5.0.D Hourglasses left cost points; a double laid for the hand limit counts two (A46)."""
    assert part(final(f"{singles} singles, {doubles} doubles, 3 cubes"), "hourglasses") == -lost


def test_points_below_zero() -> None:
    """§5.0 Points may fall below 0 (A51)."""
    w = final("hand pyramid, 4 singles")
    assert w.points(ANNA) == -7 - 16


def winners(w: World) -> list[int]:
    """Return who shares the first place."""
    return [score.seat for score in w.match.scores if score.place == 1]


def test_most_points_win() -> None:
    """§5.0 The most points win."""
    assert winners(final("5 points", "6 points, 9 coins")) == [BEN]
    assert winners(final("5 points, played altar", "6 points")) == [BEN]


def test_ties_by_played_cards() -> None:
    """§5.0 Among equals more cards in the display; hand cards scored at the end do not count (A49)."""
    assert winners(final("5 points, played altar", "5 points, 9 coins")) == [ANNA]
    w = final("5 points, hand altar, 3 priest", "6 points, played well").play(ANNA, "score altar")
    assert (w.points(ANNA), w.points(BEN), winners(w)) == (6, 6, [BEN])


@pytest.mark.parametrize(("option", "winner"), [("left", BEN), ("all", ANNA)])
def test_ties_by_coins(option: str, winner: int) -> None:
    """§5.0 Then more coins: those left over after tens are handed in, or all of them (A52)."""
    w = final("5 points, 12 coins", "6 points, 3 coins", options={"tie_coins": option})
    assert w.points(ANNA) == w.points(BEN) == 6
    assert winners(w) == [winner]


def test_a_shared_victory() -> None:
    """§5.0 After cards and coins the victory is shared (A84)."""
    assert winners(final("5 points, 3 coins", "5 points, 3 coins", "4 points, 9 coins")) == [ANNA, BEN]
