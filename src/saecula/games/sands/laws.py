"""What can never be: the laws of Sands that every state keeps, for the tests, not for play."""

from __future__ import annotations

from saecula.games.sands import views
from saecula.games.sands.bits import count_bits, has_bit
from saecula.games.sands.kinds import CITIZENS, LANDS, STRUCTURES
from saecula.games.sands.state import CARAVANS, NONE, Sands


def broken_laws(s: Sands) -> list[str]:
    """Return the names of the laws that a state breaks."""
    broken = [law for seat in range(int(s.seats)) for law in broken_empire(s, seat)]
    for structure in range(len(STRUCTURES)):
        built = sum(has_bit(s.built(land), structure) for land in range(len(LANDS)))
        if built + s.supply[structure] != s.t.supply[structure]:
            broken.append("tiles-conserved")
    if any(count_bits(s.built(land)) > s.capacity(land) for land in range(len(LANDS))):
        broken.append("structures-within-capacity")
    return broken


def broken_empire(s: Sands, seat: int) -> list[str]:
    """Return the laws that one seat's empire breaks."""
    broken = []
    for citizen in range(len(CITIZENS)):
        on_map = sum(int(s.of_kind(seat, citizen, land)) for land in range(len(LANDS)))
        if s.in_supply(seat, citizen) < 0 or on_map != views.all_of(citizen) - s.in_supply(seat, citizen):
            broken.append("citizens-conserved")
    held = sum(1 << land for land in range(len(LANDS)) if s.owner(land) == seat)
    if held != s.lands(seat) or s.provinces(seat) & ~held:
        broken.append("control-kept-twice-agrees")
    if s.capital(seat) != NONE and not views.in_setup(s) and held == 0:
        broken.append("nobody-loses-the-last-land")
    if count_bits(s.caravans(seat)) > CARAVANS or s.caravans(seat) & ~s.t.borders:
        broken.append("caravans-on-borders")
    if s.stock(seat, 0) < 0 or s.stock(seat, 1) < 0:
        broken.append("resources-never-negative")
    return broken
