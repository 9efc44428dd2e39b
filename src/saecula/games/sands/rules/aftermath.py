"""§5.3 A After a battle: losses, retreat, a lost land, a lost capital (R93: in this order)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from saecula.games.sands import words
from saecula.games.sands.bits import add_each, has_bit, lowest_bit, without_lowest
from saecula.games.sands.kinds import E_SPARED_VICTOR, PEASANT, WARRIOR
from saecula.games.sands.layout import UNREST_AT
from saecula.games.sands.state import NONE, Sands
from saecula.kernel.choices import Choices
from saecula.kernel.frames import Once, Sequence
from saecula.kernel.pick import Pick
from saecula.kernel.state import ALLOWED, DONE
from saecula.kernel.verbs import counted

VICTORS_LOSS: Final = 1  # §5.3 A
LOSERS_LOSS: Final = 2  # §5.3 A


@final
class Aftermath(Sequence[Sands]):
    """§5.3 A, R93 The victor's loss and unrest, the loser's losses, retreat, control."""

    attacker: i64
    defender: i64
    land: i64
    attack: i64  # the attacker's die
    defend: i64  # the defender's
    attack_total: i64
    defend_total: i64

    def __init__(
        self,
        step: i64,
        attacker: i64,
        defender: i64,
        land: i64,
        attack: i64,
        defend: i64,
        attack_total: i64,
        defend_total: i64,
    ) -> None:
        super().__init__(step)
        self.attacker = attacker
        self.defender = defender
        self.land = land
        self.attack = attack
        self.defend = defend
        self.attack_total = attack_total
        self.defend_total = defend_total

    def steps(self) -> tuple[Callable[[Sands], None], ...]:
        """§5.3 A, R93 Return what follows a battle, in this order."""
        return AFTERMATH

    def won(self) -> bool:
        """§5.3 A Say whether the attacker is the victor; in a tie it is the defender."""
        return self.attack_total > self.defend_total

    def is_last(self, s: Sands) -> bool:
        """§5.3 A Say whether the defender stands in the only land they control."""
        return s.owner(self.land) == self.defender and s.size_of(self.defender) == 1

    def copy(self) -> Aftermath:
        return Aftermath(
            self.step,
            self.attacker,
            self.defender,
            self.land,
            self.attack,
            self.defend,
            self.attack_total,
            self.defend_total,
        )


def battle_of(s: Sands) -> Aftermath:
    """§5.3 A Return the battle whose aftermath is being settled."""
    frame = s.top
    assert isinstance(frame, Aftermath)
    return frame


def reward_victor(s: Sands) -> None:
    """§5.3 A The victor returns one citizen (none with Legions, R106) and raises unrest by the die."""
    battle = battle_of(s)
    victor = battle.attacker if battle.won() else battle.defender
    die = battle.attack if battle.won() else battle.defend
    if die > 0:
        s.change(victor, UNREST_AT, die)
        s.tell(words.UNREST_RISES, victor, s.unrest(victor), words.BY_BATTLE)
    if s.effect(victor, E_SPARED_VICTOR) == 0:
        lose_citizens(s, victor, battle.land, VICTORS_LOSS)


def punish_loser(s: Sands) -> None:
    """§5.3 A The loser returns two citizens."""
    battle = battle_of(s)
    lose_citizens(s, battle.defender if battle.won() else battle.attacker, battle.land, LOSERS_LOSS)


def retreat_from_battle(s: Sands) -> None:
    """§5.3 A, R44 A defender who loses retreats; an attacker who loses stays."""
    battle = battle_of(s)
    if battle.won() and not battle.is_last(s):
        retreat(s, battle.defender, battle.land)


def lose_control(s: Sands) -> None:
    """§5.3 A, R45 The marker of a defender who loses is removed, unless it is the last (R46)."""
    battle = battle_of(s)
    if not battle.won() or s.owner(battle.land) != battle.defender:
        return
    if battle.is_last(s):
        s.tell(words.KEEPS_LAST, battle.defender, battle.land)
        return
    lose_land(s, battle.defender, battle.land)


AFTERMATH: Final[tuple[Callable[[Sands], None], ...]] = (
    reward_victor,
    punish_loser,
    retreat_from_battle,
    lose_control,
)


def lose_citizens(s: Sands, seat: i64, land: i64, number: i64) -> None:
    """§5.3 A, R40, R41 The owner chooses which citizens go back to the supply; all, if there are too few."""
    peasants = s.peasants(seat, land)
    warriors = s.warriors(seat, land)
    number = min(number, peasants + warriors)
    if peasants > 0 and warriors > 0 and number < peasants + warriors:
        s.push(Losses(seat, 0, 0, False, land, number, 0))
    elif number > 0:
        gone = number if peasants > number else peasants
        s.add(seat, PEASANT, land, -gone)
        s.add(seat, WARRIOR, land, gone - number)
        s.tell(words.LOSES, seat, counted(PEASANT, gone) + counted(WARRIOR, number - gone), land)


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
        return s.say(words.ASK_LOSSES, self.land, self.number - self.taken)

    def about(self, s: Sands, choice: i64) -> bool:
        """§5.3 A Say whether a choice is a citizen, or the end."""
        return words.LOSE.has(choice) or choice == DONE

    def among(self, s: Sands, out: Choices) -> None:
        """§5.3 A Add both kinds."""
        out.add(words.LOSE.at(PEASANT))
        out.add(words.LOSE.at(WARRIOR))

    def most(self, s: Sands, piece: i64) -> i64:
        """§5.3 A Return how many stand there."""
        return s.of_kind(self.seat, words.LOSE.x(piece), self.land)

    def take(self, s: Sands, piece: i64) -> None:
        """§5.3 A Return one."""
        s.add(self.seat, words.LOSE.x(piece), self.land, -1)
        self.lost += counted(words.LOSE.x(piece), 1)

    def finish(self, s: Sands) -> None:
        """§5.3 A Tell it."""
        s.tell(words.LOSES, self.seat, self.lost, self.land)

    def copy(self) -> Losses:
        return Losses(self.seat, self.taken, self.last, self.closed, self.land, self.number, self.lost)


def retreat(s: Sands, seat: i64, land: i64) -> None:
    """§5.3 A, R42, R43, R94 All survivors go to one adjacent land the loser controls; without any, they are lost."""
    if s.citizens(seat, land) == 0:
        return
    targets = s.t.near[land] & s.lands(seat)
    if targets == 0:
        lose_citizens(s, seat, land, s.citizens(seat, land))
    elif without_lowest(targets) == 0:
        retreat_to(s, seat, land, lowest_bit(targets))
    else:
        s.push(Retreat(seat, False, land))


def retreat_to(s: Sands, seat: i64, origin: i64, land: i64) -> None:
    """§5.3 A Move all survivors."""
    peasants = s.peasants(seat, origin)
    warriors = s.warriors(seat, origin)
    s.move(seat, PEASANT, origin, land, peasants)
    s.move(seat, WARRIOR, origin, land, warriors)
    s.tell(words.RETREATS, seat, origin, land, counted(PEASANT, peasants) + counted(WARRIOR, warriors))


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
        return s.say(words.ASK_RETREAT, self.land, survivors)

    def about(self, s: Sands, choice: i64) -> bool:
        """§5.3 A Say whether a choice is a land."""
        return words.RETREAT.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§5.3 A Add the adjacent lands under the same control."""
        add_each(out, words.RETREAT, s.t.near[self.land] & s.lands(seat))

    def why_not(self, s: Sands, seat: i64, choice: i64) -> i64:
        """§5.3 A Plain adjacency (R28, R94), and under the same control."""
        land = words.RETREAT.x(choice)
        if not has_bit(s.t.near[self.land], land):
            return s.say(words.NOT_ADJACENT, land)
        return ALLOWED if s.owner(land) == seat else s.say(words.NOT_YOUR_LAND, land)

    def answer(self, s: Sands, choice: i64) -> None:
        """§5.3 A Go there."""
        retreat_to(s, self.seat, self.land, words.RETREAT.x(choice))

    def copy(self) -> Retreat:
        return Retreat(self.seat, self.answered, self.land)


