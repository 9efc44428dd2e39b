"""Addresses: by which names the server is called, which proxies it believes, and whom it remembers for how long."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from saecula import cli
from saecula.kernel.problem import Problem
from saecula.server import limits as limits_module
from saecula.server.addresses import Hosts, is_within, networks_of, spellings
from saecula.server.app import make_app
from saecula.server.hall import SECONDS_PER_DAY
from saecula.server.headers import SECURITY_HEADERS
from saecula.server.limits import Allowances, Limits
from tests.server.test_slow import LONG, Wire, story

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path

    from tests.server.clocked import Watch

    Connect = Callable[[], Coroutine[Any, Any, Wire]]

BOUND, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104 - nothing listens there
FAR, OTHER = "203.0.114.7", "203.0.114.8"
SECURITY = {name.decode(): value.decode() for name, value in SECURITY_HEADERS}
TLS = "strict-transport-security"


def called(hosts: Hosts, host: str) -> bool:
    """Say whether the server may be called so."""
    try:
        hosts.check(host)
    except Problem as problem:
        return problem.key != "host-wrong"
    return True


@pytest.mark.parametrize("bound", [BOUND, "::1", EVERYWHERE, "::", "192.168.0.9", "play.example.org"])
def test_local_names_are_always_ours(bound: str) -> None:
    """With any port, in large letters, with a dot at the end: playing on one's own machine needs no option."""
    mine = Hosts(bound)
    for host in ("localhost", "LocalHost:8120", "localhost.", "127.0.0.1:1", "127.0.0.2", "[::1]:8120", "a.localhost"):
        assert called(mine, host), host
    assert called(mine, socket.gethostname())
    assert called(mine, f"[{bound}]:80" if ":" in bound else f"{bound}:80")


@pytest.mark.parametrize("bound", [BOUND, EVERYWHERE])
@pytest.mark.parametrize(
    "host",
    ["evil.example", "localhost.evil.example", "evil-localhost", "", ":80", "[::1", "a b", "127.1", "\xe9", "a@b"],
)
def test_foreign_names_are_not_ours(bound: str, host: str) -> None:
    """Nor what is no name."""
    assert not called(Hosts(bound, ["play.example.org"]), host)


def test_an_address_is_ours_if_we_listen_there() -> None:
    """On all addresses of a machine, any address may be its own; no page can have one that is another's."""
    assert called(Hosts("192.168.0.9"), "192.168.0.9:8000")
    assert not called(Hosts("192.168.0.9"), "192.168.0.8:8000")
    assert not called(Hosts(BOUND), "[2a00::1]")
    assert called(Hosts("::"), "[2A00::1]:8000")
    assert called(Hosts(EVERYWHERE), "192.168.0.8")


def test_names_are_given_without_scheme_and_port() -> None:
    """What no browser would send as a name is refused at the start."""
    named = Hosts(BOUND, ["Play.Example.org.", "10.0.0.1", "[2a00::1]"])
    assert all(called(named, host) for host in ("play.example.org", "PLAY.example.org:443", "10.0.0.1", "[2a00:0::1]"))
    for wrong in ("https://play.example.org", "play.example.org:443", "*", "", "a b"):
        with pytest.raises(Problem, match="bad-host-name"):
            Hosts(BOUND, [wrong])


def test_a_foreign_name_is_refused_by_page_file_api_and_socket(tmp_path: Path) -> None:
    """With 400 and a sentence; by our own name all is there."""
    (tmp_path / "assets").mkdir()
    for file in ("index.html", "assets/page.js"):
        (tmp_path / file).write_text("", "utf-8")
    with TestClient(make_app(":memory:", tmp_path, hosts=Hosts(BOUND)), base_url="http://127.0.0.1:8120") as browser:
        for path in ("/", "/assets/page.js", "/api/me", "/api/openapi.json"):
            assert browser.get(path).status_code == 200
            refused = browser.get(f"{path}?lang=de", headers={"Host": "evil.example"})
            assert (refused.status_code, refused.json()["problem"]["key"]) == (400, "host-wrong")
            assert "„evil.example“" in refused.json()["problem"]["text"]
        with pytest.raises(WebSocketDisconnect), browser.websocket_connect("/ws/a", headers={"Host": "evil.example"}):
            pass


