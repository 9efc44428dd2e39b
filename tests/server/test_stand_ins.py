"""Stand-ins: for whom a time runs out, and who plays then."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from saecula.kernel.log import SAID
from saecula.server.clocks import GRACE_SECONDS, LOOK_SECONDS
from tests.server.clocked import (
    ALLOWANCE,
    IDS,
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


def test_no_time_runs_out_while_nobody_waits(watch: Watch) -> None:
    """When the other comes back, whoever is to act still has a moment; then the clock rings."""

    async def story() -> None:
        table, active, other = await met(await hall())
        seat = active.ask["seat"]
        await look(active)
        until = due(table).until
        table.leave(other.guest)
        watch.pass_by(3 * ALLOWANCE, table)
        await settle(table)
        assert (due(table).waits, due(table).until) == (True, until)
        assert not stands_in(table, seat)
        other = await Page(table, IDS[1 - seat]).come()
        assert (due(table).waits, due(table).until) == (False, watch.now + GRACE_SECONDS)
        table.publisher.publish_now()
        assert active.picture["clock"] == other.picture["clock"]
        watch.pass_by(GRACE_SECONDS, table)
        await settle(table)
        assert stands_in(table, seat)
        assert table.match.to_act == (1 - seat,)
        table.close()

    asyncio.run(story())


def test_two_stand_ins_never_finish_a_match(watch: Watch) -> None:
    """Who has missed a turn and does not come back waits for nobody: so the other's time does not run out."""

    async def story() -> None:
        table, active, other = await met(await hall())
        seat = active.ask["seat"]
        watch.pass_by(LOOK_SECONDS + ALLOWANCE, table)
        await settle(table)
        assert table.match.to_act == (1 - seat,)
        n = table.match.n
        for _ in range(5):
            watch.pass_by(LOOK_SECONDS + ALLOWANCE, table)
            await settle(table)
        assert (table.match.n, due(table).waits) == (n, True)
        assert not stands_in(table, 1 - seat)
        assert (await active.say(do="bot", seat=seat, on=False))["ok"]
        watch.pass_by(GRACE_SECONDS, table)
        await settle(table)
        assert stands_in(table, 1 - seat)
        assert table.match.to_act == (seat,)
        for page in (active, other):
            table.leave(page.guest)
        table.close()

    asyncio.run(story())


def test_stand_ins_play_only_while_somebody_plays_for_themself(watch: Watch) -> None:
    """Whoever asks for one may leave; it goes on when the other is there."""

    async def story() -> None:
        table, active, other = await met(await hall())
        seat = active.ask["seat"]
        table.leave(other.guest)
        n = table.match.n
        assert (await active.say(do="bot", seat=seat, on=True))["ok"]
        watch.pass_by(3 * ALLOWANCE, table)
        await settle(table)
        assert [event.n for event in table.match.events if event.kind == SAID and event.n > n] == []
        await Page(table, IDS[1 - seat]).come()
        await settle(table)
        assert table.match.to_act == (1 - seat,)
        table.close()

    asyncio.run(story())


def test_a_stand_in_that_was_asked_for_stays(watch: Watch) -> None:
    """Turn after turn, until its owner is back: so do those of older stores."""

    async def story() -> None:
        table, active, other = await met(await hall())
        seat = active.ask["seat"]
        assert (await active.say(do="bot", seat=seat, on=True))["ok"]
        table.leave(active.guest)
        for _ in range(2):
            await settle(table)
            assert table.match.to_act == (1 - seat,)
            watch.pass_by(1)
            await finish_turn(other)
        await settle(table)
        assert stands_in(table, seat)
        table.close()

    asyncio.run(story())


def test_one_person_alone_may_let_the_computer_play(watch: Watch) -> None:
    """While they look on."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", "me", mode="table")
        page = await Page(table, "id-anna").come()
        table.leave(page.guest)
        seat, n = table.match.to_act[0], table.match.n
        assert (await page.say(do="bot", seat=seat, on=True))["ok"]
        watch.pass_by(ALLOWANCE, table)
        await settle(table)
        assert [event.n for event in table.match.events if event.kind == SAID and event.n > n] == []
        await Page(table, "id-anna").come()
        await settle(table)
        assert table.match.to_act == (1 - seat,)
        table.close()

    asyncio.run(story())


def test_of_three_the_one_who_waits_is_not_kept_waiting(watch: Watch) -> None:
    """Two may miss their turns, one after the other; the third decides when to go on."""

    async def story() -> None:
        table = await seated(await hall(), 3)
        for who in IDS:
            await Page(table, who).come()
        missed = []
        for _ in range(2):
            missed.append(table.match.to_act[0])
            watch.pass_by(LOOK_SECONDS + ALLOWANCE, table)
            await settle(table)
        assert [stands_in(table, seat) for seat in missed] == [True, True]
        last = table.match.to_act[0]
        watch.pass_by(3 * ALLOWANCE, table)
        await settle(table)
        assert (table.match.to_act, due(table).waits) == ((last,), True)
        table.close()

    asyncio.run(story())


def test_how_a_match_was_finished_stays_as_it_is(watch: Watch) -> None:
    """Afterwards nobody can say that they had played themselves."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", mode="table")
        page = await Page(table, "id-anna").come()
        assert (await page.say(do="bot", seat=0, on=True))["ok"]
        watch.pass_by(1)
        await settle(table)
        assert table.match.over
        assert (await page.say(do="bot", seat=0, on=False))["problem"]["key"] == "ask-closed"
        assert stands_in(table, 0)

    asyncio.run(story())
