"""The course of a match of Gentes, compiled: everybody chooses by plans that a value judges."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.gentes.bots.native.features import SEEN, see, stage_of
from saecula.games.gentes.rules.extras import is_extra
from saecula.games.gentes.rules.turn import Turn
from saecula.games.gentes.state import Gentes
from saecula.games.gentes.thumb import advise, value_of
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.choices import Choices
from saecula.kernel.frames import add_choices, draw, lowest, play
from saecula.kernel.rows import ints
from saecula.kernel.state import AT_END, BY_NATURE, NATURE

STEPS_MOST: Final[i64] = 4000  # of a whole match
FAR: Final = 1e9  # behind


def played_on(s: Gentes, weights: list[list[float]], chance: Chance, until: i64) -> None:
    """§4.1 Play to the beginning of a round, or to the end of the match; each round has luck of its own."""
    now = s.round
    rng = Rng(chance, now)
    _: i64
    for _ in range(STEPS_MOST):
        if s.owed == AT_END:
            break
        if s.round != now:
            now = s.round
            rng = Rng(chance, now)
        if now >= until and isinstance(s.top, Turn):
            break
        if s.owed == BY_NATURE:
            play(s, NATURE, draw(s, int(rng.below(1 << 30))))
        else:
            asked = lowest(s.owed)
            play(s, int(asked), planned(s, asked, weights))


def planned(s: Gentes, seat: i64, weights: list[list[float]]) -> int:
    """§4.1 Return the choice with the best plan: what rules of thumb make of it until the own action ends."""
    out = Choices()
    add_choices(s, seat, out, True)
    legal = promising(s, seat, out)
    if len(legal) == 1:
        return legal[0]
    found = legal[0]
    best: float = -FAR
    for choice in legal:
        end = s.clone()
        play(end, int(seat), choice)
        finish(end, seat, out)
        worth = worth_of(end, seat, weights)
        if worth > best:
            best = worth
            found = choice
    return found


def finish(s: Gentes, seat: i64, out: Choices) -> None:
    """Let a seat answer by rules of thumb until others are asked."""
    _: i64
    for _ in range(STEPS_MOST):
        if (s.owed >> seat) & 1 == 0:
            return
        out.n = 0
        add_choices(s, seat, out, True)
        play(s, int(seat), int(out.row[0]) if out.n == 1 else advise(s, seat, out.as_list()))


def promising(s: Gentes, seat: i64, legal: Choices) -> list[int]:
    """§4.1.B Return all main actions and answers, and the additional action that pays best at once."""
    found: list[int] = []
    extra: i64 = -1
    best: i64 = 0
    i: i64
    for i in range(legal.n):
        choice = legal.row[i]
        if not is_extra(choice):
            found.append(int(choice))
            continue
        worth = value_of(s, seat, choice, False)
        if extra < 0 or worth > best:
            best = worth
            extra = choice
    return found if extra < 0 else [*found, int(extra)]


def worth_of(s: Gentes, seat: i64, weights: list[list[float]]) -> float:
    """Return how far a seat will be ahead of the others on average; at the end of a match how far it is."""
    rivals = float(s.seats - 1)
    over = s.owed == AT_END
    row = weights[0 if over else stage_of(s)]
    total = 0.0 if over else row[SEEN]
    seen = ints(SEEN, 0)
    other: i64
    for other in range(s.seats):
        hope = float(s.points(other))
        if not over:
            hope = 0.0
            see(s, other, seen)
            feature: i64
            for feature in range(SEEN):
                if seen[feature] != 0:
                    hope += row[feature] * float(seen[feature])
        total += hope if other == seat else -hope / rivals
    return total
