"""§5.5 Build action: a structure into a controlled territory, paid in gold."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saecula.games.sands import kinds, words
from saecula.games.sands.bits import count_bits, has_bit, lowest_bit, without_lowest
from saecula.games.sands.rules.action import CardAction
from saecula.games.sands.rules.empire import fill_box, power_in, raise_heritage
from saecula.games.sands.state import Sands
from saecula.kernel.choices import Choices
from saecula.kernel.frames import Once
from saecula.kernel.state import ALLOWED, DONE, NOBODY, Frame

LABORERS_LOST: Final = 2  # §5.5 Ex B, R69


@final
class BuildAction(CardAction):
    """§5.5 A structure is built."""

    def why_not(self, s: Sands, seat: i64) -> i64:
        """§5.5, R87 Something must be possible and payable."""
        return ALLOWED if can_build(s, seat) else words.NOTHING_TO_BUILD

    def begin(self, s: Sands, seat: i64) -> None:
        """§5.5 Ask what and where; Architecture allows another (R107)."""
        s.push(Build(seat, 1 + s.effect(seat, kinds.E_BUILDS), True))


def can_build(s: Sands, seat: i64) -> bool:
    """§5.5 Say whether any structure can be built."""
    left = s.lands(seat)
    while left:
        land = lowest_bit(left)
        left = without_lowest(left)
        if why_not_room(s, seat, land) != ALLOWED:
            continue
        structure: i64
        for structure in range(kinds.STRUCTURE_COUNT):
            if why_not_structure(s, seat, structure, land) == ALLOWED:
                return True
    return False


# -- what it costs ----------------------------------------------------------------------------------------------------


def level_of(s: Sands, structure: i64, land: i64) -> i64:
    """§5.5 Return a structure's level; a city's is the capacity of its land."""
    return s.capacity(land) if structure == kinds.CITY else s.t.structure_level[structure]


def near_discount(s: Sands, seat: i64, land: i64) -> i64:
    """§5.5 Ex B, R70 Return what the best amphitheater in the seat's adjacent lands saves; Drama opens their boxes."""
    opened = s.effect(seat, kinds.E_AMPHITHEATERS_OPEN) > 0
    best: i64 = 0
    left = s.t.near[land] & s.lands(seat)
    while left:
        found = power_in(s, seat, lowest_bit(left), kinds.P_BUILD_NEAR, opened)
        left = without_lowest(left)
        best = max(best, found)
    return best


def discounts(s: Sands, seat: i64, land: i64) -> i64:
    """§5.5 Return what quarry, amphitheater and advances save in a land."""
    return (
        s.effect(seat, kinds.E_BUILD_DISCOUNT)
        + power_in(s, seat, land, kinds.P_BUILD_HERE)
        + near_discount(s, seat, land)
    )


def build_cost(s: Sands, seat: i64, structure: i64, land: i64) -> i64:
    """§5.5 Return unrest and level in gold, less the discounts; R67 never below zero, R91 at this moment."""
    cost = s.unrest(seat) + level_of(s, structure, land) - discounts(s, seat, land)
    return cost if cost > 0 else 0


def labor_cost(s: Sands, seat: i64, cost: i64, land: i64) -> i64:
    """§5.5 Ex B Return the cost with Labor: one gold less for each of the seat's peasants there."""
    less = cost - s.effect(seat, kinds.E_LABOR) * s.peasants(seat, land)
    return less if less > 0 else 0


# -- whether it may be built ------------------------------------------------------------------------------------------


def why_not_room(s: Sands, seat: i64, land: i64) -> i64:
    """§5.5, R68, R81 A controlled land with fewer structures than its base capacity."""
    if s.owner(land) != seat:
        return s.say(words.NOT_YOUR_LAND, land)
    full = count_bits(s.built(land)) >= s.capacity(land)
    return s.say(words.LAND_FULL, land, s.capacity(land)) if full else ALLOWED


