"""Processes that a benchmark starts: the server, an echo; and what they cost."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Served:
    """A server at work: its process, its port, and those of its processes that serve."""

    process: subprocess.Popen[str]
    port: int
    pids: list[int]

    def cpu_seconds(self) -> float:
        """Return the CPU seconds that serving has used; bots think elsewhere."""
        return sum(cpu_seconds(pid) for pid in self.pids)

    def resident_mb(self) -> float:
        """Return the resident memory of what serves."""
        return sum(resident_mb(pid) for pid in self.pids)

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


def cpu_seconds(pid: int) -> float:
    """Return the CPU seconds a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident_mb(pid: int) -> float:
    """Return the resident memory of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text("utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def children(pid: int) -> list[int]:
    """Return the processes that a process has begun."""
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()]


def start(command: list[str], more: Mapping[str, str] | None = None) -> tuple[subprocess.Popen[str], int]:
    """Start a server and return its process and port."""
    process = subprocess.Popen(  # noqa: S603 - our own command
        [sys.executable, *command],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"} | dict(more or {}),
    )
    assert process.stdout is not None
    return process, int(process.stdout.readline().split("127.0.0.1:")[1].split("/")[0])


async def serve(store: str, workers: int = 1, site: Path | None = None) -> Served:
    """Start a server of ours, or of another build; return it when it answers."""
    command = ["-m", "saecula", "serve", "--port", "0", "--store", store, "--dice", "7"]
    more = ["--workers", str(workers)] if workers > 1 else []
    process, port = start([*command, *more], {"PYTHONPATH": str(site)} if site else None)
    await wait_for(port)
    return Served(process, port, children(process.pid) if workers > 1 else [process.pid])


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
