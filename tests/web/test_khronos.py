"""The board of Khronos in a real browser: a turn with its time shadow on all three maps, by mouse, finger and keys."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import saecula
from tests.web.test_access import findings
from tests.web.visitor import PHONE, PLAY

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.web.conftest import Come
    from tests.web.visitor import Theme, Visitor

ERAS = ("might", "faith", "reason")
MAP_UNITS = 332  # the width of a map with its margin, in units of 20 a cell
MARGIN = 9


def opening(**more: object) -> str:
    """Return the log of a first turn: Marion may build a keep in Might."""
    hands = [{"military": 2, "civil": 1, "religious": 1}, {"civil": 4}, {"religious": 4}]
    description: dict[str, Any] = {"seats": [{"hand": hand} for hand in hands], "phase": "actions"}
    return saecula.position("khronos", description | more, seed=7).log()


def sit(visitor: Visitor, log: str) -> None:
    """Bring a match by its log. All its seats are ours, and its hands are hidden: the device is handed to Marion."""
    visitor.visit()
    expect(visitor.page.get_by_role("button", name=PLAY).first).to_be_visible()
    visitor.fetch("/api/me", {"name": "Marion"})
    visitor.visit(f"/match/{visitor.fetch('/api/import', {'log': log})['match']}")
    visitor.page.get_by_role("button", name=re.compile("^(I am|Ich bin) ")).click()
    visitor.wait()


def field(page: Page, era: str) -> Locator:
    """Return the map of an era; on a phone it must be open."""
    fields = page.locator(".era.kh-might .hit, .era.kh-faith .hit, .era.kh-reason .hit")
    return fields.nth(ERAS.index(era)) if fields.count() > 1 else fields.first


def spot(page: Page, era: str, cell: str, rank: int) -> tuple[float, float]:
    """Return where on the screen the middle of a tile lies whose top-left cell this is."""
    box = field(page, era).bounding_box()
    assert box is not None
    unit = box["width"] / MAP_UNITS
    column, row = "abcdefghijklmnop".index(cell[0]), int(cell[1:]) - 1
    x = box["x"] + (MARGIN + (column + rank / 2) * 20) * unit
    return x, box["y"] + (MARGIN + (row + rank / 2) * 20) * unit


def take(visitor: Visitor, tile: str) -> None:
    """Take a tile from the box."""
    asked = visitor.asked
    visitor.page.locator(f'.box [data-thing="tile/{tile}"]').click()
    visitor.wait_after(asked)
    expect(visitor.page.locator("[data-ask]")).to_have_attribute("data-ask", re.compile("^ask-place"))


def test_a_first_turn_with_its_shadow_on_all_three_maps(come: Come) -> None:
    """The pointer shows what would happen in every age; a click builds it; what is refused is told with its rule."""
    visitor = come()
    sit(visitor, opening())
    page = visitor.page
    expect(page.locator(".kh svg.map")).to_have_count(3)
    take(visitor, "keep")
    page.mouse.move(*spot(page, "might", "h1", 2))  # in the river
    expect(page.locator(".ghost.refused")).to_have_count(1)
    page.mouse.click(*spot(page, "might", "h1", 2))
    expect(page.get_by_role("dialog")).to_contain_text("river")
    page.keyboard.press("Escape")
    page.mouse.move(*spot(page, "might", "f6", 2))
    expect(page.locator(".shadow .added")).to_have_count(3)
    expect(page.locator(".beam")).to_have_count(4)
    expect(page.locator(".taxes b").filter(has_text="+1")).to_have_count(1)
    asked = visitor.asked
    page.mouse.click(*spot(page, "might", "f6", 2))
    visitor.wait_after(asked)
    page.locator(".answers [data-choice]").first.click()  # both adventurers stand here: who plays the cards?
    for era in ERAS:
        expect(page.locator(f".era.kh-{era} .standing use[href^='#kh-keep']")).to_have_count(1)


def test_a_paradox_is_struck_out_before_it_happens(come: Come) -> None:
    """A shadow that falls on another's building erases it: the preview says so on both later maps."""
    visitor = come()
    victim = {"tile": "monastery", "cell": "g7"}
    sit(visitor, opening(faith=[victim | {"owner": 1}], reason=[victim]))
    page = visitor.page
    take(visitor, "keep")
    page.mouse.move(*spot(page, "might", "f6", 2))
    expect(page.locator(".era.kh-faith .strike")).to_have_count(1)
    expect(page.locator(".era.kh-reason .strike")).to_have_count(1)
    expect(page.locator(".era.kh-faith .lost").filter(has_text="Monastery")).to_be_visible()


