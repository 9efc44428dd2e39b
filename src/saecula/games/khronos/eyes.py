"""What a seat of a Khronos match sees as planes: three maps cell by cell, cards, coins, and what is half done."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from saecula.games.khronos.kinds import (
    ADVENTURERS,
    ADVENTURERS_EACH,
    CARD_COUNT,
    CARDS,
    CELL_NAMES,
    CELLS,
    COLUMNS,
    ERA_COUNT,
    ERAS,
    ROWS,
    TILE_COUNT,
    TILES,
)
from saecula.games.khronos.rules.build import Place
from saecula.games.khronos.rules.cards import deck_size
from saecula.games.khronos.rules.course import TURN, turn_step
from saecula.games.khronos.rules.pay import PaySurcharge, SplitCards
from saecula.games.khronos.rules.reason import Restoring
from saecula.games.khronos.rules.removal import Keeper, hamlet_under
from saecula.games.khronos.rules.repair import Victim, tied_in
from saecula.games.khronos.rules.shrink import Shrink
from saecula.games.khronos.state import (
    CELL_AT,
    CUBES_AT,
    CUBES_BITS,
    CUBES_EACH,
    HALF_AT,
    OWNER_AT,
    PLAYS_EACH,
    PRINTED_AT,
    RUIN_AT,
    Khronos,
    cell_of,
    owner_of,
)
from saecula.games.khronos.views import is_open
from saecula.games.khronos.words import ASKS
from saecula.kernel.planes import (
    BITS,
    FLAG,
    HOT,
    PACKED,
    PART_FLAG,
    PART_HERE,
    PART_HOT,
    PART_SEAT,
    PART_SEATS,
    SCALED,
    UPTO,
    Canvas,
    Eyes,
    Field,
    Packing,
    Part,
    fields,
    question_fields,
)
from saecula.kernel.rows import Row, ints
from saecula.kernel.state import State

MAX_ROUNDS = 10
MAX_TILES = 40
MAX_CARDS = 120
MAX_MONEY = 255
TILE_BITS = 4
CELL_BITS = 9
SEAT_BITS = 3
MAX_CUBES = (1 << CUBES_BITS) - 1
BUILDING = [
    Part("tile", PART_HOT, 0, TILE_BITS, int(TILE_COUNT)),
    Part("corner", PART_HERE, CELL_AT, CELL_BITS),
    Part("owner", PART_SEAT, OWNER_AT, SEAT_BITS),
    Part("printed", PART_FLAG, PRINTED_AT, 1),
    Part("ruin", PART_FLAG, RUIN_AT, 1),
    Part("half", PART_SEAT, HALF_AT, SEAT_BITS),
    Part("cubes", PART_SEATS, CUBES_AT, CUBES_BITS, MAX_CUBES),
]
PENDING = ("place", "surcharge", "split", "restore", "keeper", "victim", "shrink")
PLACE: Final[i64] = 0
SURCHARGE: Final[i64] = 1
SPLIT: Final[i64] = 2
RESTORE: Final[i64] = 3
KEEPER: Final[i64] = 4
VICTIM: Final[i64] = 5
SHRINK: Final[i64] = 6
REASON_ERA: Final[i64] = 2
NOBODY: Final[i64] = -1
NO_CARDS: Final[i64] = 0


def table_fields(seats: int) -> list[Field]:
    """Return the fields of the turn, the tiles and the cards."""
    return [
        *question_fields(seats, ASKS),
        Field("phase", HOT, len(TURN)),
        Field("round", UPTO, MAX_ROUNDS),
        Field("start", HOT, seats),
        Field("active", HOT, seats),
        *fields(["exchanged", "swapped"], FLAG),
        *fields([f"stock/{tile}" for tile in TILES], SCALED, MAX_TILES),
        *fields([f"gone/{tile}" for tile in TILES], SCALED, MAX_TILES),
        Field("deck", SCALED, MAX_CARDS),
        *fields([f"discard/{card}" for card in CARDS], SCALED, MAX_CARDS),
        *fields([f"display/{card}" for card in CARDS], SCALED, MAX_CARDS),
        Field("pending", HOT, len(PENDING)),
        Field("pending/seat", HOT, seats),
        Field("pending/tile", HOT, TILE_COUNT),
        Field("pending/era", HOT, ERA_COUNT),
        Field("pending/cards", SCALED, MAX_CARDS),
        Field("pending/next/row", HOT, ROWS),
        Field("pending/next/column", HOT, COLUMNS),
        *fields([f"pending/row/{row + 1}" for row in range(ROWS)], BITS, COLUMNS),
    ]


def seat_fields(seat: int) -> list[Field]:
    """Return the fields of one seat; of others' hands only the cards that everybody saw going there."""
    at = f"seat+{seat}"
    return [
        Field(f"{at}/money_seen", FLAG),
        Field(f"{at}/money", SCALED, MAX_MONEY),
        Field(f"{at}/purse_open", FLAG),
        Field(f"{at}/cubes", UPTO, CUBES_EACH),
        Field(f"{at}/cards", SCALED, MAX_CARDS),
        *fields([f"{at}/hand/{card}" for card in CARDS], SCALED, MAX_CARDS),
        *fields([f"{at}/{name}/era" for name in ADVENTURERS], HOT, ERA_COUNT),
        *fields([f"{at}/{name}/played" for name in ADVENTURERS], UPTO, PLAYS_EACH),
    ]


