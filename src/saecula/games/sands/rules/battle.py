"""§5.3 A The attack: strengths, and dice under the hands. What follows is in aftermath.py."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saecula.games.sands.kinds import (
    E_ISLAND_STRENGTH,
    E_MOUNTAIN_STRENGTH,
    E_PLAINS_STRENGTH,
    E_STRENGTH,
    MOUNTAIN,
    P_DEFENCE,
    PLAINS,
)
from saecula.games.sands.rules.aftermath import Aftermath
from saecula.games.sands.rules.empire import power_in, unrest_most
from saecula.games.sands.state import LETTER_RULES, MAX_UNREST, Sands
from saecula.games.sands.words import ASK_DIE, DIE, DIE_TOO_HIGH, STRENGTH, WINS
from saecula.kernel.choices import Choices
from saecula.kernel.state import ALLOWED, Frame

UNSET: Final = -1
MAX_DIE: Final[i64] = 6
STRENGTH_PER_PIP: Final = 3  # §5.3 A
WARRIOR_STRENGTH: Final = 2  # §5.3 A


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
    """§5.3 A, R36, R37, R39 Return the highest face: unrest may rise to 7 for everybody; there it is 0, no die."""
    own = s.t.die_to_own_most or s.rules < LETTER_RULES
    most = (unrest_most(s, seat) if own else MAX_UNREST) - s.unrest(seat)
    if most > MAX_DIE:
        return MAX_DIE
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
        """§5.3 A Return the seats that have not set a die."""
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
        for face in range(MAX_DIE):
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
        s.push(Aftermath(0, self.attacker, self.defender, self.land, self.attack, self.defend, attack, defend))

    def show(self, s: Sands, seat: i64, die: i64) -> i64:
        """§5.3 A Return a side's total strength, and tell it."""
        base = base_strength(s, seat, self.land, self.attacker)
        s.tell(STRENGTH, seat, base, die, base + STRENGTH_PER_PIP * die)
        return base + STRENGTH_PER_PIP * die

    def copy(self) -> Battle:
        return Battle(self.attacker, self.defender, self.land, self.attack, self.defend, self.secret)
