"""The real server with real clients: HTTP, sockets, strangers, power cuts."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import websockets

from tests.server.living import Player, Server

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator
    from pathlib import Path

KILLS = 6


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests that leave it as it was."""
    running = Server(str(tmp_path_factory.mktemp("store") / "store.db")).start()
    yield running
    running.stop()


def told(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Tell a story within a minute."""
    asyncio.run(asyncio.wait_for(story(), 120))


def test_a_stranger_plays_against_the_computer(server: Server) -> None:
    """From nothing to an accepted choice; the bot answers by itself."""

    async def story() -> None:
        anna = await Player(server).named("Anna")
        await anna.connect(await anna.begin("me", "greedy", mode="live"))
        while not anna.picture["asks"]:
            await anna.hear_picture()
        assert (await anna.choose())["ok"]
        mine = (await anna.http.get("/api/matches")).json()
        assert mine[0]["players"] == ["Anna", "greedy"]
        await anna.leave()

    told(story)


def test_a_friend_joins_by_link_and_both_see_the_same(server: Server) -> None:
    """The host's link opens one seat."""

    async def story() -> None:
        anna, ben = await Player(server).named("Anna"), await Player(server).named("Ben")
        match = await anna.begin("me", "open", mode="live")
        lobby = (await anna.http.get(f"/api/matches/{match}")).json()
        key = lobby["seats"][1]["key"]
        taken = await ben.http.post(f"/api/matches/{match}/seats/1", json={"do": "take", "key": key})
        assert taken.json()["ready"]
        await anna.connect(match)
        await ben.connect(match)
        active, other = (anna, ben) if anna.picture["asks"] else (ben, anna)
        assert (await active.choose())["ok"]
        while other.picture["n"] != active.picture["n"] or other.picture["view"] != active.picture["view"]:
            await asyncio.wait({asyncio.ensure_future(other.hear()), asyncio.ensure_future(active.hear())}, timeout=0.5)
            if other.picture["view"] == active.picture["view"]:
                break
        await anna.leave()
        await ben.leave()

    told(story)


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/matches/nothing", None, 404),
        ("POST", "/api/matches", {"title": "chess", "seats": ["me"]}, 404),
        ("POST", "/api/matches", {"title": "bronze", "seats": ["me"] * 9}, 400),
        ("POST", "/api/matches", {"title": "bronze", "seats": ["deepblue"]}, 400),
        ("POST", "/api/matches", {"title": "bronze", "seats": ["me"], "mode": "war"}, 400),
        ("POST", "/api/matches", {"title": "bronze", "seats": ["me"], "minutes": "soon"}, 400),
        ("POST", "/api/matches", {"title": "bronze", "seats": 5}, 400),
        ("POST", "/api/matches", ["me"], 400),
        ("POST", "/api/import", {"log": "start bronze"}, 400),
        ("POST", "/api/me/recover", {"phrase": "one two three"}, 400),
        ("GET", "/api/rules/chess", None, 404),
        ("GET", "/api/labels?lang=tlh", None, 400),
        ("GET", "/etc/passwd", None, 404),
        ("DELETE", "/api/matches", None, 405),
    ],
)
def test_bad_requests_get_a_sentence(server: Server, method: str, path: str, body: object, status: int) -> None:
    """A status and a sentence, no stack trace."""

    async def story() -> None:
        anna = await Player(server).named("Anna")
        answer = await anna.http.request(method, path, json=body)
        assert answer.status_code == status
        assert answer.json()["problem"]["text"]
        assert "Traceback" not in answer.text
        await anna.leave()

    told(story)


def test_forged_cookies_are_nobody(server: Server) -> None:
    """A cookie that we did not sign opens nothing."""
    with httpx.Client(base_url=server.url, cookies={"saecula": "somebody.0000"}) as stranger:
        assert stranger.get("/api/me").json() == {"person": None}
        assert stranger.post("/api/matches", json={"title": "bronze", "seats": ["me"]}).status_code == 403


def test_other_sites_cannot_act_in_our_users_name(server: Server) -> None:
    """Requests and sockets from another origin are refused."""

    async def story() -> None:
        anna = await Player(server).named("Anna")
        match = await anna.begin("me")
        foreign = await anna.http.post("/api/matches", json={}, headers={"Origin": "https://evil.example"})
        assert foreign.status_code == 403
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(anna.connect(match, origin="https://evil.example"), 2)
        await anna.leave()

    told(story)


