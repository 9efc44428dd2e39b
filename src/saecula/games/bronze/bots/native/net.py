"""The value net: what a sheet shows as features, a hidden layer that is a sum of rows, one number out."""

from __future__ import annotations

import math
from typing import Final, TypeAlias, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.bronze.kinds import DEVELOPMENT_COUNT, GOOD_COUNT, MONUMENT_COUNT
from saecula.kernel.rows import Row, ints, row

try:
    from librt.vecs import vec
except ImportError:  # uncompiled on a machine without the wheel: the same answers, a little slower
    vec = list  # type: ignore[misc, assignment]

Reals: TypeAlias = "vec[float]"


MAX_ZEROS: Final = 1 << 16
ZERO_REALS: Final[Reals] = vec[float]([0.0 for _ in range(MAX_ZEROS)])
ZERO_INTS: Final[Row] = ints(MAX_ZEROS, 0)


def reals(n: i64) -> Reals:
    """Return a row of n zeros; a slice is copied faster than a list is read."""
    return ZERO_REALS[:n] if n <= MAX_ZEROS else vec[float]([0.0 for _ in range(n)])


def zeros(n: i64) -> Row:
    """Return a row of n whole zeros, likewise."""
    return ZERO_INTS[:n] if n <= MAX_ZEROS else ints(n, 0)


def longer_reals(old: Reals, room: i64) -> Reals:
    """Return a longer row that begins alike."""
    new = reals(room)
    i: i64
    for i in range(len(old)):
        new[i] = old[i]
    return new


def longer(old: Row, room: i64) -> Row:
    """Return a longer row that begins alike."""
    new = zeros(room)
    i: i64
    for i in range(len(old)):
        new[i] = old[i]
    return new


def reals_of(values: list[float]) -> Reals:
    """Return a row of these numbers."""
    return vec[float](values)


# The features of one sheet: per block one level holds; developments and finished monuments are bits.
FOOD_LEVELS: Final = 16
GOOD_LEVELS: Final = (9, 8, 7, 6, 5)
CITY_LEVELS: Final = 19
MONUMENT_LEVELS: Final = (4, 6, 8, 10, 12, 14, 16)  # boxes still free
WEALTH_LIMITS: Final = (1, 3, 6, 9, 12, 15, 20, 25, 30, 36, 42, 50, 60, 75, 95)

FOOD_FROM: Final = 0
GOODS_FROM: Final[Row] = row([FOOD_LEVELS + sum(GOOD_LEVELS[:good]) for good in range(GOOD_COUNT)])
CITY_FROM: Final = 51
MONUMENTS_FROM: Final[Row] = row([70 + sum(MONUMENT_LEVELS[:monument]) for monument in range(MONUMENT_COUNT)])
DEVELOPMENTS_FROM: Final = 140
COUNT_FROM: Final = 153  # how many developments
WEALTH_FROM: Final = 167
FINISHED_FROM: Final = 183  # monuments that somebody has finished
SHEET_FEATURES: Final = 190

MAX_GOOD_LEVEL: Final[Row] = row([levels - 1 for levels in GOOD_LEVELS])
MAX_MONUMENT_LEVEL: Final[Row] = row([levels - 1 for levels in MONUMENT_LEVELS])
WEALTH_ROW: Final[Row] = row(list(WEALTH_LIMITS))
WEALTH_LIMIT_COUNT: Final[i64] = 15
INPUT_PER_POINT: Final = 0.1  # the points of a seat enter as tens


def input_count(seats: int) -> int:
    """Return how many rows the first layer has: the sheets, “this is the last round”, and everybody's points."""
    return seats * SHEET_FEATURES + 1 + seats


def good_feature(good: i64, amount: i64) -> i64:
    """Return the feature of so many pieces of a good."""
    most = MAX_GOOD_LEVEL[good]
    return GOODS_FROM[good] + (amount if amount < most else most)


def food_feature(food: i64) -> i64:
    """Return the feature of so much food."""
    return FOOD_FROM + (food if food < FOOD_LEVELS else FOOD_LEVELS - 1)


def city_feature(boxes: i64) -> i64:
    """Return the feature of so many boxes on the track of cities."""
    return CITY_FROM + (boxes if boxes < CITY_LEVELS else CITY_LEVELS - 1)


