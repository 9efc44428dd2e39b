"""The drawn map says what the adjacency list says. Everything here is read from the written file, as the page does."""

from __future__ import annotations

import gzip
import json
import re
import tomllib
from functools import cache
from itertools import combinations, pairwise
from math import cos, hypot, radians, sin
from pathlib import Path
from typing import Any

import pytest

from tests.games.sands.map.draw import ROWS, TARGET, draw
from tests.games.sands.map.writing import write

ROOT = Path(__file__).parent.parent.parent.parent
TEXT = (ROOT / "web" / "src" / "boards" / "sands" / "map.ts").read_text("utf-8")
SIZES = {"tile": (32, 32), "control": (28, 28), "citizens": (34, 22), "structures": (18, 18)}
MIN_BORDER_LENGTH = 55  # room for a trade good and five caravans
MIN_SEA_LINE_LENGTH = 18

Point = tuple[float, float]
Box = tuple[float, float, float, float]


def table(name: str) -> dict[str, Any]:
    """Return one of the file's records."""
    found = re.search(rf"^export const {name}: [^=]*= (\{{.*?^\}});$", TEXT, re.MULTILINE | re.DOTALL)
    assert found, name
    rows: dict[str, Any] = json.loads(found[1])
    return rows


LANDS = table("LANDS")
BORDERS = table("BORDERS")
LIST = tomllib.loads(ROWS.read_text("utf-8"))


@cache
def points(d: str) -> tuple[Point, ...]:
    """Follow a path of SVG: M x y, then steps."""
    assert re.fullmatch(r"M[-.\d ]+l[-.\d ]+z?", d)
    numbers = [float(word) for word in re.findall(r"-?\d*\.?\d+", d)]
    x, y = numbers[:2]
    found = [(x, y)]
    for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
        x, y = round(x + dx, 1), round(y + dy, 1)
        found.append((x, y))
    return tuple(found)


def outline(land: str) -> tuple[Point, ...]:
    """Return the outline of a land, closed."""
    ring = points(LANDS[land]["d"])
    return (*ring, ring[0])


def pieces(path: tuple[Point, ...]) -> dict[frozenset[Point], float]:
    """Return the pieces of a path with their lengths."""
    return {frozenset((a, b)): hypot(a[0] - b[0], a[1] - b[1]) for a, b in pairwise(path)}


def inside(point: Point, land: str) -> bool:
    """Say whether a point lies in a land."""
    x, y = point
    left, top, wide, high = LANDS[land]["box"]
    if not (left - 1 <= x <= left + wide + 1 and top - 1 <= y <= top + high + 1):
        return False
    crossings = [
        x < x1 + (y - y1) * (x2 - x1) / (y2 - y1)
        for (x1, y1), (x2, y2) in pairwise(outline(land))
        if (y1 > y) != (y2 > y)
    ]
    return sum(crossings) % 2 == 1


