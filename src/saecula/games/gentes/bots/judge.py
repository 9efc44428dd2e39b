"""The judge of Gentes: features of points, cards, cities, people, coins and time, by the stage of a match."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

import numpy as np

from saecula.bots.planned.judge import Array, Judge, Weighted
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
from saecula.games.gentes.thumb.worths import POINT_WORTH
from saecula.games.gentes.words import RECRUIT
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.frames import play
from saecula.kernel.state import AT_END

MAX_EXTRAS = 4  # additional actions on a shortlist
FULL_DEPTH_SEATS = 2  # more seats follow fewer rounds
VALUES_CACHED = 16
WORTH_FEATURES = frozenset({"bonus progress", "lasting", "prospects", "best prospect", "city yield", "time"})


class GentesJudge(Judge[Gentes]):
    """Stages are the early bloom, the late bloom and the decline of each round, and the scoring."""

    title = TITLE
    stages = STAGE_COUNT
    training_shortlist = 60
    warmup_share = 0.8
    sample_decay = 1.0  # matches by rules of thumb teach as much as matches by plans
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

    def stage(self, s: Gentes) -> int:
        return int(stage_of(s))

    def features(self, s: Gentes) -> list[list[float]]:
        found: list[list[float]] = self.feature_rows(s).tolist()
        return found

    def own_and_others(self, s: Gentes, seat: int) -> tuple[Array, Array]:
        found = self.feature_rows(s)
        return found[seat], (found.sum(axis=0) - found[seat]) / (len(found) - 1)

    def feature_rows(self, s: Gentes) -> Array:
        """§5.0 Return the features of all seats, worths in points."""
        found: Array = np.array(features_of_all(s), dtype=float).reshape(-1, FEATURE_COUNT) * FEATURE_UNITS
        return found

    def learning_seats(self, s: Gentes, seat: int) -> list[int]:
        """§4.1 All seats learn from the state after each plan."""
        return list(range(s.seats)) if super().learning_seats(s, seat) else []

    def shortlist(self, s: Gentes, seat: int, legal: list[int], most: int, rng: Rng) -> list[int]:
        """§4.1.B Keep all main actions and answers, but only the best additional actions."""
        extras = [choice for choice in legal if choice >= RECRUIT.base]
        if len(extras) > MAX_EXTRAS:
            best = sorted(extras, key=lambda choice: -worth_after(s, seat, choice, False))[:MAX_EXTRAS]
            legal = [choice for choice in legal if choice < RECRUIT.base or choice in best]
        return super().shortlist(s, seat, legal, most, rng)

    def deserves_deepening(self, s: Gentes) -> bool:
        """§4.1 Main actions deserve it, the answers within them do not."""
        return isinstance(s.top, Turn)

    def deepening_is_over(self, s: Gentes, begun: Gentes) -> bool:
        """§4.2 The next round begins: all turns are over, and cities have brought their income."""
        return s.owed == AT_END or (s.round > begun.round and isinstance(s.top, Turn))

    def play_by_value(self, s: Gentes, first: tuple[int, int], value: Weighted, chance: Chance, rounds: int) -> Gentes:
        """§4.1 Play to the beginning of a later round; larger tables play fewer rounds."""
        there = s.clone()
        play(there, *first)
        play_until(there, weight_lists(value), chance, s.round + max(1, rounds * FULL_DEPTH_SEATS // s.seats))
        return there

    def prior_weights(self, stage: int) -> dict[str, float]:
        """Return the weights of rules of thumb."""
        known = ("bonus progress", "lasting", "prospects", "city yield", "time", "points")
        found = dict.fromkeys(known, 1.0)
        if stage == PARTS_PER_ROUND * ROUNDS:
            cube, coin = worths.FINAL_CUBE_WORTH / POINT_WORTH, worths.FINAL_COIN_WORTH / POINT_WORTH
            return found | {"temple": cube, "oracle": cube, "coins": coin}
        left = ROUNDS - 1 - stage // PARTS_PER_ROUND
        return found | {
            "people": worths.PERSON_WORTH * left / POINT_WORTH,
            "temple": worths.TEMPLE_CUBE_WORTH / POINT_WORTH,
            "oracle": worths.ORACLE_CUBE_WORTH / POINT_WORTH,
            "coins": worths.COIN_WORTH / POINT_WORTH,
            "many coins": worths.SPARE_COIN_WORTH / POINT_WORTH,
            "leads": worths.START_WORTH / POINT_WORTH if left else 0.0,
        }


JUDGE = GentesJudge()
FEATURE_UNITS = np.array([1 / POINT_WORTH if name in WORTH_FEATURES else 1.0 for name in JUDGE.names])  # in points


@lru_cache(maxsize=VALUES_CACHED)
def weight_lists(value: Weighted) -> list[list[float]]:
    """Return the weights of features in whole numbers, as the compiled plans need them."""
    found: list[list[float]] = (value.weights * np.append(FEATURE_UNITS, 1.0)).tolist()
    return found
