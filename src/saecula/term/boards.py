"""Which board draws which title; titles without one are shown plainly."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from saecula.games import part
from saecula.match.match import Match
from saecula.match.preview import Preview
from saecula.term import plain
from saecula.term.layout import Block
from saecula.term.pictures import UNLIMITED_HEIGHT, SeatView
from saecula.term.saving import ME
from saecula.term.terminal import Terminal


def shown_names(match: Match, players: Sequence[str], lang: str) -> tuple[str, ...]:
    """Return the seats' names; bots are called as in the story, also where the log does not know them."""
    texts = match.texts(lang)
    bots = {seat: who for seat, who in enumerate(players) if who != ME}
    names = texts.bot_names(bots, match.players)
    return tuple(names.get(seat) or texts.plain_name(f"seat/{seat}") for seat in range(match.seats))


def drawn(
    match: Match,
    terminal: Terminal,
    players: Sequence[str],
    lang: str,
    *,
    seat: int,
    legal: Mapping[str, str] | None = None,
    full: bool = False,
) -> Block:
    """Draw the match as a seat sees it."""
    picture = picture_of(match, terminal, players, lang, seat=seat, legal=legal, full=full)
    draw: Callable[[SeatView], Block] = getattr(part(match.title.key, "terminal"), "draw", plain.draw)
    return draw(picture)


def foreseen(match: Match, terminal: Terminal, players: Sequence[str], lang: str, seat: int, preview: Preview) -> Block:
    """Draw what a choice would change, where the title knows how."""
    draw: Callable[[SeatView, Preview], Block] | None = getattr(part(match.title.key, "terminal"), "draw_preview", None)
    return draw(picture_of(match, terminal, players, lang, seat=seat), preview) if draw else []


def picture_of(
    match: Match,
    terminal: Terminal,
    players: Sequence[str],
    lang: str,
    *,
    seat: int,
    legal: Mapping[str, str] | None = None,
    full: bool = False,
) -> SeatView:
    """Return the match as a seat sees it, to be drawn on this terminal."""
    return SeatView(
        view=match.view(seat),
        facts=match.facts,
        texts=match.texts(lang),
        seat=seat,
        names=shown_names(match, players, lang),
        width=terminal.width,
        height=terminal.height or UNLIMITED_HEIGHT,
        full=full,
        ascii=terminal.ascii,
        legal=legal or {},
    )


def show_block(terminal: Terminal, block: Block) -> None:
    """Print a block line by line, just as it is."""
    for line in block:
        terminal.console.print(line, overflow="crop", no_wrap=True, crop=True)
