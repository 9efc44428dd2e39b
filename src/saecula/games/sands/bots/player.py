"""The players of Sands: levels and personas around one planner; battles are solved exactly."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from saecula.bots.planned.net import shipped_net
from saecula.bots.planned.planner import Plan
from saecula.bots.planned.player import PlannerSettings, PlanningPlayer, biased_value, persona_settings
from saecula.bots.planned.value import LinearValue
from saecula.bots.worlds import Bot, Worlds
from saecula.games.sands.bots.battle import bid_plans, draw_from, regrets, solve_game
from saecula.games.sands.bots.judge import JUDGE
from saecula.games.sands.words import DIE as PIPS

Array = NDArray[np.float64]

LEARNER = PlannerSettings(shortlist_size=14)  # also of the personas
LEVEL_SETTINGS = {
    "easy": PlannerSettings(shortlist_size=10, weight_noise=1.1, max_loss=12.0),
    "medium": PlannerSettings(shortlist_size=12, weight_noise=0.74, max_loss=7.8),
    "hard": PlannerSettings(shortlist_size=14, weight_noise=0.56, max_loss=5.6),
    "expert": PlannerSettings(shortlist_size=4),
    "master": PlannerSettings(shortlist_size=30, worlds=12),
}
PERSONA_MAX_LOSS = 3.0  # points that a persona gives up for its favourites
FAVOURITES = {  # the factor of their weights, and the groups of features
    "iras": (1.8, ("deeds",)),
    "veda": (1.8, ("heritage",)),
    "orsa": (3.6, ("empire",)),
    "numa": (1.5, ("stores", "unrest")),
}


class SandsPlayer(PlanningPlayer):
    """Solves battles exactly; everything else is planned."""

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        if len(legal) == 1 or not PIPS.has(legal[0]):
            return super().choose(worlds, seat, legal)
        dice = bid_plans(self.judge, self.judge.sample_world(worlds), seat, worlds.rng)
        return legal[self.bid(dice, worlds, seat)]

    def bid(self, dice: list[list[Plan]], worlds: Worlds, seat: int) -> int:
        """§5.3 A Draw a die by the player's own value; by the unbiased one if that die would lose too much."""
        payoffs = payoffs_of(dice, self.value, seat)
        if self.settings.weight_noise:
            own = biased_value(self.value, self.settings, worlds.taste())
            face = draw_from(solve_game(payoffs_of(dice, own, seat))[0], worlds.rng)
            if regrets(payoffs)[face] <= self.settings.max_loss:
                return face
        return draw_from(solve_game(payoffs)[0], worlds.rng)


def payoffs_of(dice: list[list[Plan]], value: LinearValue, seat: int) -> Array:
    """Return what every pair of dice is worth to a seat, in a zero-sum game."""
    return np.array([[plan.worth(value, seat) for plan in row] for row in dice])


def players() -> dict[str, Bot]:
    """Return all players by name."""
    settings = LEVEL_SETTINGS | persona_settings(FAVOURITES, replace(LEARNER, max_loss=PERSONA_MAX_LOSS))
    found: dict[str, Bot] = {name: SandsPlayer(JUDGE, one) for name, one in settings.items()}
    return found | {"net": expert_with(shipped_net(JUDGE))}


def expert_with(value: LinearValue) -> PlanningPlayer:
    """Return an expert that plays by another value."""
    return SandsPlayer(value.judge, LEVEL_SETTINGS["expert"], value)
