"""Gentes on one table: a picture without scrolling in which nothing moves; on phones leaves that turn by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.gentes import scenes
from tests.web.test_gentes import sit, sit_at

if TYPE_CHECKING:
    from tests.web.conftest import Come

QUESTIONS = ("settle", "turn", "take", "play", "build", "price")
LEAF = {"draft": "shelf", "settle": "mine", "turn": "world", "take": "shelf", "play": "mine", "build": "world"}
PLACES = """() => ['.map', '.actions', '.market ol', '.clockwork', '.others', '.mats'].map((of) => {
    const { left, top, width, height } = document.querySelector(`.gt ${of}`).getBoundingClientRect();
    return [of, ...[left, top, width, height].map(Math.round)].join(' '); })"""
SCROLLS = """() => [...document.querySelectorAll('[data-board], .gt .leaf, .gt .actions, .gt .mat')]
    .filter((one) => one.scrollHeight > one.clientHeight + 6 || one.scrollWidth > one.clientWidth + 6)
    .map((one) => `${one.className} ${one.scrollWidth}/${one.clientWidth} ${one.scrollHeight}/${one.clientHeight}`)"""
ANSWERS_OUT_OF_SIGHT = """() => [...document.querySelectorAll('.gt .gt-glows, .gt .glows')].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || !at?.closest('.gt');
}).map((one) => one.outerHTML.slice(0, 80))"""
LEAF_IN_FRONT = """() => {
    const box = document.querySelector('.gt .leaves').getBoundingClientRect();
    return [...document.querySelectorAll('[data-leaf]')]
        .find((one) => Math.abs(one.getBoundingClientRect().left - box.left) < 2)?.dataset.leaf; }"""


@pytest.mark.parametrize(("size", "lang"), [((1440, 900), "en-GB"), ((1280, 720), "de-DE")])
def test_one_picture_in_which_nothing_moves(come: Come, size: tuple[int, int], lang: str) -> None:
    """Map, actions, cards, time, people and hand are in sight and stay where they are from question to question."""
    visitor = come(size=size, lang=lang)
    situations = scenes.situations()
    places: dict[str, list[str]] = {}
    for key in QUESTIONS:
        sit_at(visitor, situations[key][0])
        page = visitor.page
        assert page.evaluate(SCROLLS) == [], key
        assert page.evaluate(ANSWERS_OUT_OF_SIGHT) == [], key
        places[key] = page.evaluate(PLACES)
    assert len({tuple(one) for one in places.values()}) == 1, places


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
@pytest.mark.parametrize("seats", [2, 4])
def test_one_picture_for_two_and_four(come: Come, seats: int, size: tuple[int, int]) -> None:
    """The others' mats are slim: with three of them nothing scrolls either."""
    visitor = come(size=size)
    sit_at(visitor, scenes.situations()["two" if seats == 2 else "four"][0])
    assert visitor.page.evaluate(SCROLLS) == []
    assert visitor.page.locator(".gt .others button").count() == seats - 1
    low = """() => { const end = document.querySelector('.gt .actions').getBoundingClientRect().bottom;
        return [...document.querySelectorAll('.gt .actions .tile')]
            .map((one) => one.getBoundingClientRect().bottom - end).filter((over) => over > 0); }"""
    assert visitor.page.evaluate(low) == []


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_the_leaf_with_the_answers_comes_forward(come: Come, size: tuple[int, int]) -> None:
    """A question turns to the leaf that answers it; tabs say how much lies on others; what one has stays in sight."""
    visitor = come(size=size, touch=True)
    situations = scenes.situations()
    page = visitor.page
    for key, leaf in LEAF.items():
        sit_at(visitor, situations[key][0])
        page.wait_for_function(f"({LEAF_IN_FRONT})() === '{leaf}'")
        assert page.locator(".gt .strip .has").is_visible(), key
    sit_at(visitor, situations["turn"][0])
    tabs = page.locator(".gt .strip .tabs button")
    assert tabs.nth(2).locator("b").inner_text() == "7"
    tabs.nth(2).tap()
    page.wait_for_function(f"({LEAF_IN_FRONT})() === 'mine'")


def test_a_slim_mat_opens_by_a_tap(come: Come) -> None:
    """Another's mat lies open until it is closed; one's own stays on the table."""
    visitor = come()
    sit(visitor, scenes.middle())
    page = visitor.page
    page.locator(".gt .others button").first.click()
    assert "Covered cards in hand: 2" in page.get_by_role("dialog").inner_text()
    page.keyboard.press("Escape")
    assert page.get_by_role("region", name="The mat of Player 1").is_visible()
