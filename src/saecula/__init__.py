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
from saecula.match.match import Ask, Choice, Match, Refused
from saecula.match.opening import RELEASE, load_match, new_match, position_match
from saecula.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from saecula.kernel.title import Option, Title

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
    """Begin a match of a title.

    Args:
        title: Its key, one of `[facts["key"] for facts in saecula.titles()]`.
        seats: How many seats.
        seed: What decides all dice and cards; without one, chance picks it.
        options: Variants of the rules, `{"trading": True}`; the others keep their defaults.
        pack: The text of a data pack (TOML) that replaces printed values.
        players: Names, seat by seat.

    Raises:
        Problem: The title, the seats, an option or the pack is wrong.

    Example:
        >>> match = new("bronze", seats=3, seed=7, options={"edition": "2024"}, players=["Anna", "Ben"])
        >>> match.to_act, match.options["edition"]
        ((0,), '2024')
    """
    return new_match(title, seats=seats, seed=seed, options=options or {}, pack=pack, players=players)


def load(text: str, players: Sequence[str] = ()) -> Match:
    """Read a match from its log.

    Raises:
        BrokenLog: The log is damaged, is of newer rules, or has a choice that the rules forbid.

    Example:
        >>> match = new("bronze", seats=2, seed=7)
        >>> load(match.log()).digest() == match.digest()
        True
    """
    return load_match(text, players)


def position(
    title: str, description: Mapping[str, Any], *, seed: int | None = None, players: Sequence[str] = ()
) -> Match:
    """Begin a match from a described position; every title has its own form of them (docs/positions).

    Raises:
        Problem: The position cannot exist.

    Example:
        >>> match = position("bronze", {"seats": [{}, {}], "phase": "build", "dice": {"workers3": 3}}, seed=1)
        >>> print(match.ask(0))
        What do you build? (9 workers left)
    """
    return position_match(title, description, seed=seed, players=players)


def titles(lang: str = "en", among: Sequence[Title] = TITLES) -> list[dict[str, Any]]:
    """Return the facts of every title: name, seats, options with their values, and where its numbers come from.

    Example:
        >>> [facts["key"] for facts in titles()]
        ['bronze', 'khronos', 'gentes', 'sands']
    """
    found = []
    for title in among:
        texts = Texts(title.key, lang)
        found.append(
            {
                "key": title.key,
                "name": texts.say("title", {}),
                "tagline": texts.say("title-tagline", {}),
                "length": texts.say("title-length", {}),
                "weight": texts.say("title-weight", {}),
                "seats": list(title.seats),
                "rules": title.rules,
                "hides": title.hides,
                "options": [option_facts(option, texts) for option in title.options],
                "provenance": texts.say("title-provenance", {}),
            }
        )
    return found


def option_facts(option: Option, texts: Texts) -> dict[str, Any]:
    """Return an option in words; its values have a name of their own (`option-edition-2024`), a common one, or none."""
    own = {value: f"option-{option.key}-{value}" for value in option.values}
    keys = {value: key if texts.has(key) else f"value-{value}" for value, key in own.items()}
    return {
        "key": option.key,
        "name": texts.say(f"option-{option.key}", {}),
        "help": texts.raw(f"option-{option.key}", {}, "help"),
        "values": list(option.values),
        "names": {value: texts.say(key, {}) if texts.has(key) else value for value, key in keys.items()},
        "default": option.default,
    }
