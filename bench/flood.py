"""How long does somebody wait while a stranger floods the server? Three floods, each beside the same minute of peace.

* `bots`: as many matches of `master` bots as the stranger may have, each with somebody who looks on; a bystander plays
  the same match against `master` as before.
* `senders`: 900 heads of requests that never come to their end, and 40 bodies of 8 MB.
* `spectators`: 60 at the bystander's own table who greet it 60 times each, and 150 recovery phrases at once.

Figures are reported, not judged: `--json` for machines. A busy machine is slow, not wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from bench.clients import Client
from bench.server import resident_mb, start, wait_for

MAX_TURN_SECONDS = 120.0
SECONDS_BETWEEN_CHOICES = 0.05


@asynccontextmanager
async def serving() -> AsyncIterator[tuple[int, int]]:
    """Serve as `saecula serve` does, with the same dice for every match; give port and process."""
    with tempfile.TemporaryDirectory() as folder:
        process, port = start(
            ["-m", "saecula", "serve", "--port", "0", "--store", f"{folder}/store.db", "--dice", "six"]
        )
        try:
            await wait_for(port)
            yield port, process.pid
        finally:
            process.terminate()
            process.wait()


@asynccontextmanager
async def stranger(flood: str, *facts: object) -> AsyncIterator[asyncio.Task[int]]:
    """Let a stranger flood the server from another process; give how much was sent, as soon as it is."""
    command = ["-m", "bench.stranger", flood, *map(str, facts)]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(sys.executable, *command, stdin=pipe, stdout=pipe)
    assert process.stdout is not None

    async def told(output: asyncio.StreamReader) -> int:
        return int(await output.readline())

    try:
        yield asyncio.create_task(told(process.stdout))
    finally:
        process.kill()
        await process.wait()


# -- bots -----------------------------------------------------------------------------------------------------------


async def bots(turns: int, title: str) -> dict[str, float]:
    """Return what the turns of a bot took in peace, and the same turns under the flood."""
    async with serving() as (port, _):
        peace = await bot_turns(port, turns, title)
        async with stranger("bots", port, title) as flooding:
            made = await flooding
            flood = await bot_turns(port, len(peace), title)
    return {
        "matches_of_the_stranger": made,
        "turns": len(peace),
        "turn_seconds": round(sum(peace) / len(peace), 3),
        "turn_seconds_under_flood": round(sum(flood) / len(flood), 3),
        "longest_turn_seconds": round(max(peace), 3),
        "longest_turn_seconds_under_flood": round(max(flood), 3),
        "times_as_long": round(sum(flood) / sum(peace), 2),
    }


async def bot_turns(port: int, turns: int, title: str) -> list[float]:
    """Play against a bot; return the seconds from each end of one's own turn to the next question."""
    page = Client(port)
    await page.look(await page.begin(["me", "master"], title=title))
    taken: list[float] = []
    while len(taken) < turns and not page.over:
        began = time.perf_counter()
        waited = not page.picture["asks"]
        async with asyncio.timeout(MAX_TURN_SECONDS):
            while not page.picture["asks"] and not page.over:
                await page.hear()
        if waited:
            taken.append(time.perf_counter() - began)
        if page.picture["asks"]:
            await page.choose()
    await page.leave()
    return taken


# -- senders, spectators ----------------------------------------------------------------------------------------------


async def bystander(page: Client, seconds: float) -> list[float]:
    """Choose now and then; return what each choice took."""
    taken = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        if page.over:
            await page.go_on()
        taken.append(await page.choose())
        await asyncio.sleep(SECONDS_BETWEEN_CHOICES)
    return taken


async def beside(flood: str, seconds: float) -> dict[str, float]:
    """Return what choices took in peace and under a flood, and the memory of the server."""
    async with serving() as (port, pid):
        page = Client(port)
        match = await page.begin()
        await page.look(match)
        peace = await bystander(page, seconds)
        memory = resident_mb(pid)
        lobby = (await page.http.get(f"/api/matches/{match}")).json()
        watching = asyncio.create_task(most_memory(pid))
        facts = (match, lobby["public"]) if flood == "spectators" else ()
        async with stranger(flood, port, *facts) as flooding:
            taken = await bystander(page, seconds)
            sent = await flooding
        watching.cancel()
        most = await watching
        await page.leave()
    return {"sent": sent, **told("", peace), **told("_under_flood", taken), "mb": round(memory), "most_mb": round(most)}


async def most_memory(pid: int) -> float:
    """Look at the memory of a process until cancelled; return the most."""
    most = 0.0
    with suppress(asyncio.CancelledError):
        while True:
            most = max(most, resident_mb(pid))
            await asyncio.sleep(SECONDS_BETWEEN_CHOICES)
    return most


def told(when: str, taken: list[float]) -> dict[str, float]:
    """Return the figures of some choices, in milliseconds."""
    ordered = sorted(taken)
    return {
        f"choices{when}": len(ordered),
        f"p50_ms{when}": round(1000 * ordered[len(ordered) // 2], 1),
        f"p99_ms{when}": round(1000 * ordered[int(len(ordered) * 0.99)], 1),
        f"longest_ms{when}": round(1000 * ordered[-1], 1),
    }


async def measure(only: str, turns: int, seconds: float, title: str) -> dict[str, Any]:
    """Run the floods, one after another."""
    floods: dict[str, Callable[[], Coroutine[Any, Any, dict[str, float]]]] = {
        "bots": partial(bots, turns, title),
        "senders": partial(beside, "senders", seconds),
        "spectators": partial(beside, "spectators", seconds),
    }
    return {name: await flood() for name, flood in floods.items() if only in ("", name)}


def main() -> int:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--only", choices=["bots", "senders", "spectators"], default="")
    parser.add_argument("--turns", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--title", default="khronos")
    arguments = parser.parse_args()
    found = asyncio.run(measure(arguments.only, arguments.turns, arguments.seconds, arguments.title))
    if arguments.json:
        sys.stdout.write(json.dumps(found, indent=2) + "\n")
    else:
        for name, figures in found.items():
            sys.stdout.write(f"{name}\n" + "".join(f"  {key:34}{figure:>10,}\n" for key, figure in figures.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
