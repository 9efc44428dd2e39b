"""Probe: how far a learner comes that plays only against one frozen bot, and learns from what that really does."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from saecula.bots.planned.training import Match, Sums
from saecula.bots.planned.value import Origin, Value, feature_hash, read, save, shipped

if TYPE_CHECKING:
    import random
    from collections.abc import Callable
    from pathlib import Path

    from saecula.bots.planned.judge import Judge
    from saecula.bots.worlds import Bot
    from saecula.kernel.chance import Rng
    from saecula.kernel.state import State

WAVES = 6  # after each the learner plays by what it has learned
HELD = 1000  # matches that what the learner knew at first counts for: about as many as it comes from
CARELESS = 0.05  # of the learner's choices are random: it tries what it would not do
SEATS = 2


@dataclass
class Duel(Match):
    """One match of the learner against the rival: only the learner is careless, and only it learns."""

    player: Bot | None = None  # the learner as it plays: it sees no more than the rival does
    rival: Bot | None = None
    careless: float = 0.0

    @property
    def learner(self) -> int:
        """The learner's seat: every number is played from both sides in turn."""
        return self.number % SEATS

    def won(self, results: list[float]) -> float:
        """Return what the learner won: a match, half of one, or none."""
        own, other = results[self.learner], results[1 - self.learner]
        return 0.5 if own == other else float(own > other)

    def learn(self, s: State, learners: list[int]) -> None:
        """Take down the table for the learner."""
        super().learn(s, [seat for seat in learners if seat == self.learner])

    def choose(self, s: State, seat: int, rng: Rng, whims: random.Random) -> int:
        """Let the rival choose, or the learner, which now and then tries anything."""
        if seat == self.learner:
            return self.played_by(self.player, s, seat, rng, whims, self.careless)
        return self.played_by(self.rival, s, seat, rng, whims, 0.0)


def probe(
    judge: Judge,
    player: Callable[[Value], Bot],
    rival: Bot,
    *,
    games: int,
    seed: int,
    file: Path,
    progress: Callable[[int, dict[str, float]], None],
) -> Origin:
    """Begin with what ships, learn to beat a bot, and write the weights; the same call finds the same ones."""
    begin = time.process_time()
    first = shipped(judge)[0].weights
    value = Value(judge, first)
    size = len(judge.names) + 1
    sums = Sums(np.zeros((judge.stages, size, size)), np.zeros((judge.stages, size)))
    curve: list[dict[str, float]] = []
    origin = Origin(judge.title.key, judge.title.rules, feature_hash(judge), seed, games, 0.0)
    ends = [round(games * (wave + 1) / WAVES) for wave in range(WAVES)]
    for begun, end in zip([0, *ends], ends, strict=False):
        wins = []
        learner = player(value)
        for number in range(begun, end):
            match = Duel(judge, SEATS, (seed << 32) + number, value, player=learner, rival=rival, careless=CARELESS)
            results = match.play()
            wins.append(match.won(results))
            for seat, stage, x in match.lessons:
                sums.add(stage, x, results[seat])
            progress(number + 1, {})
        value = Value(judge, sums.solved(first, HELD / max(1, end)))
        seconds = round(time.process_time() - begin, 1)
        share = round(float(np.mean(wins)), 3) if wins else 0.0
        curve.append({"games": end, "cpu_seconds": seconds, "wins": share})
        origin = Origin(judge.title.key, judge.title.rules, feature_hash(judge), seed, end, seconds, list(curve))
        save(file, value, origin)
    return origin


def share_won(
    judge: Judge, player: Callable[[Value], Bot], file: Path, rival: Bot, games: int, seed: int
) -> tuple[float, float]:
    """Return the share of matches that a player with learned weights wins against a rival, and its standard error."""
    value = read(file.read_bytes(), file.name, judge)[0]
    learner = player(value)
    wins = []
    for number in range(games):
        match = Duel(judge, SEATS, (seed << 32) + number, value, player=learner, rival=rival)
        wins.append(match.won(match.play()))
    return float(np.mean(wins)), float(np.std(wins) / math.sqrt(len(wins)))
