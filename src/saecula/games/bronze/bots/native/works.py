"""Works: the best ways to mark a number of boxes (§6)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.bronze.bots.native.net import (
    FINISHED_FROM,
    POINT,
    Reals,
    city_feature,
    longer,
    longer_reals,
    monument_feature,
    reals,
    zeros,
)
from saecula.games.bronze.bots.native.own import Own
from saecula.games.bronze.kinds import CITIES_AT_START, CITY, MONUMENT_COUNT, NEW_CITIES
from saecula.kernel.rows import Row, ints

PROJECT_COUNT: Final[i64] = 8
BOXES_MOST: Final = 90  # more than all boxes of a sheet, with those of the longest data pack
PROJECT_BOXES: Final = 40  # most boxes of one project that count
NEVER: Final = -1.0e9
FIRST_ROOM: Final = 160
NEAR_END: Final = 2
UNKNOWN: Final[Row] = ints(BOXES_MOST + 1, -1)


@final
@mypyc_attr(acyclic=True)
class Works:
    """Ways to mark boxes, for each number of boxes when it is first asked for: finish some projects, begin one more."""

    own: Own
    low: i64  # projects before this one are closed: boxes are marked in order
    most: i64  # ways kept per number of boxes
    free: Row  # per project
    worth: Reals  # per project and number of boxes: the gain, other things equal
    all_free: i64
    first: Row  # per number of boxes: the first of its ways, −1 before it was asked
    known: Row  # per number of boxes: how many ways are kept
    n: i64  # room taken
    room: i64
    guess: Reals  # per way, what the single gains add up to; best first
    boxes: Row  # per way and project
    points: Row  # per way
    ends: Row  # per way: it brings the end
    finished: Row  # per way: monuments
    founded: Row  # per way: cities
    sums: Reals  # per way: rows of cities, monuments, and their points
    now: Row
    now_worth: float
    near_end: bool  # one or two monuments more bring the end: then it may be better not to finish them

    def __init__(self, own: Own, low: i64, most: i64) -> None:
        ways = FIRST_ROOM if most < FIRST_ROOM else most
        self.own = own
        self.low = low
        self.most = most
        self.free = zeros(PROJECT_COUNT)
        self.worth = reals(PROJECT_COUNT * PROJECT_BOXES)
        self.all_free = 0
        self.first = UNKNOWN[:]
        self.known = zeros(BOXES_MOST + 1)
        self.n = 0
        self.room = ways
        self.guess = reals(ways)
        self.boxes = zeros(ways * PROJECT_COUNT)
        self.points = zeros(ways)
        self.ends = zeros(ways)
        self.finished = zeros(ways)
        self.founded = zeros(ways)
        self.sums = reals(ways * own.look.net.stride)
        self.now = zeros(PROJECT_COUNT)
        self.now_worth = 0.0
        missing: i64 = 0
        monument: i64
        for monument in range(MONUMENT_COUNT + 1):
            missing += own.open >> monument & 1
        self.near_end = own.t.early_end and missing <= NEAR_END
        self.weigh()

    def weigh(self) -> None:
        """Note the gain of each number of boxes of each project."""
        own = self.own
        project: i64
        for project in range(self.low, PROJECT_COUNT):
            free = own.t.city_boxes[NEW_CITIES - 1] - own.city if project == CITY else own.free[project - 1]
            self.free[project] = free if free < PROJECT_BOXES else PROJECT_BOXES - 1
            self.all_free += self.free[project]
            boxes: i64
            for boxes in range(1, self.free[project] + 1):
                if project == CITY:
                    gain = own.gain[city_feature(own.city + boxes)] + own.point * float(own.city_points(boxes))
                else:
                    gain = self.monument_worth(project - 1, boxes)
                self.worth[project * PROJECT_BOXES + boxes] = gain
        if self.all_free > BOXES_MOST:
            self.all_free = BOXES_MOST

    def monument_worth(self, monument: i64, boxes: i64) -> float:
        """Return the gain of so many boxes of a monument."""
        own = self.own
        left = own.free[monument] - boxes
        gain = own.gain[monument_feature(monument, left)]
        if left == 0:
            gain += own.point * float(own.monument_points(monument))
            if not own.is_finished(monument):
                gain += own.gain[FINISHED_FROM + monument]
        return gain

    def find(self, boxes: i64) -> i64:
        """Return the first of the ways to mark so many boxes; `known[boxes]` says how many there are."""
        if self.first[boxes] < 0:
            self.first[boxes] = self.n
            self.n += self.most
            self.make_room()
            self.now_worth = 0.0
            self.finish_some(self.low, boxes, boxes)
            way: i64
            for way in range(self.first[boxes], self.first[boxes] + self.known[boxes]):
                self.sum_up(way)
        return self.first[boxes]

    def make_room(self) -> None:
        """Double the rows when they are full."""
        while self.n > self.room:
            self.room *= 2
            self.guess = longer_reals(self.guess, self.room)
            self.boxes = longer(self.boxes, self.room * PROJECT_COUNT)
            self.points = longer(self.points, self.room)
            self.ends = longer(self.ends, self.room)
            self.finished = longer(self.finished, self.room)
            self.founded = longer(self.founded, self.room)
            self.sums = longer_reals(self.sums, self.room * self.own.look.net.stride)

    def finish_some(self, project: i64, left: i64, boxes: i64) -> None:
        """Finish any of the projects from this one on, or not."""
        if project == PROJECT_COUNT or left == 0:
            self.begin_one(left, boxes)
            return
        before = self.now_worth
        self.finish_some(project + 1, left, boxes)
        if project == CITY:
            city: i64
            for city in range(self.own.cities - CITIES_AT_START, NEW_CITIES):
                self.finish(CITY, self.own.t.city_boxes[city] - self.own.city, left, boxes)
                self.now_worth = before
        elif self.free[project] > 0:
            self.finish(project, self.free[project], left, boxes)
        self.now_worth = before
        self.now[project] = 0

    def finish(self, project: i64, needed: i64, left: i64, boxes: i64) -> None:
        """Mark the boxes that finish a project, if there are enough, and go on to the next."""
        if 0 < needed <= left and needed <= self.free[project]:
            self.now[project] = needed
            self.now_worth += self.worth[project * PROJECT_BOXES + needed]
            self.finish_some(project + 1, left - needed, boxes)
            self.now[project] = 0

    def begin_one(self, left: i64, boxes: i64) -> None:
        """Mark what is left in one project that it does not finish; nowhere, if there is none."""
        if left > 0 and self.finishes_more(left):
            return
        found = left == 0
        if found:
            self.keep(boxes, self.now_worth)
            return
        project: i64
        for project in range(self.low, PROJECT_COUNT):
            had = self.now[project]
            if had + left <= self.free[project] and self.begins(project, had, left):
                self.now[project] = had + left
                more = self.worth[project * PROJECT_BOXES + had + left] - self.worth[project * PROJECT_BOXES + had]
                self.keep(boxes, self.now_worth + more)
                self.now[project] = had
                found = True
        if not found:
            self.keep(boxes, self.now_worth)

    def finishes_more(self, left: i64) -> bool:
        """Say whether a project that was passed over could be finished, too: then that is better."""
        if self.near_end:
            return False
        project: i64
        for project in range(self.low, PROJECT_COUNT):
            if project == CITY:
                city = self.own.cities - CITIES_AT_START + self.own.new_cities(self.now[CITY])
                if city < NEW_CITIES and self.own.t.city_boxes[city] - self.own.city - self.now[CITY] <= left:
                    return True
            elif self.now[project] == 0 and 0 < self.free[project] <= left:
                return True
        return False

    def begins(self, project: i64, had: i64, left: i64) -> bool:
        """Say whether these boxes finish nothing."""
        if project == CITY:
            return self.own.new_cities(had + left) == self.own.new_cities(had)
        return had == 0 and left < self.free[project]

    def keep(self, boxes: i64, worth: float) -> None:
        """Keep the way in hand, if it is among the best for so many boxes."""
        first = self.first[boxes]
        worth += self.end_worth(worth)
        count = self.known[boxes]
        if count == self.most:
            if worth <= self.guess[first + count - 1]:
                return
            count -= 1
        at = first + count
        while at > first and self.guess[at - 1] < worth:  # push worse ways down until the place is found
            self.copy_way(at - 1, at)
            at -= 1
        self.guess[at] = worth
        project: i64
        for project in range(PROJECT_COUNT):
            self.boxes[at * PROJECT_COUNT + project] = self.now[project]
        self.known[boxes] = count + 1

    def end_worth(self, worth: float) -> float:
        """Return what is to be added where the way in hand ends the match at once."""
        own = self.own
        if not own.look.last_seat or own.look.over or own.open >> MONUMENT_COUNT & 1:
            return 0.0
        left = own.open
        points: i64 = 0
        project: i64
        for project in range(1, PROJECT_COUNT):
            if self.now[project] == own.free[project - 1] and self.now[project] > 0:
                left &= ~(1 << (project - 1))
                points += own.monument_points(project - 1)
        return own.end_gain(points + own.city_points(self.now[CITY]), 0) - worth if left == 0 else 0.0

    def copy_way(self, source: i64, target: i64) -> None:
        """Move a way one place back."""
        self.guess[target] = self.guess[source]
        project: i64
        for project in range(PROJECT_COUNT):
            self.boxes[target * PROJECT_COUNT + project] = self.boxes[source * PROJECT_COUNT + project]

    def sum_up(self, way: i64) -> None:
        """Sum up the rows of the sheet after these boxes, and note what they bring."""
        own = self.own
        net = own.look.net
        at = way * net.stride
        i: i64
        for i in range(net.stride):
            self.sums[at + i] = own.sheet[i]
        city = self.boxes[way * PROJECT_COUNT + CITY]
        points = own.city_points(city)
        left = own.open
        if city > 0:
            net.change(city_feature(own.city), city_feature(own.city + city), self.sums, at)
        self.founded[way] = own.new_cities(city)
        self.finished[way] = 0
        monument: i64
        for monument in range(MONUMENT_COUNT):
            boxes = self.boxes[way * PROJECT_COUNT + monument + 1]
            free = own.free[monument]
            if boxes > 0:
                net.change(monument_feature(monument, free), monument_feature(monument, free - boxes), self.sums, at)
                if boxes == free:
                    points += own.monument_points(monument)
                    self.finished[way] += 1
                    left &= ~(1 << monument)
                    if not own.is_finished(monument):
                        net.add(FINISHED_FROM + monument, self.sums, at)
        self.points[way] = points
        net.add_times(net.points_feature(0), POINT * float(points), self.sums, at)
        self.ends[way] = 1 if left == 0 else 0
        if left == 0 and not own.look.last_round:
            net.add(net.last_round_feature(), self.sums, at)
