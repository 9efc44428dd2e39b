"""What can be chosen, refused, asked and told in Bronze."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.bronze import kinds
from saecula.kernel.verbs import NUMBER, SEAT, Phrases, Vocabulary, counts_of, numbers, refusals, sets_of, things

FACE: Final = things("face", *kinds.FACES)
GOOD: Final = things("good", *kinds.GOODS)
WARE: Final = things("good", *kinds.WARES)
STACKS: Final = sets_of(GOOD, "coins")
DEVELOPMENT: Final = things("development", *kinds.DEVELOPMENTS)
PROJECT: Final = things("project", *kinds.PROJECTS)
DISASTER: Final = things("disaster", *kinds.DISASTERS)
PHASE: Final = things("phase", *kinds.PHASES)
PART: Final = things("part", *kinds.PARTS)
COMPONENTS: Final = (FACE, WARE, DEVELOPMENT, PROJECT, DISASTER, PHASE, PART)
PLAYER: Final = things("seat", *[str(seat) for seat in range(kinds.MAX_SEATS)])
DICE: Final = numbers(0, kinds.MAX_DICE)
FACES_SHOWN: Final = counts_of(FACE)
GOODS_COUNTED: Final = counts_of(GOOD)
WARES_COUNTED: Final = counts_of(WARE)
BOXES_COUNTED: Final = counts_of(PROJECT)
MAX_AMOUNT: Final[i64] = 15
STOCK: Final = numbers(0, MAX_AMOUNT)
AMOUNT: Final = numbers(-MAX_AMOUNT, MAX_AMOUNT)  # + the one who offers gives, − he receives

WORDS: Final = Vocabulary()
REROLL: Final = WORDS.verb("reroll", FACE)  # §1 one die showing this goes back into the hand
LEAD: Final = WORDS.verb("lead", FACE)  # §7 Leadership: one die is rolled again
FOOD: Final = WORDS.verb("food", DICE, notes=("food", "workers"))  # §3 so many of the 2/2 dice give food
PARTNER: Final = WORDS.verb("partner", PLAYER)  # §trade whom an offer is made to
TRADE: Final = WORDS.verb("trade", WARE, AMOUNT, notes=("gives", "amount"))  # §trade one number of an offer
ACCEPT: Final = WORDS.verb("accept")  # §trade
DECLINE: Final = WORDS.verb("decline")  # §trade
COUNTER: Final = WORDS.verb("counter")  # §trade
STONES: Final = WORDS.verb("stones", STOCK)  # §7 Engineering: stones spent on building
MARK: Final = WORDS.verb("mark", PROJECT, notes=("filled", "boxes"))  # §6 one box
BUY: Final = WORDS.verb("buy", DEVELOPMENT, STACKS, notes=("cost", "paid", "sold"))  # §7 with these whole stacks
DISCARD: Final = WORDS.verb("discard", GOOD)  # §8
START: Final = WORDS.verb("start", PLAYER)  # §setup nature's
ROLL: Final = WORDS.verb("roll", FACE)  # §1 nature's, one die

WHY: Final = refusals()
SKULL_LOCKED: Final = WHY.say("skull-locked", "1")
NO_SUCH_DIE: Final = WHY.say("no-such-die", "1", face=FACE)
NO_OTHER_DIE: Final = WHY.say("no-other-die", "1", face=FACE)
NOTHING_TO_LEAD: Final = WHY.say("nothing-to-lead", "7", face=FACE)
TOO_MANY_DICE: Final = WHY.say("too-many-dice", "3", dice=NUMBER)
YOURSELF: Final = WHY.say("yourself", "trade")
NOT_SEATED: Final = WHY.say("not-seated", "trade")
NO_OFFERS_LEFT: Final = WHY.say("no-offers-left", "trade", seat=SEAT, offers=NUMBER)
NOT_THIS_WARE: Final = WHY.say("not-this-ware", "trade", good=WARE)
GIVER_LACKS: Final = WHY.say("giver-lacks", "trade", seat=SEAT, good=WARE, amount=NUMBER)
NO_ROOM: Final = WHY.say("no-room", "trade", seat=SEAT, good=WARE, room=NUMBER)
COUNTER_EMPTY: Final = WHY.say("counter-empty", "trade")
COUNTER_SAME: Final = WHY.say("counter-same", "trade")
ONLY_INVITED: Final = WHY.say("only-invited", "trade")
NO_COUNTER: Final = WHY.say("no-counter", "trade")
NOTHING_TO_TRADE: Final = WHY.say("nothing-to-trade", "trade")
TOO_FEW_STONES: Final = WHY.say("too-few-stones", "7", stones=NUMBER)
STONES_WASTED: Final = WHY.say("stones-wasted", "7", boxes=NUMBER)
NOT_IN_PLAY: Final = WHY.say("not-in-play", "setup", project=PROJECT, players=NUMBER)
BUILT_ALREADY: Final = WHY.say("built-already", "6", project=PROJECT)
SEVEN_CITIES: Final = WHY.say("seven-cities", "6")
OWNED_ALREADY: Final = WHY.say("owned-already", "7", development=DEVELOPMENT)
EMPTY_STACK: Final = WHY.say("empty-stack", "7", good=GOOD)
TOO_LITTLE: Final = WHY.say("too-little", "7", development=DEVELOPMENT, cost=NUMBER, have=NUMBER)
MORE_THAN_NEEDED: Final = WHY.say("more-than-needed", "7", development=DEVELOPMENT, cost=NUMBER, paid=NUMBER)
NO_SUCH_GOOD: Final = WHY.say("no-such-good", "8", good=GOOD)

ASKS: Final = Phrases("ask")
ASK_START: Final = ASKS.say("start", "setup")
ASK_ROLL: Final = ASKS.say("roll", "1", dice=NUMBER)
ASK_REROLL: Final = ASKS.say("reroll", "1", left=NUMBER, hand=NUMBER)
ASK_LEAD: Final = ASKS.say("lead", "7")
ASK_FOOD: Final = ASKS.say("food", "3", dice=NUMBER, cities=NUMBER, food=NUMBER)
ASK_PARTNER: Final = ASKS.say("partner", "trade")
ASK_OFFER: Final = ASKS.say("offer", "trade", seat=SEAT, good=WARE)
ASK_COUNTER: Final = ASKS.say("counter", "trade", seat=SEAT, good=WARE)
ASK_ANSWER: Final = ASKS.say("answer", "trade", seat=SEAT, gives=WARES_COUNTED, gets=WARES_COUNTED)
ASK_INVITED: Final = ASKS.say("invited", "trade", seat=SEAT)
ASK_COUNTERED: Final = ASKS.say("countered", "trade", seat=SEAT, gives=WARES_COUNTED, gets=WARES_COUNTED)
ASK_STONES: Final = ASKS.say("stones", "7", workers=NUMBER)
ASK_MARK: Final = ASKS.say("mark", "6", left=NUMBER)
ASK_BUY: Final = ASKS.say("buy", "7", coins=NUMBER)
ASK_DISCARD: Final = ASKS.say("discard", "8", left=NUMBER)

LINES: Final = Phrases("line")
STARTS: Final = LINES.say("starts", "setup", seat=SEAT)
TURN_BEGINS: Final = LINES.say("turn", "course", seat=SEAT, round=NUMBER, dice=NUMBER)
ROLLED: Final = LINES.say("rolled", "1", seat=SEAT, faces=FACES_SHOWN)
REROLLS: Final = LINES.say("rerolls", "1", seat=SEAT, dice=NUMBER)
LEADS: Final = LINES.say("leads", "7", seat=SEAT, face=FACE)
COLLECTS: Final = LINES.say("collects", "2", seat=SEAT, goods=GOODS_COUNTED)
GOODS_LOST: Final = LINES.say("goods-lost", "2", seat=SEAT, goods=GOODS_COUNTED)
HARVESTS: Final = LINES.say("harvests", "3", seat=SEAT, amount=NUMBER, food=NUMBER)
FEEDS: Final = LINES.say("feeds", "4", seat=SEAT, cities=NUMBER, food=NUMBER)
FAMINE: Final = LINES.say("famine", "4", seat=SEAT, boxes=NUMBER)
SPARED: Final = LINES.say("spared", "5", seat=SEAT, disaster=DISASTER)
STRUCK: Final = LINES.say("struck", "5", seat=SEAT, disaster=DISASTER, boxes=NUMBER)
REVOLTED: Final = LINES.say("revolted", "5", seat=SEAT, goods=GOODS_COUNTED)
OFFERS: Final = LINES.say("offers", "trade", seat=SEAT, partner=SEAT, gives=WARES_COUNTED, gets=WARES_COUNTED)
INVITES: Final = LINES.say("invites", "trade", seat=SEAT, partner=SEAT)
COUNTERS: Final = LINES.say("counters", "trade", seat=SEAT, partner=SEAT, gives=WARES_COUNTED, gets=WARES_COUNTED)
ACCEPTS: Final = LINES.say("accepts", "trade", seat=SEAT, partner=SEAT)
DECLINES: Final = LINES.say("declines", "trade", seat=SEAT, partner=SEAT)
SPENDS_STONES: Final = LINES.say("spends-stones", "7", seat=SEAT, stones=NUMBER, boxes=NUMBER)
MARKS: Final = LINES.say("marks", "6", seat=SEAT, projects=BOXES_COUNTED)
CITY_BUILT: Final = LINES.say("city-built", "6", seat=SEAT, cities=NUMBER)
MONUMENT_BUILT: Final = LINES.say("monument-built", "6", seat=SEAT, project=PROJECT, points=NUMBER)
BUYS: Final = LINES.say("buys", "7", seat=SEAT, development=DEVELOPMENT, goods=STACKS, points=NUMBER, coins=NUMBER)
SELLS_FOOD: Final = LINES.say("sells-food", "7", seat=SEAT, amount=NUMBER, coins=NUMBER)
DISCARDS: Final = LINES.say("discards", "8", seat=SEAT, goods=GOODS_COUNTED)
LAST_ROUND: Final = LINES.say("last-round", "end", seat=SEAT)
ENDS: Final = LINES.say("ends", "end", round=NUMBER)
WINS: Final = LINES.say("wins", "end", seat=SEAT, points=NUMBER, ahead=NUMBER, how=NUMBER)
