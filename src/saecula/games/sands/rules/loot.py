"""§5.4 The loot of a raid."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from saecula.games.sands.bits import add_each, count_bits, has_bit, lowest_bit, without_lowest
from saecula.games.sands.kinds import CARD_RAID
from saecula.games.sands.state import NONE, Sands
from saecula.games.sands.words import ASK_LOOT, LOOT, NO_WARRIORS_THERE, NOT_ENTERED, OWN_LAND, RAIDS, ROBBED
from saecula.kernel.choices import Choices
from saecula.kernel.pick import Pick
from saecula.kernel.state import ALLOWED, DONE


def is_open(s: Sands, seat: i64) -> bool:
    """§5.4 Say whether the box of Raid is open."""
    lock = s.t.card_lock[CARD_RAID]
    return lock < 0 or s.unlocked(seat, lock)


def why_not_loot(s: Sands, seat: i64, land: i64, entered: i64) -> i64:
    """§5.4 In another's or a free land where the seat has warriors: R31 one just entered, or R32 (box open) any."""
    if s.owner(land) == seat:
        return s.say(OWN_LAND, land)
    if s.warriors(seat, land) == 0:
        return s.say(NO_WARRIORS_THERE, land)
    return ALLOWED if has_bit(entered, land) or is_open(s, seat) else s.say(NOT_ENTERED, land)


def loot_lands(s: Sands, seat: i64, entered: i64) -> i64:
    """§5.4 Return the lands that can be raided, as a bit set."""
    found: i64 = 0
    left = s.t.in_play
    while left:
        land = lowest_bit(left)
        left = without_lowest(left)
        if s.warriors(seat, land) > 0 and why_not_loot(s, seat, land, entered) == ALLOWED:
            found |= 1 << land
    return found


def loot_of(s: Sands, seat: i64, land: i64) -> i64:
    """§5.4 Return what the warriors present take (R31): one each, up to the capacity."""
    warriors = s.warriors(seat, land)
    return s.capacity(land) if warriors > s.capacity(land) else warriors


def begin_loot(s: Sands, seat: i64, entered: i64) -> None:
    """§5.4 Ask where, if there are several."""
    lands = loot_lands(s, seat, entered)
    if lands == 0:
        return
    if without_lowest(lands) == 0:
        loot(s, seat, lowest_bit(lands))
    else:
        s.push(Loot(seat, 0, 0, False, entered, 0))


def loot(s: Sands, seat: i64, land: i64) -> None:
    """§5.4, R101 The raider gains it all; a controller loses as much of it as they have."""
    amount = loot_of(s, seat, land)
    resource = s.resource(land)
    s.gain(seat, resource, amount)
    s.acted = True
    s.tell(RAIDS, seat, land, amount, resource)
    owner = s.owner(land)
    if owner == NONE:
        return
    lost = s.stock(owner, resource)
    lost = min(lost, amount)
    if lost > 0:
        s.gain(owner, resource, -lost)
        s.tell(ROBBED, owner, lost, resource)


@final
class Loot(Pick[Sands]):
    """§5.4 Which territory is raided? With the box open, any of them."""

    entered: i64  # lands, as a bit set
    looted: i64  # lands, as a bit set

    def __init__(self, seat: i64, taken: i64, last: i64, closed: bool, entered: i64, looted: i64) -> None:
        super().__init__(seat, taken, last, closed)
        self.entered = entered
        self.looted = looted

    def low(self, s: Sands) -> i64:
        """§5.4 One territory is raided."""
        return 1

    def high(self, s: Sands) -> i64:
        """§5.4 With the box open, all of them may be."""
        return count_bits(loot_lands(s, self.seat, self.entered)) if is_open(s, self.seat) else 1

    def ask(self, s: Sands, seat: i64) -> i64:
        """§5.4 Where do your warriors take resources?"""
        return s.say(ASK_LOOT, self.high(s) - self.taken)

    def about(self, s: Sands, choice: i64) -> bool:
        """§5.4 Say whether a choice is a land, or the end."""
        return LOOT.has(choice) or choice == DONE

    def among(self, s: Sands, out: Choices) -> None:
        """§5.4 Add the lands that can be raided."""
        add_each(out, LOOT, loot_lands(s, self.seat, self.entered))

    def most(self, s: Sands, piece: i64) -> i64:
        """§5.4 Each land once."""
        if has_bit(self.looted, LOOT.x(piece)):
            return 0
        return 1

    def clash(self, s: Sands, piece: i64) -> i64:
        """§5.4 Judge a land."""
        return why_not_loot(s, self.seat, LOOT.x(piece), self.entered)

    def notes(self, s: Sands, seat: i64, choice: i64) -> None:
        """§5.4 Note what it brings; at the end, how many territories are raided."""
        s.say(0, loot_of(s, seat, LOOT.x(choice)) if LOOT.has(choice) else self.taken)

    def take(self, s: Sands, piece: i64) -> None:
        """§5.4 Raid it."""
        self.looted |= 1 << LOOT.x(piece)
        loot(s, self.seat, LOOT.x(piece))

    def copy(self) -> Loot:
        return Loot(self.seat, self.taken, self.last, self.closed, self.entered, self.looted)
