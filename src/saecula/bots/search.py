"""Search: a bot for every title through the kernel alone. Information-set Monte Carlo tree search.

Every iteration imagines a world that the seat cannot tell from the true one and walks through it. Every seat has a tree
of its own, whose branches are what that seat sees: a card laid face down is the same branch whatever it is. So nobody
answers to what he cannot know, and seats that choose at once are decoupled. Beyond the trees the title's rules of thumb
play on. The reward is how far a seat is ahead at the end.
"""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING

from saecula.bots.native.walk import Branch, Node, Walk

if TYPE_CHECKING:
    from saecula.bots.worlds import Worlds
    from saecula.kernel.state import State
    from saecula.kernel.title import Title

ITERATIONS = 300
FEWER = {"khronos": 40, "gentes": 40, "sands": 40}  # where a match takes long to play on: about a second a choice
SPREAD = 12.0  # points ahead that count as nearly won
LONGEST = 5000  # choices of one walk
CARELESS = 12  # one of so many choices of a rollout is random: rules of thumb alone are blind on one eye
HASTY = {"khronos": 1}  # where rules of thumb think long, all of them are
POINTS_ALONE = 5.0  # without opponents so many points count as one ahead


class SearchBot:
    """Searches for a number of iterations (always the same answer), or for a time (whatever comes out)."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Return the choice that was looked at most."""
        if len(legal) == 1:
            return legal[0]
        root = self.search(worlds)
        return max(legal, key=lambda choice: root.branches.get(choice, Branch()).visits)

    def search(self, worlds: Worlds) -> Node:
        """Return the root of the seat's grown tree."""
        until = time.monotonic() + self.seconds
        iterations = self.iterations or FEWER.get(worlds.title.key, ITERATIONS)
        roots = [Node() for _ in range(int(worlds.sample().seats))]
        n = 0
        while n < iterations if self.seconds <= 0 else time.monotonic() < until:
            n += 1
            s = worlds.sample()
            walk = Walk(worlds.title, s, worlds.rng, roots, HASTY.get(worlds.title.key, CARELESS))
            walk.run(LONGEST)
            learn(worlds.title, s, walk.passed)
        return roots[worlds.seat]


def learn(title: Title, s: State, passed: list[tuple[int, Branch]]) -> None:
    """Reward every seat for how far it is ahead."""
    rewards = rewards_of(title, s)
    standing = title.standing(s)
    winners = [score.seat for score in standing if score.place == 1]
    for seat, branch in passed:
        branch.add(rewards[seat], 1 / len(winners) if seat in winners else 0.0, float(standing[seat].points))


def rewards_of(title: Title, s: State) -> list[float]:
    """Return for each seat a number between 0 and 1: half of it for winning, half for the margin; alone, for points."""
    standing = title.standing(s)
    if len(standing) == 1:
        return [squashed((standing[0].points - 40) / POINTS_ALONE)]
    rewards = []
    for score in standing:
        best = max(other.points for other in standing if other.seat != score.seat)
        won = 1.0 if score.place == 1 else 0.0
        rewards.append(0.5 * won + 0.5 * squashed(score.points - best))
    return rewards


def squashed(margin: float) -> float:
    """Return a margin as a number between 0 and 1."""
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, margin * 2 / SPREAD))))
