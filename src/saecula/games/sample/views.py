"""What a seat may see: built from what it knows, never stripped from the whole."""

from __future__ import annotations

from saecula.games.sample.kinds import LANTERNS, Lantern
from saecula.games.sample.rules.show import UNSET, Show
from saecula.games.sample.rules.turn import Drop
from saecula.games.sample.schema import SampleView, StallView
from saecula.games.sample.state import Sample
from saecula.kernel.piles import UNKNOWN
from saecula.kernel.rows import Row


def named(counts: Row) -> dict[Lantern, int]:
    """Return the lanterns of a row that are there at all."""
    return {lantern: int(counts[i]) for i, lantern in enumerate(LANTERNS) if counts[i] > 0}


def view(s: Sample, seat: int) -> SampleView:
    """Build the picture of the table."""
    top = int(s.deck.top_known_to(seat))
    return {
        "round": int(s.round),
        "active": int(s.active),
        "deck": int(s.deck.size()),
        "top": None if top == UNKNOWN else LANTERNS[top],
        "away": named(s.away),
        "shown": own_shown(s, seat),
        "aside": own_aside(s, seat),
        "seats": [stall(s, seat, owner) for owner in range(int(s.seats))],
    }


def stall(s: Sample, seat: int, owner: int) -> StallView:
    """Build one stall: all of one's own hand, of others what one has seen go there; a spectator saw nothing."""
    first = s.known_at(seat, owner, 0)
    hand = s.hands[owner * len(LANTERNS) :] if seat == owner else s.known[first:]
    return {
        "coins": int(s.coins[owner]),
        "lamps": int(s.lamps[owner]),
        "cards": int(s.hand_size(owner)),
        "hand": named(hand) if seat >= 0 else {},
        "has_shown": isinstance(s.top, Show) and s.top.shown[owner] != UNSET,
    }


def own_shown(s: Sample, seat: int) -> Lantern | None:
    """§3.1 Return the lantern this seat has laid face down."""
    if seat < 0 or not isinstance(s.top, Show) or s.top.shown[seat] == UNSET:
        return None
    return LANTERNS[s.top.shown[seat]]


def own_aside(s: Sample, seat: int) -> dict[Lantern, int]:
    """§3.3 Return the lanterns this seat has laid aside so far."""
    for frame in s.stack():
        if isinstance(frame, Drop) and frame.seat == seat:
            return named(frame.aside)
    return {}
