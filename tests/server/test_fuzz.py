"""No fault on demand: whatever is sent, by HTTP or by socket, is answered, never with a 5xx, never with a traceback.

Schemathesis asks along the OpenAPI document; what lies beside it (headers, cookies, bodies that break off, logs with
positions and packs, messages of the socket) is spoilt here. `SAECULA_REQUESTS=50000` sends so many; else far fewer.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from saecula.games import TITLES
from saecula.server.headers import SECURITY_HEADERS
from tests.server.living import Player, Server, told
from tests.server.nasty import VALUES, WORDS, Logs, spoilt_text, spoilt_value

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator
    from pathlib import Path

REQUESTS = int(os.environ.get("SAECULA_REQUESTS", "1000"))
AT_ONCE = 8
SECONDS = 30.0  # within which everything is answered
SECURITY = {name.decode(): value.decode() for name, value in SECURITY_HEADERS}
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
GO_ON = b"HTTP/1.1 100"  # to whoever asks whether the body may come
METHODS = ["GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE", "get", "NONSENSE", "x" * 300]
PATHS = ["/", "/new", "/my", "/match/{}", "/api/me", "/api/matches", "/api/matches/{}", "/api/matches/{}/log", "/ws/{}"]
PATHS += [
    "/api/matches/{}/odds",
    "/api/matches/{}/branch",
    "/api/matches/{}/rematch",
    "/api/matches/{}/seats/{}",
    "/{}",
]
PATHS += ["/api/titles", "/api/labels", "/api/rules/{}", "/api/import", "/api/openapi.json", "/assets/{}", "/api/{}"]
PATHS += ["/api/me/phrase", "/api/me/recover", "/healthz", "/readyz", "//{}", "/api//{}", "/api/matches/{}/seats/-1"]
SPOTS = [
    "%00",
    "%ff",
    "..%2f..%2fetc%2fpasswd",
    "%F0%9F%8E%B2",
    "a" * 3000,
    "%",
    "%zz",
    ";",
    "'",
    "0",
    "-1",
    "1" * 40,
    "{}",
]
QUERIES = [
    "",
    "?",
    "?lang=de",
    "?lang=%00",
    "?lang=%ff",
    "?key=%00",
    "?key=" + "k" * 90,
    "?title=%00",
    "?lang=en&lang=de",
]
QUERIES += ["?title=bronze&lang=de", "?key[]=1", "?%=%", "?" + "a=b&" * 500]
HEADERS = ["Cookie", "Origin", "Content-Type", "Accept-Encoding", "X-Forwarded-For", "Range", "If-None-Match", "Accept"]
HEADERS += ["If-Modified-Since", "Expect", "Upgrade", "Connection", "Sec-WebSocket-Key", "Accept-Language", "X-\xe9"]
SAID = [
    "saecula=a.b",
    "saecula=",
    "saecula=\xff.\xe9",
    "saecula=" + "a" * 2000,
    "http://[",
    "null",
    "application/json",
    "gzip",
]
SAID += [
    "bytes=0-",
    "bytes=9-1",
    "*",
    "websocket",
    "100-continue",
    "Upgrade",
    "text/html",
    "é",
    "",
    "\xff\xfe",
    "x" * 3000,
]
SAID += ["br;q=nan", "gzip;q=", "W/", '"', "Thu, 99 Foo", "application/json; charset=utf-16", "multipart/form-data"]
BODIES: list[tuple[str, Any]] = [
    ("/api/me", {"name": "Anna", "settings": {"sound": True}}),
    ("/api/me/recover", {"phrase": "one two three"}),
    ("/api/matches", {"title": "bronze", "seats": ["me", "open"], "options": {}, "mode": "live", "minutes": 5}),
    ("/api/matches/{}/seats/1", {"do": "bot", "key": "k", "bot": "greedy"}),
    ("/api/matches/{}/branch", {"n": 3}),
    ("/api/import", {"log": "start bronze"}),
]
MESSAGES: list[dict[str, Any]] = [
    {"do": "hello", "id": 1, "lang": "en", "n": 0},
    {"do": "lang", "id": 1, "lang": "de"},
    {"do": "ping", "id": 1},
    {"do": "seen", "id": 1, "seat": 0, "ask": 3},
    {"do": "choose", "id": 1, "seat": 0, "ask": 3, "choices": [0]},
    {"do": "preview", "id": 1, "seat": 0, "choices": [0, 1]},
    {"do": "describe", "id": 1, "seat": 0, "choices": [0, 1]},
    {"do": "why", "id": 1, "seat": 0, "thing": "seat/0", "choice": 1, "pieces": [0]},
    {"do": "help", "id": 1, "thing": "seat/0"},
    {"do": "undo", "id": 1, "seat": 0},
    {"do": "redo", "id": 1, "seat": 0},
    {"do": "consent", "id": 1, "seat": 0, "yes": True},
    {"do": "at", "id": 1, "n": 3, "seat": 0},
]


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Iterator[Server]:
    """A server on either database; in the end it lives, and its log has no traceback and no fault."""
    store = str(tmp_path / "store.db") if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    (tmp_path / "assets").mkdir()
    for file in ("index.html", "assets/page.js"):
        (tmp_path / file).write_text("", "utf-8")
    running = Server(store, templates=True, web=tmp_path).start()
    yield running
    assert httpx.get(f"{running.url}/readyz").text == "ok"
    running.stop()
    log = capfd.readouterr().err
    assert "Traceback" not in log, log[log.index("Traceback") - 500 :][:5000]
    assert "fault" not in log


@pytest.fixture
def rng() -> random.Random:
    """The same luck each time."""
    return random.Random(REQUESTS)  # noqa: S311 - requests of a test


def share(part: float) -> int:
    """How many requests a test sends to each of the two servers."""
    return round(REQUESTS * part / 2)


async def many(number: int, act: Callable[[], Awaitable[None]]) -> None:
    """Do something often, some of it at once."""

    async def one() -> None:
        for _ in range(max(1, number // AT_ONCE)):
            await act()

    await asyncio.gather(*[one() for _ in range(AT_ONCE)])


# -- along the document -----------------------------------------------------------------------------------------------


def test_what_the_document_allows_and_what_it_forbids(server: Server) -> None:
    """Schemathesis makes both up; each answer is one that the document describes."""
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    with httpx.Client(base_url=server.url) as http:
        cookie = http.post("/api/me", json={"name": "Anna"}).cookies["saecula"]
        match = http.post("/api/matches", json={"title": "bronze", "seats": ["me", "me"]}).json()["match"]
    operations = [schema[path][method] for path in schema for method in schema[path]]
    modes = [schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE]
    for operation in operations:
        for mode in modes:

            @given(case=operation.as_strategy(generation_mode=mode), known=st.booleans())
            @settings(
                max_examples=max(1, share(0.2) // len(operations) // len(modes)),
                deadline=None,
                database=None,
                derandomize=True,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            def ask(case: schemathesis.Case[Any], known: bool) -> None:  # noqa: FBT001 - as hypothesis hands it over
                if known and "match" in case.path_parameters:
                    case.path_parameters["match"] = match
                case.call_and_validate(checks=CHECKS, cookies={"saecula": cookie} if known else {})

            with contextlib.suppress(Unsatisfiable):  # where nothing is asked, nothing can be wrong
                ask()


# -- beside it --------------------------------------------------------------------------------------------------------


def raw_request(rng: random.Random, match: str, cookie: str) -> bytes:
    """A request of any form, the body perhaps longer or shorter than its head says."""
    spots = [*SPOTS, match, match]
    path = rng.choice(PATHS)
    while "{}" in path:
        path = path.replace("{}", rng.choice(spots).replace("{}", "%7B"), 1)
    method = rng.choice(METHODS if rng.random() < 0.3 else ["GET", "POST"])
    body = b""
    if method == "POST" and rng.random() < 0.7:
        path, wish = rng.choice(BODIES)
        path = path.format(match)
        text = json.dumps(spoilt_value(wish, rng), ensure_ascii=rng.random() < 0.5)
        body = (spoilt_text(text, rng) if rng.random() < 0.3 else text).encode(errors="surrogatepass")
    head = [f"{method} {path}{rng.choice(QUERIES) if rng.random() < 0.4 else ''} HTTP/1.1", "Host: localhost"]
    head += [f"{rng.choice(HEADERS)}: {rng.choice(SAID)}" for _ in range(rng.randrange(4))]
    head += [f"Cookie: saecula={cookie}"] * (rng.random() < 0.6)
    if not any(line.startswith(("Connection", "Upgrade")) for line in head):
        head.append("Connection: close")
    length = len(body) if rng.random() < 0.95 else rng.choice((0, len(body) // 2, -1))
    head.append(
        rng.choice(("Transfer-Encoding: chunked", f"Content-Length: {length}"))
        if rng.random() < 0.05
        else f"Content-Length: {length}"
    )
    return "\r\n".join(head).encode("latin-1", errors="replace") + b"\r\n\r\n" + body


async def answer_to(port: int, request: bytes) -> bytes:
    """Send bytes, end, and read what comes back."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(request)
        writer.write_eof()
        return await asyncio.wait_for(reader.read(), SECONDS)
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


