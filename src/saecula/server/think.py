"""Bots think in processes of their own, so that no table waits for another."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from saecula.bots import Worlds, bot_of
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.frames import choices
from saecula.kernel.log import fold
from saecula.opening import read_log

SECONDS_MOST = 5.0  # then a sensible choice must do


def think(log: str, seat: int, bot: str, seed: int) -> str:
    """Return a bot's choice in notation. Runs in a worker."""
    read = read_log(log)
    folded = fold(read, read.events)
    legal = choices(folded.state, seat)
    worlds = Worlds(read.title, folded.state, seat, Rng(Chance(seed, BOTS), len(read.events) + 1))
    chosen = bot_of(bot).choose(worlds, seat, legal)
    return read.title.words.notation(chosen if chosen in legal else legal[0])


class Thinkers:
    """The pool of workers."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def pool(self) -> ProcessPoolExecutor:
        """Return the pool, begun on first use."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"))
        return self._pool

    async def choose(self, log: str, seat: int, bot: str, seed: int) -> str | None:
        """Return a bot's choice; None if the worker died or took too long."""
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(
                loop.run_in_executor(self.pool(), think, log, seat, bot, seed), timeout=SECONDS_MOST
            )
        except BrokenProcessPool:
            self._pool = None
            return None
        except TimeoutError:
            return None

    def close(self) -> None:
        """Stop the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
