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
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import httpx
import websockets

from bench.clients import PATIENCE, Client
from bench.server import resident_mb, start, wait_for

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine

STRANGER = "127.9.9.9"
MATCHES = 150  # that the stranger asks for
HEADS, BODIES, BODY_BYTES = 900, 40, 8_000_000
SPECTATORS, HELLOS, PHRASES = 60, 60, 150
MAX_TURN_SECONDS = 120.0
SECONDS_BETWEEN_CHOICES = 0.05


class Stranger:
    """Somebody who asks for too much, always from one address."""

    def __init__(self, port: int) -> None:
        self.port = port
        transport = httpx.AsyncHTTPTransport(local_address=STRANGER, verify=False)
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, transport=transport)
        self.sockets: list[Any] = []
        self.tasks: list[asyncio.Task[Any]] = []

    async def watch(self, match: str, key: str, hellos: int = 1) -> None:
        """Open a socket of a match, greet it so often, and hear what it says as long as it says something."""
        address = f"ws://127.0.0.1:{self.port}/ws/{match}?key={key}"
        socket = await websockets.connect(address, local_addr=(STRANGER, 0), max_size=2**24, open_timeout=PATIENCE)
        self.sockets.append(socket)
        for _ in range(hellos):
            await socket.send('{"do":"hello","lang":"en"}')
        self.tasks.append(asyncio.create_task(self.listen(socket)))

    async def listen(self, socket: Any) -> None:  # noqa: ANN401 - the library's own type
        """Hear everything."""
        with suppress(websockets.ConnectionClosed):
            async for _ in socket:
                pass

    async def leave(self) -> None:
        """Go away."""
        for task in self.tasks:
            task.cancel()
        for socket in self.sockets:
            socket.transport.abort()
        await self.http.aclose()


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


# -- bots -----------------------------------------------------------------------------------------------------------


async def bots(turns: int, title: str) -> dict[str, float]:
    """Return what the turns of a bot took in peace, and the same turns under the flood."""
    async with serving() as (port, _):
        peace = await bot_turns(port, turns, title)
        stranger = Stranger(port)
        made = await flood_of_bots(stranger, title)
        flood = await bot_turns(port, len(peace), title)
        await stranger.leave()
    return {
        "matches_of_the_stranger": made,
        "turns": len(peace),
        "turn_seconds": round(sum(peace) / len(peace), 3),
        "turn_seconds_under_flood": round(sum(flood) / len(flood), 3),
        "longest_turn_seconds": round(max(peace), 3),
        "longest_turn_seconds_under_flood": round(max(flood), 3),
        "times_as_long": round(sum(flood) / sum(peace), 2),
    }


async def flood_of_bots(stranger: Stranger, title: str) -> int:
    """Make as many matches of bots as are allowed, and look on at each; return how many."""
    (await stranger.http.post("/api/me", json={"name": "stranger"})).raise_for_status()
    wish = {"title": title, "seats": ["master", "master"], "mode": "table"}
    answers = await asyncio.gather(*[stranger.http.post("/api/matches", json=wish) for _ in range(MATCHES)])
    made = [answer.json() for answer in answers if answer.is_success]
    await asyncio.gather(*[stranger.watch(one["match"], one["key"]) for one in made])
    return len(made)


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


async def beside(flood: Callable[[Stranger, Client], Coroutine[Any, Any, None]], seconds: float) -> dict[str, float]:
    """Return what choices took in peace and under a flood, and the memory of the server."""
    async with serving() as (port, pid):
        page = Client(port)
        await page.look(await page.begin())
        peace = await bystander(page, seconds)
        memory = resident_mb(pid)
        stranger = Stranger(port)
        watching = asyncio.create_task(most_memory(pid))
        flooding = asyncio.create_task(flood(stranger, page))
        taken = await bystander(page, seconds)
        await flooding
        watching.cancel()
        most = await watching
        await page.leave()
        await stranger.leave()
    return {**told("", peace), **told("_under_flood", taken), "mb": round(memory), "most_mb": round(most)}


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


async def senders(stranger: Stranger, _: Client) -> None:
    """Send half heads and half bodies."""
    fields = f"Host: localhost\r\nContent-Type: application/json\r\nContent-Length: {BODY_BYTES}"
    body = f"POST /api/import HTTP/1.1\r\n{fields}\r\n\r\n"
    opened = [stranger_wire(stranger.port, b"GET /api/me HTTP/1.1\r\nHost: loc") for _ in range(HEADS)]
    opened += [stranger_wire(stranger.port, body.encode() + b"[" * (BODY_BYTES - 1)) for _ in range(BODIES)]
    stranger.tasks += [asyncio.create_task(one) for one in opened]


async def stranger_wire(port: int, data: bytes) -> None:
    """Open a connection, send some bytes, and stay."""
    with suppress(OSError):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(STRANGER, 0))
        writer.write(data)
        with suppress(asyncio.CancelledError, OSError):
            await writer.drain()
            await reader.read()
        writer.transport.abort()


async def spectators(stranger: Stranger, page: Client) -> None:
    """Greet a table again and again, and guess phrases."""
    match = page.picture["match"]
    lobby = (await page.http.get(f"/api/matches/{match}")).json()
    await asyncio.gather(*[stranger.watch(match, lobby["public"], HELLOS) for _ in range(SPECTATORS)])
    guesses = [stranger.http.post("/api/me/recover", json={"phrase": f"guess {n}"}) for n in range(PHRASES)]
    await asyncio.gather(*guesses, return_exceptions=True)


async def measure(only: str, turns: int, seconds: float, title: str) -> dict[str, Any]:
    """Run the floods, one after another."""
    floods: dict[str, Callable[[], Coroutine[Any, Any, dict[str, float]]]] = {
        "bots": partial(bots, turns, title),
        "senders": partial(beside, senders, seconds),
        "spectators": partial(beside, spectators, seconds),
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
