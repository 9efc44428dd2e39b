"""§4.1.B Additional actions with cubes of temple and oracle, in the own turn, in decline and in final scoring (A42)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from saecula.games.gentes.kinds import GROUP_COUNT, MAX_PER_GROUP, ORACLE, TEMPLE
from saecula.games.gentes.rules.people import add_person, claim_bonuses, remove_person, why_not_grow
from saecula.games.gentes.state import Gentes
from saecula.games.gentes.words import (
    ASK_SWAP,
    CUBES_FOR_PERSON,
    NO_CUBES,
    NO_ORACLE,
    NO_PERSON,
    RECRUIT,
    RECRUITS,
    SAME_GROUP,
    SWAP,
    SWAPS,
    TOO_FEW_CUBES,
)
from saecula.kernel.choices import Choices
from saecula.kernel.frames import Once
from saecula.kernel.state import ALLOWED, DONE


def is_extra(choice: i64) -> bool:
    """§4.1.B Say whether a choice is an additional action."""
    return choice >= RECRUIT.base


def has_extra(s: Gentes, seat: i64) -> bool:
    """§4.1.B Say whether a seat can take any additional action: some group is always below 6."""
    return s.all_cubes(seat) >= CUBES_FOR_PERSON or (s.cubes(seat, ORACLE) > 0 and s.all_people(seat) > 0)


def why_not_cubes(s: Gentes, seat: i64, temples: i64) -> i64:
    """§4.1.B Three cubes from temple and oracle, in any mix."""
    oracles = CUBES_FOR_PERSON - temples
    if temples > s.cubes(seat, TEMPLE) or oracles > s.cubes(seat, ORACLE):
        return s.say(TOO_FEW_CUBES, temples, oracles)
    return ALLOWED


def why_not_swap(s: Gentes, seat: i64, group: i64, other: i64) -> i64:
    """§4.1.B One person back, who must be on the board, then one of another group forward (A24, A77)."""
    if group == other:
        return s.say(SAME_GROUP, group)
    if s.people(seat, group) == 0:
        return s.say(NO_PERSON, group)
    return why_not_grow(s, seat, other)


def why_not_extra(s: Gentes, seat: i64, choice: i64) -> i64:
    """§4.1.B Judge an additional action."""
    if RECRUIT.has(choice):
        if s.all_cubes(seat) < CUBES_FOR_PERSON:
            return s.say(NO_CUBES, s.all_cubes(seat))
        refusal = why_not_cubes(s, seat, RECRUIT.y(choice))
        return refusal if refusal != ALLOWED else why_not_grow(s, seat, RECRUIT.x(choice))
    if s.cubes(seat, ORACLE) == 0:
        return NO_ORACLE
    return why_not_swap(s, seat, SWAP.x(choice), SWAP.y(choice))


def add_all_extras(out: Choices) -> None:
    """§4.1.B Add every additional action, possible or not."""
    choice: i64
    for choice in range(RECRUIT.base, SWAP.base + SWAP.size):
        out.add(choice)


def add_extras(s: Gentes, seat: i64, out: Choices) -> None:
    """§4.1.B Add the possible additional actions, without trying impossible ones."""
    if s.all_cubes(seat) >= CUBES_FOR_PERSON:
        group: i64
        for group in range(GROUP_COUNT):
            if s.people(seat, group) < MAX_PER_GROUP:
                temples: i64
                for temples in range(CUBES_FOR_PERSON + 1):
                    if why_not_cubes(s, seat, temples) == ALLOWED:
                        out.add(RECRUIT.at(group, temples))
    if s.cubes(seat, ORACLE) > 0:
        add_swaps(s, seat, out)


def add_swaps(s: Gentes, seat: i64, out: Choices) -> None:
    """§4.1.B Add every exchange that is possible."""
    group: i64
    for group in range(GROUP_COUNT):
        if s.people(seat, group) > 0:
            other: i64
            for other in range(GROUP_COUNT):
                if other != group and s.people(seat, other) < MAX_PER_GROUP:
                    out.add(SWAP.at(group, other))


def pay_cubes(s: Gentes, seat: i64, temples: i64) -> None:
    """§4.1.B Three cubes go back to the supply, so many of them from the temple."""
    s.set_cubes(seat, TEMPLE, s.cubes(seat, TEMPLE) - temples)
    s.set_cubes(seat, ORACLE, s.cubes(seat, ORACLE) - (CUBES_FOR_PERSON - temples))


def note_extra(s: Gentes, choice: i64) -> None:
    """§4.1.B Note how many cubes come from the oracle."""
    if RECRUIT.has(choice):
        s.say(0, CUBES_FOR_PERSON - RECRUIT.y(choice))


def do_extra(s: Gentes, seat: i64, choice: i64) -> None:
    """§4.1.B Train a person for three cubes, or exchange people for a cube of the oracle; tiles stay (A21)."""
    if RECRUIT.has(choice):
        temples = RECRUIT.y(choice)
        pay_cubes(s, seat, temples)
        s.tell(RECRUITS, seat, RECRUIT.x(choice), temples, CUBES_FOR_PERSON - temples)
        add_person(s, seat, RECRUIT.x(choice))
        claim_bonuses(s, seat)
        return
    s.set_cubes(seat, ORACLE, s.cubes(seat, ORACLE) - 1)
    swap(s, seat, choice)
    s.push(SecondSwap(seat, False))


def swap(s: Gentes, seat: i64, choice: i64) -> None:
    """§4.1.B One person becomes another."""
    s.tell(SWAPS, seat, SWAP.x(choice), SWAP.y(choice))
    remove_person(s, seat, SWAP.x(choice))
    add_person(s, seat, SWAP.y(choice))


@final
@mypyc_attr(free_list_len=1)
class SecondSwap(Once[Gentes]):
    """§4.1.B The cube of the oracle allows a second exchange, which may be left out (A25)."""

    def ask(self, s: Gentes, seat: i64) -> i64:
        """§4.1.B Exchange another person?"""
        return ASK_SWAP

    def about(self, s: Gentes, choice: i64) -> bool:
        """§4.1.B Say whether a choice is an exchange, or none."""
        return SWAP.has(choice) or choice == DONE

    def candidates(self, s: Gentes, seat: i64, out: Choices) -> None:
        """§4.1.B Add all exchanges, and none."""
        choice: i64
        for choice in range(SWAP.base, SWAP.base + SWAP.size):
            out.add(choice)
        out.add(DONE)

    def why_not(self, s: Gentes, seat: i64, choice: i64) -> i64:
        """§4.1.B Judge an exchange."""
        return ALLOWED if choice == DONE else why_not_swap(s, seat, SWAP.x(choice), SWAP.y(choice))

    def choices(self, s: Gentes, seat: i64, out: Choices) -> None:
        """§4.1.B Same as the default, but only for possible exchanges."""
        add_swaps(s, seat, out)
        out.add(DONE)

    def answer(self, s: Gentes, choice: i64) -> None:
        """§4.1.B Exchange, or leave it; then a bonus tile may be due (A41)."""
        if choice != DONE:
            swap(s, self.seat, choice)
        claim_bonuses(s, self.seat)

    def copy(self) -> SecondSwap:
        return SecondSwap(self.seat, self.answered)
