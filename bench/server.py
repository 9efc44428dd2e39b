"""How fast is the web table? Real clients over loopback against one server, beside a bare echo of the same sizes.

As many choices as the server takes (per CPU second of the server, beside the echo's messages), the latency of choices
and the memory of a match at a stated load, and in Chromium what the page weighs and how soon a board can be played.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from functools import partial
from ipaddress import IPv4Address
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import websockets
from litestar import Litestar, WebSocket, websocket
from playwright.async_api import async_playwright
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from bench import goals

CLIENTS = 300  # each may say 20 messages a second, so that many are needed to keep the server busy
ADDRESSES = count(int(IPv4Address("127.1.0.1")))  # what an address may do is limited: every client has its own
PATIENCE = 120  # seconds; a busy machine is slow, not wrong
WARM_CHOICES = 20  # of each client, before the clock starts
ROUNDS = 5  # table and echo in turns
VISITS = 5
PLAYABLE = "() => document.querySelector('[data-ask]')?.dataset.ask && document.querySelector('[data-thing]')"
BROWSER_FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid: int) -> float:
    """Return the CPU seconds a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident_mb(pid: int) -> float:
    """Return the resident memory of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text("utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def start(command: list[str]) -> tuple[subprocess.Popen[str], int]:
    """Start a server and return its process and port."""
    process = subprocess.Popen(  # noqa: S603 - our own command
        [sys.executable, *command], stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONUNBUFFERED": "1"}
    )
    assert process.stdout is not None
    return process, int(process.stdout.readline().split("127.0.0.1:")[1].split("/")[0])


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
    """A page that plays alone and at random: a person of its own, at an address of its own."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.address = str(IPv4Address(next(ADDRESSES)))
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, transport=transport)
        self.socket: Any = None
        self.picture: dict[str, Any] = {}
        self.said = 0
        self.heard = 0  # characters

    async def begin(self) -> None:
        """Begin a match and open its socket."""
        named = await self.http.post("/api/me", json={"name": "bench"})
        named.raise_for_status()
        made = await self.http.post("/api/matches", json={"title": "bronze", "seats": ["me", "me"], "mode": "table"})
        made.raise_for_status()
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"ws://127.0.0.1:{self.port}/ws/{made.json()['match']}"
        self.socket = await connect(url, self.address, {"Cookie": cookies})
        await self.socket.send(json.dumps({"do": "hello", "lang": "en"}))
        while not self.picture:
            await self.hear()

    async def hear(self) -> dict[str, Any]:
        """Read one message."""
        data = await self.socket.recv()
        self.heard += len(data)
        message: dict[str, Any] = json.loads(data)
        self.picture = message.get("now") or message.get("picture") or self.picture
        return message

    async def choose(self) -> float:
        """Make one choice and return the seconds until it was accepted."""
        ask = self.picture["asks"][0]
        self.said += 1
        choice = ask["choices"][self.said % len(ask["choices"])][0]
        begin = time.perf_counter()
        wish = {"do": "choose", "id": self.said, "seat": ask["seat"], "ask": ask["ask"], "choices": [choice]}
        await self.socket.send(json.dumps(wish))
        answer: dict[str, Any] = {}
        while answer.get("re") != self.said:  # who is told to slow down is heard a little later
            answer = await self.hear()
        if "ok" not in answer:
            raise ValueError(answer)
        return time.perf_counter() - begin

    async def leave(self) -> None:
        """Close everything."""
        await self.socket.close()
        await self.http.aclose()


