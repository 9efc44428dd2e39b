"""Set-up positions: any situation of a turn from a description; its JSON Schema is docs/positions/bronze.md."""

from __future__ import annotations

from typing import Annotated, TypeVar

import msgspec

from saecula.games.bronze import kinds, state
from saecula.games.bronze.kinds import Development, Face, Good, Monument, Phase, Ware
from saecula.games.bronze.rules.build import Build, all_free_boxes
from saecula.games.bronze.rules.course import Rounds, Turn
from saecula.games.bronze.rules.end import is_last
from saecula.games.bronze.rules.roll import ROLLS, Reroll, can_reroll
from saecula.games.bronze.rules.trade import (
    OFFER_BITS,
    Answer,
    Trade,
    is_invitation,
    most_moved,
    offers_made,
    with_amount,
)
from saecula.games.bronze.state import Bronze, new_bronze
from saecula.games.bronze.tables import BronzeTables
from saecula.games.bronze.views import PHASE_OF_STEP
from saecula.games.shapes import impossible
from saecula.kernel.frames import settle

Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
STEP_OF_PHASE = {phase: PHASE_OF_STEP.index(phase) for phase in kinds.PHASES}
MAX_WORKERS = 7 * 4 + 3 * 15  # seven dice with Masonry, and the longest row of stones


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    """One seat's pegboard and score sheet."""

    food: Small = 3
    goods: dict[Good, Small] = {}
    city_boxes: Small = 0
    monuments: dict[Monument, Small] = {}
    developments: list[Development] = []
    disasters: Annotated[int, msgspec.Meta(ge=0, le=9999)] = 0


