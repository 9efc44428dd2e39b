"""What a player of Khronos looks at: coins, taxes by how firmly domains are held, buildings, adventurers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from saecula.bots.planned.judge import Judge
from saecula.games.khronos import TITLE
from saecula.games.khronos.advice import TAX_LAST, TAX_NEXT, promising
from saecula.games.khronos.kinds import (
    ADVENTURERS_EACH,
    CARD_COUNT,
    CELLS,
    CIVIL,
    ERA_COUNT,
    LARGE,
    MEDIUM,
    MIGHT,
    MILITARY,
    RANKS,
    REASON,
    RELIGIOUS,
)
from saecula.games.khronos.rules.build import Place
from saecula.games.khronos.rules.course import Act
from saecula.games.khronos.rules.domains import top_rank, zone_beside
from saecula.games.khronos.rules.sites import add_sites, first_under
from saecula.games.khronos.rules.taxes import LAST_ROUND, TAX_ROUNDS
from saecula.games.khronos.state import (
    EMPTY,
    Khronos,
    cell_of,
    cubes_on,
    kind_of,
    owner_of,
    rank_of,
    same_place,
)
from saecula.games.khronos.words import AT
from saecula.kernel.choices import Choices
from saecula.kernel.state import AT_END

if TYPE_CHECKING:
    from saecula.kernel.chance import Rng
    from saecula.kernel.state import State

HUNDRED = 100.0  # rules of thumb count in hundredths of a coin
FIRST_TAXES = 4  # the round
FAR_AHEAD = 2  # cubes more than anybody else has
HOLDS = {  # which part of a domain's value may be hoped for in the next taxes, by what rules it
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
RANKED = ("", "small", "medium", "large")
CROWDED = ("shared", "ahead", "far ahead")  # in Reason
TWO_CARDS = 2  # of one colour: what somebody may well have


class KhronosJudge(Judge):
    """Seven rounds."""

    title = TITLE
    stages = LAST_ROUND
    parts: ClassVar[dict[str, tuple[str, ...]]] = {
        "coins": ("coins",),
        "taxes": (*HOLDS, "third era", "due"),
        "domains": ("of rank 1", "of rank 2", "of rank 3"),
        "pieces": ("apart", "travels", "to move"),
    }

    def stage(self, s: State) -> int:
        """§turn Return the round."""
        assert isinstance(s, Khronos)  # noqa: S101 - tells the type checker
        return max(1, min(int(s.round), LAST_ROUND)) - 1

    def guessed(self, stage: int) -> dict[str, float]:
        """Return what taxes may be worth: those of round 4, then of round 7; less if easily lost."""
        early = stage + 1 < FIRST_TAXES
        soon = (TAX_NEXT + (TAX_LAST if early else 0)) / HUNDRED
        holds = {name: share * soon / (TAX_NEXT / HUNDRED) for name, share in HOLDS.items()}
        built = {"of rank 1": 0.3, "of rank 2": 1.0 if early else 0.6, "of rank 3": 1.4 if early else 0.8}
        return {"coins": 1.0, **holds, "third era": -0.5, "due": soon / 2, **built, "travels": -0.7}

    def features(self, s: State) -> list[list[float]]:
        """§IV Return what each seat has and would collect."""
        assert isinstance(s, Khronos)  # noqa: S101 - tells the type checker
        return Survey(s).rows()

    def shortlist(self, s: State, seat: int, legal: list[int], most: int, rng: Rng) -> list[int]:
        """Return the choices that are thought through: of a turn any few, for it is planned as a whole."""
        assert isinstance(s, Khronos)  # noqa: S101 - tells the type checker
        if isinstance(s.top, Act):
            return legal[:most]
        if isinstance(s.top, Place):
            return promising(s, s.top, seat).as_list()[:most]
        return super().shortlist(s, seat, legal, most, rng)

    def rests(self, s: State, seat: int, *, far: bool) -> bool:
        """§turn When the next seat's turn begins: taxes are paid, cards drawn."""
        assert isinstance(s, Khronos)  # noqa: S101 - tells the type checker
        return bool(s.owed == AT_END or s.active != seat)


