"""Measure the dice of battles at Sands against the exact solution: `python -m tools.battle_bids 1000`.

Battles come from matches at random with two to five seats, in which everybody attacks where he can. For each seat that
sets a die the matrix of all pairs of dice is solved; a strategy loses what the best answer to it takes from the value
of the matrix.
"""

from __future__ import annotations

import sys
from itertools import count
from typing import TYPE_CHECKING

from saecula.bots.planned.value import shipped_value
from saecula.games.sands import TITLE
from saecula.games.sands.bots.battle import bid_plans, exploitability, solve_game
from saecula.games.sands.bots.judge import JUDGE
from saecula.games.sands.bots.player import payoffs_of
from saecula.games.sands.rules.battle import Battle
from saecula.games.sands.state import Sands
from saecula.games.sands.words import ATTACK
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.state import AT_END, BY_NATURE, NATURE
from saecula.kernel.title import settled_options

if TYPE_CHECKING:
    from collections.abc import Iterator

PER_CENT = 100.0
THOUGHT = 7  # the seed of the bots' thoughts
MATTERS = 1.0  # points between the best and the worst pair of dice
PURE = 1.0 - 1e-9  # how likely a die is that is always set


def battles(most: int, seats: int = 2) -> list[Sands]:
    """Return questions for a die, from matches at random in which everybody attacks where he can."""
    found: list[Sands] = []
    for seed in count():
        for s in asked(seats, seed):
            if len(found) == most:
                return found
            found.append(s)
    return found


def asked(seats: int, seed: int) -> Iterator[Sands]:
    """Play a match; yield every moment at which somebody has several dice to set."""
    s = TITLE.new(seats, settled_options(TITLE, seats, {}), "")
    chance = Chance(seed)
    n = 0
    while s.owed != AT_END:
        n += 1
        if s.owed == BY_NATURE:
            play(s, NATURE, draw(s, chance.word(n)))
            continue
        seat = to_act(s)[0]
        legal = choices(s, seat)
        if isinstance(s.top, Battle) and isinstance(s, Sands) and len(legal) > 1:
            yield s.clone()
        attacks = [choice for choice in legal if ATTACK.has(choice)]
        play(s, seat, (attacks or legal)[chance.word(n) % len(attacks or legal)])


def main(words: list[str]) -> int:
    """Print the worst and the mean loss, as a share of the range of a matrix."""
    number = int(words[0]) if words else 1000
    lost, mattered, pure = [], 0, 0
    tables = list(TITLE.seats)
    for at, seats in enumerate(tables):
        for s in battles(number // len(tables) + (at < number % len(tables)), seats):
            seat = to_act(s)[0]
            matrix = payoffs_of(bid_plans(JUDGE, s, seat, Rng(Chance(THOUGHT, BOTS), 1)), shipped_value(JUDGE), seat)
            mine = solve_game(matrix)[0]
            lost.append(PER_CENT * exploitability(matrix, mine))
            mattered += bool(matrix.max() - matrix.min() > MATTERS)
            pure += bool(mine.max() > PURE)
    sys.stdout.write(f"battles: {len(lost)}, of which dice matter by more than a point in {mattered}\n")
    sys.stdout.write(f"loss in % of the range: worst {max(lost):.2g}, mean {sum(lost) / len(lost):.2g}\n")
    sys.stdout.write(f"strategies that are one die: {pure}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
