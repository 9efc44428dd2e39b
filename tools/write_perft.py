"""Write the counts of tests/perft anew, counted slowly through refusals, after a deliberate change of rules."""

from __future__ import annotations

import argparse
import json

from saecula.games import title_of
from tests.counting import FOLDER, slow_perft


def write_title(key: str) -> None:
    """Count every position of a title again; comments stay."""
    title = title_of(key)
    file = FOLDER / f"{key}.txt"
    lines = []
    for line in file.read_text("utf-8").splitlines():
        if not line or line.startswith("#"):
            lines.append(line)
            continue
        depth, _, position = line.split(maxsplit=2)
        count = slow_perft(title.position(json.loads(position))[0], int(depth), len(title.words))
        lines.append(f"{depth} {count} {position}")
    file.write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    """Count all titles or some."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*")
    for key in parser.parse_args().titles or [file.stem for file in sorted(FOLDER.glob("*.txt"))]:
        write_title(key)


if __name__ == "__main__":
    main()
