"""§5.9 Roads: who may travel where, and the permission of other players."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saecula.games.sands import words
from saecula.games.sands.bits import add_each, has_bit, lowest_bit, without_lowest
from saecula.games.sands.kinds import LAND_COUNT, P_ROADS
from saecula.games.sands.state import NONE, Sands
from saecula.kernel.choices import Choices
from saecula.kernel.pick import Pick
from saecula.kernel.state import ALLOWED, DONE, Frame

NO_LANDS: Final = 0


def all_roads(s: Sands) -> i64:
    """§5.9 Return the lands with roads, as a bit set."""
    if s.t.with_power[P_ROADS] == 0:
        return NO_LANDS
    found: i64 = 0
    left = s.t.in_play
    while left:
        land = lowest_bit(left)
        left = without_lowest(left)
        if s.built(land) & s.t.with_power[P_ROADS] != 0:
            found |= 1 << land
    return found


def foreign_roads(s: Sands, seat: i64, roads: i64) -> i64:
    """§5.9, R30 Return the roads in other players' lands, as a bit set; all others may be used freely."""
    found: i64 = 0
    while roads:
        land = lowest_bit(roads)
        roads = without_lowest(roads)
        if s.owner(land) != NONE and s.owner(land) != seat:
            found |= 1 << land
    return found


def step_from(s: Sands, land: i64, roads: i64) -> i64:
    """§5.9, R28, R29 Return the lands one step away: adjacent ones, and all neighbours of a road beside this land."""
    found = s.t.near[land]
    beside = found & roads
    while beside:
        found |= s.t.near[lowest_bit(beside)]
        beside = without_lowest(beside)
    return found & ~(1 << land)


def reach(s: Sands, land: i64, roads: i64, steps: i64) -> i64:
    """§5.4, §5.9, R99, R100 Return the lands within so many steps, each of which may use one road."""
    found = step_from(s, land, roads)
    _step: i64
    for _step in range(1, steps):
        ring = found
        while ring:
            found |= step_from(s, lowest_bit(ring), roads)
            ring = without_lowest(ring)
    return found & ~(1 << land)


def opens(s: Sands, seat: i64, land: i64, free: i64, asked: i64, steps: i64, raid: bool) -> bool:
    """§5.9 Say whether a foreign road opens a move, by itself or together with all others."""
    origin: i64
    for origin in range(LAND_COUNT):
        if is_origin(s, seat, origin, raid):
            alone = reach(s, origin, free | 1 << land, steps) & ~reach(s, origin, free, steps)
            others = free | asked & ~(1 << land)
            joined = reach(s, origin, free | asked, steps) & ~reach(s, origin, others, steps)
            if alone | joined != 0:
                return True
    return False


def is_origin(s: Sands, seat: i64, land: i64, raid: bool) -> bool:
    """§5.4, §5.9 Say whether a seat has somebody to move in a land."""
    return s.warriors(seat, land) > 0 or (not raid and s.citizens(seat, land) > 0)


def useful_roads(s: Sands, seat: i64, steps: i64, raid: bool) -> i64:
    """§5.9 Return the foreign roads worth asking for, as a bit set."""
    roads = all_roads(s)
    foreign = foreign_roads(s, seat, roads)
    found: i64 = 0
    left = foreign
    while left:
        land = lowest_bit(left)
        left = without_lowest(left)
        if opens(s, seat, land, roads & ~foreign, foreign, steps, raid):
            found |= 1 << land
    return found


