"""Undo: free where nobody learns anything, by consent where somebody does."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.playing import Page, answer, hall, person, table_of, two, two_at_a_table

if TYPE_CHECKING:
    from saecula.server.hall import Hall
    from saecula.server.table import Table
    from saecula.store import Person


def test_an_undo_that_teaches_nobody_is_free() -> None:
    """Taking back a marked die needs no consent."""

    async def play(table: Any, active: Page, _: Page) -> None:  # noqa: ANN401
        piece = active.ask["pieces"][0][0]
        before = table.match.digest()
        await active.say(do="choose", seat=active.ask["seat"], ask=active.ask["ask"], choices=[piece])
        assert active.picture["undo"] == {str(active.ask["seat"]): "free"}
        assert (await active.say(do="undo", seat=active.ask["seat"]))["ok"]
        assert table.match.digest() == before
        assert active.picture["redo"]
        assert (await active.say(do="redo", seat=active.ask["seat"]))["ok"]

    two_at_a_table(play)


@pytest.mark.parametrize("yes", [True, False])
def test_an_undo_of_seen_dice_needs_consent(yes: bool) -> None:  # noqa: FBT001 - a parameter of the test
    """It becomes a proposal that the other answers."""

    async def play(table: Any, active: Page, other: Page) -> None:  # noqa: ANN401
        seat = active.ask["seat"]
        before = table.match.digest()
        piece = active.ask["pieces"][0]
        await active.say(do="choose", seat=seat, ask=active.ask["ask"], choices=[piece[0]] * piece[1] + [0])
        after = table.match.digest()
        assert (await active.say(do="undo", seat=seat))["proposed"]
        n = other.picture["proposal"]["n"]
        assert other.picture["proposal"] == {
            "seat": seat,
            "n": n,
            "about": "undo",
            "waits_for": [1 - seat],
            "freed": None,
        }
        assert (await active.say(do="consent", seat=seat, yes=True))["problem"]["key"] == "nothing-proposed"
        await other.say(do="consent", seat=1 - seat, yes=yes)
        assert table.match.digest() == (before if yes else after)
        assert other.picture["proposal"] is None

    two_at_a_table(play)


def test_who_is_away_is_not_asked_for_consent() -> None:
    """A bot sits in for him; it does not mind."""

    async def play(table: Any, active: Page, other: Page) -> None:  # noqa: ANN401
        seat = active.ask["seat"]
        before = table.match.digest()
        assert (await other.say(do="bot", seat=1 - seat, on=True))["ok"]
        piece = active.ask["pieces"][0]
        await active.say(do="choose", seat=seat, ask=active.ask["ask"], choices=[piece[0]] * piece[1] + [0])
        assert (await active.say(do="undo", seat=seat))["ok"]
        assert table.match.digest() == before
        table.close()

    two_at_a_table(play)


def test_an_answer_to_a_question_that_was_undone_finds_no_door() -> None:
    """An undo gives the reopened question a new number."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", mode="table")
        page = await Page(table, "id-anna").come()
        first = page.ask["ask"]
        await page.choose("done")
        await page.say(do="undo", seat=0)
        late = await page.say(do="choose", seat=0, ask=first, choices=[0])
        assert late["problem"]["key"] == "ask-closed"
        assert (await page.choose("done"))["ok"]

    asyncio.run(story())


# -- where choices are secret --------------------------------------------------------------------------------------


async def one_device(title: str = "sample") -> tuple[Table, Page]:
    """Two at one device: both have answered a sealed question and chosen openly, the first has answered again."""
    at = await hall(templates=True)
    table = await table_of(at, await person(at, "anna"), "me", "me", mode="table", title=title)
    page = await Page(table, "id-anna").come()
    for seat in (0, 1, 0, 1, 0):
        await answer(page, seat)
    assert table.journal.scene.to_act == (1,)
    return table, page


@pytest.mark.parametrize("yes", [True, False])
def test_at_one_device_nobody_undoes_anothers_secret_choice_unasked(yes: bool) -> None:  # noqa: FBT001 - of the test
    """It waits for the seat that made it."""

    async def story() -> None:
        table, page = await one_device()
        n = table.match.n
        assert page.picture["undo"] == {"0": "free", "1": "ask"}
        assert (await page.say(do="undo", seat=1))["proposed"]
        assert table.match.n == n
        assert page.picture["proposal"]["waits_for"] == [0]
        assert (await page.say(do="consent", seat=0, yes=yes))["ok"]
        assert (table.match.n > n) == yes
        assert page.picture["proposal"] is None

    asyncio.run(story())


def test_at_one_device_everybody_undoes_and_redoes_their_own() -> None:
    """Also a secret choice whose question is still open; nobody else brings it back."""

    async def story() -> None:
        table, page = await one_device()
        assert (await page.say(do="undo", seat=0))["ok"]
        assert list(table.journal.scene.to_act) == [0, 1]
        assert page.picture["redo"]
        assert (await page.say(do="redo", seat=1))["problem"]["key"] == "nothing-to-redo"
        assert (await page.say(do="redo", seat=0))["ok"]
        assert list(table.journal.scene.to_act) == [1]

    asyncio.run(story())


def test_who_is_away_is_asked_before_a_secret_choice_of_theirs_is_undone() -> None:
    """A bot sits in; the undo waits."""

    async def play(_: Hall, table: Table, anna: Person, ben: Person) -> None:
        pages = [await Page(table, one.id).come() for one in (anna, ben)]
        for seat in (0, 1, 0):
            await answer(pages[seat], seat)
        assert (await pages[1].say(do="bot", seat=1, on=True))["ok"]
        table.chores.close()
        assert (await pages[0].say(do="undo", seat=0))["ok"]  # what she chose openly: nothing of Ben's
        assert pages[0].picture["undo"]["0"] == "ask"
        assert (await pages[0].say(do="undo", seat=0))["proposed"]
        assert table.consent.proposal is not None
        assert table.consent.proposal["waits_for"] == [1]

    two(play)


def test_only_who_may_redo_is_offered_it() -> None:
    """Not the others at the table."""

    async def play(_: Hall, table: Table, anna: Person, ben: Person) -> None:
        pages = [await Page(table, one.id).come() for one in (anna, ben)]
        await answer(pages[0], 0)
        assert (await pages[0].say(do="undo", seat=0))["ok"]
        await pages[1].say(do="hello", lang="en")
        assert pages[0].picture["redo"]
        assert not pages[1].picture["redo"]

    two(play)
