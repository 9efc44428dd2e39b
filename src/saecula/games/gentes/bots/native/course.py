"""Matches of Gentes played on by a value, compiled: everybody follows the plan that the value judges best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.gentes.bots.native.features import FEATURE_COUNT, fill_features, stage_of
from saecula.games.gentes.rules.extras import is_extra
from saecula.games.gentes.rules.turn import Turn
from saecula.games.gentes.state import Gentes
from saecula.games.gentes.thumb.advise import advise, worth_after
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.choices import Choices
from saecula.kernel.frames import add_choices, draw, lowest, play
from saecula.kernel.rows import ints
from saecula.kernel.state import AT_END, BY_NATURE, NATURE

MAX_STEPS: Final[i64] = 4000  # of a whole match
MIN_MARGIN: Final = -1e9  # less than any seat is ahead


def play_until(s: Gentes, weights: list[list[float]], chance: Chance, end: i64) -> None:
    """§4.1 Play to the beginning of a round, or to the end of the match; each round has random numbers of its own."""
    now = s.round
    rng = Rng(chance, now)
    _: i64
    for _ in range(MAX_STEPS):
        if s.owed == AT_END:
            break
        if s.round != now:
            now = s.round
            rng = Rng(chance, now)
        if now >= end and isinstance(s.top, Turn):
            break
        if s.owed == BY_NATURE:
            play(s, NATURE, draw(s, int(rng.below(1 << 30))))
        else:
            seat = lowest(s.owed)
            play(s, int(seat), best_plan(s, seat, weights))


def best_plan(s: Gentes, seat: i64, weights: list[list[float]]) -> int:
    """§4.1 Return the choice with the best plan: rules of thumb answer until the action ends."""
    out = Choices()
    add_choices(s, seat, out, True)
    shortlist = shortlisted(s, seat, out)
    if len(shortlist) == 1:
        return shortlist[0]
    found = shortlist[0]
    best: float = MIN_MARGIN
    for choice in shortlist:
        end = s.clone()
        play(end, int(seat), choice)
        finish_action(end, seat, out)
        margin = expected_margin(end, seat, weights)
        if margin > best:
            best = margin
            found = choice
    return found


def finish_action(s: Gentes, seat: i64, out: Choices) -> None:
    """Let a seat answer by rules of thumb until it is another seat's turn."""
    _: i64
    for _ in range(MAX_STEPS):
        if (s.owed >> seat) & 1 == 0:
            return
        out.n = 0
        add_choices(s, seat, out, True)
        play(s, int(seat), int(out.row[0]) if out.n == 1 else advise(s, seat, out.as_list()))


def shortlisted(s: Gentes, seat: i64, legal: Choices) -> list[int]:
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
        worth = worth_after(s, seat, choice, False)
        if extra < 0 or worth > best:
            best = worth
            extra = choice
    return found if extra < 0 else [*found, int(extra)]


def expected_margin(s: Gentes, seat: i64, weights: list[list[float]]) -> float:
    """Return how far a seat is expected to end ahead of the mean of the others; at the end of a match how far it is."""
    others = float(s.seats - 1)
    over = s.owed == AT_END
    row = weights[0 if over else stage_of(s)]
    margin = 0.0 if over else row[FEATURE_COUNT]
    features = ints(FEATURE_COUNT, 0)
    other: i64
    for other in range(s.seats):
        expected = float(s.points(other))
        if not over:
            expected = 0.0
            fill_features(s, other, features)
            feature: i64
            for feature in range(FEATURE_COUNT):
                if features[feature] != 0:
                    expected += row[feature] * float(features[feature])
        margin += expected if other == seat else -expected / others
    return margin
