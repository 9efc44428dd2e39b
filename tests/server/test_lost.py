"""The database goes away and comes back, the disk fills up: a clear answer to the sender, and nothing is lost."""

from __future__ import annotations

import asyncio
import resource
from typing import TYPE_CHECKING

from tests.server.living import Player, Server, told

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.cluster import Cluster

PATIENCE = 400  # tries, until the server has found its database again


async def accepted(player: Player) -> None:
    """Choose until it is accepted; as long as it is not, the reason is told."""
    for _ in range(PATIENCE):
        answer = await player.choose()
        if answer.get("ok"):
            return
        assert answer["problem"]["key"] == "store-lost", answer
        assert answer["problem"]["text"]
        await asyncio.sleep(0.05)
    raise TimeoutError


async def whole_log(player: Player, match: str) -> str:
    """Return the log of one's own match."""
    answer = await player.http.get(f"/api/matches/{match}/log")
    assert answer.status_code == 200
    return answer.text


async def come_and_go(player: Player, server: Server, take: Cluster, match: str) -> None:
    """Play; while the store is away nothing is accepted, told or lost; then go on."""
    await player.connect(match)
    watcher = Player(server)
    key = (await player.http.get(f"/api/matches/{match}")).json()["public"]
    await watcher.connect(match, key)
    assert (await player.choose())["ok"]
    before = player.picture["n"]
    await asyncio.to_thread(take.stop)
    answer = await player.choose()
    assert answer["problem"]["key"] == "store-lost"
    assert player.picture["n"] == before
    by_http = await player.http.post("/api/matches", json={"title": "bronze", "seats": ["me"]})
    assert (by_http.status_code, by_http.json()["problem"]["key"]) == (503, "store-lost")
    assert "Traceback" not in by_http.text
    assert (await player.http.get("/api/me")).status_code == 503
    await asyncio.to_thread(take.start)
    await accepted(player)
    while watcher.picture["n"] < player.picture["n"]:
        await watcher.hear()
    assert (await whole_log(player, match)).count("seat 0  ") == 2
    await watcher.leave()


def test_postgresql_goes_away_and_comes_back(own_postgres: Cluster) -> None:
    """People keep their sockets; bots go on by themselves."""
    server = Server(own_postgres.database("gone")).start()

    async def story() -> None:
        anna = await Player(server).named("Anna")
        await come_and_go(anna, server, own_postgres, await anna.begin("me"))
        bots = await anna.begin("random", "random", mode="table")
        ben = await Player(server).named("Ben")
        key = (await anna.http.get(f"/api/matches/{bots}")).json()["public"]
        await ben.connect(bots, key)
        n = ben.picture["n"]
        await asyncio.to_thread(own_postgres.stop)
        await asyncio.to_thread(own_postgres.start)
        while not ben.picture["over"]:
            await ben.hear()
        assert ben.picture["n"] > n
        await anna.leave()
        await ben.leave()

    try:
        told(story, 300)
    finally:
        server.stop()


def test_a_socket_that_comes_while_the_database_is_away_may_come_again(own_postgres: Cluster) -> None:
    """It is closed with a code that says: later; not with the one that says: never."""
    server = Server(own_postgres.database("later")).start()

    async def story() -> None:
        anna = await Player(server).named("Anna")
        match = await anna.begin("me")
        await asyncio.to_thread(own_postgres.stop)
        assert await anna.refused(match) == 1013
        await asyncio.to_thread(own_postgres.start)
        await anna.connect(match)
        await accepted(anna)
        await anna.leave()

    try:
        told(story, 300)
    finally:
        server.stop()


def test_a_database_that_may_only_be_read_is_told(own_postgres: Cluster) -> None:
    """As after a switch to a copy: the table is shown, nothing is accepted, and later it goes on."""
    server = Server(own_postgres.database("read")).start()

    async def story() -> None:
        anna = await Player(server).named("Anna")
        match = await anna.begin("me")
        await anna.connect(match)
        await asyncio.to_thread(own_postgres.allow_writing, "read", allowed=False)
        answer = await anna.choose()
        while not answer.get("problem"):  # what was asked before the connections ended
            answer = await anna.choose()
        assert answer["problem"]["key"] == "store-lost"
        n = anna.picture["n"]
        await anna.connect(match)
        assert anna.picture["n"] == n
        await asyncio.to_thread(own_postgres.allow_writing, "read", allowed=True)
        await accepted(anna)
        await anna.leave()

    try:
        told(story, 300)
    finally:
        server.stop()


def test_a_full_disk_refuses_and_then_goes_on(tmp_path: Path) -> None:
    """No file of the server may grow: choices are refused; when there is room again, they count."""
    server = Server(str(tmp_path / "store.db")).start()

    async def story() -> None:
        anna = await Player(server).named("Anna")
        match = await anna.begin("me", "me")
        await anna.connect(match)
        assert (await anna.choose())["ok"]
        before = anna.picture["n"]
        assert server.process is not None
        pid = server.process.pid
        free = resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        answer = await anna.choose()
        assert answer["problem"]["key"] == "store-lost"
        assert anna.picture["n"] == before
        made = await anna.http.post("/api/matches", json={"title": "bronze", "seats": ["me"]})
        assert made.status_code == 503
        resource.prlimit(pid, resource.RLIMIT_FSIZE, free)
        await accepted(anna)
        log = await whole_log(anna, match)
        assert log.rstrip().endswith(f"end {anna.picture['n']}")
        await anna.leave()

    try:
        told(story)
    finally:
        server.stop()
    again = server.start()  # what was acknowledged is on the disk

    async def later() -> None:
        anna = await Player(again).named("Anna")
        assert (await anna.http.get("/api/matches")).status_code == 200
        await anna.leave()

    try:
        told(later)
    finally:
        again.stop()
