"""§4.3 Population growth and §4.4 overcrowding, at the end of a generation (R104: in this order)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saecula.games.sands import words
from saecula.games.sands.bits import add_each, bit, count_bits, has_bit, lowest_bit, without_lowest
from saecula.games.sands.kinds import E_ROOM, LAND_COUNT, P_ROOM, PEASANT, WARRIOR
from saecula.games.sands.rules.empire import power_in, raise_unrest
from saecula.games.sands.state import Sands
from saecula.kernel.choices import Choices
from saecula.kernel.frames import EachSeat, Once
from saecula.kernel.pick import Pick
from saecula.kernel.state import ALLOWED, DONE, Frame

CROWD_FACTOR: Final = 2  # §4.4 double the capacity


def grow_population(s: Sands) -> None:
    """§4.3 Once a generation (R55), if the marker reached or passed a peasant icon since its start (R103)."""
    passed = bit(s.position + 1) - bit(s.position_before + 1)
    if s.t.growth & passed != 0:
        s.push(Growth(s.start, 0))


@final
class Growth(EachSeat[Sands]):
    """§4.3 One peasant for each land a player controls, even without a citizen there (R104)."""

    def each(self, s: Sands, seat: i64) -> None:
        """§4.3 If the supply lacks peasants, the player chooses where (R56)."""
        peasants = s.in_supply(seat, PEASANT)
        size = s.size_of(seat)
        if peasants < size:
            if peasants > 0:
                s.push(ChooseGrowth(seat, 0, 0, False, 0, peasants))
            return
        s.tell(words.GROWS, seat, size)
        left = s.lands(seat)
        while left:
            s.add(seat, PEASANT, lowest_bit(left), 1)
            left = without_lowest(left)

    def copy(self) -> Growth:
        return Growth(self.first, self.done)


@final
class ChooseGrowth(Pick[Sands]):
    """§4.3 Where do the last peasants go?"""

    grown: i64  # lands, as a bit set
    peasants: i64

    def __init__(self, seat: i64, taken: i64, last: i64, closed: bool, grown: i64, peasants: i64) -> None:
        super().__init__(seat, taken, last, closed)
        self.grown = grown
        self.peasants = peasants

    def low(self, s: Sands) -> i64:
        """§4.3 Growth is mandatory."""
        return self.peasants

    def high(self, s: Sands) -> i64:
        """§4.3 Return the peasants of the supply."""
        return self.peasants

    def ask(self, s: Sands, seat: i64) -> i64:
        """§4.3 Which territories get your last peasants?"""
        return s.say(words.ASK_GROWTH, self.peasants - self.taken)

    def about(self, s: Sands, choice: i64) -> bool:
        """§4.3 Say whether a choice is a land, or the end."""
        return words.PEASANT_TO.has(choice) or choice == DONE

    def among(self, s: Sands, out: Choices) -> None:
        """§4.3 Add the lands of the player."""
        add_each(out, words.PEASANT_TO, s.lands(self.seat))

    def most(self, s: Sands, piece: i64) -> i64:
        """§4.3 One in each land."""
        if has_bit(self.grown, words.PEASANT_TO.x(piece)):
            return 0
        return 1

    def clash(self, s: Sands, piece: i64) -> i64:
        """§4.3 Own lands, each once."""
        land = words.PEASANT_TO.x(piece)
        if s.owner(land) != self.seat:
            return s.say(words.NOT_YOUR_LAND, land)
        return s.say(words.GROWN_HERE, land) if has_bit(self.grown, land) else ALLOWED

    def take(self, s: Sands, piece: i64) -> None:
        """§4.3 Add a peasant."""
        land = words.PEASANT_TO.x(piece)
        self.grown |= 1 << land
        s.add(self.seat, PEASANT, land, 1)
        s.tell(words.MUSTERS, self.seat, PEASANT, land)

    def copy(self) -> ChooseGrowth:
        return ChooseGrowth(self.seat, self.taken, self.last, self.closed, self.grown, self.peasants)


# -- 4.4 --------------------------------------------------------------------------------------------------------------


def relieve_overcrowding(s: Sands) -> None:
    """§4.4 Unrest first, on the numbers before any removal (R104); then the double test, land by land."""
    seat: i64
    for seat in range(s.seats):
        crowded = count_bits(crowded_lands(s, seat))
        if crowded > 0:
            s.tell(words.CROWDED, seat, crowded)
            raise_unrest(s, seat, words.BY_CROWD)  # R51 once, however many lands
    s.push(Relief(0))


def room_in(s: Sands, seat: i64, land: i64) -> i64:
    """§4.4, R52 Return a land's capacity for its controller, with aqueduct, city and advances."""
    return s.capacity(land) + power_in(s, seat, land, P_ROOM) + s.effect(seat, E_ROOM)


