"""Somebody sets the clock of the machine: times that run go on as they were, and nothing is lost."""

from __future__ import annotations

import asyncio
import logging

import pytest

from saecula.server.clocks import GRACE_SECONDS, LOOK_SECONDS
from saecula.server.wall import StepWatch
from tests.server.clocked import ALLOWANCE, Watch, due, look, met, settle, stands_in
from tests.server.playing import hall

HOUR = 3600.0


@pytest.mark.parametrize("set_by", [-HOUR, HOUR])
def test_a_time_that_runs_goes_on_as_it_was(watch: Watch, set_by: float) -> None:
    """It rings after as many seconds as it would have; the page is told when by the clock as it is now."""

    async def story() -> None:
        table, active, _ = await met(await hall())
        seat = active.ask["seat"]
        await look(active)
        watch.pass_by(GRACE_SECONDS, table)
        left = due(table).until - watch.now
        watch.set(set_by, table)
        assert due(table).until - watch.now == left
        table.publisher.publish_now()
        assert active.picture["clock"]["until"] == watch.now + left
        watch.pass_by(left - 1, table)
        await settle(table)
        assert not stands_in(table, seat)
        watch.pass_by(1, table)
        await settle(table)
        assert stands_in(table, seat)
        table.close()

    asyncio.run(story())


def test_whoever_has_just_come_has_not_waited_an_hour(watch: Watch) -> None:
    """The clock was set forward, and rings for nobody at once."""

    async def story() -> None:
        table, active, other = await met(await hall())
        await look(active)
        table.leave(other.guest)
        watch.pass_by(2 * ALLOWANCE, table)
        await other.come()
        watch.set(HOUR, table)
        assert due(table).until - watch.now == GRACE_SECONDS
        table.close()

    asyncio.run(story())


def test_after_a_restart_nobody_has_more_than_all_their_time(watch: Watch) -> None:
    """The clock was an hour fast when they were asked."""

    async def story() -> None:
        at = await hall()
        table, active, _ = await met(at)
        seat = active.ask["seat"]
        await look(active)
        match = table.record.id
        table.close()
        watch.set(-HOUR)
        again = await (await hall(at.store)).table(match)
        assert ALLOWANCE <= due(again).until - watch.now <= ALLOWANCE + LOOK_SECONDS
        before = again.record.seats[seat].seen
        await again.chores.clock.see(seat, active.ask["ask"])
        assert again.record.seats[seat].seen == before
        again.close()

    asyncio.run(story())


def test_a_question_that_was_asked_in_the_future_is_seen_once(watch: Watch) -> None:
    """The time begins with the first look, and no later one begins it anew."""

    async def story() -> None:
        table, active, _ = await met(await hall())
        seat = active.ask["seat"]
        watch.set(-HOUR, table)
        await look(active)
        until, seen = due(table).until, table.record.seats[seat].seen
        assert until - watch.now == ALLOWANCE
        await look(active)
        assert (due(table).until, table.record.seats[seat].seen) == (until, seen)
        table.close()

    asyncio.run(story())


def test_the_operator_is_told_once(watch: Watch, caplog: pytest.LogCaptureFixture) -> None:
    """By how much; what clocks are corrected by all the time is nothing."""
    caplog.set_level(logging.WARNING, "saecula")
    steps = StepWatch()
    for set_by in (0.01, -HOUR, 0.0):
        watch.pass_by(60)
        watch.set(set_by)
        steps.look()
    [line] = caplog.records
    assert (line.getMessage(), vars(line)["facts"]) == ("clock-set", {"seconds": -3600})
