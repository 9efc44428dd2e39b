"""§1 Rolling: up to three rolls; skulls stay (not in solo). Leadership (§7) rolls one die again after the last roll."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.bronze import words
from saecula.games.bronze.kinds import FACE_COUNT, LEADERSHIP, SKULL2
from saecula.games.bronze.state import Bronze
from saecula.kernel.choices import Choices
from saecula.kernel.frames import Once
from saecula.kernel.pick import Pick
from saecula.kernel.state import ALLOWED, BY_NATURE, DONE, NOBODY, Frame
from saecula.kernel.verbs import counted

ROLLS: Final = 3


def roll_dice(s: Bronze) -> None:
    """§1 Roll all dice: one for each city."""
    face: i64
    for face in range(FACE_COUNT):
        s.dice[face] = 0
    s.as_food = 0
    s.stones_spent = 0
    s.cities_rolled = s.cities(s.active)
    s.hand = s.cities_rolled
    s.rolls = 1
    s.push(Roll())


@final
@mypyc_attr(free_list_len=1)
class Roll(Frame[Bronze]):
    """§1 Dice in the hand are rolled one by one; each face is equally likely."""

    def owes(self, s: Bronze) -> i64:
        """§1 Return nature while dice are in the hand."""
        return BY_NATURE if s.hand > 0 else NOBODY

    def ask(self, s: Bronze, seat: i64) -> i64:
        """§1 What does the die show?"""
        return s.say(words.ASK_ROLL, s.hand)

    def about(self, s: Bronze, choice: i64) -> bool:
        """§1 Say whether a choice is a face."""
        return words.ROLL.has(choice)

    def candidates(self, s: Bronze, seat: i64, out: Choices) -> None:
        """§1 Add the six faces."""
        face: i64
        for face in range(FACE_COUNT):
            out.add(words.ROLL.at(face))

    def draw(self, s: Bronze, r: i64, out: Choices) -> i64:
        """§1 Return a face; all are alike."""
        return words.ROLL.at(r % FACE_COUNT)

    def choose(self, s: Bronze, seat: i64, choice: i64) -> None:
        """§1 Lay the die down."""
        s.dice[words.ROLL.x(choice)] += 1
        s.hand -= 1

    def run(self, s: Bronze) -> None:
        """§1 Ask for another roll while one is left and a die may be rolled (R34)."""
        s.pop()
        if s.telling:
            s.tell(words.ROLLED, s.active, dice_shown(s))
        if s.rolls < ROLLS and can_reroll(s):
            s.push(Reroll(s.active, 0, 0, False))

    def copy(self) -> Roll:
        return Roll()


def dice_shown(s: Bronze) -> i64:
    """§1 Return the dice as packed counts."""
    shown: i64 = 0
    face: i64
    for face in range(FACE_COUNT):
        shown += counted(face, s.dice[face])
    return shown


def can_reroll(s: Bronze) -> bool:
    """§1 Say whether any die may be rolled again."""
    face: i64
    for face in range(SKULL2):
        if s.dice[face] > 0:
            return True
    return not s.t.skulls_locked and s.dice[SKULL2] > 0


def why_not_reroll(s: Bronze, face: i64) -> i64:
    """§1 Any die may be rolled again, also one set aside before; a skull may not (R1), but in solo it may."""
    if s.dice[face] == 0:
        return s.say(words.NO_SUCH_DIE, face)
    if face == SKULL2 and s.t.skulls_locked:
        return words.SKULL_LOCKED
    return ALLOWED


@final
@mypyc_attr(free_list_len=1)
class Reroll(Pick[Bronze]):
    """§1 Take dice back into the hand; with none taken, rolling ends (R32, R34)."""

    def high(self, s: Bronze) -> i64:
        """§1 Return the number of dice, marked ones included."""
        return s.cities_rolled

    def ask(self, s: Bronze, seat: i64) -> i64:
        """§1 Which dice are rolled again?"""
        return s.say(words.ASK_REROLL, ROLLS - s.rolls, s.hand)

    def about(self, s: Bronze, choice: i64) -> bool:
        """§1 Say whether a choice is a die to roll again."""
        return words.REROLL.has(choice) or choice == DONE

    def among(self, s: Bronze, out: Choices) -> None:
        """§1 Add the faces."""
        first = words.REROLL.at()
        face: i64
        for face in range(FACE_COUNT):
            out.add(first + face)

    def most(self, s: Bronze, piece: i64) -> i64:
        """§1 Return the dice that show this face."""
        return s.dice[words.REROLL.x(piece)]

    def clash(self, s: Bronze, piece: i64) -> i64:
        """§1 Judge one die; where the last one with its face was just taken, say that there is no other."""
        face = words.REROLL.x(piece)
        if self.taken > 0 and piece == self.last and s.dice[face] == 0:
            return s.say(words.NO_OTHER_DIE, face)
        return why_not_reroll(s, face)

    def choices(self, s: Bronze, seat: i64, out: Choices) -> None:
        """§1 The same as the default, without asking each face twice."""
        first: i64 = 0 if self.taken == 0 else words.REROLL.x(self.last)
        face: i64
        for face in range(first, FACE_COUNT):
            if s.dice[face] > 0 and why_not_reroll(s, face) == ALLOWED:
                out.add(words.REROLL.at(face))
        out.add(DONE)

    def more(self, s: Bronze) -> bool:
        """§1 Say whether another die may be rolled again."""
        return can_reroll(s)

    def notes(self, s: Bronze, seat: i64, choice: i64) -> None:
        """§1 Leave how many dice would be rolled."""
        s.say(0, s.hand)

    def take(self, s: Bronze, piece: i64) -> None:
        """§1 Take one die into the hand."""
        s.dice[words.REROLL.x(piece)] -= 1
        s.hand += 1

    def finish(self, s: Bronze) -> None:
        """§1 Roll the dice in the hand; none means that rolling has ended."""
        if s.hand > 0:
            s.rolls += 1
            s.tell(words.REROLLS, s.active, s.hand)
            s.push(Roll())

    def copy(self) -> Reroll:
        return Reroll(self.seat, self.taken, self.last, self.closed)


def lead(s: Bronze) -> None:
    """§7 Leadership: after the last roll one die may be rolled again (R2, R35)."""
    if s.has(s.active, LEADERSHIP):
        s.push(Lead(s.active, False))


@final
@mypyc_attr(free_list_len=1)
class Lead(Once[Bronze]):
    """§7 Leadership: any one die, also a skull; the result stands."""

    def ask(self, s: Bronze, seat: i64) -> i64:
        """§7 Which die is rolled again?"""
        return words.ASK_LEAD

    def about(self, s: Bronze, choice: i64) -> bool:
        """§7 Say whether a choice is a die."""
        return words.LEAD.has(choice) or choice == DONE

    def candidates(self, s: Bronze, seat: i64, out: Choices) -> None:
        """§7 Add the faces, and to leave it (R35)."""
        face: i64
        for face in range(FACE_COUNT):
            out.add(words.LEAD.at(face))
        out.add(DONE)

    def why_not(self, s: Bronze, seat: i64, choice: i64) -> i64:
        """§7 A die must show the face."""
        if choice != DONE and s.dice[words.LEAD.x(choice)] == 0:
            return s.say(words.NOTHING_TO_LEAD, words.LEAD.x(choice))
        return ALLOWED

    def answer(self, s: Bronze, choice: i64) -> None:
        """§7 Roll one die; no further roll follows (R2)."""
        if choice == DONE:
            return
        face = words.LEAD.x(choice)
        s.dice[face] -= 1
        s.hand = 1
        s.rolls = ROLLS
        s.tell(words.LEADS, self.seat, face)
        s.push(Roll())

    def copy(self) -> Lead:
        return Lead(self.seat, self.answered)
