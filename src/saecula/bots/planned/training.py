"""Training: matches by rules of thumb, then by the value itself, with careless choices; least squares on results."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from saecula.bots.planned.planner import margin, plans
from saecula.bots.planned.value import Origin, Value, feature_hash, save
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.state import AT_END, BY_NATURE, NATURE
from saecula.kernel.title import settled_options

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from numpy.typing import NDArray

    from saecula.bots.planned.judge import Judge
    from saecula.kernel.state import State

    Array = NDArray[np.float64]

WAVES = 3  # of matches played by the value learned so far
CARELESS = 0.12  # of all choices are random: exploring starts all over a match
FIRMNESS = 0.1  # how firmly weights stay where they were guessed, against all lessons together
FORGOTTEN = 0.3  # what older matches still count after each wave


@dataclass
class Sums:
    """What least squares needs to know of all lessons so far, per stage."""

    squares: Array
    products: Array
    lessons: int = 0
    error: float = 0.0

    def add(self, stage: int, x: Array, y: float) -> None:
        """Take in one lesson."""
        self.squares[stage] += np.outer(x, x)
        self.products[stage] += x * y
        self.lessons += 1

    def solved(self, guesses: Array) -> Array:
        """Return the weights that explain the lessons and are not far from the guesses."""
        found = []
        for squares, products, guess in zip(self.squares, self.products, guesses, strict=True):
            hold = np.diag(FIRMNESS * np.diag(squares) + 1.0)
            found.append(np.linalg.solve(squares + hold, products + hold @ guess))
        return np.array(found)


@dataclass
class Match:
    """One training match: who plays how, and the tables after everybody's plans."""

    judge: Judge
    seats: int
    number: int
    value: Value | None
    lessons: list[tuple[int, int, Array]] = field(default_factory=list)  # seat, stage, inputs

    def play(self) -> list[float]:
        """Play to the end; return how far each seat is ahead."""
        title = self.judge.title
        s = title.new(self.seats, settled_options(title, self.seats, {}), "")
        nature, thoughts, whims = Chance(self.number), Chance(self.number, BOTS), random.Random(self.number)  # noqa: S311
        n = 0
        while s.owed != AT_END:
            n += 1
            if s.owed == BY_NATURE:
                play(s, NATURE, draw(s, nature.word(n)))
                continue
            seat = to_act(s)[0]
            play(s, seat, self.choose(s, seat, Rng(thoughts, n), whims))
            if self.judge.rests(s, seat, far=False) and s.owed != AT_END:
                self.lessons.append((seat, self.judge.stage(s), self.judge.inputs(s, seat)))
        points = [score.points for score in title.standing(s)]
        return [margin(points, seat) for seat in range(self.seats)]

    def choose(self, s: State, seat: int, rng: Rng, whims: random.Random) -> int:
        """Return a choice: now and then a careless one, else by rules of thumb or by plans."""
        legal = choices(s, seat)
        if len(legal) == 1:
            return legal[0]
        if whims.random() < CARELESS:
            return whims.choice(legal)
        title = self.judge.title
        if self.value is None:
            return title.advice(s, seat, legal, rng)
        shortlist = self.judge.shortlist(s, seat, legal, self.judge.studied, rng)
        value = self.value
        return max(plans(self.judge, [s], seat, shortlist, rng), key=lambda plan: plan.worth(value, seat)).choice


def train(
    judge: Judge, *, games: int, seed: int, file: Path, progress: Callable[[int, dict[str, float]], None]
) -> Origin:
    """Learn a value from nothing, and write it; the same call finds the same weights."""
    begin = time.process_time()
    size = len(judge.names) + 1
    value = Value(judge, judge.guesses())
    sums = Sums(np.zeros((judge.stages, size, size)), np.zeros((judge.stages, size)))
    curve: list[dict[str, float]] = []
    first = round(games * judge.beginners)
    tables = judge.tables or judge.title.seats
    ends = [first + round((games - first) * wave / WAVES) for wave in range(WAVES + 1)]
    origin = Origin(judge.title.key, judge.title.rules, feature_hash(judge), seed, games, 0.0)
    begun = 0
    for wave, end in enumerate(ends):
        if wave and end == begun:
            continue  # this title learns from rules of thumb alone
        player = value if wave else None
        margins: list[float] = []
        for number in range(begun, end):
            match = Match(judge, tables[number % len(tables)], (seed << 32) + number, player)
            results = match.play()
            for seat, stage, x in match.lessons:
                sums.add(stage, x, results[seat])
                margins.append((value.weights[stage] @ x - results[seat]) ** 2)
            progress(number + 1, {})
        value = Value(judge, sums.solved(judge.guesses()))
        sums.squares *= FORGOTTEN
        sums.products *= FORGOTTEN
        begun = end
        seconds = round(time.process_time() - begin, 1)
        error = round(float(np.sqrt(np.mean(margins))), 3) if margins else 0.0
        curve.append({"games": end, "cpu_seconds": seconds, "error": error, "lessons": sums.lessons})
        origin = Origin(judge.title.key, judge.title.rules, feature_hash(judge), seed, end, seconds, list(curve))
        save(file, value, origin)
        progress(end, curve[-1])
    return origin
