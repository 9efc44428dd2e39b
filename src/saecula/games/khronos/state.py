"""The world of a Khronos match: three maps, cubes, coins, cards and adventurers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.khronos.kinds import (
    ADVENTURERS_EACH,
    CARD_COUNT,
    CELLS,
    COLUMNS,
    ERA_COUNT,
    HAMLET,
    MAX_SEATS,
    MIGHT,
    RANKS,
    ROWS,
    TILE_COUNT,
)
from saecula.games.khronos.tables import KhronosTables
from saecula.games.khronos.words import WORDS
from saecula.kernel.rows import Row, ints, row
from saecula.kernel.state import State

CUBES_EACH: Final = 25  # §setup
MONEY_AT_START: Final = 4  # §setup
HAND: Final = 4  # §setup, §III
PLAYS_EACH: Final[i64] = 2  # §II.2 cards per adventurer and turn
NONE: Final = -1
LETTER_RULES: Final = 2  # A67 before them a cube that may stay on a hamlet always did

# A building is one number, and every cell it covers holds it: what, where (its top-left cell), whose, in which state.
EMPTY: Final = 0
CELL_AT: Final = 4
OWNER_AT: Final = 13
PRINTED_AT: Final = 16
RUIN_AT: Final = 17
HALF_AT: Final = 18
CUBES_AT: Final = 21
CUBES_BITS: Final = 4


# A table, because compiled code shifts a literal 1 as a 32-bit number of C.
CUBE: Final = row([1 << CUBES_AT + CUBES_BITS * seat for seat in range(MAX_SEATS)])


def building(tile: i64, cell: i64, owner: i64) -> i64:
    """Return an intact building; nobody owns it if the owner is NONE."""
    return tile + 1 | cell << CELL_AT | (owner + 1) << OWNER_AT


def tile_of(b: i64) -> i64:
    """Return which tile a building is."""
    return (b & 15) - 1


def kind_of(b: i64) -> i64:
    """Return the kind of a building: military, religious or civil."""
    return ((b & 15) - 1) // RANKS


def rank_of(b: i64) -> i64:
    """Return the rank of a building, which is also its side length."""
    return ((b & 15) - 1) % RANKS + 1


def cell_of(b: i64) -> i64:
    """Return the top-left cell of a building."""
    return b >> CELL_AT & 511


def owner_of(b: i64) -> i64:
    """Return the seat that owns a building, or NONE."""
    return (b >> OWNER_AT & 7) - 1


def is_printed(b: i64) -> bool:
    """Say whether a building is a hamlet printed on the map."""
    return b >> PRINTED_AT & 1 == 1


def is_ruin(b: i64) -> bool:
    """Say whether a building lies on its ruin side."""
    return b >> RUIN_AT & 1 == 1


def half_of(b: i64) -> i64:
    """Return the seat whose cube marks a half restoration, or NONE."""
    return (b >> HALF_AT & 7) - 1


def cubes_on(b: i64, seat: i64) -> i64:
    """Return the cubes that a seat has on a building as its inhabitants."""
    return b >> (CUBES_AT + CUBES_BITS * seat) & 15


def cube_of(seat: i64) -> i64:
    """Return what one inhabitant adds to a building's number."""
    return CUBE[seat]


def all_cubes(b: i64) -> i64:
    """Return the cubes of all seats on a building."""
    packed = b >> CUBES_AT
    count: i64 = 0
    while packed > 0:
        count += packed & 15
        packed >>= CUBES_BITS
    return count


@final
class StandingBuilding:
    """A building's number taken apart, for those who show it; NONE where there is no owner and no half restoration."""

    def __init__(self, b: i64, seats: i64) -> None:
        self.number: Final = int(b)
        self.tile: Final = int((b & 15) - 1)
        self.cell: Final = int(b >> CELL_AT & 511)
        self.owner: Final = int((b >> OWNER_AT & 7) - 1)
        self.printed: Final = b >> PRINTED_AT & 1 == 1
        self.ruin: Final = b >> RUIN_AT & 1 == 1
        self.half: Final = int((b >> HALF_AT & 7) - 1)
        self.cubes: Final = [int(b >> (CUBES_AT + CUBES_BITS * seat) & 15) for seat in range(seats)]


def same_place(a: i64, b: i64) -> bool:
    """Say whether two buildings are the same tile in the same place."""
    return (a ^ b) & ((1 << OWNER_AT) - 1) == 0


def covers(cell: i64, rank: i64, other: i64) -> bool:
    """Say whether a tile of this rank and top-left cell covers another cell."""
    row = other // COLUMNS - cell // COLUMNS
    column = other % COLUMNS - cell % COLUMNS
    return 0 <= row < rank and 0 <= column < rank


