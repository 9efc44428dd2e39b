"""The players of Gentes: levels and personas around one planner."""

from __future__ import annotations

from dataclasses import replace

from saecula.bots.planned.net import shipped_net
from saecula.bots.planned.player import PlannerSettings, PlanningPlayer, persona_settings
from saecula.bots.planned.value import LinearValue
from saecula.bots.worlds import Bot
from saecula.games.gentes.bots.judge import JUDGE

LEVEL_SETTINGS = {
    "easy": PlannerSettings(weight_noise=1.4, max_loss=8.0, minds_others=False),
    "medium": PlannerSettings(weight_noise=0.6, max_loss=6.0),
    "hard": PlannerSettings(weight_noise=0.25, max_loss=3.0),
    "expert": PlannerSettings(deep_plans=5, deep_worlds=2),
    "master": PlannerSettings(deep_plans=7, deep_rounds=2),
}
PERSONA_MAX_LOSS = 2.0  # points that a persona gives up for its favourites
FAVOURITES = {  # the factor of their weights, and the groups of features
    "nefra": (3.0, ("cities",)),
    "hanno": (5.0, ("cards",)),
    "tirza": (2.2, ("people",)),
    "balas": (1.8, ("coins", "time")),
}


def players() -> dict[str, Bot]:
    """Return all players by name."""
    persona = replace(LEVEL_SETTINGS["expert"], max_loss=PERSONA_MAX_LOSS)
    settings = LEVEL_SETTINGS | persona_settings(FAVOURITES, persona)
    found: dict[str, Bot] = {name: PlanningPlayer(JUDGE, one) for name, one in settings.items()}
    return found | {"net": expert_with(shipped_net(JUDGE))}


def expert_with(value: LinearValue) -> PlanningPlayer:
    """Return an expert that plays by another value."""
    return PlanningPlayer(JUDGE, LEVEL_SETTINGS["expert"], value)
