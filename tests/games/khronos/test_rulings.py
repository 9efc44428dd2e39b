"""Where the rulebook leaves a question: the rulings, one case each (D1–D26)."""

from __future__ import annotations

import pytest

from tests.games.khronos.world import BLUE, GREEN, RED, WHITE, World, world


@pytest.mark.parametrize(
    ("tiles", "faith", "reason"),
    [(1, [], []), (2, ["mil2@5,5/red"], []), (3, ["mil2@5,5/red"], ["ruin mil2@5,5"])],
)
def test_copies_end_with_the_tiles(tiles: int, faith: list[str], reason: list[str]) -> None:
    """§B D1 D2 Without a tile no copy, and none in later eras."""
    w = world(active=RED, hand="2 military", stock={"keep": tiles}).build(RED, "mil2@5,5")
    assert (w.might, w.faith, w.reason) == (["mil2@5,5/red"], faith, reason)


def test_shrinking_skips_a_rank_without_tiles() -> None:
    """§C2 D3 No keep is left: the castle becomes a watchtower on one of nine cells, its copies are gone."""
    w = world(
        "mil3@5,2/white; mil1@8,6/red",
        "mil3@5,2/white",
        "half red mil3@5,2",
        chain="mil3@5,6/blue",
        hand="1 civil",
        stock={"keep": 0},
    ).build(GREEN, "civ1@5,5")
    assert len([choice for choice in w.may(WHITE) if choice.startswith("at ")]) == 9
    w.shrink(WHITE, "5,4")
    assert "mil1@5,4/white" in w.might
    assert (w.faith, w.reason) == (["mil3@5,6/blue"], ["ruin mil3@5,6"])


def test_all_weaker_ones_shrink() -> None:
    """§C1 D4 Three domains, 3 against 2 against 2: both keeps of the weaker shrink (A21)."""
    w = world("mil2@5,3/red; mil1@7,3/green; mil2@5,6/white; mil2@2,5/blue; civ1@4,5", hand="1 civil").build(
        GREEN, "civ1@5,5"
    )
    asked = []
    while w.asks == "shrink":
        asked.append(w.asked)
        choice = min(choice for choice in w.may(w.asked) if choice.startswith("at "))
        w.play(w.asked, choice)
    assert asked == [WHITE, BLUE]  # clockwise from the active seat (DP6)
    assert "mil2@5,3/red" in w.might
    assert len([words for words in w.might if words.startswith("mil2")]) == 1


def test_a_split_by_demolition() -> None:
    """§C3 D7 Two equal watchtowers in the part split off: the active seat chooses one, it is destroyed."""
    w = world("mil2@5,3/red; civ1@5,5; mil1@5,6/white; rel1@5,7/white; mil1@5,8/blue", hand="1 civil")
    w.demolish(GREEN, "5,5")
    assert (w.asks, w.asked) == ("victim", GREEN)
    w.choose_victim(GREEN, "5,6")
    assert w.might == ["mil2@5,3/red", "rel1@5,7/white", "mil1@5,8/blue"]


def test_a_copy_that_joins_is_repaired_there() -> None:
    """§C1 D8 The town joins nothing in Might, but two domains of Faith, 3 against 2: Red's monastery shrinks (A48)."""
    w = world("civ1@5,5", faith="rel2@5,3/red; rel2@5,7/white; rel1@7,7/blue", hand="4 civil").build(GREEN, "civ2@5,5")
    assert (w.asks, w.asked) == ("shrink", RED)
    w.shrink(RED, "5,3", "faith")
    assert w.faith == ["rel1@5,3/red", "civ2@5,5", "rel2@5,7/white", "rel1@7,7/blue"]
    assert (w.might, w.reason) == (["civ2@5,5"], ["civ2@5,5"])