@pytest.mark.parametrize(
    "path", ["/", "/nothing", "/api/me", "/api/nothing", "/assets/none.js", "/ws/a", "/api/openapi.json"]
)
@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "NONSENSE"])
def test_by_a_foreign_name_nobody_hears_what_there_is(tmp_path: Path, method: str, path: str) -> None:
    """Nor that there is nothing: every method and every path are answered alike."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("", "utf-8")
    with TestClient(make_app(":memory:", tmp_path, hosts=Hosts(BOUND)), base_url="http://127.0.0.1:8120") as browser:
        refused = browser.request(method, path, headers={"Host": "evil.example"})
        assert (refused.status_code, refused.json()["problem"]["key"]) == (400, "host-wrong")


def test_every_answer_has_the_security_headers(tmp_path: Path) -> None:
    """The page, its files, the API, and what is refused or not found; the order to come by TLS only by TLS."""
    (tmp_path / "assets").mkdir()
    for file in ("index.html", "assets/page.js"):
        (tmp_path / file).write_text("", "utf-8")
    with TestClient(make_app(":memory:", tmp_path, hosts=Hosts("testserver.local"))) as browser:
        asked = [
            ("GET", "/", 200),
            ("HEAD", "/assets/page.js", 200),
            ("GET", "/assets/page.js", 200),
            ("GET", "/assets/none.js", 404),
            ("GET", "/nothing", 404),
            ("GET", "/api/me", 200),
            ("POST", "/api/me", 400),
            ("POST", "/api/matches", 400),
            ("DELETE", "/api/matches", 405),
            ("GET", "/api/matches/none", 404),
        ]
        for method, path, status in asked:
            for scheme in ("http", "https"):
                answer = browser.request(method, f"{scheme}://testserver.local{path}")
                assert answer.status_code == status, path
                assert {name: answer.headers.get_list(name) for name in SECURITY} == {
                    name: [value] for name, value in SECURITY.items()
                }, path
                assert (TLS in answer.headers) == (scheme == "https")
        assert browser.get("/", headers={"Host": "evil.example"}).headers["x-content-type-options"] == "nosniff"


def test_what_is_no_http_is_answered_like_everything_else(capfd: pytest.CaptureFixture[str]) -> None:
    """With a problem and the security headers, then it ends; nothing is said twice, and no fault is logged."""

    async def tell(connect: Connect) -> None:
        no_key = "GET /ws/a HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
        two_hosts = "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"
        for sent in ("nonsense\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", two_hosts, no_key):
            wire = await connect()
            await wire.say(sent)
            head, _, body = (await wire.reader.read()).decode().partition("\r\n\r\n")
            assert head.startswith("HTTP/1.1 400 Bad Request\r\n")
            assert all(f"\r\n{name}: {value}" in head for name, value in SECURITY.items())
            assert body.startswith('{"problem":{"key":"request-wrong"')
        for path in ("/api/me", "/nothing"):  # one waits for the body that breaks, the other does not
            wire = await connect()
            await wire.say(f"POST {path} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nno number\r\n")
            assert (await wire.reader.read()).count(b"HTTP/1.1 ") == 1

    story(Limits(head_seconds=LONG, body_seconds=LONG), tell)
    assert "Traceback" not in capfd.readouterr().err


# -- proxies --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("proxies", "believed"), [((), False), (("10.0.0.0/8",), False), (("127.0.0.1",), True), (("127.0.0.9/8",), True)]
)
def test_forwarded_addresses_are_believed_from_named_proxies_alone(
    monkeypatch: pytest.MonkeyPatch, *, proxies: tuple[str, ...], believed: bool
) -> None:
    """Address and scheme; nothing in the environment changes it, and nothing makes a machine a proxy but its name."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    few = Limits(people_at_once=1, people_a_second=0.0, proxies=networks_of(proxies))

    async def tell(connect: Connect) -> None:
        url = f"http://127.0.0.1:{(await connect()).port}"

        async def came(address: str) -> httpx.Response:
            async with httpx.AsyncClient(base_url=url) as client:
                said = {"X-Forwarded-For": f"198.51.101.1, {address}", "X-Forwarded-Proto": "https"}
                return await client.post("/api/me", json={"name": "Anna"}, headers=said)

        answers = [await came(address) for address in (FAR, FAR, OTHER)]
        assert [answer.status_code for answer in answers] == ([200, 429, 200] if believed else [200, 200, 200])
        assert all((TLS in answer.headers) == believed for answer in answers)
        assert ("Secure" in answers[0].headers["set-cookie"]) == believed

    story(few, tell)


