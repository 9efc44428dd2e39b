"""Wanderer: a careless player with a taste of its own, to begin training matches where no good player would be."""

from __future__ import annotations

import random

from saecula.games.bronze.kinds import CITY, DEVELOPMENT_COUNT, EITHER2, FACE_COUNT, FOOD3, MONUMENT_COUNT, SKULL2
from saecula.games.bronze.rules.build import Build
from saecula.games.bronze.rules.buy import Buy
from saecula.games.bronze.rules.collect import Split, food_rolled
from saecula.games.bronze.rules.roll import Reroll
from saecula.games.bronze.state import Bronze
from saecula.games.bronze.words import BUY, FOOD, MARK, REROLL
from saecula.kernel.frames import choices
from saecula.kernel.state import DONE

PURCHASE_CHANCE = 0.75  # how often it buys what it can
REROLL_CHANCE = 0.8  # how often it rolls a die again that it does not like
MIN_LIKING = 0.5


class Wanderer:
    """Likes some faces, wants some number of cities, and has favourites among monuments and developments."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.likes = [chance.random() for _ in range(FACE_COUNT)]
        self.cities = chance.randint(3, 7)
        self.monuments = [chance.random() for _ in range(MONUMENT_COUNT)]
        self.developments = [chance.random() for _ in range(DEVELOPMENT_COUNT)]

    def choose(self, s: Bronze, seat: int) -> int:
        """Return a choice of some sense."""
        legal = choices(s, seat)
        top = s.top
        if isinstance(top, Reroll):
            return self.reroll(s, seat, legal)
        if isinstance(top, Split):
            return self.split(s, seat, legal)
        if isinstance(top, Build):
            return self.mark(s, seat, legal)
        if isinstance(top, Buy):
            return self.buy(legal)
        return self.chance.choice(legal)

    def reroll(self, s: Bronze, seat: int, legal: list[int]) -> int:
        """§1 Roll again what it does not like, but not the food its cities need."""
        hungry = s.food(seat) + food_rolled(s, seat, s.dice[EITHER2]) <= s.cities_rolled
        for choice in legal:
            face = int(REROLL.x(choice))
            if choice == DONE or (hungry and face in (FOOD3, EITHER2)):
                continue
            if (self.likes[face] < MIN_LIKING or face == SKULL2) and self.chance.random() < REROLL_CHANCE:
                return choice
        return DONE

    def split(self, s: Bronze, seat: int, legal: list[int]) -> int:
        """§3 Feed the cities, and build with the rest."""
        for choice in legal:
            if s.food(seat) + food_rolled(s, seat, FOOD.x(choice)) >= s.cities_rolled:
                return choice
        return legal[-1]

    def mark(self, s: Bronze, seat: int, legal: list[int]) -> int:
        """§6 Cities first, while it wants more; then what it likes best."""
        boxes = [choice for choice in legal if choice != DONE]
        if not boxes:
            return DONE
        if MARK.at(CITY) in boxes and s.cities(seat) < self.cities:
            return int(MARK.at(CITY))
        return max(boxes, key=lambda choice: self.monuments[int(MARK.x(choice)) - 1] if MARK.x(choice) else -1.0)

    def buy(self, legal: list[int]) -> int:
        """§7 Mostly buy the favourite among what can be paid."""
        if self.chance.random() > PURCHASE_CHANCE:
            return DONE
        offers = [choice for choice in legal if choice != DONE]
        best = max(offers, key=lambda choice: self.developments[int(BUY.x(choice))])
        same = [choice for choice in offers if BUY.x(choice) == BUY.x(best)]
        return self.chance.choice(same)
