"""The screen and the keyboard: colours or none, any encoding, lines read from a person or from a pipe."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TextIO

from rich.console import Console, RenderableType
from rich.text import Text

try:
    import readline

    HAS_READLINE = True
except ImportError:  # pragma: no cover - not on every system
    HAS_READLINE = False

MIN_WIDTH = 40
DEFAULT_WIDTH = 80
MAX_LINE_LENGTH = 2000
CHUNK_LENGTH = 65536
REPLACEMENT = "\ufffd"
PLAIN_SIGNS = str.maketrans({
    "–": "-", "—": "-", "−": "-", "‑": "-", "·": "-", "×": "x", "…": "...", "§": "#", "ä": "ae", "ö": "oe", "ü": "ue",
    "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "“": '"', "”": '"', "„": '"', "‘": "'", "’": "'", "‚": "'", "›": ">",
    "‹": "<", "»": '"', "«": '"', "•": "*", "→": "->", "←": "<-", "↵": "<-", "\u00a0": " ", "\u202f": " ", "½": "1/2",
})  # fmt: skip


class Safe:
    """A stream that can write any text: what its encoding lacks is written more plainly."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        self.encoding = getattr(stream, "encoding", None) or "utf-8"

    def write(self, text: str) -> int:
        """Write text, as it is or more plainly."""
        try:
            text.encode(self.encoding)
        except UnicodeEncodeError:
            text = text.translate(PLAIN_SIGNS).encode(self.encoding, "replace").decode(self.encoding)
        return self.stream.write(text)

    def flush(self) -> None:
        """Write out what waits."""
        self.stream.flush()

    def isatty(self) -> bool:
        """Say whether somebody watches."""
        return self.stream.isatty()

    def fileno(self) -> int:
        """Return the number of the stream's file."""
        return self.stream.fileno()


class Paper(Console):
    """A console that tells us when nobody reads any more, instead of ending the program."""

    def on_broken_pipe(self) -> None:
        """Let the session end as it should."""
        raise BrokenPipeError


class Terminal:
    """Where a person plays."""

    def __init__(
        self,
        stdin: TextIO | None = None,
        stdout: TextIO | None = None,
        *,
        colour: bool | None = None,
        width: int | None = None,
        height: int | None = None,
    ) -> None:
        self.stdin = sys.stdin if stdin is None else stdin
        self.stdout = sys.stdout if stdout is None else stdout
        tolerate_any_bytes(self.stdin)
        self.watched = self.stdout.isatty()
        self.interactive = self.watched and self.stdin.isatty()
        coloured = wants_colour(self.stdout) if colour is None else colour
        self.console = Paper(
            file=Safe(self.stdout),  # type: ignore[arg-type] # it has all that rich uses
            color_system="auto" if coloured else None,
            force_terminal=True if coloured else None,
            no_color=not coloured,
            width=width,
            height=height,
            highlight=False,
            markup=False,
            emoji=False,
        )
        if self.console.width < 1:  # an environment that says there are no columns
            self.console.width = DEFAULT_WIDTH
        self.fixed_height = height
        self.ascii = not self.console.encoding.startswith("utf")

    @property
    def width(self) -> int:
        """How many columns there are; one is left free, since some terminals wrap a full line."""
        return max(MIN_WIDTH, self.console.width)

    @property
    def height(self) -> int | None:
        """How many lines there are; None where nobody watches."""
        return self.console.height if self.watched or self.fixed_height else None

    def show(self, thing: RenderableType = "") -> None:
        """Print something, with an end of line."""
        self.console.print(thing)

    def say(self, sentence: str, style: str = "") -> None:
        """Print a sentence, wrapped between words."""
        self.console.print(Text(sentence, style=style))

    def say_unbroken(self, sentence: str, style: str = "") -> None:
        """Print a sentence with a file's name in it, which must not be broken: the screen itself may do so."""
        self.console.print(Text(sentence, style=style), soft_wrap=True)

    def clear(self) -> None:
        """Empty the screen, if somebody watches."""
        if self.watched:
            self.console.clear()

    def read(self, prompt: str) -> str:
        """Return the next line; raise EOFError when there is none."""
        if self.interactive and self.stdin is sys.stdin and self.stdout is sys.stdout:
            self.console.file.flush()
            return cleaned(input(prompt))
        self.console.print(Text(prompt), end="")
        line = self.stdin.readline(MAX_LINE_LENGTH)
        more = line
        while more and not more.endswith("\n"):  # the rest of an overlong line is no answer of its own
            more = self.stdin.readline(CHUNK_LENGTH)
        said = cleaned(line)
        if line.strip() and not said:
            said = REPLACEMENT
        self.console.print(Text(said if not self.interactive else ""))
        if not line:
            raise EOFError
        return said

    @contextmanager
    def completing(self, complete: Callable[[str], list[str]]) -> Iterator[None]:
        """While playing, the tabulator completes what is typed."""
        if not HAS_READLINE or not self.interactive:
            yield
            return
        before, delims = readline.get_completer(), readline.get_completer_delims()
        readline.set_completer(lambda _, n: ([*complete(readline.get_line_buffer()), None])[n])
        readline.set_completer_delims("\n")
        readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")
        try:
            yield
        finally:
            readline.set_completer(before)
            readline.set_completer_delims(delims)


def wants_colour(stream: TextIO) -> bool:
    """Say whether a stream shows colours: NO_COLOR and dumb terminals do not."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") in ("dumb", "unknown"):
        return False
    return stream.isatty()


def tolerate_any_bytes(stream: TextIO) -> None:
    """Let a stream read bytes that are no text."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def cleaned(line: str) -> str:
    """Return a line without what could confuse a terminal."""
    return "".join(sign for sign in line.replace("\t", " ")[:MAX_LINE_LENGTH] if sign.isprintable()).strip()
