"""Worlds that a seat cannot tell from the true one. Written together with the rules that hide, not afterwards."""

from __future__ import annotations

from saecula.games.sample.kinds import LANTERN_COUNT
from saecula.games.sample.rules.show import UNSET, Show
from saecula.games.sample.rules.turn import Drop
from saecula.games.sample.state import Sample
from saecula.games.sample.words import SHOW
from saecula.kernel.chance import Rng
from saecula.kernel.choices import Choices
from saecula.kernel.pick import INTERRUPTED
from saecula.kernel.piles import Bag
from saecula.kernel.rows import ints
from saecula.kernel.state import Frame
from saecula.kernel.title import Guess


def resample(s: Sample, seat: int, rng: Rng, guess: Guess) -> Sample:
    """Collect every card whose place this seat does not know, and deal them anew."""
    twin = s.clone()
    pool = Bag(ints(LANTERN_COUNT, 0))
    unseen = twin.deck.hide(seat, pool)
    others = [owner for owner in range(int(s.seats)) if owner != seat]
    missing = [hide_hand(twin, seat, owner, pool) for owner in others]
    for owner, cards in zip(others, missing, strict=True):
        for _ in range(cards):
            twin.hands[owner * LANTERN_COUNT + pool.any(rng)] += 1
    twin.deck.deal(unseen, pool, rng)
    for watcher in others:
        for owner in others:
            imagine_knowledge(twin, seat, watcher, owner, rng)
    imagine_answers(twin, seat, rng, guess)
    return twin


def hide_hand(twin: Sample, seat: int, owner: int, pool: Bag) -> int:
    """Move a hand into the pool, except for the cards the seat knows to be there; return how many went."""
    gone = 0
    for lantern in range(LANTERN_COUNT):
        while twin.in_hand(owner, lantern) > known_to(twin, seat, owner, lantern):
            twin.hands[owner * LANTERN_COUNT + lantern] -= 1
            pool.put(lantern)
            gone += 1
    return gone


def known_to(twin: Sample, watcher: int, owner: int, lantern: int) -> int:
    """Return how many such cards a watcher knows in a hand; a spectator has seen none go there."""
    return int(twin.known[twin.known_at(watcher, owner, lantern)]) if watcher >= 0 else 0


def imagine_knowledge(twin: Sample, seat: int, watcher: int, owner: int, rng: Rng) -> None:
    """What others know is hidden, too: as many cards of the imagined hand, the same only where the seat knows them."""
    hand = Bag(twin.hands[owner * LANTERN_COUNT : (owner + 1) * LANTERN_COUNT])
    lost = 0
    for lantern in range(LANTERN_COUNT):
        both = min(known_to(twin, watcher, owner, lantern), known_to(twin, seat, owner, lantern))
        lost += known_to(twin, watcher, owner, lantern) - both
        twin.known[twin.known_at(watcher, owner, lantern)] = both
        for _ in range(both):
            hand.take(lantern)
    for _ in range(lost):
        twin.known[twin.known_at(watcher, owner, hand.any(rng))] += 1


def imagine_answers(twin: Sample, seat: int, rng: Rng, guess: Guess) -> None:
    """Answer anew what others have answered face down: they may hold other cards now."""
    for frame in twin.stack():
        if isinstance(frame, Show):
            for owner in range(int(twin.seats)):
                if owner != seat and frame.shown[owner] != UNSET:
                    frame.shown[owner] = SHOW.x(guess.pick(twin, owner, legal(frame, twin, owner), rng))
        elif isinstance(frame, Drop) and frame.seat != seat:
            drop_anew(frame, twin, rng, guess)


def drop_anew(pick: Drop, twin: Sample, rng: Rng, guess: Guess) -> None:
    """§3.3 Lay aside as many other cards of the imagined hand."""
    pieces, interrupted = pick.taken, pick.last == INTERRUPTED
    pick.taken = pick.last = 0
    pick.aside = ints(LANTERN_COUNT, 0)
    for _ in range(pieces):
        pick.choose(twin, pick.seat, guess.pick(twin, int(pick.seat), legal(pick, twin, int(pick.seat)), rng))
    if interrupted:
        pick.interrupted()


def legal(frame: Frame[Sample], twin: Sample, owner: int) -> list[int]:
    """Return what a seat may answer to a question."""
    out = Choices()
    frame.choices(twin, owner, out)
    return out.as_list()
