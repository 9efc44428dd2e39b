"""The table of Bronze: dice, pegboards, score sheets, developments. Drawn from view and facts; knows no rules."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from saecula.games.bronze.terminal.dice import draw_dice
from saecula.games.bronze.terminal.offers import OFFER_QUESTIONS, read_offer
from saecula.games.bronze.terminal.sheets import (
    MIN_SHEET_COLUMNS,
    disaster_row,
    draw_developments,
    draw_rival,
    draw_score,
    pegboard_rows,
    project_rows,
)
from saecula.kernel.title import View
from saecula.term.layout import (
    ASCII,
    ROUND,
    SEAT_COLOURS,
    Block,
    beside,
    framed,
    padded,
    seat_style,
    styled,
    width_of,
    wrapped,
)
from saecula.term.pictures import QUESTION_LINES, SeatView

MIN_COLUMNS_WIDE = 100
MIN_COLUMNS_IN_HALVES = 80

HINTED = OFFER_QUESTIONS  # questions with a hint of their own on how to answer
read_line = read_offer


def draw(picture: SeatView) -> Block:
    """Draw the whole table: as wide as it may be, and as high as fits above the question."""
    fits = per_row(picture) == len(picture.view["seats"])
    if picture.width >= MIN_COLUMNS_WIDE and (picture.full or fits):
        wide = draw_with(picture, draw_wide)
        if picture.full or len(wide) + QUESTION_LINES <= picture.height:
            return wide
    return draw_with(picture, draw_stacked)


def per_row(picture: SeatView) -> int:
    """Return how many sheets fit side by side."""
    return max(1, min(len(picture.view["seats"]), picture.width // (MIN_SHEET_COLUMNS + 2)))


def draw_with(picture: SeatView, sheets: Callable[[SeatView], Block]) -> Block:
    """Draw the head, the dice and one arrangement of the sheets."""
    block: Block = [draw_head(picture)]
    if picture.view["active"] is not None:
        block += draw_dice(picture, picture.width)
    return block + sheets(picture)


def draw_head(picture: SeatView) -> Text:
    """Draw the line with round, phase and whose turn it is."""
    view = picture.view
    line = "=" if picture.ascii else "━"
    head = styled(line * 2 + " ", "dim")
    head.append(picture.say("bronze-round", round=view["round"], most=picture.facts["last_round"]), style="bold")
    if view["active"] is not None:
        head.append(f" {line} ", style="dim").append(picture.name(f"phase/{view['phase']}"), style="bold")
        head.append(f" {line} ", style="dim").append(picture.names[view["active"]], style=seat_style(view["active"]))
    if view["last_round"] and view["active"] is not None:
        head.append(f" {line} ", style="dim").append(picture.say("bronze-last-round"), style="bold red")
    head.append(" ")
    head.truncate(picture.width)
    room = picture.width - head.cell_len
    return head.append(line * room, style="dim")


def focus_of(picture: SeatView) -> int:
    """Return the seat whose sheet matters now."""
    if picture.seat >= 0:
        return picture.seat
    return picture.view["active"] or 0


# -- wide: all sheets side by side ------------------------------------------------------------------------------------


def draw_wide(picture: SeatView) -> Block:
    """Draw every seat's sheet beside the others, as many as fit in a row, and the developments below."""
    seats = len(picture.view["seats"])
    if seats == 1:
        return [*draw_sheet_in_halves(picture, 0, picture.width), *draw_developments(picture, 0, picture.width)]
    row = -(-seats // -(-seats // per_row(picture)))  # rows of equal length
    gap = 1 if row * (MIN_SHEET_COLUMNS + 3) - 1 <= picture.width else 0
    each = (picture.width - gap * (row - 1)) // row
    block: Block = []
    for i in range(0, seats, row):
        sheets = [draw_sheet(picture, seat, each) for seat in range(i, min(seats, i + row))]
        block += beside(even(sheets), gap)
    return block + draw_developments(picture, focus_of(picture), picture.width)


def even(sheets: list[Block]) -> list[Block]:
    """Make framed blocks equally high: blank lines above their lower edge."""
    most = max(len(sheet) for sheet in sheets)
    evened = []
    for sheet in sheets:
        edge = sheet[1]
        blank = Text(edge.plain[0]).append(" " * (edge.cell_len - 2)).append(edge.plain[-1])
        blank.stylize(edge.spans[0].style if edge.spans else "", 0)
        evened.append([*sheet[:-1], *[blank.copy() for _ in range(most - len(sheet))], sheet[-1]])
    return evened


def draw_sheet(picture: SeatView, seat: int, width: int, *, owned: bool = True) -> Block:
    """Draw one seat's pegboard and score sheet in one column."""
    inner = width - 2
    sheet = picture.view["seats"][seat]
    rows = [*pegboard_rows(picture, seat, inner), Text(), *project_rows(picture, seat)]
    rows += [disaster_row(picture, sheet), *(owned_rows(picture, sheet, inner) if owned else [])]
    rows += draw_score(picture, sheet, inner)
    return frame_sheet(picture, seat, rows, width)


def owned_rows(picture: SeatView, sheet: View, width: int) -> Block:
    """Name the developments of a sheet."""
    names = ", ".join(picture.name(f"development/{key}") for key in sheet["developments"])
    return wrapped(styled(f"  {names}", "bold"), width, 2) if names else []


def frame_sheet(picture: SeatView, seat: int, rows: Block, width: int) -> Block:
    """Frame a sheet under its owner's name and points."""
    sheet = picture.view["seats"][seat]
    active = picture.view["active"] == seat
    title = styled(("> " if active else "") + picture.names[seat], seat_style(seat))
    note = styled(picture.say("points", points=sheet["points"]), "bold")
    frame = ASCII if picture.ascii else ROUND
    colour = SEAT_COLOURS[seat % len(SEAT_COLOURS)]
    return framed(rows, width, frame, title=title, note=note, style=colour if active else f"dim {colour}")


# -- compact and narrow: one sheet in full, the others in short -------------------------------------------------------


def draw_stacked(picture: SeatView) -> Block:
    """Draw the sheet that matters now, then the rivals; all sheets if everything is wanted."""
    first = focus_of(picture)
    order = [first, *[seat for seat in range(len(picture.view["seats"])) if seat != first]]
    block: Block = []
    for seat in order:
        if seat == first or picture.full:
            block += draw_one(picture, seat, owned=seat != first)
        else:
            block += draw_rival(picture, seat, seat_style(seat))
    grid = draw_developments(picture, first, picture.width)
    used = len(block) + len(grid) + 6 + QUESTION_LINES
    brief = not picture.full and used > picture.height
    return block + (draw_developments(picture, first, picture.width, brief=True) if brief else grid)


def draw_one(picture: SeatView, seat: int, *, owned: bool) -> Block:
    """Draw one sheet, in halves where there is room for both; its developments unless they are listed below."""
    if picture.width >= MIN_COLUMNS_IN_HALVES:
        return draw_sheet_in_halves(picture, seat, picture.width, owned=owned)
    return draw_sheet(picture, seat, picture.width, owned=owned)


def draw_sheet_in_halves(picture: SeatView, seat: int, width: int, *, owned: bool = False) -> Block:
    """Draw the pegboard at the left, the projects at the right."""
    inner = width - 2
    sheet = picture.view["seats"][seat]
    right = project_rows(picture, seat)
    room = inner - width_of(right)
    left = [*pegboard_rows(picture, seat, room), disaster_row(picture, sheet)]
    half = max(width_of(left), min(room, inner // 2))
    left = [padded(line, half) for line in left]
    rows = beside([left, right], 0) + (owned_rows(picture, sheet, inner) if owned else [])
    return frame_sheet(picture, seat, rows + draw_score(picture, sheet, inner), width)
