"""Hints at the table, without sockets: alone at once, against people only if all agree."""

from __future__ import annotations

import asyncio

import pytest

from saecula.server.messages import SeatWish
from tests.server.playing import Page, hall, person, table_of


def test_a_hint_has_three_steps_and_an_answer_that_counts() -> None:
    """What is told last can be chosen as it stands."""

    async def story() -> None:
        at = await hall()
        page = await Page(await table_of(at, await person(at, "anna"), "me", mode="table"), "id-anna").come()
        assert page.picture["hints"] == "free"
        told = await page.say(do="hint", seat=0)
        assert len(told["steps"]) == 3
        assert all(told["steps"])
        ask = page.ask
        assert (await page.say(do="choose", seat=0, ask=ask["ask"], choices=told["choices"]))["ok"]

    asyncio.run(story())


def test_a_hint_speaks_the_language_of_the_page() -> None:
    """And names the things it points at."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", "me", mode="table")
        page = await Page(table, "id-anna", lang="de").come()
        told = await page.say(do="hint", seat=table.match.to_act[0])
        assert "Ich würde wählen" in told["steps"][2]
        assert all("/" in thing for thing in told["things"])

    asyncio.run(story())


@pytest.mark.parametrize("yes", [True, False])
def test_against_people_all_must_agree(yes: bool) -> None:  # noqa: FBT001 - a parameter of the test
    """The wish becomes a proposal; only a yes opens the hints, and then for everybody."""

    async def story() -> None:
        at = await hall()
        anna, ben = await person(at, "anna"), await person(at, "ben")
        table = await table_of(at, anna, "me", "open")
        await at.change_seat(ben, table.record.id, 1, SeatWish("take", table.record.seats[1].secret))
        pages = [await Page(table, one).come() for one in ("id-anna", "id-ben")]
        seat = table.match.to_act[0]
        active, other = pages[seat], pages[1 - seat]
        assert active.picture["hints"] == "ask"
        answer = await active.say(do="hint", seat=seat)
        assert answer["proposed"]
        assert "steps" not in answer
        assert other.picture["proposal"] == {
            "seat": seat,
            "freed": None,
            "n": table.match.n,
            "about": "hints",
            "waits_for": [1 - seat],
        }
        assert (await active.say(do="hint", seat=seat))["problem"]["key"] == "already-proposed"
        assert (await other.say(do="consent", seat=1 - seat, yes=yes))["ok"]
        assert [page.picture["hints"] for page in pages] == ["free" if yes else "ask"] * 2
        assert ("steps" in await active.say(do="hint", seat=seat)) is yes

    asyncio.run(story())


def test_who_sits_down_later_has_not_agreed() -> None:
    """Hints are off again until everybody at the table has said yes; the disk knows it too."""

    async def story() -> None:
        at = await hall()
        anna, ben, carl = [await person(at, name) for name in ("anna", "ben", "carl")]
        table = await table_of(at, anna, "me", "open")
        match, secret = table.record.id, table.record.seats[1].secret
        await at.change_seat(ben, match, 1, SeatWish("take", secret))
        await at.store.allow_hints(match, "id-anna id-ben")
        await table.journal.refresh()
        page = await Page(table, "id-anna").come()
        assert page.picture["hints"] == "free"
        await at.change_seat(ben, match, 1, SeatWish("leave"))
        await at.change_seat(carl, match, 1, SeatWish("take", table.record.seats[1].secret))
        assert page.picture["hints"] == "ask"

    asyncio.run(story())


def test_who_is_away_is_not_asked_for_hints() -> None:
    """As with an undo; whoever comes back has not agreed."""

    async def story() -> None:
        at = await hall()
        anna, ben = await person(at, "anna"), await person(at, "ben")
        table = await table_of(at, anna, "me", "open")
        await at.change_seat(ben, table.record.id, 1, SeatWish("take", table.record.seats[1].secret))
        pages = [await Page(table, one).come() for one in ("id-anna", "id-ben")]
        seat = table.match.to_act[0]
        active, other = pages[seat], pages[1 - seat]
        assert (await other.say(do="bot", seat=1 - seat, on=True))["ok"]
        assert active.picture["hints"] == "free"
        assert "steps" in await active.say(do="hint", seat=seat)
        assert (await other.say(do="bot", seat=1 - seat, on=False))["ok"]
        assert active.picture["hints"] == "ask"
        table.close()

    asyncio.run(story())


def test_of_several_only_those_who_are_here_agree_to_hints() -> None:
    """The one who is away is neither waited for nor bound."""

    async def story() -> None:
        at = await hall()
        people = [await person(at, name) for name in ("anna", "ben", "carl")]
        table = await table_of(at, people[0], "me", "open", "open")
        for seat in (1, 2):
            wish = SeatWish("take", table.record.seats[seat].secret)
            await at.change_seat(people[seat], table.record.id, seat, wish)
        pages = [await Page(table, one.id).come() for one in people]
        seat = table.match.to_act[0]
        here, away = [other for other in range(3) if other != seat]
        await pages[away].say(do="bot", seat=away, on=True)
        assert (await pages[seat].say(do="hint", seat=seat))["proposed"]
        assert pages[here].picture["proposal"]["waits_for"] == [here]
        assert (await pages[here].say(do="consent", seat=here, yes=True))["ok"]
        assert pages[seat].picture["hints"] == "free"
        await pages[away].say(do="bot", seat=away, on=False)
        assert [page.picture["hints"] for page in pages] == ["ask"] * 3
        table.close()

    asyncio.run(story())


def test_a_spectator_gets_no_hints() -> None:
    """Nor does anybody who is not asked."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", "me", mode="table")
        page = await Page(table, "id-anna").come()
        watcher = await Page(table, None, key=table.record.watch).come()
        assert watcher.picture["hints"] is None
        assert (await watcher.say(do="hint", seat=0))["problem"]["key"] == "not-your-seat"
        waiting = 1 - table.match.to_act[0]
        assert (await page.say(do="hint", seat=waiting))["problem"]["key"] == "ask-closed"

    asyncio.run(story())


def test_a_bot_must_know_the_title() -> None:
    """A level that a title lacks is refused when the match is made."""

    async def story() -> None:
        at = await hall(templates=True)
        with pytest.raises(Exception, match="no-such-bot"):
            await table_of(at, await person(at, "anna"), "me", "hard", title="sample")

    asyncio.run(story())
