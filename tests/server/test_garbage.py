"""The collector: it looks at what is new, and at everything only when much was set aside."""

from __future__ import annotations

import gc
import weakref
from typing import TYPE_CHECKING

import pytest

from saecula.server import garbage
from saecula.server.garbage import NEVER, Garbage

if TYPE_CHECKING:
    from collections.abc import Iterator


class Thing:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture
def collector() -> Iterator[Garbage]:
    """The collector of a server; afterwards Python's own."""
    before = gc.get_threshold()
    yield Garbage()
    gc.set_threshold(*before)
    gc.unfreeze()


def test_no_choice_waits_for_a_look_at_everything(collector: Garbage) -> None:
    """Python never looks at all objects by itself, and what has stayed is not looked at again."""
    assert gc.get_threshold()[2] == NEVER
    kept = [Thing() for _ in range(1000)]
    collector.look_at_new()
    assert len(gc.get_objects()) < len(kept)


def test_what_is_new_and_lost_is_freed(collector: Garbage) -> None:
    """Though it holds itself."""
    lost = weakref.ref(Thing())
    assert lost() is not None
    collector.look_at_new()
    assert lost() is None


def test_what_was_set_aside_is_freed_when_it_has_doubled(collector: Garbage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until then it costs memory, and nobody time."""
    thing = Thing()
    collector.look_at_new()
    lost = weakref.ref(thing)
    del thing
    collector.look_at_all()
    assert lost() is not None
    monkeypatch.setattr(garbage, "MAX_GROWTH", 0.5)  # as if it had doubled
    collector.look_at_all()
    assert lost() is None
