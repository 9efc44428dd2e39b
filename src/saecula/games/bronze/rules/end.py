"""§end The end of the match, the final score, and ties."""

from __future__ import annotations

from mypy_extensions import i64

from saecula.games.bronze.kinds import ARCHITECTURE, DEVELOPMENT_COUNT, EMPIRE, MONUMENT_COUNT
from saecula.games.bronze.state import NOT_YET, Bronze
from saecula.games.bronze.words import LAST_ROUND, WINS
from saecula.kernel.frames import tell_winners
from saecula.kernel.rows import row


def is_last(s: Bronze) -> bool:
    """§end A seat has its 5th development, or every monument in play has been completed by somebody (R23, R24)."""
    if not s.t.early_end:  # §solo ten rounds are played to the end (R28)
        return False
    seat: i64
    for seat in range(s.seats):
        if s.count_developments(seat) >= s.t.last_development:
            return True
    return all_monuments_built(s)


def all_monuments_built(s: Bronze) -> bool:
    """§end Say whether every monument in play has been completed at least once."""
    monument: i64
    for monument in range(MONUMENT_COUNT):
        if s.is_in_play(monument) and s.first_builder[monument] == NOT_YET:
            return False
    return True


def is_over(s: Bronze) -> bool:
    """§end Asked at the end of a round; §solo after ten rounds."""
    return (s.t.last_round > 0 and s.round >= s.t.last_round) or is_last(s)


def note_end(s: Bronze, seat: i64) -> None:
    """§end Note who brought about the end; the round is played out."""
    if s.ender == NOT_YET and is_last(s):
        s.ender = seat
        s.tell(LAST_ROUND, seat)


def development_points(s: Bronze, seat: i64) -> i64:
    """§end Return the points of a seat's developments."""
    points: i64 = 0
    owned = s.developments(seat)
    development: i64
    for development in range(DEVELOPMENT_COUNT):
        if owned >> development & 1:
            points += s.t.development_points[development]
    return points


def monument_points(s: Bronze, seat: i64) -> i64:
    """§end Return the points of a seat's completed monuments."""
    points: i64 = 0
    built = s.built(seat)
    monument: i64
    for monument in range(MONUMENT_COUNT):
        if built >> monument & 1:
            points += s.monument_points(seat, monument)
    return points


def bonus_points(s: Bronze, seat: i64) -> i64:
    """§end Architecture counts completed monuments, Empire counts cities (R44)."""
    points: i64 = 0
    if s.has(seat, ARCHITECTURE):
        built = s.built(seat)
        while built:
            built &= built - 1
            points += s.t.monument_bonus
    if s.has(seat, EMPIRE):
        points += s.t.city_bonus * s.cities(seat)
    return points


def score(s: Bronze, seat: i64) -> i64:
    """§end Developments, monuments and bonuses, less one point per disaster box; may be negative (R26)."""
    return development_points(s, seat) + monument_points(s, seat) + bonus_points(s, seat) - s.disasters(seat)


def tie_break(s: Bronze, seat: i64) -> i64:
    """§end Among equals the coin value of the goods left decides; food does not count (R45)."""
    return s.wealth(seat)


def tell_end(s: Bronze) -> None:
    """§end Tell who wins."""
    everybody = range(s.seats)
    tell_winners(s, WINS, row([score(s, seat) for seat in everybody]), row([tie_break(s, seat) for seat in everybody]))
