"""The numbers of one match, made once from rows, pack, seats and options, and shared by all copies of its state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from mypy_extensions import i64, mypyc_attr

from saecula.kernel.rows import Row


@final
@mypyc_attr(acyclic=True)
@dataclass(frozen=True, kw_only=True)
class BronzeTables:
    """Printed values as rows by number; options of the match as numbers.

    A field named after a column of numbers (`monument_boxes`) or after a row of `value` (`food_price`) is filled with
    it; numbers.py works out the rest.
    """

    good_holes: Row
    good_value: Row  # coins of the first piece
    food_start: i64
    food_most: i64
    coin: i64  # coins of a coin die
    coin_minted: i64  # … with Coinage
    food_price: i64  # coins per food sold with Granaries
    city_boxes: Row  # boxes up to and including the 4th, 5th, 6th, 7th city
    development_cost: Row
    development_points: Row
    monument_boxes: Row
    monument_first: Row
    monument_later: Row
    in_play: i64  # bit set of monuments
    monument_bonus: i64  # Architecture
    city_bonus: i64  # Empire
    skulls_locked: bool
    last_round: i64  # 0: no such end
    last_development: i64
    early_end: bool  # §end developments or monuments may end the match
    offers: i64  # per partner and trade phase; 0: no trade

    def worth(self, good: i64, amount: i64) -> i64:
        """§7 Return the coins of so many pieces of a good: 1, 3, 6, 10 … times the first piece's value."""
        return self.good_value[good] * amount * (amount + 1) // 2
