"""What can be chosen, refused, asked and told in Sands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.sands.kinds import (
    ACTIONS,
    ADVANCE_CARDS,
    ADVANCES,
    BINS,
    BONUSES,
    BORDERS,
    CARD_COUNT,
    CARDS,
    CATEGORIES,
    CHRONICLES,
    CITIZENS,
    GOODS,
    LANDS,
    MAX_CAPACITY,
    MAX_SEATS,
    PAIR_COUNT,
    PARTS,
    RESOURCES,
    ROOTS,
    STRUCTURES,
    TERRAINS,
    WAYS,
)
from saecula.kernel.rows import row
from saecula.kernel.verbs import NUMBER, SEAT, Kind, Phrases, Vocabulary, counts_of, numbers, refusals, things

LAND: Final = things("land", *LANDS)
FROM: Final = Kind("from", LAND.keys, LAND.things)
BORDER: Final = things("border", *BORDERS)
GOOD: Final = things("good", *GOODS)
TERRAIN: Final = things("terrain", *TERRAINS)
RESOURCE: Final = things("resource", *RESOURCES)
CITIZEN: Final = things("citizen", *CITIZENS)
CATEGORY: Final = things("category", *CATEGORIES)
CARD: Final = things("card", *CARDS)
ACTION: Final = things("card", *ACTIONS)
CHRONICLE: Final = things("chronicle", *CHRONICLES)
BIN: Final = things("bin", *BINS)
ADVANCE: Final = things("advance", *ADVANCES)
ADVANCE_CARD: Final = things("advance", *ADVANCE_CARDS)
TREE: Final = things("tree", *ROOTS)
STRUCTURE: Final = things("structure", *STRUCTURES)
BONUS: Final = things("bonus", *BONUSES)
WAY: Final = things("way", *WAYS)
PART: Final = things("part", *PARTS)
COMPONENTS: Final = (
    LAND,
    BORDER,
    GOOD,
    TERRAIN,
    RESOURCE,
    CITIZEN,
    CATEGORY,
    CARD,
    CHRONICLE,
    BIN,
    ADVANCE,
    TREE,
    STRUCTURE,
    BONUS,
    WAY,
    PART,
)
PLAYER: Final = things("seat", *[str(seat) for seat in range(MAX_SEATS)])
CITIZENS_COUNTED: Final = counts_of(CITIZEN)

# Two different cards as one number: the pairs of the 14 cards in order.
FIRSTS: Final = [i for i in range(CARD_COUNT) for _ in range(i + 1, CARD_COUNT)]
SECONDS: Final = [j for i in range(CARD_COUNT) for j in range(i + 1, CARD_COUNT)]
PAIR_FIRST: Final = row(FIRSTS)
PAIR_SECOND: Final = row(SECONDS)
PAIR: Final = Kind(
    "cards",
    tuple([f"{CARDS[FIRSTS[n]]}+{CARDS[SECONDS[n]]}" for n in range(PAIR_COUNT)]),
    tuple([(f"card/{CARDS[FIRSTS[n]]}", f"card/{CARDS[SECONDS[n]]}") for n in range(PAIR_COUNT)]),
)
MAX_LEVELS: Final[i64] = 7  # of unrest, from the track's end to its beginning

WORDS: Final = Vocabulary()
PROVINCE: Final = WORDS.verb("province", LAND)  # §3.0 G2
CAPITAL: Final = WORDS.verb("capital", LAND)  # §3.0 G4, §5.3
CARAVAN: Final = WORDS.verb("caravan", BORDER, notes=("gain",))  # §3.0 G5, §5.8, §5.9
HERITAGE: Final = WORDS.verb("heritage", CATEGORY, notes=("heritage",))  # §3.0 G5, §5.8
PEASANT_TO: Final = WORDS.verb("peasant", LAND)  # §3.0 G6, §4.3
ADVANCE_ON: Final = WORDS.verb("advance", TREE, notes=("level",))  # §3.0 H3, §5.7
SELECT: Final = WORDS.verb("select", PAIR)  # §4.2 A
PLAY: Final = WORDS.verb("play", ACTION)  # §4.2 B
RETURN: Final = WORDS.verb("return", ACTION)  # §4.2 B
BIN_FOR: Final = WORDS.verb("bin", BIN)  # §5.1 where a chronicle is laid, for all to see
LAY: Final = WORDS.verb("lay", CHRONICLE)  # §5.1 which one, face down
MUSTER: Final = WORDS.verb("muster", LAND)  # §5.2 a warrior from the supply
TRAIN: Final = WORDS.verb("train", LAND)  # §5.2 a peasant becomes a warrior
RETIRE: Final = WORDS.verb("retire", LAND)  # §5.2 a warrior becomes a peasant
IRRIGATE: Final = WORDS.verb("irrigate", LAND)  # §5.2 a peasant from the supply
ATTACK: Final = WORDS.verb("attack", LAND, PLAYER, notes=("cost",))  # §5.3 A
ANNEX: Final = WORDS.verb("annex", LAND, notes=("cost",))  # §5.3 B
DIE: Final = WORDS.verb("die", numbers(1, 6))  # §5.3 A under the hand
LOSE: Final = WORDS.verb("lose", CITIZEN)  # §4.4, §5.3 A back to the supply
RETREAT: Final = WORDS.verb("retreat", LAND)  # §5.3 A
MOVE: Final = WORDS.verb("move", CITIZEN, FROM, LAND)  # §5.4, §5.9
LOOT: Final = WORDS.verb("loot", LAND, notes=("amount",))  # §5.4
BUILD: Final = WORDS.verb("build", STRUCTURE, LAND, notes=("cost", "least"))  # §5.5
LABOR: Final = WORDS.verb("labor", notes=("cost", "peasants"))  # §5.5 with the advance of this name
GOVERN: Final = WORDS.verb("govern", numbers(1, MAX_LEVELS), notes=("cost", "unrest"))  # §5.6
PLACE: Final = WORDS.verb("place", ADVANCE_CARD)  # §5.7
PAY: Final = WORDS.verb("pay", RESOURCE, notes=("cost",))  # §5.8
REQUEST: Final = WORDS.verb("request", LAND)  # §5.9 another player's roads
ALLOW: Final = WORDS.verb("allow")  # §5.9
DENY: Final = WORDS.verb("deny")  # §5.9
TRIBUTE: Final = WORDS.verb("tribute", WAY, notes=("crops", "gold"))  # §5.10
SCORE: Final = WORDS.verb("score", CHRONICLE, notes=("points",))  # §4.5
START: Final = WORDS.verb("start", PLAYER)  # §3.0 G1 nature's
TILE: Final = WORDS.verb("tile", RESOURCE, numbers(1, MAX_CAPACITY))  # §3.0 B nature's
DRAW: Final = WORDS.verb("draw", ADVANCE_CARD)  # §3.0 H1, §5.7 nature's
ROLL: Final = WORDS.verb("roll", numbers(1, 6))  # §4.2 C nature's
OPPRESS: Final = WORDS.lent("oppress", LAND, notes=("amount",))  # §5.11
PATRONAGE: Final = WORDS.lent("patronage", CATEGORY)  # §5.11
TAX: Final = WORDS.lent("tax", RESOURCE, notes=("amount",))  # §5.11
EXCHANGE: Final = WORDS.lent("exchange", RESOURCE, numbers(1, MAX_CAPACITY))  # an advance: so many of this are given

WHY: Final = refusals()
NOT_IN_PLAY: Final = WHY.say("not-in-play", "3.0", land=LAND)
TAKEN: Final = WHY.say("taken", "3.0", land=LAND, seat=SEAT)
NOT_BESIDE: Final = WHY.say("not-beside", "3.0", land=LAND)
NOT_A_PROVINCE: Final = WHY.say("not-a-province", "3.0", land=LAND)
CAPITAL_ALONE: Final = WHY.say("capital-alone", "3.0", land=LAND)
NOT_AT_CAPITAL: Final = WHY.say("not-at-capital", "3.0", border=BORDER)
NOT_BETWEEN: Final = WHY.say("not-between", "3.0", border=BORDER)
NOT_YOUR_LAND: Final = WHY.say("not-your-land", "5.0", land=LAND)
TWO_EMPHASES: Final = WHY.say("two-emphases", "4.2")
EMPHASIS_PLAYED: Final = WHY.say("emphasis-played", "7.0", card=CARD)
TWO_REPEATS: Final = WHY.say("two-repeats", "4.2")
NOT_SELECTED: Final = WHY.say("not-selected", "4.2", card=CARD)
ACTION_FIRST: Final = WHY.say("action-first", "4.2", card=CARD)
LOCKED: Final = WHY.say("locked", "6.0", category=CATEGORY)
NO_BIN_LEFT: Final = WHY.say("no-bin-left", "5.1")
BIN_TAKEN: Final = WHY.say("bin-taken", "5.1", bin=BIN)
LAID_ALREADY: Final = WHY.say("laid-already", "5.1", chronicle=CHRONICLE)
NOTHING_TO_MUSTER: Final = WHY.say("nothing-to-muster", "5.2")
MUSTERED_HERE: Final = WHY.say("mustered-here", "5.2", land=LAND)
MUSTERED_ENOUGH: Final = WHY.say("mustered-enough", "5.2", most=NUMBER)
MUSTER_GOLD: Final = WHY.say("muster-gold", "5.2", cost=NUMBER)
NO_IRRIGATION: Final = WHY.say("no-irrigation", "5.2", land=LAND)
NO_SUCH_CITIZEN: Final = WHY.say("no-such-citizen", "5.2", citizen=CITIZEN, land=LAND)
SUPPLY_EMPTY: Final = WHY.say("supply-empty", "2.0", citizen=CITIZEN)
NOTHING_TO_CONQUER: Final = WHY.say("nothing-to-conquer", "5.3")
NOT_SEATED: Final = WHY.say("not-seated", "5.3")
YOURSELF: Final = WHY.say("yourself", "5.3")
YOU_ARE_NOT_THERE: Final = WHY.say("you-are-not-there", "5.3", land=LAND)
ENEMY_NOT_THERE: Final = WHY.say("enemy-not-there", "5.3", seat=SEAT, land=LAND)
ATTACK_CROPS: Final = WHY.say("attack-crops", "5.3", cost=NUMBER, have=NUMBER)
ONLY_IN_ATTACKED: Final = WHY.say("only-in-attacked", "5.3", land=LAND)
YOURS_ALREADY: Final = WHY.say("yours-already", "5.3", land=LAND)
TEN_LANDS: Final = WHY.say("ten-lands", "5.3", most=NUMBER)
STILL_HELD: Final = WHY.say("still-held", "5.3", land=LAND, seat=SEAT)
LAST_LAND: Final = WHY.say("last-land", "5.3", land=LAND, seat=SEAT)
NO_MAJORITY: Final = WHY.say("no-majority", "5.3", land=LAND, seat=SEAT)
ANNEX_CROPS: Final = WHY.say("annex-crops", "5.3", cost=NUMBER, have=NUMBER)
DIE_TOO_HIGH: Final = WHY.say("die-too-high", "5.3", most=NUMBER)
NOT_ADJACENT: Final = WHY.say("not-adjacent", "5.3", land=LAND)
NOTHING_TO_RAID: Final = WHY.say("nothing-to-raid", "5.4")
PEASANTS_STAY: Final = WHY.say("peasants-stay", "5.4")
OWN_LAND: Final = WHY.say("own-land", "5.4", land=LAND)
NOT_ENTERED: Final = WHY.say("not-entered", "5.4", land=LAND)
NO_WARRIORS_THERE: Final = WHY.say("no-warriors-there", "5.4", land=LAND)
NOTHING_TO_BUILD: Final = WHY.say("nothing-to-build", "5.5")
NO_TILE_LEFT: Final = WHY.say("no-tile-left", "2.0", structure=STRUCTURE)
BUILT_ALREADY: Final = WHY.say("built-already", "5.5", structure=STRUCTURE, land=LAND)
LAND_FULL: Final = WHY.say("land-full", "5.5", land=LAND, capacity=NUMBER)
ONLY_IN_COLONY: Final = WHY.say("only-in-colony", "5.5", structure=STRUCTURE)
ONLY_IN_CITY: Final = WHY.say("only-in-city", "5.5", structure=STRUCTURE)
BUILD_GOLD: Final = WHY.say("build-gold", "5.5", structure=STRUCTURE, cost=NUMBER, have=NUMBER)
UNREST_LOWEST: Final = WHY.say("unrest-lowest", "5.6", unrest=NUMBER)
GOVERN_CROPS: Final = WHY.say("govern-crops", "5.6", cost=NUMBER, have=NUMBER)
NOTHING_TO_ADVANCE: Final = WHY.say("nothing-to-advance", "5.7")
TREE_ENDS: Final = WHY.say("tree-ends", "5.7", tree=TREE)
HERITAGE_TOO_LOW: Final = WHY.say("heritage-too-low", "5.7", category=CATEGORY, heritage=NUMBER, unrest=NUMBER)
NOT_DRAWN: Final = WHY.say("not-drawn", "5.7", advance=ADVANCE)
NO_PLACE_FOR_CARAVAN: Final = WHY.say("no-place-for-caravan", "5.8")
NO_CARAVAN_LEFT: Final = WHY.say("no-caravan-left", "2.0")
BORDER_OUT: Final = WHY.say("border-out", "3.0", border=BORDER)
CARAVAN_THERE: Final = WHY.say("caravan-there", "5.8", border=BORDER)
NO_CHAIN: Final = WHY.say("no-chain", "5.8", border=BORDER)
CARAVAN_COST: Final = WHY.say("caravan-cost", "5.8", cost=NUMBER, crops=NUMBER, gold=NUMBER)
PAY_LACKS: Final = WHY.say("pay-lacks", "5.8", resource=RESOURCE, cost=NUMBER, have=NUMBER)
NO_CITIZEN_BESIDE: Final = WHY.say("no-citizen-beside", "5.9", border=BORDER)
HERITAGE_FULL: Final = WHY.say("heritage-full", "8.0", category=CATEGORY, most=NUMBER)
NOBODY_TO_MOVE: Final = WHY.say("nobody-to-move", "5.9")
NOT_REACHED: Final = WHY.say("not-reached", "5.9", origin=LAND, land=LAND)
ROADS_NEED_LEAVE: Final = WHY.say("roads-need-leave", "5.9", roads=LAND, seat=SEAT)
NO_ROADS: Final = WHY.say("no-roads", "5.9", land=LAND)
ROADS_FREE: Final = WHY.say("roads-free", "5.9", land=LAND)
ROADS_USELESS: Final = WHY.say("roads-useless", "5.9", land=LAND)
NO_TRIBUTE: Final = WHY.say("no-tribute", "5.10")
GROWN_HERE: Final = WHY.say("grown-here", "4.3", land=LAND)
NOT_ELIGIBLE: Final = WHY.say("not-eligible", "4.5", chronicle=CHRONICLE)
NOT_IN_YOUR_TURN: Final = WHY.say("not-in-your-turn", "5.11")
BONUS_USED: Final = WHY.say("bonus-used", "5.11", bonus=BONUS)
NO_PEASANTS: Final = WHY.say("no-peasants", "5.11", land=LAND)
NO_GOODS: Final = WHY.say("no-goods", "5.11")
NO_EXCHANGE: Final = WHY.say("no-exchange", "5.7")
EXCHANGED_ALREADY: Final = WHY.say("exchanged-already", "5.7")
EXCHANGE_LIMIT: Final = WHY.say("exchange-most", "5.7", most=NUMBER)
EXCHANGE_LACKS: Final = WHY.say("exchange-lacks", "5.7", resource=RESOURCE, have=NUMBER)

ASKS: Final = Phrases("ask")
ASK_TILE: Final = ASKS.say("tile", "3.0", land=LAND)
ASK_START: Final = ASKS.say("start", "3.0")
ASK_PROVINCE: Final = ASKS.say("province", "3.0", number=NUMBER)
ASK_FIRST_CAPITAL: Final = ASKS.say("first-capital", "3.0")
ASK_FIRST_CARAVAN: Final = ASKS.say("first-caravan", "3.0", land=LAND)
ASK_FIRST_HERITAGE: Final = ASKS.say("first-heritage", "3.0")
ASK_LAST_PEASANT: Final = ASKS.say("last-peasant", "3.0")
ASK_SECOND_LEVEL: Final = ASKS.say("second-level", "3.0", tree=TREE)
ASK_FIRST_ADVANCE: Final = ASKS.say("first-advance", "3.0")
ASK_SELECT: Final = ASKS.say("select", "4.2", turn=NUMBER)
ASK_CARD: Final = ASKS.say("card", "4.2", cards=NUMBER)
ASK_END: Final = ASKS.say("end", "4.2")
ASK_ROLL: Final = ASKS.say("roll", "4.2", number=NUMBER)
ASK_BIN: Final = ASKS.say("bin", "5.1")
ASK_LAY: Final = ASKS.say("lay", "5.1", bin=BIN)
ASK_MUSTER: Final = ASKS.say("muster", "5.2", gold=NUMBER, warriors=NUMBER)
ASK_CONQUER: Final = ASKS.say("conquer", "5.3", crops=NUMBER)
ASK_ANNEX: Final = ASKS.say("annex", "5.3", land=LAND, cost=NUMBER, crops=NUMBER)
ASK_DIE: Final = ASKS.say("die", "5.3", land=LAND, seat=SEAT, own=NUMBER, theirs=NUMBER)
ASK_LOSSES: Final = ASKS.say("losses", "5.3", land=LAND, left=NUMBER)
ASK_RETREAT: Final = ASKS.say("retreat", "5.3", land=LAND, citizens=CITIZENS_COUNTED)
ASK_CAPITAL: Final = ASKS.say("capital", "5.3", land=LAND)
ASK_RAID: Final = ASKS.say("raid", "5.4", steps=NUMBER)
ASK_LOOT: Final = ASKS.say("loot", "5.4", most=NUMBER)
ASK_BUILD: Final = ASKS.say("build", "5.5", gold=NUMBER, unrest=NUMBER)
ASK_LABOR: Final = ASKS.say("labor", "5.5", structure=STRUCTURE, land=LAND, cost=NUMBER, less=NUMBER)
ASK_GOVERN: Final = ASKS.say("govern", "5.6", unrest=NUMBER, cost=NUMBER, free=NUMBER, crops=NUMBER)
ASK_ADVANCE: Final = ASKS.say("advance", "5.7", unrest=NUMBER)
ASK_DRAW: Final = ASKS.say("draw", "5.7", tree=TREE)
ASK_PLACE: Final = ASKS.say("place", "5.7", tree=TREE)
ASK_CARAVAN: Final = ASKS.say("caravan", "5.8", cost=NUMBER)
ASK_PAY: Final = ASKS.say("pay", "5.8", border=BORDER, cost=NUMBER)
ASK_HERITAGE: Final = ASKS.say("heritage", "5.8", border=BORDER)
ASK_FREE_CARAVAN: Final = ASKS.say("free-caravan", "5.9")
ASK_REQUEST: Final = ASKS.say("request", "5.9")
ASK_PERMIT: Final = ASKS.say("permit", "5.9", seat=SEAT, land=LAND)
ASK_MIGRATE: Final = ASKS.say("migrate", "5.9")
ASK_TRIBUTE: Final = ASKS.say("tribute", "5.10")
ASK_GROWTH: Final = ASKS.say("growth", "4.3", left=NUMBER)
ASK_CROWD: Final = ASKS.say("crowd", "4.4", land=LAND, citizens=NUMBER, most=NUMBER)
ASK_SCORE: Final = ASKS.say("score", "4.5", category=CATEGORY, heritage=NUMBER)
ASK_ATTACK: Final = ASKS.say("attack", "5.3", land=LAND, cost=NUMBER, crops=NUMBER)

LINES: Final = Phrases("line")
TILE_LAID: Final = LINES.say("tile-laid", "3.0", land=LAND, resource=RESOURCE, capacity=NUMBER)
STARTS: Final = LINES.say("starts", "3.0", seat=SEAT)
SETTLES: Final = LINES.say("settles", "3.0", seat=SEAT, land=LAND)
FOUNDS: Final = LINES.say("founds", "3.0", seat=SEAT, land=LAND)
SECOND_LEVEL: Final = LINES.say("second-level", "3.0", tree=TREE, advance=ADVANCE)
FIRST_ADVANCE: Final = LINES.say("first-advance", "3.0", seat=SEAT, advance=ADVANCE)
GENERATION: Final = LINES.say("generation", "4.0", generation=NUMBER, dynasty=NUMBER, seat=SEAT)
RECEIVES: Final = LINES.say("receives", "4.1", seat=SEAT, crops=NUMBER, gold=NUMBER)
REVEALS: Final = LINES.say("reveals", "4.2", seat=SEAT, first=CARD, second=CARD)
EMPHASIZES: Final = LINES.say("emphasizes", "7.0", seat=SEAT, category=CATEGORY)
PLAYS: Final = LINES.say("plays", "4.2", seat=SEAT, card=CARD)
RETURNS: Final = LINES.say("returns", "4.2", seat=SEAT, card=CARD)
CUBE: Final = LINES.say("cube", "7.0", seat=SEAT, category=CATEGORY, boxes=NUMBER, most=NUMBER)
HERITAGE_RISES: Final = LINES.say("heritage-rises", "8.0", seat=SEAT, category=CATEGORY, heritage=NUMBER)
UNREST_RISES: Final = LINES.say("unrest-rises", "9.0", seat=SEAT, unrest=NUMBER, cause=NUMBER)
UNREST_COSTS: Final = LINES.say("unrest-costs", "9.0", seat=SEAT, points=NUMBER, cause=NUMBER)
BY_BONUS: Final[i64] = 0  # why unrest rises
BY_REPEAT: Final[i64] = 1
BY_CROWD: Final[i64] = 2
BY_BATTLE: Final[i64] = 3
ROLLED: Final = LINES.say("rolled", "4.2", die=NUMBER, number=NUMBER)
GENERATION_ENDS: Final = LINES.say("generation-ends", "4.2", turns=NUMBER)
LAYS: Final = LINES.say("lays", "5.1", seat=SEAT, bin=BIN)
LAYS_CARD: Final = LINES.say("lays-card", "5.1", seat=SEAT, chronicle=CHRONICLE)
MUSTERS: Final = LINES.say("musters", "5.2", seat=SEAT, citizen=CITIZEN, land=LAND)
CONVERTS: Final = LINES.say("converts", "5.2", seat=SEAT, citizen=CITIZEN, land=LAND)
ATTACKS: Final = LINES.say("attacks", "5.3", seat=SEAT, partner=SEAT, land=LAND, cost=NUMBER)
STRENGTH: Final = LINES.say("strength", "5.3", seat=SEAT, base=NUMBER, die=NUMBER, total=NUMBER)
WINS: Final = LINES.say("wins", "5.3", seat=SEAT, land=LAND)
LOSES: Final = LINES.say("loses", "5.3", seat=SEAT, citizens=CITIZENS_COUNTED, land=LAND)
RETREATS: Final = LINES.say("retreats", "5.3", seat=SEAT, origin=LAND, land=LAND, citizens=CITIZENS_COUNTED)
KEEPS_LAST: Final = LINES.say("keeps-last", "5.3", seat=SEAT, land=LAND)
LOSES_LAND: Final = LINES.say("loses-land", "5.3", seat=SEAT, land=LAND)
MOVES_CAPITAL: Final = LINES.say("moves-capital", "5.3", seat=SEAT, land=LAND)
ANNEXES: Final = LINES.say("annexes", "5.3", seat=SEAT, land=LAND, cost=NUMBER)
MOVES: Final = LINES.say("moves", "5.9", seat=SEAT, citizen=CITIZEN, origin=LAND, land=LAND)
RAIDS: Final = LINES.say("raids", "5.4", seat=SEAT, land=LAND, amount=NUMBER, resource=RESOURCE)
ROBBED: Final = LINES.say("robbed", "5.4", seat=SEAT, amount=NUMBER, resource=RESOURCE)
BUILDS: Final = LINES.say("builds", "5.5", seat=SEAT, structure=STRUCTURE, land=LAND, cost=NUMBER)
TOILS: Final = LINES.say("toils", "5.5", seat=SEAT, land=LAND, peasants=NUMBER)
GOVERNS: Final = LINES.say("governs", "5.6", seat=SEAT, levels=NUMBER, unrest=NUMBER, cost=NUMBER)
ADVANCES_TO: Final = LINES.say("advances", "5.7", seat=SEAT, advance=ADVANCE)
DRAWS: Final = LINES.say("draws", "5.7", seat=SEAT, tree=TREE)
DRAWS_CARD: Final = LINES.say("draws-card", "5.7", seat=SEAT, advance=ADVANCE)
PLACES_CARD: Final = LINES.say("places", "5.7", seat=SEAT, advance=ADVANCE, tree=TREE)
SENDS: Final = LINES.say("sends", "5.8", seat=SEAT, border=BORDER)
PAYS: Final = LINES.say("pays", "5.8", seat=SEAT, cost=NUMBER, resource=RESOURCE)
REQUESTS: Final = LINES.say("requests", "5.9", seat=SEAT, partner=SEAT, land=LAND)
ALLOWS: Final = LINES.say("allows", "5.9", seat=SEAT, land=LAND)
DENIES: Final = LINES.say("denies", "5.9", seat=SEAT, land=LAND)
COLLECTS: Final = LINES.say("collects", "5.10", seat=SEAT, way=WAY, crops=NUMBER, gold=NUMBER)
PAYS_TRIBUTE: Final = LINES.say("pays-tribute", "5.10", seat=SEAT, resource=RESOURCE, amount=NUMBER, land=LAND)
OPPRESSES: Final = LINES.say("oppresses", "5.11", seat=SEAT, land=LAND, amount=NUMBER, resource=RESOURCE)
PATRONIZES: Final = LINES.say("patronizes", "5.11", seat=SEAT, category=CATEGORY)
TAXES_GOODS: Final = LINES.say("taxes", "5.11", seat=SEAT, amount=NUMBER, resource=RESOURCE)
EXCHANGES: Final = LINES.say("exchanges", "5.7", seat=SEAT, amount=NUMBER, resource=RESOURCE, other=RESOURCE)
GROWS: Final = LINES.say("grows", "4.3", seat=SEAT, peasants=NUMBER)
CROWDED: Final = LINES.say("crowded", "4.4", seat=SEAT, lands=NUMBER)
LEAVES: Final = LINES.say("leaves", "4.4", seat=SEAT, citizen=CITIZEN, land=LAND)
DYNASTY_ENDS: Final = LINES.say("dynasty-ends", "4.5", dynasty=NUMBER)
WONDERS: Final = LINES.say("wonders", "4.5", seat=SEAT, points=NUMBER)
SCORES: Final = LINES.say("scores", "4.5", seat=SEAT, chronicle=CHRONICLE, bin=BIN, points=NUMBER)
FALLS_SHORT: Final = LINES.say("falls-short", "4.5", seat=SEAT, chronicle=CHRONICLE, bin=BIN, has=NUMBER, needs=NUMBER)
LACKS_HERITAGE: Final = LINES.say(
    "lacks-heritage", "4.5", seat=SEAT, chronicle=CHRONICLE, bin=BIN, has=NUMBER, needs=NUMBER
)
LEFT_OUT: Final = LINES.say("left-out", "4.5", seat=SEAT, chronicle=CHRONICLE, bin=BIN, has=NUMBER, needs=NUMBER)
BONUS_LANDS: Final = LINES.say("bonus-lands", "10.0", seat=SEAT, points=NUMBER, lands=NUMBER)
BONUS_UNREST: Final = LINES.say("bonus-unrest", "10.0", seat=SEAT, points=NUMBER, unrest=NUMBER)
BONUS_SYMBOLS: Final = LINES.say("bonus-symbols", "10.0", seat=SEAT, points=NUMBER, symbols=NUMBER)
ENDS: Final = LINES.say("ends", "10.0")
VICTORY: Final = LINES.say("victory", "10.0", seat=SEAT, points=NUMBER, ahead=NUMBER, how=NUMBER)
