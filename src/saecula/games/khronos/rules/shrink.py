"""§C2 Downsizing a building, and what becomes of its shadows in later eras."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from saecula.games.khronos import state, words
from saecula.games.khronos.kinds import CELLS, COLUMNS, FAITH, MEDIUM, MIGHT, RANKS, REASON
from saecula.games.khronos.rules.domains import NO_DOMAIN, lay, top_rank
from saecula.games.khronos.rules.grid import BESIDE, beside_at, beside_end
from saecula.games.khronos.rules.removal import domains_before, remove, shadow_in_reason, tell_splits
from saecula.games.khronos.state import Khronos
from saecula.kernel.choices import Choices
from saecula.kernel.rows import Row
from saecula.kernel.state import ALLOWED, NOBODY, Frame


def smaller_tile(s: Khronos, b: i64) -> i64:
    """§C2 Return the tile that a building shrinks to: the next rank of which a tile is left, or NONE (A68)."""
    ranks: i64
    for ranks in range(1, state.rank_of(b)):
        if s.stock[state.tile_of(b) - ranks] > 0:
            return state.tile_of(b) - ranks
    return state.NONE


@final
@mypyc_attr(free_list_len=1)
class Shrink(Frame[Khronos]):
    """§C2 Buildings shrink one after another; each owner says where inside the old place, also out of turn."""

    era: i64
    queue: Row  # the buildings, fixed beforehand (A58)
    done: i64

    def __init__(self, era: i64, queue: Row, done: i64) -> None:
        self.era = era
        self.queue = queue
        self.done = done

    def owes(self, s: Khronos) -> i64:
        """§C2 Return the owner of the next building, if anything is left of it to be placed."""
        if self.done == len(self.queue):
            return NOBODY
        b = self.queue[self.done]
        return NOBODY if smaller_tile(s, b) == state.NONE else 1 << state.owner_of(b)

    def ask(self, s: Khronos, seat: i64) -> i64:
        """§C2 Where does the smaller building stand?"""
        b = self.queue[self.done]
        return s.say(
            words.ASK_SHRINK, state.tile_of(b), smaller_tile(s, b), self.era, self.era * CELLS + state.cell_of(b)
        )

    def about(self, s: Khronos, choice: i64) -> bool:
        """§C2 Say whether a choice is a place in this era."""
        return words.AT.has(choice) and words.AT.x(choice) // CELLS == self.era

    def candidates(self, s: Khronos, seat: i64, out: Choices) -> None:
        """§C2 Add every place inside the old one, whether it leaves the domain or not (A46)."""
        b = self.queue[self.done]
        room = state.rank_of(b) - smaller_tile(s, b) % RANKS
        i: i64
        for i in range(room * room):
            out.add(words.AT.at(self.era * CELLS + state.cell_of(b) + i // room * COLUMNS + i % room))

    def why_not(self, s: Khronos, seat: i64, choice: i64) -> i64:
        """§C2 The smaller building must lie inside the old one."""
        b = self.queue[self.done]
        tile = smaller_tile(s, b)
        inside = state.covers(state.cell_of(b), state.rank_of(b) - tile % RANKS, words.AT.x(choice) % CELLS)
        return ALLOWED if inside else s.say(words.OUTSIDE, state.tile_of(b))

    def choose(self, s: Khronos, seat: i64, choice: i64) -> None:
        """§C2 Shrink the building."""
        b = self.queue[self.done]
        self.done += 1
        downsize(s, self.era, b, smaller_tile(s, b), words.AT.x(choice) % CELLS)

    def run(self, s: Khronos) -> None:
        """§C2 A small building, or one for which no smaller tile is left, is destroyed."""
        if self.done == len(self.queue):
            s.pop()
            return
        b = self.queue[self.done]
        self.done += 1
        downsize(s, self.era, b, state.NONE, state.NONE)

    def copy(self) -> Shrink:
        """Return a copy; the row is never changed."""
        return Shrink(self.era, self.queue, self.done)


def downsize(s: Khronos, era: i64, b: i64, tile: i64, cell: i64) -> None:
    """§C2 Replace a building by a smaller one, or by none; then its shadows follow."""
    owner = state.owner_of(b)
    in_faith: i64 = shadow_in_faith(s, b) if era == MIGHT else state.EMPTY
    in_reason: i64 = state.EMPTY
    if state.rank_of(b) > 1 and (era == FAITH or in_faith != state.EMPTY):
        in_reason = shadow_in_reason(s, b)
    place = era * CELLS + state.cell_of(b)
    before = domains_before(s)
    remove(s, era, b)
    if tile == state.NONE:
        s.tell(words.DESTROYED, owner, state.tile_of(b), era, place)
    else:
        s.stock[tile] -= 1
        s.cubes[owner] -= 1
        lay(s, era, state.building(tile, cell, owner))
        s.tell(words.SHRINKS, owner, state.tile_of(b), tile, era, era * CELLS + cell)
    fade(s, FAITH, in_faith)
    fade(s, REASON, in_reason)
    if tile != state.NONE and tile % RANKS + 1 == MEDIUM:
        followed = in_faith == state.EMPTY or follow(s, FAITH, state.building(tile, cell, owner))
        if followed and in_reason != state.EMPTY:
            follow(s, REASON, state.building(tile, cell, state.NONE) | 1 << state.RUIN_AT)
    while era <= REASON:
        tell_splits(s, before, era, state.EMPTY)
        era += 1


def shadow_in_faith(s: Khronos, b: i64) -> i64:
    """§C2 Return the copy in Faith of a building in Might, or EMPTY: same kind, rank, place and owner (A33, A54)."""
    there = s.at(FAITH, state.cell_of(b))
    if state.rank_of(b) == 1 or there == state.EMPTY or not state.same_place(there, b):
        return state.EMPTY
    return there if state.owner_of(there) == state.owner_of(b) else state.EMPTY


def fade(s: Khronos, era: i64, shadow: i64) -> None:
    """§C2 A shadow vanishes; a cube of half restoration goes home, a restored building is lost as well."""
    if shadow != state.EMPTY:
        s.tell(words.SHADOW_FADES, state.tile_of(shadow), era, era * CELLS + state.cell_of(shadow))
        remove(s, era, shadow)


def follow(s: Khronos, era: i64, copy: i64) -> bool:
    """§C2 A medium building follows a large shadow (A25), unless no tile is left or, in Faith, it has an equal."""
    tile = state.tile_of(copy)
    place = era * CELLS + state.cell_of(copy)
    if s.stock[tile] == 0:
        s.tell(words.NO_TILE_LEFT, tile, era)
        return False
    if era == FAITH and top_beside(s, copy) == MEDIUM:  # A24
        s.tell(words.WOULD_EQUAL, tile, era, place)
        return False
    s.stock[tile] -= 1
    if state.owner_of(copy) != state.NONE:
        s.cubes[state.owner_of(copy)] -= 1
    lay(s, era, copy)
    s.tell(words.SHADOW_SHRINKS, tile, era, place)
    return True


def top_beside(s: Khronos, copy: i64) -> i64:
    """§A3 Return the highest rank of its kind in the domains of Faith that a building would touch."""
    top: i64 = 0
    i: i64
    for i in range(
        beside_at(state.cell_of(copy), state.rank_of(copy)), beside_end(state.cell_of(copy), state.rank_of(copy))
    ):
        zone = s.zone[FAITH * CELLS + BESIDE[i]]
        if zone != NO_DOMAIN and top_rank(s, FAITH, zone, state.kind_of(copy)) > top:
            top = top_rank(s, FAITH, zone, state.kind_of(copy))
    return top
