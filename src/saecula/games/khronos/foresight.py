"""What a choice would change, as data: the price, the maps, domains joined and split, taxes of every seat."""

from __future__ import annotations

from saecula.games.khronos import views
from saecula.games.khronos.kinds import CARDS, CELLS, ERAS, RANKS, REASON, TILES
from saecula.games.khronos.rules.build import DEMOLITION, Place
from saecula.games.khronos.rules.copies import income
from saecula.games.khronos.rules.pay import PaySurcharge, SplitCards
from saecula.games.khronos.rules.reason import Restoring, cards_to_restore
from saecula.games.khronos.rules.sites import add_sites, first_under, price, surcharge
from saecula.games.khronos.schema import (
    BuildingView,
    DomainChange,
    EraChanges,
    EraView,
    KhronosChanges,
    KhronosSeatView,
    PriceView,
    SeatChanges,
)
from saecula.games.khronos.state import EMPTY, Khronos, kind_of, tile_of
from saecula.games.khronos.words import AT, CARDS_PLAYED, POPULATE, RAZE, RESTORE, TAKE
from saecula.kernel.choices import Choices


def goes_without_saying(s: Khronos, seat: int) -> int:
    """§II.2 Return an answer to a question of payment, as the same ripples follow all of them; −1 elsewhere."""
    top = s.top
    if not isinstance(top, (SplitCards, PaySurcharge)) or top.seat != seat:
        return -1
    out = Choices()
    top.choices(s, seat, out)
    return int(out.at(0))


def compare(before: Khronos, after: Khronos, seat: int, choices: list[int]) -> KhronosChanges:
    """Return the changes between two worlds as a seat sees them, and the price of the last choice that has one."""
    old, new = views.view(before, seat), views.view(after, seat)
    return {
        "price": price_of(before, after, seat, choices),
        "eras": {era: era_changes(old["eras"][i], new["eras"][i]) for i, era in enumerate(ERAS)},
        "seats": [
            seat_changes(before, after, owner, old["seats"][owner], new["seats"][owner])
            for owner in range(int(before.seats))
        ],
        "pending": new["pending"],
    }


def seat_changes(
    before: Khronos, after: Khronos, owner: int, old: KhronosSeatView, new: KhronosSeatView
) -> SeatChanges:
    """Return what changes for one seat: coins, cubes, cards, and the taxes it would collect."""
    return {
        "money": int(after.money[owner] - before.money[owner]),
        "cubes": new["cubes"] - old["cubes"],
        "cards": new["cards"] - old["cards"],
        "taxes": {era: new["taxes"][era] - old["taxes"][era] for era in ERAS},
        "taxes_now": new["taxes_now"] - old["taxes_now"],
    }


# -- maps -----------------------------------------------------------------------------------------------------------


def era_changes(old: EraView, new: EraView) -> EraChanges:
    """Return the buildings that appear, vanish or change their state, and the domains that join or fall apart."""
    was = {identity(building): building for building in old["buildings"]}
    will = {identity(building): building for building in new["buildings"]}
    both = [key for key in was if key in will]
    return {
        "appear": [will[key] for key in will if key not in was],
        "vanish": [was[key] for key in was if key not in will],
        "change": [will[key] for key in both if state_of(was[key]) != state_of(will[key])],
        "joined": joined(old, new, both, was, will),
        "split": joined(new, old, both, will, was),
    }


def identity(building: BuildingView) -> tuple[object, ...]:
    """Return what makes a building the same one: its tile, its place, its owner."""
    return building["tile"], building["cell"], building["owner"]


def state_of(building: BuildingView) -> tuple[object, ...]:
    """Return what may change about a building that stays."""
    return building["ruin"], building["half"], building["cubes"]


def joined(
    old: EraView,
    new: EraView,
    both: list[tuple[object, ...]],
    was: dict[tuple[object, ...], BuildingView],
    will: dict[tuple[object, ...], BuildingView],
) -> list[DomainChange]:
    """§C1 Return the domains that hold buildings of several former domains; read backwards, §C3 those that split."""
    former: dict[str, set[str]] = {}
    for key in both:
        former.setdefault(will[key]["domain"], set()).add(was[key]["domain"])
    return [{"cell": cell, "of": sorted(cells)} for cell, cells in former.items() if len(cells) > 1]


# -- prices ---------------------------------------------------------------------------------------------------------


def price_of(before: Khronos, after: Khronos, seat: int, choices: list[int]) -> PriceView | None:
    """§II.2 Return what the last choice that has a price costs in cards and coins, and what it earns."""
    tile = era = -1
    if isinstance(before.top, Place):
        tile, era = int(before.top.tile), int(before.top.era)
    restoring = int(before.top.cell) if isinstance(before.top, Restoring) else -1
    found: PriceView | None = None
    for choice in choices:
        if TAKE.has(choice):
            tile, era = int(TAKE.x(choice)), int(TAKE.y(choice))
            found = price_range(after, seat, tile, era)
        elif AT.has(choice) and tile >= 0:
            found = site_price(before, tile, era, int(AT.x(choice)) % CELLS)
            tile = -1
        elif RAZE.has(choice) and before.board[RAZE.x(choice)] != EMPTY:
            found = work_price(before, int(before.board[RAZE.x(choice)]), 1) | {"coins": DEMOLITION}
        elif POPULATE.has(choice):
            found = work_price(before, int(before.at(REASON, POPULATE.x(choice))), 1)
        elif RESTORE.has(choice):
            restoring = int(RESTORE.x(choice))
            ruin = int(before.at(REASON, restoring))
            found = work_price(before, ruin, int(cards_to_restore(before, ruin)))
        elif CARDS_PLAYED.has(choice):
            found = work_price(before, int(before.at(REASON, restoring)), int(CARDS_PLAYED.x(choice)) + 1)
    return found


def work_price(s: Khronos, b: int, cards: int) -> PriceView:
    """§2.3–§2.5 Return a price in cards of a building's colour."""
    return {"card": CARDS[kind_of(b)], "cost": cards, "surcharge": 0, "coins": 0, "income": 0}


def site_price(s: Khronos, tile: int, era: int, cell: int) -> PriceView:
    """§2.1, §2.2, §A1 Return the price of a place, and what building there earns."""
    under = int(s.at(era, first_under(s, tile, era, cell)))
    return {
        "card": CARDS[tile // RANKS],
        "cost": int(price(s, tile, under)),
        "surcharge": int(surcharge(s, tile, cell)),
        "coins": 0,
        "income": int(income(era, tile)),
        "enlarges": None if under == EMPTY else TILES[tile_of(under)],
    }


def price_range(s: Khronos, seat: int, tile: int, era: int) -> PriceView | None:
    """§2.1 Return what is known while a tile is in the hand: how many places, and the span of their prices."""
    if not isinstance(s.top, Place):
        return None
    out = Choices()
    add_sites(s, seat, era, tile, out)
    prices = [site_price(s, tile, era, int(AT.x(choice)) % CELLS) for choice in out.as_list()]
    costs, extra = ([entry[key] for entry in prices] for key in ("cost", "surcharge"))
    return {
        "card": CARDS[tile // RANKS],
        "cost": min(costs),
        "cost_most": max(costs),
        "surcharge": min(extra),
        "surcharge_most": max(extra),
        "coins": 0,
        "income": int(income(era, tile)),
        "sites": len(prices),
        "enlarging": sum(entry["enlarges"] is not None for entry in prices),
    }
