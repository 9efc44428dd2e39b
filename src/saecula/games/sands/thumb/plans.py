"""Plans by rules of thumb: where to expand, what to build, where to send caravans, which chronicle to lay."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.sands import kinds
from saecula.games.sands.bits import count_bits, lowest_bit, without_lowest
from saecula.games.sands.rules import scoring
from saecula.games.sands.rules.battle import base_strength
from saecula.games.sands.rules.build import build_cost, why_not_build
from saecula.games.sands.rules.caravan import brings_heritage, open_borders
from saecula.games.sands.rules.conquer import MAX_LANDS, annex_cost, strongest_rival, why_not_annex
from saecula.games.sands.rules.scoring import achievement, scoring_heritage
from saecula.games.sands.state import NONE, Sands, category_of_bin
from saecula.games.sands.thumb.outlook import HERITAGES_FROM, POINT_WORTH, gain_from, heritage_worth
from saecula.kernel.rows import Row
from saecula.kernel.state import ALLOWED

NO_WORTH: Final = 0
GOLD_WORTH: Final = 6
CROP_WORTH: Final = 6
STRUCTURE_EFFECT_WORTH: Final = 25
OPENED_BORDER_WORTH: Final = 40  # a caravan that opens a border with heritage


@final
@mypyc_attr(acyclic=True)
class Target:
    """A land to expand into, and how many citizens must still go there."""

    land: i64
    needed: i64
    worth: i64

    def __init__(self, land: i64, needed: i64, worth: i64) -> None:
        self.land = land
        self.needed = needed
        self.worth = worth


# -- expansion --------------------------------------------------------------------------------------------------------


def land_worth(s: Sands, outlook: Row, land: i64) -> i64:
    """Return what control of a land is worth: a territory, its structures, its harvest."""
    worth = gain_from(s, outlook, scoring.TERRITORIES_BIN, 1) + POINT_WORTH // 2 + 8 * s.capacity(land)
    structures = count_bits(s.built(land))
    return worth + gain_from(s, outlook, scoring.STRUCTURES_BIN, structures) if structures > 0 else worth


def is_takeable(s: Sands, seat: i64, land: i64) -> bool:
    """Say whether a land could be annexed with enough citizens in it."""
    owner = s.owner(land)
    if owner == seat or not s.is_in_play(land):
        return False
    return owner == NONE or (s.citizens(owner, land) == 0 and s.size_of(owner) > 1)


def spare_citizens(s: Sands, seat: i64, land: i64) -> i64:
    """Return how many citizens may leave a land without giving it up."""
    here = s.citizens(seat, land)
    return here - 1 if s.owner(land) == seat and here > 0 else here


def spare_neighbours(s: Sands, seat: i64, land: i64) -> i64:
    """Return how many citizens could come to a land from its neighbours."""
    total: i64 = 0
    left = s.t.near[land]
    while left:
        total += spare_citizens(s, seat, lowest_bit(left))
        left = without_lowest(left)
    return total


def best_expansion(s: Sands, seat: i64, outlook: Row) -> Target:
    """Return the best land to move into and then annex."""
    best = Target(NONE, 0, 0)
    if s.size_of(seat) >= MAX_LANDS:
        return best
    left = s.t.in_play
    while left:
        land = lowest_bit(left)
        left = without_lowest(left)
        if not is_takeable(s, seat, land):
            continue
        rival = strongest_rival(s, seat, land)
        others: i64 = s.citizens(rival, land) if rival != NONE else 0
        needed = others + 1 - s.citizens(seat, land)
        if needed <= 0 or spare_neighbours(s, seat, land) < needed:
            continue
        worth = land_worth(s, outlook, land) - 20 * needed
        if worth > best.worth:
            best = Target(land, needed, worth)
    return best


def best_annex(s: Sands, seat: i64, outlook: Row) -> Target:
    """Return the best land that can be annexed now."""
    best = Target(NONE, 0, 0)
    left = s.t.in_play
    while left:
        land = lowest_bit(left)
        left = without_lowest(left)
        if s.citizens(seat, land) > 0 and why_not_annex(s, seat, land) == ALLOWED:
            worth = land_worth(s, outlook, land) - CROP_WORTH * annex_cost(s, seat, land)
            if worth > best.worth:
                best = Target(land, 0, worth)
    return best


def attack_worth(s: Sands, seat: i64, outlook: Row, land: i64, enemy: i64) -> i64:
    """Return what an attack is worth: at home, or against a weaker owner whose land could be taken."""
    edge = base_strength(s, seat, land, seat) - base_strength(s, enemy, land, seat)
    if edge < 3:
        return NO_WORTH
    worth: i64 = 60 if s.owner(land) == seat else 0
    if s.owner(land) == enemy and s.size_of(enemy) > 1 and s.size_of(seat) < MAX_LANDS:
        worth = land_worth(s, outlook, land) * (edge if edge < 8 else 8) // 10
    return worth - (CROP_WORTH + 10) * s.unrest(seat)


# -- building ---------------------------------------------------------------------------------------------------------


def structure_worth(s: Sands, seat: i64, outlook: Row, structure: i64, land: i64) -> i64:
    """Return what a structure is worth in a land, less its price."""
    return tile_worth(s, outlook, structure) - GOLD_WORTH * build_cost(s, seat, structure, land)


def tile_worth(s: Sands, outlook: Row, structure: i64) -> i64:
    """Return what a structure is worth in any land: tile, symbols, heritage, effect."""
    t = s.t
    worth = STRUCTURE_EFFECT_WORTH + gain_from(s, outlook, scoring.STRUCTURES_BIN, 1)
    worth += gain_from(s, outlook, scoring.FOUNTAINS_BIN, t.structure_fountains[structure])
    worth += gain_from(s, outlook, scoring.LYRES_BIN, t.structure_lyres[structure])
    heritage = t.structure_heritage[structure]
    if heritage > 0:
        worth += POINT_WORTH // 2 + gain_from(s, outlook, HERITAGES_FROM + t.structure_category[structure], heritage)
    if t.with_power[kinds.P_ROADS] >> structure & 1 == 1:
        worth -= STRUCTURE_EFFECT_WORTH
    return worth


def best_build(s: Sands, seat: i64, outlook: Row) -> i64:
    """Return the worth of the best structure that can be built now."""
    best: i64 = NO_WORTH
    structure: i64
    for structure in range(kinds.STRUCTURE_COUNT):
        price: i64 = NONE
        left = s.lands(seat)
        while left:
            land = lowest_bit(left)
            left = without_lowest(left)
            if why_not_build(s, seat, structure, land) == ALLOWED:
                cost = build_cost(s, seat, structure, land)
                price = cost if price == NONE else min(price, cost)
        if price != NONE:
            best = max(best, tile_worth(s, outlook, structure) - GOLD_WORTH * price)
    return best


# -- caravans ---------------------------------------------------------------------------------------------------------


def border_worth(s: Sands, seat: i64, outlook: Row, border: i64) -> i64:
    """Return what a caravan on a border is worth: heritage and contact at once, or a way to them."""
    if brings_heritage(s, seat, border):
        return contact_worth(s, outlook)
    return OPENED_BORDER_WORTH * borders_opened(s, seat, border, open_borders(s, seat))


def contact_worth(s: Sands, outlook: Row) -> i64:
    """Return what a caravan that brings heritage is worth."""
    return heritage_worth(s, outlook) + gain_from(s, outlook, scoring.CONTACTS_BIN, 1)


def borders_opened(s: Sands, seat: i64, border: i64, reached: i64) -> i64:
    """Return how many borders with heritage a caravan would open, beyond those within reach."""
    fresh = s.t.borders_at[s.t.end_a[border]] | s.t.borders_at[s.t.end_b[border]]
    fresh &= s.t.borders & ~reached & ~s.caravans(seat)
    found: i64 = 0
    while fresh:
        if brings_heritage(s, seat, lowest_bit(fresh)):
            found += 1
        fresh = without_lowest(fresh)
    return found


def best_route(s: Sands, seat: i64, outlook: Row, borders: i64) -> i64:
    """Return the worth of the best of some borders."""
    best: i64 = NO_WORTH
    contact: i64 = NONE
    reached: i64 = open_borders(s, seat) if borders else 0
    while borders:
        border = lowest_bit(borders)
        borders = without_lowest(borders)
        if not brings_heritage(s, seat, border):
            best = max(best, OPENED_BORDER_WORTH * borders_opened(s, seat, border, reached))
        elif contact == NONE:
            contact = contact_worth(s, outlook)
    return max(best, contact)


# -- chronicles -------------------------------------------------------------------------------------------------------


def best_card(s: Sands, seat: i64, place: i64) -> i64:
    """Return the best chronicle of the hand for a bin as things stand, NONE if none would score."""
    achieved = achievement(s, seat, place)
    category = category_of_bin(place)
    other = category * kinds.BINS_PER_CATEGORY + 1 - place % kinds.BINS_PER_CATEGORY
    heritage = scoring_heritage(s, seat, category)
    if s.in_bin(seat, other) != NONE:
        heritage -= s.t.chronicle_heritage[s.in_bin(seat, other)]
    best: i64 = NONE
    card: i64
    for card in range(kinds.CHRONICLE_COUNT):
        meets = achieved >= s.t.need(card, place) and heritage >= s.t.chronicle_heritage[card]
        better = best == NONE or s.t.chronicle_points[card] > s.t.chronicle_points[best]
        if meets and better and not is_laid(s, seat, card):
            best = card
    return best


def is_laid(s: Sands, seat: i64, card: i64) -> bool:
    """Say whether a chronicle lies in a bin."""
    place: i64
    for place in range(kinds.BIN_COUNT):
        if s.in_bin(seat, place) == card:
            return True
    return False


def best_bin(s: Sands, seat: i64) -> i64:
    """Return the free bin in which a chronicle would score most, NONE if none would score."""
    best: i64 = NONE
    most: i64 = 0
    place: i64
    for place in range(kinds.BIN_COUNT):
        if s.in_bin(seat, place) == NONE:
            card = best_card(s, seat, place)
            if card != NONE and s.t.chronicle_points[card] > most:
                most = s.t.chronicle_points[card]
                best = place
    return best


def chronicle_worth(s: Sands, seat: i64) -> i64:
    """Return what laying a chronicle now is worth: the more, the nearer the end of the dynasty."""
    place = best_bin(s, seat)
    if place == NONE:
        return NO_WORTH
    points = POINT_WORTH * s.t.chronicle_points[best_card(s, seat, place)]
    left = s.t.dynasty_end[s.dynasty] - s.position_before
    if left <= 2:
        return points + 2 * POINT_WORTH
    if left <= 4:
        return points * 6 // 10
    return points // 10


def resource_worth(s: Sands, seat: i64, resource: i64) -> i64:
    """Return what one more of a resource is worth: more of the scarcer one."""
    other: i64 = kinds.GOLD if resource == kinds.CROPS else kinds.CROPS
    return 14 if s.stock(seat, resource) <= s.stock(seat, other) else 8


def threat_to(s: Sands, seat: i64, land: i64) -> i64:
    """Return how many rivals stand in a land and warriors beside it, less the seat's own citizens there."""
    threat = s.crowd(land) - 2 * s.citizens(seat, land)
    left = s.t.near[land]
    while left:
        beside = lowest_bit(left)
        left = without_lowest(left)
        other: i64
        for other in range(s.seats):
            if other != seat:
                threat += s.warriors(other, beside)
    return threat


def site_worth(s: Sands, land: i64) -> i64:
    """Return what a land is worth at the start: capacity, neighbours, trade goods at its borders."""
    return 12 * s.capacity(land) + 4 * count_bits(s.t.near[land]) + 6 * count_bits(s.t.borders_at[land] & s.t.goods)
