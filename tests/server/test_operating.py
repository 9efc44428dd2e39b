"""What an operator sees: logs without secrets, health, metrics, and a stop that ends."""

from __future__ import annotations

import json
import logging
import socket
import sqlite3
from contextlib import suppress
from contextvars import copy_context
from typing import TYPE_CHECKING, Any

import httpx
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families

from saecula.server.addresses import Hosts
from saecula.server.app import make_app
from saecula.server.logs import LOGGER, MATCH, REQUEST, Json, Plain
from tests.server.living import Player, Server, told

if TYPE_CHECKING:
    from pathlib import Path

MAX_CHOICES = 100  # until a bot has had its turn
TO_A_FILE = """
import os
import sys
from saecula import cli

os.dup2(os.open(sys.argv[1], os.O_WRONLY | os.O_CREAT), 2)
sys.exit(cli.main(sys.argv[2:]))
"""


class Operated(Server):
    """`saecula serve` with a log in a file, and with metrics."""

    def __init__(self, folder: Path, *more: str) -> None:
        super().__init__(str(folder / "store.db"), more=("--log", "json", "--log-level", "info", *more))
        self.file = folder / "log"

    def command(self) -> list[str]:
        """Return how to start it."""
        return ["-c", TO_A_FILE, str(self.file), *super().command()[2:]]

    def metrics_url(self) -> str:
        """Return where its metrics are: it says so in its second line."""
        assert self.process is not None
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        return line[line.index("http") :].rstrip(".\n")

    def lines(self) -> list[dict[str, Any]]:
        """Return its log."""
        return [json.loads(line) for line in self.file.read_text("utf-8").splitlines()]


def secrets_in(store: str) -> set[str]:
    """Return every secret of a store."""
    database = sqlite3.connect(store)
    try:
        found = database.execute(
            "SELECT secret FROM seats UNION SELECT watch FROM matches UNION SELECT seed FROM matches"
            " UNION SELECT value FROM settings"
        ).fetchall()
    finally:
        database.close()
    return {str(secret) for (secret,) in found}


def test_the_log_has_ids_and_no_secrets(tmp_path: Path) -> None:
    """Every request has a line with its own id and that of its match; keys, cookies, phrases and seeds have none."""
    server = Operated(tmp_path).start()
    known: set[str] = set()
    matches: list[str] = []
    ids: list[str] = []

    async def story() -> None:
        anna, ben = await Player(server).named("Anna Annason"), Player(server)
        phrase = (await anna.http.post("/api/me/phrase")).json()["phrase"]
        await ben.http.post("/api/me/recover", json={"phrase": phrase})
        match = await anna.begin("me", "open", "greedy", mode="live")
        lobby = (await anna.http.get(f"/api/matches/{match}")).json()
        keys = {seat["key"] for seat in lobby["seats"] if seat["key"]} | {lobby["public"]}
        for key in keys:
            await ben.http.get(f"/api/matches/{match}?key={key}")
            await ben.http.get(f"/match/{match}?key={key}")
        answer = await ben.http.get(f"/api/matches/{match}/odds", params={"key": lobby["public"]})
        await anna.connect(match, key=lobby["public"])
        await anna.http.get("/api/me", headers={"Cookie": "saecula=somebody.0000"})
        known.update({phrase, "Anna Annason", "somebody.0000"}, keys, anna.http.cookies.values())
        matches.append(match)
        ids.append(answer.headers["x-request-id"])
        await anna.leave()
        await ben.leave()

    try:
        told(story)
    finally:
        server.stop()
    lines = server.lines()
    requests = [line for line in lines if line["message"] == "request"]
    assert {"serving", "request", "stopped"} <= {line["message"] for line in lines}
    assert len({line["request"] for line in requests}) == len(requests)
    (asked,) = [line for line in requests if line["request"] == ids[0]]
    assert asked["match"] == matches[0]
    assert (asked["method"], asked["path"]) == ("GET", f"/api/matches/{matches[0]}/odds")
    assert {"WS", "GET", "POST"} == {line["method"] for line in requests}
    text = server.file.read_text("utf-8")
    assert [secret for secret in known | secrets_in(server.store) if secret in text] == []


