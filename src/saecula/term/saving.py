"""Keeping matches on disk: written whole or not at all, and read with care."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import saecula
from saecula.bots import BOTS
from saecula.files import MAX_FILE_BYTES, cannot, read_text, write_text
from saecula.kernel.log import SAID
from saecula.kernel.problem import Problem
from saecula.kernel.state import NATURE
from saecula.match.match import Match

ME = "me"
HEAD = b"start "


def players_of(match: Match) -> list[str]:
    """Return who sits where: `me`, or the key of a bot, as the log tells it; it may also tell somebody's name."""
    seated = seated_in(match)
    words = [seated.get(seat, ME).split(" ", 1)[0] for seat in range(match.seats)]
    return [word if word in BOTS else ME for word in words]


def seated_in(match: Match) -> dict[int, str]:
    """Return who took which seat last."""
    return {event.seat: event.who for event in match.events if event.who}


def take_seats(match: Match, players: list[str]) -> None:
    """Note in the log who sits where, if it does not say so yet."""
    seated = seated_in(match)
    for seat, who in enumerate(players):
        if seated.get(seat) != who and not match.over:
            match.sit(seat, who)


def was_played(match: Match) -> bool:
    """Say whether any seat has chosen anything."""
    return any(event.kind == SAID and event.seat != NATURE for event in match.events)


def save(match: Match, name: str | Path) -> Path:
    """Write the whole log; an existing file is replaced in one step or left as it was."""
    path = home_path(name)
    try:
        if is_foreign(path):
            raise Problem("term-not-a-match", file=path)
        if is_other_match(path, match):
            raise Problem("term-other-match", file=path)
        target = path.resolve()  # a link stays a link
    except OSError as error:
        raise cannot("write", path, error) from error
    except ValueError as error:  # a name no file can have
        raise Problem("cannot-write-missing", file=repr(str(path)), detail=error) from error
    write_text(target, match.log())
    return path


def home_path(name: str | Path) -> Path:
    """Return a path in which `~` stands for the person's own folder, where it is known."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        return Path(name)


def is_foreign(path: Path) -> bool:
    """Say whether a file exists that is no saved match: it must not be overwritten."""
    if path.is_dir() or not path.exists():
        return False
    if not path.is_file():
        return True
    with path.open("rb") as file:
        return file.read(len(HEAD)) not in (b"", HEAD)


def is_other_match(path: Path, match: Match) -> bool:
    """Say whether a file keeps another match: its first line differs."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        kept = file.readline(10_000).strip()
    return bool(kept) and kept != match.log().split("\n", 1)[0].encode()


def load(name: str | Path) -> Match:
    """Read a match from a file."""
    path = home_path(name)
    if is_device(path):
        raise Problem("file-too-large", file=path, most=MAX_FILE_BYTES)
    return saecula.load(read_text(path).replace("\r\n", "\n"))


def is_device(path: Path) -> bool:
    """Say whether reading might never end."""
    try:
        return path.exists() and not path.is_file() and not path.is_dir()
    except (OSError, ValueError):
        return False


def state_folder() -> Path:
    """Return where matches are kept that nobody saved."""
    home = os.environ.get("XDG_STATE_HOME", "")
    folder = Path(home) if home and Path(home).is_absolute() else Path.home() / ".local" / "state"
    return folder / "saecula"


def autosave(match: Match) -> Path:
    """Save under a new name in the state folder."""
    folder = state_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot("write", folder, error) from error
    stem = f"{match.title.key}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path = folder / f"{stem}.log"
    n = 1
    while path.exists():
        n += 1
        path = folder / f"{stem}-{n}.log"
    return save(match, path)
