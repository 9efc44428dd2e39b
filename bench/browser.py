"""The page in Chromium: what it weighs as it is sent, and how soon a board can be played."""

from __future__ import annotations

import shutil
import time
from functools import partial
from typing import Any

from playwright.async_api import async_playwright

from bench.clients import PATIENCE

VISITS = 5
PLAYABLE = "() => document.querySelector('[data-ask]')?.dataset.ask && document.querySelector('[data-thing]')"
BROWSER_FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]


async def in_a_browser(port: int) -> dict[str, float]:
    """Return what the page weighs as it is sent, and how soon a board can be played, in Chromium, each time afresh."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=shutil.which("chromium"), args=BROWSER_FLAGS)
        start, board, times = 0, 0, []
        for _ in range(VISITS):
            context = await browser.new_context(viewport={"width": 1440, "height": 900})
            context.set_default_timeout(1000 * PATIENCE)
            page = await context.new_page()
            sent: list[Any] = []
            page.on("requestfinished", partial(list.append, sent))  # Playwright marks its handlers: no built-in method
            await page.goto(f"http://127.0.0.1:{port}/", wait_until="networkidle")
            start = await weight(sent)
            await page.get_by_role("button", name="Play now").first.click()
            await page.wait_for_function(PLAYABLE)
            await page.wait_for_load_state("networkidle")
            board = await weight(sent)
            fresh = await context.new_page()  # the same person, the same match, nothing in the cache
            session = await context.new_cdp_session(fresh)
            await session.send("Network.enable")
            await session.send("Network.setCacheDisabled", {"cacheDisabled": True})
            begin = time.perf_counter()
            await fresh.goto(page.url, wait_until="commit")
            await fresh.wait_for_function(PLAYABLE)
            times.append(time.perf_counter() - begin)
            await context.close()
        await browser.close()
    return {
        "start_page_kb": round(start / 1024, 1),
        "with_board_kb": round(board / 1024, 1),
        "playable_ms": round(1000 * sorted(times)[len(times) // 2]),
    }


async def weight(requests: list[Any]) -> int:
    """Return how many bytes of bodies were sent, as they were sent."""
    return sum([(await request.sizes())["responseBodySize"] for request in requests])
