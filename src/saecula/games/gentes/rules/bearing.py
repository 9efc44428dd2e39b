"""§4.1.chronicler Can all penalties of a card be borne, in some order? Nobody begins what they cannot finish (A37)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.gentes import kinds
from saecula.games.gentes.state import AREAS_AT, CUBES_AT, MAT, PEOPLE_AT, Gentes
from saecula.games.gentes.words import CUBES_FOR_PERSON
from saecula.kernel.rows import Row, ints

AREAS_FROM: Final = 6  # where the cubes of temple and oracle stand, after the people
TRACK_CUBES: Final = 8  # cubes on the time track
RESERVE_COUNT: Final = 9


@final
@mypyc_attr(acyclic=True)
class Reserves:
    """§4.1.chronicler What a seat could give up: people, cubes of temple and oracle, cubes on the time track."""

    row: Row

    def __init__(self, row: Row) -> None:
        self.row = row

    def add_person(self, group: i64) -> None:
        """§4.1.philosopher One field forward, the opposite cube back if necessary; lost at 6."""
        if self.row[group] == kinds.MAX_PER_GROUP:
            return
        self.row[group] += 1
        if self.row[group] + self.row[group ^ 1] > kinds.MAX_PER_GROUP:
            self.row[group ^ 1] -= 1

    def add_cube(self, area: i64) -> None:
        """§4.1.seafarer At most four; more are lost."""
        if self.row[AREAS_FROM + area] < kinds.MAX_PER_AREA:
            self.row[AREAS_FROM + area] += 1

    def bears(self, left: Row, effect: i64) -> bool:
        """§4.1.chronicler Say whether the penalties can be borne after some way to carry out an effect."""
        rest = left[:]
        rest[effect] -= 1
        if effect == kinds.UNLOCK:
            return self.bears_unlock(rest)
        if effect == kinds.ANY:
            return self.bears_any(rest)
        if effect >= kinds.LOSE_AT:
            return self.bears_loss(rest, effect - kinds.LOSE_AT)
        after = Reserves(self.row[:])
        if effect < kinds.UNLOCK:
            after.add_cube(effect)
        else:
            after.add_person(effect - kinds.GAIN_AT)
        return can_bear(after, rest)

    def bears_unlock(self, rest: Row) -> bool:
        """§4.2.C A cube of the track, or one for temple or oracle."""
        after = Reserves(self.row[:])
        if after.row[TRACK_CUBES] > 0:
            after.row[TRACK_CUBES] -= 1
            return can_bear(after, rest)
        after.add_cube(kinds.TEMPLE)
        if can_bear(after, rest):
            return True
        after = Reserves(self.row[:])
        after.add_cube(kinds.ORACLE)
        return can_bear(after, rest)

    def bears_any(self, rest: Row) -> bool:
        """§4.1.philosopher A person of some group."""
        group: i64
        for group in range(kinds.GROUP_COUNT):
            if self.row[group] < kinds.MAX_PER_GROUP:
                after = Reserves(self.row[:])
                after.add_person(group)
                if can_bear(after, rest):
                    return True
        return False

    def bears_loss(self, rest: Row, group: i64) -> bool:
        """§4.1.B A person, or three cubes in some mix."""
        if self.row[group] > 0:
            after = Reserves(self.row[:])
            after.row[group] -= 1
            if can_bear(after, rest):
                return True
        temples: i64
        for temples in range(CUBES_FOR_PERSON + 1):
            oracles = CUBES_FOR_PERSON - temples
            if temples <= self.row[AREAS_FROM + kinds.TEMPLE] and oracles <= self.row[AREAS_FROM + kinds.ORACLE]:
                after = Reserves(self.row[:])
                after.row[AREAS_FROM + kinds.TEMPLE] -= temples
                after.row[AREAS_FROM + kinds.ORACLE] -= oracles
                if can_bear(after, rest):
                    return True
        return False


def reserves_of(s: Gentes, seat: i64) -> Reserves:
    """§4.1.chronicler Return what a seat has."""
    row = ints(RESERVE_COUNT, 0)
    i: i64
    for i in range(kinds.GROUP_COUNT):
        row[i] = s.mats[seat * MAT + PEOPLE_AT + i]
    row[AREAS_FROM + kinds.TEMPLE] = s.mats[seat * MAT + AREAS_AT + kinds.TEMPLE]
    row[AREAS_FROM + kinds.ORACLE] = s.mats[seat * MAT + AREAS_AT + kinds.ORACLE]
    row[TRACK_CUBES] = s.mats[seat * MAT + CUBES_AT]
    return Reserves(row)


def can_bear(reserves: Reserves, left: Row) -> bool:
    """§4.1.chronicler Say whether all penalties can be borne in some order: tried out where people do not suffice."""
    at_once = True
    group: i64
    for group in range(kinds.GROUP_COUNT):
        if left[kinds.LOSE_AT + group] > reserves.row[group]:
            at_once = False
    if at_once:
        return True
    effect: i64
    for effect in range(kinds.EFFECT_COUNT):
        if left[effect] > 0 and reserves.bears(left, effect):
            return True
    return False
