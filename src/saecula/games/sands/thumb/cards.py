"""What each action card is worth before it is played. Guessed by hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.sands import kinds
from saecula.games.sands.bits import lowest_bit, without_lowest
from saecula.games.sands.layout import USED_AT
from saecula.games.sands.rules.advance import why_not_advance
from saecula.games.sands.rules.caravan import free_borders, open_borders, why_not_send
from saecula.games.sands.rules.empire import unrest_most
from saecula.games.sands.rules.govern import free_levels, govern_cost
from saecula.games.sands.rules.scoring import POPULATION_BIN
from saecula.games.sands.rules.tribute import amount, brings
from saecula.games.sands.state import WARRIORS, Sands
from saecula.games.sands.thumb import plans
from saecula.games.sands.thumb.outlook import POINT_WORTH, advance_worth, gain_from
from saecula.kernel.rows import Row
from saecula.kernel.state import ALLOWED

UNREST_COST: Final = 35  # of one level
HIGH_UNREST_COST: Final = 70  # of one level near the maximum
MAX_LEVELS_COUNTED: Final[i64] = 3  # of unrest, in what Govern is worth
REPEAT_COST: Final = 20  # of a repeated card, besides the unrest


def card_worth(s: Sands, seat: i64, outlook: Row, card: i64) -> i64:
    """Return what selecting a card is worth; a repeated one costs unrest."""
    value = play_worth(s, seat, outlook, card)
    if s.get(seat, USED_AT) >> card & 1 == 1:
        value -= REPEAT_COST + unrest_cost(s, seat)
    return value


def unrest_cost(s: Sands, seat: i64) -> i64:
    """§9.0 Return what a level of unrest costs: a point more at the maximum."""
    room = unrest_most(s, seat) - s.unrest(seat)
    if room <= 0:
        return POINT_WORTH + HIGH_UNREST_COST
    return HIGH_UNREST_COST if room <= 2 else UNREST_COST


def play_worth(s: Sands, seat: i64, outlook: Row, card: i64) -> i64:
    """Return what an action is worth now."""
    if card == kinds.CARD_CHRONICLE:
        return plans.chronicle_worth(s, seat)
    if card == kinds.CARD_MUSTER:
        can_muster = s.stock(seat, kinds.GOLD) > 0 and s.in_supply(seat, kinds.WARRIOR) > 0
        return gain_from(s, outlook, POPULATION_BIN, 1) + 20 if can_muster else plans.NO_WORTH
    if card == kinds.CARD_CONQUER:
        return conquer_worth(s, seat, outlook)
    if card == kinds.CARD_RAID:
        return raid_worth(s, seat)
    if card == kinds.CARD_BUILD:
        return plans.best_build(s, seat, outlook)
    if card == kinds.CARD_GOVERN:
        return govern_worth(s, seat)
    if card == kinds.CARD_ADVANCE:
        return best_advance_worth(s, seat, outlook)
    if card == kinds.CARD_MIGRATE:
        return migrate_worth(s, seat, outlook)
    if card == kinds.CARD_TRIBUTE:
        return tribute_worth(s, seat)
    if card == kinds.CARD_CARAVAN_2 and not s.unlocked(seat, kinds.CULTURAL):
        return plans.NO_WORTH
    return (
        plans.best_route(s, seat, outlook, open_borders(s, seat))
        if why_not_send(s, seat) == ALLOWED
        else plans.NO_WORTH
    )


def conquer_worth(s: Sands, seat: i64, outlook: Row) -> i64:
    """§5.3 Return what the best annexation or attack is worth."""
    best = plans.best_annex(s, seat, outlook).worth
    left = s.t.in_play
    while left:
        land = lowest_bit(left)
        left = without_lowest(left)
        if s.citizens(seat, land) == 0 or s.stock(seat, kinds.CROPS) < s.unrest(seat):
            continue
        enemy: i64
        for enemy in range(s.seats):
            if enemy != seat and s.citizens(enemy, land) > 0:
                found = plans.attack_worth(s, seat, outlook, land, enemy)
                best = max(best, found)
    return best


def raid_worth(s: Sands, seat: i64) -> i64:
    """§5.4 Return what a raid is worth: little, because crops and gold are soon spent."""
    return 12 * (WARRIORS - s.in_supply(seat, kinds.WARRIOR)) if s.turn <= 2 else plans.NO_WORTH


def govern_worth(s: Sands, seat: i64) -> i64:
    """§5.6 Return what lowering unrest is worth, as far as the crops suffice."""
    most: i64 = min(s.unrest(seat) - s.t.unrest_lowest, MAX_LEVELS_COUNTED)
    levels: i64 = 0
    value: i64 = 0
    level: i64
    for level in range(1, most + 1):
        if s.stock(seat, kinds.CROPS) < govern_cost(s, seat, level):
            break
        levels = level
        value += HIGH_UNREST_COST if s.unrest(seat) - level >= 4 else UNREST_COST
    return value if levels > free_levels(s, seat) or s.unrest(seat) > 2 else value // 2


def best_advance_worth(s: Sands, seat: i64, outlook: Row) -> i64:
    """§5.7 Return what the best step on a tree is worth."""
    best: i64 = plans.NO_WORTH
    tree: i64
    for tree in range(kinds.TREE_COUNT):
        if why_not_advance(s, seat, tree) == ALLOWED:
            found = advance_worth(s, outlook, s.tree_card(tree, s.marker(seat, tree) + 1))
            best = max(best, found)
    return best


def migrate_worth(s: Sands, seat: i64, outlook: Row) -> i64:
    """§5.9 Return what a move into new land and a free caravan are worth."""
    value: i64 = plans.best_expansion(s, seat, outlook).worth // 3
    if s.unlocked(seat, kinds.CULTURAL):
        value += plans.best_route(s, seat, outlook, free_borders(s, seat))
    return value


def tribute_worth(s: Sands, seat: i64) -> i64:
    """§5.10 Return what tribute is worth: more early in a generation."""
    if not brings(s, seat, 0) and not brings(s, seat, 1):
        return plans.NO_WORTH
    total = amount(s, seat, 2, kinds.CROPS) + amount(s, seat, 2, kinds.GOLD)
    return 14 * total if s.turn <= 2 else 6 * total
