"""Lines that meet in points divide the plane: which faces there are, and which line parts which."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from math import atan2
from random import Random

from tests.games.sands.map.geometry import Path, Point, area, curved, inside, rough, rounded_off, spaced, tenths

COAST_STRIDE, COAST_ROUGH, COAST_GRAIN = 20.0, 0.8, 7.0
ISLE_STRIDE, ISLE_GRAIN = 6.5, 4.0
LAND_ROUGH, LAND_GRAIN, LAND_STEP = 0.36, 9.0, 6.0
TRIES = 40
SQUARE = 12


@dataclass
class Line:
    """A line between two meeting points, with the land on either side ("" is a sea that belongs to nobody)."""

    name: str
    drawn: Path
    left: str = ""
    right: str = ""
    path: Path = field(default_factory=list)

    @property
    def sides(self) -> frozenset[str]:
        """The lands on both sides."""
        return frozenset((self.left, self.right))

    @property
    def closed(self) -> bool:
        """Whether the line is an island of its own."""
        return self.drawn[0] == self.drawn[-1]


@dataclass
class Face:
    """What lines enclose: the lines in their order, each forwards or backwards."""

    way: list[tuple[Line, bool]]
    land: str = ""

    def ring(self, *, drawn: bool = False) -> Path:
        """Return the outline, without its first point again at the end."""
        found: Path = []
        for line, forwards in self.way:
            path = line.drawn if drawn else line.path
            found += path[:-1] if forwards else path[:0:-1]
        return found


def read_lines(written: dict[str, str], places: dict[str, str]) -> list[Line]:
    """Read "meeting_point 10,20 30,40 other_point"."""
    found = []
    for name, text in written.items():
        words = [places.get(word, word) for word in text.split()]
        path = [(float(x), float(y)) for x, y in (word.split(",") for word in words)]
        found.append(Line(name, path))
    return found


def trace(lines: list[Line]) -> list[Face]:
    """Walk round every face: at each meeting point take the next line clockwise."""
    leaving: dict[Point, list[tuple[float, Line, bool]]] = {}
    for line in lines:
        for forwards in (True, False):
            a, b = (line.drawn[0], line.drawn[1]) if forwards else (line.drawn[-1], line.drawn[-2])
            leaving.setdefault(a, []).append((atan2(b[1] - a[1], b[0] - a[0]), line, forwards))
    for ways in leaving.values():
        ways.sort(key=lambda way: way[0])
    unseen = {(line.name, forwards): line for line in lines for forwards in (True, False)}
    faces = []
    while unseen:
        (name, forwards), line = next(iter(unseen.items()))
        way = []
        while (name, forwards) in unseen:
            del unseen[name, forwards]
            way.append((line, forwards))
            ways = leaving[line.drawn[-1] if forwards else line.drawn[0]]
            back = next(i for i, (_, other, ahead) in enumerate(ways) if other is line and ahead != forwards)
            _, line, forwards = ways[back - 1]
            name = line.name
        faces.append(Face(way))
    return faces


def settle(lines: list[Line], seeds: dict[str, Point]) -> list[Face]:
    """Name the faces after the lands whose names stand in them, and tell the lines their sides."""
    faces = [face for face in trace(lines) if area(face.ring(drawn=True)) > 0]
    for land, seed in seeds.items():
        home = [face for face in faces if inside(seed, face.ring(drawn=True))]
        if len(home) != 1 or home[0].land:
            raise ValueError(f"{land} has no face of its own")
        home[0].land = land
    for face in faces:
        for line, forwards in face.way:
            if forwards:
                line.right = face.land
            else:
                line.left = face.land
    return faces


def run(line: Line, waters: frozenset[str], sheet: Sheet, dice: Callable[[str], Random]) -> Path:
    """Draw a line until it crosses nothing: coasts rough, borders calmer, borders at sea smooth."""
    smooth = curved(line.drawn, closed=line.closed)
    afloat = waters | {""}
    for attempt in range(TRIES):
        chance = dice(f"{line.name}/{attempt}")
        if line.sides <= afloat and not line.closed:
            path = tenths(spaced(smooth, LAND_STEP))
        elif line.sides & afloat:
            path = coast(smooth, chance)
        else:
            path = tenths(spaced(rounded_off(rough(spaced(smooth, 26), chance, LAND_ROUGH, LAND_GRAIN)), LAND_STEP))
        if not sheet.clashes(path):
            sheet.add(path)
            return path
    raise ValueError(f"{line.name} cannot be drawn without crossing a line")


def coast(path: Path, chance: Random) -> Path:
    """Roughen a smooth line into a coast."""
    return tenths(rough(spaced(path, COAST_STRIDE), chance, COAST_ROUGH, COAST_GRAIN))


def isle(ring: Path, chance: Random) -> Path:
    """Draw a small island, finer than the coasts."""
    return tenths(rough(spaced(curved(ring, closed=True), ISLE_STRIDE), chance, COAST_ROUGH, ISLE_GRAIN))


class Sheet:
    """What has been drawn so far, to see at once what a new line would cross."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], list[tuple[Point, Point]]] = {}

    def add(self, path: Path) -> None:
        """Draw a path."""
        for piece in pairwise(path):
            for cell in squares(piece):
                self.cells.setdefault(cell, []).append(piece)

    def clashes(self, path: Path) -> bool:
        """Say whether a path crosses or touches itself or what is drawn, away from common points."""
        own: dict[tuple[int, int], list[tuple[Point, Point]]] = {}
        for a, b in pairwise(path):
            for cell in squares((a, b)):
                for c, d in (*self.cells.get(cell, ()), *own.get(cell, ())):
                    if not {a, b} & {c, d} and cross(a, b, c, d):
                        return True
                own.setdefault(cell, []).append((a, b))
        return False


def squares(piece: tuple[Point, Point]) -> set[tuple[int, int]]:
    """Return the squares of the sheet that a short piece of a line may touch."""
    (x1, y1), (x2, y2) = piece
    return {
        (i, j)
        for i in range(int(min(x1, x2) // SQUARE), int(max(x1, x2) // SQUARE) + 1)
        for j in range(int(min(y1, y2) // SQUARE), int(max(y1, y2) // SQUARE) + 1)
    }


def turn(a: Point, b: Point, c: Point) -> float:
    """Return on which side of a → b the point c lies."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Say whether two pieces cross or touch."""
    return turn(a, b, c) * turn(a, b, d) <= 0 and turn(c, d, a) * turn(c, d, b) <= 0
