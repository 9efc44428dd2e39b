"""Bots at the terminal: what they choose, and what they would advise."""

from __future__ import annotations

from saecula.bots import Worlds, bot_of
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.state import DONE
from saecula.match import Match

ADVISER = "greedy"


def bot_choice(match: Match, seat: int, bot: str, seed: int) -> int:
    """Return what a bot chooses; its thoughts never come from the match's own seed."""
    own = seed + 1 if seed == match.seed else seed
    rng = Rng(Chance(own, BOTS), len(match.events))
    legal = [choice.number for choice in match.choices(seat)]
    return int(bot_of(bot).choose(Worlds(match.title, match.state, seat, rng), seat, legal))


def advice(match: Match, seat: int, seed: int) -> list[int]:
    """Return the answer a bot would give; the whole of it where pieces are picked."""
    twin = match.at(len(match.events))  # it has no seed: nature does not act in it
    asked = twin.ask(seat)
    picked: list[int] = []
    while True:
        choice = bot_choice(twin, seat, ADVISER, seed)
        picked.append(choice)
        if asked.shape != "pick" or choice == DONE:
            return picked
        twin.play(seat, choice)
        if twin.to_act != (seat,) or twin.ask(seat).key != asked.key:
            return picked
