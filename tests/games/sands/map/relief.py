"""Relief: mountains along ridges, plants over plains, kept clear of names, pieces, borders and rivers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from tests.games.sands.map.geometry import (
    Path,
    Point,
    curved,
    direction,
    distance,
    inside,
    length,
    points,
    spaced,
    to_path,
)

MOUNTAINS = ("peak", "peak", "twin", "hill")
RIDGE_STEP = 13.0
PLANT_ROOM = 21.0
HALF_WIDE, HIGH = 7.0, 12.0
EDGE_ROOM = 3.0
TURNING = 0.6  # how often a river bends to the other side


@dataclass
class Mark:
    """A small drawing: which one, where its foot stands, how large."""

    kind: str
    at: Point
    scale: float


Free = Callable[[Point, float], bool]


def free_in(ring: Path, taken: list[Point], curves: list[Path], boxes: list[tuple[Point, Point]]) -> Free:
    """Return a judge: may something of this size stand at this point of a land?"""
    outline = [*ring, ring[0]]
    near = [curve for curve in curves if any(inside(point, ring) for point in curve)]

    def free(at: Point, size: float) -> bool:
        wide, top = HALF_WIDE * size, (at[0], at[1] - HIGH * size)
        if any(abs(at[0] - x) < w + wide and y - h < at[1] and top[1] < y + h for (x, y), (w, h) in boxes):
            return False
        if any(distance(at, point) < wide + 3 or distance(top, point) < wide for point in taken):
            return False
        if not inside(at, ring) or to_path(at, outline) < wide + 1 or to_path(top, outline) < EDGE_ROOM:
            return False
        return all(to_path(at, curve) > wide and to_path(top, curve) > EDGE_ROOM for curve in near)

    return free


def mountains(text: str, free: Free, chance: Random) -> list[Mark]:
    """Raise mountains along ridges, in one or two rows."""
    found: list[Mark] = []
    for ridge in text.split("|") if text else []:
        line = curved(points(ridge))
        for i, point in enumerate(spaced(line, RIDGE_STEP)):
            dx, dy = direction(line, RIDGE_STEP * i, 8)
            for side in (-0.5, 0.5):
                off = side * 13 + (chance.random() - 0.5) * 5
                at = (point[0] - dy * off + dx * side * 7, point[1] + dx * off + dy * side * 7)
                size = 0.75 + 0.5 * chance.random()
                kind = MOUNTAINS[int(chance.random() * len(MOUNTAINS))]
                if free(at, size) and all(distance(at, mark.at) > 9.5 * (size + mark.scale) / 2 for mark in found):
                    found.append(Mark(kind, at, size))
    return found


def plants(text: str, ring: Path, free: Free, raised: list[Mark], chance: Random) -> list[Mark]:
    """Scatter plants and hills over what is left of a land."""
    kinds = text.split()
    left, right = min(x for x, _ in ring), max(x for x, _ in ring)
    top, bottom = min(y for _, y in ring), max(y for _, y in ring)
    found: list[Mark] = []
    for _ in range(int((right - left) * (bottom - top) / 90) if kinds else 0):
        at = (left + (right - left) * chance.random(), top + (bottom - top) * chance.random())
        kind = kinds[int(chance.random() * len(kinds))]
        size = 0.8 + 0.35 * chance.random()
        if all(distance(at, mark.at) > PLANT_ROOM for mark in (*raised, *found)) and free(at, size):
            found.append(Mark(kind, at, size))
    return found


def run_river(text: str, chance: Random) -> Path:
    """Let a river wind along its drawn way."""
    line = curved(points(text))
    even = spaced(line, 9)
    found = [even[0]]
    swing = 1.0
    for i, point in enumerate(even[1:-1], start=1):
        dx, dy = direction(line, length(line) * i / (len(even) - 1), 6)
        swing = -swing if chance.random() < TURNING else swing
        off = swing * (0.6 + 1.8 * chance.random())
        found.append((point[0] - dy * off, point[1] + dx * off))
    return curved([*found, even[-1]])