def why_not_structure(s: Sands, seat: i64, structure: i64, land: i64) -> i64:
    """§5.5 One of each kind in a land, a tile in the supply (R97), the right place, enough gold."""
    if has_bit(s.built(land), structure):
        return s.say(words.BUILT_ALREADY, structure, land)
    if s.supply[structure] == 0:
        return s.say(words.NO_TILE_LEFT, structure)
    refusal = why_not_kind(s, seat, structure, land)
    if refusal != ALLOWED:
        return refusal
    cost = labor_cost(s, seat, build_cost(s, seat, structure, land), land)
    have = s.stock(seat, kinds.GOLD)
    return ALLOWED if have >= cost else s.say(words.BUILD_GOLD, structure, cost, have)


def why_not_kind(s: Sands, seat: i64, structure: i64, land: i64) -> i64:
    """§5.5, R66 A city needs the box of the card; some structures belong into colonies (R15) or cities only."""
    if structure == kinds.CITY:
        lock = s.t.card_lock[kinds.CARD_BUILD]
        if lock >= 0 and not s.unlocked(seat, lock):
            return s.say(words.LOCKED, lock)
    place = s.t.structure_place[structure]
    if place == kinds.IN_COLONY and not has_bit(s.colonies(seat), land):
        return s.say(words.ONLY_IN_COLONY, structure)
    if place == kinds.IN_CITY and not s.is_seat_of(seat, land):
        return s.say(words.ONLY_IN_CITY, structure)
    return ALLOWED


def why_not_build(s: Sands, seat: i64, structure: i64, land: i64) -> i64:
    """§5.5 Judge the land, then the structure there."""
    return why_not_room(s, seat, land) or why_not_structure(s, seat, structure, land)


# -- building ---------------------------------------------------------------------------------------------------------


@final
class Build(Frame[Sands]):
    """§5.5 What is built where?"""

    seat: i64
    left: i64  # structures that may still be built
    sure: bool  # a first one is known to be possible

    def __init__(self, seat: i64, left: i64, sure: bool) -> None:
        self.seat = seat
        self.left = left
        self.sure = sure

    def owes(self, s: Sands) -> i64:
        """§5.5 Return the player, while something may and can be built."""
        if self.left == 0 or not (self.sure or can_build(s, self.seat)):
            return NOBODY
        return 1 << self.seat

    def interrupted(self) -> None:
        """§5.11 A lent choice may have changed what can be paid."""
        self.sure = False

    def ask(self, s: Sands, seat: i64) -> i64:
        """§5.5 What do you build, and where?"""
        return s.say(words.ASK_BUILD, s.stock(seat, kinds.GOLD), s.unrest(seat))

    def about(self, s: Sands, choice: i64) -> bool:
        """§5.5 Say whether a choice builds, or ends it."""
        return words.BUILD.has(choice) or choice == DONE

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§5.5 Add every structure in the player's lands."""
        structure: i64
        for structure in range(kinds.STRUCTURE_COUNT):
            left = s.lands(seat)
            while left:
                out.add(words.BUILD.at(structure, lowest_bit(left)))
                left = without_lowest(left)
        out.add(DONE)

    # Written out: this `choices` and the other two of this title gain 12 % in playouts together.
    def choices(self, s: Sands, seat: i64, out: Choices) -> None:
        """§5.5 Add what may be built: the land is judged once for all structures."""
        left = s.lands(seat)
        while left:
            land = lowest_bit(left)
            left = without_lowest(left)
            if why_not_room(s, seat, land) != ALLOWED:
                continue
            structure: i64
            for structure in range(kinds.STRUCTURE_COUNT):
                if why_not_structure(s, seat, structure, land) == ALLOWED:
                    out.add(words.BUILD.at(structure, land))
        if s.acted:
            out.add(DONE)

    def why_not(self, s: Sands, seat: i64, choice: i64) -> i64:
        """§5.5 Judge it; the player may end after the first structure (R87)."""
        if choice == DONE:
            return ALLOWED if s.acted else s.say(words.ACTION_FIRST, s.card)
        return why_not_build(s, seat, words.BUILD.x(choice), words.BUILD.y(choice))

    def notes(self, s: Sands, seat: i64, choice: i64) -> None:
        """§5.5 Note the cost, and the least with Labor."""
        if words.BUILD.has(choice):
            cost = build_cost(s, seat, words.BUILD.x(choice), words.BUILD.y(choice))
            s.say(0, cost, labor_cost(s, seat, cost, words.BUILD.y(choice)))

    def choose(self, s: Sands, seat: i64, choice: i64) -> None:
        """§5.5 Build it. With Labor the least is paid at once; the rest is gold or toil (R69)."""
        if choice == DONE:
            self.left = 0
            return
        self.left -= 1
        self.sure = False
        structure = words.BUILD.x(choice)
        land = words.BUILD.y(choice)
        cost = build_cost(s, seat, structure, land)
        least = labor_cost(s, seat, cost, land)
        s.gain(seat, kinds.GOLD, -least)
        if least == cost:
            construct(s, seat, structure, land, cost)
        elif s.stock(seat, kinds.GOLD) < cost - least:
            toil(s, seat, structure, land, least)
        else:
            s.push(Labor(seat, False, structure, land, cost, least))

    def copy(self) -> Build:
        return Build(self.seat, self.left, self.sure)


