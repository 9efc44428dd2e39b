"""Measure how many points a level of Bronze makes alone: `python -m tools.solo_mean expert 200`.

The luck of every die is known: what the roll is worth with it, less what it was worth before. Its mean is nought, so
points without luck have the same mean as points, but need about five times fewer matches to show it.
"""

from __future__ import annotations

import math
import sys
import time
from typing import TYPE_CHECKING

import numpy as np

from saecula.bots import Worlds
from saecula.games.bronze import TITLE
from saecula.games.bronze.bots.native.dice import ONE_DIE_MORE, number_of
from saecula.games.bronze.bots.player import LEVEL_SETTINGS, BronzePlayer, policy_of
from saecula.games.bronze.kinds import FACE_COUNT
from saecula.games.bronze.rules.roll import ROLLS
from saecula.games.bronze.state import Bronze
from saecula.games.bronze.words import LEAD, ROLL
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.frames import choices, draw, play
from saecula.kernel.state import AT_END, BY_NATURE, NATURE
from saecula.kernel.title import settled_options

if TYPE_CHECKING:
    from saecula.games.bronze.bots.native.rolls import RollValues


def match(player: BronzePlayer, seed: int) -> tuple[int, float, list[float]]:
    """Play one match; return its points, the luck in them, and how long each decision took."""
    s = TITLE.new(1, settled_options(TITLE, 1, {}), "")
    assert isinstance(s, Bronze)  # noqa: S101 - tells the type checker
    nature, thoughts = Chance(seed), Chance(seed, BOTS)
    policy = policy_of(player.usual, 1, 0)
    luck = before = led = 0.0
    took = []
    rolling = leading = False
    n = 0
    while s.owed != AT_END:
        n += 1
        if s.owed == BY_NATURE:
            values = policy.roll_values(s, 0)
            if not rolling:
                before = led if leading else value_before(values, s)
                rolling = True
            face = draw(s, nature.word(n))
            if s.hand == 1:
                luck += value_after(values, s, int(ROLL.x(face)), leading=leading) - before
                rolling = leading = False
            play(s, NATURE, face)
            continue
        legal = choices(s, 0)
        begin = time.process_time()
        choice = player.choose(Worlds(TITLE, s, 0, Rng(thoughts, n)), 0, legal)
        if len(legal) > 1:
            took.append(time.process_time() - begin)
        if LEAD.has(choice):
            leading = True
            led = float(policy.roll_values(s, 0).lead_value(number_of(s.dice), LEAD.x(choice)))
        play(s, 0, choice)
    return TITLE.standing(s)[0].points, luck, took


def value_before(values: RollValues, s: Bronze) -> float:
    """Return what the turn is worth with these dice kept and the others in the hand."""
    return float(values.expected_value if s.rolls == 1 else values.keep_value(number_of(s.dice), s.rolls - 1))


def value_after(values: RollValues, s: Bronze, face: int, *, leading: bool) -> float:
    """Return what it is worth when the last die of a roll shows a face."""
    roll = int(ONE_DIE_MORE[number_of(s.dice) * FACE_COUNT + face])
    if leading:
        return float(values.accepted[roll])
    if s.rolls == ROLLS:
        return float(values.stopped[roll])
    return float(values.first_rolls[roll] if s.rolls == 1 else values.second_rolls[roll])


def main(words: list[str]) -> int:
    """Play so many matches from a seed on; print the means with their standard errors."""
    level, games, seed = words[0], int(words[1]), int(words[2]) if len(words) > 2 else 1  # noqa: PLR2004 - the third
    begin = time.process_time()
    found = [match(BronzePlayer(LEVEL_SETTINGS[level]), (seed << 32) + game) for game in range(games)]
    spent = time.process_time() - begin
    points = np.array([points for points, _, _ in found])
    fair = points - np.array([luck for _, luck, _ in found])
    took = np.concatenate([times for _, _, times in found])
    for name, values in (("points", points), ("without luck", fair)):
        error = values.std(ddof=1) / math.sqrt(games)
        sys.stdout.write(f"{level}, {name}: {values.mean():.2f}, standard error {error:.2f}\n")
    slow = 1000 * float(np.quantile(took, 0.95))
    sys.stdout.write(f"{games} matches, {spent:.0f} CPU seconds; 95th percentile of a decision {slow:.1f} ms\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
