"""Training: matches by rules of thumb, then by the value itself, with careless choices; least squares on results."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from saecula.bots.planned.judge import parted
from saecula.bots.planned.net import Lessons, write_net
from saecula.bots.planned.planner import margin, plans
from saecula.bots.planned.value import Origin, Value, feature_hash, save
from saecula.bots.worlds import Worlds
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.state import AT_END, BY_NATURE, NATURE
from saecula.kernel.title import settled_options

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from numpy.typing import NDArray

    from saecula.bots.planned.judge import Judge
    from saecula.bots.worlds import Bot
    from saecula.kernel.state import State

    Array = NDArray[np.float64]

HAD = "had "  # keys of a report: what seats had at the end
WAVES = 3  # of matches played by the value learned so far


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

    def solved(self, guesses: Array, firmness: float) -> Array:
        """Return the weights that explain the lessons and are not far from the guesses."""
        found = []
        for squares, products, guess in zip(self.squares, self.products, guesses, strict=True):
            spread = np.diag(squares) - squares[-1] ** 2 / max(squares[-1, -1], 1.0)  # the last input is one
            hold = np.diag(firmness * spread + 1.0)
            found.append(np.linalg.solve(squares + hold, products + hold @ guess))
        return np.array(found)


@dataclass
class Match:
    """One training match: who plays how, and the tables after everybody's plans."""

    judge: Judge
    seats: int
    number: int
    value: Value | None
    taste: float = 0.0
    lessons: list[tuple[int, int, Array]] = field(default_factory=list)  # seat, stage, inputs
    tasted: dict[int, Value] = field(default_factory=dict)
    had: list[list[float]] = field(default_factory=list)  # what each seat had at the last table

    def play(self) -> list[float]:
        """Play to the end; return what the lessons were good for: how far each seat is ahead, or its own points."""
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
            self.learn(s, self.judge.learners(s, seat))
        points = [score.points for score in title.standing(s)]
        if self.judge.alone:
            return [float(own) for own in points]
        return [margin(points, seat) for seat in range(self.seats)]

    def learn(self, s: State, learners: list[int]) -> None:
        """Take down the table for some seats."""
        found = self.judge.features(s) if learners else []
        self.had = found or self.had
        for seat in learners:
            own, others = parted(found, seat)
            self.lessons.append((seat, self.judge.stage(s), np.append(own if self.judge.alone else own - others, 1.0)))

    def choose(self, s: State, seat: int, rng: Rng, whims: random.Random) -> int:
        """Return a choice: now and then a careless one, else by rules of thumb or by plans."""
        return self.planned(s, seat, rng, whims, self.judge.careless)

    def planned(self, s: State, seat: int, rng: Rng, whims: random.Random, careless: float) -> int:
        """Return a choice of somebody who is careless so often."""
        legal = choices(s, seat)
        if len(legal) == 1:
            return legal[0]
        if whims.random() < careless:
            return whims.choice(legal)
        value = self.value_of(seat)
        if value is None:
            return self.judge.wandering(s, seat, legal, rng, self.number * self.seats + seat)
        shortlist = self.judge.shortlist(s, seat, legal, self.judge.studied, rng)
        if len(shortlist) == 1:
            return shortlist[0]
        return max(plans(self.judge, [s], seat, shortlist, rng), key=lambda plan: plan.worth(value, seat)).choice

    def played_by(self, bot: Bot | None, s: State, seat: int, rng: Rng, whims: random.Random, careless: float) -> int:
        """Return what a bot chooses that sees no more than its seat does, or now and then anything."""
        legal = choices(s, seat)
        if len(legal) == 1 or bot is None:
            return legal[0]
        if careless and whims.random() < careless:
            return whims.choice(legal)
        return bot.choose(Worlds(self.judge.title, s, seat, rng), seat, legal)

    def value_of(self, seat: int) -> Value | None:
        """Return how a seat judges in this match: everything a little over- or underrated."""
        if self.value is None or not self.taste:
            return self.value
        if seat not in self.tasted:
            luck = np.random.default_rng(self.number * self.seats + seat)
            drawn = luck.normal(0.0, self.taste, len(self.judge.names))
            self.tasted[seat] = Value(self.judge, self.value.weights * np.append(np.exp(drawn), 1.0))
        return self.tasted[seat]


def in_the_end(judge: Judge, had: list[list[float]]) -> dict[str, float]:
    """Return what a seat had at the last table of a match, on average: how the learners play."""
    if not had:
        return {}
    means = np.mean(had, axis=0)
    return {f"{HAD}{name}": round(float(mean), 2) for name, mean in zip(judge.names, means, strict=True)}


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
    ends = [first + round((games - first) * wave / WAVES) for wave in range(WAVES + 1)]
    origin = Origin(judge.title.key, judge.title.rules, feature_hash(judge), seed, games, 0.0)
    lessons = Lessons()
    begun = 0
    for wave, end in enumerate(ends):
        if end == begun:
            continue
        player = value if wave else None
        margins: list[float] = []
        had: list[list[float]] = []
        for number in range(begun, end):
            seats = judge.tables[number % len(judge.tables)]
            match = Match(judge, seats, (seed << 32) + number, player, judge.taste)
            results = match.play()
            had += match.had
            for seat, stage, x in match.lessons:
                sums.add(stage, x, results[seat])
                lessons.add(number, stage, x[:-1], results[seat])
                margins.append((value.weights[stage] @ x - results[seat]) ** 2)
            progress(number + 1, {})
        value = Value(judge, sums.solved(judge.guesses(), judge.firmness))
        sums.squares *= judge.remembered
        sums.products *= judge.remembered
        begun = end
        seconds = round(time.process_time() - begin, 1)
        error = round(float(np.sqrt(np.mean(margins))), 3) if margins else 0.0
        curve.append({"games": end, "cpu_seconds": seconds, "error": error, "lessons": sums.lessons})
        curve[-1] |= in_the_end(judge, had)
        origin = Origin(judge.title.key, judge.title.rules, feature_hash(judge), seed, end, seconds, list(curve))
        save(file, value, origin)
        progress(end, curve[-1])
    origin.curve += write_net(file, value, lessons, origin)
    return origin
