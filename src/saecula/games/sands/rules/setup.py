"""§3.0 G4 – G6 Capital, first caravan and heritage, last peasant; the preparations as a list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from saecula.games.sands import words
from saecula.games.sands.bits import add_each, bit, has_bit, lowest_bit, without_lowest
from saecula.games.sands.kinds import CATEGORY_COUNT, PEASANT
from saecula.games.sands.layout import CARAVANS_AT
from saecula.games.sands.rules.empire import raise_heritage
from saecula.games.sands.rules.setup_advances import lay_second_levels, place_first_markers
from saecula.games.sands.rules.setup_map import choose_provinces, find_start_player, lay_tiles, settle_provinces
from saecula.games.sands.state import Sands
from saecula.kernel.choices import Choices
from saecula.kernel.frames import EachSeat, Once, Sequence
from saecula.kernel.state import ALLOWED, NOBODY


def choose_capitals(s: Sands) -> None:
    """§3.0 G4 The start player begins."""
    s.push(Capitals(s.start, 0))


@final
class Capitals(EachSeat[Sands]):
    """§3.0 G4 Everybody chooses a capital."""

    def each(self, s: Sands, seat: i64) -> None:
        """§3.0 G4 Ask one seat."""
        s.push(FirstCapital(seat, False))

    def copy(self) -> Capitals:
        return Capitals(self.first, self.done)


def has_beside(s: Sands, seat: i64, land: i64) -> bool:
    """§3.0 G5 Say whether another of the seat's provinces is adjacent to a land."""
    return s.t.near[land] & s.lands(seat) != 0


def why_not_first_capital(s: Sands, seat: i64, land: i64) -> i64:
    """§3.0 G4 One of the three provinces; R112 one adjacent to another, if there is any."""
    if not has_bit(s.provinces(seat), land):
        return s.say(words.NOT_A_PROVINCE, land)
    if has_beside(s, seat, land):
        return ALLOWED
    left = s.provinces(seat)
    while left:
        if has_beside(s, seat, lowest_bit(left)):
            return s.say(words.CAPITAL_ALONE, land)
        left = without_lowest(left)
    return ALLOWED


@final
class FirstCapital(Once[Sands]):
    """§3.0 G4 Which province is the capital?"""

    def ask(self, s: Sands, seat: i64) -> i64:
        """§3.0 G4 Which province becomes your capital?"""
        return words.ASK_FIRST_CAPITAL

    def about(self, s: Sands, choice: i64) -> bool:
        """§3.0 G4 Say whether a choice is a capital."""
        return words.CAPITAL.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§3.0 G4 Add the provinces."""
        add_each(out, words.CAPITAL, s.provinces(seat))

    def why_not(self, s: Sands, seat: i64, choice: i64) -> i64:
        """§3.0 G4 Judge a province."""
        return why_not_first_capital(s, seat, words.CAPITAL.x(choice))

    def answer(self, s: Sands, choice: i64) -> None:
        """§3.0 G4, R85 The capital replaces the province marker."""
        s.set_capital(self.seat, words.CAPITAL.x(choice))
        s.tell(words.FOUNDS, self.seat, words.CAPITAL.x(choice))

    def copy(self) -> FirstCapital:
        return FirstCapital(self.seat, self.answered)


def send_first_caravans(s: Sands) -> None:
    """§3.0 G5 The start player begins."""
    s.push(FirstCaravans(s.start, 0))


@final
class FirstCaravans(EachSeat[Sands]):
    """§3.0 G5 Everybody places a caravan, then raises a heritage to 1."""

    def each(self, s: Sands, seat: i64) -> None:
        """§3.0 G5 Ask one seat: the last frame pushed asks first."""
        s.push(FirstHeritage(seat, False))
        s.push(FirstCaravan(seat, False))

    def copy(self) -> FirstCaravans:
        return FirstCaravans(self.first, self.done)


def first_borders(s: Sands, seat: i64) -> i64:
    """§3.0 G5 Return the borders between a capital and its seat's provinces; R112 if there is none, all its borders."""
    capital = s.capital(seat)
    found: i64 = 0
    left = s.t.borders_at[capital] & s.t.borders
    while left:
        border = lowest_bit(left)
        left = without_lowest(left)
        other = s.t.end_a[border] + s.t.end_b[border] - capital
        if s.owner(other) == seat:
            found |= bit(border)
    return found if found != 0 else s.t.borders_at[capital] & s.t.borders


def why_not_first_caravan(s: Sands, seat: i64, border: i64) -> i64:
    """§3.0 G5 Across a border between the capital and an adjacent province of the seat (R112)."""
    if has_bit(first_borders(s, seat), border):
        return ALLOWED
    at_capital = has_bit(s.t.borders_at[s.capital(seat)], border)
    return s.say(words.NOT_BETWEEN, border) if at_capital else s.say(words.NOT_AT_CAPITAL, border)


