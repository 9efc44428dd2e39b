"""Golden matches: whole matches that must fold to the same facts for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

import saecula
from saecula.kernel.title import Title
from tests.titles import EVERY_TITLE, KEYS
from tools.write_golden import shows, wanted

GOLDEN = Path(__file__).parent / "golden"
every_title = pytest.mark.parametrize("title", EVERY_TITLE, ids=KEYS)


def kept(title: Title) -> list[tuple[str, str, str]]:
    """Return name, ending and digest of every golden match."""
    lines = (GOLDEN / title.key / "digests.txt").read_text("utf-8").splitlines()
    return [(name, ending, digest) for name, ending, digest in (line.split() for line in lines)]


@every_title
def test_golden_matches_fold_to_their_digests(title: Title) -> None:
    """A refactoring changes no fact of any golden match."""
    for name, ending, digest in kept(title):
        match = saecula.load((GOLDEN / title.key / name).read_text("utf-8"))
        assert match.over, name
        assert title.ending(match.state) == ending, name
        assert match.digest() == digest, name


@every_title
def test_golden_matches_show_every_seat_count_option_and_way_to_end(title: Title) -> None:
    """What no golden match shows is named here."""
    missing = wanted(title)
    for name, ending, _ in kept(title):
        match = saecula.load((GOLDEN / title.key / name).read_text("utf-8"))
        missing -= shows(match._log, ending)
    assert not missing
