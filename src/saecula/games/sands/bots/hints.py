"""Hints of Sands: what a master would do, and why; in a battle, dice against the enemy's optimal strategy."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from saecula.bots.hints import MARGIN, Candidate, Hint
from saecula.bots.planned.hints import planned_hint, reasons
from saecula.bots.planned.planner import Plan
from saecula.bots.planned.value import shipped_value
from saecula.bots.worlds import Worlds
from saecula.games.sands.bots.battle import bid_plans, solve_game
from saecula.games.sands.bots.judge import JUDGE
from saecula.games.sands.bots.player import LEVEL_SETTINGS, payoffs_of
from saecula.games.sands.words import DIE as PIPS

Array = NDArray[np.float64]


def hint(worlds: Worlds, seat: int, legal: list[int]) -> Hint:
    """Return what a master would do, and why."""
    if len(legal) == 1 or not PIPS.has(legal[0]):
        return planned_hint(shipped_value(JUDGE), LEVEL_SETTINGS["master"], worlds, seat, legal)
    dice = bid_plans(JUDGE, JUDGE.sample_world(worlds), seat, worlds.rng)
    payoffs = payoffs_of(dice, shipped_value(JUDGE), seat)
    theirs = solve_game(payoffs)[1]
    ranked = sorted(zip((payoffs @ theirs).tolist(), legal, dice, strict=True), key=lambda row: -row[0])[:2]
    first, second = (mixed(row, theirs) for _, _, row in ranked)
    candidates = [Candidate([choice], worth) for worth, choice, _ in ranked]
    return Hint(MARGIN, candidates, reasons(shipped_value(JUDGE), first, second, seat))


def mixed(row: list[Plan], strategy: Array) -> Plan:
    """Return the outcomes of a die against a mixed strategy of the enemy."""
    found = Plan(row[0].choice)
    for plan, share in zip(row, strategy.tolist(), strict=True):
        found.mix_in(plan, share)
    return found
