"""§4.1.philosopher The population board; §4.1.seafarer the cubes of temple and oracle; §4.1.B the bonus tiles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.gentes import kinds, state
from saecula.games.gentes.state import Gentes, count_bits
from saecula.games.gentes.words import BONUS_TAKEN, GROUP_FULL, PERSON_LOST, PUSHED, TRAINS
from saecula.kernel.state import ALLOWED

CITIES_BONUS: Final = 0
CARDS_BONUS: Final = 1


def why_not_grow(s: Gentes, seat: i64, group: i64) -> i64:
    """§4.1.philosopher Never more than 6 people of a group (A23)."""
    return s.say(GROUP_FULL, group) if s.people(seat, group) == kinds.MAX_PER_GROUP else ALLOWED


def add_person(s: Gentes, seat: i64, group: i64) -> None:
    """§4.1.philosopher One field forward; an adjacent cube goes one back (row sum 6); at 6 it is lost (A39)."""
    at = seat * state.MAT + state.PEOPLE_AT
    people = s.mats[at + group]
    if people == kinds.MAX_PER_GROUP:
        s.tell(PERSON_LOST, seat, group)
        return
    s.mats[at + group] = people + 1
    s.tell(TRAINS, seat, group, people + 1)
    opposed = group ^ 1
    if people + s.mats[at + opposed] == kinds.MAX_PER_GROUP:
        s.mats[at + opposed] -= 1
        s.tell(PUSHED, seat, opposed, s.mats[at + opposed])


def remove_person(s: Gentes, seat: i64, group: i64) -> None:
    """§4.1.chronicler, §4.1.B One field back."""
    s.mats[seat * state.MAT + state.PEOPLE_AT + group] -= 1


def add_cubes(s: Gentes, seat: i64, area: i64, cubes: i64) -> i64:
    """§4.1.seafarer At most four cubes lie in each area, more are lost (A39); return how many came."""
    have = s.cubes(seat, area)
    came = cubes if have + cubes <= kinds.MAX_PER_AREA else kinds.MAX_PER_AREA - have
    s.set_cubes(seat, area, have + came)
    return came


def claim_bonuses(s: Gentes, seat: i64) -> None:
    """§4.1.B The top tile of each stack whose condition holds at the end of an action; one per category (A13, A41).

    §5.0.A None in the final scoring (A76).
    """
    if s.phase == kinds.FINAL:
        return
    bonus: i64
    for bonus in range(kinds.BONUS_COUNT):
        if s.on_mat(seat, state.BONUSES_AT) >> bonus & 1 == 0 and meets(s, seat, bonus):
            take_bonus(s, seat, bonus)


def meets(s: Gentes, seat: i64, bonus: i64) -> bool:
    """§4.1.B All 6 cities built (A6: hometowns count), 8 cards played, or 18 people on the board, none printed."""
    if bonus == CITIES_BONUS:
        return count_bits(s.spaces(seat)) == kinds.CITIES_PER_SEAT
    if bonus == CARDS_BONUS:
        return count_bits(s.played(seat)) >= kinds.CARDS_FOR_BONUS
    return s.all_people(seat) == kinds.PEOPLE_FOR_BONUS


def take_bonus(s: Gentes, seat: i64, bonus: i64) -> None:
    """§4.1.B The first takes the tile of 8, later ones a tile of 4; kept when the condition is lost (A13, A76)."""
    shift = state.PACKED_BITS * bonus
    first = s.bonuses >> shift & state.PACKED_MASK == 0
    points = s.t.bonus_first if first else s.t.bonus_later
    s.bonuses += 1 << shift
    s.put(seat, state.BONUSES_AT, s.on_mat(seat, state.BONUSES_AT) | 1 << bonus)
    s.add_points(seat, state.BONUS_POINTS, points)
    s.tell(BONUS_TAKEN, seat, bonus, points)
