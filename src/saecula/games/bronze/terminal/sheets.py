"""The rows of a Bronze sheet: pegs in their holes, boxes of cities and monuments, developments and points."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from saecula.kernel.title import View
from saecula.term.layout import Block, in_columns, padded, styled, wrapped
from saecula.term.pictures import SeatView

MIN_SHEET_COLUMNS = 38
MAX_DISASTERS_SHOWN = 15
COLOURS = {
    "wood": "yellow",
    "stone": "white",
    "pottery": "red",
    "cloth": "bright_blue",
    "metal": "cyan",
    "food": "green",
}


@dataclass(frozen=True)
class SheetSymbols:
    """The signs of pegs, boxes and ticks."""

    peg: str = "●"
    hole: str = "○"
    full: str = "■"
    empty: str = "□"
    tick: str = "√"
    minus: str = "−"
    cross: str = "×"
    dot: str = "·"


ASCII_SYMBOLS = SheetSymbols("o", ".", "#", "_", "*", "-", "x", "|")


def symbols_of(picture: SeatView) -> SheetSymbols:
    """Return the signs this terminal can show."""
    return ASCII_SYMBOLS if picture.ascii else SheetSymbols()


# -- pegboard ---------------------------------------------------------------------------------------------------------


def pegboard_rows(picture: SeatView, seat: int, width: int) -> Block:
    """Draw the rows of goods and food: pegs, free holes, and what each hole is worth in coins."""
    sheet = picture.view["seats"][seat]
    goods = list(sheet["goods"])
    names = {good: picture.name(f"good/{good}") for good in [*goods, "food"]}
    wide = max(cell_len(name) for name in names.values())
    longest = max(len(" ".join(holes(picture, good, 0))) for good in goods)
    gap = " " if 2 + wide + 1 + longest <= width else ""
    rows = [food_row(picture, sheet, named(picture, "food", names["food"], wide, seat))]
    for good in reversed(goods):
        row = named(picture, good, names[good], wide, seat)
        for i, hole in enumerate(holes(picture, good, sheet["goods"][good])):
            row.append(
                hole if not i else gap + hole, style=f"bold {COLOURS[good]}" if i < sheet["goods"][good] else "dim"
            )
        rows.append(row)
    return rows


def named(picture: SeatView, good: str, name: str, wide: int, seat: int) -> Text:
    """Begin a row of the pegboard with the label of its choice, if any, and its name."""
    label = picture.label(f"good/{good}") if seat == picture.seat else ""
    row = styled(f"{label:>1} ", "bold")
    return row.append(name + " " * (wide - cell_len(name) + 1), style=COLOURS[good])


def food_row(picture: SeatView, sheet: View, row: Text) -> Text:
    """Draw the row of food."""
    marks = symbols_of(picture)
    most = picture.facts["holes"]["food"]
    row.append(marks.peg * sheet["food"], style="bold green")
    return row.append(marks.hole * (most - sheet["food"]), style="dim").append(f" {sheet['food']}", style="bold")


def holes(picture: SeatView, good: str, pegs: int) -> list[str]:
    """Return the holes of a good's row, each with the worth of a stack that reaches it."""
    marks = symbols_of(picture)
    worths: list[int] = picture.facts["worths"][good]
    return [f"{marks.peg if i < pegs else marks.hole}{coins}" for i, coins in enumerate(worths)]


# -- cities and monuments ---------------------------------------------------------------------------------------------


def project_rows(picture: SeatView, seat: int) -> Block:
    """Draw the track of cities and the monuments in play with their boxes."""
    sheet = picture.view["seats"][seat]
    monuments = [key for key, row in picture.facts["monuments"].items() if row["in_play"]]
    names = {key: picture.name(f"project/{key}") for key in monuments}
    longest = max(cell_len(name) for name in names.values())
    rows = [city_row(picture, seat, sheet)]
    for key in monuments:
        row = begun(picture, key, seat).append(names[key] + " " * (longest - cell_len(names[key]) + 1))
        rows.append(monument_row(picture, seat, key, row))
    return rows


def begun(picture: SeatView, project: str, seat: int) -> Text:
    """Begin a row with the label of its choice, if any."""
    label = picture.label(f"project/{project}") if seat == picture.seat else ""
    return styled(f"{label:>1} ", "bold")


def city_row(picture: SeatView, seat: int, sheet: View) -> Text:
    """Draw the cities: how many there are, and the boxes of those to come."""
    marks = symbols_of(picture)
    row = begun(picture, "city", seat).append(picture.say("bronze-city-row", cities=sheet["cities"]), style="bold")
    left = sheet["city_boxes"]
    for city in picture.facts["cities"]:
        filled = min(left, city["boxes"])
        left -= filled
        row.append(" ").append(str(city["city"]), style="dim")
        row.append(marks.full * filled, style="bold green").append(marks.empty * (city["boxes"] - filled), style="dim")
    return row


