"""Room for pieces: where tile, control marker, citizens and structures of a land lie, and whether they fit."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import cos, radians, sin

from tests.games.sands.map.borders import Border
from tests.games.sands.map.geometry import Path, Point, bow, direction, inside, length, spaced, to_path

EDGE_ROOM = 3.0
NAME_ABOVE, NAME_BELOW = 22.0, 5.0
GOOD_RADIUS = 10.0
STICK_HALF = 9.0
SIZES = {"tile": (32.0, 32.0), "control": (28.0, 28.0), "citizens": (34.0, 22.0), "structures": (18.0, 18.0)}
ROWS = {
    "T": [["tile", "control"]],
    "T6": [["tile", "control", *["structures"] * 6]],
    "T33": [["tile", "control"], ["structures"] * 3, ["structures"] * 3],
    "33": [[], ["structures"] * 3, ["structures"] * 3],
    "6": [["structures"] * 6],
    **{f"{n}c": [["citizens"] * n] for n in (1, 2, 3, 5)},
}


@dataclass
class Box:
    """Room for one piece."""

    kind: str
    at: Point

    @property
    def half(self) -> Point:
        """Half its width and height."""
        wide, high = SIZES[self.kind]
        return (wide / 2, high / 2)

    @property
    def corners(self) -> Path:
        """Its corners."""
        (x, y), (w, h) = self.at, self.half
        return [(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)]

    def holds(self, point: Point, margin: float = 0.0) -> bool:
        """Say whether a point lies inside."""
        return abs(point[0] - self.at[0]) < self.half[0] + margin and abs(point[1] - self.at[1]) < self.half[1] + margin


@dataclass
class Places:
    """The places of one land."""

    boxes: list[Box] = field(default_factory=list)

    def of(self, kind: str) -> list[Point]:
        """Return the places of one kind of piece."""
        return [box.at for box in self.boxes if box.kind == kind]


def line_of(kinds: list[str], left: float, y: float) -> list[Box]:
    """Return boxes side by side."""
    found = []
    for kind in kinds:
        wide = SIZES[kind][0]
        found.append(Box(kind, (left + wide / 2, y)))
        left += wide
    return found


def row(word: str, at: Point) -> list[Box]:
    """Return the boxes of a row around its middle; two short rows of structures stand beside tile and marker."""
    first, *short = ROWS[word]
    side, high = SIZES["structures"]
    head = sum(SIZES[kind][0] for kind in first)
    left = at[0] - (head + (3 * side if short else 0)) / 2
    found = line_of(first, left, at[1])
    for i, kinds in enumerate(short):
        found += line_of(kinds, left + head, at[1] + (i - 0.5) * high)
    return found


def furnish(text: str) -> Places:
    """Read the rows of a land: "T33@100,200 3c@100,230 2c@100,255"."""
    places = Places()
    for words in text.split():
        word, at = words.split("@")
        x, y = at.split(",")
        places.boxes += row(word, (float(x), float(y)))
    return places


def name_band(name: Path) -> list[Point]:
    """Return points all over the strip that a name covers."""
    curve = bow(name[0], name[1], name[2])
    whole = length(curve)
    found = []
    for i, point in enumerate(even := spaced(curve, 4)):
        dx, dy = direction(curve, whole * i / (len(even) - 1), 4)
        found += [(point[0] - dy * -high, point[1] + dx * -high) for high in (-NAME_BELOW, 0, 8, 15, NAME_ABOVE)]
    return found


def good_points(border: Border) -> list[Point]:
    """Return points of the trade good of a border."""
    x, y = border.good
    return [border.good, *((x + GOOD_RADIUS * dx, y + GOOD_RADIUS * dy) for dx, dy in COMPASS)]


def border_points(border: Border) -> list[Point]:
    """Return points of the trade good and of the caravans of a border."""
    found = good_points(border)
    for spot in border.caravans:
        dx, dy = cos(radians(spot.turn)) * STICK_HALF, sin(radians(spot.turn)) * STICK_HALF
        found += [(spot.at[0] + dx * s, spot.at[1] + dy * s) for s in (-1, -0.5, 0, 0.5, 1)]
    return found


COMPASS = [(1.0, 0.0), (0.7, 0.7), (0.0, 1.0), (-0.7, 0.7), (-1.0, 0.0), (-0.7, -0.7), (0.0, -1.0), (0.7, -0.7)]


def cramped(places: Places, ring: Path, name: Path, borders: list[Border]) -> list[str]:
    """Return what does not fit: pieces over the edge, over each other, over the name, over caravans."""
    outline = [*ring, ring[0]]
    found = []
    for box in places.boxes:
        edge = spaced([*box.corners, box.corners[0]], 6)
        if not all(inside(point, ring) for point in edge):
            found.append(f"{box.kind} at {box.at} is over the edge")
        elif min(to_path(point, outline) for point in edge) < EDGE_ROOM:
            found.append(f"{box.kind} at {box.at} is too near to the edge")
        if any(box.holds(point) for point in name_band(name)):
            found.append(f"{box.kind} at {box.at} is on the name")
        found += [f"{box.kind} at {box.at} is on {b.key}" for b in borders if any(map(box.holds, border_points(b)))]
    for i, box in enumerate(places.boxes):
        for other in places.boxes[:i]:
            reach = (box.half[0] + other.half[0], box.half[1] + other.half[1])
            if abs(box.at[0] - other.at[0]) < reach[0] - 0.1 and abs(box.at[1] - other.at[1]) < reach[1] - 0.1:
                found.append(f"{box.kind} at {box.at} is on {other.kind} at {other.at}")
    found += [f"the name leaves the land at {point}" for point in name_band(name) if not inside(point, ring)]
    return found
