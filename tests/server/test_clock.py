"""Clocks: a turn has its time, which runs out only for somebody who waits; then a stand-in plays this one turn."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from saecula.server.clocks import LOOK_SECONDS
from saecula.server.messages import SeatWish
from tests.server.clocked import (
    ALLOWANCE,
    IDS,
    MINUTES,
    TURNS_OVER,
    due,
    finish_turn,
    look,
    met,
    seated,
    settle,
    stands_in,
)
from tests.server.playing import Page, hall, person, table_of

if TYPE_CHECKING:
    from tests.server.clocked import Watch


# -- when the time begins -------------------------------------------------------------------------------------------


def test_nobody_plays_against_a_clock_before_all_are_there(watch: Watch) -> None:
    """The time runs when every seat is taken: who waited for the others has lost none of it."""

    async def story() -> None:
        at = await hall()
        anna, ben = await person(at, "anna"), await person(at, "ben")
        table = await table_of(at, anna, "me", "open", minutes=MINUTES)
        assert table.chores.clock.running is None
        watch.pass_by(3 * ALLOWANCE)
        await at.change_seat(ben, table.record.id, 1, SeatWish("take", table.record.seats[1].secret))
        assert due(table).until == watch.now + LOOK_SECONDS + ALLOWANCE

    asyncio.run(story())


def test_the_time_begins_when_the_question_is_in_sight(watch: Watch) -> None:
    """Once a turn: looking again changes nothing, and an older question is not looked at."""

    async def story() -> None:
        table, active, other = await met(await hall())
        assert active.picture["clock"]["until"] == watch.now + LOOK_SECONDS + ALLOWANCE
        watch.pass_by(100)
        assert (await active.say(do="seen", seat=active.ask["seat"], ask=active.ask["ask"] - 1))["ok"]
        assert due(table).until == watch.now - 100 + LOOK_SECONDS + ALLOWANCE
        await look(active)
        until = watch.now + ALLOWANCE
        assert [page.picture["clock"]["until"] for page in (active, other)] == [until, until]
        watch.pass_by(100)
        await look(active)
        assert due(table).until == until
        table.close()

    asyncio.run(story())


def test_who_never_looks_cannot_stall(watch: Watch) -> None:
    """The time begins a few minutes after the question, at the latest."""

    async def story() -> None:
        table, active, _ = await met(await hall())
        until = due(table).until
        watch.pass_by(LOOK_SECONDS + 100)
        await look(active)
        assert due(table).until == until
        table.close()

    asyncio.run(story())


def test_the_time_is_that_of_a_turn(watch: Watch) -> None:
    """A choice within a turn does not lengthen it; the next turn has its own."""

    async def story() -> None:
        table, active, other = await met(await hall())
        await look(active)
        clock = active.picture["clock"]
        ask = active.ask
        watch.pass_by(10)
        assert (await active.say(do="choose", seat=ask["seat"], ask=ask["ask"], choices=[ask["pieces"][0][0], 0]))["ok"]
        await look(active)
        assert active.picture["clock"] == clock
        await finish_turn(active)
        later = active.picture["clock"]
        assert (later["seat"], later["until"]) == (1 - clock["seat"], watch.now + LOOK_SECONDS + ALLOWANCE)
        assert other.picture["clock"] == later
        table.close()

    asyncio.run(story())


def test_of_several_who_are_asked_at_once_none_gives_another_time(watch: Watch) -> None:
    """An answer to a question that is still open resets nobody's clock."""

    async def story() -> None:
        table = await seated(await hall(templates=True), title="sample")
        pages = [await Page(table, who).come() for who in IDS[:2]]
        assert table.match.to_act == (0, 1)
        for page in pages:
            await look(page)
        until = watch.now + ALLOWANCE
        watch.pass_by(100)
        ask = pages[0].ask
        assert (await pages[0].say(do="choose", seat=0, ask=ask["ask"], choices=[ask["choices"][0][0]]))["ok"]
        assert (due(table).seat, due(table).until) == (1, until)
        table.close()

    asyncio.run(story())


@pytest.mark.parametrize("seen", [False, True])
def test_a_clock_runs_on_over_a_restart(watch: Watch, seen: bool) -> None:  # noqa: FBT001 - a parameter of the test
    """Until the same moment as before."""

    async def story() -> None:
        at = await hall()
        table, active, _ = await met(at)
        if seen:
            await look(active)
        until = due(table).until
        watch.pass_by(10)
        again = await hall(at.store)
        await again.wake_all()
        twin = again.tables[table.record.id]
        assert (due(twin).seat, due(twin).until) == (due(table).seat, until)
        for one in (table, twin):
            one.close()

    asyncio.run(story())


