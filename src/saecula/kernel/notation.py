"""The log as text: what is written to a file, and what is read from one."""

from __future__ import annotations

import re
from typing import Final

from saecula.kernel.log import HIDDEN, SAID, SAT, UNDONE, BrokenLog, Event, Log, said, sitting, undoing
from saecula.kernel.problem import Problem
from saecula.kernel.state import NATURE
from saecula.kernel.title import Title

MAX_EVENTS: Final = 100_000
MAX_LOG_LENGTH: Final = 8_000_000  # characters


def write(log: Log, seen: list[int] | None = None) -> str:
    """Return the log as text. With `seen` (event numbers) only those choices are told, and no seed."""
    title = log.title
    before = title.defaults_under(log.rules)
    defaults = {option.key: before.get(option.key, option.default) for option in title.options}
    changed = [f"{key}:{word}" for key, word in log.options.items() if word != defaults[key]]
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
