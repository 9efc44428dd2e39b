"""Votes: an occupied seat of a running match is freed by its person, or by the others; everybody is told."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from saecula.kernel.problem import Problem
from saecula.server.consent import AWAY_SECONDS
from saecula.server.messages import SeatWish
from tests.server.clocked import IDS, seated
from tests.server.playing import Page, hall, person, table_of, take

if TYPE_CHECKING:
    from saecula.server.hall import Hall
    from saecula.server.table import Table
    from tests.server.clocked import Watch


async def vote(at: Hall, table: Table, who: str, seat: int) -> str:
    """Propose to free a seat; return the problem, if there is one."""
    found = await at.store.person(who)
    assert found is not None
    try:
        await at.change_seat(found, table.record.id, seat, SeatWish("vote"))
    except Problem as problem:
        return problem.key
    return ""


def test_the_others_free_a_seat_and_all_are_told() -> None:
    """Who proposes it has agreed; the person whose seat it is sees it, and has no vote against the others."""

    async def story() -> None:
        at = await hall()
        table = await seated(at, 3)
        pages = [await Page(table, who).come() for who in IDS]
        spectator = await Page(table, None, table.record.watch).come()
        link = table.record.seats[1].secret
        assert await vote(at, table, "id-cleo", 1) == ""
        for page in (*pages, spectator):
            proposal = page.picture["proposal"]
            assert (proposal["about"], proposal["seat"], proposal["freed"]) == ("seat", 2, 1)
            assert proposal["waits_for"] == [0]
        assert (await pages[1].say(do="consent", seat=1, yes=False))["problem"]["key"] == "nothing-proposed"
        assert table.record.seats[1].kind == "person"
        assert (await pages[0].say(do="consent", seat=0, yes=True))["ok"]
        assert (table.record.seats[1].kind, table.record.seats[1].person) == ("open", None)
        assert table.record.seats[1].secret == link  # the host alone knows it
        for page in (*pages, spectator):
            assert page.picture["players"][1]["kind"] == "open"
            assert page.picture["proposal"] is None
        assert table.match.events[-1].who == "open"
        table.close()

    asyncio.run(story())


def test_one_who_refuses_ends_a_vote() -> None:
    """The seat stays as it is."""

    async def story() -> None:
        at = await hall()
        table = await seated(at, 3)
        page = await Page(table, "id-anna").come()
        assert await vote(at, table, "id-cleo", 1) == ""
        assert await vote(at, table, "id-anna", 1) == "already-proposed"
        assert (await page.say(do="consent", seat=0, yes=False))["ok"]
        assert table.record.seats[1].person == "id-ben"
        assert page.picture["proposal"] is None
        table.close()

    asyncio.run(story())


def test_of_two_nobody_outvotes_the_other_while_they_are_here() -> None:
    """The person is asked; also who is merely not connected is waited for."""

    async def story() -> None:
        at = await hall()
        table = await seated(at)
        assert await vote(at, table, "id-anna", 1) == ""
        assert table.record.seats[1].person == "id-ben"
        ben = await Page(table, "id-ben").come()
        assert ben.picture["proposal"]["waits_for"] == [1]
        assert (await ben.say(do="consent", seat=1, yes=True))["ok"]
        assert table.record.seats[1].kind == "open"
        table.close()

    asyncio.run(story())


@pytest.mark.parametrize("why", ["stand-in", "a day"])
def test_of_two_the_seat_of_one_who_has_gone_is_free_at_once(watch: Watch, why: str) -> None:
    """A stand-in plays for them, or nothing has happened for a day; whoever is connected has not gone."""

    async def story() -> None:
        at = await hall()
        table = await seated(at)
        ben = await Page(table, "id-ben").come()
        if why == "stand-in":
            assert (await ben.say(do="bot", seat=1, on=True))["ok"]
        else:
            watch.now += AWAY_SECONDS + 1
        assert await vote(at, table, "id-anna", 1) == ""
        assert table.record.seats[1].person == "id-ben"
        assert (await ben.say(do="consent", seat=1, yes=False))["ok"]
        table.leave(ben.guest)
        assert await vote(at, table, "id-anna", 1) == ""
        assert table.record.seats[1].kind == "open"
        table.close()

    asyncio.run(story())


def test_a_vote_is_for_those_who_play_and_about_another_person() -> None:
    """Not before the match runs, not for spectators, not about oneself, a bot or a free seat."""

    async def story() -> None:
        at = await hall()
        anna, ben, _ = [await person(at, name) for name in ("anna", "ben", "cleo")]
        table = await table_of(at, anna, "me", "open", "random")
        assert await vote(at, table, "id-anna", 1) == "seat-no-vote"
        await take(at, table, ben, 1)
        for who, seat, key in (("anna", 0, "seat-no-vote"), ("anna", 2, "seat-no-vote"), ("cleo", 1, "not-yours")):
            assert await vote(at, table, f"id-{who}", seat) == key
        assert await vote(at, table, "id-ben", 0) == ""  # the host's seat is one like another
        table.close()

    asyncio.run(story())


def test_who_is_outvoted_keeps_their_secrets() -> None:
    """The host does not sit down there, and reads nothing; the seat's person comes back by a new link."""

    async def story() -> None:
        at = await hall(templates=True)
        table = await seated(at, title="sample")
        ben = await Page(table, "id-ben").come()
        assert (await ben.say(do="bot", seat=1, on=True))["ok"]
        table.leave(ben.guest)
        table.chores.close()
        assert await vote(at, table, "id-anna", 1) == ""
        anna, back = await at.store.person("id-anna"), await at.store.person("id-ben")
        assert anna is not None
        assert back is not None
        with pytest.raises(Problem, match="seat-known"):
            await at.change_seat(anna, table.record.id, 1, SeatWish("take"))
        assert await at.store.knowers(table.record.id) == [(1, "id-ben")]
        await take(at, table, back, 1)
        table.close()

    asyncio.run(story())


def test_a_vote_on_somebody_who_has_left_meanwhile_does_nothing() -> None:
    """Whoever sits there now was not meant."""

    async def story() -> None:
        at = await hall()
        table = await seated(at, 3)
        anna = await Page(table, "id-anna").come()
        assert await vote(at, table, "id-cleo", 1) == ""
        ben = await at.store.person("id-ben")
        assert ben is not None
        await at.change_seat(ben, table.record.id, 1, SeatWish("leave"))
        await take(at, table, await person(at, "dora"), 1)
        if table.consent.proposal is None:  # the change of seats has ended the vote
            assert (await anna.say(do="consent", seat=0, yes=True))["problem"]["key"] == "nothing-proposed"
        else:
            assert (await anna.say(do="consent", seat=0, yes=True))["ok"]
        assert table.record.seats[1].person == "id-dora"
        table.close()

    asyncio.run(story())
