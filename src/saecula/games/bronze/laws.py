"""What can never be: the laws of Bronze that every state keeps, for the tests, not for play."""

from __future__ import annotations

from saecula.games.bronze.kinds import GOODS, MONUMENTS
from saecula.games.bronze.state import NOT_YET, Bronze


def broken_laws(s: Bronze) -> list[str]:
    """Return the names of the laws that a state breaks."""
    broken = [] if sum(list(s.dice)) + s.hand == s.cities_rolled else ["one-die-per-city"]
    broken += [law for seat in range(int(s.seats)) for law in broken_sheet(s, seat)]
    for i in range(len(MONUMENTS)):
        built = [seat for seat in range(int(s.seats)) if s.is_in_play(i) and s.has_built(seat, i)]
        first = s.first_builder[i]
        if (first == NOT_YET and built) or (first != NOT_YET and first not in built):
            broken.append("a-first-builder-for-each-monument")
    return broken


def broken_sheet(s: Bronze, seat: int) -> list[str]:
    """Return the laws that one seat's sheet breaks."""
    broken = []
    if not 0 <= s.food(seat) <= s.t.food_most:
        broken.append("food-within-its-row")
    if not all(0 <= s.good(seat, i) <= s.t.good_holes[i] for i in range(len(GOODS))):
        broken.append("goods-within-their-rows")
    if not all(s.monument_boxes(seat, i) <= s.t.monument_boxes[i] * s.is_in_play(i) for i in range(len(MONUMENTS))):
        broken.append("monuments-within-their-boxes")
    if s.t.early_end and s.count_developments(seat) > s.t.last_development:
        broken.append("no-development-after-the-last")
    return broken
