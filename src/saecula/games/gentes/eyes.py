"""What a seat of a Gentes match sees as planes: the board, the main action in progress, and every mat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from saecula.games.gentes.kinds import (
    BONUS_COUNT,
    BONUSES,
    CARD_COUNT,
    CITY_COUNT,
    EFFECT_COUNT,
    EFFECTS,
    EPOCHS,
    GROUP_COUNT,
    GROUPS,
    MARK_COUNT,
    MARKET,
    MARKS,
    MAX_CARDS_TAKEN,
    MAX_PER_AREA,
    MAX_PER_GROUP,
    MAX_PRICE,
    PHASES,
    POINT_PARTS,
    REGION_COUNT,
    ROUNDS,
    SOURCE_COUNT,
    SPACE_COUNT,
    TILE_COUNT,
    TOWN_COUNT,
)
from saecula.games.gentes.rules.action import MainAction
from saecula.games.gentes.rules.activate import Activate
from saecula.games.gentes.rules.effects import Effects
from saecula.games.gentes.rules.philosopher import Train
from saecula.games.gentes.rules.scribe import Take
from saecula.games.gentes.state import (
    HAND_AT,
    MARKS_AT,
    MAT,
    PACKED_BITS,
    PART_COUNT,
    PLAYED_AT,
    POINTS_AT,
    PRINTED_AT,
    Gentes,
    count_bits,
)
from saecula.games.gentes.words import ASKS
from saecula.kernel.planes import BITS, FLAG, HOT, SCALED, UPTO, Canvas, Eyes, Field, fields, question_fields
from saecula.kernel.state import OVER

if TYPE_CHECKING:
    from saecula.kernel.state import State

MAX_COINS = 255
MAX_PRINTED = 30  # people or symbols on the cards before one seat
MAX_TRAINED = 8
MAX_EFFECT = 12
MAX_MORE = 24  # cities beside one of each region
MIN_POINTS = -127
MAX_POINTS = 128
ACTION_FIELDS: Final[i64] = 17 + EFFECT_COUNT
ACTIVATION_FIELDS: Final[i64] = 9


def mat_fields(seat: int, fields_of_time: int) -> list[Field]:
    """Return the fields of one seat's mat, in the order of its row; of another's hand only the number of cards."""
    at = f"seat+{seat}"
    hand = Field(f"{at}/hand", BITS, CARD_COUNT) if seat == 0 else Field(f"{at}/hand_open", BITS, CARD_COUNT)
    return [
        *fields([f"{at}/people/{group}" for group in GROUPS], UPTO, MAX_PER_GROUP),
        *fields([f"{at}/temple", f"{at}/oracle"], UPTO, MAX_PER_AREA),
        Field(f"{at}/coins", SCALED, MAX_COINS),
        *fields([f"{at}/cubes", f"{at}/singles", f"{at}/doubles"], UPTO, fields_of_time),
        Field(f"{at}/tiles", BITS, TILE_COUNT),
        hand,
        *fields([f"{at}/played", f"{at}/spent"], BITS, CARD_COUNT),
        Field(f"{at}/spaces", BITS, SPACE_COUNT),
        Field(f"{at}/tired", BITS, TOWN_COUNT),
        Field(f"{at}/bonuses", BITS, BONUS_COUNT),
        *fields([f"{at}/printed/{group}" for group in GROUPS], UPTO, MAX_PRINTED),
        *fields([f"{at}/symbols/{mark}" for mark in MARKS], UPTO, MAX_PRINTED),
        *[Field(f"{at}/points/{part}", SCALED, MAX_POINTS, MIN_POINTS) for part in POINT_PARTS],
        Field(f"{at}/hand_size", UPTO, CARD_COUNT),
    ]


def action_fields() -> list[Field]:
    """Return the fields of the main action in progress."""
    return [
        Field("action", FLAG),
        Field("action/source", HOT, SOURCE_COUNT),
        Field("action/price", UPTO, MAX_PRICE),
        Field("action/helpers", BITS, TOWN_COUNT),
        Field("action/doubles", UPTO, MAX_PRICE),
        Field("action/groups", BITS, GROUP_COUNT),
        Field("action/card", HOT, CARD_COUNT),
        Field("train", FLAG),
        *fields([f"train/{name}" for name in ("more", "trained", "dear", "odd")], UPTO, MAX_TRAINED),
        Field("take/taken", UPTO, MAX_CARDS_TAKEN),
        Field("take/reach", UPTO, MARKET),
        Field("take/piled", FLAG),
        Field("effects", FLAG),
        Field("effects/now", HOT, EFFECT_COUNT),
        *fields([f"effects/{effect}" for effect in EFFECTS], UPTO, MAX_EFFECT),
    ]


def activation_fields(seats: int) -> list[Field]:
    """Return the fields of one seat's activation in progress."""
    return [
        Field("activation/seat", HOT, seats),
        Field("activation/regions", BITS, REGION_COUNT),
        Field("activation/cities", BITS, CITY_COUNT),
        Field("activation/more", UPTO, MAX_MORE),
        *fields(["activation/given/temple", "activation/given/oracle"], UPTO, MAX_MORE),
        *fields(["activation/exchanged_once", "activation/exchanged_twice"], BITS, CARD_COUNT),
        Field("activation/closed", FLAG),
    ]


