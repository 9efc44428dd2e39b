"""The board of Sands in a real browser: a stretch against bots, citizens drawn over the map, a battle, phones, axe."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.test_access import findings
from tests.web.test_khronos import sit
from tests.web.visitor import PHONE, QUICK, WIDE
from tests.games.sands.scenes import at, battle, late, moving

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.web.conftest import Come
    from tests.web.visitor import Theme, Visitor

STRETCH = 12  # questions of the stretch: the draft and the first turn
MAX_TAPS = 8
# The table has answered, or the tap only narrowed the question: while an answer is under way, the list is switched off.
SETTLED = """asked => document.querySelector('[data-ask]').dataset.ask !== asked
    || !document.querySelector('.choice:disabled')"""


def thing(page: Page, name: str) -> Locator:
    """Return what stands for a thing on the map."""
    return page.locator(f'.sands-map [data-thing="{name}"]').first


def tap_answer(visitor: Visitor, asked: str) -> None:
    """Answer from the board alone: whatever glows first, until it is answered or the bar's button may end it."""
    page = visitor.page
    glowing = page.locator(
        "[data-board] [data-choice], [data-board] .sd-glow[data-thing], [data-board] .land.target,"
        " [data-board] .border.target"
    )
    buttons = page.locator("[data-ask] .acts button:not(.quiet)")
    for tapped in range(MAX_TAPS):
        answer = glowing.first
        answer.or_(buttons.last).first.wait_for(state="attached")  # the board may be drawn after the question
        if answer.count() == 0 or (tapped and page.locator("[data-ask] .acts .primary:enabled").count()):
            buttons.last.click()
            visitor.wait_after(asked)
            return
        answer.dispatch_event("click")  # a land may lie behind a piece or beyond the edge of a phone
        page.wait_for_function(SETTLED, arg=asked)
        if visitor.asked != asked:
            return
    raise TimeoutError(asked)


def test_a_stretch_against_bots_by_tapping_the_board(come: Come) -> None:
    """Draft, secret selection and first turns: every question is answered on the board, and nothing is heard."""
    visitor = come(settings=QUICK | {"autoplay": False})  # or the page itself answers while we look for what glows
    visitor.make(title="sands", seats=["me", "random", "random"], options={}, mode="live")
    kinds = set()
    for _ in range(STRETCH):
        visitor.wait()
        asked = visitor.asked
        kinds.add(asked.split(" ", 1)[0])
        tap_answer(visitor, asked)
    assert {"ask-province", "ask-first-capital", "ask-first-heritage", "ask-first-advance"} <= kinds
    assert {"ask-select", "ask-card"} <= kinds


def test_citizens_are_drawn_over_the_map_and_taken_back(come: Come) -> None:
    """A drag moves one citizen, keys another; the tally counts both and gives one back; then all is sent."""
    visitor = come()
    sit(visitor, moving("migrate").log())
    page = visitor.page
    asked = visitor.asked
    token = page.locator(".kind.ready").first
    expect(token).to_be_visible()
    page.evaluate("document.fonts.ready")  # letters that come late move the map
    token.hover()  # waits until it stands still
    page.mouse.down()
    goal = thing(page, "land/germania").bounding_box()
    assert goal is not None
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    expect(page.locator(".ghost")).to_be_visible()
    page.mouse.up()
    tally = page.locator(".moves li")
    expect(tally).to_have_count(1)
    thing(page, "land/sicilia").focus()
    page.keyboard.press("Enter")
    thing(page, "land/italia").focus()
    page.keyboard.press("Enter")
    expect(tally).to_have_count(2)
    expect(page.locator(".ways text")).to_have_count(2)
    tally.nth(1).get_by_role("button", name=re.compile("One less")).click()
    expect(tally).to_have_count(1)
    page.locator("[data-ask] .acts .primary").click()
    visitor.wait_after(asked)
    expect(page.locator(".ways")).to_have_count(0)


def test_a_battle_is_explained(come: Come) -> None:
    """Both strengths stand there term by term, and a die is set with a click."""
    visitor = come()
    sit(visitor, battle().log())
    page = visitor.page
    sides = page.locator(".battle .side")
    expect(sides).to_have_count(2)
    expect(sides.nth(0)).to_contain_text(re.compile("attacks.*Warriors.*Advances"))
    expect(sides.nth(1)).to_contain_text(re.compile("defends.*Warriors.*Structures"))
    asked = visitor.asked
    page.locator(".battle").get_by_role("button", name="Set a 2").click()
    visitor.wait_after(asked)


def test_a_phone_does_not_scroll_sideways(come: Come) -> None:
    """At 360 points: selection, journey and battle."""
    visitor = come(size=PHONE)
    for log in (at(late()).log(), moving("migrate").log(), battle().log()):
        sit(visitor, log)
        expect(visitor.page.locator(".sands-map")).to_be_visible()
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        assert visitor.page.evaluate("document.documentElement.scrollHeight") <= PHONE[1]


@pytest.mark.parametrize(("theme", "size"), [("light", WIDE), ("dark", PHONE)])
def test_axe_finds_nothing_serious(come: Come, theme: Theme, size: tuple[int, int]) -> None:
    """While selecting, moving, and fighting."""
    visitor = come(theme=theme, size=size)
    found = {}
    for name, match in {"select": at(late()), "migrate": moving("migrate"), "battle": battle()}.items():
        sit(visitor, match.log())
        expect(visitor.page.locator(".sands-map")).to_be_visible()
        found[name] = findings(visitor.page)
    told = [f"{name}: {one}" for name, all_found in found.items() for one in all_found]
    assert not told, "\n".join(told)


def test_two_mats_leave_no_empty_column(come: Come) -> None:
    """With two, tracks and supply lie under the mats, beside the map: the column ends about where the map's does."""
    visitor = come(size=(1440, 900))
    visitor.make(title="sands", seats=["me", "greedy"], mode="table")
    visitor.wait()
    side, time = visitor.page.evaluate(
        """() => ['.side', '.time'].map((of) =>
        document.querySelector(`.sd ${of} > :last-child`).getBoundingClientRect().bottom)"""
    )
    assert abs(side - time) < 90
