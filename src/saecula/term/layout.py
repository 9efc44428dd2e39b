"""Blocks of text: framed, side by side, in columns. A block is a list of lines; every line knows its width."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

Block = list[Text]
WRAPPER = Console(width=200, color_system=None, force_terminal=False)
SEAT_COLOURS = ("cyan", "magenta", "green", "yellow", "bright_blue")


@dataclass(frozen=True)
class BoxStyle:
    """The characters a box is drawn with."""

    top: tuple[str, str, str]  # corner, line, corner
    side: str
    bottom: tuple[str, str, str]


ROUND = BoxStyle(("╭", "─", "╮"), "│", ("╰", "─", "╯"))
DOUBLE = BoxStyle(("╔", "═", "╗"), "║", ("╚", "═", "╝"))
DOTTED = BoxStyle(("┌", "╌", "┐"), "╎", ("└", "╌", "┘"))
ASCII = BoxStyle(("+", "-", "+"), "|", ("+", "-", "+"))
ASCII_LOCKED = BoxStyle(("#", "=", "#"), "#", ("#", "=", "#"))
ASCII_DOTTED = BoxStyle((".", ".", "."), ":", (".", ".", "."))


def styled(words: str, style: str) -> Text:
    """Return words in a style that ends with them; a text's own style would colour all that is appended to it."""
    return Text().append(words, style=style or None)


def cut(text: Text, width: int) -> Text:
    """Return a line that is no wider than this."""
    line = text.copy()
    if line.cell_len > width:
        line.truncate(width)
    return line


def padded(text: Text, width: int) -> Text:
    """Return a line of exactly this width."""
    line = cut(text, width)
    line.pad_right(width - line.cell_len)
    return line


def centred(words: str, width: int, style: str = "") -> Text:
    """Return words in the middle of a line."""
    room = max(0, width - cell_len(words))
    return padded(Text(" " * (room // 2)).append(words, style=style), width)


def width_of(block: Block) -> int:
    """Return the width of the widest line."""
    return max((line.cell_len for line in block), default=0)


def wrapped(text: Text, width: int, indent: int = 0) -> Block:
    """Break a text between words; later lines are indented."""
    lines = list(text.wrap(WRAPPER, width))
    if len(lines) < 2 or not indent:  # noqa: PLR2004
        return [rstripped(line) for line in lines]
    rest = text.copy()
    rest = rest[len(lines[0].plain) :]
    rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
    more = rest.wrap(WRAPPER, max(1, width - indent))
    return [rstripped(lines[0]), *[Text(" " * indent).append_text(rstripped(line)) for line in more]]


def rstripped(line: Text) -> Text:
    """Return a line without blanks at its end."""
    line.rstrip()
    return line


def ruled(parts: list[Text], width: int, *, ascii_only: bool) -> Text:
    """Return parts on one line that is drawn through to the end; parts without room for them are left out."""
    line = "=" if ascii_only else "━"
    head = styled(line * 2, "dim")
    for i, part in enumerate(parts):
        if i == 0 or head.cell_len + part.cell_len + 4 <= width:
            head.append(f" {line} " if i else " ", style="dim").append_text(part)
    head.append(" ")
    head.truncate(width)
    return head.append(line * (width - head.cell_len), style="dim")


def hanging(head: Text, text: Text, width: int) -> Block:
    """Put a text after a head; its further lines stay below its first one."""
    indent = head.cell_len
    lines = wrapped(text, max(1, width - indent))
    first = head.copy().append_text(lines[0]) if lines else head.copy()
    return [rstripped(first), *[Text(" " * indent).append_text(line) for line in lines[1:]]]


def beside(blocks: list[Block], gap: int = 1) -> Block:
    """Put blocks side by side."""
    widths = [width_of(block) for block in blocks]
    lines: Block = []
    for row in zip_longest(*blocks):
        line = Text()
        for i, part in enumerate(row):
            line.append_text(padded(part if part is not None else Text(), widths[i]))
            if i + 1 < len(row):
                line.append(" " * gap)
        lines.append(line)
    return lines


def framed(block: Block, width: int, frame: BoxStyle, *, title: Text, note: Text, style: str = "") -> Block:
    """Draw a frame around a block, with a title at its left and a note at its right."""
    left, line, right = frame.top
    inner = width - 2
    title = cut(title, max(0, inner - 4))
    room = inner - title.cell_len - 3
    note = cut(note, max(0, room - 4)) if room > 5 else Text()  # noqa: PLR2004
    top = styled(left + line, style).append(" ").append_text(title).append(" ")
    used = 3 + title.cell_len + (note.cell_len + 3 if note.plain else 0)
    top.append(line * (inner - used), style=style)
    if note.plain:
        top.append(" ").append_text(note).append(" ").append(line, style=style)
    top.append(right, style=style)
    left, line, right = frame.bottom
    middle = [
        styled(frame.side, style).append_text(padded(row, inner)).append(frame.side, style=style) for row in block
    ]
    return [top, *middle, styled(left + line * inner + right, style)]


def flowing(head: Text, entries: list[Text], width: int, gap: int = 2) -> Block:
    """Put entries after a head, or below it where that is too narrow, as many as fit on a line; none is broken."""
    lines = [head.copy()]
    indent = head.cell_len
    if indent + gap + width_of(entries) > width:
        indent = gap
        lines.append(Text(" " * indent))
    for entry in entries:
        if lines[-1].cell_len > indent and lines[-1].cell_len + gap + entry.cell_len > width:
            lines.append(Text(" " * indent))
        lines[-1].append(" " * gap).append_text(entry)
    return lines


def in_columns(entries: Block, width: int, gap: int = 2, most: int = 9) -> Block:
    """Arrange entries in as many columns as fit, read downwards."""
    if not entries:
        return []
    each = width_of(entries)
    columns = max(1, min(most, len(entries), (width + gap) // (each + gap)))
    rows = -(-len(entries) // columns)
    parts = [entries[i : i + rows] for i in range(0, len(entries), rows)]
    return beside([[padded(entry, min(each, width)) for entry in part] for part in parts], gap)


def seat_style(seat: int) -> str:
    """Return a seat's colour."""
    return f"bold {SEAT_COLOURS[seat % len(SEAT_COLOURS)]}"
