"""§5.3 Conquer action: attack, annex, or both, in one territory."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saecula.games.sands.bits import lowest_bit, without_lowest
from saecula.games.sands.kinds import CROPS, E_ANNEX_PER_WARRIOR
from saecula.games.sands.rules.action import CardAction
from saecula.games.sands.rules.aftermath import lose_land
from saecula.games.sands.rules.battle import begin_battle
from saecula.games.sands.rules.bonus import crops_in_reach
from saecula.games.sands.rules.empire import counted_size
from saecula.games.sands.state import NONE, Sands
from saecula.games.sands.words import (
    ANNEX,
    ANNEX_CROPS,
    ANNEXES,
    ASK_ANNEX,
    ASK_ATTACK,
    ASK_CONQUER,
    ATTACK,
    ATTACK_CROPS,
    ATTACKS,
    ENEMY_NOT_THERE,
    LAST_LAND,
    NO_MAJORITY,
    NOT_IN_PLAY,
    NOT_SEATED,
    NOTHING_TO_CONQUER,
    ONLY_IN_ATTACKED,
    STILL_HELD,
    TEN_LANDS,
    YOU_ARE_NOT_THERE,
    YOURS_ALREADY,
    YOURSELF,
)
from saecula.kernel.choices import Choices
from saecula.kernel.state import ALLOWED, DONE, NOBODY, Frame

MAX_LANDS: Final = 10  # §5.3, R50
CHOOSING: Final = 0
AFTER_ATTACK: Final = 1
AFTER_ANNEXATION: Final = 2  # R48, with the option
ENDED: Final = 3


@final
class ConquerAction(CardAction):
    """§5.3 A land is attacked or annexed."""

    def why_not(self, s: Sands, seat: i64) -> i64:
        """§5.3, R87 An attack or an annexation must be possible."""
        return ALLOWED if can_conquer(s, seat) else NOTHING_TO_CONQUER

    def begin(self, s: Sands, seat: i64) -> None:
        """§5.3 Ask where, and what."""
        s.push(Conquer(seat, CHOOSING, NONE, True))


def can_conquer(s: Sands, seat: i64) -> bool:
    """§5.3 Say whether there is anything to conquer."""
    left = s.t.in_play
    while left:
        land = lowest_bit(left)
        left = without_lowest(left)
        if s.citizens(seat, land) == 0:
            continue
        if why_not_annex(s, seat, land) == ALLOWED:
            return True
        enemy: i64
        for enemy in range(s.seats):
            if why_not_attack(s, seat, land, enemy) == ALLOWED:
                return True
    return False


def why_not_attack(s: Sands, seat: i64, land: i64, enemy: i64) -> i64:
    """§5.3 A Both have citizens there; the attack costs the attacker's unrest in crops."""
    if enemy >= s.seats:
        return NOT_SEATED
    if enemy == seat:
        return YOURSELF
    if s.citizens(seat, land) == 0:
        return s.say(YOU_ARE_NOT_THERE, land)
    if s.citizens(enemy, land) == 0:
        return s.say(ENEMY_NOT_THERE, enemy, land)
    cost = s.unrest(seat)
    return ALLOWED if s.stock(seat, CROPS) >= cost else s.say(ATTACK_CROPS, cost, s.stock(seat, CROPS))


def annex_cost(s: Sands, seat: i64, land: i64) -> i64:
    """§5.3 B One crop per territory of the empire; with Law, less for each of the seat's warriors there (R105)."""
    cost = counted_size(s, seat) - s.effect(seat, E_ANNEX_PER_WARRIOR) * s.warriors(seat, land)
    return cost if cost > 0 else 0


def why_not_annex(s: Sands, seat: i64, land: i64) -> i64:
    """§5.3 B Uncontrolled, or without citizens of its controller; more citizens there than any other player (R49)."""
    if not s.is_in_play(land):
        return s.say(NOT_IN_PLAY, land)
    owner = s.owner(land)
    if owner == seat:
        return s.say(YOURS_ALREADY, land)
    if s.size_of(seat) >= MAX_LANDS:
        return s.say(TEN_LANDS, MAX_LANDS)
    if owner != NONE and s.citizens(owner, land) > 0:
        return s.say(STILL_HELD, land, owner)
    if owner != NONE and s.size_of(owner) == 1:
        return s.say(LAST_LAND, land, owner)  # R46
    if s.citizens(seat, land) == 0:
        return s.say(YOU_ARE_NOT_THERE, land)
    rival = strongest_rival(s, seat, land)
    if rival != NONE and s.citizens(rival, land) >= s.citizens(seat, land):
        return s.say(NO_MAJORITY, land, rival)
    cost = annex_cost(s, seat, land)
    return ALLOWED if s.stock(seat, CROPS) >= cost else s.say(ANNEX_CROPS, cost, s.stock(seat, CROPS))


def may_annex(s: Sands, seat: i64, land: i64) -> bool:
    """§5.3 B Say whether an annexation is possible, perhaps after a bonus action (§5.11, R92)."""
    refusal = why_not_annex(s, seat, land)
    if refusal == ANNEX_CROPS:
        return crops_in_reach(s, seat) >= annex_cost(s, seat, land)
    return refusal == ALLOWED


def may_attack(s: Sands, seat: i64, land: i64, enemy: i64) -> bool:
    """§5.3 A Say whether an attack is possible, perhaps after a bonus action (§5.11, R92)."""
    refusal = why_not_attack(s, seat, land, enemy)
    if refusal == ATTACK_CROPS:
        return crops_in_reach(s, seat) >= s.unrest(seat)
    return refusal == ALLOWED


def may_attack_anybody(s: Sands, seat: i64, land: i64) -> bool:
    """§5.3 A Say whether anybody can be attacked in a land."""
    enemy: i64
    for enemy in range(s.seats):
        if may_attack(s, seat, land, enemy):
            return True
    return False


