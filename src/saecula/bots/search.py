"""Search: a bot for every title, through the kernel alone. Information-set Monte Carlo tree search.

Every iteration samples a world that the seat cannot tell from the true one, and goes down a tree for each seat. The
branches of a tree are what its seat sees: a card laid face down is the same branch whatever it is. So no answer depends
on hidden information, and simultaneous choices are decoupled. Beyond the trees rules of thumb play on. The reward of a
seat is its win, and its margin at the end.

A few iterations prove little. So nodes widen progressively, beginning with the choice by rules of thumb; the n-th
iterations of all choices have common random numbers; and another choice is preferred to that by rules of thumb only
where it is better by some standard errors.
"""

from __future__ import annotations

import math
import time
from typing import TypeVar

from saecula.bots.native.tree import Branch, Iteration, TreeNode, highest_bound, note_legal, widens
from saecula.bots.worlds import Worlds
from saecula.games import part
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.state import State
from saecula.kernel.title import Title

ITERATIONS = 300  # of a title that sets no SEARCH_ITERATIONS
MARGIN_SCALE = 40.0  # points ahead that count as nearly won, where a title sets no SEARCH_MARGIN_SCALE
SOLO_MEAN, SOLO_SCALE = 40, 60.0  # without opponents points themselves count
MAX_CHOICES = 5000  # of one iteration
SEED_COUNT = 1 << 30
Number = TypeVar("Number", int, float)


def tuned(title: Title, name: str, default: Number) -> Number:
    """Return a constant of the search as a title sets it."""
    found: Number = getattr(part(title.key, "bots"), name, default)
    return found


class SearchBot:
    """Searches for a number of iterations, with the same answer every time, or for some seconds."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Return the best choice found."""
        if len(legal) == 1:
            return legal[0]
        return self.search(worlds, legal).best()

    def search(self, worlds: Worlds, legal: list[int]) -> Search:
        """Search at a question, for one iteration at least."""
        until = time.monotonic() + self.seconds
        iterations = self.iterations or tuned(worlds.title, "SEARCH_ITERATIONS", ITERATIONS)
        search = Search(worlds, legal)
        search.iterate()
        n = 1
        while n < iterations if self.seconds <= 0 else time.monotonic() < until:
            n += 1
            search.iterate()
        return search


class Search:
    """The search at one question: the trees of all seats."""

    def __init__(self, worlds: Worlds, legal: list[int]) -> None:
        s = worlds.sample()
        self.worlds = worlds
        self.legal = legal
        self.roots = [TreeNode() for _ in range(int(s.seats))]
        self.root = self.roots[worlds.seat]
        self.advised = worlds.title.advice(s, worlds.seat, legal, worlds.rng)
        self.world_luck = Chance(int(worlds.rng.below(SEED_COUNT)))
        self.luck = Chance(int(worlds.rng.below(SEED_COUNT)))

    def iterate(self) -> None:
        """Run one iteration; the n-th of every choice has the same world and the same luck."""
        worlds = self.worlds
        choice = self.next_choice()
        branch = self.root.branches[choice]
        n = branch.visits
        s = worlds.sample(rng=Rng(self.world_luck, n))
        iteration = Iteration(worlds.title, s, Rng(self.luck, n), worlds.rng, self.roots)
        iteration.begin_with(worlds.seat, choice, branch)
        iteration.run(MAX_CHOICES)
        backpropagate(worlds.title, s, iteration.path)

    def best(self) -> int:
        """Return the choice by rules of thumb, unless another one is better by more than chance."""
        usual = self.root.branches[self.advised]
        others = [choice for choice in self.legal if choice != self.advised]
        leads = [self.root.branches[choice].lead(usual) for choice in others]
        most = max(leads, default=0.0)
        return others[leads.index(most)] if most > 0 else self.advised

    def next_choice(self) -> int:
        """Return the choice of the next iteration: that by rules of thumb before any other."""
        tried = note_legal(self.root, self.legal)
        if not widens(self.root, self.legal, tried):
            return highest_bound(self.root, tried)
        new = [choice for choice in self.legal if choice not in tried]
        return self.advised if self.advised in new else new[int(self.worlds.rng.below(len(new)))]


def backpropagate(title: Title, s: State, path: list[tuple[int, Branch]]) -> None:
    """Add the result of an iteration to all branches on its path."""
    rewards = rewards_of(title, s)
    standing = title.standing(s)
    winners = [score.seat for score in standing if score.place == 1]
    for seat, branch in path:
        win = 1 / len(winners) if seat in winners else 0.0
        branch.update(rewards[seat], win, float(standing[seat].points))


def rewards_of(title: Title, s: State) -> list[float]:
    """Return a reward between 0 and 1 for each seat: half for winning, half for the margin; alone, for points."""
    standing = title.standing(s)
    if len(standing) == 1:
        return [sigmoid((standing[0].points - SOLO_MEAN) / SOLO_SCALE)]
    rewards = []
    scale = tuned(title, "SEARCH_MARGIN_SCALE", MARGIN_SCALE)
    for score in standing:
        best = max(other.points for other in standing if other.seat != score.seat)
        win = 1.0 if score.place == 1 else 0.0
        rewards.append(0.5 * win + 0.5 * sigmoid((score.points - best) / scale))
    return rewards


def sigmoid(margin: float) -> float:
    """Return a scaled margin as a number between 0 and 1."""
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, 2 * margin))))
