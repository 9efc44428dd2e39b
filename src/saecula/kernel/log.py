"""The log: a match is its events. Standing, fold, undo, digest."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from typing import Any, Final, final

from saecula.kernel.frames import choices, judge, play, to_act, why_not
from saecula.kernel.pick import picking
from saecula.kernel.problem import Problem
from saecula.kernel.saved import Opening
from saecula.kernel.state import ALLOWED, AT_END, NATURE, SPECTATOR, Frame, Line, State, knows
from saecula.kernel.title import Options, Title

SAID: Final = 0
UNDONE: Final = 1
SAT: Final = 2
HIDDEN: Final = -1  # a choice that the reader of this log may not see


class BrokenLog(Problem):
    """A log that cannot be folded: `n` is the line or event where it breaks."""

    def __init__(self, key: str, n: int, **facts: object) -> None:
        super().__init__(key, n=n, **facts)
        self.n = n


@final
class Event:
    """What the world decided: a choice of a seat or of nature, an undo, or a change of seat."""

    def __init__(self, n: int, kind: int, seat: int, choice: int, undone: tuple[int, ...], who: str) -> None:
        self.n: Final = n
        self.kind: Final = kind
        self.seat: Final = seat
        self.choice: Final = choice
        self.undone: Final = undone
        self.who: Final = who

    def __reduce__(self) -> tuple[type[Event], tuple[object, ...]]:
        """Pickle the numbers."""
        return Event, (self.n, self.kind, self.seat, self.choice, self.undone, self.who)


def said(n: int, seat: int, choice: int) -> Event:
    """Return the event of a choice."""
    return Event(n, SAID, seat, choice, (), "")


def undoing(n: int, seat: int, undone: list[int]) -> Event:
    """Return the event of an undo; it names every event it cancels."""
    return Event(n, UNDONE, seat, HIDDEN, tuple(undone), "")


def sitting(n: int, seat: int, who: str) -> Event:
    """Return the event of somebody taking a seat."""
    return Event(n, SAT, seat, HIDDEN, (), who)


@final
class Log:
    """The head of a match and its events."""

    def __init__(
        self,
        title: Title,
        *,
        release: str,
        seats: int,
        options: Options,
        seed: int | None,
        pack: str,
        position: str,
        rules: int = 0,
        events: Sequence[Event] = (),
    ) -> None:
        self.title: Final = title
        self.rules: Final = rules or title.rules
        self.release: Final = release
        self.seats: Final = seats
        self.options: Final = options
        self.seed: Final = seed
        self.pack: Final = pack
        self.position: Final = position
        self.events: Final[list[Event]] = list(events)

    def copy(self, seed: int | None, n: int | None = None) -> Log:
        """Return a copy, of the first n events alone if n is given; without a seed nature does not go on by itself."""
        return log_of(self.fields() | {"seed": seed, "events": self.events[:n]})

    def fields(self) -> dict[str, Any]:
        """Return what a log is made from."""
        return {
            "title": self.title,
            "release": self.release,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "pack": self.pack,
            "position": self.position,
            "rules": self.rules,
            "events": self.events,
        }

    def __reduce__(self) -> tuple[Callable[..., Log], tuple[object, ...]]:
        """Pickle head and events."""
        return log_of, (self.fields(),)

    def begin(self) -> State:
        """Return the world before the first event, under the rules the match began with."""
        if self.position:
            s = self.title.position(described(self.title, self.rules, self.position))[0]
        else:
            s = self.title.new(self.seats, self.options, self.pack)
        s.rules = self.rules
        s.origin = Opening(self.title, self.seats, self.options, self.pack)
        return s


def described(title: Title, rules: int, position: str) -> dict[str, Any]:
    """Return the described position of a log, with the options that were the default under its rules."""
    description: dict[str, Any] = json.loads(position)
    before = title.defaults_under(rules)
    return description | {"options": before | description.get("options", {})} if before else description


def log_of(fields: dict[str, Any]) -> Log:
    """Return a log from what was pickled."""
    return Log(**fields)


def standing(events: list[Event]) -> list[Event]:
    """Return the events that no undo has cancelled; needs no rules."""
    cancelled: set[int] = set()
    kept: list[Event] = []
    for event in reversed(events):
        if event.n in cancelled:
            continue
        if event.kind == UNDONE:
            cancelled.update(event.undone)
        kept.append(event)
    kept.reverse()
    return kept


@final
class Step:
    """One standing choice, and what folding learned about it."""

    def __init__(self, event: Event, question: int, opens: bool) -> None:
        self.event: Final = event
        self.question: Final = question  # which question it answered
        self.opens: Final = opens  # False for the later pieces of a pick
        self.mark = 0
        self.seen_by = 0
        self.lines: list[Line] = []


@final
class Fold:
    """A state, and how it came about."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self.steps: Final[list[Step]] = []
        self.question = 0
        state.telling = True

    def clone(self) -> Fold:
        """Return a copy that can be played on; the steps so far are shared."""
        twin = Fold(self.state.clone())
        twin.steps.extend(self.steps)
        twin.question = self.question
        return twin

    def play(self, event: Event) -> None:
        """Play one legal choice and keep what it told."""
        s = self.state
        step = Step(event, self.question, not picking(s))
        top: Frame[State] = s.top
        asking = judge(s, event.choice) if event.choice >= s.first_lent else top
        step.seen_by = int((asking or top).seen_by(s, event.seat))
        owed = s.owed
        s.lines = step.lines
        play(s, event.seat, event.choice)
        step.mark = int(s.mark)
        self.steps.append(step)
        sealed = top.together() and step.seen_by == 1 << event.seat
        if not sealed or s.top is not top or step.mark != 0 or s.owed & ~owed != 0:
            self.question += 1


