"""The shape of Gentes: which rows exist, under which keys. Numbers printed on components are data (data/)."""

from __future__ import annotations

from typing import Final, Literal, get_args

from mypy_extensions import i64

from saecula.kernel.verbs import keys

MAX_SEATS: Final = 4
ROUNDS: Final = 6  # §4.0
EPOCHS: Final = 3

Group = Literal["noble", "artisan", "soldier", "merchant", "priest", "scholar"]
GROUPS: Final[tuple[Group, ...]] = get_args(Group)  # group g faces group g ^ 1 in its row
GROUP_COUNT: Final[i64] = 6
MAX_PER_GROUP: Final = 6  # §4.1.philosopher, and the most of both groups of a row together
PEOPLE_FOR_BONUS: Final = 18

CitySymbol = Literal["temple", "oracle", "trade", "points"]
SYMBOLS: Final[tuple[CitySymbol, ...]] = get_args(CitySymbol)  # of cities and hometowns
TEMPLE: Final = 0
ORACLE: Final = 1
TRADE: Final = 2
POINTS: Final[i64] = 3
AREAS: Final = ("temple", "oracle")
MAX_PER_AREA: Final = 4  # §4.1.seafarer cubes in the temple, and in the oracle
YIELDS: Final = ("temple", "oracle", "coins", "points")  # what cities give, in the order of their symbols

Region = Literal["red", "yellow", "green"]
REGIONS: Final[tuple[Region, ...]] = get_args(Region)
YELLOW: Final = 1
REGION_COUNT: Final[i64] = 3
CITIES: Final = keys("""
    athenai olympia delphi dodona syracusae corinthus cnossus sparta cyrene memphis ammonium thebae alexandria
    carthago appolonia leptis_magna ephesus byblos didyma patara tyrus miletus pergamon troia
""")
CITY_COUNT: Final[i64] = 24
TownKind = Literal["scribes", "philosophers", "inventors"]
TOWN_KINDS: Final[tuple[TownKind, ...]] = get_args(TownKind)
SCRIBES: Final = 0
PHILOSOPHERS: Final = 1
INVENTORS: Final = 2
TOWNS_PER_KIND: Final = 3
HOMETOWNS: Final = keys("""
    scribes_temple scribes_oracle scribes_trade philosophers_temple philosophers_oracle philosophers_trade
    inventors_temple inventors_oracle inventors_trade
""")
TOWN_COUNT: Final[i64] = 9
TOWNS_OF_A_KIND: Final = (1 << TOWNS_PER_KIND) - 1  # sets of hometowns
SCRIBE_TOWNS: Final = TOWNS_OF_A_KIND << TOWNS_PER_KIND * SCRIBES
PHILOSOPHER_TOWNS: Final = TOWNS_OF_A_KIND << TOWNS_PER_KIND * PHILOSOPHERS
INVENTOR_TOWNS: Final = TOWNS_OF_A_KIND << TOWNS_PER_KIND * INVENTORS
TOWN_AT: Final = 24  # spaces to build on: the cities, then the hometowns
SPACES: Final = (*CITIES, *HOMETOWNS)
SPACE_COUNT: Final[i64] = 33
MAJOR: Final = (1 << CITY_COUNT) - 1  # the spaces of major cities, as a bit set
CITIES_PER_SEAT: Final = 6  # §3.0

Action = Literal["philosopher", "seafarer", "scribe", "chronicler", "tax", "leader", "coins"]
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
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
TILE_COUNT: Final[i64] = 28
LEADER_TILE: Final = 27
Tax = Literal["short", "long"]
TAXES: Final[tuple[Tax, ...]] = get_args(Tax)  # of one hourglass and of two

CARDS: Final = keys("""
    altar well harbour trading_post insula catapult granary marketplace treasury forge scriptorium stele quarry road
    pottery training_ground watchtower shipyard academy aqueduct arena basilica library forum gymnasium sanctuary
    hospital caravanserai barracks monument mint oracle_site city_wall statue theatre thermae circus emporium
    fortress hanging_gardens colossus lighthouse mausoleum museion necropolis obelisk palace pantheon pyramid school
    senate observatory triumphal_arch citadel
""")
CARD_COUNT: Final[i64] = 54
EPOCH_CARDS: Final = 18
Mark = Literal["cult", "culture", "power", "economy"]
MARKS: Final[tuple[Mark, ...]] = get_args(Mark)  # the four rows of symbols on cards
MARK_COUNT: Final[i64] = 4
MARKET: Final[i64] = 8  # §3.0 places of the card row
MAX_CARDS_TAKEN: Final = 3  # §4.1.scribe cards by one action
MAX_HAND: Final = 3  # §4.2.E
MAX_PRICE: Final = 10  # §4.1.home of a scribe's action

# What sets a main action off: a tile, a played card, a hometown, or one of the tax collector's fields.
CARD_AT: Final = 28
HOME_AT: Final = 82
TAX_AT: Final = 91
SOURCE_COUNT: Final[i64] = 93

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
EFFECT_COUNT: Final[i64] = 16

Bonus = Literal["cities", "cards", "people"]
BONUSES: Final[tuple[Bonus, ...]] = get_args(Bonus)
BONUS_COUNT: Final[i64] = 3
CARDS_FOR_BONUS: Final = 8  # §4.1.B
PointPart = Literal["cards", "symbols", "cities", "bonuses", "decline", "hand", "coins", "cubes", "hourglasses"]
POINT_PARTS: Final[tuple[PointPart, ...]] = get_args(PointPart)
Phase = Literal["setup", "bloom", "decline", "final"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
SETUP: Final = 0
BLOOM: Final = 1
DECLINE: Final = 2
FINAL: Final = 3
PARTS: Final = keys("""
    population time cube hourglass double coin point printed columns market stock pile hand display supply start
    extra card city hometown tile
""")
