"""The terminal client: play, watch and replay matches where there is only text."""

from __future__ import annotations

import contextlib
import errno
import os
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

from saecula.kernel.problem import Problem
from saecula.kernel.state import SPECTATOR
from saecula.match.match import Match
from saecula.term.boards import drawn, show_block
from saecula.term.commands import Goodbye
from saecula.term.saving import players_of
from saecula.term.saving import save as keep
from saecula.term.session import Session
from saecula.term.stepping import Stepper
from saecula.term.terminal import Terminal

__all__ = ["Terminal", "players_of", "run", "show", "step_through"]

INTERRUPTED = 130
WRONG_INPUT = 2
SIGNAL_BASE = 128  # exit codes of a process that a signal ended


class Hangup(Exception):  # noqa: N818 - it is no error of ours
    """The system wants us to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Leaving:
    """Whether we are on our way out: a signal says so once, every further one has nothing new to say."""

    def __init__(self) -> None:
        self.begun = False

    def hear(self, number: int, _frame: FrameType | None) -> None:
        """Answer a signal."""
        if self.begun:
            return
        self.begun = True
        if number == signal.SIGINT:
            raise KeyboardInterrupt
        raise Hangup(number)


def run(
    match: Match,
    players: list[str],
    *,
    lang: str,
    save: str | Path | None = None,
    colour: bool | None = None,
    terminal: Terminal | None = None,
    bot_seed: int | None = None,
) -> int:
    """Play a match at the terminal; `players` are `me` or the key of a bot, one per seat. Return the exit code."""
    where = Terminal(colour=colour) if terminal is None else terminal
    try:
        session = Session(match, players, where, lang=lang, save=save, bot_seed=bot_seed)
    except Problem as problem:
        where.say(match.texts(lang).problem(problem), "red")
        return WRONG_INPUT
    if save is not None:
        keep(session.match, save)  # what cannot be saved is told before anything is played
    with watching_signals() as leaving:
        try:
            code = play(session)
            leaving.begun = True  # from here on nothing keeps the match from being saved
        except Hangup as hangup:
            code = SIGNAL_BASE + hangup.number
        except KeyboardInterrupt:
            code = INTERRUPTED
        except Exception:  # a bot's fault, or ours: it is shown, and the match is kept
            session.farewell()
            raise
        try:
            session.farewell()
        except OSError as error:
            if not is_gone(error):
                raise
            silence(where)  # it is saved, but nobody reads where
    return code


def play(session: Session) -> int:
    """Play until somebody leaves, in whatever way."""
    try:
        session.play()
    except (Goodbye, EOFError):
        return 0
    except KeyboardInterrupt:
        with contextlib.suppress(OSError):
            session.terminal.show()
        return INTERRUPTED
    except OSError as error:
        if not is_gone(error):
            raise
        silence(session.terminal)
        return SIGNAL_BASE + (signal.SIGPIPE if isinstance(error, BrokenPipeError) else signal.SIGHUP)
    except Problem as problem:
        session.tell_problem(problem)
        return WRONG_INPUT
    return 0


def is_gone(error: OSError) -> bool:
    """Say whether nobody can read us any more: a closed pipe, or a closed window."""
    return isinstance(error, BrokenPipeError) or error.errno == errno.EIO


def silence(terminal: Terminal) -> None:
    """Nobody reads any more: write into nothing."""
    if terminal.stdout is sys.stdout:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@contextlib.contextmanager
def watching_signals() -> Iterator[Leaving]:
    """Let a closed window or a `kill` end the match as properly as a goodbye."""
    leaving = Leaving()
    names = [name for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        yield leaving
        return
    before = {name: signal.signal(getattr(signal, name), leaving.hear) for name in names}
    try:
        yield leaving
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def step_through(match: Match, lang: str, *, colour: bool | None = None, terminal: Terminal | None = None) -> int:
    """Go through a match: Enter or → forward, b or ← back, a number goes to that event, q leaves."""
    where = Terminal(colour=colour) if terminal is None else terminal
    try:
        Stepper(match, lang, where).run()
    except EOFError:
        return 0
    except KeyboardInterrupt:
        where.show()
        return INTERRUPTED
    return 0


def show(match: Match, lang: str, colour: bool | None = None, terminal: Terminal | None = None) -> None:  # noqa: FBT001
    """Print the board once, everything on it."""
    where = Terminal(colour=colour) if terminal is None else terminal
    seat = match.to_act[0] if match.to_act and match.to_act[0] < match.seats else SPECTATOR
    show_block(where, drawn(match, where, players_of(match), lang, seat=seat, full=True))
