"""The log: a match is its events. Writing, reading, standing, fold, undo, digest."""

from __future__ import annotations

import hashlib
import json
import re
from typing import Final, final

from saecula.kernel.frames import choices, judge, play, to_act, why_not
from saecula.kernel.pick import picking
from saecula.kernel.problem import Problem
from saecula.kernel.state import ALLOWED, AT_END, NATURE, SPECTATOR, Frame, Line, State, knows
from saecula.kernel.title import Options, Title

SAID: Final = 0
UNDONE: Final = 1
SAT: Final = 2
HIDDEN: Final = -1  # a choice that the reader of this log may not see
MAX_EVENTS: Final = 100_000
MAX_LOG_LENGTH: Final = 8_000_000  # characters


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
    ) -> None:
        self.title: Final = title
        self.rules: Final = rules or title.rules
        self.release: Final = release
        self.seats: Final = seats
        self.options: Final = options
        self.seed: Final = seed
        self.pack: Final = pack
        self.position: Final = position
        self.events: Final[list[Event]] = []

    def head(self, seed: int | None) -> Log:
        """Return a log with the same head and no events; without a seed nature does not go on by itself."""
        return Log(
            self.title,
            release=self.release,
            seats=self.seats,
            options=self.options,
            seed=seed,
            pack=self.pack,
            position=self.position,
            rules=self.rules,
        )

    def begin(self) -> State:
        """Return the world before the first event, under the rules the match began with."""
        if self.position:
            s = self.title.position(json.loads(self.position))[0]
        else:
            s = self.title.new(self.seats, self.options, self.pack)
        s.rules = self.rules
        return s


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


# -- as text --------------------------------------------------------------------------------------------------------


def write(log: Log, seen: list[int] | None = None) -> str:
    """Return the log as text. With `seen` (event numbers) only those choices are told, and no seed."""
    title = log.title
    changed = [f"{key}:{word}" for key, word in log.options.items() if word != default_of(title, key)]
    head = [
        f"start {title.key} rules={log.rules} release={log.release} seats={log.seats}",
        f"options={','.join(changed) or '-'}",
        f"data={title.data(log.seats, log.options, log.pack)}",
    ]
    if log.seed is not None and seen is None:
        head.append(f"seed={log.seed}")
    lines = [" ".join(head)]
    if log.position:
        lines.append("position ?" if title.hides and seen is not None else f"position {log.position}")
    lines += [f"pack | {line}" if line else "pack |" for line in log.pack.split("\n") if log.pack]
    for event in log.events:
        hidden = seen is not None and event.kind == SAID and event.n not in seen
        lines.append(event_line(title, event, hidden))
    lines.append(f"end {len(log.events)}")
    return "\n".join(lines) + "\n"


def default_of(title: Title, key: str) -> str:
    """Return an option's default."""
    for option in title.options:
        if option.key == key:
            return option.default
    raise Problem("no-such-option", title=title.key, option=key, known="")


def event_line(title: Title, event: Event, hidden: bool) -> str:
    """Return one event as text."""
    who = "nature" if event.seat == NATURE else f"seat {event.seat}"
    return f"{event.n} {who}  {saying(title, event, hidden)}"


def saying(title: Title, event: Event, hidden: bool) -> str:
    """Return what an event says, without who and when."""
    if event.kind == UNDONE:
        return "undo " + " ".join([str(n) for n in event.undone])
    if event.kind == SAT:
        return f"sit {event.who}"
    return "?" if hidden or event.choice == HIDDEN else title.words.notation(event.choice)


EVENT: Final = re.compile(r"(\d{1,6}) (nature|seat (\d{1,2})) {1,2}(.+)")
HEAD: Final = re.compile(r"start ([a-z]+)((?: [a-z]+=\S+)*)")
HEAD_WORDS: Final = ("rules", "release", "seats", "options", "data", "seed")


