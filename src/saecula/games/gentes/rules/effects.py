"""§4.1.chronicler Rewards and penalties of a card, in any order (A38); §4.2.C a cube of the time track."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.gentes import kinds, words
from saecula.games.gentes.rules.bearing import AREAS_FROM, can_bear, reserves_of
from saecula.games.gentes.rules.extras import pay_cubes, why_not_cubes
from saecula.games.gentes.rules.people import add_cubes, add_person, claim_bonuses, remove_person, why_not_grow
from saecula.games.gentes.state import CUBES_AT, Gentes
from saecula.kernel.choices import Choices
from saecula.kernel.rows import Row
from saecula.kernel.state import ALLOWED, NOBODY, Frame

NO_EFFECT: Final = -1


def is_tangled(left: Row) -> bool:
    """§4.1.chronicler Say whether the order can matter (A38, A74): a penalty besides cubes, or two effects on a row."""
    losses: i64 = 0
    people: i64 = left[kinds.ANY]  # kinds of effects that move people
    group: i64
    for group in range(kinds.GROUP_COUNT):
        gained = left[kinds.GAIN_AT + group]
        lost = left[kinds.LOSE_AT + group]
        losses += lost
        people += (1 if gained > 0 else 0) + (1 if lost > 0 else 0)
        if gained > 0 and (lost > 0 or left[kinds.LOSE_AT + (group ^ 1)] > 0 or left[kinds.GAIN_AT + (group ^ 1)] > 0):
            return True
    if losses > 0 and left[kinds.TEMPLE] + left[kinds.ORACLE] + left[kinds.UNLOCK] > 0:
        return True
    return left[kinds.ANY] > 0 and people > left[kinds.ANY]


@final
@mypyc_attr(free_list_len=1)
class Effects(Frame[Gentes]):
    """§4.1.chronicler All of them come into force, none may be left out (A73).

    `left` counts what is to come, by effect; `now` is the effect in progress. Otherwise rewards come first.
    """

    seat: i64
    left: Row
    now: i64

    def __init__(self, seat: i64, left: Row, now: i64) -> None:
        self.seat = seat
        self.left = left
        self.now = now

    def owes(self, s: Gentes) -> i64:
        """§4.1.chronicler Return the seat if it has to choose the order, a group, a cube or a person."""
        now = self.now
        if now == NO_EFFECT:
            return 1 << self.seat if is_tangled(self.left) else NOBODY
        if now == kinds.UNLOCK:
            return 1 << self.seat if chooses_area(s, self.seat) else NOBODY
        if now == kinds.ANY:
            return 1 << self.seat
        return 1 << self.seat if now >= kinds.LOSE_AT and self.can_choose_loss(s) else NOBODY

    def can_choose_loss(self, s: Gentes) -> bool:
        """§4.1.B Say whether there are several ways to bear a penalty: the person, or cubes in some mix (A37, A72)."""
        ways: i64 = 1 if self.why_not_lose(s, self.now - kinds.LOSE_AT) == ALLOWED else 0
        temples: i64
        for temples in range(words.CUBES_FOR_PERSON + 1):
            if self.why_not_spare(s, temples) == ALLOWED:
                ways += 1
        return ways > 1

    def ask(self, s: Gentes, seat: i64) -> i64:
        """§4.1.chronicler What comes next, or who, or which cube?"""
        if self.now == NO_EFFECT:
            return words.ASK_NEXT
        if self.now == kinds.UNLOCK:
            return words.ASK_CUBE
        return words.ASK_GAIN if self.now == kinds.ANY else s.say(words.ASK_LOSE, self.now - kinds.LOSE_AT)

    def about(self, s: Gentes, choice: i64) -> bool:
        """§4.1.chronicler Say whether a choice answers the present question."""
        if self.now == NO_EFFECT:
            return words.NEXT.has(choice)
        if self.now == kinds.UNLOCK:
            return words.CUBE.has(choice)
        if self.now == kinds.ANY:
            return words.GAIN.has(choice)
        return words.LOSE.has(choice) or words.SPARE.has(choice)

    def candidates(self, s: Gentes, seat: i64, out: Choices) -> None:
        """§4.1.chronicler Add the possible answers."""
        if self.now == NO_EFFECT:
            add_range(out, words.NEXT.base, kinds.EFFECT_COUNT)
        elif self.now == kinds.UNLOCK:
            add_range(out, words.CUBE.base, 2)
        elif self.now == kinds.ANY:
            add_range(out, words.GAIN.base, kinds.GROUP_COUNT)
        else:
            out.add(words.LOSE.at(self.now - kinds.LOSE_AT))
            add_range(out, words.SPARE.base, words.CUBES_FOR_PERSON + 1)

    def why_not(self, s: Gentes, seat: i64, choice: i64) -> i64:
        """§4.1.chronicler Judge an answer: all penalties must remain bearable after it."""
        if self.now == NO_EFFECT:
            return self.why_not_next(s, words.NEXT.x(choice))
        if self.now == kinds.UNLOCK:
            return self.why_not_area(s, words.CUBE.x(choice))
        if self.now == kinds.ANY:
            return self.why_not_gain(s, words.GAIN.x(choice))
        if words.LOSE.has(choice):
            return self.why_not_lose(s, words.LOSE.x(choice))
        return self.why_not_spare(s, words.SPARE.x(choice))

    def why_not_next(self, s: Gentes, effect: i64) -> i64:
        """§4.1.chronicler The effect must be left, and the rest must remain bearable after it."""
        if self.left[effect] == 0:
            return s.say(words.NOT_LEFT, effect)
        reserves = reserves_of(s, self.seat)
        return ALLOWED if reserves.bears(self.left, effect) else words.WOULD_FAIL

    def why_not_area(self, s: Gentes, area: i64) -> i64:
        """§4.1.chronicler Both areas have room, else nobody is asked (A80); the rest must remain bearable."""
        reserves = reserves_of(s, self.seat)
        reserves.row[AREAS_FROM + area] += 1
        return ALLOWED if can_bear(reserves, self.left) else words.WOULD_FAIL

    def why_not_gain(self, s: Gentes, group: i64) -> i64:
        """§4.1.philosopher A group below 6 (A73)."""
        refusal = why_not_grow(s, self.seat, group)
        if refusal != ALLOWED:
            return refusal
        reserves = reserves_of(s, self.seat)
        reserves.add_person(group)
        return ALLOWED if can_bear(reserves, self.left) else words.WOULD_FAIL

    def why_not_lose(self, s: Gentes, group: i64) -> i64:
        """§4.1.chronicler The person of the penalty must be on the board: a virtual one is none (A37)."""
        if group != self.now - kinds.LOSE_AT:
            return s.say(words.NOT_THIS_GROUP, self.now - kinds.LOSE_AT)
        if s.people(self.seat, group) == 0:
            return s.say(words.NO_PERSON, group)
        reserves = reserves_of(s, self.seat)
        reserves.row[group] -= 1
        return ALLOWED if can_bear(reserves, self.left) else words.WOULD_FAIL

    def why_not_spare(self, s: Gentes, temples: i64) -> i64:
        """§4.1.B Three cubes instead of a person, in any mix (A72); one cube of the temple alone is not enough."""
        refusal = why_not_cubes(s, self.seat, temples)
        if refusal != ALLOWED:
            return refusal
        reserves = reserves_of(s, self.seat)
        reserves.row[AREAS_FROM + kinds.TEMPLE] -= temples
        reserves.row[AREAS_FROM + kinds.ORACLE] -= words.CUBES_FOR_PERSON - temples
        return ALLOWED if can_bear(reserves, self.left) else words.WOULD_FAIL

    def notes(self, s: Gentes, seat: i64, choice: i64) -> None:
        """§4.1.B Note how many cubes come from the oracle."""
        if words.SPARE.has(choice):
            s.say(0, words.CUBES_FOR_PERSON - words.SPARE.x(choice))

    def choose(self, s: Gentes, seat: i64, choice: i64) -> None:
        """§4.1.chronicler Do it."""
        if self.now == NO_EFFECT:
            self.begin(words.NEXT.x(choice))
            return
        if self.now == kinds.UNLOCK:
            take_cube(s, seat, words.CUBE.x(choice))
        elif self.now == kinds.ANY:
            add_person(s, seat, words.GAIN.x(choice))
        elif words.LOSE.has(choice):
            lose_person(s, seat, words.LOSE.x(choice))
        else:
            spare_person(s, seat, self.now - kinds.LOSE_AT, words.SPARE.x(choice))
        self.now = NO_EFFECT

    def begin(self, effect: i64) -> None:
        """§4.1.chronicler Begin an effect."""
        self.left[effect] -= 1
        self.now = effect

    def run(self, s: Gentes) -> None:
        """§4.1.chronicler Begin the next effect, or carry out one without choice; a bonus tile may be due (A41)."""
        if self.now == NO_EFFECT:
            effect: i64
            for effect in range(kinds.EFFECT_COUNT):
                if self.left[effect] != 0:
                    self.begin(effect)
                    return
            s.pop()
            claim_bonuses(s, self.seat)
            return
        self.do(s, self.now)
        self.now = NO_EFFECT

    def do(self, s: Gentes, effect: i64) -> None:
        """§4.1.chronicler Carry out an effect without a choice."""
        seat = self.seat
        if effect < kinds.UNLOCK:
            s.tell(words.CUBES_GAINED, seat, effect, add_cubes(s, seat, effect, 1))
        elif effect == kinds.UNLOCK:
            unlock(s, seat)
        elif effect < kinds.LOSE_AT:
            add_person(s, seat, effect - kinds.GAIN_AT)
        elif self.why_not_lose(s, effect - kinds.LOSE_AT) == ALLOWED:
            lose_person(s, seat, effect - kinds.LOSE_AT)
        else:
            temples: i64
            for temples in range(words.CUBES_FOR_PERSON + 1):
                if self.why_not_spare(s, temples) == ALLOWED:
                    spare_person(s, seat, effect - kinds.LOSE_AT, temples)
                    return

    def copy(self) -> Effects:
        return Effects(self.seat, self.left[:], self.now)


def add_range(out: Choices, first: i64, count: i64) -> None:
    """§4.1.chronicler Add consecutive choices."""
    choice: i64
    for choice in range(first, first + count):
        out.add(choice)


def lose_person(s: Gentes, seat: i64, group: i64) -> None:
    """§4.1.chronicler A person leaves the board."""
    remove_person(s, seat, group)
    s.tell(words.LOSES, seat, group, s.people(seat, group))


def spare_person(s: Gentes, seat: i64, group: i64, temples: i64) -> None:
    """§4.1.B Three cubes go instead of a person."""
    pay_cubes(s, seat, temples)
    s.tell(words.SPARES, seat, group, temples, words.CUBES_FOR_PERSON - temples)


def chooses_area(s: Gentes, seat: i64) -> bool:
    """§4.2.C Without cubes on the time track: temple or oracle, if both have room (A80)."""
    free = s.cubes(seat, kinds.TEMPLE) < kinds.MAX_PER_AREA and s.cubes(seat, kinds.ORACLE) < kinds.MAX_PER_AREA
    return free and s.on_mat(seat, CUBES_AT) == 0


def unlock(s: Gentes, seat: i64) -> None:
    """§4.2.C A cube leaves the time track; without any it goes where room is, or is lost (A73, A80)."""
    cubes = s.on_mat(seat, CUBES_AT)
    if cubes > 0:
        s.put(seat, CUBES_AT, cubes - 1)
        s.tell(words.UNLOCKS, seat, cubes - 1)
        return
    area: i64 = kinds.TEMPLE if s.cubes(seat, kinds.TEMPLE) < kinds.MAX_PER_AREA else kinds.ORACLE
    take_cube(s, seat, area)


def take_cube(s: Gentes, seat: i64, area: i64) -> None:
    """§4.2.C One cube for temple or oracle."""
    s.tell(words.CUBES_GAINED, seat, area, add_cubes(s, seat, area, 1))
