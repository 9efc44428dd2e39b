"""Power cuts: the server is killed under load again and again.

SAECULA_KILLS says how often (6 unless it does), SAECULA_CHOICES how many choices come at most between two kills (40).
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
from typing import TYPE_CHECKING

import httpx
import pytest
import websockets

import saecula
from tests.server.living import Player, Server, told

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.cluster import Cluster

KILLS = int(os.environ.get("SAECULA_KILLS", "6"))
CHOICES = int(os.environ.get("SAECULA_CHOICES", "40"))
SECONDS_A_KILL = 300.0  # on a machine that has other things to do
LOGGER = logging.getLogger(__name__)
GONE = (OSError, TimeoutError, websockets.ConnectionClosed)
GONE_BY_HTTP = (httpx.TransportError,)


class Sent:
    """A choice on its way: whose, what, after which event; `n` when it was acknowledged."""

    def __init__(self, seat: int, notation: str, after: int) -> None:
        self.seat = seat
        self.notation = notation
        self.after = after
        self.n = 0


class Load:
    """Players who choose as fast as they can, and what they sent."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.sent: dict[str, list[Sent]] = {}  # match → choices
        self.readers: dict[str, Player] = {}  # match → somebody who may read its log
        self.acknowledged = 0
        self.heard = asyncio.Condition()
        self.over = False

    async def play_for_ever(self, player: Player, *seats: str, mode: str) -> None:
        """Play match after match."""
        while not self.over:
            match = await self.patiently(player, seats, mode)
            self.readers[match] = player
            await self.play_on(player, match)

    async def patiently(self, player: Player, seats: tuple[str, ...], mode: str) -> str:
        """Begin a match, also while the server comes back."""
        while True:
            try:
                player.picture = {}
                match = await player.begin(*seats, mode=mode)
            except GONE_BY_HTTP:
                await asyncio.sleep(0.05)
            else:
                await player.connect(match)
                return match

    async def join(self, host: Player, guest: Player) -> str:
        """Begin a match for two people."""
        match = await host.begin("me", "open", mode="live")
        lobby = (await host.http.get(f"/api/matches/{match}")).json()
        wish = {"do": "take", "key": lobby["seats"][1]["key"]}
        assert (await guest.http.post(f"/api/matches/{match}/seats/1", json=wish)).status_code == 200
        self.readers[match] = host
        for player in (host, guest):
            await player.connect(match)
        return match

    async def play_on(self, player: Player, match: str) -> None:
        """Choose whenever this player is asked, until the match or the test is over."""
        while not self.over and not player.picture["over"]:
            try:
                if player.picture["asks"]:
                    await self.choose(player, match)
                else:
                    await player.hear()
            except GONE:
                await player.connect(match)

    async def choose(self, player: Player, match: str) -> None:
        """Send the last choice there is, and note it before and after the answer."""
        ask = player.picture["asks"][0]
        number, _, _, notation = ask["choices"][-1]
        sent = Sent(ask["seat"], notation, player.picture["n"])
        self.sent.setdefault(match, []).append(sent)
        answer = await player.choose(number)
        if answer.get("ok"):
            sent.n = answer["n"]
            async with self.heard:
                self.acknowledged += 1
                self.heard.notify_all()

    async def until(self, more: int) -> None:
        """Wait until so many more choices were acknowledged."""
        goal = self.acknowledged + more
        async with self.heard:
            await asyncio.wait_for(self.heard.wait_for(lambda: self.acknowledged >= goal), SECONDS_A_KILL)


def check(log: str, sent: list[Sent]) -> None:
    """Every acknowledged choice stands in the log once, none stands there that was not sent, and all of it is legal."""
    saecula.load(log)
    events = [line.split(" ", 1)[1] for line in log.splitlines() if line[0].isdigit()]
    for choice in sent:
        if choice.n:
            assert choice.n <= len(events)
            words = f"seat {choice.seat}  {choice.notation}"
            assert events[choice.after : choice.n].count(words) == 1, words
    people = {choice.seat for choice in sent}
    made = [
        event
        for event in events
        if event.startswith(tuple(f"seat {seat} " for seat in people)) and " sit " not in event
    ]
    acknowledged = sum(choice.n > 0 for choice in sent)
    assert acknowledged <= len(made) <= len(sent)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_after_a_kill_nothing_acknowledged_is_lost_and_none_is_doubled(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Clients come back by themselves and go on where they were; PostgreSQL's own power is cut with the server's."""
    cluster: Cluster | None = request.getfixturevalue("own_postgres") if kind == "postgres" else None
    server = Server(cluster.database("kills") if cluster else str(tmp_path / "store.db")).start()
    moments = random.Random(1)  # noqa: S311 - when to kill

    async def story() -> None:
        load = Load(server)
        players = [await Player(server).named(f"P{i}") for i in range(6)]
        both = await load.join(players[4], players[5])
        tasks = [
            asyncio.create_task(load.play_for_ever(players[0], "me", mode="table")),
            asyncio.create_task(load.play_for_ever(players[1], "me", "me", mode="table")),
            asyncio.create_task(load.play_for_ever(players[2], "me", "me", "me", "me", mode="table")),
            asyncio.create_task(load.play_for_ever(players[3], "me", "random", mode="live")),
            *[asyncio.create_task(load.play_on(player, both)) for player in players[4:]],
        ]
        for kill in range(KILLS):
            await load.until(moments.randrange(1, CHOICES))
            assert not [task for task in tasks[:4] if task.done()]  # all are still playing
            LOGGER.info("kill %d, %d choices acknowledged", kill + 1, load.acknowledged)
            await asyncio.to_thread(server.kill)
            if cluster is not None and kill % 2:
                await asyncio.to_thread(cluster.stop)
                await asyncio.to_thread(cluster.start)
            await asyncio.to_thread(server.start)
        await load.until(20)
        load.over = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for match, reader in load.readers.items():
            check((await reader.http.get(f"/api/matches/{match}/log")).text, load.sent.get(match, []))
        LOGGER.info("%d choices acknowledged, none lost", load.acknowledged)
        for player in players:
            await player.leave()

    try:
        told(story, 60 + KILLS * SECONDS_A_KILL)
    finally:
        server.stop()
