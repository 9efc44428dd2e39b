"""§4.2 The decline: new start player, tidying up, the round marker and the epoch, the limit of the hand."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from saecula.games.gentes.kinds import (
    DECLINE,
    EFFECT_COUNT,
    LEADER_TILE,
    MARKET,
    MAX_HAND,
    MAX_PER_AREA,
    ORACLE,
    ROUNDS,
    TEMPLE,
    UNLOCK,
)
from saecula.games.gentes.rules.action import why_not_doubles
from saecula.games.gentes.rules.effects import NO_EFFECT, Effects, take_cube
from saecula.games.gentes.rules.extras import (
    add_all_extras,
    add_extras,
    do_extra,
    is_extra,
    note_extra,
    why_not_extra,
)
from saecula.games.gentes.rules.scribe import fill_row
from saecula.games.gentes.state import (
    CUBES_AT,
    DOUBLES_AT,
    GAP,
    LETTER_RULES,
    SINGLES_AT,
    SPENT_AT,
    TILES_AT,
    TIRED_AT,
    Gentes,
    bit,
    count_bits,
)
from saecula.games.gentes.words import (
    AREA_FULL,
    ASK_CUBE,
    ASK_LIMIT,
    ASK_NO_ROOM,
    CUBE,
    CUBE_LOST,
    DOUBLES,
    EPOCH_BEGINS,
    MUST_FIT,
    NEW_LEADER,
    OVER_LIMIT,
    ROOM_LEFT,
)
from saecula.kernel.choices import Choices
from saecula.kernel.frames import EachSeat, Once
from saecula.kernel.rows import ints
from saecula.kernel.state import ALLOWED, DONE


def new_start_player(s: Gentes) -> None:
    """§4.2.A The seat with the tile takes the marker; otherwise it stays (A43, A85)."""
    s.phase = DECLINE
    seat: i64
    for seat in range(s.seats):
        if s.on_mat(seat, TILES_AT) >> LEADER_TILE & 1 and s.start != seat:
            s.start = seat
            s.tell(NEW_LEADER, seat)


def tidy_up(s: Gentes) -> None:
    """§4.2.B Used cards and hometowns are free again, tiles go back, singles vanish, doubles turn into singles."""
    s.tiles = s.t.tiles
    seat: i64
    for seat in range(s.seats):
        s.put(seat, SPENT_AT, 0)
        s.put(seat, TIRED_AT, 0)
        s.put(seat, TILES_AT, 0)
        s.put(seat, SINGLES_AT, s.on_mat(seat, DOUBLES_AT))
        s.put(seat, DOUBLES_AT, 0)


def move_round_marker(s: Gentes) -> None:
    """§4.2.C One field forward, except in the last round (A45); every second time a new epoch begins."""
    if s.round == ROUNDS:
        return
    s.round += 1
    if s.round % 2 == 1:
        change_epoch(s)


def change_epoch(s: Gentes) -> None:
    """§4.2.C Row and stack go to the discard pile (A33), the next stack fills the row; each frees a field (A80)."""
    place: i64
    for place in range(MARKET):
        if s.market[place] != GAP:
            s.pile |= bit(s.market[place])
            s.market[place] = GAP
    s.pile |= s.stock
    s.epoch += 1
    s.stock = s.t.epoch_cards[s.epoch] & ~held(s)  # a pack may have put the cards of first hands into a later epoch
    s.tell(EPOCH_BEGINS, s.epoch + 1)
    s.push(FreeFields(s.start, 0))
    fill_row(s)


def held(s: Gentes) -> i64:
    """§3.0 Return all cards in hands and before players, as a bit set."""
    cards: i64 = 0
    seat: i64
    for seat in range(s.seats):
        cards |= s.hand(seat) | s.played(seat)
    return cards


@final
@mypyc_attr(free_list_len=1)
class FreeFields(EachSeat[Gentes]):
    """§4.2.C Everybody takes a cube from the time track, or gets one for temple or oracle."""

    def each(self, s: Gentes, seat: i64) -> None:
        """§4.2.C One seat's cube; without one on the time track it may make room for the gained one first (A75)."""
        if s.on_mat(seat, CUBES_AT) == 0 and s.rules >= LETTER_RULES:
            s.push(EpochCube(seat, False))
            return
        left = ints(EFFECT_COUNT, 0)
        left[UNLOCK] = 1
        s.push(Effects(seat, left, NO_EFFECT))

    def copy(self) -> FreeFields:
        return FreeFields(self.first, self.done)


