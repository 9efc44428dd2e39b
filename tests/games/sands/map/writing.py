"""The map as a file of TypeScript."""

from __future__ import annotations

import json
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from tests.games.sands.map.borders import Border
from tests.games.sands.map.geometry import Path, Point, bounds, bow, length, spaced, tenths
from tests.games.sands.map.relief import Mark
from tests.games.sands.map.room import Places

WHOLE = (-20, -14, 1430, 994)
RIVER_STEP = 5.0

HEAD = """\
// Drawn by tests/games/sands/map/draw.py from tests/games/sands/map/lines.toml; not to be edited.
// biome-ignore-all format: a drawing, not a text
/** The map of Sands: lands, borders and what is drawn on them. Units are those of the window WHOLE, north up. */

export type Spot = readonly [x: number, y: number];
/** A window: left, top, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

export interface Curve {
  readonly d: string;
  readonly length: number;
}

export interface Land {
  /** Its outline. */
  readonly d: string;
  readonly box: Box;
  /** A colour that no neighbour has; −1 for the island lands that are mostly sea. */
  readonly tint: number;
  /** The curve its name stands on. */
  readonly name: Curve;
  /** Middle of the resource tile, 32 × 32. */
  readonly tile: Spot;
  /** Middle of the control marker, 28 × 28; a capital stands in its place. */
  readonly control: Spot;
  /** Middles of five places for citizens, 34 × 22. */
  readonly citizens: readonly Spot[];
  /** Middles of six places for structures, 18 × 18. */
  readonly structures: readonly Spot[];
}

export interface Border {
  readonly ends: readonly [LandKey, LandKey];
  /** A dotted line over the sea, from coast to coast. */
  readonly dotted: boolean;
  readonly d: string;
  /** Where a trade good lies, radius 10. */
  readonly good: Spot;
  /** Five places for caravans, sticks of 18 × 6, and the degrees to turn them so that they cross the border. */
  readonly caravans: readonly (readonly [x: number, y: number, turn: number])[];
}
"""


@dataclass
class Map:
    """Everything that is drawn."""

    rings: dict[str, Path]
    names: dict[str, Path]
    places: dict[str, Places]
    borders: list[Border]
    tints: dict[str, int]
    isles: list[tuple[str, Path]]
    rivers: list[Path]
    marks: list[Mark]
    seas: dict[str, Path]
    windows: dict[int, tuple[int, int, int, int]]


def number(value: float) -> str:
    """Write a number as short as it goes."""
    return (
        f"{value:.1f}".removesuffix(".0").replace("0.", ".", 1)
        if 0 < abs(value) < 1
        else f"{value:.1f}".removesuffix(".0")
    )


def pen(path: Path, *, closed: bool = False) -> str:
    """Write a path in the words of SVG, in steps from point to point."""
    steps = [f"M{number(path[0][0])} {number(path[0][1])}l"]
    for a, b in pairwise(path):
        for value in (round(b[0] - a[0], 1) + 0.0, round(b[1] - a[1], 1) + 0.0):
            word = number(value)
            steps.append(word if word.startswith("-") or steps[-1].endswith("l") else f" {word}")
    return "".join(steps) + ("z" if closed else "")


def curve(name: Path) -> dict[str, Any]:
    """Write the curve of a name."""
    (a, b), (c, d), (e, f) = name
    return {
        "d": f"M{number(a)} {number(b)}Q{number(c)} {number(d)} {number(e)} {number(f)}",
        "length": round(length(bow(*name))),
    }


def spot(at: Point) -> list[float]:
    """Write a place."""
    return [int(value) if value == int(value) else value for value in (round(at[0], 1), round(at[1], 1))]


def land_row(world: Map, land: str) -> dict[str, Any]:
    """Write a land."""
    places = world.places[land]
    return {
        "d": pen(world.rings[land], closed=True),
        "box": bounds([world.rings[land]], 0),
        "tint": world.tints[land],
        "name": curve(world.names[land]),
        "tile": spot(places.of("tile")[0]),
        "control": spot(places.of("control")[0]),
        "citizens": [spot(at) for at in places.of("citizens")],
        "structures": [spot(at) for at in places.of("structures")],
    }


def border_row(border: Border) -> dict[str, Any]:
    """Write a border."""
    return {
        "ends": list(border.ends),
        "dotted": border.dotted,
        "d": pen(border.path),
        "good": spot(border.good),
        "caravans": [[*spot(place.at), place.turn] for place in border.caravans],
    }


def compact(value: object) -> str:
    """Write a value as JSON without blanks."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def table(name: str, kind: str, rows: dict[str, Any]) -> str:
    """Write a record, one row per line."""
    body = ",\n".join(f"{compact(key)}:{compact(row)}" for key, row in rows.items())
    return f"export const {name}: Readonly<{kind}> = {{\n{body}\n}};\n"


def words(name: str, keys: list[str]) -> str:
    """Write a type: one of these words."""
    return f"export type {name} = " + " | ".join(f"'{key}'" for key in keys) + ";\n"


def write(world: Map) -> str:
    """Write the whole file."""
    isles = [[land, pen(ring, closed=True)] for land, ring in world.isles]
    rivers = "".join(pen(tenths(spaced(river, RIVER_STEP))) for river in world.rivers)
    marks: dict[str, list[list[float]]] = {}
    for mark in world.marks:
        marks.setdefault(mark.kind, []).append([*spot(mark.at), round(mark.scale, 2)])
    windows = {str(seats): box for seats, box in world.windows.items()}
    return "\n".join(
        (
            HEAD,
            words("LandKey", list(world.rings)),
            words("BorderKey", [border.key for border in world.borders]),
            f"export const WHOLE: Box = {compact(WHOLE)};\n",
            "/** What is in play with so many seats. */",
            table("WINDOWS", "Record<number, Box>", windows),
            table("LANDS", "Record<LandKey, Land>", {land: land_row(world, land) for land in world.rings}),
            table("BORDERS", "Record<BorderKey, Border>", {border.key: border_row(border) for border in world.borders}),
            "/** Islands: the land they belong to, and their outline. */",
            f"export const ISLES: readonly (readonly [LandKey, string])[] = {compact(isles)};\n",
            f"export const RIVERS = {compact(rivers)};\n",
            "/** Mountains and plants: where their foot stands, and their size. */",
            table(
                "RELIEF", "Record<string, readonly (readonly [number, number, number])[]>", dict(sorted(marks.items()))
            ),
            "/** Names of the waters that belong to nobody, each with its curve. */",
            table("SEAS", "Record<string, Curve>", {name: curve(path) for name, path in world.seas.items()}),
        )
    )