@final
class FirstCaravan(Once[Sands]):
    """§3.0 G5 Where does the first caravan go?"""

    def owes(self, s: Sands) -> i64:
        """§3.0 G5 Return the seat, unless there is only one border."""
        borders = first_borders(s, self.seat)
        return NOBODY if self.answered or without_lowest(borders) == 0 else 1 << self.seat

    def ask(self, s: Sands, seat: i64) -> i64:
        """§3.0 G5 Across which border does your first caravan go?"""
        return s.say(words.ASK_FIRST_CARAVAN, s.capital(seat))

    def about(self, s: Sands, choice: i64) -> bool:
        """§3.0 G5 Say whether a choice is a border."""
        return words.CARAVAN.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§3.0 G5 Add the borders."""
        add_each(out, words.CARAVAN, first_borders(s, seat))

    def why_not(self, s: Sands, seat: i64, choice: i64) -> i64:
        """§3.0 G5 Judge a border."""
        return why_not_first_caravan(s, seat, words.CARAVAN.x(choice))

    def answer(self, s: Sands, choice: i64) -> None:
        """§3.0 G5 Place it; R112 a trade good on the border brings no further heritage."""
        s.include(self.seat, CARAVANS_AT, bit(words.CARAVAN.x(choice)))
        s.tell(words.SENDS, self.seat, words.CARAVAN.x(choice))

    def run(self, s: Sands) -> None:
        """§3.0 G5 Place it where there is only one border."""
        s.pop()
        borders = first_borders(s, self.seat)
        if not self.answered and borders != 0:
            self.answer(s, words.CARAVAN.at(lowest_bit(borders)))

    def copy(self) -> FirstCaravan:
        return FirstCaravan(self.seat, self.answered)


@final
class FirstHeritage(Once[Sands]):
    """§3.0 G5 Which heritage rises to 1?"""

    def ask(self, s: Sands, seat: i64) -> i64:
        """§3.0 G5 In which category does your heritage begin?"""
        return words.ASK_FIRST_HERITAGE

    def about(self, s: Sands, choice: i64) -> bool:
        """§3.0 G5 Say whether a choice is a category."""
        return words.HERITAGE.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§3.0 G5 Add the categories."""
        category: i64
        for category in range(CATEGORY_COUNT):
            out.add(words.HERITAGE.at(category))

    def answer(self, s: Sands, choice: i64) -> None:
        """§3.0 G5 Raise it."""
        raise_heritage(s, self.seat, words.HERITAGE.x(choice), 1)

    def copy(self) -> FirstHeritage:
        return FirstHeritage(self.seat, self.answered)


def add_last_peasants(s: Sands) -> None:
    """§3.0 G6 The start player begins."""
    s.push(LastPeasants(s.start, 0))


@final
class LastPeasants(EachSeat[Sands]):
    """§3.0 G6 Everybody adds one peasant."""

    def each(self, s: Sands, seat: i64) -> None:
        """§3.0 G6 Ask one seat."""
        s.push(LastPeasant(seat, False))

    def copy(self) -> LastPeasants:
        return LastPeasants(self.first, self.done)


@final
class LastPeasant(Once[Sands]):
    """§3.0 G6 Where does the last peasant go? The capital is a province, too."""

    def ask(self, s: Sands, seat: i64) -> i64:
        """§3.0 G6 Which province gets one more peasant?"""
        return words.ASK_LAST_PEASANT

    def about(self, s: Sands, choice: i64) -> bool:
        """§3.0 G6 Say whether a choice is a land."""
        return words.PEASANT_TO.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§3.0 G6 Add the provinces."""
        add_each(out, words.PEASANT_TO, s.lands(seat))

    def why_not(self, s: Sands, seat: i64, choice: i64) -> i64:
        """§3.0 G6 Only one of the seat's provinces."""
        land = words.PEASANT_TO.x(choice)
        return ALLOWED if s.owner(land) == seat else s.say(words.NOT_A_PROVINCE, land)

    def answer(self, s: Sands, choice: i64) -> None:
        """§3.0 G6 Add it."""
        s.add(self.seat, PEASANT, words.PEASANT_TO.x(choice), 1)
        s.tell(words.MUSTERS, self.seat, PEASANT, words.PEASANT_TO.x(choice))

    def copy(self) -> LastPeasant:
        return LastPeasant(self.seat, self.answered)


SETUP: Final[tuple[Callable[[Sands], None], ...]] = (
    lay_tiles,  # B
    find_start_player,  # G1
    choose_provinces,  # G2
    settle_provinces,  # G3
    choose_capitals,  # G4
    send_first_caravans,  # G5
    add_last_peasants,  # G6
    lay_second_levels,  # H1
    place_first_markers,  # H3
)


@final
class Setup(Sequence[Sands]):
    """§3.0 The preparations in their order."""

    def steps(self) -> tuple[Callable[[Sands], None], ...]:
        """§3.0 Return the steps."""
        return SETUP

    def copy(self) -> Setup:
        return Setup(self.step)
