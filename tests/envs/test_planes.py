"""What holds for the planes of every title: they show what the view shows, and nothing else."""

from __future__ import annotations

import itertools
import json
import os
from typing import TYPE_CHECKING

import pytest

from saecula.envs.layout import eyes_of
from saecula.games import title_of
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.frames import to_act
from saecula.kernel.planes import Canvas
from saecula.kernel.title import EVEN
from saecula.lab.variants import variants
from tests.moments import moments
from tests.titles import KEYS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from saecula.kernel.state import State
    from saecula.kernel.title import Title

MATCHES = int(os.environ.get("SAECULA_PLANES", "4"))  # of each title, with any number of seats and any options
MOMENTS = 40  # of a match that are drawn anew
STRIDE = 11  # events between two moments that are looked at


def matches(title: Title) -> Iterator[tuple[int, Iterator[State]]]:
    """Go through matches of different variants, at random and by rules of thumb."""
    every = variants(title)
    for seed in range(MATCHES):
        seats, options = every[seed * len(every) // MATCHES]
        yield seed, (s for s, _ in moments(title, seats, options, seed, STRIDE))


class Viewer:
    """Draws views of one match, on one canvas or each on a new one."""

    def __init__(self, title: Title, s: State) -> None:
        self.eyes = eyes_of(title, s)
        self.layout = self.eyes.fields()
        self.seats = int(s.seats)
        self.canvas = Canvas(self.layout, 1)

    def draw(self, s: State, seat: int, canvas: Canvas | None = None) -> tuple[bytes, list[int]]:
        """Return the planes of a view, and its numbers."""
        canvas = canvas or self.canvas
        canvas.face(0, seat, self.seats)
        self.eyes.paint(s, seat, canvas)
        assert canvas.is_full(), "a field has no number"
        return bytes(canvas.planes), list(canvas.before)


@pytest.mark.parametrize("key", KEYS)
def test_every_number_lies_within_its_field(key: str) -> None:
    """A number past the end of its field would paint the field beside it."""
    title = title_of(key)
    for match, played in matches(title):
        viewer = None
        for s in played:
            viewer = viewer or Viewer(title, s)
            for seat in range(viewer.seats):
                numbers = viewer.draw(s, seat)[1]
                for field, number in zip(viewer.layout, numbers, strict=True):
                    assert field.holds(number), (match, field, number)


@pytest.mark.parametrize("key", KEYS)
def test_planes_that_are_redrawn_equal_planes_that_are_drawn_anew(key: str) -> None:
    """Only what has changed is redrawn; nothing of an earlier moment is left."""
    title = title_of(key)
    for _, played in matches(title):
        viewer = None
        for s in itertools.islice(played, MOMENTS):
            viewer = viewer or Viewer(title, s)
            for seat in range(viewer.seats):
                assert viewer.draw(s, seat) == viewer.draw(s, seat, Canvas(viewer.layout, 1))


@pytest.mark.parametrize("key", KEYS)
def test_planes_show_nothing_that_the_seat_may_not_see(key: str) -> None:
    """In every world that a seat cannot tell from the true one, its planes are the same."""
    title = title_of(key)
    for match, played in matches(title):
        viewer = None
        rng = Rng(Chance(match, BOTS), 7)
        for s in played:
            viewer = viewer or Viewer(title, s)
            for seat in range(viewer.seats):
                world = title.resample(s, seat, rng, EVEN)
                assert viewer.draw(world, seat) == viewer.draw(s, seat)


@pytest.mark.parametrize("key", KEYS)
def test_planes_differ_where_views_differ(key: str) -> None:
    """No two views share planes: whoever sees the planes knows what the view tells."""
    title = title_of(key)
    for _, played in matches(title):
        viewer = None
        seen: dict[tuple[int, bytes], str] = {}
        for s in played:
            viewer = viewer or Viewer(title, s)
            for seat in range(viewer.seats):
                view = json.dumps([list(to_act(s)), title.view(s, seat)], sort_keys=True)
                assert seen.setdefault((seat, viewer.draw(s, seat)[0]), view) == view