def crossing(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Say whether two pieces that share no end cross or touch."""

    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) <= 0 and side(c, d, a) * side(c, d, b) <= 0


def boxes(land: str) -> list[tuple[str, Box]]:
    """Return the places for pieces of a land: left, top, right, bottom."""
    row = LANDS[land]
    spots = [("tile", row["tile"]), ("control", row["control"])]
    spots += [(kind, spot) for kind in ("citizens", "structures") for spot in row[kind]]
    found = []
    for kind, (x, y) in spots:
        wide, high = SIZES[kind]
        found.append((kind, (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)))
    return found


def name_strip(land: str) -> list[Point]:
    """Return points on the strip where a name stands: on its line, and as high as its capitals."""
    x1, y1, cx, cy, x2, y2 = (float(word) for word in re.findall(r"-?[\d.]+", LANDS[land]["name"]["d"]))
    found = []
    for i in range(41):
        t = i / 40
        x, y = ((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in ((x1, cx, x2), (y1, cy, y2)))
        dx, dy = ((1 - t) * (b - a) + t * (c - b) for a, b, c in ((x1, cx, x2), (y1, cy, y2)))
        far = hypot(dx, dy)
        found += [(x + dy / far * up, y - dx / far * up) for up in (0, 9, 18)]
    return found


def test_the_file_is_what_the_script_draws() -> None:
    """Drawn again, the map is the same to the last byte."""
    assert write(draw()) == TARGET.read_text("utf-8")


def test_all_lands_and_borders_are_drawn() -> None:
    """The keys are those of the rows, in their order, and the ends and dots agree."""
    assert list(LANDS) == [row["key"] for row in LIST["land"]]
    assert {key: (row["ends"], row["dotted"]) for key, row in BORDERS.items()} == {
        row["key"]: (row["ends"], row.get("dotted", False)) for row in LIST["border"]
    }


@pytest.mark.parametrize("one", LANDS)
def test_lands_touch_exactly_when_they_are_adjacent(one: str) -> None:
    """Two outlines share pieces where the list has a solid border, and nowhere else; the border is all they share."""
    solid = {frozenset(row["ends"]): row["d"] for row in BORDERS.values() if not row["dotted"]}
    for other in LANDS:
        if other == one:
            continue
        shared = set(pieces(outline(one))) & set(pieces(outline(other)))
        drawn = solid.get(frozenset((one, other)))
        assert shared == (set(pieces(points(drawn))) if drawn else set()), other


@pytest.mark.parametrize("key", [key for key, row in BORDERS.items() if not row["dotted"]])
def test_every_border_can_be_seen(key: str) -> None:
    """A border is long enough for a trade good and five caravans."""
    assert sum(pieces(points(BORDERS[key]["d"])).values()) > MIN_BORDER_LENGTH


@pytest.mark.parametrize("key", [key for key, row in BORDERS.items() if row["dotted"]])
def test_dotted_lines_cross_water_from_coast_to_coast(key: str) -> None:
    """A dotted line begins and ends on the outlines of its two lands, which do not touch, and crosses no land."""
    path, (one, other) = points(BORDERS[key]["d"]), BORDERS[key]["ends"]
    assert path[0] in outline(one)
    assert path[-1] in outline(other)
    assert sum(pieces(path).values()) > MIN_SEA_LINE_LENGTH
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise(path)]
    assert [land for point in middles[1:-1] for land in LANDS if inside(point, land)] == []


@pytest.mark.parametrize("land", LANDS)
def test_no_outline_crosses_itself_or_another(land: str) -> None:
    """Pieces of outlines meet only at their ends."""
    own = list(pairwise(outline(land)))
    others = {
        frozenset(piece): piece
        for other in LANDS
        if boxes_meet(LANDS[land]["box"], LANDS[other]["box"])
        for piece in pairwise(outline(other))
    }
    near: dict[tuple[int, int], list[tuple[Point, Point]]] = {}
    for piece in others.values():
        for x, y in piece:
            near.setdefault((int(x // 20), int(y // 20)), []).append(piece)
    for a, b in own:
        i, j = int(a[0] // 20), int(a[1] // 20)
        for di in (-1, 0, 1):
            for dj in (-1, 0, 1):
                for c, d in near.get((i + di, j + dj), ()):
                    assert {a, b} & {c, d} or not crossing(a, b, c, d), (a, b, c, d)


def boxes_meet(one: list[int], other: list[int]) -> bool:
    """Say whether two windows overlap."""
    return all(abs(2 * one[i] + one[i + 2] - 2 * other[i] - other[i + 2]) <= one[i + 2] + other[i + 2] for i in (0, 1))


def test_no_place_belongs_to_two_lands() -> None:
    """On a grid over the whole map."""
    grid = [(x + 0.37, y + 0.41) for x in range(0, 1400, 17) for y in range(0, 980, 17)]
    assert [point for point in grid if sum(inside(point, land) for land in LANDS) > 1] == []


@pytest.mark.parametrize("land", LANDS)
def test_names_and_pieces_stay_inside_and_apart(land: str) -> None:
    """Every name and every place for a piece lies in its land; places overlap neither each other nor the name."""
    strip = name_strip(land)
    assert all(inside(point, land) for point in strip)
    for kind, (left, top, right, bottom) in boxes(land):
        corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
        assert all(inside(corner, land) for corner in corners), kind
        assert not any(left < x < right and top < y < bottom for x, y in strip), kind
    for (one, a), (other, b) in combinations(boxes(land), 2):
        assert a[2] <= b[0] + 0.1 or b[2] <= a[0] + 0.1 or a[3] <= b[1] + 0.1 or b[3] <= a[1] + 0.1, (one, other)


@pytest.mark.parametrize("land", LANDS)
def test_there_is_room_for_every_piece(land: str) -> None:
    """Five seats' citizens, six structures."""
    assert len(LANDS[land]["citizens"]) == 5
    assert len(LANDS[land]["structures"]) == 6


@pytest.mark.parametrize("key", BORDERS)
def test_five_caravans_cross_each_border(key: str) -> None:
    """A caravan points into the one land with one end and into the other with its other end; along a sea line it lies
    between them; none lies on a place for pieces.
    """
    row = BORDERS[key]
    assert len(row["caravans"]) == 5
    sticks = []
    for x, y, turn in row["caravans"]:
        dx, dy = cos(radians(turn)), sin(radians(turn))
        sticks.append([(x + dx * s, y + dy * s) for s in (-9, -4, 0, 4, 9)])
    if not row["dotted"]:
        one, other = row["ends"]
        for stick in sticks:
            assert {inside(stick[0], one), inside(stick[-1], one)} == {True, False}, stick
            assert {inside(stick[0], other), inside(stick[-1], other)} == {True, False}, stick
    for land in row["ends"]:
        for kind, (left, top, right, bottom) in boxes(land):
            for stick in sticks:
                assert not any(left < x < right and top < y < bottom for x, y in stick), (land, kind)


def test_neighbours_have_different_colours() -> None:
    """So that borders are seen at a glance."""
    tints = {land: row["tint"] for land, row in LANDS.items()}
    same = [row["ends"] for row in BORDERS.values() if len({tints[end] for end in row["ends"]} - {-1}) == 1]
    assert [ends for ends in same if -1 not in {tints[end] for end in ends}] == []


def test_the_map_is_light() -> None:
    """The page loads it with the board."""
    assert len(gzip.compress(TEXT.encode(), 9)) < 40_000


@pytest.mark.parametrize(
    ("listed", "instead", "complaint"),
    [
        ('ends = ["india", "serica"]', 'ends = ["libya", "serica"]', "india-serica is not drawn"),
        ('ends = ["aegyptus", "libya"]', 'ends = ["aegyptus", "libya"]\ndotted = true', "aegyptus-libya is not drawn"),
        ('ends = ["scythia", "serica"]', 'ends = ["india", "serica"]', r"parts \['scythia', 'serica'\]"),
    ],
    ids=["elsewhere", "dotted", "not-listed"],
)
def test_a_map_that_lies_is_not_drawn(
    listed: str, instead: str, complaint: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """If the list said otherwise than the lines, the script would refuse."""
    rows = tmp_path / "map.toml"
    rows.write_text(ROWS.read_text("utf-8").replace(listed, instead), "utf-8")
    monkeypatch.setattr("tests.games.sands.map.draw.ROWS", rows)
    with pytest.raises(ValueError, match=complaint):
        draw()
