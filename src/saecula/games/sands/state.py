"""The world of a Sands match: every seat's empire, the map, the trees of advances, and the turn in progress."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.sands.bits import count_bits, has_bit, lowest_bit, without_lowest
from saecula.games.sands.kinds import BINS_PER_CATEGORY, CITY, LAND_COUNT, LEVELS, TREE_COUNT, WARRIOR
from saecula.games.sands.layout import (
    BINS_AT,
    BUILT_AT,
    CAPACITY_AT,
    CAPITAL_AT,
    CARAVANS_AT,
    CHRONICLE_POINTS_AT,
    EFFECTS_AT,
    EMPHASIS_AT,
    END_POINTS_AT,
    HERITAGE_AT,
    LANDS_AT,
    MAP,
    MARKERS_AT,
    ON_MAP_AT,
    OWNER_AT,
    PEASANTS_AT,
    PILE,
    PILES,
    PROVINCES_AT,
    RESOURCE_AT,
    RESOURCES_AT,
    SHEET,
    TREES,
    UNLOCKED_AT,
    UNREST_AT,
    UNREST_POINTS_AT,
    UNSEEN,
    WARRIORS_AT,
    WONDER_POINTS_AT,
)
from saecula.games.sands.tables import SandsTables
from saecula.games.sands.words import WORDS
from saecula.kernel.rows import Row, ints
from saecula.kernel.state import State

NONE: Final = -1
PEASANTS: Final[i64] = 20  # §2.6
WARRIORS: Final[i64] = 10  # §2.6
CARAVANS: Final[i64] = 20  # §2.6
UNREST_START: Final = 3  # §3.0 E1
MAX_UNREST: Final = 7  # §9.0
LETTER_RULES: Final = 2  # R37: before them the die of an attack kept to a lower maximum


@final
@mypyc_attr(acyclic=True)
class Sands(State):
    """Numbers only, read through the methods below; they index the rows themselves, as `get` would cost a call."""

    t: SandsTables
    sheets: Row
    map: Row
    trees: Row  # per tree and level: the advance that lies there
    piles: Row
    supply: Row  # per structure: tiles left
    generation: i64
    turn: i64  # of this generation; 0 before the first
    dynasty: i64  # 0 … 2
    position: i64  # of the dynasty marker
    position_before: i64  # where it stood when this generation began
    flipped: bool  # chronicles lie face up: scoring
    active: i64  # whose turn it is
    todo: i64  # the cards this turn still has, as a bit set
    card: i64  # the action in progress
    acted: bool  # the action has done something: its card is used
    bonus: i64  # the bonus action of this turn
    patron: i64  # the category that patronage favours in this turn
    exchanged: bool  # resources were exchanged in this turn
    repeated: bool  # a card was used again in this turn

    def __init__(
        self, seats: i64, rules: i64, t: SandsTables, sheets: Row, map_: Row, trees: Row, piles: Row, supply: Row
    ) -> None:
        super().__init__(seats, rules)
        self.first_lent = WORDS.first_lent
        self.t = t
        self.sheets = sheets
        self.map = map_
        self.trees = trees
        self.piles = piles
        self.supply = supply
        self.generation = 0
        self.turn = 0
        self.dynasty = 0
        self.position = 0
        self.position_before = 0
        self.flipped = False
        self.active = NONE
        self.todo = 0
        self.card = NONE
        self.acted = False
        self.bonus = NONE
        self.patron = NONE
        self.exchanged = False
        self.repeated = False

    def clone(self) -> Sands:
        """Return a copy that shares only the tables."""
        twin = Sands(
            self.seats,
            self.rules,
            self.t,
            self.sheets[:],
            self.map[:],
            self.trees[:],
            self.piles[:],
            self.supply[:],
        )
        twin.generation = self.generation
        twin.turn = self.turn
        twin.dynasty = self.dynasty
        twin.position = self.position
        twin.position_before = self.position_before
        twin.flipped = self.flipped
        twin.active = self.active
        twin.todo = self.todo
        twin.card = self.card
        twin.acted = self.acted
        twin.bonus = self.bonus
        twin.patron = self.patron
        twin.exchanged = self.exchanged
        twin.repeated = self.repeated
        self.copy_kernel_fields(twin)
        return twin

    # -- rows -------------------------------------------------------------------------------------------------------

    def get(self, seat: i64, at: i64) -> i64:
        """Return a number of a seat's sheet."""
        return self.sheets[seat * SHEET + at]

    def sheet(self, seat: i64) -> Row:
        """Return all numbers of a seat's sheet."""
        return self.sheets[seat * SHEET : (seat + 1) * SHEET]

    def set(self, seat: i64, at: i64, number: i64) -> None:
        """Set a number of a seat's sheet."""
        self.sheets[seat * SHEET + at] = number

    def change(self, seat: i64, at: i64, by: i64) -> None:
        """Add to a number of a seat's sheet."""
        self.sheets[seat * SHEET + at] += by

    def include(self, seat: i64, at: i64, members: i64) -> None:
        """Add members to a bit set of a seat's sheet."""
        self.sheets[seat * SHEET + at] |= members

    def in_pile(self, pile: i64, part: i64) -> i64:
        """§3.0 H Return a part of a pile: UNSEEN, TOP or KNOWN."""
        return self.piles[pile * PILE + part]

    def pile(self, pile: i64) -> Row:
        """§3.0 H Return all parts of a pile: UNSEEN, TOP and KNOWN."""
        return self.piles[pile * PILE : (pile + 1) * PILE]

    def set_pile(self, pile: i64, part: i64, number: i64) -> None:
        """§3.0 H Set a part of a pile: UNSEEN, TOP or KNOWN."""
        self.piles[pile * PILE + part] = number

    def take_unseen(self, pile: i64, advance: i64) -> None:
        """§3.0 H Take a card from below the top of a pile."""
        self.piles[pile * PILE + UNSEEN] &= ~(1 << advance)

    # -- citizens ---------------------------------------------------------------------------------------------------

    def peasants(self, seat: i64, land: i64) -> i64:
        """Return a seat's peasants in a land."""
        return self.sheets[seat * SHEET + PEASANTS_AT + land]

    def warriors(self, seat: i64, land: i64) -> i64:
        """Return a seat's warriors in a land."""
        return self.sheets[seat * SHEET + WARRIORS_AT + land]

    def of_kind(self, seat: i64, citizen: i64, land: i64) -> i64:
        """Return a seat's citizens of one kind in a land."""
        return self.sheets[seat * SHEET + citizen * LAND_COUNT + land]

    def citizens(self, seat: i64, land: i64) -> i64:
        """Return a seat's citizens in a land."""
        return self.sheets[seat * SHEET + PEASANTS_AT + land] + self.sheets[seat * SHEET + WARRIORS_AT + land]

    def crowd(self, land: i64) -> i64:
        """Return the citizens of all seats in a land."""
        total: i64 = 0
        seat: i64
        for seat in range(self.seats):
            total += self.sheets[seat * SHEET + PEASANTS_AT + land] + self.sheets[seat * SHEET + WARRIORS_AT + land]
        return total

    def add(self, seat: i64, citizen: i64, land: i64, number: i64) -> None:
        """Put citizens from the supply into a land; a negative number returns them."""
        self.change(seat, citizen * LAND_COUNT + land, number)
        self.change(seat, ON_MAP_AT + citizen, number)

    def move(self, seat: i64, citizen: i64, origin: i64, land: i64, number: i64) -> None:
        """Move citizens from one land to another."""
        self.change(seat, citizen * LAND_COUNT + origin, -number)
        self.change(seat, citizen * LAND_COUNT + land, number)

    def in_supply(self, seat: i64, citizen: i64) -> i64:
        """§2.0, §2.6 Return the citizens a seat has left."""
        return (WARRIORS if citizen == WARRIOR else PEASANTS) - self.sheets[seat * SHEET + ON_MAP_AT + citizen]

    def population(self, seat: i64) -> i64:
        """Return a seat's citizens on the map."""
        return self.sheets[seat * SHEET + ON_MAP_AT] + self.sheets[seat * SHEET + ON_MAP_AT + WARRIOR]

    # -- lands ------------------------------------------------------------------------------------------------------

    def owner(self, land: i64) -> i64:
        """Return who controls a land."""
        return self.map[OWNER_AT + land]

    def built(self, land: i64) -> i64:
        """Return the structures in a land, as a bit set."""
        return self.map[BUILT_AT + land]

    def resource(self, land: i64) -> i64:
        """Return what a land produces."""
        return self.map[RESOURCE_AT + land]

    def capacity(self, land: i64) -> i64:
        """§2.3 Return the number on a land's resource tile."""
        return self.map[CAPACITY_AT + land]

    def lay_tile(self, land: i64, resource: i64, capacity: i64) -> None:
        """§3.0 B Lay a resource tile."""
        self.map[RESOURCE_AT + land] = resource
        self.map[CAPACITY_AT + land] = capacity

    def build(self, structure: i64, land: i64) -> None:
        """§5.5 Put a structure tile from the supply into a land."""
        self.supply[structure] -= 1
        self.map[BUILT_AT + land] |= 1 << structure

    def is_in_play(self, land: i64) -> bool:
        """§3.0 Say whether a land has a resource tile."""
        return has_bit(self.t.in_play, land)

    def lands(self, seat: i64) -> i64:
        """Return the lands a seat controls, as a bit set."""
        return self.sheets[seat * SHEET + LANDS_AT]

    def size_of(self, seat: i64) -> i64:
        """Return how many lands a seat controls."""
        return count_bits(self.sheets[seat * SHEET + LANDS_AT])

    def capital(self, seat: i64) -> i64:
        """Return the land of a seat's capital."""
        return self.sheets[seat * SHEET + CAPITAL_AT]

    def provinces(self, seat: i64) -> i64:
        """Return the lands with a seat's province markers, as a bit set."""
        return self.sheets[seat * SHEET + PROVINCES_AT]

    def colonies(self, seat: i64) -> i64:
        """R15 Return the lands with a seat's colony markers, as a bit set; the capital is none."""
        held = self.lands(seat) & ~self.provinces(seat)
        capital = self.capital(seat)
        return held if capital == NONE else held & ~(1 << capital)

    def set_owner(self, land: i64, seat: i64) -> None:
        """Give a land to a seat, as a colony, or to nobody."""
        before = self.map[OWNER_AT + land]
        if before != NONE:
            self.sheets[before * SHEET + LANDS_AT] &= ~(1 << land)
            self.sheets[before * SHEET + PROVINCES_AT] &= ~(1 << land)
        self.map[OWNER_AT + land] = seat
        if seat != NONE:
            self.include(seat, LANDS_AT, 1 << land)

    def set_capital(self, seat: i64, land: i64) -> None:
        """R96 Put the capital into a land; the marker there goes back to the supply."""
        self.set(seat, CAPITAL_AT, land)
        self.sheets[seat * SHEET + PROVINCES_AT] &= ~(1 << land)

    def has_city(self, land: i64) -> bool:
        """Say whether a city stands in a land."""
        return has_bit(self.map[BUILT_AT + land], CITY)

    def is_seat_of(self, seat: i64, land: i64) -> bool:
        """R14, R102 Say whether a land holds a seat's capital, or a city while the seat controls it."""
        if self.map[OWNER_AT + land] != seat:
            return False
        return self.sheets[seat * SHEET + CAPITAL_AT] == land or self.has_city(land)

    def seats_of_power(self, seat: i64) -> i64:
        """Return the lands with a seat's capital and cities, as a bit set."""
        found: i64 = 0
        capital = self.sheets[seat * SHEET + CAPITAL_AT]
        left = self.sheets[seat * SHEET + LANDS_AT]
        while left:
            land = lowest_bit(left)
            left = without_lowest(left)
            if land == capital or self.has_city(land):
                found |= 1 << land
        return found

    # -- tracks and cards -------------------------------------------------------------------------------------------

    def stock(self, seat: i64, resource: i64) -> i64:
        """§2.8 Return the crops or gold of a seat."""
        return self.sheets[seat * SHEET + RESOURCES_AT + resource]

    def gain(self, seat: i64, resource: i64, amount: i64) -> None:
        """Add to a seat's crops or gold; a negative amount is paid."""
        self.change(seat, RESOURCES_AT + resource, amount)

    def unrest(self, seat: i64) -> i64:
        """Return a seat's unrest."""
        return self.sheets[seat * SHEET + UNREST_AT]

    def heritage(self, seat: i64, category: i64) -> i64:
        """Return a seat's heritage in a category."""
        return self.sheets[seat * SHEET + HERITAGE_AT + category]

    def caravans(self, seat: i64) -> i64:
        """Return the borders with a seat's caravans, as a bit set."""
        return self.sheets[seat * SHEET + CARAVANS_AT]

    def in_bin(self, seat: i64, place: i64) -> i64:
        """Return the chronicle a seat has in a bin."""
        return self.sheets[seat * SHEET + BINS_AT + place]

    def marker(self, seat: i64, tree: i64) -> i64:
        """Return the level a seat has reached on a tree, 0 without a marker."""
        return self.sheets[seat * SHEET + MARKERS_AT + tree]

    def markers(self, seat: i64) -> Row:
        """Return the levels a seat has reached on all trees."""
        return self.sheets[seat * SHEET + MARKERS_AT : seat * SHEET + MARKERS_AT + TREE_COUNT]

    def tree(self, tree: i64) -> Row:
        """Return the advances of a tree, from the root on; NONE where none lies yet."""
        return self.trees[tree * LEVELS : (tree + 1) * LEVELS]

    def tree_card(self, tree: i64, level: i64) -> i64:
        """Return the advance of a level (from 1) on a tree."""
        return self.trees[tree * LEVELS + level - 1] if level <= LEVELS else NONE

    def lay_advance(self, tree: i64, level: i64, advance: i64) -> None:
        """§2.5 Lay an advance face up as a level (from 1) of a tree."""
        self.trees[tree * LEVELS + level - 1] = advance

    def effect(self, seat: i64, effect: i64) -> i64:
        """R106 Return the sum of an effect over a seat's advances."""
        return self.sheets[seat * SHEET + EFFECTS_AT + effect]

    def unlocked(self, seat: i64, category: i64) -> bool:
        """§6.0 Say whether a category is unlocked: by an advance, or by this generation's emphasis card (R65)."""
        at = seat * SHEET
        return self.sheets[at + EMPHASIS_AT] == category or has_bit(self.sheets[at + UNLOCKED_AT], category)

    def points(self, seat: i64) -> i64:
        """Return a seat's victory points; R57 they may be negative."""
        earned = self.get(seat, CHRONICLE_POINTS_AT) + self.get(seat, WONDER_POINTS_AT)
        return earned + self.get(seat, END_POINTS_AT) - self.get(seat, UNREST_POINTS_AT)


def category_of_bin(place: i64) -> i64:
    """§2.2 Return the category of a bin."""
    return place // BINS_PER_CATEGORY


def pile_of(category: i64, level: i64) -> i64:
    """§3.0 H Return the pile of a category and level (from 1)."""
    return category * LEVELS + level - 1


def bare_table(seats: i64, rules: i64, t: SandsTables) -> Sands:
    """§3.0 Return a state of empty rows: no land has an owner, no card lies on a tree."""
    lands = ints(MAP, 0)
    land: i64
    for land in range(LAND_COUNT):
        lands[OWNER_AT + land] = NONE
    return Sands(seats, rules, t, ints(seats * SHEET, 0), lands, ints(TREES, NONE), ints(PILES, 0), t.supply[:])
