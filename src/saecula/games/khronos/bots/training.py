"""Training at Khronos: matches of whole turns, by rules of thumb and then by the value; ridge regression per round.

Final margins are noisy and matches expensive, so weights are fitted backwards, round by round: the target of a table is
mostly the value of the table one turn later, and a little the final margin.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from saecula.bots.planned.net import Dataset, train_net
from saecula.bots.planned.planner import margin
from saecula.bots.planned.trainer import PlannedTrainer
from saecula.bots.planned.training import mean_features
from saecula.bots.planned.value import LinearValue, PlannerOrigin, WeightsLog
from saecula.games.khronos.bots.judge import JUDGE
from saecula.games.khronos.bots.native.turns import prepared, quick_turn, turns
from saecula.games.khronos.bots.player import expert_with
from saecula.games.khronos.rules.course import Act
from saecula.games.khronos.state import Khronos
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.frames import draw, play
from saecula.kernel.state import AT_END, BY_NATURE, NATURE
from saecula.kernel.title import settled_options

Array = NDArray[np.float64]

ROLLOUT_BEAM = (1, 2)
SEATS_IN_TURN = (2, 4, 2, 3)  # of one match after another
THUMB_SHARE = 0.75  # of matches by rules of thumb alone
EPSILON = 0.15  # the share of random plans
RESULT_SHARE = 0.2  # of the final margin in a target
SWEEPS_PER_STAGE = 4  # targets of a round may depend on its own weights
TARGET_VARIANCE = 80.0
PRIOR_DEVIATIONS = {"coins": 0.01, "apart": 1.5, "travels": 1.5, "to move": 8.0}
PRIOR_DEVIATIONS |= {"of rank 1": 0.7, "of rank 2": 0.7, "of rank 3": 0.7}
PRIOR_DEVIATION = 0.4  # of the other weights


@dataclass
class TurnEnd:
    """The features of all seats after a turn."""

    stage: int
    rows: Array


@dataclass
class PlayedMatch:
    """One match: the tables after all turns, and the final margin of each seat."""

    tables: list[TurnEnd] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)
    final_rows: list[list[float]] = field(default_factory=list)  # the features of each seat at the end


def played(seats: int, number: int, value: LinearValue | None) -> PlayedMatch:
    """Play one match: by rules of thumb; with a value, one seat by that."""
    title = JUDGE.title
    s = title.new(seats, settled_options(title, seats, {}), "")
    assert isinstance(s, Khronos)
    rng, exploration = Rng(Chance(number), 1), random.Random(number)  # noqa: S311
    match = PlayedMatch()
    learner = number % seats
    while s.owed == BY_NATURE:
        play(s, NATURE, draw(s, rng.below(1 << 30)))
    while s.owed != AT_END:
        seat = int(s.active)
        s = turn_of(s, seat, value if seat == learner else None, rng, exploration)
        match.tables.append(TurnEnd(JUDGE.stage(s), np.array(JUDGE.features(s))))
    points = [int(money) for money in s.money]
    match.margins = [margin(points, seat) for seat in range(seats)]
    match.final_rows = match.tables.pop().rows.tolist()
    return match


def turn_of(s: Khronos, seat: int, value: LinearValue | None, rng: Rng, exploration: random.Random) -> Khronos:
    """Return the table after a turn, now and then after a random plan."""
    explores = exploration.random() < EPSILON
    if not explores and value is None:
        return quick_turn(s, rng, ROLLOUT_BEAM)
    s = prepared(s, rng)
    if isinstance(s.top, Act) and s.active == seat:
        weights = JUDGE.prior() if value is None else value.weights
        found = turns(s, seat, weights.tolist(), rng)
        s = (exploration.choice(found) if explores else found[0]).end
    return s


def difference(rows: Array, seat: int) -> Array:
    """Return the features of a seat less the average of the others."""
    own: Array = rows[seat] - (rows.sum(axis=0) - rows[seat]) / (len(rows) - 1)
    return own


def fitted(matches: list[PlayedMatch]) -> Array:
    """Return weights by ridge regression towards the prior, stage by stage from the last."""
    weights = JUDGE.prior()[:, :-1]
    prior = weights.copy()
    ridge = np.diag([TARGET_VARIANCE / PRIOR_DEVIATIONS.get(name, PRIOR_DEVIATION) ** 2 for name in JUDGE.names])
    for stage in reversed(range(JUDGE.stages)):
        for _ in range(SWEEPS_PER_STAGE):
            squares, products = np.zeros(ridge.shape), np.zeros(len(ridge))
            for match in matches:
                for x, y in examples(match, stage, weights):
                    squares += np.outer(x, x)
                    products += x * y
            weights[stage] = np.linalg.solve(squares + ridge, products + ridge @ prior[stage])
    return np.hstack([weights, np.zeros((JUDGE.stages, 1))])


def examples(match: PlayedMatch, stage: int, weights: Array) -> list[tuple[Array, float]]:
    """Return the tables of a stage as inputs, for every seat, with their targets."""
    found = []
    for i, table in enumerate(match.tables):
        if table.stage != stage:
            continue
        for seat, result in enumerate(match.margins):
            later = result
            if i + 1 < len(match.tables):
                then = match.tables[i + 1]
                later = float(weights[then.stage] @ difference(then.rows, seat))
            found.append((difference(table.rows, seat), RESULT_SHARE * result + (1 - RESULT_SHARE) * later))
    return found


def error(matches: list[PlayedMatch], value: LinearValue) -> float:
    """Return the root mean squared error of the value against final margins."""
    squares = [
        (float(value.weights[table.stage, :-1] @ difference(table.rows, seat)) - result) ** 2
        for match in matches
        for table in match.tables
        for seat, result in enumerate(match.margins)
    ]
    return float(np.sqrt(np.mean(squares))) if squares else 0.0


def train(*, games: int, seed: int, file: Path, progress: Callable[[int, dict[str, float]], None]) -> PlannerOrigin:
    """Train a value from nothing, and write it; equal arguments give equal weights."""
    log = WeightsLog(JUDGE, file, seed)
    value: LinearValue | None = None
    matches: list[PlayedMatch] = []
    first = round(games * THUMB_SHARE)
    ends = (first, (first + games) // 2, games)
    for end in ends:
        new = []
        for number in range(len(matches), end):
            new.append(played(SEATS_IN_TURN[number % len(SEATS_IN_TURN)], (seed << 32) + number, value))
            progress(number + 1, {})
        off = error(new, value or LinearValue(JUDGE, JUDGE.prior()))  # before it learns from them
        matches += new
        value = LinearValue(JUDGE, fitted(matches))
        tables = sum(len(match.tables) for match in matches)
        ends_of_matches = mean_features(JUDGE, [row for match in new for row in match.final_rows])
        log.write(value.weights, end, {"error": round(off, 3), "lessons": tables} | ends_of_matches)
        progress(end, log.curve[-1])
    if value is not None:
        log.origin.curve += train_net(file, value, net_dataset(matches, value), log.origin)
    return log.origin


def net_dataset(matches: list[PlayedMatch], value: LinearValue) -> Dataset:
    """Return the same examples for a net."""
    found = Dataset()
    for number, match in enumerate(matches):
        for stage in sorted({table.stage for table in match.tables}):
            for x, y in examples(match, stage, value.weights[:, :-1]):
                found.add(number, stage, x, y)
    return found


TRAINER = PlannedTrainer(JUDGE, expert_with, train)
