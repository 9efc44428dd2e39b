"""§4.2.D Activating cities and cards in the decline, with exchanges and additional actions, in any order."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from saecula.games.gentes import words
from saecula.games.gentes.kinds import ANY, CARD_COUNT, CITY_COUNT, EFFECT_COUNT, MAJOR, MAX_PER_AREA, ORACLE, TEMPLE
from saecula.games.gentes.rules import extras
from saecula.games.gentes.rules.effects import NO_EFFECT, Effects
from saecula.games.gentes.rules.people import add_cubes
from saecula.games.gentes.rules.seafarer import take_income
from saecula.games.gentes.state import DECLINE_POINTS, NOBODY_YET, Gentes, add_each, bit, lowest_bit
from saecula.kernel.choices import Choices
from saecula.kernel.frames import EachSeat
from saecula.kernel.rows import ints
from saecula.kernel.state import ALLOWED, DONE, NOBODY, Frame
from saecula.kernel.verbs import counted


def activate(s: Gentes) -> None:
    """§4.2.D In the new player order (A44)."""
    s.push(Activation(s.start, 0))


@final
@mypyc_attr(free_list_len=1)
class Activation(EachSeat[Gentes]):
    """§4.2.D Everybody activates cities and cards."""

    def each(self, s: Gentes, seat: i64) -> None:
        """§4.2.D One seat: gifts of cards come by themselves as soon as there is room for them (A79)."""
        s.active = seat
        s.push(Activate(seat, 0, 0, gifts(s, seat), 0, 0, 0, False))

    def run(self, s: Gentes) -> None:
        """§4.2.D Begin the next seat's part."""
        if self.done == s.seats:
            s.active = NOBODY_YET
        super().run(s)

    def copy(self) -> Activation:
        return Activation(self.first, self.done)


def gifts(s: Gentes, seat: i64) -> i64:
    """§4.2.D Coins and points of cards come at once; return how many cities more may be activated (A79)."""
    more: i64 = 0
    cards = s.played(seat) & s.t.gift_cards
    while cards:
        card = lowest_bit(cards)
        more += s.t.gift_activate[card]
        coins = s.t.gift_coins[card]
        points = s.t.gift_points[card]
        if coins + points > 0:
            s.add_coins(seat, coins)
            s.add_points(seat, DECLINE_POINTS, points)
            s.tell(words.GIFT, seat, card, counted(2, coins) + counted(3, points))
        cards &= cards - 1
    return more


