"""What a seat may see: both adventurers and all maps of everybody, its own hand, its own money and money laid open."""

from __future__ import annotations

from saecula.games.khronos import kinds
from saecula.games.khronos.kinds import Colour, Era, Phase
from saecula.games.khronos.rules.build import Place
from saecula.games.khronos.rules.cards import deck_size
from saecula.games.khronos.rules.course import turn_step
from saecula.games.khronos.rules.pay import PaySurcharge, SplitCards
from saecula.games.khronos.rules.reason import Restoring
from saecula.games.khronos.rules.removal import Keeper, hamlet_under
from saecula.games.khronos.rules.repair import Victim, tied_in
from saecula.games.khronos.rules.shrink import Shrink, smaller_tile
from saecula.games.khronos.rules.taxes import (
    INHABITANTS_BITS,
    MAX_INHABITANTS,
    buildings_in,
    inhabitants,
    rulers,
    tax_values,
)
from saecula.games.khronos.schema import BuildingView, DomainView, EraView, KhronosSeatView, KhronosView, PendingView
from saecula.games.khronos.state import NONE, Khronos, StandingBuilding, cell_of, owner_of
from saecula.kernel.choices import Choices
from saecula.kernel.rows import Row
from saecula.kernel.state import AT_END

PHASE_OF_STEP: tuple[Phase, ...] = ("exchange", "actions", "draw", "draw", "taxes")
assert set(PHASE_OF_STEP) == set(kinds.PHASES)


def view(s: Khronos, seat: int) -> KhronosView:
    """Build the picture of the table."""
    step = turn_step(s)
    eras = [era_view(s, era) for era in range(len(kinds.ERAS))]
    return {
        "round": int(s.round),
        "start": int(s.start),
        "active": int(s.active) if step >= 0 else None,
        "phase": PHASE_OF_STEP[step] if step >= 0 else None,
        "eras": eras,
        "stock": {tile: int(s.stock[i]) for i, tile in enumerate(kinds.TILES)},
        "gone": {tile: int(s.gone[i]) for i, tile in enumerate(kinds.TILES) if s.gone[i] > 0},
        "deck": int(deck_size(s)),
        "discard": counts(s.discard),
        "display": counts(s.display) if s.t.holdem else None,
        "pending": pending(s),
        "seats": [seat_view(s, seat, owner, eras) for owner in range(int(s.seats))],
    }


def counts(row: Row) -> dict[Colour, int]:
    """Return how many cards of each colour."""
    return {card: int(row[i]) for i, card in enumerate(kinds.CARDS)}


def seat_view(s: Khronos, seat: int, owner: int, eras: list[EraView]) -> KhronosSeatView:
    """Build one seat; of others' hands only the cards that everybody saw going there."""
    at = owner * kinds.CARD_COUNT
    hand = s.hands[at : at + kinds.CARD_COUNT] if seat == owner else s.known[at : at + kinds.CARD_COUNT]
    taxes: dict[Era, int] = {
        era["key"]: sum(domain["tax"] for domain in era["domains"] if owner in domain["rulers"]) for era in eras
    }
    return {
        "money": int(s.money[owner]) if seat == owner or is_open(s, owner) else None,
        "purse": "open" if is_open(s, owner) else "covered",
        "cubes": int(s.cubes[owner]),
        "cards": int(s.hand_size(owner)),
        "hand": counts(hand),
        "adventurers": {
            name: {"era": kinds.ERAS[s.era_of(owner, i)], "plays_left": int(s.plays_left(owner, i))}
            for i, name in enumerate(kinds.ADVENTURERS)
        },
        "taxes": taxes,
        "taxes_now": sum(coins for i, coins in enumerate(taxes.values()) if s.is_in(owner, i)),
    }


def is_open(s: Khronos, owner: int) -> bool:
    """§setup Say whether everybody sees a seat's money: by option, by its own will, or because all is over."""
    return s.t.open_money or s.owed == AT_END or bool(s.open_purses >> owner & 1)


