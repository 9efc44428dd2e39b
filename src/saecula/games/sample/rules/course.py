"""§2–§4 Deal, four rounds, the end: the sequence of play as lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from saecula.games.sample.rules.cards import Deal
from saecula.games.sample.rules.show import show
from saecula.games.sample.rules.turn import restock
from saecula.games.sample.state import Sample
from saecula.games.sample.words import ENDS, ROUND_BEGINS
from saecula.kernel.frames import Sequence, settle
from saecula.kernel.state import Frame

ROUNDS: Final = 4  # §4

ROUND: Final[tuple[Callable[[Sample], None], ...]] = (
    show,  # §3.1
    restock,  # §3.2
)


@final
class Round(Sequence[Sample]):
    """§3 Show, then restock."""

    def steps(self) -> tuple[Callable[[Sample], None], ...]:
        """§3 Return the parts of a round."""
        return ROUND

    def copy(self) -> Round:
        return Round(self.step)


@final
class Rounds(Frame[Sample]):
    """§4 Four rounds."""

    def run(self, s: Sample) -> None:
        """§4 Begin the next round, or end the match."""
        if s.round == ROUNDS:
            s.tell(ENDS, s.round)
            s.pop()
            return
        s.round += 1
        s.tell(ROUND_BEGINS, s.round)
        s.push(Round(0))

    def copy(self) -> Rounds:
        return Rounds()


def begin(s: Sample) -> None:
    """§2 Begin the match: the last frame pushed is the first to act."""
    s.push(Rounds())
    s.push(Deal(0, 0))
    settle(s)


def score(s: Sample, seat: i64) -> i64:
    """§4 Coins are points."""
    return s.coins[seat]


def tie_break(s: Sample, seat: i64) -> i64:
    """§4 Among equals, lamps left decide: open to all, as a score before the end must not tell a secret."""
    return s.lamps[seat]
