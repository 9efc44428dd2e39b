"""The numbers of one match, made once from rows, pack and options, shared by all clones."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from saecula.kernel.rows import Row


@final
@mypyc_attr(acyclic=True)
class BronzeTables:
    """Printed values as rows by number; switches of the match as numbers."""

    def __init__(
        self,
        *,
        holes: Row,
        good_value: Row,
        food_most: i64,
        food_start: i64,
        coin: i64,
        coin_minted: i64,
        food_price: i64,
        city_boxes: Row,
        cost: Row,
        points: Row,
        boxes: Row,
        first: Row,
        later: Row,
        in_play: i64,
        monument_bonus: i64,
        city_bonus: i64,
        skulls_locked: bool,
        last_round: i64,
        last_development: i64,
        early_end: bool,
        offers: i64,
    ) -> None:
        self.holes = holes  # per good
        self.good_value = good_value  # coins of the first piece of each good
        self.food_most = food_most
        self.food_start = food_start
        self.coin = coin  # coins of a coin die
        self.coin_minted = coin_minted  # … with Coinage
        self.food_price = food_price  # coins per food sold with Granaries
        self.city_boxes = city_boxes  # boxes up to and including the 4th, 5th, 6th, 7th city
        self.cost = cost  # per development
        self.points = points
        self.boxes = boxes  # per monument
        self.first = first
        self.later = later
        self.in_play = in_play  # bit set of monuments
        self.monument_bonus = monument_bonus  # Architecture
        self.city_bonus = city_bonus  # Empire
        self.skulls_locked = skulls_locked
        self.last_round = last_round  # 0: no such end
        self.last_development = last_development
        self.early_end = early_end  # §end developments or monuments may end the match
        self.offers = offers  # per partner and trade phase; 0: no trade

    def worth(self, good: i64, amount: i64) -> i64:
        """§7 Return the coins of so many pieces of a good: 1, 3, 6, 10 … times the first piece's value."""
        return self.good_value[good] * amount * (amount + 1) // 2

    holes: Row
    good_value: Row
    food_most: i64
    food_start: i64
    coin: i64
    coin_minted: i64
    food_price: i64
    city_boxes: Row
    cost: Row
    points: Row
    boxes: Row
    first: Row
    later: Row
    in_play: i64
    monument_bonus: i64
    city_bonus: i64
    skulls_locked: bool
    last_round: i64
    last_development: i64
    early_end: bool
    offers: i64