@final
@mypyc_attr(acyclic=True)
class Khronos(State):
    """Numbers only; small questions below say what they mean."""

    t: KhronosTables
    board: Row  # per era and cell: the visible building, or EMPTY
    zone: Row  # per era and cell: the domain, named by its first cell in reading order + 1; 0 where nothing stands
    tops: Row  # per era and domain (zone − 1): its highest ranks, see rules.domains
    taken: Row  # per era and row of the map: bit set of columns where a building stands
    taxes: Row  # per era and seat: what it would collect there, see rules.taxes; never changed once it is there
    stock: Row  # per tile: in the box
    gone: Row  # per tile: out of the game (A18)
    money: Row
    cubes: Row  # per seat: in its supply; after them per seat: out of the game, which only a described position has
    eras: Row  # per seat and adventurer: where it stands
    played: Row  # per seat and adventurer: cards played in this turn
    hands: Row  # per seat and colour
    known: Row  # per seat and colour: cards of a hand that everybody has seen going there
    deck: Row  # per colour
    discard: Row  # per colour, open to all
    display: Row  # per colour; §holdem
    tied: i64  # bit set of eras in which some domain may have several highest buildings: they want repair (§C)
    open_purses: i64  # bit set of seats whose money lies open
    purses_turned: i64  # bit set of seats that turned theirs in this round
    round: i64
    turn: i64  # turns begun in this round
    active: i64
    untaxed: i64  # bit set of eras whose map has changed since `taxes` was reckoned
    lent_board: bool  # a clone has the same board: it is copied before it changes …
    lent_domains: bool  # … and so are zone, tops and taken
    exchanged: bool  # §I in this turn
    swapped: bool  # §holdem in this turn

    def __init__(
        self,
        seats: i64,
        rules: i64,
        t: KhronosTables,
        board: Row,
        zone: Row,
        tops: Row,
        taken: Row,
        stock: Row,
        gone: Row,
        money: Row,
        cubes: Row,
        eras: Row,
        played: Row,
        hands: Row,
        known: Row,
        deck: Row,
        discard: Row,
        display: Row,
    ) -> None:
        super().__init__(seats, rules)
        self.first_lent = WORDS.first_lent
        self.t = t
        self.board = board
        self.zone = zone
        self.tops = tops
        self.taken = taken
        self.stock = stock
        self.gone = gone
        self.money = money
        self.cubes = cubes
        self.eras = eras
        self.played = played
        self.hands = hands
        self.known = known
        self.deck = deck
        self.discard = discard
        self.display = display
        self.tied = 0
        self.open_purses = 0
        self.purses_turned = 0
        self.round = 0
        self.turn = 0
        self.active = 0
        self.taxes = ints(ERA_COUNT * seats, 0)
        self.untaxed = (1 << ERA_COUNT) - 1
        self.lent_board = False
        self.lent_domains = False
        self.exchanged = False
        self.swapped = False

    def clone(self) -> Khronos:
        """Return a copy that shares only the tables, and the maps until one of the two changes them."""
        self.lent_board = True
        self.lent_domains = True
        twin = Khronos(
            self.seats,
            self.rules,
            self.t,
            self.board,
            self.zone,
            self.tops,
            self.taken,
            self.stock[:],
            self.gone[:],
            self.money[:],
            self.cubes[:],
            self.eras[:],
            self.played[:],
            self.hands[:],
            self.known[:],
            self.deck[:],
            self.discard[:],
            self.display[:],
        )
        twin.lent_board = True
        twin.lent_domains = True
        twin.taxes = self.taxes
        twin.untaxed = self.untaxed
        twin.tied = self.tied
        twin.open_purses = self.open_purses
        twin.purses_turned = self.purses_turned
        twin.round = self.round
        twin.turn = self.turn
        twin.active = self.active
        twin.exchanged = self.exchanged
        twin.swapped = self.swapped
        self.copy_kernel_fields(twin)
        return twin

    def change_board(self, era: i64) -> None:
        """Call it before a building on a map changes."""
        self.untaxed |= 1 << era
        if self.lent_board:
            self.board = self.board[:]
            self.lent_board = False

    def change_map(self, era: i64) -> None:
        """Call it before anything on a map changes."""
        self.change_board(era)
        if self.lent_domains:
            self.zone = self.zone[:]
            self.tops = self.tops[:]
            self.taken = self.taken[:]
            self.lent_domains = False

    def at(self, era: i64, cell: i64) -> i64:
        """Return the visible building on a cell, or EMPTY."""
        return self.board[era * CELLS + cell]

    def has_hamlet(self, cell: i64) -> bool:
        """Say whether a hamlet is printed on a cell."""
        return self.t.hamlets[cell // COLUMNS] >> cell % COLUMNS & 1 == 1

    def value(self, b: i64) -> i64:
        """§setup, §IV Return the value of the side that shows."""
        return self.t.building_ruin[(b & 15) - 1] if b >> RUIN_AT & 1 == 1 else self.t.building_tax[(b & 15) - 1]

    def in_hand(self, seat: i64, card: i64) -> i64:
        """Return how many cards of a colour a seat holds."""
        return self.hands[seat * CARD_COUNT + card]

    def hand_size(self, seat: i64) -> i64:
        """Return how many cards a seat holds."""
        at = seat * CARD_COUNT
        return self.hands[at] + self.hands[at + 1] + self.hands[at + 2]

    def era_of(self, seat: i64, adventurer: i64) -> i64:
        """Return the era in which an adventurer stands."""
        return self.eras[seat * ADVENTURERS_EACH + adventurer]

    def plays_left(self, seat: i64, adventurer: i64) -> i64:
        """§II.2 Return how many cards an adventurer may still play in this turn."""
        return PLAYS_EACH - self.played[seat * ADVENTURERS_EACH + adventurer]

    def is_in(self, seat: i64, era: i64) -> bool:
        """Say whether a seat has an adventurer in an era."""
        at = seat * ADVENTURERS_EACH
        return self.eras[at] == era or self.eras[at + 1] == era

    def plays_in(self, seat: i64, era: i64) -> i64:
        """§II.2 Return how many cards a seat's adventurers may still play in an era."""
        left: i64 = 0
        adventurer: i64
        for adventurer in range(ADVENTURERS_EACH):
            if self.era_of(seat, adventurer) == era:
                left += self.plays_left(seat, adventurer)
        return left

    def play_card(self, seat: i64, card: i64) -> None:
        """§II.2, §III Lay a card of a hand on the open discard pile."""
        self.drop_card(seat, card)
        self.discard[card] += 1

    def drop_card(self, seat: i64, card: i64) -> None:
        """Take a card out of a hand; if everybody knew such a card there, it is as good as this one."""
        at = seat * CARD_COUNT + card
        self.hands[at] -= 1
        if self.known[at] > 0:
            self.known[at] -= 1


def new_khronos(seats: i64, rules: i64, t: KhronosTables) -> Khronos:
    """§setup Everything before the first card: both adventurers in Might, 25 cubes, 4 coins; A40 the display first."""
    s = Khronos(
        seats,
        rules,
        t,
        ints(ERA_COUNT * CELLS, EMPTY),
        ints(ERA_COUNT * CELLS, 0),
        ints(ERA_COUNT * CELLS, 0),
        ints(ERA_COUNT * ROWS, 0),
        t.building_tiles[:],
        ints(TILE_COUNT, 0),
        ints(seats, MONEY_AT_START),
        ints(2 * seats, 0),
        ints(seats * ADVENTURERS_EACH, MIGHT),
        ints(seats * ADVENTURERS_EACH, 0),
        ints(seats * CARD_COUNT, 0),
        ints(seats * CARD_COUNT, 0),
        t.card_cards[:],
        ints(CARD_COUNT, 0),
        ints(CARD_COUNT, 0),
    )
    seat: i64
    for seat in range(seats):
        s.cubes[seat] = CUBES_EACH
    if t.holdem:
        card: i64
        for card in range(CARD_COUNT):
            s.deck[card] -= 1
            s.display[card] += 1
    era: i64
    for era in range(ERA_COUNT):
        lay_hamlets(s, era)
    return s


def lay_hamlets(s: Khronos, era: i64) -> None:
    """§setup Ten hamlets are printed on every map."""
    row: i64
    for row in range(ROWS):
        columns = s.t.hamlets[row]
        cell = row * COLUMNS
        while columns != 0:
            if columns & 1 == 1:
                lay_hamlet(s, era, cell)
            columns >>= 1
            cell += 1


def lay_hamlet(s: Khronos, era: i64, cell: i64) -> None:
    """§setup A printed hamlet shows: a domain of its own, until something stands beside it."""
    s.change_map(era)
    at = era * CELLS + cell
    s.board[at] = building(HAMLET, cell, NONE) | 1 << PRINTED_AT
    s.zone[at] = cell + 1
    s.taken[era * ROWS + cell // COLUMNS] |= 1 << cell % COLUMNS


assert MAX_SEATS * CUBES_BITS + CUBES_AT < 60  # a building fits into one number
