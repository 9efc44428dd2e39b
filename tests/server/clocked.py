"""Helpers: tables with a clock, and a time of day that goes on when the test says so."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from saecula.server.messages import SeatWish
from tests.server.playing import Page, person, table_of

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
        self.set_by = 0.0  # somebody

    def __call__(self) -> float:
        """Tell the time."""
        return self.now

    def steady(self) -> float:
        """Tell the time that nobody sets."""
        return self.now - self.set_by

    def set(self, seconds: float, *tables: Table) -> None:
        """Set the clock; the tables look at it."""
        self.set_by += seconds
        self.pass_by(seconds, *tables)

    def pass_by(self, seconds: float, *tables: Table) -> None:
        """Let time go by; the tables look at their clocks."""
        self.now += seconds
        for table in tables:
            table.chores.wake()


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