def monument_row(picture: SeatView, seat: int, key: str, row: Text) -> Text:
    """Draw a monument: its boxes, then the points it brought or can still bring."""
    marks = symbols_of(picture)
    sheet = picture.view["seats"][seat]
    printed = picture.facts["monuments"][key]
    filled = sheet["monuments"][key]
    built = key in sheet["built"]
    if built:
        row.stylize("bold")
    row.append(marks.full * filled, style="bold green" if built else "bold yellow")
    row.append(marks.empty * (printed["boxes"] - filled), style="dim")
    if built:
        return row.append(f" {marks.tick}{sheet['built'][key]}", style="bold green")
    first = picture.view["first_builders"][key]
    if first is None:
        return row.append(f" {printed['first']}", style="bold").append(f"/{printed['later']}", style="dim")
    return row.append(f" {marks.minus}/", style="dim").append(str(printed["later"]), style="bold")


def disaster_row(picture: SeatView, sheet: View) -> Text:
    """Draw the marked disaster boxes."""
    marks = symbols_of(picture)
    boxes = sheet["disasters"]
    row = Text("  ").append(picture.name("part/disaster_boxes") + " ", style="red" if boxes else "dim")
    if not boxes:
        return row.append(marks.minus, style="dim")
    return row.append(marks.cross * min(boxes, MAX_DISASTERS_SHOWN), style="bold red").append(f" {marks.minus}{boxes}")


def draw_score(picture: SeatView, sheet: View, width: int) -> Block:
    """Tell what the points are made of."""
    return [padded(line, width) for line in wrapped(styled("  " + parts_text(picture, sheet), "dim"), width, 2)]


def parts_text(picture: SeatView, sheet: View) -> str:
    """Return the parts of a score in words."""
    minus = symbols_of(picture).minus
    return picture.say("bronze-parts", **{part: str(n).replace("-", minus) for part, n in sheet["parts"].items()})


# -- developments, rivals ---------------------------------------------------------------------------------------------


def draw_developments(picture: SeatView, seat: int, width: int, *, brief: bool = False) -> Block:
    """Draw the developments with price and points: ticked if owned, bold with a plus if they can be bought now."""
    owned = picture.view["seats"][seat]["developments"] if picture.view["seats"] else []
    entries = []
    names = {key: picture.name(f"development/{key}") for key in picture.facts["developments"]}
    longest = max(cell_len(name) for name in names.values())
    for key, printed in picture.facts["developments"].items():
        legal = f"development/{key}" in picture.legal
        if brief and not legal and key not in owned:
            continue
        entries.append(development_entry(picture, names[key], longest, printed, owned=key in owned, legal=legal))
    return in_columns(entries, width)


def development_entry(picture: SeatView, name: str, longest: int, printed: View, *, owned: bool, legal: bool) -> Text:
    """Draw one development: mark, name, price and points."""
    mark = symbols_of(picture).tick if owned else "+" if legal else " "
    style = "bold green" if owned else "bold yellow" if legal else "dim"
    entry = styled(f"{mark} ", style).append(name + " " * (longest - cell_len(name)), style=style)
    cost = f"{printed['cost']:>3}"
    return entry.append(cost, style="dim" if owned else style).append(f"/{printed['points']}", style=style)


def draw_rival(picture: SeatView, seat: int, style: str) -> Block:
    """Draw another seat's sheet in a few words."""
    sheet = picture.view["seats"][seat]
    dot = f" {symbols_of(picture).dot} "
    row = Text("> " if picture.view["active"] == seat else "  ").append(picture.names[seat], style=style).append(dot)
    row.append(picture.say("points", points=sheet["points"]), style="bold")
    for words in rival_words(picture, sheet):
        row.append(dot, style="dim").append(words)
    return wrapped(row, picture.width, 4)


def rival_words(picture: SeatView, sheet: View) -> list[str]:
    """Name what a rival has: cities, food, goods, boxes begun, monuments, developments, disasters."""
    words = [picture.say("bronze-cities", cities=sheet["cities"]), picture.say("bronze-food", food=sheet["food"])]
    goods = [f"{picture.name(f'good/{good}')} {count}" for good, count in sheet["goods"].items() if count]
    if goods:
        worth = sum(sheet["worth"].values())
        words.append(picture.say("bronze-goods", goods=", ".join(goods), coins=worth))
    words += [monument_words(picture, sheet, key, filled) for key, filled in sheet["monuments"].items() if filled]
    words += [picture.name(f"development/{key}") for key in sheet["developments"]]
    if sheet["disasters"]:
        marks = symbols_of(picture)
        words.append(f"{picture.name('part/disaster_boxes')} {marks.minus}{sheet['disasters']}")
    return words


def monument_words(picture: SeatView, sheet: View, key: str, filled: int) -> str:
    """Tell how far a monument has come."""
    name = picture.name(f"project/{key}")
    if key in sheet["built"]:
        return f"{name} {symbols_of(picture).tick}"
    return f"{name} {filled}/{picture.facts['monuments'][key]['boxes']}"
