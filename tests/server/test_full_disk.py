"""The disk is full at random writes: what was acknowledged stays, what was refused was not written.

SAECULA_FULL says how many times it fills up and empties (6 unless it does).
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import shutil
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.cluster import Cluster
from tests.server.living import Player, Server, told
from tests.server.test_kills import Load, check

if TYPE_CHECKING:
    from collections.abc import Iterator


TIMES = int(os.environ.get("SAECULA_FULL", "6"))
SECONDS = 60 + TIMES * 60.0
MORE_BYTES = 40_000  # at most, that a file may grow before the disk is full


class Refusable(Load):
    """Players whose choices may be refused for want of room, and who then try again."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.refusal = asyncio.Event()

    async def patiently(self, player: Player, seats: tuple[str, ...], mode: str) -> str:
        """Begin a match, as soon as there is room for one."""
        while True:
            with suppress(AssertionError):
                return await super().patiently(player, seats, mode)
            await asyncio.sleep(0.05)

    async def choose(self, player: Player, match: str) -> None:
        """Choose; if there is no room, nothing has changed and it is told."""
        n = player.picture["n"]
        await super().choose(player, match)
        if self.sent[match][-1].n == 0:
            self.refusal.set()
            assert player.picture["n"] == n


class Files:
    """The disk under an SQLite file: no file of the server may grow beyond some size."""

    def __init__(self, server: Server, folder: Path) -> None:
        self.server = server
        self.folder = folder

    def fill(self, left: int) -> None:
        """Leave so much room, and not more."""
        self.limit(max(file.stat().st_size for file in self.folder.iterdir()) + left)

    def make_room(self) -> None:
        """Have room again."""
        self.limit(resource.RLIM_INFINITY)

    def limit(self, size: int) -> None:
        """Let no file grow beyond a size."""
        assert self.server.process is not None
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


class SmallDisk:
    """The disk under PostgreSQL: small, and of its own."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="saecula-disk-"))
        self.ballast = self.folder / "ballast"
        mount = ["mount", "-t", "tmpfs", "-o", "size=256m,mode=755", "tmpfs", str(self.folder)]
        subprocess.run(mount, check=True)

    def fill(self, left: int) -> None:
        """Leave so much room, and not more."""
        free = shutil.disk_usage(self.folder).free
        with self.ballast.open("wb") as ballast:
            os.posix_fallocate(ballast.fileno(), 0, max(1, free - left))

    def make_room(self) -> None:
        """Have room again."""
        self.ballast.unlink(missing_ok=True)

    def remove(self) -> None:
        """Leave nothing."""
        umount = ["umount", str(self.folder)]
        subprocess.run(umount, check=True)
        self.folder.rmdir()


@pytest.fixture
def small_disk() -> Iterator[SmallDisk]:
    """A small disk, where we may make one."""
    if os.geteuid() != 0:
        pytest.skip("only root can make a small disk")
    disk = SmallDisk()
    try:
        yield disk
    finally:
        disk.remove()


@pytest.fixture(params=["sqlite", "postgres"])
def full(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Server, Files | SmallDisk]]:
    """A server, and the disk under its store."""
    if request.param == "sqlite":
        server = Server(str(tmp_path / "store.db"))
        yield server, Files(server, tmp_path)
        return
    disk = request.getfixturevalue("small_disk")
    cluster = Cluster(disk=disk.folder)
    try:
        yield Server(cluster.start().database("crowded")), disk
    finally:
        cluster.remove()


def test_a_disk_that_is_full_at_random_writes_loses_nothing(full: tuple[Server, Files | SmallDisk]) -> None:
    """However often; in the end the server is killed, and the disk has what it said it has."""
    server, disk = full
    server.start()
    dice = random.Random(2)  # noqa: S311 - when the disk is full

    async def story() -> None:
        load = Refusable(server)
        players = [await Player(server).named(f"P{i}") for i in range(3)]
        tasks = [asyncio.create_task(load.play_for_ever(player, "me", "me", mode="table")) for player in players]
        await load.until(5)
        for _ in range(TIMES):
            disk.fill(dice.randrange(MORE_BYTES))
            async with asyncio.timeout(SECONDS):
                await load.refusal.wait()
            disk.make_room()
            await load.until(5)
            load.refusal.clear()
        load.over = True
        await asyncio.gather(*tasks)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        for match, reader in load.readers.items():
            check((await reader.http.get(f"/api/matches/{match}/log")).text, load.sent.get(match, []))
        for player in players:
            await player.leave()

    try:
        told(story, SECONDS)
    finally:
        server.stop()