def test_a_civil_copy_that_stands_already() -> None:
    """§B D10 The town of Faith stands where the copy would: it stays, and the cube on it (A17)."""
    w = world(faith="civ2@6,5", reason="civ2@6,5 {red 1}", hamlets="6,5", hand="2 civil").build(GREEN, "civ2@6,5")
    assert w.money(GREEN) == 5
    assert (w.faith, w.reason) == (["civ2@6,5"], ["civ2@6,5 {red 1}"])


def test_the_hamlet_keeps_a_cube() -> None:
    """§B D12 A town over a printed hamlet is erased; of equal numbers the destroyer's is not the one that stays."""
    w = world(
        faith="civ2@6,5",
        reason="civ2@6,5 {blue 1, white 1}",
        hamlets="6,5",
        active=BLUE,
        hand="2 military",
    ).build(BLUE, "mil2@7,6")
    assert w.faith == ["mil2@7,6/blue"]
    assert set(w.reason) == {"civ1@6,5 {white 1}", "ruin mil2@7,6"}
    assert (w.cubes(BLUE), w.cubes(WHITE)) == (23, 24)


def test_a_blocked_copy_leaves_the_old_one() -> None:
    """§B D14 An equal castle in Faith stops the copy: Faith keeps the keep, Reason its ruin (A15)."""
    w = world(faith="mil3@5,8/white", chain="mil2@5,5/red", active=RED, hand="2 military").build(RED, "mil3@5,5")
    assert w.might == ["mil3@5,5/red"]
    assert (w.faith, w.reason) == (["mil2@5,5/red", "mil3@5,8/white"], ["ruin mil2@5,5"])


def test_enlarging_joins_nothing() -> None:
    """§A2 D16 A watchtower may not grow into a second domain (A9)."""
    w = world("mil1@5,5/red; civ1@5,7", active=RED, hand="2 military")
    assert w.refuses_build(RED, "mil2@5,5") == "joins-domains"


def test_a_replacement_is_no_paradox() -> None:
    """§2.4 D17 Inhabitants stay while hamlet, town and city grow over one another."""
    w = world("civ2@6,5", "civ2@6,5", "civ2@6,5 {red 1, white 2}", hamlets="6,5", hand="2 civil").build(
        GREEN, "civ3@6,5"
    )
    assert w.reason == ["civ3@6,5 {red 1, white 2}"]


def test_a_printed_hamlet_gives_its_cube() -> None:
    """§2.4 D17 The copy of a town takes over the cube of the hamlet under it."""
    w = world(reason="civ1@6,5 {red 1}", hamlets="6,5", hand="2 civil").build(GREEN, "civ2@6,5")
    assert w.reason == ["civ2@6,5 {red 1}"]


def test_the_hierarchy_of_faith_again_and_again() -> None:
    """§C3 D20 Repairs lead to splits, and those to repairs, until Faith is in order (A21, A26)."""
    w = world(
        "civ1@5,5",
        "mil1@5,4/white; rel2@5,2/red; mil1@5,7/green; rel2@5,8/white; rel1@7,8/blue; mil1@4,5/red; rel2@2,5/blue",
        hand="2 civil",
    ).build(GREEN, "civ2@5,5")
    answers = {BLUE: "3,5", RED: "5,3"}
    for _ in range(8):
        if w.asks == "shrink":
            w.shrink(w.asked, answers[w.asked], "faith")
        elif w.asks == "victim":
            reds = [c for c in ("5,3", "4,5") if f"raze faith-{name_of(c)}" in w.may(GREEN)]
            w.choose_victim(GREEN, reds[0], "faith")
    assert set(w.faith) == {"civ2@5,5", "mil1@5,4/white", "rel1@3,5/blue", "rel2@5,8/white", "rel1@7,8/blue"}


def name_of(place: str) -> str:
    """Return the name of the cell at row,column."""
    row, column = place.split(",")
    return f"{'abcdefghijklmnop'[int(column)]}{int(row) + 1}"


