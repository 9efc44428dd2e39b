"""Shares: reading takes turns and a share of the time, crowds have a bound, silent sockets are closed."""

from __future__ import annotations

import asyncio
import json
import math
import threading
from collections.abc import Callable, Coroutine
from itertools import count
from typing import Any

import httpx
import pytest
import websockets
from litestar.testing import TestClient

from saecula.kernel.problem import Problem
from saecula.server import hall as halls
from saecula.server import services as serving_all
from saecula.server import shares
from saecula.server.app import make_app
from saecula.server.limits import Limits
from saecula.server.messages import NewMatch
from saecula.server.people import phrase_hash
from saecula.server.shares import READING_BURST, READING_RATE, Attendance, Hasher, Readers
from saecula.server.sockets import LATER, Connection
from tests.server.playing import Page, hall, person, table_of
from tests.server.test_slow import SOON, serving

LONG = 600.0  # seconds
HELLO = '{"do": "hello", "lang": "en"}'


def told(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Tell a story, which has an end."""
    asyncio.run(asyncio.wait_for(story(), 120))


async def settle() -> None:
    """Let everything run that can run now."""
    for _ in range(20):
        await asyncio.sleep(0)


# -- reading ----------------------------------------------------------------------------------------------------------


def test_a_crowd_that_reads_is_served_one_after_another_and_others_beside_it() -> None:
    """However many ask at once."""

    async def story() -> None:
        readers = Readers()
        reads: list[str] = []
        ends = {name: asyncio.Event() for name in ("m0", "m1", "m2", "a0")}

        async def read(who: str, name: str) -> None:
            async with readers.turn(who, lambda: 0.0):
                reads.append(name)
                await ends[name].wait()

        tasks = [asyncio.create_task(read("anna" if name == "a0" else "mallory", name)) for name in ends]
        await settle()
        assert reads == ["m0", "a0"]
        ends["m0"].set()
        await settle()
        assert reads == ["m0", "a0", "m1"]
        for end in ends.values():
            end.set()
        await asyncio.gather(*tasks)
        assert reads == ["m0", "a0", "m1", "m2"]

    told(story)


def test_whoever_has_read_too_long_waits_until_it_is_made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else does."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def story() -> None:
        readers = Readers()
        ticks = count(step=int(READING_BURST) + 1)  # each reading takes longer than one may at once
        monkeypatch.setattr(asyncio, "sleep", sleep)
        for _ in range(2):
            async with readers.turn("mallory", lambda: float(next(ticks))):
                pass
        assert slept == [0.0, pytest.approx(1.0 / READING_RATE, rel=0.1)]
        async with readers.turn("anna", lambda: 0.0):
            readers.charge("anna", READING_BURST + 1)
        async with readers.turn("anna", lambda: 0.0):
            pass
        assert slept[2:] == [0.0, pytest.approx(1.0 / READING_RATE, rel=0.1)]

    told(story)


def test_a_spectator_who_greets_again_and_again_is_shown_to_others_once() -> None:
    """And is answered each time."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", "me", mode="table")
        anna = await Page(table, "id-anna").come()
        stranger = await Page(table, None, table.record.watch).come()
        table.publisher.publish_news()
        before = len(anna.heard)
        for _ in range(60):
            await stranger.say(do="hello", lang="en", n=0)
        table.publisher.publish_news()
        assert len(anna.heard) == before
        assert len(stranger.heard) == 61

    told(story)


