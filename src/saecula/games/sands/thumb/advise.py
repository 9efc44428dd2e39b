"""Rules of thumb for Sands: trade for heritage, expand, build, keep unrest low, lay chronicles in time.

Worths are in hundredths of a point, guessed by hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.sands import kinds, words
from saecula.games.sands.bits import lowest_bit, without_lowest
from saecula.games.sands.rules.aftermath import Losses, NewCapital, Retreat
from saecula.games.sands.rules.battle import Battle
from saecula.games.sands.rules.bonus import is_bonus
from saecula.games.sands.rules.caravan import open_borders
from saecula.games.sands.rules.chronicle import ChooseBin, LayCard
from saecula.games.sands.rules.conquer import Conquer
from saecula.games.sands.rules.course import Select
from saecula.games.sands.rules.journey import Moves
from saecula.games.sands.rules.setup import FirstCapital, FirstHeritage
from saecula.games.sands.rules.setup_advances import FirstMarker
from saecula.games.sands.rules.setup_map import LandDraft
from saecula.games.sands.rules.turn import Turn, why_not_use
from saecula.games.sands.state import NONE, Sands
from saecula.games.sands.thumb.cards import card_worth, play_worth, unrest_cost
from saecula.games.sands.thumb.outlook import advance_worth, outlook_of
from saecula.games.sands.thumb.plans import NO_WORTH, best_annex, best_expansion, best_route, site_worth
from saecula.games.sands.thumb.steps import REJECTED, move_worth, record_worth, step_worth, war_worth
from saecula.kernel.rows import Row, ints
from saecula.kernel.state import ALLOWED, DONE

# In the promises of a selection, after the cards: moving and annexing together, and the best border.
EXPEDITION_AT: Final[i64] = kinds.ACTION_COUNT
ROUTE_AT: Final[i64] = kinds.ACTION_COUNT + 1


def advise(s: Sands, seat: i64, legal: list[int]) -> int:
    """Return the choice that is worth most, the first among equals."""
    outlook = outlook_of(s, seat)
    promises = promises_for(s, seat, outlook)
    best = legal[0]
    most: i64 = REJECTED - 1
    for choice in legal:
        found = choice_worth(s, seat, outlook, promises, choice)
        if found > most:
            most = found
            best = choice
    return best


def promises_for(s: Sands, seat: i64, outlook: Row) -> Row:
    """Return what all choices of a question share: the land to move to, or what each card is worth."""
    if isinstance(s.top, Moves):
        return ints(1, best_expansion(s, seat, outlook).land)
    if not isinstance(s.top, Select):
        return ints(0, 0)
    promises = ints(kinds.ACTION_COUNT + 2, 0)
    card: i64
    for card in range(kinds.ACTION_COUNT):
        promises[card] = card_worth(s, seat, outlook, card)
    promises[EXPEDITION_AT] = expedition_worth(s, seat, outlook)
    promises[ROUTE_AT] = best_route(s, seat, outlook, open_borders(s, seat))
    return promises


def choice_worth(s: Sands, seat: i64, outlook: Row, promises: Row, choice: i64) -> i64:
    """Return what a choice is worth, compared with others of the same question."""
    top = s.top
    if is_bonus(choice):
        return bonus_worth(s, seat, outlook, choice)
    if isinstance(top, Select):
        return pair_worth(s, seat, promises, words.SELECT.x(choice))
    if isinstance(top, Turn):
        return turn_worth(s, seat, outlook, choice)
    if isinstance(top, Moves):
        return move_worth(s, seat, promises[0], top, choice)
    if isinstance(top, (LandDraft, FirstCapital, FirstHeritage, FirstMarker)):
        return setup_worth(s, seat, outlook, choice)
    if isinstance(top, (Battle, Losses, Retreat, NewCapital, Conquer)):
        return war_worth(s, seat, outlook, choice)
    if isinstance(top, (ChooseBin, LayCard)):
        return record_worth(s, seat, choice)
    return step_worth(s, seat, outlook, choice)


# -- setup ------------------------------------------------------------------------------------------------------------


def setup_worth(s: Sands, seat: i64, outlook: Row, choice: i64) -> i64:
    """§3.0 Prefer rich lands with many neighbours, political heritage, and cultural roots."""
    if words.PROVINCE.has(choice):
        land = words.PROVINCE.x(choice)
        missing: i64 = 15 if lacks_resource(s, seat, s.resource(land)) else 0
        return site_worth(s, land) + missing
    if words.CAPITAL.has(choice):
        return site_worth(s, words.CAPITAL.x(choice))
    if words.HERITAGE.has(choice):
        return 1 if words.HERITAGE.x(choice) == kinds.POLITICAL else 0
    return advance_worth(s, outlook, words.ADVANCE_ON.x(choice)) + (
        5 if words.ADVANCE_ON.x(choice) // 2 == kinds.CULTURAL else 0
    )


def lacks_resource(s: Sands, seat: i64, resource: i64) -> bool:
    """Say whether no land of a seat produces a resource."""
    left = s.lands(seat)
    while left:
        if s.resource(lowest_bit(left)) == resource:
            return False
        left = without_lowest(left)
    return True


# -- cards ------------------------------------------------------------------------------------------------------------


def pair_worth(s: Sands, seat: i64, promises: Row, pair: i64) -> i64:
    """§4.2 A Return what two cards are worth together."""
    first = words.PAIR_FIRST[pair]
    second = words.PAIR_SECOND[pair]
    if second >= kinds.ACTION_COUNT:
        return promises[first] + emphasis_worth(s, seat, promises, first, second - kinds.ACTION_COUNT)
    total = promises[first] + promises[second]
    if first == kinds.CARD_CONQUER and second == kinds.CARD_MIGRATE:
        total += promises[EXPEDITION_AT]
    return total


def expedition_worth(s: Sands, seat: i64, outlook: Row) -> i64:
    """§5.3, §5.9 Return what moving and annexing in one turn is worth, if the crops suffice."""
    target = best_expansion(s, seat, outlook)
    if target.land == NONE or s.stock(seat, kinds.CROPS) < s.size_of(seat):
        return NO_WORTH
    return target.worth * 7 // 10


def emphasis_worth(s: Sands, seat: i64, promises: Row, card: i64, category: i64) -> i64:
    """§7.0 Return what an emphasis card is worth: boxes early in a generation, and what it unlocks."""
    if s.turn > 2:
        return NO_WORTH
    value: i64 = 40 if s.turn == 1 else 10
    if s.t.card_symbols[card] >> category & 1 == 1:
        value += 25
    if category != kinds.CULTURAL or s.unlocked(seat, kinds.CULTURAL):
        return value
    return value + promises[ROUTE_AT] * (3 if s.turn == 1 else 2) // 4


def turn_worth(s: Sands, seat: i64, outlook: Row, choice: i64) -> i64:
    """§4.2 B Income first, then moving, then the best card; a useless card is returned last."""
    if choice == DONE:
        return NO_WORTH
    if words.RETURN.has(choice):
        card = words.RETURN.x(choice)
        return -50 if why_not_use(s, seat, card) != ALLOWED else -300
    card = words.PLAY.x(choice)
    value = play_worth(s, seat, outlook, card)
    if card == kinds.CARD_TRIBUTE:
        return value + 1000
    if card == kinds.CARD_RAID:
        return value + 950
    if (
        card == kinds.CARD_MIGRATE
        and s.todo >> kinds.CARD_CONQUER & 1 == 1
        and best_annex(s, seat, outlook).land == NONE
    ):
        return value + 900
    if card == kinds.CARD_GOVERN:
        return value // 2 if s.todo >> kinds.CARD_CONQUER & 1 == 1 else value + 300
    return value if value > 0 else -200


def bonus_worth(s: Sands, seat: i64, outlook: Row, choice: i64) -> i64:
    """§5.11 A bonus action is worth its price if it makes a selected card usable."""
    if not isinstance(s.top, Turn) or s.todo == 0:
        return REJECTED
    best: i64 = NO_WORTH
    left = s.todo
    twin: Sands | None = None
    while left:
        card = lowest_bit(left)
        left = without_lowest(left)
        if why_not_use(s, seat, card) == ALLOWED:
            continue
        if twin is None:
            twin = s.clone()
            twin.top.choose(twin, seat, choice)
        if why_not_use(twin, seat, card) == ALLOWED:
            found = play_worth(twin, seat, outlook, card)
            best = max(best, found)
    price = unrest_cost(s, seat) + 10
    return best - price + 400 if best > price else REJECTED
