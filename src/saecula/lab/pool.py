"""Worker processes: how work is cut for them, and how they end when the parent is interrupted."""

from __future__ import annotations

import signal
import sys
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

PARTS = 32  # of all matches; enough for every core to be busy to the end


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Give a pool of worker processes; an interrupt or an exception ends them at once, in the middle of their work."""
    others = active_children()
    with ProcessPoolExecutor(jobs, initializer=ignore_interrupts) as pool:
        try:
            start(pool)
            yield pool
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            started = [child for child in active_children() if child not in others]
            for child in started:
                child.kill()
            for child in started:
                child.join()
            raise


def start(pool: ProcessPoolExecutor) -> None:
    """Start the workers with interrupts held back: one that arrives in the middle of a fork would be lost."""
    if sys.platform == "win32":
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        pool.submit(ignore_interrupts)
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def ignore_interrupts() -> None:
    """Leave Ctrl-C, which the terminal sends to every process, to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def stretches(games: int, longest: int) -> list[tuple[int, int]]:
    """Cut matches into stretches: the first match and the number of matches of each."""
    size = min(longest, -(-games // PARTS))
    return [(first, min(size, games - first)) for first in range(0, games, size)]
