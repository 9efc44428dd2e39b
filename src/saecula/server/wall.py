"""Wall: the clock of the machine, which somebody may set."""

from __future__ import annotations

import logging
import time

from saecula.server import clocks

LOGGER = logging.getLogger("saecula")
MIN_STEP_SECONDS = 5.0  # from which on the clock counts as set


class StepWatch:
    """Notices that the clock of the machine was set, or that the machine has slept."""

    def __init__(self) -> None:
        self.ahead = time.time() - clocks.steady()

    def look(self) -> None:
        """Tell the operator."""
        ahead = time.time() - clocks.steady()
        step, self.ahead = ahead - self.ahead, ahead
        if abs(step) >= MIN_STEP_SECONDS:
            LOGGER.warning("clock-set", extra={"facts": {"seconds": round(step)}})
