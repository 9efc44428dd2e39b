"""How fast is the web table? Real clients over loopback against one server, beside a bare echo of the same messages.

As many choices as the server takes, of people alone at their table and of several together (per CPU second of the
server, beside the echo's messages), the latency of choices and the memory of a match at a stated load, and in Chromium
what the page weighs and how soon a board can be played.
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
from pathlib import Path
from statistics import mean, median
from typing import TYPE_CHECKING, Any

from playwright.async_api import async_playwright

from bench import goals
from bench.clients import PATIENCE, begun, begun_together, connect, some_at_a_time

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bench.clients import Client, Company

CLIENTS = 300  # each may say 20 messages a second, so that many are needed to keep the server busy
PEOPLE = 3  # at a table of several
WARM_CHOICES = 20  # of each client, before the clock starts
ROUNDS = 5  # tables and echo in turns
ECHO_WISH = json.dumps({"do": "choose", "id": 1, "seat": 0, "ask": 1, "choices": [1]})
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


class Load:
    """What keeps a server busy: many at once, each as fast as it goes. Every turn has its own figures."""

    def __init__(self, pid: int, busy: Sequence[Callable[[float], Awaitable[int]]]) -> None:
        self.pid = pid
        self.busy = busy  # each goes on until a time, and returns how often it was answered
        self.per_cpu_second: list[float] = []
        self.per_second: list[float] = []

    async def turn(self, seconds: float) -> None:
        """Let all go on for some seconds."""
        begin, before = time.perf_counter(), cpu_seconds(self.pid)
        answered = sum(await asyncio.gather(*[one(begin + seconds) for one in self.busy]))
        self.per_cpu_second.append(answered / max(cpu_seconds(self.pid) - before, 1 / TICKS))
        self.per_second.append(answered / (time.perf_counter() - begin))


async def choose_until(players: Client | Company, until: float) -> int:
    """Choose again and again; return how often."""
    chosen = 0
    while time.perf_counter() < until and not players.over:
        await players.choose()
        chosen += 1
    return chosen


async def echo_until(socket: Any, until: float) -> int:  # noqa: ANN401 - the library's own type
    """Talk to the echo; return how often it answered."""
    heard = 0
    while time.perf_counter() < until:
        await socket.send(ECHO_WISH)
        await socket.recv()
        heard += 1
    return heard


async def side_by_side(port: int, pid: int, echo_port: int, echo_pid: int, seconds: float) -> dict[str, Any]:
    """Measure table, table of several people and echo in turns, so that whatever else the machine does hits all."""
    pages = await begun(port, CLIENTS)
    for _ in range(WARM_CHOICES):
        await asyncio.gather(*[page.choose() for page in pages if not page.over])
    companies = await begun_together(port, CLIENTS // PEOPLE, PEOPLE)
    sockets = [await echoing(echo_port, page.heard) for page in pages]
    alone = Load(pid, [partial(choose_until, page) for page in pages])
    together = Load(pid, [partial(choose_until, company) for company in companies])
    echo = Load(echo_pid, [partial(echo_until, socket) for socket in sockets])
    players: list[Client | Company] = [*pages, *companies]
    for _ in range(ROUNDS):
        await some_at_a_time([one.go_on for one in players])
        for load in (alone, together, echo):
            await load.turn(seconds / ROUNDS)
    everybody = [*pages, *(page for company in companies for page in company.pages)]
    await asyncio.gather(*[page.leave() for page in everybody], *[socket.close() for socket in sockets])
    pairs = zip(alone.per_cpu_second, echo.per_cpu_second, strict=True)
    return {
        "choices_per_cpu_second": round(median(alone.per_cpu_second)),
        "choices_per_second": round(median(alone.per_second)),
        "characters_per_choice": round(mean(len(page.heard) for page in pages)),
        "people_together": PEOPLE,
        "choices_together_per_cpu_second": round(median(together.per_cpu_second)),
        "echo_per_cpu_second": round(median(echo.per_cpu_second)),
        "ratio": round(median([choices / echoes for choices, echoes in pairs]), 3),
    }


async def echoing(port: int, text: str) -> Any:  # noqa: ANN401 - the library's own type
    """Open a socket of the echo that answers with what the table said to one choice."""
    socket = await connect(f"ws://127.0.0.1:{port}/", "127.0.0.1", {})
    await socket.send(text)
    return socket


async def at_a_load(port: int, pid: int, matches: int, seconds: float) -> dict[str, float]:
    """Return the latency of one choice a second in each of many matches, and the memory a match takes."""
    before = resident_mb(pid)
    pages = await begun(port, matches)
    taken: list[float] = []

    async def play(page: Client, late: float) -> None:
        await asyncio.sleep(late)
        until = time.perf_counter() + seconds
        while time.perf_counter() < until and not page.over:
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


async def measure(matches: int, seconds: float) -> dict[str, Any]:
    """Run both servers and return all figures."""
    gc.disable()  # a pause of ours would pass for one of the server's
    with tempfile.TemporaryDirectory() as folder:
        server, port = start(["-m", "saecula", "serve", "--port", "0", "--store", f"{folder}/store.db", "--dice", "7"])
        echo, echo_port = start(["-m", "bench.echo"])
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
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10.0)
    arguments = parser.parse_args()
    figures = asyncio.run(measure(arguments.matches, arguments.seconds))
    if arguments.json:
        sys.stdout.write(json.dumps(figures, indent=2) + "\n")
    else:
        sys.stdout.writelines(goals.lines(figures, goals.SERVER))
    return 1 if goals.missed(figures, goals.SERVER) else 0


if __name__ == "__main__":
    sys.exit(main())
