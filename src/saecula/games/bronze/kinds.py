"""The shape of Bronze: which rows exist, under which keys. Numbers printed on components are data (data/)."""

from __future__ import annotations

from typing import Final, Literal, get_args

from mypy_extensions import i64

MAX_SEATS: Final[i64] = 4

Face = Literal["food3", "workers3", "either2", "coin", "good1", "skull2"]
FACES: Final[tuple[Face, ...]] = get_args(Face)
FOOD3: Final = 0
WORKERS3: Final = 1
EITHER2: Final = 2
COIN: Final = 3
GOOD1: Final = 4
SKULL2: Final[i64] = 5
FACE_COUNT: Final[i64] = 6
MAX_DICE: Final[i64] = 7

Good = Literal["wood", "stone", "pottery", "cloth", "metal"]
GOODS: Final[tuple[Good, ...]] = get_args(Good)
STONE: Final = 1
GOOD_COUNT: Final[i64] = 5
Ware = Literal[Good, "food"]
WARES: Final[tuple[Ware, ...]] = get_args(Ware)  # what may be traded
WARE_COUNT: Final[i64] = 6
FOOD_WARE: Final = 5

Development = Literal[
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
]
DEVELOPMENTS: Final[tuple[Development, ...]] = get_args(Development)
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

Monument = Literal[
    "step_pyramid",
    "stone_circle",
    "temple",
    "obelisk",
    "hanging_gardens",
    "great_wall",
    "great_pyramid",
]
MONUMENTS: Final[tuple[Monument, ...]] = get_args(Monument)
GREAT_WALL: Final = 5
MONUMENT_COUNT: Final[i64] = 7
PROJECTS: Final = ("city", *MONUMENTS)  # project 0 is the track of cities, project m + 1 is monument m
CITY: Final = 0

Disaster = Literal["famine", "drought", "pestilence", "invasion", "revolt"]
DISASTERS: Final[tuple[Disaster, ...]] = get_args(Disaster)
Phase = Literal["roll", "lead", "goods", "food", "feed", "disasters", "trade", "build", "buy", "discard"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
ScorePart = Literal["developments", "monuments", "bonus", "disasters"]
SCORE_PARTS: Final[tuple[ScorePart, ...]] = get_args(ScorePart)
PARTS: Final = ("dice", "pegboard", "sheet", "disaster_boxes", "score", "coins", "workers", "round")
CITIES_AT_START: Final = 3
NEW_CITIES: Final[i64] = 4
