"""§4.1.seafarer Building cities: on a free space that shows the tile's symbol; then a region brings its rewards."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from saecula.games.gentes import words
from saecula.games.gentes.kinds import MAJOR, POINTS, REGION_COUNT, SPACE_COUNT, TOWN_AT, TRADE
from saecula.games.gentes.rules.people import add_cubes
from saecula.games.gentes.state import CITY_POINTS, SPACES_AT, Gentes, add_each, bit, count_bits, lowest_bit
from saecula.kernel.choices import Choices
from saecula.kernel.frames import Once
from saecula.kernel.state import ALLOWED
from saecula.kernel.verbs import counted


def fitting_spaces(s: Gentes, symbols: i64) -> i64:
    """§4.1.seafarer Return the spaces in play that show one of these symbols; points need a tile for any city (A4)."""
    found: i64 = 0
    while symbols:
        found |= s.t.symbol_spaces[lowest_bit(symbols)]
        symbols &= symbols - 1
    return found & s.t.spaces


def why_not_any_building(s: Gentes, seat: i64, symbols: i64) -> i64:
    """§4.1.A1 A free space must fit; without cities in the supply also one's own (A12, A69, A70)."""
    fitting = fitting_spaces(s, symbols)
    if fitting & ~s.built() or (s.supply(seat) == 0 and fitting & s.spaces(seat)):
        return ALLOWED
    return words.NO_SPACE


def build_city(s: Gentes) -> None:
    """§4.1.seafarer Without a city in the supply one is taken back first; then build (A12, A69)."""
    s.push(Build(s.active, False))
    if s.supply(s.active) == 0:
        s.push(Clear(s.active, False))


def why_not_clear(s: Gentes, seat: i64, space: i64) -> i64:
    """§4.1.seafarer Any own city; the freed space is free at once, but something must fit the tile (A69)."""
    if s.spaces(seat) >> space & 1 == 0:
        return s.say(words.NOT_YOUR_CITY, space)
    if fitting_spaces(s, s.t.symbols[s.source]) & (~s.built() | bit(space)):
        return ALLOWED
    return s.say(words.NOWHERE_TO_GO, space)


@final
@mypyc_attr(free_list_len=1)
class Clear(Once[Gentes]):
    """§4.1.seafarer Which city is taken back?"""

    def ask(self, s: Gentes, seat: i64) -> i64:
        """§4.1.seafarer Which city do you take back?"""
        return words.ASK_CLEAR

    def about(self, s: Gentes, choice: i64) -> bool:
        """§4.1.seafarer Say whether a choice takes a city back."""
        return words.CLEAR.has(choice)

    def candidates(self, s: Gentes, seat: i64, out: Choices) -> None:
        """§4.1.seafarer Add the own cities."""
        add_each(out, words.CLEAR, s.spaces(seat))

    def why_not(self, s: Gentes, seat: i64, choice: i64) -> i64:
        """§4.1.seafarer Judge a city."""
        return why_not_clear(s, seat, words.CLEAR.x(choice))

    def answer(self, s: Gentes, choice: i64) -> None:
        """§4.1.seafarer Take it back; cards already played are not touched (A69), a used hometown stays used (A11)."""
        space = words.CLEAR.x(choice)
        s.put(self.seat, SPACES_AT, s.spaces(self.seat) & ~bit(space))
        s.tell(words.CLEARS, self.seat, space)

    def copy(self) -> Clear:
        return Clear(self.seat, self.answered)


def why_not_build(s: Gentes, space: i64) -> i64:
    """§4.1.seafarer A space in play, with the symbol of the tile, and free."""
    if s.t.spaces >> space & 1 == 0:
        return s.say(words.REGION_CLOSED, s.t.region_of[space])
    if s.t.symbols[s.source] >> s.t.symbol_of[space] & 1 == 0:
        return s.say(words.WRONG_SYMBOL, space, s.t.symbol_of[space])
    owner = s.owner(space)
    return s.say(words.SPACE_TAKEN, space, owner) if owner >= 0 else ALLOWED


