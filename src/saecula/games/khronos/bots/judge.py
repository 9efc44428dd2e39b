"""The features of Khronos: coins, taxes by how firmly domains are held, buildings, adventurers."""

from __future__ import annotations

from typing import ClassVar

from saecula.bots.planned.judge import Judge
from saecula.games.khronos import TITLE
from saecula.games.khronos.bots.native.features import FEATURE_COUNT, Survey
from saecula.games.khronos.bots.native.turns import stage_of
from saecula.games.khronos.rules.build import Place
from saecula.games.khronos.rules.course import Act
from saecula.games.khronos.rules.taxes import LAST_ROUND
from saecula.games.khronos.state import Khronos
from saecula.games.khronos.thumb.places import promising_places
from saecula.games.khronos.thumb.values import VALUE_OF_LAST_TAX, VALUE_OF_NEXT_TAX
from saecula.kernel.chance import Rng
from saecula.kernel.state import AT_END

VALUE_PER_COIN = 100.0  # of the rules of thumb
FIRST_TAX_ROUND = 4
PRIOR_TAX_SHARES = {  # of a domain's value, expected in the next taxes, by what rules it
    "small": 0.5,
    "small open": 0.15,
    "medium": 0.85,
    "medium open": 0.6,
    "large": 1.0,
    "unrooted": -0.2,
    "shared": 0.3,
    "ahead": 0.6,
    "far ahead": 0.9,
    "in reach": 0.15,
}


class KhronosJudge(Judge[Khronos]):
    """Seven stages for two seats, and seven for more: there more can be lost until the next turn."""

    title = TITLE
    stages = 2 * LAST_ROUND
    parts: ClassVar[dict[str, tuple[str, ...]]] = {
        "coins": ("coins",),
        "taxes": ("small", "small open", "medium", "medium open", "large", "unrooted"),
        "inhabitants": ("shared", "ahead", "far ahead"),
        "chances": ("in reach", "third era", "due"),
        "domains": ("of rank 1", "of rank 2", "of rank 3"),
        "pieces": ("apart", "travels", "to move"),
    }

    def stage(self, s: Khronos) -> int:
        """§turn Return the round."""
        return int(stage_of(s))

    def prior_weights(self, stage: int) -> dict[str, float]:
        """Return what taxes may be worth: those of round 4, then of round 7; less if easily lost."""
        early = stage % LAST_ROUND + 1 < FIRST_TAX_ROUND
        soon = (VALUE_OF_NEXT_TAX + (VALUE_OF_LAST_TAX if early else 0)) / VALUE_PER_COIN
        holds = {name: share * soon / (VALUE_OF_NEXT_TAX / VALUE_PER_COIN) for name, share in PRIOR_TAX_SHARES.items()}
        built = {"of rank 1": 0.3, "of rank 2": 1.0 if early else 0.6, "of rank 3": 1.4 if early else 0.8}
        return {"coins": 1.0, **holds, "third era": -0.5, "due": soon / 2, **built, "travels": -0.7}

    def features(self, s: Khronos) -> list[list[float]]:
        """§IV Return what each seat has and would collect."""
        found = [float(amount) for amount in Survey(s).found]
        return [found[at : at + FEATURE_COUNT] for at in range(0, len(found), FEATURE_COUNT)]

    def shortlist(self, s: Khronos, seat: int, legal: list[int], most: int, rng: Rng) -> list[int]:
        """Return the choices to think through: of a turn any, as it is planned as a whole."""
        if isinstance(s.top, Act):
            return legal[:most]
        if isinstance(s.top, Place):
            return promising_places(s, s.top, seat).as_list()[:most]
        return super().shortlist(s, seat, legal, most, rng)

    def plan_is_over(self, s: Khronos, seat: int, *, far: bool) -> bool:
        """§turn When the next seat's turn begins: taxes are paid, cards drawn."""
        return bool(s.owed == AT_END or s.active != seat)


JUDGE = KhronosJudge()
