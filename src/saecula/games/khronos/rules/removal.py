"""§B, §C2 Buildings that leave a map: their tile goes to the box, their cubes go home, a hamlet below may keep one."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.khronos.kinds import CELLS, CIVIL, REASON
from saecula.games.khronos.rules.domains import NO_DOMAIN, lift, rewrite
from saecula.games.khronos.rules.grid import COVERED, covered_at, covered_end
from saecula.games.khronos.state import (
    EMPTY,
    LETTER_RULES,
    NONE,
    Khronos,
    all_cubes,
    cell_of,
    cube_of,
    cubes_on,
    half_of,
    is_printed,
    kind_of,
    owner_of,
    rank_of,
    same_place,
    tile_of,
)
from saecula.games.khronos.words import (
    ASK_KEEPER,
    ASK_STAY,
    CUBE_LEAVES,
    CUBE_STAYS,
    KEEP,
    NEVER_WAS,
    NOT_MOST_CUBES,
    SPLIT_UP,
)
from saecula.kernel.choices import Choices
from saecula.kernel.frames import Once
from saecula.kernel.rows import Row, ints, row
from saecula.kernel.state import ALLOWED, DONE

NOT_TOLD: Final = row([])


def remove(s: Khronos, era: i64, b: i64) -> None:
    """§B, §C2 Take a building off: the tile back to the box (A18), all its cubes back to their owners (A45)."""
    s.stock[tile_of(b)] += 1
    return_cubes(s, b)
    lift(s, era, b)


def return_cubes(s: Khronos, b: i64) -> None:
    """§B, §C2 The owner's cube, the cube of a half restoration, and those of inhabitants go home."""
    if owner_of(b) != NONE:
        s.cubes[owner_of(b)] += 1
    if half_of(b) != NONE:
        s.cubes[half_of(b)] += 1
    seat: i64
    for seat in range(s.seats):
        s.cubes[seat] += cubes_on(b, seat)


def domains_before(s: Khronos) -> Row:
    """§C3 Return the domains of all cells before something vanishes; nothing where no story is told."""
    return s.zone[:] if s.telling else NOT_TOLD


def tell_splits(s: Khronos, before: Row, era: i64, new: i64) -> None:
    """§C3 Tell which domains have fallen apart, now that all is laid; a `new` building is no part of the old ones."""
    cell: i64
    if len(before) == 0:
        return
    for cell in range(CELLS):
        if before[era * CELLS + cell] == cell + 1:  # the first cell of a domain gives its name
            parts = parts_left(s, before, era, cell, new)
            if parts > 1:
                s.tell(SPLIT_UP, era, parts, era * CELLS + cell)


def parts_left(s: Khronos, before: Row, era: i64, first: i64, new: i64) -> i64:
    """§C3 Return how many domains hold what is left of a former one."""
    seen = ints(CELLS, 0)
    parts: i64 = 0
    cell: i64
    for cell in range(first, CELLS):
        zone = s.zone[era * CELLS + cell]
        is_new = new != EMPTY and same_place(s.at(era, cell), new)
        if before[era * CELLS + cell] == first + 1 and zone != NO_DOMAIN and not is_new and seen[zone - 1] == 0:
            seen[zone - 1] = 1
            parts += 1
    return parts


def hamlet_under(s: Khronos, b: i64) -> i64:
    """§B Return the cell of the printed hamlet below a building, or NONE."""
    i: i64
    for i in range(covered_at(rank_of(b)), covered_end(rank_of(b))):
        if s.has_hamlet(cell_of(b) + COVERED[i]):
            return cell_of(b) + COVERED[i]
    return NONE


def erase(s: Khronos, era: i64, b: i64) -> None:
    """§B A paradox erases a building; its tile leaves the game (A18). A hamlet in Reason may keep a cube."""
    if era == REASON and kind_of(b) == CIVIL and all_cubes(b) > 0 and hamlet_under(s, b) != NONE:
        keepers = with_most_cubes(s, b)
        if keepers & (keepers - 1) == 0:
            may_keep(s, b, seat_of(keepers))
        else:
            s.push(Keeper(s.active, False, b, keepers))
        return
    remove(s, era, b)
    leave_game(s, tile_of(b))


def leave_game(s: Khronos, tile: i64) -> None:
    """§B (A18) A tile erased by a paradox is out of the game, or by option back in the box."""
    if s.t.loses:
        s.stock[tile] -= 1
        s.gone[tile] += 1


def with_most_cubes(s: Khronos, b: i64) -> i64:
    """§B Return the seats with most cubes on a building; of several, the one who causes the paradox is left out."""
    best: i64 = 0
    most: i64 = 0
    seat: i64
    for seat in range(s.seats):
        cubes = cubes_on(b, seat)
        if cubes > most:
            most = cubes
            best = 0
        if cubes == most and cubes > 0:
            best |= 1 << seat
    return best & ~(1 << s.active) if best & (best - 1) != 0 else best


