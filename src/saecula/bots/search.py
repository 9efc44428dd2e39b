"""Search: a bot for every title through the kernel alone. Information-set Monte Carlo tree search.

Every iteration imagines a world that the seat cannot tell from the true one and walks through it. Every seat has a tree
of its own, whose branches are what that seat sees: a card laid face down is the same branch whatever it is. So nobody
answers to what he cannot know, and seats that choose at once are decoupled. Beyond the trees the title's rules of thumb
play on. The reward is how far a seat is ahead at the end.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from saecula.bots.native.rollout import rollout, thumb
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.state import AT_END, BY_NATURE, NATURE, knows

if TYPE_CHECKING:
    from saecula.bots.worlds import Worlds
    from saecula.kernel.chance import Rng
    from saecula.kernel.state import State
    from saecula.kernel.title import Title

ITERATIONS = 300
FEWER = {"khronos": 40, "gentes": 40, "sands": 40}  # where a match takes long to play on: about a second a choice
CURIOSITY = 0.5
SPREAD = 12.0  # points ahead that count as nearly won
LONGEST = 5000  # choices of one walk
CARELESS = 12  # one of so many choices of a rollout is random: rules of thumb alone are blind on one eye
HASTY = {"khronos": 1}  # where rules of thumb think long, all of them are
UNSEEN = -1
POINTS_ALONE = 5.0  # without opponents so many points count as one ahead

Key = tuple[int, ...]


@dataclass
class Branch:
    """One choice at one question of the tree's owner."""

    visits: int = 0
    offered: int = 0
    total: float = 0.0  # of rewards, which mix winning and points: good for choosing, no figure to show
    won: float = 0.0
    points: float = 0.0

    @property
    def chance(self) -> float:
        """Return the share of walks that were won, with a doubtful one added: few walks prove little."""
        return (self.won + 0.5) / (self.visits + 1)

    @property
    def mean_points(self) -> float:
        """Return the points at the end, on average."""
        return self.points / max(1, self.visits)


@dataclass
class Node:
    """What the owner has seen since the root; the draws of nature between two choices count in any order."""

    branches: dict[int, Branch] = field(default_factory=dict)
    next: dict[Key, Node] = field(default_factory=dict)

    def after(self, key: Key) -> Node:
        """Return the node after something seen."""
        if key not in self.next:
            self.next[key] = Node()
        return self.next[key]


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
            Walk(worlds.title, worlds.sample(), worlds.rng, roots).run()
        return roots[worlds.seat]


class Walk:
    """One iteration."""

    def __init__(self, title: Title, s: State, rng: Rng, roots: list[Node]) -> None:
        self.title = title
        self.s = s
        self.rng = rng
        self.careless = HASTY.get(title.key, CARELESS)
        self.nodes: list[Node | None] = list(roots)
        self.drawn: list[list[int]] = [[] for _ in roots]
        self.passed: list[tuple[int, Branch]] = []

    def run(self) -> None:
        """Walk until every tree is left behind, play the rest by rules of thumb, and remember how it went."""
        s = self.s
        left = LONGEST
        while s.owed != AT_END and any(self.nodes) and left > 0:
            left -= 1
            if s.owed == BY_NATURE:
                seat, choice = NATURE, draw(s, self.rng.below(1 << 30))
            else:
                seat = to_act(s)[0]
                choice = self.pick(seat)
            self.see(seat, choice)
            play(s, seat, choice)
        rollout(self.title, s, self.rng, self.careless, left)
        self.learn()

    def see(self, seat: int, choice: int) -> None:
        """Move every tree along what its owner sees."""
        mask = self.s.top.seen_by(self.s, seat)
        for owner, node in enumerate(self.nodes):
            if node is None:
                continue
            seen = choice if owner == seat or knows(mask, owner) else UNSEEN
            if seat == NATURE:
                self.drawn[owner].append(seen)
                continue
            if self.drawn[owner]:
                node = node.after((NATURE, *sorted(self.drawn[owner])))  # noqa: PLW2901 - nature spoke in between
                self.drawn[owner] = []
            self.nodes[owner] = node.after((seat, seen))

    def pick(self, seat: int) -> int:
        """Choose by upper confidence among what this world allows; beyond the tree by rules of thumb."""
        node = self.nodes[seat]
        if node is None:
            return thumb(self.title, self.s, seat, self.rng, self.careless)
        if self.drawn[seat]:
            node = node.after((NATURE, *sorted(self.drawn[seat])))
            self.nodes[seat] = node
            self.drawn[seat] = []
        legal = choices(self.s, seat)
        new = [choice for choice in legal if choice not in node.branches]
        for choice in legal:
            node.branches.setdefault(choice, Branch()).offered += 1
        if new:
            advised = self.title.habit(self.s, seat, legal, self.rng)
            choice = advised if advised in new else new[self.rng.below(len(new))]
        else:
            choice = max(legal, key=lambda choice: confidence(node.branches[choice]))
        branch = node.branches[choice]
        self.passed.append((seat, branch))
        if new:
            self.nodes[seat] = None
        return choice

    def learn(self) -> None:
        """Reward every seat for how far it is ahead."""
        rewards = rewards_of(self.title, self.s)
        standing = self.title.standing(self.s)
        winners = [score.seat for score in standing if score.place == 1]
        for seat, branch in self.passed:
            branch.visits += 1
            branch.total += rewards[seat]
            branch.won += 1 / len(winners) if seat in winners else 0.0
            branch.points += standing[seat].points


def confidence(branch: Branch) -> float:
    """Return the upper confidence bound; how often a choice was on offer counts, not how often its parent was met."""
    if branch.visits == 0:
        return math.inf
    return branch.total / branch.visits + CURIOSITY * math.sqrt(math.log(branch.offered) / branch.visits)


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
