"""A picture: everything a board is drawn from, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from saecula.kernel.title import View
from saecula.texts import Texts

UNLIMITED_HEIGHT = 10_000
QUESTION_LINES = 9  # room for the question below the board


@dataclass(frozen=True)
class SeatView:
    """A view and the printed numbers, for the eyes of one seat."""

    view: View
    facts: View
    texts: Texts
    seat: int  # whose sheet comes first; −1: the active one's
    names: tuple[str, ...]
    width: int
    height: int = UNLIMITED_HEIGHT
    full: bool = False  # everything, however long it gets
    ascii: bool = False
    legal: Mapping[str, str] = field(default_factory=dict)  # things the legal choices point at → label in the list

    def say(self, key: str, **facts: object) -> str:
        """Return one of the terminal's sentences."""
        return self.texts.say(f"term-{key}", facts)

    def page(self, key: str, **facts: object) -> str:
        """Return one of the labels that the page's board uses too."""
        return self.texts.say(f"board-{key}", facts)

    def name(self, thing: str) -> str:
        """Return a thing's name."""
        return self.texts.plain_name(thing)

    def label(self, thing: str) -> str:
        """Return the label under which a thing can be chosen now, or nothing."""
        return self.legal.get(thing, "")
