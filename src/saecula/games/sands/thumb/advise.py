"""Rules of thumb for Sands: trade for heritage, expand, build, keep unrest low, chronicle in time.

Worths are in hundredths of a point, guessed by hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.sands.bits import lowest_bit
from saecula.games.sands.kinds import (
    ACTION_COUNT,
    CARD_CONQUER,
    CARD_GOVERN,
    CARD_MIGRATE,
    CARD_RAID,
    CARD_TRIBUTE,
    CROPS,
    CULTURAL,
    POLITICAL,
)
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
from saecula.games.sands.rules.setup_map import Draft
from saecula.games.sands.rules.turn import Turn, why_not_use
from saecula.games.sands.state import NONE, Sands
from saecula.games.sands.thumb.cards import action_promise, card_worth, unrest_worth
from saecula.games.sands.thumb.hopes import (
    advance_worth,
    outlook,
)
from saecula.games.sands.thumb.plans import (
    NOTHING,
    best_annex,
    best_route,
    expansion,
    harvest,
)
from saecula.games.sands.thumb.steps import REJECTED, action_worth, move_worth, record_worth, war_worth
from saecula.games.sands.words import (
    ADVANCE_ON,
    CAPITAL,
    HERITAGE,
    PAIR_FIRST,
    PAIR_SECOND,
    PLAY,
    PROVINCE,
    RETURN,
    SELECT,
)
from saecula.kernel.rows import Row, ints
from saecula.kernel.state import ALLOWED, DONE

EXPEDITION: Final[i64] = ACTION_COUNT  # where a plan keeps what moving and annexing together bring
ROUTE: Final[i64] = ACTION_COUNT + 1  # ... and the best border


def advise(s: Sands, seat: i64, legal: list[int]) -> int:
    """Return the choice that is liked best; the first of equals."""
    view = outlook(s, seat)
    plan = plan_for(s, seat, view)
    best = legal[0]
    most: i64 = REJECTED - 1
    for choice in legal:
        found = worth(s, seat, view, plan, choice)
        if found > most:
            most = found
            best = choice
    return best


def plan_for(s: Sands, seat: i64, view: Row) -> Row:
    """Return what is found once for all choices of a question: the goal of a journey, or what each card promises."""
    if isinstance(s.top, Moves):
        return ints(1, expansion(s, seat, view).land)
    if not isinstance(s.top, Select):
        return ints(0, 0)
    plan = ints(ACTION_COUNT + 2, 0)
    card: i64
    for card in range(ACTION_COUNT):
        plan[card] = card_worth(s, seat, view, card)
    plan[EXPEDITION] = expedition_worth(s, seat, view)
    plan[ROUTE] = best_route(s, seat, view, open_borders(s, seat))
    return plan


def worth(s: Sands, seat: i64, view: Row, plan: Row, choice: i64) -> i64:
    """Return how much a choice is liked, against others of the same question."""
    top = s.top
    if is_bonus(choice):
        return bonus_worth(s, seat, view, choice)
    if isinstance(top, Select):
        return pair_worth(s, seat, plan, SELECT.x(choice))
    if isinstance(top, Turn):
        return turn_worth(s, seat, view, choice)
    if isinstance(top, Moves):
        return move_worth(s, seat, plan[0], top, choice)
    if isinstance(top, (Draft, FirstCapital, FirstHeritage, FirstMarker)):
        return setup_worth(s, seat, view, choice)
    if isinstance(top, (Battle, Losses, Retreat, NewCapital, Conquer)):
        return war_worth(s, seat, view, choice)
    if isinstance(top, (ChooseBin, LayCard)):
        return record_worth(s, seat, choice)
    return action_worth(s, seat, view, choice)


# -- setup ------------------------------------------------------------------------------------------------------------


def setup_worth(s: Sands, seat: i64, view: Row, choice: i64) -> i64:
    """§3.0 Rich lands with many neighbours; heritage where people are; any root."""
    if PROVINCE.has(choice):
        land = PROVINCE.x(choice)
        missing: i64 = 15 if lacks(s, seat, s.resource(land)) else 0
        return harvest(s, land) + missing
    if CAPITAL.has(choice):
        return harvest(s, CAPITAL.x(choice))
    if HERITAGE.has(choice):
        return 1 if HERITAGE.x(choice) == POLITICAL else 0
    return advance_worth(s, view, ADVANCE_ON.x(choice)) + (5 if ADVANCE_ON.x(choice) // 2 == CULTURAL else 0)


def lacks(s: Sands, seat: i64, resource: i64) -> bool:
    """Say whether no land of a seat produces a resource."""
    left = s.lands(seat)
    while left:
        if s.resource(lowest_bit(left)) == resource:
            return False
        left &= left - 1
    return True


# -- cards ------------------------------------------------------------------------------------------------------------


def pair_worth(s: Sands, seat: i64, plan: Row, pair: i64) -> i64:
    """§4.2 A Return what two cards promise together."""
    first = PAIR_FIRST[pair]
    second = PAIR_SECOND[pair]
    if second >= ACTION_COUNT:
        return plan[first] + emphasis_worth(s, seat, plan, first, second - ACTION_COUNT)
    total = plan[first] + plan[second]
    if first == CARD_CONQUER and second == CARD_MIGRATE:
        total += plan[EXPEDITION]
    return total


def expedition_worth(s: Sands, seat: i64, view: Row) -> i64:
    """§5.3, §5.9 Return what moving and annexing in one turn brings, if the crops suffice."""
    target = expansion(s, seat, view)
    if target.land == NONE or s.stock(seat, CROPS) < s.size_of(seat):
        return NOTHING
    return target.worth * 7 // 10


def emphasis_worth(s: Sands, seat: i64, plan: Row, card: i64, category: i64) -> i64:
    """§7.0 Return what an emphasis card promises: boxes early in a generation, and what it unlocks."""
    if s.turn > 2:
        return NOTHING
    value: i64 = 40 if s.turn == 1 else 10
    if s.t.card_symbols[card] >> category & 1 == 1:
        value += 25
    if category != CULTURAL or s.unlocked(seat, CULTURAL):
        return value
    return value + plan[ROUTE] * (3 if s.turn == 1 else 2) // 4


def turn_worth(s: Sands, seat: i64, view: Row, choice: i64) -> i64:
    """§4.2 B Income first, then moving, then the dearest card; a useless one is returned last."""
    if choice == DONE:
        return NOTHING
    if RETURN.has(choice):
        card = RETURN.x(choice)
        return -50 if why_not_use(s, seat, card) != ALLOWED else -300
    card = PLAY.x(choice)
    value = action_promise(s, seat, view, card)
    if card == CARD_TRIBUTE:
        return value + 1000
    if card == CARD_RAID:
        return value + 950
    if card == CARD_MIGRATE and s.todo >> CARD_CONQUER & 1 == 1 and best_annex(s, seat, view).land == NONE:
        return value + 900
    if card == CARD_GOVERN:
        return value // 2 if s.todo >> CARD_CONQUER & 1 == 1 else value + 300
    return value if value > 0 else -200


def bonus_worth(s: Sands, seat: i64, view: Row, choice: i64) -> i64:
    """§5.11 A bonus action is worth it if it makes a selected card useful."""
    if not isinstance(s.top, Turn) or s.todo == 0:
        return REJECTED
    best: i64 = NOTHING
    left = s.todo
    twin: Sands | None = None
    while left:
        card = lowest_bit(left)
        left &= left - 1
        if why_not_use(s, seat, card) == ALLOWED:
            continue
        if twin is None:
            twin = s.clone()
            twin.top.choose(twin, seat, choice)
        if why_not_use(twin, seat, card) == ALLOWED:
            found = action_promise(twin, seat, view, card)
            best = max(best, found)
    price = unrest_worth(s, seat) + 10
    return best - price + 400 if best > price else REJECTED
