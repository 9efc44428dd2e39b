"""Write the counts of tests/perft anew, counted slowly through refusals, after a deliberate change of rules."""

from __future__ import annotations

import argparse
import json

from saecula.games import title_of
from tests.games.bronze import test_perft as bronze
from tests.games.khronos import test_perft as khronos

PERFTS = {"bronze": bronze, "khronos": khronos}


def main() -> None:
    """Count every position of all titles, or of some, again; comments stay."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*")
    for key in parser.parse_args().titles or PERFTS:
        counts = PERFTS[key]
        lines = []
        for line in counts.FILE.read_text("utf-8").splitlines():
            if not line or line.startswith("#"):
                lines.append(line)
                continue
            depth, _, position = line.split(maxsplit=2)
            count = counts.slow_perft(title_of(key).position(json.loads(position))[0], int(depth))
            lines.append(f"{depth} {count} {position}")
        counts.FILE.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
