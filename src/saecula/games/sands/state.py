"""The world of a Sands match: every seat's empire, the map, the trees of advances, and the turn in progress."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.sands.kinds import (
    BINS_PER_CATEGORY,
    CITY,
    EFFECT_COUNT,
    LAND_COUNT,
    LEVELS,
    POWER_COUNT,
    TREE_COUNT,
    WARRIOR,
)
from saecula.games.sands.tables import SandsTables
from saecula.games.sands.words import WORDS
from saecula.kernel.rows import Row, row
from saecula.kernel.state import State

# Where things stand on a seat's stretch of `sheets`.
PEASANTS_AT: Final = 0  # per land
WARRIORS_AT: Final = 26  # per land
LANDS_AT: Final = 52  # controlled lands, as a bit set
PROVINCES_AT: Final = 53  # lands with a province marker, as a bit set
CAPITAL_AT: Final = 54
RESOURCES_AT: Final = 55  # crops, gold
UNREST_AT: Final = 57
HERITAGE_AT: Final = 58  # per category
CARAVANS_AT: Final = 61  # borders, as a bit set
USED_AT: Final = 62  # cards used in this generation, as a bit set
PAIR_AT: Final = 63  # the two cards selected for the coming turn
EMPHASIS_AT: Final = 64  # the category of this generation's emphasis card
BOXES_AT: Final = 65  # cubes upon it
BINS_AT: Final = 66  # per bin: the chronicle that lies there
MARKERS_AT: Final = 72  # per tree: the level reached
UNLOCKED_AT: Final = 78  # categories unlocked by advances, as a bit set
BONUSES_AT: Final = 79  # bonus actions used in earlier turns of this generation, as a bit set
BONUS_TURNS_AT: Final = 80  # turns of this generation in which a bonus action was used
FINAL_CHRONICLES_AT: Final = 81  # points of chronicles at the latest scoring
CHRONICLE_POINTS_AT: Final = 82
WONDER_POINTS_AT: Final = 83
UNREST_POINTS_AT: Final = 84  # lost for unrest
END_POINTS_AT: Final = 85
ON_MAP_AT: Final = 86  # peasants, warriors on the map
EFFECTS_AT: Final = 88  # per effect: the sum over the advances achieved
SHEET: Final = 113

# Where things stand in `map`, per land each.
OWNER_AT: Final = 0
BUILT_AT: Final = 26  # structures, as a bit set
RESOURCE_AT: Final = 52
CAPACITY_AT: Final = 78
MAP: Final = 104

# Where things stand in `piles`, per category and level each: cards below the top, the top card if known, who knows it.
PILE: Final = 3
UNSEEN: Final = 0
TOP: Final = 1
KNOWN: Final = 2

NONE: Final = -1
PEASANTS: Final = 20  # §2.6
WARRIORS: Final = 10  # §2.6
CARAVANS: Final = 20  # §2.6
UNREST_START: Final = 3  # §3.0 E1
UNREST_MOST: Final = 7  # §9.0


BITS: Final = row([1 << n for n in range(61)])  # `1 << n` with a variable n has only 32 bits once it is C


def bit(n: i64) -> i64:
    """Return the bit set with one member, which may be beyond 31: a border, a space of the dynasty track."""
    return BITS[n]


def count_bits(bits: i64) -> i64:
    """Return how many members a bit set has."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def lowest_bit(bits: i64) -> i64:
    """Return the smallest member of a bit set that is not empty."""
    member: i64 = 0
    while bits & 255 == 0:
        bits >>= 8
        member += 8
    while bits & 1 == 0:
        bits >>= 1
        member += 1
    return member


