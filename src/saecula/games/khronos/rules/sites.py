"""§A1–§A3, §2.1, §2.2 Where a tile may be laid: the ground, the domain rule, the hierarchy rule, and what it costs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.khronos import state, words
from saecula.games.khronos.kinds import CELLS, CIVIL, COLUMNS, RANKS, RIVER, ROWS
from saecula.games.khronos.rules.domains import NO_DOMAIN, SEVERAL, top_rank, zone_beside
from saecula.games.khronos.rules.grid import COVERED, covered_at, covered_end
from saecula.games.khronos.state import Khronos
from saecula.games.khronos.tables import WHOLE_ROW, fits
from saecula.kernel.choices import Choices
from saecula.kernel.rows import Row, ints
from saecula.kernel.state import ALLOWED


def why_not_take(s: Khronos, seat: i64, tile: i64, era: i64) -> i64:
    """§2.1, §2.2 A tile may be taken if there is a place for it that the seat can pay."""
    if not s.is_in(seat, era):
        return s.say(words.NO_ADVENTURER, era)
    if s.stock[tile] == 0:
        return s.say(words.NO_TILE, tile)
    if has_site(s, seat, era, tile):
        return ALLOWED
    card = tile // RANKS
    least = s.t.least[tile]
    if s.in_hand(seat, card) < least:
        return s.say(words.TOO_FEW_CARDS, least, card, s.in_hand(seat, card))
    if s.plays_in(seat, era) < least:
        return s.say(words.TOO_FEW_PLAYS, least, era, s.plays_in(seat, era))
    if card != CIVIL and s.cubes[seat] == 0:
        return words.NO_CUBE  # A36
    return s.say(words.NOWHERE, tile, era)


def why_not_at(s: Khronos, seat: i64, tile: i64, era: i64, cell: i64) -> i64:
    """§2.1, §2.2 A place is legal if it is in the list of places; else say what is against it."""
    if is_site(s, seat, era, tile, cell):
        return ALLOWED
    reason = reason_against(s, seat, tile, era, cell)
    return s.say(words.NOWHERE, tile, era) if reason == ALLOWED else reason


def reason_against(s: Khronos, seat: i64, tile: i64, era: i64, cell: i64) -> i64:
    """§2.1, §2.2 Return what is against a place, in the order of the rulebook: ground (§A1), domain, ranks, price."""
    if not fits(tile % RANKS + 1, cell):
        return s.say(words.OFF_THE_MAP, tile)
    reason = reason_on_the_ground(s, seat, tile, era, cell)
    if reason != ALLOWED:
        return reason
    old = s.at(era, first_under(s, tile, era, cell))
    if old == state.EMPTY and tile // RANKS != CIVIL and s.cubes[seat] == 0:
        return words.NO_CUBE  # A36
    reason = why_not_domain(s, tile, era, cell, old)
    if reason != ALLOWED:
        return reason
    return why_not_pay(s, seat, era, tile // RANKS, price(s, tile, old), surcharge(s, tile, cell))


def reason_on_the_ground(s: Khronos, seat: i64, tile: i64, era: i64, cell: i64) -> i64:
    """§2.1 Cells are not free; §2.2 what lies there is not whole, not one's own (A11); §A1 the river."""
    rank = tile % RANKS + 1
    old: i64 = state.EMPTY
    covered: i64 = 0
    wet = False
    i: i64
    for i in range(covered_at(rank), covered_end(rank)):
        here = cell + COVERED[i]
        b = s.at(era, here)
        if b != state.EMPTY:
            covered += 1
            if (old != state.EMPTY and b != old) or state.kind_of(b) != tile // RANKS or state.rank_of(b) >= rank:
                return s.say(words.NOT_FREE, state.tile_of(b), era * CELLS + here)
            old = b
        if s.t.terrain[here] == RIVER:
            wet = True
    if old != state.EMPTY and covered < state.rank_of(old) * state.rank_of(old):
        return s.say(words.NOT_WHOLLY, state.tile_of(old), era * CELLS + state.cell_of(old))
    if old != state.EMPTY and tile // RANKS != CIVIL and state.owner_of(old) != seat:
        return s.say(words.NOT_YOURS, state.tile_of(old), era * CELLS + state.cell_of(old), state.owner_of(old))
    if wet and (rank == 1 or tile // RANKS != CIVIL):
        return s.say(words.IN_THE_RIVER, tile)
    return ALLOWED


def first_under(s: Khronos, tile: i64, era: i64, cell: i64) -> i64:
    """§2.2 Return the first cell of a place on which a building stands, or else its top-left cell."""
    i: i64
    for i in range(covered_at(tile % RANKS + 1), covered_end(tile % RANKS + 1)):
        if s.at(era, cell + COVERED[i]) != state.EMPTY:
            return cell + COVERED[i]
    return cell


def why_not_domain(s: Khronos, tile: i64, era: i64, cell: i64, old: i64) -> i64:
    """§A2 Only civil buildings join domains (A9: enlarging, too; A10: none need touch any); §A3 one is highest."""
    kind = tile // RANKS
    if kind == CIVIL:
        return ALLOWED
    zone = zone_beside(s, era, cell, tile % RANKS + 1)
    if old != state.EMPTY:
        own = s.zone[era * CELLS + state.cell_of(old)]
        if zone != NO_DOMAIN and zone != own:
            return s.say(words.JOINS_DOMAINS, tile)
        zone = own
    if zone == SEVERAL:
        return s.say(words.JOINS_DOMAINS, tile)
    if zone != NO_DOMAIN and top_rank(s, era, zone, kind) == tile % RANKS + 1:
        return s.say(words.EQUAL_RANK, tile)  # a higher one is unique, and what is enlarged is lower than the new one
    return ALLOWED


def price(s: Khronos, tile: i64, old: i64) -> i64:
    """§2.1 The printed cost; §2.2 when enlarging only the difference."""
    cost = s.t.building_cost[tile]
    if old != state.EMPTY:
        cost -= s.t.building_cost[state.tile_of(old)]
    return cost if cost > 0 else 0


def surcharge(s: Khronos, tile: i64, cell: i64) -> i64:
    """§A1 Cards of any colour on top; A7 both terrains count, A8 over the whole new place."""
    return s.t.surcharge[tile % RANKS * CELLS + cell]


def spare_cards(s: Khronos, seat: i64, era: i64, card: i64, cost: i64) -> i64:
    """§II.2 Return how many cards a seat can play beyond a cost in one colour; negative if it cannot pay that."""
    if s.in_hand(seat, card) < cost:
        return -1
    plays = s.plays_in(seat, era)
    cards = s.hand_size(seat)
    return (plays if plays < cards else cards) - cost


def why_not_pay(s: Khronos, seat: i64, era: i64, card: i64, cost: i64, more: i64) -> i64:
    """§II.2 Cards of the colour, any cards for the terrain, all played by adventurers in the era (A4, A5, A63)."""
    if more <= spare_cards(s, seat, era, card, cost):
        return ALLOWED
    if s.in_hand(seat, card) < cost:
        return s.say(words.TOO_FEW_CARDS, cost, card, s.in_hand(seat, card))
    if s.hand_size(seat) < cost + more:
        return s.say(words.TOO_FEW_FOR_TERRAIN, cost, more, s.hand_size(seat))
    return s.say(words.TOO_FEW_PLAYS, cost + more, era, s.plays_in(seat, era))


# -- the list of places: bit sets of columns, a row of the map at a time ----------------------------------------------


def has_site(s: Khronos, seat: i64, era: i64, tile: i64) -> bool:
    """§2.1, §2.2 Say whether there is any legal place for a tile."""
    return find_sites(s, seat, era, tile, ALL_PLACES, NO_CHOICES, False)


def add_sites(s: Khronos, seat: i64, era: i64, tile: i64, out: Choices) -> None:
    """§2.1, §2.2 Add every legal place for a tile."""
    find_sites(s, seat, era, tile, ALL_PLACES, out, True)


def add_sites_among(s: Khronos, seat: i64, era: i64, tile: i64, where: Row, out: Choices) -> None:
    """§2.1, §2.2 Add the legal places over buildings, and of the others those `where`: per row a bit set of columns."""
    find_sites(s, seat, era, tile, where, out, True)


def is_site(s: Khronos, seat: i64, era: i64, tile: i64, cell: i64) -> bool:
    """§2.1, §2.2 Say whether a place is in the list."""
    where = ints(ROWS, 0)
    where[cell // COLUMNS] = 1 << cell % COLUMNS
    found = Choices()
    add_sites_among(s, seat, era, tile, where, found)
    return found.has(words.AT.at(era * CELLS + cell))


NO_CHOICES: Final = Choices(0)
ALL_PLACES: Final = ints(ROWS, WHOLE_ROW)


def find_sites(s: Khronos, seat: i64, era: i64, tile: i64, where: Row, out: Choices, adding: bool) -> bool:
    """§2.1, §2.2 Go through the places for building and for enlarging; without `adding` stop at the first."""
    card = tile // RANKS
    if s.stock[tile] == 0 or s.in_hand(seat, card) < s.t.least[tile]:
        return False
    found = False
    if card == CIVIL or s.cubes[seat] > 0:
        more = spare_cards(s, seat, era, card, s.t.building_cost[tile])
        found = more >= 0 and find_free(s, era, tile, more, where, out, adding)
        if found and not adding:
            return True
    if tile % RANKS > 0:
        return find_enlarged(s, seat, era, tile, out, adding) or found
    return found


def find_free(s: Khronos, era: i64, tile: i64, more: i64, where: Row, out: Choices, adding: bool) -> bool:
    """§2.1 Go through the free places whose surcharge is at most `more`."""
    rank = tile % RANKS + 1
    sites = s.t.site_row(tile, more)
    ground = s.t.sites
    binds = tile // RANKS != CIVIL
    found = False
    row: i64
    for row in range(ROWS):
        columns = ground[sites + row] & where[row]
        if columns != 0:
            columns &= ~smear(rows_taken(s, era, row, rank), rank)
        if columns != 0 and binds:
            near = columns & beside_taken(s, era, row, rank)
            if near != 0 and (adding or near == columns):
                columns = without_refused(s, era, tile, row, columns, near)
        if columns != 0:
            if not adding:
                return True
            found = True
            add_columns(words.AT.at(era * CELLS + row * COLUMNS), columns, out)
    return found


def without_refused(s: Khronos, era: i64, tile: i64, row: i64, columns: i64, near: i64) -> i64:
    """§A2, §A3 Leave out the places beside buildings, `near`, that the rules of domains forbid."""
    bit: i64 = 1
    cell = row * COLUMNS
    while near != 0:
        if near & 1 == 1 and why_not_domain(s, tile, era, cell, state.EMPTY) != ALLOWED:
            columns &= ~bit
        near >>= 1
        bit <<= 1
        cell += 1
    return columns


def add_columns(first: i64, columns: i64, out: Choices) -> None:
    """§2.1 Add the places of some columns of a row."""
    choice = first
    while columns != 0:
        if columns & 1 == 1:
            out.add(choice)
        columns >>= 1
        choice += 1


def rows_taken(s: Khronos, era: i64, row: i64, rank: i64) -> i64:
    """§2.1 Return the columns taken in any of `rank` rows."""
    at = era * ROWS + row
    taken = s.taken[at]
    if rank > 1:
        taken |= s.taken[at + 1]
    if rank > 2:
        taken |= s.taken[at + 2]
    return taken


def smear(columns: i64, rank: i64) -> i64:
    """§2.1 Return the columns from which a tile of this rank would reach one of these columns."""
    if rank > 2:
        return columns | columns >> 1 | columns >> 2
    return columns | columns >> 1 if rank > 1 else columns


def beside_taken(s: Khronos, era: i64, row: i64, rank: i64) -> i64:
    """§A2 Return the columns from which a tile would lie beside a building."""
    at = era * ROWS + row
    ends: i64 = s.taken[at - 1] if row > 0 else 0
    if row + rank < ROWS:
        ends |= s.taken[at + rank]
    sides = rows_taken(s, era, row, rank)
    return (smear(ends, rank) | sides << 1 | sides >> rank) & WHOLE_ROW


def find_enlarged(s: Khronos, seat: i64, era: i64, tile: i64, out: Choices, adding: bool) -> bool:
    """§2.2 Go through the places over the buildings that a tile can enlarge."""
    kind = tile // RANKS
    if kind != CIVIL and not has_smaller_ones(s, tile):
        return False
    found = False
    board = s.board
    row: i64
    for row in range(ROWS):
        taken = s.taken[era * ROWS + row]
        cell = row * COLUMNS
        while taken != 0:
            if taken & 1 == 1:
                b = board[era * CELLS + cell]
                if state.cell_of(b) == cell and state.kind_of(b) == kind and can_enlarge(seat, tile, b):
                    more = spare_cards(s, seat, era, kind, price(s, tile, b))
                    if more >= 0 and find_over(s, era, tile, b, more, out, adding):
                        if not adding:
                            return True
                        found = True
            taken >>= 1
            cell += 1
    return found


def can_enlarge(seat: i64, tile: i64, b: i64) -> bool:
    """§2.2 Say whether a building of the kind is smaller, and one's own or civil (A11)."""
    return state.tile_of(b) < tile and (state.kind_of(b) == CIVIL or state.owner_of(b) == seat)


def has_smaller_ones(s: Khronos, tile: i64) -> bool:
    """§2.2 Say whether any smaller tile of the kind has left the box: else there is nothing to enlarge."""
    smaller: i64
    for smaller in range(tile - tile % RANKS, tile):
        if s.stock[smaller] != s.t.building_tiles[smaller]:
            return True
    return False


def find_over(s: Khronos, era: i64, tile: i64, old: i64, more: i64, out: Choices, adding: bool) -> bool:
    """§2.2 Go through the places of a tile over one building, which it must cover wholly."""
    rank = tile % RANKS + 1
    top = state.cell_of(old) // COLUMNS
    left = state.cell_of(old) % COLUMNS
    extra = rank - state.rank_of(old)
    own: i64 = ((1 << state.rank_of(old)) - 1) << left
    sites = s.t.site_row(tile, more)
    found = False
    first_row: i64 = top - extra if top > extra else 0
    first_column: i64 = left - extra if left > extra else 0
    row: i64
    for row in range(first_row, top + 1):
        ground = s.t.sites[sites + row]
        column: i64
        for column in range(first_column, left + 1):
            cell = row * COLUMNS + column
            if (
                ground >> column & 1 == 1
                and is_free_but(s, era, cell, rank, top, state.rank_of(old), own)
                and why_not_domain(s, tile, era, cell, old) == ALLOWED
            ):
                if not adding:
                    return True
                found = True
                out.add(words.AT.at(era * CELLS + cell))
    return found


def is_free_but(s: Khronos, era: i64, cell: i64, rank: i64, top: i64, old_rank: i64, own: i64) -> bool:
    """§2.2 Say whether a place is free but for the building in rows top … top + old_rank − 1 and columns `own`."""
    columns: i64 = ((1 << rank) - 1) << cell % COLUMNS
    first = cell // COLUMNS
    row: i64
    for row in range(first, first + rank):
        taken = s.taken[era * ROWS + row] & columns
        if top <= row < top + old_rank:
            taken &= ~own
        if taken != 0:
            return False
    return True
