"""What can be chosen, refused, asked and told in the sample."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.sample.kinds import LANTERNS
from saecula.kernel.verbs import NUMBER, SEAT, Phrases, Vocabulary, counts_of, numbers, refusals, things

LANTERN: Final = things("lantern", *LANTERNS)
COMPONENTS: Final = (LANTERN,)
LANTERNS_COUNTED: Final = counts_of(LANTERN)
MAX_STOCK: Final[i64] = 3  # §3.2

WORDS: Final = Vocabulary()
SHOW: Final = WORDS.verb("show", LANTERN)  # §3.1
STOCK: Final = WORDS.verb("stock", numbers(0, MAX_STOCK))  # §3.2
DROP: Final = WORDS.verb("drop", LANTERN)  # §3.3
CARD: Final = WORDS.verb("card", LANTERN)  # §2, §3.2, §3.4 nature's: this is the top card
PEEK: Final = WORDS.lent("peek")  # §3.4 lent by the turn

WHY: Final = refusals()
NOT_IN_HAND: Final = WHY.say("not-in-hand", "3.1", lantern=LANTERN)
TOO_FEW_CARDS: Final = WHY.say("too-few-cards", "3.2", cards=NUMBER)
NO_LAMP: Final = WHY.say("no-lamp", "3.4")
NOTHING_TO_SEE: Final = WHY.say("nothing-to-see", "3.4")
SEEN_ALREADY: Final = WHY.say("seen-already", "3.4", lantern=LANTERN)

ASKS: Final = Phrases("ask")
ASK_CARD: Final = ASKS.say("card", "2")
ASK_SHOW: Final = ASKS.say("show", "3.1", round=NUMBER)
ASK_STOCK: Final = ASKS.say("stock", "3.2", cards=NUMBER)
ASK_DROP: Final = ASKS.say("drop", "3.3", left=NUMBER)

LINES: Final = Phrases("line")
ROUND_BEGINS: Final = LINES.say("round", "3", round=NUMBER)
DRAWS: Final = LINES.say("draws", "3.2", seat=SEAT, lantern=LANTERN)  # for the one who draws
STOCKS: Final = LINES.say("stocks", "3.2", seat=SEAT, cards=NUMBER)
SHOWS: Final = LINES.say("shows", "3.1", seat=SEAT, lantern=LANTERN)
SELLS: Final = LINES.say("sells", "3.1", seat=SEAT, lantern=LANTERN, price=NUMBER)
NO_SALE: Final = LINES.say("no-sale", "3.1")
DROPS: Final = LINES.say("drops", "3.3", seat=SEAT, lanterns=LANTERNS_COUNTED)
PEEKS: Final = LINES.say("peeks", "3.4", seat=SEAT)
SEES: Final = LINES.say("sees", "3.4", seat=SEAT, lantern=LANTERN)  # for the one who looks
ENDS: Final = LINES.say("ends", "4", round=NUMBER)
