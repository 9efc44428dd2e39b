"""Training of Sands: a value from matches by rules of thumb, a predictor of selections, a better value from both.

Experts learn the better value from their own matches, in several waves, because what suits a player by rules of thumb
does not quite suit them. At the end the predictor learns what they select.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from saecula.bots.planned import training
from saecula.bots.planned.net import Dataset, train_net
from saecula.bots.planned.planner import make_plans
from saecula.bots.planned.trainer import PlannedTrainer
from saecula.bots.planned.value import LinearValue, PlannerOrigin, read_value, write_weights
from saecula.bots.worlds import Bot, Worlds
from saecula.games.sands import TITLE
from saecula.games.sands.bots.choices import (
    PREDICTOR_FILE,
    Predictor,
    Selection,
    selection_of,
    top_k_accuracy,
    train_predictor,
)
from saecula.games.sands.bots.judge import JUDGE, SandsJudge, best_by_thumb
from saecula.games.sands.bots.player import LEARNER, LEVEL_SETTINGS, SandsPlayer, expert_with
from saecula.games.sands.state import Sands
from saecula.games.sands.words import SELECT
from saecula.kernel.chance import Rng
from saecula.kernel.frames import choices
from saecula.kernel.state import State

Array = NDArray[np.float64]

PREDICTOR_SHARE = 9 / 321  # of all matches, to train the predictor; as many again at the end
EXPERT_SHARE = 150 / 321  # of all matches
EXPERT_SEATS = (2, 2, 2, 2, 4, 2, 2, 2, 2)  # in turn: large tables teach more and take longer
EXPERT_WAVES = 9  # after each, experts play by what they have learned
EXPERT_EPSILON = 0.05
PRIOR_MATCHES = 90  # that the first weights of experts count for
HOLD_OUT_EVERY = 5  # matches
TOP_K = 3
# Match numbers, which decide the luck.
FIRST_PREDICTOR_MATCH = 1 << 31
FIRST_EXPERT_MATCH = FIRST_PREDICTOR_MATCH + (1 << 30)
FIRST_FINAL_MATCH = FIRST_EXPERT_MATCH + (1 << 29)


@dataclass
class SelectionMatch(training.PlannerMatch):
    """A match in which cards are selected by the value, and noted; everything else is by rules of thumb."""

    shortlist_size: int = LEARNER.shortlist_size
    selections: list[Selection] = field(default_factory=list)

    def choose(self, s: State, seat: int, rng: Rng, exploration: random.Random) -> int:
        """Return a choice, sometimes a random one, which is not noted."""
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
        shortlist = best_by_thumb(world, seat, legal, self.shortlist_size)
        found = make_plans(JUDGE, [world], seat, shortlist, rng)
        choice = max(found, key=lambda plan: plan.worth(value, seat)).choice
        self.selections.append(selection_of(s, seat, legal, choice))
        return choice


@dataclass(kw_only=True)
class ExpertMatch(training.PlannerMatch):
    """A match between experts with the same value, sometimes with a random choice."""

    player: Bot

    def choose(self, s: State, seat: int, rng: Rng, exploration: random.Random) -> int:
        return self.chosen_by(self.player, s, seat, rng, exploration, EXPERT_EPSILON)


def play_expert_match(
    number: int, *, seed: int, weights: Array, predictor: Predictor
) -> tuple[list[tuple[int, Array, float]], float]:
    """Play a match between experts; return its samples (stage, inputs, points) and its processor time."""
    begin = time.process_time()
    judge = SandsJudge(predictor)
    value = LinearValue(judge, weights)
    seats = EXPERT_SEATS[number % len(EXPERT_SEATS)]
    luck = (seed << 32) + FIRST_EXPERT_MATCH + number
    match = ExpertMatch(judge, seats, luck, value, player=SandsPlayer(judge, LEARNER, value))
    results = match.play()
    return [(stage, x, results[seat]) for seat, stage, x in match.samples], time.process_time() - begin


@dataclass
class ExpertTraining:
    """What experts have learned: weights, samples, learning curve, processor time."""

    weights: Array
    samples: Dataset = field(default_factory=Dataset)
    curve: list[dict[str, float]] = field(default_factory=list)
    seconds: float = 0.0


def train_experts(
    first: Array, predictor: Predictor, *, games: int, seed: int, progress: Callable[[int], None]
) -> ExpertTraining:
    """Let experts play on all cores, wave by wave, and learn after each, beginning with some weights."""
    found = ExpertTraining(first)
    regression = training.LeastSquares.for_judge(JUDGE)
    ends = [round(games * (wave + 1) / EXPERT_WAVES) for wave in range(EXPERT_WAVES)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for begun, end in zip([0, *ends], ends, strict=False):
            errors: list[float] = []
            play_one = partial(play_expert_match, seed=seed, weights=found.weights, predictor=predictor)
            for number, (samples, seconds) in enumerate(pool.map(play_one, range(begun, end)), begun):
                for stage, x, points in samples:
                    regression.add(stage, x, points)
                    errors.append((float(found.weights[stage] @ x) - points) ** 2)
                    found.samples.add(number, stage, x[:-1], points)
                found.seconds += seconds
                progress(number + 1)
            found.weights = regression.solve(first, PRIOR_MATCHES / max(1, end))
            row = {
                "games": end,
                "cpu_seconds": round(found.seconds, 1),
                "error": training.root_mean_square(errors),
                "lessons": regression.samples,
            }
            found.curve.append(row)
    return found


@dataclass
class PredictorTraining:
    """A predictor, and a row of the learning curve."""

    predictor: Predictor
    row: dict[str, float]


def play_and_train_predictor(
    value: LinearValue, *, games: int, first: int, shortlist_size: int, progress: Callable[[int], None]
) -> PredictorTraining | None:
    """Learn the selections of matches by a value; None if there are too few."""
    begin = time.process_time()
    train_set: list[Selection] = []
    hold_out: list[Selection] = []
    for number in range(games):
        seats = JUDGE.training_seats[number % len(JUDGE.training_seats)]
        match = SelectionMatch(JUDGE, seats, first + number, value, shortlist_size=shortlist_size)
        match.play()
        (train_set if number % HOLD_OUT_EVERY else hold_out).extend(match.selections)
        progress(number + 1)
    if not train_set or not hold_out:
        return None
    predictor = train_predictor(train_set)
    row = {"games": float(games), "lessons": float(len(train_set)), "tested": float(len(hold_out))}
    row["hits"] = round(top_k_accuracy(predictor, hold_out, TOP_K), 3)
    row["cpu_seconds"] = round(time.process_time() - begin, 1)
    return PredictorTraining(predictor, row)


def train(*, games: int, seed: int, file: Path, progress: Callable[[int, dict[str, float]], None]) -> PlannerOrigin:
    """Train value, predictor and net from nothing, and write them; the same call finds the same weights."""
    own, last = round(games * PREDICTOR_SHARE), round(games * EXPERT_SHARE)
    warmup = games - 2 * own - last
    origin = training.train(JUDGE, games=warmup, seed=seed, file=file, progress=progress)
    value = read_value(file.read_bytes(), file.name, JUDGE)
    begin = time.process_time()

    def after(done: int) -> Callable[[int], None]:
        return lambda played: progress(done + played, {})

    luck = seed << 32
    train_own = partial(play_and_train_predictor, games=own)
    early = train_own(
        value, first=luck + FIRST_PREDICTOR_MATCH, shortlist_size=LEARNER.shortlist_size, progress=after(warmup)
    )
    if early is None:
        return origin
    done = warmup + own
    experts = train_experts(value.weights, early.predictor, games=last, seed=seed, progress=after(done))
    value = LinearValue(JUDGE, experts.weights)
    size = LEVEL_SETTINGS["master"].shortlist_size
    final = train_own(value, first=luck + FIRST_FINAL_MATCH, shortlist_size=size, progress=after(done + last)) or early
    rows = [early.row, *[row | {"games": done + row["games"]} for row in experts.curve], final.row]
    seconds = round(origin.cpu_seconds + time.process_time() - begin + experts.seconds, 1)
    origin = replace(origin, games=games, cpu_seconds=seconds, curve=[*origin.curve, *rows])
    write_weights(file, value.weights, origin)
    made = replace(origin, games=own, cpu_seconds=final.row["cpu_seconds"], curve=[final.row])
    write_weights(file.with_name(PREDICTOR_FILE), final.predictor.packed(), made)
    origin.curve += train_net(file, value, experts.samples, origin)
    return origin


TRAINER = PlannedTrainer(JUDGE, expert_with, train, (PREDICTOR_FILE,))
