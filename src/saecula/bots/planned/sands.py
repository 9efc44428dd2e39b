"""What a player of Sands looks at: what it could chronicle now, heritage, lands, people, stores, unrest, progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from saecula.bots.planned.advice import planned_hint
from saecula.bots.planned.judge import Judge
from saecula.bots.planned.player import Player, Strength
from saecula.games.sands import TITLE, advice
from saecula.games.sands.advice_hopes import HERITAGE_IN, hope, level_of, outlook
from saecula.games.sands.kinds import BIN_COUNT, CATEGORY_COUNT, CROPS, EFFECT_COUNT, GOLD, TREE_COUNT
from saecula.games.sands.rules.course import Select
from saecula.games.sands.rules.scoring import DYNASTIES
from saecula.games.sands.state import (
    BOXES_AT,
    EFFECTS_AT,
    NONE,
    ON_MAP_AT,
    SHEET,
    UNLOCKED_AT,
    USED_AT,
    Sands,
)
from saecula.kernel.frames import to_act
from saecula.kernel.state import AT_END

if TYPE_CHECKING:
    from saecula.bots.hints import Hint
    from saecula.bots.worlds import Bot, Worlds
    from saecula.kernel.chance import Rng
    from saecula.kernel.state import State

HUNDRED = 100.0  # rules of thumb count in hundredths of a point
HALVES = 2  # of a dynasty
FEW = 5  # choices that are thought through where it is not about cards
CALM = 4  # more unrest than that hurts


class SandsJudge(Judge):
    """Three dynasties, each with an early and a late half."""

    title = TITLE
    stages = HALVES * DYNASTIES
    studied = 6
    parts: ClassVar[dict[str, tuple[str, ...]]] = {
        "points": ("points", "hope", "chronicles"),
        "deeds": ("structures", "fountains", "lands", "people", "contacts", "lyres"),
        "heritage": ("political", "civic", "cultural"),
        "empire": ("size", "provinces", "peasants", "warriors", "caravans"),
        "stores": ("crops", "gold"),
        "unrest": ("unrest", "much unrest"),
        "progress": ("advances", "effects", "unlocked", "boxes", "used"),
    }

    def stage(self, s: State) -> int:
        """§4.0 Dynasties end when the marker reaches the next colour."""
        assert isinstance(s, Sands)  # noqa: S101 - tells the type checker
        dynasty = min(int(s.dynasty), DYNASTIES - 1)
        begun = int(s.t.dynasty_end[dynasty - 1]) if dynasty else 0
        late = 2 * int(s.position) >= begun + int(s.t.dynasty_end[dynasty])
        return HALVES * dynasty + (1 if late else 0)

    def guessed(self, stage: int) -> dict[str, float]:
        """Return a first idea: points, and hopes for every dynasty that is left."""
        left = DYNASTIES - stage // HALVES
        return {"points": 1.0, "hope": 1.0 * left, "unrest": -0.5 * left, "crops": 0.06, "gold": 0.06}

    def features(self, s: State) -> list[list[float]]:
        """§4.5 Return what each empire has to show."""
        assert isinstance(s, Sands)  # noqa: S101 - tells the type checker
        return [self.features_of(s, seat) for seat in range(int(s.seats))]

    def features_of(self, s: Sands, seat: int) -> list[float]:
        """§4.5 Return what one empire has to show."""
        view = outlook(s, seat)
        at = seat * SHEET
        unrest = int(s.unrest(seat))
        return [
            float(s.points(seat)),
            float(hope(s, view)) / HUNDRED,
            sum(int(s.in_bin(seat, place)) != NONE for place in range(BIN_COUNT)),
            *[float(level_of(s, place, view[place])) / HUNDRED for place in range(BIN_COUNT)],
            *[float(view[HERITAGE_IN + category]) for category in range(CATEGORY_COUNT)],
            float(s.size_of(seat)),
            int(s.provinces(seat)).bit_count(),
            float(s.sheets[at + ON_MAP_AT]),
            float(s.sheets[at + ON_MAP_AT + 1]),
            int(s.caravans(seat)).bit_count(),
            float(s.stock(seat, CROPS)),
            float(s.stock(seat, GOLD)),
            unrest,
            max(0, unrest - CALM),
            sum(int(s.marker(seat, tree)) for tree in range(TREE_COUNT)),
            sum(int(s.sheets[at + EFFECTS_AT + effect]) for effect in range(EFFECT_COUNT)),
            int(s.sheets[at + UNLOCKED_AT]).bit_count(),
            max(0, int(s.sheets[at + BOXES_AT])),
            int(s.sheets[at + USED_AT]).bit_count(),
        ]

    def shortlist(self, s: State, seat: int, legal: list[int], most: int, rng: Rng) -> list[int]:
        """Return the choices that rules of thumb like best."""
        assert isinstance(s, Sands)  # noqa: S101 - tells the type checker
        view = outlook(s, seat)
        plan = advice.plan_for(s, seat, view)
        most = most if isinstance(s.top, Select) else min(most, FEW)
        liked = {choice: advice.worth(s, seat, view, plan, choice) for choice in legal}
        return sorted(legal, key=lambda choice: -liked[choice])[:most]

    def reaches_far(self, s: State) -> bool:
        """§4.2 A What two cards are good for shows when they have been played."""
        return isinstance(s.top, Select)

    def rests(self, s: State, seat: int, *, far: bool) -> bool:
        """§4.2 After a selection: when the next one is due."""
        if far:
            return s.owed == AT_END or (isinstance(s.top, Select) and seat in to_act(s))
        return super().rests(s, seat, far=False)


JUDGE = SandsJudge()
STRENGTHS = {
    "easy": Strength(shortlist=10, error=1.8, points=8.0, looks_around=False),
    "medium": Strength(shortlist=10, error=1.0, points=6.0),
    "hard": Strength(shortlist=10, error=0.5, points=4.0),
    "expert": Strength(shortlist=12, error=0.2, points=2.0),
    "master": Strength(shortlist=16, worlds=2),
}


def players() -> dict[str, Bot]:
    """Return all players by name."""
    return {level: Player(JUDGE, strength) for level, strength in STRENGTHS.items()}


def hint(worlds: Worlds, seat: int, legal: list[int]) -> Hint:
    """Return what a master would do, and why."""
    return planned_hint(JUDGE, STRENGTHS["master"], worlds, seat, legal)
