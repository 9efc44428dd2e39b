"""§5.3 A The attack: strengths, dice under the hands, losses, retreat, a lost capital (R93: in this order)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saecula.games.sands.kinds import (
    E_ISLAND_STRENGTH,
    E_MOUNTAIN_STRENGTH,
    E_PLAINS_STRENGTH,
    E_SPARED_VICTOR,
    E_STRENGTH,
    MOUNTAIN,
    P_DEFENCE,
    PEASANT,
    PLAINS,
    WARRIOR,
)
from saecula.games.sands.layout import UNREST_AT
from saecula.games.sands.rules.empire import power_in, unrest_most
from saecula.games.sands.state import NONE, Sands, lowest_bit
from saecula.games.sands.words import (
    ASK_CAPITAL,
    ASK_DIE,
    ASK_LOSSES,
    ASK_RETREAT,
    CAPITAL,
    DIE,
    DIE_TOO_HIGH,
    KEEPS_LAST,
    LOSE,
    LOSES,
    LOSES_LAND,
    MOVES_CAPITAL,
    NOT_ADJACENT,
    NOT_YOUR_LAND,
    RETREAT,
    RETREATS,
    STRENGTH,
    UNREST_RISES,
    WINS,
)
from saecula.kernel.choices import Choices
from saecula.kernel.frames import Once
from saecula.kernel.pick import Pick
from saecula.kernel.state import ALLOWED, DONE, Frame
from saecula.kernel.verbs import counted

UNSET: Final = -1
DIE_MOST: Final[i64] = 6
PER_PIP: Final = 3  # §5.3 A
WARRIOR_STRENGTH: Final = 2  # §5.3 A
VICTORS_LOSS: Final = 1  # §5.3 A
LOSERS_LOSS: Final = 2  # §5.3 A


# -- strength ---------------------------------------------------------------------------------------------------------


def terrain_strength(s: Sands, seat: i64, land: i64) -> i64:
    """§2.1, §5.3 Return what advances add for each warrior on this terrain."""
    terrain = s.t.terrain[land]
    if terrain == PLAINS:
        return s.effect(seat, E_PLAINS_STRENGTH)
    return s.effect(seat, E_MOUNTAIN_STRENGTH if terrain == MOUNTAIN else E_ISLAND_STRENGTH)


def defence(s: Sands, seat: i64, land: i64, attacker: i64) -> i64:
    """§5.3 Return what a fortress adds for the controller who is attacked."""
    return power_in(s, seat, land, P_DEFENCE) if seat != attacker and s.owner(land) == seat else 0


def base_strength(s: Sands, seat: i64, land: i64, attacker: i64) -> i64:
    """§5.3 A Return the strength before the dice: 1 per peasant, 2 per warrior, and what advances add."""
    warriors = s.warriors(seat, land)
    citizens = s.peasants(seat, land) + WARRIOR_STRENGTH * warriors
    added = s.effect(seat, E_STRENGTH) + terrain_strength(s, seat, land) * warriors
    return citizens + added + defence(s, seat, land, attacker)


def die_most(s: Sands, seat: i64) -> i64:
    """§5.3 A, R36, R39 Return the highest face: up to the own maximum of unrest, 0 (no die) at or above it (R38)."""
    most = unrest_most(s, seat) - s.unrest(seat)
    if most > DIE_MOST:
        return DIE_MOST
    return most if most > 0 else 0


def begin_battle(s: Sands, attacker: i64, defender: i64, land: i64) -> None:
    """§5.3 A Both set a die; where only one face or none is possible, there is nothing to choose."""
    attack = die_most(s, attacker)
    defend = die_most(s, defender)
    s.push(
        Battle(
            attacker,
            defender,
            land,
            UNSET if attack > 1 else attack,
            UNSET if defend > 1 else defend,
            attack > 1 or defend > 1,
        )
    )


@final
class Battle(Frame[Sands]):
    """§5.3 A Each sets a die under a hand, both reveal at once."""

    attacker: i64
    defender: i64
    land: i64
    attack: i64  # the attacker's die
    defend: i64  # the defender's
    secret: bool  # a die was chosen

    def __init__(self, attacker: i64, defender: i64, land: i64, attack: i64, defend: i64, secret: bool) -> None:
        self.attacker = attacker
        self.defender = defender
        self.land = land
        self.attack = attack
        self.defend = defend
        self.secret = secret

    def owes(self, s: Sands) -> i64:
        """§5.3 A Return who has not set a die."""
        owed: i64 = 0
        if self.attack == UNSET:
            owed |= 1 << self.attacker
        if self.defend == UNSET:
            owed |= 1 << self.defender
        return owed

    def together(self) -> bool:
        """§5.3 A Both are asked at once; R92 nothing is lent while dice lie hidden."""
        return True

    def ask(self, s: Sands, seat: i64) -> i64:
        """§5.3 A How many pips do you set?"""
        enemy = self.attacker + self.defender - seat
        own = base_strength(s, seat, self.land, self.attacker)
        return s.say(ASK_DIE, self.land, enemy, own, base_strength(s, enemy, self.land, self.attacker))

    def about(self, s: Sands, choice: i64) -> bool:
        """§5.3 A Say whether a choice is a die."""
        return DIE.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§5.3 A Add every face."""
        face: i64
        for face in range(DIE_MOST):
            out.add(DIE.at(face))

    def why_not(self, s: Sands, seat: i64, choice: i64) -> i64:
        """§5.3 A No more than unrest may still rise."""
        most = die_most(s, seat)
        return ALLOWED if DIE.x(choice) + 1 <= most else s.say(DIE_TOO_HIGH, most)

    def seen_by(self, s: Sands, seat: i64) -> i64:
        """§5.3 A, R113 The die lies under the hand."""
        return 1 << seat

    def choose(self, s: Sands, seat: i64, choice: i64) -> None:
        """§5.3 A Set the die."""
        if seat == self.attacker:
            self.attack = DIE.x(choice) + 1
        else:
            self.defend = DIE.x(choice) + 1

    def run(self, s: Sands) -> None:
        """§5.3 A Reveal, compare; in a tie the defender is the victor."""
        if self.secret:
            s.reveal()
        s.pop()
        attack = self.show(s, self.attacker, self.attack)
        defend = self.show(s, self.defender, self.defend)
        s.tell(WINS, self.attacker if attack > defend else self.defender, self.land)
        s.push(Aftermath(self.attacker, self.defender, self.land, self.attack, self.defend, attack, defend, 0))

    def show(self, s: Sands, seat: i64, die: i64) -> i64:
        """§5.3 A Return a side's total strength, and tell it."""
        base = base_strength(s, seat, self.land, self.attacker)
        s.tell(STRENGTH, seat, base, die, base + PER_PIP * die)
        return base + PER_PIP * die

    def copy(self) -> Battle:
        """Return a copy."""
        return Battle(self.attacker, self.defender, self.land, self.attack, self.defend, self.secret)


