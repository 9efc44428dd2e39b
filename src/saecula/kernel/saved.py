"""A state as plain numbers: it can be pickled and sent to another process, compiled or not."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, Final, final
from zlib import crc32

from saecula.kernel.problem import Problem
from saecula.kernel.rows import row
from saecula.kernel.state import OVER, Frame, Origin, State
from saecula.kernel.title import Options, Title
from saecula.kernel.verbs import Verb

# Made anew by the title (its tables), made from the rest (the stack), or left behind (the story, the listener).
NOT_SAVED: Final = frozenset(["t", "top", "lines", "telling", "heard", "origin"])
ROW: Final = type(row([]))
FIELDS: Final[dict[type, tuple[str, ...]]] = {}
ARGUMENTS: Final[dict[type, tuple[str, ...]]] = {}

SavedFrame = tuple[type, list[object]]


@final
class Opening(Origin):
    """What a match was opened with: its title makes the same tables from it again."""

    def __init__(self, title: Title, seats: int, options: Options, pack: str) -> None:
        self.title: Final = title
        self.seats: Final = seats
        self.options: Final = options
        self.pack: Final = pack

    def saved(self, s: State) -> tuple[Callable[..., State], tuple[object, ...]]:
        """Return what pickle keeps of a state: a function, and plain arguments for it."""
        fields = fields_of(type(s))
        values = [plain(getattr(s, name)) for name in fields]
        stack: list[SavedFrame] = [
            (type(frame), [plain(getattr(frame, name)) for name in arguments_of(type(frame))]) for frame in s.stack()
        ]
        head = (self.title, self.seats, self.options, self.pack)
        return restored, (*head, version_of(self.title, fields), values, stack)


def restored(
    title: Title,
    seats: int,
    options: Options,
    pack: str,
    version: tuple[int, int],
    values: list[object],
    stack: list[SavedFrame],
) -> State:
    """Return the state that was saved; raise a Problem if another version saved it."""
    s = title.new(seats, options, pack)
    fields = fields_of(type(s))
    if version != version_of(title, fields):
        raise Problem("state-other-version", title=title.key)
    for name, value in zip(fields, values, strict=True):
        setattr(s, name, row(value) if isinstance(value, list) else value)
    s.top = OVER
    for kind, arguments in reversed(stack):
        s.push(kind(*[live(title, value) for value in arguments]))
    return s


def version_of(title: Title, fields: tuple[str, ...]) -> tuple[int, int]:
    """Return what a saved state must agree with: the rules, and a checksum of the names of its fields."""
    return title.rules, crc32(",".join(fields).encode())


def fields_of(kind: type[State]) -> tuple[str, ...]:
    """Return the names of a state's fields, in an order that is the same compiled and uncompiled."""
    if kind not in FIELDS:
        names = getattr(kind, "__mypyc_attrs__", ()) or [name for base in kind.__mro__ for name in annotated(base)]
        FIELDS[kind] = tuple(sorted(set(names) - NOT_SAVED - {"__dict__"}))
    return FIELDS[kind]


def annotated(kind: type) -> list[str]:
    """Return the names of the fields that an uncompiled class declares."""
    return list(vars(kind).get("__annotations__", {}))


def arguments_of(kind: type[Frame[Any]]) -> tuple[str, ...]:
    """Return the names of a frame's fields in the order of its constructor, which takes them all."""
    if kind not in ARGUMENTS:
        ARGUMENTS[kind] = tuple(inspect.signature(kind).parameters)
    return ARGUMENTS[kind]


def plain(value: object) -> object:
    """Return a field as something that pickle knows: a row as a list, a verb as its name."""
    if isinstance(value, Verb):
        return value.name
    return list(value) if isinstance(value, ROW) else value


def live(title: Title, value: object) -> object:
    """Return the argument of a frame from what was saved."""
    if isinstance(value, str):
        return next(verb for verb in title.words.verbs if verb.name == value)
    return row(value) if isinstance(value, list) else value