def strongest_rival(s: Sands, seat: i64, land: i64) -> i64:
    """§5.3 B Return the rival with the most citizens in a land."""
    rival: i64 = NONE
    other: i64
    for other in range(s.seats):
        if other != seat and (rival == NONE or s.citizens(other, land) > s.citizens(rival, land)):
            rival = other
    return rival


def annex(s: Sands, seat: i64, land: i64) -> None:
    """§5.3 B Pay, and lay a colony marker; R47 an empty foreign capital moves as after an attack."""
    cost = annex_cost(s, seat, land)
    s.gain(seat, CROPS, -cost)
    s.acted = True
    owner = s.owner(land)
    s.tell(ANNEXES, seat, land, cost)
    if owner != NONE:
        lose_land(s, owner, land)
    s.set_owner(land, seat)


def add_attacks(s: Sands, seat: i64, land: i64, out: Choices) -> None:
    """§5.3 A Add an attack on each other player who has citizens in a land."""
    enemy: i64
    for enemy in range(s.seats):
        if enemy != seat and s.citizens(enemy, land) > 0:
            out.add(ATTACK.at(land, enemy))


@final
class Conquer(Frame[Sands]):
    """§5.3 One territory: an attack, an annexation or both; the attack first, or by option in any order (R48)."""

    seat: i64
    stage: i64
    land: i64  # where the first of them took place
    sure: bool  # something is known to be possible

    def __init__(self, seat: i64, stage: i64, land: i64, sure: bool) -> None:
        self.seat = seat
        self.stage = stage
        self.land = land
        self.sure = sure

    def owes(self, s: Sands) -> i64:
        """§5.3 Return the player: what to do, and after an attack (R95) whether to annex, or the reverse."""
        if self.stage == CHOOSING and (self.sure or can_conquer(s, self.seat)):
            return 1 << self.seat
        if self.stage == AFTER_ATTACK and may_annex(s, self.seat, self.land):
            return 1 << self.seat
        if self.stage == AFTER_ANNEXATION and may_attack_anybody(s, self.seat, self.land):
            return 1 << self.seat
        return NOBODY

    def interrupted(self) -> None:
        """§5.11 A lent choice may have changed what is possible."""
        self.sure = False

    def ask(self, s: Sands, seat: i64) -> i64:
        """§5.3 What do you conquer?"""
        crops = s.stock(seat, CROPS)
        if self.stage == AFTER_ATTACK:
            return s.say(ASK_ANNEX, self.land, annex_cost(s, seat, self.land), crops)
        if self.stage == AFTER_ANNEXATION:
            return s.say(ASK_ATTACK, self.land, s.unrest(seat), crops)
        return s.say(ASK_CONQUER, crops)

    def about(self, s: Sands, choice: i64) -> bool:
        """§5.3 Say whether a choice is an attack or an annexation, or declines one."""
        if self.stage == AFTER_ATTACK:
            return ANNEX.has(choice) or choice == DONE
        if self.stage == AFTER_ANNEXATION:
            return ATTACK.has(choice) or choice == DONE
        return ATTACK.has(choice) or ANNEX.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§5.3 Add attacks and annexations wherever the player has citizens."""
        if self.stage == AFTER_ATTACK:
            out.add(ANNEX.at(self.land))
            out.add(DONE)
            return
        if self.stage == AFTER_ANNEXATION:
            add_attacks(s, seat, self.land, out)
            out.add(DONE)
            return
        left = s.t.in_play
        while left:
            land = lowest_bit(left)
            left = without_lowest(left)
            if s.citizens(seat, land) == 0:
                continue
            add_attacks(s, seat, land, out)
            out.add(ANNEX.at(land))

    def why_not(self, s: Sands, seat: i64, choice: i64) -> i64:
        """§5.3 Judge an attack or an annexation."""
        if choice == DONE:
            return ALLOWED
        if ATTACK.has(choice):
            if self.stage == AFTER_ANNEXATION and ATTACK.x(choice) != self.land:
                return s.say(ONLY_IN_ATTACKED, self.land)
            return why_not_attack(s, seat, ATTACK.x(choice), ATTACK.y(choice))
        land = ANNEX.x(choice)
        if self.stage == AFTER_ATTACK and land != self.land:
            return s.say(ONLY_IN_ATTACKED, self.land)
        return why_not_annex(s, seat, land)

    def notes(self, s: Sands, seat: i64, choice: i64) -> None:
        """§5.3 Note the price."""
        if ATTACK.has(choice):
            s.say(0, s.unrest(seat))
        elif ANNEX.has(choice):
            s.say(0, annex_cost(s, seat, ANNEX.x(choice)))

    def choose(self, s: Sands, seat: i64, choice: i64) -> None:
        """§5.3 Attack, annex, or end the action; R48 by option an annexation may be followed by an attack."""
        if not ATTACK.has(choice):
            begun = self.stage == CHOOSING
            self.stage = ENDED
            if choice != DONE:
                self.land = ANNEX.x(choice)
                annex(s, seat, self.land)
                if begun and s.t.annex_first:
                    self.stage = AFTER_ANNEXATION
            return
        self.stage = ENDED if self.stage == AFTER_ANNEXATION else AFTER_ATTACK
        self.land = ATTACK.x(choice)
        cost = s.unrest(seat)
        s.gain(seat, CROPS, -cost)
        s.acted = True
        s.tell(ATTACKS, seat, ATTACK.y(choice), self.land, cost)
        begin_battle(s, seat, ATTACK.y(choice), self.land)

    def copy(self) -> Conquer:
        return Conquer(self.seat, self.stage, self.land, self.sure)
