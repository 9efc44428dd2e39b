"""§IV Taxes: when, where, from which domains, how much."""

from __future__ import annotations

import pytest

from saecula.games.khronos import TITLE
from saecula.games.khronos.kinds import ERA_COUNT
from saecula.games.khronos.rules.taxes import taxes_in, taxes_of_all
from saecula.games.khronos.state import Khronos
from saecula.kernel.chance import Chance
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.state import AT_END, BY_NATURE, NATURE
from saecula.kernel.title import settled_options
from tests.games.khronos.test_examples import taxes
from tests.games.khronos.world import BLUE, GREEN, RED, WHITE, world

RULED = "mil1@5,5/green; civ2@5,6"


@pytest.mark.parametrize(("number", "coins"), [(1, 0), (2, 0), (3, 0), (4, 3), (5, 0), (6, 0), (7, 3)])
def test_rounds(number: int, coins: int) -> None:
    """§IV Only in the fourth and the seventh round."""
    w = world(RULED, round=number, phase="taxes", hand="")
    assert w.money(GREEN) == 4 + coins


def test_at_the_end_of_the_own_turn() -> None:
    """§IV Each at the end of his own turn: White, next, has not collected yet."""
    w = world(f"{RULED}; mil1@9,5/white; civ1@9,6", round=4, hand="4 civil").end_turn()
    assert (w.money(GREEN), w.money(WHITE)) == (7, 4)
    assert (w.asked, w.seen["round"]) == (WHITE, 4)
    assert w.end_turn().money(WHITE) == 5


def test_travelling_for_taxes() -> None:
    """§II.1, §IV Where adventurers stand at the end counts, not where they were (A65)."""
    w = world(RULED, faith="rel1@5,5/green; civ3@5,6", round=4, hand="4 civil")
    w.play(GREEN, "travel first faith").play(GREEN, "travel second faith").end_turn()
    assert w.money(GREEN) == 4 - 2 + 5


def test_two_eras_and_two_adventurers() -> None:
    """§IV Every era with an adventurer, each once (A65)."""
    boards = {"might": RULED, "faith": "rel1@5,5/green; civ3@5,6", "reason": "civ2@5,5 {green 1}; mil3@5,7"}
    assert taxes(GREEN, **boards, there="might, faith") == 3 + 5
    assert taxes(GREEN, **boards, there="might, might") == 3
    assert taxes(GREEN, **boards, there="reason, faith") == 2 + 5


@pytest.mark.parametrize(("era", "kind"), [("might", "mil"), ("faith", "rel")])
def test_the_highest_building_rules(era: str, kind: str) -> None:
    """§IV Red's medium one outranks Green's small ones, however many there are."""
    board = f"{kind}2@5,5/red; civ2@5,7; {kind}1@7,7/green; {kind}1@7,5/green; {kind}1@7,6/green"
    assert taxes(RED, **{era: board}, there=f"{era}, {era}") == 3
    assert taxes(GREEN, **{era: board}, there=f"{era}, {era}") == 0


def test_the_other_kind_does_not_rule() -> None:
    """§IV In Might religious buildings rule nothing, in Faith military ones."""
    assert taxes(GREEN, might="rel3@5,5/green; civ2@5,8", there="might, might") == 0
    assert taxes(GREEN, faith="mil3@5,5/green; civ2@5,8", there="faith, faith") == 0


def test_only_civil_buildings_pay_in_might_and_faith() -> None:
    """§IV The sum of the civil values, nothing for towers and chapels."""
    assert taxes(GREEN, might="mil2@5,5/green; rel2@7,5/red; mil1@5,7/green", there="might, might") == 0
    assert taxes(GREEN, might="mil1@5,5/green; civ1@5,6; civ2@5,7; rel1@4,5/red", there="might, might") == 1 + 3


def test_corners_do_not_count() -> None:
    """§IV, §A2 The town that only touches a corner is of another domain."""
    assert taxes(GREEN, might="mil1@5,5/green; civ2@6,6", there="might, might") == 0


def test_equals_in_reason_collect_in_full() -> None:
    """§IV Two with two cubes each collect the whole sum each; the third nothing."""
    reason = "civ3@5,5 {red 2, white 2, blue 1}; mil2@5,8; rel2@7,8"
    for seat, coins in ((RED, 2), (WHITE, 2), (BLUE, 0), (GREEN, 0)):
        assert taxes(seat, reason=reason, there="reason, might") == coins


def test_cubes_of_the_whole_domain_count() -> None:
    """§IV All civil buildings of the domain, hamlets as well."""
    reason = "civ2@5,5 {white 1}; civ1@5,4 {red 1}; civ1@4,5 {red 1}; mil2@7,5"
    assert taxes(RED, reason=reason, hamlets="5,4 4,5", there="reason, might") == 1
    assert taxes(WHITE, reason=reason, hamlets="5,4 4,5", there="reason, might") == 0


def test_nobody_lives_there() -> None:
    """§IV None is no majority (A43)."""
    assert taxes(GREEN, reason="civ2@5,5; mil2@5,7", there="reason, might") == 0


def test_cubes_on_ruins_do_not_count() -> None:
    """§IV The cube of a half restoration is no inhabitant."""
    reason = "civ2@5,5 {white 1}; half red mil3@5,7"
    assert taxes(WHITE, reason=reason, there="reason, might") == 2
    assert taxes(RED, reason=reason, there="reason, might") == 0


def test_civil_buildings_pay_nothing_in_reason() -> None:
    """§IV Only military and religious ones, ruins at their ruin value, restored ones in full."""
    reason = "civ3@5,5 {green 1}; civ2@5,8; intact rel3@8,5; mil2@7,8"
    assert taxes(GREEN, reason=reason, there="reason, might") == 4 + 1


def test_taxes_after_the_new_cards() -> None:
    """§turn Phase III comes before phase IV (A42)."""
    w = world(RULED, round=4, hand="4 civil").play(GREEN, "done").chance(*["deal military"] * 3)
    assert w.money(GREEN) == 4
    w.chance("deal military")
    assert w.money(GREEN) == 7


@pytest.mark.parametrize("seats", [2, 5])
def test_kept_taxes_follow_every_change_and_clones_stay_apart(seats: int) -> None:
    """§IV At every question of a match, also on copies that share the maps with the world they came from."""
    s = TITLE.new(seats, settled_options(TITLE, seats, {}), "")
    assert isinstance(s, Khronos)
    chance = Chance(8)
    collected = 0
    for n in range(1, 2000):
        if s.owed == AT_END:
            break
        twin, before = s.clone(), maps_of(s)
        assert [int(coins) for coins in taxes_of_all(s)] == asked_one_by_one(s)
        seat = NATURE if s.owed == BY_NATURE else to_act(s)[0]
        legal = choices(s, seat)
        choice = draw(s, chance.word(n)) if seat == NATURE else legal[chance.word(n) % len(legal)]
        play(s, seat, choice)
        assert maps_of(twin) == before
        assert [int(coins) for coins in taxes_of_all(s)] == asked_one_by_one(s)
        play(twin, seat, choice)
        assert maps_of(twin) == maps_of(s)
        collected += sum(asked_one_by_one(s))
    assert s.owed == AT_END
    assert collected


def asked_one_by_one(s: Khronos) -> list[int]:
    """§IV Return per era and seat what the rules pay."""
    return [int(taxes_in(s, seat, era, False)) for era in range(ERA_COUNT) for seat in range(int(s.seats))]


def maps_of(s: Khronos) -> list[list[int]]:
    """Return all that lies on the maps."""
    return [list(s.board), list(s.zone), list(s.tops), list(s.taken)]