# -- what follows -----------------------------------------------------------------------------------------------------


@final
class Aftermath(Frame[Sands]):
    """§5.3 A, R93 The victor's loss and unrest, the loser's losses, retreat, control."""

    attacker: i64
    defender: i64
    land: i64
    attack: i64  # the attacker's die
    defend: i64  # the defender's
    attack_total: i64
    defend_total: i64
    step: i64

    def __init__(
        self,
        attacker: i64,
        defender: i64,
        land: i64,
        attack: i64,
        defend: i64,
        attack_total: i64,
        defend_total: i64,
        step: i64,
    ) -> None:
        self.attacker = attacker
        self.defender = defender
        self.land = land
        self.attack = attack
        self.defend = defend
        self.attack_total = attack_total
        self.defend_total = defend_total
        self.step = step

    def won(self) -> bool:
        """§5.3 A Say whether the attacker is the victor; in a tie it is the defender."""
        return self.attack_total > self.defend_total

    def run(self, s: Sands) -> None:
        """§5.3 A Take the next step; R44 an attacker who loses does not retreat."""
        step = self.step
        self.step = step + 1
        won = self.won()
        if step == 0:
            self.reward(s, self.attacker if won else self.defender, self.attack if won else self.defend)
        elif step == 1:
            lose_citizens(s, self.defender if won else self.attacker, self.land, LOSERS_LOSS)
        elif step == 2 and won and not self.is_last(s):
            retreat(s, self.defender, self.land)
        elif step == 3 and won and s.owner(self.land) == self.defender:
            self.take_control(s)
        elif step > 3:
            s.pop()

    def reward(self, s: Sands, victor: i64, die: i64) -> None:
        """§5.3 A The victor returns one citizen (none with Legions, R106) and raises unrest by the die."""
        if die > 0:
            s.change(victor, UNREST_AT, die)
            s.tell(UNREST_RISES, victor, s.unrest(victor))
        if s.effect(victor, E_SPARED_VICTOR) == 0:
            lose_citizens(s, victor, self.land, VICTORS_LOSS)

    def is_last(self, s: Sands) -> bool:
        """§5.3 A Say whether the defender stands in the only land he controls."""
        return s.owner(self.land) == self.defender and s.size_of(self.defender) == 1

    def take_control(self, s: Sands) -> None:
        """§5.3 A, R45 The marker is removed, unless it is the last (R46)."""
        if self.is_last(s):
            s.tell(KEEPS_LAST, self.defender, self.land)
            return
        lose_land(s, self.defender, self.land)

    def copy(self) -> Aftermath:
        """Return a copy."""
        return Aftermath(
            self.attacker,
            self.defender,
            self.land,
            self.attack,
            self.defend,
            self.attack_total,
            self.defend_total,
            self.step,
        )


