"""The restore drill: play under load, back up meanwhile, kill the server, lose the store, restore it, play on.

SAECULA_DRILL says how many choices are acknowledged before the backup (10 unless it does).
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import saecula
from tests.server.living import Player, Server, told
from tests.server.test_kills import Load, check

if TYPE_CHECKING:
    from tests.server.cluster import Cluster

CHOICES = int(os.environ.get("SAECULA_DRILL", "10"))  # acknowledged before the backup, and again until the kill
MAX_TRIES = 60  # to end a player
SECONDS = 600.0  # on a machine that has other things to do


def admin(store: str, *words: str) -> dict[str, Any]:
    """Run `saecula admin` as an operator does, and return what it printed."""
    command = [sys.executable, "-m", "saecula", "admin", "--store", store, *words, "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def lose(store: str, cluster: Cluster | None, folder: Path) -> str:
    """Delete a store; return where to restore it."""
    if cluster is not None:
        cluster.drop("lost")
        return cluster.database("restored")
    for file in Path(store).parent.glob("store.db*"):
        file.unlink()
    return str(folder / "store.db")


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_nothing_acknowledged_before_the_backup_is_missing(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Every match of the restored store folds to the state that the backup has, and all go on."""
    cluster: Cluster | None = request.getfixturevalue("own_postgres") if kind == "postgres" else None
    store = cluster.database("lost") if cluster else str(tmp_path / "store.db")
    backup = tmp_path / "backup.db"
    server = Server(store).start()

    async def story() -> None:
        load = Load(server)
        players = [await Player(server).named(f"P{i}") for i in range(4)]
        both = await load.join(players[2], players[3])
        tasks = [
            asyncio.create_task(load.play_for_ever(players[0], "me", "me", mode="table")),
            asyncio.create_task(load.play_for_ever(players[1], "me", "random", mode="live")),
            *[asyncio.create_task(load.play_on(player, both)) for player in players[2:]],
        ]
        await load.until(CHOICES)
        before = {id(sent) for sents in load.sent.values() for sent in sents if sent.n}
        saved = await asyncio.to_thread(admin, store, "backup", str(backup))
        await load.until(CHOICES)
        await asyncio.to_thread(server.kill)
        load.over = True
        await end(tasks)
        server.store = await asyncio.to_thread(lose, store, cluster, tmp_path)
        restored = await asyncio.to_thread(admin, server.store, "restore", str(backup))
        assert {key: restored[key] for key in ("matches", "events", "people")} == {
            key: saved[key] for key in ("matches", "events", "people")
        }
        verified = await asyncio.to_thread(admin, server.store, "verify")
        assert verified == await asyncio.to_thread(admin, str(backup), "verify")
        assert (verified["broken"], verified["events"]) == (0, saved["events"])
        await asyncio.to_thread(server.start)
        for match, sents in load.sent.items():
            for sent in sents:
                sent.n = sent.n if id(sent) in before else 0
            if match in verified["digests"]:
                log = (await load.readers[match].http.get(f"/api/matches/{match}/log")).text
                saecula.load(log)
                check(log, sents)
            else:
                assert not [sent for sent in sents if sent.n]
        await go_on(players, both)

    try:
        told(story, SECONDS)
    finally:
        server.stop()


async def end(tasks: list[asyncio.Task[None]]) -> None:
    """End those who look for a server that is gone: a library may swallow the first time they are told."""
    for _ in range(MAX_TRIES):
        for task in tasks:
            task.cancel()
        _, running = await asyncio.wait(tasks, timeout=1)
        if not running:
            return
    raise TimeoutError


async def go_on(players: list[Player], match: str) -> None:
    """Two people who have kept their cookies play on where the backup was made."""
    for player in players[2:]:
        player.picture = {}
        await player.connect(match)
    active = next((player for player in players[2:] if player.picture["asks"]), None)
    assert active is not None or players[2].picture["over"]
    if active is not None:
        assert (await active.choose())["ok"]
    for player in players:
        await player.leave()