@final
class Request(Pick[Sands]):
    """§5.9, R100 Whose roads do you ask for? At the beginning of movement."""

    steps: i64
    raid: bool
    asked: i64  # lands, as a bit set

    def __init__(self, seat: i64, taken: i64, last: i64, closed: bool, steps: i64, raid: bool, asked: i64) -> None:
        super().__init__(seat, taken, last, closed)
        self.steps = steps
        self.raid = raid
        self.asked = asked

    def high(self, s: Sands) -> i64:
        """§5.9 Return how many lands there are at most."""
        return LAND_COUNT

    def ask(self, s: Sands, seat: i64) -> i64:
        """§5.9 Which roads of other players do you wish to use?"""
        return words.ASK_REQUEST

    def about(self, s: Sands, choice: i64) -> bool:
        """§5.9 Say whether a choice is a land with roads, or the end."""
        return words.REQUEST.has(choice) or choice == DONE

    def among(self, s: Sands, out: Choices) -> None:
        """§5.9 Add the useful foreign roads."""
        add_each(out, words.REQUEST, useful_roads(s, self.seat, self.steps, self.raid))

    def most(self, s: Sands, piece: i64) -> i64:
        """§5.9 Each is asked for once."""
        if has_bit(self.asked, words.REQUEST.x(piece)):
            return 0
        return 1

    def clash(self, s: Sands, piece: i64) -> i64:
        """§5.9 Roads of another player that open a move."""
        land = words.REQUEST.x(piece)
        roads = all_roads(s)
        if not has_bit(roads, land):
            return s.say(words.NO_ROADS, land)
        if not has_bit(foreign_roads(s, self.seat, roads), land):
            return s.say(words.ROADS_FREE, land)
        useful = has_bit(useful_roads(s, self.seat, self.steps, self.raid), land)
        return ALLOWED if useful else s.say(words.ROADS_USELESS, land)

    def take(self, s: Sands, piece: i64) -> None:
        """§5.9 Ask for it."""
        land = words.REQUEST.x(piece)
        self.asked |= 1 << land
        s.tell(words.REQUESTS, self.seat, s.owner(land), land)

    def finish(self, s: Sands) -> None:
        """§5.9 The controllers answer."""
        if self.asked != 0:
            s.push(Permission(self.seat, self.asked, 0, 0))

    def copy(self) -> Request:
        return Request(self.seat, self.taken, self.last, self.closed, self.steps, self.raid, self.asked)


class Traveller(Frame[Sands]):
    """§5.9 A movement in progress: which roads of others it may use, and which were refused."""

    granted: i64  # lands, as a bit set
    denied: i64

    def __init__(self, granted: i64, denied: i64) -> None:
        self.granted = granted
        self.denied = denied


@final
class Permission(Frame[Sands]):
    """§5.9, R100 Each controller answers for their own roads; all answers are revealed together."""

    seat: i64  # the one who asks
    asked: i64  # lands, as a bit set
    allowed: i64
    denied: i64

    def __init__(self, seat: i64, asked: i64, allowed: i64, denied: i64) -> None:
        self.seat = seat
        self.asked = asked
        self.allowed = allowed
        self.denied = denied

    def open_for(self, s: Sands, seat: i64) -> i64:
        """§5.9 Return the lands a controller has not yet answered for, as a bit set."""
        return self.asked & ~self.allowed & ~self.denied & s.lands(seat)

    def owes(self, s: Sands) -> i64:
        """§5.9 Return the controllers who have not answered."""
        owed: i64 = 0
        seat: i64
        for seat in range(s.seats):
            if self.open_for(s, seat) != 0:
                owed |= 1 << seat
        return owed

    def together(self) -> bool:
        """§5.9 All controllers are asked at once."""
        return True

    def ask(self, s: Sands, seat: i64) -> i64:
        """§5.9 May they use your roads?"""
        return s.say(words.ASK_PERMIT, self.seat, lowest_bit(self.open_for(s, seat)))

    def about(self, s: Sands, choice: i64) -> bool:
        """§5.9 Say whether a choice is an answer."""
        return choice == words.ALLOW.base or choice == words.DENY.base

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§5.9 Add both answers."""
        out.add(words.ALLOW.base)
        out.add(words.DENY.base)

    def seen_by(self, s: Sands, seat: i64) -> i64:
        """§5.9 The answers are opened together."""
        return 1 << seat

    def choose(self, s: Sands, seat: i64, choice: i64) -> None:
        """§5.9 Answer for the next land."""
        land: i64 = 1 << lowest_bit(self.open_for(s, seat))
        if choice == words.ALLOW.base:
            self.allowed |= land
        else:
            self.denied |= land

    def run(self, s: Sands) -> None:
        """§5.9 Open the answers; they bind for this whole action."""
        s.reveal()
        s.pop()
        left = self.asked
        while left:
            land = lowest_bit(left)
            left = without_lowest(left)
            s.tell(words.ALLOWS if has_bit(self.allowed, land) else words.DENIES, s.owner(land), land)
        traveller = s.top
        if isinstance(traveller, Traveller):
            traveller.granted = self.allowed
            traveller.denied = self.denied

    def copy(self) -> Permission:
        return Permission(self.seat, self.asked, self.allowed, self.denied)
