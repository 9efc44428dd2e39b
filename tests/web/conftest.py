"""One server with the built page and one browser for all tests; every visitor has a context of his own."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING, Any, Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.living import Server
from tests.web.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Iterator

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


expect.set_options(timeout=30_000)  # a busy machine is slow, not wrong


class Come(Protocol):
    """Brings a new visitor."""

    def __call__(self, **wishes: Any) -> Visitor:  # noqa: ANN401 - size, language, theme, settings
        """Open a browser for somebody."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the built page."""
    running = Server(str(tmp_path_factory.mktemp("store") / "store.db")).start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def hiding(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that also plays the sample title, which has secrets and no drawn board."""
    running = Server(str(tmp_path_factory.mktemp("hiding") / "store.db"), templates=True).start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def come(browser: Browser, server: Server) -> Iterator[Come]:
    """Visitors of the common server; at the end all leave, and none may have heard noise."""
    visitors: list[Visitor] = []

    def bring(**wishes: Any) -> Visitor:  # noqa: ANN401
        visitors.append(Visitor(browser, wishes.pop("server", server), **wishes))
        return visitors[-1]

    yield bring
    for visitor in visitors:
        visitor.context.close()
    assert [visitor.noise for visitor in visitors if visitor.noise] == []
