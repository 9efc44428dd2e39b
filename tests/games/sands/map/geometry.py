"""Points and polylines."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import sqrt
from random import Random
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Path: TypeAlias = list[Point]

CALM = 0.4


def points(text: str) -> Path:
    """Read "10,20 30,40"."""
    return [(float(x), float(y)) for x, y in (word.split(",") for word in text.split())]


def distance(a: Point, b: Point) -> float:
    """Return how far two points are apart."""
    return sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)


def between(a: Point, b: Point, share: float) -> Point:
    """Return the point at this share of the way from a to b."""
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)


def length(path: Path) -> float:
    """Return the length of a path."""
    return sum(distance(a, b) for a, b in pairwise(path))


def along(path: Path, way: float) -> Point:
    """Return the point after this much of the way."""
    for a, b in pairwise(path):
        step = distance(a, b)
        if way <= step:
            return between(a, b, way / step if step else 0.0)
        way -= step
    return path[-1]


def direction(path: Path, way: float, reach: float) -> Point:
    """Return the unit vector in which a path runs at a place, seen over some reach."""
    a, b = along(path, max(0.0, way - reach)), along(path, min(length(path), way + reach))
    far = distance(a, b) or 1.0
    return ((b[0] - a[0]) / far, (b[1] - a[1]) / far)


def spaced(path: Path, step: float) -> Path:
    """Return points at even steps along a path, its ends among them."""
    whole = length(path)
    count = max(1, round(whole / step))
    marks = [whole * i / count for i in range(1, count)]
    found, walked, at = [path[0]], 0.0, 0
    for a, b in pairwise(path):
        far = distance(a, b)
        while at < len(marks) and marks[at] <= walked + far:
            found.append(between(a, b, (marks[at] - walked) / far))
            at += 1
        walked += far
    return [*found, path[-1]]


def curved(path: Path, *, closed: bool = False) -> Path:
    """Run a smooth curve (Catmull and Rom's) through all points."""
    around = [path[-2], *path, path[1]] if closed else [path[0], *path, path[-1]]
    found: Path = []
    for p, a, b, q in zip(around, around[1:], around[2:], around[3:], strict=False):
        steps = max(2, round(distance(a, b) / 4))
        for i in range(steps):
            t = i / steps
            weights = (
                -0.5 * t + t * t - 0.5 * t**3,
                1 - 2.5 * t * t + 1.5 * t**3,
                0.5 * t + 2 * t * t - 1.5 * t**3,
                -0.5 * t * t + 0.5 * t**3,
            )
            found.append(
                (
                    sum(w * v[0] for w, v in zip(weights, (p, a, b, q), strict=True)),
                    sum(w * v[1] for w, v in zip(weights, (p, a, b, q), strict=True)),
                )
            )
    return [*found, path[-1]]


def rough(path: Path, chance: Random, strength: float, grain: float) -> Path:
    """Displace midpoints, again and again, until no piece is longer than the grain; less so where lines meet."""
    ends = (path[0], path[-1])
    while True:
        found = [path[0]]
        split = False
        for a, b in pairwise(path):
            far = distance(a, b)
            if far > grain:
                calm = CALM if {a, b} & set(ends) else 1.0
                shift = (chance.random() - 0.5) * strength * calm
                middle = between(a, b, 0.5)
                found.append((middle[0] - (b[1] - a[1]) * shift, middle[1] + (b[0] - a[0]) * shift))
                split = True
            found.append(b)
        path = found
        if not split:
            return path


def rounded_off(path: Path) -> Path:
    """Cut every corner once (Chaikin's way); the ends stay."""
    found = [path[0]]
    for a, b in pairwise(path):
        found += [between(a, b, 0.25), between(a, b, 0.75)]
    return [*found, path[-1]]


def tenths(path: Path) -> Path:
    """Round to what the file keeps: tenths."""
    return [(round(x, 1), round(y, 1)) for x, y in path]


def area(ring: Path) -> float:
    """Return the area of a closed ring, positive when it runs clockwise on the screen."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*ring, ring[0]])) / 2


def inside(point: Point, ring: Path) -> bool:
    """Say whether a point lies inside a closed ring."""
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]]):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            odd = not odd
    return odd


def to_segment(point: Point, a: Point, b: Point) -> float:
    """Return the distance from a point to a piece of a line."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    share = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square if square else 0.0
    return distance(point, between(a, b, min(1.0, max(0.0, share))))


def to_path(point: Point, path: Path) -> float:
    """Return the distance from a point to a path."""
    return min(to_segment(point, a, b) for a, b in pairwise(path))


def bow(start: Point, control: Point, end: Point) -> Path:
    """Return a quadratic Bézier curve as a path."""
    return [between(between(start, control, i / 24), between(control, end, i / 24), i / 24) for i in range(25)]


def bounds(paths: Iterable[Path], air: int) -> tuple[int, int, int, int]:
    """Return the window around paths."""
    every = [point for path in paths for point in path]
    left, top = round(min(x for x, _ in every)) - air, round(min(y for _, y in every)) - air
    return (left, top, round(max(x for x, _ in every)) + air - left, round(max(y for _, y in every)) + air - top)
