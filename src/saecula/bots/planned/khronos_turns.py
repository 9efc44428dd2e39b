"""Turns of Khronos: a beam of plans judged by the value, and what the others would answer by rules of thumb."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from saecula.bots.planned.khronos_judge import JUDGE
from saecula.bots.planned.planner import Plan, go_on, outcome
from saecula.games.khronos.advice import after, is_twin_travel, plan, promising
from saecula.games.khronos.kinds import CARD_COUNT, RANKS
from saecula.games.khronos.rules.build import Place
from saecula.games.khronos.rules.cards import Prepare
from saecula.games.khronos.rules.course import Act
from saecula.games.khronos.state import Khronos
from saecula.games.khronos.words import TAKE, TRAVEL, TURN_PURSE
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.choices import Choices
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.state import AT_END, BY_NATURE, DONE, NATURE
from saecula.kernel.title import EVEN

if TYPE_CHECKING:
    from saecula.bots.planned.value import Value

DEPTH = 4  # actions of one plan
WIDTH = 5  # plans that are followed further …
AWAY = 4  # … and travels
SITES = 2  # for one tile, that are thought through
STEPS_MOST = 400  # until a seat is asked for actions


@dataclass
class Turn:
    """A way through a turn: where it has come to, what is chosen at which question, and what its end is worth."""

    s: Khronos
    liked: int  # by rules of thumb
    way: tuple[tuple[int, int], ...] = ()  # a question as seen, and the choice there
    end: Khronos | None = None
    worth: float = 0.0


@dataclass
class TurnPlan(Plan):
    """A plan that knows all of its choices."""

    way: tuple[tuple[int, int], ...] = field(default=())


def seen(s: Khronos, seat: int) -> int:
    """Return a number for what a seat sees when it is asked something in its turn."""
    top = s.top
    tile = int(top.tile + top.era * CARD_COUNT * RANKS) if isinstance(top, Place) else -1
    own = tuple(s.hands[seat * CARD_COUNT : (seat + 1) * CARD_COUNT])
    return hash((tile, int(s.round), own, tuple(s.board), tuple(s.eras), tuple(s.money), tuple(s.played)))


def turns(s: Khronos, seat: int, value: Value, rng: Rng) -> list[Turn]:
    """§II Return many ways to use a turn, the empty one among them, the best first."""
    every = [judged(Turn(s, 0), seat, value, rng)]
    front = list(every)
    known = {seen(s, seat)}
    for _ in range(DEPTH):
        found: list[Turn] = []
        away: list[Turn] = []
        for turn in front:
            if isinstance(turn.s.top, Act) and turn.s.active == seat:
                go_further(turn, seat, found, away)
        front = []
        for ways, most in ((found, WIDTH), (away, AWAY)):
            new = [judged(way, seat, value, rng) for way in ways if is_new(way, seat, known)]
            new.sort(key=lambda turn: -turn.worth)
            every += new
            front += new[:most]
    every.sort(key=lambda turn: -turn.worth)
    return every


def is_new(turn: Turn, seat: int, known: set[int]) -> bool:
    """Say whether no other order of actions has led here."""
    here = seen(turn.s, seat)
    if here in known:
        return False
    known.add(here)
    return True


def judged(turn: Turn, seat: int, value: Value, rng: Rng) -> Turn:
    """End a turn here, and judge."""
    turn.end = ended(turn.s, seat, rng)
    turn.worth = outcome(value, turn.end, seat)
    return turn


def go_further(turn: Turn, seat: int, found: list[Turn], away: list[Turn]) -> None:
    """§II Try every action; of each tile the places that rules of thumb like best."""
    s = turn.s
    out = Choices()
    s.top.choices(s, seat, out)
    here = seen(s, seat)
    for choice in out.as_list():
        way = (*turn.way, (here, choice))
        if TAKE.has(choice):
            found += best_sites(s, seat, choice, way)
        elif TRAVEL.has(choice):
            if not is_twin_travel(s, seat, choice):
                away.append(gone(s, seat, choice, way))
        elif choice != DONE and not TURN_PURSE.has(choice):
            found.append(gone(s, seat, choice, way))


def best_sites(s: Khronos, seat: int, choice: int, way: tuple[tuple[int, int], ...]) -> list[Turn]:
    """§2.1 Take a tile, and lay it where rules of thumb like it best."""
    taken = s.clone()
    play(taken, seat, choice)
    if not isinstance(taken.top, Place):
        return []
    here = seen(taken, seat)
    sites = promising(taken, taken.top, seat).as_list()
    laid = [gone(taken, seat, site, (*way, (here, site))) for site in sites]
    laid.sort(key=lambda turn: -turn.liked)
    return laid[:SITES]


def gone(s: Khronos, seat: int, choice: int, way: tuple[tuple[int, int], ...]) -> Turn:
    """Return the turn after a choice and all it brings about."""
    node = after(s, seat, choice, choice)
    return Turn(node.s, int(node.liked), way)


def ended(s: Khronos, seat: int, rng: Rng) -> Khronos:
    """§III, §IV Return the world after a turn that ends here; what is asked on the way, rules of thumb answer."""
    twin = s.clone()
    if isinstance(twin.top, Act) and twin.active == seat:
        play(twin, seat, DONE)
    go_on(JUDGE, twin, seat, rng, far=False)
    return twin


def replied(turn: Turn, seat: int, worlds: int, chance: Chance) -> TurnPlan:
    """Return a turn with what the others answer in some worlds: for all turns the same ones, as far as possible."""
    ends = [answered(turn.s, seat, Rng(chance, n + 1)) for n in range(worlds)] if worlds else [turn.end or turn.s]
    way = (*turn.way, (seen(turn.s, seat), DONE))
    return TurnPlan(way[0][1], list(ends), [1.0] * len(ends), way=way)


def answered(s: Khronos, seat: int, rng: Rng) -> Khronos:
    """§turn Deal the others' cards anew, end the turn, and let the others have theirs."""
    twin = JUDGE.title.resample(s, seat, rng, EVEN)
    assert isinstance(twin, Khronos)  # noqa: S101 - tells the type checker
    twin = ended(twin, seat, rng)
    while twin.owed != AT_END and twin.active != seat:
        twin = thumb_turn(twin, int(twin.active), rng)
    return twin


def thumb_turn(s: Khronos, seat: int, rng: Rng, *, prepared_only: bool = False) -> Khronos:
    """§turn Return the world after a turn by rules of thumb, planned once, without an exchange of cards."""
    twin = s.clone()
    for _ in range(STEPS_MOST):
        if isinstance(twin.top, Act) or twin.owed == AT_END or twin.active != seat:
            break
        if twin.owed == BY_NATURE:
            play(twin, NATURE, draw(twin, rng.below(1 << 30)))
        elif isinstance(twin.top, Prepare):
            play(twin, seat, DONE)
        else:
            asked = to_act(twin)[0]
            play(twin, asked, JUDGE.title.advice(twin, asked, choices(twin, asked), rng))
    if prepared_only or not isinstance(twin.top, Act):
        return twin
    return ended(plan(twin, seat).s, seat, rng)
