"""The players of Sands: levels and personas around one planner; battles are solved exactly."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from saecula.bots.planned.net import shipped_net
from saecula.bots.planned.planner import Plan
from saecula.bots.planned.player import Player, Strength, personas, tasted
from saecula.bots.planned.value import Value
from saecula.games.sands.bots.battle import bids, drawn, losses, solution
from saecula.games.sands.bots.judge import JUDGE
from saecula.games.sands.words import DIE as PIPS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from saecula.bots.worlds import Bot, Worlds

    Array = NDArray[np.float64]

SOUND = Strength(shortlist=14)  # who learns, and the personas
STRENGTHS = {
    "easy": Strength(shortlist=10, error=1.1, points=12.0),
    "medium": Strength(shortlist=12, error=0.74, points=7.8),
    "hard": Strength(shortlist=14, error=0.56, points=5.6),
    "expert": Strength(shortlist=4),
    "master": Strength(shortlist=30, worlds=12),
}
FANCY = 3.0  # points that a persona would give for what it loves
LOVES = {  # how much, and what
    "iras": (1.8, ("deeds",)),
    "veda": (1.8, ("heritage",)),
    "orsa": (3.6, ("empire",)),
    "numa": (1.5, ("stores", "unrest")),
}


class SandsPlayer(Player):
    """Solves battles, as it judges them; everything else is planned."""

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Return a legal choice."""
        if len(legal) == 1 or not PIPS.has(legal[0]):
            return super().choose(worlds, seat, legal)
        dice = bids(self.judge, self.judge.imagined(worlds), seat, worlds.rng)
        return legal[self.bid(dice, worlds, seat)]

    def bid(self, dice: list[list[Plan]], worlds: Worlds, seat: int) -> int:
        """§5.3 A Draw a die by the own judgement, or by the right one where that die would lose too much."""
        right = judged(dice, self.value, seat)
        if self.strength.error:
            own = tasted(self.value, self.strength, worlds.taste())
            face = drawn(solution(judged(dice, own, seat))[0], worlds.rng)
            if losses(right)[face] <= self.strength.points:
                return face
        return drawn(solution(right)[0], worlds.rng)


def judged(dice: list[list[Plan]], value: Value, seat: int) -> Array:
    """Return what every pair of dice is worth to a seat; what it gains, the enemy is taken to lose."""
    return np.array([[plan.worth(value, seat) for plan in row] for row in dice])


def players() -> dict[str, Bot]:
    """Return all players by name."""
    strengths = STRENGTHS | personas(LOVES, replace(SOUND, points=FANCY))
    found: dict[str, Bot] = {name: SandsPlayer(JUDGE, strength) for name, strength in strengths.items()}
    return found | {"net": expert_with(shipped_net(JUDGE))}


def expert_with(value: Value) -> Player:
    """Return an expert who goes by another value."""
    return SandsPlayer(value.judge, STRENGTHS["expert"], value)
