"""Features of the maps of Khronos: who would collect how much where, and how easily they could lose it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saecula.games.khronos import kinds
from saecula.games.khronos.rules.domains import top_rank, zone_beside
from saecula.games.khronos.rules.sites import add_sites_among, beside_taken, first_under
from saecula.games.khronos.rules.taxes import LAST_ROUND, TAX_ROUNDS, buildings_in, most_inhabitants, tax_values
from saecula.games.khronos.state import EMPTY, Khronos, cell_of, cubes_on, kind_of, owner_of, rank_of, same_place
from saecula.games.khronos.words import AT
from saecula.kernel.choices import Choices
from saecula.kernel.rows import Row, ints

# The features of a seat.
COINS: Final = 0
SMALL_HELD: Final = 1  # taxes of domains ruled by a small building; the next one if somebody could build higher
MEDIUM_HELD: Final = 3
LARGE_HELD: Final = 5
UNROOTED: Final = 6  # taxes of Faith whose ruling building does not stand in Might
SHARED: Final = 7  # taxes of Reason: as many cubes as another, one more, two or more
MAX_LEAD: Final = 2  # in cubes, of SHARED
IN_REACH: Final = 10  # taxes of the best domain that the seat could take over
THIRD: Final = 11  # taxes of the era where no adventurer can be
DUE: Final = 12  # taxes that are still paid in this round
RANK: Final = 13  # buildings of rank 1, 2, 3
APART: Final = 16
TRAVELS: Final = 17  # needed to stand where taxes are
TO_MOVE: Final = 18
FEATURE_COUNT: Final[i64] = 19
TWO_CARDS: Final = 2  # of one colour, as a hand may well have
OPEN_STEP: Final = 1  # from a feature of held domains to that of open ones


@final
class Survey:
    """The features of all seats."""

    s: Khronos
    seats: i64
    found: Row  # per seat and feature
    taxes: Row  # per seat and era
    reached: Row  # per seat and domain (name − 1): whether it could be taken over; of the era looked at last

    def __init__(self, s: Khronos) -> None:
        self.s = s
        self.seats = s.seats
        self.found = ints(s.seats * FEATURE_COUNT, 0)
        self.taxes = ints(s.seats * kinds.ERA_COUNT, 0)
        self.reached = ints(0, 0)
        self.survey_era(kinds.MIGHT, kinds.MILITARY)
        self.survey_era(1, kinds.RELIGIOUS)
        self.survey_reason()
        seat: i64
        for seat in range(self.seats):
            self.add_own(seat)

    def add(self, seat: i64, feature: i64, amount: i64) -> None:
        """Add to a feature of a seat."""
        self.found[seat * FEATURE_COUNT + feature] += amount

    def survey_era(self, era: i64, ruling: i64) -> None:
        """§IV The highest military building rules a domain in Might, the highest religious one in Faith."""
        s = self.s
        cells = buildings_in(s, era)
        coins = tax_values(s, era, cells)
        tops = ints(kinds.CELLS, 0)  # per domain the ruling building
        worthy = False
        i: i64
        for i in range(cells.n):
            b = s.board[cells.row[i]]
            zone = s.zone[cells.row[i]] - 1
            if coins[zone] > 1:
                worthy = True
            if kind_of(b) != kinds.CIVIL:
                self.add(owner_of(b), RANK + rank_of(b) - 1, 1)
                if kind_of(b) == ruling and is_higher(b, tops[zone]):
                    tops[zone] = b
                    worthy = worthy or coins[zone] > 0
        self.reach(era, ruling, worthy)
        for zone in range(kinds.CELLS):
            if tops[zone] != EMPTY:
                self.hold(era, zone, tops[zone], coins[zone])
        seat: i64
        for seat in range(self.seats):
            most: i64 = 0
            for zone in range(kinds.CELLS):
                if coins[zone] > most and self.reached[seat * kinds.CELLS + zone] == 1 and owner_of(tops[zone]) != seat:
                    most = coins[zone]
            self.add(seat, IN_REACH, most)

    def hold(self, era: i64, zone: i64, b: i64, amount: i64) -> None:
        """§IV Count the taxes of a domain for who rules it."""
        owner = owner_of(b)
        rank = rank_of(b)
        self.taxes[owner * kinds.ERA_COUNT + era] += amount
        firm = SMALL_HELD + 2 * (rank - 1)
        if rank < kinds.LARGE and self.is_open(zone, owner):
            firm += OPEN_STEP
        self.add(owner, firm, amount)
        might = self.s.at(kinds.MIGHT, cell_of(b))
        if era != kinds.MIGHT and not (same_place(might, b) and owner_of(might) == owner_of(b)):
            self.add(owner, UNROOTED, amount)

    def is_open(self, zone: i64, owner: i64) -> bool:
        """Say whether somebody else could take over a domain."""
        seat: i64
        for seat in range(self.seats):
            if seat != owner and self.reached[seat * kinds.CELLS + zone] == 1:
                return True
        return False

    def reach(self, era: i64, kind: i64, worthy: bool) -> None:
        """§A3 Find for each seat the domains where two cards would buy the highest building."""
        self.reached = ints(self.seats * kinds.CELLS, 0)
        if not worthy:
            return
        twin = self.s.clone()
        out = Choices()
        seat: i64
        for seat in range(self.seats):
            self.take_over(twin, seat, era, kinds.RANKS * kind + kinds.MEDIUM - 1, out)
            self.take_over(twin, seat, era, kinds.RANKS * kind + kinds.LARGE - 1, out)

    def take_over(self, twin: Khronos, seat: i64, era: i64, tile: i64, out: Choices) -> None:
        """§2.1, §2.2 Find the domains that a seat would rule by laying a tile, if it had two cards of the colour."""
        kind = tile // kinds.RANKS
        rank = tile % kinds.RANKS + 1
        card: i64
        for card in range(kinds.CARD_COUNT):
            twin.hands[seat * kinds.CARD_COUNT + card] = TWO_CARDS if card == kind else 0
        adventurer = seat * kinds.ADVENTURERS_EACH
        twin.eras[adventurer] = era
        twin.eras[adventurer + 1] = era
        twin.played[adventurer] = 0
        twin.played[adventurer + 1] = 0
        out.n = 0
        add_sites_among(twin, seat, era, tile, beside_domains(twin, era, rank), out)
        i: i64
        for i in range(out.n):
            cell = AT.x(out.at(i)) % kinds.CELLS
            zone = twin.zone[era * kinds.CELLS + first_under(twin, tile, era, cell)]
            if zone == 0:
                zone = zone_beside(twin, era, cell, rank)
            if zone > 0 and top_rank(twin, era, zone, kind) < rank:
                self.reached[seat * kinds.CELLS + zone - 1] = 1

    def survey_reason(self) -> None:
        """§IV The most inhabitants rule a domain in Reason; several seats may have as many."""
        s = self.s
        cells = buildings_in(s, kinds.REASON)
        coins = tax_values(s, kinds.REASON, cells)
        rules = most_inhabitants(s, cells)
        zone: i64
        for zone in range(kinds.CELLS):
            if rules[zone] != 0 and coins[zone] > 0:
                seat: i64
                for seat in range(self.seats):
                    if rules[zone] >> seat & 1 == 1:
                        ahead = self.cubes_ahead(zone + 1, seat)
                        self.add(seat, SHARED + (ahead if ahead < MAX_LEAD else MAX_LEAD), coins[zone])
                        self.taxes[seat * kinds.ERA_COUNT + kinds.REASON] += coins[zone]

    def cubes_ahead(self, zone: i64, seat: i64) -> i64:
        """§IV Return how many inhabitants a seat has more than anybody else in a domain of Reason."""
        s = self.s
        cubes = ints(self.seats, 0)
        cell: i64
        for cell in range(kinds.CELLS):
            b = s.board[kinds.REASON * kinds.CELLS + cell]
            if b != EMPTY and s.zone[kinds.REASON * kinds.CELLS + cell] == zone and cell_of(b) == cell:
                player: i64
                for player in range(self.seats):
                    cubes[player] += cubes_on(b, player)
        most: i64 = 0
        for player in range(self.seats):
            if player != seat and cubes[player] > most:
                most = cubes[player]
        return cubes[seat] - most

    def add_own(self, seat: i64) -> None:
        """§II.1, §IV Note coins, taxes due in this round, and where the adventurers stand and should stand."""
        s = self.s
        row = seat * FEATURE_COUNT
        to_move = (seat - s.start) % s.seats >= (s.active - s.start) % s.seats
        if s.round == LAST_ROUND and not to_move:
            feature: i64
            for feature in range(FEATURE_COUNT):
                self.found[row + feature] = 0
            self.found[row + COINS] = s.money[seat]
            return
        first = s.eras[seat * kinds.ADVENTURERS_EACH]
        second = s.eras[seat * kinds.ADVENTURERS_EACH + 1]
        worst = self.worst_era(seat)
        most: i64 = 0
        era: i64
        for era in range(kinds.ERA_COUNT):
            taxes = self.taxes[seat * kinds.ERA_COUNT + era]
            if era != worst:
                most += taxes
                if taxes > 0 and era != first and era != second:
                    self.found[row + TRAVELS] += 1
        self.found[row + COINS] = s.money[seat]
        self.found[row + THIRD] = self.taxes[seat * kinds.ERA_COUNT + worst]
        self.found[row + DUE] = most if to_move and TAX_ROUNDS >> s.round & 1 == 1 else 0
        self.found[row + APART] = 1 if first != second else 0
        self.found[row + TO_MOVE] = 1 if to_move else 0

    def worst_era(self, seat: i64) -> i64:
        """§IV Return the era with the least taxes of a seat, the last of equals."""
        worst: i64 = 0
        era: i64
        for era in range(1, kinds.ERA_COUNT):
            if self.taxes[seat * kinds.ERA_COUNT + era] <= self.taxes[seat * kinds.ERA_COUNT + worst]:
                worst = era
        return worst


def beside_domains(s: Khronos, era: i64, rank: i64) -> Row:
    """§A2 Return per row the columns from which a tile would lie beside a building."""
    found = ints(kinds.ROWS, 0)
    row: i64
    for row in range(kinds.ROWS + 1 - rank):
        found[row] = beside_taken(s, era, row, rank)
    return found


def is_higher(b: i64, than: i64) -> bool:
    """§A3 Say whether a building ranks above another; of equals one is as good."""
    return than == EMPTY or rank_of(b) > rank_of(than) or (rank_of(b) == rank_of(than) and b > than)
