"""The page in a real browser: a stranger comes, plays, speaks German, uses only keys, comes back after a power cut."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.server.living import Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync"
)
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the built page."""
    running = Server(str(tmp_path_factory.mktemp("store") / "store.db")).start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS.split())
        yield chromium
        chromium.close()


@pytest.fixture
def noise() -> list[str]:
    """What the browser complained about."""
    return []


def visit(browser: Browser, server: Server, noise: list[str], size: dict[str, int] = WIDE, lang: str = "en-GB") -> Page:
    """Open the start page as a stranger."""
    context: BrowserContext = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]}, locale=lang, reduced_motion="reduce"
    )
    page = context.new_page()
    page.on("console", lambda message: noise.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: noise.append(str(error)))
    page.on(
        "request",
        lambda request: (
            None
            if request.url.startswith((server.url, "data:", server.url.replace("http", "ws")))
            else noise.append(request.url)
        ),
    )
    page.goto(server.url)
    return page


def is_ours(url: str, server: Server) -> bool:
    """Say whether a request stays with our server."""
    return url.startswith((server.url, server.url.replace("http", "ws"), "data:"))


def begin(page: Page) -> None:
    """Play now against the computer, and wait for the first question."""
    page.get_by_role("button", name=re.compile("Play now|Jetzt")).first.click()
    expect(page.get_by_role("button", name=re.compile("Stop rolling|Nicht weiter würfeln")).first).to_be_visible(
        timeout=30_000
    )


def test_first_visit_to_first_move(browser: Browser, server: Server, noise: list[str]) -> None:
    """A stranger is playing after two clicks; the console stays silent, and nothing is asked of other hosts."""
    page = visit(browser, server, noise)
    begin(page)
    page.get_by_role("button", name=re.compile("Stop rolling")).first.click()
    expect(page.get_by_text(re.compile("Which dice|What do you|How many|Buy")).first).to_be_visible()
    assert noise == []
    page.context.close()


def test_german(browser: Browser, server: Server, noise: list[str]) -> None:
    """A German browser is greeted in German."""
    page = visit(browser, server, noise, lang="de-DE")
    begin(page)
    expect(page.get_by_text(re.compile("Welche Würfel")).first).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"
    page.context.close()


def test_a_phone_needs_no_sideways_scrolling(browser: Browser, server: Server, noise: list[str]) -> None:
    """At 390 and at 360 points everything fits."""
    page = visit(browser, server, noise, PHONE)
    begin(page)
    for width in (390, 360):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.context.close()


def test_a_spectator_sees_no_question(browser: Browser, server: Server, noise: list[str]) -> None:
    """By the public link, without a seat."""
    page = visit(browser, server, noise)
    begin(page)
    match = page.url.split("/match/")[1].split("?")[0].split("#")[0]
    public = page.evaluate(f"fetch('/api/matches/{match}').then(answer => answer.json()).then(lobby => lobby.public)")
    other = visit(browser, server, noise)
    other.goto(f"{server.url}/match/{match}?key={public}")
    expect(other.get_by_text("Round 1").first).to_be_visible(timeout=20_000)
    assert other.get_by_role("button", name=re.compile("Stop rolling")).count() == 0
    page.context.close()
    other.context.close()


def test_the_page_comes_back_after_a_power_cut(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory, noise: list[str]
) -> None:
    """The server is killed and restarted; the page goes on without a reload."""
    own = Server(str(tmp_path_factory.mktemp("cut") / "store.db")).start()
    try:
        page = visit(browser, own, noise)
        begin(page)
        own.kill()
        own.start()
        page.get_by_role("button", name=re.compile("Stop rolling")).first.click()
        expect(page.get_by_role("button", name=re.compile("Stop rolling"))).to_have_count(0, timeout=30_000)
        page.context.close()
    finally:
        own.stop()
