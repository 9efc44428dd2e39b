"""Trading: a deal is good if the table is better with it than without (§trade)."""

from __future__ import annotations

from collections.abc import Iterator

from saecula.games.bronze.bots.native.outlook import Outlook, standing_outcome
from saecula.games.bronze.bots.native.policy import Policy
from saecula.games.bronze.kinds import FOOD_WARE, WARE_COUNT
from saecula.games.bronze.rules import trade
from saecula.games.bronze.rules.trade import Answer, Offer, Trade
from saecula.games.bronze.state import Bronze
from saecula.games.bronze.words import ACCEPT, COUNTER, DECLINE, MAX_AMOUNT, PARTNER, TRADE
from saecula.kernel.frames import choices
from saecula.kernel.state import ALLOWED, DONE

MIN_OWN_GAIN = 0.004  # chance of winning that an offered deal must bring
MIN_PARTNER_GAIN = 0.002  # … and, by the same judgement, the partner, who must accept
SWAPS = ((1, 1), (1, 2), (2, 1), (2, 2), (1, 3), (3, 1))  # pieces given, pieces taken


class Trader:
    """Judges deals for one seat, the active one or a partner.

    Its own policy decides, unless that loses too much by the unbiased one.
    """

    def __init__(
        self, policy: Policy, s: Bronze, seat: int, unbiased: Policy | None = None, max_loss: float = 0.0
    ) -> None:
        self.policy = policy
        self.s = s
        self.seat = seat
        self.unbiased = unbiased or policy
        self.max_loss = max_loss

    def choice(self) -> int:
        """Return the choice in a trade."""
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
        return winning_chance(self.policy, s, seat)

    def gains(self, partner: int, offer: int) -> tuple[float, float]:
        """Return what a deal brings the own seat and the other one."""
        after = self.s.clone()
        trade.exchange(after, partner, offer)
        other = int(self.s.active) + partner - self.seat
        return (
            self.value(after, self.seat) - self.value(self.s, self.seat),
            self.value(after, other) - self.value(self.s, other),
        )

    def unbiased_gain(self, partner: int, offer: int) -> float:
        """Return what a deal brings the own seat, by the unbiased policy."""
        after = self.s.clone()
        trade.exchange(after, partner, offer)
        return winning_chance(self.unbiased, after, self.seat) - winning_chance(self.unbiased, self.s, self.seat)

    def is_harmless(self, partner: int, offer: int) -> bool:
        """Say whether a deal loses no more than allowed, by the unbiased policy."""
        return self.unbiased is self.policy or self.unbiased_gain(partner, offer) >= -self.max_loss

    def accepts(self, partner: int, offer: int) -> bool:
        """Say whether a deal brings something; where much is at stake, by the unbiased policy."""
        if self.unbiased is not self.policy:
            gain = self.unbiased_gain(partner, offer)
            if abs(gain) > self.max_loss:
                return gain > 0.0
        return self.gains(partner, offer)[0] > 0.0

    def deals(self, partner: int) -> Iterator[int]:
        """Offer small swaps: some pieces of one ware for some of another."""
        active = int(self.s.active)
        for gives in range(WARE_COUNT):
            for takes in range(WARE_COUNT):
                if gives == takes:
                    continue
                for given, taken in SWAPS:
                    enough = trade.most_moved(self.s, active, partner, gives) >= given
                    if enough and trade.most_moved(self.s, partner, active, takes) >= taken:
                        amounts = {gives: given, takes: -taken}
                        yield packed([amounts.get(ware, 0) for ware in range(WARE_COUNT)])

    def best_deal(self, partner: int, against: int = trade.NO_OFFER) -> int:
        """Return the best deal that the partner should like, too; NO_OFFER without any."""
        best = trade.NO_OFFER
        most = MIN_OWN_GAIN
        for offer in self.deals(partner):
            if against != trade.NO_OFFER and trade.begins_alike(offer, against, WARE_COUNT):
                continue
            own, their = self.gains(partner, offer)
            if own > most and their > MIN_PARTNER_GAIN and self.is_harmless(partner, offer):
                most = own
                best = offer
        return best

    def partner(self, top: Trade) -> int:
        """§trade Offer to the first seat with a good deal, once a turn to each."""
        for partner in range(int(self.s.seats)):
            if trade.offers_made(top.made, partner) or trade.why_not_partner(self.s, top.made, partner) != ALLOWED:
                continue
            if self.best_deal(partner) != trade.NO_OFFER:
                return int(PARTNER.at(partner))
        return DONE

    def amount(self, top: Offer) -> int:
        """§trade Name the next amount of the best deal."""
        deal = self.best_deal(int(top.partner), int(top.against))
        legal = choices(self.s, self.seat)
        if deal == trade.NO_OFFER or not trade.begins_alike(deal, top.offer, top.ware):
            deal = int(trade.invitation())
        wanted = int(TRADE.at(top.ware, trade.amount_of(deal, top.ware) + MAX_AMOUNT))
        return wanted if wanted in legal else nearest(wanted, legal)

    def answer(self, top: Answer) -> int:
        """§trade Accept what brings something; else counter with a better deal, if there is one."""
        partner = int(top.partner)
        if not trade.is_invitation(top.offer) and self.accepts(partner, int(top.offer)):
            return int(ACCEPT.base)
        can_counter = int(COUNTER.base) in choices(self.s, self.seat)
        if can_counter and self.best_deal(partner, int(top.offer)) != trade.NO_OFFER:
            return int(COUNTER.base)
        return int(DECLINE.base)


def winning_chance(policy: Policy, s: Bronze, seat: int) -> float:
    """Return a seat's chance of winning by a policy; the active seat will plan the rest of its turn."""
    if seat == s.active:
        planner = policy.planner_after_dice(s, seat)
        return planner.outlook.chance(planner.best.outcome)
    outlook = Outlook(policy.net_of(s, seat), s, seat)
    return outlook.chance(standing_outcome(outlook.net, s, seat))


def packed(amounts: list[int]) -> int:
    """Return an offer of these amounts."""
    offer = 0
    for ware in range(FOOD_WARE + 1):
        offer = int(trade.with_amount(offer, ware, amounts[ware]))
    return offer


def nearest(wanted: int, legal: list[int]) -> int:
    """Return the legal choice next to a wanted one."""
    return min(legal, key=lambda choice: abs(choice - wanted))
