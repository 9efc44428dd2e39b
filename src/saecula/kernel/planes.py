"""Planes: what a seat sees as small numbers of fixed meaning, for learning machines.

A title names its fields in order, once (`Eyes.fields`), and paints one number for each of them (`Eyes.paint`). A canvas
remembers the number it drew last and redraws only the planes of the numbers that have changed: four to seven of a
decision.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from mypy_extensions import i64, mypyc_attr, u8

from saecula.kernel.rows import Row, ints, row
from saecula.kernel.state import State
from saecula.kernel.verbs import Phrases

try:
    from librt.vecs import vec
except ImportError:  # uncompiled on a machine without the wheel: the same planes, which numpy has to copy
    vec = list  # type: ignore[misc, assignment]

Planes: TypeAlias = "vec[u8]"

FLAG: Final[i64] = 0  # yes or no: one plane
HOT: Final[i64] = 1  # one of `size` things, -1 for none: a plane each
UPTO: Final[i64] = 2  # an amount from 0 to `size`: a plane for each step up to it
BITS: Final[i64] = 3  # a bit set of `size` things: a plane each
SCALED: Final[i64] = 4  # an amount from `low` to `size`: one plane, which holds how far it is above `low`
PACKED: Final[i64] = 5  # several numbers in one, 0 for nothing there: the planes of its parts
KINDS: Final = ("flag", "hot", "upto", "bits", "scaled", "packed")
MAX_SCALED: Final = 255  # what a plane can hold


# Parts of a packed number.
PART_HOT: Final[i64] = 0  # one of `size` things, counted from 1: a plane each
PART_SEAT: Final[i64] = 1  # a seat, counted from 1: a plane for each distance from the seat that looks
PART_SEATS: Final[i64] = (
    2  # an amount up to `size` for each seat, side by side: a plane each, the seat that looks first
)
PART_FLAG: Final[i64] = 3  # yes or no
PART_HERE: Final[i64] = 4  # a place: 1 where it is the place of the packed number itself
PART_KINDS: Final = ("hot", "seat", "seats", "flag", "here")


@final
class Part:
    """Some bits of a packed number."""

    def __init__(self, name: str, kind: int, shift: int, bits: int, size: int = 1) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.shift: Final = shift
        self.bits: Final = bits
        self.size: Final = size

    def width(self, seats: int) -> int:
        """Return how many planes it takes."""
        if self.kind == PART_HOT:
            return self.size
        return seats if self.kind in (PART_SEAT, PART_SEATS) else 1


@final
class Packing:
    """How numbers that hold several parts are drawn; 0 is nothing."""

    width: i64

    def __init__(self, parts: list[Part], seats: int) -> None:
        starts = []
        width = 0
        for part in parts:
            starts.append(width)
            width += part.width(seats)
        self.parts: Final = parts
        self.width = width
        self.seats: Final[i64] = seats
        self.count: Final[i64] = len(parts)
        self.kinds: Final = row([part.kind for part in parts])
        self.shifts: Final = row([part.shift for part in parts])
        self.bits: Final = row([part.bits for part in parts])
        self.masks: Final = row([(1 << part.bits) - 1 for part in parts])
        self.starts: Final = row(starts)

    def holds(self, number: int) -> bool:
        """Say whether every part of a number lies within its planes."""
        for part in self.parts:
            mask = (1 << part.bits) - 1
            amounts = [number >> part.shift + part.bits * seat & mask for seat in range(int(self.seats))]
            most = self.seats if part.kind == PART_SEAT else part.size
            if part.kind == PART_SEATS and max(amounts) > most:
                return False
            if part.kind in (PART_HOT, PART_SEAT) and number >> part.shift & mask > most:
                return False
        return True

    def draw(self, planes: Planes, at: i64, number: i64, place: i64, me: i64) -> None:
        """Draw one number of a stretch in place of what was there."""
        i: i64
        for i in range(at, at + self.width):
            planes[i] = 0
        if number == 0:
            return
        for i in range(self.count):
            self.draw_part(planes, at + self.starts[i], i, number >> self.shifts[i], place, me)

    def draw_part(self, planes: Planes, at: i64, part: i64, number: i64, place: i64, me: i64) -> None:
        """Draw the planes of one part, whose bits are the lowest ones."""
        kind = self.kinds[part]
        value = number & self.masks[part]
        if kind == PART_SEATS:
            seat: i64
            for seat in range(self.seats):
                planes[at + (seat - me) % self.seats] = u8(number & self.masks[part])
                number >>= self.bits[part]
        elif kind == PART_HERE:
            planes[at] = ONE if value == place else NOT
        elif kind == PART_FLAG:
            planes[at] = u8(value)
        elif value > 0:
            planes[at + (value - 1 if kind == PART_HOT else (value - 1 - me) % self.seats)] = ONE


ONE: Final[u8] = 1
NOT: Final[u8] = 0


@final
class Field:
    """One number that a seat sees: its name, how it is drawn, and how large it may be."""

    def __init__(self, name: str, kind: int, size: int = 1, low: int = 0, packing: Packing | None = None) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.size: Final = size
        self.low: Final = low
        self.packing: Final = packing

    @property
    def width(self) -> int:
        """Return how many planes it takes."""
        if self.packing is not None:
            return int(self.packing.width)
        return 1 if self.kind in (FLAG, SCALED) else self.size

    @property
    def blank(self) -> int:
        """Return the number that leaves its planes at 0."""
        return -1 if self.kind == HOT else self.low

    def holds(self, number: int) -> bool:
        """Say whether a number lies within the field."""
        if self.packing is not None:
            return self.packing.holds(number)
        highest = (1 << self.size) - 1 if self.kind == BITS else self.size - (self.kind == HOT)
        return self.blank <= number <= highest

    def __repr__(self) -> str:
        """Show it as the layout lists it."""
        return f"Field({self.name!r}, {KINDS[self.kind]}, {self.size})"


def fields(names: list[str], kind: int, size: int = 1) -> list[Field]:
    """Return several fields of one kind."""
    return [Field(name, kind, size) for name in names]


def blank_planes(n: int) -> Planes:
    """Return so many planes, all 0."""
    return vec[u8]([u8(0) for _ in range(n)])


def question_fields(seats: int, asks: Phrases) -> list[Field]:
    """Return the two fields of every title: who owes a choice, and what the seat that looks is asked."""
    return [Field("to_act", BITS, seats), Field("ask", HOT, len(asks.all))]


@final
@mypyc_attr(acyclic=True)
class Canvas:
    """The planes of some views in a row, and the numbers drawn there last."""

    planes: Planes
    kinds: Row
    starts: Row  # the first plane of each field
    sizes: Row
    lows: Row
    before: Row  # fields × views
    fields: i64
    width: i64  # planes of one view
    i: i64  # the next number's place in `before`
    field: i64
    begin: i64  # the first plane of the view that is being drawn
    faces: Row  # per view: the seat that saw it last
    packing: Packing | None
    me: i64  # the seat that sees it
    turned: bool  # another seat saw it last
    seats: i64

    def __init__(self, layout: list[Field], views: i64) -> None:
        starts = []
        width = 0
        for field in layout:
            starts.append(width)
            width += field.width
        blank = [field.blank for field in layout]
        self.kinds = row([field.kind for field in layout])
        self.starts = row(starts)
        self.sizes = row([field.size for field in layout])
        self.lows = row(blank)
        self.before = row(blank * views)
        self.fields = len(layout)
        self.width = width
        self.planes = blank_planes(width * views)
        self.i = 0
        self.field = 0
        self.begin = 0
        self.faces = ints(views, 0)
        packings = [field.packing for field in layout if field.packing is not None]
        self.packing = packings[0] if packings else None  # there is one for a title
        self.turned = False
        self.me = 0
        self.seats = 1

    def face(self, view: i64, me: i64, seats: i64) -> None:
        """Begin to draw one of the views, as a seat sees it."""
        self.i = view * self.fields
        self.field = 0
        self.begin = view * self.width
        self.turned = self.faces[view] != me
        self.faces[view] = me
        self.me = me
        self.seats = seats

    def is_full(self) -> bool:
        """Say whether every field of the view has its number."""
        return self.field == self.fields

    def put(self, value: i64) -> None:
        """Draw the next field's number."""
        if self.before[self.i] != value:
            self.change(value)
        self.i += 1
        self.field += 1

    def puts(self, source: Row, first: i64, count: i64) -> None:
        """Draw a stretch of a row, a field each."""
        before = self.before
        begin = self.i
        field = self.field
        i: i64
        for i in range(count):
            if before[begin + i] != source[first + i]:
                self.i = begin + i
                self.field = field + i
                self.change(source[first + i])
        self.i = begin + count
        self.field = field + count

    def put_cells(self, source: Row, first: i64, count: i64) -> None:
        """Draw a stretch of packed numbers, a field each; all of them where another seat saw them last."""
        packing = self.packing
        assert packing is not None
        at = self.begin + self.starts[self.field]
        i: i64
        for i in range(count):
            number = source[first + i]
            if self.before[self.i + i] != number or (self.turned and number != 0):
                self.before[self.i + i] = number
                packing.draw(self.planes, at + i * packing.width, number, i, self.me)
        self.i += count
        self.field += count

    def put_seat(self, seat: i64) -> None:
        """Draw a seat as its distance from the one that looks, -1 for nobody."""
        if seat >= 0:
            seat -= self.me
            if seat < 0:
                seat += self.seats
        self.put(seat)

    def put_seat_row(self, source: Row, first: i64, count: i64) -> None:
        """Draw a stretch of seats, a field each."""
        i: i64
        for i in range(first, first + count):
            self.put_seat(source[i])

    def put_seats(self, mask: i64) -> None:
        """Draw a set of seats, the one that looks first."""
        mask &= (1 << self.seats) - 1
        self.put((mask >> self.me | mask << (self.seats - self.me)) & ((1 << self.seats) - 1))

    def put_question(self, s: State) -> None:
        """Draw who owes a choice, and what the seat that looks is asked: two fields."""
        self.put_seats(s.owed)
        self.put(s.top.ask(s, self.me) if s.owed >> self.me & 1 else ZERO)

    def put_flag(self, flag: bool) -> None:
        """Draw a yes or no."""
        self.put(SET if flag else ZERO)

    def put_packed(self, packed: i64, bits: i64, count: i64) -> None:
        """Draw amounts packed into so many bits each, a field each."""
        mask = (SET << bits) - 1
        _: i64
        for _ in range(count):
            self.put(packed & mask)
            packed >>= bits

    def nothing(self, count: i64) -> None:
        """Leave the next fields blank."""
        self.puts(self.lows, self.field, count)

    def change(self, value: i64) -> None:
        """Redraw the present field."""
        old = self.before[self.i]
        self.before[self.i] = value
        at = self.begin + self.starts[self.field]
        kind = self.kinds[self.field]
        if kind == HOT:
            if old >= 0:
                self.planes[at + old] = 0
            if value >= 0:
                self.planes[at + value] = 1
        elif kind == UPTO:
            self.step(at, min(old, self.sizes[self.field]), min(value, self.sizes[self.field]))
        elif kind == BITS:
            self.turn(at, old ^ value, value)
        else:
            self.planes[at] = u8(min(max(value - self.lows[self.field], ZERO), MAX_BYTE))

    def step(self, at: i64, old: i64, value: i64) -> None:
        """Draw an amount: the planes between the old and the new one change."""
        i: i64
        for i in range(old, value):
            self.planes[at + i] = 1
        for i in range(max(value, ZERO), old):
            self.planes[at + i] = 0

    def turn(self, at: i64, changed: i64, value: i64) -> None:
        """Draw a bit set: the planes of the changed bits."""
        while changed:  # a walk over bits
            i = trailing_zeros(changed)
            self.planes[at + i] = u8(value >> i & 1)
            changed &= changed - 1


ZERO: Final[i64] = 0
SET: Final[i64] = 1
MAX_BYTE: Final[i64] = MAX_SCALED


def trailing_zeros(bits: i64) -> i64:
    """Return the lowest bit of a set that is not empty."""
    i: i64 = 0
    while bits >> i & 1 == 0:
        i += 1
    return i


@mypyc_attr(allow_interpreted_subclasses=True)
class Eyes:
    """How a title draws what a seat sees. Own seat first, then the others as they follow it."""

    def fields(self) -> list[Field]:
        """Return the fields of a view in order."""
        raise NotImplementedError

    def paint(self, s: State, seat: i64, canvas: Canvas) -> None:
        """Put one number for each field, in the same order; only what the seat may see."""
        raise NotImplementedError
