"""The site of nginx in deploy/: the real nginx with TLS in front of the real server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest

from tests.deploy.nginx import Nginx
from tests.server.living import Player, Server, told

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

YEAR = "max-age=31536000"
# People of this machine count, too, and each address may bring one.
STRICT = """
import sys
from pathlib import Path
from saecula.server.limits import Limits
from saecula.server.run import serve

limits = Limits(near=True, people_at_once=1, people_a_second=0.0)
store, web = sys.argv[1:]
known = {"host": "127.0.0.1", "port": 0, "thinkers": 1, "open_page": False, "dice": "", "lang": "en"}
serve(store=store, web=Path(web), limits=limits, trusted_proxies=["127.0.0.1"], **known)
"""


class Strict(Server):
    """A server that lets each address bring one person."""

    def command(self) -> list[str]:
        """Return how to start it."""
        return ["-c", STRICT, self.store, str(self.web)]


@pytest.fixture
def nginx(tmp_path: Path) -> Iterator[Nginx]:
    """Nginx in front of a strict server with a small page."""
    assets = tmp_path / "page" / "assets"
    assets.mkdir(parents=True)
    (assets / "page.js").write_text("// drawn", "utf-8")
    (assets.parent / "index.html").write_text("<!doctype html>", "utf-8")
    server = Strict(str(tmp_path / "store.db"), web=assets.parent).start()
    try:
        proxy = Nginx(tmp_path, server).start()
        yield proxy
        proxy.stop()
    finally:
        server.stop()


def visitor(nginx: Nginx, address: str) -> httpx.Client:
    """Return somebody who comes from an address."""
    transport = httpx.HTTPTransport(verify=nginx.trust, local_address=address)
    return httpx.Client(base_url=nginx.url, transport=transport, timeout=30)


def test_a_choice_is_played_by_tls_and_a_socket(nginx: Nginx) -> None:
    """The cookie belongs to TLS alone; the page's own origin may connect, another may not."""

    async def story() -> None:
        anna = await Player(nginx, nginx.trust).named("Anna")
        assert [cookie.secure for cookie in anna.http.cookies.jar] == [True]
        match = await anna.begin("me", "me")
        await anna.http.post(f"/api/matches/{match}/chance", json={"fingerprint": ""})  # nothing to give
        await anna.connect(match, origin=nginx.url)
        before = anna.picture["n"]
        assert (await anna.choose())["ok"]
        assert anna.picture["n"] > before
        assert await anna.refused(match, origin="https://elsewhere.example") == 4404
        await anna.leave()

    told(story)


def test_limits_count_the_address_of_the_visitor(nginx: Nginx) -> None:
    """Each has its own allowance; a header that claims another address changes nothing."""
    claims = {"X-Forwarded-For": "203.0.114.7"}
    with visitor(nginx, "127.0.0.2") as anna, visitor(nginx, "127.0.0.3") as ben:
        assert anna.post("/api/me", json={"name": "Anna"}).status_code == 200
        anna.cookies.clear()
        answers = [anna.post("/api/me", json={"name": "Anna"}, headers=claimed) for claimed in ({}, claims)]
        assert [answer.json()["problem"]["key"] for answer in answers] == ["too-many-people"] * 2
        assert ben.post("/api/me", json={"name": "Ben"}).status_code == 200


def test_who_comes_without_tls_is_sent_to_it(nginx: Nginx) -> None:
    """And browsers remember for a year."""
    plain = httpx.get(f"http://127.0.0.1:{nginx.plain_port}/match/abc?key=def")
    assert (plain.status_code, plain.headers["location"]) == (301, "https://127.0.0.1/match/abc?key=def")
    with visitor(nginx, "127.0.0.1") as anna:
        for path in ("/", "/api/me", "/assets/page.js"):
            assert anna.get(path).headers.get_list("strict-transport-security") == [YEAR]


def test_files_of_the_page_are_kept(nginx: Nginx) -> None:
    """They are answered while the server is away, under any query string; nothing else is."""
    with visitor(nginx, "127.0.0.1") as anna:
        first = anna.get("/assets/page.js")
        assert anna.get("/api/me").status_code == 200
        nginx.behind.stop()
        again = anna.get("/assets/page.js?copy=2")
        assert (first.text, again.status_code, again.text) == ("// drawn", 200, "// drawn")
        assert "immutable" in again.headers["cache-control"]
        assert anna.get("/api/me").status_code == 502


def test_bodies_are_limited_by_nginx_and_by_the_server(nginx: Nginx) -> None:
    """The longest import passes nginx; what no request may have does not."""
    with visitor(nginx, "127.0.0.1") as anna:
        anna.post("/api/me", json={"name": "Anna"})
        sent = [anna.post("/api/import", json={"log": "x" * size}) for size in (990_000, 1_020_000, 1_100_000)]
        assert [answer.status_code for answer in sent] == [400, 413, 413]
        assert ["problem" in answer.text for answer in sent] == [True, True, False]
