"""The best ways to mark a number of boxes (§6)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.bronze.bots.native.net import (
    FINISHED_FROM,
    INPUT_PER_POINT,
    Reals,
    city_feature,
    longer,
    longer_reals,
    monument_feature,
    reals,
    zeros,
)
from saecula.games.bronze.bots.native.own_sheet import OwnSheet
from saecula.games.bronze.kinds import CITIES_AT_START, CITY, MONUMENT_COUNT, NEW_CITIES
from saecula.kernel.rows import Row, ints

PROJECT_COUNT: Final[i64] = 8
MAX_BOXES: Final = 90  # more than all boxes of a sheet, with those of the longest data pack
MAX_PROJECT_BOXES: Final = 40  # width boxes of one project that count
WORST_OUTCOME: Final = -1.0e9
INITIAL_CAPACITY: Final = 160
MONUMENTS_NEAR_END: Final = 2
NO_BUILDS_FOUND: Final[Row] = ints(MAX_BOXES + 1, -1)


@final
@mypyc_attr(acyclic=True)
class BuildOptions:
    """Ways to mark boxes, searched once per number of boxes: finish some projects, begin one more."""

    own: OwnSheet
    low: i64  # projects before this one are closed: boxes are marked in order
    width: i64  # ways kept per number of boxes
    free: Row  # per project
    worth: Reals  # per project and number of boxes: the gain, other things equal
    all_free: i64
    first: Row  # per number of boxes: its first way, or −1 before the search
    found: Row  # per number of boxes: how many ways are kept
    used: i64  # of the capacity
    capacity: i64
    estimate: Reals  # per way: the sum of its single gains; best first
    boxes: Row  # per way and project
    points: Row  # per way
    ends: Row  # per way: it brings the end
    monuments: Row  # per way: how many it finishes
    cities: Row  # per way: how many it founds
    sums: Reals  # per way: rows of cities, monuments, and their points
    current: Row  # the boxes per project of the way being tried
    current_gain: float
    near_end: bool  # one or two monuments more bring the end: it may be better not to finish them

    def __init__(self, own: OwnSheet, low: i64, width: i64) -> None:
        ways = INITIAL_CAPACITY if width < INITIAL_CAPACITY else width
        self.own = own
        self.low = low
        self.width = width
        self.free = zeros(PROJECT_COUNT)
        self.worth = reals(PROJECT_COUNT * MAX_PROJECT_BOXES)
        self.all_free = 0
        self.first = NO_BUILDS_FOUND[:]
        self.found = zeros(MAX_BOXES + 1)
        self.used = 0
        self.capacity = ways
        self.estimate = reals(ways)
        self.boxes = zeros(ways * PROJECT_COUNT)
        self.points = zeros(ways)
        self.ends = zeros(ways)
        self.monuments = zeros(ways)
        self.cities = zeros(ways)
        self.sums = reals(ways * own.outlook.net.stride)
        self.current = zeros(PROJECT_COUNT)
        self.current_gain = 0.0
        missing: i64 = 0
        monument: i64
        for monument in range(MONUMENT_COUNT + 1):
            missing += own.open >> monument & 1
        self.near_end = own.t.early_end and missing <= MONUMENTS_NEAR_END
        self.weigh()

    def weigh(self) -> None:
        """Note the gain of each number of boxes of each project."""
        own = self.own
        project: i64
        for project in range(self.low, PROJECT_COUNT):
            free = own.t.city_boxes[NEW_CITIES - 1] - own.city if project == CITY else own.free[project - 1]
            self.free[project] = free if free < MAX_PROJECT_BOXES else MAX_PROJECT_BOXES - 1
            self.all_free += self.free[project]
            boxes: i64
            for boxes in range(1, self.free[project] + 1):
                if project == CITY:
                    gain = own.gain[city_feature(own.city + boxes)] + own.point * float(own.city_points(boxes))
                else:
                    gain = self.monument_worth(project - 1, boxes)
                self.worth[project * MAX_PROJECT_BOXES + boxes] = gain
        if self.all_free > MAX_BOXES:
            self.all_free = MAX_BOXES

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
        """Return the first of the ways to mark so many boxes; `found[boxes]` says how many there are."""
        if self.first[boxes] < 0:
            self.first[boxes] = self.used
            self.used += self.width
            self.make_room()
            self.current_gain = 0.0
            self.finish_some(self.low, boxes, boxes)
            way: i64
            for way in range(self.first[boxes], self.first[boxes] + self.found[boxes]):
                self.sum_up(way)
        return self.first[boxes]

    def make_room(self) -> None:
        """Double the rows until the new ways fit."""
        while self.used > self.capacity:
            self.capacity *= 2
            self.estimate = longer_reals(self.estimate, self.capacity)
            self.boxes = longer(self.boxes, self.capacity * PROJECT_COUNT)
            self.points = longer(self.points, self.capacity)
            self.ends = longer(self.ends, self.capacity)
            self.monuments = longer(self.monuments, self.capacity)
            self.cities = longer(self.cities, self.capacity)
            self.sums = longer_reals(self.sums, self.capacity * self.own.outlook.net.stride)

    def finish_some(self, project: i64, left: i64, boxes: i64) -> None:
        """Finish any of the projects from this one on, or none."""
        if project == PROJECT_COUNT or left == 0:
            self.begin_one(left, boxes)
            return
        before = self.current_gain
        self.finish_some(project + 1, left, boxes)
        if project == CITY:
            city: i64
            for city in range(self.own.cities - CITIES_AT_START, NEW_CITIES):
                self.finish(CITY, self.own.t.city_boxes[city] - self.own.city, left, boxes)
                self.current_gain = before
        elif self.free[project] > 0:
            self.finish(project, self.free[project], left, boxes)
        self.current_gain = before
        self.current[project] = 0

    def finish(self, project: i64, needed: i64, left: i64, boxes: i64) -> None:
        """Finish a project, if there are enough boxes, and go on to the next."""
        if 0 < needed <= left and needed <= self.free[project]:
            self.current[project] = needed
            self.current_gain += self.worth[project * MAX_PROJECT_BOXES + needed]
            self.finish_some(project + 1, left - needed, boxes)
            self.current[project] = 0

    def begin_one(self, left: i64, boxes: i64) -> None:
        """Mark the boxes left in one project without finishing it; nowhere, if that is impossible."""
        if left > 0 and self.finishes_more(left):
            return
        if left == 0:
            self.keep(boxes, self.current_gain)
            return
        found = False
        project: i64
        for project in range(self.low, PROJECT_COUNT):
            had = self.current[project]
            if had + left <= self.free[project] and self.begins(project, had, left):
                self.current[project] = had + left
                at = project * MAX_PROJECT_BOXES + had
                self.keep(boxes, self.current_gain + (self.worth[at + left] - self.worth[at]))
                self.current[project] = had
                found = True
        if not found:
            self.keep(boxes, self.current_gain)

    def finishes_more(self, left: i64) -> bool:
        """Say whether a project that was passed over could be monuments, too: then that is better."""
        if self.near_end:
            return False
        project: i64
        for project in range(self.low, PROJECT_COUNT):
            if project == CITY:
                city = self.own.cities - CITIES_AT_START + self.own.new_cities(self.current[CITY])
                if city < NEW_CITIES and self.own.t.city_boxes[city] - self.own.city - self.current[CITY] <= left:
                    return True
            elif self.current[project] == 0 and 0 < self.free[project] <= left:
                return True
        return False

    def begins(self, project: i64, had: i64, left: i64) -> bool:
        """Say whether these boxes finish nothing."""
        if project == CITY:
            return self.own.new_cities(had + left) == self.own.new_cities(had)
        return had == 0 and left < self.free[project]

    def keep(self, boxes: i64, worth: float) -> None:
        """Keep the current way, if it is among the best for so many boxes."""
        first = self.first[boxes]
        worth += self.end_worth(worth)
        count = self.found[boxes]
        if count == self.width:
            if worth <= self.estimate[first + count - 1]:
                return
            count -= 1
        at = first + count
        while at > first and self.estimate[at - 1] < worth:  # push worse ways down until the place is found
            self.copy_way(at - 1, at)
            at -= 1
        self.estimate[at] = worth
        project: i64
        for project in range(PROJECT_COUNT):
            self.boxes[at * PROJECT_COUNT + project] = self.current[project]
        self.found[boxes] = count + 1

    def end_worth(self, worth: float) -> float:
        """Return the correction of an estimate if this way ends the match at once."""
        own = self.own
        if not own.outlook.last_seat or own.outlook.over or own.open >> MONUMENT_COUNT & 1:
            return 0.0
        left = own.open
        points: i64 = 0
        project: i64
        for project in range(1, PROJECT_COUNT):
            if self.current[project] == own.free[project - 1] and self.current[project] > 0:
                left &= ~(1 << (project - 1))
                points += own.monument_points(project - 1)
        return own.end_gain(points + own.city_points(self.current[CITY]), 0) - worth if left == 0 else 0.0

    def copy_way(self, source: i64, target: i64) -> None:
        """Move a way one place back."""
        self.estimate[target] = self.estimate[source]
        project: i64
        for project in range(PROJECT_COUNT):
            self.boxes[target * PROJECT_COUNT + project] = self.boxes[source * PROJECT_COUNT + project]

    def sum_up(self, way: i64) -> None:
        """Sum up the rows of the sheet after these boxes, and note points and whether the end comes."""
        own = self.own
        net = own.outlook.net
        at = way * net.stride
        i: i64
        for i in range(net.stride):
            self.sums[at + i] = own.sheet[i]
        city = self.boxes[way * PROJECT_COUNT + CITY]
        points = own.city_points(city)
        left = own.open
        if city > 0:
            net.change(city_feature(own.city), city_feature(own.city + city), self.sums, at)
        self.cities[way] = own.new_cities(city)
        self.monuments[way] = 0
        monument: i64
        for monument in range(MONUMENT_COUNT):
            boxes = self.boxes[way * PROJECT_COUNT + monument + 1]
            free = own.free[monument]
            if boxes > 0:
                net.change(monument_feature(monument, free), monument_feature(monument, free - boxes), self.sums, at)
                if boxes == free:
                    points += own.monument_points(monument)
                    self.monuments[way] += 1
                    left &= ~(1 << monument)
                    if not own.is_finished(monument):
                        net.add(FINISHED_FROM + monument, self.sums, at)
        self.points[way] = points
        net.add_times(net.points_feature(0), INPUT_PER_POINT * float(points), self.sums, at)
        self.ends[way] = 1 if left == 0 else 0
        if left == 0 and not own.outlook.last_round:
            net.add(net.last_round_feature(), self.sums, at)
