"""What holds for the planes of every title: they show what the view shows, and nothing else."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from saecula.envs.layout import eyes_of
from saecula.games import title_of
from saecula.kernel.arena import advance
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.frames import choices, draw, to_act
from saecula.kernel.planes import Canvas
from saecula.kernel.state import AT_END, BY_NATURE, NATURE
from saecula.kernel.title import EVEN, settled_options
from saecula.lab.variants import variants
from tests.titles import KEYS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from saecula.kernel.state import State
    from saecula.kernel.title import Title

MATCHES = 12  # of each title, with all numbers of seats and all options
MAX_EVENTS = 20_000


def moments(title: Title, match: int) -> Iterator[State]:
    """Go through a random match of a random variant."""
    rng = Rng(Chance(match, BOTS), 1)
    every = variants(title)
    seats, options = every[rng.below(len(every))]
    s = title.new(seats, settled_options(title, seats, dict(options)), "")
    for event in range(1, MAX_EVENTS):
        yield s
        if s.owed == AT_END:
            return
        if s.owed == BY_NATURE:
            advance(s, NATURE, draw(s, Chance(match).word(event)))
        else:
            seat = to_act(s)[0]
            legal = choices(s, seat)
            advance(s, seat, legal[rng.below(len(legal))])


class Viewer:
    """Draws views of one match, each anew."""

    def __init__(self, title: Title, s: State) -> None:
        self.eyes = eyes_of(title, s)
        self.layout = self.eyes.fields()
        self.seats = int(s.seats)

    def draw(self, s: State, seat: int, canvas: Canvas | None = None) -> tuple[bytes, list[int]]:
        """Return the planes of a view, and its numbers."""
        canvas = canvas or Canvas(self.layout, 1)
        canvas.face(0, seat, self.seats)
        self.eyes.paint(s, seat, canvas)
        assert canvas.is_full(), "a field has no number"
        return bytes(canvas.planes), list(canvas.before)


@pytest.mark.parametrize("key", KEYS)
def test_every_number_lies_within_its_field(key: str) -> None:
    """A number past the end of its field would paint the field beside it."""
    title = title_of(key)
    for match in range(MATCHES):
        viewer = None
        for s in moments(title, match):
            viewer = viewer or Viewer(title, s)
            for seat in range(viewer.seats):
                numbers = viewer.draw(s, seat)[1]
                for field, number in zip(viewer.layout, numbers, strict=True):
                    assert field.lowest <= number <= field.highest, (match, field, number)


@pytest.mark.parametrize("key", KEYS)
def test_planes_that_are_redrawn_equal_planes_that_are_drawn_anew(key: str) -> None:
    """Only what has changed is redrawn; nothing of an earlier moment is left."""
    title = title_of(key)
    for match in range(MATCHES // 3):
        viewer, canvas = None, None
        for s in moments(title, match):
            viewer = viewer or Viewer(title, s)
            canvas = canvas or Canvas(viewer.layout, 1)
            for seat in range(viewer.seats):
                assert viewer.draw(s, seat, canvas) == viewer.draw(s, seat)


@pytest.mark.parametrize("key", KEYS)
def test_planes_show_nothing_that_the_seat_may_not_see(key: str) -> None:
    """In every world that a seat cannot tell from the true one, its planes are the same."""
    title = title_of(key)
    for match in range(MATCHES // 2):
        viewer = None
        rng = Rng(Chance(match, BOTS), 7)
        for s in moments(title, match):
            viewer = viewer or Viewer(title, s)
            for seat in range(viewer.seats):
                world = title.resample(s, seat, rng, EVEN)
                assert viewer.draw(world, seat) == viewer.draw(s, seat)


@pytest.mark.parametrize("key", KEYS)
def test_planes_differ_where_views_differ(key: str) -> None:
    """No two views share planes: whoever sees the planes knows what the view tells."""
    title = title_of(key)
    for match in range(MATCHES // 2):
        viewer = None
        seen: dict[tuple[int, bytes], str] = {}
        for s in moments(title, match):
            viewer = viewer or Viewer(title, s)
            for seat in range(viewer.seats):
                view = json.dumps([list(to_act(s)), title.view(s, seat)], sort_keys=True)
                assert seen.setdefault((seat, viewer.draw(s, seat)[0]), view) == view
