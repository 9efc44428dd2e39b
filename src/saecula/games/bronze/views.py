"""What a seat may see of a Bronze match. Everything lies open: all seats see the same."""

from __future__ import annotations

from typing import Any

from saecula.games.bronze.kinds import DEVELOPMENTS, FACES, GOODS, MONUMENTS, WARES, Phase, ScorePart
from saecula.games.bronze.rules.build import Build
from saecula.games.bronze.rules.buy import dice_coins
from saecula.games.bronze.rules.collect import workers_rolled
from saecula.games.bronze.rules.course import turn_step
from saecula.games.bronze.rules.end import bonus_points, development_points, is_last, monument_points
from saecula.games.bronze.rules.roll import ROLLS
from saecula.games.bronze.rules.trade import Answer, Offer, Trade, amount_of, most_moved, offers_made
from saecula.games.bronze.schema import BronzeView, DealView, SheetView, TradeView
from saecula.games.bronze.state import NOT_YET, Bronze
from saecula.kernel.state import OVER

PHASE_OF_STEP: tuple[Phase, ...] = (
    "roll",
    "lead",
    "goods",
    "food",
    "food",
    "feed",
    "disasters",
    "trade",
    "build",
    "build",
    "buy",
    "discard",
)


def view(s: Bronze, seat: int) -> BronzeView:
    """Build the picture of the table, which is the same for every seat."""
    step = turn_step(s)
    return {
        "round": int(s.round),
        "start": int(s.start),
        "active": int(s.active) if step >= 0 else None,
        "phase": PHASE_OF_STEP[step] if step >= 0 else None,
        "last_round": bool(is_last(s)) or 0 < s.t.last_round <= s.round,
        "dice": dict(zip(FACES, list(s.dice), strict=True)),
        "hand": int(s.hand),
        "rolls_left": int(ROLLS - s.rolls),
        "as_food": int(s.as_food),
        "workers": workers_left(s),
        "coins": int(dice_coins(s, s.active)),
        "first_builders": {
            monument: None if s.first_builder[i] == NOT_YET else int(s.first_builder[i])
            for i, monument in enumerate(MONUMENTS)
        },
        "trade": trade_view(s),
        "seats": [sheet_view(s, seat) for seat in range(int(s.seats))],
    }


def workers_left(s: Bronze) -> int:
    """Return the boxes the active seat may still mark in this turn."""
    top = s.top
    if isinstance(top, Build):
        return int(top.boxes - top.taken)
    return int(workers_rolled(s, s.active, s.as_food))


def sheet_view(s: Bronze, seat: int) -> SheetView:
    """Build one seat's pegboard and score sheet."""
    stacks, marked, built = s.stacks(seat), s.marked(seat), s.built(seat)
    owned = s.developments(seat)
    scored = parts(s, seat)
    return {
        "food": int(s.food(seat)),
        "goods": dict(zip(GOODS, list(stacks), strict=True)),
        "worth": {good: int(s.t.worth(i, stacks[i])) for i, good in enumerate(GOODS)},
        "cities": int(s.cities(seat)),
        "city_boxes": int(s.city_boxes(seat)),
        "monuments": dict(zip(MONUMENTS, list(marked), strict=True)),
        "built": {monument: int(s.monument_points(seat, i)) for i, monument in enumerate(MONUMENTS) if built >> i & 1},
        "developments": [development for i, development in enumerate(DEVELOPMENTS) if owned >> i & 1],
        "disasters": -scored["disasters"],
        "points": sum(scored.values()),
        "parts": scored,
    }


def parts(s: Bronze, seat: int) -> dict[ScorePart, int]:
    """Return the parts of a score."""
    return {
        "developments": int(development_points(s, seat)),
        "monuments": int(monument_points(s, seat)),
        "bonus": int(bonus_points(s, seat)),
        "disasters": -int(s.disasters(seat)),
    }


def trade_view(s: Bronze) -> TradeView | None:
    """Build the negotiation in progress: the partner, the amounts named so far, and what could change hands."""
    frame: Any = s.top
    made: dict[str, int] | None = None
    deal: DealView | None = None
    while frame is not OVER:
        if isinstance(frame, Trade):
            made = {str(seat): int(offers_made(frame.made, seat)) for seat in range(int(s.seats)) if seat != s.active}
        elif isinstance(frame, (Offer, Answer)) and deal is None:
            named = int(frame.ware) if isinstance(frame, Offer) else len(WARES)
            countered = frame.against >= 0 if isinstance(frame, Offer) else frame.countered
            deal = {
                "partner": int(frame.partner),
                "countered": bool(countered),
                "named": {ware: int(amount_of(frame.offer, i)) for i, ware in enumerate(WARES[:named])},
                "gives_most": {ware: int(most_moved(s, s.active, frame.partner, i)) for i, ware in enumerate(WARES)},
                "gets_most": {ware: int(most_moved(s, frame.partner, s.active, i)) for i, ware in enumerate(WARES)},
            }
        frame = frame.below
    return None if made is None else {"made": made, "deal": deal}
