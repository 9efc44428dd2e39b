"""The real server with real clients: HTTP, sockets, strangers, power cuts."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import httpx
import pytest

from tests.server.living import Player, Server, told

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests that leave it as it was."""
    running = Server(str(tmp_path_factory.mktemp("store") / "store.db")).start()
    yield running
    running.stop()


def test_a_stranger_plays_against_the_computer(server: Server) -> None:
    """From nothing to an accepted choice; the bot answers by itself."""

    async def story() -> None:
        anna = await Player(server).named("Anna")
        await anna.connect(await anna.begin("me", "greedy", mode="live"))
        while not anna.picture["asks"]:
            await anna.hear_picture()
        assert (await anna.choose())["ok"]
        for lang, bot in (("en", "Rule of Thumb"), ("de", "Faustregel")):
            mine = (await anna.http.get(f"/api/matches?lang={lang}")).json()
            assert mine[0]["players"] == ["Anna", bot]
            lobby = (await anna.http.get(f"/api/matches/{mine[0]['match']}?lang={lang}")).json()
            assert lobby["seats"][1]["name"] == bot
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
        while other.picture["n"] < active.picture["n"]:
            await other.hear()
        assert other.picture["view"] == active.picture["view"]
        await anna.leave()
        await ben.leave()

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


def test_the_description_of_http_is_served(server: Server) -> None:
    """As OpenAPI, by ourselves: nothing is loaded from elsewhere."""
    answer = httpx.get(f"{server.url}/api/openapi.json", timeout=60)
    assert answer.status_code == 200
    assert "/api/matches" in answer.json()["paths"]


def test_titles_tell_what_a_page_needs_to_offer_them(server: Server) -> None:
    """Names of options, of their values and of bots, in both languages; templates are not offered."""
    for lang, on in (("en", "on"), ("de", "an")):
        found = httpx.get(f"{server.url}/api/titles", params={"lang": lang}).json()
        bronze = next(title for title in found["titles"] if title["key"] == "bronze")
        assert bronze["hides"] is False
        trading = next(option for option in bronze["options"] if option["key"] == "trading")
        assert trading["names"]["on"] == on
        assert trading["help"]
        bots = [bot for title in found["titles"] for bot in title["bots"]]
        assert all(bot["help"].endswith(".") and not bot["name"].startswith("bot-") for bot in bots)
        assert "sample" not in [title["key"] for title in found["titles"]]


def test_a_graceful_stop_says_so_and_everything_goes_on(tmp_path: Path) -> None:
    """Pages are told that the server stops; after the start the match is where it was, and the bot goes on."""
    own = Server(str(tmp_path / "store.db")).start()

    async def story() -> None:
        anna = await Player(own).named("Anna")
        match = await anna.begin("me", "random", mode="live")
        await anna.connect(match)
        while not anna.picture["asks"]:
            await anna.hear()
        assert (await anna.choose())["ok"]
        n = anna.picture["n"]
        stopping = asyncio.create_task(asyncio.to_thread(own.stop))
        while "gone" not in await anna.hear():
            pass
        await stopping
        await asyncio.to_thread(own.start)
        await anna.connect(match)
        assert anna.picture["n"] >= n
        while not anna.picture["asks"]:
            await anna.hear()
        assert (await anna.choose())["ok"]
        await anna.leave()

    try:
        told(story)
    finally:
        own.stop()
