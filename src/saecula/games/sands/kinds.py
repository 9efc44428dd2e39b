"""The shape of Sands: which rows exist, under which keys. Numbers printed on components are data (data/)."""

from __future__ import annotations

from typing import Final, Literal, get_args

from mypy_extensions import i64

from saecula.kernel.verbs import keys

MAX_SEATS: Final[i64] = 5

Land = Literal[
    "hispania",
    "gallia",
    "italia",
    "graecia",
    "asia_minor",
    "syria",
    "aegyptus",
    "libya",
    "mauretania",
    "sicilia",
    "rhodes",
    "cyprus",
    "germania",
    "armenia",
    "mesopotamia",
    "aethiopia",
    "britannia",
    "dacia",
    "sarmatia",
    "parthia",
    "persia",
    "arabia",
    "scythia",
    "bactria",
    "india",
    "serica",
]
LANDS: Final[tuple[Land, ...]] = get_args(Land)
LAND_COUNT: Final[i64] = 26

Terrain = Literal["plains", "mountain", "island"]
TERRAINS: Final[tuple[Terrain, ...]] = get_args(Terrain)
PLAINS: Final = 0
MOUNTAIN: Final = 1
ISLAND: Final = 2

# Each border by the two lands it was printed between; the rows say where it runs.
Border = Literal[
    "aegyptus-aethiopia",
    "aegyptus-arabia",
    "aegyptus-cyprus",
    "aegyptus-libya",
    "aegyptus-rhodes",
    "aegyptus-syria",
    "aethiopia-arabia",
    "aethiopia-libya",
    "aethiopia-mauretania",
    "arabia-mesopotamia",
    "arabia-persia",
    "arabia-syria",
    "armenia-asia_minor",
    "armenia-mesopotamia",
    "armenia-parthia",
    "armenia-sarmatia",
    "armenia-syria",
    "asia_minor-cyprus",
    "asia_minor-graecia",
    "asia_minor-rhodes",
    "asia_minor-syria",
    "bactria-india",
    "bactria-parthia",
    "bactria-persia",
    "bactria-scythia",
    "bactria-serica",
    "britannia-gallia",
    "britannia-germania",
    "cyprus-rhodes",
    "cyprus-syria",
    "dacia-germania",
    "dacia-graecia",
    "dacia-italia",
    "dacia-sarmatia",
    "gallia-germania",
    "gallia-hispania",
    "gallia-italia",
    "germania-italia",
    "germania-sarmatia",
    "graecia-italia",
    "graecia-rhodes",
    "graecia-sicilia",
    "hispania-italia",
    "hispania-mauretania",
    "hispania-sicilia",
    "india-persia",
    "india-serica",
    "italia-sicilia",
    "libya-mauretania",
    "libya-rhodes",
    "libya-sicilia",
    "mauretania-sicilia",
    "mesopotamia-parthia",
    "mesopotamia-persia",
    "mesopotamia-syria",
    "parthia-persia",
    "parthia-scythia",
    "rhodes-sicilia",
    "sarmatia-scythia",
    "scythia-serica",
]
BORDERS: Final[tuple[Border, ...]] = get_args(Border)
BORDER_COUNT: Final[i64] = 60

GOODS: Final = keys("""
    silver wine marble purple_dye papyrus olive_oil tin amber timber copper glass incense ivory furs spices silk
""")

Resource = Literal["crops", "gold"]
RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)
CROPS: Final = 0
GOLD: Final = 1
RESOURCE_COUNT: Final[i64] = 2
MAX_CAPACITY: Final[i64] = 9

Citizen = Literal["peasant", "warrior"]
CITIZENS: Final[tuple[Citizen, ...]] = get_args(Citizen)
PEASANT: Final[i64] = 0
WARRIOR: Final[i64] = 1
CITIZEN_COUNT: Final[i64] = 2

Category = Literal["civil", "political", "cultural"]
CATEGORIES: Final[tuple[Category, ...]] = get_args(Category)
CIVIL: Final = 0
POLITICAL: Final = 1
CULTURAL: Final = 2
CATEGORY_COUNT: Final[i64] = 3

Action = Literal[
    "chronicle",
    "muster",
    "conquer",
    "raid",
    "build",
    "govern",
    "advance",
    "caravan_1",
    "caravan_2",
    "migrate",
    "tribute",
]
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
CARD_CHRONICLE: Final = 0
CARD_MUSTER: Final = 1
CARD_CONQUER: Final = 2
CARD_RAID: Final = 3
CARD_BUILD: Final = 4
CARD_GOVERN: Final = 5
CARD_ADVANCE: Final = 6
CARD_CARAVAN_1: Final = 7
CARD_CARAVAN_2: Final = 8
CARD_MIGRATE: Final = 9
CARD_TRIBUTE: Final = 10
ACTION_COUNT: Final[i64] = 11
Emphasis = Literal["civil_emphasis", "political_emphasis", "cultural_emphasis"]
EMPHASES: Final[tuple[Emphasis, ...]] = get_args(Emphasis)
Card = Literal[Action, Emphasis]
CARDS: Final[tuple[Card, ...]] = get_args(Card)  # emphasis card of category c is card ACTION_COUNT + c
CARD_COUNT: Final[i64] = 14
PAIR_COUNT: Final[i64] = CARD_COUNT * (CARD_COUNT - 1) // 2