def fold(log: Log, events: list[Event]) -> Fold:
    """Play the standing events; raise BrokenLog at the first that is not legal."""
    folded = Fold(log.begin())
    for event in standing(events):
        if event.kind != SAID:
            continue
        check_event(log.title, folded.state, event)
        folded.play(event)
    return folded


def check_event(title: Title, s: State, event: Event) -> None:
    """Refuse an event that the rules do not allow here."""
    words = "?" if event.choice == HIDDEN else title.words.notation(event.choice)
    if s.owed == AT_END:
        raise BrokenLog("log-after-end", event.n, words=words)
    if event.choice == HIDDEN:
        raise BrokenLog("log-hidden", event.n)
    if event.seat == NATURE:
        if event.choice not in choices(s, NATURE):
            raise BrokenLog("log-not-natures", event.n, words=words)
    else:
        code = why_not(s, event.seat, event.choice)
        if code != ALLOWED:
            raise BrokenLog("log-illegal", event.n, words=words, seat=event.seat, refusal=title.why.all[code].key)


def undo_reach(folded: Fold, seat: int) -> list[int]:
    """Return the events that this seat's undo would cancel: back to the last question it began to answer."""
    own = [step.event.n for step in since(folded, folded.question) if step.event.seat == seat]
    if own:  # its answer to a question that is still open; the other answers stand
        return own
    for step in reversed(folded.steps):
        if step.event.seat == seat and step.opens:  # once the answers to a sealed question lie open, all of them go
            return [later.event.n for later in since(folded, step.question)]
    return []


def since(folded: Fold, question: int) -> list[Step]:
    """Return the steps from a question on."""
    i = len(folded.steps)
    while i > 0 and folded.steps[i - 1].question >= question:  # a search from the end
        i -= 1
    return folded.steps[i:]


def free_undo(folded: Fold, seat: int) -> bool:
    """Say whether a seat may undo without asking: nobody else chose since, nature showed nothing, it learned nothing.

    What the seat itself has shown the others (a card it played) harms nobody but itself.
    """
    reach = undo_reach(folded, seat)
    undone: list[Step] = []
    for step in reversed(folded.steps):
        if len(undone) == len(reach):
            break
        if step.event.n in reach:
            undone.append(step)
    teaching = [step for step in undone if step.event.seat != seat and (step.event.seat != NATURE or step.mark != 0)]
    teaching += [step for step in undone if step.mark >> seat & 1]
    return bool(undone) and not teaching


def unseen_in(folded: Fold, seat: int, reach: list[int]) -> list[int]:
    """Return the other seats that made those of these choices which this seat has not seen."""
    found: set[int] = set()
    for step in reversed(folded.steps):
        if step.event.n < reach[0]:
            break
        if step.event.seat not in (seat, NATURE) and step.event.n in reach and not knows(step.seen_by, seat):
            found.add(step.event.seat)
    return sorted(found)


def redo_reach(events: list[Event]) -> list[int]:
    """Return the undo that a redo would cancel: the last one standing, if no choice was made since."""
    cancels_undo = {event.n for event in events if event.kind == UNDONE}
    for event in reversed(standing(events)):
        if event.kind == SAID:
            return []
        if event.kind == UNDONE and not cancels_undo.intersection(event.undone):
            return [event.n]
    return []


def retaken(events: list[Event]) -> list[Event]:
    """Return the standing undos that took back what nature had decided: it is asked again, and answers anew."""
    natures = {event.n for event in events if event.kind == SAID and event.seat == NATURE}
    return [event for event in standing(events) if event.kind == UNDONE and not natures.isdisjoint(event.undone)]


# -- digest ---------------------------------------------------------------------------------------------------------


def digest(title: Title, s: State) -> str:
    """Hash the facts of a state, not its memory: all views, who is to act, and the legal notation, sorted."""
    facts: list[object] = [list(to_act(s))]
    for seat in [SPECTATOR, *range(int(s.seats))]:
        facts.append(title.view(s, seat))
        facts.append(sorted([title.words.notation(choice) for choice in choices(s, seat)]))
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()
