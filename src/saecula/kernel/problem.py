"""A problem: something wrong that came from outside, told by key so that texts can say it in any language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Problem(Exception):  # noqa: N818 - the project's word for it
    """Wrong input: `key` names the text `problem-…`, `facts` are its arguments."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __reduce__(self) -> tuple[Callable[..., Problem], tuple[object, ...]]:
        return raised, (type(self), self.key, self.facts)

    def __str__(self) -> str:
        """Return the sentence in English, or the facts where no texts are loaded, and the key."""
        words = SPEAKERS[-1](self) if SPEAKERS else str(self.facts)
        return f"{words} ({self.key})"


def raised(kind: type[Problem], key: str, facts: dict[str, object]) -> Problem:
    """Return a problem from what was pickled."""
    return kind(key, **facts)


SPEAKERS: Final[list[Callable[[Problem], str]]] = []  # texts put theirs here: the kernel knows none
