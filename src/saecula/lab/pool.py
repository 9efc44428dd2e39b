"""Worker processes: how matches are split among them, and how they end when the parent is interrupted."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children
from typing import TypeVar

TASK_COUNT = 32  # at least: enough for every core to be busy to the end
Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


def run_tasks(function: Callable[[Task], Outcome], tasks: Iterable[Task], jobs: int) -> Iterator[Outcome]:
    """Yield the outcome of each task in order, from this process or from several."""
    if jobs == 1:
        yield from map(function, tasks)
        return
    with workers(jobs) as pool:
        yield from pool.map(function, tasks)


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Yield a pool of worker processes; an interrupt or an exception ends them at once."""
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
    """Start the workers with interrupts blocked: one that arrives during a fork would be lost."""
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


def split_matches(games: int, max_per_task: int) -> list[tuple[int, int]]:
    """Return the first match and the number of matches of each task."""
    size = min(max_per_task, -(-games // TASK_COUNT))
    return [(first, min(size, games - first)) for first in range(0, games, size)]
