"""Rules of thumb for the sample: what a sensible player would do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.sample.rules.cards import HAND
from saecula.games.sample.state import Sample
from saecula.games.sample.words import DROP, SHOW, STOCK

OTHER_WORTH: Final = -1000


def advise(s: Sample, seat: int, legal: list[int]) -> int:
    """Show the most expensive, fill the hand, drop the cheapest; leave the lamps."""
    best = legal[0]
    for choice in legal:
        if worth(s, seat, choice) > worth(s, seat, best):
            best = choice
    return best


def worth(s: Sample, seat: i64, choice: i64) -> i64:
    """Return what a choice is worth, compared with others of the same question."""
    if SHOW.has(choice):
        return s.t.lantern_price[SHOW.x(choice)]
    if DROP.has(choice):
        return -s.t.lantern_price[DROP.x(choice)]
    if STOCK.has(choice):
        cards = STOCK.x(choice)
        return cards if s.hand_size(seat) + cards <= HAND else -cards
    return OTHER_WORTH
