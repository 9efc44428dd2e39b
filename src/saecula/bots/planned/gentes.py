"""What a player of Gentes looks at: points and promises of cards, cities and bonus tiles, people, coins and time."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from saecula.bots.planned.advice import planned_hint
from saecula.bots.planned.judge import Judge
from saecula.bots.planned.player import Player, Strength, personas
from saecula.games.gentes import TITLE, advice
from saecula.games.gentes.kinds import BLOOM, FINAL, GROUP_COUNT, HAND_MOST, MARK_COUNT, ORACLE, ROUNDS, TEMPLE, TOWN_AT
from saecula.games.gentes.state import BONUSES_AT, CUBES_AT, DOUBLES_AT, SINGLES_AT, Gentes

if TYPE_CHECKING:
    from saecula.bots.hints import Hint
    from saecula.bots.worlds import Bot, Worlds
    from saecula.kernel.state import State

HUNDRED = 100.0  # rules of thumb count in hundredths of a point
MAJOR = (1 << TOWN_AT) - 1


class GentesJudge(Judge):
    """Six rounds with their declines, and the scoring."""

    title = TITLE
    stages = 2 * ROUNDS + 1
    parts: ClassVar[dict[str, tuple[str, ...]]] = {
        "points": ("points", "bonuses", "bonus progress"),
        "cards": ("hand", "hand over", "played", "lasting", "prospects", "marks", "most marks", "printed"),
        "cities": ("cities", "towns", "city yield"),
        "people": ("people", "empty groups", "temple", "oracle"),
        "coins": ("coins", "many coins"),
        "time": ("fields", "locked", "singles", "doubles", "time", "leads"),
    }

    def stage(self, s: State) -> int:
        """§4.0 Each round has its bloom and its decline."""
        assert isinstance(s, Gentes)  # noqa: S101 - tells the type checker
        if s.phase == FINAL:
            return 2 * ROUNDS
        return int(2 * (min(s.round, ROUNDS) - 1) + (0 if s.phase <= BLOOM else 1))

    def guessed(self, stage: int) -> dict[str, float]:
        """Return what rules of thumb think things are worth."""
        known = ("bonus progress", "lasting", "prospects", "city yield", "time", "points")
        found = dict.fromkeys(known, 1.0)
        if stage == 2 * ROUNDS:
            cube, coin = advice.END_CUBE, advice.END_COIN
            return found | {"temple": cube / HUNDRED, "oracle": cube / HUNDRED, "coins": coin / HUNDRED}
        left = ROUNDS - 1 - stage // 2
        return found | {
            "people": advice.STRANGER * left / HUNDRED,
            "temple": advice.TEMPLE_CUBE / HUNDRED,
            "oracle": advice.ORACLE_CUBE / HUNDRED,
            "coins": advice.COIN / HUNDRED,
            "many coins": advice.RICH_COIN / HUNDRED,
            "leads": advice.LEAD / HUNDRED if left else 0.0,
        }

    def features(self, s: State) -> list[list[float]]:
        """§5.0 Return what counts at the end or helps until then."""
        assert isinstance(s, Gentes)  # noqa: S101 - tells the type checker
        return [self.features_of(s, seat) for seat in range(int(s.seats))]

    def features_of(self, s: Gentes, seat: int) -> list[float]:
        """§5.0 Return what one seat has."""
        left = advice.rounds_left(s)
        is_final = s.phase == FINAL
        coins = int(s.coins(seat))
        hand = int(s.hand(seat)).bit_count()
        spaces = int(s.spaces(seat))
        marks = [int(s.marks(seat, mark)) for mark in range(MARK_COUNT)]
        people = [int(s.people(seat, group)) for group in range(GROUP_COUNT)]
        return [
            float(s.points(seat)),
            int(s.on_mat(seat, BONUSES_AT)).bit_count(),
            0.0 if is_final else float(advice.bonuses(s, seat)) / HUNDRED,
            hand,
            max(0, hand - HAND_MOST),
            int(s.played(seat)).bit_count(),
            float(advice.lasting_cards(s, seat, left)) / HUNDRED,
            float(advice.final_hand(s, seat) if is_final else advice.hand(s, seat, left)) / HUNDRED,
            sum(marks),
            max(marks),
            sum(int(s.printed(seat, group)) for group in range(GROUP_COUNT)),
            (spaces & MAJOR).bit_count(),
            (spaces >> TOWN_AT).bit_count(),
            float(advice.cities(s, seat)) / HUNDRED,
            sum(people),
            sum(one == 0 for one in people),
            float(s.cubes(seat, TEMPLE)),
            float(s.cubes(seat, ORACLE)),
            min(coins, advice.ENOUGH_COINS),
            max(0, coins - advice.ENOUGH_COINS),
            float(s.free_fields(seat)),
            float(s.on_mat(seat, CUBES_AT)),
            float(s.on_mat(seat, SINGLES_AT)),
            float(s.on_mat(seat, DOUBLES_AT)),
            float(advice.time(s, seat)) / HUNDRED,
            1.0 if advice.leads_next(s) == seat else 0.0,
        ]


JUDGE = GentesJudge()
STRENGTHS = {
    "easy": Strength(error=1.8, points=8.0, looks_around=False),
    "medium": Strength(error=1.0, points=6.0),
    "hard": Strength(error=0.5, points=4.0),
    "expert": Strength(error=0.2, points=2.0),
    "master": Strength(),
}
LOVES = {"nefra": ("cities",), "hanno": ("cards",), "tirza": ("people",), "balas": ("coins", "time")}


def players() -> dict[str, Bot]:
    """Return all players by name."""
    strengths = STRENGTHS | personas(LOVES, STRENGTHS["expert"])
    return {name: Player(JUDGE, strength) for name, strength in strengths.items()}


def hint(worlds: Worlds, seat: int, legal: list[int]) -> Hint:
    """Return what a master would do, and why."""
    return planned_hint(JUDGE, STRENGTHS["master"], worlds, seat, legal)