@final
class Labor(Once[Sands]):
    """§5.5 Ex B Do the peasants toil? Optional, for each build (R107)."""

    structure: i64
    land: i64
    cost: i64
    least: i64  # paid already

    def __init__(self, seat: i64, answered: bool, structure: i64, land: i64, cost: i64, least: i64) -> None:
        super().__init__(seat, answered)
        self.structure = structure
        self.land = land
        self.cost = cost
        self.least = least

    def ask(self, s: Sands, seat: i64) -> i64:
        """§5.5 Do your peasants toil for it?"""
        return s.say(words.ASK_LABOR, self.structure, self.land, self.cost, self.least)

    def about(self, s: Sands, choice: i64) -> bool:
        """§5.5 Say whether a choice is Labor, or full pay."""
        return choice == words.LABOR.base or choice == DONE

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§5.5 Add both."""
        out.add(words.LABOR.base)
        out.add(DONE)

    def why_not(self, s: Sands, seat: i64, choice: i64) -> i64:
        """§5.5 Full pay needs the gold."""
        have = s.stock(seat, kinds.GOLD)
        lacks = choice == DONE and have < self.cost - self.least
        return s.say(words.BUILD_GOLD, self.structure, self.cost, have + self.least) if lacks else ALLOWED

    def notes(self, s: Sands, seat: i64, choice: i64) -> None:
        """§5.5 Note the cost, and the peasants that are lost."""
        if choice == words.LABOR.base:
            peasants = s.peasants(seat, self.land)
            s.say(0, self.least, LABORERS_LOST if peasants > LABORERS_LOST else peasants)

    def answer(self, s: Sands, choice: i64) -> None:
        """§5.5 Build it either way."""
        if choice == words.LABOR.base:
            toil(s, self.seat, self.structure, self.land, self.least)
        else:
            s.gain(self.seat, kinds.GOLD, self.least - self.cost)
            construct(s, self.seat, self.structure, self.land, self.cost)

    def copy(self) -> Labor:
        return Labor(self.seat, self.answered, self.structure, self.land, self.cost, self.least)


def toil(s: Sands, seat: i64, structure: i64, land: i64, cost: i64) -> None:
    """§5.5 Ex B, R69 Build with Labor: two of the seat's peasants there (all, if fewer) go back to the supply."""
    construct(s, seat, structure, land, cost)
    peasants = s.peasants(seat, land)
    gone: i64 = LABORERS_LOST if peasants > LABORERS_LOST else peasants
    s.add(seat, kinds.PEASANT, land, -gone)
    s.tell(words.TOILS, seat, land, gone)


def construct(s: Sands, seat: i64, structure: i64, land: i64, cost: i64) -> None:
    """§5.5 The tile into the land, a cube for its category (§7.0), heritage if the structure brings any (§8.0)."""
    s.acted = True
    s.build(structure, land)
    s.tell(words.BUILDS, seat, structure, land, cost)
    category = s.t.structure_category[structure]
    fill_box(s, seat, 1 << category)
    if s.t.structure_heritage[structure] > 0:
        raise_heritage(s, seat, category, s.t.structure_heritage[structure])
