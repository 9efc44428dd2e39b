"""The trees of the search: one iteration goes down the trees of all seats, and on to the end of the match."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from saecula.bots.native.rollout import habit, rollout
from saecula.kernel.chance import Rng
from saecula.kernel.frames import choices, draw, lowest, play
from saecula.kernel.state import AT_END, BY_NATURE, NATURE, State, knows
from saecula.kernel.title import Title

EXPLORATION_CONSTANT: Final = 0.5  # of the upper confidence bound
WIDENING_CONSTANT: Final = 1.0  # n visits of a node compare about this times √n choices: few, but often
MIN_COMPARED_VISITS: Final = 4  # of two branches whose rewards are compared
REQUIRED_STANDARD_ERRORS: Final = 3.0  # by which a branch has to be better than another one
UNSEEN: Final = -1
NOBODY: Final = -2

Key = tuple[int, ...]


@final
class Branch:
    """One choice at one node, and the statistics of its iterations."""

    def __init__(self) -> None:
        self.rewards: list[float] = []  # in the order of the iterations
        self.visits = 0
        self.availability = 0  # how often the choice was legal at its node
        self.total_reward = 0.0  # mixes winning and points: good for choosing, no figure to show
        self.wins = 0.0
        self.total_points = 0.0

    def win_chance(self) -> float:
        """Return the share of iterations won, with half a win in one more: few iterations prove little."""
        return (self.wins + 0.5) / (self.visits + 1)

    def mean_points(self) -> float:
        """Return the mean of the points at the end."""
        return self.total_points / max(1, self.visits)

    def update(self, reward: float, win: float, points: float) -> None:
        """Add the result of an iteration through this branch."""
        self.visits += 1
        self.total_reward += reward
        self.rewards.append(reward)
        self.wins += win
        self.total_points += points

    def lead(self, other: Branch) -> float:
        """Return a lower bound of the mean difference to another branch, in pairs of iterations with the same luck."""
        n = min(self.visits, other.visits)
        if n < MIN_COMPARED_VISITS:
            return -math.inf
        total = 0.0
        squares = 0.0
        for i in range(n):
            difference = self.rewards[i] - other.rewards[i]
            total += difference
            squares += difference * difference
        mean = total / n
        return mean - REQUIRED_STANDARD_ERRORS * math.sqrt(max(squares / n - mean * mean, 0.0) / (n - 1))

    def upper_bound(self) -> float:
        """Return the upper confidence bound, with the availability of the choice instead of the visits of its node."""
        return self.total_reward / self.visits + EXPLORATION_CONSTANT * math.sqrt(
            math.log(self.availability) / self.visits
        )


@final
class TreeNode:
    """What the tree's owner has seen since the root; nature's draws between two choices count in any order."""

    def __init__(self) -> None:
        self.branches: dict[int, Branch] = {}
        self.children: dict[Key, TreeNode] = {}
        self.visits = 0

    def child(self, key: Key) -> TreeNode:
        """Return the node after something seen."""
        found = self.children.get(key)
        if found is None:
            found = TreeNode()
            self.children[key] = found
        return found


@final
class Iteration:
    """One iteration: selection, expansion and rollout."""

    def __init__(self, title: Title, s: State, luck: Rng, rng: Rng, roots: list[TreeNode]) -> None:
        self.title: Final = title
        self.s: Final = s
        self.luck: Final = luck
        self.rng: Final = rng
        self.nodes: list[TreeNode | None] = [root for root in roots]  # noqa: C416 - `list` would keep the narrower type
        self.draws: list[list[int]] = [[] for _ in roots]
        self.path: list[tuple[int, Branch]] = []
        self.open_trees = len(roots)  # those that the iteration has not left yet
        self.first_seat = NOBODY
        self.first_choice = 0
        self.first_branch = Branch()

    def begin_with(self, seat: int, choice: int, branch: Branch) -> None:
        """Fix the first choice of a seat."""
        self.first_seat = seat
        self.first_choice = choice
        self.first_branch = branch

    def run(self, max_choices: int) -> None:
        """Go down until every tree is left, and play on by rules of thumb."""
        s = self.s
        left: i64 = max_choices
        while s.owed != AT_END and self.open_trees > 0 and left > 0:  # the rollout gets what is left of the limit
            left -= 1
            if s.owed == BY_NATURE:
                seat = NATURE
                choice = draw(s, self.luck.below(1 << 30))
            else:
                seat = int(lowest(s.owed))
                choice = self.choose(seat)
            self.observe(seat, choice)
            play(s, seat, choice)
        rollout(self.title, s, self.luck, self.rng, left)

    def observe(self, seat: int, choice: int) -> None:
        """Move every tree along what its owner sees."""
        mask = self.s.top.seen_by(self.s, seat)
        for owner in range(len(self.nodes)):
            node = self.nodes[owner]
            if node is None:
                continue
            seen = choice if owner == seat or knows(mask, owner) else UNSEEN
            if seat == NATURE:
                self.draws[owner].append(seen)
            else:
                self.nodes[owner] = self.after_draws(owner, node).child((seat, seen))

    def after_draws(self, owner: int, node: TreeNode) -> TreeNode:
        """Return the node after nature's draws since the last choice."""
        draws = self.draws[owner]
        if not draws:
            return node
        self.draws[owner] = []
        return node.child((NATURE, *sorted(draws)))

    def choose(self, seat: int) -> int:
        """Select a choice in the seat's tree, among those this world allows; beyond the tree follow rules of thumb."""
        node = self.nodes[seat]
        if node is None:
            return habit(self.title, self.s, seat, self.rng)
        node = self.after_draws(seat, node)
        self.nodes[seat] = node
        if seat == self.first_seat:
            self.first_seat = NOBODY
            choice = self.first_choice
            branch = self.first_branch
        else:
            choice = self.select(seat, node)
            branch = node.branches[choice]
        if branch.visits == 0:
            self.nodes[seat] = None
            self.open_trees -= 1
        self.path.append((seat, branch))
        return choice

    def select(self, seat: int, node: TreeNode) -> int:
        """Return an untried choice where the node is to widen, else the one with the highest bound."""
        legal = choices(self.s, seat)
        tried = note_legal(node, legal)
        if widens(node, legal, tried):
            return self.untried(seat, legal, tried)
        return highest_bound(node, tried)

    def untried(self, seat: int, legal: list[int], tried: list[int]) -> int:
        """Return an untried choice: by rules of thumb if that is one, else a random one."""
        advised = self.title.habit(self.s, seat, legal, self.rng)
        if advised not in tried:
            return advised
        new = [choice for choice in legal if choice not in tried]
        return new[int(self.rng.below(len(new)))]


def widens(node: TreeNode, legal: list[int], tried: list[int]) -> bool:
    """Count a visit; say whether it should try one more choice (progressive widening)."""
    node.visits += 1
    return len(tried) < len(legal) and len(tried) < 1 + int(WIDENING_CONSTANT * math.sqrt(node.visits))


def note_legal(node: TreeNode, legal: list[int]) -> list[int]:
    """Count these choices as available; return those that were tried before."""
    tried: list[int] = []
    for choice in legal:
        branch = node.branches.get(choice)
        if branch is None:
            branch = Branch()
            node.branches[choice] = branch
        branch.availability += 1
        if branch.visits > 0:
            tried.append(choice)
    return tried


def highest_bound(node: TreeNode, tried: list[int]) -> int:
    """Return the choice with the highest upper confidence bound."""
    best = tried[0]
    highest = -math.inf
    for choice in tried:
        bound = node.branches[choice].upper_bound()
        if bound > highest:
            highest = bound
            best = choice
    return best