def test_names_are_shown_plainly(server: Server) -> None:
    """Markup stays text, invisible characters go, length is bounded."""

    async def story() -> None:
        anna = Player(server)
        for name in ("<script>alert(1)</script>", "a\u202eb\x00c", "x" * 10_000, "🎲🎲", ""):
            shown = (await anna.http.post("/api/me", json={"name": name})).json()["person"]["name"]
            assert len(shown) <= 24
            assert "\u202e" not in shown
            assert "\x00" not in shown
        await anna.leave()

    told(story)


def test_a_flood_is_slowed_and_hurts_nobody_else(server: Server) -> None:
    """The flooder is told; another table goes on."""

    async def story() -> None:
        flooder, anna = await Player(server).named("F"), await Player(server).named("A")
        await flooder.connect(await flooder.begin("me"))
        await anna.connect(await anna.begin("me"))
        for _ in range(90):
            await flooder.socket.send('{"do": "nonsense"}')
        assert (await anna.choose())["ok"]
        kinds = set()
        for _ in range(80):
            kinds.add((await flooder.hear()).get("problem", {}).get("key"))
        assert kinds >= {"message-wrong", "too-many"}
        await flooder.leave()
        await anna.leave()

    told(story)


def test_a_recovery_phrase_brings_a_person_to_another_browser(server: Server) -> None:
    """Twelve words, and the matches are there."""

    async def story() -> None:
        anna = await Player(server).named("Anna")
        match = await anna.begin("me")
        phrase = (await anna.http.post("/api/me/phrase")).json()["phrase"]
        other = Player(server)
        assert (await other.http.post("/api/me/recover", json={"phrase": phrase.upper()})).status_code == 200
        assert [found["match"] for found in (await other.http.get("/api/matches")).json()] == [match]
        await anna.leave()
        await other.leave()

    told(story)


def test_logs_go_out_and_come_in(server: Server) -> None:
    """Export, import, branch and rematch."""

    async def story() -> None:
        anna = await Player(server).named("Anna")
        match = await anna.begin("me", "me")
        await anna.connect(match)
        await anna.choose()
        log = (await anna.http.get(f"/api/matches/{match}/log")).text
        assert log.startswith("start bronze")
        assert (await anna.http.post("/api/import", json={"log": log})).status_code == 201
        assert (await anna.http.post(f"/api/matches/{match}/branch", json={"n": 3})).status_code == 201
        again = [(await anna.http.post(f"/api/matches/{match}/rematch")).json()["match"] for _ in range(2)]
        assert again[0] == again[1] != match
        stranger = await Player(server).named("S")
        assert (await stranger.http.get(f"/api/matches/{match}/log")).status_code == 404
        await anna.leave()
        await stranger.leave()

    told(story)


def test_every_answer_carries_the_headers_of_a_careful_site(server: Server) -> None:
    """Content security policy and friends."""
    answer = httpx.get(f"{server.url}/api/titles")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_after_a_kill_nothing_acknowledged_is_lost_and_none_is_doubled(tmp_path: Path) -> None:
    """The server is killed under load again and again; clients come back by themselves."""
    server = Server(str(tmp_path / "store.db")).start()

    async def play_on(player: Player, match: str, acknowledged: list[int], until: asyncio.Event) -> None:
        while not until.is_set():
            try:
                if player.picture["over"]:
                    return
                answer = await player.choose(player.picture["asks"][0]["choices"][0][0])
                if answer.get("ok"):
                    acknowledged.append(answer["n"])
            except (OSError, TimeoutError, websockets.ConnectionClosed):
                await player.connect(match)

    async def story() -> None:
        players = [await Player(server).named(f"P{i}") for i in range(3)]
        matches = [await player.begin("me", "me", mode="table") for player in players]
        known: list[list[int]] = [[] for _ in players]
        for player, match in zip(players, matches, strict=True):
            await player.connect(match)
        until = asyncio.Event()
        tasks = [
            asyncio.create_task(play_on(player, match, acknowledged, until))
            for player, match, acknowledged in zip(players, matches, known, strict=True)
        ]
        for _ in range(KILLS):
            before = sum(len(acknowledged) for acknowledged in known)
            for _ in range(3000):
                if sum(len(acknowledged) for acknowledged in known) >= before + 9 or all(t.done() for t in tasks):
                    break
                await asyncio.sleep(0.01)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        until.set()
        await asyncio.gather(*tasks)
        for player, match, acknowledged in zip(players, matches, known, strict=True):
            log = (await player.http.get(f"/api/matches/{match}/log")).text
            events = int(log.rstrip().rsplit("end ", 1)[1])
            assert acknowledged == sorted(set(acknowledged))
            assert not acknowledged or events >= acknowledged[-1]
            await player.leave()

    try:
        told(story)
    finally:
        server.stop()
