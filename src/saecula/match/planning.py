"""Planning: events that are not true yet, and the pieces of a pick that are played one by one, in any order.

The log has the pieces of a pick ascending. When one comes that is due earlier, those that stand are taken back, and all
are played anew; where too few would be left after them, they are kept until the others have come.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from saecula.kernel.log import SAID, Event, Fold, Log, check_event, fold
from saecula.kernel.notation import read_event
from saecula.kernel.pick import Pick


@final
class Planned:
    """Events that are not true yet, and what the match is after them."""

    def __init__(self, events: list[Event], folded: Fold) -> None:
        self.events: Final = events
        self.folded: Final = folded
        self.state: Final = folded.state


@final
class Kept:
    """The pieces that a seat has played for the open pick, and that are not in the log yet."""

    def __init__(self) -> None:
        self.pieces: list[int] = []
        self.n = -1
        self.seat = -1

    def at(self, n: int, seat: int) -> list[int]:
        """Return what is kept for a seat after event n."""
        return self.pieces if (self.n, self.seat) == (n, seat) else []

    def keep(self, n: int, seat: int, pieces: list[int]) -> None:
        """Keep these pieces and no others."""
        self.n = n
        self.seat = seat
        self.pieces = pieces


def standing_pieces(folded: Fold, seat: int) -> list[Event]:
    """Return the events by which a seat has taken pieces of the open pick; what it lent itself in between ends them."""
    pick = folded.state.top
    found: list[Event] = []
    if isinstance(pick, Pick) and pick.taken > 0:
        for step in reversed(folded.steps):
            if step.event.seat != seat or step.event.choice >= folded.state.first_lent:
                break
            found.insert(0, step.event)
            if step.opens:
                break
    return found


def plan_written(log: Log, folded: Fold, lines: Sequence[str]) -> Planned:
    """Return what further lines bring about, which somebody else has written; the log is a copy. Raise BrokenLog."""
    first = len(log.events)
    for n, line in enumerate(lines, first + 1):
        log.events.append(read_event(log, f"{n} {line}", n))
    events = log.events[first:]
    if any(event.kind != SAID for event in events):
        return Planned(events, fold(log, log.events))
    after = folded.clone()
    for event in events:
        check_event(log.title, after.state, event)
        after.play(event)
    return Planned(events, after)