class Played:
    """Choices as fast as the server takes them, in matches that were made before the clock started."""

    def __init__(self, pid: int, pages: list[Client]) -> None:
        self.pid = pid
        self.pages = pages
        self.chosen = 0
        self.cpu = 0.0
        self.seconds = 0.0

    async def warm_up(self) -> int:
        """Let every page choose some times; return how many characters were sent for each choice."""
        for page in self.pages:
            page.heard = 0
        for _ in range(WARM_CHOICES):
            await asyncio.gather(*[page.choose() for page in self.pages if not page.picture["over"]])
        return sum(page.heard for page in self.pages) // (WARM_CHOICES * len(self.pages))

    async def play(self, seconds: float) -> None:
        """Let all pages choose for some seconds."""
        begin, before = time.perf_counter(), cpu_seconds(self.pid)
        self.chosen += sum(await asyncio.gather(*[self.play_one(page, begin + seconds) for page in self.pages]))
        self.cpu += cpu_seconds(self.pid) - before
        self.seconds += time.perf_counter() - begin

    async def play_one(self, page: Client, until: float) -> int:
        """Let one page choose."""
        chosen = 0
        while time.perf_counter() < until and not page.picture["over"]:
            await page.choose()
            chosen += 1
        return chosen


class Echoed:
    """A bare echo of messages as large as the server's, as fast as it goes."""

    def __init__(self, pid: int, sockets: list[Any], size: int) -> None:
        self.pid = pid
        self.sockets = sockets
        self.size = size
        self.heard = 0
        self.cpu = 0.0

    async def talk(self, seconds: float) -> None:
        """Let all sockets talk for some seconds."""
        until, before = time.perf_counter() + seconds, cpu_seconds(self.pid)
        self.heard += sum(await asyncio.gather(*[self.talk_one(socket, until) for socket in self.sockets]))
        self.cpu += cpu_seconds(self.pid) - before

    async def talk_one(self, socket: Any, until: float) -> int:  # noqa: ANN401 - the library's own type
        """Let one socket talk."""
        message = json.dumps({"size": self.size})
        heard = 0
        while time.perf_counter() < until:
            await socket.send(message)
            await socket.recv()
            heard += 1
        return heard


async def side_by_side(port: int, pid: int, echo_port: int, echo_pid: int, seconds: float) -> dict[str, Any]:
    """Measure table and echo in turns, so that whatever else the machine does hits both."""
    played = Played(pid, await begun(port, CLIENTS))
    size = await played.warm_up()
    url = f"ws://127.0.0.1:{echo_port}/echo"
    echoed = Echoed(echo_pid, [await connect(url, "127.0.0.1", {}) for _ in range(CLIENTS)], size)
    for _ in range(ROUNDS):
        await played.play(seconds / ROUNDS)
        await echoed.talk(seconds / ROUNDS)
    for page in played.pages:
        await page.leave()
    for socket in echoed.sockets:
        await socket.close()
    choices, echoes = played.chosen / played.cpu, echoed.heard / echoed.cpu
    return {
        "choices_per_cpu_second": round(choices),
        "choices_per_second": round(played.chosen / played.seconds),
        "characters_per_choice": size,
        "echo_per_cpu_second": round(echoes),
        "ratio": round(choices / echoes, 3),
    }


async def begun(port: int, matches: int) -> list[Client]:
    """Begin many matches, some at a time."""
    pages = [Client(port) for _ in range(matches)]
    for first in range(0, matches, 25):
        await asyncio.gather(*[page.begin() for page in pages[first : first + 25]])
    return pages


