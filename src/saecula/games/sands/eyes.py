"""What a seat of a Sands match sees as planes: the turn, the map, advances, and every empire."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saecula.games.sands.bits import count_bits
from saecula.games.sands.eyes_scenes import paint_scenes, scene_fields
from saecula.games.sands.kinds import (
    ACTION_COUNT,
    ADVANCE_COUNT,
    BIN_COUNT,
    BINS,
    BONUSES,
    BORDER_COUNT,
    CARD_COUNT,
    CATEGORIES,
    CATEGORY_COUNT,
    CHRONICLE_COUNT,
    LAND_COUNT,
    LANDS,
    LEVELS,
    MAX_CAPACITY,
    PAIR_COUNT,
    PHASES,
    RESOURCE_COUNT,
    RESOURCES,
    ROOTS,
    STRUCTURE_COUNT,
    STRUCTURES,
)
from saecula.games.sands.layout import (
    BINS_AT,
    BUILT_AT,
    EMPHASIS_AT,
    KNOWN,
    MAP,
    MARKERS_AT,
    ON_MAP_AT,
    OWNER_AT,
    PAIR_AT,
    PEASANTS_AT,
    SHEET,
    TOP,
    TREES,
    UNSEEN,
)
from saecula.games.sands.rules.course import Generation, Select
from saecula.games.sands.rules.setup import Setup
from saecula.games.sands.rules.turn import Turn
from saecula.games.sands.state import MAX_UNREST, NONE, PEASANTS, WARRIORS, Sands, pile_of
from saecula.games.sands.views import PHASE_OF_STEP
from saecula.games.sands.words import ASKS
from saecula.kernel.planes import BITS, FLAG, HOT, SCALED, UPTO, Canvas, Eyes, Field, fields, question_fields
from saecula.kernel.rows import row
from saecula.kernel.state import OVER, State, knows

MAX_TRACK = 255  # points, generations, resources: as far as a plane can tell
MAX_HERITAGE = 20
MAX_PILE = 12
MAX_POSITION = 60  # of the dynasty marker
MAX_TURNS = 12  # of a generation
DYNASTIES = 3
FACE_DOWN: Final[i64] = CHRONICLE_COUNT  # a chronicle that the seat cannot name
FIRST_PILE_LEVEL: Final[i64] = 3  # §3.0 H the lower levels lie open

SETUP_PHASE: Final[i64] = 0
TURN_PHASE: Final[i64] = 2
END_PHASE: Final[i64] = 6
HERE: Final[i64] = 1
NOT_HERE: Final[i64] = 0
assert (PHASES[SETUP_PHASE], PHASES[TURN_PHASE], PHASES[END_PHASE]) == ("setup", "turn", "end")
PHASE_NUMBERS: Final = row([PHASES.index(phase) for phase in PHASE_OF_STEP])


def table_fields(seats: int) -> list[Field]:
    """Return the fields of the turn in progress."""
    return [
        *question_fields(seats, ASKS),
        Field("phase", HOT, len(PHASES)),
        Field("dynasty", UPTO, DYNASTIES),
        Field("generation", SCALED, MAX_TRACK),
        Field("turn", UPTO, MAX_TURNS),
        Field("position", SCALED, MAX_POSITION),
        Field("start", HOT, seats),
        Field("active", HOT, seats),
        Field("cards", BITS, CARD_COUNT),
        Field("card", HOT, ACTION_COUNT),
        *fields(["acted", "exchanged", "repeated", "flipped"], FLAG),
        Field("bonus", HOT, len(BONUSES)),
        Field("patron", HOT, CATEGORY_COUNT),
        *fields([f"owner/{land}" for land in LANDS], HOT, seats),
        *fields([f"built/{land}" for land in LANDS], BITS, STRUCTURE_COUNT),
        *fields([f"resource/{land}" for land in LANDS], HOT, RESOURCE_COUNT),
        *fields([f"capacity/{land}" for land in LANDS], UPTO, MAX_CAPACITY),
        *fields([f"tree/{root}/{level + 1}" for root in ROOTS for level in range(LEVELS)], HOT, ADVANCE_COUNT),
        *[field for name in pile_names() for field in pile_fields(name)],
        *fields([f"supply/{structure}" for structure in STRUCTURES], SCALED, LAND_COUNT),
        Field("pair", HOT, PAIR_COUNT),
    ]


def pile_names() -> list[str]:
    """Return the piles whose cards are face down."""
    return [f"pile/{category}-{level}" for category in CATEGORIES for level in range(FIRST_PILE_LEVEL, LEVELS + 1)]


def pile_fields(name: str) -> list[Field]:
    """Return the size of a pile, and its top card for those who have seen it."""
    return [Field(f"{name}/cards", UPTO, MAX_PILE), Field(f"{name}/top", HOT, ADVANCE_COUNT)]


def empire_fields(seat: int) -> list[Field]:
    """Return the fields of one seat's empire, in the order of its sheet."""
    at = f"seat+{seat}"
    tracks = ("final_chronicles", "chronicle_points", "wonder_points", "unrest_points", "end_points")
    return [
        *fields([f"{at}/peasants/{land}" for land in LANDS], SCALED, PEASANTS),
        *fields([f"{at}/warriors/{land}" for land in LANDS], SCALED, WARRIORS),
        *fields([f"{at}/lands", f"{at}/provinces"], BITS, LAND_COUNT),
        Field(f"{at}/capital", HOT, LAND_COUNT),
        *fields([f"{at}/{resource}" for resource in RESOURCES], SCALED, MAX_TRACK),
        Field(f"{at}/unrest", UPTO, MAX_UNREST),
        *fields([f"{at}/heritage/{category}" for category in CATEGORIES], UPTO, MAX_HERITAGE),
        Field(f"{at}/caravans", BITS, BORDER_COUNT),
        Field(f"{at}/used", BITS, CARD_COUNT),
        Field(f"{at}/selected", FLAG),
        Field(f"{at}/emphasis", HOT, CATEGORY_COUNT),
        Field(f"{at}/boxes", UPTO, MAX_TURNS),
        *fields([f"{at}/bin/{place}" for place in BINS], HOT, CHRONICLE_COUNT + 1),
        *fields([f"{at}/marker/{root}" for root in ROOTS], UPTO, LEVELS),
        Field(f"{at}/unlocked", BITS, CATEGORY_COUNT),
        Field(f"{at}/bonuses_used", BITS, len(BONUSES)),
        Field(f"{at}/bonus_turns", UPTO, MAX_TURNS),
        *fields([f"{at}/{track}" for track in tracks], SCALED, MAX_TRACK),
    ]


