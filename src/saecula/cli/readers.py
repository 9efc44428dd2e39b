"""Readers: what a word on the command line, in the environment or in a file of settings means, or what would fit."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from saecula.kernel.problem import Problem

MAX_DIGITS = 100  # enough for any seed
MAX_PORT = 65535


def names(what: str) -> Callable[[str], list[str]]:
    """Return a reader of names separated by commas, large letters or small."""

    def read(words: str) -> list[str]:
        if not words.strip():
            raise Problem("no-names", what=what)
        found = [word.strip().lower() for word in words.split(",")]
        if not all(found):
            raise Problem("empty-name", what=what, value=words[:80])
        return found

    return read


def whole(what: str, low: int | None = None, high: int | None = None) -> Callable[[str], int]:
    """Return a reader of whole numbers that complains as everything else does."""

    def read(word: str) -> int:
        digits = word.removeprefix("-").isdecimal() and len(word) <= MAX_DIGITS
        if digits and (low is None or int(word) >= low) and (high is None or int(word) <= high):
            return int(word)
        raise wrong_number(what, word[:40], low, high)

    return read


def wrong_number(what: str, value: str, low: int | None, high: int | None) -> Problem:
    """Return the problem of a number that is none, or is out of bounds; it tells the bounds."""
    if low is None:
        return Problem("bad-number", what=what, value=value)
    if high is None:
        return Problem("bad-number-least", what=what, value=value, low=low)
    return Problem("bad-number-range", what=what, value=value, low=low, high=high)


def text(_: str) -> Callable[[str], str]:
    """Return a reader of any words."""
    return str


def folder(_: str) -> Callable[[str], Path | None]:
    """Return a reader of a folder; no word is none."""
    return lambda word: Path(word) if word else None


def words(_: str) -> Callable[[str], list[str]]:
    """Return a reader of words separated by commas."""
    return lambda listed: [word.strip() for word in listed.split(",") if word.strip()]


def one_of(*known: str) -> Callable[[str], Callable[[str], str]]:
    """Return what makes readers of one word out of several."""

    def reader(what: str) -> Callable[[str], str]:
        def read(word: str) -> str:
            if word not in known:
                raise Problem("bad-choice", what=what, value=word[:40], known=", ".join(known))
            return word

        return read

    return reader


def switch(what: str) -> Callable[[str], bool]:
    """Return a reader of yes or no."""
    read = one_of("true", "false")(what)
    return lambda word: read(word) == "true"


def number(low: int, high: int) -> Callable[[str], Callable[[str], int]]:
    """Return what makes readers of whole numbers within bounds."""
    return lambda what: whole(what, low, high)


def address(what: str) -> Callable[[str], str]:
    """Return a reader of HOST:PORT; no word is none."""

    def read(word: str) -> str:
        host, _, port = word.rpartition(":")
        if word and not (host and port.isdecimal() and len(port) < MAX_DIGITS and int(port) <= MAX_PORT):
            raise Problem("bad-address", what=what, value=word[:80])
        return word

    return read
