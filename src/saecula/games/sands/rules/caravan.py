"""§5.8 Caravan action: networks, payment, and the heritage of contact; §5.9 the free caravan of Migrate."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saecula.games.sands import words
from saecula.games.sands.bits import add_each, bit, count_bits, has_bit, lowest_bit, without_lowest
from saecula.games.sands.kinds import CATEGORY_COUNT, CROPS, E_CARAVAN_DISCOUNT, E_CARAVANS, GOLD
from saecula.games.sands.layout import CARAVANS_AT
from saecula.games.sands.rules.action import CardAction
from saecula.games.sands.rules.empire import raise_heritage
from saecula.games.sands.state import CARAVANS, Sands
from saecula.kernel.choices import Choices
from saecula.kernel.frames import Once
from saecula.kernel.state import ALLOWED, DONE, NOBODY, Frame

CARAVAN_PRICE: Final = 2  # §5.8 crops or gold


def begin_free_caravan(s: Sands, seat: i64) -> None:
    """§5.9, R26 After moving, a caravan without cost."""
    s.push(Caravan(seat, 1, True, False))


@final
class CaravanAction(CardAction):
    """§5.8 A caravan is sent across a border."""

    card: i64

    def __init__(self, card: i64) -> None:
        self.card = card

    def why_not(self, s: Sands, seat: i64) -> i64:
        """§5.8 The second card needs its box open; R87 a caravan must be possible."""
        lock = s.t.card_lock[self.card]
        if lock >= 0 and not s.unlocked(seat, lock):
            return s.say(words.LOCKED, lock)
        refusal = why_not_send(s, seat)
        if refusal != ALLOWED:
            return refusal
        return ALLOWED if open_borders(s, seat) != 0 else words.NO_PLACE_FOR_CARAVAN

    def begin(self, s: Sands, seat: i64) -> None:
        """§5.8 Ask for the border; Cartography allows another (R107)."""
        s.push(Caravan(seat, 1 + s.effect(seat, E_CARAVANS), False, True))


# -- where ------------------------------------------------------------------------------------------------------------


def network(s: Sands, seat: i64) -> i64:
    """§5.8 Return the lands that caravans of a seat join to its capital and cities (R25), only lands in play (R24)."""
    own = s.caravans(seat)
    reached = s.seats_of_power(seat)
    fresh = reached
    while fresh:
        land = lowest_bit(fresh)
        fresh = without_lowest(fresh)
        along = s.t.borders_at[land] & own
        while along:
            border = lowest_bit(along)
            along = without_lowest(along)
            other: i64 = 1 << (s.t.end_a[border] + s.t.end_b[border] - land)
            if reached & other == 0 and s.t.in_play & other != 0:
                reached |= other
                fresh |= other
    return reached


def open_borders(s: Sands, seat: i64) -> i64:
    """§5.8, R21, R110 Return the borders that touch the network and lack a caravan of the seat, as a bit set."""
    found: i64 = 0
    left = network(s, seat)
    while left:
        found |= s.t.borders_at[lowest_bit(left)]
        left = without_lowest(left)
    return found & s.t.borders & ~s.caravans(seat)


def beside_citizens(s: Sands, seat: i64) -> i64:
    """§5.9 Return the borders of lands where a seat has citizens, as a bit set."""
    found: i64 = 0
    left = s.t.in_play
    while left:
        land = lowest_bit(left)
        left = without_lowest(left)
        if s.citizens(seat, land) > 0:
            found |= s.t.borders_at[land]
    return found


def free_borders(s: Sands, seat: i64) -> i64:
    """§5.9 Return where the free caravan may go, as a bit set; none without a caravan in the supply (R97)."""
    if count_bits(s.caravans(seat)) >= CARAVANS:
        return 0
    return open_borders(s, seat) & beside_citizens(s, seat)


def price(s: Sands, seat: i64) -> i64:
    """§5.8, R27 Return what a caravan costs, in one resource; less with Commerce."""
    cost = CARAVAN_PRICE - s.effect(seat, E_CARAVAN_DISCOUNT)
    return cost if cost > 0 else 0


def why_not_send(s: Sands, seat: i64) -> i64:
    """§5.8 A caravan in the supply, and its price in crops or in gold."""
    if count_bits(s.caravans(seat)) >= CARAVANS:
        return words.NO_CARAVAN_LEFT
    cost = price(s, seat)
    crops = s.stock(seat, CROPS)
    gold = s.stock(seat, GOLD)
    return ALLOWED if crops >= cost or gold >= cost else s.say(words.CARAVAN_COST, cost, crops, gold)


def why_not_border(s: Sands, seat: i64, border: i64) -> i64:
    """§5.8 In play on at least one side, without a caravan of the seat (R21), joined to its capital or a city."""
    if not has_bit(s.t.borders, border):
        return s.say(words.BORDER_OUT, border)
    if has_bit(s.caravans(seat), border):
        return s.say(words.CARAVAN_THERE, border)
    return ALLOWED if has_bit(open_borders(s, seat), border) else s.say(words.NO_CHAIN, border)


# -- heritage ---------------------------------------------------------------------------------------------------------


def touches_new(s: Sands, seat: i64, land: i64) -> bool:
    """§5.8, §8.0, R20, R22 Say whether a land has another's capital or city that no caravan of the seat touches."""
    owner = s.owner(land)
    if owner < 0 or (owner == seat and not s.t.own_cities_give_heritage):
        return False
    return s.t.borders_at[land] & s.caravans(seat) == 0 and s.is_seat_of(owner, land)