@final
class SandsEyes(Eyes):
    """Selected cards, dice, chronicles, piles and answers are seen by those who know them."""

    def __init__(self, s: Sands) -> None:
        self.s = s

    def fields(self) -> list[Field]:
        """Return the fields of a view in order."""
        seats = int(self.s.seats)
        found = table_fields(seats) + scene_fields(seats)
        for seat in range(seats):
            found += empire_fields(seat)
        return found

    def paint(self, s: State, seat: i64, canvas: Canvas) -> None:
        """Put the table, the scenes in progress, and the empires."""
        assert isinstance(s, Sands)
        paint_table(s, canvas)
        paint_map(s, canvas)
        paint_piles(s, seat, canvas)
        canvas.puts(s.supply, 0, STRUCTURE_COUNT)
        canvas.put(pair_of(s, seat))
        paint_scenes(s, seat, canvas)
        there: i64
        for there in range(s.seats):
            paint_empire(s, (seat + there) % s.seats, canvas, there == 0 or s.flipped)


def paint_table(s: Sands, canvas: Canvas) -> None:
    """Put the turn in progress."""
    canvas.put_question(s)
    canvas.put(phase_of(s))
    canvas.put(s.dynasty)
    canvas.put(s.generation)
    canvas.put(s.turn)
    canvas.put(s.position)
    canvas.put_seat(s.start)
    canvas.put_seat(s.active)
    canvas.put(s.todo)
    canvas.put(s.card)
    canvas.put_flag(s.acted)
    canvas.put_flag(s.exchanged)
    canvas.put_flag(s.repeated)
    canvas.put_flag(s.flipped)
    canvas.put(s.bonus)
    canvas.put(s.patron)


def paint_map(s: Sands, canvas: Canvas) -> None:
    """Put the lands and the trees."""
    canvas.put_seat_row(s.map, OWNER_AT, LAND_COUNT)
    canvas.puts(s.map, BUILT_AT, MAP - BUILT_AT)
    canvas.puts(s.trees, 0, TREES)


def paint_piles(s: Sands, seat: i64, canvas: Canvas) -> None:
    """Put the sizes of the piles, and the top cards that the seat has seen."""
    category: i64
    level: i64
    for category in range(CATEGORY_COUNT):
        for level in range(FIRST_PILE_LEVEL, LEVELS + 1):
            pile = pile_of(category, level)
            top = s.in_pile(pile, TOP)
            canvas.put(count_bits(s.in_pile(pile, UNSEEN)) + (HERE if top != NONE else NOT_HERE))
            canvas.put(top if top != NONE and knows(s.in_pile(pile, KNOWN), seat) else NONE)


def paint_empire(s: Sands, owner: i64, canvas: Canvas, is_open: bool) -> None:
    """Put one seat's empire; of cards face down only that they are there."""
    at = owner * SHEET
    canvas.puts(s.sheets, at + PEASANTS_AT, PAIR_AT - PEASANTS_AT)
    canvas.put_flag(pair_of(s, owner) != NONE)
    canvas.puts(s.sheets, at + EMPHASIS_AT, BINS_AT - EMPHASIS_AT)
    place: i64
    for place in range(BIN_COUNT):
        laid = s.sheets[at + BINS_AT + place]
        canvas.put(laid if is_open or laid == NONE else FACE_DOWN)
    canvas.puts(s.sheets, at + MARKERS_AT, ON_MAP_AT - MARKERS_AT)


def pair_of(s: Sands, owner: i64) -> i64:
    """§4.2 A Return the two cards that a seat has laid face down, NONE without."""
    top = s.top
    return top.pairs[owner] if isinstance(top, Select) else s.get(owner, PAIR_AT)


def phase_of(s: Sands) -> i64:
    """§4.0 Return what is going on."""
    frame = s.top
    while frame is not OVER:
        if isinstance(frame, Turn):
            return TURN_PHASE
        if isinstance(frame, Generation):
            return PHASE_NUMBERS[frame.step]
        if isinstance(frame, Setup):
            return SETUP_PHASE
        frame = frame.below
    return END_PHASE


def eyes(first: State) -> Eyes:
    """Return the eyes for matches that begin like this one."""
    assert isinstance(first, Sands)
    return SandsEyes(first)
