"""How fast is the web table? Real clients over loopback against one server, beside a bare echo of the same sizes.

Two measures: as many choices as the server takes (per CPU second of the server, beside the echo's messages), and the
latency of choices at a stated load. Memory per open match comes from the server's resident set.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import websockets
from litestar import Litestar, WebSocket, websocket

GOAL_RATIO = 0.20
GOAL_P99_MS = 100.0
GOAL_MB_PER_MATCH = 1.0
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


class Client:
    """A page that plays alone, at random but for ever."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)
        self.socket: Any = None
        self.picture: dict[str, Any] = {}
        self.said = 0
        self.sizes: list[int] = []

    async def begin(self) -> None:
        """Begin a match and open its socket."""
        if not self.http.cookies:
            await self.http.post("/api/me", json={"name": "bench"})
        made = await self.http.post("/api/matches", json={"title": "bronze", "seats": ["me"], "mode": "table"})
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        if self.socket is not None:
            await self.socket.close()
        url = f"ws://127.0.0.1:{self.port}/ws/{made.json()['match']}"
        self.socket = await websockets.connect(url, additional_headers={"Cookie": cookies}, max_size=2**22)
        await self.socket.send(json.dumps({"do": "hello", "lang": "en"}))
        await self.hear_until("picture")

    async def hear_until(self, key: str) -> dict[str, Any]:
        """Read messages until one has this key."""
        while True:
            data = await self.socket.recv()
            self.sizes.append(len(data))
            message: dict[str, Any] = json.loads(data)
            if "picture" in message:
                self.picture = message["picture"]
            if key in message:
                return message

    async def choose(self) -> float:
        """Make one choice and return the seconds until it was accepted."""
        if self.picture["over"]:
            await self.begin()
        ask = self.picture["asks"][0]
        self.said += 1
        choice = ask["choices"][self.said % len(ask["choices"])][0]
        begin = time.perf_counter()
        wish = {"do": "choose", "id": self.said, "seat": 0, "ask": ask["ask"], "choices": [choice]}
        await self.socket.send(json.dumps(wish))
        answer = await self.hear_until("re")
        if "ok" not in answer:
            raise ValueError(answer)
        return time.perf_counter() - begin

    async def leave(self) -> None:
        """Close everything."""
        await self.socket.close()
        await self.http.aclose()


async def as_fast_as_possible(port: int, pid: int, clients: int, seconds: float) -> tuple[float, float, int]:
    """Return accepted choices per CPU second, per second, and the median size of a message."""
    pages = [Client(port) for _ in range(clients)]
    await asyncio.gather(*[page.begin() for page in pages])
    until = time.perf_counter() + seconds
    before, begin = cpu_seconds(pid), time.perf_counter()

    async def play(page: Client) -> int:
        chosen = 0
        while time.perf_counter() < until:
            await page.choose()
            chosen += 1
        return chosen

    chosen = sum(await asyncio.gather(*[play(page) for page in pages]))
    spent, took = cpu_seconds(pid) - before, time.perf_counter() - begin
    sizes = sorted(size for page in pages for size in page.sizes)
    for page in pages:
        await page.leave()
    return chosen / spent, chosen / took, sizes[len(sizes) // 2]


async def at_a_load(port: int, pid: int, matches: int, seconds: float) -> dict[str, float]:
    """Return the latency of one choice a second in each of many matches, and the memory a match takes."""
    before = resident_mb(pid)
    pages = [Client(port) for _ in range(matches)]
    for first in range(0, matches, 25):
        await asyncio.gather(*[page.begin() for page in pages[first : first + 25]])
    taken: list[float] = []

    async def play(page: Client, late: float) -> None:
        await asyncio.sleep(late)
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
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


async def echo_speed(port: int, pid: int, clients: int, size: int, seconds: float) -> float:
    """Return echoed messages per CPU second."""
    url = f"ws://127.0.0.1:{port}/echo"
    sockets = [await websockets.connect(url, max_size=2**22) for _ in range(clients)]
    message = json.dumps({"size": size})
    until = time.perf_counter() + seconds
    before = cpu_seconds(pid)

    async def talk(socket: Any) -> int:  # noqa: ANN401 - the library's own type
        heard = 0
        while time.perf_counter() < until:
            await socket.send(message)
            await socket.recv()
            heard += 1
        return heard

    heard = sum(await asyncio.gather(*[talk(socket) for socket in sockets]))
    spent = cpu_seconds(pid) - before
    for socket in sockets:
        await socket.close()
    return heard / spent


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
    """Run both servers one after the other and return all figures."""
    with tempfile.TemporaryDirectory() as folder:
        server, port = start(["-m", "saecula", "serve", "--port", "0", "--store", f"{folder}/store.db"])
        try:
            await asyncio.sleep(0)
            await wait_for(port)
            per_cpu, per_second, size = await as_fast_as_possible(port, server.pid, 20, seconds)
            load = await at_a_load(port, server.pid, matches, seconds)
        finally:
            server.terminate()
            server.wait()
    echo, echo_port = start([__file__, "--echo"])
    try:
        await wait_for(echo_port)
        echoed = await echo_speed(echo_port, echo.pid, 20, size, seconds)
    finally:
        echo.terminate()
        echo.wait()
    return {
        "choices_per_cpu_second": round(per_cpu),
        "choices_per_second": round(per_second),
        "message_bytes": size,
        "echo_per_cpu_second": round(echoed),
        "ratio": round(per_cpu / echoed, 3),
        **load,
    }


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


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--echo", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10.0)
    arguments = parser.parse_args()
    if arguments.echo:
        serve_echo()
        return
    figures = asyncio.run(measure(arguments.matches, arguments.seconds))
    if arguments.json:
        sys.stdout.write(json.dumps(figures, indent=2) + "\n")
        return
    goals = {"ratio": GOAL_RATIO, "p99_ms": GOAL_P99_MS, "mb_per_match": GOAL_MB_PER_MATCH}
    for name, figure in figures.items():
        sys.stdout.write(f"{name:24} {figure:>12,}   {f'goal {goals[name]}' if name in goals else ''}\n")


if __name__ == "__main__":
    main()