@final
class KhronosEyes(Eyes):
    """Hands are seen by their owners; covered money, too."""

    def __init__(self, s: Khronos) -> None:
        self.seats: Final = int(s.seats)
        self.cells: Final = ints(ROWS, 0)  # the cells of what is half done, for a moment

    def fields(self) -> list[Field]:
        """Return the fields of a view in order."""
        packing = Packing(BUILDING, self.seats)
        found = table_fields(self.seats)
        for seat in range(self.seats):
            found += seat_fields(seat)
        return found + [Field(f"{era}/{cell}", PACKED, packing=packing) for era in ERAS for cell in CELL_NAMES]

    def paint(self, s: State, seat: i64, canvas: Canvas) -> None:
        """Put the turn, what is half done, the seats, and the maps."""
        assert isinstance(s, Khronos)
        paint_table(s, canvas)
        paint_pending(s, canvas, self.cells)
        there: i64
        for there in range(s.seats):
            paint_seat(s, (seat + there) % s.seats, seat, canvas)
        era: i64
        for era in range(ERA_COUNT):
            canvas.put_cells(s.board, era * CELLS, CELLS)


def paint_table(s: Khronos, canvas: Canvas) -> None:
    """Put the turn, the tiles and the cards."""
    canvas.put_question(s)
    canvas.put(turn_step(s))
    canvas.put(s.round)
    canvas.put_seat(s.start)
    canvas.put_seat(s.active)
    canvas.put_flag(s.exchanged)
    canvas.put_flag(s.swapped)
    canvas.puts(s.stock, 0, TILE_COUNT)
    canvas.puts(s.gone, 0, TILE_COUNT)
    canvas.put(deck_size(s))
    canvas.puts(s.discard, 0, CARD_COUNT)
    canvas.puts(s.display, 0, CARD_COUNT)


def paint_seat(s: Khronos, owner: i64, seat: i64, canvas: Canvas) -> None:
    """Put one seat's coins, cubes, cards and adventurers."""
    is_laid_open = is_open(s, int(owner))
    is_seen = seat == owner or is_laid_open
    canvas.put_flag(is_seen)
    canvas.put(s.money[owner] if is_seen else NO_CARDS)
    canvas.put_flag(is_laid_open)
    canvas.put(s.cubes[owner])
    canvas.put(s.hand_size(owner))
    canvas.puts(s.hands if owner == seat else s.known, owner * CARD_COUNT, CARD_COUNT)
    canvas.puts(s.eras, owner * ADVENTURERS_EACH, ADVENTURERS_EACH)
    canvas.puts(s.played, owner * ADVENTURERS_EACH, ADVENTURERS_EACH)


def paint_pending(s: Khronos, canvas: Canvas, cells: Row) -> None:
    """Put what is half done: a tile in the hand, a payment, buildings that must shrink."""
    top: Any = s.top
    what = NOBODY
    era = NOBODY
    tile = NOBODY
    whose = NOBODY
    cards = NO_CARDS
    if isinstance(top, Place):
        what, era, tile = PLACE, top.era, top.tile
    elif isinstance(top, PaySurcharge):
        what, cards = SURCHARGE, top.cards - top.taken
    elif isinstance(top, SplitCards):
        what, cards = SPLIT, top.cards
    elif isinstance(top, Restoring):
        what, era = RESTORE, REASON_ERA
    elif isinstance(top, Keeper):
        what, era = KEEPER, REASON_ERA
    elif isinstance(top, Victim):
        what, era = VICTIM, top.era
    elif isinstance(top, Shrink):
        what, era, whose = SHRINK, top.era, owner_of(top.queue[top.done])
    canvas.put(what)
    canvas.put_seat(whose if what == SHRINK else (top.seat if what != NOBODY else NOBODY))
    canvas.put(tile)
    canvas.put(era)
    canvas.put(cards)
    first = mark_cells(s, top, cells)
    canvas.put(first // COLUMNS if first != NOBODY else NOBODY)
    canvas.put(first % COLUMNS if first != NOBODY else NOBODY)
    canvas.puts(cells, 0, ROWS)


def mark_cells(s: Khronos, top: Any, cells: Row) -> i64:  # noqa: ANN401 - whichever frame asks
    """Mark the cells of what is half done, row by row, and return the next one."""
    row: i64
    for row in range(ROWS):
        cells[row] = 0
    first = NOBODY
    i: i64
    if isinstance(top, Restoring):
        first = top.cell
    elif isinstance(top, Keeper):
        first = hamlet_under(s, top.b)
    elif isinstance(top, Victim):
        tied = tied_in(s, top.era, top.zone, top.kind)
        for i in range(tied.n):
            mark(cells, cell_of(tied.row[i]))
        return cell_of(tied.row[0])
    elif isinstance(top, Shrink):
        for i in range(top.done, len(top.queue)):
            mark(cells, cell_of(top.queue[i]))
        return cell_of(top.queue[top.done])
    if first != NOBODY:
        mark(cells, first)
    return first


def mark(cells: Row, cell: i64) -> None:
    """Mark a cell."""
    cells[cell // COLUMNS] |= 1 << cell % COLUMNS


def eyes(first: State) -> Eyes:
    """Return the eyes for matches that begin like this one."""
    assert isinstance(first, Khronos)
    return KhronosEyes(first)
