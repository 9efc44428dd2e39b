"""§4.1 The golden age: turn by turn, one main action each, additional actions before and after it, no passing."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.gentes import words
from saecula.games.gentes.kinds import CARD_AT, CHRONICLER, HOME_AT, SOURCE_COUNT, TAX_AT
from saecula.games.gentes.rules import extras, sources
from saecula.games.gentes.rules.action import begin_action
from saecula.games.gentes.rules.chronicler import why_not_any_play
from saecula.games.gentes.rules.scribe import fill_row
from saecula.games.gentes.state import NOBODY_YET, Gentes, lowest_bit
from saecula.kernel.choices import Choices
from saecula.kernel.state import ALLOWED, DONE, NOBODY, Frame

BEFORE: Final = 0  # the main action is still to come
AFTER: Final = 1
ENDED: Final = 2


@final
@mypyc_attr(free_list_len=1)
class Bloom(Frame[Gentes]):
    """§4.1 Clockwise from the start player; seats without a free field are skipped (A64, A85), until nobody has one."""

    last: i64  # who had the last turn

    def __init__(self, last: i64) -> None:
        self.last = last

    def run(self, s: Gentes) -> None:
        """§4.1 Begin the next turn, or end the phase."""
        i: i64
        for i in range(s.seats):
            seat = (s.start + i) % s.seats if self.last == NOBODY_YET else (self.last + 1 + i) % s.seats
            if s.free_fields(seat) > 0:
                self.last = seat
                s.active = seat
                s.tell(words.TURN_BEGINS, seat, s.coins(seat), s.free_fields(seat))
                s.push(Turn(seat, BEFORE))
                return
        s.active = NOBODY_YET
        s.tell(words.TIME_IS_UP, s.round)
        s.pop()

    def copy(self) -> Bloom:
        return Bloom(self.last)


@final
@mypyc_attr(free_list_len=1)
class Turn(Frame[Gentes]):
    """§4.1 One main action in any case; additional actions before and after it, never inside (A42, A75)."""

    seat: i64
    stage: i64

    def __init__(self, seat: i64, stage: i64) -> None:
        self.seat = seat
        self.stage = stage

    def owes(self, s: Gentes) -> i64:
        """§4.1 Return the seat; after the main action only while an additional one is possible (A75)."""
        if self.stage == BEFORE or (self.stage == AFTER and extras.has_extra(s, self.seat)):
            return 1 << self.seat
        return NOBODY

    def ask(self, s: Gentes, seat: i64) -> i64:
        """§4.1 What do you do?"""
        return words.ASK_AFTER if self.stage == AFTER else s.say(words.ASK_TURN, s.coins(seat), s.free_fields(seat))

    def about(self, s: Gentes, choice: i64) -> bool:
        """§4.1 Say whether a choice belongs to a turn."""
        return choice == DONE or extras.is_extra(choice) or sources.source_of(choice) >= 0

    def candidates(self, s: Gentes, seat: i64, out: Choices) -> None:
        """§4.1 Add main actions, additional ones, and the end of the turn."""
        source: i64
        for source in range(SOURCE_COUNT):
            out.add(sources.choice_of(source))
        extras.add_all_extras(out)
        out.add(DONE)

    def why_not(self, s: Gentes, seat: i64, choice: i64) -> i64:
        """§4.1 Judge a choice: nobody passes, and there is one main action (A29)."""
        if choice == DONE:
            return words.NO_PASSING if self.stage == BEFORE else ALLOWED
        if extras.is_extra(choice):
            return extras.why_not_extra(s, seat, choice)
        return (
            sources.why_not_source(s, seat, sources.source_of(choice))
            if self.stage == BEFORE
            else words.MAIN_ACTION_DONE
        )

    def choices(self, s: Gentes, seat: i64, out: Choices) -> None:
        """§4.1 Same as the default, but only for what can be there."""
        if self.stage == BEFORE:
            add_sources(s, seat, out)
        extras.add_extras(s, seat, out)
        if self.stage == AFTER:
            out.add(DONE)

    def notes(self, s: Gentes, seat: i64, choice: i64) -> None:
        """§4.1.A1 Note the coins, the hourglasses and the gain of a main action."""
        source = sources.source_of(choice)
        if source >= 0:
            cost = sources.payment(s, seat, source, s.t.coins[source]) - sources.income(s, seat, source, 0)
            s.say(0, cost if cost > 0 else 0, s.t.hourglasses[source], -cost if cost < 0 else 0)
        else:
            extras.note_extra(s, choice)

    def choose(self, s: Gentes, seat: i64, choice: i64) -> None:
        """§4.1 Begin the main action, take an additional one, or end the turn."""
        if choice == DONE:
            self.stage = ENDED
        elif extras.is_extra(choice):
            extras.do_extra(s, seat, choice)
        else:
            self.stage = AFTER
            begin_action(s, sources.source_of(choice))

    def run(self, s: Gentes) -> None:
        """§4.1.scribe The turn ends: the row is filled up (A31)."""
        s.pop()
        fill_row(s)

    def copy(self) -> Turn:
        return Turn(self.seat, self.stage)


def add_sources(s: Gentes, seat: i64, out: Choices) -> None:
    """§4.1.A Add the main actions that can be chosen; what all tiles share is checked once."""
    free = s.free_fields(seat)
    coins = s.coins(seat)
    can_play = s.hand(seat) != 0 and why_not_any_play(s, seat) == ALLOWED
    tiles = s.tiles
    while tiles:
        tile = lowest_bit(tiles)
        tiles &= tiles - 1
        if sources.least_fields(s, tile) > free:
            continue
        if s.t.action[tile] == CHRONICLER:
            fits = can_play and sources.payment(s, seat, tile, s.t.coins[tile]) <= coins
        else:
            fits = sources.why_not_afford(s, seat, tile, sources.free_helpers(s, seat, tile)) == ALLOWED
        if fits:
            out.add(words.USE_TILE.at(tile))
    cards = s.played(seat) & s.t.round_cards
    while cards:
        add_source(s, seat, CARD_AT + lowest_bit(cards), out)
        cards &= cards - 1
    towns = s.towns(seat)
    while towns:
        add_source(s, seat, HOME_AT + lowest_bit(towns), out)
        towns &= towns - 1
    add_source(s, seat, TAX_AT, out)
    add_source(s, seat, TAX_AT + 1, out)


def add_source(s: Gentes, seat: i64, source: i64, out: Choices) -> None:
    """§4.1.A1 Add a main action if it is legal."""
    if sources.why_not_source(s, seat, source) == ALLOWED:
        out.add(sources.choice_of(source))
