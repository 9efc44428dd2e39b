"""Shares: what only reads takes a share of the server's time, and a crowd has a bound.

Choices have no part in it: nobody waits for their own turn because of what others at the same address ask.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager

from saecula.kernel.problem import Problem
from saecula.server.limits import Allowance, remembered

READING_BURST, READING_RATE = 1.0, 0.25  # seconds of the server at once, and per second
MAX_WAITING_PHRASES = 40  # recovery phrases: each takes 16 MB and some 50 ms
NICENESS = 5  # of the thread that hashes


class Account(Allowance):
    """The seconds of the server that somebody may still use, and who uses them now."""

    def __init__(self) -> None:
        super().__init__(READING_BURST, READING_RATE)
        self.lock = asyncio.Lock()


class Readers:
    """Who only reads waits for those who are counted with them, and for the time that they have used too much."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, Account] = OrderedDict()

    @asynccontextmanager
    async def turn(self, who: str, now: Callable[[], float]) -> AsyncIterator[None]:
        """Wait until it is somebody's turn, and note by a clock how long they read; others go first."""
        account = remembered(self.known, who, Account)
        async with account.lock:
            account.refill()
            await asyncio.sleep(max(0.0, -account.left / account.rate))
            begun = now()
            try:
                yield
            finally:
                account.left -= now() - begun

    def charge(self, who: str, seconds: float) -> None:
        """Note what else was done for somebody."""
        remembered(self.known, who, Account).left -= seconds


class Attendance:
    """How many are here, by what they have in common."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()

    @contextmanager
    def joined(self, most: Mapping[str, int]) -> Iterator[None]:
        """Be here for a while; raise a Problem where that is one too many."""
        if any(self.count[group] >= number for group, number in most.items()):
            raise Problem("too-many")
        self.count.update(most.keys())
        try:
            yield
        finally:
            self.count.subtract(most.keys())
            self.count += Counter()  # forget who has gone


class Hasher:
    """Hashes recovery phrases in one thread, so that they cannot take all the memory and all cores at once."""

    def __init__(self) -> None:
        self.waiting = 0
        self._thread = ThreadPoolExecutor(1, initializer=step_back)

    async def run(self, phrase_hash: Callable[[str], str], phrase: str) -> str:
        """Return what the store keeps of a phrase; raise a Problem where too many wait."""
        if self.waiting >= MAX_WAITING_PHRASES:
            raise Problem("too-many")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, phrase_hash, phrase)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """Hash nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def step_back() -> None:
    """Let the other threads of this process go first, where the system knows threads."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
