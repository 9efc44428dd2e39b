"""Write the counts of tests/perft anew, counted slowly through refusals, after a deliberate change of rules."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from saecula.games import title_of
from tests.games.bronze import test_perft as bronze
from tests.games.sands import test_perft as sands

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from saecula.kernel.state import State


def rewrite(title: str, file: Path, slow_perft: Callable[[State, int], int]) -> None:
    """Count every position of a title again; comments stay."""
    lines = []
    for line in file.read_text("utf-8").splitlines():
        if not line or line.startswith("#"):
            lines.append(line)
            continue
        depth, _, position = line.split(maxsplit=2)
        count = slow_perft(title_of(title).position(json.loads(position))[0], int(depth))
        lines.append(f"{depth} {count} {position}")
    file.write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    """Count the positions of every title."""
    rewrite("bronze", bronze.FILE, bronze.slow_perft)
    rewrite("sands", sands.FILE, sands.slow_perft)


if __name__ == "__main__":
    main()
