"""§4.0 The sequence of play: three dynasties of generations, each of six phases; §4.1, §4.2 A and C, §4.6."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from saecula.games.sands import words
from saecula.games.sands.bits import has_bit, lowest_bit, without_lowest
from saecula.games.sands.kinds import ACTION_COUNT, CROPS, E_CROP_INCOME, GOLD, PAIR_COUNT
from saecula.games.sands.layout import BONUS_TURNS_AT, BONUSES_AT, BOXES_AT, EMPHASIS_AT, PAIR_AT, RESOURCES_AT, USED_AT
from saecula.games.sands.rules.bonus import produces
from saecula.games.sands.rules.growth import grow_population, relieve_overcrowding
from saecula.games.sands.rules.scoring import end_dynasty, is_over
from saecula.games.sands.rules.setup import Setup
from saecula.games.sands.rules.turn import take_turns
from saecula.games.sands.state import NONE, Sands
from saecula.kernel.choices import Choices
from saecula.kernel.frames import Sequence, settle
from saecula.kernel.rows import Row, ints
from saecula.kernel.state import ALLOWED, BY_NATURE, NOBODY, Frame

MAX_TURNS: Final[i64] = 4  # §4.2 C
DIE: Final[i64] = 6


def begin(s: Sands) -> None:
    """§3.0 Begin the match: the last frame pushed is the first to act."""
    s.push(Generations())
    s.push(Setup(0))
    settle(s)


@final
class Generations(Frame[Sands]):
    """§4.0 Generation after generation, until the third dynasty has ended (§10.0)."""

    def run(self, s: Sands) -> None:
        """§4.0 Begin the next generation, or end the match."""
        if is_over(s):
            s.pop()
            return
        s.generation += 1
        s.turn = 0
        s.position_before = s.position
        s.tell(words.GENERATION, s.generation, s.dynasty + 1, s.start)
        s.push(Generation(0))

    def copy(self) -> Generations:
        return Generations()


# -- 4.1 --------------------------------------------------------------------------------------------------------------


def receive_resources(s: Sands) -> None:
    """§4.1 All players at once."""
    seat: i64
    for seat in range(s.seats):
        crops = income(s, seat, CROPS)
        gold = income(s, seat, GOLD)
        s.gain(seat, CROPS, crops)
        s.gain(seat, GOLD, gold)
        s.tell(words.RECEIVES, seat, crops, gold)


def income(s: Sands, seat: i64, resource: i64) -> i64:
    """§4.1 One per peasant in a land of their controller (R71, R82), up to its capacity; Agriculture adds crops."""
    total: i64 = 0
    left = s.lands(seat)
    while left:
        land = lowest_bit(left)
        left = without_lowest(left)
        if s.resource(land) == resource:
            total += produces(s, seat, land)
            if resource == CROPS and s.peasants(seat, land) > 0:
                total += s.effect(seat, E_CROP_INCOME)
    return total


# -- 4.2 --------------------------------------------------------------------------------------------------------------


def play_turns(s: Sands) -> None:
    """§4.2 Two to four turns."""
    s.push(Turns())


@final
class Turns(Frame[Sands]):
    """§4.2 Steps A, B and C are repeated until C ends the generation and removes this frame."""

    def run(self, s: Sands) -> None:
        """§4.2 Begin a turn of all players."""
        s.turn += 1
        s.push(Round(0))

    def copy(self) -> Turns:
        return Turns()


def select_cards(s: Sands) -> None:
    """§4.2 A Everybody lays two cards face down."""
    s.push(Select(ints(s.seats, NONE)))


def why_not_pair(s: Sands, seat: i64, pair: i64) -> i64:
    """§4.2 A Two different cards (R89), useful or not (R90): one emphasis card a generation, one repeat a turn (R7)."""
    first = words.PAIR_FIRST[pair]
    second = words.PAIR_SECOND[pair]
    used = s.get(seat, USED_AT)
    if second >= ACTION_COUNT:
        if first >= ACTION_COUNT:
            return words.TWO_EMPHASES
        emphasis = s.get(seat, EMPHASIS_AT)
        return ALLOWED if emphasis == NONE else s.say(words.EMPHASIS_PLAYED, ACTION_COUNT + emphasis)
    return words.TWO_REPEATS if has_bit(used, first) and has_bit(used, second) else ALLOWED


@final
class Select(Frame[Sands]):
    """§4.2 A A sealed question to all players; R6 only action cards are ever repeated."""

    pairs: Row  # per seat

    def __init__(self, pairs: Row) -> None:
        self.pairs = pairs

    def owes(self, s: Sands) -> i64:
        """§4.2 A Return the seats that have not selected."""
        owed: i64 = 0
        seat: i64
        for seat in range(s.seats):
            if self.pairs[seat] == NONE:
                owed |= 1 << seat
        return owed

    def together(self) -> bool:
        """§4.2 A All are asked at once."""
        return True

    def ask(self, s: Sands, seat: i64) -> i64:
        """§4.2 A Which two cards do you play?"""
        return s.say(words.ASK_SELECT, s.turn)

    def about(self, s: Sands, choice: i64) -> bool:
        """§4.2 A Say whether a choice is a pair of cards."""
        return words.SELECT.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§4.2 A Add every pair."""
        pair: i64
        for pair in range(PAIR_COUNT):
            out.add(words.SELECT.at(pair))

    def why_not(self, s: Sands, seat: i64, choice: i64) -> i64:
        """§4.2 A Judge a pair."""
        return why_not_pair(s, seat, words.SELECT.x(choice))

    def seen_by(self, s: Sands, seat: i64) -> i64:
        """§4.2 A The cards lie face down."""
        return 1 << seat

    def choose(self, s: Sands, seat: i64, choice: i64) -> None:
        """§4.2 A Lay them."""
        self.pairs[seat] = words.SELECT.x(choice)

    def run(self, s: Sands) -> None:
        """§4.2 A, R113 They stay face down until their owner's turn."""
        seat: i64
        for seat in range(s.seats):
            s.set(seat, PAIR_AT, self.pairs[seat])
        s.pop()

    def copy(self) -> Select:
        return Select(self.pairs[:])


