"""Best response: a learner plays only against one frozen bot, to find out how far that can be exploited."""

from __future__ import annotations

import random
from dataclasses import dataclass

from saecula.bots.planned.training import PlannerMatch
from saecula.bots.worlds import Bot
from saecula.kernel.chance import Rng
from saecula.kernel.state import State

SEATS = 2


@dataclass(kw_only=True)
class BestResponseMatch(PlannerMatch):
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
