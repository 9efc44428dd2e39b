"""§C1, §C3 Repairing the hierarchy of an era after domains were joined, split or robbed of a building."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.khronos.kinds import CARD_COUNT, CELLS, MIGHT, MILITARY, RELIGIOUS
from saecula.games.khronos.rules.domains import NO_DOMAIN, first_tie, top_rank
from saecula.games.khronos.rules.shrink import Shrink
from saecula.games.khronos.state import EMPTY, Khronos, cell_of, kind_of, owner_of, rank_of, tile_of
from saecula.games.khronos.words import ASK_VICTIM, MUST_SHRINK, NOT_TIED, OWN_FIRST, RAZE, STRONGER, TIED
from saecula.kernel.choices import Choices
from saecula.kernel.frames import Once
from saecula.kernel.rows import Row, ints, row
from saecula.kernel.state import ALLOWED, Frame

NOTHING_JOINED: Final = row([])


@final
@mypyc_attr(free_list_len=1)
class Repair(Frame[Khronos]):
    """§C1, §C3 While some domain has several buildings of the highest rank, for whatever reason (A30), some shrink."""

    era: i64
    joint: i64  # a cell of the building that joined domains
    joined: Row  # the names of the joined domains before; none if nothing was joined
    before: Row  # per cell: the name of its domain before
    strength: Row  # per joined domain: military and religious strength when the repair begins (A23)

    def __init__(self, era: i64, joint: i64, joined: Row, before: Row, strength: Row) -> None:
        self.era = era
        self.joint = joint
        self.joined = joined
        self.before = before
        self.strength = strength

    def run(self, s: Khronos) -> None:
        """§C1 In Might military buildings first, in Faith religious ones (A27), never civil ones (A47)."""
        if s.tied >> self.era & 1 == 0:
            s.pop()
            return
        if len(self.joined) > 0 and len(self.strength) == 0:
            self.strength = strengths(s, self.era, self.joined, self.before)
        first: i64 = MILITARY if self.era == MIGHT else RELIGIOUS
        kind = first
        zone = first_tie(s, self.era, kind)
        if zone == NO_DOMAIN:
            kind = MILITARY + RELIGIOUS - first
            zone = first_tie(s, self.era, kind)
        if zone == NO_DOMAIN:
            s.tied &= ~(1 << self.era)
            s.pop()
            return
        tied = tied_in(s, self.era, zone, kind)
        s.tell(TIED, self.era, tile_of(tied.at(0)), tied.n, self.era * CELLS + cell_of(tied.at(0)))
        if self.is_still_joined(s, zone) and self.shrink_weaker(s, kind, tied):
            return
        one_shrinks(s, self.era, zone, kind, tied)

    def is_still_joined(self, s: Khronos, zone: i64) -> bool:
        """§C3 Say whether this domain has all buildings of the joined ones: else no strengths count (A26, A59)."""
        at = self.era * CELLS
        if len(self.joined) == 0 or s.zone[at + self.joint] != zone:
            return False
        cell: i64
        for cell in range(CELLS):
            if s.zone[at + cell] != NO_DOMAIN and s.zone[at + cell] != zone and self.joined_as(cell) >= 0:
                return False
        return True

    def joined_as(self, cell: i64) -> i64:
        """§C1 Return which of the joined domains a cell belonged to, −1 for none (A72)."""
        name = self.before[cell]
        i: i64
        for i in range(len(self.joined)):
            if self.joined[i] == name:
                return i
        return -1

    def shrink_weaker(self, s: Khronos, kind: i64, tied: Choices) -> bool:
        """§C1 The offending buildings of all weaker domains shrink (A20, A21, A58); say whether there are any."""
        most = self.most_strength(s, kind, tied)
        i: i64
        weaker = Choices(tied.n)
        turn: i64
        for turn in range(s.seats):  # the active seat first, then clockwise
            for i in range(tied.n):
                b = tied.at(i)
                if owner_of(b) == (s.active + turn) % s.seats and self.strength_of(b, kind) < most:
                    s.tell(STRONGER, kind, most, self.strength_of(b, kind))
                    s.tell(MUST_SHRINK, owner_of(b), tile_of(b), self.era, self.era * CELLS + cell_of(b))
                    weaker.add(b)
        if weaker.n == 0:
            return False
        s.push(Shrink(self.era, weaker.row[: weaker.n], 0))
        return True

    def most_strength(self, s: Khronos, kind: i64, tied: Choices) -> i64:
        """§C1, A20 Return the strength of the strongest joined domain; by option, of those with a tied building."""
        most: i64 = 0
        i: i64
        if not s.t.only_tied_domains:
            for i in range(len(self.joined)):
                most = max(most, self.strength[i * CARD_COUNT + kind])
            return most
        for i in range(tied.n):
            most = max(most, self.strength_of(tied.at(i), kind))
        return most

    def strength_of(self, b: i64, kind: i64) -> i64:
        """§C1 Return the strength of the domain that a building belonged to."""
        return self.strength[self.joined_as(cell_of(b)) * CARD_COUNT + kind]

    def copy(self) -> Repair:
        """Return a copy; the rows are never changed once they are there."""
        return Repair(self.era, self.joint, self.joined, self.before, self.strength)


def strengths(s: Khronos, era: i64, joined: Row, before: Row) -> Row:
    """§C1 Sum the values of the buildings of each kind in each of the former domains, whoever owns them."""
    found = ints(len(joined) * CARD_COUNT, 0)
    cell: i64
    for cell in range(CELLS):
        b = s.at(era, cell)
        if b != EMPTY and cell_of(b) == cell:
            i: i64
            for i in range(len(joined)):
                if before[cell] == joined[i]:
                    found[i * CARD_COUNT + kind_of(b)] += s.value(b)
    return found


def tied_in(s: Khronos, era: i64, zone: i64, kind: i64) -> Choices:
    """§A3 Return the buildings of a domain that share the highest rank of a kind, in reading order."""
    found = Choices()
    rank = top_rank(s, era, zone, kind)
    cell: i64
    for cell in range(zone - 1, CELLS):
        if s.zone[era * CELLS + cell] == zone:
            b = s.at(era, cell)
            if cell_of(b) == cell and kind_of(b) == kind and rank_of(b) == rank:
                found.add(b)
    return found


def one_shrinks(s: Khronos, era: i64, zone: i64, kind: i64, tied: Choices) -> None:
    """§C1, §C3 Equal strength or a split: one of the active seat's own shrinks, else the one it names (A29)."""
    own: i64 = 0
    mine: i64 = EMPTY
    i: i64
    for i in range(tied.n):
        if owner_of(tied.at(i)) == s.active:
            own += 1
            mine = tied.at(i)
    if own == 1:
        s.tell(MUST_SHRINK, s.active, tile_of(mine), era, era * CELLS + cell_of(mine))
        s.push(Shrink(era, row([int(mine)]), 0))
    else:
        s.push(Victim(s.active, False, era, zone, kind))


