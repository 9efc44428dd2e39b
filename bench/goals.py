"""What the project asks of itself, in numbers, and whether a run of the benchmarks reached it."""

from __future__ import annotations

import operator
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

SIGNS = {"≥": operator.ge, "≤": operator.le, "<": operator.lt}


@dataclass(frozen=True)
class Goal:
    """A bound, and on which side of it a figure is to be."""

    sign: str
    bound: float

    def __str__(self) -> str:
        return f"goal {self.sign} {self.bound:,}"


ENGINE = {  # per title
    "bronze": {
        "decisions": Goal("≥", 1_000_000),
        "games": Goal("≥", 8_000),
        "clones": Goal("≥", 800_000),
        "fold_ms": Goal("≤", 5.0),
        "ratio_compiled": Goal("≥", 50),
        "pure": Goal("≥", 25_000),
    },
    "sands": {
        "decisions": Goal("≥", 500_000),
        "clones": Goal("≥", 300_000),
        "fold_ms": Goal("≤", 20.0),
        "ratio_compiled": Goal("≥", 25),
    },
    "khronos": {
        "decisions": Goal("≥", 300_000),
        "clones": Goal("≥", 200_000),
        "fold_ms": Goal("≤", 20.0),
        "preview_ms": Goal("≤", 5.0),
        "ratio_compiled": Goal("≥", 15),
    },
    "gentes": {
        "decisions": Goal("≥", 500_000),
        "clones": Goal("≥", 300_000),
        "fold_ms": Goal("≤", 10.0),
        "ratio_compiled": Goal("≥", 25),
    },
}
SERVER = {
    "ratio": Goal("≥", 0.2),
    "ratio_together": Goal("≥", 0.2),
    "sqlite_500_p99_ms": Goal("<", 100),
    "postgres_500_p99_ms": Goal("<", 100),
    "sqlite_cost_growth": Goal("≤", 1.2),
    "postgres_cost_growth": Goal("≤", 1.2),
    "postgres_share": Goal("≥", 0.8),
    "sqlite_mb_per_match": Goal("<", 1),
    "start_page_kb": Goal("≤", 200),
    "with_board_kb": Goal("≤", 400),
    "playable_ms": Goal("<", 300),
}


def missed(figures: Mapping[str, float | None], goals: Mapping[str, Goal]) -> list[str]:
    """Return the goals that were not reached; what was not measured was not reached."""
    found = []
    for name, goal in goals.items():
        figure = figures.get(name)
        if figure is None or not SIGNS[goal.sign](figure, goal.bound):
            found.append(name)
    return found


def lines(figures: Mapping[str, float | None], goals: Mapping[str, Goal]) -> Iterator[str]:
    """Tell every figure beside its goal, and which goals were missed."""
    wrong = missed(figures, goals)
    for name in [*figures, *(name for name in wrong if name not in figures)]:
        figure = figures.get(name)
        shown = "-" if figure is None else f"{figure:,}"
        yield f"{name:34} {shown:>14}   {goals.get(name, '')}{'   MISSED' if name in wrong else ''}".rstrip() + "\n"
