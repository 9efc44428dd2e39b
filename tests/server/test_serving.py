"""Starting the server: `make play` opens it, and what keeps it from starting is told in a sentence."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from saecula.store import open_store
from saecula.texts import LANGUAGES, platform_texts
from tests.server.living import Server
from tests.server.playing import hall, person, table_of
from tests.server.test_store import damage

MAKEFILE = (Path(__file__).parent.parent.parent / "Makefile").read_text("utf-8")


WITHOUT_PAGE = """
import sys
from saecula import cli
from saecula.server import run

run.find_page = lambda web: None  # as where none was built
sys.exit(cli.main(sys.argv[1:]))
"""


class Bare(Server):
    """`saecula serve` of an installation without a page."""

    def command(self) -> list[str]:
        """Return how to start it."""
        return ["-c", WITHOUT_PAGE, *super().command()[2:]]


def served(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Try to serve, where it cannot be."""
    command = [sys.executable, "-m", "saecula", "serve", "--lang", "en", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_make_play_serves_and_opens_the_table() -> None:
    """The first command of the README brings a stranger to the table."""
    assert re.search(r"^play: ##.*\n\t@\$\(PYTHON\) start.py serve --open \$\(OPTIONS\)$", MAKEFILE, re.MULTILINE)
    assert re.search(r"^terminal: ##.*\n\t@\$\(PYTHON\) start.py play bronze$", MAKEFILE, re.MULTILINE)


def test_serving_prints_its_address_and_opens_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the browser of this user."""
    opened = tmp_path / "opened"
    os.mkfifo(opened)
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n', "utf-8")
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(browser))
    server = Server(str(tmp_path / "store.db"), more=("--open",)).start()
    try:
        assert opened.read_text("utf-8") == f"{server.url}/\n"  # waits until somebody has written it
    finally:
        server.stop()


def damaged(file: Path) -> Path:
    """Keep a match whose events cannot be read any more."""

    async def keep() -> None:
        at = await hall(await open_store(str(file)))
        await table_of(at, await person(at, "anna"), "me", "greedy")
        await at.close()

    asyncio.run(keep())
    damage(file, "events")
    return file


def test_a_missing_page_is_told_at_the_start_and_in_its_place(tmp_path: Path) -> None:
    """In one sentence that says what to do; everything else is served."""
    server = Bare(str(tmp_path / "store.db")).start()
    assert server.process is not None
    assert server.process.stdout is not None
    try:
        told = server.process.stdout.readline()
        answers = [httpx.get(f"{server.url}{path}") for path in ("/", "/new", "/match/abc")]
        titles = httpx.get(f"{server.url}/api/titles")
    finally:
        server.stop()
    sentences = {lang: platform_texts(lang).say("server-without-page", {}) for lang in LANGUAGES}
    assert told == f"{sentences['en']}\n"
    for answer in answers:
        assert (answer.status_code, answer.headers["content-type"]) == (503, "text/html; charset=utf-8")
        assert all(f'<p lang="{lang}">{sentence}</p>' in answer.text for lang, sentence in sentences.items())
    assert titles.status_code == 200


@pytest.mark.parametrize("what", ["store", "database", "kind", "damaged", "newer", "folder", "port", "host"])
def test_what_keeps_the_server_from_starting_is_told_in_a_sentence(what: str, tmp_path: Path) -> None:
    """With its reason, without a traceback, and without a password."""
    notes = tmp_path / "notes.txt"
    notes.write_text("my notes " * 200, "utf-8")
    with sqlite3.connect(tmp_path / "newer.db") as newer:
        newer.executescript("CREATE TABLE migrations (name TEXT); INSERT INTO migrations VALUES ('999-later')")
    newer.close()
    good = ["--store", str(tmp_path / "store.db"), "--port", "0"]
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        wrong = {
            "store": ["--store", str(notes), "--port", "0"],
            "database": ["--store", "postgresql://anna:s3cret@127.0.0.1:1/none", "--port", "0"],
            "kind": ["--store", "mysql://anna:s3cret@x/y", "--port", "0"],
            "damaged": ["--store", str(damaged(tmp_path / "damaged.db")), "--port", "0"],
            "newer": ["--store", str(tmp_path / "newer.db"), "--port", "0"],
            "folder": [*good, "--web", str(tmp_path)],
            "port": ["--store", str(tmp_path / "store.db"), "--port", str(taken.getsockname()[1])],
            "host": [*good, "--host", "256.1.1.1"],
        }
        done = served(*wrong[what])
    assert done.returncode == 2
    assert re.fullmatch(r"saecula: .+\n", done.stderr)
    assert done.stdout == ""
    assert "s3cret" not in done.stderr
    assert notes.read_text("utf-8").startswith("my notes")
