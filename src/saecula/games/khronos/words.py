"""What can be chosen, refused, asked and told in Khronos."""

from __future__ import annotations

from typing import Final

from saecula.games.khronos.kinds import ADVENTURERS, CARDS, CELL_NAMES, ERAS, MAX_SEATS, PARTS, PHASES, TERRAINS, TILES
from saecula.kernel.verbs import NUMBER, SEAT, Kind, Phrases, Vocabulary, counts_of, numbers, refusals, things


def sites_of(eras: tuple[str, ...]) -> Kind:
    """Return the kind of cells of some eras, as places on the table."""
    keys = tuple([f"{era}-{cell}" for era in eras for cell in CELL_NAMES])
    return Kind("site", keys, tuple([(f"site/{key}",) for key in keys]))


CARD: Final = things("card", *CARDS)
CARDS_COUNTED: Final = counts_of(CARD)
TILE: Final = things("tile", *TILES)
ERA: Final = things("era", *ERAS)
EARLY_ERA: Final = things("era", *ERAS[:2])  # where buildings are built, and where the hierarchy holds
SITE: Final = sites_of(ERAS)
EARLY_SITE: Final = sites_of(ERAS[:2])
LATE_SITE: Final = sites_of(ERAS[2:])
ADVENTURER: Final = things("adventurer", *ADVENTURERS)
PHASE: Final = things("phase", *PHASES)
TERRAIN: Final = things("terrain", *TERRAINS)
PART: Final = things("part", *PARTS)
PURSE: Final = things("purse", "open", "covered")
COMPONENTS: Final = (CARD, TILE, ERA, ADVENTURER, PHASE, TERRAIN, PART, PURSE)
PLAYER: Final = Kind("seat", SEAT.keys[:MAX_SEATS], SEAT.things[:MAX_SEATS])

WORDS: Final = Vocabulary()
START: Final = WORDS.verb("start", PLAYER)  # §setup nature's: who begins
DEAL: Final = WORDS.verb("deal", CARD)  # §setup, §III nature's: the next card of the deck
EXCHANGE: Final = WORDS.verb("exchange")  # §I
SWAP: Final = WORDS.verb("swap", CARD, numbers(1, 3))  # §holdem take so many of a kind
DISCARD: Final = WORDS.verb("discard", CARD)  # §I, §III (A50), §holdem: this card leaves the hand
TRAVEL: Final = WORDS.verb("travel", ADVENTURER, ERA)  # §II.1
TAKE: Final = WORDS.verb("take", TILE, EARLY_ERA)  # §2.1, §2.2 which tile, in which era …
AT: Final = WORDS.verb(
    "at", EARLY_SITE, notes=("cost", "surcharge", "income", "old")
)  # … and where; §C2 the same question
RAZE: Final = WORDS.verb("raze", EARLY_SITE, notes=("building", "age"))  # §2.3 demolish; §C1, §C3 this one shrinks
POPULATE: Final = WORDS.verb("populate", LATE_SITE, notes=("building", "cubes", "capacity"))  # §2.4 one cube
RESTORE: Final = WORDS.verb("restore", LATE_SITE, notes=("building", "left"))  # §2.5
CARDS_PLAYED: Final = WORDS.verb("cards", numbers(1, 2))  # §2.5 so many cards at once
PAY: Final = WORDS.verb("pay", CARD)  # §A1 any card as a surcharge
SPLIT: Final = WORDS.verb("split", numbers(0, 2), notes=("rest",))  # §II.2 the first adventurer plays so many
KEEP: Final = WORDS.verb("keep", PLAYER)  # §B whose cube stays on the hamlet
TURN_PURSE: Final = WORDS.lent("purse", PURSE)  # §setup money lies open or covered, as everybody likes

