"""Count the Python calls of one choice at a table: `python -m tools.count_calls`, uncompiled, from the sources.

A match of two or more people, of whom one is connected, is played twice by the same rule; the first time warms up the
texts. Counted are the calls of the package's own functions, from the message until the answer with its picture is
there; the result is the median of the choices.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
from typing import TYPE_CHECKING

from saecula.games import TITLES
from saecula.kernel.frames import choices
from saecula.server.guests import Guest
from saecula.server.messages import Choose, SeatWish
from saecula.server.pictures import ask_number
from tests.server.playing import hall, person, table_of

if TYPE_CHECKING:
    from types import FrameType

    from saecula.server.hall import Hall
    from saecula.server.table import Table

CHOICES = 60  # of one match
STRIDE = 7  # from one choice to the next through what is legal


class Count:
    """Calls of functions of the package."""

    def __init__(self) -> None:
        self.calls = 0

    def trace(self, frame: FrameType, event: str, _: object) -> None:
        """Count a call."""
        self.calls += event == "call" and "/saecula/" in frame.f_code.co_filename


def calls_of_a_choice(title: str) -> int:
    """Return how many of our functions one choice calls: the median of a match's first choices."""
    asyncio.run(counted(title))
    return round(statistics.median(asyncio.run(counted(title))))


async def counted(title: str) -> list[int]:
    """Play a match, and return the calls of each choice."""
    at = await hall(templates=True)
    table = await seated(at, title)
    found: list[int] = []
    while len(found) < CHOICES and not table.match.over:
        seat = table.match.to_act[0]
        guest = Guest(table.record.seats[seat].person, "")
        table.join(guest)
        table.publisher.picture(guest)
        legal = choices(table.match.state, seat)
        number = legal[len(found) * STRIDE % len(legal)]
        found.append(await calls_of(table, guest, Choose(0, seat, ask_number(table.match, seat), [number])))
        table.leave(guest)
    await at.close()
    return found


async def seated(at: Hall, title: str) -> Table:
    """Return a table with somebody in every seat."""
    game = at.title(title)
    people = [await person(at, f"p{seat}") for seat in range(max(2, game.seats[0]))]
    table = await table_of(at, people[0], "me", *["open"] * (len(people) - 1), title=title)
    for seat in range(1, len(people)):
        wish = SeatWish("take", key=table.record.seats[seat].secret)
        await at.change_seat(people[seat], table.record.id, seat, wish)
    return table


async def calls_of(table: Table, guest: Guest, message: Choose) -> int:
    """Return how many calls a message makes."""
    count = Count()
    sys.setprofile(count.trace)
    try:
        await table.hear(guest, message)
    finally:
        sys.setprofile(None)
    return count.calls


def main() -> None:
    """Print the figure of every title."""
    for title in TITLES:
        sys.stdout.write(f"{title.key} {calls_of_a_choice(title.key)}\n")


if __name__ == "__main__":
    main()
