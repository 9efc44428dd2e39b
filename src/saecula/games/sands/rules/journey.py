"""§5.4 Raid and §5.9 Migrate: asking for roads, moving citizens, then loot or a free caravan."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saecula.games.sands import words
from saecula.games.sands.bits import has_bit, lowest_bit, without_lowest
from saecula.games.sands.kinds import CARD_MIGRATE, CITIZEN_COUNT, E_RAID_STEPS, LAND_COUNT, PEASANT, WARRIOR
from saecula.games.sands.rules.action import CardAction
from saecula.games.sands.rules.caravan import begin_free_caravan, free_borders
from saecula.games.sands.rules.loot import begin_loot, loot_lands
from saecula.games.sands.rules.roads import Request, Traveller, all_roads, foreign_roads, reach, useful_roads
from saecula.games.sands.state import WARRIORS, Sands
from saecula.kernel.choices import Choices
from saecula.kernel.pick import Pick
from saecula.kernel.rows import Row, ints
from saecula.kernel.state import ALLOWED, DONE, NONE_LEFT

BEGUN: Final = 0
ASKED: Final = 1
MOVED: Final = 2
ENDED: Final = 3
ONE_STEP: Final = 1  # R99


def steps_of(s: Sands, seat: i64, raid: bool) -> i64:
    """§5.4, §5.9, R99 Return how many steps each citizen may move."""
    return ONE_STEP + s.effect(seat, E_RAID_STEPS) if raid else ONE_STEP


@final
class RaidAction(CardAction):
    """§5.4 Warriors move, then loot."""

    def why_not(self, s: Sands, seat: i64) -> i64:
        """§5.4, R33, R87 A warrior to move, or (box open) loot without moving."""
        if can_leave(s, seat, True) or loot_lands(s, seat, 0) != 0:
            return ALLOWED
        return words.NOTHING_TO_RAID

    def begin(self, s: Sands, seat: i64) -> None:
        """§5.4 Warriors move, Horsemen further; then loot."""
        s.push(Journey(seat, True, BEGUN, 0, 0, 0))


@final
class MigrateAction(CardAction):
    """§5.9 Citizens move, then a caravan may follow."""

    def why_not(self, s: Sands, seat: i64) -> i64:
        """§5.9, R87 A citizen to move, or (box open) a caravan."""
        if can_leave(s, seat, False) or (may_send(s, seat) and free_borders(s, seat) != 0):
            return ALLOWED
        return words.NOBODY_TO_MOVE

    def begin(self, s: Sands, seat: i64) -> None:
        """§5.9 Citizens move; then, with the box open, a caravan."""
        s.push(Journey(seat, False, BEGUN, 0, 0, 0))


def may_send(s: Sands, seat: i64) -> bool:
    """§5.9 Say whether the box of Migrate is open."""
    lock = s.t.card_lock[CARD_MIGRATE]
    return lock < 0 or s.unlocked(seat, lock)


def can_leave(s: Sands, seat: i64, raid: bool) -> bool:
    """§5.4, §5.9 Say whether a seat has anybody with a land to go to, without asking for roads."""
    land: i64
    for land in range(LAND_COUNT):
        movable = s.warriors(seat, land) if raid else s.citizens(seat, land)
        if movable > 0 and s.t.near[land] != 0:
            return True
    return False


@final
class Journey(Traveller):
    """§5.4, §5.9 Roads are asked for first; then all moves; then what the card brings."""

    seat: i64
    raid: bool
    stage: i64
    entered: i64  # lands that warriors came to, as a bit set

    def __init__(self, seat: i64, raid: bool, stage: i64, granted: i64, denied: i64, entered: i64) -> None:
        super().__init__(granted, denied)
        self.seat = seat
        self.raid = raid
        self.stage = stage
        self.entered = entered

    def run(self, s: Sands) -> None:
        """§5.4, §5.9 Take the next step."""
        stage = self.stage
        self.stage = stage + 1
        steps = steps_of(s, self.seat, self.raid)
        if stage == BEGUN:
            if useful_roads(s, self.seat, steps, self.raid) != 0:
                s.push(Request(self.seat, 0, 0, False, steps, self.raid, 0))
        elif stage == ASKED:
            if can_leave(s, self.seat, self.raid):
                roads = all_roads(s)
                usable = roads & ~foreign_roads(s, self.seat, roads) | self.granted
                optional = self.denied != 0 or self.has_other_use(s)
                arrivals = ints(2 * LAND_COUNT, 0)
                s.push(Moves(self.seat, 0, 0, False, self.raid, usable, steps, optional, arrivals, 0))
        elif stage == MOVED:
            self.arrive(s)
        else:
            s.pop()

    def has_other_use(self, s: Sands) -> bool:
        """§5.9, R87 Say whether the card is used even if nobody moves."""
        if self.raid:
            return loot_lands(s, self.seat, 0) != 0
        return may_send(s, self.seat) and free_borders(s, self.seat) != 0

    def arrive(self, s: Sands) -> None:
        """§5.4, §5.9 Loot, or send the free caravan."""
        if self.raid:
            begin_loot(s, self.seat, self.entered)
        elif may_send(s, self.seat):
            begin_free_caravan(s, self.seat)

    def copy(self) -> Journey:
        return Journey(self.seat, self.raid, self.stage, self.granted, self.denied, self.entered)


@final
class Moves(Pick[Sands]):
    """§5.4, §5.9 Who moves where? Each citizen moves once (R99)."""

    raid: bool
    roads: i64  # lands whose roads may be used, as a bit set
    steps: i64
    optional: bool  # the card is used, or may be returned, even if nobody moves
    came: Row  # per kind of citizen and land: those who have arrived
    entered: i64  # lands that warriors came to, as a bit set

    def __init__(
        self,
        seat: i64,
        taken: i64,
        last: i64,
        closed: bool,
        raid: bool,
        roads: i64,
        steps: i64,
        optional: bool,
        came: Row,
        entered: i64,
    ) -> None:
        super().__init__(seat, taken, last, closed)
        self.raid = raid
        self.roads = roads
        self.steps = steps
        self.optional = optional
        self.came = came
        self.entered = entered

    def low(self, s: Sands) -> i64:
        """§5.9, R87 One move at least, unless the card has another use or permission was refused (R100)."""
        return 0 if self.optional else 1

    def high(self, s: Sands) -> i64:
        """§5.4, §5.9 Any or all."""
        return WARRIORS - s.in_supply(self.seat, WARRIOR) if self.raid else s.population(self.seat)

    def ask(self, s: Sands, seat: i64) -> i64:
        """§5.4, §5.9 Who moves where?"""
        return s.say(words.ASK_RAID, self.steps) if self.raid else words.ASK_MIGRATE

    def about(self, s: Sands, choice: i64) -> bool:
        """§5.4, §5.9 Say whether a choice is a move, or the end."""
        return words.MOVE.has(choice) or choice == DONE

    def stay(self, s: Sands, citizen: i64, land: i64) -> i64:
        """§5.9, R99 Return how many citizens of a land have not moved yet."""
        return s.of_kind(self.seat, citizen, land) - self.came[citizen * LAND_COUNT + land]

    def among(self, s: Sands, out: Choices) -> None:
        """§5.4, §5.9 Add every move, in order."""
        self.add_moves(s, out, 0)

    def add_moves(self, s: Sands, out: Choices, first: i64) -> None:
        """§5.4, §5.9 Add the moves from a given one on; the reach of a land is worked out once."""
        citizen: i64
        for citizen in range(WARRIOR if self.raid else PEASANT, CITIZEN_COUNT):
            origin: i64
            for origin in range(LAND_COUNT):
                if words.MOVE.at(citizen, origin, LAND_COUNT - 1) >= first and self.stay(s, citizen, origin) > 0:
                    left = reach(s, origin, self.roads, self.steps)
                    while left:
                        piece = words.MOVE.at(citizen, origin, lowest_bit(left))
                        left = without_lowest(left)
                        if piece >= first:
                            out.add(piece)

    # Written out: this `choices` and the other two of this title gain 12 % in playouts together.
    def choices(self, s: Sands, seat: i64, out: Choices) -> None:
        """§5.4, §5.9 Add the next moves in order, and the end."""
        self.add_moves(s, out, self.last)
        if self.taken >= self.low(s):
            out.add(DONE)

    def more(self, s: Sands) -> bool:
        """§5.4, §5.9 Say whether anybody can still move."""
        citizen: i64
        for citizen in range(WARRIOR if self.raid else PEASANT, CITIZEN_COUNT):
            origin: i64
            for origin in range(LAND_COUNT):
                if self.stay(s, citizen, origin) > 0 and reach(s, origin, self.roads, self.steps) != 0:
                    return True
        return False

    def most(self, s: Sands, piece: i64) -> i64:
        """§5.9, R99 Return how many can still make this move."""
        return self.stay(s, words.MOVE.x(piece), words.MOVE.y(piece))

    def clash(self, s: Sands, piece: i64) -> i64:
        """§5.4, §5.9 Warriors only in a raid; somebody there; a land in play (§3.0) within reach."""
        citizen = words.MOVE.x(piece)
        origin = words.MOVE.y(piece)
        land = words.MOVE.z(piece)
        if self.raid and citizen == PEASANT:
            return words.PEASANTS_STAY
        if not s.is_in_play(land):
            return s.say(words.NOT_IN_PLAY, land)
        if self.stay(s, citizen, origin) <= 0:
            return NONE_LEFT
        if has_bit(reach(s, origin, self.roads, self.steps), land):
            return ALLOWED
        return self.why_not_reached(s, origin, land)

    def why_not_reached(self, s: Sands, origin: i64, land: i64) -> i64:
        """§5.9 Too far, or only by roads that need permission."""
        left = foreign_roads(s, self.seat, all_roads(s)) & ~self.roads
        while left and origin != land:
            roads = lowest_bit(left)
            left = without_lowest(left)
            if has_bit(reach(s, origin, self.roads | 1 << roads, self.steps), land):
                return s.say(words.ROADS_NEED_LEAVE, roads, s.owner(roads))
        return s.say(words.NOT_REACHED, origin, land)

    def take(self, s: Sands, piece: i64) -> None:
        """§5.4, §5.9 Move, whatever the capacity there; leaving ends no control (R99)."""
        citizen = words.MOVE.x(piece)
        land = words.MOVE.z(piece)
        s.move(self.seat, citizen, words.MOVE.y(piece), land, 1)
        s.acted = True
        s.tell(words.MOVES, self.seat, citizen, words.MOVE.y(piece), land)
        self.came[citizen * LAND_COUNT + land] += 1
        if citizen == WARRIOR:
            self.entered |= 1 << land

    def finish(self, s: Sands) -> None:
        """§5.4 Remember which lands the warriors entered."""
        journey = s.top
        if isinstance(journey, Journey):
            journey.entered = self.entered

    def copy(self) -> Moves:
        return Moves(
            self.seat,
            self.taken,
            self.last,
            self.closed,
            self.raid,
            self.roads,
            self.steps,
            self.optional,
            self.came[:],
            self.entered,
        )
