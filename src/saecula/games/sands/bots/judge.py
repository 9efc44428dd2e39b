"""The judge of Sands: two cards are judged by the state at the next selection, averaged over the die before it."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from saecula.bots.planned.judge import Judge
from saecula.bots.planned.planner import copy_rng, finish_plan
from saecula.bots.worlds import Worlds
from saecula.games.sands import TITLE
from saecula.games.sands.bots.choices import Predictor, selection_of, shipped_predictor
from saecula.games.sands.bots.native.course import (
    ENDINGS,
    PAIR,
    choice_worths,
    is_at_rest,
    own_and_others,
    play_on,
    stage_of,
)
from saecula.games.sands.bots.native.features import FEATURE_GROUPS, features_of
from saecula.games.sands.kinds import BIN_COUNT, CARD_COUNT, CATEGORY_COUNT, CHRONICLE_COUNT
from saecula.games.sands.layout import BINS_AT
from saecula.games.sands.rules.caravan import ChooseHeritage
from saecula.games.sands.rules.course import DIE, Select
from saecula.games.sands.rules.scoring import DYNASTIES, scoring_heritage
from saecula.games.sands.state import NONE, Sands, category_of_bin
from saecula.games.sands.thumb.outlook import LEVEL, level_of, outlook_of
from saecula.games.sands.words import HERITAGE, PAIR_FIRST, PAIR_SECOND, ROLL, SELECT
from saecula.kernel.chance import Rng
from saecula.kernel.frames import play
from saecula.kernel.rows import ints
from saecula.kernel.state import BY_NATURE, NATURE, State
from saecula.kernel.title import Guess

Array = NDArray[np.float64]

OTHER_SHORTLIST_SIZE = 5  # where no cards are selected
STYLES_CACHED = 64  # of warm-up players


class ThumbGuess(Guess):
    """Others are assumed to select and to answer by rules of thumb."""

    def pick(self, s: State, seat: int, legal: list[int], rng: Rng) -> int:
        """Return the choice of rules of thumb; selected cards are guessed as if they were selected now."""
        assert isinstance(s, Sands)
        if not SELECT.has(legal[0]) or isinstance(s.top, Select):
            return TITLE.advice(s, seat, legal, rng)
        s.push(Select(ints(s.seats, NONE)))
        choice = TITLE.advice(s, seat, legal, rng)
        s.pop()
        return choice


THUMB_GUESS = ThumbGuess()


class SandsJudge(Judge[Sands]):
    """Stages are the dynasty, and whether it cannot, may or must end with this generation."""

    title = TITLE
    stages = 2 * DYNASTIES * ENDINGS
    own_points_only = True
    epsilon = 0.03
    warmup_share = 1.0
    ridge = 0.03
    parts: ClassVar[dict[str, tuple[str, ...]]] = FEATURE_GROUPS

    def __init__(self, predictor: Predictor | None = None) -> None:
        self.predictor = predictor  # in training; otherwise that of the release

    @property
    def training_seats(self) -> tuple[int, ...]:
        """Mostly two seats; all larger tables share weights."""
        return PAIR, PAIR, PAIR, 4

    def stage(self, s: Sands) -> int:
        return stage_of(s)

    def prior_weights(self, stage: int) -> dict[str, float]:
        """Return the weights of points, of expected points for each dynasty left, and of unrest."""
        left = DYNASTIES - stage // ENDINGS % DYNASTIES
        return {"points": 1.0, "hope": 1.0 * left, "unrest": -0.5 * left}

    def features(self, s: Sands) -> list[list[float]]:
        return [features_of(s, seat) for seat in range(int(s.seats))]

    def own_and_others(self, s: Sands, seat: int) -> tuple[Array, Array]:
        own, others = own_and_others(s, seat)
        return np.array(own), np.array(others)

    def sample_world(self, worlds: Worlds) -> State:
        """§4.2 A, §5.1 Others have selected by rules of thumb, and have laid chronicles that score."""
        s = worlds.sample(THUMB_GUESS)
        assert isinstance(s, Sands)
        if not s.flipped:
            for other in range(int(s.seats)):
                if other != worlds.seat:
                    lay_best_chronicles(s, other)
        return s

    def shortlist(self, s: Sands, seat: int, legal: list[int], most: int, rng: Rng) -> list[int]:
        """Return the pairs that the predictor finds likeliest; for other questions the best by rules of thumb."""
        if not isinstance(s.top, Select):
            return best_by_thumb(s, seat, legal, OTHER_SHORTLIST_SIZE)
        known = selection_of(s, seat, legal)
        predictor = self.predictor or shipped_predictor(self)
        probabilities = predictor.probabilities(known.features, known.worths)
        return sorted(legal, key=lambda choice: -probabilities[SELECT.x(choice)])[:most]

    def effect_is_delayed(self, s: Sands) -> bool:
        """§4.2 A Cards show their effect once they have been played."""
        return isinstance(s.top, Select)

    def plan_is_over(self, s: Sands, seat: int, *, far: bool) -> bool:
        """§4.2 C The die is about to decide whether the generation ends, or the next selection is due."""
        return is_at_rest(s, seat)

    def play_out_plan(self, s: Sands, seat: int, rng: Rng, most: int) -> bool:
        play_on(s, seat, rng, most)
        return True

    def chance_outcomes(self, s: Sands, seat: int, rng: Rng) -> list[tuple[float, State]]:
        """§4.2 C The generation ends or goes on; both are played on to the next selection."""
        if s.owed != BY_NATURE:
            return [(1.0, s)]
        end_probability = (int(s.t.number[s.turn]) - 1) / DIE
        found: list[tuple[float, State]] = []
        for face, share in ((0, end_probability), (DIE - 1, 1.0 - end_probability)):
            twin = s.clone()
            play(twin, NATURE, int(ROLL.at(face)))
            finish_plan(self, twin, seat, copy_rng(rng), far=True)
            found.append((share, twin))
        return found

    def learning_seats(self, s: Sands, seat: int) -> list[int]:
        """§4.2 A All seats learn from the state when the first of them has selected."""
        top = s.top
        if isinstance(top, Select) and sum(pair != NONE for pair in top.pairs) == 1:
            return list(range(int(s.seats)))
        return []

    def warmup_choice(self, s: Sands, seat: int, legal: list[int], rng: Rng, style: int) -> int:
        """Return the choice of a player that misjudges cards and prefers one heritage."""
        bias, heritage = warmup_style(style)
        if isinstance(s.top, ChooseHeritage) and HERITAGE.at(heritage) in legal and rng.below(2) == 0:
            return int(HERITAGE.at(heritage))
        if not isinstance(s.top, Select):
            return TITLE.advice(s, seat, legal, rng)
        worths = dict(zip(legal, choice_worths(s, seat, legal), strict=True))

        def worth(choice: int) -> float:
            pair = SELECT.x(choice)
            return float(worths[choice]) + bias[PAIR_FIRST[pair]] + bias[PAIR_SECOND[pair]]

        return max(legal, key=worth)


def best_by_thumb(s: Sands, seat: int, legal: list[int], count: int) -> list[int]:
    """Return the best choices by rules of thumb."""
    worths = dict(zip(legal, choice_worths(s, seat, legal), strict=True))
    return sorted(legal, key=lambda choice: -worths[choice])[:count]


@lru_cache(maxsize=STYLES_CACHED)
def warmup_style(number: int) -> tuple[list[float], int]:
    """Return by how much a warm-up player misjudges each card, and the heritage it prefers."""
    chance = random.Random(number)  # noqa: S311 - exploring, no secrets
    spread = chance.choice((0.0, 40.0, 90.0))
    return [chance.gauss(0.0, spread) for _ in range(CARD_COUNT)], chance.randrange(CATEGORY_COUNT)


def lay_best_chronicles(s: Sands, owner: int) -> None:
    """§5.1 Lay into each bin in use the best chronicle that would score now; where none would, the lowest."""
    outlook = outlook_of(s, owner)
    left = list(range(CHRONICLE_COUNT))
    laid = [place for place in range(BIN_COUNT) if s.in_bin(owner, place) != NONE]
    reached = {place: int(level_of(s, place, outlook[place])) // LEVEL for place in laid}
    for place in sorted(laid, key=lambda place: -reached[place]):
        heritage = scoring_heritage(s, owner, category_of_bin(place))
        good = [card for card in left if card < reached[place] and s.t.chronicle_heritage[card] <= heritage]
        card = max(good, default=left[0])
        left.remove(card)
        s.set(owner, BINS_AT + place, card)


JUDGE = SandsJudge()