def era_view(s: Khronos, era: int) -> EraView:
    """Build one map: its buildings in reading order, and its domains with members, rulers and tax."""
    places = buildings_in(s, era)
    buildings: list[BuildingView] = []
    members: dict[int, list[BuildingView]] = {}
    for place in places.as_list():
        zone = int(s.zone[place])
        shown = building_view(s, StandingBuilding(s.board[place], s.seats), zone)
        buildings.append(shown)
        members.setdefault(zone, []).append(shown)
    return {"key": kinds.ERAS[era], "buildings": buildings, "domains": domain_views(s, era, places, members)}


def building_view(s: Khronos, b: StandingBuilding, zone: int) -> BuildingView:
    """Build one building."""
    return {
        "cell": kinds.CELL_NAMES[b.cell],
        "tile": kinds.TILES[b.tile],
        "kind": kinds.CARDS[b.tile // kinds.RANKS],
        "rank": b.tile % kinds.RANKS + 1,
        "value": int(s.value(b.number)),
        "owner": None if b.owner == NONE else b.owner,
        "printed": b.printed,
        "ruin": b.ruin,
        "half": None if b.half == NONE else b.half,
        "cubes": b.cubes,
        "domain": kinds.CELL_NAMES[zone - 1],
    }


def domain_views(s: Khronos, era: int, places: Choices, members: dict[int, list[BuildingView]]) -> list[DomainView]:
    """§A2, §IV Build the domains of an era, each named by its first cell, with its rulers and its tax."""
    ruling = rulers(s, era, places)
    taxes = tax_values(s, era, places)
    living = inhabitants(s, places) if era == kinds.REASON else None
    seats = range(int(s.seats))
    found: list[DomainView] = []
    for zone, buildings in sorted(members.items()):
        strength: dict[Colour, int] = dict.fromkeys(kinds.CARDS, 0)
        cells = []
        for shown in buildings:
            strength[shown["kind"]] += shown["value"]
            cells.append(shown["cell"])
        rules = int(ruling[zone - 1])
        cubes = None
        if living is not None:
            cubes = [int(living[zone - 1] >> INHABITANTS_BITS * seat & MAX_INHABITANTS) for seat in seats]
        found.append(
            {
                "cell": kinds.CELL_NAMES[zone - 1],
                "members": cells,
                "rulers": [seat for seat in seats if rules >> seat & 1] if rules else [],
                "tax": int(taxes[zone - 1]),
                "strength": strength,
                "inhabitants": cubes,
            }
        )
    return found


def pending(s: Khronos) -> PendingView | None:
    """Build what is half done: a tile in the hand, a payment, buildings that must shrink."""
    top = s.top
    if isinstance(top, Place):
        return {"what": "place", "seat": int(top.seat), "tile": kinds.TILES[top.tile], "era": kinds.ERAS[top.era]}
    if isinstance(top, PaySurcharge):
        return {"what": "surcharge", "seat": int(top.seat), "cards": int(top.cards - top.taken)}
    if isinstance(top, SplitCards):
        return {"what": "split", "seat": int(top.seat), "cards": int(top.cards)}
    if isinstance(top, Restoring):
        return {
            "what": "restore",
            "seat": int(top.seat),
            "era": kinds.ERAS[kinds.REASON],
            "cells": [kinds.CELL_NAMES[top.cell]],
        }
    if isinstance(top, Keeper):
        cell = kinds.CELL_NAMES[hamlet_under(s, top.b)]
        return {"what": "keeper", "seat": int(top.seat), "era": kinds.ERAS[kinds.REASON], "cells": [cell]}
    if isinstance(top, Victim):
        tied = tied_in(s, top.era, top.zone, top.kind).as_list()
        cells = [kinds.CELL_NAMES[cell_of(b)] for b in tied]
        return {"what": "victim", "seat": int(top.seat), "era": kinds.ERAS[top.era], "cells": cells}
    return shrink_view(s, top) if isinstance(top, Shrink) else None


def shrink_view(s: Khronos, shrink: Shrink) -> PendingView:
    """§C2 Build the queue of buildings that must shrink, the next one first."""
    queue = list(shrink.queue[shrink.done :])
    smaller = int(smaller_tile(s, queue[0]))
    return {
        "what": "shrink",
        "seat": int(owner_of(queue[0])),
        "era": kinds.ERAS[shrink.era],
        "cells": [kinds.CELL_NAMES[cell_of(b)] for b in queue],
        "seats": [int(owner_of(b)) for b in queue],
        "tile": None if smaller == NONE else kinds.TILES[smaller],
    }
