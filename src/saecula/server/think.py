"""Bots think in processes of their own, so that no table waits for another."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from saecula.kernel.problem import Problem
from saecula.server import kept
from saecula.server.engine import Engine
from saecula.server.pool import MAX_SECONDS_IN_LINE, Pool
from saecula.server.worker import Stuck

if TYPE_CHECKING:
    from saecula.bots.hints import Hint
    from saecula.server.kept import BotQuestion

LOGGER = logging.getLogger("saecula")
INSTANT_BOT = "greedy"  # who needs no time


class Thinkers:
    """The bots of all tables, and the adviser."""

    def __init__(self, workers: int) -> None:
        self.engine = Engine()
        self.pool = Pool(workers)
        self._slow: set[tuple[str, str]] = set()  # title and bot: too slow for the time it has, uncompiled

    async def choose(self, question: BotQuestion, bot: str) -> str:
        """Return a bot's choice; if its thought failed, or there is no time for it, one that comes at once."""
        async with self.pool.turn(question.person, question.match) as grant:
            hurries = grant.is_late or bot in self.slow_bots(question.title.key)
            for one in dict.fromkeys([INSTANT_BOT] if hurries else [bot, INSTANT_BOT]):
                try:
                    return str(await self.pool.ask(grant.worker, question, kept.choose, one))
                except Exception as error:  # noqa: BLE001 - whatever a bot does, its table goes on
                    LOGGER.warning("%s: %s %s", one, type(error).__name__, error, extra={"match": question.match})
                    if isinstance(error, Stuck) and one == bot and self.engine.state != "compiled":
                        self._slow.add((question.title.key, one))
        return kept.whole(question.news()).first_choice(question.seat)

    async def hint(self, question: BotQuestion) -> Hint:
        """Return a hint; raise a Problem if there is none."""
        try:
            async with asyncio.timeout(MAX_SECONDS_IN_LINE) as waiting:
                async with self.pool.turn(question.person, question.match) as grant:
                    waiting.reschedule(None)
                    found: Hint = await self.pool.ask(grant.worker, question, kept.find_hint)
        except Exception as error:
            LOGGER.warning("hint: %s %s", type(error).__name__, error, extra={"match": question.match})
            raise Problem("no-hint") from error
        return found

    def slow_bots(self, title: str) -> set[str]:
        """Return the bots of a title that think too slowly without a compiled engine: rules of thumb play for them."""
        return {bot for played, bot in self._slow if played == title}

    async def improve(self) -> None:
        """Wait for a compiled engine, if one is coming, and think with it from then on."""
        await self.engine.arrive()
        if self.engine.state == "compiled":
            self._slow.clear()
            self.pool.renew()

    def close(self) -> None:
        """Stop the workers."""
        self.pool.close()