def lose_land(s: Sands, seat: i64, land: i64) -> None:
    """§5.3 A Control ends; a lost capital is founded again elsewhere."""
    s.set_owner(land, NONE)
    s.tell(words.LOSES_LAND, seat, land)
    if s.capital(seat) != land:
        return
    left = s.lands(seat)
    if without_lowest(left) == 0:
        found_capital(s, seat, lowest_bit(left))
    else:
        s.push(NewCapital(seat, False, land))


def found_capital(s: Sands, seat: i64, land: i64) -> None:
    """§5.3 A, R96 The capital replaces the marker of a land."""
    s.set_capital(seat, land)
    s.tell(words.MOVES_CAPITAL, seat, land)


@final
class NewCapital(Once[Sands]):
    """§5.3 A Which land is the new capital?"""

    land: i64  # the lost one

    def __init__(self, seat: i64, answered: bool, land: i64) -> None:
        super().__init__(seat, answered)
        self.land = land

    def ask(self, s: Sands, seat: i64) -> i64:
        """§5.3 A Which territory becomes your new capital?"""
        return s.say(words.ASK_CAPITAL, self.land)

    def about(self, s: Sands, choice: i64) -> bool:
        """§5.3 A Say whether a choice is a capital."""
        return words.CAPITAL.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§5.3 A Add the seat's lands."""
        add_each(out, words.CAPITAL, s.lands(seat))

    def why_not(self, s: Sands, seat: i64, choice: i64) -> i64:
        """§5.3 A Any controlled land, colonies included (R96)."""
        land = words.CAPITAL.x(choice)
        return ALLOWED if s.owner(land) == seat else s.say(words.NOT_YOUR_LAND, land)

    def answer(self, s: Sands, choice: i64) -> None:
        """§5.3 A Found it there."""
        found_capital(s, self.seat, words.CAPITAL.x(choice))

    def copy(self) -> NewCapital:
        return NewCapital(self.seat, self.answered, self.land)
