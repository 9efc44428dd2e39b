"""Ready-made frames, and the few functions by which everybody plays: settle, choices, why_not, play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import i64

from saecula.kernel.chance import DRAWS_PER_EVENT, Chance
from saecula.kernel.choices import Choices
from saecula.kernel.rows import Row
from saecula.kernel.state import (
    ALLOWED,
    AT_END,
    BY_NATURE,
    MATCH_OVER,
    NATURE,
    NO_NUMBERS,
    NOBODY,
    NOT_ASKED_NOW,
    NOT_YOUR_TURN,
    NOTHING_LENT,
    OVER,
    Frame,
    S,
    State,
)
from saecula.kernel.verbs import Verb


class Sequence(Frame[S]):
    """Rules that follow one another: the printed sequence of play as a list of functions."""

    step: i64

    def __init__(self, step: i64) -> None:
        self.step = step

    def steps(self) -> tuple[Callable[[S], None], ...]:
        """Return the rules in their order: a constant."""
        raise NotImplementedError

    def run(self, s: S) -> None:
        """Begin one rule after another, until one pushes a frame that asks."""
        steps = self.steps()
        while s.top is self:
            i = self.step
            if i == len(steps):
                s.pop()
                return
            self.step = i + 1
            steps[i](s)


class EachSeat(Frame[S]):
    """Everybody in turn, from the first seat on, clockwise."""

    first: i64
    done: i64

    def __init__(self, first: i64, done: i64) -> None:
        self.first = first
        self.done = done

    def each(self, s: S, seat: i64) -> None:
        """Do one seat's part: act, or push a frame that asks."""
        raise NotImplementedError

    def run(self, s: S) -> None:
        """Begin the next seat's part."""
        if self.done == s.seats:
            s.pop()
            return
        seat = (self.first + self.done) % s.seats
        self.done += 1
        self.each(s, seat)


class Once(Frame[S]):
    """One seat answers one question, once."""

    seat: i64
    answered: bool

    def __init__(self, seat: i64, answered: bool) -> None:
        self.seat = seat
        self.answered = answered

    def owes(self, s: S) -> i64:
        """Return the one who is asked, until the answer is there."""
        return NOBODY if self.answered else 1 << self.seat

    def answer(self, s: S, choice: i64) -> None:
        """Do what was chosen."""
        raise NotImplementedError

    def choose(self, s: S, seat: i64, choice: i64) -> None:
        """Take the answer."""
        self.answered = True
        self.answer(s, choice)


@final
class StartPlayer(Frame[State]):
    """Nature names the seat that begins."""

    verb: Verb
    question: i64
    line: i64
    drawn: bool

    def __init__(self, verb: Verb, question: i64, line: i64, drawn: bool) -> None:
        self.verb = verb
        self.question = question
        self.line = line
        self.drawn = drawn

    def owes(self, s: State) -> i64:
        """Return nature, once."""
        return NOBODY if self.drawn else BY_NATURE

    def ask(self, s: State, seat: i64) -> i64:
        """Who begins?"""
        return self.question

    def about(self, s: State, choice: i64) -> bool:
        """Say whether a choice names a start player."""
        return self.verb.has(choice)

    def candidates(self, s: State, seat: i64, out: Choices) -> None:
        """Add every seat."""
        for player in range(s.seats):
            out.add(self.verb.at(player))

    def choose(self, s: State, seat: i64, choice: i64) -> None:
        """Note the seat that begins."""
        s.start = self.verb.x(choice)
        self.drawn = True
        s.tell(self.line, s.start)

    def copy(self) -> StartPlayer:
        return StartPlayer(self.verb, self.question, self.line, self.drawn)


CLEARLY: Final[i64] = 0  # how a match is won
BY_TIE_BREAK: Final[i64] = 1
TOGETHER: Final[i64] = 2
ALONE: Final[i64] = 3


def tell_winners(s: State, line: i64, points: Row, ties: Row) -> None:
    """Tell who wins with how many points, how far ahead, and how: clearly, by the tie-break, together, or alone."""
    if not s.telling:
        return
    seats = range(s.seats)
    best = max([(points[seat], ties[seat]) for seat in seats])
    winners = [seat for seat in seats if (points[seat], ties[seat]) == best]
    others = [points[seat] for seat in seats if seat not in winners]
    ahead = best[0] - max(others) if others else 0
    how = ALONE if s.seats == 1 else TOGETHER if len(winners) > 1 else CLEARLY if ahead > 0 else BY_TIE_BREAK
    for seat in winners:
        s.tell(line, seat, best[0], ahead, how)


def settle(s: State) -> None:
    """Run rules until somebody owes a choice."""
    while True:
        top = s.top
        owed = top.owes(s)
        if owed != NOBODY:
            s.owed = owed
            return
        top.run(s)


def lowest(owed: i64) -> i64:
    """Return the lowest seat of a bit set."""
    seat: i64 = 0
    while (owed >> seat) & 1 == 0:
        seat += 1
    return seat


def to_act(s: State) -> tuple[int, ...]:
    """Return the seats that owe a choice; (NATURE,) for chance, () at the end."""
    if s.owed == AT_END:
        return ()
    if s.owed == BY_NATURE:
        return (NATURE,)
    return tuple([seat for seat in range(s.seats) if (s.owed >> seat) & 1])


