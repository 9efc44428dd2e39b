"""Turns of Khronos: a beam search judged by the value, and rollouts by rules of thumb."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from mypy_extensions import i64

from saecula.games.khronos.bots.native.features import FEATURE_COUNT, Survey
from saecula.games.khronos.kinds import CARD_COUNT, RANKS
from saecula.games.khronos.rules.build import Place
from saecula.games.khronos.rules.cards import Prepare
from saecula.games.khronos.rules.course import Act
from saecula.games.khronos.rules.taxes import LAST_ROUND
from saecula.games.khronos.state import Khronos
from saecula.games.khronos.thumb import plans
from saecula.games.khronos.thumb.advise import advise
from saecula.games.khronos.thumb.places import promising_places
from saecula.games.khronos.thumb.plans import KnownOutcomes, PlanNode
from saecula.games.khronos.words import TAKE, TRAVEL, TURN_PURSE
from saecula.kernel.chance import Chance, Rng, scramble
from saecula.kernel.choices import Choices
from saecula.kernel.frames import add_choices, lowest, play
from saecula.kernel.state import AT_END, BY_NATURE, DONE, NATURE

MAX_ACTIONS: Final = 4
USUAL_BEAM: Final = (6, 4, 4)
MAX_STEPS: Final[i64] = 400  # of one turn
RANDOM_RANGE: Final = 1 << 30
MIN_COINS: Final = -1e9
RolloutBeam: TypeAlias = tuple[int, int]  # plans and travels followed by rules of thumb
BeamWidths: TypeAlias = tuple[int, int, int]  # plans and travels followed, and places for one tile


@final
class CandidateTurn:
    """A line of choices in a turn: where it has led, and the value of ending the turn there."""

    s: Khronos
    way: tuple[tuple[int, int], ...]  # key of each position, and the choice there
    end: Khronos
    worth: float

    def __init__(self, s: Khronos, way: tuple[tuple[int, int], ...]) -> None:
        self.s = s
        self.way = way
        self.end = s
        self.worth = 0.0


def position_key(s: Khronos, seat: i64) -> int:
    """Return a hash of what a seat sees in its turn."""
    top = s.top
    here: i64 = s.round
    if isinstance(top, Place):
        here += 1024 * (1 + top.tile + top.era * CARD_COUNT * RANKS)
    card: i64
    for card in range(CARD_COUNT):
        here = scramble(here ^ s.hands[seat * CARD_COUNT + card])
    here = plans.hashed(here, s.board)
    here = plans.hashed(here, s.eras)
    here = plans.hashed(here, s.money)
    return int(plans.hashed(here, s.played))


def stage_of(s: Khronos) -> i64:
    """§turn Return the round, from 0; at tables of more than two seven further."""
    first: i64 = 0 if s.seats == 2 else LAST_ROUND
    if s.round < 1:
        return first
    return first + (s.round - 1 if s.round < LAST_ROUND else LAST_ROUND - 1)


def worth_of(s: Khronos, seat: i64, weights: list[list[float]]) -> float:
    """Return the expected lead of a seat over the average of the others; at the end of a match the real one."""
    coins = expected_coins(s, weights)
    others = sum(coins) - coins[seat]
    return coins[seat] - others / float(s.seats - 1)


def lead_of(s: Khronos, seat: i64, weights: list[list[float]]) -> float:
    """Return the expected lead of a seat over the best of the others; at the end of a match the real one."""
    coins = expected_coins(s, weights)
    own = coins[seat]
    coins[seat] = MIN_COINS
    return own - max(coins)


def expected_coins(s: Khronos, weights: list[list[float]]) -> list[float]:
    """Return the expected coins of everybody at the end; at the end of a match the real ones."""
    coins: list[float] = []
    player: i64
    if s.owed == AT_END:
        for player in range(s.seats):
            coins.append(float(s.money[player]))
        return coins
    row = weights[stage_of(s)]
    found = Survey(s).found
    for player in range(s.seats):
        total: float = 0.0
        feature: i64
        for feature in range(FEATURE_COUNT):
            if found[player * FEATURE_COUNT + feature] != 0:
                total += row[feature] * float(found[player * FEATURE_COUNT + feature])
        coins.append(total)
    return coins


# -- plans ------------------------------------------------------------------------------------------------------------


def turns(
    s: Khronos, seat: i64, weights: list[list[float]], rng: Rng, breadth: BeamWidths = USUAL_BEAM
) -> list[CandidateTurn]:
    """§II Return the turns that a beam search finds, the empty one among them, the best first."""
    every = [judged(CandidateTurn(s, ()), seat, weights, rng)]
    front = list(every)
    known = {position_key(s, seat)}
    for _ in range(MAX_ACTIONS):
        found: list[CandidateTurn] = []
        away: list[CandidateTurn] = []
        for turn in front:
            if isinstance(turn.s.top, Act) and turn.s.active == seat:
                go_further(turn, seat, found, away, breadth[2])
        front = judged_new(found, seat, weights, rng, known, every)[: breadth[0]]
        front += judged_new(away, seat, weights, rng, known, every)[: breadth[1]]
    best_first(every)
    return every


def best_turn(s: Khronos, seat: i64, weights: list[list[float]], rng: Rng, breadth: BeamWidths) -> float:
    """§II Return the value of the best turn of a seat that is about to begin it and keeps its cards."""
    world = prepared(s, rng)
    if isinstance(world.top, Act) and world.active == seat:
        return turns(world, seat, weights, rng, breadth)[0].worth
    return worth_of(world, seat, weights)


def judged_new(
    ways: list[CandidateTurn],
    seat: i64,
    weights: list[list[float]],
    rng: Rng,
    known: set[int],
    every: list[CandidateTurn],
) -> list[CandidateTurn]:
    """Judge and note the turns that lead to new positions; return them, the best first."""
    new: list[CandidateTurn] = []
    for way in ways:
        here = position_key(way.s, seat)
        if here not in known:
            known.add(here)
            new.append(judged(way, seat, weights, rng))
    every += new
    best_first(new)
    return new


def best_first(ways: list[CandidateTurn]) -> None:
    """Sort turns by their worth."""
    ways.sort(key=lambda turn: -turn.worth)


def judged(turn: CandidateTurn, seat: i64, weights: list[list[float]], rng: Rng) -> CandidateTurn:
    """End a turn here, and judge it."""
    end = turn.s.clone()
    end_turn(end, seat, rng)
    turn.end = end
    turn.worth = worth_of(end, seat, weights)
    return turn


def go_further(
    turn: CandidateTurn, seat: i64, found: list[CandidateTurn], away: list[CandidateTurn], sites: int
) -> None:
    """§II Try every action, with each tile in the places that are best by rules of thumb."""
    s = turn.s
    out = Choices()
    s.top.choices(s, seat, out)
    here = position_key(s, seat)
    i: i64
    for i in range(out.n):
        choice = out.at(i)
        way = (*turn.way, (here, int(choice)))
        if TAKE.has(choice):
            add_best_sites(s, seat, choice, way, found, sites)
        elif TRAVEL.has(choice):
            if not plans.is_duplicate_travel(s, seat, choice):
                away.append(CandidateTurn(plans.after_action(s, seat, choice, choice).s, way))
        elif choice != DONE and not TURN_PURSE.has(choice):
            found.append(CandidateTurn(plans.after_action(s, seat, choice, choice).s, way))


def add_best_sites(
    s: Khronos, seat: i64, choice: i64, way: tuple[tuple[int, int], ...], found: list[CandidateTurn], most: int
) -> None:
    """§2.1 Take a tile, and lay it in the places that are best by rules of thumb."""
    taken = s.clone()
    play(taken, seat, choice)
    top = taken.top
    if not isinstance(top, Place):
        return
    here = position_key(taken, seat)
    sites = promising_places(taken, top, seat)
    nodes: list[PlanNode] = []
    i: i64
    for i in range(sites.n):
        nodes.append(plans.after_action(taken, seat, sites.at(i), sites.at(i)))
    for node in plans.keep_best(nodes, most):
        found.append(CandidateTurn(node.s, (*way, (here, int(node.first)))))


# -- rollouts ---------------------------------------------------------------------------------------------------------


def end_turn(s: Khronos, seat: i64, rng: Rng) -> None:
    """§III, §IV End a turn here: draw cards, pay taxes, answer questions by rules of thumb."""
    out = Choices()
    _: i64
    for _ in range(MAX_STEPS):
        if s.owed == AT_END or s.active != seat:
            return
        if s.owed == BY_NATURE:
            play(s, NATURE, int(s.top.draw(s, rng.below(RANDOM_RANGE), out)))
        elif isinstance(s.top, (Act, Prepare)):
            play(s, seat, DONE)
        else:
            answer(s, out)


def answer(s: Khronos, out: Choices) -> None:
    """Answer the first open question by rules of thumb."""
    asked = lowest(s.owed)
    out.n = 0
    add_choices(s, asked, out, True)
    play(s, int(asked), advise(s, int(asked), out.as_list()))


def quick_turn(s: Khronos, rng: Rng, beam: RolloutBeam, known: KnownOutcomes | None = None) -> Khronos:
    """§turn Return the position after the active seat's turn by rules of thumb, without an exchange of cards."""
    twin = prepared(s, rng)
    seat = s.active
    if isinstance(twin.top, Act) and twin.active == seat:
        twin = plans.plan(twin, seat, beam[0], beam[1], known).s
    end_turn(twin, seat, rng)
    return twin


def prepared(s: Khronos, rng: Rng) -> Khronos:
    """§I Return the position before the active seat's first action, without an exchange of cards."""
    twin = s.clone()
    seat = s.active
    out = Choices()
    _: i64
    for _ in range(MAX_STEPS):
        if twin.owed == AT_END or twin.active != seat or isinstance(twin.top, Act):
            break
        if twin.owed == BY_NATURE:
            play(twin, NATURE, int(twin.top.draw(twin, rng.below(RANDOM_RANGE), out)))
        elif isinstance(twin.top, Prepare):
            play(twin, seat, DONE)
        else:
            answer(twin, out)
    return twin


def rolled_out(
    s: Khronos, chance: Chance, event: i64, max_turns: i64, beam: RolloutBeam, known: KnownOutcomes | None
) -> Khronos:
    """§turn Return the position after some turns of everybody, or at the end of the match."""
    n: i64
    for n in range(max_turns):
        if s.owed == AT_END:
            break
        s = quick_turn(s, Rng(chance, event + n), beam, known)  # the same random numbers after every plan
    return s