def test_the_whole_first_turn_by_keys(come: Come) -> None:
    """The map is one stop of the tabulator; arrows move the tile, Enter lays it."""
    visitor = come()
    sit(visitor, opening())
    page = visitor.page
    take(visitor, "keep")
    page.keyboard.press("b")  # to the board
    field(page, "might").focus()
    page.keyboard.press("Shift+ArrowRight")  # to the next place that is possible
    expect(page.locator(".shadow .added")).to_have_count(3)
    expect(field(page, "might")).to_have_attribute("aria-label", re.compile("Keep: possible here"))
    asked = visitor.asked
    page.keyboard.press("Enter")
    visitor.wait_after(asked)
    page.locator(".answers [data-choice]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".standing use[href='#kh-keep']")).to_have_count(2)


def test_a_tile_can_be_put_back(come: Come) -> None:
    """Taking a tile binds nobody."""
    visitor = come()
    sit(visitor, opening())
    take(visitor, "keep")
    asked = visitor.asked
    visitor.page.get_by_role("button", name="Put it back: Keep").click()
    visitor.wait_after(asked)
    assert visitor.asked.startswith("ask-act")


def test_a_phone_shows_one_map_large_and_the_shadow_on_all(come: Come) -> None:
    """At 360 points nothing scrolls sideways; a finger lays the tile, and a second tap builds."""
    visitor = come(size=PHONE)
    sit(visitor, opening())
    page = visitor.page
    expect(page.locator(".era .hit")).to_have_count(1)
    expect(page.locator(".tab svg.map")).to_have_count(3)
    take(visitor, "keep")
    page.mouse.move(*spot(page, "might", "f6", 2))
    expect(page.locator(".tab .shadow .added")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.locator('.tab[data-thing="era/faith"]').click()
    expect(page.locator(".era.kh-faith .hit")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert page.evaluate("document.documentElement.scrollHeight") <= PHONE[1]


def test_a_finger_builds_where_the_tile_lies(come: Come) -> None:
    """A tap lays the tile down, the button beside it builds it there; on a wrong place it tells why."""
    visitor = come(size=PHONE, touch=True)
    sit(visitor, opening())
    page = visitor.page
    take(visitor, "keep")
    asked = visitor.asked
    page.touchscreen.tap(*spot(page, "might", "j7", 2))  # in the river, far from any shore
    page.get_by_role("button", name="Why not here?").click()
    expect(page.get_by_role("dialog")).to_contain_text("river")
    page.keyboard.press("Escape")
    assert visitor.asked == asked
    page.touchscreen.tap(*spot(page, "might", "f6", 2))
    page.get_by_role("button", name="Build here").click()
    visitor.wait_after(asked)
    page.locator(".answers [data-choice]").first.click()  # both adventurers stand here: who plays the cards?
    expect(page.get_by_text(re.compile("builds.* at F6")).first).to_be_attached()


@pytest.mark.parametrize(("theme", "size"), [("light", (1440, 900)), ("dark", PHONE)])
def test_axe_finds_nothing_serious(come: Come, theme: Theme, size: tuple[int, int]) -> None:
    """While acting, while placing, and with a preview."""
    visitor = come(theme=theme, size=size)
    sit(visitor, opening())
    page = visitor.page
    expect(page.locator(".kh svg.map").first).to_be_visible()
    found = {"act": findings(page)}
    take(visitor, "keep")
    page.mouse.move(*spot(page, "might", "f6", 2))
    expect(page.locator(".shadow .added").first).to_be_visible()
    found["place"] = findings(page)
    told = [f"{name}: {one}" for name, all_found in found.items() for one in all_found]
    assert not told, "\n".join(told)
