"""Battles at Sands: both set a die under a hand. The small matrix game is solved exactly, and the die drawn from it."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

from saecula.bots.planned.planner import Plan, copy_rng, outcomes_of
from saecula.games.sands.rules.battle import Battle, die_most
from saecula.games.sands.state import Sands
from saecula.games.sands.words import DIE
from saecula.kernel.frames import play, to_act

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from saecula.bots.planned.judge import Judge
    from saecula.kernel.chance import Rng
    from saecula.kernel.state import State

    Array = NDArray[np.float64]

NEAR = 1e-9  # rounding, against the range of a matrix
FINE = 1 << 20  # steps of a draw from a mixed strategy


def solution(matrix: Array) -> tuple[Array, Array, float]:
    """Return both sides' best mixed strategies and the value of a zero-sum game; the rows' side wants much.

    A square part of the matrix always has the solution of the whole (Shapley and Snow); a die has six faces at most.
    """
    low, high = float(matrix.min()), float(matrix.max())
    if high - low < NEAR:
        return unit(matrix.shape[0], 0), unit(matrix.shape[1], 0), high
    scaled = (matrix - low) / (high - low) + 1.0  # every part has a positive value
    for size in range(1, min(scaled.shape) + 1):
        for rows in combinations(range(scaled.shape[0]), size):
            for columns in combinations(range(scaled.shape[1]), size):
                found = kernel(scaled, rows, columns)
                if found is not None:
                    mine, theirs, value = found
                    return mine, theirs, (value - 1.0) * (high - low) + low
    raise ArithmeticError  # no such matrix


def kernel(matrix: Array, rows: tuple[int, ...], columns: tuple[int, ...]) -> tuple[Array, Array, float] | None:
    """Return the solution on a square part of a matrix, if it holds against all rows and columns."""
    part = matrix[np.ix_(rows, columns)]
    ones = np.ones(len(rows))
    try:
        right, left = np.linalg.solve(part, ones), np.linalg.solve(part.T, ones)
    except np.linalg.LinAlgError:
        return None
    total = float(right.sum())
    if total <= NEAR or min(right.min(), left.min()) < -NEAR:
        return None
    mine, theirs = np.zeros(matrix.shape[0]), np.zeros(matrix.shape[1])
    mine[list(rows)] = np.maximum(left, 0.0)
    theirs[list(columns)] = np.maximum(right, 0.0)
    mine /= mine.sum()
    theirs /= theirs.sum()
    value = 1.0 / total
    holds = float((mine @ matrix).min()) >= value - 1e-6 and float((matrix @ theirs).max()) <= value + 1e-6
    return (mine, theirs, value) if holds else None


def unit(n: int, at: int) -> Array:
    """Return the strategy that always does the same."""
    found = np.zeros(n)
    found[at] = 1.0
    return found


def losses(matrix: Array) -> Array:
    """Return what each die of the rows' side loses against the other side's best strategy."""
    _, theirs, value = solution(matrix)
    found: Array = value - matrix @ theirs
    return found


def exploitability(matrix: Array, mine: Array) -> float:
    """Return what a strategy of the rows' side may lose against the best answer, as a part of the range of the game."""
    span = float(matrix.max() - matrix.min())
    lost = solution(matrix)[2] - float((mine @ matrix).min())
    return lost / span if span > 0 else 0.0


def bids(judge: Judge, s: State, seat: int, rng: Rng) -> list[list[Plan]]:
    """§5.3 A Return where every pair of dice leads: per own die, per die of the enemy."""
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
    """Lay a die under a hand."""
    if seat == battle.attacker:
        battle.attack = die
    else:
        battle.defend = die


def drawn(strategy: Array, rng: Rng) -> int:
    """Draw from a mixed strategy."""
    at = rng.below(FINE) / FINE
    return min(int(np.searchsorted(np.cumsum(strategy), at, side="right")), len(strategy) - 1)