@final
@mypyc_attr(free_list_len=1)
class Build(Once[Gentes]):
    """§4.1.seafarer Where is the city built?"""

    def ask(self, s: Gentes, seat: i64) -> i64:
        """§4.1.seafarer Where do you build?"""
        return words.ASK_BUILD

    def about(self, s: Gentes, choice: i64) -> bool:
        """§4.1.seafarer Say whether a choice is a space."""
        return words.BUILD.has(choice)

    def candidates(self, s: Gentes, seat: i64, out: Choices) -> None:
        """§4.1.seafarer Add all spaces."""
        space: i64
        for space in range(SPACE_COUNT):
            out.add(words.BUILD.at(space))

    def why_not(self, s: Gentes, seat: i64, choice: i64) -> i64:
        """§4.1.seafarer Judge a space."""
        return why_not_build(s, words.BUILD.x(choice))

    def choices(self, s: Gentes, seat: i64, out: Choices) -> None:
        """§4.1.seafarer Same as the default, for all spaces at once."""
        add_each(out, words.BUILD, fitting_spaces(s, s.t.symbols[s.source]) & ~s.built())

    def answer(self, s: Gentes, choice: i64) -> None:
        """§4.1.seafarer A major city activates its region, a hometown one of choice (A8)."""
        space = words.BUILD.x(choice)
        s.put(self.seat, SPACES_AT, s.spaces(self.seat) | bit(space))
        s.tell(words.BUILDS, self.seat, space)
        if space < TOWN_AT:
            activate_region(s, self.seat, s.t.region_of[space])
        elif s.spaces(self.seat) & MAJOR:
            s.push(ChooseRegion(self.seat, False))

    def copy(self) -> Build:
        return Build(self.seat, self.answered)


@final
@mypyc_attr(free_list_len=1)
class ChooseRegion(Once[Gentes]):
    """§4.1.seafarer Which region does a new hometown activate? (A8: it may be empty)"""

    def ask(self, s: Gentes, seat: i64) -> i64:
        """§4.1.seafarer Which region do you activate?"""
        return words.ASK_REGION

    def about(self, s: Gentes, choice: i64) -> bool:
        """§4.1.seafarer Say whether a choice is a region."""
        return words.ENLIVEN.has(choice)

    def candidates(self, s: Gentes, seat: i64, out: Choices) -> None:
        """§4.1.seafarer Add all regions."""
        region: i64
        for region in range(REGION_COUNT):
            out.add(words.ENLIVEN.at(region))

    def why_not(self, s: Gentes, seat: i64, choice: i64) -> i64:
        """§3.0 With two players the yellow region is closed (A57)."""
        region = words.ENLIVEN.x(choice)
        return ALLOWED if s.t.regions >> region & 1 else s.say(words.REGION_CLOSED, region)

    def notes(self, s: Gentes, seat: i64, choice: i64) -> None:
        """§4.1.seafarer Note how many own cities the region has."""
        s.say(0, count_bits(s.spaces(seat) & s.t.region_spaces[words.ENLIVEN.x(choice)]))

    def answer(self, s: Gentes, choice: i64) -> None:
        """§4.1.seafarer Activate it."""
        activate_region(s, self.seat, words.ENLIVEN.x(choice))

    def copy(self) -> ChooseRegion:
        return ChooseRegion(self.seat, self.answered)


def activate_region(s: Gentes, seat: i64, region: i64) -> None:
    """§4.1.seafarer All own major cities of a region bring their rewards; hometowns bring none (A7)."""
    cities = s.spaces(seat) & s.t.region_spaces[region]
    yields: i64 = 0
    while cities:
        yields += take_income(s, seat, lowest_bit(cities))
        cities &= cities - 1
    s.tell(words.ENLIVENS, seat, region, yields)


def take_income(s: Gentes, seat: i64, city: i64) -> i64:
    """§4.1.seafarer A cube for temple or oracle, 5 coins, or 2 points; return what came, packed."""
    symbol = s.t.symbol_of[city]
    amount = s.t.income_amount[symbol]
    if symbol == TRADE:
        s.add_coins(seat, amount)
    elif symbol == POINTS:
        s.add_points(seat, CITY_POINTS, amount)
    else:
        amount = add_cubes(s, seat, symbol, amount)
    return counted(symbol, amount)
