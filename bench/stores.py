"""The store alone: how many choices a second it keeps, without anybody at a table."""

from __future__ import annotations

import asyncio
import time

from saecula.store import MatchRecord, Person, Store, open_store

WRITERS = 200  # matches at which somebody chooses at the same time


async def writes_per_second(url: str, seconds: float) -> float:
    """Return how many appended events a store acknowledges in a second."""
    store = await open_store(url)
    try:
        await store.add_person(Person("bench", "bench"))
        await asyncio.gather(*[store.add_match(record(i), []) for i in range(WRITERS)])
        begin = time.perf_counter()
        counts = await asyncio.gather(*[append_until(store, f"m{i}", begin + seconds) for i in range(WRITERS)])
        return sum(counts) / (time.perf_counter() - begin)
    finally:
        await store.close()


def record(number: int) -> MatchRecord:
    """Return a match that is only written."""
    return MatchRecord(f"m{number}", "bronze", "start\n", "bench", "table", 0.0, "w", "s")


async def append_until(store: Store, match: str, until: float) -> int:
    """Append events one after another; return how many."""
    n = 0
    while time.perf_counter() < until:
        n += 1
        assert await store.append(match, n, ["seat 0  keep 1 2 3"], 0.0, over=False, summary="{}")
    return n
