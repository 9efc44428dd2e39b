"""Several server processes on one PostgreSQL: nobody owns a match, the key (match, n) decides, and all hear of it."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.living import Player, Server, told

if TYPE_CHECKING:
    from collections.abc import Iterator

RACES = 12


@pytest.fixture
def servers(postgres_url: str) -> Iterator[list[Server]]:
    """Two processes with one database."""
    running = [Server(postgres_url), Server(postgres_url)]
    try:
        yield [server.start() for server in running]
    finally:
        for server in running:
            server.stop()


def at(server: Server, player: Player) -> Player:
    """The same person in another browser tab, at another process."""
    twin = Player(server)
    twin.http.cookies = player.http.cookies
    return twin


async def reach(player: Player, n: int) -> None:
    """Hear until event n."""
    while player.picture["n"] < n:
        await player.hear()


def test_a_choice_at_one_process_reaches_those_at_another(servers: list[Server]) -> None:
    """Players and spectators, choices, seats and proposals."""

    async def story() -> None:
        anna, ben = await Player(servers[0]).named("Anna"), await Player(servers[1]).named("Ben")
        match = await anna.begin("me", "open", mode="live")
        lobby = (await anna.http.get(f"/api/matches/{match}")).json()
        await anna.connect(match)
        assert not anna.picture["asks"]
        wish = {"do": "take", "key": lobby["seats"][1]["key"]}
        assert (await ben.http.post(f"/api/matches/{match}/seats/1", json=wish)).json()["ready"]
        while anna.picture["players"][1]["name"] != "Ben":
            await anna.hear()
        await ben.connect(match)
        watcher = await Player(servers[1]).connect(match, lobby["public"])
        await reach(anna, ben.picture["n"])
        active, other = (anna, ben) if anna.picture["asks"] else (ben, anna)
        seat = active.picture["asks"][0]["seat"]
        piece = active.picture["asks"][0]["pieces"][0]
        ask = active.picture["asks"][0]["ask"]
        draft = [piece[0]] * piece[1] + [0]
        answer = await active.answer(await active.say(do="choose", seat=seat, ask=ask, choices=draft))
        assert answer["ok"]
        for player in (other, watcher):
            await reach(player, answer["n"])
            assert player.picture["view"] == active.picture["view"]
        assert (await active.answer(await active.say(do="undo", seat=seat)))["proposed"]
        while not other.picture["proposal"]:
            await other.hear()
        assert other.picture["proposal"]["waits_for"] == [1 - seat]
        assert (await other.answer(await other.say(do="consent", seat=1 - seat, yes=True)))["ok"]
        await reach(active, other.picture["n"])
        assert active.picture["proposal"] is None
        for player in (anna, ben, watcher):
            await player.leave()

    told(story)


def test_of_two_choices_at_once_one_counts(servers: list[Server]) -> None:
    """The other one finds the question closed, and both see the same."""

    async def story() -> None:
        anna = await Player(servers[0]).named("Anna")
        match = await anna.begin("me", "me")
        other = at(servers[1], anna)
        for player in (anna, other):
            await player.connect(match)
        for _ in range(RACES):
            await reach(anna, other.picture["n"])
            await reach(other, anna.picture["n"])
            answers: list[dict[str, Any]] = await asyncio.gather(*[player.choose() for player in (anna, other)])
            assert sum("ok" in answer for answer in answers) == 1, answers
            assert [answer["problem"]["key"] for answer in answers if "problem" in answer] == ["ask-closed"]
        logs = [(await player.http.get(f"/api/matches/{match}/log")).text for player in (anna, other)]
        assert logs[0] == logs[1]
        for player in (anna, other):
            await player.leave()

    told(story)


def test_a_rematch_is_one_match_however_many_ask_for_it(servers: list[Server]) -> None:
    """Also when they ask different processes at the same time."""

    async def story() -> None:
        anna = await Player(servers[0]).named("Anna")
        match = await anna.begin("me", "me")
        other = at(servers[1], anna)
        path = f"/api/matches/{match}/rematch"
        made = await asyncio.gather(*[player.http.post(path) for player in (anna, other) * 3])
        assert len({answer.json()["match"] for answer in made}) == 1
        for player in (anna, other):
            await player.leave()

    told(story)


def children(pid: int) -> list[int]:
    """Return the processes that a process has begun."""
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()]


async def two_again(pid: int, killed: int) -> None:
    """Wait until another process has taken the place of a killed one."""
    while killed in children(pid) or len(children(pid)) < 2:  # noqa: ASYNC110 - no event crosses processes
        await asyncio.sleep(0.05)


def test_a_killed_process_costs_a_reconnect(postgres_url: str) -> None:
    """`--workers 2`: both serve at one address, and one that was killed is begun anew."""
    server = Server(postgres_url, more=("--workers", "2")).start()

    async def story() -> None:
        players = [await Player(server).named(f"P{i}") for i in range(6)]
        matches = [await player.begin("me", "me") for player in players]
        for player, match in zip(players, matches, strict=True):
            await player.connect(match)
            assert (await player.choose())["ok"]
        assert server.process is not None
        for killed in children(server.process.pid):
            os.kill(killed, signal.SIGKILL)
            for player, match in zip(players, matches, strict=True):
                n = player.picture["n"]
                await player.connect(match)
                assert player.picture["n"] >= n
                assert (await player.choose())["ok"]
            await two_again(server.process.pid, killed)
        for player in players:
            await player.leave()

    try:
        told(story, 300)
    finally:
        server.stop()


def test_several_processes_need_a_database_that_can_be_shared(tmp_path: Path) -> None:
    """One sentence, and the exit code of a wrong input."""
    command = [sys.executable, "-m", "saecula", "serve", "--workers", "2", "--store", str(tmp_path / "store.db")]
    done = subprocess.run([*command, "--port", "0", "--lang", "en"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("saecula: Several processes (2) can serve only with a PostgreSQL database")
    assert not list(tmp_path.iterdir())


def test_a_store_that_cannot_be_opened_ends_all_processes(tmp_path: Path) -> None:
    """It is told once, as by one process."""
    url = f"postgresql://saecula@127.0.0.1:1/{tmp_path.name}"
    command = [
        sys.executable,
        "-m",
        "saecula",
        "serve",
        "--workers",
        "2",
        "--store",
        url,
        "--port",
        "0",
        "--lang",
        "en",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("saecula: Matches cannot be kept in")
    assert done.stderr.count("\n") == 1
