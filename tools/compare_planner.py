"""Compare the Bronze planner's model of a turn with the rules: python -m tools.compare_planner 100000."""

from __future__ import annotations

import sys
import time

from saecula.games.bronze.bots.cross_check import compare_turns


def main(words: list[str]) -> int:
    """Compare so many random turns and say what disagrees."""
    turns = int(words[0]) if words else 100_000
    begin = time.process_time()
    wrong = compare_turns(turns, seed=1, progress=lambda _: None)
    for line in wrong[:10]:
        sys.stdout.write(line + "\n")
    spent = time.process_time() - begin
    sys.stdout.write(f"{turns} turns compared in {spent:.0f} CPU seconds, {len(wrong)} disagree\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
