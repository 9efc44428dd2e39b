"""§A2, §setup The grid: which cells a tile covers, and which lie beside it. Reckoned once, looked up afterwards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.khronos.kinds import CELLS, COLUMNS, RANKS, ROWS
from saecula.kernel.rows import Row, row

COVERED_MOST: Final = 9  # cells below a large tile
BESIDE_MOST: Final = 12  # cells beside it
OFF: Final = -1  # ends a list


def beside_tile(cell: int, rank: int) -> list[int]:
    """§A2 Return the cells that touch the sides of a tile, not its corners; the list ends with OFF."""
    top, left = cell // COLUMNS, cell % COLUMNS
    found = []
    for i in range(rank):
        found += [(top - 1, left + i), (top + rank, left + i), (top + i, left - 1), (top + i, left + rank)]
    cells = [r * COLUMNS + c for r, c in found if 0 <= r < ROWS and 0 <= c < COLUMNS]
    return cells + [OFF] * (BESIDE_MOST + 1 - len(cells))


def covered_by_tile(rank: int) -> list[int]:
    """§setup Return how far the cells of a tile lie from its top-left one; the list ends with OFF."""
    cells = [r * COLUMNS + c for r in range(rank) for c in range(rank)]
    return cells + [OFF] * (COVERED_MOST + 1 - len(cells))


BESIDE: Final[Row] = row(
    [near for rank in range(1, RANKS + 1) for cell in range(CELLS) for near in beside_tile(cell, rank)]
)
COVERED: Final[Row] = row([step for rank in range(1, RANKS + 1) for step in covered_by_tile(rank)])


def beside_at(cell: i64, rank: i64) -> i64:
    """§A2 Return where BESIDE has the cells beside a tile; they end with OFF."""
    return ((rank - 1) * CELLS + cell) * (BESIDE_MOST + 1)


def covered_at(rank: i64) -> i64:
    """§setup Return where COVERED has the steps from a tile's top-left cell to all its cells; they end with OFF."""
    return (rank - 1) * (COVERED_MOST + 1)