def add_choices(s: State, seat: i64, out: Choices, lent: bool) -> None:
    """Add the legal choices of a seat that owes one, lent ones last; without `lent` only those the top frame lends."""
    top = s.top
    top.choices(s, seat, out)
    if s.first_lent == NOTHING_LENT or s.owed != 1 << seat or top.together():
        return
    frame = top
    while frame is not OVER and (lent or frame is top):
        frame.lends(s, seat, out)
        frame = frame.below


def choices(s: State, seat: int, lent: bool = True) -> list[int]:
    """Return the legal choices of a seat (or of nature); none if it owes nothing."""
    out = Choices()
    if s.owed == BY_NATURE:
        if seat == NATURE:
            s.top.candidates(s, NATURE, out)
    elif seat < s.seats and seat >= 0 and (s.owed >> seat) & 1:
        add_choices(s, seat, out, lent)
    return out.as_list()


def lent_choices(s: State, seat: int) -> list[int]:
    """Return the legal choices that frames below the asking one lend to a seat."""
    out = Choices()
    if s.first_lent != NOTHING_LENT and s.owed == 1 << seat and not s.top.together():
        frame = s.top.below
        while frame is not OVER:
            frame.lends(s, seat, out)
            frame = frame.below
    return out.as_list()


def judge(s: State, choice: i64) -> Frame[Any] | None:
    """Return the frame that judges a choice: the asking one, or the topmost below it that lends such a choice."""
    top = s.top
    if top.about(s, choice):
        return top
    if choice < s.first_lent or top.together():
        return None
    frame = top
    while frame is not OVER:
        if frame is not top and frame.about(s, choice):
            return frame
        frame = frame.below
    return None


def why_not(s: State, seat: int, choice: int) -> int:
    """Return ALLOWED or the code of the refusal."""
    if s.owed == AT_END:
        return MATCH_OVER
    if s.owed == BY_NATURE or not 0 <= seat < s.seats or not (s.owed >> seat) & 1:
        return s.say(NOT_YOUR_TURN, s.owed)
    frame = judge(s, choice)
    if frame is None or (frame is not s.top and s.owed != 1 << seat):
        return NOT_ASKED_NOW
    return frame.why_not(s, seat, choice)


def reason_of(s: State, seat: int, choice: int) -> tuple[int, tuple[int, ...]]:
    """Return ALLOWED or the code of the refusal, and the numbers of its text."""
    heard = s.heard = {}
    code = why_not(s, seat, choice)
    s.heard = None
    return code, heard.get(code, NO_NUMBERS)


def ask_of(s: State, seat: int) -> tuple[int, tuple[int, ...]]:
    """Return the code of the question a seat is asked, and the numbers of its text."""
    heard = s.heard = {}
    code = s.top.ask(s, seat)
    s.heard = None
    return code, heard.get(code, NO_NUMBERS)


def notes_of(s: State, seat: int, choice: int) -> tuple[int, ...]:
    """Return the numbers that the text of a choice needs beside its arguments; none if nobody asks for it."""
    frame = judge(s, choice)
    if frame is None:
        return ()
    heard = s.heard = {}
    frame.notes(s, seat, choice)
    s.heard = None
    return heard.get(0, NO_NUMBERS)


def play(s: State, seat: int, choice: int) -> None:
    """Play a legal choice of a seat or of nature, and run the rules until somebody owes the next."""
    top = s.top
    s.mark = top.seen_by(s, NATURE) if seat == NATURE else 0
    frame: Frame[Any] | None = top
    if choice >= s.first_lent:
        frame = judge(s, choice)
        if frame is not top:
            top.interrupted()
    (frame or top).choose(s, seat, choice)
    settle(s)


def draw(s: State, r: int) -> int:
    """Return nature's choice for the random number r."""
    return s.top.draw(s, r, Choices())


def weights(s: State) -> list[tuple[int, int]]:
    """Return nature's choices with their weights."""
    return [(choice, s.top.weight(s, choice)) for choice in choices(s, NATURE)]


PLAYOUT_LIMIT: Final[i64] = 1_000_000


def playout(s: State, nature: Chance, bots: Chance, record: Choices | None) -> int:
    """Play at random to the end: the loop of simulation and search. Return the choices of seats, not of nature."""
    out = Choices()
    decisions: i64 = 0
    n: i64
    for n in range(1, PLAYOUT_LIMIT + 1):
        if s.owed == AT_END:
            break
        top = s.top
        if s.owed == BY_NATURE:
            seat: i64 = NATURE
            choice = top.draw(s, nature.word(n), out)
        else:
            seat = lowest(s.owed)
            out.n = 0
            add_choices(s, seat, out, True)
            choice = out.row[bots.word(n * DRAWS_PER_EVENT + 1) % out.n]
            decisions += 1
        if record is not None:
            record.add(seat)
            record.add(choice)
        if choice >= s.first_lent:
            play(s, seat, choice)
        else:
            top.choose(s, seat, choice)
            settle(s)
    return decisions


def disagreement(s: State, seat: int, size: int) -> int:
    """Return a choice that `why_not` and `choices` judge differently, −1 if they agree on the whole vocabulary."""
    out = Choices()
    add_choices(s, seat, out, True)
    choice: i64
    for choice in range(size):
        if (why_not(s, seat, choice) == ALLOWED) != out.has(choice):
            return choice
    return -1
