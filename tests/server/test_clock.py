"""Clocks: a turn has its time, which runs out only for somebody who waits; then a stand-in plays this one turn."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import pytest

from saecula.kernel.log import SAID
from saecula.server.clocks import GRACE_SECONDS, LOOK_SECONDS
from saecula.server.messages import SeatWish
from tests.server.playing import Page, hall, person, table_of

if TYPE_CHECKING:
    from saecula.server.clocks import Due
    from saecula.server.hall import Hall
    from saecula.server.table import Table

MINUTES = 10.0
ALLOWANCE = 60 * MINUTES
TURNS_OVER = 60  # choices after which a turn has passed to the other
IDS = ("id-anna", "id-ben", "id-cleo")


class Watch:
    """The time of day, which only goes on when the test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        """Tell the time."""
        return self.now

    def pass_by(self, seconds: float, *tables: Table) -> None:
        """Let time go by; the tables look at their clocks."""
        self.now += seconds
        for table in tables:
            table.chores.wake()


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """The only time there is in a test."""
    found = Watch()
    monkeypatch.setattr(time, "time", found)
    return found


async def seated(at: Hall, seats: int = 2, **wish: Any) -> Table:  # noqa: ANN401
    """Seat Anna, Ben and perhaps Cleo at a match with ten minutes a turn."""
    people = [await person(at, who.removeprefix("id-")) for who in IDS[:seats]]
    table = await table_of(at, people[0], "me", *["open"] * (seats - 1), minutes=MINUTES, **wish)
    for seat in range(1, seats):
        await at.change_seat(people[seat], table.record.id, seat, SeatWish("take", table.record.seats[seat].secret))
    return table


async def met(at: Hall) -> tuple[Table, Page, Page]:
    """Return a match of two who are both there: whose turn it is, and who waits."""
    table = await seated(at)
    pages = [await Page(table, who).come() for who in IDS[:2]]
    first = table.match.to_act[0]
    return table, pages[first], pages[1 - first]


async def look(page: Page) -> None:
    """Have the open question in sight."""
    assert (await page.say(do="seen", seat=page.ask["seat"], ask=page.ask["ask"]))["ok"]


async def finish_turn(page: Page) -> None:
    """Choose until the turn is over."""
    seat = page.picture["you"][0]
    for _ in range(TURNS_OVER):
        if seat not in page.table.match.to_act:
            return
        ask = page.ask
        answer = await page.say(do="choose", seat=seat, ask=ask["ask"], choices=[ask["choices"][-1][0]])
        assert answer["ok"]
    raise TimeoutError


async def settle(table: Table) -> None:
    """Let the clock ring if it is time, and the bots play what they may; everybody hears of it."""
    for _ in range(3):
        await asyncio.sleep(0)
    if table.chores.clock.ringing is not None:
        await table.chores.clock.ringing
    if table.chores.bots is not None:
        await table.chores.bots
    table.publisher.publish_now()


def due(table: Table) -> Due:
    """Return whose time is up next."""
    assert table.chores.clock.running is not None
    return table.chores.clock.running


def stands_in(table: Table, seat: int) -> bool:
    """Say whether a computer plays for a person."""
    return bool(table.record.seats[seat].bot)


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