def test_a_crowd_that_comes_at_once_is_shown_to_others_at_once() -> None:
    """Not one by one."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", "me", mode="table")
        anna = await Page(table, "id-anna").come()
        before = len(anna.heard)
        crowd = [await Page(table, None, table.record.watch).come() for _ in range(60)]
        table.publisher.publish_news()
        assert len(anna.heard) <= before + 2
        assert max(len(page.heard) for page in crowd) <= 2
        for page in crowd:
            table.leave(page.guest)
        table.publisher.publish_news()
        assert len(anna.heard) <= before + 4

    told(story)


class Told:
    """A socket that notes when it is told something."""

    def __init__(self, name: str, order: list[str]) -> None:
        self.name = name
        self.order = order

    async def send_data(self, *_: object, **__: object) -> None:
        """Note it."""
        self.order.append(self.name)

    async def close(self, **_: object) -> None:
        """Nothing to close."""


def test_spectators_are_told_one_after_another_and_players_in_between() -> None:
    """However many watch, whoever plays is answered at once."""

    async def story() -> None:
        order: list[str] = []
        gate = asyncio.Lock()
        connections = [Connection(Told(f"spectator {i}", order)) for i in range(20)]  # type: ignore[arg-type]
        player = Connection(Told("player", order))  # type: ignore[arg-type]
        for connection in connections:
            connection.gate = gate
        senders = [asyncio.create_task(one.send_all(lambda _: None)) for one in (*connections, player)]
        await settle()
        for one in (*connections, player):
            one.send(b"{}")
        await settle()
        assert "player" in order[:3]
        for one in (*connections, player):
            one.waiting.put_nowait(None)
        await asyncio.gather(*senders)
        assert len(order) == 21

    told(story)


# -- crowds -----------------------------------------------------------------------------------------------------------


def test_a_group_has_so_many_and_when_somebody_has_gone_there_is_room() -> None:
    """Whoever is refused counts nowhere, and who has gone is forgotten."""
    attendance = Attendance()
    with attendance.joined({"match": 2, "anna": 1}):
        with pytest.raises(Problem, match="too-many"), attendance.joined({"match": 2, "anna": 1}):
            pass
        with attendance.joined({"match": 2}), pytest.raises(Problem), attendance.joined({"match": 2}):
            pass
    assert attendance.count == {}


async def made(port: int) -> tuple[str, str, dict[str, str]]:
    """Begin a match; return it, its key for spectators, and the cookie of its host."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as page:
        await page.post("/api/me", json={"name": "Anna"})
        found = (await page.post("/api/matches", json={"title": "bronze", "seats": ["me", "me"]})).json()
        return found["match"], found["key"], {"Cookie": f"saecula={page.cookies['saecula']}"}


async def answered(socket: Any) -> bool:  # noqa: ANN401 - the library's own type
    """Say whether a greeting is answered, or the socket closed for now."""
    try:
        await socket.send(HELLO)
        return "picture" in json.loads(await socket.recv())
    except websockets.ConnectionClosed:
        return bool(socket.close_code != LATER)


def test_a_person_has_so_many_sockets_and_a_match_so_many_spectators() -> None:
    """One more is told to come back; players come in however many watch."""

    async def story() -> None:
        async with serving(Limits(sockets=2, spectators=1)) as connect:
            port = (await connect()).port
            match, key, cookie = await made(port)
            url = f"ws://127.0.0.1:{port}/ws/{match}"
            mine = [await websockets.connect(url, additional_headers=cookie) for _ in range(3)]
            watching = [await websockets.connect(f"{url}?key={key}") for _ in range(2)]
            assert [await answered(socket) for socket in mine] == [True, True, False]
            assert [await answered(socket) for socket in watching] == [True, False]
            for socket in (*mine, *watching):
                await socket.close()

    told(story)


@pytest.mark.parametrize("speaks", [True, False])
def test_a_socket_that_says_nothing_is_closed(*, speaks: bool) -> None:
    """Before its first word, and after it."""

    async def story() -> None:
        limits = Limits(idle_seconds=SOON, hello_seconds=LONG) if speaks else Limits(hello_seconds=SOON)
        async with serving(limits) as connect:
            port = (await connect()).port
            match, _, cookie = await made(port)
            async with websockets.connect(f"ws://127.0.0.1:{port}/ws/{match}", additional_headers=cookie) as socket:
                assert not speaks or await answered(socket)
                await socket.wait_closed()
                assert socket.close_code == LATER

    told(story)


# -- expensive work ---------------------------------------------------------------------------------------------------


def test_phrases_are_hashed_one_at_a_time_and_too_many_are_refused() -> None:
    """Each takes 16 MB of memory."""
    at_once, most = 0, 0
    go_on = threading.Event()

    def hashing(phrase: str) -> str:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        go_on.wait()
        at_once -= 1
        return phrase.upper()

    async def story() -> None:
        hasher = Hasher()
        asked = [asyncio.create_task(hasher.run(hashing, f"w{i}")) for i in range(shares.MAX_WAITING_PHRASES + 5)]
        await settle()
        assert sum(one.done() for one in asked) == 5
        go_on.set()
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert found[:2] == ["W0", "W1"]
        assert [one.key for one in found if isinstance(one, Problem)] == ["too-many"] * 5
        assert (most, hasher.waiting) == (1, 0)
        hasher.close()

    told(story)


