"""The titles of the collection: an explicit list, and the parts that a title offers by having a module of that name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from saecula.games.bronze import TITLE as BRONZE
from saecula.games.gentes import TITLE as GENTES
from saecula.games.khronos import TITLE as KHRONOS
from saecula.games.sample import TITLE as SAMPLE
from saecula.games.sands import TITLE as SANDS
from saecula.kernel.problem import Problem
from saecula.kernel.title import Title

TITLES: tuple[Title, ...] = (BRONZE, KHRONOS, GENTES, SANDS)
TEMPLATES: tuple[Title, ...] = (SAMPLE,)  # to learn from and to test the kernel with; not part of the collection


def title_of(key: str) -> Title:
    """Return the title with this key."""
    for title in (*TITLES, *TEMPLATES):
        if title.key == key:
            return title
    raise Problem("no-such-title", title=key, known=", ".join(title.key for title in TITLES))


@cache
def part(title: str, name: str) -> ModuleType | None:
    """Return a module of a title (“bots”, “bots.hints”, “terminal”), None if the title does not have it."""
    package = f"{__name__}.{title}"
    for word in name.split("."):
        if find_spec(f"{package}.{word}") is None:
            return None
        package = f"{package}.{word}"
    return import_module(package)
