"""A problem: something wrong that came from outside, told by key so that texts can say it in any language."""

from __future__ import annotations


class Problem(Exception):  # noqa: N818 - the project's word for it
    """Wrong input: `key` names the text `problem-…`, `facts` are its arguments."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        """Show key and facts; a sentence comes from texts."""
        return f"{self.key} {self.facts}"
