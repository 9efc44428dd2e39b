"""Pool: workers that take turns between people, then between the tables of each.

A worker is begun when all others are busy, so the pool grows to its size only where it is needed. A table goes to the
worker that keeps its match if that one is free, else to another, which folds the match anew. One person never has all
workers: the last one is for others.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from saecula.server.fair_queue import FairQueue
from saecula.server.worker import Died, Worker

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from saecula.server.kept import BotQuestion

MAX_SECONDS_PER_THOUGHT = 5.0  # of one thought
MAX_SECONDS_IN_LINE = 20.0  # behind other people


class Grant(NamedTuple):
    """A worker for a while."""

    worker: Worker
    is_late: bool  # so many came before that there is no time left to think


class Pool:
    """All workers, and the line in front of them."""

    def __init__(self, workers: int) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self.line = FairQueue()
        self.max_seconds = MAX_SECONDS_PER_THOUGHT
        self.busy: dict[Worker, str] = {}  # worker → the person it thinks for

    @asynccontextmanager
    async def turn(self, person: str, match: str) -> AsyncIterator[Grant]:
        """Wait for a worker, and have it until the end of what it is asked."""
        waiting = self.line.join(person, match)
        self.serve()
        try:
            worker = await waiting.granted
        except asyncio.CancelledError:
            if waiting.granted.cancelled():
                self.line.leave(waiting)
            else:
                self.release(waiting.granted.result())
            raise
        try:
            yield Grant(worker, waiting.seconds > MAX_SECONDS_IN_LINE)
        finally:
            worker.when_free(self.release)

    def serve(self) -> None:
        """Give free workers to those whose turn it is."""
        while len(self.busy) < len(self.workers):
            waiting = self.line.serve(self.may_think)
            if waiting is None:
                return
            if not waiting.granted.done():
                worker = self.best_for(waiting.match)
                self.busy[worker] = waiting.person
                waiting.granted.set_result(worker)

    def release(self, worker: Worker) -> None:
        """Let the next one have a worker."""
        self.busy.pop(worker, None)
        self.serve()

    def may_think(self, person: str) -> bool:
        """Say whether a person may have one worker more."""
        return list(self.busy.values()).count(person) < max(1, len(self.workers) - 1)

    def best_for(self, match: str) -> Worker:
        """Return the free worker that keeps a match, else the ready one that thought longest ago, else a new one."""
        free = [worker for worker in self.workers if worker not in self.busy]
        return max(free, key=lambda worker: (match in worker.heard, worker.is_ready, -worker.used))

    async def ask(self, worker: Worker, question: BotQuestion, job: Callable[..., Any], *facts: object) -> Any:  # noqa: ANN401
        """Let a worker do a job on a match; it is told what it has not heard."""
        heard = worker.heard.get(question.match, 0)
        news = question.news(heard if heard <= question.n else 0)  # it may have waited while the match went on
        found = await self.think(worker, job, news, question.seat, question.seed, *facts)
        if found is None:
            found = await self.think(worker, job, question.news(), question.seat, question.seed, *facts)
        worker.note(question.match, question.n)
        return found

    async def think(self, worker: Worker, job: Callable[..., Any], *facts: object) -> Any:  # noqa: ANN401
        """Let a worker do a job; once more if its process died on the way."""
        try:
            return await worker.think(self.max_seconds, job, *facts)
        except Died:
            return await worker.think(self.max_seconds, job, *facts)

    def renew(self) -> None:
        """Begin all processes anew, each after its thought."""
        for worker in self.workers:
            worker.renew()

    def close(self) -> None:
        """Stop the workers."""
        for worker in self.workers:
            worker.close()
