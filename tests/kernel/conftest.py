from __future__ import annotations

import pytest

import saecula.games
from saecula.games.sample import TITLE
from tests.kernel.market import COMPILED

# Its toys subclass kernel classes; the uncompiled run has it.
collect_ignore = ["test_hard_cases.py"] if COMPILED else []


@pytest.fixture(autouse=True)
def sample_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sample is no part of the collection; here it can be read by its key."""
    monkeypatch.setattr(saecula.games, "TITLES", (*saecula.games.TITLES, TITLE))