def test_small_buildings_cast_no_shadow() -> None:
    """§C2 D21 Red's watchtower of Might falls; the one of Faith is another building (A54)."""
    w = world("mil1@5,4/red; mil1@5,6/white", "mil1@5,4/red", active=RED, hand="1 civil").build(RED, "civ1@5,5")
    assert w.might == ["civ1@5,5", "mil1@5,6/white"]
    assert w.faith == ["mil1@5,4/red"]


def test_demolition_reaches_faith() -> None:
    """§2.3 D22 A split in Might shrinks a monastery, its copy fades, and Faith must be repaired too (A55)."""
    w = world(
        "rel3@5,2/blue; civ1@5,5; civ1@5,8; rel2@5,9/white",
        "mil2@3,6/blue; mil1@7,6/green; civ1@7,7; mil1@7,8/white",
        chain="rel2@5,6/red",
        hand="1 civil",
    ).demolish(GREEN, "5,5")
    w.choose_victim(GREEN, "5,6").shrink(RED, "5,6")
    assert "rel1@5,6/red" in w.might
    assert w.reason == []
    assert w.faith == ["mil2@3,6/blue", "civ1@7,7", "mil1@7,8/white"]


def test_a_replacement_needs_no_further_cube() -> None:
    """§B D23 The copies' cubes are there already when a keep becomes a castle (A57)."""
    w = world(chain="mil2@5,5/red", active=RED, hand="2 military", players=without_cubes(RED)).build(RED, "mil3@5,5")
    assert (w.might, w.faith, w.reason) == (["mil3@5,5/red"], ["mil3@5,5/red"], ["ruin mil3@5,5"])


def test_a_copy_needs_a_cube() -> None:
    """§B D23 A watchtower becomes a keep; without a cube it has no copy (A36)."""
    w = world("mil1@5,5/red", active=RED, hand="2 military", players=without_cubes(RED)).build(RED, "mil2@5,5")
    assert (w.might, w.faith, w.reason) == (["mil2@5,5/red"], [], [])


def without_cubes(seat: int) -> dict[int, dict[str, int]]:
    """Return the facts of a seat that has no cube left."""
    return {seat: {"cubes": 0}}


def test_another_castle_is_no_replacement() -> None:
    """§B D24 Red's castle of Faith is not the watchtower's copy: a paradox takes it and its ruin (A52)."""
    w = world("mil1@5,5/red", "mil3@4,4/red", "half green mil3@4,4", active=RED, hand="1 military")
    w.build(RED, "mil2@5,5")
    assert (w.faith, w.reason) == (["mil2@5,5/red"], ["ruin mil2@5,5"])
    assert w.cubes(GREEN) == 25


def test_a_town_erases_a_city() -> None:
    """§B D25 The city of Faith never was; on the new town stays one cube of who had most (A35, A52)."""
    w = world(faith="civ3@5,4", reason="civ3@5,4 {red 2, white 1}", hamlets="6,5", hand="2 civil").build(
        GREEN, "civ2@6,5"
    )
    assert (w.might, w.faith, w.reason) == (["civ2@6,5"], ["civ2@6,5"], ["civ2@6,5 {red 1}"])
    assert (w.cubes(RED), w.cubes(WHITE)) == (24, 25)


def test_the_ban_counts_the_old_copy() -> None:
    """§B D26 The copy of the castle would join the old copy's domain with the chapel's (A51)."""
    w = world(faith="rel1@5,8/white", chain="mil2@5,5/red", active=RED, hand="2 military").build(RED, "mil3@5,5")
    assert (w.might, w.money(RED)) == (["mil3@5,5/red"], 5)
    assert (w.faith, w.reason) == (["mil2@5,5/red", "rel1@5,8/white"], ["ruin mil2@5,5"])


def ties(seats: int) -> World:
    """Return the last taxes of a match in which nobody owns anything."""
    return world(seats=seats, round=7, phase="taxes", active=seats - 1, hand="", adventurers="might, might")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_tie_is_shared(seats: int) -> None:
    """§end Equal money is a shared victory (A38)."""
    w = ties(seats)
    assert w.match.over
    assert {score.place for score in w.match.scores} == {1}
