"""The shape of Bronze: which rows exist, under which keys. Numbers printed on components are data (data/)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SEATS_MOST: Final[i64] = 4

FACES: Final = ("food3", "workers3", "either2", "coin", "good1", "skull2")
FOOD3: Final = 0
WORKERS3: Final = 1
EITHER2: Final = 2
COIN: Final = 3
GOOD1: Final = 4
SKULL2: Final[i64] = 5
FACE_COUNT: Final[i64] = 6
DICE_MOST: Final[i64] = 7

GOODS: Final = ("wood", "stone", "pottery", "cloth", "metal")
STONE: Final = 1
GOOD_COUNT: Final[i64] = 5
WARES: Final = (*GOODS, "food")  # what may be traded
WARE_COUNT: Final[i64] = 6
FOOD_WARE: Final = 5

DEVELOPMENTS: Final = (
    "leadership",
    "irrigation",
    "agriculture",
    "quarrying",
    "medicine",
    "coinage",
    "caravans",
    "religion",
    "granaries",
    "masonry",
    "engineering",
    "architecture",
    "empire",
)
LEADERSHIP: Final = 0
IRRIGATION: Final = 1
AGRICULTURE: Final = 2
QUARRYING: Final = 3
MEDICINE: Final = 4
COINAGE: Final = 5
CARAVANS: Final = 6
RELIGION: Final = 7
GRANARIES: Final = 8
MASONRY: Final = 9
ENGINEERING: Final = 10
ARCHITECTURE: Final = 11
EMPIRE: Final = 12
DEVELOPMENT_COUNT: Final[i64] = 13

MONUMENTS: Final = (
    "step_pyramid",
    "stone_circle",
    "temple",
    "obelisk",
    "hanging_gardens",
    "great_wall",
    "great_pyramid",
)
GREAT_WALL: Final = 5
MONUMENT_COUNT: Final[i64] = 7
PROJECTS: Final = ("city", *MONUMENTS)  # project 0 is the track of cities, project m + 1 is monument m
CITY: Final = 0

DISASTERS: Final = ("famine", "drought", "pestilence", "invasion", "revolt")
PHASES: Final = ("roll", "lead", "goods", "food", "feed", "disasters", "trade", "build", "buy", "discard")
PARTS: Final = ("dice", "pegboard", "sheet", "disaster_boxes", "score", "coins", "workers", "round")
CITIES_AT_START: Final = 3
NEW_CITIES: Final[i64] = 4
