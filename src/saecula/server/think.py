"""Bots think in processes of their own, so that no table waits for another."""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait

from saecula.bots import Worlds, bot_of
from saecula.bots.hints import Hint, hint_for
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.frames import choices
from saecula.kernel.log import fold
from saecula.kernel.problem import Problem
from saecula.opening import read_log

LOGGER = logging.getLogger("saecula")
SECONDS_MOST = 5.0
QUICK = "greedy"  # who needs no time


def think(log: str, seat: int, bot: str, seed: int) -> str:
    """Return a bot's choice in notation. Runs in a worker."""
    read = read_log(log)
    folded = fold(read, read.events)
    legal = choices(folded.state, seat)
    worlds = Worlds(read.title, folded.state, seat, Rng(Chance(seed, BOTS), len(read.events) + 1))
    chosen = bot_of(bot).choose(worlds, seat, legal)
    return read.title.words.notation(chosen if chosen in legal else legal[0])


def advise(log: str, seat: int, seed: int) -> Hint:
    """Return what a strong player would do, and why. Runs in a worker."""
    read = read_log(log)
    folded = fold(read, read.events)
    worlds = Worlds(read.title, folded.state, seat, Rng(Chance(seed, BOTS), len(read.events) + 1))
    return hint_for(worlds, seat, choices(folded.state, seat))


def leave_with_parent() -> None:
    """End this worker when the server is gone, however it went: nobody else would."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=leave_after, args=[parent.sentinel], daemon=True).start()


def leave_after(sentinel: int) -> None:
    """Wait for the end of a process, then end this one."""
    wait([sentinel])
    os._exit(1)


class Thinkers:
    """The pool of workers."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def pool(self) -> ProcessPoolExecutor:
        """Return the pool, begun on first use."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, get_context("spawn"), leave_with_parent)
        return self._pool

    async def choose(self, log: str, seat: int, bot: str, seed: int) -> str:
        """Return a bot's choice; if its worker died or took too long, the one of a bot that thinks at once."""
        work = asyncio.get_running_loop().run_in_executor(self.pool(), think, log, seat, bot, seed)
        try:
            return await asyncio.wait_for(work, timeout=SECONDS_MOST)
        except BrokenProcessPool:
            self._pool = None
        except TimeoutError:
            LOGGER.warning("%s: %s s", bot, SECONDS_MOST)
        return await asyncio.to_thread(think, log, seat, QUICK, seed)

    async def advise(self, log: str, seat: int, seed: int) -> Hint:
        """Return a hint; raise a Problem if none came in time."""
        work = asyncio.get_running_loop().run_in_executor(self.pool(), advise, log, seat, seed)
        try:
            return await asyncio.wait_for(work, timeout=SECONDS_MOST)
        except BrokenProcessPool as error:
            self._pool = None
            raise Problem("no-hint") from error
        except TimeoutError as error:
            raise Problem("no-hint") from error

    def close(self) -> None:
        """Stop the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
