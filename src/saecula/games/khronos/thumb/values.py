"""What a position is worth by rules of thumb: coins now, taxes of this turn, and taxes to come.

Weights are hand-set, in hundredths of a coin. Those of the others count with the opposite sign, so that domains are
not given away.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.khronos.kinds import ERA_COUNT
from saecula.games.khronos.rules.taxes import LAST_ROUND, TAX_ROUNDS, taxes_of_all
from saecula.games.khronos.state import Khronos
from saecula.kernel.rows import Row

VALUE_OF_COIN: Final = 100
VALUE_OF_TAX_NOW: Final = 100  # collected at the end of this turn
VALUE_OF_TAX_THIS_ROUND: Final = 90  # collected by somebody later in this round
VALUE_OF_NEXT_TAX: Final = 55  # in the next round of taxes
VALUE_OF_LAST_TAX: Final = 30  # in the one after that
RIVALS_PERCENT: Final = 60  # of their value, shared among the rivals


def position_value(s: Khronos, seat: i64) -> i64:
    """Return the value of a position for a seat, in the middle of a turn."""
    return position_value_with(s, seat, taxes_of_all(s), 0)


def position_value_with(s: Khronos, seat: i64, taxes: Row, more: i64) -> i64:
    """Return the value of a position for a seat if taxes were these and it had so many coins more."""
    total: i64 = 0
    player: i64
    for player in range(s.seats):
        coins = VALUE_OF_COIN * s.money[player] + expected_taxes(s, player, taxes)
        if player == seat:
            total += coins + VALUE_OF_COIN * more
        else:
            total -= coins * RIVALS_PERCENT // (100 * (s.seats - 1))
    return total


def expected_taxes(s: Khronos, seat: i64, taxes: Row) -> i64:
    """Return the value of a seat's taxes: this turn's in full, later ones of its best two eras discounted."""
    here: i64 = 0
    best: i64 = 0
    second: i64 = 0
    era: i64
    for era in range(ERA_COUNT):
        coins = taxes[era * s.seats + seat]
        if s.is_in(seat, era):
            here += coins
        if coins > best:
            second = best
            best = coins
        elif coins > second:
            second = coins
    total: i64 = 0
    place = (seat - s.start) % s.seats  # in the order of play
    if TAX_ROUNDS >> s.round & 1 == 1 and place >= (s.active - s.start) % s.seats:
        total += here * (VALUE_OF_TAX_NOW if seat == s.active else VALUE_OF_TAX_THIS_ROUND)
    elif s.round < 4:
        total += (best + second) * VALUE_OF_LAST_TAX
    if s.round < LAST_ROUND:
        total += (best + second) * VALUE_OF_NEXT_TAX
    return total