def brings_heritage(s: Sands, seat: i64, border: i64) -> bool:
    """§5.8 Say whether a caravan there brings heritage: a trade good (R23), or a new contact at this moment (R111)."""
    if has_bit(s.t.goods, border):
        return True
    return touches_new(s, seat, s.t.end_a[border]) or touches_new(s, seat, s.t.end_b[border])


def has_room_for_heritage(s: Sands, seat: i64) -> bool:
    """§8.0 Say whether any heritage can still rise."""
    category: i64
    for category in range(CATEGORY_COUNT):
        if s.heritage(seat, category) < s.t.heritage_most:
            return True
    return False


# -- the action -------------------------------------------------------------------------------------------------------


@final
class Caravan(Frame[Sands]):
    """§5.8, §5.9 Across which border?"""

    seat: i64
    left: i64  # caravans that may still be sent
    free: bool  # §5.9
    sure: bool  # a first one is known to be possible

    def __init__(self, seat: i64, left: i64, free: bool, sure: bool) -> None:
        self.seat = seat
        self.left = left
        self.free = free
        self.sure = sure

    def owes(self, s: Sands) -> i64:
        """§5.8 Return the player, while a caravan may be sent."""
        if self.left == 0:
            return NOBODY
        if self.sure:
            return 1 << self.seat
        if self.free:
            return 1 << self.seat if free_borders(s, self.seat) != 0 else NOBODY
        possible = why_not_send(s, self.seat) == ALLOWED and open_borders(s, self.seat) != 0
        return 1 << self.seat if possible else NOBODY

    def interrupted(self) -> None:
        """§5.11 A lent choice may have changed what can be paid."""
        self.sure = False

    def ask(self, s: Sands, seat: i64) -> i64:
        """§5.8 Across which border do you send a caravan?"""
        return words.ASK_FREE_CARAVAN if self.free else s.say(words.ASK_CARAVAN, price(s, seat))

    def about(self, s: Sands, choice: i64) -> bool:
        """§5.8 Say whether a choice is a border, or the end."""
        return words.CARAVAN.has(choice) or choice == DONE

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§5.8 Add the borders of the network."""
        add_each(out, words.CARAVAN, free_borders(s, seat) if self.free else open_borders(s, seat))
        out.add(DONE)

    # Written out: this `choices` and the other two of this title gain 12 % in playouts together.
    def choices(self, s: Sands, seat: i64, out: Choices) -> None:
        """§5.8 Add the legal borders: the network is walked once."""
        if not self.free and why_not_send(s, seat) != ALLOWED:
            return
        add_each(out, words.CARAVAN, free_borders(s, seat) if self.free else open_borders(s, seat))
        if self.free or s.acted:
            out.add(DONE)

    def why_not(self, s: Sands, seat: i64, choice: i64) -> i64:
        """§5.8 Judge a border; §5.9 the free caravan is optional and needs one of the player's citizens beside it."""
        if choice == DONE:
            return ALLOWED if self.free or s.acted else s.say(words.ACTION_FIRST, s.card)
        border = words.CARAVAN.x(choice)
        refusal = why_not_border(s, seat, border)
        if refusal != ALLOWED:
            return refusal
        if not self.free:
            return why_not_send(s, seat)
        return ALLOWED if has_bit(free_borders(s, seat), border) else s.say(words.NO_CITIZEN_BESIDE, border)

    def notes(self, s: Sands, seat: i64, choice: i64) -> None:
        """§5.8 Note whether it brings heritage."""
        if words.CARAVAN.has(choice):
            s.say(0, 1 if brings_heritage(s, seat, words.CARAVAN.x(choice)) else 0)

    def choose(self, s: Sands, seat: i64, choice: i64) -> None:
        """§5.8 Place the caravan, pay for it, raise heritage: the last frame pushed asks first."""
        if choice == DONE:
            self.left = 0
            return
        self.left -= 1
        self.sure = False
        border = words.CARAVAN.x(choice)
        gains = brings_heritage(s, seat, border) and has_room_for_heritage(s, seat)
        s.include(seat, CARAVANS_AT, bit(border))
        s.acted = True
        s.tell(words.SENDS, seat, border)
        if gains:
            s.push(ChooseHeritage(seat, False, border))
        if not self.free:
            pay(s, seat, border)

    def copy(self) -> Caravan:
        return Caravan(self.seat, self.left, self.free, self.sure)