def test_a_phrase_is_hashed_as_before() -> None:
    """Those in the store are found."""

    async def story() -> None:
        hasher = Hasher()
        assert await hasher.run(phrase_hash, "some words") == phrase_hash("some words")
        hasher.close()

    told(story)


def test_an_address_tries_so_many_phrases() -> None:
    """Near addresses may be a proxy's, and are not limited unless that is wished."""
    with TestClient(make_app(":memory:", None, limits=Limits(phrases_at_once=2, phrases_a_second=0.0))) as client:
        assert [client.post("/api/me/recover", json={"phrase": "x"}).status_code for _ in range(3)] == [400] * 3
    near = Limits(phrases_at_once=2, phrases_a_second=0.0, near=True)
    with TestClient(make_app(":memory:", None, limits=near)) as client:
        found = [client.post("/api/me/recover", json={"phrase": "x"}).status_code for _ in range(3)]
        assert found == [400, 400, 429]


@pytest.mark.parametrize("near", [True, False])
def test_an_address_reads_so_often(*, near: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages, files and figures; near addresses may be a proxy's."""
    monkeypatch.setattr(serving_all, "READS_AT_ONCE", 3)
    monkeypatch.setattr(serving_all, "READS_PER_SECOND", 0.0)
    with TestClient(make_app(":memory:", None, limits=Limits(near=near))) as client:
        found = [client.get("/api/titles").status_code for _ in range(5)]
        assert found == ([200, 200, 200, 429, 429] if near else [200] * 5)


def test_a_log_that_nobody_could_have_played_is_not_even_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is any log of somebody who may begin no match."""

    async def story() -> None:
        at = await hall()
        anna = await person(at, "anna")
        head = "start bronze rules=1 release=0.1.0 seats=2 options=- data=256d37f57cca702a\n"
        read: list[str] = []
        monkeypatch.setattr(halls, "read_log", read.append)
        with pytest.raises(Problem, match="log-too-many"):
            await at.bring(anna, head + "1 seat 0  done\n" * halls.MAX_IMPORTED_LINES)
        at.limits = Limits(matches_a_day=1)
        for _ in range(2):
            monkeypatch.setattr(at, "_beginning", {anna.id: 2})
            with pytest.raises(Problem, match="too-many-matches"):
                await at.bring(anna, head)
        assert read == []

    told(story)


def test_of_too_many_tables_those_that_nobody_uses_leave_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where somebody sits, or a bot is to act, they stay; the store has all of them."""

    async def story() -> None:
        monkeypatch.setattr(halls, "MAX_TABLES", 2)
        monkeypatch.setattr(halls, "SECONDS_BETWEEN_TIDYINGS", math.inf)
        at = await hall()
        anna = await person(at, "anna")
        used = await table_of(at, anna, "me", "me", mode="table")
        await Page(used, "id-anna").come()
        others = [await table_of(at, anna, "me", "me", mode="table") for _ in range(4)]
        assert len(at.tables) == 5  # nobody looks through all tables for each that is opened
        monkeypatch.setattr(halls, "SECONDS_BETWEEN_TIDYINGS", 0.0)
        last = await table_of(at, anna, "me", "me", mode="table")
        assert used.record.id in at.tables
        assert len(at.tables) == 2
        assert (await at.table(others[0].record.id)).match.n == others[0].match.n
        last.close()

    told(story)


def test_a_person_begins_so_many_matches_of_bots_alone() -> None:
    """At once or one by one; with a person at the table it is another thing."""

    async def story() -> None:
        at = await hall()
        at.limits = Limits(bot_matches_a_day=3)
        anna = await person(at, "anna")
        bots, with_anna = NewMatch("bronze", ["greedy", "greedy"]), NewMatch("bronze", ["me", "greedy"])
        found = await asyncio.gather(*[at.new_match(anna, bots) for _ in range(9)], return_exceptions=True)
        refused = [one for one in found if isinstance(one, Problem)]
        assert {problem.key for problem in refused} == {"too-many-bot-matches"}
        assert len(refused) >= 6
        for _ in range(len(refused) - 6):
            await at.new_match(anna, bots)
        with pytest.raises(Problem, match="too-many-bot-matches"):
            await at.new_match(anna, bots)
        for _ in range(5):
            await at.new_match(anna, with_anna)
        await at.close()

    told(story)
