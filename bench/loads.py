"""Loads: many tables at once, each as fast as it goes, or one choice a second in each, whatever the server does."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bench.clients import Client, Company
    from bench.processes import Served

MIN_CPU_SECONDS = 0.01  # what the clock of a process can tell


class Load:
    """What keeps a server busy: many at once, each as fast as it goes. Every turn has its own figures."""

    def __init__(self, cpu: Callable[[], float], busy: Sequence[Callable[[float], Awaitable[int]]]) -> None:
        self.cpu = cpu  # the CPU seconds that the server has used
        self.busy = busy  # each goes on until a time, and returns how often it was answered
        self.per_cpu_second: list[float] = []
        self.per_second: list[float] = []

    async def turn(self, seconds: float) -> None:
        """Let all go on for some seconds."""
        begin, before = time.perf_counter(), self.cpu()
        answered = sum(await asyncio.gather(*[one(begin + seconds) for one in self.busy]))
        self.per_cpu_second.append(answered / max(self.cpu() - before, MIN_CPU_SECONDS))
        self.per_second.append(answered / (time.perf_counter() - begin))


async def choose_until(players: Client | Company, until: float) -> int:
    """Choose again and again; return how often."""
    chosen = 0
    while time.perf_counter() < until and not players.over:
        await players.choose()
        chosen += 1
    return chosen


async def echo_until(sockets: Sequence[Any], wish: str, until: float) -> int:
    """Talk to the echo, all of a table after one; return how often it answered."""
    heard = 0
    while time.perf_counter() < until:
        await sockets[heard % len(sockets)].send(wish)
        for socket in sockets:
            await socket.recv()
        heard += 1
    return heard


async def once_a_second(served: Served, tables: Sequence[Client | Company], seconds: float) -> dict[str, float]:
    """Let each table choose once a second, when its time has come; return latencies and what a choice costs.

    The latency counts from that time, whether or not the answers before were late.
    """
    taken: list[float] = []
    begin, before = time.perf_counter(), served.cpu_seconds()

    async def play(table: Client | Company, late: float) -> None:
        due = begin + late
        while due < begin + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            waited = max(0.0, time.perf_counter() - due)
            if table.over:
                return
            taken.append(waited + await table.choose())
            due += 1.0

    await asyncio.gather(*[play(table, i / len(tables)) for i, table in enumerate(tables)])
    cpu = served.cpu_seconds() - before
    taken.sort()
    return {
        "choices": len(taken),
        "cpu_ms": round(1000 * cpu / len(taken), 3),
        "p50_ms": round(1000 * taken[len(taken) // 2], 1),
        "p99_ms": round(1000 * taken[int(len(taken) * 0.99)], 1),
    }
