"""The test for peeking: whether a choice depends on anything the seat cannot know."""

from __future__ import annotations

from saecula.bots import Worlds, bot_of
from saecula.bots.levels import forget_players
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.state import AT_END, BY_NATURE, NATURE, State
from saecula.kernel.title import EVEN, Title, settled_options

RESAMPLED_WORLDS = 3
EVENT_INTERVAL = 7  # between two positions


def peeking(title: Title, bot: str, *, positions: int, seed: int) -> list[str]:
    """Let a bot choose in worlds it cannot tell apart, with the same random numbers; return where choices differ."""
    found: list[str] = []
    tested = 0
    match = 0
    while tested < positions:
        seats = title.seats[match % len(title.seats)]
        s = title.new(seats, settled_options(title, seats, {}), "")
        chance = Chance(seed + match)
        match += 1
        n = 0
        while s.owed != AT_END and tested < positions:
            n += 1
            if s.owed == BY_NATURE:
                play(s, NATURE, draw(s, chance.word(n)))
                continue
            seat = to_act(s)[chance.word(n) % len(to_act(s))]
            legal = choices(s, seat)
            if n % EVENT_INTERVAL == 0 and len(legal) > 1:
                tested += 1
                if len(chosen_everywhere(title, s, seat, bot, n)) > 1:
                    found.append(f"match {match} event {n} seat {seat}")
            play(s, seat, legal[chance.word(n + 1) % len(legal)])
    return found


def chosen_everywhere(title: Title, s: State, seat: int, bot: str, n: int) -> set[int]:
    """Return the choices of a bot in the true world and in resampled ones; it remembers none of the others."""
    worlds = [s, *[title.resample(s, seat, Rng(Chance(deal), n), EVEN) for deal in range(RESAMPLED_WORLDS)]]
    chosen: set[int] = set()
    for world in worlds:
        forget_players(title.key)
        told = Worlds(title, world, seat, Rng(Chance(1, BOTS), n))
        chosen.add(bot_of(bot).choose(told, seat, choices(world, seat)))
    return chosen
