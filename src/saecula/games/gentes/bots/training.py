"""Training of Gentes: the common course."""

from __future__ import annotations

from saecula.bots.planned.trainer import PlannedTrainer
from saecula.games.gentes.bots.judge import JUDGE
from saecula.games.gentes.bots.player import expert_with

TRAINER = PlannedTrainer(JUDGE, expert_with)
