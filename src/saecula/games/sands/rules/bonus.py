"""§5.11 Bonus actions, and the exchange that an advance allows: lent to every question of the player's turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.sands import kinds, words
from saecula.games.sands.bits import count_bits, lowest_bit, without_lowest
from saecula.games.sands.state import NONE, Sands
from saecula.kernel.choices import Choices
from saecula.kernel.state import ALLOWED

PATRONAGE_BOOST: Final = 2  # §5.11


def is_bonus(choice: i64) -> bool:
    """§5.11 Say whether a choice is a bonus action or an exchange: they stand last in the vocabulary."""
    return choice >= words.OPPRESS.base


def produces(s: Sands, seat: i64, land: i64) -> i64:
    """§4.1, §5.11 Return what a seat's peasants produce in a land: one each, up to the capacity."""
    peasants = s.peasants(seat, land)
    return s.capacity(land) if peasants > s.capacity(land) else peasants


def goods_touched(s: Sands, seat: i64) -> i64:
    """§5.11, R61 Return how many trade goods a seat's caravans touch."""
    return count_bits(s.caravans(seat) & s.t.goods)


def why_not_bonus(s: Sands, seat: i64, choice: i64) -> i64:
    """§5.11 One bonus action a turn, in the player's own turn; R92 it must bring something."""
    if seat != s.active:
        return words.NOT_IN_YOUR_TURN
    if words.EXCHANGE.has(choice):
        return why_not_exchange(s, seat, words.EXCHANGE.x(choice), words.EXCHANGE.y(choice) + 1)
    if s.bonus != NONE:
        return s.say(words.BONUS_USED, s.bonus)
    if words.OPPRESS.has(choice):
        return why_not_oppress(s, seat, words.OPPRESS.x(choice))
    if words.TAX.has(choice) and goods_touched(s, seat) == 0:
        return words.NO_GOODS
    return ALLOWED


def why_not_oppress(s: Sands, seat: i64, land: i64) -> i64:
    """§5.11, R60, R71 A land that the player controls and has peasants in."""
    if s.owner(land) != seat:
        return s.say(words.NOT_YOUR_LAND, land)
    return ALLOWED if s.peasants(seat, land) > 0 else s.say(words.NO_PEASANTS, land)


def why_not_exchange(s: Sands, seat: i64, resource: i64, amount: i64) -> i64:
    """§5.7 Once a turn, as many of one resource as the advance allows, one for one."""
    most = s.effect(seat, kinds.E_EXCHANGE)
    if most == 0:
        return words.NO_EXCHANGE
    if s.exchanged:
        return words.EXCHANGED_ALREADY
    if amount > most:
        return s.say(words.EXCHANGE_LIMIT, most)
    have = s.stock(seat, resource)
    return ALLOWED if amount <= have else s.say(words.EXCHANGE_LACKS, resource, have)


def lend_bonus(s: Sands, seat: i64, out: Choices) -> None:
    """§5.11 Add every legal bonus action and exchange."""
    if seat != s.active:
        return
    if s.bonus == NONE:
        lend_three(s, seat, out)
    most: i64 = min(s.effect(seat, kinds.E_EXCHANGE), kinds.MAX_CAPACITY)
    if most == 0 or s.exchanged:
        return
    resource: i64
    for resource in range(kinds.RESOURCE_COUNT):
        amount: i64
        for amount in range(min(most, s.stock(seat, resource))):
            out.add(words.EXCHANGE.at(resource, amount))


def lend_three(s: Sands, seat: i64, out: Choices) -> None:
    """§5.11 Add oppress where peasants are, patronage, and tax if goods are touched."""
    left = s.lands(seat)
    while left:
        land = lowest_bit(left)
        left = without_lowest(left)
        if s.peasants(seat, land) > 0:
            out.add(words.OPPRESS.at(land))
    category: i64
    for category in range(kinds.CATEGORY_COUNT):
        out.add(words.PATRONAGE.at(category))
    if goods_touched(s, seat) > 0:
        resource: i64
        for resource in range(kinds.RESOURCE_COUNT):
            out.add(words.TAX.at(resource))


def has_late_bonus(s: Sands, seat: i64) -> bool:
    """§5.11, R92 Say whether a bonus action or an exchange would still bring resources after the last card."""
    if not s.exchanged and s.effect(seat, kinds.E_EXCHANGE) > 0 and s.stock(seat, 0) + s.stock(seat, 1) > 0:
        return True
    if s.bonus != NONE:
        return False
    if goods_touched(s, seat) > 0:
        return True
    left = s.lands(seat)
    while left:
        if s.peasants(seat, lowest_bit(left)) > 0:
            return True
        left = without_lowest(left)
    return False


def crops_in_reach(s: Sands, seat: i64) -> i64:
    """§5.11, R92 Return the most crops a player could have now: by one bonus action, and by an exchange."""
    crops: i64 = 0
    gold: i64 = 0
    if s.bonus == NONE:
        crops = goods_touched(s, seat)
        gold = crops
        left = s.lands(seat)
        while left:
            land = lowest_bit(left)
            left = without_lowest(left)
            if s.resource(land) == kinds.CROPS:
                crops = max(crops, produces(s, seat, land))
            else:
                gold = max(gold, produces(s, seat, land))
    most = s.effect(seat, kinds.E_EXCHANGE)
    if s.exchanged:
        most = 0
    have = s.stock(seat, kinds.GOLD)
    return s.stock(seat, kinds.CROPS) + max(crops + min(most, have), min(most, have + gold))


def note_bonus(s: Sands, seat: i64, choice: i64) -> None:
    """§5.11 Note how much a bonus action brings."""
    if words.OPPRESS.has(choice):
        s.say(0, produces(s, seat, words.OPPRESS.x(choice)))
    elif words.TAX.has(choice):
        s.say(0, goods_touched(s, seat))


def do_bonus(s: Sands, seat: i64, choice: i64) -> None:
    """§5.11 Do it; unrest rises at the end of the turn."""
    if words.EXCHANGE.has(choice):
        exchange(s, seat, words.EXCHANGE.x(choice), words.EXCHANGE.y(choice) + 1)
    elif words.OPPRESS.has(choice):
        land = words.OPPRESS.x(choice)
        s.bonus = kinds.OPPRESSION
        s.gain(seat, s.resource(land), produces(s, seat, land))
        s.tell(words.OPPRESSES, seat, land, produces(s, seat, land), s.resource(land))
    elif words.PATRONAGE.has(choice):
        s.bonus = kinds.PATRON
        s.patron = words.PATRONAGE.x(choice)  # R62 for this turn, never for scoring
        s.tell(words.PATRONIZES, seat, s.patron)
    else:
        s.bonus = kinds.TAXES
        s.gain(seat, words.TAX.x(choice), goods_touched(s, seat))
        s.tell(words.TAXES_GOODS, seat, goods_touched(s, seat), words.TAX.x(choice))


def exchange(s: Sands, seat: i64, resource: i64, amount: i64) -> None:
    """§5.7 One for one into the other resource."""
    s.exchanged = True
    s.gain(seat, resource, -amount)
    s.gain(seat, 1 - resource, amount)
    s.tell(words.EXCHANGES, seat, amount, resource, 1 - resource)
