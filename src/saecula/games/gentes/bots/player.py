"""The players of Gentes: levels and personas around one planner."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from saecula.bots.planned.net import shipped_net
from saecula.bots.planned.player import Player, Strength, personas
from saecula.games.gentes.bots.judge import JUDGE

if TYPE_CHECKING:
    from saecula.bots.planned.value import Value
    from saecula.bots.worlds import Bot

STRENGTHS = {
    "easy": Strength(error=1.4, points=8.0, looks_around=False),
    "medium": Strength(error=0.6, points=6.0),
    "hard": Strength(error=0.25, points=3.0),
    "expert": Strength(deeper=5, deep_worlds=2),
    "master": Strength(deeper=7, rounds=2),
}
FANCY = 2.0  # points that a persona would give for what it loves
LOVES = {  # how much, and what
    "nefra": (3.0, ("cities",)),
    "hanno": (5.0, ("cards",)),
    "tirza": (2.2, ("people",)),
    "balas": (1.8, ("coins", "time")),
}


def players() -> dict[str, Bot]:
    """Return all players by name."""
    strengths = STRENGTHS | personas(LOVES, replace(STRENGTHS["expert"], points=FANCY))
    found: dict[str, Bot] = {name: Player(JUDGE, strength) for name, strength in strengths.items()}
    return found | {"net": expert_with(shipped_net(JUDGE))}


def expert_with(value: Value) -> Player:
    """Return an expert who goes by another value."""
    return Player(JUDGE, STRENGTHS["expert"], value)
