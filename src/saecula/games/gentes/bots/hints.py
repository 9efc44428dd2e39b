"""Hints of Gentes: what a master would do, and why."""

from __future__ import annotations

from saecula.bots.hints import Hint
from saecula.bots.planned.hints import planned_hint
from saecula.bots.planned.value import shipped_value
from saecula.bots.worlds import Worlds
from saecula.games.gentes.bots.judge import JUDGE
from saecula.games.gentes.bots.player import LEVEL_SETTINGS


def hint(worlds: Worlds, seat: int, legal: list[int]) -> Hint:
    """Return what a master would do, and why."""
    return planned_hint(shipped_value(JUDGE), LEVEL_SETTINGS["master"], worlds, seat, legal)
