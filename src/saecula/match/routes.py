"""Routes: the choices that lead from the open question to a thing which only a later question is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.frames import choices, play
from saecula.kernel.pick import Pick
from saecula.kernel.state import DONE
from saecula.kernel.title import EVEN
from saecula.match.asking import choice_in

if TYPE_CHECKING:
    from saecula.kernel.state import State
    from saecula.match.asking import Choice
    from saecula.match.match import Match

MAX_ROUTES: Final = 4
MAX_STEPS: Final = 5
MAX_PLAYS: Final = 400


@final
class Route:
    """A legal choice now, and the choice about the thing that becomes possible by it."""

    def __init__(self, first: Choice, goal: Choice) -> None:
        self.first: Final = first
        self.goal: Final = goal


def routes_to(match: Match, seat: int, thing: str) -> list[Route]:
    """Return the shortest routes of one seat to a thing, on a world it cannot tell from the true one.

    A route ends where chance or somebody else decides; what frames below lend is no part of it. Pieces of an open pick
    are not tried: they say themselves what joins them.
    """
    if match.to_act != (seat,) or isinstance(match.state.top, Pick):
        return []
    words = match.title.words
    world = match.title.resample(match.state, seat, Rng(Chance(0, BOTS), match.n), EVEN)
    about = {number for number in range(len(words)) if thing in words.targets(number)}
    found: dict[int, Route] = {}
    level = [(first, after(world, seat, first)) for first in own_choices(world, seat) if first != DONE]
    plays = len(level)
    for _ in range(MAX_STEPS):
        further: list[tuple[int, State]] = []
        for first, s in level:
            legal = own_choices(s, seat) if first not in found else []
            goal = next((choice for choice in legal if choice in about), None)
            if goal is not None:
                found[first] = Route(match.choice(first, seat), choice_in(match, s, seat, goal))
                continue
            legal = legal[: MAX_PLAYS - plays]
            plays += len(legal)
            further += [(first, after(s, seat, choice)) for choice in legal]
        if len(found) >= MAX_ROUTES or not further:
            break
        level = further
    return [found[first] for first in list(found)[:MAX_ROUTES]]


def own_choices(s: State, seat: int) -> list[int]:
    """Return the legal choices of the question itself."""
    return [choice for choice in choices(s, seat, lent=False) if choice < s.first_lent]


def after(s: State, seat: int, choice: int) -> State:
    """Return the position after a choice."""
    twin = s.clone()
    play(twin, seat, choice)
    return twin
