"""Rolls of one turn by backward induction: what each roll, and each set of dice kept, is worth. Exact in the dice."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from saecula.games.bronze.bots.native.builds import WORST_OUTCOME
from saecula.games.bronze.bots.native.dice import (
    FACE_COUNTS,
    FIRST_OF_SIZE,
    NO_ROLL,
    ONE_DIE_LESS,
    ONE_DIE_MORE,
    ROLL_COUNT,
    number_of,
)
from saecula.games.bronze.bots.native.net import Reals, reals, zeros
from saecula.games.bronze.bots.native.planner import Planner
from saecula.games.bronze.kinds import FACE_COUNT, LEADERSHIP, SKULL2
from saecula.kernel.rows import Row


@final
class RollValues:
    """Values by the number of a roll, or of the dice kept of it: a chance of winning, or points."""

    planner: Planner
    first_roll: i64  # rolls of all dice have numbers from first_roll to end − 1
    end: i64
    locked: bool
    accepted: Reals  # a roll left as it is
    stopped: Reals  # a roll after which no dice are taken up: Leadership may follow
    second_keeps: Reals  # dice kept after the second roll
    second_rolls: Reals
    first_keeps: Reals  # dice kept after the first roll
    first_rolls: Reals
    expected_value: float  # before the first roll

    def __init__(self, planner: Planner, locked: bool, thorough: bool) -> None:
        """Work backwards from the last roll; unless `thorough`, the next roll is taken for the last."""
        self.planner = planner
        self.first_roll = FIRST_OF_SIZE[planner.dice]
        self.end = FIRST_OF_SIZE[planner.dice + 1]
        self.locked = locked
        self.accepted = reals(ROLL_COUNT)
        self.accept_all()
        self.stopped = self.accepted
        if planner.own.has(LEADERSHIP):
            self.stopped = self.with_leadership()
        self.second_keeps = self.averages(self.stopped)
        self.second_rolls = self.best_of(self.second_keeps)
        self.first_keeps = self.averages(self.second_rolls) if thorough else self.second_keeps
        self.first_rolls = self.best_of(self.first_keeps)
        self.expected_value = self.averages(self.first_rolls)[0]

    def accept_all(self) -> None:
        """Note what the best plan for each roll leads to."""
        dice = zeros(FACE_COUNT)
        roll: i64
        for roll in range(self.first_roll, self.end):
            face: i64
            for face in range(FACE_COUNT):
                dice[face] = FACE_COUNTS[roll * FACE_COUNT + face]
            self.accepted[roll] = self.planner.outlook.chance(self.planner.resolve_dice(dice, False))

    def with_leadership(self) -> Reals:
        """§7 Return the value of every roll of which one die, also a skull, may be rolled again."""
        found = self.accepted[:]
        roll: i64
        for roll in range(self.first_roll, self.end):
            face: i64
            for face in range(FACE_COUNT):
                value = self.lead_value(roll, face)
                if value > found[roll]:
                    found[roll] = value
        return found

    def lead_value(self, roll: i64, face: i64) -> float:
        """§7 Return the value of rolling one die of a face again by Leadership."""
        kept = ONE_DIE_LESS[roll * FACE_COUNT + face]
        return WORST_OUTCOME if kept == NO_ROLL else average(self.accepted, kept)

    def averages(self, rolls: Reals) -> Reals:
        """Return for every set of dice kept the average over the rest, given the values of whole rolls."""
        found = rolls[:]
        i: i64
        for i in range(1, self.first_roll + 1):
            kept = self.first_roll - i
            found[kept] = average(found, kept)
        return found

    def best_of(self, keeps: Reals) -> Reals:
        """Return for every roll the best of keeping some dice, or of stopping; §1 a locked skull is always kept."""
        found = keeps[:]
        faces: i64 = SKULL2 if self.locked else FACE_COUNT
        roll: i64
        for roll in range(self.end):
            best = self.stopped[roll] if roll >= self.first_roll else keeps[roll]
            face: i64
            for face in range(faces):
                less = ONE_DIE_LESS[roll * FACE_COUNT + face]
                if less != NO_ROLL and found[less] > best:
                    best = found[less]
            found[roll] = best
        return found

    def keep_value(self, kept: i64, rolls: i64) -> float:
        """Return what it is worth to keep these dice after so many rolls; all of them kept means to stop."""
        if kept >= self.first_roll:
            return self.stopped[kept]
        return self.first_keeps[kept] if rolls == 1 else self.second_keeps[kept]


def average(values: Reals, kept: i64) -> float:
    """Return the average value of a set of dice with one more."""
    total: float = 0.0
    face: i64
    for face in range(FACE_COUNT):
        total += values[ONE_DIE_MORE[kept * FACE_COUNT + face]]
    return total / 6.0


@final
class KeepSearch:
    """The best dice to keep, found among all that the rules still allow."""

    values: RollValues
    rolls: i64
    best: i64
    value: float

    def __init__(self, values: RollValues, dice: Row, rolls: i64, low: i64) -> None:
        """`dice` lie on the table; faces before `low` stay there: dice are taken up in order."""
        self.values = values
        self.rolls = rolls
        self.best = number_of(dice)
        self.value = WORST_OUTCOME
        self.try_all(self.best, low)

    def try_all(self, kept: i64, low: i64) -> None:
        """Try every set that is left after dice from this face on are taken up."""
        value = self.values.keep_value(kept, self.rolls)
        if value > self.value:
            self.value = value
            self.best = kept
        face: i64
        for face in range(low, FACE_COUNT):
            less = ONE_DIE_LESS[kept * FACE_COUNT + face]
            if less != NO_ROLL and not (face == SKULL2 and self.values.locked):
                self.try_all(less, face)
