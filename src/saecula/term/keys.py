"""Single keys, where the terminal can tell them; digits are collected up to Enter."""

from __future__ import annotations

import os
import sys

from saecula.term.terminal import Terminal

try:
    import termios
    import tty

    HAS_KEYS = True
except ImportError:  # pragma: no cover - not on every system
    HAS_KEYS = False

ESCAPE = "\x1b"
ARROWS = {"[C": "right", "[D": "left", "[A": "up", "[B": "down", "[H": "home", "[F": "end", "OC": "right", "OD": "left"}
ENTER = ("\r", "\n")
ERASE = ("\x7f", "\b")
END_OF_FILE = "\x04"


def read_key(terminal: Terminal) -> str | None:
    """Return one key as a word, or a number that was typed; None where single keys cannot be read."""
    if not HAS_KEYS:
        return None
    handle = sys.stdin.fileno()
    before = termios.tcgetattr(handle)
    try:
        tty.setcbreak(handle)
        return collect(terminal, handle)
    finally:
        termios.tcsetattr(handle, termios.TCSADRAIN, before)


def collect(terminal: Terminal, handle: int) -> str:
    """Read until a key has a meaning."""
    typed = ""
    while True:
        key = os.read(handle, 8).decode("utf-8", "replace")
        if key in ("", END_OF_FILE):
            raise EOFError
        if key[0] == ESCAPE:
            return ARROWS.get(key[1:], "?")
        for sign in key:
            if sign in ENTER:
                terminal.show()
                return typed
            if sign in ERASE:
                typed = typed[:-1]
            elif sign.isdecimal():
                typed += sign
            else:
                return sign.casefold()
        terminal.console.file.write(f"\r{typed} \b")
        terminal.console.file.flush()
