"""Let two settings of a title's players meet: `python -m tools.duel_settings khronos master expert:worlds=720 100`.

A setting is a level, with other values for some of its fields: `master:shortlist_size=24:breadth=[6,4,4]`; or any other
bot. `greedy:epsilon=0.1` makes one of ten choices at random. Both have each seat in turn with the same luck; at Bronze
the settings are those against one other. A number after the matches is the seed: the usual one is none that ladders or
trainings use. Where a player forfeits, the duel ends without a result.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from dataclasses import dataclass, fields, replace
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from saecula.bots import BOTS, bots_of
from saecula.bots.planned.player import PlanningPlayer
from saecula.games import title_of
from saecula.games.bronze.bots import player as bronze
from saecula.games.gentes.bots import judge as gentes_judge
from saecula.games.gentes.bots import player as gentes
from saecula.games.khronos.bots import player as khronos
from saecula.games.sands.bots import judge as sands_judge
from saecula.games.sands.bots import player as sands
from saecula.kernel.title import settled_options
from saecula.lab.simulate import match_seed
from saecula.lab.tournament import TournamentMatch

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from saecula.bots.worlds import Bot, Worlds

SEED = 9000
PROBABILITY_STEPS = 1000
TITLES: dict[str, tuple[Mapping[str, Any], Callable[[Any], Bot]]] = {  # levels, and who plays so
    "bronze": (bronze.DUEL_SETTINGS, bronze.BronzePlayer),
    "khronos": (khronos.LEVEL_SETTINGS, khronos.KhronosPlayer),
    "gentes": (gentes.LEVEL_SETTINGS, partial(PlanningPlayer, gentes_judge.JUDGE)),
    "sands": (sands.LEVEL_SETTINGS, partial(sands.SandsPlayer, sands_judge.JUDGE)),
}


@dataclass
class RandomizedBot:
    """Chooses like another bot, but a share of its choices at random."""

    bot: Bot
    share: float

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Return a legal choice."""
        if int(worlds.rng.below(PROBABILITY_STEPS)) < PROBABILITY_STEPS * self.share:
            return legal[worlds.rng.below(len(legal))]
        return self.bot.choose(worlds, seat, legal)


def bot_for(title: str, setting: str) -> Bot:
    """Return who plays by a setting; refuse one that says nothing known."""
    levels, player = TITLES[title]
    name, *rest = setting.split(":")
    given = {field: value_of(text) for field, _, text in (word.partition("=") for word in rest)}
    share = given.pop("epsilon", 0)
    known = {field.name for field in fields(levels[name])} if name in levels else set()
    if name not in bots_of(title) or not given.keys() <= known or not isinstance(share, int | float):
        named = ", ".join(["epsilon", *sorted(known)])
        message = f"“{setting}” is no setting: use one of {', '.join(bots_of(title))}; with fields of {named}"
        raise argparse.ArgumentTypeError(message)
    bot = player(replace(levels[name], **given)) if name in levels else BOTS[name]
    return RandomizedBot(bot, share) if share else bot


def value_of(text: str) -> object:
    """Return a number, a truth or a row of numbers; else the word itself."""
    try:
        value = json.loads(text)
    except json.JSONDecodeError:
        return text
    return tuple(value) if isinstance(value, list) else value


def played(title: str, bots: list[Bot], seed: int) -> TournamentMatch:
    """Play one match."""
    game = title_of(title)
    s = game.new(len(bots), settled_options(game, len(bots), {}), "")
    match = TournamentMatch(game, s, bots, seed)
    match.play()
    return match


def forfeiters(match: TournamentMatch, names: list[str]) -> list[str]:
    """Return the players that failed in a match, or cheated."""
    return [name for name, forfeits in zip(names, match.forfeits, strict=True) if forfeits]


def asked(words: list[str]) -> argparse.Namespace:
    """Return what is to be played."""
    parser = argparse.ArgumentParser(prog="python -m tools.duel_settings", description=__doc__)
    parser.add_argument("title", choices=list(TITLES))
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("games", type=int)
    parser.add_argument("seed", type=int, nargs="?", default=SEED)
    found = parser.parse_args(words)
    try:
        found.bots = [bot_for(found.title, setting) for setting in (found.first, found.second)]
    except argparse.ArgumentTypeError as problem:
        parser.error(str(problem))
    if found.games < 1 or found.seed < 0:
        parser.error("at least one match, and no seed below 0")
    return found


def main(words: list[str]) -> int:
    """Print how often the first setting wins, and how far ahead it is."""
    duel = asked(words)
    bots = duel.bots
    won, ahead = [], []
    for group in range(math.ceil(duel.games / 2)):
        seed = match_seed(duel.seed, group)
        there = played(duel.title, bots, seed)
        back = played(duel.title, bots[::-1], seed)
        names = [duel.first, duel.second]
        broken = [*forfeiters(there, names), *forfeiters(back, names[::-1])]
        if broken:
            sys.stderr.write(f"{broken[0]} forfeits, on seed {seed}: it broke down, or chose what it may not\n")
            return 1
        won.append((there.wins[0] + back.wins[1]) / 2)
        ahead.append((there.scores[0] - there.scores[1] + back.scores[1] - back.scores[0]) / 2)
    for name, values, unit in (("won", won, 100.0), ("points ahead", ahead, 1.0)):
        error = 1.96 * np.std(values) / math.sqrt(len(values))
        sys.stdout.write(f"{name}: {unit * np.mean(values):.1f} ± {unit * error:.1f}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
