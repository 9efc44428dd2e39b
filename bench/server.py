"""How fast is the web table? Real clients over loopback against one server, beside a bare echo of the same messages.

As many choices as the server takes, of people alone at their table and of several together, per CPU second of the
server, beside the echo's messages; choices per second, their cost and their latency at more and more tables of two
people and one who looks on, on SQLite and PostgreSQL, in one process and in two, without bots and with one; the store
alone; and in Chromium what the page weighs and how soon a board can be played.

    python -m bench.server --against COMMIT     the same clients at the server of a commit and at this one, in turns
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sys
import tempfile
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from statistics import mean, median
from typing import TYPE_CHECKING, Any

from bench import compare, goals
from bench.browser import in_a_browser
from bench.clients import begun, begun_together, connect, some_at_a_time
from bench.loads import Load, choose_until, echo_until, once_a_second
from bench.processes import Served, cpu_seconds, resident_mb, serve, start, wait_for
from bench.stores import writes_per_second
from tests.server.cluster import Cluster

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from bench.clients import Client, Company

__all__ = ["at_more_and_more_tables", "main", "resident_mb", "serving", "side_by_side", "start", "wait_for"]

CLIENTS = 300  # each may say 20 messages a second, so that many are needed to keep the server busy
PEOPLE = 2  # at a table of several, and one who looks on
WARM_CHOICES = 20  # of each client, before the clock starts
ROUNDS = 5  # tables and echo in turns
TURNS = 3  # of an older server and this one
ECHO_WISH = json.dumps({"do": "choose", "id": 1, "seat": 0, "ask": 1, "choices": [1]})
KINDS = (  # name, store, processes, bots
    ("sqlite", "sqlite", 1, ()),
    ("postgres", "postgres", 1, ()),
    ("postgres_2", "postgres", 2, ()),
    ("sqlite_bots", "sqlite", 1, ("greedy",)),
    ("postgres_bots", "postgres", 1, ("greedy",)),
)
MAX_WORSE = 1.1  # how much worse than an older server a figure may look by chance
LESS_IS_BETTER = ("p50_ms", "p99_ms", "mb_per_match", "cpu_ms")


async def side_by_side(port: int, pid: int, echo_port: int, echo_pid: int, seconds: float) -> dict[str, Any]:
    """Measure table, table of several people and echoes in turns, so that whatever else the machine does hits all."""
    pages = await begun(port, CLIENTS)
    for _ in range(WARM_CHOICES):
        await asyncio.gather(*[page.choose() for page in pages if not page.over])
    companies = await begun_together(port, max(1, CLIENTS // (PEOPLE + 1)), PEOPLE, watched=True)
    for company in companies:
        for page in company.pages:
            page.heard = ""
        await company.choose()
    cpu, echo_cpu = partial(cpu_seconds, pid), partial(cpu_seconds, echo_pid)
    sockets = [await echoing(echo_port, i, [page.heard]) for i, page in enumerate(pages)]
    groups = [await echoing(echo_port, -1 - i, [page.heard for page in one.pages]) for i, one in enumerate(companies)]
    alone = Load(cpu, [partial(choose_until, page) for page in pages])
    together = Load(cpu, [partial(choose_until, company) for company in companies])
    echo = Load(echo_cpu, [partial(echo_until, socket, ECHO_WISH) for socket in sockets])
    to_all = Load(echo_cpu, [partial(echo_until, group, ECHO_WISH) for group in groups])
    players: list[Client | Company] = [*pages, *companies]
    for _ in range(ROUNDS):
        await some_at_a_time([one.go_on for one in players])
        for load in (alone, echo, together, to_all):
            await load.turn(seconds / ROUNDS)
    await asyncio.gather(*[one.leave() for one in players])
    await asyncio.gather(*[socket.close() for table in [*sockets, *groups] for socket in table])
    return {
        "choices_per_cpu_second": round(median(alone.per_cpu_second)),
        "choices_per_second": round(median(alone.per_second)),
        "characters_per_choice": round(mean(len(page.heard) for page in pages)),
        "echo_per_cpu_second": round(median(echo.per_cpu_second)),
        "ratio": ratio(alone, echo),
        "choices_together_per_cpu_second": round(median(together.per_cpu_second)),
        "echo_together_per_cpu_second": round(median(to_all.per_cpu_second)),
        "ratio_together": ratio(together, to_all),
    }


def ratio(table: Load, echo: Load) -> float:
    """Return how many choices a CPU second makes where the echo makes one answer."""
    pairs = zip(table.per_cpu_second, echo.per_cpu_second, strict=True)
    return round(median([choices / echoes for choices, echoes in pairs]), 3)


async def echoing(port: int, table: int, texts: list[str]) -> list[Any]:
    """Open the sockets of a table at the echo, which is sent what the server said to one choice."""
    sockets = [await connect(f"ws://127.0.0.1:{port}/", "127.0.0.1", {}) for _ in texts]
    for socket, text in zip(sockets, texts, strict=True):
        await socket.send(json.dumps([table, text]))
    return sockets


async def at_more_and_more_tables(
    served: Served, sizes: list[int], bots: tuple[str, ...], seconds: float
) -> dict[str, float]:
    """Return what happens at so many tables: as many choices as it takes, then one a second at each."""
    found: dict[str, float] = {}
    companies: list[Company] = []
    memory = served.resident_mb()
    for size in sizes:
        companies += await begun_together(served.port, size - len(companies), PEOPLE, bots, watched=True)
        await some_at_a_time([company.go_on for company in companies])
        flood = Load(served.cpu_seconds, [partial(choose_until, company) for company in companies])
        await flood.turn(seconds / 2)
        await some_at_a_time([company.go_on for company in companies])
        steady = await once_a_second(served, companies, seconds)
        figures = {"choices_per_second": round(flood.per_second[0]), **steady}
        found |= {f"{size}_{name}": figure for name, figure in figures.items()}
    found["mb_per_match"] = round((served.resident_mb() - memory) / max(sizes), 3)
    await some_at_a_time([company.leave for company in companies])
    return found


async def at_tables(cluster: Cluster, folder: str, sizes: list[int], seconds: float) -> dict[str, float]:
    """Return the figures of all kinds of servers, and of the stores alone."""
    found: dict[str, float] = {}
    for kind in ("sqlite", "postgres"):
        url = cluster.database("alone") if kind == "postgres" else f"{folder}/alone.db"
        found[f"{kind}_writes_per_second"] = round(await writes_per_second(url, seconds / 2))
    for name, kind, workers, bots in KINDS:
        url = cluster.database(f"bench_{name}") if kind == "postgres" else f"{folder}/{name}.db"
        async with serving(url, workers) as served:
            figures = await at_more_and_more_tables(served, sizes, bots, seconds)
        found |= {f"{name}_{figure}": value for figure, value in figures.items()}
        gc.collect()
    few, many = min(sizes), max(sizes)
    for kind in ("sqlite", "postgres"):
        found[f"{kind}_cost_growth"] = round(found[f"{kind}_{many}_cpu_ms"] / found[f"{kind}_{few}_cpu_ms"], 2)
    rates = [found[f"{kind}_{many}_choices_per_second"] for kind in ("postgres", "sqlite")]
    found["postgres_share"] = round(rates[0] / rates[1], 2)
    return found


@asynccontextmanager
async def serving(store: str, workers: int = 1, site: Path | None = None) -> AsyncIterator[Served]:
    """Have a server for a while."""
    served = await serve(store, workers, site)
    try:
        yield served
    finally:
        served.stop()


async def measure(sizes: list[int], seconds: float) -> dict[str, Any]:
    """Run all servers and return all figures."""
    gc.disable()  # a pause of ours would pass for one of the server's
    cluster = Cluster(safe=True)
    with tempfile.TemporaryDirectory() as folder:
        try:
            cluster.start()
            async with serving(f"{folder}/store.db") as served:
                speed = await beside_an_echo(served, seconds)
                page = await in_a_browser(served.port)
            return speed | await at_tables(cluster, folder, sizes, seconds) | page
        finally:
            cluster.remove()


async def beside_an_echo(served: Served, seconds: float) -> dict[str, Any]:
    """Start the echo, and measure both in turns."""
    echo, echo_port = start(["-m", "bench.echo"])
    try:
        await wait_for(echo_port)
        return await side_by_side(served.port, served.process.pid, echo_port, echo.pid, seconds)
    finally:
        echo.terminate()
        echo.wait()


# --- beside an older server ------------------------------------------------------------------------------------------


async def measure_against(site: Path, tables: int, seconds: float) -> dict[str, dict[str, float]]:
    """Return the figures of an older build and of this one: the same clients, in turns, people alone at a table."""
    gc.disable()
    found: dict[str, list[dict[str, float]]] = {"old": [], "new": []}
    for _ in range(TURNS):
        for name, place in (("old", site), ("new", None)):
            with tempfile.TemporaryDirectory() as folder:
                async with serving(f"{folder}/store.db", site=place) as served:
                    found[name].append(await of_people_alone(served, tables, seconds))
            gc.collect()
    return {name: {key: median([run[key] for run in runs]) for key in runs[0]} for name, runs in found.items()}


async def of_people_alone(served: Served, tables: int, seconds: float) -> dict[str, float]:
    """Return throughput, latency and memory of people alone at their tables."""
    memory = served.resident_mb()
    pages = await begun(served.port, tables)
    grown = (served.resident_mb() - memory) / tables
    steady = await once_a_second(served, pages, seconds)
    await some_at_a_time([page.go_on for page in pages])
    flood = Load(served.cpu_seconds, [partial(choose_until, page) for page in pages])
    await flood.turn(seconds / 2)
    await asyncio.gather(*[page.leave() for page in pages])
    rates = {"per_cpu_second": flood.per_cpu_second[0], "per_second": flood.per_second[0]}
    return {f"choices_{name}": round(rate) for name, rate in rates.items()} | steady | {"mb_per_match": round(grown, 3)}


def beside(figures: dict[str, dict[str, float]]) -> Iterator[str]:
    """Tell what was and what is, and what is worse."""
    yield f"{'':24} {'old':>14} {'new':>14}\n"
    wrong = worse(figures)
    for name, old in figures["old"].items():
        yield f"{name:24} {old:14,} {figures['new'][name]:14,}{'   WORSE' if name in wrong else ''}\n"


def worse(figures: dict[str, dict[str, float]]) -> list[str]:
    """Return the figures that are worse than an older server's by more than chance explains."""
    found = []
    for name, old in figures["old"].items():
        now = figures["new"][name]
        if name != "choices" and (now > old * MAX_WORSE if name in LESS_IS_BETTER else now * MAX_WORSE < old):
            found.append(name)
    return found


def main() -> int:
    """Measure and print the figures beside their goals; return 1 where one is missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200, 500])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--against", metavar="COMMIT", help="compare with the server of an older commit")
    arguments = parser.parse_args()
    if arguments.against:
        site = compare.built(arguments.against, compare.FOLDER, page=False, anew=False)
        pair = asyncio.run(measure_against(site, max(arguments.tables), arguments.seconds))
        sys.stdout.writelines([json.dumps(pair, indent=2) + "\n"] if arguments.json else beside(pair))
        return 1 if worse(pair) else 0
    figures = asyncio.run(measure(arguments.tables, arguments.seconds))
    if arguments.json:
        sys.stdout.write(json.dumps(figures, indent=2) + "\n")
    else:
        sys.stdout.writelines(goals.lines(figures, goals.SERVER))
    return 1 if goals.missed(figures, goals.SERVER) else 0


if __name__ == "__main__":
    sys.exit(main())