@final
class GentesEyes(Eyes):
    """Everything lies open but the hands of the others, unless the match lays them open too."""

    def __init__(self, s: Gentes) -> None:
        self.s = s

    def fields(self) -> list[Field]:
        """Return the fields of a view in order."""
        seats = int(self.s.seats)
        found = [
            *question_fields(seats, ASKS),
            Field("round", UPTO, ROUNDS),
            Field("epoch", HOT, EPOCHS),
            Field("phase", HOT, len(PHASES)),
            Field("start", HOT, seats),
            Field("active", HOT, seats),
            *fields([f"market/{place}" for place in range(MARKET)], HOT, CARD_COUNT),
            *fields([f"column/{column}" for column in range(GROUP_COUNT)], HOT, GROUP_COUNT),
            *fields(["stock", "pile", "revealed"], BITS, CARD_COUNT),
            Field("tiles", BITS, TILE_COUNT),
            *fields([f"bonuses/{bonus}" for bonus in BONUSES], UPTO, seats),
            *action_fields(),
            *activation_fields(seats),
        ]
        for seat in range(seats):
            found += mat_fields(seat, int(self.s.t.fields))
        return found

    def paint(self, s: State, seat: i64, canvas: Canvas) -> None:
        """Put the board, what is in progress, and the mats."""
        assert isinstance(s, Gentes)
        canvas.put_question(s)
        canvas.put(s.round)
        canvas.put(s.epoch)
        canvas.put(s.phase)
        canvas.put_seat(s.start)
        canvas.put_seat(s.active)
        canvas.puts(s.market, 0, MARKET)
        canvas.puts(s.columns, 0, GROUP_COUNT)
        canvas.put(s.stock)
        canvas.put(s.pile)
        canvas.put(s.revealed)
        canvas.put(s.tiles)
        canvas.put_packed(s.bonuses, PACKED_BITS, BONUS_COUNT)
        paint_action(s, canvas)
        paint_activation(s, canvas)
        there: i64
        for there in range(s.seats):
            paint_mat(s, (seat + there) % s.seats, canvas, there == 0 or s.t.open_hands)


def paint_mat(s: Gentes, of: i64, canvas: Canvas, is_open: bool) -> None:
    """Put one seat's mat."""
    at = of * MAT
    hand = s.mats[at + HAND_AT]
    canvas.puts(s.mats, at, HAND_AT)
    canvas.put(hand if is_open else COVERED)
    canvas.puts(s.mats, at + PLAYED_AT, PRINTED_AT - PLAYED_AT)
    canvas.put_packed(s.mats[at + PRINTED_AT], PACKED_BITS, GROUP_COUNT)
    canvas.put_packed(s.mats[at + MARKS_AT], PACKED_BITS, MARK_COUNT)
    canvas.puts(s.mats, at + POINTS_AT, PART_COUNT)
    canvas.put(count_bits(hand))


def paint_action(s: Gentes, canvas: Canvas) -> None:
    """Put the main action in progress."""
    train: Train | None = None
    take: Take | None = None
    effects: Effects | None = None
    frame = s.top
    while frame is not OVER and not isinstance(frame, MainAction):
        if isinstance(frame, Train):
            train = frame
        elif isinstance(frame, Take):
            take = frame
        elif isinstance(frame, Effects):
            effects = frame
        frame = frame.below
    if frame is OVER:
        canvas.nothing(ACTION_FIELDS)
        return
    canvas.put_flag(True)
    canvas.put(s.source)
    canvas.put(s.price)
    canvas.put(s.helpers)
    canvas.put(s.doubles)
    canvas.put(s.trained)
    canvas.put(s.card)
    canvas.put_flag(train is not None)
    if train is None:
        canvas.nothing(4)
    else:
        canvas.put(train.more)
        canvas.put(train.trained)
        canvas.put(train.dear)
        canvas.put(train.odd)
    if take is None:
        canvas.nothing(3)
    else:
        canvas.put(take.taken)
        canvas.put(take.reach)
        canvas.put_flag(take.piled)
    canvas.put_flag(effects is not None)
    if effects is None:
        canvas.nothing(1 + EFFECT_COUNT)
    else:
        canvas.put(effects.now)
        canvas.puts(effects.left, 0, EFFECT_COUNT)


def paint_activation(s: Gentes, canvas: Canvas) -> None:
    """Put one seat's activation in progress."""
    frame = s.top
    while frame is not OVER:
        if isinstance(frame, Activate):
            canvas.put_seat(frame.seat)
            canvas.put(frame.regions)
            canvas.put(frame.cities)
            canvas.put(frame.more)
            canvas.put_packed(frame.given, PACKED_BITS, 2)
            canvas.put(frame.once)
            canvas.put(frame.twice)
            canvas.put_flag(frame.closed)
            return
        frame = frame.below
    canvas.nothing(ACTIVATION_FIELDS)


COVERED: Final[i64] = 0


def eyes(first: State) -> Eyes:
    """Return the eyes for matches that begin like this one."""
    assert isinstance(first, Gentes)
    return GentesEyes(first)
