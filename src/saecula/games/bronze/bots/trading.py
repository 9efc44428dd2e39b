"""Trading: a deal is good if the table is worth more with it than without (§trade)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saecula.games.bronze.bots.native.outlook import Outlook, standing_outcome
from saecula.games.bronze.kinds import FOOD_WARE, WARE_COUNT
from saecula.games.bronze.rules.trade import (
    NO_OFFER,
    OFFER_BITS,
    Answer,
    Offer,
    Trade,
    amount_of,
    begins_alike,
    exchange,
    invitation,
    is_invitation,
    most_moved,
    why_not_partner,
    with_amount,
)
from saecula.games.bronze.words import ACCEPT, AMOUNT_MOST, COUNTER, DECLINE, PARTNER, TRADE
from saecula.kernel.frames import choices
from saecula.kernel.state import ALLOWED, DONE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from saecula.games.bronze.bots.native.mind import Mind
    from saecula.games.bronze.state import Bronze

WORTH_WHILE = 0.004  # chance of winning that a deal must bring the one who thinks
ACCEPTABLE = 0.002  # … and is believed to bring the other, for he must say yes
SWAPS = ((1, 1), (1, 2), (2, 1), (2, 2), (1, 3), (3, 1))  # pieces given, pieces taken


class Trader:
    """Judges deals for one seat: the active one, or a partner who is asked.

    Its own mind decides, unless by the right one that would lose too much.
    """

    def __init__(self, mind: Mind, s: Bronze, seat: int, right: Mind | None = None, most_lost: float = 0.0) -> None:
        self.mind = mind
        self.s = s
        self.seat = seat
        self.right = right or mind
        self.most_lost = most_lost

    def choice(self) -> int:
        """Return what to answer."""
        top = self.s.top
        if isinstance(top, Trade):
            return self.partner(top)
        if isinstance(top, Offer):
            return self.amount(top)
        if isinstance(top, Answer):
            return self.answer(top)
        return choices(self.s, self.seat)[0]

    def value(self, s: Bronze, seat: int) -> float:
        """Return a seat's chance of winning."""
        return chance_of(self.mind, s, seat)

    def gains(self, partner: int, offer: int) -> tuple[float, float]:
        """Return what a deal brings the one who thinks and the other."""
        after = self.s.clone()
        exchange(after, partner, offer)
        other = int(self.s.active) + partner - self.seat
        return (
            self.value(after, self.seat) - self.value(self.s, self.seat),
            self.value(after, other) - self.value(self.s, other),
        )

    def really(self, partner: int, offer: int) -> float:
        """Return what a deal brings the one who thinks, by the right judgement."""
        after = self.s.clone()
        exchange(after, partner, offer)
        return chance_of(self.right, after, self.seat) - chance_of(self.right, self.s, self.seat)

    def is_harmless(self, partner: int, offer: int) -> bool:
        """Say whether a deal loses no more than it may, by the right judgement."""
        return self.right is self.mind or self.really(partner, offer) >= -self.most_lost

    def accepts(self, partner: int, offer: int) -> bool:
        """Say whether a deal brings something; where much is to be won or lost, the right judgement says so."""
        if self.right is not self.mind:
            really = self.really(partner, offer)
            if abs(really) > self.most_lost:
                return really > 0.0
        return self.gains(partner, offer)[0] > 0.0

    def deals(self, partner: int) -> Iterator[int]:
        """Offer small swaps: some pieces of one ware for some of another."""
        active = int(self.s.active)
        for gives in range(WARE_COUNT):
            for takes in range(WARE_COUNT):
                if gives == takes:
                    continue
                for given, taken in SWAPS:
                    enough = most_moved(self.s, active, partner, gives) >= given
                    if enough and most_moved(self.s, partner, active, takes) >= taken:
                        amounts = {gives: given, takes: -taken}
                        yield packed([amounts.get(ware, 0) for ware in range(WARE_COUNT)])

    def best_deal(self, partner: int, against: int = NO_OFFER) -> int:
        """Return the deal that brings the one who thinks most, if the other should like it, too; else NO_OFFER."""
        best = NO_OFFER
        most = WORTH_WHILE
        for offer in self.deals(partner):
            if against != NO_OFFER and begins_alike(offer, against, WARE_COUNT):
                continue
            own, their = self.gains(partner, offer)
            if own > most and their > ACCEPTABLE and self.is_harmless(partner, offer):
                most = own
                best = offer
        return best

    def partner(self, top: Trade) -> int:
        """§trade Deal with whoever offers most; with each once a turn."""
        for partner in range(int(self.s.seats)):
            asked = top.made >> (OFFER_BITS * partner) & 15
            if asked or why_not_partner(self.s, top.made, partner) != ALLOWED:
                continue
            if self.best_deal(partner) != NO_OFFER:
                return int(PARTNER.at(partner))
        return DONE

    def amount(self, top: Offer) -> int:
        """§trade Name the next amount of the deal in mind."""
        deal = self.best_deal(int(top.partner), int(top.against))
        legal = choices(self.s, self.seat)
        if deal == NO_OFFER or not begins_alike(deal, top.offer, top.ware):
            deal = int(invitation())
        wanted = int(TRADE.at(top.ware, amount_of(deal, top.ware) + AMOUNT_MOST))
        return wanted if wanted in legal else nearest(wanted, legal)

    def answer(self, top: Answer) -> int:
        """§trade Accept what brings something; else name a better deal, if there is one."""
        partner = int(top.partner)
        if not is_invitation(top.offer) and self.accepts(partner, int(top.offer)):
            return int(ACCEPT.base)
        can_counter = int(COUNTER.base) in choices(self.s, self.seat)
        if can_counter and self.best_deal(partner, int(top.offer)) != NO_OFFER:
            return int(COUNTER.base)
        return int(DECLINE.base)


def chance_of(mind: Mind, s: Bronze, seat: int) -> float:
    """Return what a mind says of a seat's chance of winning; the active seat's turn is still to be played out."""
    if seat == s.active:
        planner = mind.late_planner(s, seat, 0)
        return planner.look.chance(planner.best.outcome)
    look = Outlook(mind.net_of(s, seat), s, seat)
    return look.chance(standing_outcome(look.net, s, seat))


def packed(amounts: list[int]) -> int:
    """Return an offer of these amounts."""
    offer = 0
    for ware in range(FOOD_WARE + 1):
        offer = int(with_amount(offer, ware, amounts[ware]))
    return offer


def nearest(wanted: int, legal: list[int]) -> int:
    """Return the legal choice next to a wanted one."""
    return min(legal, key=lambda choice: abs(choice - wanted))
