"""Borders as places: where a trade good lies, and where five caravans can cross."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, degrees

from tests.games.sands.map.geometry import Path, Point, along, curved, direction, distance, length, spaced, tenths
from tests.games.sands.map.plane import Line

SEATS = 5
GOOD_ROOM = 14.0  # from the middle to the first caravan
STICK_ROOM = 8.0  # from caravan to caravan
END_ROOM = 6.0  # from the last caravan to the end of the border
LANDFALL = 16.0  # how far a dotted line may be drawn from its coast
REACH = 9.0  # how much of the line says which way it runs


@dataclass
class Spot:
    """A place and the angle, in degrees, at which a caravan lies there."""

    at: Point
    turn: int


@dataclass
class Border:
    """Where two lands meet."""

    key: str
    ends: tuple[str, str]
    dotted: bool
    path: Path
    good: Point
    caravans: list[Spot]


def joined(lines: list[Line], land: str) -> Path:
    """Return the lines between two lands as one path, with the first land on its left."""
    pieces = [line.path if line.left == land else line.path[::-1] for line in lines]
    path = pieces.pop(0)
    while pieces:
        for piece in pieces:
            if piece[0] == path[-1] or piece[-1] == path[0]:
                path = path + piece[1:] if piece[0] == path[-1] else piece + path[1:]
                pieces.remove(piece)
                break
        else:
            raise ValueError("two lands meet at two places")
    return path


def ways(whole: float) -> list[float]:
    """Return the way from the middle to each caravan: to both sides in turn, closer together on a short border."""
    steps = [-GOOD_ROOM, GOOD_ROOM, -GOOD_ROOM - STICK_ROOM, GOOD_ROOM + STICK_ROOM, -GOOD_ROOM - 2 * STICK_ROOM]
    most = max(abs(step) for step in steps)
    share = min(1.0, (whole / 2 - END_ROOM) / most)
    return [step * share for step in steps]


def across(key: str, ends: tuple[str, str], path: Path, share: float = 0.5) -> Border:
    """Return a border on which caravans lie crosswise, around a share of its length."""
    calm = smoothed(path)
    middle = length(calm) * share
    spots = []
    for way in ways(2 * min(middle, length(calm) - middle)):
        dx, dy = direction(calm, middle + way, REACH)
        spots.append(Spot(along(calm, middle + way), half_turn(-dx, dy)))
    return Border(key, ends, False, path, along(calm, middle), spots)


def over_sea(key: str, ends: tuple[str, str], path: Path) -> Border:
    """Return a dotted line, along which caravans lie side by side."""
    middle = length(path) / 2
    centre = along(path, middle)
    dx, dy = direction(path, middle, REACH)
    spots = [Spot((centre[0] - dy * way, centre[1] + dx * way), half_turn(dy, dx)) for way in ways(1000.0)]
    return Border(key, ends, True, path, centre, spots)


def half_turn(up: float, right: float) -> int:
    """Return an angle of a stick, which looks the same from both ends: −90 … 90."""
    angle = round(degrees(atan2(up, right)))
    return (angle + 90) % 180 - 90


def smoothed(path: Path) -> Path:
    """Return a calm line through a rough one, so that neighbouring caravans do not stand every which way."""
    even = spaced(path, 6)
    for _ in range(6):
        even = [
            even[0],
            *(
                ((a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3)
                for a, b, c in zip(even, even[1:], even[2:], strict=False)
            ),
            even[-1],
        ]
    return even


def seaway(drawn: Path, rings: tuple[Path, Path]) -> Path:
    """Return a dotted line from coast to coast: its ends move to the nearest points of the two outlines."""
    ends = [nearest(drawn[0], rings[0]), nearest(drawn[-1], rings[1])]
    for end, meant in zip(ends, (drawn[0], drawn[-1]), strict=True):
        if distance(end, meant) > LANDFALL:
            raise ValueError(f"a dotted line begins at {meant}, far from its coast")
    return tenths(spaced(curved([ends[0], *drawn[1:-1], ends[1]]), 6))


def nearest(point: Point, ring: Path) -> Point:
    """Return the point of an outline that is nearest to another one."""
    return min(ring, key=lambda other: distance(point, other))
