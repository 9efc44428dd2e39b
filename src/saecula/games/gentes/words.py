"""What can be chosen, refused, asked and told in Gentes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.gentes.kinds import (
    ACTIONS,
    AREAS,
    BONUSES,
    CARDS,
    CITIES,
    EFFECTS,
    GROUPS,
    HOMETOWNS,
    MARKS,
    MAX_SEATS,
    PARTS,
    PHASES,
    REGIONS,
    SYMBOLS,
    TAXES,
    TILES,
    YIELDS,
)
from saecula.kernel.verbs import NUMBER, SEAT, Kind, Phrases, Vocabulary, counts_of, numbers, refusals, things

GROUP: Final = things("group", *GROUPS)
TO_GROUP: Final = Kind("other", GROUP.keys, GROUP.things)
CARD: Final = things("card", *CARDS)
CITY: Final = things("city", *CITIES)
HOMETOWN: Final = things("hometown", *HOMETOWNS)
SPACE: Final = Kind("space", (*CITY.keys, *HOMETOWN.keys), (*CITY.things, *HOMETOWN.things))
REGION: Final = things("region", *REGIONS)
TILE: Final = things("tile", *TILES)
TAX: Final = things("tax", *TAXES)
ACTION: Final = things("action", *ACTIONS)
SYMBOL: Final = things("symbol", *SYMBOLS)
AREA: Final = things("area", *AREAS)
YIELD: Final = things("yield", *YIELDS)
MARK: Final = things("mark", *MARKS)
EFFECT: Final = things("effect", *EFFECTS)
BONUS: Final = things("bonus", *BONUSES)
PHASE: Final = things("phase", *PHASES)
PART: Final = things("part", *PARTS)
COMPONENTS: Final = (
    GROUP,
    CARD,
    CITY,
    HOMETOWN,
    REGION,
    TILE,
    TAX,
    ACTION,
    SYMBOL,
    AREA,
    YIELD,
    MARK,
    EFFECT,
    BONUS,
    PHASE,
    PART,
)
PLAYER: Final = things("seat", *[str(seat) for seat in range(MAX_SEATS)])
PEOPLE: Final = counts_of(GROUP)
YIELDED: Final = counts_of(YIELD)
CITY_SYMBOLS: Final = counts_of(SYMBOL)
PRICE_TOP: Final[i64] = 20
PRICES: Final = numbers(0, PRICE_TOP)
MAX_DOUBLES: Final = 12
DOUBLE: Final = numbers(0, MAX_DOUBLES)
CUBES_FOR_PERSON: Final[i64] = 3  # §4.1.B
TEMPLES: Final = numbers(0, CUBES_FOR_PERSON)

WORDS: Final = Vocabulary()
START: Final = WORDS.verb("start", PLAYER)  # §3.0 nature: who begins
COLUMN: Final = WORDS.verb("column", GROUP)  # §3.0 nature: the next training tile
DRAWN: Final = WORDS.verb("card", CARD)  # §3.0, §4.1.scribe nature: the next card of the stack
DRAFT: Final = WORDS.verb("draft", CARD)  # §3.0
SETTLE: Final = WORDS.verb("settle", GROUP)  # §3.0 one of the four people of the start
USE_TILE: Final = WORDS.verb("tile", TILE, notes=("coins", "hourglasses", "gain"))  # §4.1.A
USE_CARD: Final = WORDS.verb("act", CARD, notes=("coins", "hourglasses", "gain"))  # §4.1.A a card's own action
USE_TOWN: Final = WORDS.verb(
    "home", HOMETOWN, notes=("coins", "hourglasses", "gain")
)  # §4.1.home an action without tile
USE_TAX: Final = WORDS.verb("tax", TAX, notes=("coins", "hourglasses", "gain"))  # §4.1.tax
HELP: Final = WORDS.verb("use", HOMETOWN)  # §4.1.home a hometown that changes the action
PRICE: Final = WORDS.verb("price", PRICES, notes=("coins",))  # §4.1.home, cards: a chosen price
DOUBLES: Final = WORDS.verb(
    "doubles", DOUBLE, notes=("fields", "free")
)  # §4.1.A2 so many time tiles with two hourglasses
TRAIN: Final = WORDS.verb("train", GROUP, notes=("price",))  # §4.1.philosopher
CLEAR: Final = WORDS.verb("clear", SPACE)  # §4.1.seafarer take a city back
BUILD: Final = WORDS.verb("build", SPACE)  # §4.1.seafarer
ENLIVEN: Final = WORDS.verb("region", REGION, notes=("cities",))  # §4.1.seafarer which region a hometown activates
TAKE: Final = WORDS.verb("take", CARD, notes=("place",))  # §4.1.scribe
PLAY: Final = WORDS.verb("play", CARD, notes=("temple",))  # §4.1.chronicler
NEXT: Final = WORDS.verb("next", EFFECT)  # §4.1.chronicler which reward or penalty comes first
GAIN: Final = WORDS.verb("gain", GROUP)  # a person of any group
LOSE: Final = WORDS.verb("lose", GROUP)  # §4.1.chronicler a penalty
SPARE: Final = WORDS.verb("spare", TEMPLES, notes=("oracle",))  # §4.1.B three cubes instead, so many of the temple
CUBE: Final = WORDS.verb("cube", AREA)  # §4.2.C a cube for temple or oracle
VISIT: Final = WORDS.verb("activate", CITY)  # §4.2.D
EXCHANGE: Final = WORDS.verb("exchange", CARD, notes=("coins", "points", "people"))  # §4.2.D
SCORE: Final = WORDS.verb("score", CARD, notes=("points", "temple"))  # §5.0.A
RECRUIT: Final = WORDS.verb("recruit", GROUP, TEMPLES, notes=("oracle",))  # §4.1.B three cubes for a person
SWAP: Final = WORDS.verb("swap", GROUP, TO_GROUP)  # §4.1.B one person becomes another

WHY: Final = refusals()
NOT_REVEALED: Final = WHY.say("not-revealed", "3.0", card=CARD)
NO_PASSING: Final = WHY.say("no-passing", "4.1")
MAIN_ACTION_DONE: Final = WHY.say("main-action-done", "4.1.A")
NOT_IN_PLAY: Final = WHY.say("not-in-play", "3.0", tile=TILE, players=NUMBER)
TILE_TAKEN: Final = WHY.say("tile-taken", "4.1.A1", tile=TILE, seat=SEAT)
CARD_NOT_PLAYED: Final = WHY.say("card-not-played", "4.1.A", card=CARD)
NO_CARD_ACTION: Final = WHY.say("no-card-action", "4.1.A", card=CARD)
CARD_SPENT: Final = WHY.say("card-spent", "4.1.A", card=CARD)
NOT_YOUR_TOWN: Final = WHY.say("not-your-town", "4.1.home", hometown=HOMETOWN)
TOWN_SPENT: Final = WHY.say("town-spent", "4.1.home", hometown=HOMETOWN)
NO_OWN_ACTION: Final = WHY.say("no-own-action", "4.1.home", hometown=HOMETOWN)
TAX_CLOSED: Final = WHY.say("tax-closed", "3.0")
TOO_FEW_COINS: Final = WHY.say("too-few-coins", "4.1.A1", cost=NUMBER, have=NUMBER)
NO_TIME: Final = WHY.say("no-time", "4.1.A1", need=NUMBER, free=NUMBER)
NOBODY_TO_TRAIN: Final = WHY.say("nobody-to-train", "4.1.philosopher", price=NUMBER)
NO_SPACE: Final = WHY.say("no-space", "4.1.seafarer")
NO_CARD_TO_TAKE: Final = WHY.say("no-card-to-take", "4.1.scribe", price=NUMBER)
NOTHING_PLAYABLE: Final = WHY.say("nothing-playable", "4.1.chronicler")
TOWN_NOT_FITTING: Final = WHY.say("town-not-fitting", "4.1.home", hometown=HOMETOWN, action=ACTION)
ONE_PRICE: Final = WHY.say("one-price", "4.1.home", hometown=HOMETOWN)
NEEDS_PRICE: Final = WHY.say("needs-price", "4.1.A1", cost=NUMBER, have=NUMBER)
PRICE_RANGE: Final = WHY.say("price-range", "4.1.home", price=NUMBER, most=NUMBER)
TOO_MANY_DOUBLES: Final = WHY.say("too-many-doubles", "4.1.A2", hourglasses=NUMBER)
GROUP_FULL: Final = WHY.say("group-full", "4.1.philosopher", group=GROUP)
TOO_DEAR: Final = WHY.say("too-dear", "4.1.philosopher", group=GROUP, one=NUMBER, two=NUMBER, price=NUMBER)
REGION_CLOSED: Final = WHY.say("region-closed", "3.0", region=REGION)
WRONG_SYMBOL: Final = WHY.say("wrong-symbol", "4.1.seafarer", space=SPACE, symbol=SYMBOL)
SPACE_TAKEN: Final = WHY.say("space-taken", "4.1.seafarer", space=SPACE, seat=SEAT)
NOT_YOUR_CITY: Final = WHY.say("not-your-city", "4.1.seafarer", space=SPACE)
NOWHERE_TO_GO: Final = WHY.say("nowhere-to-go", "4.1.seafarer", space=SPACE)
NOT_ON_OFFER: Final = WHY.say("not-on-offer", "4.1.scribe", card=CARD)
NOT_MIXED: Final = WHY.say("not-mixed", "4.1.scribe")
TOO_FAR_RIGHT: Final = WHY.say("too-far-right", "4.1.scribe", cards=NUMBER, places=NUMBER, price=NUMBER)
PILE_LIMIT: Final = WHY.say("pile-limit", "4.1.scribe", cards=NUMBER, price=NUMBER)
NOT_IN_HAND: Final = WHY.say("not-in-hand", "4.1.chronicler", card=CARD)
PEOPLE_MISSING: Final = WHY.say("people-missing", "4.1.chronicler", card=CARD, people=PEOPLE, temple=NUMBER)
CITY_MISSING: Final = WHY.say("city-missing", "4.1.chronicler", card=CARD, symbols=CITY_SYMBOLS)
PENALTY_MISSING: Final = WHY.say("penalty-missing", "4.1.B", card=CARD)
NOT_LEFT: Final = WHY.say("not-left", "4.1.chronicler", effect=EFFECT)
WOULD_FAIL: Final = WHY.say("would-fail", "4.1.chronicler")
NO_PERSON: Final = WHY.say("no-person", "4.1.B", group=GROUP)
NOT_THIS_GROUP: Final = WHY.say("not-this-group", "4.1.chronicler", group=GROUP)
NO_CUBES: Final = WHY.say("no-cubes", "4.1.B", have=NUMBER)
TOO_FEW_CUBES: Final = WHY.say("too-few-cubes", "4.1.B", temple=NUMBER, oracle=NUMBER)
NO_ORACLE: Final = WHY.say("no-oracle", "4.1.B")
SAME_GROUP: Final = WHY.say("same-group", "4.1.B", group=GROUP)
NOT_YOUR_MAJOR: Final = WHY.say("not-your-major", "4.2.D", city=CITY)
VISITED: Final = WHY.say("visited", "4.2.D", city=CITY)
REGION_DONE: Final = WHY.say("region-done", "4.2.D", region=REGION)
NO_EXCHANGE: Final = WHY.say("no-exchange", "4.2.D", card=CARD)
EXCHANGED: Final = WHY.say("exchanged", "4.2.D", card=CARD, times=NUMBER)
MUST_FIT: Final = WHY.say("must-fit", "4.2.E", hourglasses=NUMBER, free=NUMBER)
AREA_FULL: Final = WHY.say("area-full", "4.1.seafarer", area=AREA)
ROOM_LEFT: Final = WHY.say("room-left", "4.2.C")

ASKS: Final = Phrases("ask")
ASK_START: Final = ASKS.say("start", "3.0")
ASK_COLUMN: Final = ASKS.say("column", "3.0", column=NUMBER)
ASK_CARD: Final = ASKS.say("card", "3.0", left=NUMBER)
ASK_DRAFT: Final = ASKS.say("draft", "3.0", pick=NUMBER)
ASK_SETTLE: Final = ASKS.say("settle", "3.0", left=NUMBER)
ASK_TURN: Final = ASKS.say("turn", "4.1", coins=NUMBER, free=NUMBER)
ASK_AFTER: Final = ASKS.say("after", "4.1.B")
ASK_HELP: Final = ASKS.say("help", "4.1.home", action=ACTION)
ASK_PRICE: Final = ASKS.say("price", "4.1.home", most=NUMBER, printed=NUMBER)
ASK_DOUBLES: Final = ASKS.say("doubles", "4.1.A2", hourglasses=NUMBER, free=NUMBER)
ASK_TRAIN: Final = ASKS.say("train", "4.1.philosopher", price=NUMBER, trained=NUMBER)
ASK_CLEAR: Final = ASKS.say("clear", "4.1.seafarer")
ASK_BUILD: Final = ASKS.say("build", "4.1.seafarer")
ASK_REGION: Final = ASKS.say("region", "4.1.seafarer")
ASK_TAKE: Final = ASKS.say("take", "4.1.scribe", price=NUMBER)
ASK_PLAY: Final = ASKS.say("play", "4.1.chronicler")
ASK_NEXT: Final = ASKS.say("next", "4.1.chronicler")
ASK_GAIN: Final = ASKS.say("gain", "4.1.philosopher")
ASK_LOSE: Final = ASKS.say("lose", "4.1.B", group=GROUP)
ASK_CUBE: Final = ASKS.say("cube", "4.2.C")
ASK_SWAP: Final = ASKS.say("swap", "4.1.B")
ASK_ACTIVATE: Final = ASKS.say("activate", "4.2.D", left=NUMBER)
ASK_LIMIT: Final = ASKS.say("limit", "4.2.E", hourglasses=NUMBER, free=NUMBER)
ASK_SCORE: Final = ASKS.say("score", "5.0.A", left=NUMBER, lost=NUMBER)
ASK_NO_ROOM: Final = ASKS.say("no-room", "4.2.C")

LINES: Final = Phrases("line")
STARTS: Final = LINES.say("starts", "3.0", seat=SEAT)
ROW_LAID: Final = LINES.say("row-laid", "3.0", card=CARD)
REVEALS: Final = LINES.say("reveals", "3.0", card=CARD)
DRAFTS: Final = LINES.say("drafts", "3.0", seat=SEAT, card=CARD)
SETTLES: Final = LINES.say("settles", "3.0", seat=SEAT, people=PEOPLE)
ROUND_BEGINS: Final = LINES.say("round", "4.0", round=NUMBER, seat=SEAT)
TURN_BEGINS: Final = LINES.say("turn", "4.1", seat=SEAT, coins=NUMBER, free=NUMBER)
TAKES_TILE: Final = LINES.say("takes-tile", "4.1.A1", seat=SEAT, tile=TILE, coins=NUMBER)
ACTS: Final = LINES.say("acts", "4.1.A", seat=SEAT, card=CARD, coins=NUMBER)
COMES_HOME: Final = LINES.say("comes-home", "4.1.home", seat=SEAT, hometown=HOMETOWN, coins=NUMBER)
USES: Final = LINES.say("uses", "4.1.home", seat=SEAT, hometown=HOMETOWN)
RECEIVES: Final = LINES.say("receives", "4.1.A1", seat=SEAT, coins=NUMBER)
LAYS: Final = LINES.say("lays", "4.1.A2", seat=SEAT, singles=NUMBER, doubles=NUMBER, free=NUMBER)
TAXES_TOLD: Final = LINES.say("taxes", "4.1.tax", seat=SEAT, coins=NUMBER)
LEADS: Final = LINES.say("leads", "4.1.leader", seat=SEAT, coins=NUMBER)
TRAINS: Final = LINES.say("trains", "4.1.philosopher", seat=SEAT, group=GROUP, count=NUMBER)
PUSHED: Final = LINES.say("pushed", "4.1.philosopher", seat=SEAT, group=GROUP, count=NUMBER)
PERSON_LOST: Final = LINES.say("person-lost", "4.1.philosopher", seat=SEAT, group=GROUP)
CLEARS: Final = LINES.say("clears", "4.1.seafarer", seat=SEAT, space=SPACE)
BUILDS: Final = LINES.say("builds", "4.1.seafarer", seat=SEAT, space=SPACE)
ENLIVENS: Final = LINES.say("enlivens", "4.1.seafarer", seat=SEAT, region=REGION, yields=YIELDED)
TAKES: Final = LINES.say("takes", "4.1.scribe", seat=SEAT, card=CARD)
PLAYS: Final = LINES.say("plays", "4.1.chronicler", seat=SEAT, card=CARD, points=NUMBER, temple=NUMBER)
SYMBOLS_SCORED: Final = LINES.say("symbols", "4.1.chronicler", seat=SEAT, mark=MARK, points=NUMBER)
UNLOCKS: Final = LINES.say("unlocks", "4.1.chronicler", seat=SEAT, cubes=NUMBER)
CUBES_GAINED: Final = LINES.say("cubes", "4.1.seafarer", seat=SEAT, area=AREA, cubes=NUMBER)
LOSES: Final = LINES.say("loses", "4.1.chronicler", seat=SEAT, group=GROUP, count=NUMBER)
SPARES: Final = LINES.say("spares", "4.1.B", seat=SEAT, group=GROUP, temple=NUMBER, oracle=NUMBER)
RECRUITS: Final = LINES.say("recruits", "4.1.B", seat=SEAT, group=GROUP, temple=NUMBER, oracle=NUMBER)
SWAPS: Final = LINES.say("swaps", "4.1.B", seat=SEAT, group=GROUP, other=TO_GROUP)
BONUS_TAKEN: Final = LINES.say("bonus", "4.1.B", seat=SEAT, bonus=BONUS, points=NUMBER)
TIME_IS_UP: Final = LINES.say("time-is-up", "4.1", round=NUMBER)
NEW_LEADER: Final = LINES.say("new-leader", "4.2.A", seat=SEAT)
EPOCH_BEGINS: Final = LINES.say("epoch", "4.2.C", epoch=NUMBER)
VISITS: Final = LINES.say("activates", "4.2.D", seat=SEAT, city=CITY, yields=YIELDED)
GIFT: Final = LINES.say("gift", "4.2.D", seat=SEAT, card=CARD, yields=YIELDED)
EXCHANGES: Final = LINES.say("exchanges", "4.2.D", seat=SEAT, card=CARD, coins=NUMBER, points=NUMBER)
OVER_LIMIT: Final = LINES.say("over-limit", "4.2.E", seat=SEAT, cards=NUMBER, singles=NUMBER, doubles=NUMBER)
SCORES: Final = LINES.say("scores", "5.0.A", seat=SEAT, card=CARD, points=NUMBER, temple=NUMBER)
MISSES: Final = LINES.say("misses", "5.0.A", seat=SEAT, card=CARD, points=NUMBER)
COINS_SCORED: Final = LINES.say("coins-scored", "5.0.B", seat=SEAT, points=NUMBER)
CUBES_SCORED: Final = LINES.say("cubes-scored", "5.0.C", seat=SEAT, points=NUMBER)
HOURGLASSES_SCORED: Final = LINES.say("hourglasses-scored", "5.0.D", seat=SEAT, hourglasses=NUMBER, points=NUMBER)
ENDS: Final = LINES.say("ends", "5.0")
CUBE_LOST: Final = LINES.say("cube-lost", "4.2.C", seat=SEAT)
LEAVES: Final = LINES.say("leaves", "5.0.A", seat=SEAT, card=CARD)
WINS: Final = LINES.say("wins", "5.0", seat=SEAT, points=NUMBER, ahead=NUMBER, how=NUMBER)
