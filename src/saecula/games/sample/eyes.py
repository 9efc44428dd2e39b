"""What a seat of a sample match sees as planes: the deck, what lies away, and every stall."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saecula.games.sample.kinds import LANTERN_COUNT, LANTERNS
from saecula.games.sample.rules.show import UNSET, Show
from saecula.games.sample.rules.turn import Drop
from saecula.games.sample.state import Sample
from saecula.games.sample.words import ASKS
from saecula.kernel.piles import UNKNOWN
from saecula.kernel.planes import FLAG, HOT, SCALED, UPTO, Canvas, Eyes, Field, fields, question_fields
from saecula.kernel.state import OVER, State

MAX_ROUNDS = 20
MAX_CARDS = 60
MAX_COINS = 100
MAX_LAMPS = 10
NOTHING: Final[i64] = -1


def stall_fields(seat: int) -> list[Field]:
    """Return the fields of one stall; of another's hand what the seat has seen go there."""
    at = f"seat+{seat}"
    return [
        Field(f"{at}/coins", SCALED, MAX_COINS),
        Field(f"{at}/lamps", UPTO, MAX_LAMPS),
        Field(f"{at}/cards", SCALED, MAX_CARDS),
        *fields([f"{at}/hand/{lantern}" for lantern in LANTERNS], SCALED, MAX_CARDS),
        Field(f"{at}/has_shown", FLAG),
    ]


@final
class SampleEyes(Eyes):
    """Hands, the deck and what is laid face down are seen by those who know them."""

    def __init__(self, s: Sample) -> None:
        self.seats: Final = int(s.seats)

    def fields(self) -> list[Field]:
        """Return the fields of a view in order."""
        found = [
            *question_fields(self.seats, ASKS),
            Field("round", UPTO, MAX_ROUNDS),
            Field("active", HOT, self.seats),
            Field("deck", SCALED, MAX_CARDS),
            Field("top", HOT, LANTERN_COUNT),
            *fields([f"away/{lantern}" for lantern in LANTERNS], SCALED, MAX_CARDS),
            Field("shown", HOT, LANTERN_COUNT),
            *fields([f"aside/{lantern}" for lantern in LANTERNS], SCALED, MAX_CARDS),
        ]
        for seat in range(self.seats):
            found += stall_fields(seat)
        return found

    def paint(self, s: State, seat: i64, canvas: Canvas) -> None:
        """Put the deck, what the seat has laid down, and the stalls."""
        assert isinstance(s, Sample)
        canvas.put_question(s)
        canvas.put(s.round)
        canvas.put_seat(s.active)
        canvas.put(s.deck.size())
        top: i64 = s.deck.top_known_to(seat)
        canvas.put(top if top != UNKNOWN else NOTHING)
        canvas.puts(s.away, 0, LANTERN_COUNT)
        showing = s.top
        canvas.put(showing.shown[seat] if isinstance(showing, Show) else NOTHING)
        paint_aside(s, seat, canvas)
        there: i64
        for there in range(s.seats):
            owner = (seat + there) % s.seats
            canvas.put(s.coins[owner])
            canvas.put(s.lamps[owner])
            canvas.put(s.hand_size(owner))
            if owner == seat:
                canvas.puts(s.hands, owner * LANTERN_COUNT, LANTERN_COUNT)
            else:
                canvas.puts(s.known, s.known_at(seat, owner, 0), LANTERN_COUNT)
            canvas.put_flag(isinstance(showing, Show) and showing.shown[owner] != UNSET)


def paint_aside(s: Sample, seat: i64, canvas: Canvas) -> None:
    """§3.3 Put the lanterns that the seat has laid aside so far."""
    frame = s.top
    while frame is not OVER:
        if isinstance(frame, Drop) and frame.seat == seat:
            canvas.puts(frame.aside, 0, LANTERN_COUNT)
            return
        frame = frame.below
    canvas.nothing(LANTERN_COUNT)


def eyes(first: State) -> Eyes:
    """Return the eyes for matches that begin like this one."""
    assert isinstance(first, Sample)
    return SampleEyes(first)
