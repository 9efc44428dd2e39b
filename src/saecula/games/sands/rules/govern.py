"""§5.6 Govern action: unrest is reduced for crops."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saecula.games.sands.kinds import CARD_GOVERN, CROPS, E_GOVERN_DISCOUNT, P_GOVERN_FREE
from saecula.games.sands.layout import UNREST_AT
from saecula.games.sands.rules.action import CardAction
from saecula.games.sands.rules.empire import best_power, counted_size
from saecula.games.sands.state import Sands
from saecula.games.sands.words import ASK_GOVERN, GOVERN, GOVERN_CROPS, GOVERNS, MAX_LEVELS, UNREST_LOWEST
from saecula.kernel.choices import Choices
from saecula.kernel.frames import Once
from saecula.kernel.state import ALLOWED, NOBODY

MIN_PAYMENT: Final = 1  # R105


@final
class GovernAction(CardAction):
    """§5.6 Unrest is reduced for crops."""

    def why_not(self, s: Sands, seat: i64) -> i64:
        """§5.6, R87 One level must be possible."""
        return why_not_govern(s, seat, 1)

    def begin(self, s: Sands, seat: i64) -> None:
        """§5.6 Ask for the levels."""
        s.push(Govern(seat, False))


def free_levels(s: Sands, seat: i64) -> i64:
    """§5.6, R65, R105 One level is free with the box of the card open, more with a temple."""
    lock = s.t.card_lock[CARD_GOVERN]
    opened: i64 = 1 if lock < 0 or s.unlocked(seat, lock) else 0
    return opened + best_power(s, seat, P_GOVERN_FREE)


def level_cost(s: Sands, seat: i64) -> i64:
    """§5.6, R105 Return the crops for a level: one per territory, less with Religion, never below one."""
    cost = counted_size(s, seat) - s.effect(seat, E_GOVERN_DISCOUNT)
    return cost if cost > MIN_PAYMENT else MIN_PAYMENT


def govern_cost(s: Sands, seat: i64, levels: i64) -> i64:
    """§5.6 Return the cost in crops of so many levels, the free ones first."""
    paid = levels - free_levels(s, seat)
    return level_cost(s, seat) * paid if paid > 0 else 0


def why_not_govern(s: Sands, seat: i64, levels: i64) -> i64:
    """§5.6 Not below the lowest unrest, and paid in crops."""
    if s.unrest(seat) - levels < s.t.unrest_lowest:
        return s.say(UNREST_LOWEST, s.t.unrest_lowest)
    cost = govern_cost(s, seat, levels)
    have = s.stock(seat, CROPS)
    return ALLOWED if have >= cost else s.say(GOVERN_CROPS, cost, have)


@final
class Govern(Once[Sands]):
    """§5.6 How many levels?"""

    def owes(self, s: Sands) -> i64:
        """§5.6 Return the player, while a level is possible: a lent choice may have spent the crops."""
        return NOBODY if self.answered or why_not_govern(s, self.seat, 1) != ALLOWED else 1 << self.seat

    def ask(self, s: Sands, seat: i64) -> i64:
        """§5.6 By how many levels do you reduce unrest?"""
        return s.say(ASK_GOVERN, s.unrest(seat), level_cost(s, seat), free_levels(s, seat), s.stock(seat, CROPS))

    def about(self, s: Sands, choice: i64) -> bool:
        """§5.6 Say whether a choice is a number of levels."""
        return GOVERN.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§5.6 Add the levels."""
        levels: i64
        for levels in range(MAX_LEVELS):
            out.add(GOVERN.at(levels))

    def why_not(self, s: Sands, seat: i64, choice: i64) -> i64:
        """§5.6 Judge the levels."""
        return why_not_govern(s, seat, GOVERN.x(choice) + 1)

    def notes(self, s: Sands, seat: i64, choice: i64) -> None:
        """§5.6 Note the cost, and the unrest that is left."""
        levels = GOVERN.x(choice) + 1
        s.say(0, govern_cost(s, seat, levels), s.unrest(seat) - levels)

    def answer(self, s: Sands, choice: i64) -> None:
        """§5.6 Pay and reduce."""
        levels = GOVERN.x(choice) + 1
        cost = govern_cost(s, self.seat, levels)
        s.gain(self.seat, CROPS, -cost)
        s.change(self.seat, UNREST_AT, -levels)
        s.acted = True
        s.tell(GOVERNS, self.seat, levels, s.unrest(self.seat), cost)

    def copy(self) -> Govern:
        return Govern(self.seat, self.answered)
