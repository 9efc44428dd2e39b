"""Slow senders are cut off, an address has so many connections, long bodies have so much memory: on real sockets."""

from __future__ import annotations

import asyncio
import json
import socket
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import uvicorn
import websockets

from saecula.server.app import make_app
from saecula.server.doors import SHORT_BODY_BYTES
from saecula.server.limits import Limits
from saecula.server.run import ACCEPTED_AT_ONCE, Entrance, configured, listen

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine

LONG = 600.0  # seconds that nothing in these tests needs
SOON = 0.2
PATIENT = Limits(head_seconds=LONG, body_seconds=LONG)
HEAD = "POST {path} HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: {size}\r\n{more}\r\n"
ME = HEAD.format(path="/api/me", size=15, more="") + '{"name":"Anna"}'
GET = "GET /api/me HTTP/1.1\r\nHost: here\r\n\r\n"


class Wire:
    """One connection, byte by byte."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def open(self) -> Wire:
        """Connect."""
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def say(self, data: str | bytes) -> Wire:
        """Send some bytes."""
        self.writer.write(data.encode() if isinstance(data, str) else data)
        await self.writer.drain()
        return self

    async def answer(self) -> tuple[int, Any, bool]:
        """Return the status of the next answer, its body, and whether the connection ends with it."""
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = int(head.split("content-length: ")[1].split("\r")[0])
        body = json.loads(await self.reader.readexactly(size))
        return int(head.split()[1]), body, "connection: close" in head

    async def told(self) -> tuple[int, str, bool]:
        """Return the status and the key of a problem, and whether the connection ends with it."""
        status, body, ends = await self.answer()
        assert body["problem"]["text"]
        return status, body["problem"]["key"], ends

    async def cut(self) -> bool:
        """Wait for the end; say whether nothing came before it."""
        try:
            return await self.reader.read() == b""
        except ConnectionResetError:
            return True

    def close(self) -> None:
        """Close."""
        self.writer.close()


@asynccontextmanager
async def serving(limits: Limits) -> AsyncIterator[Callable[[], Coroutine[Any, Any, Wire]]]:
    """Serve as `saecula serve` does; give a way to connect."""
    sock = listen("127.0.0.1", 0)
    port = sock.getsockname()[1]
    server = uvicorn.Server(configured(make_app(":memory:", None, limits=limits), limits))
    running = asyncio.create_task(server.serve(sockets=[sock]))
    wires: list[Wire] = []

    async def connect() -> Wire:
        wires.append(await Wire(port).open())
        return wires[-1]

    try:
        yield connect
    finally:
        for wire in wires:
            wire.close()
        server.should_exit = True
        await running


def story(limits: Limits, tell: Callable[[Callable[[], Coroutine[Any, Any, Wire]]], Coroutine[Any, Any, None]]) -> None:
    """Tell a story at a server with such limits; it has an end."""

    async def told() -> None:
        async with serving(limits) as connect:
            await tell(connect)

    asyncio.run(asyncio.wait_for(told(), 120))


@asynccontextmanager
async def at_a_table(port: int) -> AsyncIterator[tuple[Any, str]]:
    """Take a nickname, begin a match, and open a socket there; give it and its address."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as page:
        await page.post("/api/me", json={"name": "Anna"})
        wish = {"title": "bronze", "seats": ["me", "me"]}
        last = {"Connection": "close"}  # so that it does not count any more
        match = (await page.post("/api/matches", json=wish, headers=last)).json()["match"]
        cookie = {"Cookie": f"saecula={page.cookies['saecula']}"}
    url = f"ws://127.0.0.1:{port}/ws/{match}"
    async with websockets.connect(url, additional_headers=cookie) as socket:
        yield socket, url


async def is_heard(socket: Any) -> bool:  # noqa: ANN401 - the library's own type
    """Say whether a socket is answered."""
    await socket.send('{"do": "undo", "id": 3, "seat": 0}')
    return bool(json.loads(await socket.recv())["re"] == 3)


