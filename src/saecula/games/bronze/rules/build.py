"""§6 Cities and monuments: one box per worker. Engineering (§7) turns stones into boxes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.bronze import words
from saecula.games.bronze.kinds import CITIES_AT_START, CITY, ENGINEERING, MONUMENT_COUNT, NEW_CITIES, STONE
from saecula.games.bronze.rules.collect import workers_rolled
from saecula.games.bronze.rules.end import note_end
from saecula.games.bronze.state import CITY_AT, MONUMENTS_AT, NOT_YET, SHEET, Bronze
from saecula.kernel.choices import Choices
from saecula.kernel.frames import Once
from saecula.kernel.pick import Pick
from saecula.kernel.state import ALLOWED, DONE
from saecula.kernel.verbs import count_in, counted

BOXES_PER_STONE: Final = 3


def free_boxes(s: Bronze, seat: i64, project: i64) -> i64:
    """§6 Return the boxes of a city track or monument that a seat may still mark (R39)."""
    if project == CITY:
        return s.t.city_boxes[NEW_CITIES - 1] - s.city_boxes(seat)
    if not s.is_in_play(project - 1):
        return 0
    return s.t.monument_boxes[project - 1] - s.monument_boxes(seat, project - 1)


def all_free_boxes(s: Bronze, seat: i64) -> i64:
    """§6 Return all boxes a seat may still mark."""
    free: i64 = 0
    project: i64
    for project in range(MONUMENT_COUNT + 1):
        free += free_boxes(s, seat, project)
    return free


def has_free_box(s: Bronze, seat: i64) -> bool:
    """§6 Say whether a seat may mark any box."""
    project: i64
    for project in range(MONUMENT_COUNT + 1):
        if free_boxes(s, seat, project) > 0:
            return True
    return False


def spend_stones(s: Bronze) -> None:
    """§7 Engineering: stones may become boxes; asked before the first box is marked (R31, R40)."""
    seat = s.active
    if s.has(seat, ENGINEERING) and why_not_stones(s, seat, 1) == ALLOWED:
        s.push(Stones(s.active, False))


def why_not_stones(s: Bronze, seat: i64, stones: i64) -> i64:
    """§7 The stones must be there, and of each at least one box must find a place (R40)."""
    if stones > s.good(seat, STONE):
        return s.say(words.TOO_FEW_STONES, s.good(seat, STONE))
    free = all_free_boxes(s, seat) - workers_rolled(s, seat, s.as_food)
    if stones > 0 and BOXES_PER_STONE * (stones - 1) >= free:
        return s.say(words.STONES_WASTED, free if free > 0 else 0)
    return ALLOWED


@final
@mypyc_attr(free_list_len=1)
class Stones(Once[Bronze]):
    """§7 Engineering: how many stones are spent?"""

    def ask(self, s: Bronze, seat: i64) -> i64:
        """§7 How many stones?"""
        return s.say(words.ASK_STONES, workers_rolled(s, seat, s.as_food))

    def about(self, s: Bronze, choice: i64) -> bool:
        """§7 Say whether a choice is a number of stones."""
        return words.STONES.has(choice)

    def candidates(self, s: Bronze, seat: i64, out: Choices) -> None:
        """§7 Add the numbers up to a full row."""
        n: i64
        for n in range(words.MAX_AMOUNT + 1):
            out.add(words.STONES.at(n))

    def why_not(self, s: Bronze, seat: i64, choice: i64) -> i64:
        """§7 Judge a number of stones."""
        return why_not_stones(s, seat, words.STONES.x(choice))

    def answer(self, s: Bronze, choice: i64) -> None:
        """§7 The stones leave the pegboard; each gives 3 boxes."""
        s.stones_spent = words.STONES.x(choice)
        s.set_good(self.seat, STONE, s.good(self.seat, STONE) - s.stones_spent)
        if s.stones_spent > 0:
            s.tell(words.SPENDS_STONES, self.seat, s.stones_spent, BOXES_PER_STONE * s.stones_spent)

    def copy(self) -> Stones:
        return Stones(self.seat, self.answered)


def build(s: Bronze) -> None:
    """§6 Every worker may mark one box (R19); unused workers are lost."""
    seat = s.active
    boxes = workers_rolled(s, seat, s.as_food) + BOXES_PER_STONE * s.stones_spent
    if boxes > 0 and has_free_box(s, seat):
        s.push(Build(seat, 0, 0, False, boxes, 0))


def why_not_mark(s: Bronze, seat: i64, project: i64) -> i64:
    """§6 Own unfinished monuments in play, and the track of cities; no eighth city (R20, R39)."""
    if project == CITY:
        return words.SEVEN_CITIES if free_boxes(s, seat, CITY) == 0 else ALLOWED
    if not s.is_in_play(project - 1):
        return s.say(words.NOT_IN_PLAY, project, s.seats)
    return s.say(words.BUILT_ALREADY, project) if s.has_built(seat, project - 1) else ALLOWED


@final
@mypyc_attr(free_list_len=1)
class Build(Pick[Bronze]):
    """§6 Boxes are marked one by one until nothing is left or the seat has enough (R40)."""

    boxes: i64
    marked: i64

    def __init__(self, seat: i64, taken: i64, last: i64, closed: bool, boxes: i64, marked: i64) -> None:
        super().__init__(seat, taken, last, closed)
        self.boxes = boxes
        self.marked = marked  # packed counts, for the story

    def high(self, s: Bronze) -> i64:
        """§6 Return the workers of this turn."""
        return self.boxes

    def ask(self, s: Bronze, seat: i64) -> i64:
        """§6 Which boxes are marked?"""
        return s.say(words.ASK_MARK, self.boxes - self.taken)

    def about(self, s: Bronze, choice: i64) -> bool:
        """§6 Say whether a choice is a box."""
        return words.MARK.has(choice) or choice == DONE

    def among(self, s: Bronze, out: Choices) -> None:
        """§6 Add the track of cities and the monuments."""
        first = words.MARK.at()
        project: i64
        for project in range(MONUMENT_COUNT + 1):
            out.add(first + project)

    def most(self, s: Bronze, piece: i64) -> i64:
        """§6 Return the free boxes."""
        return free_boxes(s, self.seat, words.MARK.x(piece))

    def clash(self, s: Bronze, piece: i64) -> i64:
        """§6 Judge a box."""
        return why_not_mark(s, self.seat, words.MARK.x(piece))

    def choices(self, s: Bronze, seat: i64, out: Choices) -> None:
        """§6 The same as the default, without asking each project twice."""
        first: i64 = 0 if self.taken == 0 else words.MARK.x(self.last)
        project: i64
        for project in range(first, MONUMENT_COUNT + 1):
            if free_boxes(s, seat, project) > 0:
                out.add(words.MARK.at(project))
        out.add(DONE)

    def more(self, s: Bronze) -> bool:
        """§6 Say whether any box is free."""
        return has_free_box(s, self.seat)

    def notes(self, s: Bronze, seat: i64, choice: i64) -> None:
        """§6 Leave how many boxes are filled, and of how many."""
        if choice != DONE:
            project = words.MARK.x(choice)
            if project == CITY:
                note_city(s, seat)
            else:
                s.say(0, s.monument_boxes(seat, project - 1), s.t.monument_boxes[project - 1])

    def take(self, s: Bronze, piece: i64) -> None:
        """§6 Mark one box."""
        project = words.MARK.x(piece)
        self.marked += counted(project, 1)
        if project == CITY:
            mark_city(s, self.seat)
        else:
            mark_monument(s, self.seat, project - 1)

    def finish(self, s: Bronze) -> None:
        """§6 Tell what was marked, what was completed, and whether that brings the end."""
        if self.marked:
            s.tell(words.MARKS, self.seat, self.marked)
            if s.telling:
                tell_completed(s, self.seat, self.marked)
            note_end(s, self.seat)

    def copy(self) -> Build:
        return Build(self.seat, self.taken, self.last, self.closed, self.boxes, self.marked)


def note_city(s: Bronze, seat: i64) -> None:
    """§6 Leave the filled boxes of the city in building, and all its boxes."""
    marked = s.city_boxes(seat)
    before: i64 = 0
    city: i64
    for city in range(NEW_CITIES):
        if marked < s.t.city_boxes[city] or city == NEW_CITIES - 1:
            s.say(0, marked - before, s.t.city_boxes[city] - before)
            return
        before = s.t.city_boxes[city]


def mark_city(s: Bronze, seat: i64) -> None:
    """§6 A finished city rolls a die from the next turn on; cities are filled in order (R20)."""
    s.sheets[seat * SHEET + CITY_AT] += 1


def mark_monument(s: Bronze, seat: i64, monument: i64) -> None:
    """§6 The first to complete a monument gets the larger number of points, all later ones the smaller (R21, R22)."""
    s.sheets[seat * SHEET + MONUMENTS_AT + monument] += 1
    if s.has_built(seat, monument) and s.first_builder[monument] == NOT_YET:
        s.first_builder[monument] = seat


def tell_completed(s: Bronze, seat: i64, marked: i64) -> None:
    """§6 Tell every city and monument that these boxes completed."""
    now = s.city_boxes(seat)
    city: i64
    for city in range(NEW_CITIES):
        if now - count_in(marked, CITY) < s.t.city_boxes[city] <= now:
            s.tell(words.CITY_BUILT, seat, CITIES_AT_START + city + 1)
    monument: i64
    for monument in range(MONUMENT_COUNT):
        if count_in(marked, monument + 1) > 0 and s.has_built(seat, monument):
            s.tell(words.MONUMENT_BUILT, seat, monument + 1, s.monument_points(seat, monument))