def test_a_proxy_out_on_the_internet_may_have_many_connections() -> None:
    """Everybody behind it comes by them; others there are limited."""
    limits = Limits(proxies=networks_of(["203.0.114.7", "2a00:1450::/32"]))
    assert not limits.are_for(FAR)
    assert not limits.are_for("::ffff:203.0.114.7")
    assert not limits.are_for("2a00:1450:1::1")
    assert limits.are_for(OTHER)


def test_proxies_are_addresses_or_networks() -> None:
    """In either spelling of a socket that hears IPv4 and IPv6; never everybody by accident."""
    assert spellings(networks_of(["10.1.2.3/8", "::1"])) == ["10.0.0.0/8", "::ffff:10.0.0.0/104", "::1/128"]
    assert is_within("::ffff:10.9.9.9", networks_of(["10.0.0.0/8"]))
    for wrong in ("*", "", "proxy.example.org", "10.0.0.0/33", "10.0.0.1:80"):
        with pytest.raises(Problem, match="bad-proxy"):
            networks_of([wrong])


@pytest.mark.parametrize(("option", "word"), [("--host-name", "https://x"), ("--trusted-proxy", "*")])
def test_wrong_options_are_told_at_the_start(option: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    """In one sentence that names the option."""
    assert cli.main(["serve", "--lang", "en", "--port", "0", "--store", ":memory:", option, word]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert f"“{word}”" in told.err
    assert option in told.err


# -- what is remembered ---------------------------------------------------------------------------------------------


def test_of_too_many_addresses_the_oldest_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody gets a new allowance because many others come; whoever has just been heard of is not the oldest."""
    monkeypatch.setattr(limits_module, "MAX_ADDRESSES", 3)
    allowed = Allowances(1, 0.0)
    assert [allowed.spend(address) for address in ("10.0.0.1", "10.0.0.2", "10.0.0.1")] == [True, True, False]
    assert [allowed.spend(f"10.0.1.{n}") for n in range(2)] == [True, True]  # forgets 10.0.0.2
    assert not allowed.spend("10.0.0.1")
    assert allowed.spend("10.0.0.2")
    assert len(allowed.known) == 3


def test_a_network_of_ipv6_has_one_allowance() -> None:
    """For a household has millions of addresses."""
    allowed = Allowances(1, 0.0)
    assert allowed.spend("2a00:1450:1:2::3")
    assert not allowed.spend("2a00:1450:1:2:ffff::1")
    assert allowed.spend("2a00:1450:1:3::3")


def test_writes_are_counted_by_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new address of the same household is no new writer."""
    monkeypatch.setattr("saecula.server.services.WRITES_AT_ONCE", 1)
    monkeypatch.setattr("saecula.server.services.WRITES_PER_SECOND", 0.0)
    app = make_app(":memory:", None)
    client = ["2a00:1450:1:2::1"]

    async def from_there(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - as ASGI has them
        await app(scope | {"client": (client[0], 5000)}, receive, send)

    with TestClient(from_there) as browser:
        found = []
        for client[0] in ("2a00:1450:1:2::1", "2a00:1450:1:2::2", "2a00:1450:1:3::1"):
            found.append(browser.post("/api/me", json={"name": "Anna"}).status_code)
    assert found == [200, 429, 200]


@pytest.mark.parametrize(("seconds", "known"), [(SECONDS_PER_DAY - 1, True), (SECONDS_PER_DAY + 1, False)])
def test_who_did_nothing_is_forgotten_after_a_day(tmp_path: Path, watch: Watch, seconds: float, *, known: bool) -> None:
    """By the server itself, as soon as it runs; who has begun a match is not."""
    store = str(tmp_path / "store.db")
    cookies = []
    with TestClient(make_app(store, None)) as client:
        for seats in ([], ["me", "me"]):
            client.cookies.clear()
            client.post("/api/me", json={"name": "Anna"})
            cookies.append({"Cookie": f"saecula={client.cookies['saecula']}"})
            begun = client.post("/api/matches", json={"title": "bronze", "seats": seats})
            assert begun.status_code == (201 if seats else 400)
    watch.pass_by(seconds)
    with TestClient(make_app(store, None)) as client:
        client.post("/api/me", json={"name": "Ben"})  # is written after what the start has asked for
        client.cookies.clear()
        there = [client.get("/api/me", headers=cookie).json()["person"] is not None for cookie in cookies]
    assert there == [known, True]
