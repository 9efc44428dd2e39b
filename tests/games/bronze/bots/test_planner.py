"""The planner of Bronze: exact in the dice, and of one mind with the rules."""

from __future__ import annotations

import itertools
import random
from functools import cache

import pytest

from saecula.games.bronze import TITLE
from saecula.games.bronze.bots.native.dice import FACE_COUNTS, FIRST_OF_SIZE, counts_of, number_of
from saecula.games.bronze.bots.native.planner import Planner
from saecula.games.bronze.bots.native.rolls import RollValues
from saecula.games.bronze.kinds import FACE_COUNT, FACES, LEADERSHIP, SKULL2
from saecula.games.bronze.state import DEVELOPMENTS_AT, FOOD_AT, Bronze
from saecula.kernel.frames import draw, play
from saecula.kernel.rows import row
from saecula.kernel.state import BY_NATURE, NATURE
from saecula.kernel.title import settled_options
from tools import compare_planner
from tools.compare_planner import compare_turns, random_net

Dice = tuple[int, ...]
ALL_ROLLS = tuple(itertools.product(range(FACE_COUNT), repeat=3))


def test_the_planner_and_the_rules_agree() -> None:
    """On random turns with all seats and editions; `python -m tools.compare_planner` does it at length."""
    assert compare_turns(600, seed=7, progress=lambda _: None) == []


def test_a_difference_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """One food more or less is a disagreement."""
    ruled = compare_planner.ruled_outcome

    def one_food_more(s: Bronze, *rest: object) -> float:
        twin = s.clone()
        at = int(twin.active) * 16 + FOOD_AT
        twin.sheets[at] = (twin.sheets[at] + 5) % 15
        return ruled(twin, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(compare_planner, "ruled_outcome", one_food_more)
    assert compare_turns(50, seed=7, progress=lambda _: None) != []


def test_dice_have_one_number_each() -> None:
    """There and back, smaller sets first."""
    for number in range(int(FIRST_OF_SIZE[-1])):
        assert number_of(counts_of(number)) == number
    assert sum(list(FACE_COUNTS)[-6:]) == 7


def first_turn(seats: int, developments: int) -> Bronze:
    """Return a match before its first roll."""
    s = TITLE.new(seats, settled_options(TITLE, seats, {}), "")
    assert isinstance(s, Bronze)
    if seats > 1:
        play(s, NATURE, draw(s, 0))
    assert s.owed == BY_NATURE
    s.sheets[int(s.active) * 16 + DEVELOPMENTS_AT] = developments
    return s


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("developments", [0, 1 << LEADERSHIP])
@pytest.mark.parametrize("far", [True, False])
def test_the_dice_are_exact(seats: int, developments: int, *, far: bool) -> None:
    """The value before the first roll is that of a search through every roll and every way to keep dice.

    Who does not look far searches as if dice could be rolled again only once.
    """
    s = first_turn(seats, developments)
    planner = Planner(random_net(seats, random.Random(5)), s, s.active, 4, 4)  # noqa: S311 - dice, no secrets
    hope = RollValues(planner, s.t.skulls_locked, far).expected_value
    locked = bool(s.t.skulls_locked)

    @cache
    def final(dice: Dice) -> float:
        counts = row([dice.count(face) for face in range(FACE_COUNT)])
        return float(planner.outlook.chance(planner.resolve_dice(counts, False)))

    @cache
    def stopped(dice: Dice) -> float:
        if not developments:
            return final(dice)
        led = [
            sum(final(tuple(sorted((*dice[:i], face, *dice[i + 1 :])))) for face in range(FACE_COUNT)) / len(FACES)
            for i in range(len(dice))
        ]
        return max(final(dice), *led)

    @cache
    def rolled(dice: Dice, left: int) -> float:
        if left == 0:
            return stopped(dice)
        best = stopped(dice)
        for kept in itertools.product((True, False), repeat=3):
            if all(kept) or any(not kept[i] and dice[i] == SKULL2 and locked for i in range(3)):
                continue
            stay = tuple(die for die, keeps in zip(dice, kept, strict=True) if keeps)
            again = itertools.product(range(FACE_COUNT), repeat=3 - len(stay))
            values = [rolled(tuple(sorted(stay + more)), left - 1) for more in again]
            best = max(best, sum(values) / len(values))
        return best

    truth = sum(rolled(tuple(sorted(dice)), 2 if far else 1) for dice in ALL_ROLLS) / len(ALL_ROLLS)
    assert hope == pytest.approx(truth)