def lose_citizens(s: Sands, seat: i64, land: i64, number: i64) -> None:
    """§5.3 A, R40, R41 Citizens go back to the supply, the owner's choice; what is there, if there are too few."""
    peasants = s.peasants(seat, land)
    warriors = s.warriors(seat, land)
    number = min(number, peasants + warriors)
    if peasants > 0 and warriors > 0 and number < peasants + warriors:
        s.push(Losses(seat, 0, 0, False, land, number, 0))
    elif number > 0:
        gone = number if peasants > number else peasants
        s.add(seat, PEASANT, land, -gone)
        s.add(seat, WARRIOR, land, gone - number)
        s.tell(LOSES, seat, counted(PEASANT, gone) + counted(WARRIOR, number - gone), land)


@final
class Losses(Pick[Sands]):
    """§5.3 A Which citizens are lost?"""

    land: i64
    number: i64
    lost: i64  # packed counts

    def __init__(self, seat: i64, taken: i64, last: i64, closed: bool, land: i64, number: i64, lost: i64) -> None:
        super().__init__(seat, taken, last, closed)
        self.land = land
        self.number = number
        self.lost = lost

    def low(self, s: Sands) -> i64:
        """§5.3 A Return how many are lost."""
        return self.number

    def high(self, s: Sands) -> i64:
        """§5.3 A Return how many are lost."""
        return self.number

    def ask(self, s: Sands, seat: i64) -> i64:
        """§5.3 A Which citizens do you return?"""
        return s.say(ASK_LOSSES, self.land, self.number - self.taken)

    def about(self, s: Sands, choice: i64) -> bool:
        """§5.3 A Say whether a choice is a citizen, or the end."""
        return LOSE.has(choice) or choice == DONE

    def among(self, s: Sands, out: Choices) -> None:
        """§5.3 A Add both kinds."""
        out.add(LOSE.at(PEASANT))
        out.add(LOSE.at(WARRIOR))

    def most(self, s: Sands, piece: i64) -> i64:
        """§5.3 A Return how many stand there."""
        return s.of_kind(self.seat, LOSE.x(piece), self.land)

    def take(self, s: Sands, piece: i64) -> None:
        """§5.3 A Return one."""
        s.add(self.seat, LOSE.x(piece), self.land, -1)
        self.lost += counted(LOSE.x(piece), 1)

    def finish(self, s: Sands) -> None:
        """§5.3 A Tell it."""
        s.tell(LOSES, self.seat, self.lost, self.land)

    def copy(self) -> Losses:
        """Return a copy."""
        return Losses(self.seat, self.taken, self.last, self.closed, self.land, self.number, self.lost)


def retreat(s: Sands, seat: i64, land: i64) -> None:
    """§5.3 A, R42, R43, R94 All survivors go to one adjacent land the loser controls; without any, they are lost."""
    if s.citizens(seat, land) == 0:
        return
    targets = s.t.near[land] & s.lands(seat)
    if targets == 0:
        lose_citizens(s, seat, land, s.citizens(seat, land))
    elif targets & (targets - 1) == 0:
        retreat_to(s, seat, land, lowest_bit(targets))
    else:
        s.push(Retreat(seat, False, land))


