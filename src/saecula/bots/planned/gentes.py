"""What a player of Gentes looks at: points and promises of cards, cities and bonus tiles, people, coins and time."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from saecula.bots.planned.advice import planned_hint
from saecula.bots.planned.judge import Judge
from saecula.bots.planned.player import Player, Strength, personas
from saecula.games.gentes import TITLE, advice
from saecula.games.gentes.kinds import (
    BLOOM,
    FINAL,
    GROUP_COUNT,
    HAND_MOST,
    MARK_COUNT,
    ORACLE,
    POINTS,
    REGION_COUNT,
    ROUNDS,
    TEMPLE,
    TOWN_AT,
    TRADE,
)
from saecula.games.gentes.rules.chronicler import missing_cities, missing_people
from saecula.games.gentes.rules.turn import Turn
from saecula.games.gentes.state import BONUSES_AT, CUBES_AT, DOUBLES_AT, SINGLES_AT, Gentes
from saecula.kernel.state import AT_END
from saecula.kernel.verbs import count_in

if TYPE_CHECKING:
    from saecula.bots.hints import Hint
    from saecula.bots.worlds import Bot, Worlds
    from saecula.kernel.state import State

HUNDRED = 100.0  # rules of thumb count in hundredths of a point
MAJOR = (1 << TOWN_AT) - 1
PARTS = 3  # of a round
MUCH_TIME = 3  # free fields on average
NEAREST = 3  # hand cards that are looked at most closely


class GentesJudge(Judge):
    """Six rounds, each with its first and later turns and its decline, and the scoring."""

    title = TITLE
    stages = PARTS * ROUNDS + 1
    beginners = 1.0  # a match by the value takes ten times as long
    tables = (2, 3, 2, 4, 2)
    parts: ClassVar[dict[str, tuple[str, ...]]] = {
        "points": ("points", "bonuses", "bonus progress"),
        "cards": (
            *("hand", "hand over", "played", "lasting", "prospects", "marks", "most marks", "mark squares", "printed"),
            *("ready cards", "missing people", "missing cities", "actions"),
        ),
        "cities": ("cities", "towns", "city yield", "point regions", "trade regions", "cube regions"),
        "people": ("people", "empty groups", "temple", "oracle"),
        "coins": ("coins", "many coins"),
        "time": ("fields", "locked", "singles", "doubles", "time", "leads"),
    }

    def stage(self, s: State) -> int:
        """§4.0 Each round has its bloom, with much time and with little, and its decline."""
        assert isinstance(s, Gentes)  # noqa: S101 - tells the type checker
        if s.phase == FINAL:
            return PARTS * ROUNDS
        part = PARTS - 1
        if s.phase <= BLOOM:
            free = sum(int(s.free_fields(seat)) for seat in range(int(s.seats)))
            part = 0 if free > MUCH_TIME * int(s.seats) else 1
        return int(PARTS * (min(s.round, ROUNDS) - 1) + part)

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
            sum(mark * mark for mark in marks),
            sum(int(s.printed(seat, group)) for group in range(GROUP_COUNT)),
            *self.lacking(s, seat),
            int(s.played(seat) & s.t.round_cards).bit_count(),
            (spaces & MAJOR).bit_count(),
            (spaces >> TOWN_AT).bit_count(),
            float(advice.cities(s, seat)) / HUNDRED,
            *self.regions(s, spaces),
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

    def lacking(self, s: Gentes, seat: int) -> list[float]:
        """§4.1.chronicler Return how many hand cards could be played at once, and what the nearest three lack."""
        found = []
        for card in members(int(s.hand(seat))):
            towns = int(missing_cities(s, seat, card))
            found.append((int(missing_people(s, seat, card)), sum(int(count_in(towns, symbol)) for symbol in range(3))))
        nearest = sorted(found, key=lambda lack: lack[0] + 2 * lack[1])[:NEAREST]
        ready = sum(lack == (0, 0) for lack in found)
        return [ready, sum(people for people, _ in nearest), sum(towns for _, towns in nearest)]

    def regions(self, s: Gentes, spaces: int) -> list[float]:
        """§4.2.D Return in how many regions a seat has cities of points, of trade, of cubes."""
        found = [0.0, 0.0, 0.0]
        symbols = [int(s.t.symbol_spaces[symbol]) for symbol in range(POINTS + 1)]
        kinds = (symbols[POINTS], symbols[TRADE], symbols[TEMPLE] | symbols[ORACLE])
        for region in range(REGION_COUNT):
            own = spaces & int(s.t.region_spaces[region])
            for at, kind in enumerate(kinds):
                found[at] += bool(own & kind)
        return found


def members(bits: int) -> list[int]:
    """Return the numbers in a set."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


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
