"""Clone into an empty folder with empty caches, run `make play` there, and say how long a stranger waits.

`python -m tools.fresh_start` fetches packages and compiles the engine, so it takes minutes; no test runs it. It prints
wall seconds since the start of the clone, the CPU seconds of everything up to the page and of the compile, and
megabytes. Linux only. `--until page` ends before the compile does.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import httpx

from tests.server.living import Player, Server

if TYPE_CHECKING:
    from collections.abc import Mapping

ROOT = Path(__file__).resolve().parent.parent
SETTINGS = (".npmrc", ".config/pip", ".config/uv", ".pip")  # of package indexes
PORT_SECONDS = 600
COMPILE_SECONDS = 1800
MEGABYTE = 1_000_000


class Start:
    """One `make play` in a folder, and its clock."""

    def __init__(self, tree: Path, environment: Mapping[str, str], begun: float) -> None:
        self.begun = begun
        command = ["make", "--no-print-directory", "play", "OPTIONS=--port 0 --lang en"]
        self.make = subprocess.Popen(  # noqa: S603 - our own command
            command, cwd=tree, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        address = self.line("Saecula is at ", PORT_SECONDS).split()[3]
        self.server = Server("", port=int(address.rstrip("/").rpartition(":")[2]))
        page = httpx.get(address)
        if page.status_code != httpx.codes.OK or "<script" not in page.text:
            sys.exit(f"no page at {address}: {page.status_code}")
        self.pid = children(self.make.pid)[0]  # the server, which start.py has become

    def line(self, beginning: str, seconds: float) -> str:
        """Wait for a line of its output."""
        until = time.monotonic() + seconds
        for line in self.make.stdout or ():
            if line.startswith(beginning):
                return line
            if time.monotonic() > until:
                break
        sys.exit(f"“{beginning}” was not said")

    def tell(self, what: str) -> None:
        """Say how long something took."""
        tell(what, f"{time.monotonic() - self.begun:.1f} s")

    def stop(self) -> None:
        """End the server, as Ctrl-C does."""
        os.killpg(self.make.pid, signal.SIGINT)
        self.make.wait()


def main() -> None:
    """Measure the first start, and the second."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--until", choices=["page", "end"], default="end")
    until = parser.parse_args().until
    with tempfile.TemporaryDirectory(prefix="saecula-fresh-") as folder:
        tree, home = Path(folder, "saecula"), Path(folder, "home")
        environment = fresh(home)
        begun = time.monotonic()
        subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", ROOT, tree], check=True)  # noqa: S603, S607
        first = Start(tree, environment, begun)
        first.tell("first start: page")
        tell("CPU up to the page", f"{cpu_seconds(first.pid):.1f} s")
        asyncio.run(move(first.server))
        first.tell("first move accepted")
        if until == "end":
            first.line("The engine is compiled", COMPILE_SECONDS)
            first.tell("opponents think compiled")
            tell("CPU of the compile", f"{sum(map(cpu_seconds, compilers(first.pid))):.1f} s")
        for name in (".venv", "web/node_modules", "build", "web/dist"):
            tell(name, f"{size(tree / name)} MB")
        tell("caches", f"{size(home)} MB")
        first.stop()
        again = Start(tree, environment, time.monotonic())
        again.tell("second start: page")
        tell("its CPU", f"{cpu_seconds(again.pid):.1f} s")
        tell("its engine", httpx.get(f"{again.server.url}/api/titles").json()["engine"])
        again.stop()


def fresh(home: Path) -> dict[str, str]:
    """Return an environment whose home has nothing but the settings of package indexes."""
    home.mkdir()
    for name in SETTINGS:
        there = Path.home() / name
        if there.is_dir():
            shutil.copytree(there, home / name)
        elif there.exists():
            shutil.copy(there, home / name)
    dropped = ("PYTHONPATH", "VIRTUAL_ENV", "DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "MAKEFLAGS", "MAKELEVEL")
    kept = {name: value for name, value in os.environ.items() if name not in dropped and "SAECULA" not in name}
    caches = {"UV_CACHE_DIR": "uv", "PIP_CACHE_DIR": "pip", "npm_config_cache": "npm", "XDG_CACHE_HOME": "cache"}
    return {
        **kept,
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "PYTHONUNBUFFERED": "1",
        **{name: str(home / folder) for name, folder in caches.items()},
    }


async def move(server: Server) -> None:
    """Begin a match against the computer and make a move."""
    player = await Player(server).named("Anna")
    match = await player.begin("me", "medium")
    await player.connect(match)
    answer = await player.choose()
    if not answer.get("ok"):
        sys.exit(f"the first move was not accepted: {answer}")
    await player.leave()


def children(pid: int) -> list[int]:
    """Return the processes that a process has begun."""
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()]


def compilers(pid: int) -> list[int]:
    """Return the compile behind a server: the child in a session of its own, even after its end."""
    return [child for child in children(pid) if os.getsid(child) == child]


def cpu_seconds(pid: int) -> float:
    """Return what a process has used, and what it has begun and seen the end of."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(") ")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def size(folder: Path) -> int:
    """Return the megabytes of a folder on the disk."""
    files = (path.lstat() for path in folder.rglob("*"))
    return round(sum({(stat.st_dev, stat.st_ino): stat.st_blocks * 512 for stat in files}.values()) / MEGABYTE)


def tell(what: str, figure: str) -> None:
    """Print one figure."""
    sys.stdout.write(f"{what:<28}{figure:>12}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
