"""Bad input over the wire: a clear answer to the sender, nothing to the others, limits, no stack trace."""

from __future__ import annotations

import contextlib
import json
from typing import TYPE_CHECKING

import httpx
import pytest
import websockets
from litestar.testing import TestClient

from saecula.server import services
from saecula.server.app import make_app
from saecula.server.hall import Hall
from saecula.server.table import Table
from tests.server.living import Player, Server, told

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests that leave it as it was."""
    running = Server(str(tmp_path_factory.mktemp("store") / "store.db")).start()
    yield running
    running.stop()


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
        ("GET", "/api/labels?title=sample", None, 404),
        ("GET", "/api/rules/..%2F..%2Fsecrets", None, 404),
        ("GET", "/api/matches/nothing?key=" + "k" * 500, None, 400),
        ("POST", "/api/matches", {"title": "sample", "seats": ["me", "me"]}, 404),
        ("POST", "/api/matches", {"title": "bronze", "seats": ["me"], "cheat": True}, 400),
        ("POST", "/api/matches", {"title": "bronze", "seats": ["me"], "minutes": -1}, 400),
        ("POST", "/api/matches", {"title": "bronze", "seats": ["me"], "options": {"edition": "1812"}}, 400),
        ("POST", "/api/matches", {"title": "x" * 5000, "seats": ["me"]}, 400),
        ("POST", "/api/matches/nothing/rematch", {}, 404),
        ("POST", "/api/matches/nothing/branch", {"n": 1}, 404),
        ("POST", "/api/matches/nothing/branch", {"n": "one"}, 400),
        ("POST", "/api/matches/nothing/seats/0", {"do": "take"}, 404),
        ("POST", "/api/matches/nothing/seats/0", {"do": "burn"}, 400),
        ("POST", "/api/matches/nothing/seats/first", {"do": "take"}, 404),
        ("POST", "/api/import", {"log": 7}, 400),
        ("POST", "/api/me", {"name": 7}, 400),
        ("POST", "/api/me", {"settings": {"x": "y" * 5000}}, 413),
        ("POST", "/api/me/recover", {"phrase": "x" * 1000}, 400),
        ("DELETE", "/api/matches", None, 405),
        ("GET", "/api/nothing", None, 404),
        ("GET", "/api/nothing?lang=de", None, 404),
        ("GET", "/api/openapi", None, 404),
        ("GET", "/api/nothing/at/all", None, 404),
        ("POST", "/api/nothing/at/all", None, 404),
        ("PUT", "/api/me", None, 405),
        ("POST", "/api/nothing", None, 405),
        ("POST", "/api/openapi.json", None, 405),
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
        assert stranger.get("/api/me").json() == {"person": None, "door": "open"}
        assert stranger.post("/api/matches", json={"title": "bronze", "seats": ["me"]}).status_code == 403


def test_other_sites_cannot_act_in_our_users_name(server: Server) -> None:
    """Requests and sockets from another origin are refused, before anything else is looked at."""

    async def story() -> None:
        anna = await Player(server).named("Anna")
        match = await anna.begin("me")
        foreign = await anna.http.post("/api/matches", json={}, headers={"Origin": "https://evil.example"})
        assert (foreign.status_code, foreign.json()["problem"]["key"]) == (403, "foreign-origin")
        assert await anna.refused(match, origin="https://evil.example") == 4404
        await anna.connect(match, origin=server.url)
        await anna.leave()

    told(story)


def test_forged_links_open_nothing(server: Server) -> None:
    """Not a socket, not a lobby, not a seat, not a log; and an unknown match looks the same as a forbidden one."""

    async def story() -> None:
        anna, stranger = await Player(server).named("Anna"), await Player(server).named("S")
        match = await anna.begin("me", "open", mode="live")
        public = (await anna.http.get(f"/api/matches/{match}")).json()["public"]
        for key in ("", "guess", public[:-1], public + "x"):
            assert await stranger.refused(match, key) == 4404
            for path in ("", "/log", "/odds"):
                assert (await stranger.http.get(f"/api/matches/{match}{path}?key={key}")).status_code == 404
            wish = {"do": "take", "key": key}
            assert (await stranger.http.post(f"/api/matches/{match}/seats/1", json=wish)).status_code == 403
        assert await stranger.refused("nothing") == 4404
        watch = {"do": "take", "key": public}
        assert (await stranger.http.post(f"/api/matches/{match}/seats/1", json=watch)).status_code == 403
        assert (await stranger.http.post(f"/api/matches/{match}/rematch")).status_code == 403
        await anna.leave()
        await stranger.leave()

    told(story)


def test_bodies_that_are_no_json_or_too_long_are_refused(server: Server) -> None:
    """With a sentence each."""
    with httpx.Client(base_url=server.url, timeout=60) as stranger:
        for body in (b"", b"{", b"[" * 10_000, b'"text"', b"\xff\xfe", b"null", b'{"name": "\xed\xa0\x80"}'):
            answer = stranger.post("/api/me", content=body, headers={"Content-Type": "application/json"})
            assert (answer.status_code, answer.json()["problem"]["key"]) == (400, "message-wrong"), body
        stranger.post("/api/me", json={"name": "S"})
        answer = stranger.post("/api/import", content=b'{"log": "' + b"x" * 9_000_000 + b'"}')
        assert (answer.status_code, answer.json()["problem"]["key"]) == (413, "message-too-long")


def test_too_many_writes_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever makes people and matches without end is told to wait; readers are not."""
    monkeypatch.setattr(services, "WRITES_AT_ONCE", 5)
    monkeypatch.setattr(services, "WRITES_PER_SECOND", 0.0)
    with TestClient(make_app(":memory:", None)) as client:
        answers = [client.post("/api/me", json={"name": "F"}) for _ in range(8)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
        assert answers[-1].json()["problem"]["key"] == "too-many"
        assert client.get("/api/titles").status_code == 200


MALFORMED: list[str | bytes] = [
    "",
    "null",
    "[]",
    "[" * 5000,
    "\x00",
    '{"do": "fly"}',
    '{"do": "choose", "id": 1, "seat": 99, "choices": [1]}',
    '{"do": "hello", "lang": "tlh"}',
    '{"do": "help", "thing": "../../etc/passwd"}',
    '{"do": "at", "n": 1000000, "seat": 9}',
    '{"do": "hello", "cheat": true}',
    "x" * 50_000,
    b"bytes",
]


def test_malformed_messages_are_answered_to_their_sender_alone(server: Server) -> None:
    """Each gets a problem with a sentence; the connection stays, and nobody else hears anything."""

    async def story() -> None:
        anna = await Player(server).named("Anna")
        match = await anna.begin("me")
        await anna.connect(match)
        stranger = Player(server)
        public = (await anna.http.get(f"/api/matches/{match}")).json()["public"]
        await stranger.connect(match, public)
        await anna.hear_picture()  # somebody came
        for data in MALFORMED:
            await stranger.socket.send(data)
            answer = await stranger.hear()
            assert answer["problem"]["text"], data
            assert "Traceback" not in str(answer)
        n = anna.picture["n"]
        assert (await anna.choose())["n"] > n  # the first thing she hears is the answer to her own choice
        await stranger.hear_picture()
        await anna.leave()
        await stranger.leave()

    told(story)


def test_a_huge_frame_ends_its_connection_and_no_other(server: Server) -> None:
    """It is not even read to its end."""

    async def story() -> None:
        anna, other = await Player(server).named("A"), await Player(server).named("B")
        await anna.connect(await anna.begin("me"))
        await other.connect(await other.begin("me"))
        with contextlib.suppress(websockets.ConnectionClosed):
            await other.socket.send("x" * 5_000_000)
        await other.socket.wait_closed()
        assert other.socket.close_code == 1009
        assert (await anna.choose())["ok"]
        await anna.leave()
        await other.leave()

    told(story)


def test_messages_out_of_order_stale_and_replayed_harm_nothing(server: Server) -> None:
    """Before a hello, for questions of the past and of the future, and the same again after a reconnect."""

    async def story() -> None:
        anna = await Player(server).named("Anna")
        match = await anna.begin("me", "me")
        await anna.connect(match)
        ask = anna.picture["asks"][0]
        for number in (0, ask["ask"] - 1, ask["ask"] + 1, 999_999):
            wrong = {"do": "choose", "seat": ask["seat"], "ask": number, "choices": [0]}
            answer = await anna.answer(await anna.say(**wrong))
            assert answer["problem"]["key"] == "ask-closed"
            assert answer["now"]["n"] == anna.picture["n"]
        right = {"do": "choose", "id": 77, "seat": ask["seat"], "ask": ask["ask"], "choices": [0]}
        await anna.say(**right)
        n = (await anna.answer(77))["n"]
        await anna.connect(match)
        await anna.say(**right)
        assert (await anna.answer(77))["problem"]["key"] == "ask-closed"
        await anna.say(do="hello", lang="en", n=999_999)
        assert (await anna.hear_picture())["n"] == n
        cookies = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
        url = f"ws://127.0.0.1:{server.port}/ws/{match}"
        async with websockets.connect(url, additional_headers={"Cookie": cookies}) as silent:
            early = {"do": "undo", "id": 5, "seat": 0}
            await silent.send(json.dumps(early))
            assert json.loads(await silent.recv())["re"] == 5
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


def test_a_fault_of_ours_is_told_without_its_insides(monkeypatch: pytest.MonkeyPatch) -> None:
    """By HTTP and by socket: a sentence, and the connection stays."""

    async def broken(*_: object) -> None:
        raise RuntimeError("secret")

    app = make_app(":memory:", None)
    with TestClient(app) as client:
        client.post("/api/me", json={"name": "A"})
        match = client.post("/api/matches", json={"title": "bronze", "seats": ["me"], "mode": "table"}).json()["match"]
        monkeypatch.setattr(Hall, "my_matches", broken)
        answer = client.get("/api/matches")
        assert (answer.status_code, answer.json()["problem"]["key"]) == (500, "our-fault")
        assert "secret" not in answer.text
        with client.websocket_connect(f"/ws/{match}") as socket:
            monkeypatch.setattr(Table, "answer", broken)
            socket.send_text('{"do": "undo", "id": 3, "seat": 0}')
            heard = socket.receive_text()
            assert json.loads(heard)["problem"]["key"] == "our-fault"
            assert json.loads(heard)["re"] == 3
            assert "secret" not in heard
