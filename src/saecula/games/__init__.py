"""The titles of the collection: an explicit list."""

from __future__ import annotations

from saecula.games.bronze import TITLE as BRONZE
from saecula.games.khronos import TITLE as KHRONOS
from saecula.games.sample import TITLE as SAMPLE
from saecula.kernel.problem import Problem
from saecula.kernel.title import Title

TITLES: tuple[Title, ...] = (BRONZE, KHRONOS)
TEMPLATES: tuple[Title, ...] = (SAMPLE,)  # to learn from and to test the kernel with; not part of the collection


def title_of(key: str) -> Title:
    """Return the title with this key."""
    for title in (*TITLES, *TEMPLATES):
        if title.key == key:
            return title
    raise Problem("no-such-title", title=key, known=", ".join(title.key for title in TITLES))
