"""What a player of Gentes looks at: points and promises of cards, cities and bonus tiles, people, coins and time."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

import numpy as np

from saecula.bots.planned.judge import Judge
from saecula.games.gentes import TITLE
from saecula.games.gentes.bots.native.course import play_until
from saecula.games.gentes.bots.native.features import (
    FEATURE_COUNT,
    PARTS_PER_ROUND,
    STAGE_COUNT,
    features_of_all,
    stage_of,
)
from saecula.games.gentes.kinds import ROUNDS
from saecula.games.gentes.rules.turn import Turn
from saecula.games.gentes.state import Gentes
from saecula.games.gentes.thumb import worths
from saecula.games.gentes.thumb.advise import worth_after
from saecula.games.gentes.words import RECRUIT
from saecula.kernel.frames import play
from saecula.kernel.state import AT_END

if TYPE_CHECKING:
    from saecula.bots.planned.judge import Array, Weighted
    from saecula.kernel.chance import Chance, Rng
    from saecula.kernel.state import State

HUNDRED = 100.0  # rules of thumb count in hundredths of a point
EXTRAS = 4  # additional actions that are thought through
PAIR = 2  # seats: with more of them a round takes longer to imagine
VALUES = 16  # whose weights are kept as plain lists
HUNDREDTHS = frozenset(  # … and so do these features
    {"bonus progress", "lasting", "prospects", "best prospect", "city yield", "time"}
)


class GentesJudge(Judge):
    """Six rounds, each with its first and later turns and its decline, and the scoring."""

    title = TITLE
    stages = STAGE_COUNT
    training_shortlist = 60
    warmup_share = 0.8
    sample_decay = 1.0  # what others did by rules of thumb is as instructive as what plans did
    training_bias = 0.25
    training_seats = (2, 2, 2, 4)
    parts: ClassVar[dict[str, tuple[str, ...]]] = {
        "points": ("points", "bonuses", "bonus progress"),
        "cards": (
            *("hand", "hand over", "played", "lasting", "prospects", "marks", "most marks", "mark squares", "printed"),
            *("ready cards", "nearest card", "next cards", "actions", "free actions", "hand points", "best prospect"),
        ),
        "cities": ("cities", "towns", "free towns", "city yield", "point regions", "trade regions", "cube regions"),
        "people": ("people", "empty groups", "temple", "oracle"),
        "coins": ("few coins", "coins", "many coins"),
        "time": ("fields", "any field", "locked", "singles", "doubles", "time", "leads"),
    }

    def stage(self, s: State) -> int:
        """§4.0 Each round has its bloom, with much time and with little, and its decline."""
        assert isinstance(s, Gentes)
        return int(stage_of(s))

    def features(self, s: State) -> list[list[float]]:
        """§5.0 Return what counts at the end or helps until then."""
        found: list[list[float]] = self.seen(s).tolist()
        return found

    def own_and_others(self, s: State, seat: int) -> tuple[Array, Array]:
        """Return what a seat has, and what the others have on average."""
        found = self.seen(s)
        return found[seat], (found.sum(axis=0) - found[seat]) / (len(found) - 1)

    def seen(self, s: State) -> Array:
        """§5.0 Return what each seat has."""
        assert isinstance(s, Gentes)
        found: Array = np.array(features_of_all(s), dtype=float).reshape(-1, FEATURE_COUNT) * UNITS
        return found

    def learning_seats(self, s: State, seat: int) -> list[int]:
        """§4.1 Everybody learns from the table after each plan: who has just moved, and who is to move."""
        return list(range(s.seats)) if super().learning_seats(s, seat) else []

    def shortlist(self, s: State, seat: int, legal: list[int], most: int, rng: Rng) -> list[int]:
        """§4.1.B Think through all main actions and answers, but only the most promising additional actions."""
        assert isinstance(s, Gentes)
        extras = [choice for choice in legal if choice >= RECRUIT.base]
        if len(extras) > EXTRAS:
            best = sorted(extras, key=lambda choice: -worth_after(s, seat, choice, False))[:EXTRAS]
            legal = [choice for choice in legal if choice < RECRUIT.base or choice in best]
        return super().shortlist(s, seat, legal, most, rng)

    def deserves_deepening(self, s: State) -> bool:
        """§4.1 A main action is worth more thought than how it is done."""
        return isinstance(s.top, Turn)

    def deepening_is_over(self, s: State, begun: State) -> bool:
        """§4.2 Everybody has had all his turns, cities have brought their income, and the next round begins."""
        assert isinstance(s, Gentes)
        assert isinstance(begun, Gentes)
        return s.owed == AT_END or (s.round > begun.round and isinstance(s.top, Turn))

    def play_by_value(self, s: State, first: tuple[int, int], value: Weighted, chance: Chance, rounds: int) -> State:
        """§4.1 Let everybody go by a value, to the beginning of a later round; at larger tables of an earlier one."""
        assert isinstance(s, Gentes)
        there = s.clone()
        play(there, *first)
        play_until(there, listed(value), chance, s.round + max(1, rounds * PAIR // s.seats))
        return there

    def prior_weights(self, stage: int) -> dict[str, float]:
        """Return what rules of thumb think things are worth."""
        known = ("bonus progress", "lasting", "prospects", "city yield", "time", "points")
        found = dict.fromkeys(known, 1.0)
        if stage == PARTS_PER_ROUND * ROUNDS:
            cube, coin = worths.FINAL_CUBE_WORTH, worths.FINAL_COIN_WORTH
            return found | {"temple": cube / HUNDRED, "oracle": cube / HUNDRED, "coins": coin / HUNDRED}
        left = ROUNDS - 1 - stage // PARTS_PER_ROUND
        return found | {
            "people": worths.PERSON_WORTH * left / HUNDRED,
            "temple": worths.TEMPLE_CUBE_WORTH / HUNDRED,
            "oracle": worths.ORACLE_CUBE_WORTH / HUNDRED,
            "coins": worths.COIN_WORTH / HUNDRED,
            "many coins": worths.SPARE_COIN_WORTH / HUNDRED,
            "leads": worths.START_WORTH / HUNDRED if left else 0.0,
        }


UNITS = np.array([1 / HUNDRED if name in HUNDREDTHS else 1.0 for part in GentesJudge.parts.values() for name in part])
JUDGE = GentesJudge()


@lru_cache(maxsize=VALUES)
def listed(value: Weighted) -> list[list[float]]:
    """Return the weights of whole numbers, as compiled plans need them."""
    found: list[list[float]] = (value.weights * np.append(UNITS, 1.0)).tolist()
    return found
