"""A stranger who asks a server for too much, in a process of their own: `python -m bench.stranger FLOOD PORT …`.

Says in one line how much was sent, and stays until their input ends.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import httpx
import websockets

from bench.clients import PATIENCE

ADDRESS = "127.9.9.9"
MATCHES = 150
HEADS, BODIES, BODY_BYTES = 900, 40, 8_000_000
SPECTATORS, HELLOS, PHRASES = 60, 60, 150
HELLO = '{"do":"hello","lang":"en"}'


class Stranger:
    """Somebody who asks for too much, always from one address."""

    def __init__(self, port: int) -> None:
        self.port = port
        transport = httpx.AsyncHTTPTransport(local_address=ADDRESS, verify=False)
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, transport=transport)
        self.tasks: list[asyncio.Task[Any]] = []

    async def bots(self, title: str) -> int:
        """Begin matches of bots, look on at each that is allowed, and return how many."""
        (await self.http.post("/api/me", json={"name": "stranger"})).raise_for_status()
        made = []
        for seats in (["master", "master"], ["me", "master"]):
            wish = {"title": title, "seats": seats, "mode": "table"}
            answers = await asyncio.gather(*[self.http.post("/api/matches", json=wish) for _ in range(MATCHES)])
            made += [answer.json() for answer in answers if answer.is_success]
        await asyncio.gather(*[self.watch(one["match"], one["key"], 1) for one in made])
        return len(made)

    async def spectators(self, match: str, key: str) -> int:
        """Greet a table again and again, and guess phrases."""
        await asyncio.gather(*[self.watch(match, key, HELLOS) for _ in range(SPECTATORS)])
        guesses = [self.http.post("/api/me/recover", json={"phrase": f"guess {n}"}) for n in range(PHRASES)]
        self.tasks += [asyncio.create_task(sent(guess)) for guess in guesses]
        return SPECTATORS * HELLOS

    async def senders(self) -> int:
        """Send half heads and half bodies."""
        fields = f"Host: localhost\r\nContent-Type: application/json\r\nContent-Length: {BODY_BYTES}"
        body = f"POST /api/import HTTP/1.1\r\n{fields}\r\n\r\n".encode() + b"[" * (BODY_BYTES - 1)
        parts = [b"GET /api/me HTTP/1.1\r\nHost: loc"] * HEADS + [body] * BODIES
        self.tasks += [asyncio.create_task(self.send(part)) for part in parts]
        return len(parts)

    async def watch(self, match: str, key: str, hellos: int) -> None:
        """Open a socket of a match, greet it so often, and hear it out."""
        address = f"ws://127.0.0.1:{self.port}/ws/{match}?key={key}"
        socket = await websockets.connect(address, local_addr=(ADDRESS, 0), max_size=2**24, open_timeout=PATIENCE)
        with suppress(websockets.ConnectionClosed):
            for _ in range(hellos):
                await socket.send(HELLO)
        self.tasks.append(asyncio.create_task(sent(socket.wait_closed())))

    async def send(self, data: bytes) -> None:
        """Open a connection, send some bytes, and stay."""
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0))
            writer.write(data)
            await writer.drain()
            await reader.read()


async def sent(something: Coroutine[Any, Any, Any]) -> None:
    """Wait for whatever comes of it."""
    with suppress(OSError, httpx.HTTPError):
        await something


async def flood(kind: str, port: str, *facts: str) -> None:
    """Flood until there is no more input."""
    stranger = Stranger(int(port))
    floods: dict[str, Callable[..., Coroutine[Any, Any, int]]] = {
        "bots": stranger.bots,
        "senders": stranger.senders,
        "spectators": stranger.spectators,
    }
    sys.stdout.write(f"{await floods[kind](*facts)}\n")
    sys.stdout.flush()
    await asyncio.to_thread(sys.stdin.read)


if __name__ == "__main__":
    asyncio.run(flood(*sys.argv[1:]))
