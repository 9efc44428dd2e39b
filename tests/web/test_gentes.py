"""The board of Gentes in a real browser: turns against two bots by tapping the board, on wide screens and on phones."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import saecula
from tests.web.test_access import findings
from tests.web.visitor import PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.web.conftest import Come
    from tests.web.visitor import Theme, Visitor

MAX_ANSWERS = 300
ROW = ["academy", "aqueduct", "arena", "basilica", "library", "forum", "gymnasium", "sanctuary"]
ON_A_PHONE = 24
GLOWING = ".gt .city.glows, .gt .gt-glows[data-thing], .gt .card.gt-glows > .face"


def mine(**more: object) -> dict[str, Any]:
    """Describe a turn of Marion's in a match with two bots."""
    mat = {"people": {"noble": 1, "priest": 2, "merchant": 1}, "hand": ["treasury", "stele"], "spaces": ["syracusae"]}
    return {"seats": [mat | more, {}, {}], "round": 2}


def sit(visitor: Visitor, description: dict[str, Any]) -> None:
    """Sit down at a position."""
    sit_at(visitor, saecula.position("gentes", description, seed=7))


def sit_at(visitor: Visitor, match: saecula.Match) -> None:
    """Bring a match by its log. All its seats are ours, and its hands are hidden: the device is handed to Marion."""
    visitor.visit()
    visitor.fetch("/api/me", {"name": "Marion"})
    visitor.visit(f"/match/{visitor.fetch('/api/import', {'log': match.log()})['match']}")
    take_device(visitor)


def take_device(visitor: Visitor) -> None:
    """The device is passed on: the next one takes it."""
    visitor.page.get_by_role("button", name=re.compile("^(I am|Ich bin) ")).click()
    visitor.wait()


def tap(visitor: Visitor, step: int) -> None:
    """Answer the open question by the board alone; the bar only ends what can be ended."""
    page = visitor.page
    asked = visitor.asked
    spoken = page.locator(".gt .answers [data-choice]")
    finish = page.locator("[data-ask] .acts button").last
    if spoken.count():
        spoken.nth(step % spoken.count()).click()
    elif finish.count() == 0:
        glowing = page.locator(GLOWING)
        glowing.nth(step % glowing.count()).click()
    else:
        for _ in range(5):
            if finish.is_enabled():
                break
            page.locator(GLOWING).nth(step % page.locator(GLOWING).count()).click()
        finish.click()
    visitor.wait_after(asked)


def on_board(page: Page, thing: str) -> Locator:
    """Return a thing of the board, not its row in the list."""
    return page.locator(f'.gt [data-thing="{thing}"]')