def read_head(text: str) -> tuple[str, dict[str, str]]:
    """Return the title's key and the words of the first line."""
    if len(text) > MAX_LOG_LENGTH:
        raise BrokenLog("log-too-long", 1, most=MAX_LOG_LENGTH)
    first = text.split("\n", 1)[0].strip()
    found = HEAD.fullmatch(first)
    if found is None:
        raise BrokenLog("log-no-head", 1, words=first[:60])
    words = dict([word.split("=", 1) for word in found.group(2).split()])
    for word in words:
        if word not in HEAD_WORDS:
            raise BrokenLog("log-unknown-word", 1, word=word)
    for needed in ("rules", "seats", "options", "data"):
        if needed not in words:
            raise BrokenLog("log-missing-word", 1, word=needed)
    for number in ("rules", "seats", "seed"):
        if not re.fullmatch(r"-?\d{1,400}", words.get(number, "0")):
            raise BrokenLog("log-not-a-number", 1, word=number, value=words[number][:60])
    return found.group(1), words


def read_options(words: str) -> dict[str, object]:
    """Return the options named in a log's first line."""
    given: dict[str, object] = {}
    for part in words.split(",") if words != "-" else []:
        key, _, word = part.partition(":")
        given[key] = word
    return given


def read_events(log: Log, lines: list[str], first: int) -> None:
    """Read the events after the head; `first` is the number of their first line in the file."""
    for i, line in enumerate(lines[:-1]):
        log.events.append(read_event(log, line, first + i))
        if len(log.events) > MAX_EVENTS:
            raise BrokenLog("log-too-many", first + i, most=MAX_EVENTS)
    ending = lines[-1].strip() if lines else ""
    if not ending.startswith("end "):
        raise BrokenLog("log-truncated", first + len(lines) - 1, events=len(log.events), words=ending[:60])
    if ending != f"end {len(log.events)}":
        raise BrokenLog("log-wrong-end", first + len(lines) - 1, events=len(log.events), words=ending[:60])


def read_event(log: Log, line: str, at: int) -> Event:
    """Read one event; its number must be the next."""
    found = EVENT.fullmatch(line)
    if found is None:
        raise BrokenLog("log-not-an-event", at, words=line[:60])
    n = int(found.group(1))
    if n != len(log.events) + 1:
        raise BrokenLog("log-out-of-order", at, event=n, expected=len(log.events) + 1)
    seat = NATURE if found.group(3) is None else int(found.group(3))
    if seat != NATURE and seat >= log.seats:
        raise BrokenLog("log-no-such-seat", at, seat=seat, seats=log.seats)
    what = found.group(4).strip()
    if what.startswith("undo "):
        return undoing(n, seat, read_undone(what[5:], n, at))
    if what.startswith("sit "):
        return sitting(n, seat, what[4:].strip()[:60])
    if what == "?":
        return said(n, seat, HIDDEN)
    try:
        return said(n, seat, log.title.words.parse(what))
    except Problem as problem:
        raise BrokenLog("log-unknown-choice", at, words=what[:60]) from problem


def read_undone(words: str, n: int, at: int) -> list[int]:
    """Read the events an undo cancels: earlier ones only."""
    undone: list[int] = []
    for word in words.split():
        if not re.fullmatch(r"\d{1,6}", word) or not 0 < int(word) < n:
            raise BrokenLog("log-bad-undo", at, words=word[:20])
        undone.append(int(word))
    return undone


# -- digest ---------------------------------------------------------------------------------------------------------


def digest(title: Title, s: State) -> str:
    """Hash the facts of a state, not its memory: all views, who is to act, and the legal notation, sorted."""
    facts: list[object] = [list(to_act(s))]
    for seat in [SPECTATOR, *range(int(s.seats))]:
        facts.append(title.view(s, seat))
        facts.append(sorted([title.words.notation(choice) for choice in choices(s, seat)]))
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()
