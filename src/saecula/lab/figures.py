"""Figures: numbers as a language writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from saecula.texts import Texts

NONE = "–"  # where there is no figure


def figure(value: float, form: str, texts: Texts) -> str:
    """Return a number in a form of Python's, with the signs of the language: 1,234.5 or 1.234,5."""
    signs = {",": "lab-group", ".": "lab-point", "%": "lab-percent"}
    return "".join(texts.say(signs[sign], {}) if sign in signs else sign for sign in format(value, form))


def plain(value: object, texts: Texts) -> str:
    """Return a number as it is, or whatever else it is."""
    return figure(value, "", texts) if isinstance(value, float) else str(value)


def interval(low: float | None, high: float | None, form: str, texts: Texts) -> str:
    """Return both ends of an interval, if there is one."""
    if low is None or high is None:
        return NONE
    return f"{figure(low, form, texts)} – {figure(high, form, texts)}"
