"""Levels and personas: the same names for every title; who plays behind them is the title's own matter."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from saecula.games import part
from saecula.kernel.problem import Problem

if TYPE_CHECKING:
    from saecula.bots.worlds import Bot, Worlds
    from saecula.texts import Texts

LEVELS = ("easy", "medium", "hard", "expert", "master")
EVERYWHERE = ("random", "greedy", "search")  # bots that can play any title


def bots_of(title: str) -> tuple[str, ...]:
    """Return the bots that can play a title."""
    return (*own_bots(title), *EVERYWHERE)


def own_bots(title: str) -> tuple[str, ...]:
    """Return the levels, personas and anchors of a title; a title without players of its own has none."""
    bots = part(title, "bots")
    return () if bots is None else (*LEVELS, *bots.PERSONAS, *bots.ANCHORS)


def described(bot: str, texts: Texts) -> tuple[str, str]:
    """Return a bot's name, and its character in a sentence."""
    return texts.raw(f"bot-{bot}", {}), texts.raw(f"bot-{bot}", {}, "about")


@cache
def players_of(title: str) -> dict[str, Bot]:
    """Return a title's own players; they are loaded when first asked for."""
    player = part(title, "bots.player")
    players: dict[str, Bot] = {} if player is None else player.players()
    return players


def forget(title: str) -> None:
    """Let new players sit down, who remember nothing; a module that remembers more than its players has a `forget`."""
    players_of.cache_clear()
    getattr(part(title, "bots.player"), "forget", nothing)()


def nothing() -> None:
    """Do nothing: a module whose players are all that remembers."""


class Named:
    """A level or persona: finds its player by the title of the match."""

    def __init__(self, key: str) -> None:
        self.key = key

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Let the title's player choose."""
        title = worlds.title.key
        if self.key not in bots_of(title):
            raise Problem("no-such-bot", bot=self.key, known=", ".join(bots_of(title)))
        return players_of(title)[self.key].choose(worlds, seat, legal)
