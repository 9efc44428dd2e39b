"""Battles at Sands: both sides set a die in secret. The matrix game is solved exactly, and the die drawn from it."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saecula.bots.planned.judge import Judge
from saecula.bots.planned.planner import Plan, copy_rng, outcomes_of
from saecula.games.sands.rules.battle import Battle, die_most
from saecula.games.sands.state import Sands
from saecula.games.sands.words import DIE
from saecula.kernel.chance import Rng
from saecula.kernel.frames import play, to_act
from saecula.kernel.state import State

Array = NDArray[np.float64]

RANGE_TOLERANCE = 1e-9
VALUE_TOLERANCE = 1e-6
DRAW_STEPS = 1 << 20  # of a draw from a mixed strategy


def solve_game(matrix: Array) -> tuple[Array, Array, float]:
    """Return the optimal mixed strategies of a zero-sum game and its value; the side of the rows maximizes.

    Some square submatrix always has the solution of the whole (Shapley and Snow); a die has six faces at most.
    """
    low, high = float(matrix.min()), float(matrix.max())
    if high - low < RANGE_TOLERANCE:
        return pure_strategy(matrix.shape[0], 0), pure_strategy(matrix.shape[1], 0), high
    scaled = (matrix - low) / (high - low) + 1.0  # so every submatrix has a positive value
    for size in range(1, min(scaled.shape) + 1):
        for rows in combinations(range(scaled.shape[0]), size):
            for columns in combinations(range(scaled.shape[1]), size):
                found = kernel_solution(scaled, rows, columns)
                if found is not None:
                    mine, theirs, value = found
                    return mine, theirs, (value - 1.0) * (high - low) + low
    raise ArithmeticError  # no such matrix


def kernel_solution(
    matrix: Array, rows: tuple[int, ...], columns: tuple[int, ...]
) -> tuple[Array, Array, float] | None:
    """Return the solution of a square submatrix if it is one of the whole matrix."""
    part = matrix[np.ix_(rows, columns)]
    ones = np.ones(len(rows))
    try:
        right, left = np.linalg.solve(part, ones), np.linalg.solve(part.T, ones)
    except np.linalg.LinAlgError:
        return None
    total = float(right.sum())
    if total <= RANGE_TOLERANCE or min(right.min(), left.min()) < -RANGE_TOLERANCE:
        return None
    mine, theirs = np.zeros(matrix.shape[0]), np.zeros(matrix.shape[1])
    mine[list(rows)] = np.maximum(left, 0.0)
    theirs[list(columns)] = np.maximum(right, 0.0)
    mine /= mine.sum()
    theirs /= theirs.sum()
    value = 1.0 / total
    holds = (
        float((mine @ matrix).min()) >= value - VALUE_TOLERANCE
        and float((matrix @ theirs).max()) <= value + VALUE_TOLERANCE
    )
    return (mine, theirs, value) if holds else None


def pure_strategy(count: int, choice: int) -> Array:
    """Return the strategy that always makes the same choice."""
    found = np.zeros(count)
    found[choice] = 1.0
    return found


def regrets(matrix: Array) -> Array:
    """Return what each row loses against the other side's optimal strategy."""
    _, theirs, value = solve_game(matrix)
    found: Array = value - matrix @ theirs
    return found


def exploitability(matrix: Array, mine: Array) -> float:
    """Return what a strategy of the rows loses against the best response, as a share of the range of the matrix."""
    span = float(matrix.max() - matrix.min())
    lost = solve_game(matrix)[2] - float((mine @ matrix).min())
    return lost / span if span > 0 else 0.0


def bid_plans(judge: Judge[Any], s: State, seat: int, rng: Rng) -> list[list[Plan]]:
    """§5.3 A Return the outcomes of every pair of dice: by own die, then by the enemy's."""
    assert isinstance(s, Sands)
    battle = s.top
    assert isinstance(battle, Battle)
    enemy = int(battle.attacker + battle.defender - seat)
    found = []
    for face in range(int(die_most(s, seat))):
        row = []
        for answer in range(max(1, int(die_most(s, enemy)))):
            twin = s.clone()
            fight = twin.top
            assert isinstance(fight, Battle)
            if enemy in to_act(twin):
                play(twin, enemy, int(DIE.at(answer)))
            elif die_most(s, enemy) > 1:  # else there is nothing to choose
                set_die(fight, enemy, answer + 1)
            plan = Plan(int(DIE.at(face)))
            plan.add(outcomes_of(judge, twin, seat, [plan.choice], copy_rng(rng)))
            row.append(plan)
        found.append(row)
    return found


def set_die(battle: Battle, seat: int, die: int) -> None:
    """Set a die in secret."""
    if seat == battle.attacker:
        battle.attack = die
    else:
        battle.defend = die


def draw_from(strategy: Array, rng: Rng) -> int:
    """Draw from a mixed strategy."""
    at = rng.below(DRAW_STEPS) / DRAW_STEPS
    return min(int(np.searchsorted(np.cumsum(strategy), at, side="right")), len(strategy) - 1)