def move_markers(s: Sands) -> None:
    """§4.2 C Both markers advance; then the die decides, if the space has a number."""
    s.position += 1
    if s.turn == MAX_TURNS:
        end_generation(s)
    elif s.t.number[s.turn] > 0:
        s.push(Roll(False))


def end_generation(s: Sands) -> None:
    """§4.2 C The phase ends: remove the round and its loop."""
    s.tell(words.GENERATION_ENDS, s.turn)
    while not isinstance(s.top, Turns):
        s.pop()
    s.pop()


@final
class Roll(Frame[Sands]):
    """§2.7, §4.2 C Nature rolls the die."""

    rolled: bool

    def __init__(self, rolled: bool) -> None:
        self.rolled = rolled

    def owes(self, s: Sands) -> i64:
        """§4.2 C Return nature, once."""
        return NOBODY if self.rolled else BY_NATURE

    def ask(self, s: Sands, seat: i64) -> i64:
        """§4.2 C What does the die show?"""
        return s.say(words.ASK_ROLL, s.t.number[s.turn])

    def about(self, s: Sands, choice: i64) -> bool:
        """§4.2 C Say whether a choice is a roll."""
        return words.ROLL.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§4.2 C Add the faces."""
        face: i64
        for face in range(DIE):
            out.add(words.ROLL.at(face))

    def choose(self, s: Sands, seat: i64, choice: i64) -> None:
        """§4.2 C A result equal to the number, or higher, lets the generation go on (R78)."""
        self.rolled = True
        face = words.ROLL.x(choice) + 1
        number = s.t.number[s.turn]
        s.tell(words.ROLLED, face, number)
        if face < number:
            end_generation(s)

    def copy(self) -> Roll:
        return Roll(self.rolled)


ROUND: Final[tuple[Callable[[Sands], None], ...]] = (
    select_cards,  # A
    take_turns,  # B
    move_markers,  # C
)


@final
class Round(Sequence[Sands]):
    """§4.2 One turn of every player."""

    def steps(self) -> tuple[Callable[[Sands], None], ...]:
        """§4.2 Return the three steps."""
        return ROUND

    def copy(self) -> Round:
        return Round(self.step)


# -- 4.6 --------------------------------------------------------------------------------------------------------------


def prepare_generation(s: Sands) -> None:
    """§4.6 Marker to the left (R73), resources to 0 (R72), cards and cubes back; R84 not after the last generation."""
    if is_over(s):
        return
    s.start = (s.start + 1) % s.seats
    seat: i64
    for seat in range(s.seats):
        s.set(seat, RESOURCES_AT + CROPS, 0)
        s.set(seat, RESOURCES_AT + GOLD, 0)
        s.set(seat, USED_AT, 0)
        s.set(seat, EMPHASIS_AT, NONE)
        s.set(seat, BOXES_AT, 0)
        s.set(seat, BONUSES_AT, 0)
        s.set(seat, BONUS_TURNS_AT, 0)


GENERATION_PHASES: Final[tuple[Callable[[Sands], None], ...]] = (
    receive_resources,  # 4.1
    play_turns,  # 4.2
    grow_population,  # 4.3
    relieve_overcrowding,  # 4.4
    end_dynasty,  # 4.5
    prepare_generation,  # 4.6
)


@final
class Generation(Sequence[Sands]):
    """§4.0 The six phases."""

    def steps(self) -> tuple[Callable[[Sands], None], ...]:
        """§4.0 Return the phases."""
        return GENERATION_PHASES

    def copy(self) -> Generation:
        return Generation(self.step)