def test_a_head_that_does_not_come_to_its_end_is_cut_off() -> None:
    """Whoever sends nothing, half of it, a byte at a time, or half of a second one after a good first one."""

    async def tell(connect: Callable[[], Coroutine[Any, Any, Wire]]) -> None:
        silent, half, second = [await connect() for _ in range(3)]
        await half.say("GET /api/me HTT")
        await second.say(ME)
        assert (await second.answer())[0] == 200
        await second.say("GET /api/me HTTP/1.1\r\nHost: he")
        slow = await connect()
        await slow.say("GET /api/me HTTP/1.1\r\nX: ")
        end = asyncio.create_task(slow.cut())
        while not (await asyncio.wait({end}, timeout=SOON / 10))[0]:
            slow.writer.write(b"x")
        assert await end
        assert [await wire.cut() for wire in (silent, half, second)] == [True] * 3

    story(Limits(head_seconds=SOON, body_seconds=LONG), tell)


def test_a_body_that_does_not_come_to_its_end_is_answered_and_cut_off() -> None:
    """With a sentence, whether bytes come all the time or none."""

    async def tell(connect: Callable[[], Coroutine[Any, Any, Wire]]) -> None:
        silent, slow = [await connect() for _ in range(2)]
        for wire in (silent, slow):
            await wire.say(HEAD.format(path="/api/me", size=SHORT_BODY_BYTES, more="") + "{")
        end = asyncio.create_task(slow.told())
        while not (await asyncio.wait({end}, timeout=SOON / 10))[0]:
            slow.writer.write(b" ")
        assert await end == await silent.told() == (408, "too-slow", True)
        assert await silent.cut()

    story(Limits(head_seconds=LONG, body_seconds=SOON), tell)


def test_a_body_that_nobody_reads_is_cut_off_as_well() -> None:
    """The answer came long before its end."""

    async def tell(connect: Callable[[], Coroutine[Any, Any, Wire]]) -> None:
        wire = await connect()
        await wire.say(HEAD.format(path="/api/nothing", size=SHORT_BODY_BYTES, more="") + "{")
        assert (await wire.told())[0] == 405
        end = asyncio.create_task(wire.cut())
        while not (await asyncio.wait({end}, timeout=SOON / 10))[0]:
            wire.writer.write(b" ")  # so that the time between two requests never runs out
        assert await end

    story(Limits(head_seconds=SOON, body_seconds=SOON), tell)


@pytest.mark.parametrize(
    "more", ["Cookie: \x7f", "Cookie: " + "a" * 9000, "Content-Length: 9"], ids=["byte", "long", "body"]
)
def test_a_socket_that_is_wrongly_asked_for_is_cut_off(more: str) -> None:
    """Its head passes as one of HTTP, and is none of a socket."""
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + "A" * 22

    async def tell(connect: Callable[[], Coroutine[Any, Any, Wire]]) -> None:
        wire = await connect()
        await wire.say(f"GET /ws/any HTTP/1.1\r\nHost: here\r\n{upgrade}==\r\n{more}\r\n\r\n")
        await wire.cut()

    story(PATIENT, tell)


def test_sockets_outlive_the_time_of_a_head() -> None:
    """The time of a request ends with the request."""

    async def tell(connect: Callable[[], Coroutine[Any, Any, Wire]]) -> None:
        clock = await connect()
        async with at_a_table(clock.port) as (socket, _):
            assert await clock.cut()
            for _ in range(2):  # each is cut when the time of a head is over
                assert await (await connect()).cut()
            assert await is_heard(socket)

    story(Limits(head_seconds=SOON, body_seconds=SOON), tell)


