"""Numbers as a language writes them."""

from __future__ import annotations

from saecula.texts import Texts

NO_FIGURE = "–"


def format_number(value: float, form: str, texts: Texts) -> str:
    """Return a number in a format of Python, with the signs of the language: 1,234.5 or 1.234,5."""
    signs = {",": "lab-group", ".": "lab-point", "%": "lab-percent"}
    return "".join(texts.say(signs[sign], {}) if sign in signs else sign for sign in format(value, form))


def format_plain(value: object, texts: Texts) -> str:
    """Return a float with the signs of the language, and anything else as it is."""
    return format_number(value, "", texts) if isinstance(value, float) else str(value)


def format_interval(low: float | None, high: float | None, form: str, texts: Texts) -> str:
    """Return both ends of an interval, or a dash."""
    if low is None or high is None:
        return NO_FIGURE
    return f"{format_number(low, form, texts)} – {format_number(high, form, texts)}"