def check_answer(request: bytes, answer: bytes) -> None:
    """See that an answer is no fault, forbids what it should, and tells every error as a problem."""
    if answer.startswith(GO_ON):
        answer = answer.partition(b"\r\n\r\n")[2]
    head, _, body = answer.partition(b"\r\n\r\n")
    lines = head.decode("latin-1").split("\r\n")
    status = int(lines[0].split(" ")[1])
    if status == 101:
        return
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}
    assert status < 500, (request, answer)
    assert "server" not in headers, (request, answer)
    assert headers.items() >= SECURITY.items(), (request, answer)
    if status >= 400 and not request.startswith(b"HEAD") and headers.get("content-encoding") is None:
        assert b'"problem"' in body, (request, answer)
    assert b"Traceback" not in body


def test_requests_of_any_form(server: Server, rng: random.Random) -> None:
    """Methods, paths, queries, headers, cookies and bodies; an end where none should be."""

    async def story() -> None:
        anna = await Player(server).named("Anna")
        match = await anna.begin("me", "open", mode="live")
        cookie = anna.http.cookies["saecula"]

        async def act() -> None:
            request = raw_request(rng, match, cookie)
            answer = await answer_to(server.port, request)
            if answer:  # to a request that breaks off there is none
                check_answer(request, answer)

        await many(share(0.35), act)
        await anna.leave()

    told(story, 3000)


