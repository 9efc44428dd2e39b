"""§A2, §setup The grid: which cells a tile covers, and which lie beside it. Reckoned once, looked up afterwards."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from mypy_extensions import i64

from saecula.games.khronos.kinds import CELLS, COLUMNS, RANKS, ROWS
from saecula.kernel.rows import Row, row

MAX_CELLS_COVERED: Final = 9  # cells below a large tile


def beside_tile(cell: int, rank: int) -> list[int]:
    """§A2 Return the cells that touch the sides of a tile, not its corners."""
    top, left = cell // COLUMNS, cell % COLUMNS
    found = []
    for i in range(rank):
        found += [(top - 1, left + i), (top + rank, left + i), (top + i, left - 1), (top + i, left + rank)]
    return [r * COLUMNS + c for r, c in found if 0 <= r < ROWS and 0 <= c < COLUMNS]


def covered_by_tile(rank: int) -> list[int]:
    """§setup Return how far the cells of a tile lie from its top-left one, filled up to the size of a large tile."""
    cells = [r * COLUMNS + c for r in range(rank) for c in range(rank)]
    return cells + [0] * (MAX_CELLS_COVERED - len(cells))


PLACES: Final[list[list[int]]] = [beside_tile(cell, rank) for rank in range(1, RANKS + 1) for cell in range(CELLS)]
BESIDE: Final[Row] = row([near for cells in PLACES for near in cells])
BESIDE_FROM: Final[Row] = row([0, *accumulate([len(cells) for cells in PLACES])])  # … and to where the next begins
COVERED: Final[Row] = row([step for rank in range(1, RANKS + 1) for step in covered_by_tile(rank)])


def beside_at(cell: i64, rank: i64) -> i64:
    """§A2 Return where BESIDE begins with the cells beside a tile."""
    return BESIDE_FROM[(rank - 1) * CELLS + cell]


def beside_end(cell: i64, rank: i64) -> i64:
    """§A2 Return where the cells beside a tile end."""
    return BESIDE_FROM[(rank - 1) * CELLS + cell + 1]


def covered_at(rank: i64) -> i64:
    """§setup Return where COVERED begins with the steps from a tile's top-left cell to all its cells."""
    return (rank - 1) * MAX_CELLS_COVERED


def covered_end(rank: i64) -> i64:
    """§setup Return where the steps to a tile's cells end."""
    return (rank - 1) * MAX_CELLS_COVERED + rank * rank
