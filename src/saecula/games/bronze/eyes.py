"""What a seat of a Bronze match sees as planes: the table, the turn, the trade in progress, and every sheet."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saecula.games.bronze.kinds import (
    DEVELOPMENT_COUNT,
    FACE_COUNT,
    FACES,
    GOODS,
    MAX_DICE,
    MONUMENT_COUNT,
    MONUMENTS,
    WARE_COUNT,
    WARES,
)
from saecula.games.bronze.rules.build import Build
from saecula.games.bronze.rules.buy import dice_coins
from saecula.games.bronze.rules.collect import workers_rolled
from saecula.games.bronze.rules.course import TURN, turn_step
from saecula.games.bronze.rules.roll import ROLLS
from saecula.games.bronze.rules.trade import NO_OFFER, Answer, Offer, Trade, amount_of, offers_made
from saecula.games.bronze.state import SHEET, Bronze
from saecula.games.bronze.words import ASKS, MAX_AMOUNT
from saecula.kernel.planes import BITS, FLAG, HOT, SCALED, UPTO, Canvas, Eyes, Field, fields, question_fields
from saecula.kernel.state import OVER, State

MAX_ROUNDS = 60
MAX_MARKED = 255  # disasters, workers, coins
MAX_OFFERS = 9
NONE: Final[i64] = 0


def sheet_fields(s: Bronze, seat: int) -> list[Field]:
    """Return the fields of one seat's sheet, in the order of its row."""
    at = f"seat+{seat}"
    goods = [Field(f"{at}/goods/{good}", UPTO, int(s.t.good_holes[i])) for i, good in enumerate(GOODS)]
    monuments = [Field(f"{at}/boxes/{name}", UPTO, int(s.t.monument_boxes[i])) for i, name in enumerate(MONUMENTS)]
    return [
        Field(f"{at}/food", UPTO, int(s.t.food_most)),
        *goods,
        Field(f"{at}/city_boxes", UPTO, int(max(s.t.city_boxes))),
        *monuments,
        Field(f"{at}/developments", BITS, DEVELOPMENT_COUNT),
        Field(f"{at}/disasters", SCALED, MAX_MARKED),
        Field(f"{at}/offers_made", UPTO, MAX_OFFERS),
    ]


@final
class BronzeEyes(Eyes):
    """Everything lies open."""

    def __init__(self, s: Bronze) -> None:
        self.s = s

    def fields(self) -> list[Field]:
        """Return the fields of a view in order."""
        seats = int(self.s.seats)
        found = [
            *question_fields(seats, ASKS),
            Field("phase", HOT, len(TURN)),
            Field("round", SCALED, MAX_ROUNDS),
            Field("start", HOT, seats),
            Field("active", HOT, seats),
            Field("ender", HOT, seats),
            Field("hand", UPTO, MAX_DICE),
            Field("rolls", UPTO, int(ROLLS)),
            Field("as_food", UPTO, MAX_DICE),
            Field("workers", SCALED, MAX_MARKED),
            Field("coins", SCALED, MAX_MARKED),
            *fields([f"dice/{face}" for face in FACES], UPTO, MAX_DICE),
            *fields([f"first_builder/{monument}" for monument in MONUMENTS], HOT, seats),
            Field("trade/open", FLAG),
            Field("trade/partner", HOT, seats),
            Field("trade/countered", FLAG),
            Field("trade/named", UPTO, WARE_COUNT),
            *fields([f"trade/amount/{ware}" for ware in WARES], HOT, 2 * MAX_AMOUNT + 1),
        ]
        for seat in range(seats):
            found += sheet_fields(self.s, seat)
        return found

    def paint(self, s: State, seat: i64, canvas: Canvas) -> None:
        """Put the table, the turn, the trade and the sheets."""
        assert isinstance(s, Bronze)
        canvas.put_question(s)
        canvas.put(turn_step(s))
        canvas.put(s.round)
        canvas.put_seat(s.start)
        canvas.put_seat(s.active)
        canvas.put_seat(s.ender)
        canvas.put(s.hand)
        canvas.put(s.rolls)
        canvas.put(s.as_food)
        canvas.put(workers_left(s))
        canvas.put(dice_coins(s, s.active))
        canvas.puts(s.dice, 0, FACE_COUNT)
        canvas.put_seat_row(s.first_builder, 0, MONUMENT_COUNT)
        made = paint_trade(s, canvas)
        there: i64
        for there in range(s.seats):
            other = (seat + there) % s.seats
            canvas.puts(s.sheets, other * SHEET, SHEET)
            canvas.put(offers_made(made, other))


def workers_left(s: Bronze) -> i64:
    """Return the boxes that the active seat may still mark."""
    top = s.top
    return top.boxes - top.taken if isinstance(top, Build) else workers_rolled(s, s.active, s.as_food)


def paint_trade(s: Bronze, canvas: Canvas) -> i64:
    """Put the negotiation in progress; return how many offers each seat has received, packed."""
    top = s.top
    partner: i64 = -1
    offer: i64 = 0
    named: i64 = 0
    countered = False
    if isinstance(top, Offer):
        partner, offer, named, countered = top.partner, top.offer, top.ware, top.against != NO_OFFER
    elif isinstance(top, Answer):
        partner, offer, named, countered = top.partner, top.offer, WARE_COUNT, top.countered
    below = trade_below(s)
    canvas.put_flag(below is not None)
    canvas.put_seat(partner)
    canvas.put_flag(countered)
    canvas.put(named)
    ware: i64
    for ware in range(named):
        canvas.put(amount_of(offer, ware) + MAX_AMOUNT)
    canvas.nothing(WARE_COUNT - named)
    return below.made if below is not None else NONE


def trade_below(s: Bronze) -> Trade | None:
    """Return the trade in progress."""
    frame = s.top
    while frame is not OVER:
        if isinstance(frame, Trade):
            return frame
        frame = frame.below
    return None


def eyes(first: State) -> Eyes:
    """Return the eyes for matches that begin like this one."""
    assert isinstance(first, Bronze)
    return BronzeEyes(first)
