"""A stranger comes: quickly, in the own language, on any screen, without a jump and without a noise."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.visitor import PHONE, PLAY, WIDE

if TYPE_CHECKING:
    from playwright.sync_api import Route

    from tests.web.conftest import Come
    from tests.web.visitor import Visitor

MAX_START_BYTES = 200_000  # bytes over the wire, compressed, fonts included
MAX_BOARD_BYTES = 400_000
MAX_SHIFT = 0.02


def test_three_clicks_to_the_first_move(come: Come) -> None:
    """A stranger presses “Play now”, reads once what the game is about, stops rolling; the next question is there."""
    visitor = come(settings={}, briefed=False)
    page = visitor.play_now()
    brief = page.get_by_role("dialog", name="The game in brief")
    expect(brief).to_contain_text("Most points win.")
    brief.get_by_role("button", name="Let’s begin").click()
    asked = visitor.asked
    assert asked.startswith("ask-reroll")
    page.get_by_role("button", name="Stop rolling").click()
    visitor.wait_after(asked)
    visitor.wait()
    page.reload()
    visitor.wait()
    expect(brief).to_have_count(0)


def test_german(come: Come) -> None:
    """A German browser is greeted in German, and so is the story; the language can be changed at once."""
    visitor = come(lang="de-DE")
    page = visitor.play_now()
    expect(page.get_by_role("heading", name=re.compile("Welche Würfel"))).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"
    expect(page.get_by_label("Geschichte", exact=True)).to_contain_text("Runde 1")
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_role("radio", name="English").check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name=re.compile("Which dice"))).to_be_visible()
    expect(page.get_by_label("Story", exact=True)).to_contain_text("Round 1")


@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
def test_a_phone_needs_no_sideways_scrolling(come: Come, lang: str) -> None:
    """At 360 points everything fits, in both languages."""
    visitor = come(size=PHONE, lang=lang)
    page = visitor.visit()
    expect(page.get_by_role("button", name=PLAY).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    visitor.play_now()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    board = page.locator("[data-board]")
    expect(board.locator("[data-thing]").first).to_be_visible()
    assert board.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_fingers_find_their_targets(come: Come) -> None:
    """Whatever can be pressed at the bottom of a phone is 40 points high or more."""
    visitor = come(size=PHONE)
    page = visitor.play_now()
    heights = page.locator(".acts button, .tabs button, .choice").evaluate_all(
        "all => all.filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect().height)"
    )
    assert len(heights) > 3
    assert min(heights) >= 40


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_nothing_jumps(come: Come, size: tuple[int, int]) -> None:
    """From the first load through turns of one's own and the computer's the layout stays where it is."""
    visitor = come(size=size, settings={"pace": "fast", "sound": False})
    page = visitor.play_now()
    for _ in range(30):
        visitor.answer()
        visitor.wait()
        if "Round 2" in page.get_by_label("Story", exact=True).inner_text():
            break
    assert sum(page.evaluate("window.shifted")) < MAX_SHIFT


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_late_letters_move_nothing(come: Come, size: tuple[int, int]) -> None:
    """The letters of titles come after everything else, and nothing is drawn that they would move."""
    visitor = come(size=size)
    page = visitor.page
    held: list[Route] = []
    page.route("**/*.woff2", lambda route: held.append(route))  # noqa: PLW0108 - playwright asks a function for its name
    with page.expect_response("**/api/titles*"), page.expect_response("**/api/me"):
        page.goto(visitor.server.url, wait_until="commit")
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    assert len(held) == 1
    held[0].continue_()
    expect(page.get_by_role("button", name=PLAY).first).to_be_visible()
    page.evaluate("document.fonts.ready")
    assert sum(page.evaluate("window.shifted")) < MAX_SHIFT


def test_the_page_is_light(come: Come) -> None:
    """The start page and the table of Bronze keep to their weights, as they come over the wire."""
    visitor = come()
    weights = weigh(visitor)
    page = visitor.visit()
    expect(page.get_by_role("button", name=PLAY).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    start = sum(weights)
    assert 20_000 < start <= MAX_START_BYTES
    visitor.play_now()
    page.wait_for_load_state("networkidle")
    assert start < sum(weights) <= MAX_BOARD_BYTES


def weigh(visitor: Visitor) -> list[float]:
    """Listen to the bytes of every answer."""
    weights: list[float] = []
    wire = visitor.context.new_cdp_session(visitor.page)
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda event: weights.append(event["encodedDataLength"]))
    return weights
