"""Counts the calls of our functions for one choice, at a table without sockets: python -m tests.server.traced TITLE."""

from __future__ import annotations

import asyncio
import statistics
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import saecula
from tests.server.playing import Page, hall, person, table_of

if TYPE_CHECKING:
    from types import FrameType

FOLDER = str(Path(saecula.__file__).parent)
CHOICES = 24
SEED = "5a" * 32  # with which the same choices are made as in tools/count_calls.py
WARM_CHOICES = 4  # before them: what is kept between choices is made


class Counter:
    """Counts calls of functions of the package."""

    def __init__(self) -> None:
        self.calls = 0

    def note(self, frame: FrameType, event: str, _: object) -> None:
        """Count a call."""
        if event == "call" and frame.f_code.co_filename.startswith(FOLDER):
            self.calls += 1


async def calls_of_choices(title: str) -> list[int]:
    """Play the first choices of a match in which one person has both seats; return the calls of each."""
    at = await hall()
    at.new_seed = lambda: SEED
    table = await table_of(at, await person(at, "anna"), "me", "me", mode="table", title=title)
    page = await Page(table, "id-anna").come()
    found = []
    for n in range(1, WARM_CHOICES + CHOICES + 1):
        ask = page.ask
        choice = ask["choices"][n % len(ask["choices"])][0]
        counter = Counter()
        sys.setprofile(counter.note)
        await page.say(do="choose", seat=ask["seat"], ask=ask["ask"], choices=[choice])
        sys.setprofile(None)
        found.append(counter.calls)
    return found[WARM_CHOICES:]


if __name__ == "__main__":
    sys.stdout.write(f"{statistics.median(asyncio.run(calls_of_choices(sys.argv[1])))}\n")
