"""People at the table, as the server's benchmark has them: real sockets over loopback, each with an own address."""

from __future__ import annotations

import asyncio
import json
import time
from functools import partial
from ipaddress import IPv4Address
from itertools import count
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import websockets
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

ADDRESSES = count(int(IPv4Address("127.1.0.1")))  # what an address may do is limited: every client has its own
PATIENCE = 120  # seconds; a busy machine is slow, not wrong
BEGUN_AT_ONCE = 25


class Choice(msgspec.Struct, array_like=True):
    """A choice, as far as it matters here."""

    number: int


class Ask(msgspec.Struct):
    """A question."""

    seat: int
    ask: int
    choices: list[Choice]


class Picture(msgspec.Struct):
    """What is true now."""

    n: int = -1  # before the first
    match: str = ""
    over: bool = False
    asks: list[Ask] = []

    def __getitem__(self, name: str) -> Any:  # noqa: ANN401 - each thing has a type of its own
        """Return what it says about a thing."""
        return getattr(self, name)


class Heard(msgspec.Struct):
    """A message of the server; what is not declared is not read, which would cost more than the server's own work."""

    re: int = 0
    ok: bool = False
    now: Picture | None = None
    picture: Picture | None = None


decoder = msgspec.json.Decoder(Heard)


async def connect(url: str, address: str, headers: dict[str, str]) -> Any:  # noqa: ANN401 - the library's own type
    """Open a socket with the compression that browsers offer: as the server likes it."""
    deflate = ClientPerMessageDeflateFactory(client_max_window_bits=True)
    return await websockets.connect(
        url,
        additional_headers=headers,
        compression=None,
        extensions=[deflate],
        max_size=2**22,
        local_addr=(address, 0),
        open_timeout=PATIENCE,
        ping_interval=None,
    )


