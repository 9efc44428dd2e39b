"""Bots at the terminal: what they choose, and what they would say."""

from __future__ import annotations

from saecula.bots import Worlds, parse_bot
from saecula.bots.hints import hint_of, hint_sentences
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.match.match import Match
from saecula.texts import Texts


def bot_choice(match: Match, seat: int, bot: str, seed: int) -> int:
    """Return what a bot chooses; its thoughts never come from the match's own seed."""
    own = seed + 1 if seed == match.seed else seed
    rng = Rng(Chance(own, BOTS), len(match.events))
    legal = [choice.number for choice in match.choices(seat)]
    return int(parse_bot(bot).choose(Worlds(match.title, match.state, seat, rng), seat, legal))


def hint_steps(match: Match, seat: int, seed: int, texts: Texts) -> tuple[list[str], list[list[int]]]:
    """Return what a strong player would say, in three steps, and the answers it is about, the best one first."""
    own = seed + 1 if seed == match.seed else seed
    worlds = Worlds(match.title, match.state, seat, Rng(Chance(own, BOTS), len(match.events)))
    hint = hint_of(match, seat, worlds)
    return hint_sentences(hint, match, seat, texts), [candidate.choices for candidate in hint.candidates]
