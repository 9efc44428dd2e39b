"""Garbage: Python's collector looks at every object there is, and stops everybody meanwhile: 0.2 s at 500 tables.

So what has lived for some seconds is set aside, where the collector does not look; only when twice as much is there as
was after the last whole collection does it look at everything. Most objects need no collector to be freed.
"""

from __future__ import annotations

import asyncio
import gc

SECONDS_BETWEEN = 2.0
ROUNDS = 30  # until it counts what was set aside, which takes a while as well
MAX_GROWTH = 2.0  # until everything is looked at again
NEVER = 1_000_000  # collections of younger objects before Python looks at all by itself


class Garbage:
    """The collector of this process."""

    def __init__(self) -> None:
        young, middle, _ = gc.get_threshold()
        gc.set_threshold(young, middle, NEVER)
        self.kept = 0  # objects after the last whole collection
        self.look_at_all()

    def look_at_new(self) -> None:
        """Free what is new and lost, and set aside what stays."""
        gc.collect()
        gc.freeze()

    def look_at_all(self) -> None:
        """Free whatever is lost, if so much was set aside that it is worth the time."""
        if gc.get_freeze_count() >= MAX_GROWTH * self.kept:
            gc.unfreeze()
            self.look_at_new()
            self.kept = gc.get_freeze_count()

    async def collect_for_ever(self) -> None:
        """Collect again and again."""
        while True:
            for _ in range(ROUNDS):
                await asyncio.sleep(SECONDS_BETWEEN)
                self.look_at_new()
            self.look_at_all()
