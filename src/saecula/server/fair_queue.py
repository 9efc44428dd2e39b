"""Fair queue: who was served longest ago comes first, and the tables of one person take turns."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from saecula.server.worker import Worker

MAX_REMEMBERED_PEOPLE = 10_000  # of whom it is known when they were served


@dataclass(eq=False)
class QueuedThought:
    """A thought in line."""

    person: str
    match: str
    granted: asyncio.Future[Worker]
    since: float
    seconds: float = 0.0  # that it waited behind other people: behind one's own thoughts is no waiting


class FairQueue:
    """All who wait."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self._tables: dict[str, dict[str, deque[QueuedThought]]] = {}  # person → match → thoughts, the next match first
        self._served: OrderedDict[str, float] = OrderedDict()  # person → when they were served last

    def __len__(self) -> int:
        """Count the thoughts."""
        return sum(len(thoughts) for tables in self._tables.values() for thoughts in tables.values())

    def join(self, person: str, match: str) -> QueuedThought:
        """Stand in line."""
        waiting = QueuedThought(person, match, asyncio.get_running_loop().create_future(), self.now())
        self._tables.setdefault(person, {}).setdefault(match, deque()).append(waiting)
        return waiting

    def leave(self, waiting: QueuedThought) -> None:
        """Leave the line, wherever one stands; whoever was served has left it already."""
        tables = self._tables.get(waiting.person, {})
        if waiting in tables.get(waiting.match, ()):
            tables[waiting.match].remove(waiting)
            self._tidy(waiting.person, waiting.match)

    def serve(self, may_think: Callable[[str], bool]) -> QueuedThought | None:
        """Return the next thought of the next person among those who may think."""
        people = filter(may_think, self._tables)
        person = min(people, key=lambda one: self._served.get(one, 0.0), default=None)
        if person is None:
            return None
        tables = self._tables[person]
        match = next(iter(tables))
        thoughts = tables[match] = tables.pop(match)  # the last table now
        waiting = thoughts.popleft()
        waiting.seconds = self.now() - max(waiting.since, self._served.get(person, 0.0))
        self._tidy(person, match)
        self._remember(person)
        return waiting

    def _tidy(self, person: str, match: str) -> None:
        tables = self._tables[person]
        if not tables[match]:
            del tables[match]
        if not tables:
            del self._tables[person]

    def _remember(self, person: str) -> None:
        self._served[person] = self.now()
        self._served.move_to_end(person)
        if len(self._served) > MAX_REMEMBERED_PEOPLE:
            self._served.popitem(last=False)
