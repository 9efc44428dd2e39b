"""Turns of Khronos: a beam of plans judged by the value, and matches played on by quick rules of thumb."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from mypy_extensions import i64

from saecula.games.khronos.bots.native.features import SEEN, Survey
from saecula.games.khronos.kinds import CARD_COUNT, RANKS
from saecula.games.khronos.rules.build import Place
from saecula.games.khronos.rules.cards import Prepare
from saecula.games.khronos.rules.course import Act
from saecula.games.khronos.rules.taxes import LAST_ROUND
from saecula.games.khronos.state import Khronos
from saecula.games.khronos.thumb import Known, Node, advise, after, is_twin_travel, keep_best, mixed, plan, promising
from saecula.games.khronos.words import TAKE, TRAVEL, TURN_PURSE
from saecula.kernel.chance import Chance, Rng, scramble
from saecula.kernel.choices import Choices
from saecula.kernel.frames import add_choices, lowest, play
from saecula.kernel.state import AT_END, BY_NATURE, DONE, NATURE

DEPTH: Final = 4  # actions of one plan
USUAL: Final = (6, 4, 4)  # how broad a beam is, below
STEPS_MOST: Final = 400  # until a turn is over
BIG: Final = 1 << 30
LEAST: Final = -1e9
Quick: TypeAlias = tuple[int, int]  # plans and travels that rules of thumb follow
Breadth: TypeAlias = tuple[int, int, int]  # plans and travels that a beam follows, and places for one tile


@final
class Turn:
    """A way through a turn: where it has come to, what is chosen at which question, and what its end is worth."""

    s: Khronos
    way: tuple[tuple[int, int], ...]  # a question as seen, and the choice there
    end: Khronos
    worth: float

    def __init__(self, s: Khronos, way: tuple[tuple[int, int], ...]) -> None:
        self.s = s
        self.way = way
        self.end = s
        self.worth = 0.0


def seen(s: Khronos, seat: i64) -> int:
    """Return a number for what a seat sees when it is asked something in its turn."""
    top = s.top
    here: i64 = s.round
    if isinstance(top, Place):
        here += 1024 * (1 + top.tile + top.era * CARD_COUNT * RANKS)
    card: i64 = 0
    while card < CARD_COUNT:
        here = scramble(here ^ s.hands[seat * CARD_COUNT + card])
        card += 1
    here = mixed(here, s.board)
    here = mixed(here, s.eras)
    here = mixed(here, s.money)
    return int(mixed(here, s.played))


def stage_of(s: Khronos) -> i64:
    """§turn Return the round, from 0; at tables of more than two seven further."""
    first: i64 = 0 if s.seats == 2 else LAST_ROUND
    if s.round < 1:
        return first
    return first + (s.round - 1 if s.round < LAST_ROUND else LAST_ROUND - 1)


def worth_of(s: Khronos, seat: i64, weights: list[list[float]]) -> float:
    """Return how far a seat will be ahead of the others on average; at the end of a match how far it is."""
    hopes = hopes_of(s, weights)
    others = sum(hopes) - hopes[seat]
    return hopes[seat] - others / float(s.seats - 1)


def lead_of(s: Khronos, seat: i64, weights: list[list[float]]) -> float:
    """Return how far a seat will be ahead of the best of the others; at the end of a match how far it is."""
    hopes = hopes_of(s, weights)
    own = hopes[seat]
    hopes[seat] = LEAST
    return own - max(hopes)


def hopes_of(s: Khronos, weights: list[list[float]]) -> list[float]:
    """Return what everybody has and may hope for, in coins."""
    hopes: list[float] = []
    player: i64 = 0
    if s.owed == AT_END:
        while player < s.seats:
            hopes.append(float(s.money[player]))
            player += 1
        return hopes
    row = weights[stage_of(s)]
    found = Survey(s).found
    while player < s.seats:
        total: float = 0.0
        feature: i64 = 0
        while feature < SEEN:
            if found[player * SEEN + feature] != 0:
                total += row[feature] * float(found[player * SEEN + feature])
            feature += 1
        hopes.append(total)
        player += 1
    return hopes


# -- plans ------------------------------------------------------------------------------------------------------------


def turns(s: Khronos, seat: i64, weights: list[list[float]], rng: Rng, breadth: Breadth = USUAL) -> list[Turn]:
    """§II Return many ways to use a turn, the empty one among them, the best first."""
    every = [judged(Turn(s, ()), seat, weights, rng)]
    front = list(every)
    known = {seen(s, seat)}
    for _ in range(DEPTH):
        found: list[Turn] = []
        away: list[Turn] = []
        for turn in front:
            if isinstance(turn.s.top, Act) and turn.s.active == seat:
                go_further(turn, seat, found, away, breadth[2])
        front = judged_new(found, seat, weights, rng, known, every)[: breadth[0]]
        front += judged_new(away, seat, weights, rng, known, every)[: breadth[1]]
    best_first(every)
    return every


def best_turn(s: Khronos, seat: i64, weights: list[list[float]], rng: Rng, breadth: Breadth) -> float:
    """§II Return what the best turn of a seat is worth that is about to begin it and keeps its cards."""
    world = prepared(s, rng)
    if isinstance(world.top, Act) and world.active == seat:
        return turns(world, seat, weights, rng, breadth)[0].worth
    return worth_of(world, seat, weights)


def judged_new(
    ways: list[Turn], seat: i64, weights: list[list[float]], rng: Rng, known: set[int], every: list[Turn]
) -> list[Turn]:
    """Judge the ways to which no other order of actions has led, and take them down; return them, the best first."""
    new: list[Turn] = []
    for way in ways:
        here = seen(way.s, seat)
        if here not in known:
            known.add(here)
            new.append(judged(way, seat, weights, rng))
    every += new
    best_first(new)
    return new


def best_first(ways: list[Turn]) -> None:
    """Sort turns by their worth."""
    ways.sort(key=lambda turn: -turn.worth)


def judged(turn: Turn, seat: i64, weights: list[list[float]], rng: Rng) -> Turn:
    """End a turn here, and judge."""
    end = turn.s.clone()
    end_turn(end, seat, rng)
    turn.end = end
    turn.worth = worth_of(end, seat, weights)
    return turn


def go_further(turn: Turn, seat: i64, found: list[Turn], away: list[Turn], sites: int) -> None:
    """§II Try every action; of each tile the places that rules of thumb like best."""
    s = turn.s
    out = Choices()
    s.top.choices(s, seat, out)
    here = seen(s, seat)
    i: i64 = 0
    while i < out.n:
        choice = out.at(i)
        way = (*turn.way, (here, int(choice)))
        if TAKE.has(choice):
            add_best_sites(s, seat, choice, way, found, sites)
        elif TRAVEL.has(choice):
            if not is_twin_travel(s, seat, choice):
                away.append(Turn(after(s, seat, choice, choice).s, way))
        elif choice != DONE and not TURN_PURSE.has(choice):
            found.append(Turn(after(s, seat, choice, choice).s, way))
        i += 1


def add_best_sites(
    s: Khronos, seat: i64, choice: i64, way: tuple[tuple[int, int], ...], found: list[Turn], most: int
) -> None:
    """§2.1 Take a tile, and lay it where rules of thumb like it best."""
    taken = s.clone()
    play(taken, seat, choice)
    top = taken.top
    if not isinstance(top, Place):
        return
    here = seen(taken, seat)
    sites = promising(taken, top, seat)
    nodes: list[Node] = []
    i: i64 = 0
    while i < sites.n:
        nodes.append(after(taken, seat, sites.at(i), sites.at(i)))
        i += 1
    for node in keep_best(nodes, most):
        found.append(Turn(node.s, (*way, (here, int(node.first)))))


# -- playing on -------------------------------------------------------------------------------------------------------


def end_turn(s: Khronos, seat: i64, rng: Rng) -> None:
    """§III, §IV End a turn here: cards are drawn, taxes paid; what is asked on the way, rules of thumb answer."""
    out = Choices()
    steps: i64 = 0
    while s.owed != AT_END and s.active == seat and steps < STEPS_MOST:
        steps += 1
        if s.owed == BY_NATURE:
            play(s, NATURE, int(s.top.draw(s, rng.below(BIG), out)))
        elif isinstance(s.top, (Act, Prepare)):
            play(s, seat, DONE)
        else:
            answer(s, out)


def answer(s: Khronos, out: Choices) -> None:
    """Let whoever is asked first answer by rules of thumb."""
    asked = lowest(s.owed)
    out.n = 0
    add_choices(s, asked, out, True)
    play(s, int(asked), advise(s, int(asked), out.as_list()))


def quick_turn(s: Khronos, rng: Rng, quick: Quick, known: Known | None = None) -> Khronos:
    """§turn Return the world after the active seat's turn, planned once, without an exchange of cards."""
    twin = prepared(s, rng)
    seat = s.active
    if isinstance(twin.top, Act) and twin.active == seat:
        twin = plan(twin, seat, quick[0], quick[1], known).s
    end_turn(twin, seat, rng)
    return twin


def prepared(s: Khronos, rng: Rng) -> Khronos:
    """§I Return the world in which the active seat is asked for its first action; it exchanges no cards."""
    twin = s.clone()
    seat = s.active
    out = Choices()
    steps: i64 = 0
    while twin.owed != AT_END and twin.active == seat and steps < STEPS_MOST and not isinstance(twin.top, Act):
        steps += 1
        if twin.owed == BY_NATURE:
            play(twin, NATURE, int(twin.top.draw(twin, rng.below(BIG), out)))
        elif isinstance(twin.top, Prepare):
            play(twin, seat, DONE)
        else:
            answer(twin, out)
    return twin


def played_on(s: Khronos, chance: Chance, event: i64, turns_most: i64, quick: Quick, known: Known | None) -> Khronos:
    """§turn Return the world after some turns of everybody, or at the end of the match."""
    n: i64 = 0
    while s.owed != AT_END and n < turns_most:
        s = quick_turn(s, Rng(chance, event + n), quick, known)  # every turn its own luck: the same after every plan
        n += 1
    return s
