"""Bots: they see only what their seat may know, and consistent guesses of the rest."""

from __future__ import annotations

from saecula.bots.levels import LEVELS, Named, bots_of, described, own_bots
from saecula.bots.search import SearchBot
from saecula.bots.worlds import Bot, Worlds
from saecula.games import TITLES
from saecula.kernel.problem import Problem

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "Worlds", "bot_of", "bots_of", "described", "entered"]

ITERATIONS_MOST = 1_000_000


class RandomBot:
    """Every legal choice is as good as any other."""

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Return any legal choice."""
        return legal[worlds.rng.below(len(legal))]


class GreedyBot:
    """Follows the title's rules of thumb."""

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Return what the title advises."""
        if len(legal) == 1:
            return legal[0]
        return worlds.title.advice(worlds.sample(), seat, legal, worlds.rng)


BOTS: dict[str, Bot] = {
    "random": RandomBot(),
    "greedy": GreedyBot(),
    "search": SearchBot(),
    **{level: Named(level) for level in LEVELS},
    **{bot: Named(bot) for title in TITLES for bot in own_bots(title.key)},
}


def bot_of(key: str, title: str = "", besides: tuple[str, ...] = ()) -> Bot:
    """Return the bot with this key; with a title, only if it can play that. `besides` are choices that are no bots."""
    bot = BOTS.get(key)
    if bot is None or (title and isinstance(bot, Named) and key not in bots_of(title)):
        known = ", ".join([*besides, *(bots_of(title) if title else BOTS)])
        elsewhere = [other.key for other in TITLES if key in own_bots(other.key)]
        if elsewhere and own_bots(title):
            raise Problem("bot-of-other-title", bot=key, plays=", ".join(elsewhere), title=title, known=known)
        raise Problem("no-such-bot", bot=key, known=known)
    return bot


def entered(key: str, title: str = "", besides: tuple[str, ...] = ()) -> Bot:
    """Return a bot as whoever has the machine to himself may name it: “search:3000” searches with 3000 iterations."""
    name, colon, iterations = key.partition(":")
    if name != "search" or not colon:
        return bot_of(key, title, besides)
    if not iterations.isdecimal() or not 0 < int(iterations[:20]) <= ITERATIONS_MOST:
        raise Problem("bad-iterations", bot=key, number=iterations, most=ITERATIONS_MOST)
    return SearchBot(int(iterations))
