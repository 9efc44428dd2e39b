"""The world of a Gentes match: the mats of all seats, the board, and the main action in progress."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.gentes.kinds import CITIES_PER_SEAT, GROUP_COUNT, MARKET, POINT_PARTS, SETUP, TOWN_AT
from saecula.games.gentes.tables import GentesTables
from saecula.kernel.choices import Choices
from saecula.kernel.rows import Row, ints
from saecula.kernel.state import State
from saecula.kernel.verbs import Verb

# Where things stand on a seat's stretch of `mats`.
PEOPLE_AT: Final = 0
AREAS_AT: Final = 6  # cubes in the temple, then in the oracle
COINS_AT: Final = 8
CUBES_AT: Final = 9  # wooden cubes on the time track
SINGLES_AT: Final = 10
DOUBLES_AT: Final = 11
TILES_AT: Final = 12  # bit set: tiles on the time track
HAND_AT: Final = 13  # bit sets of cards
PLAYED_AT: Final = 14
SPENT_AT: Final = 15  # played cards whose action was used in this round
SPACES_AT: Final = 16  # bit set of spaces built on
TIRED_AT: Final = 17  # bit set of hometown spaces used in this round (A11: the space stays used)
BONUSES_AT: Final = 18  # bit set of bonus tiles
PRINTED_AT: Final = 19  # people printed on played cards, packed
MARKS_AT: Final = 20  # symbols on played cards, packed
POINTS_AT: Final = 21  # nine parts
MAT: Final = 30
PART_COUNT: Final[i64] = 9
PACKED_BITS: Final = 8
PACKED_MASK: Final = 255

CARD_POINTS: Final = 0
SYMBOL_POINTS: Final = 1
CITY_POINTS: Final = 2
BONUS_POINTS: Final = 3
DECLINE_POINTS: Final = 4
HAND_POINTS: Final = 5
COIN_POINTS: Final = 6
CUBE_POINTS: Final = 7
HOURGLASS_POINTS: Final = 8

TOP_AT: Final = 61
TOP_BIT: Final = 1 << TOP_AT
LETTER_RULES: Final = 2  # A50, A75: before them an unscored card always cost points, and step C asked for no actions
GAP: Final = -1  # an empty place of the card row or of the training costs
NOBODY_YET: Final = -1
NO_CARD: Final = -1


@final
@mypyc_attr(acyclic=True)
class Gentes(State):
    """Numbers only; small questions below say what they mean."""

    t: GentesTables
    mats: Row
    market: Row  # the card row, from the left
    columns: Row  # which group's tile lies in each column of the training costs
    stock: i64  # bit set: the rest of the present epoch's stack, whose order does not exist
    pile: i64  # bit set: the discard pile
    revealed: i64  # bit set: cards laid out for the draft
    tiles: i64  # bit set: tiles that can be taken
    bonuses: i64  # tiles taken from each of the three stacks, packed
    phase: i64
    round: i64  # where the round marker stands
    epoch: i64  # 0 … 2
    active: i64
    source: i64  # what set the main action off
    price: i64  # its printed or chosen price
    helpers: i64  # bit set of hometowns that change it
    doubles: i64  # hourglasses laid as doubles
    trained: i64  # bit set of groups trained by it
    card: i64  # the card played by it

    def __init__(self, seats: i64, rules: i64, t: GentesTables, mats: Row, market: Row, columns: Row) -> None:
        super().__init__(seats, rules)
        self.t = t
        self.mats = mats
        self.market = market
        self.columns = columns
        self.stock = 0
        self.pile = 0
        self.revealed = 0
        self.tiles = 0
        self.bonuses = 0
        self.phase = SETUP
        self.round = 1
        self.epoch = 0
        self.start = NOBODY_YET
        self.active = NOBODY_YET
        self.source = 0
        self.price = 0
        self.helpers = 0
        self.doubles = 0
        self.trained = 0
        self.card = NO_CARD

    def clone(self) -> Gentes:
        """Return a copy that shares only the tables."""
        twin = Gentes(self.seats, self.rules, self.t, self.mats[:], self.market[:], self.columns[:])
        twin.stock = self.stock
        twin.pile = self.pile
        twin.revealed = self.revealed
        twin.tiles = self.tiles
        twin.bonuses = self.bonuses
        twin.phase = self.phase
        twin.round = self.round
        twin.epoch = self.epoch
        twin.active = self.active
        twin.source = self.source
        twin.price = self.price
        twin.helpers = self.helpers
        twin.doubles = self.doubles
        twin.trained = self.trained
        twin.card = self.card
        self.copy_kernel_fields(twin)
        return twin

    # -- people and cubes ---------------------------------------------------------------------------------------

    def people(self, seat: i64, group: i64) -> i64:
        """Return how many people of a group a seat has on its board."""
        return self.mats[seat * MAT + PEOPLE_AT + group]

    def all_people(self, seat: i64) -> i64:
        """Return all people on a seat's board."""
        total: i64 = 0
        at = seat * MAT + PEOPLE_AT
        group: i64
        for group in range(GROUP_COUNT):
            total += self.mats[at + group]
        return total

    def printed(self, seat: i64, group: i64) -> i64:
        """Return the people of a group that a seat's played cards show."""
        return self.mats[seat * MAT + PRINTED_AT] >> PACKED_BITS * group & PACKED_MASK

    def cubes(self, seat: i64, area: i64) -> i64:
        """Return the cubes in a seat's temple or oracle."""
        return self.mats[seat * MAT + AREAS_AT + area]

    def set_cubes(self, seat: i64, area: i64, cubes: i64) -> None:
        """Lay so many cubes into a seat's temple or oracle."""
        self.mats[seat * MAT + AREAS_AT + area] = cubes

    def all_cubes(self, seat: i64) -> i64:
        """Return the cubes of temple and oracle together."""
        return self.mats[seat * MAT + AREAS_AT] + self.mats[seat * MAT + AREAS_AT + 1]

    # -- coins and points ---------------------------------------------------------------------------------------

    def coins(self, seat: i64) -> i64:
        """Return a seat's coins."""
        return self.mats[seat * MAT + COINS_AT]

    def add_coins(self, seat: i64, coins: i64) -> None:
        """Give a seat coins, which never run out (A58); a negative number takes them."""
        self.mats[seat * MAT + COINS_AT] += coins

    def points(self, seat: i64) -> i64:
        """Return a seat's points; A51 they may fall below 0."""
        total: i64 = 0
        at = seat * MAT + POINTS_AT
        part: i64
        for part in range(PART_COUNT):
            total += self.mats[at + part]
        return total

    def add_points(self, seat: i64, part: i64, points: i64) -> None:
        """Move a seat's marker, and note what for."""
        self.mats[seat * MAT + POINTS_AT + part] += points

    # -- time ---------------------------------------------------------------------------------------------------

    def free_fields(self, seat: i64) -> i64:
        """Return the free fields of a seat's time track; A59 only their number matters."""
        at = seat * MAT
        taken = self.mats[at + CUBES_AT] + self.mats[at + SINGLES_AT] + self.mats[at + DOUBLES_AT]
        return self.t.fields - taken - count_bits(self.mats[at + TILES_AT])

    def mat(self, seat: i64) -> Row:
        """Return all numbers of a seat's mat."""
        return self.mats[seat * MAT : (seat + 1) * MAT]

    def on_mat(self, seat: i64, at: i64) -> i64:
        """Return one number of a seat's mat."""
        return self.mats[seat * MAT + at]

    def put(self, seat: i64, at: i64, number: i64) -> None:
        """Set one number of a seat's mat."""
        self.mats[seat * MAT + at] = number

    # -- cards and cities ---------------------------------------------------------------------------------------

    def hand(self, seat: i64) -> i64:
        """Return a seat's hand as a bit set."""
        return self.mats[seat * MAT + HAND_AT]

    def played(self, seat: i64) -> i64:
        """Return the cards before a seat as a bit set."""
        return self.mats[seat * MAT + PLAYED_AT]

    def marks(self, seat: i64, mark: i64) -> i64:
        """Return how many symbols of a row a seat's played cards show."""
        return self.mats[seat * MAT + MARKS_AT] >> PACKED_BITS * mark & PACKED_MASK

    def spaces(self, seat: i64) -> i64:
        """Return the spaces a seat has built on, as a bit set."""
        return self.mats[seat * MAT + SPACES_AT]

    def supply(self, seat: i64) -> i64:
        """Return the cities a seat has not built."""
        return CITIES_PER_SEAT - count_bits(self.mats[seat * MAT + SPACES_AT])

    def cities_of(self, seat: i64, symbol: i64) -> i64:
        """§4.1.chronicler A6 Return a seat's cities and hometowns with a symbol."""
        return count_bits(self.mats[seat * MAT + SPACES_AT] & self.t.symbol_spaces[symbol])

    def towns(self, seat: i64) -> i64:
        """Return a seat's hometowns that are not used in this round, as a bit set of the nine."""
        at = seat * MAT
        return (self.mats[at + SPACES_AT] >> TOWN_AT) & ~self.mats[at + TIRED_AT]

    def owner(self, space: i64) -> i64:
        """Return who has built on a space."""
        seat: i64
        for seat in range(self.seats):
            if self.mats[seat * MAT + SPACES_AT] >> space & 1:
                return seat
        return NOBODY_YET

    def built(self) -> i64:
        """Return all spaces that are built on, as a bit set."""
        found: i64 = 0
        seat: i64
        for seat in range(self.seats):
            found |= self.mats[seat * MAT + SPACES_AT]
        return found

    def column_of(self, group: i64) -> i64:
        """Return the column of the training costs in which a group's tile lies."""
        column: i64 = 0
        while self.columns[column] != group:  # a search: every group has a column
            column += 1
        return column

    def place_of(self, card: i64) -> i64:
        """Return a card's place in the row, from the left; GAP if it is not there."""
        place: i64
        for place in range(MARKET):
            if self.market[place] == card:
                return place
        return GAP


