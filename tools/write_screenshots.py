"""Write docs/screenshots: the page in a real browser at three sizes, in both themes and both languages.

Names of pictures may be given (`python -m tools.write_screenshots bronze-buy-wide-light-en`); all of them by default.
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect, sync_playwright

import saecula
from tests.games.bronze import scenes as bronze_scenes
from tests.games.gentes import scenes as gentes_scenes
from tests.games.khronos import scenes as khronos_scenes
from tests.games.sands import scenes as sands_scenes
from tests.server.living import Server
from tests.web.conftest import FLAGS
from tests.web.test_khronos import sit, spot
from tests.web.visitor import PLAY, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser

    from tests.web.visitor import Theme

SHOTS = Path(__file__).parent.parent / "docs" / "screenshots"
SIZES = {"wide": (1440, 900), "tablet": (820, 1180), "phone": (360, 780)}
THEMES: tuple[Theme, ...] = ("light", "dark")
LANGUAGES = ("en", "de")
SETTINGS = {"pace": "off", "sound": False, "autoplay": False, "met": ["bronze", "khronos", "gentes", "sands"]}


def pages() -> dict[str, Callable[[Visitor], None]]:
    """Return the ways to the pages beside the table."""

    def start(visitor: Visitor) -> None:
        expect(visitor.visit().get_by_role("button", name=PLAY).first).to_be_visible()

    def new(visitor: Visitor) -> None:
        expect(visitor.visit("/new?title=bronze&with=friends").locator("form .big")).to_be_visible()

    def lobby(visitor: Visitor) -> None:
        new(visitor)
        visitor.page.locator("form .big").click()
        expect(visitor.page.locator(".copy").first).to_be_visible()

    def plain(visitor: Visitor) -> None:
        visitor.make(title="sample", seats=["me", "greedy"], options={}, mode="live")
        visitor.wait()

    return {"start": start, "new": new, "lobby": lobby, "bronze": bring, "plain": plain}


def bring(visitor: Visitor, match: saecula.Match | None = None) -> None:
    """Open a table: of a match, or of a new one against the computer."""
    if match is None:
        visitor.play_now()
    else:
        visitor.bring(match.log())
    expect(visitor.page.locator("[data-board] [data-thing]").first).to_be_attached()


def khronos() -> dict[str, Callable[[Visitor], None]]:
    """Return the ways to tables of Khronos, with the pointer where a scene looks at a place."""

    def show(visitor: Visitor, match: saecula.Match, look: str) -> None:
        if match.over:
            visitor.bring(match.log())
            return
        sit(visitor, match.log())
        expect(visitor.page.locator(".kh svg.map").first).to_be_visible()
        if look:
            era, cell = look.split()[1].split("-")
            rank = match.facts["tiles"][match.view(match.to_act[0])["pending"]["tile"]]["rank"]
            visitor.page.locator(f".era.kh-{era} .hit").scroll_into_view_if_needed()
            visitor.page.mouse.move(*spot(visitor.page, era, cell, rank))
            expect(visitor.page.locator(".shadow").first).to_be_attached()

    situations = khronos_scenes.situations()
    return {f"khronos-{key}": partial(show, match=match, look=look) for key, (match, look) in situations.items()}


def gentes() -> dict[str, Callable[[Visitor], None]]:
    """Return the ways to tables of Gentes."""

    def show(visitor: Visitor, match: saecula.Match) -> None:
        if match.over:
            visitor.bring(match.log())
            return
        sit(visitor, match.log())
        expect(visitor.page.locator(".gt .map")).to_be_attached()

    return {f"gentes-{key}": partial(show, match=match) for key, (match, _) in gentes_scenes.situations().items()}


def sands() -> dict[str, Callable[[Visitor], None]]:
    """Return the ways to tables of Sands."""

    def show(visitor: Visitor, match: saecula.Match) -> None:
        if match.over:
            visitor.bring(match.log())
            return
        sit(visitor, match.log())
        expect(visitor.page.locator(".sands-map")).to_be_attached()

    return {f"sands-{key}": partial(show, match=match) for key, match in sands_scenes.situations().items()}


def shoot(browser: Browser, server: Server, wanted: re.Pattern[str]) -> None:
    """Write the pictures whose names are wanted."""
    bronze = {f"bronze-{key}": partial(bring, match=match) for key, match in bronze_scenes.situations().items()}
    ways = pages() | khronos() | gentes() | sands() | bronze
    for size, points in SIZES.items():
        for theme in THEMES:
            for lang in LANGUAGES:
                for name, go in ways.items():
                    shot = f"{name}-{size}-{theme}-{lang}"
                    if not wanted.fullmatch(shot):
                        continue
                    visitor = Visitor(browser, server, size=points, lang=lang, theme=theme, settings=SETTINGS)
                    go(visitor)
                    visitor.page.evaluate("document.fonts.ready")
                    visitor.page.screenshot(path=SHOTS / f"{shot}.png")
                    visitor.context.close()


def main() -> None:
    """Write all pictures, or those that are named."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    wanted = re.compile("|".join(sys.argv[1:]) or ".*")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"{folder}/store.db", templates=True).start()
        try:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            shoot(browser, server, wanted)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
