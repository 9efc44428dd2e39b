"""A second, slow Khronos: the board part of the rules once more, with sets and loops, sharing no code with the engine.

Rows and columns count from 0, kinds are 0 military, 1 religious, 2 civil, eras 0 Might, 1 Faith, 2 Reason.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

MIGHT, FAITH, REASON = range(3)
CIVIL = 2
ROWS, COLUMNS = 20, 16
FRONT = {
    (kind, rank): (1, 2, 4)[rank - 1] if kind != CIVIL else (1, 3, 5)[rank - 1]
    for kind in range(3)
    for rank in (1, 2, 3)
}
TILES = dict(zip([(k, r) for k in range(3) for r in (1, 2, 3)], (20, 24, 9, 20, 20, 9, 20, 24, 9), strict=True))
Cell = tuple[int, int]


@dataclass(eq=False)
class Building:
    """A building on one of the maps."""

    kind: int
    rank: int
    place: Cell
    owner: int | None = None
    printed: bool = False
    ruin: bool = False
    half: int | None = None
    cubes: dict[int, int] = field(default_factory=dict)

    @property
    def cells(self) -> set[Cell]:
        """The cells it covers."""
        return {(self.place[0] + r, self.place[1] + c) for r in range(self.rank) for c in range(self.rank)}

    def same_place(self, other: Building) -> bool:
        """Say whether another building is the same tile in the same place."""
        return (self.kind, self.rank, self.place) == (other.kind, other.rank, other.place)

    @property
    def value(self) -> int:
        """The value of the side that shows."""
        return self.rank - 1 if self.ruin else FRONT[self.kind, self.rank]

    def facts(self) -> tuple[object, ...]:
        """Return everything that can be seen of it."""
        cubes = tuple(sorted((seat, n) for seat, n in self.cubes.items() if n))
        return self.place, self.kind, self.rank, self.owner, self.printed, self.ruin, self.half, cubes


def neighbours(cells: set[Cell]) -> set[Cell]:
    """Return the cells that share a side with some cells."""
    beside = {(r + dr, c + dc) for r, c in cells for dr, dc in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    return beside - cells


class Board:
    """Three maps and what is needed to build on them. `ask(seat, question, options)` decides."""

    def __init__(
        self, hamlets: list[Cell], seats: int, ask: Callable[[int, str, list[Cell | int]], Cell | int]
    ) -> None:
        self.eras: list[list[Building]] = [
            [Building(CIVIL, 1, cell, printed=True) for cell in hamlets] for _ in range(3)
        ]
        self.stock = dict(TILES)
        self.cubes = [25] * seats
        self.money = [0] * seats
        self.active = 0
        self.ask = ask
        self.seen: dict[str, int] = {}

    def note(self, what: str) -> None:
        """Count what happens."""
        self.seen[what] = self.seen.get(what, 0) + 1

    # -- §A2 ----------------------------------------------------------------------------------------------------

    def visible(self, era: int) -> list[Building]:
        """Return all buildings but printed hamlets that something covers, in reading order."""
        tiles = set().union(*[b.cells for b in self.eras[era] if not b.printed])
        shown = [b for b in self.eras[era] if not (b.printed and b.place in tiles)]
        return sorted(shown, key=lambda b: b.place)

    def domains(self, shown: list[Building]) -> list[list[Building]]:
        """Return groups of side-connected buildings, the one with the first cell first."""
        left = list(shown)
        found = []
        while left:
            group = [left.pop(0)]
            grown = True
            while grown:
                near = neighbours(set().union(*[b.cells for b in group]))
                more = [b for b in left if b.cells & near]
                group += more
                left = [b for b in left if b not in more]
                grown = bool(more)
            found.append(group)
        return sorted(found, key=lambda group: min(min(b.cells) for b in group))

    def snapshot(self, era: int) -> dict[Cell, int]:
        """Return the number of its domain for every taken cell."""
        return {cell: i for i, group in enumerate(self.domains(self.visible(era))) for b in group for cell in b.cells}

    # -- §A1–§A3, §2.1, §2.2 (5.4) --------------------------------------------------------------------------------

    def why_not(self, era: int, new: Building, seat: int) -> str:
        """Say why a tile cannot be laid on plain ground, apart from its price; empty if it can."""
        if not all(0 <= r < ROWS and 0 <= c < COLUMNS for r, c in new.cells):
            return "off"
        under = [b for b in self.visible(era) if b.cells & new.cells]
        old = under[0] if len(under) == 1 else None
        if under and (old is None or old.kind != new.kind or old.rank >= new.rank or not old.cells <= new.cells):
            return "not free"
        if old and new.kind != CIVIL and old.owner != seat:
            return "not yours"
        if self.stock[new.kind, new.rank] == 0:
            return "no tile"
        if new.kind == CIVIL:
            return ""
        if old is None and self.cubes[seat] == 0:
            return "no cube"
        snap = self.snapshot(era)
        touched = {snap[cell] for cell in neighbours(new.cells) if cell in snap}
        touched |= {snap[old.place]} if old else set()
        if len(touched) > 1:
            return "joins"
        others = [b for b in self.visible(era) if snap[b.place] in touched and b.kind == new.kind and b is not old]
        return "equal" if others and max(b.rank for b in others) == new.rank else ""

    # -- §2.1, §2.2 (5.5) -----------------------------------------------------------------------------------------

    def construct(self, era: int, new: Building) -> None:
        """Build or enlarge, copy, repair."""
        snaps = [self.snapshot(e) for e in range(3)]
        old = next((b for b in self.visible(era) if b.cells & new.cells), None)
        junction: dict[int, tuple[Building, set[int]]] = {}
        if new.kind == CIVIL:
            ids = {snaps[era][cell] for cell in neighbours(new.cells) if cell in snaps[era]}
            ids |= {snaps[era][old.place]} if old else set()
            if len(ids) > 1:
                junction[era] = (new, ids)
        if old and not old.printed:
            self.eras[era].remove(old)
            self.stock[old.kind, old.rank] += 1
        if new.owner is not None and old is None:
            self.cubes[new.owner] -= 1
        self.stock[new.kind, new.rank] -= 1
        self.eras[era].append(new)
        if new.rank > 1:
            self.money[self.active] += 1 if era == MIGHT else 2
            for later in range(era + 1, 3):
                if not self.copy(later, new, old, snaps[later], junction):
                    break
        for e in range(era, REASON):
            self.resolve(e, snaps[e], junction.get(e))

    # -- §B (5.6) -------------------------------------------------------------------------------------------------

    def copy(
        self,
        era: int,
        src: Building,
        old: Building | None,
        snap: dict[Cell, int],
        junction: dict[int, tuple[Building, set[int]]],
    ) -> bool:
        """Copy a building into an era; say whether it may go on to the next."""
        if self.stock[src.kind, src.rank] == 0:
            self.note("no tile")
            return False
        owned = src.kind != CIVIL and era == FAITH
        new = Building(src.kind, src.rank, src.place, src.owner if owned else None)
        new.ruin = src.kind != CIVIL and era == REASON
        covered = [b for b in self.eras[era] if not b.printed and b.cells & new.cells]

        replaced = [b for b in covered if self.is_replacement(era, b, src, old)]
        if src.kind == CIVIL and any(b.same_place(new) for b in covered):
            self.note("there before")
            return True
        survivors = [b for b in self.eras[era] if b not in covered]
        tiles = set().union(*[b.cells for b in survivors if not b.printed])
        survivors = [b for b in survivors if not (b.printed and (b.place in tiles or b.place in new.cells))]
        beside = {snap[cell] for b in survivors for cell in b.cells & neighbours(new.cells)}
        if owned and self.is_banned(new, replaced, survivors, beside | {snap[b.place] for b in replaced}):
            return False
        if new.kind == CIVIL and era == FAITH and len(beside) > 1:
            junction[era] = (new, beside)
        for b in sorted(covered, key=lambda b: min(b.cells & new.cells)):
            self.take_off(era, b, new, b in replaced)
        for b in self.eras[era]:
            if era == REASON and b.printed and b.place in new.cells and new.kind == CIVIL:
                self.add_cubes(new, b.cubes)
                b.cubes = {}
        if owned:
            assert src.owner is not None
            self.cubes[src.owner] -= 1
        self.stock[new.kind, new.rank] -= 1
        self.eras[era].append(new)
        return True

    def is_replacement(self, era: int, b: Building, src: Building, old: Building | None) -> bool:
        """Say whether a covered building is the copy of the one being enlarged."""
        if old is None or old.rank == 1 or not b.same_place(old):
            return False
        return b.kind == CIVIL or era == REASON or b.owner == src.owner

    def is_banned(self, new: Building, replaced: list[Building], survivors: list[Building], touched: set[int]) -> bool:
        """Say whether a military or religious copy may not stand in Faith."""
        assert new.owner is not None
        group = next(group for group in self.domains([*survivors, new]) if new in group)
        ranks = [b.rank for b in group if b.kind == new.kind and b is not new]
        if self.cubes[new.owner] == 0 and not replaced:
            self.note("no cube")
        elif len(touched) > 1:
            self.note("domain ban")
        elif ranks and max(ranks) == new.rank:
            self.note("rank ban")
        else:
            return False
        return True

    def take_off(self, era: int, b: Building, new: Building, replaced: bool) -> None:  # noqa: FBT001 - of one caller
        """Remove what a copy covers: replaced, or erased by a paradox."""
        if replaced:
            self.note("replaced")
            if era == REASON and b.kind == CIVIL:
                self.add_cubes(new, b.cubes)
                b.cubes = {}
            self.remove(era, b)
            return
        self.note("paradox")
        if era == FAITH:
            for shadow in [z for z in self.eras[REASON] if not z.printed and z.same_place(b)]:
                self.note("shadow erased")
                self.erase_in_reason(shadow)
            self.banish(era, b)
        else:
            self.erase_in_reason(b)

    def erase_in_reason(self, b: Building) -> None:
        """Remove a building of Reason; one cube may stay on the hamlet below."""
        below = [h for h in self.eras[REASON] if h.printed and h.place in b.cells and b is not h]
        cubes = {seat: n for seat, n in b.cubes.items() if n}
        if b.kind == CIVIL and below and cubes:
            best = [seat for seat in sorted(cubes) if cubes[seat] == max(cubes.values())]
            if len(best) > 1 and self.active in best:
                best.remove(self.active)
            winner = best[0] if len(best) == 1 else self.ask(self.active, "keeper", list(best))
            assert isinstance(winner, int)
            self.note("cube stays")
            self.banish(REASON, b)
            self.cubes[winner] -= 1
            below[0].cubes = {winner: 1}
            return
        self.banish(REASON, b)

    def banish(self, era: int, b: Building) -> None:
        """A paradox takes a tile out of the game."""
        self.remove(era, b)
        self.stock[b.kind, b.rank] -= 1

    def remove(self, era: int, b: Building) -> None:
        """Take a tile off; all its cubes go home."""
        self.eras[era].remove(b)
        self.stock[b.kind, b.rank] += 1
        for seat in (b.owner, b.half):
            if seat is not None:
                self.cubes[seat] += 1
        for seat, n in b.cubes.items():
            self.cubes[seat] += n

    def add_cubes(self, b: Building, cubes: dict[int, int]) -> None:
        """Put inhabitants on a building."""
        for seat, n in cubes.items():
            b.cubes[seat] = b.cubes.get(seat, 0) + n

    # -- §C (5.7, 5.8) --------------------------------------------------------------------------------------------

    def resolve(self, era: int, snap: dict[Cell, int], junction: tuple[Building, set[int]] | None) -> None:
        """Repair the hierarchy of an era."""
        strength = {
            (kind, i): sum(b.value for b in self.visible(era) if b.kind == kind and snap.get(b.place) == i)
            for kind in (0, 1)
            for i in (junction[1] if junction else ())
        }
        while True:
            found = self.violation(era)
            if found is None:
                return
            kind, group, tied = found
            if junction and junction[0] in group:
                joint, ids = junction
                former = [b for b in self.visible(era) if b is not joint and snap.get(b.place) in ids]
                if all(b in group for b in former):
                    most = max(strength[kind, snap[b.place]] for b in tied)
                    weaker = [b for b in tied if strength[kind, snap[b.place]] < most]
                    if weaker:
                        self.note("C1")
                        for b in sorted(weaker, key=self.turn_of):
                            self.downsize(era, b)
                        continue
                    self.note("C1 tie")
            else:
                self.note("C3")
            self.downsize(era, self.victim(tied))

    def turn_of(self, b: Building) -> tuple[int, Cell]:
        """Return the order of shrinking: the active seat, then clockwise; one owner's in reading order."""
        assert b.owner is not None
        return (b.owner - self.active) % len(self.cubes), b.place

    def violation(self, era: int) -> tuple[int, list[Building], list[Building]] | None:
        """Return the first kind and domain with several buildings of the highest rank, and these."""
        for kind in (0, 1) if era == MIGHT else (1, 0):
            for group in self.domains(self.visible(era)):
                ranks = [b.rank for b in group if b.kind == kind]
                tied = [b for b in group if b.kind == kind and b.rank == max(ranks)]
                if len(tied) > 1:
                    return kind, group, sorted(tied, key=lambda b: b.place)
        return None

    def victim(self, tied: list[Building]) -> Building:
        """Return the building that shrinks: one of the active seat's, else any; it says which."""
        mine = [b for b in tied if b.owner == self.active]
        if len(mine) == 1:
            return mine[0]
        places: list[Cell | int] = [b.place for b in mine or tied]
        chosen = self.ask(self.active, "victim", places)
        return next(b for b in tied if b.place == chosen)

    def downsize(self, era: int, b: Building) -> None:
        """Replace a building by a smaller one, and its shadows."""
        self.note("shrinks")
        owner = b.owner
        assert owner is not None
        shadows: list[tuple[int, Building]] = []
        if b.rank > 1 and era == MIGHT:
            shadows = [(FAITH, y) for y in self.eras[FAITH] if y.same_place(b) and y.owner == owner]
        if b.rank > 1 and (era == FAITH or shadows):
            shadows += [(REASON, z) for z in self.eras[REASON] if z.same_place(b) and not z.printed]
        rank = b.rank - 1
        while rank and self.stock[b.kind, rank] == 0:
            rank -= 1
        new = None
        if rank:
            room = range(b.rank - rank + 1)
            options: list[Cell | int] = [(b.place[0] + r, b.place[1] + c) for r in room for c in room]
            place = self.ask(owner, "shrink", options)
            assert isinstance(place, tuple)
            new = Building(b.kind, rank, place, owner)
        self.remove(era, b)
        if new:
            self.stock[new.kind, new.rank] -= 1
            self.cubes[owner] -= 1
            self.eras[era].append(new)
        for f, shadow in shadows:
            self.note("shadow fades")
            self.remove(f, shadow)
        if rank == 2:
            self.follow(shadows, b.kind, new, owner)

    def follow(self, shadows: list[tuple[int, Building]], kind: int, new: Building | None, owner: int) -> None:
        """Copy the medium building where the large one had shadows."""
        assert new is not None
        for era, _ in shadows:
            if self.stock[kind, 2] == 0:
                return
            copy = Building(kind, 2, new.place, owner if era == FAITH else None, ruin=era == REASON)
            if era == FAITH:
                group = next(group for group in self.domains([*self.visible(era), copy]) if copy in group)
                ranks = [b.rank for b in group if b.kind == kind and b is not copy]
                if ranks and max(ranks) == copy.rank:
                    self.note("shadow ban")
                    return
                self.cubes[owner] -= 1
            self.stock[kind, 2] -= 1
            self.eras[era].append(copy)
            self.note("shadow shrinks")

    # -- §2.3 (5.9) -----------------------------------------------------------------------------------------------

    def demolish(self, era: int, b: Building) -> None:
        """Tear a small building down."""
        self.note("demolished")
        snaps = [self.snapshot(e) for e in range(3)]
        self.remove(era, b)
        for e in range(era, REASON):
            self.resolve(e, snaps[e], None)
