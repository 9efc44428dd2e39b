"""What a player of Gentes looks at: points and promises of cards, cities and bonus tiles, people, coins and time."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

import numpy as np

from saecula.bots.planned.advice import planned_hint
from saecula.bots.planned.judge import Judge
from saecula.bots.planned.player import Player, Strength, personas
from saecula.bots.planned.native.gentes_eyes import PARTS, SEEN, STAGES, see, stage_of
from saecula.bots.planned.native.gentes_mind import MILLION, Mind
from saecula.bots.planned.value import Value, shipped
from saecula.games.gentes import TITLE, advice
from saecula.games.gentes.kinds import ROUNDS
from saecula.games.gentes.rules.turn import Turn
from saecula.games.gentes.state import Gentes
from saecula.kernel.rows import ints
from saecula.kernel.state import AT_END

if TYPE_CHECKING:
    from saecula.bots.hints import Hint
    from saecula.bots.planned.judge import Array, Chooses
    from saecula.bots.worlds import Bot, Worlds
    from saecula.kernel.chance import Rng
    from saecula.kernel.state import State

HUNDRED = 100.0  # rules of thumb count in hundredths of a point
HUNDREDTHS = frozenset(  # … and so do these features
    {"bonus progress", "lasting", "prospects", "best prospect", "city yield", "time", "others' fields"}
)


class GentesJudge(Judge):
    """Six rounds, each with its first and later turns and its decline, and the scoring."""

    title = TITLE
    stages = STAGES
    alone = True
    careless = 0.03
    beginners = 0.25
    tables = (2, 2, 2, 4)
    parts: ClassVar[dict[str, tuple[str, ...]]] = {
        "points": ("points", "bonuses", "bonus progress"),
        "cards": (
            *("hand", "hand over", "played", "lasting", "prospects", "marks", "most marks", "mark squares", "printed"),
            *("ready cards", "nearest card", "next cards", "actions", "free actions", "hand points", "best prospect"),
        ),
        "cities": ("cities", "towns", "free towns", "city yield", "point regions", "trade regions", "cube regions"),
        "people": ("people", "empty groups", "temple", "oracle"),
        "coins": ("few coins", "coins", "many coins"),
        "time": ("fields", "any field", "locked", "singles", "doubles", "time", "leads", "others' fields"),
    }

    def stage(self, s: State) -> int:
        """§4.0 Each round has its bloom, with much time and with little, and its decline."""
        assert isinstance(s, Gentes)  # noqa: S101 - tells the type checker
        return int(stage_of(s))

    def features(self, s: State) -> list[list[float]]:
        """§5.0 Return what counts at the end or helps until then."""
        assert isinstance(s, Gentes)  # noqa: S101 - tells the type checker
        found = []
        seen = ints(SEEN, 0)
        for seat in range(int(s.seats)):
            see(s, seat, seen)
            found.append([number * unit for number, unit in zip(seen, UNITS, strict=True)])
        return found

    def follow(self, s: State, seat: int, legal: list[int], rng: Rng) -> int:
        """§4.1 Play on by what was learned."""
        assert isinstance(s, Gentes)  # noqa: S101 - tells the type checker
        return shipped_mind().choose(s, seat, legal)

    def studying(self, value: Value, match: int) -> Chooses:
        """Return how seats choose in a training match: by what was learned, each with a taste of its own."""
        drawn = np.random.default_rng(match)
        minds = [mind_of(value.weights, drawn.normal(0.0, TASTE, len(self.names))) for _ in range(max(self.title.seats))]

        def choose(s: State, seat: int, legal: list[int], rng: Rng) -> int:
            assert isinstance(s, Gentes)  # noqa: S101 - tells the type checker
            return minds[seat].choose(s, seat, legal)

        return choose

    def learners(self, s: State, seat: int) -> list[int]:
        """§4.1 Everybody learns from the table after each plan: who has just moved, and who is to move."""
        assert isinstance(s, Gentes)  # noqa: S101 - tells the type checker
        return list(range(int(s.seats))) if super().learners(s, seat) else []

    def deepens(self, s: State) -> bool:
        """§4.1 A main action is worth more thought than how it is done."""
        return isinstance(s.top, Turn)

    def arrives(self, s: State, begun: State) -> bool:
        """§4.2 Everybody has had all his turns, cities have brought their income, and the next round begins."""
        assert isinstance(s, Gentes)  # noqa: S101 - tells the type checker
        assert isinstance(begun, Gentes)  # noqa: S101 - tells the type checker
        return s.owed == AT_END or (s.round > begun.round and isinstance(s.top, Turn))

    def guessed(self, stage: int) -> dict[str, float]:
        """Return what rules of thumb think things are worth."""
        known = ("bonus progress", "lasting", "prospects", "city yield", "time", "points")
        found = dict.fromkeys(known, 1.0)
        if stage == PARTS * ROUNDS:
            cube, coin = advice.END_CUBE, advice.END_COIN
            return found | {"temple": cube / HUNDRED, "oracle": cube / HUNDRED, "coins": coin / HUNDRED}
        left = ROUNDS - 1 - stage // PARTS
        return found | {
            "people": advice.STRANGER * left / HUNDRED,
            "temple": advice.TEMPLE_CUBE / HUNDRED,
            "oracle": advice.ORACLE_CUBE / HUNDRED,
            "coins": advice.COIN / HUNDRED,
            "many coins": advice.RICH_COIN / HUNDRED,
            "leads": advice.LEAD / HUNDRED if left else 0.0,
        }


UNITS = [1 / HUNDRED if name in HUNDREDTHS else 1.0 for part in GentesJudge.parts.values() for name in part]
TASTE = 0.4  # how much players in training over- and underrate everything


def mind_of(weights: Array, taste: Array) -> Mind:
    """Return a mind with these weights, over- and underrated by a taste."""
    found = weights * np.append(np.exp(taste) * UNITS, 1.0) * MILLION
    return Mind([int(weight) for weight in np.rint(found).ravel()])


@cache
def shipped_mind() -> Mind:
    """Return the mind with the weights that come with the release."""
    return mind_of(shipped(JUDGE)[0].weights, np.zeros(SEEN))


JUDGE = GentesJudge()
STRENGTHS = {
    "easy": Strength(error=1.8, points=8.0, looks_around=False),
    "medium": Strength(error=0.7, points=6.0),
    "hard": Strength(error=0.3, points=3.0),
    "expert": Strength(error=0.1, points=1.5, deeper=4, deep_worlds=3),
    "master": Strength(deeper=6, deep_worlds=8),
}
LOVES = {"nefra": ("cities",), "hanno": ("cards",), "tirza": ("people",), "balas": ("coins", "time")}


def players() -> dict[str, Bot]:
    """Return all players by name."""
    strengths = STRENGTHS | personas(LOVES, STRENGTHS["expert"])
    return {name: Player(JUDGE, strength) for name, strength in strengths.items()}


def hint(worlds: Worlds, seat: int, legal: list[int]) -> Hint:
    """Return what a master would do, and why."""
    return planned_hint(JUDGE, STRENGTHS["master"], worlds, seat, legal)
