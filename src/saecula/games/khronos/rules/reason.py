"""§2.4, §2.5 The era of Reason: populating civil buildings and restoring ruins."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.khronos import state, words
from saecula.games.khronos.kinds import CELLS, CIVIL, COLUMNS, REASON, ROWS
from saecula.games.khronos.rules.domains import rewrite
from saecula.games.khronos.rules.pay import others, pay_cards
from saecula.games.khronos.rules.sites import why_not_pay
from saecula.games.khronos.state import Khronos, all_cubes, cell_of, cube_of, half_of, is_ruin, kind_of, tile_of
from saecula.kernel.choices import Choices
from saecula.kernel.frames import Once
from saecula.kernel.state import ALLOWED

RESTORED_AT_ONCE: Final = 2  # §2.5 both cards together


def add_works(s: Khronos, seat: i64, out: Choices) -> None:
    """§2.4, §2.5 Add every building of Reason that may be populated or restored."""
    if s.plays_in(seat, REASON) == 0 or s.hand_size(seat) == 0:
        return
    populates = s.in_hand(seat, CIVIL) > 0 and s.cubes[seat] > 0
    restores = s.in_hand(seat, CIVIL) < s.hand_size(seat)
    board = s.board
    row: i64
    for row in range(ROWS):
        taken = s.taken[REASON * ROWS + row]
        cell = row * COLUMNS
        while taken != 0:
            if taken & 1 == 1:
                b = board[REASON * CELLS + cell]
                if cell_of(b) == cell:
                    if kind_of(b) == CIVIL:
                        if populates and all_cubes(b) < s.t.building_capacity[tile_of(b)]:
                            out.add(words.POPULATE.at(cell))
                    elif restores and is_ruin(b) and why_not_restore(s, seat, cell) == ALLOWED:
                        out.add(words.RESTORE.at(cell))
            taken >>= 1
            cell += 1


def why_not_populate(s: Khronos, seat: i64, cell: i64) -> i64:
    """§2.4 A civil building with room, a cube, a civil card. Several cubes are several such choices (A66)."""
    if not s.is_in(seat, REASON):
        return s.say(words.NO_ADVENTURER, REASON)
    b = s.at(REASON, cell)
    if b == state.EMPTY or cell_of(b) != cell or kind_of(b) != CIVIL:
        return s.say(words.NO_CIVIL, REASON * CELLS + cell)
    if all_cubes(b) >= s.t.building_capacity[tile_of(b)]:
        return s.say(words.NO_ROOM, tile_of(b), s.t.building_capacity[tile_of(b)])
    if s.cubes[seat] == 0:
        return words.NO_CUBE
    return why_not_pay(s, seat, REASON, CIVIL, 1, 0)


def populate(s: Khronos, seat: i64, cell: i64) -> None:
    """§2.4 One card, one cube; cubes of several seats may share a building."""
    b = s.at(REASON, cell)
    s.cubes[seat] -= 1
    rewrite(s, REASON, b + cube_of(seat))
    pay_cards(s, seat, REASON, CIVIL, 1, 0)
    s.tell(words.POPULATES, seat, tile_of(b), REASON * CELLS + cell)


def cards_to_restore(s: Khronos, b: i64) -> i64:
    """§2.5 The value of the ruin; a half restoration has paid one card."""
    return s.t.building_ruin[tile_of(b)] - (0 if half_of(b) == state.NONE else 1)


def why_not_restore(s: Khronos, seat: i64, cell: i64) -> i64:
    """§2.5 A ruin, and cards of its colour for a half at least."""
    if not s.is_in(seat, REASON):
        return s.say(words.NO_ADVENTURER, REASON)
    b = s.at(REASON, cell)
    if b == state.EMPTY or cell_of(b) != cell or not is_ruin(b) or cards_to_restore(s, b) == 0:
        return s.say(words.NO_RUIN, REASON * CELLS + cell)
    if why_not_restore_with(s, seat, b, RESTORED_AT_ONCE) == ALLOWED:
        return ALLOWED
    return why_not_restore_with(s, seat, b, 1)  # last, because a refusal leaves its numbers behind


def why_not_restore_with(s: Khronos, seat: i64, b: i64, cards: i64) -> i64:
    """§2.5 Half a restoration needs a cube to mark it (A36), a whole one none (A39)."""
    need = cards_to_restore(s, b)
    if cards > need:
        return s.say(words.NO_RUIN, REASON * CELLS + cell_of(b))
    if cards < need and s.cubes[seat] == 0:
        return words.NO_CUBE
    return why_not_pay(s, seat, REASON, kind_of(b), cards, 0)


def begin_restoring(s: Khronos, seat: i64, cell: i64) -> None:
    """§2.5 Play one card or two, where both can be."""
    b = s.at(REASON, cell)
    one = why_not_restore_with(s, seat, b, 1) == ALLOWED
    two = why_not_restore_with(s, seat, b, RESTORED_AT_ONCE) == ALLOWED
    if one and two:
        s.reveal(others(seat))
        s.push(Restoring(seat, False, cell))
    else:
        restore(s, seat, b, 1 if one else RESTORED_AT_ONCE)


@final
@mypyc_attr(free_list_len=1)
class Restoring(Once[Khronos]):
    """§2.5 One card or two?"""

    cell: i64

    def __init__(self, seat: i64, answered: bool, cell: i64) -> None:
        super().__init__(seat, answered)
        self.cell = cell

    def ask(self, s: Khronos, seat: i64) -> i64:
        """§2.5 How many cards?"""
        return s.say(words.ASK_RESTORE, tile_of(s.at(REASON, self.cell)))

    def about(self, s: Khronos, choice: i64) -> bool:
        """§2.5 Say whether a choice is a number of cards."""
        return words.CARDS_PLAYED.has(choice)

    def candidates(self, s: Khronos, seat: i64, out: Choices) -> None:
        """§2.5 Add one and two."""
        out.add(words.CARDS_PLAYED.at(0))
        out.add(words.CARDS_PLAYED.at(1))

    def why_not(self, s: Khronos, seat: i64, choice: i64) -> i64:
        """§2.5 Judge a number of cards."""
        return why_not_restore_with(s, seat, s.at(REASON, self.cell), words.CARDS_PLAYED.x(choice) + 1)

    def answer(self, s: Khronos, choice: i64) -> None:
        """§2.5 Restore."""
        s.pop()
        restore(s, self.seat, s.at(REASON, self.cell), words.CARDS_PLAYED.x(choice) + 1)

    def copy(self) -> Restoring:
        return Restoring(self.seat, self.answered, self.cell)


def restore(s: Khronos, seat: i64, b: i64, cards: i64) -> None:
    """§2.5 A half is marked by a cube; a whole restoration turns the tile, and the cube goes home (A39, A44)."""
    place = REASON * CELLS + cell_of(b)
    if cards < cards_to_restore(s, b):
        s.cubes[seat] -= 1
        rewrite(s, REASON, b | (seat + 1) << state.HALF_AT)
        pay_cards(s, seat, REASON, kind_of(b), cards, 0)
        s.tell(words.HALF_RESTORES, seat, tile_of(b), place)
        return
    if half_of(b) != state.NONE:
        s.cubes[half_of(b)] += 1
    rewrite(s, REASON, b & ~(7 << state.HALF_AT | 1 << state.RUIN_AT))
    pay_cards(s, seat, REASON, kind_of(b), cards, 0)
    s.tell(words.RESTORES, seat, tile_of(b), place)