def formatted(form: logging.Formatter) -> str:
    """Return how a fault is logged whose message has two lines."""
    REQUEST.set("a1b2")
    MATCH.set("abc")
    error = OSError("postgresql://anna:s3cret@db/x")
    return form.format(LOGGER.makeRecord("saecula", logging.ERROR, "", 1, "a\nb", (), (OSError, error, None)))


def test_a_fault_is_logged_with_the_ids_of_its_request_and_match() -> None:
    """In both forms; a line break in a message breaks no line, and a password in an error is masked."""
    found = json.loads(copy_context().run(formatted, Json()))
    assert {"level": "error", "message": "a\nb", "request": "a1b2", "match": "abc"}.items() <= found.items()
    assert found["error"] == "OSError: postgresql://anna:…@db/x"
    first, second = copy_context().run(formatted, Plain()).splitlines()
    assert first.endswith("Z error a b logger=saecula request=a1b2 match=abc")
    assert second == "OSError: postgresql://anna:…@db/x"


def test_health_tells_life_from_readiness() -> None:
    """A process whose store is lost lives, and is not ready; both are told by any name."""
    app = make_app(":memory:", None, hosts=Hosts("127.0.0.1", ["play.example.org"]))
    with TestClient(app) as client:
        assert [client.get(path).status_code for path in ("/healthz", "/readyz")] == [200, 200]
        assert client.get("/api/titles").status_code == 400  # this name is not ours
        app.state.services.hall.store.database._reader = None
        assert [client.get(path).status_code for path in ("/healthz", "/readyz")] == [200, 503]


async def figures(url: str) -> dict[str, float]:
    """Return the metrics by their names with the values of their labels."""
    async with httpx.AsyncClient() as prometheus:
        text = (await prometheus.get(url)).text
    families = text_string_to_metric_families(text)
    return {"".join([one.name, *one.labels.values()]): one.value for family in families for one in family.samples}


def test_metrics_count_matches_sockets_choices_thoughts_and_writes(tmp_path: Path) -> None:
    """On an address of their own, and nowhere else."""
    server = Operated(tmp_path, "--metrics", "127.0.0.1:0").start()
    url = server.metrics_url()
    found: dict[str, float] = {}

    async def story() -> None:
        anna = await Player(server).named("Anna")
        await anna.connect(await anna.begin("me", "greedy", mode="live"))
        for _ in range(MAX_CHOICES):
            while not anna.picture["asks"]:
                await anna.hear_picture()
            assert (await anna.choose())["ok"]
            found.update(await figures(url))
            if found.get("saecula_choice_seconds_countbot"):
                break
        assert (await anna.http.get("/metrics")).status_code == 404
        await anna.leave()

    try:
        told(story)
    finally:
        server.stop()
    assert (found["saecula_matches_open"], found["saecula_sockets"]) == (1, 1)
    assert found["saecula_choice_seconds_countperson"] >= 1
    assert found["saecula_choice_seconds_countbot"] >= 1
    assert found["saecula_store_write_seconds_count"] >= found["saecula_choice_seconds_countperson"]
    assert "saecula_thoughts" in found


def test_a_stop_ends_while_somebody_still_sends(tmp_path: Path) -> None:
    """Half a body keeps no server from ending: it is cut off, long before its own time has run out."""
    server = Operated(tmp_path, "--stop-seconds", "1").start()
    with socket.create_connection(("127.0.0.1", server.port)) as slow:
        head = "POST /api/import HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\nExpect: 100-continue\r\n\r\n"
        slow.sendall(head.encode())
        assert b"100 Continue" in slow.recv(1000)  # it waits for the body
        server.stop()
        answer = b""
        with suppress(ConnectionError):
            answer = slow.recv(1000)
    assert b"408" not in answer
    assert "stopped" in [line["message"] for line in server.lines()]
