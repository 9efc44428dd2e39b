"""Training of Sands: a value from matches by rules of thumb, a predictor of who selects what, a better value from both.

The last course is played by experts as they are then, and again whenever they have learned: what is good for somebody
who plays by rules of thumb is not quite what is good for them.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import numpy as np

from saecula.bots.planned import training
from saecula.bots.planned.net import Lessons, write_net
from saecula.bots.planned.planner import plans
from saecula.bots.planned.sands import JUDGE, STRENGTHS, SandsJudge, expert_with, liked_best
from saecula.bots.planned.sands_choices import FILE, Question, hit_rate, learned, question
from saecula.bots.planned.value import Origin, Value, feature_hash, read, save
from saecula.bots.worlds import Worlds
from saecula.games.sands import TITLE
from saecula.games.sands.state import Sands
from saecula.games.sands.words import SELECT
from saecula.kernel.frames import choices

if TYPE_CHECKING:
    import random
    from collections.abc import Callable
    from pathlib import Path

    from saecula.bots.planned.sands_choices import Predictor
    from saecula.bots.worlds import Bot
    from saecula.kernel.chance import Rng
    from saecula.kernel.state import State

WATCHED = 9 / 262  # of all matches are played by the value, and watched for what is selected
IMPROVED = 100 / 262  # … and so many by experts
COURSES = 6  # after each the experts play by what they have learned
CARELESS = 0.05  # of experts' choices are random
FIRMNESS = 0.1  # how firmly experts stay with what they knew at first
TESTED = 5  # of the selections in so many matches one match's are not learned from, but asked about
GUESSES = 3  # how many guesses a predictor has
BEYOND = 1 << 31  # match numbers of matches by the value
FARTHER = BEYOND + (1 << 30)  # … and of those by experts


@dataclass
class SelfPlay(training.Match):
    """A match in which selections are by the value, and taken down; everything else is by rules of thumb."""

    asked: list[Question] = field(default_factory=list)

    def choose(self, s: State, seat: int, rng: Rng, whims: random.Random) -> int:
        """Return a choice: now and then a careless one, which nobody learns from."""
        legal = choices(s, seat)
        value = self.value
        if len(legal) == 1:
            return legal[0]
        if whims.random() < JUDGE.careless:
            return whims.choice(legal)
        if value is None or not SELECT.has(legal[0]):
            return TITLE.advice(s, seat, legal, rng)
        world = JUDGE.imagined(Worlds(TITLE, s, seat, rng))
        assert isinstance(s, Sands)  # noqa: S101 - tells the type checker
        assert isinstance(world, Sands)  # noqa: S101 - tells the type checker
        shortlist = liked_best(world, seat, legal, STRENGTHS["expert"].shortlist)
        found = plans(JUDGE, [world], seat, shortlist, rng)
        choice = max(found, key=lambda plan: plan.worth(value, seat)).choice
        self.asked.append(question(s, seat, legal, choice))
        return choice


@dataclass
class Experts(training.Match):
    """A match between experts who go by the same value, and try anything now and then."""

    player: Bot | None = None

    def choose(self, s: State, seat: int, rng: Rng, whims: random.Random) -> int:
        """Return a choice."""
        legal = choices(s, seat)
        if len(legal) == 1 or self.player is None:
            return legal[0]
        if whims.random() < CARELESS:
            return whims.choice(legal)
        return self.player.choose(Worlds(TITLE, s, seat, rng), seat, legal)


def improved(
    first: Value, predictor: Predictor, *, games: int, seed: int, lessons: Lessons, progress: Callable[[int], None]
) -> Value:
    """Return what experts learn from their own matches, course by course, beginning with a value."""
    judge = SandsJudge(predictor)
    value = Value(judge, first.weights)
    size = len(judge.names) + 1
    sums = training.Sums(np.zeros((judge.stages, size, size)), np.zeros((judge.stages, size)))
    ends = [round(games * (course + 1) / COURSES) for course in range(COURSES)]
    for begun, end in zip([0, *ends], ends, strict=False):
        player = expert_with(value)
        for number in range(begun, end):
            seats = judge.tables[number % len(judge.tables)]
            match = Experts(judge, seats, (seed << 32) + FARTHER + number, value, player=player)
            results = match.play()
            for seat, stage, x in match.lessons:
                sums.add(stage, x, results[seat])
                lessons.add(number, stage, x[:-1], results[seat])
            progress(number + 1)
        value = Value(judge, sums.solved(first.weights, FIRMNESS))
    return Value(JUDGE, value.weights)


def train(*, games: int, seed: int, file: Path, progress: Callable[[int, dict[str, float]], None]) -> Origin:
    """Learn value, predictor and net from nothing, and write them; the same call finds the same weights."""
    own, last = round(games * WATCHED), round(games * IMPROVED)
    origin = training.train(JUDGE, games=games - own - last, seed=seed, file=file, progress=progress)
    value = read(file.read_bytes(), file.name, JUDGE)[0]
    begin = time.process_time()
    known: list[Question] = []
    tested: list[Question] = []
    for number in range(own):
        seats = JUDGE.tables[number % len(JUDGE.tables)]
        match = SelfPlay(JUDGE, seats, (seed << 32) + BEYOND + number, value)
        match.play()
        (known if number % TESTED else tested).extend(match.asked)
        progress(games - last - own + number + 1, {})
    if known and tested:
        predictor = learned(known)
        row = {"games": float(own), "lessons": float(len(known)), "tested": float(len(tested))}
        row["hits"] = round(hit_rate(predictor, tested, GUESSES), 3)
        row["cpu_seconds"] = round(time.process_time() - begin, 1)
        made = Origin(TITLE.key, TITLE.rules, feature_hash(JUDGE), seed, own, row["cpu_seconds"], [row])
        save(file.with_name(FILE), Value(JUDGE, predictor.flat()), made)
        origin.curve.append(row)
        lessons = Lessons()
        value = improved(
            value,
            predictor,
            games=last,
            seed=seed,
            lessons=lessons,
            progress=lambda played: progress(games - last + played, {}),
        )
        seconds = round(origin.cpu_seconds + time.process_time() - begin, 1)
        origin = replace(origin, games=games, cpu_seconds=seconds)
        save(file, value, origin)
        origin.curve.append(write_net(file, value, lessons, origin))
    return origin
