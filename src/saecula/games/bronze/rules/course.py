"""§setup, §course: who begins, rounds, and the phases of a turn in their printed order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import mypyc_attr

from saecula.games.bronze.rules.build import build, spend_stones
from saecula.games.bronze.rules.buy import buy_development
from saecula.games.bronze.rules.collect import collect_food, collect_goods, feed_cities, split_dice
from saecula.games.bronze.rules.disasters import resolve_disasters
from saecula.games.bronze.rules.discard import discard_goods
from saecula.games.bronze.rules.end import is_over, tell_end
from saecula.games.bronze.rules.roll import lead, roll_dice
from saecula.games.bronze.rules.trade import trade
from saecula.games.bronze.state import Bronze
from saecula.games.bronze.words import ASK_START, ENDS, START, STARTS, TURN_BEGINS
from saecula.kernel.frames import Sequence, StartPlayer, settle
from saecula.kernel.state import OVER, Frame

TURN: Final[tuple[Callable[[Bronze], None], ...]] = (
    roll_dice,  # §1
    lead,  # §7 Leadership, after the last roll (R2)
    collect_goods,  # §2
    split_dice,  # §3 food or workers
    collect_food,  # §3
    feed_cities,  # §4
    resolve_disasters,  # §5
    trade,  # §trade between 5 and 6
    spend_stones,  # §7 Engineering, before the first box (R40)
    build,  # §6
    buy_development,  # §7
    discard_goods,  # §8
)


@final
@mypyc_attr(free_list_len=1)
class Turn(Sequence[Bronze]):
    """§course One seat's turn: the phases in order."""

    def steps(self) -> tuple[Callable[[Bronze], None], ...]:
        """§course Return the phases."""
        return TURN

    def copy(self) -> Turn:
        return Turn(self.step)


@final
@mypyc_attr(free_list_len=1)
class Rounds(Frame[Bronze]):
    """§course Everybody has one turn a round, clockwise; the end is checked when a round is over (R23)."""

    def run(self, s: Bronze) -> None:
        """§course Begin the next turn, or end the match."""
        if s.turn == s.seats:
            if is_over(s):
                tell_end(s)
                s.tell(ENDS, s.round)
                s.pop()
                return
            s.turn = 0
        if s.turn == 0:
            s.round += 1
        s.active = (s.start + s.turn) % s.seats
        s.turn += 1
        s.tell(TURN_BEGINS, s.active, s.round, s.cities(s.active))
        s.push(Turn(0))

    def copy(self) -> Rounds:
        return Rounds()


def begin(s: Bronze) -> None:
    """§setup Begin the match."""
    s.push(Rounds())
    if s.seats > 1:
        s.push(StartPlayer(START, ASK_START, STARTS, False))
    settle(s)


def turn_step(s: Bronze) -> int:
    """§course Return which phase of TURN is in progress, −1 outside a turn."""
    frame = s.top
    while frame is not OVER:
        if isinstance(frame, Turn):
            return int(frame.step) - 1
        frame = frame.below
    return -1
