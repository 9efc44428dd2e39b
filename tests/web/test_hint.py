"""A hint is read beside the game: it hides nothing, and it stays while somebody acts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.visitor import PHONE, WIDE

if TYPE_CHECKING:
    from tests.web.conftest import Come

TABLET = (820, 1180)
HIDDEN = """(all) => all.map((one) => one.getBoundingClientRect()).filter((at) => {
  const card = document.querySelector('section.hint').getBoundingClientRect();
  return at.left < card.right && at.right > card.left && at.top < card.bottom && at.bottom > card.top;
}).length"""


@pytest.mark.parametrize("size", [PHONE, TABLET, WIDE])
@pytest.mark.parametrize("title", ["bronze", "khronos", "gentes", "sands"])
def test_a_hint_hides_neither_the_question_nor_the_board(come: Come, title: str, size: tuple[int, int]) -> None:
    """The question, its buttons and the board stay free; what is advised stays marked once the hint is closed."""
    visitor = come(size=size)
    page = visitor.page
    visitor.make(title=title, seats=["me", "random"], options={}, mode="live")
    visitor.wait()
    page.locator("button.advice").click()
    for _ in range(2):
        page.locator("section.hint .more").click()
    marked = page.locator("[data-board] :is(.lit, .bz-lit, .gt-lit, .sd-lit, .advised), [data-ask] .advised")
    expect(marked.first).to_be_in_viewport()
    assert page.locator("[data-board], [data-ask]").evaluate_all(HIDDEN) == 0
    page.locator("[data-board]").click(position={"x": 3, "y": 3})
    expect(page.locator("section.hint")).to_be_visible()
    page.locator("section.hint .close").click()
    expect(page.locator("section.hint")).to_have_count(0)
    expect(marked.first).to_be_in_viewport()
