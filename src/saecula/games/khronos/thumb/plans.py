"""Plans by rules of thumb: whole turns are tried on copies by a narrow beam search, and compared where they lead."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from mypy_extensions import i64

from saecula.games.khronos.kinds import ADVENTURERS_EACH, ERA_COUNT, TILE_COUNT
from saecula.games.khronos.rules.build import Place
from saecula.games.khronos.rules.cards import Prepare
from saecula.games.khronos.rules.course import Act
from saecula.games.khronos.state import Khronos
from saecula.games.khronos.thumb.places import promising_places
from saecula.games.khronos.thumb.values import position_value, position_value_with
from saecula.games.khronos.words import TAKE, TRAVEL
from saecula.kernel.chance import LOW_31, scramble
from saecula.kernel.choices import Choices
from saecula.kernel.frames import lowest, settle
from saecula.kernel.rows import Row
from saecula.kernel.state import AT_END, BY_NATURE, DONE

BEAM_WIDTH: Final = 3
TRAVEL_BEAM_WIDTH: Final = 4  # of plans that end with a travel
MAX_ACTIONS: Final = 4
MAX_ANSWERS: Final[i64] = 40  # on the way to the end of an action
WORST_VALUE: Final = -1_000_000
MAPS_KEY_BITS: Final = 40


@final
class PlanNode:
    """A position that a plan leads to, its value, and the first choice of the plan."""

    def __init__(self, s: Khronos, first: i64, value: i64) -> None:
        self.s: Final = s
        self.first: Final = first
        self.value: Final = value


@final
class SiteOutcome:
    """What a tile in a place leads to, whatever cards the seat holds: taxes of all, own coins."""

    def __init__(self, taxes: Row, coins: i64) -> None:
        self.taxes = taxes
        self.coins: Final = coins


KnownOutcomes: TypeAlias = dict[int, dict[int, SiteOutcome]]  # by maps, seat and tile, then by place


def plan(
    s: Khronos, seat: i64, width: int = BEAM_WIDTH, travels: int = TRAVEL_BEAM_WIDTH, known: KnownOutcomes | None = None
) -> PlanNode:
    """Return the best turn of a beam search over actions; travels have a beam of their own.

    `known` remembers the outcomes of places on maps that were looked at before.
    """
    if known is None:
        known = {}
    best = PlanNode(s, DONE, position_value(s, seat))
    front = [best]
    for depth in range(MAX_ACTIONS):
        if len(front) == 0:
            break
        found: list[PlanNode] = []
        away: list[PlanNode] = []
        for node in front:
            expand(node, seat, depth == 0, found, away, known)
        front = keep_best(found, width)
        if len(front) > 0 and front[0].value > best.value:
            best = front[0]
        travelled = keep_best(away, travels)
        if len(travelled) > 0 and travelled[0].value > best.value:
            best = travelled[0]
        front = front + travelled
    return best


def keep_best(nodes: list[PlanNode], most: int) -> list[PlanNode]:
    """Return the best nodes, best first."""
    kept: list[PlanNode] = []
    while len(nodes) > 0 and len(kept) < most:
        best = 0
        i: i64
        for i in range(1, len(nodes)):
            if nodes[i].value > nodes[best].value:
                best = i
        kept.append(nodes[best])
        nodes[best] = nodes[len(nodes) - 1]
        nodes.pop()
    return kept


def expand(
    node: PlanNode, seat: i64, first: bool, found: list[PlanNode], away: list[PlanNode], known: KnownOutcomes
) -> None:
    """Try every action from a position, with each tile in its best promising place."""
    s = node.s
    out = Choices()
    s.top.choices(s, seat, out)
    maps = maps_key(s)
    i: i64
    for i in range(out.n):
        choice = out.at(i)
        begun = choice if first else node.first
        if TAKE.has(choice):
            tile_taken = s.clone()
            tile_taken.top.choose(tile_taken, seat, choice)
            settle(tile_taken)
            top = tile_taken.top
            if isinstance(top, Place):
                key = maps ^ (1 + top.tile + TILE_COUNT * (top.era + ERA_COUNT * seat)) << MAPS_KEY_BITS
                outcomes = known.setdefault(int(key), {})
                found.append(best_site(tile_taken, seat, promising_places(tile_taken, top, seat), begun, outcomes))
        elif TRAVEL.has(choice):
            if not is_duplicate_travel(s, seat, choice):
                away.append(after_action(s, seat, choice, begun))
        elif choice != DONE:
            found.append(after_action(s, seat, choice, begun))


def is_duplicate_travel(s: Khronos, seat: i64, choice: i64) -> bool:
    """Say whether the other adventurer could do the same: they stand there too, with as many cards played."""
    at = seat * ADVENTURERS_EACH
    return TRAVEL.x(choice) == 1 and s.eras[at] == s.eras[at + 1] and s.played[at] == s.played[at + 1]


def best_site(s: Khronos, seat: i64, sites: Choices, begun: i64, outcomes: dict[int, SiteOutcome]) -> PlanNode:
    """Return the best of some places for the tile taken."""
    best: PlanNode | None = None  # None, too, if the outcome of the best place was known
    most: i64 = WORST_VALUE
    chosen: i64 = sites.at(0)
    i: i64
    for i in range(sites.n):
        site = sites.at(i)
        node: PlanNode | None = None
        outcome = outcomes.get(int(site))
        if outcome is not None:
            value = position_value_with(s, seat, outcome.taxes, outcome.coins)
        else:
            node = after_action(s, seat, site, begun)
            value = node.value
            outcomes[int(site)] = SiteOutcome(node.s.taxes, node.s.money[seat] - s.money[seat])
        if value > most:
            most = value
            best = node
            chosen = site
    return after_action(s, seat, chosen, begun) if best is None else best


def maps_key(s: Khronos) -> i64:
    """Return a hash of what stands on all maps, and what is left in the box."""
    high = hashed(hashed(1, s.board), s.stock)
    return high << 31 ^ hashed(hashed(2, s.board), s.stock)


def hashed(here: i64, numbers: Row) -> i64:
    """Return a hash, continued by the numbers of a row and their places."""
    i: i64
    for i in range(len(numbers)):
        if numbers[i] != 0:
            here = scramble(here ^ ((numbers[i] ^ numbers[i] >> 31) + i * 0x2545F) & LOW_31)
    return here


def after_action(s: Khronos, seat: i64, choice: i64, begun: i64) -> PlanNode:
    """Return the position after a choice and the questions that follow from it, answered by the last choice."""
    twin = s.clone()
    twin.top.choose(twin, seat, choice)
    settle(twin)
    if not is_quiet(twin):
        answer_all(twin)
    return PlanNode(twin, begun, position_value(twin, seat))


def answer_all(s: Khronos) -> None:
    """Answer the questions of an action by the last choice."""
    out = Choices()
    _: i64
    for _ in range(MAX_ANSWERS):
        if is_quiet(s):
            return
        asked = lowest(s.owed)
        out.n = 0
        s.top.choices(s, asked, out)
        s.top.choose(s, asked, out.at(out.n - 1))
        settle(s)


def is_quiet(s: Khronos) -> bool:
    """Say whether an action is over: the next one is to be chosen, or the turn has ended."""
    return s.owed == AT_END or s.owed == BY_NATURE or isinstance(s.top, (Act, Prepare))


def best_of(s: Khronos, seat: i64, choices: Choices) -> i64:
    """Return the choice that leads to the best position."""
    best: i64 = choices.at(0)
    most: i64 = WORST_VALUE
    i: i64
    for i in range(choices.n):
        value = after_action(s, seat, choices.at(i), DONE).value
        if value > most:
            most = value
            best = choices.at(i)
    return best
