"""What a seat of a Sands match sees as planes of an action in progress: a battle, a journey, cards drawn, and so on."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saecula.games.sands.kinds import (
    ADVANCE_COUNT,
    BIN_COUNT,
    BORDER_COUNT,
    CATEGORY_COUNT,
    CITIZEN_COUNT,
    CITIZENS,
    LAND_COUNT,
    LANDS,
    LEVELS,
    STRUCTURE_COUNT,
    TREE_COUNT,
)
from saecula.games.sands.rules.advance import NextCard
from saecula.games.sands.rules.aftermath import Aftermath, Losses, NewCapital, Retreat
from saecula.games.sands.rules.battle import UNSET, Battle
from saecula.games.sands.rules.build import Build, Labor
from saecula.games.sands.rules.caravan import Caravan, ChooseHeritage, Pay
from saecula.games.sands.rules.chronicle import LayCard
from saecula.games.sands.rules.conquer import Conquer
from saecula.games.sands.rules.growth import ChooseGrowth, Leave, Relief
from saecula.games.sands.rules.journey import Moves
from saecula.games.sands.rules.loot import Loot
from saecula.games.sands.rules.muster import Muster
from saecula.games.sands.rules.roads import Permission, Request
from saecula.games.sands.rules.scoring import Evaluate
from saecula.games.sands.state import NONE, PEASANTS, Sands
from saecula.kernel.planes import BITS, FLAG, HOT, SCALED, UPTO, Canvas, Field, fields
from saecula.kernel.state import OVER

DIE_FACES = 9
MAX_STRENGTH = 255
MAX_STEPS = 12
MAX_MOVED = 255
MAX_LEFT = 60
REQUEST: Final[i64] = 0
PERMISSION: Final[i64] = 1
MOVES: Final[i64] = 2
JOURNEY_STAGES = 3
DRAWN = 2
CAME: Final[i64] = CITIZEN_COUNT * LAND_COUNT
BATTLE_FIELDS: Final[i64] = 9
JOURNEY_FIELDS: Final[i64] = 9 + CAME
DRAW_FIELDS: Final[i64] = 6
YES: Final[i64] = 1
NOTHING: Final[i64] = -1
NO: Final[i64] = 0


def scene_fields(seats: int) -> list[Field]:
    """Return the fields of what is in progress."""
    return [
        Field("battle/decided", FLAG),
        Field("battle/land", HOT, LAND_COUNT),
        *fields(["battle/attacker", "battle/defender"], HOT, seats),
        Field("battle/dice_set", BITS, 2),
        *fields(["battle/attack_die", "battle/defend_die"], HOT, DIE_FACES),
        *fields(["battle/attack_total", "battle/defend_total"], SCALED, MAX_STRENGTH),
        Field("journey/stage", HOT, JOURNEY_STAGES),
        Field("journey/seat", HOT, seats),
        *fields(["journey/asked", "journey/allowed", "journey/denied"], BITS, LAND_COUNT),
        Field("journey/raid", FLAG),
        Field("journey/steps", UPTO, MAX_STEPS),
        Field("journey/roads", BITS, LAND_COUNT),
        Field("journey/moved", SCALED, MAX_MOVED),
        *fields([f"journey/came/{citizen}/{land}" for citizen in CITIZENS for land in LANDS], SCALED, PEASANTS),
        Field("draw/seat", HOT, seats),
        Field("draw/tree", HOT, TREE_COUNT),
        Field("draw/level", UPTO, LEVELS),
        Field("draw/drawn", UPTO, DRAWN),
        *fields(["draw/first", "draw/second"], HOT, ADVANCE_COUNT),
        Field("step/land", HOT, LAND_COUNT),
        Field("step/border", HOT, BORDER_COUNT),
        Field("step/structure", HOT, STRUCTURE_COUNT),
        Field("step/bin", HOT, BIN_COUNT),
        Field("step/category", HOT, CATEGORY_COUNT),
        Field("step/done", BITS, LAND_COUNT),
        Field("step/number", SCALED, MAX_LEFT),
        Field("step/free", FLAG),
    ]


def paint_scenes(s: Sands, seat: i64, canvas: Canvas) -> None:
    """Put what is in progress: the topmost battle, journey and draw, and the step on top."""
    battle: Any = None
    journey: Any = None
    drawing: NextCard | None = None
    frame = s.top
    while frame is not OVER:
        if battle is None and isinstance(frame, (Battle, Aftermath)):
            battle = frame
        elif journey is None and isinstance(frame, (Request, Permission, Moves)):
            journey = frame
        elif isinstance(frame, NextCard):
            drawing = frame
        frame = frame.below
    paint_battle(battle, seat, canvas)
    paint_journey(s, journey, seat, canvas)
    paint_draw(drawing, seat, canvas)
    paint_step(s.top, canvas)


def paint_battle(frame: Any, seat: i64, canvas: Canvas) -> None:  # noqa: ANN401 - one of two frames
    """§5.3 A Put the attack in progress; a die under a hand only for its owner."""
    if isinstance(frame, Aftermath):
        canvas.put(YES)
        canvas.put(frame.land)
        canvas.put_seat(frame.attacker)
        canvas.put_seat(frame.defender)
        canvas.put(3)
        canvas.put(frame.attack)
        canvas.put(frame.defend)
        canvas.put(frame.attack_total)
        canvas.put(frame.defend_total)
    elif isinstance(frame, Battle):
        canvas.put(NO)
        canvas.put(frame.land)
        canvas.put_seat(frame.attacker)
        canvas.put_seat(frame.defender)
        canvas.put((YES if frame.attack != UNSET else NO) + (2 if frame.defend != UNSET else NO))
        canvas.put(frame.attack if frame.attacker == seat else NONE)
        canvas.put(frame.defend if frame.defender == seat else NONE)
        canvas.nothing(2)
    else:
        canvas.nothing(BATTLE_FIELDS)


def paint_journey(s: Sands, frame: Any, seat: i64, canvas: Canvas) -> None:  # noqa: ANN401 - one of three frames
    """§5.4, §5.9 Put the movement in progress; answers only for the lands of the seat."""
    if isinstance(frame, Moves):
        canvas.put(MOVES)
        canvas.put_seat(frame.seat)
        canvas.nothing(3)
        canvas.put_flag(frame.raid)
        canvas.put(frame.steps)
        canvas.put(frame.roads)
        canvas.put(frame.taken)
        canvas.puts(frame.came, 0, CAME)
    elif isinstance(frame, Permission):
        own = s.lands(seat)
        canvas.put(PERMISSION)
        canvas.put_seat(frame.seat)
        canvas.put(frame.asked)
        canvas.put(frame.allowed & own)
        canvas.put(frame.denied & own)
        canvas.nothing(JOURNEY_FIELDS - 5)
    elif isinstance(frame, Request):
        canvas.put(REQUEST)
        canvas.put_seat(frame.seat)
        canvas.put(frame.asked)
        canvas.nothing(JOURNEY_FIELDS - 3)
    else:
        canvas.nothing(JOURNEY_FIELDS)


def paint_draw(frame: NextCard | None, seat: i64, canvas: Canvas) -> None:
    """§5.7 Put the draw in progress; the cards only for the one who draws."""
    if frame is None:
        canvas.nothing(DRAW_FIELDS)
        return
    canvas.put_seat(frame.seat)
    canvas.put(frame.tree)
    canvas.put(frame.level)
    canvas.put((YES if frame.first != NONE else NO) + (YES if frame.second != NONE else NO))
    canvas.put(frame.first if frame.seat == seat else NONE)
    canvas.put(frame.second if frame.seat == seat else NONE)


def paint_step(top: Any, canvas: Canvas) -> None:  # noqa: ANN401 - whichever frame asks
    """Put the numbers of the frame that asks: where, what, what is done, how many are left."""
    border: i64 = top.border if isinstance(top, (Pay, ChooseHeritage)) else NOTHING
    structure: i64 = top.structure if isinstance(top, Labor) else NOTHING
    place: i64 = top.place if isinstance(top, LayCard) else NOTHING
    category: i64 = top.category if isinstance(top, Evaluate) else NOTHING
    canvas.put(top.land if isinstance(top, (Losses, Retreat, NewCapital, Relief, Leave, Conquer, Labor)) else NOTHING)
    canvas.put(border)
    canvas.put(structure)
    canvas.put(place)
    canvas.put(category)
    canvas.put(done_by(top))
    canvas.put(number_of(top))
    canvas.put_flag(isinstance(top, Caravan) and top.free)


def done_by(top: Any) -> i64:  # noqa: ANN401 - whichever frame asks
    """Return the lands in which a step has done something."""
    if isinstance(top, Muster):
        return top.done
    if isinstance(top, ChooseGrowth):
        return top.grown
    return top.looted if isinstance(top, Loot) else NO


def number_of(top: Any) -> i64:  # noqa: ANN401 - whichever frame asks; a table of types
    """Return how many are left of a step, or how far it has come."""
    if isinstance(top, Losses):
        return top.number - top.taken
    if isinstance(top, Conquer):
        return top.stage
    if isinstance(top, (Build, Caravan)):
        return top.left
    if isinstance(top, Labor):
        return top.cost
    if isinstance(top, Muster):
        return top.added
    if isinstance(top, ChooseGrowth):
        return top.peasants
    return top.scored if isinstance(top, Evaluate) else NO
