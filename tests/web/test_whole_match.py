"""A match from its first question to its end screen, and what one can do with it then."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

import saecula

if TYPE_CHECKING:
    from tests.web.conftest import Come


def test_a_solo_match_to_the_end(come: Come) -> None:
    """Ten rounds alone, by the page alone; the end tells the points, shows the seed, and the browser checks it."""
    visitor = come()
    page = visitor.visit("/new?title=bronze")
    page.get_by_role("radio", name="Solo").check()
    page.get_by_role("button", name="Sit down and play").click()
    visitor.wait()
    visitor.play_to_the_end()
    end = page.get_by_role("dialog", name="The game is over.")
    expect(end.get_by_role("heading", name=re.compile("Your people reach"))).to_be_visible()
    expect(end.get_by_text("Rounds played: 10")).to_be_visible()
    end.get_by_text("Was chance honest?").click()
    expect(end.get_by_text("Checked in your browser: the fingerprints are right")).to_be_visible()
    expect(end.get_by_role("columnheader", name="expected")).to_be_visible()
    end.get_by_role("button", name="Play again").click()
    expect(end).to_have_count(0)
    visitor.wait()
    assert not visitor.is_over()


def test_replay_link_and_playing_on(come: Come) -> None:
    """A line of the story leads to its moment, keys step on, a link leads there, and one may play on from it."""
    visitor = come()
    page = visitor.play_now()
    while "Round 2" not in page.get_by_label("Story", exact=True).inner_text():
        visitor.answer()
        visitor.wait()
    story = page.get_by_label("Story", exact=True)
    story.get_by_role("button", name=re.compile("Round 1: ")).first.click()
    slider = page.get_by_role("slider", name="Step")
    expect(slider).to_have_value(re.compile(r"^\d$"))
    expect(page.get_by_label("The board", exact=True)).to_contain_text("Round 1")
    first = int(slider.input_value())
    page.locator("body").press("ArrowRight")
    expect(slider).not_to_have_value(str(first))
    there = int(slider.input_value())
    assert there > first
    assert page.url.endswith(f"#n={there}")
    page.reload()
    expect(page.get_by_role("slider", name="Step")).to_have_value(str(there))
    old = page.url
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/match/" in url and url.split("#")[0] != old.split("#")[0])
    visitor.wait()
    expect(page.get_by_label("Story", exact=True)).not_to_contain_text("Round 2")


def test_saved_and_brought_back(come: Come, tmp_path: Path) -> None:
    """The log of a match is a file; brought to another browser, the match goes on where it was."""
    visitor = come()
    page = visitor.play_now()
    visitor.answer()
    visitor.wait()
    told = page.get_by_label("Story", exact=True).get_by_role("button").count()
    page.get_by_role("button", name="This match").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the log").click()
    file = tmp_path / "match.log"
    saving.value.save_as(file)
    assert file.read_text("utf-8").startswith("start bronze ")
    other = come()
    brought = other.visit("/my")
    brought.locator("input[type=file]").set_input_files(file)
    other.wait()
    expect(brought.get_by_label("Story", exact=True).get_by_role("button")).to_have_count(told)


def test_why_not_and_rules(come: Come) -> None:
    """What glows not says why, with the rule; the rules open at its section; help stands at every thing."""
    visitor = come()
    page = visitor.play_now()
    page.get_by_role("button", name=re.compile("^Masonry: costs")).click()
    card = page.get_by_role("dialog", name="Masonry")
    expect(card).to_contain_text("Why not?")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.get_by_role("button", name="Help: Masonry").click()
    expect(page.get_by_role("dialog", name="Masonry")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-ask] .section").first.click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.locator(".found")).to_be_in_viewport()


def test_previews_and_undo(come: Come) -> None:
    """Pointing at a choice tells what it would do; alone an undo is free, and brings the question back."""
    visitor = come()
    page = visitor.play_now()
    page.get_by_role("button", name="Stop rolling").hover()
    expect(page.locator("[data-ask] .seen")).to_be_visible()
    page.mouse.move(0, 0)
    expect(page.locator("[data-ask] .seen")).to_have_count(0)
    asked = visitor.asked
    lines = page.get_by_label("Story", exact=True).get_by_role("button")
    told = lines.count()
    visitor.answer()
    visitor.wait()
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator("[data-ask]")).to_have_attribute("data-ask", re.compile("^" + asked.rsplit(" ", 1)[0]))
    expect(lines).to_have_count(told)
    page.get_by_role("button", name="Redo").click()
    expect(lines).not_to_have_count(told)


def test_the_end_of_a_turn_is_confirmed(come: Come) -> None:
    """With the setting on, only a choice that ends the turn is asked about once more."""
    dice = {"workers3": 1, "coin": 2}
    match = saecula.position("bronze", {"seats": [{}, {}], "phase": "build", "dice": dice}, seed=7)
    visitor = come(settings={"pace": "off", "sound": False, "confirm": True})
    visitor.bring(match.log())
    page = visitor.page
    sure = page.get_by_role("button", name="Yes, end my turn")
    asked = visitor.asked
    assert asked.startswith("ask-mark 0")
    page.get_by_role("button", name="Build no more").click()
    visitor.wait_after(asked)
    expect(sure).to_have_count(0)
    asked = visitor.asked
    assert asked.startswith("ask-buy 0")
    page.locator("[data-ask]").get_by_role("button", name="Buy nothing").click()
    page.get_by_role("button", name="Not yet").click()
    expect(sure).to_have_count(0)
    assert visitor.asked == asked
    page.locator("[data-ask]").get_by_role("button", name="Buy nothing").click()
    sure.click()
    visitor.wait_after(asked)
    assert visitor.asked.split()[1] == "1"


def test_moves_of_others_are_shown_and_can_be_skipped(come: Come) -> None:
    """The computer's moves are shown one after another; one key, and the player's own question is there."""
    visitor = come(settings={"pace": "slow", "sound": False})
    page = visitor.visit()
    page.get_by_role("button", name=re.compile("Play now")).first.click()
    visitor.wait()
    skip = page.get_by_role("button", name="Skip")
    for _ in range(20):
        visitor.answer()
        page.wait_for_function(
            "() => document.querySelector('[data-ask]').dataset.ask || document.querySelector('[data-ask] .shown')"
        )
        if skip.count():
            break
    expect(page.locator("[data-ask] .shown")).to_be_visible()
    page.keyboard.press("Enter")
    visitor.wait()
    expect(skip).to_have_count(0)


def test_many_choices_have_their_words(come: Come) -> None:
    """Seventy ways to buy come without words; the rows in sight have them, in groups that open."""
    goods = {"wood": 4, "stone": 3, "pottery": 3, "cloth": 2, "metal": 1}
    rich = {"seats": [{"goods": goods, "city_boxes": 18}, {}], "phase": "buy", "dice": {"coin": 1, "workers3": 6}}
    visitor = come()
    visitor.bring(saecula.position("bronze", rich, seed=7).log())
    page = visitor.page
    picture = visitor.heard[0]["picture"]
    assert len(picture["asks"][0]["choices"]) > 60
    page.locator(".choice.group", has_text="Masonry").click()
    rows = page.locator(".choice.choice")
    expect(rows.first).to_contain_text("Buy Masonry")
    assert not any(re.search("buy masonry", words) for words in rows.all_inner_texts())
    page.keyboard.press("Escape")
    expect(page.locator(".choice.group", has_text="Masonry")).to_be_visible()


def test_the_story_lights_what_it_names(come: Come) -> None:
    """The pointer on a line lights the things it names on the board."""
    visitor = come()
    page = visitor.play_now()
    lit = page.locator("[data-board] .bz-lit")
    expect(lit).to_have_count(0)
    page.get_by_label("Story", exact=True).get_by_role("button", name=re.compile("Your dice show")).first.hover()
    expect(lit).not_to_have_count(0)
    page.mouse.move(0, 0)
    expect(lit).to_have_count(0)
