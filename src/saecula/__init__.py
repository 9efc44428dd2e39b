"""Saecula: four civilization games on one table. The public face: new, load, position, titles."""

from __future__ import annotations

import os

if os.environ.get("SAECULA_PURE") == "1":
    from saecula._pure import install

    install()

from typing import TYPE_CHECKING, Any

from saecula.games import TITLES
from saecula.kernel.log import BrokenLog
from saecula.kernel.problem import Problem
from saecula.match import Ask, Choice, Match, Refused
from saecula.opening import RELEASE, load_match, new_match, position_match
from saecula.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

try:
    from saecula._build import COMPILED as _BUILT_COMPILED
except ImportError:  # a source checkout
    _BUILT_COMPILED = False

__version__ = RELEASE
COMPILED: bool = _BUILT_COMPILED and os.environ.get("SAECULA_PURE") != "1"

__all__ = [
    "COMPILED",
    "Ask",
    "BrokenLog",
    "Choice",
    "Match",
    "Problem",
    "Refused",
    "__version__",
    "load",
    "new",
    "position",
    "titles",
]


def new(
    title: str,
    *,
    seats: int,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    pack: str = "",
    players: Sequence[str] = (),
) -> Match:
    """Begin a match of a title; without a seed, chance picks one."""
    return new_match(title, seats=seats, seed=seed, options=options or {}, pack=pack, players=players)


def load(text: str, players: Sequence[str] = ()) -> Match:
    """Read a match from its log."""
    return load_match(text, players)


def position(
    title: str, description: Mapping[str, Any], *, seed: int | None = None, players: Sequence[str] = ()
) -> Match:
    """Begin a match from a described position (docs/positions)."""
    return position_match(title, description, seed=seed, players=players)


def titles(lang: str = "en") -> list[dict[str, Any]]:
    """Return the facts of every title: name, seats, options with their values, and where its numbers come from."""
    found = []
    for title in TITLES:
        texts = Texts(title.key, lang)
        found.append(
            {
                "key": title.key,
                "name": texts.say("title", {}),
                "tagline": texts.say("title-tagline", {}),
                "seats": list(title.seats),
                "rules": title.rules,
                "options": [
                    {
                        "key": option.key,
                        "name": texts.say(f"option-{option.key}", {}),
                        "values": list(option.values),
                        "default": option.default,
                    }
                    for option in title.options
                ],
                "provenance": texts.say("title-provenance", {}),
            }
        )
    return found
