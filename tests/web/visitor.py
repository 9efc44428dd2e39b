"""A person with a browser: opens pages, answers questions, and notes what the browser complains about."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Literal

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.server.living import Server

WIDE = (1440, 900)
PHONE = (360, 780)
Theme = Literal["light", "dark"]
PLAY = re.compile("Play now|Jetzt gegen")
MAX_ANSWERS = 2000
QUICK = {"pace": "off", "sound": False}  # nobody watches the moves of others in a test

KEEP_SETTINGS = "if (!localStorage.getItem('saecula-settings')) localStorage.setItem('saecula-settings', '%s')"
BRIEFED = "localStorage.setItem('saecula-briefed', 'bronze khronos gentes sands')"  # nobody is new to the games
ASKED_OR_OVER = """() => document.querySelector('dialog[open] .end') ||
    (document.querySelector('[data-ask]')?.dataset.ask && document.querySelector('[data-board] > :not(.wait)'))"""
WATCH_SHIFTS = """
window.shifted = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted.push(entry.value);
}).observe({ type: 'layout-shift', buffered: true });
"""


class Visitor:
    """Somebody at the page. `noise` is what must stay empty: console, faults, requests to strangers."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        *,
        size: tuple[int, int] = WIDE,
        lang: str = "en-GB",
        theme: Theme = "light",
        settings: dict[str, Any] | None = None,
        briefed: bool = True,
        touch: bool = False,
    ) -> None:
        self.server = server
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            color_scheme=theme,
            reduced_motion="reduce",
            has_touch=touch,
        )
        self.context.add_init_script(KEEP_SETTINGS % json.dumps(QUICK if settings is None else settings))
        if briefed:
            self.context.add_init_script(BRIEFED)
        self.context.add_init_script(WATCH_SHIFTS)
        self.noise: list[str] = []
        self.heard: list[dict[str, Any]] = []  # every message of the table
        self.page: Page = self.context.new_page()
        self.page.on("console", lambda message: self.noise.append(f"{message.type}: {message.text}"))
        self.page.on("pageerror", lambda error: self.noise.append(str(error)))
        self.page.on("request", lambda request: self.note_stranger(request.url))
        self.page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def note_stranger(self, url: str) -> None:
        """Note a request that leaves our server."""
        if not url.startswith((self.server.url, "data:", "blob:")):
            self.noise.append(url)

    def hear(self, frame: str | bytes) -> None:
        """Keep what the table says."""
        self.heard.append(json.loads(frame))

    def visit(self, path: str = "/") -> Page:
        """Open a page of our server."""
        self.page.goto(self.server.url + path)
        return self.page

    def play_now(self) -> Page:
        """Come as a stranger and play against the computer."""
        self.visit()
        self.page.get_by_role("button", name=PLAY).first.click()
        self.wait()
        return self.page

    def make(self, **wish: Any) -> str:  # noqa: ANN401 - a wish may hold anything
        """Make a match without the form, and sit down."""
        self.visit()
        expect(self.page.get_by_role("button", name=PLAY).first).to_be_visible()
        self.fetch("/api/me", {"name": "Marion"})
        match = str(self.fetch("/api/matches", wish)["match"])
        self.visit(f"/match/{match}")
        return match

    def bring(self, log: str) -> None:
        """Bring a match by its log, and sit down at it."""
        self.visit()
        expect(self.page.get_by_role("button", name=PLAY).first).to_be_visible()
        self.fetch("/api/me", {"name": "Marion"})
        self.visit(f"/match/{self.fetch('/api/import', {'log': log})['match']}")
        self.wait()

    def fetch(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """Ask the server as the page would."""
        script = """async ([path, body]) => (await fetch(path, body === null ? {} :
            { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json()"""
        found: dict[str, Any] = self.page.evaluate(script, [path, body])
        return found

    # -- the question -------------------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """The open question: its key, seat and number; empty if there is none."""
        return self.page.locator("[data-ask]").get_attribute("data-ask") or ""

    def wait(self) -> None:
        """Wait until something is asked here and the board is drawn, which comes by itself; or the match is over."""
        self.page.wait_for_function(ASKED_OR_OVER)

    def wait_after(self, asked: str) -> None:
        """Wait until a question has been answered."""
        expect(self.page.locator("[data-ask]")).not_to_have_attribute("data-ask", asked)

    def is_over(self) -> bool:
        """Say whether the end screen is there."""
        return self.page.locator("dialog[open] .end").count() > 0

    def answer(self) -> None:
        """Answer the open question: take what is needed from the list, then finish; else the first of the list."""
        asked = self.asked
        finish = self.page.locator("[data-ask] .acts button").last
        choices = self.page.locator(".choice:not([aria-disabled='true'])")
        if finish.count() == 0 or not finish.is_enabled():
            self.page.keyboard.press("/")  # opens the list on small screens
        if finish.count() == 0:
            choices.first.click()
        else:
            for _ in range(20):
                if finish.is_enabled():
                    break
                choices.first.click()
            finish.click()
        self.wait_after(asked)

    def play_to_the_end(self) -> None:
        """Answer until the end screen is there."""
        for _ in range(MAX_ANSWERS):
            self.wait()
            if self.is_over():
                return
            self.answer()
        raise TimeoutError

    def link(self) -> str:
        """Return the public link of the match on the screen."""
        match = self.page.url.split("/match/")[1].split("?")[0].split("#")[0]
        return f"/match/{match}?key={self.fetch(f'/api/matches/{match}')['public']}"

    def leave(self) -> None:
        """Close the browser; it must have been silent."""
        self.context.close()
        assert self.noise == []
