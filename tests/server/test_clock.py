"""Clocks: a turn has its time, also over a restart; then a bot sits in, and its owner may return."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from saecula.server.messages import SeatWish
from tests.server.playing import Page, hall, person, table_of

if TYPE_CHECKING:
    from saecula.server.hall import Hall
    from saecula.server.table import Table

MINUTES = 10.0


async def two_with_a_clock(at: Hall) -> Table:
    """Seat Anna and Ben at a match with ten minutes a turn."""
    anna, ben = await person(at, "anna"), await person(at, "ben")
    table = await table_of(at, anna, "me", "open", minutes=MINUTES)
    await at.change_seat(ben, table.record.id, 1, SeatWish("take", table.record.seats[1].secret))
    return table


async def taken_over(table: Table) -> None:
    """Wait until somebody's time is up, and the bot who sits in has played his turn."""
    while table.chores.taking is None:  # noqa: ASYNC110 - the table rings for itself, not for tests
        await asyncio.sleep(0)
    await table.chores.taking
    if table.chores.bots is not None:
        await table.chores.bots


async def long_ago(at: Hall) -> None:
    """Let everything have happened before the last time was up."""
    await at.store.database.write(("UPDATE events SET at = at - ?", (60 * MINUTES + 1,)))


def test_nobody_plays_against_a_clock_before_all_are_there() -> None:
    """The time runs when every seat is taken."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", "open", minutes=MINUTES)
        assert table.chores.clock is None

    asyncio.run(story())


def test_the_time_is_that_of_a_turn() -> None:
    """A choice within a turn does not lengthen it; the next turn has its own."""

    async def story() -> None:
        at = await hall()
        table = await two_with_a_clock(at)
        first = table.match.to_act[0]
        pages = [await Page(table, who).come() for who in ("id-anna", "id-ben")]
        clock = pages[0].picture["clock"]
        assert clock["seat"] == first
        while table.match.to_act[0] == first:
            assert pages[0].picture["clock"] == clock
            ask = pages[first].ask
            message = {"do": "choose", "seat": first, "ask": ask["ask"], "choices": [ask["choices"][-1][0]]}
            assert (await pages[first].say(**message))["ok"]
        later = pages[0].picture["clock"]
        assert later["seat"] == 1 - first
        assert later["until"] > clock["until"]
        table.close()

    asyncio.run(story())


def test_a_clock_runs_on_over_a_restart() -> None:
    """Until the same moment as before."""

    async def story() -> None:
        at = await hall()
        table = await two_with_a_clock(at)
        again = await hall(at.store)
        await again.wake_all()
        twin = again.tables[table.record.id]
        assert twin.chores.clock == table.chores.clock
        assert twin.chores.clock is not None
        for one in (table, twin):
            one.close()

    asyncio.run(story())


def test_when_the_time_is_up_a_bot_sits_in_and_the_owner_may_return() -> None:
    """Also if the server was down when it was up; the log and the disk know of both."""

    async def story() -> None:
        at = await hall()
        table = await two_with_a_clock(at)
        seat = table.match.to_act[0]
        who = table.record.seats[seat].person
        table.close()
        await long_ago(at)
        after = await hall(at.store)
        await after.wake_all()
        twin = after.tables[table.record.id]
        await taken_over(twin)
        assert twin.record.seats[seat].bot == "greedy"
        assert twin.match.to_act == (1 - seat,)
        assert f"seat {seat}  sit greedy" in twin.match.log()
        twin.close()
        third = await (await hall(at.store)).table(table.record.id)
        kept = third.record.seats[seat]
        assert (kept.kind, kept.person, kept.bot) == ("person", who, "greedy")
        page = await Page(third, who).come()
        assert (await page.say(do="bot", seat=seat, on=False))["ok"]
        assert third.record.seats[seat].bot == ""
        last = await (await hall(at.store)).table(table.record.id)
        assert last.record.seats[seat].bot == ""
        for one in (third, last):
            one.close()

    asyncio.run(story())


def test_two_processes_whose_clocks_ring_together_seat_one_bot() -> None:
    """The second finds the seat taken already."""

    async def story() -> None:
        at = await hall()
        table = await two_with_a_clock(at)
        seat = table.match.to_act[0]
        table.close()
        await long_ago(at)
        halls: list[Any] = [await hall(at.store), await hall(at.store)]
        tables = [await one.table(table.record.id) for one in halls]
        await asyncio.gather(*[taken_over(one) for one in tables])
        for one in tables:
            await one.refresh()
        assert tables[0].match.log() == tables[1].match.log()
        assert tables[0].match.log().count(f"seat {seat}  sit greedy") == 1
        for one in tables:
            one.close()

    asyncio.run(story())
