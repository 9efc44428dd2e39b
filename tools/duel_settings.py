"""Let two settings of a title's players meet: `python -m tools.duel_settings khronos master expert:worlds=720 100`.

A setting is a level, with other values for some fields of its strength: `master:shortlist=24:breadth=[6,4,4]`. Both
have each seat in turn with the same luck; at Bronze the strength is that against one other. A number after the matches
is the seed: the usual one is none that ladders or trainings use.
"""

from __future__ import annotations

import json
import math
import sys
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from saecula.bots.bronze import player as bronze
from saecula.bots.planned import gentes, khronos, sands
from saecula.bots.planned.player import Player
from saecula.games import title_of
from saecula.kernel.title import settled_options
from saecula.lab.tournament import SEED_SHIFT, Played, Sitting

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from saecula.bots.worlds import Bot

SEED = 9000
TITLES: dict[str, tuple[Mapping[str, Any], Callable[[Any], Bot]]] = {  # levels, and who plays so
    "bronze": (bronze.DUELS, bronze.Player),
    "khronos": (khronos.STRENGTHS, khronos.KhronosPlayer),
    "gentes": (gentes.STRENGTHS, partial(Player, gentes.JUDGE)),
    "sands": (sands.STRENGTHS, partial(sands.SandsPlayer, sands.JUDGE)),
}


def strength_of(title: str, setting: str) -> object:
    """Return what a setting says."""
    level, *fields = setting.split(":")
    named = [field.partition("=") for field in fields]
    found: object = replace(TITLES[title][0][level], **{name: value_of(text) for name, _, text in named})
    return found


def value_of(text: str) -> object:
    """Return a number, a truth or a row of numbers; else the word itself."""
    try:
        value = json.loads(text)
    except json.JSONDecodeError:
        return text
    return tuple(value) if isinstance(value, list) else value


def match(title: str, bots: list[Bot], seed: int) -> Played:
    """Play one match."""
    game = title_of(title)
    s = game.new(len(bots), settled_options(game, len(bots), {}), "")
    sitting = Sitting(game, s, ["greedy"] * len(bots), seed)
    sitting.bots = bots
    played = Played("", seed, 0, [], [], [], [False] * len(bots))
    sitting.play(played)
    return played


def main(words: list[str]) -> int:
    """Print how often the first setting wins, and how far ahead it is."""
    title, first, second, games = words[:4]
    seed = (int(words[4]) if len(words) > 4 else SEED) << SEED_SHIFT  # noqa: PLR2004 - the fifth
    bots = [TITLES[title][1](strength_of(title, setting)) for setting in (first, second)]
    won, ahead = [], []
    for group in range(math.ceil(int(games) / 2)):
        there = match(title, bots, seed + group)
        back = match(title, bots[::-1], seed + group)
        won.append((there.wins[0] + back.wins[1]) / 2)
        ahead.append((there.scores[0] - there.scores[1] + back.scores[1] - back.scores[0]) / 2)
    for name, values, unit in (("won", won, 100.0), ("points ahead", ahead, 1.0)):
        error = 1.96 * np.std(values) / math.sqrt(len(values))
        sys.stdout.write(f"{name}: {unit * np.mean(values):.1f} ± {unit * error:.1f}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
