"""Training of Sands: a value from matches by rules of thumb, a predictor of who selects what, a better value from both.

The better value is learned by experts from their own matches, again and again: what is good for somebody who plays by
rules of thumb is not quite what is good for them. At the end the predictor learns what they select.
"""

from __future__ import annotations

import os
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from saecula.bots.planned import training
from saecula.bots.planned.net import Dataset, train_net
from saecula.bots.planned.planner import make_plans
from saecula.bots.planned.trainer import PlannedTrainer
from saecula.bots.planned.value import LinearValue, PlannerOrigin, read_value, write_weights
from saecula.bots.worlds import Worlds
from saecula.games.sands import TITLE
from saecula.games.sands.bots.choices import FILE, Question, hit_rate, learned, question
from saecula.games.sands.bots.judge import JUDGE, SandsJudge, liked_best
from saecula.games.sands.bots.player import LEARNER, LEVEL_SETTINGS, SandsPlayer, expert_with
from saecula.games.sands.state import Sands
from saecula.games.sands.words import SELECT
from saecula.kernel.frames import choices

if TYPE_CHECKING:
    import random
    from collections.abc import Callable
    from pathlib import Path

    from numpy.typing import NDArray

    from saecula.bots.worlds import Bot
    from saecula.games.sands.bots.choices import Predictor
    from saecula.kernel.chance import Rng
    from saecula.kernel.state import State

    Array = NDArray[np.float64]

WATCHED = 9 / 321  # of all matches are played by the value, and watched for what is selected; as many at the end
IMPROVED = 150 / 321  # … and so many by experts
TABLES = (2, 2, 2, 2, 4, 2, 2, 2, 2)  # of experts, in turn: large ones teach more and take longer
COURSES = 9  # after each the experts play by what they have learned
HELD = 90  # matches that what experts knew at first counts for
CARELESS = 0.05  # of experts' choices are random
TESTED = 5  # of the selections in so many matches one match's are not learned from, but asked about
GUESSES = 3  # how many guesses a predictor has
BEYOND = 1 << 31  # match numbers of matches by the value
FARTHER = BEYOND + (1 << 30)  # … of those by experts
LAST = FARTHER + (1 << 29)  # … and of those by what the experts have learned


@dataclass
class SelfPlay(training.TrainingMatch):
    """A match in which selections are by the value, and taken down; everything else is by rules of thumb."""

    most: int = LEARNER.shortlist_size  # pairs that are thought through: those that rules of thumb like best
    asked: list[Question] = field(default_factory=list)

    def choose(self, s: State, seat: int, rng: Rng, exploration: random.Random) -> int:
        """Return a choice: now and then a careless one, which nobody learns from."""
        legal = choices(s, seat)
        value = self.value
        if len(legal) == 1:
            return legal[0]
        if exploration.random() < JUDGE.epsilon:
            return exploration.choice(legal)
        if value is None or not SELECT.has(legal[0]):
            return TITLE.advice(s, seat, legal, rng)
        world = JUDGE.sample_world(Worlds(TITLE, s, seat, rng))
        assert isinstance(s, Sands)
        assert isinstance(world, Sands)
        shortlist = liked_best(world, seat, legal, self.most)
        found = make_plans(JUDGE, [world], seat, shortlist, rng)
        choice = max(found, key=lambda plan: plan.worth(value, seat)).choice
        self.asked.append(question(s, seat, legal, choice))
        return choice


@dataclass(kw_only=True)
class Experts(training.TrainingMatch):
    """A match between experts who go by the same value, and try anything now and then."""

    player: Bot

    def choose(self, s: State, seat: int, rng: Rng, exploration: random.Random) -> int:
        """Return a choice."""
        return self.chosen_by(self.player, s, seat, rng, exploration, CARELESS)


def expert_match(
    number: int, *, seed: int, weights: Array, predictor: Predictor
) -> tuple[list[tuple[int, Array, float]], float]:
    """Play a match between experts; return its lessons (stage, inputs, points) and the processor time it took."""
    begin = time.process_time()
    judge = SandsJudge(predictor)
    value = LinearValue(judge, weights)
    seats = TABLES[number % len(TABLES)]
    match = Experts(judge, seats, (seed << 32) + FARTHER + number, value, player=SandsPlayer(judge, LEARNER, value))
    results = match.play()
    return [(stage, x, results[seat]) for seat, stage, x in match.samples], time.process_time() - begin