def seat_of(mask: i64) -> i64:
    """§B Return the only seat of a mask."""
    seat: i64 = 0
    while mask >> seat & 1 == 0:
        seat += 1
    return seat


def erase_but_one(s: Khronos, b: i64, keeper: i64) -> None:
    """§B All cubes go home but one, which stays on the printed hamlet."""
    cell = hamlet_under(s, b)
    remove(s, REASON, b)
    leave_game(s, tile_of(b))
    s.cubes[keeper] -= 1
    rewrite(s, REASON, s.at(REASON, cell) + cube_of(keeper))
    s.tell(CUBE_STAYS, keeper, REASON * CELLS + cell)


@final
@mypyc_attr(free_list_len=1)
class Keeper(Once[Khronos]):
    """§B Still equally many cubes: the one who causes the paradox says whose cube stays on the hamlet."""

    b: i64
    keepers: i64

    def __init__(self, seat: i64, answered: bool, b: i64, keepers: i64) -> None:
        super().__init__(seat, answered)
        self.b = b
        self.keepers = keepers

    def ask(self, s: Khronos, seat: i64) -> i64:
        """§B Whose cube stays?"""
        return s.say(ASK_KEEPER, REASON * CELLS + hamlet_under(s, self.b))

    def about(self, s: Khronos, choice: i64) -> bool:
        """§B Say whether a choice names a seat that keeps a cube."""
        return KEEP.has(choice) and KEEP.x(choice) < s.seats

    def candidates(self, s: Khronos, seat: i64, out: Choices) -> None:
        """§B Add every seat."""
        player: i64
        for player in range(s.seats):
            out.add(KEEP.at(player))

    def why_not(self, s: Khronos, seat: i64, choice: i64) -> i64:
        """§B Only one of those with most cubes, never the one who causes it."""
        player = KEEP.x(choice)
        return ALLOWED if self.keepers >> player & 1 == 1 else s.say(NOT_MOST_CUBES, player)

    def answer(self, s: Khronos, choice: i64) -> None:
        """§B The one who is named may keep a cube."""
        may_keep(s, self.b, KEEP.x(choice))

    def copy(self) -> Keeper:
        return Keeper(self.seat, self.answered, self.b, self.keepers)


def may_keep(s: Khronos, b: i64, keeper: i64) -> None:
    """§B, A67 Ask the seat with most cubes whether one stays; who has others left to place keeps it in any case."""
    if s.cubes[keeper] > 0 or s.rules < LETTER_RULES:
        erase_but_one(s, b, keeper)
    else:
        s.push(Stay(keeper, False, b))


@final
@mypyc_attr(free_list_len=1)
class Stay(Once[Khronos]):
    """§B, A67 A seat whose supply is empty may leave a cube on the hamlet, or take all of them home."""

    b: i64

    def __init__(self, seat: i64, answered: bool, b: i64) -> None:
        super().__init__(seat, answered)
        self.b = b

    def ask(self, s: Khronos, seat: i64) -> i64:
        """§B Does your cube stay?"""
        return s.say(ASK_STAY, REASON * CELLS + hamlet_under(s, self.b))

    def about(self, s: Khronos, choice: i64) -> bool:
        """§B Say whether a choice keeps this seat's cube there, or takes it home."""
        return choice == KEEP.at(self.seat) or choice == DONE

    def candidates(self, s: Khronos, seat: i64, out: Choices) -> None:
        """§B Add both answers."""
        out.add(KEEP.at(self.seat))
        out.add(DONE)

    def answer(self, s: Khronos, choice: i64) -> None:
        """§B Erase the building."""
        if choice != DONE:
            erase_but_one(s, self.b, self.seat)
            return
        s.tell(CUBE_LEAVES, self.seat, REASON * CELLS + hamlet_under(s, self.b))
        remove(s, REASON, self.b)
        leave_game(s, tile_of(self.b))

    def copy(self) -> Stay:
        return Stay(self.seat, self.answered, self.b)


def shadow_in_reason(s: Khronos, b: i64) -> i64:
    """§B, §C2 Return the copy of a building in Reason, or EMPTY: the same tile in the same place (A32, A54, A56)."""
    there = s.at(REASON, cell_of(b))
    return there if there != EMPTY and same_place(there, b) and not is_printed(there) else EMPTY


def erase_shadow(s: Khronos, b: i64) -> None:
    """§B What a paradox erases in Faith has never been: its copy in Reason is gone, too (A16)."""
    shadow = shadow_in_reason(s, b)
    if shadow != EMPTY:
        s.tell(NEVER_WAS, tile_of(b), REASON * CELLS + cell_of(b))
        erase(s, REASON, shadow)
