"""Search: a bot for every title through the kernel alone. Information-set Monte Carlo tree search.

Every iteration imagines a world that the seat cannot tell from the true one and walks through it. Every seat has a tree
of its own, whose branches are what that seat sees: a card laid face down is the same branch whatever it is. So nobody
answers to what he cannot know, and seats that choose at once are decoupled. Beyond the trees the title's rules of thumb
play on. The reward is how far a seat is ahead at the end.

Few walks prove little. So a question compares few choices at first, beginning with what rules of thumb say, and more
the longer it is thought about; the n-th walk of every choice has the same world and the same luck as the n-th of the
others; and only what is better than rules of thumb by more than chance is chosen instead of them.
"""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, TypeVar

from saecula.bots.native.tree import Branch, Node, Walk, is_wider, most_promising, offered
from saecula.games import part
from saecula.kernel.chance import Chance, Rng

if TYPE_CHECKING:
    from saecula.bots.worlds import Worlds
    from saecula.kernel.state import State
    from saecula.kernel.title import Title

ITERATIONS = 300
SEEDS = 1 << 30
SPREAD = 40.0  # points ahead that count as nearly won
Number = TypeVar("Number", int, float)

LONGEST = 5000  # choices of one walk
MIDDLE_ALONE, SPREAD_ALONE = 40, 60.0  # without opponents points themselves count


def tuned(title: Title, name: str, usual: Number) -> Number:
    """Return a constant of the search as a title sets it, else the usual one."""
    found: Number = getattr(part(title.key, "bots"), name, usual)
    return found


class SearchBot:
    """Searches for a number of iterations (always the same answer), or for a time (whatever comes out)."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Return what proved best."""
        if len(legal) == 1:
            return legal[0]
        return self.search(worlds, legal).best()

    def search(self, worlds: Worlds, legal: list[int]) -> Search:
        """Think about a question: once at least."""
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
    """One question that is thought about: the trees of all seats, and whose turn among its choices it is."""

    def __init__(self, worlds: Worlds, legal: list[int]) -> None:
        s = worlds.sample()
        self.worlds = worlds
        self.legal = legal
        self.roots = [Node() for _ in range(int(s.seats))]
        self.root = self.roots[worlds.seat]
        self.advised = worlds.title.advice(s, worlds.seat, legal, worlds.rng)
        self.imagined = Chance(int(worlds.rng.below(SEEDS)))
        self.luck = Chance(int(worlds.rng.below(SEEDS)))

    def iterate(self) -> None:
        """Walk once, with a choice that promises much or that was never tried; every choice has the same luck."""
        worlds = self.worlds
        choice = self.next_choice()
        branch = self.root.branches[choice]
        n = branch.visits
        s = worlds.sample(rng=Rng(self.imagined, n))
        walk = Walk(worlds.title, s, Rng(self.luck, n), worlds.rng, self.roots)
        walk.begin_with(worlds.seat, choice, branch)
        walk.run(LONGEST)
        learn(worlds.title, s, walk.passed)

    def best(self) -> int:
        """Return what rules of thumb say, unless another choice is better by more than chance."""
        usual = self.root.branches[self.advised]
        others = [choice for choice in self.legal if choice != self.advised]
        leads = [self.root.branches[choice].lead(usual) for choice in others]
        most = max(leads, default=0.0)
        return others[leads.index(most)] if most > 0 else self.advised

    def next_choice(self) -> int:
        """Return the choice to walk through next: what rules of thumb say before any other."""
        tried = offered(self.root, self.legal)
        if not is_wider(self.root, self.legal, tried):
            return most_promising(self.root, tried)
        new = [choice for choice in self.legal if choice not in tried]
        return self.advised if self.advised in new else new[int(self.worlds.rng.below(len(new)))]


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
        return [squashed((standing[0].points - MIDDLE_ALONE) / SPREAD_ALONE)]
    rewards = []
    spread = tuned(title, "SPREAD", SPREAD)
    for score in standing:
        best = max(other.points for other in standing if other.seat != score.seat)
        won = 1.0 if score.place == 1 else 0.0
        rewards.append(0.5 * won + 0.5 * squashed((score.points - best) / spread))
    return rewards


def squashed(margin: float) -> float:
    """Return a margin, in spreads, as a number between 0 and 1."""
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, 2 * margin))))
