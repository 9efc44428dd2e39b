"""Bots think in processes of their own, so that no table waits for another."""

from __future__ import annotations

import asyncio
import logging
import zlib
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from saecula.bots import Worlds, bot_of
from saecula.bots.hints import Hint, hint_for
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.frames import choices
from saecula.kernel.log import fold
from saecula.kernel.problem import Problem
from saecula.match.opening import read_log
from saecula.server.engine import Engine
from saecula.server.worker import Died, Stuck, Worker

if TYPE_CHECKING:
    from collections.abc import Callable

LOGGER = logging.getLogger("saecula")
MAX_SECONDS_PER_THOUGHT = 5.0  # of one thought
MAX_SECONDS_IN_LINE = 20.0  # before it
INSTANT_BOT = "greedy"  # who needs no time


def think(log: str, seat: int, bot: str, seed: int) -> str:
    """Return a bot's choice in notation. Runs in a worker."""
    read = read_log(log)
    folded = fold(read, read.events)
    legal = choices(folded.state, seat)
    worlds = Worlds(read.title, folded.state, seat, Rng(Chance(seed, BOTS), len(read.events) + 1))
    chosen = bot_of(bot).choose(worlds, seat, legal)
    return read.title.words.notation(chosen if chosen in legal else legal[0])


def find_hint(log: str, seat: int, seed: int) -> Hint:
    """Return what a strong player would do, and why. Runs in a worker."""
    read = read_log(log)
    folded = fold(read, read.events)
    worlds = Worlds(read.title, folded.state, seat, Rng(Chance(seed, BOTS), len(read.events) + 1))
    return hint_for(worlds, seat, choices(folded.state, seat))


def title_in(log: str) -> str:
    """Return the title in the first line of a log."""
    return log[:80].partition(" ")[2].partition(" ")[0]


def substitute(log: str, seat: int, seed: int) -> str:
    """Return a choice that comes at once: by rules of thumb, or the first legal one."""
    try:
        return think(log, seat, INSTANT_BOT, seed)
    except Exception:
        LOGGER.exception("%s", INSTANT_BOT)
    read = read_log(log)
    return read.title.words.notation(choices(fold(read, read.events).state, seat)[0])


class Thinkers:
    """The workers. Each match has its own among them, which remembers what a bot has planned.

    In the line of a worker nobody has more than one thought: whoever made a hundred matches waits for himself.
    """

    def __init__(self, workers: int) -> None:
        self.engine = Engine()
        self._slow: set[tuple[str, str]] = set()  # title and bot: too slow for the time it has, uncompiled
        self.workers = [Worker() for _ in range(workers)]
        self._turns: WeakValueDictionary[tuple[Worker, str], asyncio.Lock] = WeakValueDictionary()

    def worker_of(self, match: str) -> Worker:
        """Return the worker of a match."""
        return self.workers[zlib.crc32(match.encode()) % len(self.workers)]

    def turn(self, match: str, host: str) -> asyncio.Lock:
        """Return what whoever made a match holds while they have a thought in the line of its worker."""
        return self._turns.setdefault((self.worker_of(match), host), asyncio.Lock())

    async def choose(self, match: str, log: str, seat: int, bot: str, seed: int, host: str = "") -> str:
        """Return a bot's choice; if its thought failed or took too long, one that comes at once."""
        title = title_in(log)
        if bot in self.slow_bots(title):
            return await asyncio.to_thread(substitute, log, seat, seed)
        async with self.turn(match, host):
            try:
                return str(await self.thought(match, think, log, seat, bot, seed))
            except Exception as error:  # noqa: BLE001 - whatever a bot does, its table goes on
                LOGGER.warning("%s: %s %s", bot, type(error).__name__, error, extra={"match": match})
                if isinstance(error, Stuck) and self.engine.state != "compiled":
                    self._slow.add((title, bot))
            return await asyncio.to_thread(substitute, log, seat, seed)

    def slow_bots(self, title: str) -> set[str]:
        """Return the bots of a title that think too slowly without a compiled engine: rules of thumb play for them."""
        return {bot for played, bot in self._slow if played == title}

    async def improve(self) -> None:
        """Wait for a compiled engine, if one is coming, and think with it from then on."""
        await self.engine.arrive()
        if self.engine.state == "compiled":
            self._slow.clear()
            for worker in self.workers:
                worker.renew()

    async def hint(self, match: str, log: str, seat: int, seed: int, host: str = "") -> Hint:
        """Return a hint; raise a Problem if there is none."""
        try:
            async with asyncio.timeout(MAX_SECONDS_IN_LINE) as waiting, self.turn(match, host):
                waiting.reschedule(None)
                found: Hint = await self.thought(match, find_hint, log, seat, seed)
        except Exception as error:
            LOGGER.warning("hint: %s %s", type(error).__name__, error, extra={"match": match})
            raise Problem("no-hint") from error
        return found

    async def thought(self, match: str, job: Callable[..., Any], *facts: object) -> Any:  # noqa: ANN401
        """Let the worker of a match do a job; once more if its process died on the way."""
        worker = self.worker_of(match)
        try:
            return await worker.think(MAX_SECONDS_PER_THOUGHT, MAX_SECONDS_IN_LINE, job, *facts)
        except Died:
            return await worker.think(MAX_SECONDS_PER_THOUGHT, MAX_SECONDS_IN_LINE, job, *facts)

    def close(self) -> None:
        """Stop the workers."""
        for worker in self.workers:
            worker.close()