@dataclass
class Improved:
    """What experts have learned from their own matches, those matches, how far off they were, the processor time."""

    weights: Array
    lessons: Dataset = field(default_factory=Dataset)
    curve: list[dict[str, float]] = field(default_factory=list)
    seconds: float = 0.0


def improved(first: Array, predictor: Predictor, *, games: int, seed: int, progress: Callable[[int], None]) -> Improved:
    """Let experts play on all cores, course by course, and learn after each; they begin with some weights."""
    found = Improved(first)
    regression = training.LeastSquares.for_judge(JUDGE)
    ends = [round(games * (course + 1) / COURSES) for course in range(COURSES)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for begun, end in zip([0, *ends], ends, strict=False):
            off: list[float] = []
            play_one = partial(expert_match, seed=seed, weights=found.weights, predictor=predictor)
            for number, (lessons, seconds) in enumerate(pool.map(play_one, range(begun, end)), begun):
                for stage, x, points in lessons:
                    regression.add(stage, x, points)
                    off.append((float(found.weights[stage] @ x) - points) ** 2)
                    found.lessons.add(number, stage, x[:-1], points)
                found.seconds += seconds
                progress(number + 1)
            found.weights = regression.solve(first, HELD / max(1, end))
            row = {
                "games": end,
                "cpu_seconds": round(found.seconds, 1),
                "error": training.root_mean_square(off),
                "lessons": regression.samples,
            }
            found.curve.append(row)
    return found


@dataclass
class Watched:
    """Who selects what, as learned from matches in which everybody selects by a value, and how well that is known."""

    predictor: Predictor
    row: dict[str, float]


def watched(
    value: LinearValue, *, games: int, first: int, most: int, progress: Callable[[int], None]
) -> Watched | None:
    """Watch matches by a value, so many pairs thought through each time; too few of them teach nothing."""
    begin = time.process_time()
    known: list[Question] = []
    tested: list[Question] = []
    for number in range(games):
        seats = JUDGE.training_seats[number % len(JUDGE.training_seats)]
        match = SelfPlay(JUDGE, seats, first + number, value, most=most)
        match.play()
        (known if number % TESTED else tested).extend(match.asked)
        progress(number + 1)
    if not known or not tested:
        return None
    predictor = learned(known)
    row = {"games": float(games), "lessons": float(len(known)), "tested": float(len(tested))}
    row["hits"] = round(hit_rate(predictor, tested, GUESSES), 3)
    row["cpu_seconds"] = round(time.process_time() - begin, 1)
    return Watched(predictor, row)


def train(*, games: int, seed: int, file: Path, progress: Callable[[int, dict[str, float]], None]) -> PlannerOrigin:
    """Learn value, predictor and net from nothing, and write them; the same call finds the same weights."""
    own, last = round(games * WATCHED), round(games * IMPROVED)
    beginners = games - 2 * own - last
    origin = training.train(JUDGE, games=beginners, seed=seed, file=file, progress=progress)
    value = read_value(file.read_bytes(), file.name, JUDGE)
    begin = time.process_time()

    def after(done: int) -> Callable[[int], None]:
        return lambda played: progress(done + played, {})

    luck = seed << 32
    most = LEARNER.shortlist_size
    seen = watched(value, games=own, first=luck + BEYOND, most=most, progress=after(beginners))
    if seen is None:
        return origin
    done = beginners + own
    better = improved(value.weights, seen.predictor, games=last, seed=seed, progress=after(done))
    value = LinearValue(JUDGE, better.weights)
    most = LEVEL_SETTINGS["master"].shortlist_size
    now = watched(value, games=own, first=luck + LAST, most=most, progress=after(done + last)) or seen
    rows = [seen.row, *[row | {"games": done + row["games"]} for row in better.curve], now.row]
    seconds = round(origin.cpu_seconds + time.process_time() - begin + better.seconds, 1)
    origin = replace(origin, games=games, cpu_seconds=seconds, curve=[*origin.curve, *rows])
    write_weights(file, value.weights, origin)
    made = replace(origin, games=own, cpu_seconds=now.row["cpu_seconds"], curve=[now.row])
    write_weights(file.with_name(FILE), now.predictor.flat(), made)
    origin.curve += train_net(file, value, better.lessons, origin)
    return origin


TRAINER = PlannedTrainer(JUDGE, expert_with, train, (FILE,))