def crowded_lands(s: Sands, seat: i64) -> i64:
    """§4.4, R54 Return the controlled lands with more citizens of all players than room, as a bit set."""
    found: i64 = 0
    left = s.lands(seat)
    while left:
        land = lowest_bit(left)
        left = without_lowest(left)
        if s.crowd(land) > room_in(s, seat, land):
            found |= 1 << land
    return found


def is_overfull(s: Sands, land: i64) -> bool:
    """§4.4 Say whether a land has more than double its printed capacity, controlled or not (R54)."""
    return s.is_in_play(land) and s.crowd(land) > CROWD_FACTOR * s.capacity(land)


@final
class Relief(Frame[Sands]):
    """§4.4 Land by land, in full rounds (R53), until double the capacity is kept; control does not change (R104)."""

    land: i64

    def __init__(self, land: i64) -> None:
        self.land = land

    def run(self, s: Sands) -> None:
        """§4.4 Begin a round in this land, or continue with the next."""
        land: i64
        for land in range(self.land, LAND_COUNT):
            if is_overfull(s, land):
                self.land = land
                s.push(ReliefRound(s.start, 0, land))
                return
        s.pop()

    def copy(self) -> Relief:
        return Relief(self.land)


@final
class ReliefRound(EachSeat[Sands]):
    """§4.4 Every player with citizens there removes one, from the start player on (R53)."""

    land: i64

    def __init__(self, first: i64, done: i64, land: i64) -> None:
        super().__init__(first, done)
        self.land = land

    def each(self, s: Sands, seat: i64) -> None:
        """§4.4 Ask which, if both kinds are there."""
        peasants = s.peasants(seat, self.land)
        warriors = s.warriors(seat, self.land)
        if peasants > 0 and warriors > 0:
            s.push(Leave(seat, False, self.land))
        elif peasants + warriors > 0:
            leave(s, seat, PEASANT if peasants > 0 else WARRIOR, self.land)

    def copy(self) -> ReliefRound:
        return ReliefRound(self.first, self.done, self.land)


def leave(s: Sands, seat: i64, citizen: i64, land: i64) -> None:
    """§4.4 A citizen goes back to the supply."""
    s.add(seat, citizen, land, -1)
    s.tell(words.LEAVES, seat, citizen, land)


@final
class Leave(Once[Sands]):
    """§4.4 Which citizen leaves?"""

    land: i64

    def __init__(self, seat: i64, answered: bool, land: i64) -> None:
        super().__init__(seat, answered)
        self.land = land

    def ask(self, s: Sands, seat: i64) -> i64:
        """§4.4 Which citizen leaves the overcrowded territory?"""
        return s.say(words.ASK_CROWD, self.land, s.crowd(self.land), CROWD_FACTOR * s.capacity(self.land))

    def about(self, s: Sands, choice: i64) -> bool:
        """§4.4 Say whether a choice is a citizen."""
        return words.LOSE.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§4.4 Add both kinds."""
        out.add(words.LOSE.at(PEASANT))
        out.add(words.LOSE.at(WARRIOR))

    def answer(self, s: Sands, choice: i64) -> None:
        """§4.4 Remove it."""
        leave(s, self.seat, words.LOSE.x(choice), self.land)

    def copy(self) -> Leave:
        return Leave(self.seat, self.answered, self.land)
