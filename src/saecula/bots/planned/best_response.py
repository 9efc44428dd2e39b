"""Best response: a learner plays only against one frozen bot, to find out how far that can be exploited."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from saecula.bots.planned.training import SEED_SHIFT, LeastSquares, TrainingMatch
from saecula.bots.planned.value import LinearValue, PlannerOrigin, origin_of, read_value, shipped_value, write_weights

if TYPE_CHECKING:
    import random
    from collections.abc import Callable
    from pathlib import Path

    from saecula.bots.planned.judge import Judge
    from saecula.bots.planned.training import Progress
    from saecula.bots.worlds import Bot
    from saecula.kernel.chance import Rng
    from saecula.kernel.state import State

    MakePlayer = Callable[[LinearValue], Bot]

WAVES = 6  # after each the learner plays by what it has learned
PRIOR_MATCHES = 1000  # the weight of the shipped value, in matches: about as many as it comes from
EPSILON = 0.05  # share of random choices of the learner
SEATS = 2


@dataclass(kw_only=True)
class BestResponseMatch(TrainingMatch):
    """One match of the learner against its opponent: only the learner explores, and only it learns."""

    learner: Bot
    opponent: Bot
    epsilon: float = 0.0

    @property
    def learning_seat(self) -> int:
        """The learner's seat: each in turn."""
        return self.number % SEATS

    def won(self, results: list[float]) -> float:
        """Return the win of the learner; a tie is half a win."""
        own, other = results[self.learning_seat], results[1 - self.learning_seat]
        return 0.5 if own == other else float(own > other)

    def sample(self, s: State, seats: list[int]) -> None:
        """Keep the features of the learner."""
        super().sample(s, [seat for seat in seats if seat == self.learning_seat])

    def choose(self, s: State, seat: int, rng: Rng, exploration: random.Random) -> int:
        """Let the learner choose, which explores, or its opponent."""
        if seat == self.learning_seat:
            return self.chosen_by(self.learner, s, seat, rng, exploration, self.epsilon)
        return self.chosen_by(self.opponent, s, seat, rng, exploration, 0.0)


def train_best_response(
    judge: Judge,
    make_player: MakePlayer,
    opponent: Bot,
    *,
    games: int,
    seed: int,
    file: Path,
    progress: Progress,
) -> PlannerOrigin:
    """Begin with the shipped value, learn to beat a bot, and write the weights; the same call finds the same ones."""
    begin = time.process_time()
    prior = shipped_value(judge).weights
    value = LinearValue(judge, prior)
    regression = LeastSquares.for_judge(judge)
    curve: list[dict[str, float]] = []
    origin = origin_of(judge, seed=seed, games=games)
    for first, end in pairwise(round(games * wave / WAVES) for wave in range(WAVES + 1)):
        wins = []
        learner = make_player(value)
        for number in range(first, end):
            seeded = (seed << SEED_SHIFT) + number
            match = BestResponseMatch(judge, SEATS, seeded, value, learner=learner, opponent=opponent, epsilon=EPSILON)
            results = match.play()
            wins.append(match.won(results))
            for seat, stage, x in match.samples:
                regression.add(stage, x, results[seat])
            progress(number + 1, {})
        value = LinearValue(judge, regression.solve(prior, PRIOR_MATCHES / max(1, end)))
        seconds = round(time.process_time() - begin, 1)
        share = round(float(np.mean(wins)), 3) if wins else 0.0
        curve.append({"games": end, "cpu_seconds": seconds, "wins": share})
        origin = origin_of(judge, seed=seed, games=end, cpu_seconds=seconds, curve=curve)
        write_weights(file, value.weights, origin)
    return origin


def share_won(
    judge: Judge, make_player: MakePlayer, file: Path, opponent: Bot, games: int, seed: int
) -> tuple[float, float]:
    """Return the share of matches that a player with learned weights wins, and its standard error."""
    value = read_value(file.read_bytes(), file.name, judge)
    learner = make_player(value)
    wins = []
    for number in range(games):
        match = BestResponseMatch(
            judge, SEATS, (seed << SEED_SHIFT) + number, value, learner=learner, opponent=opponent
        )
        wins.append(match.won(match.play()))
    return float(np.mean(wins)), float(np.std(wins) / math.sqrt(len(wins)))
