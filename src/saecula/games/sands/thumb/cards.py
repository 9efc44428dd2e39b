"""What each card promises, in hundredths of a point. Guessed by hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.sands.bits import lowest_bit
from saecula.games.sands.kinds import (
    CARD_ADVANCE,
    CARD_BUILD,
    CARD_CARAVAN_2,
    CARD_CHRONICLE,
    CARD_CONQUER,
    CARD_GOVERN,
    CARD_MIGRATE,
    CARD_MUSTER,
    CARD_RAID,
    CARD_TRIBUTE,
    CROPS,
    CULTURAL,
    GOLD,
    TREE_COUNT,
    WARRIOR,
)
from saecula.games.sands.layout import USED_AT
from saecula.games.sands.rules.advance import why_not_advance
from saecula.games.sands.rules.caravan import free_borders, open_borders, why_not_send
from saecula.games.sands.rules.empire import unrest_most
from saecula.games.sands.rules.govern import free_levels, govern_cost
from saecula.games.sands.rules.tribute import amount, brings
from saecula.games.sands.state import WARRIORS, Sands
from saecula.games.sands.thumb.hopes import (
    WHOLE,
    advance_worth,
    gain,
)
from saecula.games.sands.thumb.plans import (
    NOTHING,
    attack_worth,
    best_annex,
    best_build,
    best_route,
    chronicle_worth,
    expansion,
)
from saecula.kernel.rows import Row
from saecula.kernel.state import ALLOWED

UNREST_WORTH: Final = 35  # of one level
UNREST_DEAR: Final = 70  # of one level near the maximum
LEVELS_COUNTED: Final[i64] = 3  # of unrest that govern takes away
REPEAT_DEAR: Final = 20  # a repeated card, beside the unrest


def card_worth(s: Sands, seat: i64, view: Row, card: i64) -> i64:
    """Return what a card promises now; a repeated one costs unrest."""
    value = action_promise(s, seat, view, card)
    if s.get(seat, USED_AT) >> card & 1 == 1:
        value -= REPEAT_DEAR + unrest_worth(s, seat)
    return value


def unrest_worth(s: Sands, seat: i64) -> i64:
    """§9.0 Return what a level of unrest costs: a point at the maximum."""
    room = unrest_most(s, seat) - s.unrest(seat)
    if room <= 0:
        return WHOLE + UNREST_DEAR
    return UNREST_DEAR if room <= 2 else UNREST_WORTH


def action_promise(s: Sands, seat: i64, view: Row, card: i64) -> i64:
    """Return what an action would bring."""
    if card == CARD_CHRONICLE:
        return chronicle_worth(s, seat)
    if card == CARD_MUSTER:
        return gain(s, view, 3, 1) + 20 if s.stock(seat, GOLD) > 0 and s.in_supply(seat, WARRIOR) > 0 else NOTHING
    if card == CARD_CONQUER:
        return conquer_promise(s, seat, view)
    if card == CARD_RAID:
        return raid_promise(s, seat)
    if card == CARD_BUILD:
        return best_build(s, seat, view)
    if card == CARD_GOVERN:
        return govern_promise(s, seat)
    if card == CARD_ADVANCE:
        return advance_promise(s, seat, view)
    if card == CARD_MIGRATE:
        return migrate_promise(s, seat, view)
    if card == CARD_TRIBUTE:
        return tribute_promise(s, seat)
    if card == CARD_CARAVAN_2 and not s.unlocked(seat, CULTURAL):
        return NOTHING
    return best_route(s, seat, view, open_borders(s, seat)) if why_not_send(s, seat) == ALLOWED else NOTHING


def conquer_promise(s: Sands, seat: i64, view: Row) -> i64:
    """§5.3 Return what the best annexation or attack promises."""
    best = best_annex(s, seat, view).worth
    left = s.t.in_play
    while left:
        land = lowest_bit(left)
        left &= left - 1
        if s.citizens(seat, land) == 0 or s.stock(seat, CROPS) < s.unrest(seat):
            continue
        enemy: i64
        for enemy in range(s.seats):
            if enemy != seat and s.citizens(enemy, land) > 0:
                found = attack_worth(s, seat, view, land, enemy)
                best = max(best, found)
    return best


def raid_promise(s: Sands, seat: i64) -> i64:
    """§5.4 Return what a raid promises: little, for crops and gold pass."""
    return 12 * warriors_on_map(s, seat) if s.turn <= 2 else NOTHING


def warriors_on_map(s: Sands, seat: i64) -> i64:
    """Return the warriors a seat could send."""
    return WARRIORS - s.in_supply(seat, WARRIOR)


def govern_promise(s: Sands, seat: i64) -> i64:
    """§5.6 Return what the levels that can be paid are worth."""
    most: i64 = min(s.unrest(seat) - s.t.unrest_lowest, LEVELS_COUNTED)
    levels: i64 = 0
    value: i64 = 0
    level: i64
    for level in range(1, most + 1):
        if s.stock(seat, CROPS) < govern_cost(s, seat, level):
            break
        levels = level
        value += UNREST_DEAR if s.unrest(seat) - level >= 4 else UNREST_WORTH
    return value if levels > free_levels(s, seat) or s.unrest(seat) > 2 else value // 2


def advance_promise(s: Sands, seat: i64, view: Row) -> i64:
    """§5.7 Return what the best step on a tree is worth."""
    best: i64 = NOTHING
    tree: i64
    for tree in range(TREE_COUNT):
        if why_not_advance(s, seat, tree) == ALLOWED:
            found = advance_worth(s, view, s.tree_card(tree, s.marker(seat, tree) + 1))
            best = max(best, found)
    return best


def migrate_promise(s: Sands, seat: i64, view: Row) -> i64:
    """§5.9 Return what a move into new land and a free caravan promise."""
    value: i64 = expansion(s, seat, view).worth // 3
    if s.unlocked(seat, CULTURAL):
        value += best_route(s, seat, view, free_borders(s, seat))
    return value


def tribute_promise(s: Sands, seat: i64) -> i64:
    """§5.10 Return what tribute brings."""
    if not brings(s, seat, 0) and not brings(s, seat, 1):
        return NOTHING
    total = amount(s, seat, 2, CROPS) + amount(s, seat, 2, GOLD)
    return 14 * total if s.turn <= 2 else 6 * total
