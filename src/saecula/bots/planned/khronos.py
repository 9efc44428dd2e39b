"""What a player of Khronos looks at: coins, taxes by era and how firmly its domains are held, cubes, adventurers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from saecula.bots.planned.advice import planned_hint
from saecula.bots.planned.judge import Judge
from saecula.bots.planned.player import Player, Strength
from saecula.games.khronos import TITLE
from saecula.games.khronos.advice import TAX_LAST, TAX_NEXT, Node, expand, keep_best, worth
from saecula.games.khronos.kinds import ADVENTURERS_EACH, ERA_COUNT, LARGE, MIGHT, MILITARY, REASON, RELIGIOUS
from saecula.games.khronos.rules.course import Act
from saecula.games.khronos.rules.domains import top_rank
from saecula.games.khronos.rules.taxes import LAST_ROUND, rulers, tax_values
from saecula.games.khronos.state import Khronos
from saecula.kernel.state import AT_END, DONE

if TYPE_CHECKING:
    from saecula.bots.hints import Hint
    from saecula.bots.worlds import Bot, Worlds
    from saecula.kernel.state import State

HUNDRED = 100.0  # rules of thumb count in hundredths of a coin
FIRST_TAXES = 4  # the round
DEPTH = 4  # actions of one plan
FURTHER = 5  # plans that are followed further …
AWAY = 4  # … and travels


class KhronosJudge(Judge):
    """Seven rounds."""

    title = TITLE
    stages = LAST_ROUND
    parts: ClassVar[dict[str, tuple[str, ...]]] = {
        "coins": ("coins",),
        "taxes": ("best era", "second era", "third era", "here"),
        "domains": ("firm", "domains", "largest"),
        "pieces": ("cubes", "apart"),
    }

    def stage(self, s: State) -> int:
        """§turn Return the round."""
        assert isinstance(s, Khronos)  # noqa: S101 - tells the type checker
        return max(1, min(int(s.round), LAST_ROUND)) - 1

    def guessed(self, stage: int) -> dict[str, float]:
        """Return what rules of thumb think taxes are worth: those of round 4, then those of round 7."""
        soon = (TAX_NEXT + (TAX_LAST if stage < FIRST_TAXES else 0)) / HUNDRED
        return {"coins": 1.0, "best era": soon, "second era": soon}

    def features(self, s: State) -> list[list[float]]:
        """§IV Return what each seat has and would collect."""
        assert isinstance(s, Khronos)  # noqa: S101 - tells the type checker
        seats = int(s.seats)
        taxes = [[0.0] * ERA_COUNT for _ in range(seats)]
        firm = [0.0] * seats
        held = [0.0] * seats
        largest = [0.0] * seats
        for era in range(ERA_COUNT):
            coins, rules = tax_values(s, era), rulers(s, era)
            kind = MILITARY if era == MIGHT else RELIGIOUS
            for zone, (amount, ruling) in enumerate(zip(coins, rules, strict=True)):
                if amount <= 0 or ruling == 0:
                    continue
                is_firm = era != REASON and top_rank(s, era, zone + 1, kind) == LARGE
                for seat in range(seats):
                    if ruling >> seat & 1:
                        taxes[seat][era] += float(amount)
                        held[seat] += 1
                        firm[seat] += float(amount) if is_firm else 0.0
                        largest[seat] = max(largest[seat], float(amount))
        return [
            [
                float(s.money[seat]),
                *sorted(taxes[seat], reverse=True),
                sum(taxes[seat][era] for era in range(ERA_COUNT) if s.is_in(seat, era)),
                firm[seat],
                held[seat],
                largest[seat],
                float(s.cubes[seat]),
                1.0 if s.eras[seat * ADVENTURERS_EACH] != s.eras[seat * ADVENTURERS_EACH + 1] else 0.0,
            ]
            for seat in range(seats)
        ]

    def beginnings(self, s: State, seat: int, shortlist: list[int]) -> list[tuple[int, State, int]]:
        """§II Actions: whole turns, a few promising ones at a time; each is stopped wherever it has come to."""
        assert isinstance(s, Khronos)  # noqa: S101 - tells the type checker
        if not isinstance(s.top, Act):
            return super().beginnings(s, seat, shortlist)
        every = turns(s, seat)
        every.sort(key=lambda node: -node.liked)
        return [(int(node.first), node.s, DONE) for node in every[: 2 * len(shortlist)]]

    def rests(self, s: State, seat: int, *, far: bool) -> bool:
        """§turn When the next seat's turn begins: taxes are paid, cards drawn."""
        assert isinstance(s, Khronos)  # noqa: S101 - tells the type checker
        return bool(s.owed == AT_END or s.active != seat)


def turns(s: Khronos, seat: int) -> list[Node]:
    """§II Return many ways to use a turn, the empty one among them."""
    every = [Node(s, DONE, worth(s, seat))]
    front = list(every)
    for depth in range(DEPTH):
        found: list[Node] = []
        away: list[Node] = []
        for node in front:
            if isinstance(node.s.top, Act) and node.s.active == seat:
                expand(node, seat, depth == 0, found, away)
        every += found + away
        front = keep_best(found, FURTHER) + keep_best(away, AWAY)
    return every


JUDGE = KhronosJudge()
STRENGTHS = {
    "easy": Strength(shortlist=20, error=1.8, points=8.0, looks_around=False),
    "medium": Strength(shortlist=20, error=1.0, points=6.0),
    "hard": Strength(shortlist=20, error=0.5, points=4.0),
    "expert": Strength(shortlist=20, error=0.2, points=2.0),
    "master": Strength(shortlist=30),
}


def players() -> dict[str, Bot]:
    """Return all players by name."""
    return {level: Player(JUDGE, strength) for level, strength in STRENGTHS.items()}


def hint(worlds: Worlds, seat: int, legal: list[int]) -> Hint:
    """Return what a master would do, and why."""
    return planned_hint(JUDGE, STRENGTHS["master"], worlds, seat, legal)
