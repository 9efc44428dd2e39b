"""Draw the map of Sands: web/src/boards/sands/map.ts, from the adjacency list and the hand-drawn lines.

Lines that meet in points divide the plane, so whatever two lands share is one line, roughened once and drawn by both.
Which lands a line parts is computed and must be what the adjacency list says, or nothing is written.
"""

from __future__ import annotations

import tomllib
from functools import partial
from pathlib import Path as File
from random import Random
from typing import Any

from tests.games.sands.map.borders import Border, across, joined, over_sea, seaway
from tests.games.sands.map.geometry import Path, bounds, bow, points, tenths
from tests.games.sands.map.plane import Line, Sheet, isle, read_lines, run, settle
from tests.games.sands.map.relief import Mark, free_in, mountains, plants, run_river
from tests.games.sands.map.room import Places, cramped, furnish, good_points, name_band
from tests.games.sands.map.writing import WHOLE, Map, write

ROOT = File(__file__).resolve().parents[4]
ROWS = ROOT / "src" / "saecula" / "games" / "sands" / "data" / "map.toml"
LINES = File(__file__).with_name("lines.toml")
TARGET = ROOT / "web" / "src" / "boards" / "sands" / "map.ts"
SEED = "orbis terrarum"
AIR = 26  # around the lands in play, in the window of a number of seats
TINTS = 4
SEATS = (2, 3, 4, 5)


def draw() -> Map:
    """Draw the map, or say what is wrong with the lines."""
    rows = tomllib.loads(ROWS.read_text("utf-8"))
    drawn = tomllib.loads(LINES.read_text("utf-8"))
    names = {land["key"]: points(drawn["names"][land["key"]]) for land in rows["land"]}
    lines = read_lines(drawn["lines"], drawn["points"])
    faces = settle(lines, {land: bow(*name)[12] for land, name in names.items()})
    isles = [(text.split(" ", 1)[0], points(text.split(" ", 1)[1])) for text in drawn["isles"].values()]
    firm = {land for line in lines if line.closed for land in line.sides}  # an island that is nothing but land
    waters = frozenset(land["key"] for land in rows["land"] if land["terrain"] == "island" and land["key"] not in firm)
    sheet = Sheet()
    for line in lines:
        line.path = run(line, waters, sheet, partial(dice, "line"))
    rings = {face.land: face.ring() for face in faces if face.land}
    borders = meet(rows["border"], drawn, lines, rings)
    places = {land: furnish(drawn["pieces"][land]) for land in rings}
    check(rows["border"], lines, rings, names, places, borders)
    rivers = [tenths(run_river(text, dice("river", name))) for name, text in drawn["rivers"].items()]
    return Map(
        {land: rings[land] for land in names},
        names,
        places,
        borders,
        colours([land for land in names if land not in waters], borders) | dict.fromkeys(waters, -1),
        [(land, isle(ring, dice("isle", str(i)))) for i, (land, ring) in enumerate(isles)],
        rivers,
        relief(drawn, rings, names, places, borders, rivers),
        {name: points(text) for name, text in drawn["seas"].items()},
        {seats: window([rings[land["key"]] for land in rows["land"] if land["players"] <= seats]) for seats in SEATS},
    )


def dice(*what: str) -> Random:
    """Return the chance of one thing, so that a changed line changes no other."""
    return Random("/".join((SEED, *what)))  # noqa: S311 - a drawing has no secrets


def meet(rows: list[dict[str, Any]], drawn: dict[str, Any], lines: list[Line], rings: dict[str, Path]) -> list[Border]:
    """Return the borders, in the order of the list."""
    found = []
    for row in rows:
        key, ends = row["key"], (row["ends"][0], row["ends"][1])
        shared = [line for line in lines if line.sides == set(ends)]
        if row.get("dotted") and key in drawn["seaways"]:
            path = seaway(points(drawn["seaways"][key]), (rings[ends[0]], rings[ends[1]]))
            found.append(over_sea(key, ends, path))
        elif shared and not row.get("dotted"):
            found.append(across(key, ends, joined(shared, ends[0]), drawn["middles"].get(key, 0.5)))
        else:
            raise ValueError(f"{key} is not drawn")
    return found


def check(
    rows: list[dict[str, Any]],
    lines: list[Line],
    rings: dict[str, Path],
    names: dict[str, Path],
    places: dict[str, Places],
    borders: list[Border],
) -> None:
    """Refuse a map that lies about neighbours or leaves no room for pieces."""
    solid = {frozenset(row["ends"]) for row in rows if not row.get("dotted")}
    wrong = [
        f"{line.name} parts {sorted(line.sides)}" for line in lines if "" not in line.sides and line.sides not in solid
    ]
    for land, ring in rings.items():
        wrong += [f"{land}: {what}" for what in cramped(places[land], ring, names[land], borders)]
    if wrong:
        raise ValueError("\n".join(wrong))


def colours(lands: list[str], borders: list[Border]) -> dict[str, int]:
    """Colour lands so that neighbours differ, each colour about as often as the others."""
    near: dict[str, set[str]] = {land: set() for land in lands}
    for border in borders:
        if set(border.ends) <= set(lands):
            near[border.ends[0]].add(border.ends[1])
            near[border.ends[1]].add(border.ends[0])
    order = sorted(lands, key=lambda land: -len(near[land]))
    found: dict[str, int] = {}

    def paint(at: int) -> bool:
        if at == len(order):
            return True
        used = {found.get(other) for other in near[order[at]]}
        for tint in sorted(range(TINTS), key=lambda tint: list(found.values()).count(tint)):
            if tint not in used:
                found[order[at]] = tint
                if paint(at + 1):
                    return True
                del found[order[at]]
        return False

    if not paint(0):
        raise ValueError("too few colours")
    return found


def relief(
    drawn: dict[str, Any],
    rings: dict[str, Path],
    names: dict[str, Path],
    places: dict[str, Places],
    borders: list[Border],
    rivers: list[Path],
) -> list[Mark]:
    """Return mountains and plants, those in front last."""
    marks: list[Mark] = []
    for land, ring in rings.items():
        goods = [point for border in borders if land in border.ends for point in good_points(border)]
        boxes = [(box.at, box.half) for box in places[land].boxes if box.kind != "structures"]  # those come late
        free = free_in(ring, goods + name_band(names[land]), rivers, boxes)
        raised = mountains(drawn["ridges"].get(land, ""), free, dice("ridge", land))
        grown = plants(drawn["plants"].get(land, ""), ring, free, raised, dice("plants", land))
        marks += raised + grown
    return sorted(marks, key=lambda mark: mark.at[1])


def window(paths: list[Path]) -> tuple[int, int, int, int]:
    """Return a window around paths, in the shape of the whole map and inside it."""
    x, y, w, h = bounds(paths, AIR)
    share = WHOLE[2] / WHOLE[3]
    wide, high = max(w, round(h * share)), max(h, round(w / share))
    left = min(max(x - (wide - w) // 2, WHOLE[0]), WHOLE[0] + WHOLE[2] - wide)
    top = min(max(y - (high - h) // 2, WHOLE[1]), WHOLE[1] + WHOLE[3] - high)
    return (left, top, wide, high)


def main() -> None:
    """Write the file."""
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(write(draw()), "utf-8")


if __name__ == "__main__":
    main()
