"""§B Copies fall forward in time: replacement, paradox, bans. One frame carries a building through the eras."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.khronos import state, words
from saecula.games.khronos.kinds import CELLS, CIVIL, FAITH, MIGHT, RANKS, REASON
from saecula.games.khronos.rules.domains import lay
from saecula.games.khronos.rules.grid import COVERED, covered_at, covered_end
from saecula.games.khronos.rules.overlap import domains_joined, first_covered, top_after
from saecula.games.khronos.rules.removal import domains_before, erase, erase_shadow, tell_splits
from saecula.games.khronos.rules.repair import NOTHING_JOINED, Repair
from saecula.games.khronos.state import (
    Khronos,
    building,
    cell_of,
    half_of,
    is_printed,
    kind_of,
    owner_of,
    rank_of,
    same_place,
    tile_of,
)
from saecula.kernel.rows import Row
from saecula.kernel.state import Frame

INCOME_IN_MIGHT: Final = 1  # §2.1, §2.2
INCOME_IN_FAITH: Final = 2

PLACE: Final = 0
TEST: Final = 1
CLEAR: Final = 2
PUT: Final = 3
REPAIR_MIGHT: Final = 4
REPAIR_FAITH: Final = 5


@final
@mypyc_attr(free_list_len=1)
class Ripple(Frame[Khronos]):
    """§2.1, §2.2, §B, §C A building is placed, copied forward (A12, A34), and then domains are repaired (A31)."""

    era: i64  # where it is built
    new: i64  # the building
    old: i64  # what it enlarges, or EMPTY
    at: i64  # the era that the copy has come to
    stage: i64
    might_joined: Row  # the domains joined in Might: their names before, none if fewer than two
    might_before: Row  # the names of all cells before
    faith_joined: Row
    faith_before: Row
    before: Row  # the names of all cells of all eras before a paradox, none without one

    def __init__(
        self,
        era: i64,
        new: i64,
        old: i64,
        at: i64,
        stage: i64,
        might_joined: Row,
        might_before: Row,
        faith_joined: Row,
        faith_before: Row,
        before: Row,
    ) -> None:
        self.era = era
        self.new = new
        self.old = old
        self.at = at
        self.stage = stage
        self.might_joined = might_joined
        self.might_before = might_before
        self.faith_joined = faith_joined
        self.faith_before = faith_before
        self.before = before

    def run(self, s: Khronos) -> None:
        """§B Go one step further."""
        if self.stage == PLACE:
            self.place(s)
        elif self.stage == TEST:
            self.stage = self.test(s)
        elif self.stage == CLEAR:
            self.clear(s)
        elif self.stage == PUT:
            self.put(s)
        elif self.stage == REPAIR_MIGHT:
            self.stage = REPAIR_FAITH
            tell_splits(s, self.before, FAITH, self.new)
            tell_splits(s, self.before, REASON, self.new)
            if self.era == MIGHT:
                s.push(Repair(MIGHT, cell_of(self.new), self.might_joined, self.might_before, NOTHING_JOINED))
        else:
            s.pop()
            s.push(Repair(FAITH, cell_of(self.new), self.faith_joined, self.faith_before, NOTHING_JOINED))

    def place(self, s: Khronos) -> None:
        """§2.1, §2.2 Lay the tile, mark it with a cube, and be paid at once for a medium or large one (A6, A37)."""
        tile = tile_of(self.new)
        seat = s.active
        self.note_joined(s, self.era)
        s.stock[tile] -= 1
        if self.old == state.EMPTY:
            s.tell(words.BUILDS, seat, tile, self.era, self.era * CELLS + cell_of(self.new))
        else:
            s.tell(words.ENLARGES, seat, tile_of(self.old), tile, self.era, self.era * CELLS + cell_of(self.new))
            if not is_printed(self.old):
                s.stock[tile_of(self.old)] += 1
        if owner_of(self.new) != state.NONE and self.old == state.EMPTY:
            s.cubes[seat] -= 1
        lay(s, self.era, self.new)
        self.tell_joined(s, self.era)
        coins = income(self.era, tile)
        if coins > 0:
            s.money[seat] += coins
            s.tell(words.EARNS, seat, coins)
        self.at = self.era + 1
        self.stage = TEST if rank_of(self.new) > 1 else REPAIR_MIGHT

    def note_joined(self, s: Khronos, era: i64) -> None:
        """§C1 Only a civil building or its copy joins domains (A48): note which, and how they lay before."""
        if kind_of(self.new) != CIVIL or era == REASON:
            return
        joined = domains_joined(s, era, self.new, self.old if era == self.era else state.EMPTY)
        if len(joined) < 2:
            return
        if era == MIGHT:
            self.might_joined = joined
            self.might_before = s.zone[MIGHT * CELLS : (MIGHT + 1) * CELLS]
        else:
            self.faith_joined = joined
            self.faith_before = s.zone[FAITH * CELLS : (FAITH + 1) * CELLS]

    def tell_joined(self, s: Khronos, era: i64) -> None:
        """§C1 Tell how many domains became one."""
        joined = self.might_joined if era == MIGHT else self.faith_joined
        if era != REASON and len(joined) > 1:
            s.tell(words.JOINED, era, len(joined), era * CELLS + cell_of(self.new))

    def test(self, s: Khronos) -> i64:
        """§B Say what comes next: the next era, clearing the place, or no copies: later eras stay (A14, A15)."""
        if self.at > REASON:
            return REPAIR_MIGHT
        tile = tile_of(self.new)
        if s.stock[tile] == 0:  # A19 before anything is taken off
            s.tell(words.NO_TILE_LEFT, tile, self.at)
            return REPAIR_MIGHT
        if kind_of(self.new) == CIVIL:
            there = s.at(self.at, cell_of(self.new))
            if same_place(there, self.new):  # A17
                s.tell(words.THERE_BEFORE, tile, self.at, self.at * CELLS + cell_of(self.new))
                self.at += 1
                return TEST
        elif self.at == FAITH and self.is_banned(s):
            return REPAIR_MIGHT
        self.note_joined(s, self.at)
        return CLEAR

    def is_banned(self, s: Khronos) -> bool:
        """§B In Faith neither the domain rule nor the hierarchy rule may be broken; in Reason all is allowed (A13)."""
        tile = tile_of(self.new)
        place = FAITH * CELLS + cell_of(self.new)
        replaced = self.replaced_in(s, FAITH)
        if s.cubes[owner_of(self.new)] == 0 and replaced == state.EMPTY:  # A36, A57
            s.tell(words.NO_CUBE_LEFT, tile, FAITH, owner_of(self.new))
            return True
        if len(domains_joined(s, FAITH, self.new, replaced)) > 1:  # A51
            s.tell(words.WOULD_JOIN, tile, FAITH, place)
            return True
        if top_after(s, FAITH, self.new, replaced) == rank_of(self.new):
            s.tell(words.WOULD_EQUAL, tile, FAITH, place)
            return True
        return False

    def replaced_in(self, s: Khronos, era: i64) -> i64:
        """§B, §2.2 Return the copy of what is being enlarged, or EMPTY: exactly its tile in its place (A52, A54)."""
        if self.old == state.EMPTY or rank_of(self.old) == 1:
            return state.EMPTY
        b = s.at(era, cell_of(self.old))
        if b == state.EMPTY or not same_place(b, self.old):
            return state.EMPTY
        if era == FAITH and owner_of(b) != owner_of(self.new):
            return state.EMPTY
        return b

    def clear(self, s: Khronos) -> None:
        """§B A paradox: erase one covered building after another, even an equal one (A53), but for what is replaced."""
        b = first_covered(s, self.at, self.new, self.replaced_in(s, self.at))
        if b == state.EMPTY:
            self.stage = PUT
            return
        if len(self.before) == 0:
            self.before = domains_before(s)
        place = self.at * CELLS + cell_of(b)
        if owner_of(b) == state.NONE:
            s.tell(words.ERASED, tile_of(b), self.at, place)
        else:
            s.tell(words.ERASED_OF, owner_of(b), tile_of(b), self.at, place)
        if self.at == FAITH:
            erase_shadow(s, b)
        erase(s, self.at, b)

    def put(self, s: Khronos) -> None:
        """§B Lay the copy: owned in Faith, a ruin in Reason; inhabitants move on (§2.4), restoration is lost."""
        tile = tile_of(self.new)
        place = self.at * CELLS + cell_of(self.new)
        owner: i64 = owner_of(self.new) if self.at == FAITH else state.NONE
        replaced = self.replaced_in(s, self.at)
        if replaced != state.EMPTY:
            s.tell(words.REPLACED, tile_of(replaced), self.at, self.at * CELLS + cell_of(replaced))
            s.stock[tile_of(replaced)] += 1
            if half_of(replaced) != state.NONE:
                s.cubes[half_of(replaced)] += 1
        elif owner != state.NONE:
            s.cubes[owner] -= 1
        copy = building(tile, cell_of(self.new), owner) | inhabitants(s, self.at, self.new)
        if self.at == REASON and kind_of(self.new) != CIVIL:
            copy |= 1 << state.RUIN_AT
            s.tell(words.RUINED, tile, place)
        else:
            s.tell(words.COPIED, tile, self.at, place)
        s.stock[tile] -= 1
        lay(s, self.at, copy)
        self.tell_joined(s, self.at)
        self.at += 1
        self.stage = TEST

    def copy(self) -> Ripple:
        """Return a copy; the rows are never changed once they are there."""
        return Ripple(
            self.era,
            self.new,
            self.old,
            self.at,
            self.stage,
            self.might_joined,
            self.might_before,
            self.faith_joined,
            self.faith_before,
            self.before,
        )


def ripple(era: i64, new: i64, old: i64) -> Ripple:
    """§2.1, §2.2 Return a building about to be placed; `old` is what it enlarges, or EMPTY."""
    nothing = NOTHING_JOINED
    return Ripple(era, new, old, era, PLACE, nothing, nothing, nothing, nothing, nothing)


def income(era: i64, tile: i64) -> i64:
    """§2.1, §2.2 Medium and large buildings pay at once, in Faith more than in Might; copies do not (A69)."""
    if tile % RANKS == 0:
        return 0
    return INCOME_IN_MIGHT if era == MIGHT else INCOME_IN_FAITH


def inhabitants(s: Khronos, era: i64, new: i64) -> i64:
    """§2.4 Return the cubes below a civil building in Reason, on a printed hamlet or on its smaller self (A35)."""
    if era != REASON or kind_of(new) != CIVIL:
        return 0
    found: i64 = 0
    i: i64
    for i in range(covered_at(rank_of(new)), covered_end(rank_of(new))):
        cell = cell_of(new) + COVERED[i]
        b = s.at(REASON, cell)
        if b != state.EMPTY and cell_of(b) == cell:
            found += b >> state.CUBES_AT << state.CUBES_AT
    return found
