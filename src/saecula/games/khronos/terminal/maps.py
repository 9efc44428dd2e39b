"""The three maps of Khronos as grids of letters: two signs a cell, the kind and whose it is."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.text import Text

from saecula.kernel.title import View
from saecula.term.layout import Block, padded, styled, wrapped
from saecula.term.pictures import SeatView

ROW_LABEL = 3
CELL = 2
GAP = 2
COLUMN_NAMES = "abcdefghijklmnop"
KINDS = ("military", "religious", "civil")
SEAT_COLOURS = ("cyan", "yellow", "green", "magenta", "red")
RUIN_STYLES = {"military": "yellow", "religious": "magenta", "civil": "blue"}
INKS = {"military": "black", "religious": "white", "civil": "white"}
KIND_STYLES = {kind: f"{INKS[kind]} on {ground}" for kind, ground in RUIN_STYLES.items()}
TERRAIN = {
    ".": (" .", "dim"),
    "F": (' "', "green"),
    "M": (" ^", "bright_black"),
    "~": (" ~", "cyan"),
}


@dataclass(frozen=True)
class ChangedCells:
    """What a preview shows beside the buildings: cells that are new, and cells where something is gone."""

    new: frozenset[int] = frozenset()
    gone: frozenset[int] = frozenset()


@dataclass(frozen=True)
class MapSymbols:
    """The signs of a terminal."""

    none: str = "·"
    ruin: str = "/"
    letters: tuple[str, ...] = field(default=("M", "R", "C"))


def seat_style(seat: int) -> str:
    """Return a seat's colour."""
    return f"bold {SEAT_COLOURS[seat % len(SEAT_COLOURS)]}"


def map_width(picture: SeatView) -> int:
    """Return how wide one map is."""
    return ROW_LABEL + CELL * int(picture.facts["columns"])


def signs_of(picture: SeatView) -> MapSymbols:
    """Return the signs for this terminal and language."""
    letters = tuple(picture.say("khronos-letters").split())
    return MapSymbols("." if picture.ascii else "·", "/", letters)


def cell_of(picture: SeatView, name: str) -> int:
    """Return the number of a cell by its name: c4 is column c, row 4."""
    return (int(name[1:]) - 1) * int(picture.facts["columns"]) + COLUMN_NAMES.index(name[0])


def cells_of(picture: SeatView, building: View) -> list[int]:
    """Return the cells of a building, row by row."""
    corner, rank, columns = cell_of(picture, building["cell"]), building["rank"], int(picture.facts["columns"])
    return [corner + i // rank * columns + i % rank for i in range(rank * rank)]


# -- one map ----------------------------------------------------------------------------------------------------------


def draw_map(picture: SeatView, era: View, marks: ChangedCells | None = None) -> Block:
    """Draw the map of an era under its name, with who rules what below it."""
    width = map_width(picture)
    columns, rows = int(picture.facts["columns"]), int(picture.facts["rows"])
    cells = [land(picture, cell) for cell in range(rows * columns)]
    lay_buildings(picture, era, cells)
    mark_choices(picture, era, cells)
    mark_changes(cells, marks or ChangedCells())
    head = Text(" " * ROW_LABEL).append("".join(f" {name.upper()}" for name in COLUMN_NAMES[:columns]), style="dim")
    block = [padded(draw_title(picture, era), width), head]
    for row in range(rows):
        line = styled(f"{row + 1:>{ROW_LABEL - 1}} ", "dim")
        for sign, style in cells[row * columns : (row + 1) * columns]:
            line.append(sign, style=style)
        block.append(line)
    return block + draw_domains(picture, era, width)


def draw_title(picture: SeatView, era: View) -> Text:
    """Draw the name of an era and the adventurers in it."""
    title = styled(picture.name(f"era/{era['key']}"), "bold")
    for seat, sheet in enumerate(picture.view["seats"]):
        here = sum(who["era"] == era["key"] for who in sheet["adventurers"].values())
        title.append(f" {seat + 1}" * here, style=seat_style(seat))
    return title


def land(picture: SeatView, cell: int) -> tuple[str, str]:
    """Return the sign of a cell's terrain."""
    columns = int(picture.facts["columns"])
    return TERRAIN[picture.facts["map"][cell // columns][cell % columns]]


def lay_buildings(picture: SeatView, era: View, cells: list[tuple[str, str]]) -> None:
    """Lay the buildings: a capital in the first cell, then the owner's number, or the inhabitants one by one."""
    signs = signs_of(picture)
    for building in era["buildings"]:
        letter = signs.letters[KINDS.index(building["kind"])]
        style = (RUIN_STYLES if building["ruin"] or building["printed"] else KIND_STYLES)[building["kind"]]
        for i, cell in enumerate(cells_of(picture, building)):
            capital = i == 0 and not building["printed"]
            cells[cell] = ((letter if capital else letter.lower()) + mark_on(building, i, signs), style)


def mark_on(building: View, i: int, signs: MapSymbols) -> str:
    """Return the sign beside the letter in the i-th cell of a building."""
    if building["owner"] is not None:
        return str(building["owner"] + 1)
    if building["half"] is not None and i == 0:
        return str(building["half"] + 1)
    if building["ruin"]:
        return signs.ruin
    cubes = [seat + 1 for seat, count in enumerate(building["cubes"]) for _ in range(count)]
    return str(cubes[i]) if i < len(cubes) else signs.none


def mark_choices(picture: SeatView, era: View, cells: list[tuple[str, str]]) -> None:
    """Mark the places that can be chosen: free ones with a plus, buildings by shining."""
    head = f"site/{era['key']}-"
    for thing in picture.legal:
        if thing.startswith(head):
            cell = cell_of(picture, thing.removeprefix(head))
            sign, style = cells[cell]
            free = sign.startswith(" ")
            cells[cell] = (" +", "bold yellow") if free else (sign, f"{style} bold underline")


def mark_changes(cells: list[tuple[str, str]], marks: ChangedCells) -> None:
    """Mark what a choice would bring and what it would erase."""
    for cell in marks.gone - marks.new:
        cells[cell] = ("xx", "bold red")
    for cell in marks.new:
        cells[cell] = (cells[cell][0], "bold reverse")


def draw_domains(picture: SeatView, era: View, width: int) -> Block:
    """Tell who rules which domain, and what it pays; domains nobody rules are left out."""
    entries = []
    for domain in era["domains"]:
        if domain["rulers"] and domain["tax"]:
            names = "+".join(str(seat + 1) for seat in domain["rulers"])
            entries.append(f"{domain['cell'].upper()}: {picture.say('khronos-rules', seat=names, coins=domain['tax'])}")
    return wrapped(styled(", ".join(entries), "dim"), width) if entries else []