def test_logs_with_anything_wrong_in_them(server: Server, rng: random.Random) -> None:
    """Events, positions and packs; what can be played on is a match, and can be read again."""

    async def story() -> None:
        anna = await Player(server).named("Anna")
        logs = iter(Logs(rng))

        async def act() -> None:
            log = next(logs)
            body = json.dumps({"log": log}, ensure_ascii=True)
            answer = await anna.http.post("/api/import", content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code in (201, 400, 404, 413, 429), (answer.text, log)
            if answer.status_code == 201:
                made = answer.json()["match"]
                for path in ("", "/log", "/odds"):
                    assert (await anna.http.get(f"/api/matches/{made}{path}")).status_code == 200, log
                async with await anna.opened(made, "", None) as socket:
                    await socket.send('{"do": "hello"}')
                    assert "picture" in json.loads(await asyncio.wait_for(socket.recv(), SECONDS)), log

        await many(share(0.15), act)
        await anna.leave()

    told(story, 3000)


def test_messages_with_anything_wrong_in_them(server: Server, rng: random.Random) -> None:
    """Each is answered, at tables of all titles that go on meanwhile."""

    async def story() -> None:
        people = [await Player(server).named("Anna") for _ in TITLES]
        matches = [await one.begin("me", "me", title=title.key) for one, title in zip(people, TITLES, strict=True)]
        for one, match in zip(people, matches, strict=True):
            await one.connect(match)
            for _ in range(share(0.3) // len(people)):
                await one.socket.send(message_of(one.picture, rng))
                answer = json.loads(await asyncio.wait_for(one.socket.recv(), SECONDS))
                one.picture = answer.get("now") or (one.picture if "re" in answer else answer["picture"])
                assert answer.get("problem", {}).get("key") not in ("our-fault", "store-lost"), answer
            await one.leave()

    told(story, 3000)


def message_of(picture: dict[str, Any], rng: random.Random) -> str | bytes:
    """A message: sometimes a good choice, mostly one with something wrong."""
    message = dict(rng.choice(MESSAGES))
    nothing: dict[str, Any] = {"seat": 0, "ask": 0, "choices": [[0]]}
    ask = picture["asks"][0] if picture["asks"] else nothing
    legal = [choice[0] for choice in ask["choices"]] or [0]
    for name, value in (("seat", ask["seat"]), ("ask", ask["ask"]), ("choices", [rng.choice(legal)])):
        if name in message:
            message[name] = value
    if rng.random() < 0.3:
        return json.dumps(message)
    text = json.dumps(spoilt_value(message, rng), ensure_ascii=rng.random() < 0.5)
    if rng.random() < 0.2:
        text = spoilt_text(text, rng)
    data = text.encode(errors="replace")[:90_000]
    return data if rng.random() < 0.05 else data.decode(errors="replace")


def test_the_helpers_spoil_in_every_way(rng: random.Random) -> None:
    """Of what they make, part is good, part is not, and nothing is forgotten."""
    values = {json.dumps(spoilt_value({"a": [1, {"b": 2}]}, rng)) for _ in range(500)}
    assert len(values) > len(VALUES)
    assert len({spoilt_text("start bronze seats=2\n1 nature  start 0", rng) for _ in range(500)}) > len(WORDS)
