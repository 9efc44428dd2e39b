"""Pictures: the story through undo and redo, turns, previews that know the end of a turn, many choices, odds."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import pytest

from saecula.match.odds import odds
from saecula.server import pictures
from tests.server.playing import Page, hall, person, picture_in, table_of

if TYPE_CHECKING:
    from saecula.server.table import Table

STEPS = 60


def told(page: Page) -> list[dict[str, Any]]:
    """The story as a page has it: of each picture drop what is told anew, then add its lines."""
    story: list[dict[str, Any]] = []
    for message in page.heard:
        picture = picture_in(message)
        if picture:
            story = [line for line in story if line["n"] < picture["story_from"]] + picture["lines"]
    return story


async def solo(title: str = "bronze", seats: int = 1, lang: str = "en") -> tuple[Table, Page]:
    """One person at a table of his own."""
    at = await hall(templates=True)
    table = await table_of(at, await person(at, "anna"), *["me"] * seats, mode="table", title=title)
    return table, await Page(table, "id-anna", lang=lang).come()


async def any_choice(page: Page, rng: random.Random) -> None:
    """Make any choice that is offered."""
    ask = page.ask
    number = rng.choice(ask["choices"])[0]
    assert (await page.say(do="choose", seat=ask["seat"], ask=ask["ask"], choices=[number]))["ok"]


@pytest.mark.parametrize(("title", "seats"), [("bronze", 1), ("bronze", 2), ("sample", 2), ("sample", 3)])
def test_a_page_that_follows_story_from_has_the_story_as_it_stands(title: str, seats: int) -> None:
    """Also after undos and redos, and where one device is passed from seat to seat."""

    async def story() -> None:
        table, page = await solo(title, seats)
        rng = random.Random(seats)  # noqa: S311 - of a test
        watcher = await Page(table, None, key=table.record.watch).come()
        for _ in range(STEPS):
            if table.match.over:
                break
            act = rng.randrange(5)
            if act == 0 and page.picture["undo"]:
                await page.say(do="undo", seat=int(rng.choice(list(page.picture["undo"]))))
            elif act == 1 and page.picture["redo"]:
                await page.say(do="redo", seat=0)
            else:
                await any_choice(page, rng)
            fresh = await Page(table, "id-anna").come()
            assert told(page) == told(fresh)
            also = await Page(table, None, key=table.record.watch).come()
            assert told(watcher) == told(also)
            for guest in (fresh.guest, also.guest):
                table.leave(guest)

    asyncio.run(story())


def test_a_page_that_was_away_during_an_undo_hears_what_changed() -> None:
    """It says the last event it knows; the story begins where it is no longer true."""

    async def story() -> None:
        table, page = await solo()
        rng = random.Random(3)  # noqa: S311 - of a test
        for _ in range(6):
            await any_choice(page, rng)
        n = table.match.n
        await page.say(do="undo", seat=0)
        undone = table.match.events[-1].undone
        again = await Page(table, "id-anna").come(n)
        assert again.picture["story_from"] == min(undone)
        assert all(line["n"] >= min(undone) for line in again.picture["lines"])

    asyncio.run(story())


def test_lines_of_a_turn_have_the_same_key() -> None:
    """The event that began the turn: stable, and 0 before the first."""

    async def story() -> None:
        table, page = await solo(seats=2)
        rng = random.Random(1)  # noqa: S311 - of a test
        while table.match.view()["round"] < 4:
            await any_choice(page, rng)
        lines = told(page)
        begun = [line for line in lines if line["key"] == "line-turn"]
        assert len({line["turn"] for line in begun}) == len(begun) >= 6
        assert all(line["turn"] == line["n"] for line in begun)
        assert [line["turn"] for line in lines] == sorted(line["turn"] for line in lines)
        assert lines[0]["turn"] == 0  # who begins

    asyncio.run(story())


@pytest.mark.parametrize(("lang", "words"), [("en", "Roll {} dice"), ("de", "{} Würfel werfen")])
def test_a_preview_says_how_a_draft_would_end_its_pick(lang: str, words: str) -> None:
    """Also when it is full, and the pick would close by itself."""

    async def story() -> None:
        _, page = await solo(lang=lang)
        pieces = [piece[0] for piece in page.ask["pieces"] for _ in range(piece[1])]
        for count in range(2, len(pieces) + 1):
            answer = await page.say(do="preview", seat=0, choices=pieces[:count])
            assert answer["done"] == words.format(count)
            assert not answer["ends_turn"]
        assert (await page.say(do="preview", seat=0, choices=[*pieces[:1], 0]))["done"] is None

    asyncio.run(story())


def test_a_preview_knows_the_end_of_a_turn() -> None:
    """True for exactly those choices that begin another turn by themselves, whatever nature does then."""

    async def story() -> None:
        table, page = await solo(seats=2)
        rng = random.Random(2)  # noqa: S311 - of a test
        ends = 0
        for _ in range(STEPS):
            n = table.match.n
            ask = page.ask
            number = rng.choice(ask["choices"])[0]
            preview = await page.say(do="preview", seat=ask["seat"], choices=[number])
            await page.say(do="choose", seat=ask["seat"], ask=ask["ask"], choices=[number])
            assert preview["ends_turn"] == (n + 1 in [line["turn"] for line in told(page)])
            ends += preview["ends_turn"]
        assert ends > 3
        table.close()

    asyncio.run(story())


def test_words_of_many_choices_come_when_they_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question with too many choices has notations; `describe` tells the words of those that are offered."""

    async def story() -> None:
        _, page = await solo()
        wordy = {choice[0]: choice[2] for choice in page.ask["choices"]}
        monkeypatch.setattr(pictures, "MAX_WORDED", 1)
        await page.say(do="hello", lang="en")
        assert page.ask["brief"]
        assert all(choice[2] == choice[3] for choice in page.ask["choices"])
        answer = await page.say(do="describe", seat=0, choices=[*wordy, 9999])
        assert answer["texts"] == {str(number): words for number, words in wordy.items()}

    asyncio.run(story())


