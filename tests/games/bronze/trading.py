"""The trading game in one line each: a world in Anna's trade phase, an offer, the amounts that a seat names."""

from __future__ import annotations

from typing import Any

from tests.games.bronze.world import World, world

TRADING = {"trading": True}


def market(*sheets: str, phase: str = "trade", **more: object) -> World:
    """Return a world of the trading game in Anna's trade phase."""
    rest: dict[str, Any] = {"options": TRADING} | more
    return world(*sheets, phase=phase, **rest)


def names(w: World, seat: int, deal: str) -> World:
    """A seat names all amounts of an offer: `3 wood, -2 stone`."""
    amounts = {part.split()[1]: part.split()[0] for part in deal.split(", ") if part}
    while w.asks in ("offer", "counter") and w.match.to_act == (seat,):
        ware = min(w.may(seat)).split()[1]
        w.play(seat, f"trade {ware} {amounts.pop(ware, '0')}")
    assert not amounts, f"never asked for {amounts}"
    return w


def offers(w: World, partner: int, deal: str) -> World:
    """The active seat makes an offer: + it gives, − it receives."""
    seat = w.active
    return names(w.play(seat, f"partner {partner}"), seat, deal)
