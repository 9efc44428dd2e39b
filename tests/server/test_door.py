"""Who comes in, and how people leave: invitations, a closed door, what is stored about somebody, deletion."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

import pytest
from litestar.testing import TestClient

from saecula import cli
from saecula.server.app import make_app
from saecula.server.people import COOKIE
from saecula.store import Store
from saecula.texts import LANGUAGES
from tests.server.test_store import run

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

Client = TestClient[Any]


@pytest.fixture
def store(tmp_path: Path) -> str:
    """A place for a store."""
    return str(tmp_path / "store.db")


@pytest.fixture
def anna(store: str) -> Iterator[Client]:
    """Somebody at a server that is open to all."""
    with TestClient(make_app(store, None, dice="seven", thinkers=1)) as client:
        yield client


@pytest.fixture
def club(store: str) -> Iterator[Client]:
    """Somebody at a server for guests."""
    with TestClient(make_app(store, None, dice="seven", invitation_only=True)) as client:
        yield client


def admin(capsys: pytest.CaptureFixture[str], store: str, *words: str) -> dict[str, Any]:
    """Do something to the store of a server that runs."""
    assert cli.main(["admin", "--store", store, *words, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def problem(client: Client, path: str, body: dict[str, Any]) -> tuple[int, str]:
    """Return how something is refused, in a sentence of each language."""
    answers = [client.post(f"{path}?lang={lang}", json=body) for lang in LANGUAGES]
    assert len({answer.json()["problem"]["text"] for answer in answers}) == len(LANGUAGES)
    return answers[0].status_code, answers[0].json()["problem"]["key"]


def test_where_only_guests_come_in_a_new_person_needs_an_invitation(
    club: Client, store: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each of its places is taken once; whoever is in already stays in."""
    assert club.get("/api/me").json() == {"person": None, "door": "invited"}
    assert problem(club, "/api/me", {"name": "Anna"}) == (403, "invitation-needed")
    found = admin(capsys, store, "invite", "--people", "2")
    assert found["path"] == f"/?invitation={found['invitation']}"
    wish = {"name": "Anna", "invitation": found["invitation"]}
    for _ in range(2):
        assert club.post("/api/me", json=wish).status_code == 200
        assert club.post("/api/me", json={"name": "Anna II"}).status_code == 200
        club.cookies.clear()
    assert problem(club, "/api/me", wish) == (403, "invitation-needed")


def test_an_invitation_that_is_too_old_lets_nobody_in(store: str) -> None:
    """After so many days."""

    async def story(kept: Store) -> None:
        now = time.time()
        await kept.add_invitation("abc", 1, now + 10)
        assert not await kept.take_invitation("abc", now + 11, "late")
        assert await kept.take_invitation("abc", now + 9, "early")

    run(store, story)


def test_behind_a_closed_door_matches_go_on_and_none_begins(
    anna: Client, store: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody new comes in either, until it is opened again; the server need not be started again for it."""
    anna.post("/api/me", json={"name": "Anna"})
    wish = {"title": "bronze", "seats": ["me", "open"]}
    match = anna.post("/api/matches", json=wish).json()["match"]
    log = anna.get(f"/api/matches/{match}/log").text
    admin(capsys, store, "close")
    assert anna.get("/api/me").json()["door"] == "closed"
    assert problem(anna, "/api/matches", wish) == (403, "door-closed")
    assert problem(anna, "/api/import", {"log": log}) == (403, "door-closed")
    assert anna.get(f"/api/matches/{match}").status_code == 200
    cookies = dict(anna.cookies)
    anna.cookies.clear()
    assert problem(anna, "/api/me", {"name": "Ben"}) == (403, "door-closed")
    anna.cookies.update(cookies)
    admin(capsys, store, "open")
    assert anna.post("/api/matches", json=wish).status_code == 201


def test_everybody_is_told_what_is_stored_about_them(anna: Client) -> None:
    """And nothing that they may not know: no seed, no key of another's seat, no hash of the phrase."""
    anna.post("/api/me", json={"name": "Anna", "settings": {"lang": "de"}})
    anna.post("/api/me/phrase")
    match = anna.post("/api/matches", json={"title": "bronze", "seats": ["me", "greedy"]}).json()["match"]
    known = anna.get("/api/me/known").json()
    assert (known["name"], known["settings"], known["recovery_phrase"]) == ("Anna", {"lang": "de"}, True)
    (one,) = known["matches"]
    assert (one["match"], one["seats"], one["host"]) == (match, [0], True)
    assert one["log"].startswith("start bronze ")
    assert "seven" not in json.dumps(known)
    anna.cookies.clear()
    assert anna.get("/api/me/known").status_code == 403


def test_whoever_deletes_themself_leaves_a_seat_without_a_name(anna: Client) -> None:
    """At once, also at a table that is open; the cookie leads to nobody, and the phrase neither."""
    anna.post("/api/me", json={"name": "Anna Annason"})
    phrase = anna.post("/api/me/phrase").json()["phrase"]
    made = anna.post("/api/matches", json={"title": "bronze", "seats": ["me", "open"]}).json()
    cookie = anna.cookies[COOKIE]
    path = f"/api/matches/{made['match']}?key={made['key']}"
    assert anna.get(path).json()["seats"][0]["name"] == "Anna Annason"
    assert anna.post("/api/me/delete").json() == {"matches": 1}
    assert COOKIE not in anna.cookies
    assert (seat := anna.get(path).json()["seats"][0])["kind"] == "person"
    assert "Anna" not in seat["name"]
    assert "Anna" not in anna.get(path.replace("?", "/log?")).text
    anna.cookies.set(COOKIE, cookie)
    assert anna.get("/api/me").json()["person"] is None
    assert anna.post("/api/me/recover", json={"phrase": phrase}).status_code == 400
    assert anna.post("/api/me/delete").status_code == 403
