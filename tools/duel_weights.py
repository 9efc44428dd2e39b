"""Let experts with two files of weights play each other: `python -m tools.duel_weights sands learned.npz shipped 100`.

Each has both seats in turn; “shipped” is the value that comes with the release. Seeds are other than in training.
"""

from __future__ import annotations

import sys
from pathlib import Path

from saecula.bots.planned.trainer import PlannedTrainer
from saecula.bots.planned.value import read_value, shipped_value
from saecula.games import part

SEED = 5000


def main() -> None:
    """Print how often the first file wins."""
    title, first, second, games = sys.argv[1:]
    trainer: PlannedTrainer = getattr(part(title, "bots.training"), "TRAINER")  # noqa: B009 - a module that may be None
    judge = trainer.judge
    value = shipped_value(judge) if second == "shipped" else read_value(Path(second).read_bytes(), second, judge)
    share, error = trainer.share_won(Path(first), trainer.expert_with(value), int(games), SEED)
    sys.stdout.write(f"{share:.1%} ± {1.96 * error:.1%}\n")


if __name__ == "__main__":
    main()
