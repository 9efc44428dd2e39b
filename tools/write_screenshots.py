"""Write docs/screenshots: the page in a real browser at three sizes, in both themes and languages."""

from __future__ import annotations

import re
import shutil
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, sync_playwright
from tests.web.test_browser import FLAGS

from tests.server.living import Server

SHOTS = Path(__file__).parent.parent / "docs" / "screenshots"
SIZES = {"wide": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
LOOKS: tuple[tuple[Literal["light", "dark"], str], ...] = (("light", "en"), ("dark", "de"))


def shoot(browser: Browser, server: Server, size: str, theme: Literal["light", "dark"], lang: str) -> None:
    """Write the start page and the table of Bronze in one size and look."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=lang, color_scheme=theme, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(server.url)
    play = page.get_by_role("button", name=re.compile("Play now|Jetzt")).first
    play.wait_for()
    page.screenshot(path=SHOTS / f"start-{size}-{theme}-{lang}.png")
    play.click()
    page.get_by_role("button", name=re.compile("Stop rolling|Nicht weiter würfeln")).first.wait_for()
    page.locator('[data-thing^="face/"]').first.wait_for()  # the board has come too
    page.screenshot(path=SHOTS / f"bronze-{size}-{theme}-{lang}.png")
    context.close()


def main() -> None:
    """Write all pictures."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"{folder}/store.db").start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS.split())
        for size in SIZES:
            for theme, lang in LOOKS:
                shoot(browser, server, size, theme, lang)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
