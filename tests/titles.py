"""The titles that the conformance tests ask: the product's, and the sample that shows hidden information."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from saecula.bots.planned.judge import Judge
from saecula.bots.planned.value import PlannerOrigin, shipped_weights
from saecula.games import TEMPLATES, TITLES, part

EVERY_TITLE = (*TITLES, *TEMPLATES)
KEYS = [title.key for title in EVERY_TITLE]


def judge_of(title: str) -> Judge[Any]:
    """Return the judge of a title whose players make plans."""
    module = part(title, "bots.judge")
    assert module is not None
    judge: Judge[Any] = module.JUDGE
    return judge


def shipped_origin(judge: Judge[Any]) -> PlannerOrigin:
    """Return the origin of the linear value that comes with a title."""
    return shipped_weights(judge, f"{judge.title.key}.npz", judge.prior().shape)[1]


def modules(name: str) -> dict[str, ModuleType]:
    """Return the modules of this name beside the tests of titles (`scenes`, `positions`), by title."""
    places = {title.key: f"tests.games.{title.key}.{name}" for title in TITLES}
    return {key: import_module(place) for key, place in places.items() if find_spec(place)}
