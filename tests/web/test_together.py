"""Several people: two browsers online, one device passed around, spectators, a server that goes away and comes back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.server.living import Server

if TYPE_CHECKING:
    import pytest

    from tests.web.conftest import Come
    from tests.web.visitor import Visitor

LANTERNS = re.compile("paper|silk|glass|brass|jade", re.IGNORECASE)


def invite(come: Come) -> tuple[Visitor, Visitor]:
    """Two browsers at one table: the host makes the match by the form, the friend comes by the link."""
    host, friend = come(), come()
    page = host.visit("/new?title=bronze&with=friends")
    page.get_by_label("Your name at the table").fill("Marion")
    page.get_by_role("button", name="Create match and links").click()
    link = page.get_by_label("Secret link for seat 2").input_value()
    other = friend.visit(link.removeprefix(friend.server.url))
    other.get_by_label("Your name at the table").fill("Nicole")
    other.get_by_role("button", name="Take the seat").click()
    for visitor in (host, friend):
        expect(visitor.page.get_by_label("Players", exact=True)).to_contain_text("Nicole")
    return host, friend


def whose_turn(host: Visitor, friend: Visitor) -> tuple[Visitor, Visitor]:
    """Return who is asked, and the other."""
    expect(host.page.get_by_label("Story", exact=True)).to_contain_text("dice show")
    expect(friend.page.get_by_label("Story", exact=True)).to_contain_text("dice show")
    return (host, friend) if host.asked else (friend, host)


def test_two_browsers_and_an_undo_by_consent(come: Come) -> None:
    """A reroll has shown new dice, so taking it back needs the other: refused once, then allowed."""
    active, other = whose_turn(*invite(come))
    assert not other.asked
    asked = active.asked
    dice = active.page.get_by_label("Story", exact=True).get_by_role("button")
    before = dice.count()
    active.page.locator(".choice").first.click()
    active.page.locator("[data-ask] .primary").click()
    active.wait_after(asked)
    expect(other.page.get_by_label("Story", exact=True).get_by_role("button")).not_to_have_count(before)
    active.page.get_by_role("button", name="Ask the others to undo").click()
    expect(active.page.get_by_text("Waiting for")).to_be_visible()
    other.page.get_by_role("button", name="Refuse").click()
    expect(active.page.get_by_text("Waiting for")).to_have_count(0)
    assert active.asked != asked
    active.page.get_by_role("button", name="Ask the others to undo").click()
    other.page.get_by_role("button", name="Allow").click()
    for visitor in (active, other):
        expect(visitor.page.get_by_label("Story", exact=True).get_by_role("button")).to_have_count(before)
    active.wait()
    assert active.asked.startswith("ask-reroll")


def test_a_turn_goes_over_to_the_other(come: Come) -> None:
    """When one has finished, the other is asked: tab title, question and live region tell."""
    active, other = whose_turn(*invite(come))
    expect(active.page).to_have_title(re.compile("Your turn"))
    for _ in range(20):
        active.answer()
        active.page.wait_for_function(
            "() => document.querySelector('[data-ask]').dataset.ask || !document.title.includes('Your turn')"
        )
        if not active.asked:
            break
    other.wait()
    expect(other.page).to_have_title(re.compile("Your turn"))
    expect(active.page).not_to_have_title(re.compile("Your turn"))
    expect(active.page.get_by_role("heading", name=re.compile("Waiting for"))).to_be_visible()
    expect(other.page.locator("[aria-live][aria-atomic]")).to_contain_text("Which dice do you roll again?")


def test_one_notice_a_turn(come: Come) -> None:
    """In another window, with notices on, one of the desktop's notices comes when the turn does, and only one."""
    host, friend = invite(come)
    active, other = whose_turn(host, friend)
    other.context.grant_permissions(["notifications"])
    other.page.evaluate(
        """() => {
            window.noticed = [];
            window.Notification = class { constructor(title) { window.noticed.push(title); } close() {} };
            window.Notification.permission = 'granted';
            window.Notification.requestPermission = async () => 'granted';
        }"""
    )
    other.page.get_by_role("button", name="Settings").click()
    other.page.get_by_role("switch", name=re.compile("Desktop notices")).check()
    other.page.keyboard.press("Escape")
    other.page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    for _ in range(20):
        active.answer()
        active.page.wait_for_function(
            "() => document.querySelector('[data-ask]').dataset.ask || !document.title.includes('Your turn')"
        )
        if not active.asked:
            break
    other.wait()
    other.answer()
    noticed = other.page.evaluate("window.noticed")
    assert len(noticed) == 1
    assert noticed[0].startswith("Your turn")


