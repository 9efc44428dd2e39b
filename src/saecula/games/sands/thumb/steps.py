"""The steps of an action by rules of thumb. Worths are compared within one question."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.sands import words
from saecula.games.sands.kinds import CARD_CONQUER, CROPS, GOLD, PEASANT, WARRIOR
from saecula.games.sands.rules.advance import FIRST_CARD, NextCard
from saecula.games.sands.rules.battle import Battle, base_strength, die_most
from saecula.games.sands.rules.build import Build, Labor
from saecula.games.sands.rules.caravan import Caravan, ChooseHeritage, Pay
from saecula.games.sands.rules.chronicle import LayCard
from saecula.games.sands.rules.govern import Govern, govern_cost
from saecula.games.sands.rules.growth import ChooseGrowth
from saecula.games.sands.rules.journey import Moves
from saecula.games.sands.rules.loot import Loot, loot_of
from saecula.games.sands.rules.muster import Muster
from saecula.games.sands.rules.tribute import Tribute, amount
from saecula.games.sands.state import Sands
from saecula.games.sands.thumb import plans
from saecula.games.sands.thumb.outlook import POINT_WORTH, advance_worth, best_heritage
from saecula.kernel.rows import Row
from saecula.kernel.state import DONE

REJECTED: Final = -1_000_000


# -- war --------------------------------------------------------------------------------------------------------------


def war_worth(s: Sands, seat: i64, outlook: Row, choice: i64) -> i64:
    """§5.3 Attack the weak, annex what is free, lose peasants first, retreat to where there is room."""
    top = s.top
    if isinstance(top, Battle):
        return die_worth(s, seat, top, words.DIE.x(choice) + 1)
    if words.ATTACK.has(choice):
        return plans.attack_worth(s, seat, outlook, words.ATTACK.x(choice), words.ATTACK.y(choice)) - 1
    if words.ANNEX.has(choice):
        return plans.land_worth(s, outlook, words.ANNEX.x(choice))
    if words.LOSE.has(choice):
        return 1 if words.LOSE.x(choice) == PEASANT else 0
    if words.RETREAT.has(choice):
        return s.capacity(words.RETREAT.x(choice)) - s.crowd(words.RETREAT.x(choice))
    if words.CAPITAL.has(choice):
        return plans.site_worth(s, words.CAPITAL.x(choice)) - 20 * plans.threat_to(s, seat, words.CAPITAL.x(choice))
    return plans.NO_WORTH


def die_worth(s: Sands, seat: i64, battle: Battle, die: i64) -> i64:
    """§5.3 A Set the smallest die that beats an average one; if none does, the smallest of all."""
    enemy = battle.attacker + battle.defender - seat
    own = base_strength(s, seat, battle.land, battle.attacker) + 3 * die
    expected = 3 * ((die_most(s, enemy) + 1) // 2)
    theirs = base_strength(s, enemy, battle.land, battle.attacker) + expected
    if seat == battle.attacker:
        theirs += 1
    wins: i64 = 100 if own >= theirs else 0
    return wins - 10 * die


# -- other actions ----------------------------------------------------------------------------------------------------


def record_worth(s: Sands, seat: i64, choice: i64) -> i64:
    """§5.1 The bin and the card that score most as things stand."""
    top = s.top
    if words.BIN_FOR.has(choice):
        return 1 if words.BIN_FOR.x(choice) == plans.best_bin(s, seat) else 0
    if isinstance(top, LayCard):
        best = plans.best_card(s, seat, top.place)
        return 1 if words.LAY.x(choice) == best else -words.LAY.x(choice) - 1
    return plans.NO_WORTH


def step_worth(s: Sands, seat: i64, outlook: Row, choice: i64) -> i64:
    """Return what a step of an action is worth."""
    top = s.top
    if isinstance(top, Muster):
        return muster_worth(s, seat, choice)
    if isinstance(top, Build):
        return (
            plans.NO_WORTH
            if choice == DONE
            else plans.structure_worth(s, seat, outlook, words.BUILD.x(choice), words.BUILD.y(choice))
        )
    if isinstance(top, Labor):
        return 1 if choice == DONE else 0
    if isinstance(top, Govern):
        return govern_worth(s, seat, words.GOVERN.x(choice) + 1)
    if isinstance(top, NextCard):
        return advance_worth(s, outlook, words.PLACE.x(choice) + FIRST_CARD)
    if isinstance(top, Caravan):
        return plans.NO_WORTH if choice == DONE else 1 + plans.border_worth(s, seat, outlook, words.CARAVAN.x(choice))
    if isinstance(top, Pay):
        return s.stock(seat, words.PAY.x(choice))
    if isinstance(top, ChooseHeritage):
        return 1 if words.HERITAGE.x(choice) == best_heritage(s, outlook) else 0
    if isinstance(top, Loot):
        return loot_worth(s, seat, choice)
    if isinstance(top, Tribute):
        way = words.TRIBUTE.x(choice)
        return amount(s, seat, way, CROPS) + amount(s, seat, way, GOLD)
    if isinstance(top, ChooseGrowth):
        land = words.PEASANT_TO.x(choice)
        return plans.NO_WORTH if choice == DONE else POINT_WORTH + s.capacity(land) - s.crowd(land)
    return plain_worth(s, seat, outlook, choice)


def plain_worth(s: Sands, seat: i64, outlook: Row, choice: i64) -> i64:
    """Return what any other choice is worth; roads are neither requested nor lent."""
    if words.ADVANCE_ON.has(choice):
        tree = words.ADVANCE_ON.x(choice)
        return advance_worth(s, outlook, s.tree_card(tree, s.marker(seat, tree) + 1))
    if words.PEASANT_TO.has(choice):
        land = words.PEASANT_TO.x(choice)
        return s.capacity(land) - s.peasants(seat, land)
    if words.SCORE.has(choice):
        return s.t.chronicle_points[words.SCORE.x(choice)]
    if words.CARAVAN.has(choice):
        return plans.border_worth(s, seat, outlook, words.CARAVAN.x(choice))
    if choice == words.DENY.base or choice == DONE:
        return 1
    return plans.NO_WORTH if choice != words.ALLOW.base else -1


def muster_worth(s: Sands, seat: i64, choice: i64) -> i64:
    """§5.2 Warriors where there is danger or room, peasants from irrigation, no conversions."""
    if words.MUSTER.has(choice):
        land = words.MUSTER.x(choice)
        return 50 + 2 * plans.threat_to(s, seat, land) + s.capacity(land) - s.crowd(land)
    if words.IRRIGATE.has(choice):
        return 20 + s.capacity(words.IRRIGATE.x(choice)) - s.crowd(words.IRRIGATE.x(choice))
    return 10 if choice == DONE else plans.NO_WORTH


def govern_worth(s: Sands, seat: i64, levels: i64) -> i64:
    """§5.6 As many levels as the crops pay for, but keep those for an annexation in the same turn."""
    cost = govern_cost(s, seat, levels)
    if s.todo >> CARD_CONQUER & 1 == 1 and s.stock(seat, CROPS) - cost < s.size_of(seat):
        return -cost
    return 10 * levels


def loot_worth(s: Sands, seat: i64, choice: i64) -> i64:
    """§5.4 Loot what is scarce."""
    if not words.LOOT.has(choice):
        return plans.NO_WORTH
    land = words.LOOT.x(choice)
    return 1 + loot_of(s, seat, land) * plans.resource_worth(s, seat, s.resource(land))


def move_worth(s: Sands, seat: i64, target: i64, moves: Moves, choice: i64) -> i64:
    """§5.4, §5.9 Raiders go where there is loot; migrants to land that can be annexed, then out of crowded lands."""
    if choice == DONE:
        return plans.NO_WORTH
    citizen = words.MOVE.x(choice)
    origin = words.MOVE.y(choice)
    land = words.MOVE.z(choice)
    if plans.spare_citizens(s, seat, origin) <= 0:
        return REJECTED + 1 if moves.taken < moves.low(s) else REJECTED
    if moves.raid:
        return raid_step(s, seat, land)
    if land == target:
        return 100 + (10 if citizen == WARRIOR else 0) + s.crowd(origin) - s.capacity(origin)
    crowded = s.crowd(origin) - s.capacity(origin)
    room = s.capacity(land) - s.crowd(land)
    if crowded > 0 and room > 0 and s.owner(land) == seat:
        return 10 + crowded
    return -10


def raid_step(s: Sands, seat: i64, land: i64) -> i64:
    """§5.4 Enter a foreign or free land that has something to take."""
    if s.owner(land) == seat or s.warriors(seat, land) >= s.capacity(land):
        return -10
    return 10 + plans.resource_worth(s, seat, s.resource(land)) + s.capacity(land)
