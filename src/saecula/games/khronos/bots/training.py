"""Training at Khronos: whole turns by rules of thumb, then by the value; every table learns from the one after it.

Final margins are noisy and matches are dear, so weights are found backwards, round by round: what a table is worth is
mostly what the table one turn later is worth, and a little how the match ended.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

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

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from numpy.typing import NDArray

    Array = NDArray[np.float64]

QUICK = (1, 2)  # plans and travels that rules of thumb follow
SEATS = (2, 4, 2, 3)  # at the tables, in turn
BEGINNERS = 0.75  # of all matches are played by rules of thumb alone
CARELESS = 0.15  # of all turns are any plan: exploring starts all over a match
RESULT = 0.2  # what the end of a match counts for, against the next table
SWEEPS = 4  # in each round, which may learn from itself
NOISE = 80.0  # the variance of what a table learns from
DOUBTS = {"coins": 0.01, "apart": 1.5, "travels": 1.5, "to move": 8.0}
DOUBTS |= {"of rank 1": 0.7, "of rank 2": 0.7, "of rank 3": 0.7}
DOUBT = 0.4  # how wrong a guessed weight may well be


@dataclass
class Table:
    """What all seats had after a turn."""

    stage: int
    rows: Array


@dataclass
class Lesson:
    """One match: the tables after all turns, and how far each seat was ahead at the end."""

    tables: list[Table] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)
    had: list[list[float]] = field(default_factory=list)  # what each seat had at the end


def played(seats: int, number: int, value: LinearValue | None) -> Lesson:
    """Play one match: by rules of thumb; with a value, one seat by that."""
    title = JUDGE.title
    s = title.new(seats, settled_options(title, seats, {}), "")
    assert isinstance(s, Khronos)
    rng, exploration = Rng(Chance(number), 1), random.Random(number)  # noqa: S311
    lesson = Lesson()
    learner = number % seats
    while s.owed == BY_NATURE:
        play(s, NATURE, draw(s, rng.below(1 << 30)))
    while s.owed != AT_END:
        seat = int(s.active)
        s = turn_of(s, seat, value if seat == learner else None, rng, exploration)
        lesson.tables.append(Table(JUDGE.stage(s), np.array(JUDGE.features(s))))
    points = [int(money) for money in s.money]
    lesson.margins = [margin(points, seat) for seat in range(seats)]
    lesson.had = lesson.tables.pop().rows.tolist()
    return lesson


def turn_of(s: Khronos, seat: int, value: LinearValue | None, rng: Rng, exploration: random.Random) -> Khronos:
    """Return the table after a turn: now and then after any of the plans that are thought of."""
    careless = exploration.random() < CARELESS
    if not careless and value is None:
        return quick_turn(s, rng, QUICK)
    s = prepared(s, rng)
    if isinstance(s.top, Act) and s.active == seat:
        weights = JUDGE.prior() if value is None else value.weights
        found = turns(s, seat, weights.tolist(), rng)
        s = (exploration.choice(found) if careless else found[0]).end
    return s


def difference(rows: Array, seat: int) -> Array:
    """Return what a seat has more than the others on average."""
    own: Array = rows[seat] - (rows.sum(axis=0) - rows[seat]) / (len(rows) - 1)
    return own


def fitted(lessons: list[Lesson]) -> Array:
    """Return the weights that explain best what came after each table, near the guessed ones."""
    weights = JUDGE.prior()[:, :-1]
    guesses = weights.copy()
    hold = np.diag([NOISE / DOUBTS.get(name, DOUBT) ** 2 for name in JUDGE.names])
    for stage in reversed(range(JUDGE.stages)):
        for _ in range(SWEEPS):
            squares, products = np.zeros(hold.shape), np.zeros(len(hold))
            for lesson in lessons:
                for x, y in examples(lesson, stage, weights):
                    squares += np.outer(x, x)
                    products += x * y
            weights[stage] = np.linalg.solve(squares + hold, products + hold @ guesses[stage])
    return np.hstack([weights, np.zeros((JUDGE.stages, 1))])


def examples(lesson: Lesson, stage: int, weights: Array) -> list[tuple[Array, float]]:
    """Return the tables of a round, seen by every seat, and what they turned out to be worth."""
    found = []
    for i, table in enumerate(lesson.tables):
        if table.stage != stage:
            continue
        for seat, result in enumerate(lesson.margins):
            later = result
            if i + 1 < len(lesson.tables):
                then = lesson.tables[i + 1]
                later = float(weights[then.stage] @ difference(then.rows, seat))
            found.append((difference(table.rows, seat), RESULT * result + (1 - RESULT) * later))
    return found


def error(lessons: list[Lesson], value: LinearValue) -> float:
    """Return how far off the value is of final margins, all over the matches."""
    squares = [
        (float(value.weights[table.stage, :-1] @ difference(table.rows, seat)) - result) ** 2
        for lesson in lessons
        for table in lesson.tables
        for seat, result in enumerate(lesson.margins)
    ]
    return float(np.sqrt(np.mean(squares))) if squares else 0.0


def train(*, games: int, seed: int, file: Path, progress: Callable[[int, dict[str, float]], None]) -> PlannerOrigin:
    """Learn a value from nothing, and write it; the same call finds the same weights."""
    log = WeightsLog(JUDGE, file, seed)
    value: LinearValue | None = None
    lessons: list[Lesson] = []
    first = round(games * BEGINNERS)
    ends = (first, (first + games) // 2, games)
    for end in ends:
        new = []
        for number in range(len(lessons), end):
            new.append(played(SEATS[number % len(SEATS)], (seed << 32) + number, value))
            progress(number + 1, {})
        off = error(new, value or LinearValue(JUDGE, JUDGE.prior()))  # before it learns from them
        lessons += new
        value = LinearValue(JUDGE, fitted(lessons))
        tables = sum(len(lesson.tables) for lesson in lessons)
        ends_of_matches = mean_features(JUDGE, [row for lesson in new for row in lesson.had])
        log.write(value.weights, end, {"error": round(off, 3), "lessons": tables} | ends_of_matches)
        progress(end, log.curve[-1])
    if value is not None:
        log.origin.curve += train_net(file, value, net_lessons(lessons, value), log.origin)
    return log.origin


def net_lessons(lessons: list[Lesson], value: LinearValue) -> Dataset:
    """Return the same tables as lessons for a net."""
    found = Dataset()
    for number, lesson in enumerate(lessons):
        for stage in sorted({table.stage for table in lesson.tables}):
            for x, y in examples(lesson, stage, value.weights[:, :-1]):
                found.add(number, stage, x, y)
    return found


TRAINER = PlannedTrainer(JUDGE, expert_with, train)