class OpenOffer(msgspec.Struct, forbid_unknown_fields=True):
    """An offer waiting for its answer: + the active seat gives, − it receives."""

    partner: Seat
    amounts: dict[Ware, Annotated[int, msgspec.Meta(ge=-15, le=15)]] = {}
    countered: bool = False


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A situation of a turn."""

    seats: Annotated[list[Sheet], msgspec.Meta(min_length=1, max_length=4)]
    options: dict[str, bool | int | str] = {}
    round: Annotated[int, msgspec.Meta(ge=1, le=999)] = 1
    start: Seat = 0
    active: Seat | None = None
    phase: Phase = "roll"
    dice: dict[Face, Small] | None = None
    rolls_left: Annotated[int, msgspec.Meta(ge=0, le=2)] = 2
    as_food: Small = 0
    stones_spent: Small = 0
    workers: Small | None = None
    first_builders: dict[Monument, Seat] = {}
    offers_made: dict[str, Small] = {}
    deal: OpenOffer | None = None


K = TypeVar("K", bound=str)


def counts(given: dict[K, int] | None, keys: tuple[str, ...]) -> list[int]:
    """Return the numbers of a description in the order of the rows; what is not named is 0."""
    named = {str(key): count for key, count in given.items()} if given else {}
    return [named.get(key, 0) for key in keys]


def set_up(p: Position, t: BronzeTables, rules: int) -> Bronze:
    """Return the world of a description; raise a Problem if it cannot exist."""
    s = new_bronze(len(p.seats), rules, t)
    for seat, sheet in enumerate(p.seats):
        set_sheet(s, seat, sheet)
    set_first_builders(s, p)
    active = p.start if p.active is None else p.active
    if p.start >= s.seats or active >= s.seats:
        raise impossible("seat", seats=len(p.seats))
    if t.last_round and p.round > t.last_round:
        raise impossible("round", round=p.round, most=int(t.last_round))
    s.round = p.round
    s.start = p.start
    s.active = active
    s.turn = (active - p.start) % s.seats + 1
    s.ender = ender_of(s)
    check_phase(s, p)
    s.push(Rounds())
    set_turn(s, p)
    settle(s)
    return s


def ender_of(s: Bronze) -> int:
    """Return who has brought about the end: the first with all developments, else any builder; NOT_YET before."""
    for seat in [(int(s.start) + i) % int(s.seats) for i in range(int(s.seats))]:
        if s.t.early_end and s.count_developments(seat) >= s.t.last_development:
            return seat
    return int(max(list(s.first_builder))) if is_last(s) else state.NOT_YET


def check_phase(s: Bronze, p: Position) -> None:
    """Refuse what belongs to another phase, and what nobody can have come to."""
    step = STEP_OF_PHASE[p.phase]
    misplaced = {
        "as_food": p.as_food > 0 and step <= STEP_OF_PHASE["food"],
        "stones_spent": p.stones_spent > 0
        and (step < STEP_OF_PHASE["build"] or not s.has(s.active, kinds.ENGINEERING)),
        "workers": p.workers is not None and p.phase != "build",
        "deal": p.deal is not None and p.phase != "trade",
        "offers_made": bool(p.offers_made) and p.phase != "trade",
    }
    for what, wrong in misplaced.items():
        if wrong:
            raise impossible("misplaced", what=what, phase=p.phase)
    if s.ender != state.NOT_YET and s.turn == 1 and step < STEP_OF_PHASE["build"]:
        raise impossible("over")
    if p.workers is not None and p.workers > MAX_WORKERS:
        raise impossible("too-many", seat=int(s.active), what="workers", amount=p.workers, most=MAX_WORKERS)
    bought = s.count_developments(s.active) >= s.t.last_development
    if s.t.early_end and bought and step < STEP_OF_PHASE["discard"]:
        raise impossible("after-the-end", seat=int(s.active), most=int(s.t.last_development))


def set_sheet(s: Bronze, seat: int, sheet: Sheet) -> None:
    """Fill in one sheet."""
    at = seat * state.SHEET
    limits = [("food", sheet.food, int(s.t.food_most))]
    goods = counts(sheet.goods, kinds.GOODS)
    monuments = counts(sheet.monuments, kinds.MONUMENTS)
    limits += [(good, goods[i], int(s.t.good_holes[i])) for i, good in enumerate(kinds.GOODS)]
    limits.append(("city_boxes", sheet.city_boxes, int(s.t.city_boxes[kinds.NEW_CITIES - 1])))
    for i, monument in enumerate(kinds.MONUMENTS):
        limits.append((monument, monuments[i], int(s.t.monument_boxes[i]) if s.is_in_play(i) else 0))
    limits.append(("developments", len(sheet.developments), len(set(sheet.developments))))
    if s.t.early_end:
        limits.append(("developments", len(sheet.developments), int(s.t.last_development)))
    for what, amount, most in limits:
        if amount > most:
            raise impossible("too-many", seat=seat, what=what, amount=amount, most=most)
    s.sheets[at + state.FOOD_AT] = sheet.food
    for i, amount in enumerate(goods):
        s.sheets[at + state.GOODS_AT + i] = amount
    s.sheets[at + state.CITY_AT] = sheet.city_boxes
    for i, boxes in enumerate(monuments):
        s.sheets[at + state.MONUMENTS_AT + i] = boxes
    for development in sheet.developments:
        s.sheets[at + state.DEVELOPMENTS_AT] |= 1 << kinds.DEVELOPMENTS.index(development)
    s.sheets[at + state.DISASTERS_AT] = sheet.disasters


def set_first_builders(s: Bronze, p: Position) -> None:
    """Note who completed each monument first: named, or the only one who has it."""
    named = {str(monument): seat for monument, seat in p.first_builders.items()}
    for i, monument in enumerate(kinds.MONUMENTS):
        builders = [seat for seat in range(len(p.seats)) if s.is_in_play(i) and s.has_built(seat, i)]
        first = named.get(monument, builders[0] if len(builders) == 1 else state.NOT_YET)
        if builders and first == state.NOT_YET:
            raise impossible("first-builder-missing", monument=monument)
        if first != state.NOT_YET and first not in builders:
            raise impossible("first-builder", monument=monument, seat=first)
        s.first_builder[i] = first


def set_turn(s: Bronze, p: Position) -> None:
    """Lay out the dice and go to the phase."""
    step = STEP_OF_PHASE[p.phase]
    if p.dice is None:
        if p.phase != "roll":
            raise impossible("no-dice", phase=p.phase)
        s.push(Turn(0))
        return
    set_dice(s, p, step)
    if p.phase == "roll":
        s.push(Turn(1))
        if p.rolls_left > 0 and can_reroll(s):
            s.push(Reroll(s.active, 0, 0, False))
    elif p.workers is not None and p.phase == "build":
        s.push(Turn(STEP_OF_PHASE["buy"]))
        if p.workers > 0 and all_free_boxes(s, s.active) > 0:
            s.push(Build(s.active, 0, 0, False, p.workers, 0))
    elif p.phase == "trade":
        s.push(Turn(step + 1))
        set_trade(s, p)
    else:
        s.push(Turn(step))


def set_dice(s: Bronze, p: Position, step: int) -> None:
    """Lay out one die per city of the turn's beginning."""
    dice = counts(p.dice, kinds.FACES)
    cities = int(s.cities(s.active))
    shown = sum(dice)
    least = kinds.CITIES_AT_START if step >= STEP_OF_PHASE["buy"] or p.workers is not None else cities
    if not least <= shown <= cities:
        raise impossible("dice", dice=shown, cities=cities)
    for i, count in enumerate(dice):
        s.dice[i] = count
    if p.as_food > dice[kinds.EITHER2]:
        raise impossible("as-food", as_food=p.as_food, dice=dice[kinds.EITHER2])
    s.cities_rolled = shown
    s.rolls = ROLLS - p.rolls_left
    s.as_food = p.as_food
    s.stones_spent = p.stones_spent


def set_trade(s: Bronze, p: Position) -> None:
    """Go to the trade phase, perhaps to an offer that waits for its answer."""
    if s.t.offers == 0:
        raise impossible("no-trading")
    made = 0
    for seat, offers in p.offers_made.items():
        if seat not in [str(n) for n in range(len(p.seats)) if n != s.active] or offers > s.t.offers:
            raise impossible("offers", seat=seat, most=int(s.t.offers))
        made += offers << OFFER_BITS * int(seat)
    if p.deal is not None and offers_made(made, p.deal.partner) == 0:
        made += 1 << OFFER_BITS * p.deal.partner  # R50 an offer counts when it begins
    s.push(Trade(made, False))
    if p.deal is not None:
        s.push(Answer(p.deal.partner, packed_deal(s, p.deal), p.deal.countered, False))


def packed_deal(s: Bronze, deal: OpenOffer) -> int:
    """Return an offer as the rules keep it."""
    if deal.partner >= s.seats or deal.partner == s.active:
        raise impossible("partner", seat=deal.partner)
    offer = 0
    for i, amount in enumerate(counts(deal.amounts, kinds.WARES)):
        giver, receiver = (s.active, deal.partner) if amount > 0 else (deal.partner, s.active)
        if abs(amount) > most_moved(s, giver, receiver, i):
            raise impossible("deal", ware=kinds.WARES[i], amount=amount)
        offer = int(with_amount(offer, i, amount))
    if deal.countered and is_invitation(offer):
        raise impossible("empty-counter")
    return offer