class Survey:
    """One look at all three maps: who would collect how much where, and how easily he could lose it."""

    def __init__(self, s: Khronos) -> None:
        self.s = s
        self.seats = int(s.seats)
        self.found = [dict.fromkeys(JUDGE.names, 0.0) for _ in range(self.seats)]
        self.taxes = [[0] * ERA_COUNT for _ in range(self.seats)]
        for era in range(ERA_COUNT):
            if era == REASON:
                self.look_at_reason()
            else:
                self.look_at(era)

    def buildings(self, era: int) -> list[tuple[int, int]]:
        """Return the buildings of an era, each with its domain."""
        at = era * CELLS
        zone = self.s.zone
        return [(b, int(zone[at + cell_of(b)])) for b in set(self.s.board[at : at + CELLS]) if b != EMPTY]

    def look_at(self, era: int) -> None:
        """§IV The highest military building rules a domain in Might, the highest religious one in Faith."""
        ruling = MILITARY if era == MIGHT else RELIGIOUS
        coins: dict[int, int] = {}
        tops: dict[int, tuple[int, int]] = {}  # per domain: rank and building
        for b, zone in self.buildings(era):
            kind, rank = kind_of(b), int(rank_of(b))
            if kind == CIVIL:
                coins[zone] = coins.get(zone, 0) + int(self.s.value(b))
                continue
            self.found[owner_of(b)][f"of rank {rank}"] += 1
            if kind == ruling:
                tops[zone] = max(tops.get(zone, (0, 0)), (rank, b))
        reached = self.reach(era, ruling, [zone for zone in coins if coins[zone] > 1 or zone in tops])
        for zone, (rank, b) in tops.items():
            owner, amount = int(owner_of(b)), coins.get(zone, 0)
            self.taxes[owner][era] += amount
            is_open = any(zone in mine for seat, mine in enumerate(reached) if seat != owner)
            self.found[owner][RANKED[rank] + (" open" if is_open and rank < LARGE else "")] += amount
            if era != MIGHT and not same_building(int(self.s.at(MIGHT, cell_of(b))), b):
                self.found[owner]["unrooted"] += amount
        for seat, mine in enumerate(reached):
            free = [coins[zone] for zone in mine if zone in coins and owner_of(tops.get(zone, (0, 0))[1]) != seat]
            self.found[seat]["in reach"] += max(free, default=0)

    def reach(self, era: int, kind: int, worthy: list[int]) -> list[set[int]]:
        """§A3 Return for each seat the domains in which it could build the highest building with two cards."""
        if not worthy:
            return [set() for _ in range(self.seats)]
        twin = self.s.clone()
        medium, large = RANKS * kind + MEDIUM - 1, RANKS * kind + LARGE - 1
        return [
            self.taken_over(twin, seat, era, medium) | self.taken_over(twin, seat, era, large)
            for seat in range(self.seats)
        ]

    def taken_over(self, twin: Khronos, seat: int, era: int, tile: int) -> set[int]:
        """§2.1, §2.2 Return the domains in which a seat could lay a tile and rule, if it had two such cards."""
        kind, rank = tile // RANKS, tile % RANKS + 1
        for card in range(CARD_COUNT):
            twin.hands[seat * CARD_COUNT + card] = TWO_CARDS if card == kind else 0
        for adventurer in range(ADVENTURERS_EACH):
            twin.eras[seat * ADVENTURERS_EACH + adventurer] = era
            twin.played[seat * ADVENTURERS_EACH + adventurer] = 0
        out = Choices()
        add_sites(twin, seat, era, tile, out)
        zones = set()
        for site in out.as_list():
            cell = int(AT.x(site)) % CELLS
            zones.add(
                int(twin.zone[era * CELLS + first_under(twin, tile, era, cell)]) or zone_beside(twin, era, cell, rank)
            )
        return {zone for zone in zones if zone > 0 and top_rank(twin, era, zone, kind) < rank}

    def look_at_reason(self) -> None:
        """§IV The most inhabitants rule a domain in Reason; several seats may have as many."""
        coins: dict[int, int] = {}
        cubes: dict[int, list[int]] = {}
        for b, zone in self.buildings(REASON):
            if kind_of(b) != CIVIL:
                coins[zone] = coins.get(zone, 0) + int(self.s.value(b))
                continue
            here = [int(cubes_on(b, seat)) for seat in range(self.seats)]
            if any(here):
                cubes[zone] = [a + b for a, b in zip(cubes.get(zone, [0] * self.seats), here, strict=True)]
        for zone, inhabitants in cubes.items():
            amount, most = coins.get(zone, 0), max(inhabitants)
            for seat in range(self.seats):
                if inhabitants[seat] == most:
                    ahead = most - max(inhabitants[:seat] + inhabitants[seat + 1 :])
                    self.found[seat][CROWDED[min(ahead, FAR_AHEAD)]] += amount
                    self.taxes[seat][REASON] += amount

    def rows(self) -> list[list[float]]:
        """Return the features of all seats."""
        for seat in range(self.seats):
            self.add_own(seat, self.found[seat])
        return [list(found.values()) for found in self.found]

    def add_own(self, seat: int, found: dict[str, float]) -> None:
        """§II.1, §IV Coins, where the adventurers stand and should stand, and whether taxes are still due now."""
        s = self.s
        to_move = (seat - s.start) % s.seats >= (s.active - s.start) % s.seats
        if s.round == LAST_ROUND and not to_move:
            found.update(dict.fromkeys(found, 0.0))
            found["coins"] = float(s.money[seat])
            return
        taxes = self.taxes[seat]
        at = seat * ADVENTURERS_EACH
        stands = {int(s.eras[at]), int(s.eras[at + 1])}
        best = sorted(range(ERA_COUNT), key=lambda era: -taxes[era])
        found["coins"] = float(s.money[seat])
        found["third era"] = float(taxes[best[-1]])
        found["due"] = float(taxes[best[0]] + taxes[best[1]]) if to_move and TAX_ROUNDS >> s.round & 1 else 0.0
        found["apart"] = float(len(stands) - 1)
        found["travels"] = float(sum(era not in stands and taxes[era] > 0 for era in best[:2]))
        found["to move"] = 1.0 if to_move else 0.0


def same_building(a: int, b: int) -> bool:
    """Say whether two buildings are the same tile of the same owner in the same place."""
    return bool(same_place(a, b) and owner_of(a) == owner_of(b))


JUDGE = KhronosJudge()