def test_one_connection_too_many_is_told_so_and_twice_as_many_are_not_heard() -> None:
    """As soon as others are closed there is room again; sockets count, too."""

    async def tell(connect: Callable[[], Coroutine[Any, Any, Wire]]) -> None:
        good = await connect()
        await good.say(GET)
        assert (await good.answer())[0] == 200
        async with at_a_table(good.port) as (socket, url):
            crowded = [await connect() for _ in range(2)]
            assert await (await connect()).cut()
            for wire in crowded:
                await wire.say(GET)
                assert await wire.told() == (429, "too-crowded", True)
                assert await wire.cut()
            with pytest.raises(websockets.InvalidStatus, match="403"):
                await websockets.connect(url)
            assert await is_heard(socket)
        await good.say(GET.replace("here", "here\r\nConnection: close"))
        assert (await good.answer())[0] == 200
        assert await good.cut()
        fresh = await connect()
        await fresh.say(GET)
        assert (await fresh.answer())[0] == 200

    story(Limits(head_seconds=LONG, body_seconds=LONG, connections=2, near=True), tell)


def test_long_bodies_share_so_much_memory_and_short_ones_pass() -> None:
    """One that finds no room is refused; when another has gone, there is room again."""

    async def tell(connect: Callable[[], Coroutine[Any, Any, Wire]]) -> None:
        first, second, third, short = [await connect() for _ in range(4)]
        long = HEAD.format(path="/api/import", size=3 * SHORT_BODY_BYTES, more="Expect: 100-continue\r\n")
        for wire in (first, second):
            await wire.say(long)
            assert (await wire.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 100")
        await first.say(b"x" * 2 * SHORT_BODY_BYTES)
        await short.say(ME)
        assert (await short.answer())[0] == 200
        await second.say(b"x" * (SHORT_BODY_BYTES + 1))
        assert await second.told() == (503, "too-busy", True)
        await first.say(b"x" * SHORT_BODY_BYTES)
        assert await first.told() == (400, "message-wrong", False)
        await third.say(
            HEAD.format(path="/api/import", size=3 * SHORT_BODY_BYTES, more="") + "x" * 3 * SHORT_BODY_BYTES
        )
        assert await third.told() == (400, "message-wrong", False)

    story(Limits(head_seconds=LONG, body_seconds=LONG, bodies=3 * SHORT_BODY_BYTES - 1), tell)


@pytest.mark.parametrize("path", ["/api/me", "/api/matches", "/api/me/recover"])
def test_only_an_import_may_be_long(path: str) -> None:
    """Whatever else is too long is not read to its end."""

    async def tell(connect: Callable[[], Coroutine[Any, Any, Wire]]) -> None:
        wire = await connect()
        await wire.say(HEAD.format(path=path, size=SHORT_BODY_BYTES + 1, more=""))
        assert await wire.told() == (413, "message-too-long", True)

    story(PATIENT, tell)


def test_a_crowd_at_the_door_comes_in_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is at a table is heard in between; nobody outside is sent away."""
    crowd = 5 * ACCEPTED_AT_ONCE
    taken: list[int] = []
    loop = asyncio.selector_events.BaseSelectorEventLoop
    accept_all, accept = loop._accept_connection, Entrance.accept  # type: ignore[attr-defined]

    def accept_some(*facts: Any) -> None:  # noqa: ANN401
        taken.append(0)
        accept_all(*facts)

    def accept_one(entrance: Entrance) -> tuple[socket.socket, Any]:
        found = accept(entrance)
        taken[-1] += 1
        return found

    async def tell(connect: Callable[[], Coroutine[Any, Any, Wire]]) -> None:
        wires = await asyncio.gather(*[connect() for _ in range(crowd)])
        for wire in wires:
            await wire.say(GET)
        assert [(await wire.answer())[0] for wire in wires] == [200] * crowd

    monkeypatch.setattr(loop, "_accept_connection", accept_some)
    monkeypatch.setattr(Entrance, "accept", accept_one)
    story(PATIENT, tell)
    assert sum(taken) == crowd
    assert max(taken) <= ACCEPTED_AT_ONCE
