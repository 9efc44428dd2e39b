"""§3.0 B, G1 – G3 The map is prepared: tiles, start player, three provinces each."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saecula.games.sands import words
from saecula.games.sands.bits import add_each, has_bit, lowest_bit, without_lowest
from saecula.games.sands.kinds import LAND_COUNT, PEASANT, WARRIOR
from saecula.games.sands.layout import PROVINCES_AT
from saecula.games.sands.state import NONE, Sands
from saecula.kernel.choices import Choices
from saecula.kernel.frames import StartPlayer
from saecula.kernel.rows import Row
from saecula.kernel.state import ALLOWED, BY_NATURE, NOBODY, Frame

PROVINCES_EACH: Final = 3  # §3.0 G2
PEASANTS_PER_PROVINCE: Final = 2  # §3.0 G3 beside one warrior

# -- B, G1: nature ----------------------------------------------------------------------------------------------------


def lay_tiles(s: Sands) -> None:
    """§3.0 B One resource tile into each land in play, at random; R3 the backs only say which tiles are in play."""
    s.push(Tiles(next_in_play(s, 0), s.t.tiles[:]))


@final
class Tiles(Frame[Sands]):
    """§3.0 B Nature lays the tiles, land by land."""

    land: i64  # the next one
    left: Row  # per kind of tile

    def __init__(self, land: i64, left: Row) -> None:
        self.land = land
        self.left = left

    def owes(self, s: Sands) -> i64:
        """§3.0 B Return nature, while a land in play has no tile."""
        return BY_NATURE if self.land < LAND_COUNT else NOBODY

    def ask(self, s: Sands, seat: i64) -> i64:
        """§3.0 B Which tile is laid here?"""
        return s.say(words.ASK_TILE, self.land)

    def about(self, s: Sands, choice: i64) -> bool:
        """§3.0 B Say whether a choice is a tile."""
        return words.TILE.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§3.0 B Add every kind of tile that is left."""
        kind: i64
        for kind in range(len(self.left)):
            if self.left[kind] > 0:
                out.add(words.TILE.base + kind)

    def weight(self, s: Sands, choice: i64) -> i64:
        """§3.0 B Each tile is as likely as any other."""
        return self.left[choice - words.TILE.base]

    def choose(self, s: Sands, seat: i64, choice: i64) -> None:
        """§3.0 B Lay it."""
        self.left[choice - words.TILE.base] -= 1
        s.lay_tile(self.land, words.TILE.x(choice), words.TILE.y(choice) + 1)
        s.tell(words.TILE_LAID, self.land, words.TILE.x(choice), words.TILE.y(choice) + 1)
        self.land = next_in_play(s, self.land + 1)

    def copy(self) -> Tiles:
        return Tiles(self.land, self.left[:])


def next_in_play(s: Sands, land: i64) -> i64:
    """§3.0 B Return the first land in play from this one on, LAND_COUNT after the last."""
    found: i64
    for found in range(land, LAND_COUNT):
        if s.is_in_play(found):
            return found
    return LAND_COUNT


def find_start_player(s: Sands) -> None:
    """§3.0 G1 A random start player."""
    s.push(StartPlayer(words.START, words.ASK_START, words.STARTS, False))


# -- G2, G3: provinces ------------------------------------------------------------------------------------------------


def choose_provinces(s: Sands) -> None:
    """§3.0 G2 Three passes: forward, in reverse, forward again."""
    s.push(LandDraft(0))


@final
class LandDraft(Frame[Sands]):
    """§3.0 G2 Each player in turn takes a land."""

    done: i64  # lands taken by all

    def __init__(self, done: i64) -> None:
        self.done = done

    def round(self, s: Sands) -> i64:
        """§3.0 G2 Return the pass, from 0."""
        return self.done // s.seats

    def seat(self, s: Sands) -> i64:
        """§3.0 G2 Return the seat to move: the second pass goes in reverse."""
        n = self.done % s.seats
        if self.round(s) == 1:
            n = s.seats - 1 - n
        return (s.start + n) % s.seats

    def owes(self, s: Sands) -> i64:
        """§3.0 G2 Return the next player, until all have three lands."""
        return NOBODY if self.done == PROVINCES_EACH * s.seats else 1 << self.seat(s)

    def ask(self, s: Sands, seat: i64) -> i64:
        """§3.0 G2 Which territory becomes your province?"""
        return s.say(words.ASK_PROVINCE, self.round(s) + 1)

    def about(self, s: Sands, choice: i64) -> bool:
        """§3.0 G2 Say whether a choice is a province."""
        return words.PROVINCE.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§3.0 G2 Add every land in play."""
        add_each(out, words.PROVINCE, s.t.in_play)

    def why_not(self, s: Sands, seat: i64, choice: i64) -> i64:
        """§3.0 G2 Judge a land."""
        return why_not_province(s, seat, words.PROVINCE.x(choice))

    def choose(self, s: Sands, seat: i64, choice: i64) -> None:
        """§3.0 G2 Lay the province marker."""
        land = words.PROVINCE.x(choice)
        s.set_owner(land, seat)
        s.include(seat, PROVINCES_AT, 1 << land)
        s.tell(words.SETTLES, seat, land)
        self.done += 1

    def copy(self) -> LandDraft:
        return LandDraft(self.done)


def beside(s: Sands, seat: i64) -> i64:
    """§3.0 G2 Return the free lands adjacent to a seat's lands, as a bit set."""
    found: i64 = 0
    left = s.lands(seat)
    while left:
        near = s.t.near[lowest_bit(left)]
        left = without_lowest(left)
        while near:
            land = lowest_bit(near)
            near = without_lowest(near)
            if s.owner(land) == NONE:
                found |= 1 << land
    return found


def why_not_province(s: Sands, seat: i64, land: i64) -> i64:
    """§3.0 G2 In play, free, and adjacent to a land of the seat if such a land is left (R4: the second land, too)."""
    if not s.is_in_play(land):
        return s.say(words.NOT_IN_PLAY, land)
    if s.owner(land) != NONE:
        return s.say(words.TAKEN, land, s.owner(land))
    if s.lands(seat) == 0:
        return ALLOWED
    free = beside(s, seat)
    return ALLOWED if free == 0 or has_bit(free, land) else s.say(words.NOT_BESIDE, land)


def settle_provinces(s: Sands) -> None:
    """§3.0 G3 Two peasants and one warrior into each province."""
    seat: i64
    for seat in range(s.seats):
        left = s.lands(seat)
        while left:
            land = lowest_bit(left)
            left = without_lowest(left)
            s.add(seat, PEASANT, land, PEASANTS_PER_PROVINCE)
            s.add(seat, WARRIOR, land, 1)
