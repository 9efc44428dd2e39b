"""§5.10 Tribute action: from colonies, or from caravans that touch capital and cities."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from saecula.games.sands.bits import count_bits, lowest_bit, without_lowest
from saecula.games.sands.kinds import CARD_TRIBUTE, CROPS, FROM_BOTH, FROM_CITIES, FROM_COLONIES, GOLD, WAY_COUNT
from saecula.games.sands.rules.action import CardAction
from saecula.games.sands.state import Sands
from saecula.games.sands.words import ASK_TRIBUTE, COLLECTS, LOCKED, NO_TRIBUTE, PAYS_TRIBUTE, TRIBUTE
from saecula.kernel.choices import Choices
from saecula.kernel.frames import Once
from saecula.kernel.state import ALLOWED


@final
class TributeAction(CardAction):
    """§5.10 Others' lands pay tribute."""

    def why_not(self, s: Sands, seat: i64) -> i64:
        """§5.10, R87 One resource at least."""
        return ALLOWED if brings(s, seat, FROM_COLONIES) or brings(s, seat, FROM_CITIES) else NO_TRIBUTE

    def begin(self, s: Sands, seat: i64) -> None:
        """§5.10 Ask for the way, if two bring something."""
        colonies = brings(s, seat, FROM_COLONIES)
        cities = brings(s, seat, FROM_CITIES)
        if colonies and cities:
            s.push(Tribute(seat, False))
        else:
            collect(s, seat, FROM_COLONIES if colonies else FROM_CITIES)


def due_from(s: Sands, seat: i64, other: i64, land: i64) -> i64:
    """§5.10, R11 Return what another player owes for a capital or city: one, or (option) one per caravan."""
    touching = s.t.borders_at[land] & s.caravans(other)
    if s.t.tribute_per_caravan:
        return count_bits(touching)
    return 1 if touching != 0 else 0


def amount(s: Sands, seat: i64, way: i64, resource: i64) -> i64:
    """§5.10 Return what a way of tribute brings of a resource."""
    total: i64 = 0
    if way != FROM_CITIES:
        left = s.colonies(seat)
        while left:
            if s.resource(lowest_bit(left)) == resource:
                total += 1
            left = without_lowest(left)
    if way != FROM_COLONIES:
        left = s.seats_of_power(seat)
        while left:
            land = lowest_bit(left)
            left = without_lowest(left)
            if s.resource(land) == resource:
                total += dues(s, seat, land)
    return total


def dues(s: Sands, seat: i64, land: i64) -> i64:
    """§5.10, R12, R14 Return what all others owe for one capital or city territory."""
    total: i64 = 0
    other: i64
    for other in range(s.seats):
        if other != seat:
            total += due_from(s, seat, other, land)
    return total


def brings(s: Sands, seat: i64, way: i64) -> bool:
    """§5.10 Say whether a way of tribute brings anything."""
    return amount(s, seat, way, CROPS) + amount(s, seat, way, GOLD) > 0


@final
class Tribute(Once[Sands]):
    """§5.10 From colonies, from capital and cities, or (box) both?"""

    def ask(self, s: Sands, seat: i64) -> i64:
        """§5.10 From where do you take tribute?"""
        return ASK_TRIBUTE

    def about(self, s: Sands, choice: i64) -> bool:
        """§5.10 Say whether a choice is a way."""
        return TRIBUTE.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§5.10 Add the ways."""
        way: i64
        for way in range(WAY_COUNT):
            out.add(TRIBUTE.at(way))

    def why_not(self, s: Sands, seat: i64, choice: i64) -> i64:
        """§5.10 Both only with the box open."""
        lock = s.t.card_lock[CARD_TRIBUTE]
        shut = TRIBUTE.x(choice) == FROM_BOTH and lock >= 0 and not s.unlocked(seat, lock)
        return s.say(LOCKED, lock) if shut else ALLOWED

    def notes(self, s: Sands, seat: i64, choice: i64) -> None:
        """§5.10 Note what it brings."""
        way = TRIBUTE.x(choice)
        s.say(0, amount(s, seat, way, CROPS), amount(s, seat, way, GOLD))

    def answer(self, s: Sands, choice: i64) -> None:
        """§5.10 Take it."""
        collect(s, self.seat, TRIBUTE.x(choice))

    def copy(self) -> Tribute:
        return Tribute(self.seat, self.answered)


def collect(s: Sands, seat: i64, way: i64) -> None:
    """§5.10, R13 The player gains from the bank what is due; the others lose as much of it as they have."""
    crops = amount(s, seat, way, CROPS)
    gold = amount(s, seat, way, GOLD)
    s.gain(seat, CROPS, crops)
    s.gain(seat, GOLD, gold)
    s.acted = True
    s.tell(COLLECTS, seat, way, crops, gold)
    if way != FROM_COLONIES:
        left = s.seats_of_power(seat)
        while left:
            demand(s, seat, lowest_bit(left))
            left = without_lowest(left)


def demand(s: Sands, seat: i64, land: i64) -> None:
    """§5.10 Everybody with a caravan there loses the land's resource."""
    resource = s.resource(land)
    other: i64
    for other in range(s.seats):
        if other != seat:
            due = due_from(s, seat, other, land)
            have = s.stock(other, resource)
            lost = due if due < have else have
            if lost > 0:
                s.gain(other, resource, -lost)
                s.tell(PAYS_TRIBUTE, other, resource, lost, land)