CHRONICLES: Final = ("1", "2", "3", "4", "5", "6", "7")
CHRONICLE_COUNT: Final[i64] = 7
Bin = Literal["structures", "fountains", "territories", "population", "contacts", "lyres"]
BINS: Final[tuple[Bin, ...]] = get_args(Bin)  # A … F, two per category
BIN_COUNT: Final[i64] = 6
BINS_PER_CATEGORY: Final[i64] = 2

Root = Literal[
    "agriculture",
    "labor",
    "law",
    "bronze_working",
    "writing",
    "religion",
]
ROOTS: Final[tuple[Root, ...]] = get_args(Root)
TREE_COUNT: Final[i64] = 6  # tree t grows from root t and belongs to category t // 2
TREES_PER_CATEGORY: Final[i64] = 2
LEVELS: Final[i64] = 4
ADVANCE_CARDS: Final = keys("""
    ornamentation masonry despotism sanitation bread_and_circus coinage vision architecture horsemanship
    conscription chariots phalanx triremes monarchy iron_working bureaucracy legions poetry commerce democracy
    philosophy drama cartography literature festivals
""")
ADVANCE_CARD_COUNT: Final[i64] = 25
ADVANCES: Final = (*ROOTS, *ADVANCE_CARDS)
ADVANCE_COUNT: Final[i64] = 31

Structure = Literal[
    "quarry",
    "irrigation",
    "aqueduct",
    "city",
    "victory_arch",
    "roads",
    "fortress",
    "palace",
    "library",
    "amphitheater",
    "temple",
    "wonder",
]
STRUCTURES: Final[tuple[Structure, ...]] = get_args(Structure)
CITY: Final = 3
STRUCTURE_COUNT: Final[i64] = 12

# The vocabulary of effects: an advance or a structure is described by such words, each with a number.
EFFECTS: Final = keys("""
    crop_income labor build_discount room lower_ceiling exchange wonder_points builds annex_per_warrior strength
    plains_strength mountain_strength island_strength raid_steps musters smaller_empire spared_victor advance_calm
    advance_heritage govern_discount caravan_discount caravans amphitheaters_open chronicle_heritage free_bonus
""")
E_CROP_INCOME: Final = 0
E_LABOR: Final = 1
E_BUILD_DISCOUNT: Final = 2
E_ROOM: Final = 3
E_LOWER_CEILING: Final = 4
E_EXCHANGE: Final = 5
E_WONDER_POINTS: Final = 6
E_BUILDS: Final = 7
E_ANNEX_PER_WARRIOR: Final = 8
E_STRENGTH: Final = 9
E_PLAINS_STRENGTH: Final = 10
E_MOUNTAIN_STRENGTH: Final = 11
E_ISLAND_STRENGTH: Final = 12
E_RAID_STEPS: Final = 13
E_MUSTERS: Final = 14
E_SMALLER_EMPIRE: Final = 15
E_SPARED_VICTOR: Final = 16
E_ADVANCE_CALM: Final = 17
E_ADVANCE_HERITAGE: Final = 18
E_GOVERN_DISCOUNT: Final = 19
E_CARAVAN_DISCOUNT: Final = 20
E_CARAVANS: Final = 21
E_AMPHITHEATERS_OPEN: Final = 22
E_CHRONICLE_HERITAGE: Final = 23
E_FREE_BONUS: Final = 24
EFFECT_COUNT: Final[i64] = 25

POWERS: Final = keys("build_here build_near room roads defence points muster_peasant smaller_empire govern_free")
P_BUILD_HERE: Final = 0
P_BUILD_NEAR: Final = 1
P_ROOM: Final = 2
P_ROADS: Final = 3
P_DEFENCE: Final = 4
P_POINTS: Final = 5
P_MUSTER_PEASANT: Final = 6
P_SMALLER_EMPIRE: Final = 7
P_GOVERN_FREE: Final = 8
POWER_COUNT: Final[i64] = 9

Place = Literal["anywhere", "colony", "city"]
PLACES: Final[tuple[Place, ...]] = get_args(Place)  # where a structure may be built
ANYWHERE: Final = 0
IN_COLONY: Final = 1
IN_CITY: Final = 2

BONUSES: Final = ("oppress", "patronage", "tax")
OPPRESSION: Final = 0
PATRON: Final = 1
TAXES: Final = 2
WAYS: Final = ("colonies", "cities", "both")  # of tribute
FROM_COLONIES: Final = 0
FROM_CITIES: Final = 1
FROM_BOTH: Final = 2
WAY_COUNT: Final[i64] = 3

ScorePart = Literal["chronicles", "wonders", "unrest", "bonuses"]
SCORE_PARTS: Final[tuple[ScorePart, ...]] = get_args(ScorePart)
PARTS: Final = keys("""
    unrest heritage dynasty generation score abacus start_player capital province colony caravan roads capacity
    supply
""")
Phase = Literal["setup", "select", "turn", "growth", "crowding", "scoring", "end"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