@final
@mypyc_attr(acyclic=True)
class Sands(State):
    """Numbers only; small questions below say what they mean."""

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
        at = seat * SHEET + land
        return self.sheets[at + PEASANTS_AT] + self.sheets[at + WARRIORS_AT]

    def crowd(self, land: i64) -> i64:
        """Return the citizens of all seats in a land."""
        total: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            total += self.citizens(seat, land)
            seat += 1
        return total

    def add(self, seat: i64, citizen: i64, land: i64, number: i64) -> None:
        """Put citizens from the supply into a land; a negative number returns them."""
        self.sheets[seat * SHEET + citizen * LAND_COUNT + land] += number
        self.sheets[seat * SHEET + ON_MAP_AT + citizen] += number

    def move(self, seat: i64, citizen: i64, origin: i64, land: i64, number: i64) -> None:
        """Move citizens from one land to another."""
        at = seat * SHEET + citizen * LAND_COUNT
        self.sheets[at + origin] -= number
        self.sheets[at + land] += number

    def in_supply(self, seat: i64, citizen: i64) -> i64:
        """§2.0, §2.6 Return the citizens a seat has left."""
        all_of_them: i64 = WARRIORS if citizen == WARRIOR else PEASANTS
        return all_of_them - self.sheets[seat * SHEET + ON_MAP_AT + citizen]

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

    def is_in_play(self, land: i64) -> bool:
        """§3.0 Say whether a land has a resource tile."""
        return self.t.in_play >> land & 1 == 1

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
        at = seat * SHEET
        held = self.sheets[at + LANDS_AT] & ~self.sheets[at + PROVINCES_AT]
        capital = self.sheets[at + CAPITAL_AT]
        return held if capital == NONE else held & ~(1 << capital)

    def set_owner(self, land: i64, seat: i64) -> None:
        """Give a land to a seat, as a colony, or to nobody."""
        before = self.map[OWNER_AT + land]
        if before != NONE:
            self.sheets[before * SHEET + LANDS_AT] &= ~(1 << land)
            self.sheets[before * SHEET + PROVINCES_AT] &= ~(1 << land)
        self.map[OWNER_AT + land] = seat
        if seat != NONE:
            self.sheets[seat * SHEET + LANDS_AT] |= 1 << land

    def set_capital(self, seat: i64, land: i64) -> None:
        """R96 Put the capital into a land; the marker there goes back to the supply."""
        self.sheets[seat * SHEET + CAPITAL_AT] = land
        self.sheets[seat * SHEET + PROVINCES_AT] &= ~(1 << land)

    def has_city(self, land: i64) -> bool:
        """Say whether a city stands in a land."""
        return self.map[BUILT_AT + land] >> CITY & 1 == 1

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
            left &= left - 1
            if land == capital or self.has_city(land):
                found |= 1 << land
        return found

    # -- tracks and cards -------------------------------------------------------------------------------------------

    def stock(self, seat: i64, resource: i64) -> i64:
        """§2.8 Return the crops or gold of a seat."""
        return self.sheets[seat * SHEET + RESOURCES_AT + resource]

    def gain(self, seat: i64, resource: i64, amount: i64) -> None:
        """Add to a seat's crops or gold; a negative amount is paid."""
        self.sheets[seat * SHEET + RESOURCES_AT + resource] += amount

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

    def tree_card(self, tree: i64, level: i64) -> i64:
        """Return the advance of a level (from 1) on a tree."""
        return self.trees[tree * LEVELS + level - 1] if level <= LEVELS else NONE

    def effect(self, seat: i64, effect: i64) -> i64:
        """R106 Return the sum of an effect over a seat's advances."""
        return self.sheets[seat * SHEET + EFFECTS_AT + effect]

    def unlocked(self, seat: i64, category: i64) -> bool:
        """§6.0 Say whether a category is unlocked: by an advance, or by this generation's emphasis card (R65)."""
        at = seat * SHEET
        return self.sheets[at + EMPHASIS_AT] == category or self.sheets[at + UNLOCKED_AT] >> category & 1 == 1

    def points(self, seat: i64) -> i64:
        """Return a seat's victory points; R57 they may be negative."""
        at = seat * SHEET
        earned = self.sheets[at + CHRONICLE_POINTS_AT] + self.sheets[at + WONDER_POINTS_AT]
        return earned + self.sheets[at + END_POINTS_AT] - self.sheets[at + UNREST_POINTS_AT]

    # -- structures and symbols -------------------------------------------------------------------------------------

    def power(self, seat: i64, land: i64, power: i64, opened: bool = False) -> i64:
        """§6.0 Return what the structures of a land do for a seat: boxes only if unlocked, or opened otherwise."""
        there = self.map[BUILT_AT + land] & self.t.with_power[power]
        total: i64 = 0
        while there:
            structure = lowest_bit(there)
            there &= there - 1
            total += self.t.always[structure * POWER_COUNT + power]
            lock = self.t.structure_lock[structure]
            if opened or lock == NONE or self.unlocked(seat, lock):
                total += self.t.boxed[structure * POWER_COUNT + power]
        return total

    def best_power(self, seat: i64, power: i64) -> i64:
        """Return the strongest such structure among a seat's lands: once per player."""
        best: i64 = 0
        left = self.sheets[seat * SHEET + LANDS_AT]
        while left:
            found = self.power(seat, lowest_bit(left), power)
            left &= left - 1
            best = max(best, found)
        return best

    def structures(self, seat: i64) -> i64:
        """Return the structure tiles in a seat's lands."""
        total: i64 = 0
        left = self.sheets[seat * SHEET + LANDS_AT]
        while left:
            total += count_bits(self.map[BUILT_AT + lowest_bit(left)])
            left &= left - 1
        return total

    def symbols(self, seat: i64, on_structures: Row, on_advances: Row) -> i64:
        """R102, R108 Return the fountains or lyres in a seat's lands and on the advances achieved, locked or not."""
        total: i64 = 0
        left = self.sheets[seat * SHEET + LANDS_AT]
        while left:
            there = self.map[BUILT_AT + lowest_bit(left)]
            left &= left - 1
            while there:
                total += on_structures[lowest_bit(there)]
                there &= there - 1
        tree: i64 = 0
        while tree < TREE_COUNT:
            level = self.marker(seat, tree)
            while level > 0:
                total += on_advances[self.tree_card(tree, level)]
                level -= 1
            tree += 1
        return total

    def fountains(self, seat: i64) -> i64:
        """§4.5 Return a seat's fountains."""
        return self.symbols(seat, self.t.structure_fountains, self.t.advance_fountains)

    def lyres(self, seat: i64) -> i64:
        """§10.0 Return a seat's lyres."""
        return self.symbols(seat, self.t.structure_lyres, self.t.advance_lyres)


def category_of_bin(place: i64) -> i64:
    """§2.2 Return the category of a bin."""
    return place // BINS_PER_CATEGORY


def achieve(s: Sands, seat: i64, tree: i64) -> None:
    """§5.7 Move a seat's marker one step along a tree: the advance there is achieved."""
    s.sheets[seat * SHEET + MARKERS_AT + tree] += 1
    advance = s.tree_card(tree, s.marker(seat, tree))
    effect: i64 = 0
    while effect < EFFECT_COUNT:
        s.sheets[seat * SHEET + EFFECTS_AT + effect] += s.t.effects[advance * EFFECT_COUNT + effect]
        effect += 1
    if s.t.advance_unlocks[advance] != NONE:
        s.sheets[seat * SHEET + UNLOCKED_AT] |= 1 << s.t.advance_unlocks[advance]


def pile_at(category: i64, level: i64) -> i64:
    """§3.0 H Return where the pile of a category and level (from 1) begins."""
    return (category * LEVELS + level - 1) * PILE


assert WARRIORS_AT == PEASANTS_AT + LAND_COUNT
assert EFFECTS_AT + EFFECT_COUNT == SHEET
assert OWNER_AT + LAND_COUNT == BUILT_AT
