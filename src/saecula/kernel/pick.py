"""Pick: one seat takes several pieces, one choice each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.kernel.choices import Choices
from saecula.kernel.state import (
    ALLOWED,
    DONE,
    LATER_IN_ORDER,
    NOBODY,
    NONE_LEFT,
    TOO_FEW_TAKEN,
    WOULD_STRAND,
    Frame,
    S,
    State,
)

INTERRUPTED: Final = -1  # the last piece of a pick, after a lent choice: below every piece


class Pick(Frame[S]):
    """One seat takes low … high pieces, a multiset; never descending, so one multiset is one path."""

    seat: i64
    taken: i64
    last: i64
    closed: bool

    def __init__(self, seat: i64, taken: i64, last: i64, closed: bool) -> None:
        self.seat = seat
        self.taken = taken
        self.last = last
        self.closed = closed

    def low(self, s: S) -> i64:
        """Return how many pieces must be taken."""
        return 0

    def high(self, s: S) -> i64:
        """Return how many pieces may be taken."""
        raise NotImplementedError

    def among(self, s: S, out: Choices) -> None:
        """Add each piece once, in ascending order."""
        raise NotImplementedError

    def most(self, s: S, piece: i64) -> i64:
        """Return how many of this piece are left."""
        raise NotImplementedError

    def clash(self, s: S, piece: i64) -> i64:
        """Return ALLOWED, or the rule that keeps this piece from being taken, or from joining those already taken.

        Drafts are filled in any order: the answer may not depend on the order of the log.
        """
        return ALLOWED

    def more(self, s: S) -> bool:
        """Say whether any piece is left: else a pick closes by itself, and nobody is asked to say that he is done."""
        pieces = Choices()
        self.among(s, pieces)
        i: i64
        for i in range(pieces.n):
            piece = pieces.row[i]
            if self.clash(s, piece) == ALLOWED and self.most(s, piece) > 0:
                return True
        return False

    def take(self, s: S, piece: i64) -> None:
        """Take one piece; the board shows it at once."""
        raise NotImplementedError

    def finish(self, s: S) -> None:
        """All is taken: the pick has left the stack."""

    def owes(self, s: S) -> i64:
        """Return the one who picks, until all is taken; a lent choice may have left nothing to take."""
        if self.closed or (self.last == INTERRUPTED and self.is_full(s)):
            return NOBODY
        return 1 << self.seat

    def is_full(self, s: S) -> bool:
        """Say whether no more may be taken, and enough are."""
        return self.taken >= self.high(s) or (self.taken >= self.low(s) and not self.more(s))

    def about(self, s: S, choice: i64) -> bool:
        """Say whether this is a piece, or the end of picking."""
        if choice == DONE:
            return True
        pieces = Choices()
        self.among(s, pieces)
        return pieces.has(choice)

    def candidates(self, s: S, seat: i64, out: Choices) -> None:
        """Add the pieces, and the end of picking."""
        self.among(s, out)
        out.add(DONE)

    def why_not(self, s: S, seat: i64, choice: i64) -> i64:
        """Judge a piece, or the end of picking."""
        if choice == DONE:
            return s.say(TOO_FEW_TAKEN, self.low(s), self.taken) if self.taken < self.low(s) else ALLOWED
        refusal = self.clash(s, choice)
        if refusal != ALLOWED:
            return refusal
        if self.most(s, choice) <= 0:
            return NONE_LEFT
        if choice < self.last:
            return LATER_IN_ORDER
        return self.why_not_enough(s, choice)

    def why_not_enough(self, s: S, piece: i64) -> i64:
        """Refuse a piece after which too few are left to take."""
        missing = self.low(s) - self.taken
        if missing <= 1:
            return ALLOWED
        pieces = Choices()
        self.among(s, pieces)
        left: i64 = 0
        i: i64
        for i in range(pieces.n):
            later = pieces.row[i]
            if later >= piece and self.clash(s, later) == ALLOWED:
                left += self.most(s, later)
        return s.say(WOULD_STRAND, missing) if left < missing else ALLOWED

    def choose(self, s: S, seat: i64, choice: i64) -> None:
        """Take the piece, or end."""
        if choice == DONE:
            self.closed = True
            return
        self.take(s, choice)
        self.taken += 1
        self.last = choice
        if self.taken >= self.high(s) or not self.more(s):
            self.closed = True

    def run(self, s: S) -> None:
        """Leave the stack, then finish."""
        s.pop()
        self.finish(s)

    def interrupted(self) -> None:
        """After a lent choice the order begins anew."""
        self.last = INTERRUPTED


def picking(s: State) -> bool:
    """Say whether a pick has begun: the question is half answered."""
    top = s.top
    return isinstance(top, Pick) and top.taken > 0
