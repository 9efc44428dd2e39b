"""Rules of thumb for Khronos: the turn by a plan, cards by their number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.khronos.kinds import CARD_COUNT
from saecula.games.khronos.rules.build import Place
from saecula.games.khronos.rules.cards import EXCHANGE_PRICE, Exchange, KeepCards, Prepare, SwapCards
from saecula.games.khronos.rules.course import Act
from saecula.games.khronos.rules.pay import PaySurcharge
from saecula.games.khronos.state import Khronos
from saecula.games.khronos.thumb.places import promising_places
from saecula.games.khronos.thumb.plans import best_of, plan
from saecula.games.khronos.thumb.values import position_value
from saecula.games.khronos.words import DISCARD, EXCHANGE, PAY, SWAP, TURN_PURSE
from saecula.kernel.chance import Rng
from saecula.kernel.choices import Choices
from saecula.kernel.frames import settle
from saecula.kernel.state import DONE

MIN_PLAN_GAIN: Final = 130  # below it cards are exchanged …
MIN_COINS_TO_EXCHANGE: Final = 5  # … by a seat that keeps so many coins
SAMPLED_CHOICES: Final = 3


def advise(s: Khronos, seat: int, legal: list[int]) -> int:
    """Return a sensible choice."""
    top = s.top
    if isinstance(top, Act):
        return plan(s, seat).first
    if isinstance(top, Place):
        return best_of(s, seat, promising_places(s, top, seat))
    if isinstance(top, Prepare):
        return prepare_cards(s, seat)
    if isinstance(top, (Exchange, SwapCards, PaySurcharge)):
        return least_useful(s, seat, legal)
    if isinstance(top, KeepCards):
        return DONE
    out = Choices()
    for choice in legal:
        if not TURN_PURSE.has(choice):
            out.add(choice)
    return best_of(s, seat, out)


def best_of_few(s: Khronos, seat: i64, legal: list[int], rng: Rng) -> i64:
    """Return the best of a few random places or actions; elsewhere the rule of thumb."""
    if isinstance(s.top, Prepare):
        return DONE
    if not isinstance(s.top, (Act, Place)):
        return advise(s, seat, legal)
    sampled = Choices()
    for _ in range(SAMPLED_CHOICES):
        choice = legal[rng.below(len(legal))]
        if not TURN_PURSE.has(choice):
            sampled.add(choice)
    return best_of(s, seat, sampled) if sampled.n > 0 else legal[0]


def prepare_cards(s: Khronos, seat: i64) -> i64:
    """Swap towards the most frequent colour; exchange if even the best plan brings little."""
    card = best_colour(s, seat)
    others = s.hand_size(seat) - s.in_hand(seat, card)
    if s.t.holdem and not s.swapped and s.display[card] > 0 and others > 0:
        cards = s.display[card] if s.display[card] < others else others
        return SWAP.at(card, cards - 1)
    rich = s.money[seat] >= MIN_COINS_TO_EXCHANGE + EXCHANGE_PRICE
    if not s.exchanged and rich and plan_ahead(s, seat) < MIN_PLAN_GAIN:
        return EXCHANGE.at()
    return DONE


def plan_ahead(s: Khronos, seat: i64) -> i64:
    """Return the gain of the best plan with this hand."""
    twin = s.clone()
    twin.top.choose(twin, seat, DONE)
    settle(twin)
    return plan(twin, seat).value - position_value(twin, seat)


def best_colour(s: Khronos, seat: i64) -> i64:
    """Return the most frequent colour in hand and display."""
    best: i64 = 0
    card: i64
    for card in range(1, CARD_COUNT):
        if s.in_hand(seat, card) + s.display[card] > s.in_hand(seat, best) + s.display[best]:
            best = card
    return best


def least_useful(s: Khronos, seat: i64, legal: list[int]) -> int:
    """Lay down a card of the rarest colour in hand; stop an exchange when only pairs are left."""
    best = legal[0]
    fewest: i64 = CARD_COUNT * CARD_COUNT
    for choice in legal:
        if DISCARD.has(choice) or PAY.has(choice):
            card: i64 = DISCARD.x(choice) if DISCARD.has(choice) else PAY.x(choice)
            if s.in_hand(seat, card) < fewest:
                fewest = s.in_hand(seat, card)
                best = choice
    if fewest > 1 and DONE in legal:
        return DONE
    return best
