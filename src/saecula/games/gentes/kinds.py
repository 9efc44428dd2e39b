"""The shape of Gentes: which rows exist, under which keys. Numbers printed on components are data (data/)."""

from __future__ import annotations

from typing import Final

SEATS_MOST: Final = 4
ROUNDS: Final = 6  # §4.0
EPOCHS: Final = 3

GROUPS: Final = ("noble", "artisan", "soldier", "merchant", "priest", "scholar")  # group g faces group g ^ 1 in its row
GROUP_COUNT: Final = 6
GROUP_MOST: Final = 6  # §4.1.philosopher, and the most of both groups of a row together
EVERYBODY: Final = 18

SYMBOLS: Final = ("temple", "oracle", "trade", "points")  # of cities and hometowns
TEMPLE: Final = 0
ORACLE: Final = 1
TRADE: Final = 2
POINTS: Final = 3
AREAS: Final = ("temple", "oracle")
AREA_MOST: Final = 4  # §4.1.seafarer cubes in the temple, and in the oracle
YIELDS: Final = ("temple", "oracle", "coins", "points")  # what cities give, in the order of their symbols

REGIONS: Final = ("red", "yellow", "green")
YELLOW: Final = 1
REGION_COUNT: Final = 3
CITIES: Final = (
    "athenai",
    "olympia",
    "delphi",
    "dodona",
    "syracusae",
    "corinthus",
    "cnossus",
    "sparta",
    "cyrene",
    "memphis",
    "ammonium",
    "thebae",
    "alexandria",
    "carthago",
    "appolonia",
    "leptis_magna",
    "ephesus",
    "byblos",
    "didyma",
    "patara",
    "tyrus",
    "miletus",
    "pergamon",
    "troia",
)
CITY_COUNT: Final = 24
TOWN_KINDS: Final = ("scribes", "philosophers", "inventors")
SCRIBES: Final = 0
PHILOSOPHERS: Final = 1
INVENTORS: Final = 2
TOWNS_PER_KIND: Final = 3
HOMETOWNS: Final = (
    "scribes_temple",
    "scribes_oracle",
    "scribes_trade",
    "philosophers_temple",
    "philosophers_oracle",
    "philosophers_trade",
    "inventors_temple",
    "inventors_oracle",
    "inventors_trade",
)
TOWN_COUNT: Final = 9
TOWN_AT: Final = 24  # spaces to build on: the cities, then the hometowns
SPACES: Final = (*CITIES, *HOMETOWNS)
SPACE_COUNT: Final = 33
MAJOR: Final = 0xFFFFFF  # the spaces of major cities, as a bit set
CITIES_EACH: Final = 6  # §3.0

ACTIONS: Final = ("philosopher", "seafarer", "scribe", "chronicler", "tax", "leader", "coins")
PHILOSOPHER: Final = 0
SEAFARER: Final = 1
SCRIBE: Final = 2
CHRONICLER: Final = 3
TAX: Final = 4  # from here on an action brings coins instead of costing some
LEADER: Final = 5
COINS: Final = 6  # §4.1.A coins by a card, which is no action of the tax collector

TILES: Final = (
    *(f"philosopher_{n}" for n in range(1, 5)),
    *(f"seafarer_{n}" for n in range(1, 10)),
    *(f"scribe_{n}" for n in range(1, 6)),
    *(f"chronicler_{n}" for n in range(1, 10)),
    "leader",
)
TILE_COUNT: Final = 28
LEADER_TILE: Final = 27
TAXES: Final = ("short", "long")  # of one hourglass and of two

CARDS: Final = (
    "altar",
    "well",
    "harbour",
    "trading_post",
    "insula",
    "catapult",
    "granary",
    "marketplace",
    "treasury",
    "forge",
    "scriptorium",
    "stele",
    "quarry",
    "road",
    "pottery",
    "training_ground",
    "watchtower",
    "shipyard",
    "academy",
    "aqueduct",
    "arena",
    "basilica",
    "library",
    "forum",
    "gymnasium",
    "sanctuary",
    "hospital",
    "caravanserai",
    "barracks",
    "monument",
    "mint",
    "oracle_site",
    "city_wall",
    "statue",
    "theatre",
    "thermae",
    "circus",
    "emporium",
    "fortress",
    "hanging_gardens",
    "colossus",
    "lighthouse",
    "mausoleum",
    "museion",
    "necropolis",
    "obelisk",
    "palace",
    "pantheon",
    "pyramid",
    "school",
    "senate",
    "observatory",
    "triumphal_arch",
    "citadel",
)
CARD_COUNT: Final = 54
EPOCH_CARDS: Final = 18
MARKS: Final = ("cult", "culture", "power", "economy")  # the four rows of symbols on cards
MARK_COUNT: Final = 4
MARKET: Final = 8  # §3.0 places of the card row
TAKEN_MOST: Final = 3  # §4.1.scribe cards by one action
HAND_MOST: Final = 3  # §4.2.E
PRICE_MOST: Final = 10  # §4.1.home of a scribe's action

# What sets a main action off: a tile, a played card, a hometown, or one of the tax collector's fields.
CARD_AT: Final = 28
HOME_AT: Final = 82
TAX_AT: Final = 91
SOURCE_COUNT: Final = 93

# §4.1.chronicler Rewards and penalties of a card that somebody may want in another order.
EFFECTS: Final = (
    "temple",
    "oracle",
    "unlock",
    "any",
    *(f"gain_{group}" for group in GROUPS),
    *(f"lose_{group}" for group in GROUPS),
)
UNLOCK: Final = 2
ANY: Final = 3
GAIN_AT: Final = 4
LOSE_AT: Final = 10
EFFECT_COUNT: Final = 16

BONUSES: Final = ("cities", "cards", "people")
BONUS_COUNT: Final = 3
CARDS_FOR_BONUS: Final = 8  # §4.1.B
POINT_PARTS: Final = ("cards", "symbols", "cities", "bonuses", "decline", "hand", "coins", "cubes", "hourglasses")
PHASES: Final = ("setup", "bloom", "decline", "final")
SETUP: Final = 0
BLOOM: Final = 1
DECLINE: Final = 2
FINAL: Final = 3
PARTS: Final = (
    "population",
    "time",
    "cube",
    "hourglass",
    "double",
    "coin",
    "point",
    "printed",
    "columns",
    "market",
    "stock",
    "pile",
    "hand",
    "display",
    "supply",
    "start",
    "extra",
    "card",
    "city",
    "hometown",
    "tile",
)