def narrow(page: Page) -> bool:
    """Say whether nothing scrolls sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth") <= PHONE[0])


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_turns_against_two_bots_by_the_board_alone(come: Come, size: tuple[int, int]) -> None:
    """Draft, people, and every question of the turns after it: all can be answered by tapping what glows."""
    visitor = come(size=size)
    visitor.make(title="gentes", seats=["me", "greedy", "greedy"], mode="table")
    keys = set()
    for step in range(ON_A_PHONE if size == PHONE else MAX_ANSWERS):
        visitor.wait()
        if visitor.is_over():
            break
        keys.add(visitor.asked.split()[0])
        if size == PHONE:
            assert narrow(visitor.page), visitor.asked
        tap(visitor, step)
    assert visitor.is_over() or size == PHONE
    assert {"ask-draft", "ask-settle", "ask-turn", "ask-doubles", "ask-build"} <= keys


def test_what_an_action_takes_is_shown_before_it_is_chosen(come: Come) -> None:
    """The pointer on a tile shows coins and time, now and next round; a click takes it; a taken one says why not."""
    visitor = come()
    sit(visitor, mine())
    page = visitor.page
    on_board(page, "tile/seafarer_1").hover()
    says = page.locator(".own .says")
    expect(says).to_contain_text("Coins 20 → 20")
    expect(says).to_contain_text("Fields 4, free 2, stays 0")
    expect(says).to_contain_text("Fields 3, free 3, stays 1")
    expect(page.locator(".own .plan")).to_have_count(4)
    asked = visitor.asked
    on_board(page, "tile/seafarer_1").click()
    visitor.wait_after(asked)
    asked = visitor.asked
    page.locator(".answers [data-choice]").last.click()
    visitor.wait_after(asked)
    on_board(page, "city/sparta").click()
    expect(page.get_by_role("dialog")).to_contain_text("Your tile does not build there")
    page.keyboard.press("Escape")
    asked = visitor.asked
    on_board(page, "city/athenai").click()
    visitor.wait_after(asked)
    take_device(visitor)
    expect(page.locator('.gt [data-thing="city/athenai"] .piece')).to_have_count(1)


def test_a_click_on_the_goal_offers_what_leads_there(come: Come) -> None:
    """A city offers the tiles that build it, a card the action that takes it, each with its price; one is pressed."""
    visitor = come()
    sit(visitor, mine() | {"market": ROW, "round": 3})
    page = visitor.page
    note = page.get_by_role("dialog")
    on_board(page, "card/forum").click()
    page.get_by_role("button", name="Why not now?").click()
    expect(note).to_contain_text("Take Forum")
    page.keyboard.press("Escape")
    asked = visitor.asked
    on_board(page, "city/athenai").click()
    expect(note).to_contain_text("Build in Athenai: by one of these actions")
    expect(note.locator("[data-route]").first).to_have_text("Seafarer, temple (0): 0 coins, 3 hourglasses")
    note.locator("[data-route]").first.click()
    visitor.wait_after(asked)
    expect(page.locator("[data-ask]")).to_have_attribute("data-ask", re.compile("^ask-doubles"))


def test_a_card_glows_only_beside_those_it_may_come_with(come: Come) -> None:
    """For 8 the third card comes from the first three places; the button says how many are taken, and takes them."""
    visitor = come()
    sit(visitor, mine(spaces=["scribes_temple"]) | {"market": ROW, "round": 3})
    page = visitor.page
    finish = page.locator("[data-ask] .acts button").last
    asked = visitor.asked
    on_board(page, "part/time").click()
    expect(page.get_by_role("dialog", name="Time track")).to_be_visible()
    page.keyboard.press("Escape")
    on_board(page, "tile/scribe_1").click()
    visitor.wait_after(asked)
    asked = visitor.asked
    on_board(page, "hometown/scribes_temple").click()
    expect(finish).to_have_text("Use 1 hometown")
    finish.click()
    visitor.wait_after(asked)
    asked = visitor.asked
    page.locator(".answers [data-choice]", has_text="8").first.click()
    visitor.wait_after(asked)
    glowing = page.locator(".gt .card.gt-glows > .face")
    on_board(page, "card/academy").click()
    expect(finish).to_have_text("Take 1 card")
    expect(glowing).to_have_count(5)
    on_board(page, "card/aqueduct").click()
    expect(finish).to_have_text("Take 2 cards")
    expect(glowing).to_have_count(1)
    on_board(page, "card/library").click()
    page.get_by_role("button", name="Why not now?").click()
    expect(page.get_by_role("dialog")).to_contain_text("the first 3 places")
    page.keyboard.press("Escape")
    on_board(page, "card/arena").click()
    expect(finish).to_have_text("Take 3 cards")
    asked = visitor.asked
    finish.click()
    visitor.wait_after(asked)
    take_device(visitor)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_turn_by_keys(come: Come) -> None:
    """Everything on the board is a button: focus and Enter are enough."""
    visitor = come()
    sit(visitor, mine(hand=["stele"]))
    page = visitor.page
    on_board(page, "tile/chronicler_9").focus()
    asked = visitor.asked
    page.keyboard.press("Enter")
    visitor.wait_after(asked)
    asked = visitor.asked
    page.keyboard.press("b")  # to what glows on the board
    assert page.evaluate("document.activeElement.dataset.thing") == "card/stele"
    page.keyboard.press("Enter")
    visitor.wait_after(asked)
    take_device(visitor)
    page.get_by_role("button", name=re.compile("Player 1: points")).click()
    expect(page.get_by_role("dialog").locator('.played [data-thing="card/stele"]')).to_have_count(1)


def test_a_phone_reads_every_card(come: Come) -> None:
    """A tap brings a card near, with all its words; stacks can be leafed through; nothing scrolls sideways."""
    visitor = come(size=PHONE)
    sit(visitor, mine())
    page = visitor.page
    expect(page.locator(".hand .lack").first).to_contain_text("missing: 1 noble")
    page.locator('.hand [data-thing="card/treasury"]').click()
    near = page.get_by_role("dialog", name="Treasury")
    expect(near).to_contain_text("2 nobles")
    expect(near).to_contain_text("Every decline: coins 2")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("Stack of epoch III")).click()
    stack = page.get_by_role("dialog", name=re.compile("Stack of epoch III"))
    expect(stack.locator(".face")).to_have_count(18)
    stack.locator('[data-thing="card/pyramid"]').click()
    expect(page.get_by_role("dialog", name="Pyramid")).to_contain_text("13 points")
    assert narrow(page)


@pytest.mark.parametrize(("theme", "size"), [("light", (1440, 900)), ("dark", PHONE)])
def test_axe_finds_nothing_serious(come: Come, theme: Theme, size: tuple[int, int]) -> None:
    """While acting, with a card near, and while a number is asked for."""
    visitor = come(theme=theme, size=size)
    sit(visitor, mine())
    page = visitor.page
    found = {"act": findings(page)}
    page.locator('.hand [data-thing="card/treasury"]').click()
    expect(page.get_by_role("dialog", name="Treasury")).to_be_visible()
    found["card"] = findings(page)
    page.keyboard.press("Escape")
    asked = visitor.asked
    on_board(page, "tile/seafarer_1").click()
    visitor.wait_after(asked)
    expect(page.locator(".answers")).to_be_visible()
    found["doubles"] = findings(page)
    told = [f"{name}: {one}" for name, all_found in found.items() for one in all_found]
    assert not told, "\n".join(told)
