"""§setup, §turn, §II, §end: who begins, seven rounds, the phases of a turn, and the actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.khronos import words
from saecula.games.khronos.kinds import ADVENTURERS_EACH, CELLS, ERA_COUNT, REASON
from saecula.games.khronos.rules import reason
from saecula.games.khronos.rules.build import add_demolitions, add_takes, demolish, take_tile, why_not_demolish
from saecula.games.khronos.rules.cards import DealHands, discard_rest, draw_cards, prepare
from saecula.games.khronos.rules.domains import rezone
from saecula.games.khronos.rules.sites import why_not_take
from saecula.games.khronos.rules.taxes import LAST_ROUND, collect_taxes
from saecula.games.khronos.state import Khronos, all_cubes, tile_of
from saecula.kernel.choices import Choices
from saecula.kernel.frames import Sequence, StartPlayer, settle, tell_winners
from saecula.kernel.rows import ints
from saecula.kernel.state import ALLOWED, DONE, NOBODY, OVER, Frame

FARE: Final = 1  # §II.1 coins per travel


def act(s: Khronos) -> None:
    """§II Ask for actions."""
    s.push(Act(False))


TURN: Final[tuple[Callable[[Khronos], None], ...]] = (
    prepare,  # §I
    act,  # §II
    discard_rest,  # §III
    draw_cards,  # §III
    collect_taxes,  # §IV
)


@final
@mypyc_attr(free_list_len=1)
class Turn(Sequence[Khronos]):
    """§turn One seat's turn: the phases in order."""

    def steps(self) -> tuple[Callable[[Khronos], None], ...]:
        """§turn Return the phases."""
        return TURN

    def copy(self) -> Turn:
        return Turn(self.step)


@final
@mypyc_attr(free_list_len=1)
class Rounds(Frame[Khronos]):
    """§turn Seven rounds of one turn each, clockwise from the same start player (A61). Lends everybody his purse."""

    def run(self, s: Khronos) -> None:
        """§turn Begin the next turn, or §end end the match."""
        if s.turn == s.seats:
            if s.round == LAST_ROUND:
                tell_winners(s, words.WINS, s.money, ints(s.seats, 0))
                s.tell(words.ENDS, s.round)
                s.pop()
                return
            s.turn = 0
        if s.turn == 0:
            s.round += 1
            s.purses_turned = 0
        begin_turn(s)

    def about(self, s: Khronos, choice: i64) -> bool:
        """§setup Say whether a choice is about one's money lying open or covered."""
        return words.TURN_PURSE.has(choice) and not s.t.open_money

    def lends(self, s: Khronos, seat: i64, out: Choices) -> None:
        """§setup Everybody decides for himself, whenever he is asked anything."""
        if not s.t.open_money and s.purses_turned >> seat & 1 == 0:
            out.add(words.TURN_PURSE.at(s.open_purses >> seat & 1))

    def why_not(self, s: Khronos, seat: i64, choice: i64) -> i64:
        """§setup The other way round than it lies; once a round, or turning it might never end."""
        if words.TURN_PURSE.x(choice) != s.open_purses >> seat & 1:
            return words.LAID_SO
        return words.TURNED_ALREADY if s.purses_turned >> seat & 1 == 1 else ALLOWED

    def choose(self, s: Khronos, seat: i64, choice: i64) -> None:
        """§setup Turn it; the others have seen every coin come and go, so nobody learns anything."""
        s.open_purses ^= 1 << seat
        s.purses_turned |= 1 << seat
        s.tell(words.PURSE_TURNED, seat, s.open_purses >> seat & 1)

    def copy(self) -> Rounds:
        return Rounds()


def begin_turn(s: Khronos) -> None:
    """§turn The next seat clockwise; its adventurers may play cards again (A41)."""
    s.active = (s.start + s.turn) % s.seats
    s.turn += 1
    adventurer: i64
    for adventurer in range(ADVENTURERS_EACH):
        s.played[s.active * ADVENTURERS_EACH + adventurer] = 0
    s.tell(words.TURN_BEGINS, s.active, s.round)
    s.push(Turn(0))


