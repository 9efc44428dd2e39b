"""A board for any title: its view, as names and values."""

from __future__ import annotations

from rich.text import Text

from saecula.term.layout import Block, wrapped
from saecula.term.pictures import SeatView

INDENT_WIDTH = 2
MAX_LINE_LENGTH = 60


def draw(picture: SeatView) -> Block:
    """Draw a view whose meaning we do not know."""
    return lines_of(picture.view, picture, 0)


def lines_of(value: object, picture: SeatView, depth: int) -> Block:
    """Return a value as indented lines; small ones stand on one line."""
    lines: Block = []
    for key, inner in pairs_of(value, picture):
        head = Text(" " * INDENT_WIDTH * depth).append(f"{key}: ", style="bold")
        words = flat(inner)
        if is_leaf(inner) or len(words) <= MAX_LINE_LENGTH:
            lines += wrapped(head.append(words), picture.width, INDENT_WIDTH * (depth + 1))
        else:
            lines += wrapped(head, picture.width)
            lines += lines_of(inner, picture, depth + 1)
    return lines


def pairs_of(value: object, picture: SeatView) -> list[tuple[str, object]]:
    """Return the named parts of a value; lists of one entry per seat get the seats' names."""
    if isinstance(value, dict):
        return [(str(key).replace("_", " "), inner) for key, inner in value.items()]
    if isinstance(value, (list, tuple)):
        seats = len(value) == len(picture.names)
        return [(picture.names[i] if seats else str(i + 1), inner) for i, inner in enumerate(value)]
    return [("", value)]


def is_leaf(value: object) -> bool:
    """Say whether a value has no parts."""
    return not isinstance(value, (dict, list, tuple))


def flat(value: object) -> str:
    """Return a value on one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {flat(inner)}" for key, inner in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(flat(inner) for inner in value)
    if value is None:
        return "-"
    return str(value)
