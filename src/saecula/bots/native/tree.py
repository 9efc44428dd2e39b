"""Walk: one iteration of search, through the trees of all seats and on to the end of the match."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from saecula.bots.native.rollout import rollout, thumb
from saecula.kernel.chance import Rng
from saecula.kernel.frames import choices, draw, lowest, play
from saecula.kernel.state import AT_END, BY_NATURE, NATURE, State, knows
from saecula.kernel.title import Title

CURIOSITY: Final = 0.5
WIDENING: Final = 1.0  # a question that was walked n times has about √n choices that are compared: few, but often
PROOF: Final = 4  # walks, or nothing is known
DOUBT: Final = 3.0  # standard errors that chance alone may make
UNSEEN: Final = -1
NOBODY: Final = -2

Key = tuple[int, ...]


@final
class Branch:
    """One choice at one question of the tree's owner."""

    visits: int
    offered: int
    total: float  # of rewards, which mix winning and points: good for choosing, no figure to show
    won: float
    points: float
    rewards: list[float]  # in the order of the walks

    def __init__(self) -> None:
        self.rewards = []
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.won = 0.0
        self.points = 0.0

    def chance(self) -> float:
        """Return the share of walks that were won, with a doubtful one added: few walks prove little."""
        return (self.won + 0.5) / (self.visits + 1)

    def mean_points(self) -> float:
        """Return the points at the end, on average."""
        return self.points / max(1, self.visits)

    def add(self, reward: float, won: float, points: float) -> None:
        """Remember how a walk through this branch went."""
        self.visits += 1
        self.total += reward
        self.rewards.append(reward)
        self.won += won
        self.points += points

    def lead(self, other: Branch) -> float:
        """Return how much better than another it went with the same luck, less what chance alone may make of that."""
        n = min(self.visits, other.visits)
        if n < PROOF:
            return -math.inf
        total = 0.0
        squares = 0.0
        for i in range(n):
            ahead = self.rewards[i] - other.rewards[i]
            total += ahead
            squares += ahead * ahead
        mean = total / n
        return mean - DOUBT * math.sqrt(max(squares / n - mean * mean, 0.0) / (n - 1))

    def confidence(self) -> float:
        """Return the upper confidence bound; how often a choice was on offer counts, not how often its parent was."""
        return self.total / self.visits + CURIOSITY * math.sqrt(math.log(self.offered) / self.visits)


@final
class Node:
    """What the owner has seen since the root; the draws of nature between two choices count in any order."""

    branches: dict[int, Branch]
    next: dict[Key, Node]
    walks: int

    def __init__(self) -> None:
        self.branches = {}
        self.next = {}
        self.walks = 0

    def after(self, key: Key) -> Node:
        """Return the node after something seen."""
        found = self.next.get(key)
        if found is None:
            found = Node()
            self.next[key] = found
        return found


@final
class Walk:
    """One iteration."""

    def __init__(self, title: Title, s: State, luck: Rng, rng: Rng, roots: list[Node]) -> None:
        self.title: Final = title
        self.s: Final = s
        self.luck: Final = luck
        self.rng: Final = rng
        self.nodes: list[Node | None] = [root for root in roots]  # noqa: C416 - `list` would keep the narrower type
        self.drawn: list[list[int]] = [[] for _ in roots]
        self.passed: list[tuple[int, Branch]] = []
        self.inside = len(roots)  # trees that are not left behind yet
        self.owner = NOBODY
        self.first = 0
        self.asked = Branch()

    def begin_with(self, owner: int, choice: int, branch: Branch) -> None:
        """Let the owner of the search answer its question with a choice, whatever else it promises."""
        self.owner = owner
        self.first = choice
        self.asked = branch

    def run(self, longest: int) -> None:
        """Walk until every tree is left behind, and play the rest by rules of thumb."""
        s = self.s
        left: i64 = longest
        while s.owed != AT_END and self.inside > 0 and left > 0:  # the rollout gets what is left of the limit
            left -= 1
            if s.owed == BY_NATURE:
                seat = NATURE
                choice = draw(s, self.luck.below(1 << 30))
            else:
                seat = int(lowest(s.owed))
                choice = self.pick(seat)
            self.see(seat, choice)
            play(s, seat, choice)
        rollout(self.title, s, self.luck, self.rng, left)

    def see(self, seat: int, choice: int) -> None:
        """Move every tree along what its owner sees."""
        mask = self.s.top.seen_by(self.s, seat)
        for owner in range(len(self.nodes)):
            node = self.nodes[owner]
            if node is None:
                continue
            seen = choice if owner == seat or knows(mask, owner) else UNSEEN
            if seat == NATURE:
                self.drawn[owner].append(seen)
            else:
                self.nodes[owner] = self.after_nature(owner, node).after((seat, seen))

    def after_nature(self, owner: int, node: Node) -> Node:
        """Return the node after what nature drew since the last choice."""
        drawn = self.drawn[owner]
        if not drawn:
            return node
        self.drawn[owner] = []
        return node.after((NATURE, *sorted(drawn)))

    def pick(self, seat: int) -> int:
        """Choose by upper confidence among what this world allows; beyond the tree by rules of thumb."""
        node = self.nodes[seat]
        if node is None:
            return thumb(self.title, self.s, seat, self.rng)
        node = self.after_nature(seat, node)
        self.nodes[seat] = node
        if seat == self.owner:
            self.owner = NOBODY
            choice = self.first
            branch = self.asked
        else:
            choice = self.promising(seat, node)
            branch = node.branches[choice]
        if branch.visits == 0:
            self.nodes[seat] = None
            self.inside -= 1
        self.passed.append((seat, branch))
        return choice

    def promising(self, seat: int, node: Node) -> int:
        """Return the choice to walk through at a question of the tree."""
        legal = choices(self.s, seat)
        tried = offered(node, legal)
        if is_wider(node, legal, tried):
            return self.untried(seat, legal, tried)
        return most_promising(node, tried)

    def untried(self, seat: int, legal: list[int], tried: list[int]) -> int:
        """Return a choice that was not tried yet: what rules of thumb say before any other."""
        advised = self.title.habit(self.s, seat, legal, self.rng)
        if advised not in tried:
            return advised
        new = [choice for choice in legal if choice not in tried]
        return new[int(self.rng.below(len(new)))]


def is_wider(node: Node, legal: list[int], tried: list[int]) -> bool:
    """Say whether it is time to try one more choice."""
    node.walks += 1
    return len(tried) < len(legal) and len(tried) < 1 + int(WIDENING * math.sqrt(node.walks))


def offered(node: Node, legal: list[int]) -> list[int]:
    """Note that these choices are on offer; return those that were tried before."""
    tried: list[int] = []
    for choice in legal:
        branch = node.branches.get(choice)
        if branch is None:
            branch = Branch()
            node.branches[choice] = branch
        branch.offered += 1
        if branch.visits > 0:
            tried.append(choice)
    return tried


def most_promising(node: Node, tried: list[int]) -> int:
    """Return the choice with the highest upper confidence."""
    best = tried[0]
    most = -math.inf
    for choice in tried:
        value = node.branches[choice].confidence()
        if value > most:
            most = value
            best = choice
    return best
