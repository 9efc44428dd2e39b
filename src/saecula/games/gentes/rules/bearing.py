"""§4.1.chronicler Can all penalties of a card be borne, in some order? Nobody may begin what he cannot end (A37)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.gentes.kinds import (
    ANY,
    AREA_MOST,
    EFFECT_COUNT,
    GAIN_AT,
    GROUP_COUNT,
    GROUP_MOST,
    LOSE_AT,
    ORACLE,
    TEMPLE,
    UNLOCK,
)
from saecula.games.gentes.state import AREAS_AT, CUBES_AT, MAT, PEOPLE_AT, Gentes
from saecula.games.gentes.words import CUBES_FOR_PERSON
from saecula.kernel.rows import Row, ints

LOAD: Final = 6  # where the cubes of temple and oracle stand, after the people
TRACK: Final = 8  # cubes on the time track
LOAD_SIZE: Final = 9


@final
@mypyc_attr(acyclic=True)
class Load:
    """§4.1.chronicler What a seat could give up: people, cubes of temple and oracle, cubes on the time track."""

    row: Row

    def __init__(self, row: Row) -> None:
        self.row = row

    def add_person(self, group: i64) -> None:
        """§4.1.philosopher One field on, the opposed cube back if need be; lost at 6."""
        if self.row[group] == GROUP_MOST:
            return
        self.row[group] += 1
        if self.row[group] + self.row[group ^ 1] > GROUP_MOST:
            self.row[group ^ 1] -= 1

    def add_cube(self, area: i64) -> None:
        """§4.1.seafarer At most four, more are lost."""
        if self.row[LOAD + area] < AREA_MOST:
            self.row[LOAD + area] += 1

    def bears(self, left: Row, effect: i64) -> bool:
        """§4.1.chronicler Say whether one effect, in some way, leaves penalties that can be borne."""
        rest = left[:]
        rest[effect] -= 1
        if effect == UNLOCK:
            return self.bears_unlock(rest)
        if effect == ANY:
            return self.bears_any(rest)
        if effect >= LOSE_AT:
            return self.bears_loss(rest, effect - LOSE_AT)
        after = Load(self.row[:])
        if effect < UNLOCK:
            after.add_cube(effect)
        else:
            after.add_person(effect - GAIN_AT)
        return can_bear(after, rest)

    def bears_unlock(self, rest: Row) -> bool:
        """§4.2.C A cube of the track, or one for temple or oracle."""
        after = Load(self.row[:])
        if after.row[TRACK] > 0:
            after.row[TRACK] -= 1
            return can_bear(after, rest)
        after.add_cube(TEMPLE)
        if can_bear(after, rest):
            return True
        after = Load(self.row[:])
        after.add_cube(ORACLE)
        return can_bear(after, rest)

    def bears_any(self, rest: Row) -> bool:
        """§4.1.philosopher A person of some group."""
        group: i64
        for group in range(GROUP_COUNT):
            if self.row[group] < GROUP_MOST:
                after = Load(self.row[:])
                after.add_person(group)
                if can_bear(after, rest):
                    return True
        return False

    def bears_loss(self, rest: Row, group: i64) -> bool:
        """§4.1.B A person, or three cubes in some mix."""
        if self.row[group] > 0:
            after = Load(self.row[:])
            after.row[group] -= 1
            if can_bear(after, rest):
                return True
        temples: i64
        for temples in range(CUBES_FOR_PERSON + 1):
            oracles = CUBES_FOR_PERSON - temples
            if temples <= self.row[LOAD + TEMPLE] and oracles <= self.row[LOAD + ORACLE]:
                after = Load(self.row[:])
                after.row[LOAD + TEMPLE] -= temples
                after.row[LOAD + ORACLE] -= oracles
                if can_bear(after, rest):
                    return True
        return False


def load_of(s: Gentes, seat: i64) -> Load:
    """§4.1.chronicler Return what a seat has."""
    row = ints(LOAD_SIZE, 0)
    i: i64
    for i in range(GROUP_COUNT):
        row[i] = s.mats[seat * MAT + PEOPLE_AT + i]
    row[LOAD + TEMPLE] = s.mats[seat * MAT + AREAS_AT + TEMPLE]
    row[LOAD + ORACLE] = s.mats[seat * MAT + AREAS_AT + ORACLE]
    row[TRACK] = s.mats[seat * MAT + CUBES_AT]
    return Load(row)


def can_bear(load: Load, left: Row) -> bool:
    """§4.1.chronicler Say whether all penalties left can be borne in some order: by people at once, else tried out."""
    at_once = True
    group: i64
    for group in range(GROUP_COUNT):
        if left[LOSE_AT + group] > load.row[group]:
            at_once = False
    if at_once:
        return True
    effect: i64
    for effect in range(EFFECT_COUNT):
        if left[effect] > 0 and load.bears(left, effect):
            return True
    return False