@final
@mypyc_attr(free_list_len=1)
class Victim(Once[Khronos]):
    """§C1, §C3 Which building shrinks?"""

    era: i64
    zone: i64
    kind: i64

    def __init__(self, seat: i64, answered: bool, era: i64, zone: i64, kind: i64) -> None:
        super().__init__(seat, answered)
        self.era = era
        self.zone = zone
        self.kind = kind

    def ask(self, s: Khronos, seat: i64) -> i64:
        """§C1 Which of these buildings shrinks?"""
        tile = 3 * self.kind + top_rank(s, self.era, self.zone, self.kind) - 1
        return s.say(ASK_VICTIM, tile, self.era)

    def about(self, s: Khronos, choice: i64) -> bool:
        """§C1 Say whether a choice names a building."""
        return RAZE.has(choice)

    def candidates(self, s: Khronos, seat: i64, out: Choices) -> None:
        """§C1 Add the buildings of the highest rank."""
        tied = tied_in(s, self.era, self.zone, self.kind)
        i: i64
        for i in range(tied.n):
            out.add(RAZE.at(self.era * CELLS + cell_of(tied.at(i))))

    def why_not(self, s: Khronos, seat: i64, choice: i64) -> i64:
        """§C1 One of the offending buildings; one's own first (A22)."""
        site = RAZE.x(choice)
        tied = tied_in(s, self.era, self.zone, self.kind)
        named: i64 = EMPTY
        own = False
        i: i64
        for i in range(tied.n):
            b = tied.at(i)
            if site == self.era * CELLS + cell_of(b):
                named = b
            if owner_of(b) == seat:
                own = True
        if named == EMPTY:
            return s.say(NOT_TIED, site)
        return OWN_FIRST if own and owner_of(named) != seat else ALLOWED

    def notes(self, s: Khronos, seat: i64, choice: i64) -> None:
        """§C1 Leave which building a choice is about, and its era."""
        s.say(0, tile_of(s.board[RAZE.x(choice)]) + 1, self.era + 1)

    def answer(self, s: Khronos, choice: i64) -> None:
        """§C1 It shrinks."""
        b = s.at(self.era, RAZE.x(choice) % CELLS)
        s.tell(MUST_SHRINK, owner_of(b), tile_of(b), self.era, RAZE.x(choice))
        s.push(Shrink(self.era, row([int(b)]), 0))

    def copy(self) -> Victim:
        return Victim(self.seat, self.answered, self.era, self.zone, self.kind)
