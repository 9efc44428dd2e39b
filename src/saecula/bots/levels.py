"""Levels and personas: levels have the same names for every title, and each title has its own players behind them."""

from __future__ import annotations

from functools import cache

from saecula.bots.worlds import Bot, Worlds
from saecula.games import part
from saecula.kernel.problem import Problem
from saecula.texts import Texts

LEVELS = ("easy", "medium", "hard", "expert", "master")
COMMON_BOTS = ("random", "greedy", "search")  # that play any title


def bots_of(title: str) -> tuple[str, ...]:
    """Return the bots that can play a title."""
    return (*own_bots(title), *COMMON_BOTS)


def own_bots(title: str) -> tuple[str, ...]:
    """Return the levels, personas and anchors of a title, if it has players of its own."""
    bots = part(title, "bots")
    return () if bots is None else (*LEVELS, *bots.PERSONAS, *bots.ANCHORS)


def name_and_character(bot: str, texts: Texts) -> tuple[str, str]:
    """Return the name of a bot, and a sentence about its character."""
    return texts.raw(f"bot-{bot}", {}), texts.raw(f"bot-{bot}", {}, "about")


@cache
def players_of(title: str) -> dict[str, Bot]:
    """Return a title's own players, loaded at the first call."""
    player = part(title, "bots.player")
    players: dict[str, Bot] = {} if player is None else player.players()
    return players


def forget_players(title: str) -> None:
    """Drop all players with their memory; a module that keeps memory outside of its players has a `forget`."""
    players_of.cache_clear()
    forget = getattr(part(title, "bots.player"), "forget", None)
    if forget is not None:
        forget()


class LevelBot:
    """A level or persona: finds its player by the title of the match."""

    def __init__(self, key: str) -> None:
        self.key = key

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Let the title's player choose."""
        title = worlds.title.key
        if self.key not in bots_of(title):
            raise Problem("no-such-bot", bot=self.key, known=", ".join(bots_of(title)))
        return players_of(title)[self.key].choose(worlds, seat, legal)
