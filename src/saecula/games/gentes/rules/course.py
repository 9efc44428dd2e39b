"""§4.0 The course of a match: setup, six rounds of golden age and decline, final scoring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.gentes.kinds import BLOOM, ROUNDS
from saecula.games.gentes.rules import setup
from saecula.games.gentes.rules.activate import activate
from saecula.games.gentes.rules.decline import limit_hands, move_round_marker, new_start_player, tidy_up
from saecula.games.gentes.rules.final import score_coins, score_cubes, score_hands, score_hourglasses
from saecula.games.gentes.rules.turn import Bloom
from saecula.games.gentes.state import NOBODY_YET, Gentes
from saecula.games.gentes.words import ROUND_BEGINS
from saecula.kernel.frames import Sequence, settle
from saecula.kernel.state import Frame


def golden_age(s: Gentes) -> None:
    """§4.1 The players act, until every field of time is taken."""
    s.phase = BLOOM
    s.tell(ROUND_BEGINS, s.round, s.start)
    s.push(Bloom(NOBODY_YET))


def rounds(s: Gentes) -> None:
    """§4.0 Six rounds, two of each epoch."""
    s.push(Rounds(0))


MATCH: Final[tuple[Callable[[Gentes], None], ...]] = (
    setup.prepare_mats,  # §3.0
    setup.name_start_player,  # §3.0
    setup.shuffle_columns,  # §3.0
    setup.reveal_cards,  # §3.0
    setup.draft_cards,  # §3.0
    setup.choose_people,  # §3.0
    setup.lay_first_row,  # §3.0
    rounds,  # §4.0
    score_hands,  # §5.0.A
    score_coins,  # §5.0.B
    score_cubes,  # §5.0.C
    score_hourglasses,  # §5.0.D
)
ROUNDS_STEP: Final = 7
FINAL_STEP: Final = 8

ROUND: Final[tuple[Callable[[Gentes], None], ...]] = (
    golden_age,  # §4.1
    new_start_player,  # §4.2.A
    tidy_up,  # §4.2.B
    move_round_marker,  # §4.2.C
    activate,  # §4.2.D
    limit_hands,  # §4.2.E
)
DECLINE_STEP: Final = 1
ACTIVATE_STEP: Final = 4
LIMIT_STEP: Final = 5


@final
@mypyc_attr(free_list_len=1)
class Play(Sequence[Gentes]):
    """§4.0 A whole match."""

    def steps(self) -> tuple[Callable[[Gentes], None], ...]:
        """§4.0 Return its parts."""
        return MATCH

    def copy(self) -> Play:
        return Play(self.step)


@final
@mypyc_attr(free_list_len=1)
class Round(Sequence[Gentes]):
    """§4.0 One round: each phase is finished before the next begins (A44)."""

    def steps(self) -> tuple[Callable[[Gentes], None], ...]:
        """§4.0 Return its steps."""
        return ROUND

    def copy(self) -> Round:
        return Round(self.step)


@final
@mypyc_attr(free_list_len=1)
class Rounds(Frame[Gentes]):
    """§4.0 The match ends after the sixth round, not when the marker reaches the sixth field (A45)."""

    played: i64

    def __init__(self, played: i64) -> None:
        self.played = played

    def run(self, s: Gentes) -> None:
        """§4.0 Begin the next round, or end."""
        if self.played == ROUNDS:
            s.pop()
            return
        self.played += 1
        s.push(Round(0))

    def copy(self) -> Rounds:
        return Rounds(self.played)


def begin(s: Gentes) -> None:
    """§3.0 Begin the match."""
    s.push(Play(0))
    settle(s)
