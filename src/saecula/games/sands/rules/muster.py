"""§5.2 Muster action: a warrior from the supply, conversions, irrigation."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saecula.games.sands import words
from saecula.games.sands.bits import has_bit, lowest_bit, without_lowest
from saecula.games.sands.kinds import CARD_MUSTER, E_MUSTERS, GOLD, P_MUSTER_PEASANT, PEASANT, WARRIOR
from saecula.games.sands.rules.action import CardAction
from saecula.games.sands.rules.empire import power_in
from saecula.games.sands.state import Sands
from saecula.kernel.choices import Choices
from saecula.kernel.state import ALLOWED, DONE, NOBODY, Frame

MUSTER_PRICE: Final = 1  # §5.2 gold


@final
class MusterAction(CardAction):
    """§5.2 Warriors and peasants are mustered and converted for gold."""

    def why_not(self, s: Sands, seat: i64) -> i64:
        """§5.2, R87 At least one operation must be possible."""
        if s.stock(seat, GOLD) < MUSTER_PRICE:
            return s.say(words.MUSTER_GOLD, MUSTER_PRICE)
        return ALLOWED if can_muster(s, seat, 0, 0) else words.NOTHING_TO_MUSTER

    def begin(self, s: Sands, seat: i64) -> None:
        """§5.2 Ask for one operation after another."""
        s.push(Muster(seat, 0, 0, True, False))


def can_muster(s: Sands, seat: i64, done: i64, added: i64) -> bool:
    """§5.2 Say whether any operation is possible."""
    if s.stock(seat, GOLD) < MUSTER_PRICE:
        return False
    left = s.lands(seat) & ~done
    while left:
        land = lowest_bit(left)
        left = without_lowest(left)
        if (
            why_not_add(s, seat, added) == ALLOWED
            or why_not_convert(s, seat, land, PEASANT) == ALLOWED
            or why_not_convert(s, seat, land, WARRIOR) == ALLOWED
            or why_not_irrigate(s, seat, land) == ALLOWED
        ):
            return True
    return False


def why_not_here(s: Sands, seat: i64, land: i64, done: i64) -> i64:
    """§5.2, R34 A controlled land, one operation in each."""
    if s.owner(land) != seat:
        return s.say(words.NOT_YOUR_LAND, land)
    return s.say(words.MUSTERED_HERE, land) if has_bit(done, land) else ALLOWED


def why_not_add(s: Sands, seat: i64, added: i64) -> i64:
    """§5.2 One warrior; Conscription allows another, in a different land."""
    most = 1 + s.effect(seat, E_MUSTERS)
    if added >= most:
        return s.say(words.MUSTERED_ENOUGH, most)
    return ALLOWED if s.in_supply(seat, WARRIOR) > 0 else s.say(words.SUPPLY_EMPTY, WARRIOR)


def why_not_convert(s: Sands, seat: i64, land: i64, citizen: i64) -> i64:
    """§5.2 With the box open, a citizen of this kind becomes one of the other, which the supply must have (R97)."""
    lock = s.t.card_lock[CARD_MUSTER]
    if lock >= 0 and not s.unlocked(seat, lock):
        return s.say(words.LOCKED, lock)
    if s.of_kind(seat, citizen, land) == 0:
        return s.say(words.NO_SUCH_CITIZEN, citizen, land)
    other = WARRIOR + PEASANT - citizen
    return ALLOWED if s.in_supply(seat, other) > 0 else s.say(words.SUPPLY_EMPTY, other)


def why_not_irrigate(s: Sands, seat: i64, land: i64) -> i64:
    """§5.2 Irrigation, with its box open, brings a peasant."""
    if power_in(s, seat, land, P_MUSTER_PEASANT) == 0:
        return s.say(words.NO_IRRIGATION, land)
    return ALLOWED if s.in_supply(seat, PEASANT) > 0 else s.say(words.SUPPLY_EMPTY, PEASANT)


@final
class Muster(Frame[Sands]):
    """§5.2 Operations in any order, each paid at once (R35, R98)."""

    seat: i64
    done: i64  # lands with an operation, as a bit set
    added: i64  # warriors from the supply
    sure: bool  # a first operation is known to be possible
    ended: bool

    def __init__(self, seat: i64, done: i64, added: i64, sure: bool, ended: bool) -> None:
        self.seat = seat
        self.done = done
        self.added = added
        self.sure = sure
        self.ended = ended

    def owes(self, s: Sands) -> i64:
        """§5.2 Return the player, until they are done or nothing is possible."""
        if self.ended or not (self.sure or can_muster(s, self.seat, self.done, self.added)):
            return NOBODY
        return 1 << self.seat

    def interrupted(self) -> None:
        """§5.11 A lent choice may have changed what is possible."""
        self.sure = False

    def ask(self, s: Sands, seat: i64) -> i64:
        """§5.2 What do you muster?"""
        return s.say(words.ASK_MUSTER, s.stock(seat, GOLD), 1 + s.effect(seat, E_MUSTERS) - self.added)

    def about(self, s: Sands, choice: i64) -> bool:
        """§5.2 Say whether a choice is an operation, or the end."""
        return (
            words.MUSTER.has(choice)
            or words.TRAIN.has(choice)
            or words.RETIRE.has(choice)
            or words.IRRIGATE.has(choice)
            or choice == DONE
        )

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§5.2 Add every operation in the player's lands, and the end."""
        left = s.lands(seat) & ~self.done
        while left:
            land = lowest_bit(left)
            left = without_lowest(left)
            out.add(words.MUSTER.at(land))
            out.add(words.TRAIN.at(land))
            out.add(words.RETIRE.at(land))
            out.add(words.IRRIGATE.at(land))
        out.add(DONE)

    def why_not(self, s: Sands, seat: i64, choice: i64) -> i64:
        """§5.2 Judge an operation; the player may end after the first (R87)."""
        if choice == DONE:
            return ALLOWED if s.acted else s.say(words.ACTION_FIRST, s.card)
        if words.MUSTER.has(choice):
            return why_not_here(s, seat, words.MUSTER.x(choice), self.done) or why_not_add(s, seat, self.added)
        if words.TRAIN.has(choice):
            land = words.TRAIN.x(choice)
            return why_not_here(s, seat, land, self.done) or why_not_convert(s, seat, land, PEASANT)
        if words.RETIRE.has(choice):
            land = words.RETIRE.x(choice)
            return why_not_here(s, seat, land, self.done) or why_not_convert(s, seat, land, WARRIOR)
        land = words.IRRIGATE.x(choice)
        return why_not_here(s, seat, land, self.done) or why_not_irrigate(s, seat, land)

    def choose(self, s: Sands, seat: i64, choice: i64) -> None:
        """§5.2 Pay and do it."""
        if choice == DONE:
            self.ended = True
            return
        s.acted = True
        self.sure = False
        s.gain(seat, GOLD, -MUSTER_PRICE)
        if words.MUSTER.has(choice):
            self.added += 1
            self.bring(s, WARRIOR, words.MUSTER.x(choice))
        elif words.IRRIGATE.has(choice):
            self.bring(s, PEASANT, words.IRRIGATE.x(choice))
        elif words.TRAIN.has(choice):
            self.convert(s, PEASANT, words.TRAIN.x(choice))
        else:
            self.convert(s, WARRIOR, words.RETIRE.x(choice))

    def bring(self, s: Sands, citizen: i64, land: i64) -> None:
        """§5.2 Add a citizen from the supply."""
        self.done |= 1 << land
        s.add(self.seat, citizen, land, 1)
        s.tell(words.MUSTERS, self.seat, citizen, land)

    def convert(self, s: Sands, citizen: i64, land: i64) -> None:
        """§5.2 A citizen becomes one of the other kind."""
        self.done |= 1 << land
        other = WARRIOR + PEASANT - citizen
        s.add(self.seat, citizen, land, -1)
        s.add(self.seat, other, land, 1)
        s.tell(words.CONVERTS, self.seat, other, land)

    def copy(self) -> Muster:
        return Muster(self.seat, self.done, self.added, self.sure, self.ended)