def monument_feature(monument: i64, free: i64) -> i64:
    """Return the feature of so many free boxes of a monument."""
    most = MAX_MONUMENT_LEVEL[monument]
    return MONUMENTS_FROM[monument] + (free if free < most else most)


def count_feature(developments: i64) -> i64:
    """Return the feature of so many developments."""
    return COUNT_FROM + (developments if developments <= DEVELOPMENT_COUNT else DEVELOPMENT_COUNT)


def wealth_feature(wealth: i64) -> i64:
    """Return the feature of goods worth so many coins."""
    step: i64
    for step in range(WEALTH_LIMIT_COUNT):
        if wealth < WEALTH_ROW[step]:
            return WEALTH_FROM + step
    return WEALTH_FROM + WEALTH_LIMIT_COUNT


@final
@mypyc_attr(acyclic=True)
class Net:
    """One hidden layer. A row of the first layer ends with its direct share of the outcome."""

    width: i64  # hidden units, a multiple of four; none in a linear value
    stride: i64
    seats: i64
    sigmoid: bool  # the outcome is a chance (of winning), not a number (of points)
    rows: Reals
    first: Reals  # the row that is always there
    out: Reals

    def __init__(self, width: i64, seats: i64, sigmoid: bool, rows: Reals, first: Reals, out: Reals) -> None:
        """Take rows that are folded already: max(0, z) · v is z · v/2, which is linear, plus |z| · v/2."""
        self.width = width
        self.stride = width + 1
        self.seats = seats
        self.sigmoid = sigmoid
        self.rows = rows
        self.first = first
        self.out = out

    def add(self, feature: i64, to: Reals, at: i64) -> None:
        """Add the row of a feature that holds."""
        rows = self.rows
        source = feature * self.stride
        i: i64
        for i in range(self.stride):
            to[at + i] += rows[source + i]

    def add_times(self, feature: i64, times: float, to: Reals, at: i64) -> None:
        """Add the row of a feature so many times."""
        rows = self.rows
        source = feature * self.stride
        i: i64
        for i in range(self.stride):
            to[at + i] += times * rows[source + i]

    def change(self, before: i64, after: i64, to: Reals, at: i64) -> None:
        """Replace the row of one feature by that of another."""
        if before == after:
            return
        rows = self.rows
        old = before * self.stride
        new = after * self.stride
        i: i64
        for i in range(self.stride):
            to[at + i] += rows[new + i] - rows[old + i]

    def value(self, a: Reals, at: i64, b: Reals, bt: i64) -> float:
        """Return the outcome for two sums of rows that belong together."""
        out = self.out
        width = self.width
        p = a[at + width] + b[bt + width]
        q: float = 0.0
        r: float = 0.0
        s: float = 0.0
        i: i64
        for i in range(0, width, 4):
            p += abs(a[at] + b[bt]) * out[i]
            q += abs(a[at + 1] + b[bt + 1]) * out[i + 1]
            r += abs(a[at + 2] + b[bt + 2]) * out[i + 2]
            s += abs(a[at + 3] + b[bt + 3]) * out[i + 3]
            at += 4
            bt += 4
        return p + q + r + s

    def value_with(self, a: Reals, more: i64, less: i64) -> float:
        """Return the outcome for a sum of rows, with the row of one feature more and that of another less."""
        rows = self.rows
        out = self.out
        width = self.width
        at = more * self.stride
        bt = less * self.stride
        total = a[width] + rows[at + width] - rows[bt + width]
        i: i64
        for i in range(width):
            total += abs(a[i] + rows[at + i] - rows[bt + i]) * out[i]
        return total

    def points_feature(self, seat: i64) -> i64:
        """Return the row of a seat's points, counted from the one who thinks."""
        return self.seats * SHEET_FEATURES + 1 + seat

    def last_round_feature(self) -> i64:
        """Return the row that says: this is the last round."""
        return self.seats * SHEET_FEATURES


def chance_of(outcome: float) -> float:
    """Return a chance between 0 and 1."""
    if outcome > 30.0:
        return 1.0
    return 1.0 / (1.0 + math.exp(-outcome)) if outcome > -30.0 else 0.0