WHY: Final = refusals()
TOO_LITTLE_MONEY: Final = WHY.say("too-little-money", "turn", cost=NUMBER, have=NUMBER)
EXCHANGED_ALREADY: Final = WHY.say("exchanged-already", "I")
SWAPPED_ALREADY: Final = WHY.say("swapped-already", "holdem")
NOT_ON_DISPLAY: Final = WHY.say("not-on-display", "holdem", card=CARD, have=NUMBER)
NOT_IN_HAND: Final = WHY.say("not-in-hand", "II.2", card=CARD)
THERE_ALREADY: Final = WHY.say("there-already", "II.1", era=ERA)
NO_ADVENTURER: Final = WHY.say("no-adventurer", "II.2", era=ERA)
TOO_FEW_CARDS: Final = WHY.say("too-few-cards", "2.1", cost=NUMBER, card=CARD, have=NUMBER)
TOO_FEW_FOR_TERRAIN: Final = WHY.say("too-few-for-terrain", "A1", cost=NUMBER, surcharge=NUMBER, have=NUMBER)
TOO_FEW_PLAYS: Final = WHY.say("too-few-plays", "II.2", cost=NUMBER, era=ERA, have=NUMBER)
NO_TILE: Final = WHY.say("no-tile", "2.1", tile=TILE)
NO_CUBE: Final = WHY.say("no-cube", "2.1")
NOWHERE: Final = WHY.say("nowhere", "2.1", tile=TILE, era=ERA)
OFF_THE_MAP: Final = WHY.say("off-the-map", "2.1", tile=TILE)
NOT_FREE: Final = WHY.say("not-free", "2.1", tile=TILE, site=SITE)
NOT_WHOLLY: Final = WHY.say("not-wholly", "2.2", tile=TILE, site=SITE)
NOT_YOURS: Final = WHY.say("not-yours", "2.2", tile=TILE, site=SITE, seat=SEAT)
IN_THE_RIVER: Final = WHY.say("in-the-river", "A1", tile=TILE)
JOINS_DOMAINS: Final = WHY.say("joins-domains", "A2", tile=TILE)
EQUAL_RANK: Final = WHY.say("equal-rank", "A3", tile=TILE)
NO_BUILDING: Final = WHY.say("no-building", "2.3", site=SITE)
NOT_SMALL: Final = WHY.say("not-small", "2.3", tile=TILE)
PRINTED: Final = WHY.say("printed", "2.3")
NO_CIVIL: Final = WHY.say("no-civil", "2.4", site=SITE)
NO_ROOM: Final = WHY.say("no-room", "2.4", tile=TILE, capacity=NUMBER)
NO_RUIN: Final = WHY.say("no-ruin", "2.5", site=SITE)
SAME_SPLIT: Final = WHY.say("same-split", "II.2")
NO_SPLIT: Final = WHY.say("no-split", "II.2", cost=NUMBER)
NOT_TIED: Final = WHY.say("not-tied", "C1", site=SITE)
OWN_FIRST: Final = WHY.say("own-first", "C1")
OUTSIDE: Final = WHY.say("outside", "C2", tile=TILE)
NOT_MOST_CUBES: Final = WHY.say("not-most-cubes", "B", seat=SEAT)
LAID_SO: Final = WHY.say("laid-so", "setup")
TURNED_ALREADY: Final = WHY.say("turned-already", "setup")
TOO_SMALL_A_HAND: Final = WHY.say("too-small-a-hand", "I", cards=NUMBER, have=NUMBER)

ASKS: Final = Phrases("ask")
ASK_START: Final = ASKS.say("start", "setup")
ASK_DEAL: Final = ASKS.say("deal", "III", seat=SEAT)
ASK_PREPARE: Final = ASKS.say("prepare", "I", money=NUMBER)
ASK_EXCHANGE: Final = ASKS.say("exchange", "I", cards=NUMBER)
ASK_SWAP: Final = ASKS.say("swap", "holdem", left=NUMBER, card=CARD)
ASK_ACT: Final = ASKS.say("act", "II", cards=NUMBER, money=NUMBER)
ASK_PLACE: Final = ASKS.say("place", "2.1", tile=TILE, era=ERA, sites=NUMBER)
ASK_SURCHARGE: Final = ASKS.say("surcharge", "A1", left=NUMBER)
ASK_SPLIT: Final = ASKS.say("split", "II.2", cards=NUMBER)
ASK_RESTORE: Final = ASKS.say("restore", "2.5", tile=TILE)
ASK_KEEPER: Final = ASKS.say("keeper", "B", site=SITE)
ASK_VICTIM: Final = ASKS.say("victim", "C1", tile=TILE, era=ERA)
ASK_SHRINK: Final = ASKS.say("shrink", "C2", tile=TILE, smaller=TILE, era=ERA, site=SITE)
ASK_KEEP_CARDS: Final = ASKS.say("keep-cards", "III", cards=NUMBER)
ASK_STAY: Final = ASKS.say("stay", "B", site=SITE)