class Client:
    """A page of a person who plays at random, at an address of its own."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.address = str(IPv4Address(next(ADDRESSES)))
        transport = httpx.AsyncHTTPTransport(local_address=self.address, verify=False)  # 22 ms of certificates, unused
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, transport=transport)
        self.socket: Any = None
        self.picture = Picture()
        self.said = 0
        self.heard = ""  # of the last choice

    async def begin(self, seats: list[str] | None = None, mode: str = "table", title: str = "bronze") -> str:
        """Begin a match, alone at two seats unless told otherwise; return what it is called."""
        (await self.http.post("/api/me", json={"name": "bench"})).raise_for_status()
        wish = {"title": title, "seats": seats or ["me", "me"], "mode": mode}
        made = await self.http.post("/api/matches", json=wish)
        made.raise_for_status()
        return str(made.json()["match"])

    async def sit_down(self, match: str, seat: int, key: str) -> None:
        """Take a seat in a match that somebody else began."""
        (await self.http.post("/api/me", json={"name": "bench"})).raise_for_status()
        taken = await self.http.post(f"/api/matches/{match}/seats/{seat}", json={"do": "take", "key": key})
        taken.raise_for_status()

    async def look(self, match: str, key: str = "") -> None:
        """Open the socket of a match, and wait for its picture."""
        self.picture = Picture()
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"ws://127.0.0.1:{self.port}/ws/{match}?key={key}"
        self.socket = await connect(url, self.address, {"Cookie": cookies})
        await self.socket.send(json.dumps({"do": "hello", "lang": "en"}))
        while self.picture.n < 0:
            await self.hear()

    async def hear(self) -> Heard:
        """Read one message."""
        data = await self.socket.recv()
        self.heard += data
        message = decoder.decode(data)
        self.picture = message.now or message.picture or self.picture
        return message

    async def go_on(self) -> None:
        """Begin another match, alone, where this one is over."""
        if self.over:
            await self.socket.close()
            await self.look(await self.begin())

    async def choose(self) -> float:
        """Make one choice and return the seconds until it was accepted."""
        ask = self.picture.asks[0]
        self.said += 1
        self.heard = ""
        choice = ask.choices[self.said % len(ask.choices)].number
        begin = time.perf_counter()
        wish = {"do": "choose", "id": self.said, "seat": ask.seat, "ask": ask.ask, "choices": [choice]}
        await self.socket.send(json.dumps(wish))
        answer = Heard()
        while answer.re != self.said:  # who is told to slow down is heard a little later
            answer = await self.hear()
        if not answer.ok:
            raise ValueError(self.heard[-500:])
        return time.perf_counter() - begin

    @property
    def over(self) -> bool:
        """Say whether the match is over."""
        return self.picture.over

    async def catch_up(self, n: int) -> None:
        """Wait for the picture after an event."""
        while self.picture.n < n:
            await self.hear()

    async def leave(self) -> None:
        """Close everything."""
        await self.socket.close()
        await self.http.aclose()


class Company:
    """Several people at one table, each with a page; perhaps with bots, and with one who looks on."""

    def __init__(self, port: int, people: int, bots: Sequence[str] = (), *, watched: bool = False) -> None:
        self.players = [Client(port) for _ in range(people)]
        self.bots = bots
        self.watcher = Client(port) if watched else None
        self.pages = [*self.players, *([self.watcher] if self.watcher else [])]

    async def begin(self) -> None:
        """Begin a match, let all sit down, and open their sockets."""
        host, *others = self.players
        await asyncio.gather(*[page.socket.close() for page in self.pages if page.socket])
        match = await host.begin(["me", *["open"] * len(others), *self.bots], "live")
        lobby = (await host.http.get(f"/api/matches/{match}")).json()
        for seat, page in enumerate(others, 1):
            await page.sit_down(match, seat, lobby["seats"][seat]["key"])
        for page in self.players:
            await page.look(match)
        if self.watcher is not None:
            await self.watcher.look(match, lobby["public"])
        await self.everybody(max(page.picture.n for page in self.pages))

    async def everybody(self, n: int) -> None:
        """Wait until all have seen an event."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*[page.catch_up(n) for page in self.pages])

    async def go_on(self) -> None:
        """Begin another match where this one is over."""
        if self.over:
            await self.begin()

    async def choose(self) -> float:
        """Let somebody who is asked choose, and all see it; return the seconds until it was accepted."""
        while (page := self.asked()) is None:  # a bot is to act
            await self.pages[0].hear()
            await self.everybody(self.pages[0].picture.n)
            if self.over:
                return 0.0
        seconds = await page.choose()
        await self.everybody(page.picture.n)
        return seconds

    def asked(self) -> Client | None:
        """Return a page that is asked."""
        return next((page for page in self.players if page.picture.asks), None)

    async def leave(self) -> None:
        """Close everything."""
        await asyncio.gather(*[page.leave() for page in self.pages])

    @property
    def over(self) -> bool:
        """Say whether their match is over."""
        return self.pages[0].over


async def begun(port: int, matches: int) -> list[Client]:
    """Begin many matches of one person each."""
    pages = [Client(port) for _ in range(matches)]

    async def begin(page: Client) -> None:
        await page.look(await page.begin())

    await some_at_a_time([partial(begin, page) for page in pages])
    return pages


async def begun_together(
    port: int, matches: int, people: int, bots: Sequence[str] = (), *, watched: bool = False
) -> list[Company]:
    """Begin many matches of several people each."""
    companies = [Company(port, people, bots, watched=watched) for _ in range(matches)]
    await some_at_a_time([company.begin for company in companies])
    return companies


async def some_at_a_time(beginnings: list[Callable[[], Awaitable[None]]]) -> None:
    """Begin all, but not all at once."""
    for first in range(0, len(beginnings), BEGUN_AT_ONCE):
        await asyncio.gather(*[begin() for begin in beginnings[first : first + BEGUN_AT_ONCE]])
