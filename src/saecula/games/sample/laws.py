"""What can never be: the laws of the sample that every state keeps, for the tests, not for play."""

from __future__ import annotations

from saecula.games.sample.kinds import LANTERNS
from saecula.games.sample.state import Sample


def broken_laws(s: Sample) -> list[str]:
    """Return the names of the laws that a state breaks."""
    places = s.clone()
    places.deck.shuffle()
    broken = []
    for i in range(len(LANTERNS)):
        held = [int(s.in_hand(seat, i)) for seat in range(int(s.seats))]
        if places.deck.unseen.counts[i] + sum(held) + s.away[i] != s.t.lantern_cards[i]:
            broken.append("cards-conserved")
        if any(s.known[s.known_at(w, seat, i)] > held[seat] for w in range(len(held)) for seat in range(len(held))):
            broken.append("known-cards-are-there")
    return broken
