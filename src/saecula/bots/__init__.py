"""Bots: they see what their seat may know, and samples of the rest that are consistent with it."""

from __future__ import annotations

from saecula.bots.levels import LEVELS, LevelBot, bots_of, name_and_character, own_bots
from saecula.bots.search import SearchBot
from saecula.bots.worlds import Bot, Worlds
from saecula.games import TITLES
from saecula.kernel.problem import Problem

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "Worlds", "bot_of", "bots_of", "name_and_character", "parse_bot"]

MAX_ITERATIONS = 1_000_000


class RandomBot:
    """Chooses at random."""

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Return any legal choice."""
        return legal[worlds.rng.below(len(legal))]


class GreedyBot:
    """Follows the rules of thumb of the title."""

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Return the choice by rules of thumb."""
        if len(legal) == 1:
            return legal[0]
        return worlds.title.advice(worlds.sample(), seat, legal, worlds.rng)


BOTS: dict[str, Bot] = {
    "random": RandomBot(),
    "greedy": GreedyBot(),
    "search": SearchBot(),
    **{level: LevelBot(level) for level in LEVELS},
    **{bot: LevelBot(bot) for title in TITLES for bot in own_bots(title.key)},
}


def bot_of(key: str, title: str = "", besides: tuple[str, ...] = ()) -> Bot:
    """Return the bot with this key, which must be able to play the title; `besides` are other words allowed there."""
    bot = BOTS.get(key)
    if bot is None or (title and isinstance(bot, LevelBot) and key not in bots_of(title)):
        known = ", ".join([*besides, *(bots_of(title) if title else BOTS)])
        elsewhere = [other.key for other in TITLES if key in own_bots(other.key)]
        if elsewhere and own_bots(title):
            raise Problem("bot-of-other-title", bot=key, plays=", ".join(elsewhere), title=title, known=known)
        raise Problem("no-such-bot", bot=key, known=known)
    return bot


def parse_bot(key: str, title: str = "", besides: tuple[str, ...] = ()) -> Bot:
    """Return the bot of a command line, where “search:3000” searches with 3000 iterations."""
    name, colon, iterations = key.partition(":")
    if name != "search" or not colon:
        return bot_of(key, title, besides)
    if not iterations.isdecimal() or not 0 < int(iterations[:20]) <= MAX_ITERATIONS:
        raise Problem("bad-iterations", bot=key, number=iterations, most=MAX_ITERATIONS)
    return SearchBot(int(iterations))