@final
@mypyc_attr(free_list_len=1)
class EpochCube(Once[Gentes]):
    """§4.2.C A cube for temple or oracle; additional actions, allowed in decline, may come before it (A75)."""

    def ask(self, s: Gentes, seat: i64) -> i64:
        """§4.2.C Where does the cube go? Without room, additional actions make some."""
        return ASK_NO_ROOM if has_no_room(s, seat) else ASK_CUBE

    def about(self, s: Gentes, choice: i64) -> bool:
        """§4.2.C Say whether a choice is an area, an additional action, or letting the cube go."""
        return CUBE.has(choice) or is_extra(choice) or choice == DONE

    def candidates(self, s: Gentes, seat: i64, out: Choices) -> None:
        """§4.2.C Add both areas, additional actions, and letting it go."""
        out.add(CUBE.at(TEMPLE))
        out.add(CUBE.at(ORACLE))
        add_all_extras(out)
        out.add(DONE)

    def why_not(self, s: Gentes, seat: i64, choice: i64) -> i64:
        """§4.2.C An area with room (A80); the cube is lost only if there is none."""
        if choice == DONE:
            return ALLOWED if has_no_room(s, seat) else ROOM_LEFT
        if CUBE.has(choice):
            return ALLOWED if s.cubes(seat, CUBE.x(choice)) < MAX_PER_AREA else s.say(AREA_FULL, CUBE.x(choice))
        return why_not_extra(s, seat, choice)

    def choices(self, s: Gentes, seat: i64, out: Choices) -> None:
        """§4.2.C Same as the default, but only for possible additional actions."""
        area: i64
        for area in range(TEMPLE, ORACLE + 1):
            if s.cubes(seat, area) < MAX_PER_AREA:
                out.add(CUBE.at(area))
        add_extras(s, seat, out)
        if has_no_room(s, seat):
            out.add(DONE)

    def notes(self, s: Gentes, seat: i64, choice: i64) -> None:
        """§4.1.B Note how many cubes come from the oracle."""
        note_extra(s, choice)

    def choose(self, s: Gentes, seat: i64, choice: i64) -> None:
        """§4.2.C Take the cube, let it go, or take an additional action first."""
        if is_extra(choice):
            do_extra(s, seat, choice)
            return
        self.answered = True
        if choice == DONE:
            s.tell(CUBE_LOST, seat)
        else:
            take_cube(s, seat, CUBE.x(choice))

    def copy(self) -> EpochCube:
        return EpochCube(self.seat, self.answered)


def has_no_room(s: Gentes, seat: i64) -> bool:
    """§4.1.seafarer Say whether temple and oracle are both full."""
    return s.cubes(seat, TEMPLE) == MAX_PER_AREA and s.cubes(seat, ORACLE) == MAX_PER_AREA


def limit_hands(s: Gentes) -> None:
    """§4.2.E Also in the last round (A45, A46)."""
    s.push(HandLimit(s.start, 0))


@final
@mypyc_attr(free_list_len=1)
class HandLimit(EachSeat[Gentes]):
    """§4.2.E One hourglass for each card above three."""

    def each(self, s: Gentes, seat: i64) -> None:
        """§4.2.E Ask if several mixes fit; without room for all, every free field takes a double (A81)."""
        extra = count_bits(s.hand(seat)) - MAX_HAND
        if extra <= 0:
            return
        free = s.free_fields(seat)
        if extra > 2 * free:
            lay_extra(s, seat, extra, 0, free)
            return
        least = extra - free if extra > free else 0
        if least < extra // 2:
            s.push(LayExtra(seat, False))
        else:
            lay_extra(s, seat, extra, extra - 2 * least, least)

    def copy(self) -> HandLimit:
        return HandLimit(self.first, self.done)


def lay_extra(s: Gentes, seat: i64, extra: i64, singles: i64, doubles: i64) -> None:
    """§4.2.E Lay the hourglasses; no card is discarded (A33, A81)."""
    s.put(seat, SINGLES_AT, s.on_mat(seat, SINGLES_AT) + singles)
    s.put(seat, DOUBLES_AT, s.on_mat(seat, DOUBLES_AT) + doubles)
    s.tell(OVER_LIMIT, seat, extra, singles, doubles)


@final
@mypyc_attr(free_list_len=1)
class LayExtra(Once[Gentes]):
    """§4.2.E How many of them lie as doubles?"""

    def ask(self, s: Gentes, seat: i64) -> i64:
        """§4.2.E How many doubles?"""
        return s.say(ASK_LIMIT, count_bits(s.hand(seat)) - MAX_HAND, s.free_fields(seat))

    def about(self, s: Gentes, choice: i64) -> bool:
        """§4.2.E Say whether a choice is a number of doubles."""
        return DOUBLES.has(choice)

    def candidates(self, s: Gentes, seat: i64, out: Choices) -> None:
        """§4.2.E Add the numbers up to half the hourglasses."""
        extra = count_bits(s.hand(seat)) - MAX_HAND
        doubles: i64
        for doubles in range(extra // 2 + 1):
            out.add(DOUBLES.at(doubles))

    def why_not(self, s: Gentes, seat: i64, choice: i64) -> i64:
        """§4.2.E All must be placed (A81)."""
        extra = count_bits(s.hand(seat)) - MAX_HAND
        refusal = why_not_doubles(s, seat, extra, DOUBLES.x(choice))
        return s.say(MUST_FIT, extra, s.free_fields(seat)) if refusal != ALLOWED else ALLOWED

    def notes(self, s: Gentes, seat: i64, choice: i64) -> None:
        """§4.2.E Note the fields they take, and the fields then free."""
        fields = count_bits(s.hand(seat)) - MAX_HAND - DOUBLES.x(choice)
        s.say(0, fields, s.free_fields(seat) - fields)

    def answer(self, s: Gentes, choice: i64) -> None:
        """§4.2.E Lay them."""
        extra = count_bits(s.hand(self.seat)) - MAX_HAND
        doubles = DOUBLES.x(choice)
        lay_extra(s, self.seat, extra, extra - 2 * doubles, doubles)

    def copy(self) -> LayExtra:
        return LayExtra(self.seat, self.answered)