def retreat_to(s: Sands, seat: i64, origin: i64, land: i64) -> None:
    """§5.3 A Move all survivors."""
    peasants = s.peasants(seat, origin)
    warriors = s.warriors(seat, origin)
    s.move(seat, PEASANT, origin, land, peasants)
    s.move(seat, WARRIOR, origin, land, warriors)
    s.tell(RETREATS, seat, origin, land, counted(PEASANT, peasants) + counted(WARRIOR, warriors))


@final
class Retreat(Once[Sands]):
    """§5.3 A Where do the survivors retreat to?"""

    land: i64

    def __init__(self, seat: i64, answered: bool, land: i64) -> None:
        super().__init__(seat, answered)
        self.land = land

    def ask(self, s: Sands, seat: i64) -> i64:
        """§5.3 A Where do your survivors retreat to?"""
        survivors = counted(PEASANT, s.peasants(seat, self.land)) + counted(WARRIOR, s.warriors(seat, self.land))
        return s.say(ASK_RETREAT, self.land, survivors)

    def about(self, s: Sands, choice: i64) -> bool:
        """§5.3 A Say whether a choice is a land."""
        return RETREAT.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§5.3 A Add the adjacent own lands."""
        left = s.t.near[self.land] & s.lands(seat)
        while left:
            out.add(RETREAT.at(lowest_bit(left)))
            left &= left - 1

    def why_not(self, s: Sands, seat: i64, choice: i64) -> i64:
        """§5.3 A Plain adjacency (R28, R94), own control."""
        land = RETREAT.x(choice)
        if s.t.near[self.land] >> land & 1 == 0:
            return s.say(NOT_ADJACENT, land)
        return ALLOWED if s.owner(land) == seat else s.say(NOT_YOUR_LAND, land)

    def answer(self, s: Sands, choice: i64) -> None:
        """§5.3 A Go there."""
        retreat_to(s, self.seat, self.land, RETREAT.x(choice))

    def copy(self) -> Retreat:
        """Return a copy."""
        return Retreat(self.seat, self.answered, self.land)


def lose_land(s: Sands, seat: i64, land: i64) -> None:
    """§5.3 A Control ends; a lost capital is founded anew elsewhere."""
    s.set_owner(land, NONE)
    s.tell(LOSES_LAND, seat, land)
    if s.capital(seat) != land:
        return
    left = s.lands(seat)
    if left & (left - 1) == 0:
        found_capital(s, seat, lowest_bit(left))
    else:
        s.push(NewCapital(seat, False, land))


def found_capital(s: Sands, seat: i64, land: i64) -> None:
    """§5.3 A, R96 The capital replaces the marker of a land."""
    s.set_capital(seat, land)
    s.tell(MOVES_CAPITAL, seat, land)


@final
class NewCapital(Once[Sands]):
    """§5.3 A Which land is the new capital?"""

    land: i64  # the lost one

    def __init__(self, seat: i64, answered: bool, land: i64) -> None:
        super().__init__(seat, answered)
        self.land = land

    def ask(self, s: Sands, seat: i64) -> i64:
        """§5.3 A Which territory becomes your new capital?"""
        return s.say(ASK_CAPITAL, self.land)

    def about(self, s: Sands, choice: i64) -> bool:
        """§5.3 A Say whether a choice is a capital."""
        return CAPITAL.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§5.3 A Add the own lands."""
        left = s.lands(seat)
        while left:
            out.add(CAPITAL.at(lowest_bit(left)))
            left &= left - 1

    def why_not(self, s: Sands, seat: i64, choice: i64) -> i64:
        """§5.3 A Any controlled land, colonies included (R96)."""
        land = CAPITAL.x(choice)
        return ALLOWED if s.owner(land) == seat else s.say(NOT_YOUR_LAND, land)

    def answer(self, s: Sands, choice: i64) -> None:
        """§5.3 A Found it there."""
        found_capital(s, self.seat, CAPITAL.x(choice))

    def copy(self) -> NewCapital:
        """Return a copy."""
        return NewCapital(self.seat, self.answered, self.land)
