"""Back closes what lies over the page; a part of the page that does not come leaves no blank page."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.visitor import PHONE, PLAY, WIDE

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from tests.web.conftest import Come
    from tests.web.visitor import Visitor

MISSING = "This part of the page did not load"


def entries(page: Page) -> int:
    """Return how many entries the browser's history has."""
    found: int = page.evaluate("history.length")
    return found


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_back_closes_a_drawer(come: Come, size: tuple[int, int]) -> None:
    """And only then leaves the match; Forward comes back to it."""
    visitor = come(size=size)
    page = visitor.play_now()
    match = page.url
    page.get_by_role("button", name="Rules", exact=True).click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules).to_be_visible()
    page.go_back()
    expect(rules).to_have_count(0)
    assert page.url == match
    page.go_back()
    expect(page.get_by_role("button", name=PLAY).first).to_be_visible()
    page.go_forward()
    expect(page).to_have_url(match)
    visitor.wait()
    visitor.answer()


def test_a_drawer_that_is_closed_takes_its_entry_along(come: Come) -> None:
    """By its button or by Escape; a drawer that takes another's place keeps the entry."""
    visitor = come()
    page = visitor.play_now()
    before = entries(page)
    page.get_by_role("button", name="Rules", exact=True).click()
    page.get_by_role("button", name="Close", exact=True).click()
    page.wait_for_function("!history.state?.layers")
    page.get_by_role("button", name="Help", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Open the rules").click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    assert entries(page) == before + 1
    page.keyboard.press("Escape")
    page.wait_for_function("!history.state?.layers")
    page.go_back()
    expect(page.get_by_role("button", name=PLAY).first).to_be_visible()


def test_back_closes_the_replay(come: Come) -> None:
    """A drawer over it first; Forward looks at the same step again."""
    visitor = come()
    page = visitor.play_now()
    visitor.answer()
    visitor.wait()
    match = page.url
    page.get_by_role("button", name="Replay", exact=True).click()
    replay = page.get_by_role("region", name="Replay")
    page.get_by_role("button", name="To the first step").click()
    expect(page).to_have_url(match + "#n=0")
    page.get_by_role("button", name="Rules", exact=True).click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules).to_be_visible()
    page.go_back()
    expect(rules).to_have_count(0)
    expect(replay).to_be_visible()
    page.go_back()
    expect(replay).to_have_count(0)
    expect(page).to_have_url(match)
    page.go_forward()
    expect(page).to_have_url(match + "#n=0")
    expect(replay).to_be_visible()
    page.keyboard.press("Escape")
    expect(page).to_have_url(match)
    page.go_back()
    expect(page.get_by_role("button", name=PLAY).first).to_be_visible()


def test_back_from_a_branch_leads_to_the_match_it_came_from(come: Come) -> None:
    """The bot has come along to the branch."""
    visitor = come()
    match = visitor.make(title="bronze", seats=["me", "random"], mode="table")
    page = visitor.page
    visitor.wait()
    page.get_by_role("button", name="Replay", exact=True).click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: match not in url)
    branch = page.url
    visitor.wait()
    expect(page.get_by_role("list", name="Players")).to_contain_text("Random")
    expect(page.get_by_role("list", name="Players")).to_contain_text("Marion")
    page.go_back()
    expect(page).to_have_url(re.compile(f"/match/{match}$"))
    visitor.wait()
    page.go_forward()
    expect(page).to_have_url(branch)
    visitor.wait()


# -- parts that do not come -------------------------------------------------------------------------------------------


def own_seats(visitor: Visitor) -> None:
    """Press the way to a match with seats of one's own, which is a part that comes when it is needed."""
    visitor.page.get_by_role("link", name=re.compile("Seats and rules")).first.click()


def test_a_part_that_did_not_come_comes_when_the_net_is_back(come: Come) -> None:
    """Meanwhile the page says so, and the way home works."""
    visitor = come()
    page = visitor.visit()
    expect(page.get_by_role("button", name=PLAY).first).to_be_visible()
    visitor.context.set_offline(offline=True)
    own_seats(visitor)
    missing = page.get_by_role("alert").filter(has_text=MISSING)
    expect(missing).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name=PLAY).first).to_be_visible()
    own_seats(visitor)
    expect(missing).to_be_visible()
    visitor.context.set_offline(offline=False)
    expect(missing).to_have_count(0)
    expect(page.locator("form, main").get_by_role("radio").first).to_be_visible()
    visitor.noise.clear()  # the browser has told that it was offline


def test_a_page_older_than_the_server_is_loaded_again(come: Come) -> None:
    """Its parts are gone; once loaded again it knows the new ones. If they never come, a button is left."""
    visitor = come()
    page = visitor.visit()
    expect(page.get_by_role("button", name=PLAY).first).to_be_visible()
    loads: list[str] = []
    page.on("domcontentloaded", lambda loaded: loads.append(loaded.url))

    def old(route: Route) -> None:
        if loads:
            route.continue_()
        else:
            route.fulfill(status=404)

    page.route("**/assets/NewPage-*", old)
    own_seats(visitor)
    expect(page.locator("form, main").get_by_role("radio").first).to_be_visible()
    assert len(loads) == 1
    page.unroute("**/assets/NewPage-*")
    page.route("**/assets/NewPage-*", lambda route: route.fulfill(status=404))
    page.reload()
    expect(page.get_by_role("alert").filter(has_text=MISSING)).to_be_visible()
    expect(page.get_by_role("button", name="Load again")).to_be_visible()
    assert len(loads) == 2
    visitor.noise.clear()  # the browser has told of what it did not find