def test_one_device_with_secrets(come: Come, hiding: Server) -> None:
    """Before the next one's cards appear the device is passed; nothing of the last one's stays on the page."""
    visitor = come(server=hiding)
    visitor.make(title="sample", seats=["me", "me"], options={}, mode="table")
    page = visitor.page
    ready = page.get_by_role("button", name=re.compile("I am Player"))
    expect(ready).to_be_visible()
    assert not LANTERNS.search(page.locator("body").inner_text())
    seats = []
    for _ in range(2):
        ready.click()
        visitor.wait()
        seat = int(visitor.asked.split()[1])
        seats.append(seat)
        expect(page.locator("[data-board] .card").nth(seat)).to_contain_text(LANTERNS)
        assert not LANTERNS.search(page.locator("[data-board] .card").nth(1 - seat).inner_text())
        page.locator(".choice").first.click()
        if len(seats) == 1:
            expect(ready).to_be_visible()
            assert not LANTERNS.search(page.locator("body").inner_text())
    assert sorted(seats) == [0, 1]


def test_one_device_keeps_secrets_in_the_past_and_at_undo(come: Come, hiding: Server) -> None:
    """Replay has the eyes of whoever holds the device; a secret choice is taken back by its own player alone."""
    visitor = come(server=hiding)
    visitor.make(title="sample", seats=["me", "me"], options={}, mode="table")
    page = visitor.page
    page.get_by_role("button", name="I am Player 1").click()
    visitor.wait()
    page.locator(".choice").first.click()
    page.get_by_role("button", name="I am Player 2").click()
    visitor.wait()
    page.get_by_role("button", name="Replay").click()
    eyes = page.get_by_label("Point of view")
    assert eyes.locator("option").all_inner_texts() == ["Player 2", "What everybody sees"]
    assert not LANTERNS.search(page.locator("[data-board] .card").first.inner_text())
    page.get_by_role("button", name="Back to now", exact=True).click()
    visitor.wait()
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_role("heading", name="Who wants to take something back?")).to_be_visible()
    assert not LANTERNS.search(page.locator("body").inner_text())
    page.get_by_role("button", name="Nobody").click()
    page.get_by_role("button", name="I am Player 2").click()
    page.get_by_role("button", name="Undo", exact=True).click()
    page.get_by_role("button", name="I am Player 1").click()  # it is they who take something back
    expect(page.get_by_role("heading", name="Pass the device to Player 1")).to_be_visible()
    page.get_by_role("button", name="I am Player 1").click()
    visitor.wait()
    assert visitor.asked.split()[:2] == ["ask-show", "0"]


def pictures_of(visitor: Visitor) -> list[dict[str, Any]]:
    """Return every picture a visitor was sent."""
    sent = [message.get("picture") or message.get("now") for message in visitor.heard]
    return [picture for picture in sent if picture]


def test_a_spectator_sees_nothing_hidden(come: Come, hiding: Server) -> None:
    """By the public link: no question, no card of anybody, on the page or on the wire; and nobody there is “you”."""
    visitor = come(server=hiding)
    visitor.make(title="sample", seats=["me", "greedy"], options={}, mode="live")
    visitor.wait()
    spectator = come(server=hiding)
    page = spectator.visit(visitor.link())
    expect(page.locator("[data-board] .card")).to_have_count(2)
    visitor.page.locator(".choice").first.click()
    expect(page.get_by_label("Story", exact=True).get_by_role("button")).not_to_have_count(0)
    assert spectator.asked == ""
    assert page.locator(".choice").count() == 0
    expect(page.get_by_text("you", exact=True)).to_have_count(0)
    shown = pictures_of(spectator)
    assert shown
    for picture in shown:
        assert picture["you"] == [] == picture["asks"]
        assert picture["as"] == -1
        assert [seat["hand"] for seat in picture["view"]["seats"]] == [{}, {}]
        assert picture["view"]["top"] is None


def test_a_spectator_of_bronze_is_nobody(come: Come) -> None:
    """The board follows the turn, but no seat is “you”, and nothing can be chosen."""
    visitor = come()
    visitor.play_now()
    spectator = come()
    page = spectator.visit(visitor.link())
    expect(page.get_by_label("The board", exact=True)).to_contain_text("Round 1")
    expect(page.get_by_text("you", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="Stop rolling")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Masonry: costs")).click()
    expect(page.get_by_role("dialog", name="Masonry")).to_be_visible()


def test_the_page_comes_back_after_a_power_cut(come: Come, tmp_path_factory: pytest.TempPathFactory) -> None:
    """The server is killed and restarted; the choice made meanwhile arrives, without a reload."""
    own = Server(str(tmp_path_factory.mktemp("cut") / "store.db")).start()
    try:
        visitor = come(server=own)
        page = visitor.play_now()
        asked = visitor.asked
        own.kill()
        expect(page.get_by_text("Connection lost")).to_be_visible()
        page.get_by_role("button", name="Stop rolling").click()
        own.start()
        expect(page.locator("[data-ask]")).not_to_have_attribute("data-ask", asked, timeout=30_000)
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        visitor.noise[:] = [noise for noise in visitor.noise if "WebSocket connection to" not in noise]
        visitor.context.close()
    finally:
        own.stop()
