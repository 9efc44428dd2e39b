"""Worlds that a seat cannot tell from the true one: others' covered cards are dealt anew.

Money is no secret even where it lies covered: everybody has seen every coin come and go.
"""

from __future__ import annotations

from saecula.games.khronos.kinds import CARD_COUNT, RANKS, REASON
from saecula.games.khronos.rules.build import Place
from saecula.games.khronos.rules.reason import RESTORED_AT_ONCE, Restoring
from saecula.games.khronos.rules.sites import has_site
from saecula.games.khronos.state import Khronos, kind_of
from saecula.kernel.chance import Rng
from saecula.kernel.piles import Bag
from saecula.kernel.title import Guess


def resample(s: Khronos, seat: int, rng: Rng, guess: Guess) -> Khronos:
    """Collect every card whose place this seat does not know, and deal them anew."""
    twin = s.clone()
    pool = Bag(twin.deck[:])
    missing = [hide_hand(twin, owner, pool) if owner != seat else 0 for owner in range(int(s.seats))]
    missing = give_announced(twin, seat, pool, missing)
    for owner, cards in enumerate(missing):
        for _ in range(cards):
            twin.hands[owner * CARD_COUNT + pool.any(rng)] += 1
    twin.deck = pool.counts[:]
    return twin


def hide_hand(twin: Khronos, owner: int, pool: Bag) -> int:
    """Move a hand into the pool, except for the cards everybody knows to be there; return how many went."""
    gone = 0
    for card in range(CARD_COUNT):
        at = owner * CARD_COUNT + card
        while twin.hands[at] > twin.known[at]:
            twin.hands[at] -= 1
            pool.put(card)
            gone += 1
    return gone


def give_announced(twin: Khronos, seat: int, pool: Bag, missing: list[int]) -> list[int]:
    """Whoever has taken a tile, or could restore with two cards, has shown that he holds some cards of its colour."""
    top = twin.top
    if not isinstance(top, (Place, Restoring)) or top.seat == seat:
        return missing
    owner = int(top.seat)
    left = list(missing)
    if isinstance(top, Place):
        card = int(top.tile // RANKS)
        needed = least_cards(twin, top, missing[owner])
    else:
        card = int(kind_of(twin.at(REASON, top.cell)))
        needed = RESTORED_AT_ONCE - int(twin.in_hand(owner, card))
    for _ in range(max(0, needed)):
        pool.take(card)
        twin.hands[owner * CARD_COUNT + card] += 1
        left[owner] -= 1
    return left


def least_cards(twin: Khronos, place: Place, missing: int) -> int:
    """§2.1 Return how many unknown cards of the colour make a place payable, the rest being of another one."""
    card = int(place.tile // RANKS)
    own = place.seat * CARD_COUNT + card
    other = place.seat * CARD_COUNT + (card + 1) % CARD_COUNT
    for needed in range(missing + 1):
        trial = twin.clone()
        trial.hands[own] += needed
        trial.hands[other] += missing - needed
        if has_site(trial, place.seat, place.era, place.tile):
            return needed
    return missing