@final
@mypyc_attr(free_list_len=1)
class Activate(Frame[Gentes]):
    """§4.2.D One city per region, exchanges, and additional actions, in any order; then the end (A47, A75).

    Cubes that cards give wait until there is room; `given` counts those that have come, packed by area. `once` and
    `twice` are the two binary digits of how often a card has exchanged.
    """

    seat: i64
    regions: i64  # bit set of regions used
    cities: i64  # bit set of cities activated
    more: i64  # cities of any region
    given: i64  # cubes of temple and oracle that have come from cards
    once: i64
    twice: i64
    closed: bool

    def __init__(
        self, seat: i64, regions: i64, cities: i64, more: i64, given: i64, once: i64, twice: i64, closed: bool
    ) -> None:
        self.seat = seat
        self.regions = regions
        self.cities = cities
        self.more = more
        self.given = given
        self.once = once
        self.twice = twice
        self.closed = closed

    def owes(self, s: Gentes) -> i64:
        """§4.2.D Return the seat while it can do anything."""
        if self.closed or not self.is_settled(s):
            return NOBODY
        can = self.has_city(s) or self.has_exchange(s) or extras.has_extra(s, self.seat)
        return 1 << self.seat if can else NOBODY

    def waiting(self, s: Gentes, area: i64) -> i64:
        """§4.2.D Return the cubes for an area that cards still owe."""
        due: i64 = 0
        cards = s.played(self.seat) & s.t.gift_cards
        while cards:
            due += s.t.gift_cubes[area * CARD_COUNT + lowest_bit(cards)]
            cards &= cards - 1
        return due - (self.given >> 8 * area & 255)

    def is_settled(self, s: Gentes) -> bool:
        """§4.2.D Say whether no waiting cube has room now (A79)."""
        if s.played(self.seat) & s.t.gift_cards == 0:
            return True
        temple = self.waiting(s, TEMPLE) > 0 and s.cubes(self.seat, TEMPLE) < MAX_PER_AREA
        return not temple and not (self.waiting(s, ORACLE) > 0 and s.cubes(self.seat, ORACLE) < MAX_PER_AREA)

    def has_city(self, s: Gentes) -> bool:
        """§4.2.D Say whether a city can be activated."""
        cities = s.spaces(self.seat) & MAJOR & ~self.cities
        while cities:
            city = lowest_bit(cities)
            if self.more > 0 or self.regions >> s.t.region_of[city] & 1 == 0:
                return True
            cities &= cities - 1
        return False

    def has_exchange(self, s: Gentes) -> bool:
        """§4.2.D Say whether an exchange is possible."""
        cards = s.played(self.seat) & s.t.exchange_cards
        while cards:
            if self.why_not_exchange(s, lowest_bit(cards)) == ALLOWED:
                return True
            cards &= cards - 1
        return False

    def why_not_visit(self, s: Gentes, city: i64) -> i64:
        """§4.2.D An own major city, one per region, and one more for the card that allows it (A7, A79)."""
        if s.spaces(self.seat) >> city & 1 == 0:
            return s.say(words.NOT_YOUR_MAJOR, city)
        if self.cities >> city & 1:
            return s.say(words.VISITED, city)
        region = s.t.region_of[city]
        used = self.regions >> region & 1 == 1
        return s.say(words.REGION_DONE, region) if used and self.more == 0 else ALLOWED

    def times(self, card: i64) -> i64:
        """§4.2.D Return how often a card has exchanged."""
        return (self.once >> card & 1) + 2 * (self.twice >> card & 1)

    def why_not_exchange(self, s: Gentes, card: i64) -> i64:
        """§4.2.D A played card that exchanges, as often as it says (A48), for coins that are there."""
        if s.played(self.seat) >> card & 1 == 0:
            return s.say(words.CARD_NOT_PLAYED, card)
        if s.t.exchange_cards >> card & 1 == 0:
            return s.say(words.NO_EXCHANGE, card)
        if self.times(card) == s.t.exchange_times[card]:
            return s.say(words.EXCHANGED, card, s.t.exchange_times[card])
        cost = s.t.exchange_coins[card]
        return s.say(words.TOO_FEW_COINS, cost, s.coins(self.seat)) if cost > s.coins(self.seat) else ALLOWED

    def ask(self, s: Gentes, seat: i64) -> i64:
        """§4.2.D What do you activate? Or only additional actions are left (A75)."""
        return s.say(words.ASK_ACTIVATE, 1 if self.has_city(s) or self.has_exchange(s) else 0)

    def about(self, s: Gentes, choice: i64) -> bool:
        """§4.2.D Say whether a choice belongs to this step."""
        return words.VISIT.has(choice) or words.EXCHANGE.has(choice) or extras.is_extra(choice) or choice == DONE

    def candidates(self, s: Gentes, seat: i64, out: Choices) -> None:
        """§4.2.D Add cities, exchanges, additional actions, and the end."""
        city: i64
        for city in range(CITY_COUNT):
            out.add(words.VISIT.at(city))
        add_each(out, words.EXCHANGE, s.played(seat))
        extras.add_all_extras(out)
        out.add(DONE)

    def why_not(self, s: Gentes, seat: i64, choice: i64) -> i64:
        """§4.2.D Judge a choice; exchanges and activations may be left (A47, A79)."""
        if choice == DONE:
            return ALLOWED
        if words.VISIT.has(choice):
            return self.why_not_visit(s, words.VISIT.x(choice))
        if words.EXCHANGE.has(choice):
            return self.why_not_exchange(s, words.EXCHANGE.x(choice))
        return extras.why_not_extra(s, seat, choice)

    def choices(self, s: Gentes, seat: i64, out: Choices) -> None:
        """§4.2.D Same as the default, but only for own cities and cards."""
        cities = s.spaces(seat) & MAJOR & ~self.cities
        while cities:
            city = lowest_bit(cities)
            if self.why_not_visit(s, city) == ALLOWED:
                out.add(words.VISIT.at(city))
            cities &= cities - 1
        cards = s.played(seat) & s.t.exchange_cards
        while cards:
            card = lowest_bit(cards)
            if self.why_not_exchange(s, card) == ALLOWED:
                out.add(words.EXCHANGE.at(card))
            cards &= cards - 1
        extras.add_extras(s, seat, out)
        out.add(DONE)

    def notes(self, s: Gentes, seat: i64, choice: i64) -> None:
        """§4.2.D Note what an exchange costs and brings."""
        if words.EXCHANGE.has(choice):
            card = words.EXCHANGE.x(choice)
            s.say(0, s.t.exchange_coins[card], s.t.exchange_points[card], s.t.exchange_any[card])
        else:
            extras.note_extra(s, choice)

    def choose(self, s: Gentes, seat: i64, choice: i64) -> None:
        """§4.2.D Do it."""
        if choice == DONE:
            self.closed = True
        elif words.VISIT.has(choice):
            self.visit(s, words.VISIT.x(choice))
        elif words.EXCHANGE.has(choice):
            self.exchange(s, words.EXCHANGE.x(choice))
        else:
            extras.do_extra(s, seat, choice)

    def visit(self, s: Gentes, city: i64) -> None:
        """§4.2.D A city brings its reward."""
        region = s.t.region_of[city]
        if self.regions >> region & 1:
            self.more -= 1
        self.regions |= 1 << region
        self.cities |= bit(city)
        s.tell(words.VISITS, self.seat, city, take_income(s, self.seat, city))

    def exchange(self, s: Gentes, card: i64) -> None:
        """§4.2.D Coins for points, or for people who move no training tile (A21, A79)."""
        if self.once >> card & 1:
            self.twice |= bit(card)
        self.once ^= bit(card)
        s.add_coins(self.seat, -s.t.exchange_coins[card])
        s.add_points(self.seat, DECLINE_POINTS, s.t.exchange_points[card])
        s.tell(words.EXCHANGES, self.seat, card, s.t.exchange_coins[card], s.t.exchange_points[card])
        if s.t.exchange_any[card] > 0:
            left = ints(EFFECT_COUNT, 0)
            left[ANY] = s.t.exchange_any[card]
            s.push(Effects(self.seat, left, NO_EFFECT))

    def run(self, s: Gentes) -> None:
        """§4.2.D Lay down waiting cubes; when all is done, leave. Round 6 is the last chance for bonus tiles (A76)."""
        if not self.is_settled(s):
            self.give_cubes(s, TEMPLE)
            self.give_cubes(s, ORACLE)
            return
        s.pop()

    def give_cubes(self, s: Gentes, area: i64) -> None:
        """§4.2.D Cubes of cards come as far as there is room (A79)."""
        came = add_cubes(s, self.seat, area, self.waiting(s, area))
        self.given += came << 8 * area
        cards = s.played(self.seat) & s.t.gift_cards
        while cards and came > 0:
            card = lowest_bit(cards)
            if s.t.gift_cubes[area * CARD_COUNT + card] > 0:
                s.tell(words.GIFT, self.seat, card, counted(area, came))
                return
            cards &= cards - 1

    def copy(self) -> Activate:
        return Activate(self.seat, self.regions, self.cities, self.more, self.given, self.once, self.twice, self.closed)