def pay(s: Sands, seat: i64, border: i64) -> None:
    """§5.8 Ask for the resource if the seat has both."""
    cost = price(s, seat)
    if cost == 0:
        return
    if s.stock(seat, CROPS) >= cost and s.stock(seat, GOLD) >= cost:
        s.push(Pay(seat, False, border))
    else:
        pay_with(s, seat, CROPS if s.stock(seat, CROPS) >= cost else GOLD)


def pay_with(s: Sands, seat: i64, resource: i64) -> None:
    """§5.8 Pay in one resource."""
    cost = price(s, seat)
    s.gain(seat, resource, -cost)
    s.tell(words.PAYS, seat, cost, resource)


@final
class Pay(Once[Sands]):
    """§5.8 In crops or in gold?"""

    border: i64

    def __init__(self, seat: i64, answered: bool, border: i64) -> None:
        super().__init__(seat, answered)
        self.border = border

    def ask(self, s: Sands, seat: i64) -> i64:
        """§5.8 Do you pay in crops or in gold?"""
        return s.say(words.ASK_PAY, self.border, price(s, seat))

    def about(self, s: Sands, choice: i64) -> bool:
        """§5.8 Say whether a choice is a resource."""
        return words.PAY.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§5.8 Add both."""
        out.add(words.PAY.at(CROPS))
        out.add(words.PAY.at(GOLD))

    def why_not(self, s: Sands, seat: i64, choice: i64) -> i64:
        """§5.8 Never mixed (R27); an exchange may have spent one of them."""
        have = s.stock(seat, words.PAY.x(choice))
        cost = price(s, seat)
        return ALLOWED if have >= cost else s.say(words.PAY_LACKS, words.PAY.x(choice), cost, have)

    def notes(self, s: Sands, seat: i64, choice: i64) -> None:
        """§5.8 Note the price."""
        s.say(0, price(s, seat))

    def answer(self, s: Sands, choice: i64) -> None:
        """§5.8 Pay."""
        pay_with(s, self.seat, words.PAY.x(choice))

    def copy(self) -> Pay:
        return Pay(self.seat, self.answered, self.border)


@final
class ChooseHeritage(Once[Sands]):
    """§5.8 Which heritage rises?"""

    border: i64

    def __init__(self, seat: i64, answered: bool, border: i64) -> None:
        super().__init__(seat, answered)
        self.border = border

    def ask(self, s: Sands, seat: i64) -> i64:
        """§5.8 Which heritage do you raise?"""
        return s.say(words.ASK_HERITAGE, self.border)

    def about(self, s: Sands, choice: i64) -> bool:
        """§5.8 Say whether a choice is a category."""
        return words.HERITAGE.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§5.8 Add the categories."""
        category: i64
        for category in range(CATEGORY_COUNT):
            out.add(words.HERITAGE.at(category))

    def why_not(self, s: Sands, seat: i64, choice: i64) -> i64:
        """§8.0 Not beyond the end of the track."""
        category = words.HERITAGE.x(choice)
        full = s.heritage(seat, category) >= s.t.heritage_most
        return s.say(words.HERITAGE_FULL, category, s.t.heritage_most) if full else ALLOWED

    def notes(self, s: Sands, seat: i64, choice: i64) -> None:
        """§5.8 Note the heritage reached."""
        s.say(0, s.heritage(seat, words.HERITAGE.x(choice)) + 1)

    def answer(self, s: Sands, choice: i64) -> None:
        """§5.8 Raise it."""
        raise_heritage(s, self.seat, words.HERITAGE.x(choice), 1)

    def copy(self) -> ChooseHeritage:
        return ChooseHeritage(self.seat, self.answered, self.border)
