"""The shape of Khronos: which rows exist, under which keys. Numbers printed on components are data (data/)."""

from __future__ import annotations

from typing import Final, Literal, get_args

from mypy_extensions import i64

from saecula.kernel.verbs import keys

MAX_SEATS: Final = 5

Era = Literal["might", "faith", "reason"]
ERAS: Final[tuple[Era, ...]] = get_args(Era)
MIGHT: Final = 0
FAITH: Final[i64] = 1
REASON: Final = 2
ERA_COUNT: Final[i64] = 3

Colour = Literal["military", "religious", "civil"]
CARDS: Final[tuple[Colour, ...]] = get_args(Colour)  # the colours of cards, and the kinds of buildings
MILITARY: Final = 0
RELIGIOUS: Final = 1
CIVIL: Final = 2
CARD_COUNT: Final[i64] = 3

# Tile 3 × kind + rank − 1. A tile of rank n is n × n cells.
Tile = Literal["watchtower", "keep", "castle", "chapel", "monastery", "abbey", "hamlet", "town", "city"]
TILES: Final[tuple[Tile, ...]] = get_args(Tile)
TILE_COUNT: Final[i64] = 9
HAMLET: Final = 6
RANKS: Final[i64] = 3
SMALL: Final = 1
MEDIUM: Final = 2
LARGE: Final = 3

# A map is 20 rows of 16 columns, from the north-west corner. Cells are named as in chess: c4 is column c, row 4.
ROWS: Final[i64] = 20
COLUMNS: Final[i64] = 16
CELLS: Final[i64] = 320
COLUMN_NAMES: Final = "abcdefghijklmnop"
CELL_NAMES: Final = tuple([f"{COLUMN_NAMES[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in range(CELLS)])
HAMLETS: Final = 10

TERRAINS: Final = ("plain", "forest", "mountain", "river")
PLAIN: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
RIVER: Final = 3
TERRAIN_LETTERS: Final = ".FM~"

Adventurer = Literal["first", "second"]
ADVENTURERS: Final[tuple[Adventurer, ...]] = get_args(Adventurer)
ADVENTURERS_EACH: Final[i64] = 2
Phase = Literal["exchange", "actions", "draw", "taxes"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
PARTS: Final = keys("map domain cube coin hand deck discard display stock ruin half printed_hamlet round paradox")