# -- when it is up --------------------------------------------------------------------------------------------------


def test_a_stand_in_plays_the_missed_turn_only(watch: Watch) -> None:
    """At the next one the person is asked again, with all their time; log and disk know of both."""

    async def story() -> None:
        at = await hall()
        table, active, other = await met(at)
        seat = active.ask["seat"]
        name = ("anna", "ben")[seat]
        await look(active)
        watch.pass_by(ALLOWANCE, table)
        await settle(table)
        assert table.match.to_act == (1 - seat,)
        assert stands_in(table, seat)
        twin = await (await hall(at.store)).table(table.record.id)
        kept = twin.record.seats[seat]
        assert (kept.kind, kept.person, kept.bot) == ("person", IDS[seat], "greedy")
        await finish_turn(other)
        await settle(table)
        assert table.match.to_act == (seat,)
        assert not stands_in(table, seat)
        assert due(table).until == watch.now + LOOK_SECONDS + ALLOWANCE
        await look(active)
        assert due(table).until == watch.now + ALLOWANCE
        sat = [line.split("sit ")[1] for line in table.match.log().splitlines() if f"seat {seat}  sit" in line]
        assert sat[-2:] == [f"greedy {name}", name]
        await finish_turn(active)
        for one in (table, twin):
            one.close()

    asyncio.run(story())


def test_a_missed_secret_choice_is_the_missed_turn(watch: Watch) -> None:
    """Where all are asked at once, the stand-in answers for the one; in the next round the person is asked again."""

    async def story() -> None:
        table = await seated(await hall(templates=True), title="sample")
        pages = [await Page(table, who).come() for who in IDS[:2]]
        for page in pages:
            await look(page)
        ask = pages[0].ask
        await pages[0].say(do="choose", seat=0, ask=ask["ask"], choices=[ask["choices"][0][0]])
        watch.pass_by(ALLOWANCE, table)
        await settle(table)
        assert stands_in(table, 1)
        for _ in range(TURNS_OVER):
            if table.match.to_act == (0, 1):
                break
            ask = pages[0].ask
            await pages[0].say(do="choose", seat=0, ask=ask["ask"], choices=[ask["choices"][-1][0]])
            await settle(table)
        assert table.match.to_act == (0, 1)
        assert not stands_in(table, 1)
        table.close()

    asyncio.run(story())


def test_whoever_comes_back_has_their_time_and_changes_nobody_elses(watch: Watch) -> None:
    """In the other's turn it costs and brings nothing; in one's own it begins anew."""

    async def story() -> None:
        table, active, other = await met(await hall())
        seat = active.ask["seat"]
        await look(active)
        watch.pass_by(ALLOWANCE, table)
        await settle(table)
        await look(other)
        until = due(table).until
        watch.pass_by(100)
        assert (await active.say(do="bot", seat=seat, on=False))["ok"]
        assert not stands_in(table, seat)
        assert (due(table).seat, due(table).until) == (1 - seat, until)
        await finish_turn(other)
        await look(active)
        watch.pass_by(100)
        other.table.leave(other.guest)
        assert (await active.say(do="bot", seat=seat, on=True))["ok"]
        await settle(table)
        assert table.match.to_act == (seat,)
        assert (await active.say(do="bot", seat=seat, on=False))["ok"]
        await look(active)
        assert (due(table).until, due(table).waits) == (watch.now + ALLOWANCE, True)
        table.close()

    asyncio.run(story())


def test_two_processes_whose_clocks_ring_together_seat_one_stand_in(watch: Watch) -> None:
    """The second finds the seat taken already."""

    async def story() -> None:
        at = await hall()
        table, active, _ = await met(at)
        seat = active.ask["seat"]
        await look(active)
        table.close()
        halls: list[Any] = [await hall(at.store), await hall(at.store)]
        tables = [await one.table(table.record.id) for one in halls]
        for one in tables:
            await Page(one, IDS[1 - seat]).come()
        watch.pass_by(ALLOWANCE, *tables)
        await asyncio.gather(*[settle(one) for one in tables])
        for one in tables:
            await one.journal.refresh()
        assert tables[0].match.log() == tables[1].match.log()
        assert tables[0].match.log().count(f"seat {seat}  sit greedy") == 1
        for one in tables:
            one.close()

    asyncio.run(story())


# -- for whom it runs out -------------------------------------------------------------------------------------------
