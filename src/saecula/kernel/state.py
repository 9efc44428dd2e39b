"""State and Frame: the world of a match, and a rule in progress on its stack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from saecula.kernel.choices import Choices
from saecula.kernel.problem import Problem

NATURE: Final = 60  # the seat that rolls and draws
NOBODY: Final[i64] = 0
BY_NATURE: Final[i64] = 1 << NATURE
AT_END: Final[i64] = 1 << 61
ALL: Final[i64] = (1 << 16) - 1  # every seat, as a mask
SPECTATOR: Final = -1
NOTHING_LENT: Final[i64] = 1 << 40  # above every choice

DONE: Final[i64] = 0  # the first number of every vocabulary
ALLOWED: Final[i64] = 0

# Refusals of the kernel itself; a title's own begin after them.
NOT_YOUR_TURN: Final[i64] = 1
NOT_ASKED_NOW: Final[i64] = 2
LATER_IN_ORDER: Final[i64] = 3
NONE_LEFT: Final[i64] = 4
TOO_FEW_TAKEN: Final[i64] = 5
WOULD_STRAND: Final[i64] = 6
TOO_FAR: Final[i64] = 7
MATCH_OVER: Final[i64] = 8
ALL_TAKEN: Final[i64] = 9

S = TypeVar("S", bound="State")


@final
class Line:
    """One sentence of the story, as numbers; `audience` is the mask of seats that may read it."""

    def __init__(self, code: int, audience: int, numbers: tuple[int, ...]) -> None:
        self.code: Final = code
        self.audience: Final = audience
        self.numbers: Final = numbers


class Origin:
    """What a state was made from; it knows how to save one."""

    def saved(self, s: State) -> tuple[Callable[..., State], tuple[object, ...]]:
        """Return what pickle keeps of a state: a function, and plain arguments for it."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class State:
    """The world of one match. Titles add their fields and `clone`."""

    seats: i64
    rules: i64
    top: Frame[Any]
    owed: i64
    mark: i64
    first_lent: i64  # choices from this number on may be lent by a frame further down
    telling: bool
    lines: list[Line]
    start: i64  # the seat that begins
    heard: dict[int, tuple[int, ...]] | None  # the numbers said with each code; None while nobody wants a text
    origin: Origin | None  # None only in states that no title opened: they cannot be pickled

    def __init__(self, seats: i64, rules: i64) -> None:
        self.seats = seats
        self.rules = rules
        self.top = OVER
        self.owed = NOBODY
        self.mark = 0
        self.first_lent = NOTHING_LENT
        self.telling = False
        self.lines = NO_LINES
        self.start = 0
        self.heard = None
        self.origin = None

    def clone(self) -> State:
        """Return a copy that shares nothing but the tables."""
        raise NotImplementedError

    def copy_kernel_fields(self, twin: State) -> None:
        """Give a fresh clone this state's stack and what it owes; the story and what was heard stay behind."""
        twin.owed = self.owed
        twin.mark = self.mark
        twin.start = self.start
        twin.first_lent = self.first_lent
        twin.origin = self.origin
        if self.top is OVER:
            return
        last = self.top.copy()
        twin.top = last
        frame = self.top.below
        while frame is not OVER:
            copied = frame.copy()
            last.below = copied
            last = copied
            frame = frame.below
        last.below = OVER

    def push(self, frame: Frame[Any]) -> None:
        """Begin a rule: it is asked before everything below it."""
        frame.below = self.top
        self.top = frame

    def pop(self) -> None:
        """End the rule on top."""
        self.top = self.top.below

    def stack(self) -> list[Frame[Any]]:
        """Return the rules in progress, top first, for callers outside the kernel."""
        found: list[Frame[Any]] = []
        frame = self.top
        while frame is not OVER:
            found.append(frame)
            frame = frame.below
        return found

    def say(self, code: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
        """Return the code of an ask, a choice (0) or a refusal; the numbers of its text are for who listens."""
        heard = self.heard
        if heard is not None:
            heard[code] = (a, b, c, d)
        return code

    def tell(self, code: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Add a line to the story that everybody may read."""
        if self.telling:
            self.lines.append(Line(code, -1, (a, b, c, d, e)))

    def tell_to(self, audience: i64, code: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Add a line to the story for some seats only (a mask)."""
        if self.telling:
            self.lines.append(Line(code, audience, (a, b, c, d, e)))

    def reveal(self, mask: i64 = ALL) -> None:
        """Note that these seats learned something hidden by the present event."""
        self.mark |= mask

    def __reduce__(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        """Pickle the numbers; the story stays behind."""
        if self.origin is None:
            raise Problem("state-without-origin")
        return self.origin.saved(self)

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __repr__(self) -> str:
        """Say whose state it is, and who owes a choice."""
        return f"<{type(self).__name__}: {self.seats} seats, {whose_turn(self)}>"


class Frame(Generic[S]):
    """One rule in progress. Fields are numbers and rows of numbers."""

    below: Frame[Any]

    def owes(self, s: S) -> i64:
        """Return the seats that owe a choice as a bit set, or BY_NATURE; changes nothing."""
        return NOBODY

    def ask(self, s: S, seat: i64) -> i64:
        """Return the code of the question this seat is asked."""
        return 0

    def about(self, s: S, choice: i64) -> bool:
        """Say whether the question is about this kind of choice, legal or not."""
        return False

    def candidates(self, s: S, seat: i64, out: Choices) -> None:
        """Add what this question offers: at least everything legal."""

    def why_not(self, s: S, seat: i64, choice: i64) -> i64:
        """Return ALLOWED or the code of the rule that forbids the choice."""
        return ALLOWED

    def choices(self, s: S, seat: i64, out: Choices) -> None:
        """Add every legal choice: the candidates without refusal. Overridden only where measured."""
        first = out.n
        self.candidates(s, seat, out)
        last = out.n
        out.n = first
        i: i64
        for i in range(first, last):
            choice = out.row[i]
            if self.why_not(s, seat, choice) == ALLOWED:
                out.row[out.n] = choice
                out.n += 1

    def notes(self, s: S, seat: i64, choice: i64) -> None:
        """Say the numbers that the text of this choice needs beside its arguments: `s.say(0, …)`."""

    def weight(self, s: S, choice: i64) -> i64:
        """Return how likely nature's choice is, against the weights of the others."""
        return 1

    def draw(self, s: S, r: i64, out: Choices) -> i64:
        """Return nature's choice for the random number r. Overridden only where measured."""
        out.n = 0
        self.candidates(s, NATURE, out)
        total: i64 = 0
        i: i64
        for i in range(out.n):
            total += self.weight(s, out.row[i])
        rest = r % total
        i = 0
        while True:
            choice = out.row[i]
            rest -= self.weight(s, choice)
            if rest < 0:
                return choice
            i += 1

    def choose(self, s: S, seat: i64, choice: i64) -> None:
        """Do it. The choice is legal: nothing is checked again."""

    def run(self, s: S) -> None:
        """Nobody owes anything here: act, push or pop."""
        s.pop()

    def together(self) -> bool:
        """Say whether several seats are asked at once; then nothing is lent, not even to the last who answers."""
        return False

    def lends(self, s: S, seat: i64, out: Choices) -> None:
        """Add legal lent choices, offered while this frame or another one above it asks this seat alone."""

    def interrupted(self) -> None:
        """A lent choice was made while this frame asked."""

    def seen_by(self, s: S, seat: i64) -> i64:
        """Return the mask of seats that see this seat's (or nature's) choice at once."""
        return ALL

    def copy(self) -> Frame[S]:
        """Return a copy: one line, every field; the kernel sets `below`."""
        raise NotImplementedError


@final
class Over(Frame[State]):
    """The bottom of every stack: the match is over."""

    def owes(self, s: State) -> i64:
        """Return a bit that no seat has."""
        return AT_END

    def copy(self) -> Over:
        """Return itself: it has no fields."""
        return self


def whose_turn(s: State) -> str:
    """Return who owes a choice, for programmers to read."""
    if s.owed == AT_END:
        return "over"
    seats = [str(seat) for seat in range(int(s.seats)) if s.owed >> seat & 1]
    who = "nature" if s.owed == BY_NATURE else f"seat {', '.join(seats)}"
    return f"{who} to act"


def knows(mask: i64, seat: i64) -> bool:
    """Say whether a mask of seats has this one; the spectator knows what everybody knows."""
    return mask & ALL == ALL if seat < 0 else mask >> seat & 1 == 1


OVER: Final = Over()
NO_LINES: Final[list[Line]] = []
NO_NUMBERS: Final[tuple[int, ...]] = (0, 0, 0, 0)
