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
UNSEEN: Final = -1

Key = tuple[int, ...]


@final
class Branch:
    """One choice at one question of the tree's owner."""

    visits: int
    offered: int
    total: float  # of rewards, which mix winning and points: good for choosing, no figure to show
    won: float
    points: float

    def __init__(self) -> None:
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
        self.won += won
        self.points += points

    def confidence(self) -> float:
        """Return the upper confidence bound; how often a choice was on offer counts, not how often its parent was."""
        return self.total / self.visits + CURIOSITY * math.sqrt(math.log(self.offered) / self.visits)


@final
class Node:
    """What the owner has seen since the root; the draws of nature between two choices count in any order."""

    branches: dict[int, Branch]
    next: dict[Key, Node]

    def __init__(self) -> None:
        self.branches = {}
        self.next = {}

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

    def __init__(self, title: Title, s: State, rng: Rng, roots: list[Node], careless: int) -> None:
        self.title: Final = title
        self.s: Final = s
        self.rng: Final = rng
        self.careless: Final = careless
        self.nodes: list[Node | None] = [root for root in roots]  # noqa: C416 - `list` would keep the narrower type
        self.drawn: list[list[int]] = [[] for _ in roots]
        self.passed: list[tuple[int, Branch]] = []
        self.inside = len(roots)  # trees that are not left behind yet

    def run(self, longest: int) -> None:
        """Walk until every tree is left behind, and play the rest by rules of thumb."""
        s = self.s
        left: i64 = longest
        while s.owed != AT_END and self.inside > 0 and left > 0:
            left -= 1
            if s.owed == BY_NATURE:
                seat = NATURE
                choice = draw(s, self.rng.below(1 << 30))
            else:
                seat = int(lowest(s.owed))
                choice = self.pick(seat)
            self.see(seat, choice)
            play(s, seat, choice)
        rollout(self.title, s, self.rng, self.careless, left)

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
            return thumb(self.title, self.s, seat, self.rng, self.careless)
        node = self.after_nature(seat, node)
        self.nodes[seat] = node
        legal = choices(self.s, seat)
        new = self.offer(node, legal)
        if new:
            advised = self.title.habit(self.s, seat, legal, self.rng)
            choice = advised if advised in new else new[int(self.rng.below(len(new)))]
            self.nodes[seat] = None
            self.inside -= 1
        else:
            choice = most_promising(node, legal)
        self.passed.append((seat, node.branches[choice]))
        return choice

    def offer(self, node: Node, legal: list[int]) -> list[int]:
        """Note that these choices are on offer; return those that never were."""
        new: list[int] = []
        for choice in legal:
            branch = node.branches.get(choice)
            if branch is None:
                branch = Branch()
                node.branches[choice] = branch
                new.append(choice)
            branch.offered += 1
        return new


def most_promising(node: Node, legal: list[int]) -> int:
    """Return the choice with the highest upper confidence; one that was never walked before any other."""
    best = legal[0]
    most = -math.inf
    for choice in legal:
        branch = node.branches[choice]
        value = math.inf if branch.visits == 0 else branch.confidence()
        if value > most:
            most = value
            best = choice
    return best