def test_dice_are_counted_beside_what_was_to_be_expected() -> None:
    """By seat; expectations add up to the number of rolls, and an undone roll does not count."""

    async def story() -> None:
        table, page = await solo(seats=2)
        rng = random.Random(4)  # noqa: S311 - of a test
        for _ in range(STEPS):
            await any_choice(page, rng)
        table_of_dice = odds(table.match)
        assert not table_of_dice["whole"]
        rolls = [found for found in table_of_dice["tables"] if found["verb"] == "roll"]
        assert [found["seat"] for found in rolls] == [0, 1]
        standing = [step.event for step in table.match.steps]
        words = table.match.title.words
        rolled = sum(words.verb_of(event.choice).name == "roll" for event in standing)
        assert sum(found["draws"] for found in rolls) == rolled
        for found in rolls:
            assert sum(outcome["came"] for outcome in found["outcomes"]) == found["draws"]
            assert sum(outcome["expected"] for outcome in found["outcomes"]) == pytest.approx(found["draws"], abs=0.01)
            assert found["outcomes"][0]["text"] == "3 food"

    asyncio.run(story())


def test_odds_tell_no_secret_before_the_end() -> None:
    """What a seat did not see is not counted, and weights would tell which cards are where."""

    async def story() -> None:
        table, page = await solo("sample", 2)
        rng = random.Random(4)  # noqa: S311 - of a test
        while not table.match.over:
            mine = odds(table.match, 0)
            assert all(outcome["expected"] is None for found in mine["tables"] for outcome in found["outcomes"])
            seen = sum(step.seen_by & 1 for step in table.match.steps if step.event.seat > 2)
            assert sum(found["draws"] for found in mine["tables"]) == seen
            await any_choice(page, rng)
        whole = odds(table.match, 0)
        assert whole["whole"]
        for found in whole["tables"]:
            assert sum(outcome["expected"] for outcome in found["outcomes"]) == pytest.approx(found["draws"], abs=0.01)

    asyncio.run(story())
