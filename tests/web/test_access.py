"""For everybody: a turn by keys alone, and no serious finding of axe on any page in either light."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import saecula
from tests.web.visitor import PHONE, PLAY

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import Come
    from tests.web.visitor import Theme

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
MAX_TABS = 40


def tab_to(page: Page, name: re.Pattern[str]) -> None:
    """Press Tab until the focus is on a button of this name."""
    for _ in range(MAX_TABS):
        page.keyboard.press("Tab")
        words = page.evaluate("document.activeElement.getAttribute('aria-label') || document.activeElement.textContent")
        if name.search(words or ""):
            return
    raise AssertionError(name.pattern)


def test_a_turn_by_keys_alone(come: Come) -> None:
    """From the start page to the end of the first turn, without a pointer."""
    visitor = come()
    page = visitor.visit()
    expect(page.get_by_role("button", name=PLAY).first).to_be_visible()
    tab_to(page, PLAY)
    page.keyboard.press("Enter")
    visitor.wait()
    asked = visitor.asked
    page.keyboard.press("1")  # the first row of the list: mark a die
    expect(page.locator(".choice.taken")).to_have_count(1)
    page.keyboard.press("Backspace")  # … and back
    expect(page.locator(".choice.taken")).to_have_count(0)
    page.keyboard.press("/")  # to the list
    page.keyboard.press("Enter")
    expect(page.locator(".choice.taken")).to_have_count(1)
    page.keyboard.press("d")  # roll
    visitor.wait_after(asked)
    page.keyboard.press("b")  # to the board: the focus is on a die that may be chosen
    assert page.evaluate("!!document.activeElement.closest('[data-board] [data-thing]')")
    page.keyboard.press("?")  # help on it
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    story = page.get_by_label("Story", exact=True)
    for _ in range(30):
        visitor.wait()
        if "Round 2" in story.inner_text():
            break
        asked = visitor.asked
        enough = page.locator("[data-ask] .acts button:enabled").count()
        page.keyboard.press("d" if enough else "1")
        if enough:
            visitor.wait_after(asked)
        else:
            page.wait_for_function(
                "asked => document.querySelector('[data-ask]').dataset.ask !== asked"
                " || document.querySelector('.choice.taken')",
                arg=asked,
            )
    expect(story).to_contain_text("Round 2")


def findings(page: Page) -> list[str]:
    """Ask axe; return what is serious or critical, with the element it is about."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] }).then((all) => all.violations)")
    return [
        f"{one['id']} ({one['impact']}): {node['target']} {node['html'][:90]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize(("theme", "size"), [("light", (1440, 900)), ("dark", PHONE)])
def test_axe_finds_nothing_serious(come: Come, theme: Theme, size: tuple[int, int]) -> None:
    """Start page, new match, lobby, table, help card, rules, settings, replay, my games."""
    visitor = come(theme=theme, size=size)
    page = visitor.visit()
    expect(page.get_by_role("button", name=PLAY).first).to_be_visible()
    found = {"start": findings(page)}
    visitor.visit("/new?title=bronze&with=friends")
    expect(page.get_by_role("button", name="Create match and links")).to_be_visible()
    found["new"] = findings(page)
    page.get_by_role("button", name="Create match and links").click()
    expect(page.get_by_label("Secret link for seat 2")).to_be_visible()
    found["lobby"] = findings(page)
    visitor.play_now()
    expect(page.locator("[data-board] [data-thing]").first).to_be_visible()
    found["table"] = findings(page)
    page.get_by_role("button", name="Help: Masonry").click()
    expect(page.get_by_role("dialog", name="Masonry")).to_be_visible()
    found["help"] = findings(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.get_by_role("dialog", name="Rules").get_by_role("heading").nth(2)).to_be_visible()
    found["rules"] = findings(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="This match").click()
    expect(page.get_by_role("dialog", name="This match")).to_be_visible()
    found["match"] = findings(page)
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    found["settings"] = findings(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Replay").click()
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    found["replay"] = findings(page)
    visitor.visit("/my")
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    found["my games"] = findings(page)
    told = [f"{name}: {one}" for name, all_found in found.items() for one in all_found]
    assert not told, "\n".join(told)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_at_the_end_and_in_a_trade(come: Come, theme: Theme) -> None:
    """The end screen, the trading dialog, a purchase, and the plain table."""
    last = {"seats": [{"developments": ["leadership", "irrigation", "agriculture", "quarrying"]}], "phase": "buy"}
    match = saecula.position("bronze", last | {"dice": {"coin": 3}, "options": {"solo_early_end": True}}, seed=7)
    visitor = come(theme=theme)
    visitor.bring(match.log())
    visitor.play_to_the_end()
    found = {"end": findings(visitor.page)}
    trade = {"seats": [{"food": 4}, {"food": 4}], "phase": "trade", "dice": {"good1": 3}, "options": {"trading": True}}
    visitor.bring(saecula.position("bronze", trade, seed=7).play(0, "partner 1").log())
    expect(visitor.page.get_by_role("dialog", name=re.compile("Your offer"))).to_be_visible()
    found["trade"] = findings(visitor.page)
    owned = {"developments": ["coinage"], "goods": {"wood": 2}}
    buying = {"seats": [owned, {}], "phase": "buy", "dice": {"coin": 2, "workers3": 1}}
    visitor.bring(saecula.position("bronze", buying, seed=7).log())
    found["buying"] = findings(visitor.page)
    plain = come(theme=theme, settings={"plain": True, "pace": "off"})
    plain.play_now()
    found["plain"] = findings(plain.page)
    told = [f"{name}: {one}" for name, all_found in found.items() for one in all_found]
    assert not told, "\n".join(told)
