"""The doors: whatever a stranger sends, in a cookie, a header, a path or a log, gets a sentence, on either database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from saecula.server.app import make_app
from saecula.server.people import sign, signed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

WISH = {"title": "bronze", "seats": ["me", "me"], "mode": "table"}
Client = TestClient[Litestar]


@pytest.fixture(params=["sqlite", "postgres"])
def client(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Client]:
    """A browser at a table that keeps its matches in either database."""
    store = str(tmp_path / "store.db") if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    with TestClient(make_app(store, None)) as found:
        yield found


def begun(client: Client) -> str:
    """Take a nickname, begin a match, and return its log."""
    assert client.post("/api/me", json={"name": "Anna"}).status_code == 200
    match = client.post("/api/matches", json=WISH).json()["match"]
    return client.get(f"/api/matches/{match}/log").text


def told(answer: Any) -> tuple[int, str]:  # noqa: ANN401 - an answer of the client's own type
    """Return the status and the key of a problem."""
    return answer.status_code, answer.json()["problem"]["key"]


def test_a_signature_is_compared_whatever_its_characters() -> None:
    """Half characters and foreign letters are no signature of ours."""
    assert signed("secret", sign("secret", "anna")) == "anna"
    for given in ("é" * 40, "\udcff" * 40, "\0", "", "0" * 40):
        assert signed("secret", f"anna.{given}") is None


@pytest.mark.parametrize("cookie", [b"saecula=anna.\xe9\xff", b"saecula=anna.%ff", b"saecula=\xff.\xff", b"\xff"])
def test_a_cookie_of_any_bytes_is_nobody(client: Client, cookie: bytes) -> None:
    """Nobody, and no fault of ours."""
    answer = client.get("/api/me", headers={b"Cookie": cookie})
    assert (answer.status_code, answer.json()) == (200, {"person": None, "door": "open"})


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "http://evil\u2100.example", "://", "\xff"])
def test_an_origin_of_any_form_is_foreign(client: Client, origin: str) -> None:
    """Also one that is no address at all."""
    answer = client.post("/api/me", json={"name": "A"}, headers={b"Origin": origin.encode()})
    assert told(answer) == (403, "foreign-origin")


def test_a_null_character_in_an_address_finds_nothing(client: Client) -> None:
    """By HTTP and by socket."""
    begun(client)
    for path in ("", "/log", "/odds"):
        assert told(client.get(f"/api/matches/a%00b{path}")) == (400, "text-wrong")
    for path, body in (("/rematch", {}), ("/branch", {"n": 1}), ("/seats/0", {"do": "take"})):
        assert told(client.post(f"/api/matches/a%00b{path}", json=body)) == (400, "text-wrong")
    with client.websocket_connect("/ws/a%00b") as socket, pytest.raises(WebSocketDisconnect) as closed:
        socket.receive_text()
    assert closed.value.code == 4404


@pytest.mark.parametrize("name", ["%00", "a%00.js", "%ff", f"{10**300}", "..%2findex.html"])
def test_a_file_that_cannot_be_is_not_found(tmp_path: Path, name: str) -> None:
    """Beside the page, too, where the name reaches the disk."""
    (tmp_path / "assets").mkdir()
    for file in ("index.html", "assets/page.js"):
        (tmp_path / file).write_text("", "utf-8")
    with TestClient(make_app(":memory:", tmp_path)) as browser:
        assert browser.get("/assets/page.js").status_code == 200
        assert told(browser.get(f"/assets/{name}")) == (404, "request-wrong")
        assert browser.head(f"/assets/{name}").status_code == 404


def test_a_null_character_in_a_log_is_refused(client: Client) -> None:
    """In its head and in a name; the log without it is accepted."""
    log = begun(client)
    before, n = log.rsplit("end ", 1)
    seated = f"{before}{int(n) + 1} seat 0  sit Anna\nend {int(n) + 1}\n"
    for good, bad in ((log, log.replace("release=", "release=\0")), (seated, seated.replace("Anna", "An\0na"))):
        assert told(client.post("/api/import", json={"log": bad})) == (400, "text-wrong")
        assert client.post("/api/import", json={"log": good}).status_code == 201


@pytest.mark.parametrize("form", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "x"])
def test_a_body_that_is_no_json_is_told(form: str) -> None:
    """Before it is read; a form of another site's page is such a body."""
    with TestClient(make_app(":memory:", None)) as browser:
        sent = {"content": b'{"name": "Anna"}', "headers": {"Content-Type": form}}
        answer = browser.post("/api/me?lang=en", **sent)  # type: ignore[arg-type]
        assert told(answer) == (415, "not-json")
        assert f"“{form}”" in answer.json()["problem"]["text"]
        sent["headers"] = {"Content-Type": "Application/JSON; charset=utf-8"}
        assert browser.post("/api/me", **sent).status_code == 200  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("PUT", "/api/me", 405),
        ("POST", "/api/openapi.json", 405),
        ("GET", "/api/a/b", 404),
    ],
)
def test_what_the_api_has_not_is_told_as_a_problem(method: str, path: str, status: int) -> None:
    """Like everything that is wrong."""
    with TestClient(make_app(":memory:", None)) as browser:
        assert told(browser.request(method, path)) == (status, "request-wrong")


def test_a_null_character_in_a_name_or_setting_harms_nothing(client: Client) -> None:
    """A name is shown without it; settings come back as they were."""
    answer = client.post("/api/me", json={"name": "A\0nna", "settings": {"x\0": "y\0"}})
    assert answer.json()["person"]["name"] == "Anna"
    assert client.get("/api/me").json()["person"]["settings"] == {"x\0": "y\0"}
    for field in ("title", "mode"):
        assert client.post("/api/matches", json=WISH | {field: "\0"}).status_code in (400, 404)
    assert client.post("/api/matches", json=WISH | {"options": {"\0": "\0"}}).status_code == 400
    assert client.post("/api/me/recover", json={"phrase": "\0"}).status_code == 400


@pytest.mark.parametrize(
    "position", ['{"map": "\\ud800"}', '{"options": {"\\ud800": 1}}', '{"seats": ' + "1" * 5000 + "}"]
)
def test_a_position_that_no_answer_could_repeat_is_refused(position: str) -> None:
    """Half of a character, also in a name; a number that is longer than anybody reads."""
    with TestClient(make_app(":memory:", None)) as browser:
        head, *rest = begun(browser).split("\n")
        bad = "\n".join([head, f"position {position}", *rest])
        assert told(browser.post("/api/import", json={"log": bad})) == (400, "log-bad-position")