LINES: Final = Phrases("line")
STARTS: Final = LINES.say("starts", "setup", seat=SEAT)
TURN_BEGINS: Final = LINES.say("turn-begins", "turn", seat=SEAT, round=NUMBER)
DRAWS: Final = LINES.say("draws", "III", seat=SEAT, card=CARD)  # for the one who draws
RESHUFFLED: Final = LINES.say("reshuffled", "III", cards=NUMBER)
EXCHANGES: Final = LINES.say("exchanges", "I", seat=SEAT, cards=CARDS_COUNTED)
SWAPS: Final = LINES.say("swaps", "holdem", seat=SEAT, cards=CARDS_COUNTED, taken=CARDS_COUNTED)
PURSE_TURNED: Final = LINES.say("purse-turned", "setup", seat=SEAT, open=NUMBER)
TRAVELS: Final = LINES.say("travels", "II.1", seat=SEAT, era=ERA, origin=ERA)
PAYS: Final = LINES.say("pays", "II.2", seat=SEAT, cards=CARDS_COUNTED)
BUILDS: Final = LINES.say("builds", "2.1", seat=SEAT, tile=TILE, era=ERA, site=SITE)
ENLARGES: Final = LINES.say("enlarges", "2.2", seat=SEAT, old=TILE, tile=TILE, era=ERA, site=SITE)
EARNS: Final = LINES.say("earns", "2.1", seat=SEAT, coins=NUMBER)
COPIED: Final = LINES.say("copied", "B", tile=TILE, era=ERA, site=SITE)
RUINED: Final = LINES.say("ruined", "B", tile=TILE, site=SITE)
THERE_BEFORE: Final = LINES.say("there-before", "B", tile=TILE, era=ERA, site=SITE)
NO_TILE_LEFT: Final = LINES.say("no-tile-left", "B", tile=TILE, era=ERA)
NO_CUBE_LEFT: Final = LINES.say("no-cube-left", "B", tile=TILE, era=ERA, seat=SEAT)
WOULD_JOIN: Final = LINES.say("would-join", "B", tile=TILE, era=ERA, site=SITE)
WOULD_EQUAL: Final = LINES.say("would-equal", "B", tile=TILE, era=ERA, site=SITE)
REPLACED: Final = LINES.say("replaced", "B", tile=TILE, era=ERA, site=SITE)
ERASED: Final = LINES.say("erased", "B", tile=TILE, era=ERA, site=SITE)
ERASED_OF: Final = LINES.say("erased-of", "B", seat=SEAT, tile=TILE, era=ERA, site=SITE)
NEVER_WAS: Final = LINES.say("never-was", "B", tile=TILE, site=SITE)
CUBE_STAYS: Final = LINES.say("cube-stays", "B", seat=SEAT, site=SITE)
JOINED: Final = LINES.say("joined", "C1", era=ERA, domains=NUMBER, site=SITE)
SPLIT_UP: Final = LINES.say("split-up", "C3", era=ERA, domains=NUMBER, site=SITE)
TIED: Final = LINES.say("tied", "C1", era=ERA, tile=TILE, count=NUMBER, site=SITE)
STRONGER: Final = LINES.say("stronger", "C1", card=CARD, strength=NUMBER, weaker=NUMBER)
MUST_SHRINK: Final = LINES.say("must-shrink", "C1", seat=SEAT, tile=TILE, era=ERA, site=SITE)
SHRINKS: Final = LINES.say("shrinks", "C2", seat=SEAT, tile=TILE, smaller=TILE, era=ERA, site=SITE)
DESTROYED: Final = LINES.say("destroyed", "C2", seat=SEAT, tile=TILE, era=ERA, site=SITE)
SHADOW_FADES: Final = LINES.say("shadow-fades", "C2", tile=TILE, era=ERA, site=SITE)
SHADOW_SHRINKS: Final = LINES.say("shadow-shrinks", "C2", tile=TILE, era=ERA, site=SITE)
DEMOLISHES: Final = LINES.say("demolishes", "2.3", seat=SEAT, tile=TILE, era=ERA, site=SITE)
POPULATES: Final = LINES.say("populates", "2.4", seat=SEAT, tile=TILE, site=SITE)
RESTORES: Final = LINES.say("restores", "2.5", seat=SEAT, tile=TILE, site=SITE)
HALF_RESTORES: Final = LINES.say("half-restores", "2.5", seat=SEAT, tile=TILE, site=SITE)
DISCARDS: Final = LINES.say("discards", "III", seat=SEAT, cards=CARDS_COUNTED)
TAXES: Final = LINES.say("taxes", "IV", seat=SEAT, coins=NUMBER, era=ERA, site=SITE)
NO_TAXES: Final = LINES.say("no-taxes", "IV", seat=SEAT)
ENDS: Final = LINES.say("ends", "end", round=NUMBER)
CUBE_LEAVES: Final = LINES.say("cube-leaves", "B", seat=SEAT, site=SITE)
WINS: Final = LINES.say("wins", "end", seat=SEAT, points=NUMBER, ahead=NUMBER, how=NUMBER)
