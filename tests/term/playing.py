"""Helpers: a terminal that reads a script and remembers what it showed."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable

import saecula
from saecula.match.match import Match
from saecula.term import Terminal, run
from saecula.term.boards import drawn, show_block
from saecula.term.bots import bot_choice

BOT_SEED = 3


class Script(io.StringIO):
    """Input that is thought up line by line: from a list, or by somebody who looks at the match."""

    def __init__(self, lines: Iterable[str] | Callable[[], str | None]) -> None:
        super().__init__()
        self.next: Callable[[], str | None]
        if callable(lines):
            self.next = lines
        else:
            rest = iter(lines)
            self.next = lambda: next(rest, None)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override] # typeshed knows bytes only
        """Return the next line; nothing at the end."""
        line = self.next()
        return "" if line is None else f"{line}\n"


class Screen(io.StringIO):
    """Output with an encoding and, if wanted, somebody who watches."""

    def __init__(self, encoding: str = "utf-8", *, watched: bool = False) -> None:
        super().__init__()
        self.watched = watched
        self.named = encoding

    @property
    def encoding(self) -> str:  # type: ignore[override] # a stream's own is read-only
        """The encoding we claim."""
        return self.named

    def write(self, text: str, /) -> int:
        """Write what the encoding can bear."""
        text.encode(self.named)
        return super().write(text)

    def isatty(self) -> bool:
        """Say whether somebody watches."""
        return self.watched


def bronze(seats: int = 2, seed: int = 7, **options: object) -> Match:
    """Begin a match of Bronze."""
    return saecula.new("bronze", seats=seats, seed=seed, options=options)


def played(
    match: Match,
    lines: Iterable[str] | Callable[[], str | None],
    *,
    players: list[str] | None = None,
    lang: str = "en",
    width: int = 80,
    height: int | None = None,
    screen: Screen | None = None,
    save: str | None = None,
    colour: bool | None = None,
) -> tuple[int, str]:
    """Play a script; return the exit code and all that was shown."""
    where = Screen() if screen is None else screen
    terminal = Terminal(Script(lines), where, width=width, height=height, colour=colour)
    code = run(match, players or ["me"] * match.seats, lang=lang, save=save, terminal=terminal, bot_seed=BOT_SEED)
    return code, where.getvalue()


def first_choices(match: Match) -> Callable[[], str | None]:
    """Answer every question with its first choice, as the log writes it, and leave at the end."""

    def answer() -> str | None:
        if match.over:
            return "quit"
        return least_pieces(match) or match.choices(match.to_act[0])[0].notation

    return answer


def least_pieces(match: Match) -> str:
    """Return as many pieces as a pick demands, the first ones; nothing where it demands none."""
    ask = match.ask(match.to_act[0])
    left = ask.low if ask.shape == "pick" else 0
    words = []
    for piece, most in ask.pieces:
        if left > 0:
            words.append(f"{min(left, most)}*{match.choice(piece).notation.split()[1]}")
            left -= most
    return " ".join(words)


def after(title: str, choices: int, seats: int = 2) -> Match:
    """Return a match some way into the game, played by rules of thumb."""
    match = saecula.new(title, seats=seats, seed=11)
    for _ in range(choices):
        if not match.over:
            match.play(match.to_act[0], bot_choice(match, match.to_act[0], "greedy", 3))
    return match


def shown(match: Match, lang: str, width: int, seat: int = 0, encoding: str = "utf-8") -> str:
    """Return the board as a seat sees it, as text."""
    where = Screen(encoding)
    terminal = Terminal(io.StringIO(), where, width=width)
    show_block(terminal, drawn(match, terminal, [], lang, seat=seat))
    return where.getvalue()