async def at_a_load(port: int, pid: int, matches: int, seconds: float) -> dict[str, float]:
    """Return the latency of one choice a second in each of many matches, and the memory a match takes."""
    before = resident_mb(pid)
    pages = await begun(port, matches)
    taken: list[float] = []

    async def play(page: Client, late: float) -> None:
        await asyncio.sleep(late)
        until = time.perf_counter() + seconds
        while time.perf_counter() < until and not page.picture["over"]:
            took = await page.choose()
            taken.append(took)
            await asyncio.sleep(max(0.0, 1.0 - took))

    await asyncio.gather(*[play(page, i / matches) for i, page in enumerate(pages)])
    memory = (resident_mb(pid) - before) / matches
    for page in pages:
        await page.leave()
    taken.sort()
    return {
        "matches": matches,
        "choices": len(taken),
        "p50_ms": round(1000 * taken[len(taken) // 2], 1),
        "p99_ms": round(1000 * taken[int(len(taken) * 0.99)], 1),
        "mb_per_match": round(memory, 3),
    }


async def in_a_browser(port: int) -> dict[str, float]:
    """Return what the page weighs as it is sent, and how soon a board can be played, in Chromium, each time afresh."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=shutil.which("chromium"), args=BROWSER_FLAGS)
        start, board, times = 0, 0, []
        for _ in range(VISITS):
            context = await browser.new_context(viewport={"width": 1440, "height": 900})
            context.set_default_timeout(1000 * PATIENCE)
            page = await context.new_page()
            sent: list[Any] = []
            page.on("requestfinished", partial(list.append, sent))  # Playwright marks its handlers: no built-in method
            await page.goto(f"http://127.0.0.1:{port}/", wait_until="networkidle")
            start = await weight(sent)
            await page.get_by_role("button", name="Play now").first.click()
            await page.wait_for_function(PLAYABLE)
            await page.wait_for_load_state("networkidle")
            board = await weight(sent)
            fresh = await context.new_page()  # the same person, the same match, nothing in the cache
            session = await context.new_cdp_session(fresh)
            await session.send("Network.enable")
            await session.send("Network.setCacheDisabled", {"cacheDisabled": True})
            begin = time.perf_counter()
            await fresh.goto(page.url, wait_until="commit")
            await fresh.wait_for_function(PLAYABLE)
            times.append(time.perf_counter() - begin)
            await context.close()
        await browser.close()
    return {
        "start_page_kb": round(start / 1024, 1),
        "with_board_kb": round(board / 1024, 1),
        "playable_ms": round(1000 * sorted(times)[len(times) // 2]),
    }


async def weight(requests: list[Any]) -> int:
    """Return how many bytes of bodies were sent, as they were sent."""
    return sum([(await request.sizes())["responseBodySize"] for request in requests])


def serve_echo() -> None:
    """Serve a bare echo: every message is answered by as many bytes as it names."""

    @websocket("/echo")
    async def echo(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        while True:
            wanted = json.loads(await socket.receive_data(mode="text"))["size"]
            await socket.send_data("x" * wanted, mode="text")

    from saecula.server.run import listen  # noqa: PLC0415 - only in the echo's own process

    sock = listen("127.0.0.1", 0)
    sys.stdout.write(f"http://127.0.0.1:{sock.getsockname()[1]}/\n")
    sys.stdout.flush()
    config = uvicorn.Config(Litestar([echo], logging_config=None), ws="websockets-sansio", log_level="critical")
    uvicorn.Server(config).run(sockets=[sock])


async def measure(matches: int, seconds: float) -> dict[str, Any]:
    """Run both servers and return all figures."""
    gc.disable()  # a pause of ours would pass for one of the server's
    with tempfile.TemporaryDirectory() as folder:
        server, port = start(["-m", "saecula", "serve", "--port", "0", "--store", f"{folder}/store.db"])
        echo, echo_port = start(["-m", "bench.server", "--echo"])
        try:
            await wait_for(port)
            await wait_for(echo_port)
            speed = await side_by_side(port, server.pid, echo_port, echo.pid, seconds)
            load = await at_a_load(port, server.pid, matches, seconds)
            return speed | load | await in_a_browser(port)
        finally:
            for process in (server, echo):
                process.terminate()
                process.wait()


async def wait_for(port: int) -> None:
    """Wait until a server answers."""
    for _ in range(500):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
        except OSError:
            await asyncio.sleep(0.02)
        else:
            return


def main() -> int:
    """Measure and print the figures beside their goals; return 1 where one is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--echo", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10.0)
    arguments = parser.parse_args()
    if arguments.echo:
        serve_echo()
        return 0
    figures = asyncio.run(measure(arguments.matches, arguments.seconds))
    if arguments.json:
        sys.stdout.write(json.dumps(figures, indent=2) + "\n")
    else:
        sys.stdout.writelines(goals.lines(figures, goals.SERVER))
    return 1 if goals.missed(figures, goals.SERVER) else 0


if __name__ == "__main__":
    sys.exit(main())
