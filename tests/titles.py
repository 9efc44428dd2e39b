"""The titles that the conformance tests ask: the product's, and the sample that shows hidden information."""

from __future__ import annotations

from saecula.bots.planned.judge import Judge
from saecula.games import TEMPLATES, TITLES, part

EVERY_TITLE = (*TITLES, *TEMPLATES)
KEYS = [title.key for title in EVERY_TITLE]


def judge_of(title: str) -> Judge:
    """Return the judge of a title whose players make plans."""
    module = part(title, "bots.judge")
    assert module is not None
    judge: Judge = module.JUDGE
    return judge
