"""What can never be: cards and tiles of Gentes exist once, rows and tracks hold what they can; for the tests."""

from __future__ import annotations

from saecula.games.gentes import kinds
from saecula.games.gentes.state import BONUSES_AT, GAP, PACKED_BITS, PACKED_MASK, TILES_AT, Gentes


def broken_laws(s: Gentes) -> list[str]:
    """Return the names of the laws that a state breaks."""
    broken = [law for law, holds in (("cards", cards_once(s)), ("tiles", tiles_once(s))) if not holds]
    broken += [law for seat in range(int(s.seats)) for law in broken_mat(s, seat)]
    columns = sorted(group for group in list(s.columns) if group != GAP)
    if s.round > 1 and columns != list(range(kinds.GROUP_COUNT)):
        broken.append("one-training-tile-per-group")
    for bonus in range(kinds.BONUS_COUNT):
        takers = sum(int(s.on_mat(seat, BONUSES_AT) >> bonus & 1) for seat in range(int(s.seats)))
        if takers != s.bonuses >> PACKED_BITS * bonus & PACKED_MASK:
            broken.append("bonus-tiles-are-counted")
    spaces = [int(s.spaces(seat)) for seat in range(int(s.seats))]
    if sum(spaces) != s.built() or s.built() & ~s.t.spaces:
        broken.append("one-city-per-space-in-play")
    return broken


def broken_mat(s: Gentes, seat: int) -> list[str]:
    """Return the laws that one seat's mat breaks."""
    people = [int(s.people(seat, group)) for group in range(kinds.GROUP_COUNT)]
    cubes = [int(s.cubes(seat, area)) for area in range(2)]
    holds = {
        "rows-hold-six": all(
            people[g] >= 0 and people[g] + people[g ^ 1] <= kinds.MAX_PER_GROUP for g in range(kinds.GROUP_COUNT)
        ),
        "areas-hold-four": all(0 <= n <= kinds.MAX_PER_AREA for n in cubes),
        "no-debts": s.coins(seat) >= 0,
        "time-has-its-fields": s.free_fields(seat) >= 0,
        "six-cities": 0 <= s.supply(seat) <= kinds.CITIES_PER_SEAT,
    }
    return [law for law, held in holds.items() if not held]


def cards_once(s: Gentes) -> bool:
    """Say whether every card is in one place."""
    places = [int(s.stock), int(s.pile), int(s.revealed)]
    places += [1 << card for card in list(s.market) if card != GAP]
    for seat in range(int(s.seats)):
        places += [int(s.hand(seat)), int(s.played(seat))]
    places += [int(s.t.epoch_cards[epoch]) for epoch in range(int(s.epoch) + 1, kinds.EPOCHS)]
    together = 0
    for cards in places:
        if together & cards:
            return False
        together |= cards
    return s.phase == kinds.FINAL or together == (1 << kinds.CARD_COUNT) - 1


def tiles_once(s: Gentes) -> bool:
    """Say whether every tile in play lies on the board or on one time track."""
    together = int(s.tiles)
    for seat in range(int(s.seats)):
        tiles = int(s.on_mat(seat, TILES_AT))
        if together & tiles:
            return False
        together |= tiles
    return together == s.t.tiles and together < 1 << kinds.TILE_COUNT
