"""§2.1–§2.3 Building, enlarging and demolishing in the eras of Might and Faith."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.khronos import words
from saecula.games.khronos.kinds import CELLS, CIVIL, COLUMNS, FAITH, MIGHT, RANKS, ROWS, SMALL, TILE_COUNT
from saecula.games.khronos.rules.copies import income, ripple
from saecula.games.khronos.rules.pay import others, pay_cards
from saecula.games.khronos.rules.removal import domains_before, remove, tell_splits
from saecula.games.khronos.rules.repair import NOTHING_JOINED, Repair
from saecula.games.khronos.rules.sites import (
    add_sites,
    first_under,
    has_site,
    price,
    surcharge,
    why_not_at,
    why_not_pay,
)
from saecula.games.khronos.state import EMPTY, NONE, Khronos, building, cell_of, is_printed, kind_of, rank_of, tile_of
from saecula.games.khronos.tables import fits
from saecula.kernel.choices import Choices
from saecula.kernel.frames import Once
from saecula.kernel.state import Frame

DEMOLITION: Final = 1  # §2.3 a coin, and a card of the building's colour


def take_tile(s: Khronos, seat: i64, choice: i64) -> None:
    """§2.1 The tile is in the hand; everybody sees that there is a place for it that the seat can pay."""
    s.reveal(others(seat))
    s.push(Place(seat, False, words.TAKE.x(choice), words.TAKE.y(choice)))


@final
@mypyc_attr(free_list_len=1)
class Place(Once[Khronos]):
    """§2.1, §2.2 Where is the tile laid? What it covers says whether it is built or enlarges a building."""

    tile: i64
    era: i64

    def __init__(self, seat: i64, answered: bool, tile: i64, era: i64) -> None:
        super().__init__(seat, answered)
        self.tile = tile
        self.era = era

    def ask(self, s: Khronos, seat: i64) -> i64:
        """§2.1 Where?"""
        sites = Choices()
        add_sites(s, seat, self.era, self.tile, sites)
        return s.say(words.ASK_PLACE, self.tile, self.era, sites.n)

    def about(self, s: Khronos, choice: i64) -> bool:
        """§2.1 Say whether a choice is a place in this era."""
        return words.AT.has(choice) and words.AT.x(choice) // CELLS == self.era

    def candidates(self, s: Khronos, seat: i64, out: Choices) -> None:
        """§2.1 Add every cell: the top-left corner of the tile."""
        cell: i64
        for cell in range(CELLS):
            out.add(words.AT.at(self.era * CELLS + cell))

    def why_not(self, s: Khronos, seat: i64, choice: i64) -> i64:
        """§2.1, §2.2 Judge a place."""
        return why_not_at(s, seat, self.tile, self.era, words.AT.x(choice) % CELLS)

    def choices(self, s: Khronos, seat: i64, out: Choices) -> None:
        """§2.1, §2.2 The same as the default, on bit sets."""
        add_sites(s, seat, self.era, self.tile, out)

    def notes(self, s: Khronos, seat: i64, choice: i64) -> None:
        """§2.1 Leave what the place costs, what it pays, and what it enlarges."""
        cell = words.AT.x(choice) % CELLS
        if fits(self.tile % RANKS + 1, cell):
            old = s.at(self.era, first_under(s, self.tile, self.era, cell))
            more = surcharge(s, self.tile, cell)
            s.say(0, price(s, self.tile, old), more, income(self.era, self.tile), tile_of(old) + 1)

    def answer(self, s: Khronos, choice: i64) -> None:
        """§2.1, §2.2 Pay, then place."""
        cell = words.AT.x(choice) % CELLS
        old = s.at(self.era, first_under(s, self.tile, self.era, cell))
        kind = self.tile // RANKS
        new = building(self.tile, cell, NONE if kind == CIVIL else self.seat)
        s.pop()
        s.push(ripple(self.era, new, old))
        pay_cards(s, self.seat, self.era, kind, price(s, self.tile, old), surcharge(s, self.tile, cell))

    def copy(self) -> Place:
        return Place(self.seat, self.answered, self.tile, self.era)


def add_takes(s: Khronos, seat: i64, out: Choices) -> None:
    """§2.1, §2.2 Add every tile that has a place."""
    era: i64
    for era in range(MIGHT, FAITH + 1):
        if not s.is_in(seat, era):
            continue
        tile: i64
        for tile in range(TILE_COUNT):
            if has_site(s, seat, era, tile):
                out.add(words.TAKE.at(tile, era))


def add_demolitions(s: Khronos, seat: i64, out: Choices) -> None:
    """§2.3 Add every building that may be demolished."""
    era: i64
    for era in range(MIGHT, FAITH + 1):
        if s.money[seat] >= DEMOLITION and s.plays_in(seat, era) > 0 and s.hand_size(seat) > 0:
            row: i64
            for row in range(ROWS):
                taken = s.taken[era * ROWS + row] & ~s.t.hamlets[row]
                cell = row * COLUMNS
                while taken != 0:
                    if taken & 1 == 1 and can_demolish(s, seat, s.at(era, cell)):
                        out.add(words.RAZE.at(era * CELLS + cell))
                    taken >>= 1
                    cell += 1


def can_demolish(s: Khronos, seat: i64, b: i64) -> bool:
    """§2.3 Say whether a tile is small, and the seat has a card of its colour."""
    return rank_of(b) == SMALL and s.in_hand(seat, kind_of(b)) > 0


def why_not_demolish(s: Khronos, seat: i64, site: i64) -> i64:
    """§2.3 A small building, whoever owns it, never a printed hamlet; a coin and a card of its colour."""
    era = site // CELLS
    if not s.is_in(seat, era):
        return s.say(words.NO_ADVENTURER, era)
    b = s.board[site]
    if b == EMPTY or cell_of(b) != site % CELLS:
        return s.say(words.NO_BUILDING, site)
    if is_printed(b):
        return words.PRINTED
    if rank_of(b) != SMALL:
        return s.say(words.NOT_SMALL, tile_of(b))
    if s.money[seat] < DEMOLITION:
        return s.say(words.TOO_LITTLE_MONEY, DEMOLITION, s.money[seat])
    return why_not_pay(s, seat, era, kind_of(b), 1, 0)


def demolish(s: Khronos, seat: i64, site: i64) -> None:
    """§2.3 Pay, then tear down; A55 a split may ripple through both eras (§C3)."""
    era = site // CELLS
    b = s.board[site]
    s.money[seat] -= DEMOLITION
    s.push(Demolition(era, b, False))
    pay_cards(s, seat, era, kind_of(b), 1, 0)


@final
@mypyc_attr(free_list_len=1)
class Demolition(Frame[Khronos]):
    """§2.3 The building falls once it is paid for."""

    era: i64
    b: i64
    fallen: bool

    def __init__(self, era: i64, b: i64, fallen: bool) -> None:
        self.era = era
        self.b = b
        self.fallen = fallen

    def run(self, s: Khronos) -> None:
        """§2.3 Remove it, then repair Might if it stood there, then Faith (A55)."""
        if not self.fallen:
            self.fallen = True
            s.tell(words.DEMOLISHES, s.active, tile_of(self.b), self.era, self.era * CELLS + cell_of(self.b))
            before = domains_before(s)
            remove(s, self.era, self.b)
            tell_splits(s, before, self.era, EMPTY)
            if self.era == MIGHT:
                s.push(Repair(MIGHT, 0, NOTHING_JOINED, NOTHING_JOINED, NOTHING_JOINED))
            return
        s.pop()
        s.push(Repair(FAITH, 0, NOTHING_JOINED, NOTHING_JOINED, NOTHING_JOINED))

    def copy(self) -> Demolition:
        return Demolition(self.era, self.b, self.fallen)