def bit(member: i64) -> i64:
    """Return the bit set of one member; shifted down, because compiled code shifts a literal 1 within 32 bits."""
    return TOP_BIT >> (TOP_AT - member)


def count_bits(bits: i64) -> i64:
    """Return how many members a bit set has."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def lowest_bit(bits: i64) -> i64:
    """Return the lowest member of a bit set that has any."""
    at: i64 = 0
    if bits & 0xFFFFFFFF == 0:
        at = 32
    if bits >> at & 0xFFFF == 0:
        at += 16
    if bits >> at & 0xFF == 0:
        at += 8
    if bits >> at & 0xF == 0:
        at += 4
    while bits >> at & 1 == 0:
        at += 1
    return at


def add_each(out: Choices, verb: Verb, members: i64) -> None:
    """Add the choice of a verb for every member of a bit set, its only argument."""
    while members:
        out.add(verb.at(lowest_bit(members)))
        members &= members - 1


def new_gentes(seats: i64, rules: i64, t: GentesTables) -> Gentes:
    """Return the world before the first event."""
    assert len(POINT_PARTS) == PART_COUNT
    s = Gentes(seats, rules, t, ints(seats * MAT, 0), ints(MARKET, GAP), ints(GROUP_COUNT, GAP))
    s.tiles = t.tiles
    return s
