"""A real server in a process of its own, and real clients over loopback."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING, Any, Self

import httpx
import websockets

from tests.server.playing import picture_in

if TYPE_CHECKING:
    import ssl
    from collections.abc import Callable, Coroutine
    from pathlib import Path

START_SECONDS = 60.0
CONNECT_TRIES = 4000  # a server that was killed comes back in its own time


SERVE = """
from pathlib import Path
import sys
from saecula.server import services, sockets
from saecula.server.run import serve

sockets.BURST = services.WRITES_AT_ONCE = 1_000_000  # these tests ask a lot
store, port, web, lang = sys.argv[1:]
web = Path(web) if web else None
known = {"host": "127.0.0.1", "thinkers": 1, "open_page": False, "dice": "seven", "templates": True}
serve(port=int(port), store=store, web=web, lang=lang, **known)
"""


class Server:
    """`saecula serve` on a free loopback port; with `templates` it also plays the titles made for tests."""

    def __init__(
        self,
        store: str,
        port: int = 0,
        web: Path | None = None,
        *,
        templates: bool = False,
        more: tuple[str, ...] = (),
    ) -> None:
        self.more = more
        self.store = store
        self.port = port
        self.web = web
        self.templates = templates
        self.process: subprocess.Popen[str] | None = None

    def command(self) -> list[str]:
        """Return how to start it."""
        if self.templates:
            return ["-c", SERVE, self.store, str(self.port), str(self.web or ""), "en"]
        command = ["-m", "saecula", "serve", "--port", str(self.port), "--store", self.store, "--lang", "en"]
        return [*command, "--dice", "seven", *(["--web", str(self.web)] if self.web else []), *self.more]

    def start(self) -> Self:
        """Start, and wait until it says where it is."""
        self.process = subprocess.Popen(
            [sys.executable, *self.command()],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.port = int(line.split("127.0.0.1:")[1].split("/")[0])
        return self

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        """End the process and wait for it."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(START_SECONDS)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None


def told(story: Callable[[], Coroutine[Any, Any, None]], seconds: float = 120) -> None:
    """Tell a story, which has an end."""
    asyncio.run(asyncio.wait_for(story(), seconds))


class Player:
    """Somebody with a browser: cookies, a socket, and the newest picture."""

    def __init__(self, server: Server, trust: ssl.SSLContext | None = None) -> None:
        self.server = server
        self.trust = trust
        self.http = httpx.AsyncClient(base_url=server.url, timeout=30, verify=trust or True)
        self.socket: Any = None
        self.picture: dict[str, Any] = {}
        self.said = 0

    async def named(self, name: str) -> Player:
        """Take a nickname; wait for the server if it is just starting."""
        for _ in range(200):
            try:
                answer = await self.http.post("/api/me", json={"name": name})
                assert answer.status_code == 200
            except httpx.TransportError:
                await asyncio.sleep(0.05)
            else:
                return self
        raise TimeoutError

    async def begin(self, *seats: str, mode: str = "table", title: str = "bronze") -> str:
        """Begin a match and return its id."""
        wish = {"title": title, "seats": list(seats), "mode": mode}
        answer = await self.http.post("/api/matches", json=wish)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["match"])

    async def connect(self, match: str, key: str = "", origin: str | None = None) -> Player:
        """Open a socket and say hello; try again while the server comes back."""
        last: Exception | None = None
        for _ in range(CONNECT_TRIES):
            if self.socket is not None:
                await self.socket.close()
            try:
                self.socket = await self.opened(match, key, origin)
                await self.say(do="hello", lang="en", n=self.picture.get("n", 0))
                await self.hear_picture()
            except (OSError, websockets.InvalidHandshake, websockets.ConnectionClosed) as error:
                last = error
                await asyncio.sleep(0.05)
            else:
                return self
        raise TimeoutError(str(last)) from last

    async def refused(self, match: str, key: str = "", origin: str | None = None) -> int:
        """Try to open a socket, and return the code it is closed with."""
        async with await self.opened(match, key, origin) as socket:
            await asyncio.wait_for(socket.wait_closed(), 30)
            return int(socket.close_code or 0)

    async def opened(self, match: str, key: str, origin: str | None) -> websockets.ClientConnection:
        """Return a socket of a match, with the cookies of this person."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return await websockets.connect(
            f"{self.server.url.replace('http', 'ws', 1)}/ws/{match}?key={key}",
            additional_headers={"Cookie": cookies},
            origin=None if origin is None else websockets.Origin(origin),
            max_size=2**22,
            ssl=self.trust,
        )

    async def say(self, **words: Any) -> int:  # noqa: ANN401 - a message may hold anything
        """Send a message; return its id."""
        self.said += 1
        await self.socket.send(json.dumps({"id": self.said} | words))
        return self.said

    async def hear(self) -> dict[str, Any]:
        """Wait for the next message."""
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), 30))
        self.picture = picture_in(message) or self.picture
        return message

    async def hear_picture(self) -> dict[str, Any]:
        """Wait for a picture."""
        while not picture_in(await self.hear()):
            pass
        return self.picture

    async def answer(self, sent: int) -> dict[str, Any]:
        """Wait for the answer to a message."""
        while True:
            message = await self.hear()
            if message.get("re") == sent:
                return message

    async def choose(self, number: int | None = None) -> dict[str, Any]:
        """Answer the open question; the last choice unless said."""
        ask = self.picture["asks"][0]
        choice = ask["choices"][-1][0] if number is None else number
        return await self.answer(await self.say(do="choose", seat=ask["seat"], ask=ask["ask"], choices=[choice]))

    async def leave(self) -> None:
        """Close everything."""
        if self.socket is not None:
            await self.socket.close()
        await self.http.aclose()
