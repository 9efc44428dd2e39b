"""Chance that nobody can bend, in the page: the exchange needs no click, and at the end everybody can check it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.server.living import SERVE, Server
from tests.web.visitor import PHONE, WIDE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

    from tests.web.conftest import Come
    from tests.web.visitor import Visitor

GOOD = re.compile("Checked in your browser|In deinem Browser geprüft")


class Honest(Server):
    """A server whose dice are as everywhere outside tests; it also plays the short title made for tests."""

    def command(self) -> list[str]:
        """Return how to start it."""
        return ["-c", SERVE.replace('"dice": "seven"', '"dice": ""'), *super().command()[2:]]


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests here."""
    running = Honest(str(tmp_path_factory.mktemp("honest") / "store.db"), templates=True).start()
    yield running
    running.stop()


def trust(visitor: Visitor) -> None:
    """Open what tells of chance."""
    visitor.page.get_by_role("button", name=re.compile("This match|Diese Partie")).first.click()


def test_two_people_begin_without_a_click_and_both_have_their_part(come: Come, honest: Server) -> None:
    """As soon as the friend has sat down, both are at the table; each browser finds its own number in the seed."""
    host = come(server=honest)
    match = host.make(title="bronze", seats=["me", "open"], mode="live")
    seats = host.fetch(f"/api/matches/{match}")["seats"]
    friend = come(server=honest)
    friend.visit(f"/match/{match}?key={seats[1]['key']}")
    friend.page.get_by_role("button", name="Take the seat").click()
    for visitor in (host, friend):
        expect(visitor.page.locator("[data-board] > :not(.wait)")).to_be_visible()
    given = host.fetch(f"/api/matches/{match}")["chance"]["seats"]
    assert [len(one["number"]) for one in given] == [64, 64]
    for visitor in (host, friend):
        trust(visitor)
        expect(visitor.page.get_by_text("The number of this browser is among them")).to_be_visible()


@pytest.mark.parametrize(("size", "lang"), [(WIDE, "en-GB"), (PHONE, "de-DE")])
def test_the_page_and_a_file_without_a_server_check_a_finished_match(
    come: Come, honest: Server, browser: Browser, tmp_path: Path, size: tuple[int, int], lang: str
) -> None:
    """The file knows both languages, and finds a bent log out."""
    visitor = come(server=honest, size=size, lang=lang)
    match = visitor.make(title="sample", seats=["me", "greedy"], mode="live")
    visitor.play_to_the_end()
    page = visitor.page
    page.get_by_text(re.compile("Was chance honest|War der Zufall ehrlich")).first.click()
    expect(page.get_by_text(GOOD)).to_be_visible()
    page.get_by_text(re.compile("how to check it yourself|wie du es selbst prüfst")).click()
    with page.expect_download() as download:
        page.get_by_role("button", name=re.compile("Save the checker|Prüfseite")).click()
    checker = tmp_path / download.value.suggested_filename
    download.value.save_as(checker)
    log = visitor.page.evaluate("path => fetch(path).then(answer => answer.text())", f"/api/matches/{match}/log")
    file = browser.new_context(offline=True, locale=lang).new_page()
    file.goto(checker.as_uri())
    pasted = file.get_by_role("textbox")
    pasted.fill(log)
    expect(file.get_by_text(GOOD)).to_be_visible()
    pasted.fill(re.sub(r"(chance event \d+) \d+ (\d+ \d+)", r"\1 99 \2", log))
    expect(file.get_by_text(re.compile("does not follow|folgt nicht")).first).to_be_visible()
    file.get_by_role("button", name="English").click()
    expect(file.get_by_role("heading", name="Was chance honest?")).to_be_visible()
    file.context.close()
