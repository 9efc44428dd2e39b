"""Write the counts of tests/perft anew, counted slowly through refusals, after a deliberate change of rules."""

from __future__ import annotations

import json

from saecula.games import title_of
from tests.games.bronze.test_perft import FILE, slow_perft


def main() -> None:
    """Count every position again; comments stay."""
    lines = []
    for line in FILE.read_text("utf-8").splitlines():
        if not line or line.startswith("#"):
            lines.append(line)
            continue
        depth, _, position = line.split(maxsplit=2)
        count = slow_perft(title_of("bronze").position(json.loads(position))[0], int(depth))
        lines.append(f"{depth} {count} {position}")
    FILE.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
