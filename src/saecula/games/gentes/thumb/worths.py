"""What things are worth, in hundredths of a point: guessed by hand and corrected by play; and the time that is left."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.gentes.kinds import DECLINE, FINAL, ROUNDS
from saecula.games.gentes.state import Gentes

MIN_WORTH: Final = -1_000_000_000_000  # less than any position is worth
POINT_WORTH: Final = 100
FIELD_WORTH: Final = 110  # a free field of time

COINS_NEEDED: Final = 20
COIN_WORTH: Final = 30  # one of the coins needed
SPARE_COIN_WORTH: Final = 12
LAST_ROUND_COINS_NEEDED: Final = 10
LAST_ROUND_COIN_WORTH: Final = 20
FINAL_COIN_WORTH: Final = 10

TEMPLE_CUBE_WORTH: Final = 85
ORACLE_CUBE_WORTH: Final = 60
FINAL_CUBE_WORTH: Final = 50

TRAINING_COST: Final = 220  # of one person
CITY_COST: Final = 380
PLAY_COST: Final = 290  # of the action that plays a card
LAST_ROUND_COST_PERCENT: Final = 60  # time and coins are good for nothing else then

# Per round left.
PERSON_WORTH: Final = 30  # even if no card in hand needs the person
TOWN_WORTH: Final = 60
INVENTOR_TOWN_WORTH: Final = 90
SYMBOL_WORTH: Final = 20

CITY_WORTH: Final = 10  # per decline left, besides the best income of the region
START_WORTH: Final = 150  # beginning the next round
HOURGLASS_COST: Final = 100  # of one that stays
CARD_PERSON_WORTH: Final = 100  # a person gained or lost by a card
BONUS_PERCENT: Final = 70  # of a bonus tile that is nearly reached


def rounds_left(s: Gentes) -> i64:
    """§4.0 Return the number of rounds after the present one; in the decline the marker has already moved."""
    left: i64 = ROUNDS - s.round
    return left + 1 if s.phase == DECLINE and left > 0 else left


def declines_left(s: Gentes) -> i64:
    """§4.2.D Return how often cities will still bring income."""
    if s.phase == FINAL:
        return 0
    return rounds_left(s) if s.phase == DECLINE else ROUNDS + 1 - s.round
