"""§4.1.B Additional actions with cubes of temple and oracle, in the own turn, in decline and in final scoring (A42)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from saecula.games.gentes import words
from saecula.games.gentes.kinds import GROUP_COUNT, MAX_PER_GROUP, ORACLE, TEMPLE
from saecula.games.gentes.rules.people import add_person, claim_bonuses, remove_person, why_not_grow
from saecula.games.gentes.state import Gentes
from saecula.kernel.choices import Choices
from saecula.kernel.frames import Once
from saecula.kernel.state import ALLOWED, DONE


def is_extra(choice: i64) -> bool:
    """§4.1.B Say whether a choice is an additional action."""
    return choice >= words.RECRUIT.base


def has_extra(s: Gentes, seat: i64) -> bool:
    """§4.1.B Say whether a seat can take any additional action: some group is always below 6."""
    return s.all_cubes(seat) >= words.CUBES_FOR_PERSON or (s.cubes(seat, ORACLE) > 0 and s.all_people(seat) > 0)


def why_not_cubes(s: Gentes, seat: i64, temples: i64) -> i64:
    """§4.1.B Three cubes from temple and oracle, in any mix."""
    oracles = words.CUBES_FOR_PERSON - temples
    if temples > s.cubes(seat, TEMPLE) or oracles > s.cubes(seat, ORACLE):
        return s.say(words.TOO_FEW_CUBES, temples, oracles)
    return ALLOWED


def why_not_swap(s: Gentes, seat: i64, group: i64, other: i64) -> i64:
    """§4.1.B One person back, who must be on the board, then one of another group forward (A24, A77)."""
    if group == other:
        return s.say(words.SAME_GROUP, group)
    if s.people(seat, group) == 0:
        return s.say(words.NO_PERSON, group)
    return why_not_grow(s, seat, other)


def why_not_extra(s: Gentes, seat: i64, choice: i64) -> i64:
    """§4.1.B Judge an additional action."""
    if words.RECRUIT.has(choice):
        if s.all_cubes(seat) < words.CUBES_FOR_PERSON:
            return s.say(words.NO_CUBES, s.all_cubes(seat))
        refusal = why_not_cubes(s, seat, words.RECRUIT.y(choice))
        return refusal if refusal != ALLOWED else why_not_grow(s, seat, words.RECRUIT.x(choice))
    if s.cubes(seat, ORACLE) == 0:
        return words.NO_ORACLE
    return why_not_swap(s, seat, words.SWAP.x(choice), words.SWAP.y(choice))


def add_all_extras(out: Choices) -> None:
    """§4.1.B Add every additional action, possible or not."""
    choice: i64
    for choice in range(words.RECRUIT.base, words.SWAP.base + words.SWAP.size):
        out.add(choice)


def add_extras(s: Gentes, seat: i64, out: Choices) -> None:
    """§4.1.B Add the possible additional actions, without trying impossible ones."""
    if s.all_cubes(seat) >= words.CUBES_FOR_PERSON:
        group: i64
        for group in range(GROUP_COUNT):
            if s.people(seat, group) < MAX_PER_GROUP:
                temples: i64
                for temples in range(words.CUBES_FOR_PERSON + 1):
                    if why_not_cubes(s, seat, temples) == ALLOWED:
                        out.add(words.RECRUIT.at(group, temples))
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
                    out.add(words.SWAP.at(group, other))


def pay_cubes(s: Gentes, seat: i64, temples: i64) -> None:
    """§4.1.B Three cubes go back to the supply, so many of them from the temple."""
    s.set_cubes(seat, TEMPLE, s.cubes(seat, TEMPLE) - temples)
    s.set_cubes(seat, ORACLE, s.cubes(seat, ORACLE) - (words.CUBES_FOR_PERSON - temples))


def note_extra(s: Gentes, choice: i64) -> None:
    """§4.1.B Note how many cubes come from the oracle."""
    if words.RECRUIT.has(choice):
        s.say(0, words.CUBES_FOR_PERSON - words.RECRUIT.y(choice))


def do_extra(s: Gentes, seat: i64, choice: i64) -> None:
    """§4.1.B Train a person for three cubes, or exchange people for a cube of the oracle; tiles stay (A21)."""
    if words.RECRUIT.has(choice):
        temples = words.RECRUIT.y(choice)
        pay_cubes(s, seat, temples)
        s.tell(words.RECRUITS, seat, words.RECRUIT.x(choice), temples, words.CUBES_FOR_PERSON - temples)
        add_person(s, seat, words.RECRUIT.x(choice))
        claim_bonuses(s, seat)
        return
    s.set_cubes(seat, ORACLE, s.cubes(seat, ORACLE) - 1)
    swap(s, seat, choice)
    s.push(SecondSwap(seat, False))


def swap(s: Gentes, seat: i64, choice: i64) -> None:
    """§4.1.B One person becomes another."""
    s.tell(words.SWAPS, seat, words.SWAP.x(choice), words.SWAP.y(choice))
    remove_person(s, seat, words.SWAP.x(choice))
    add_person(s, seat, words.SWAP.y(choice))


@final
@mypyc_attr(free_list_len=1)
class SecondSwap(Once[Gentes]):
    """§4.1.B The cube of the oracle allows a second exchange, which may be left out (A25)."""

    def ask(self, s: Gentes, seat: i64) -> i64:
        """§4.1.B Exchange another person?"""
        return words.ASK_SWAP

    def about(self, s: Gentes, choice: i64) -> bool:
        """§4.1.B Say whether a choice is an exchange, or none."""
        return words.SWAP.has(choice) or choice == DONE

    def candidates(self, s: Gentes, seat: i64, out: Choices) -> None:
        """§4.1.B Add all exchanges, and none."""
        choice: i64
        for choice in range(words.SWAP.base, words.SWAP.base + words.SWAP.size):
            out.add(choice)
        out.add(DONE)

    def why_not(self, s: Gentes, seat: i64, choice: i64) -> i64:
        """§4.1.B Judge an exchange."""
        return ALLOWED if choice == DONE else why_not_swap(s, seat, words.SWAP.x(choice), words.SWAP.y(choice))

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