@final
@mypyc_attr(free_list_len=1)
class Act(Frame[Khronos]):
    """§II Any actions in any order, as often as coins and cards allow; the end at any time (A70)."""

    closed: bool

    def __init__(self, closed: bool) -> None:
        self.closed = closed

    def owes(self, s: Khronos) -> i64:
        """§II Return the active seat until it ends the phase."""
        return NOBODY if self.closed else 1 << s.active

    def ask(self, s: Khronos, seat: i64) -> i64:
        """§II What do you do?"""
        return s.say(words.ASK_ACT, s.hand_size(seat), s.money[seat])

    def about(self, s: Khronos, choice: i64) -> bool:
        """§II Say whether a choice is an action, or the end of the phase."""
        return (
            choice == DONE
            or words.TRAVEL.has(choice)
            or words.TAKE.has(choice)
            or words.RAZE.has(choice)
            or words.POPULATE.has(choice)
            or words.RESTORE.has(choice)
        )

    def candidates(self, s: Khronos, seat: i64, out: Choices) -> None:
        """§II Add all actions that anybody could take."""
        self.choices(s, seat, out)

    def choices(self, s: Khronos, seat: i64, out: Choices) -> None:
        """§II The end, travels, then what cards can do in the eras where adventurers stand."""
        out.add(DONE)
        i: i64
        for i in range(ADVENTURERS_EACH * ERA_COUNT):
            if why_not_travel(s, seat, i // ERA_COUNT, i % ERA_COUNT) == ALLOWED:
                out.add(words.TRAVEL.at(i // ERA_COUNT, i % ERA_COUNT))
        add_takes(s, seat, out)
        add_demolitions(s, seat, out)
        reason.add_works(s, seat, out)

    def why_not(self, s: Khronos, seat: i64, choice: i64) -> i64:
        """§II Judge an action."""
        if choice == DONE:
            return ALLOWED
        if words.TRAVEL.has(choice):
            return why_not_travel(s, seat, words.TRAVEL.x(choice), words.TRAVEL.y(choice))
        if words.TAKE.has(choice):
            return why_not_take(s, seat, words.TAKE.x(choice), words.TAKE.y(choice))
        if words.RAZE.has(choice):
            return why_not_demolish(s, seat, words.RAZE.x(choice))
        if words.POPULATE.has(choice):
            return reason.why_not_populate(s, seat, words.POPULATE.x(choice))
        return reason.why_not_restore(s, seat, words.RESTORE.x(choice))

    def choose(self, s: Khronos, seat: i64, choice: i64) -> None:
        """§II Do it."""
        if choice == DONE:
            self.closed = True
        elif words.TRAVEL.has(choice):
            travel(s, seat, words.TRAVEL.x(choice), words.TRAVEL.y(choice))
        elif words.TAKE.has(choice):
            take_tile(s, seat, choice)
        elif words.RAZE.has(choice):
            demolish(s, seat, words.RAZE.x(choice))
        elif words.POPULATE.has(choice):
            reason.populate(s, seat, words.POPULATE.x(choice))
        else:
            reason.begin_restoring(s, seat, words.RESTORE.x(choice))

    def notes(self, s: Khronos, seat: i64, choice: i64) -> None:
        """§2.3, §2.4, §2.5 Leave which building a choice is about."""
        if words.RAZE.has(choice):
            s.say(0, tile_of(s.board[words.RAZE.x(choice)]) + 1, words.RAZE.x(choice) // CELLS + 1)
        elif words.POPULATE.has(choice):
            b = s.at(REASON, words.POPULATE.x(choice))
            s.say(0, tile_of(b) + 1, all_cubes(b), s.t.building_capacity[tile_of(b)])
        elif words.RESTORE.has(choice):
            b = s.at(REASON, words.RESTORE.x(choice))
            s.say(0, tile_of(b) + 1, reason.cards_to_restore(s, b))

    def copy(self) -> Act:
        return Act(self.closed)


def why_not_travel(s: Khronos, seat: i64, adventurer: i64, era: i64) -> i64:
    """§II.1 Into one of the two other eras, for a coin."""
    if s.era_of(seat, adventurer) == era:
        return s.say(words.THERE_ALREADY, era)
    return s.say(words.TOO_LITTLE_MONEY, FARE, s.money[seat]) if s.money[seat] < FARE else ALLOWED


def travel(s: Khronos, seat: i64, adventurer: i64, era: i64) -> None:
    """§II.1 As often as one can pay; cards played stay played (A41)."""
    at = seat * ADVENTURERS_EACH + adventurer
    s.tell(words.TRAVELS, seat, era, s.eras[at])
    s.eras[at] = era
    s.money[seat] -= FARE


def begin(s: Khronos) -> None:
    """§setup Begin the match: deal the hands, draw lots, play."""
    era: i64
    for era in range(ERA_COUNT):
        rezone(s, era)
    s.push(Rounds())
    s.push(StartPlayer(words.START, words.ASK_START, words.STARTS, False))
    s.push(DealHands(0, 0))
    settle(s)


def turn_step(s: Khronos) -> int:
    """§turn Return which phase of TURN is in progress, −1 outside a turn."""
    frame = s.top
    while frame is not OVER:
        if isinstance(frame, Turn):
            return int(frame.step) - 1
        frame = frame.below
    return -1
