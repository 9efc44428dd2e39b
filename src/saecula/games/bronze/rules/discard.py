"""§8 At the end of a turn at most 6 goods stay."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.bronze.kinds import CARAVANS, GOOD_COUNT
from saecula.games.bronze.state import Bronze
from saecula.games.bronze.words import ASK_DISCARD, DISCARD, DISCARDS, NO_SUCH_GOOD
from saecula.kernel.choices import Choices
from saecula.kernel.pick import Pick
from saecula.kernel.state import ALLOWED, DONE
from saecula.kernel.verbs import counted

GOODS_KEPT: Final = 6


def discard_goods(s: Bronze) -> None:
    """§8 Exactly the surplus goes, by the owner's choice; with Caravans nothing (R25, R43)."""
    seat = s.active
    surplus = s.goods(seat) - GOODS_KEPT
    if surplus <= 0 or s.has(seat, CARAVANS):
        return
    only = only_good(s, seat)
    if only >= 0:  # nothing to choose
        s.set_good(seat, only, GOODS_KEPT)
        s.tell(DISCARDS, seat, counted(only, surplus))
        return
    s.push(Discard(seat, 0, 0, False, surplus, 0))


def only_good(s: Bronze, seat: i64) -> i64:
    """§8 Return the one good a seat has, −1 if there are several."""
    only: i64 = -1
    good: i64
    for good in range(GOOD_COUNT):
        if s.good(seat, good) > 0:
            if only >= 0:
                return -1
            only = good
    return only


@final
@mypyc_attr(free_list_len=1)
class Discard(Pick[Bronze]):
    """§8 Which goods go?"""

    surplus: i64
    gone: i64

    def __init__(self, seat: i64, taken: i64, last: i64, closed: bool, surplus: i64, gone: i64) -> None:
        super().__init__(seat, taken, last, closed)
        self.surplus = surplus
        self.discarded = gone  # packed counts, for the story

    def low(self, s: Bronze) -> i64:
        """§8 Return the surplus."""
        return self.surplus

    def high(self, s: Bronze) -> i64:
        """§8 Return the surplus."""
        return self.surplus

    def ask(self, s: Bronze, seat: i64) -> i64:
        """§8 Which goods go?"""
        return s.say(ASK_DISCARD, self.surplus - self.taken)

    def about(self, s: Bronze, choice: i64) -> bool:
        """§8 Say whether a choice is a good."""
        return DISCARD.has(choice) or choice == DONE

    def among(self, s: Bronze, out: Choices) -> None:
        """§8 Add the goods."""
        good: i64
        for good in range(GOOD_COUNT):
            out.add(DISCARD.at(good))

    def most(self, s: Bronze, piece: i64) -> i64:
        """§8 Return how many there are."""
        return s.good(self.seat, DISCARD.x(piece))

    def clash(self, s: Bronze, piece: i64) -> i64:
        """§8 A good must be there to go."""
        return s.say(NO_SUCH_GOOD, DISCARD.x(piece)) if self.most(s, piece) == 0 else ALLOWED

    def take(self, s: Bronze, piece: i64) -> None:
        """§8 Move the marker one hole back."""
        good = DISCARD.x(piece)
        s.set_good(self.seat, good, s.good(self.seat, good) - 1)
        self.discarded += counted(good, 1)

    def finish(self, s: Bronze) -> None:
        """§8 Tell what went."""
        s.tell(DISCARDS, self.seat, self.discarded)

    def copy(self) -> Discard:
        return Discard(self.seat, self.taken, self.last, self.closed, self.surplus, self.discarded)
